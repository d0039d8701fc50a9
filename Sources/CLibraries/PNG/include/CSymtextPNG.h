#pragma once
#include <stddef.h>
#include <stdint.h>

/// The room that a message takes.
enum { PNG_MESSAGE_SIZE = 128 };

/// Reads a PNG image of any kind as rows of red, green, blue and opacity, a byte each, sRGB, not
/// premultiplied.
///
/// `pixels` has 4 · width · height bytes; the image must have that width and height. False when it cannot be
/// read; `message` says why.
///
/// By libpng's plain interface: the simplified one mixes up the rows of interlaced images of 16 bits
/// <https://github.com/pnggroup/libpng/issues/853>, since it no longer writes beyond their pixels
/// (CVE-2025-65018).
_Bool png_decode(const uint8_t *_Nonnull file, size_t count, uint8_t *_Nonnull pixels, uint32_t width,
                 uint32_t height, char *_Nonnull message);
