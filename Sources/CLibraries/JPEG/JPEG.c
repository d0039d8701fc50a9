#include "CSymtextJPEG.h"

#include <pthread.h>
#include <string.h>

#include "CSymtextLibraryLoader.h"

// The interface of TurboJPEG 2.0 and later, which every version of libturbojpeg.so.0 has, so that no header is needed:
// https://libjpeg-turbo.org/Documentation/Documentation
typedef void *turbo_handle;
enum { format_rgba = 7, format_cmyk = 11, space_cmyk = 3, space_ycck = 4 };
// Rejects files of more than 500 scans, which take too long to decode; older versions ignore the flag.
enum { flag_limits_scans = 32768 };

static struct {
  turbo_handle (*begin)(void);
  int (*read_header)(turbo_handle, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*decompress)(turbo_handle, const unsigned char *, unsigned long, unsigned char *, int, int,
                    int, int, int);
  int (*end)(turbo_handle);
  char *(*message)(turbo_handle);
} turbo;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libturbojpeg.so.0", "libturbojpeg.0.dylib",
                               "/opt/homebrew/lib/libturbojpeg.0.dylib",
                               "/usr/local/lib/libturbojpeg.0.dylib", NULL};
  void *library = library_open(names);
  is_loaded = library && library_find(library, "tjInitDecompress", &turbo.begin) &&
              library_find(library, "tjDecompressHeader3", &turbo.read_header) &&
              library_find(library, "tjDecompress2", &turbo.decompress) &&
              library_find(library, "tjDestroy", &turbo.end) &&
              library_find(library, "tjGetErrorStr2", &turbo.message);
}

static void say(char *message, const char *text) {
  strncpy(message, text, JPEG_MESSAGE_SIZE - 1);
  message[JPEG_MESSAGE_SIZE - 1] = 0;
}

static jpeg_outcome open_file(const uint8_t *bytes, size_t count, turbo_handle *handle, int *width,
                              int *height, int *space, char *message) {
  message[0] = 0;
  pthread_once(&once, load);
  if (!is_loaded) return jpeg_missing;
  *handle = turbo.begin();
  if (!*handle) {
    say(message, "there is not enough memory");
    return jpeg_failed;
  }
  int sampling;
  if (turbo.read_header(*handle, bytes, count, width, height, &sampling, space) != 0) {
    say(message, turbo.message(*handle));
    // If only a warning occurred, the size is known.
    if (*width <= 0 || *height <= 0) return jpeg_failed;
  }
  return jpeg_done;
}

jpeg_outcome jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message) {
  turbo_handle handle = NULL;
  int space;
  *width = *height = 0;
  jpeg_outcome outcome = open_file(bytes, count, &handle, width, height, &space, message);
  if (handle) turbo.end(handle);
  return outcome;
}

jpeg_outcome jpeg_decode(const uint8_t *bytes, size_t count, int width, int height, int factor,
                         uint8_t *pixels, char *message) {
  turbo_handle handle = NULL;
  int own_width = 0, own_height = 0, space = 0;
  jpeg_outcome outcome =
      open_file(bytes, count, &handle, &own_width, &own_height, &space, message);
  if (outcome == jpeg_done && (own_width != width || own_height != height)) {
    say(message, "its size changed");
    outcome = jpeg_failed;
  }
  // The library scales to the size that it is given.
  width = (width + factor - 1) / factor;
  height = (height + factor - 1) / factor;
  if (outcome == jpeg_done) {
    _Bool is_printed = space == space_cmyk || space == space_ycck;
    int status = turbo.decompress(handle, bytes, count, pixels, width, 0, height,
                                  is_printed ? format_cmyk : format_rgba, flag_limits_scans);
    if (status != 0) {
      say(message, turbo.message(handle));
      // The library reports an error even for oddities that leave the picture intact.
      _Bool is_odd = strstr(message, "extraneous bytes") || strstr(message, "Invalid SOS parameters") ||
                     strstr(message, "Inconsistent progression") || strstr(message, "Unknown Adobe");
      if (!is_odd) outcome = jpeg_failed;
    }
    if (outcome == jpeg_done && is_printed) {
      // Adobe's programs write inverted inks: 255 is no ink.
      size_t total = (size_t)width * (size_t)height;
      for (size_t i = 0; i < total; i++) {
        uint8_t *pixel = pixels + 4 * i;
        for (int part = 0; part < 3; part++)
          pixel[part] = (uint8_t)((pixel[part] * pixel[3] + 127) / 255);
        pixel[3] = 255;
      }
    }
  }
  if (handle) turbo.end(handle);
  return outcome;
}
