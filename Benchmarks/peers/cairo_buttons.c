// cairo_buttons LIST FONTS ROUNDS [NUMBER PNG]: draws the buttons of W1 with HarfBuzz and Cairo, to PNG in memory.
//
// LIST is the output of button_list.py; FONTS is a folder with Inter-Regular, -SemiBold and -Bold.otf and
// MaterialIcons-Regular.ttf. NUMBER PNG writes one button, counted from 0, to a file for viewing.
//
//   cc -O3 -march=x86-64-v2 cairo_buttons.c -o cairo_buttons $(pkg-config --cflags --libs cairo harfbuzz freetype2) -lm
//
// Prints one line of JSON per phase (see buttons.h). Text is unhinted. Uses Cairo's own PNG encoder, as most Cairo
// programs do; it takes most of the time.
#define _GNU_SOURCE
#include "buttons.h"

#include <cairo-ft.h>
#include <math.h>

static cairo_scaled_font_t *fonts[FONTS];

static void open_fonts(const Task *task) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) fail("cannot open", "FreeType");
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  for (int font = 0; font < FONTS; font++) {
    FT_Face file;
    if (FT_New_Face(library, font_path(task, font), 0, &file)) fail("cannot read", font_path(task, font));
    cairo_font_face_t *face = cairo_ft_font_face_create_for_ft_face(file, FT_LOAD_NO_HINTING);
    cairo_matrix_t size, identity;
    cairo_matrix_init_scale(&size, font_size(font), font_size(font));
    cairo_matrix_init_identity(&identity);
    fonts[font] = cairo_scaled_font_create(face, &size, &identity, options);
  }
}

static void set_color(cairo_t *cairo, uint32_t color) {
  cairo_set_source_rgb(cairo, (color >> 16 & 255) / 255., (color >> 8 & 255) / 255., (color & 255) / 255.);
}

static void fill_background(cairo_t *cairo, const Button *button, double width) {
  const double right = width - RADIUS, bottom = HEIGHT - RADIUS;
  cairo_arc(cairo, right, RADIUS, RADIUS, -M_PI / 2, 0);
  cairo_arc(cairo, right, bottom, RADIUS, 0, M_PI / 2);
  cairo_arc(cairo, RADIUS, bottom, RADIUS, M_PI / 2, M_PI);
  cairo_arc(cairo, RADIUS, RADIUS, RADIUS, M_PI, M_PI * 1.5);
  cairo_close_path(cairo);
  set_color(cairo, button->background);
  cairo_fill(cairo);
}

static cairo_surface_t *draw_button(const Button *button, const Layout *layout) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, layout->width, HEIGHT);
  cairo_t *cairo = cairo_create(surface);
  fill_background(cairo, button, layout->width);
  cairo_glyph_t glyphs[MOST_GLYPHS];
  for (int i = 0; i < layout->count; i++) {
    glyphs[i] = (cairo_glyph_t){layout->glyphs[i].id, layout->glyphs[i].x, layout->glyphs[i].y};
  }
  set_color(cairo, button->foreground);
  cairo_set_scaled_font(cairo, fonts[ICON_FONT]);
  cairo_show_glyphs(cairo, glyphs, 1);
  cairo_set_scaled_font(cairo, fonts[button->font]);
  cairo_show_glyphs(cairo, glyphs + 1, layout->count - 1);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  return surface;
}

/// A file in memory; its buffer is reused for the next one.
typedef struct {
  uint8_t *bytes;
  size_t size, room;
} Output;

static cairo_status_t append(void *to, const unsigned char *bytes, unsigned count) {
  Output *output = to;
  if (output->size + count > output->room) {
    output->room = (output->size + count) * 2;
    output->bytes = realloc(output->bytes, output->room);
  }
  memcpy(output->bytes + output->size, bytes, count);
  output->size += count;
  return CAIRO_STATUS_SUCCESS;
}

static void draw_buttons(const Task *task, Round *round) {
  const double start = cpu_microseconds();
  open_shapers(task);
  open_fonts(task);
  round->layout = cpu_microseconds() - start;
  Output output = {0};
  for (int i = 0; i < task->count; i++) {
    Layout layout;
    const double begun = cpu_microseconds();
    lay_out(&task->buttons[i], &layout);
    const double laid_out = cpu_microseconds();
    cairo_surface_t *surface = draw_button(&task->buttons[i], &layout);
    const double drawn = cpu_microseconds();
    output.size = 0;
    if (cairo_surface_write_to_png_stream(surface, append, &output)) fail("cannot encode", "a button");
    cairo_surface_destroy(surface);
    const double encoded = cpu_microseconds();
    round->layout += laid_out - begun;
    round->raster += drawn - laid_out;
    round->encode += encoded - drawn;
    round->pixels += HEIGHT * layout.width;
    round->bytes += output.size;
    write_png(task, i, output.bytes, output.size);
  }
}

int main(int count, char **arguments) { return run_rounds(count, arguments, "cairo+harfbuzz", draw_buttons); }
