#pragma once
#include <stddef.h>

/// Where a library is from.
typedef enum : int {
  /// It was loaded with the program.
  LIBRARY_LINKED,
  /// It is opened when it is first needed.
  LIBRARY_OPENED_LATE,
  /// Its source is in the program.
  LIBRARY_INCLUDED,
} LibraryKind;

/// A C library that the program uses.
typedef struct {
  const char *_Nonnull name;
  /// As the library itself says it; null when it is not installed.
  const char *_Nullable version;
  LibraryKind kind;
} LibraryVersion;

/// How many there are.
size_t library_version_count(void);

/// One of them, as it is in this process. Those that are opened late are opened for it.
LibraryVersion library_version(size_t index);

/// The commit that the program was built from, shortened; null when that is not known.
const char *_Nullable build_commit(void);
