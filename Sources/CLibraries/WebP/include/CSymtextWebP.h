#pragma once
#include <stddef.h>
#include <stdint.h>

/// How a compression ended.
typedef enum : int {
  webp_done,
  /// libwebp is not installed, or is one with another interface.
  webp_missing,
  /// There is not enough memory, or the picture is too large.
  webp_failed,
} webp_outcome;

/// Compresses a picture without loss.
///
/// libwebp is loaded at the first call and not when the program starts. What is fully transparent gets the colours that
/// take the fewest bytes.
/// - Parameters:
///   - pixels: width · height words, rows from the top: opacity in the highest byte, then red, green and blue, which
///     are not multiplied by it; those of what is transparent change.
///   - method: 0, the fastest, to 6.
///   - effort: 0 to 100, within the method.
///   - bytes: receives those of a WebP file, to be given back to `webp_free`; null unless it is done.
///   - count: receives how many they are.
webp_outcome webp_compress(uint32_t *_Nonnull pixels, int width, int height, int method,
                           int effort, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// Gives back the bytes of a file.
void webp_free(uint8_t *_Nullable bytes);

/// Reads the size of a WebP image, and whether it is an animation.
webp_outcome webp_read_size(const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width,
                            int *_Nonnull height, _Bool *_Nonnull is_animated);

/// Reads the pixels of a WebP image.
/// - Parameters:
///   - width, height: as `webp_read_size` says them.
///   - pixels: receives rows from the top: red, green, blue, not multiplied by it, and opacity.
webp_outcome webp_decode(const uint8_t *_Nonnull bytes, size_t count, int width, int height,
                         uint8_t *_Nonnull pixels);
