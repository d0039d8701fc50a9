#pragma once
#include <stdint.h>

// Only for LibraryVersions, not for modules that lay out text.

/// The version of ICU, most significant number first; false if ICU is not installed.
_Bool unicode_version(uint8_t version[_Nonnull 4]);
