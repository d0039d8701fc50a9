#pragma once
#include <stddef.h>

/// The origin of a library.
typedef enum : int {
  /// Linked to the program.
  LIBRARY_LINKED,
  /// Loaded on first use.
  LIBRARY_OPENED_LATE,
  /// Compiled into the program.
  LIBRARY_INCLUDED,
} LibraryKind;

/// A C library that the program uses.
typedef struct {
  const char *_Nonnull name;
  /// The version that the library reports; null if it is not installed.
  const char *_Nullable version;
  LibraryKind kind;
} LibraryVersion;

/// The number of libraries.
size_t library_version_count(void);

/// A library with its version in this process.
///
/// If its kind is `LIBRARY_OPENED_LATE`, this call loads it.
LibraryVersion library_version(size_t index);

/// The abbreviated commit from which the program was built; null if unknown.
const char *_Nullable build_commit(void);
