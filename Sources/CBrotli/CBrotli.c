#include "CBrotli.h"

#include <brotli/encode.h>
#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY "libbrotlienc.1.dylib"
#else
#define LIBRARY "libbrotlienc.so.1"
#endif

static struct {
  __typeof__(&BrotliEncoderMaxCompressedSize) max_compressed_size;
  __typeof__(&BrotliEncoderCompress) compress;
} brotli;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Bool find(void *library, const char *name, void *pointer) {
  void *function = dlsym(library, name);
  *(void **)pointer = function;
  return function != NULL;
}

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  is_loaded = library != NULL &&
              find(library, "BrotliEncoderMaxCompressedSize", &brotli.max_compressed_size) &&
              find(library, "BrotliEncoderCompress", &brotli.compress);
}

size_t brotli_max_compressed_size(size_t count) {
  pthread_once(&once, load);
  return is_loaded ? brotli.max_compressed_size(count) : 0;
}

_Bool brotli_compress_font(const uint8_t *source, size_t source_count, uint8_t *target,
                           size_t *target_count) {
  pthread_once(&once, load);
  // The largest window that every decoder knows: 16 MiB.
  return is_loaded && brotli.compress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_FONT,
                                      source_count, source, target_count, target);
}
