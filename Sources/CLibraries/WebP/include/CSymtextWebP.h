#pragma once
#include <stddef.h>
#include <stdint.h>

/// The result of a call.
typedef enum : int {
  webp_done,
  /// libwebp is not installed, or has an incompatible interface.
  webp_missing,
  /// Memory is short, or the picture is too large.
  webp_failed,
} webp_outcome;

/// Compresses a picture without loss.
///
/// libwebp is loaded by the first call, not at the start of the program. Fully transparent pixels get the colours that
/// take the fewest bytes.
/// - Parameters:
///   - pixels: width · height words, rows from the top: alpha in the highest byte, then red, green and blue, not
///     premultiplied. The colours of transparent pixels change.
///   - method: 0, the fastest, to 6.
///   - effort: 0 to 100, within the method.
///   - bytes: receives the WebP file, to be freed with `webp_free`; null on failure.
///   - count: receives the number of bytes.
webp_outcome webp_compress(uint32_t *_Nonnull pixels, int width, int height, int method,
                           int effort, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// Frees the bytes of a file.
void webp_free(uint8_t *_Nullable bytes);

/// Reads the size of a WebP image, and whether it is an animation, and whether it is compressed without loss.
webp_outcome webp_read_size(const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width,
                            int *_Nonnull height, _Bool *_Nonnull is_animated,
                            _Bool *_Nonnull is_lossless);

/// Reads the pixels of a WebP image.
/// - Parameters:
///   - width, height: the size from `webp_read_size`, or a smaller one.
///   - pixels: receives rows from the top: red, green, blue and alpha; premultiplied if the image is scaled.
///   - is_scaled: whether the size is a smaller one.
webp_outcome webp_decode(const uint8_t *_Nonnull bytes, size_t count, int width, int height,
                         uint8_t *_Nonnull pixels, _Bool is_scaled);
