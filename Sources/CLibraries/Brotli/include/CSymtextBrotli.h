#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the size of the buffer for a compressed stream; 0 if Brotli is not installed or `count` is too large.
///
/// Brotli is loaded by the first call, not at the start of the program, because few runs compress anything.
size_t brotli_max_compressed_size(size_t count);

/// Whether Brotli's decoder is installed.
///
/// The first call loads it.
_Bool brotli_can_decompress(void);

/// Decompresses a stream; false if it does not hold exactly `target_count` bytes, if Brotli is not installed, or if
/// memory is short.
_Bool brotli_decompress(const uint8_t *_Nonnull source, size_t source_count,
                        uint8_t *_Nonnull target, size_t target_count);

/// Compresses a font at the highest quality, or at the next one if it has 2 MiB or more; with `is_quick` at a lower one,
/// which takes a tenth of the time and makes streams an eighth larger.
///
/// `target_count` is the size of the buffer before and of the stream after the call. False if Brotli is not installed,
/// or if memory or the buffer is too small.
_Bool brotli_compress_font(const uint8_t *_Nonnull source, size_t source_count,
                           uint8_t *_Nonnull target, size_t *_Nonnull target_count,
                           _Bool is_quick);
