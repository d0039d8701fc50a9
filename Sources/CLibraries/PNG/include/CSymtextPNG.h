#pragma once
#include <stddef.h>
#include <stdint.h>

/// The size of a message in bytes.
enum { PNG_MESSAGE_SIZE = 128 };

/// Decodes any PNG image to rows of red, green, blue and alpha, a byte each, in sRGB, not premultiplied.
///
/// `pixels` has 4 · width · height bytes; the image must have that width and height. False on failure, with the reason
/// in `message`.
///
/// This uses libpng's low-level interface. Since the fix of CVE-2025-65018, a write beyond the pixels, the simplified
/// one mixes up the rows of interlaced images of 16 bits: <https://github.com/pnggroup/libpng/issues/853>.
_Bool png_decode(const uint8_t *_Nonnull file, size_t count, uint8_t *_Nonnull pixels, uint32_t width,
                 uint32_t height, char *_Nonnull message);

/// Decodes a PNG image row by row to the means of blocks of `factor` × `factor` pixels, premultiplied. `factor` is 2 to
/// 256. An interlaced image takes 8 more bytes for each block while it is read.
///
/// `pixels` has 4 bytes for each block; blocks at the right and at the bottom may be smaller.
_Bool png_decode_blocks(const uint8_t *_Nonnull file, size_t count, uint8_t *_Nonnull pixels, uint32_t width,
                        uint32_t height, uint32_t factor, char *_Nonnull message);
