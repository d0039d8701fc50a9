#pragma once
#include <stddef.h>
#include <stdint.h>

/// The result of reading.
typedef enum : int {
  jpeg_done,
  /// libturbojpeg is not installed.
  jpeg_missing,
  /// The bytes are not a readable JPEG image; the message has the reason.
  jpeg_failed,
} jpeg_outcome;

/// The size of a message in bytes, including its end.
#define JPEG_MESSAGE_SIZE 200

/// Reads the size of a JPEG image.
///
/// libturbojpeg is loaded by the first call, not at the start of the program.
/// - Parameter message: receives the reason of a failure; `JPEG_MESSAGE_SIZE` bytes.
jpeg_outcome jpeg_size(const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width,
                       int *_Nonnull height, char *_Nonnull message);

/// Reads the pixels of a JPEG image.
/// - Parameters:
///   - width, height: the size from `jpeg_size`.
///   - factor: 1, 2, 4 or 8: both sides are divided by it, rounded up.
///   - pixels: receives rows from the top: red, green, blue and 255 of each pixel.
///   - message: receives the reason of a failure; `JPEG_MESSAGE_SIZE` bytes.
jpeg_outcome jpeg_decode(const uint8_t *_Nonnull bytes, size_t count, int width, int height,
                         int factor, uint8_t *_Nonnull pixels, char *_Nonnull message);
