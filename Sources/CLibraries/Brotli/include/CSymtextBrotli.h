#pragma once
#include <stddef.h>
#include <stdint.h>

/// How much room a compressed stream may take; 0 when Brotli is not installed or no room would do.
///
/// Brotli is loaded at the first call and not when the program starts: few runs compress anything.
size_t brotli_max_compressed_size(size_t count);

/// Whether Brotli's decoder is installed; it is loaded at the first call.
_Bool brotli_can_decompress(void);

/// Decompresses a stream; false when it does not hold exactly `target_count` bytes, or Brotli is not
/// installed or has no memory.
_Bool brotli_decompress(const uint8_t *_Nonnull source, size_t source_count,
                        uint8_t *_Nonnull target, size_t target_count);

/// Compresses a font as densely as Brotli can.
///
/// `target_count` is the room at first and the size of the stream afterwards. False when Brotli is not
/// installed, has no memory or too little room.
_Bool brotli_compress_font(const uint8_t *_Nonnull source, size_t source_count,
                           uint8_t *_Nonnull target, size_t *_Nonnull target_count);
