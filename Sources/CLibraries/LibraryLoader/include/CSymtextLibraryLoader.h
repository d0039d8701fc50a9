#pragma once
#include <stddef.h>

// Opens libraries of the system when they are first needed, so that a start does not pay for them.

/// Opens the first library of a list that is installed, by its file name such as `libfoo.so.1`.
/// - Parameter names: ends with a null.
/// - Returns: null when none of them is installed. It stays open until the process ends.
void *_Nullable library_open(const char *_Nullable const *_Nonnull names);

/// Finds a function and writes its address to where a pointer points; false, and nothing is written, when
/// the library has none of that name.
_Bool library_find(void *_Nonnull library, const char *_Nonnull name, void *_Nonnull function);
