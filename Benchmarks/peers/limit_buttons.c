// limit_buttons LIST FONTS ROUNDS [NUMBER PNG]: draws the buttons of W1 with the least possible work.
//
// LIST is the output of button_list.py; FONTS is a folder with Inter-Regular, -SemiBold and -Bold.otf and
// MaterialIcons-Regular.ttf. NUMBER PNG writes one button, counted from 0, to a file for viewing.
//
//   cc -O3 -march=x86-64-v2 limit_buttons.c -o limit_buttons $(pkg-config --cflags --libs harfbuzz freetype2 libdeflate)
//
// HarfBuzz shapes. FreeType draws a glyph once at each of four subpixel positions. A button is one byte of coverage per
// pixel, which becomes an index into a palette between the two colours (128 steps: off by at most one in 255), and
// one_pass_deflate.h compresses it. Everything that a button does not need is omitted. This is a yardstick, not a
// proof: a better encoder may be faster.
//
// Prints one line of JSON per phase (see buttons.h); the bytes of `raster` are counted as RGBA.
#define _GNU_SOURCE
#include "buttons.h"
#include "one_pass_deflate.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <libdeflate.h>

// Glyphs

enum { PLACES = 4, CACHE_SIZE = 8192, ARENA_SIZE = 64 << 20, EMPTY = 0 };

typedef struct {
  uint32_t key;
  int left, top, width, height;
  uint8_t *coverage;
} CachedGlyph;

static FT_Face faces[FONTS];
static CachedGlyph cache[CACHE_SIZE];
static int cached;
static uint8_t *arena, *arena_end;

static void open_faces(const Task *task) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) fail("cannot open", "FreeType");
  for (int font = 0; font < FONTS; font++) {
    if (FT_New_Face(library, font_path(task, font), 0, &faces[font])) {
      fail("cannot read", font_path(task, font));
    }
    FT_Set_Pixel_Sizes(faces[font], 0, font_size(font));
  }
  arena = arena_end = malloc(ARENA_SIZE);
}

static void draw_glyph(CachedGlyph *glyph, int font, uint32_t id, int place) {
  const FT_GlyphSlot slot = faces[font]->glyph;
  if (FT_Load_Glyph(faces[font], id, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) fail("no glyph in", FONT_FILES[font]);
  if (place) FT_Outline_Translate(&slot->outline, place * 64 / PLACES, 0);
  FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL);
  glyph->left = slot->bitmap_left;
  glyph->top = slot->bitmap_top;
  glyph->width = slot->bitmap.width;
  glyph->height = slot->bitmap.rows;
  glyph->coverage = arena_end;
  arena_end += glyph->width * glyph->height;
  if (arena_end > arena + ARENA_SIZE || ++cached > CACHE_SIZE / 2) fail("too many glyphs in", "the list");
  for (int y = 0; y < glyph->height; y++) {
    memcpy(glyph->coverage + y * glyph->width, slot->bitmap.buffer + y * slot->bitmap.pitch, glyph->width);
  }
}

static const CachedGlyph *find_glyph(int font, uint32_t id, int place) {
  const uint32_t key = (uint32_t)(font + 1) << 24 | id * PLACES | place;
  for (uint32_t hash = key * 2654435761u >> 19;; hash = (hash + 1) % CACHE_SIZE) {
    CachedGlyph *glyph = &cache[hash];
    if (glyph->key == key) return glyph;
    if (glyph->key != EMPTY) continue;
    glyph->key = key;
    draw_glyph(glyph, font, id, place);
    return glyph;
  }
}

// Raster

static int round_down(float value) {
  const int whole = (int)value;
  return whole - (value < whole);
}

/// Adds a glyph. Where glyphs overlap, the greater coverage wins.
static void add_glyph(const CachedGlyph *glyph, int x, int y, int width, uint8_t *coverage) {
  const int left = x < 0 ? -x : 0, right = x + glyph->width > width ? width - x : glyph->width;
  const int top = y < 0 ? -y : 0, bottom = y + glyph->height > HEIGHT ? HEIGHT - y : glyph->height;
  for (int row = top; row < bottom; row++) {
    uint8_t *to = coverage + (y + row) * width + x;
    const uint8_t *from = glyph->coverage + row * glyph->width;
    for (int i = left; i < right; i++) {
      if (from[i] > to[i]) to[i] = from[i];
    }
  }
}

static void draw_coverage(const Layout *layout, uint8_t *coverage) {
  memset(coverage, 0, HEIGHT * layout->width);
  for (int i = 0; i < layout->count; i++) {
    const Glyph *glyph = &layout->glyphs[i];
    const int quarters = round_down(glyph->x * PLACES + .5f);
    const CachedGlyph *drawn = find_glyph(glyph->font, glyph->id, quarters & (PLACES - 1));
    add_glyph(drawn, (quarters >> 2) + drawn->left, round_down(glyph->y + .5f) - drawn->top, layout->width, coverage);
  }
}

/// The coverage of each pixel in the upper left corner, and the set of values that occur.
static uint8_t corner[RADIUS * RADIUS];
static bool in_corner[256];

static void draw_corner(void) {
  enum { SAMPLES = 16 };
  for (int i = 0; i < RADIUS * RADIUS; i++) {
    int inside = 0;
    for (int sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const float x = RADIUS - i % RADIUS - (sample % SAMPLES + .5f) / SAMPLES;
      const float y = RADIUS - i / RADIUS - (sample / SAMPLES + .5f) / SAMPLES;
      inside += x * x + y * y <= RADIUS * RADIUS;
    }
    corner[i] = (inside * 255 + 128) / 256;
    in_corner[corner[i]] = corner[i] != 255;
  }
}

// PNG

enum { STEPS = 128 };

/// First the background at every opacity of a corner, then the steps towards the foreground that occur.
typedef struct {
  uint8_t colors[256 * 3], opacities[256];
  int count, translucent;
  uint8_t of_corner[256], of_coverage[256];
} Palette;

static uint8_t mix(int below, int above, int coverage) {
  const int sum = below * (255 - coverage) + above * coverage + 128;
  return (sum + (sum >> 8)) >> 8;
}

static int add_color(Palette *palette, const Button *button, int coverage) {
  if (palette->count == 256) fail("more than 256 colours are in", button->label);
  for (int channel = 0; channel < 3; channel++) {
    const int shift = 16 - 8 * channel;
    palette->colors[palette->count * 3 + channel] =
        mix(button->background >> shift & 255, button->foreground >> shift & 255, coverage);
  }
  return palette->count++;
}

static void make_palette(const Button *button, const uint8_t *coverage, int count, Palette *palette) {
  bool occurs[256] = {false};
  for (int i = 0; i < count; i++) occurs[coverage[i]] = true;
  palette->count = 0;
  for (int opacity = 0; opacity < 255; opacity++) {
    if (!in_corner[opacity]) continue;
    palette->opacities[palette->count] = opacity;
    palette->of_corner[opacity] = add_color(palette, button, 0);
  }
  palette->translucent = palette->count;
  for (int step = 0; step < STEPS; step++) {
    if (!occurs[2 * step] && !occurs[2 * step + 1]) continue;
    // The ends are exact: 0 is no coverage, 255 is full coverage.
    const int index = add_color(palette, button, step < STEPS / 2 ? 2 * step : 2 * step + 1);
    palette->of_coverage[2 * step] = palette->of_coverage[2 * step + 1] = index;
  }
  palette->of_corner[255] = palette->of_coverage[0];
}

/// The rows of a PNG file: a byte for the filter (none), then the indices.
static void write_rows(const uint8_t *coverage, int width, const Palette *palette, uint8_t *rows) {
  for (int y = 0; y < HEIGHT; y++) {
    *rows++ = 0;
    for (int x = 0; x < width; x++) rows[x] = palette->of_coverage[coverage[x]];
    const int edge = y < HEIGHT - 1 - y ? y : HEIGHT - 1 - y;
    for (int x = 0; edge < RADIUS && x < RADIUS; x++) {
      rows[x] = rows[width - 1 - x] = palette->of_corner[corner[edge * RADIUS + x]];
    }
    coverage += width;
    rows += width;
  }
}

static uint8_t *put_number(uint8_t *to, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *to++ = number >> shift;
  return to;
}

/// Writes a chunk; the content may already be in place.
static uint8_t *put_chunk(uint8_t *to, const char *kind, const uint8_t *content, size_t size) {
  put_number(to, size);
  memcpy(to + 4, kind, 4);
  if (content) memcpy(to + 8, content, size);
  return put_number(to + 8 + size, libdeflate_crc32(0, to + 4, size + 4));
}

static size_t encode(const Button *button, const uint8_t *coverage, int width, uint8_t *png) {
  static uint8_t rows[MOST_PIXELS + HEIGHT];
  static uint32_t tokens[MOST_PIXELS + HEIGHT];
  static Palette palette;
  make_palette(button, coverage, HEIGHT * width, &palette);
  write_rows(coverage, width, &palette, rows);

  uint8_t header[13] = {0};
  put_number(put_number(header, width), HEIGHT);
  header[8] = 8;  // Bits per pixel, and a palette.
  header[9] = 3;
  memcpy(png, "\x89PNG\r\n\x1a\n", 8);
  uint8_t *end = put_chunk(png + 8, "IHDR", header, sizeof header);
  end = put_chunk(end, "PLTE", palette.colors, 3 * palette.count);
  end = put_chunk(end, "tRNS", palette.opacities, palette.translucent);
  const uint32_t adler = libdeflate_adler32(1, rows, (width + 1) * HEIGHT);
  end = put_chunk(end, "IDAT", NULL, deflate_rows(rows, width + 1, HEIGHT, adler, tokens, end + 8));
  return put_chunk(end, "IEND", NULL, 0) - png;
}

static void draw_buttons(const Task *task, Round *round) {
  static uint8_t coverage[MOST_PIXELS], png[2 * (MOST_PIXELS + HEIGHT) + 4096];
  const double start = cpu_microseconds();
  open_shapers(task);
  open_faces(task);
  draw_corner();
  fill_length_slots();
  round->layout = cpu_microseconds() - start;
  for (int i = 0; i < task->count; i++) {
    Layout layout;
    const double begun = cpu_microseconds();
    lay_out(&task->buttons[i], &layout);
    const double laid_out = cpu_microseconds();
    draw_coverage(&layout, coverage);
    const double drawn = cpu_microseconds();
    const size_t size = encode(&task->buttons[i], coverage, layout.width, png);
    const double encoded = cpu_microseconds();
    round->layout += laid_out - begun;
    round->raster += drawn - laid_out;
    round->encode += encoded - drawn;
    round->pixels += HEIGHT * layout.width;
    round->bytes += size;
    write_png(task, i, png, size);
  }
}

int main(int count, char **arguments) { return run_rounds(count, arguments, "limit", draw_buttons); }
