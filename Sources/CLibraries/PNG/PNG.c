#include "CSymtextPNG.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
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

/// Sets the form of the rows and returns the number of passes, which is 1 unless the image is interlaced.
///
/// If `is_whole`, each pass has all rows of the image; if not, only its own pixels.
///
/// Calls `fail` on errors, which does not return.
static int begin(png_structp png, png_infop info, uint32_t width, uint32_t height,
                 _Bool is_whole) {
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
  const int passes = is_whole ? png_set_interlace_handling(png)
                     : png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? PNG_INTERLACE_ADAM7_PASSES
                                                                                : 1;
  png_read_update_info(png, info);
  const size_t stride = 4 * (size_t)width;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "its rows have an unknown form");
  return passes;
}

static void read_rows(png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height) {
  const int passes = begin(png, info, width, height, 1);
  const size_t stride = 4 * (size_t)width;
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * stride, NULL);
}

/// Adds up the pixels of a row, premultiplied, in blocks.
static void add_row(const uint8_t *row, uint32_t width, uint32_t factor, uint32_t *sums) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t *sum = sums + 4 * (size_t)(x / factor);
    for (int part = 0; part < 3; part++) sum[part] += (row[part] * row[3] + 127u) / 255u;
    sum[3] += row[3];
  }
}

/// Reads an image that is not interlaced row by row, and writes the mean of each block of pixels.
static void read_blocks(png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height,
                        uint32_t factor, uint8_t *row, uint32_t *sums) {
  if (begin(png, info, width, height, 0) != 1) png_error(png, "it is interlaced");
  const size_t columns = (width + factor - 1) / factor;
  for (uint32_t top = 0; top < height; top += factor) {
    const uint32_t rows = height - top < factor ? height - top : factor;
    memset(sums, 0, 4 * columns * sizeof *sums);
    for (uint32_t y = 0; y < rows; y++) {
      png_read_row(png, row, NULL);
      add_row(row, width, factor, sums);
    }
    for (size_t column = 0; column < columns; column++) {
      const uint32_t left = (uint32_t)column * factor;
      const uint32_t count = rows * (width - left < factor ? width - left : factor);
      for (int part = 0; part < 4; part++)
        *pixels++ = (uint8_t)((sums[4 * column + part] + count / 2) / count);
    }
  }
}

/// The most pixels of a row of a block whose sums have 16 bits.
enum { MOST_INTERLACED_FACTOR = 16 };

/// Reads an interlaced image pass by pass, and writes the mean of each block of pixels. `sums` are zeros.
static void read_interlaced_blocks(png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height,
                                   uint32_t factor, uint8_t *row, uint16_t *sums) {
  if (begin(png, info, width, height, 0) != PNG_INTERLACE_ADAM7_PASSES) png_error(png, "it is not interlaced");
  const size_t columns = (width + factor - 1) / factor, lines = (height + factor - 1) / factor;
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
    const uint32_t count = PNG_PASS_COLS(width, pass), rows = count ? PNG_PASS_ROWS(height, pass) : 0;
    for (uint32_t number = 0; number < rows; number++) {
      png_read_row(png, row, NULL);
      uint16_t *const line = sums + 4 * columns * (PNG_ROW_FROM_PASS_ROW(number, pass) / factor);
      for (uint32_t x = 0; x < count; x++) {
        const uint8_t *const pixel = row + 4 * (size_t)x;
        uint16_t *const sum = line + 4 * (size_t)(PNG_COL_FROM_PASS_COL(x, pass) / factor);
        for (int part = 0; part < 3; part++) sum[part] += (uint16_t)((pixel[part] * pixel[3] + 127u) / 255u);
        sum[3] += pixel[3];
      }
    }
  }
  for (size_t y = 0; y < lines; y++) {
    const uint32_t top = (uint32_t)y * factor, rows = height - top < factor ? height - top : factor;
    for (size_t x = 0; x < columns; x++, sums += 4) {
      const uint32_t left = (uint32_t)x * factor;
      const uint32_t count = rows * (width - left < factor ? width - left : factor);
      for (int part = 0; part < 4; part++) *pixels++ = (uint8_t)((sums[part] + count / 2) / count);
    }
  }
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

/// Decodes an image as a whole, or in blocks of more than one pixel.
static _Bool decode(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
                    uint32_t factor, char *message) {
  Input input = {file, count};
  if (ends_before_pixels(file, count)) {
    snprintf(message, PNG_MESSAGE_SIZE, "it ends too early");
    return 0;
  }
  snprintf(message, PNG_MESSAGE_SIZE, "there is no memory for it");
  // The byte is in the first chunk, which has a fixed form.
  const _Bool is_interlaced = count > 28 && file[28];
  const size_t columns = ((size_t)width + factor - 1) / factor, lines = ((size_t)height + factor - 1) / factor;
  uint8_t *const row = factor > 1 ? malloc(4 * (size_t)width) : NULL;
  void *const sums = factor == 1                                         ? NULL
                     : !is_interlaced                                    ? malloc(4 * columns * sizeof(uint32_t))
                     : factor <= MOST_INTERLACED_FACTOR || height < factor ? calloc(4 * columns * lines, sizeof(uint16_t))
                                                                         : NULL;
  png_structp png = factor > 1 && !(row && sums)
                      ? NULL
                      : png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    if (png) png_destroy_read_struct(&png, &info, NULL);
    free(row);
    free(sums);
    return 0;
  }
  png_set_read_fn(png, &input, read_bytes);
  if (factor > 1 && is_interlaced)
    read_interlaced_blocks(png, info, pixels, width, height, factor, row, sums);
  else if (factor > 1)
    read_blocks(png, info, pixels, width, height, factor, row, sums);
  else
    read_rows(png, info, pixels, width, height);
  png_destroy_read_struct(&png, &info, NULL);
  free(row);
  free(sums);
  return 1;
}

_Bool png_decode(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
                 char *message) {
  return decode(file, count, pixels, width, height, 1, message);
}

_Bool png_decode_blocks(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
                        uint32_t factor, char *message) {
  return decode(file, count, pixels, width, height, factor, message);
}
