#include "CSymtextWebP.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>

#include "CSymtextLibraryLoader.h"

// libwebp checks with this version whether the header used for compilation fits the installed library.
static struct {
  int (*begin_config)(WebPConfig *config, WebPPreset preset, float quality, int version);
  int (*begin_picture)(WebPPicture *picture, int version);
  int (*encode)(const WebPConfig *config, WebPPicture *picture);
  void (*end_picture)(WebPPicture *picture);
  VP8StatusCode (*read_features)(const uint8_t *bytes, size_t count,
                                 WebPBitstreamFeatures *features, int version);
  int (*begin_decoder)(WebPDecoderConfig *config, int version);
  VP8StatusCode (*decode)(const uint8_t *bytes, size_t count, WebPDecoderConfig *config);
} webp;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libwebp.so.7", "libwebp.7.dylib",
                               "/opt/homebrew/lib/libwebp.7.dylib",
                               "/usr/local/lib/libwebp.7.dylib", NULL};
  void *library = library_open(names);
  is_loaded = library && library_find(library, "WebPConfigInitInternal", &webp.begin_config) &&
              library_find(library, "WebPPictureInitInternal", &webp.begin_picture) &&
              library_find(library, "WebPEncode", &webp.encode) &&
              library_find(library, "WebPPictureFree", &webp.end_picture) &&
              library_find(library, "WebPGetFeaturesInternal", &webp.read_features) &&
              library_find(library, "WebPInitDecoderConfigInternal", &webp.begin_decoder) &&
              library_find(library, "WebPDecode", &webp.decode);
}

typedef struct {
  uint8_t *bytes;
  size_t count, room;
} output;

// A `WebPWriterFunction`.
static int append(const uint8_t *data, size_t count, const WebPPicture *picture) {
  output *target = picture->custom_ptr;
  if (count > target->room - target->count) {
    size_t room = 2 * target->room + count + 1024;
    uint8_t *bytes = realloc(target->bytes, room);
    if (!bytes) return 0;
    target->bytes = bytes;
    target->room = room;
  }
  memcpy(target->bytes + target->count, data, count);
  target->count += count;
  return 1;
}

webp_outcome webp_compress(uint32_t *pixels, int width, int height, int method, int effort,
                           uint8_t **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  pthread_once(&once, load);
  WebPConfig config;
  WebPPicture picture;
  if (!is_loaded ||
      !webp.begin_config(&config, WEBP_PRESET_DEFAULT, (float)effort, WEBP_ENCODER_ABI_VERSION) ||
      !webp.begin_picture(&picture, WEBP_ENCODER_ABI_VERSION)) {
    return webp_missing;
  }
  config.lossless = 1;
  config.method = method;
  output target = {NULL, 0, 0};
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.argb = pixels;
  picture.argb_stride = width;
  picture.writer = append;
  picture.custom_ptr = &target;
  _Bool is_done = webp.encode(&config, &picture);
  webp.end_picture(&picture);
  if (!is_done) {
    free(target.bytes);
    return webp_failed;
  }
  *bytes = target.bytes;
  *count = target.count;
  return webp_done;
}

void webp_free(uint8_t *bytes) { free(bytes); }

webp_outcome webp_read_size(const uint8_t *bytes, size_t count, int *width, int *height,
                            _Bool *is_animated, _Bool *is_lossless) {
  pthread_once(&once, load);
  if (!is_loaded) return webp_missing;
  WebPBitstreamFeatures features;
  if (webp.read_features(bytes, count, &features, WEBP_DECODER_ABI_VERSION) != VP8_STATUS_OK)
    return webp_failed;
  *width = features.width;
  *height = features.height;
  *is_animated = features.has_animation;
  *is_lossless = features.format == 2;
  return webp_done;
}

webp_outcome webp_decode(const uint8_t *bytes, size_t count, int width, int height,
                         uint8_t *pixels, _Bool is_scaled) {
  pthread_once(&once, load);
  WebPDecoderConfig config;
  if (!is_loaded || !webp.begin_decoder(&config, WEBP_DECODER_ABI_VERSION)) return webp_missing;
  config.options.use_scaling = is_scaled;
  config.options.scaled_width = width;
  config.options.scaled_height = height;
  config.output.colorspace = is_scaled ? MODE_rgbA : MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = 4 * width;
  config.output.u.RGBA.size = 4 * (size_t)width * (size_t)height;
  return webp.decode(bytes, count, &config) == VP8_STATUS_OK ? webp_done : webp_failed;
}
