#pragma once
#include <stddef.h>
#include <stdint.h>

/// How reading ended.
typedef enum : int {
  jpeg_done,
  /// libturbojpeg is not installed.
  jpeg_missing,
  /// The bytes are no JPEG image that can be read; the message says why.
  jpeg_failed,
} jpeg_outcome;

/// How many bytes a message has at most, with its end.
#define JPEG_MESSAGE_SIZE 200

/// Reads the size of a JPEG image.
///
/// libturbojpeg is loaded at the first call and not when the program starts.
/// - Parameter message: receives what is wrong; `JPEG_MESSAGE_SIZE` bytes.
jpeg_outcome jpeg_size(const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width,
                       int *_Nonnull height, char *_Nonnull message);

/// Reads the pixels of a JPEG image.
/// - Parameters:
///   - width, height: as `jpeg_size` says them.
///   - pixels: receives rows from the top: red, green, blue and 255 of each pixel.
///   - message: receives what is wrong; `JPEG_MESSAGE_SIZE` bytes.
jpeg_outcome jpeg_decode(const uint8_t *_Nonnull bytes, size_t count, int width, int height,
                         uint8_t *_Nonnull pixels, char *_Nonnull message);
