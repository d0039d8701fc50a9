#include "CSymtextPNG.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
} Input;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (count > input->count) png_error(png, "it ends too early");
  memcpy(target, input->bytes, count);
  input->bytes += count;
  input->count -= count;
}

static void fail(png_structp png, png_const_charp text) {
  snprintf(png_get_error_ptr(png), PNG_MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/// Calls `fail` on errors, which does not return.
static void read_rows(png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height) {
  png_set_user_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "its size is not clear");
  // Images without gamma are sRGB, including those of 16 bits.
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t stride = 4 * (size_t)width;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "its rows have an unknown form");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * stride, NULL);
}

/// Whether a chunk before the pixels claims more bytes than the file has left. libpng would first allocate and clear
/// memory for all of it, up to 2 GB.
static _Bool ends_before_pixels(const uint8_t *file, size_t count) {
  size_t place = 8;
  while (place + 8 <= count) {
    const uint8_t *chunk = file + place;
    const size_t length =
        (size_t)chunk[0] << 24 | (size_t)chunk[1] << 16 | (size_t)chunk[2] << 8 | chunk[3];
    if (!memcmp(chunk + 4, "IDAT", 4)) return 0;
    // A checksum follows the data.
    if (count - place - 8 < length + 4) return 1;
    place += 8 + length + 4;
  }
  return 1;
}

_Bool png_decode(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
                 char *message) {
  Input input = {file, count};
  if (ends_before_pixels(file, count)) {
    snprintf(message, PNG_MESSAGE_SIZE, "it ends too early");
    return 0;
  }
  snprintf(message, PNG_MESSAGE_SIZE, "there is no memory for it");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &input, read_bytes);
  read_rows(png, info, pixels, width, height);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
