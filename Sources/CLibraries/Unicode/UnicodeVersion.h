#pragma once
#include <stdint.h>

// For CLibraryVersions only; modules which lay out text need not see it.

/// The version of ICU, its most important number first; false when it is not installed.
_Bool unicode_version(uint8_t version[_Nonnull 4]);
