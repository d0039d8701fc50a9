#pragma once
#include <png.h>

// Macros that Swift does not import.
static const png_uint_32 st_PNG_FORMAT_RGBA = PNG_FORMAT_RGBA;
static const png_uint_32 st_PNG_IMAGE_FLAG_16BIT_sRGB = PNG_IMAGE_FLAG_16BIT_sRGB;
