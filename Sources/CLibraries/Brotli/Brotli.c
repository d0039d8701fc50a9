#include "CSymtextBrotli.h"

#include <pthread.h>

#include "CSymtextLibraryLoader.h"

// The part of <brotli/encode.h> that is used. Brotli's interface has not changed since version 1.0.
enum { MODE_FONT = 2, QUICK_QUALITY = 9, MAX_QUALITY = 11, MAX_WINDOW_BITS = 24 };

// From this size on, the second-highest quality is used. The highest takes 2 to 4 s for each MiB; the second takes half
// of that, and its stream is 1 % larger.
enum { LARGE_FONT = 2 << 20 };

static struct {
  size_t (*max_compressed_size)(size_t count);
  int (*compress)(int quality, int window_bits, int mode, size_t source_count,
                  const uint8_t *source, size_t *target_count, uint8_t *target);
} brotli;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libbrotlienc.so.1", "libbrotlienc.1.dylib",
                               "/opt/homebrew/lib/libbrotlienc.1.dylib",
                               "/usr/local/lib/libbrotlienc.1.dylib", NULL};
  void *library = library_open(names);
  is_loaded =
      library &&
      library_find(library, "BrotliEncoderMaxCompressedSize", &brotli.max_compressed_size) &&
      library_find(library, "BrotliEncoderCompress", &brotli.compress);
}

size_t brotli_max_compressed_size(size_t count) {
  pthread_once(&once, load);
  return is_loaded ? brotli.max_compressed_size(count) : 0;
}

_Bool brotli_compress_font(const uint8_t *source, size_t source_count, uint8_t *target,
                           size_t *target_count, _Bool is_quick) {
  pthread_once(&once, load);
  int quality = is_quick                    ? QUICK_QUALITY
                : source_count < LARGE_FONT ? MAX_QUALITY
                                            : MAX_QUALITY - 1;
  // The largest window that every decoder supports: 16 MiB.
  return is_loaded && brotli.compress(quality, MAX_WINDOW_BITS, MODE_FONT, source_count, source,
                                      target_count, target);
}

static int (*decompress)(size_t source_count, const uint8_t *source, size_t *target_count,
                         uint8_t *target);
static pthread_once_t once_decoder = PTHREAD_ONCE_INIT;

static void load_decoder(void) {
  const char *const names[] = {"libbrotlidec.so.1", "libbrotlidec.1.dylib",
                               "/opt/homebrew/lib/libbrotlidec.1.dylib",
                               "/usr/local/lib/libbrotlidec.1.dylib", NULL};
  void *library = library_open(names);
  if (library) library_find(library, "BrotliDecoderDecompress", &decompress);
}

_Bool brotli_can_decompress(void) {
  pthread_once(&once_decoder, load_decoder);
  return decompress != NULL;
}

_Bool brotli_decompress(const uint8_t *source, size_t source_count, uint8_t *target,
                        size_t target_count) {
  size_t count = target_count;
  return brotli_can_decompress() && decompress(source_count, source, &count, target) == 1 &&
         count == target_count;
}
