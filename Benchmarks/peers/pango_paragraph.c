// pango_paragraph TEXT SYMBOLS WIDTH ROUNDS: lays out a text with Pango, as symtext-bench does.
//
// TEXT is UTF-8 with U+FFFC for every symbol. SYMBOLS has a line for each: advance, ascent and descent in points, which
// Pango receives as a shape attribute, so that it does no font lookup or shaping there. The font is Inter at 13 points,
// one pixel per point, unhinted and without rounding to pixels.
//
// Prints one line of JSON per phase: CPU time, the median of all rounds. The font map is made once and warm after the
// first round. `layout` leads from a text and its attributes to lines, `relayout` to lines of another width.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_ROUNDS = 99 };

static double cpu_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void print(const char *phase, double *times, int count, int lines) {
  qsort(times, count, sizeof *times, compare);
  printf("{\"peer\":\"pango\",\"workload\":\"W2\",\"phase\":\"%s\",\"us_per_item\":%.0f,\"lines\":%d}\n", phase,
         times[count / 2], lines);
}

/// Returns the shape attributes of the symbols.
static PangoAttrList *shapes(const char *text, const char *file) {
  PangoAttrList *list = pango_attr_list_new();
  FILE *symbols = fopen(file, "r");
  if (!symbols) return list;
  double advance, ascent, descent;
  for (const char *place = strstr(text, "\uFFFC"); place; place = strstr(place + 3, "\uFFFC")) {
    if (fscanf(symbols, "%lf %lf %lf", &advance, &ascent, &descent) != 3) break;
    const PangoRectangle box = {0, -ascent * PANGO_SCALE, advance * PANGO_SCALE,
                                (ascent + descent) * PANGO_SCALE};
    PangoAttribute *shape = pango_attr_shape_new(&box, &box);
    shape->start_index = place - text;
    shape->end_index = shape->start_index + 3;
    pango_attr_list_insert(list, shape);
  }
  fclose(symbols);
  return list;
}

int main(int count, char **arguments) {
  char *text = NULL;
  gsize length = 0;
  if (count != 5 || !g_file_get_contents(arguments[1], &text, &length, NULL)) {
    fprintf(stderr, "usage: pango_paragraph TEXT SYMBOLS WIDTH ROUNDS\n");
    return 64;
  }
  const int width = atof(arguments[3]) * PANGO_SCALE;
  const int rounds = CLAMP(atoi(arguments[4]), 1, MOST_ROUNDS);
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 13 * PANGO_SCALE);

  double layouts[MOST_ROUNDS], relayouts[MOST_ROUNDS];
  int lines = 0, again = 0;
  for (int round = 0; round < rounds; round++) {
    const double start = cpu_microseconds();
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, width);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_text(layout, text, length);
    PangoAttrList *list = shapes(text, arguments[2]);
    pango_layout_set_attributes(layout, list);
    lines = pango_layout_get_line_count(layout);
    const double laid_out = cpu_microseconds();
    pango_layout_set_width(layout, width + PANGO_SCALE);
    again = pango_layout_get_line_count(layout);
    layouts[round] = laid_out - start;
    relayouts[round] = cpu_microseconds() - laid_out;
    pango_attr_list_unref(list);
    g_object_unref(layout);
  }
  print("layout", layouts, rounds, lines);
  print("relayout", relayouts, rounds, again);
  return 0;
}
