#pragma once
#include <stddef.h>

// Opens system libraries on first use, so that they do not slow down the start.

/// Whether the program carries its libraries: `make portable` links them in, with a table of their functions.
_Bool library_is_carried(void);

/// Opens the first installed library of a list of file names such as `libfoo.so.1`; a program that carries its
/// libraries opens itself.
/// - Parameter names: ends with a null.
/// - Returns: null if no library is installed. An opened library stays open until the process ends.
void *_Nullable library_open(const char *_Nullable const *_Nonnull names);

/// Opens the first installed library of a list, which no program carries.
void *_Nullable library_open_installed(const char *_Nullable const *_Nonnull names);

/// Finds a function and writes its address to the pointer at `function`; false, without writing, if the library has no
/// such function.
_Bool library_find(void *_Nonnull library, const char *_Nonnull name, void *_Nonnull function);
