// Code shared by the compared programs that draw the buttons of W1: the list, the layout with HarfBuzz, the rounds.
//
// Every round runs in a new process with no open fonts and empty caches; the time includes filling them. A program
// passes `run_rounds` a function that does one round and adds up the times of its phases. Prints one line of JSON per
// phase, as symtext-bench does: CPU time, the median of all rounds.
#ifndef BUTTONS_H
#define BUTTONS_H

#include <hb-ot.h>
#include <hb.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// 44 points high at two pixels per point: 16 beside an icon of 20 and a label of 17, 8 between them.
enum { HEIGHT = 88, RADIUS = 24, PADDING = 32, GAP = 16, TEXT_SIZE = 34, ICON_SIZE = 40, ICON_BASELINE = 64 };
static const float TEXT_BASELINE = 56.36f;

enum { MOST_WIDTH = 2048, MOST_PIXELS = HEIGHT * MOST_WIDTH, MOST_GLYPHS = 256, MOST_ROUNDS = 99 };
enum { ICON_FONT = 3, FONTS = 4 };
static const char *const FONT_FILES[FONTS] = {"Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
                                              "MaterialIcons-Regular.ttf"};

typedef struct {
  int font;
  uint32_t icon;
  uint32_t background, foreground;
  const char *label;
} Button;

typedef struct {
  uint32_t id;
  float x, y;
  int font;
} Glyph;

/// The icon, then the glyphs of the label, with their positions in the picture, in pixels.
typedef struct {
  Glyph glyphs[MOST_GLYPHS];
  int count, width;
} Layout;

/// The buttons, and optionally the one to write to a file.
typedef struct {
  Button *buttons;
  int count;
  const char *fonts;
  int rounds;
  int shown;
  const char *png;
} Task;

/// The times of a round, in microseconds, and its output sizes.
typedef struct {
  double layout, raster, encode;
  long pixels, bytes;
} Round;

static void fail(const char *what, const char *of) {
  fprintf(stderr, "%s %s\n", what, of);
  exit(1);
}

static double cpu_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static const char *font_path(const Task *task, int font) {
  static char path[4096];
  snprintf(path, sizeof path, "%s/%s", task->fonts, FONT_FILES[font]);
  return path;
}

static int font_size(int font) { return font == ICON_FONT ? ICON_SIZE : TEXT_SIZE; }

// Layout

static hb_font_t *shapers[FONTS];
static hb_buffer_t *shaped;

static void open_shapers(const Task *task) {
  shaped = hb_buffer_create();
  for (int font = 0; font < FONTS; font++) {
    hb_blob_t *file = hb_blob_create_from_file_or_fail(font_path(task, font));
    if (!file) fail("cannot read", font_path(task, font));
    hb_face_t *face = hb_face_create(file, 0);
    shapers[font] = hb_font_create(face);
    hb_font_set_scale(shapers[font], font_size(font) * 64, font_size(font) * 64);
    hb_face_destroy(face);
    hb_blob_destroy(file);
  }
}

static void lay_out(const Button *button, Layout *layout) {
  hb_codepoint_t icon = 0;
  hb_font_get_nominal_glyph(shapers[ICON_FONT], button->icon, &icon);
  layout->glyphs[0] = (Glyph){icon, PADDING, ICON_BASELINE, ICON_FONT};

  hb_buffer_clear_contents(shaped);
  hb_buffer_add_utf8(shaped, button->label, -1, 0, -1);
  hb_buffer_set_direction(shaped, HB_DIRECTION_LTR);
  hb_buffer_set_script(shaped, HB_SCRIPT_LATIN);
  hb_buffer_set_language(shaped, hb_language_get_default());
  hb_shape(shapers[button->font], shaped, NULL, 0);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaped, &count);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(shaped, &count);
  if (count >= MOST_GLYPHS) fail("too long is", button->label);
  int pen = (PADDING + ICON_SIZE + GAP) * 64;
  for (unsigned i = 0; i < count; i++) {
    layout->glyphs[i + 1] = (Glyph){infos[i].codepoint, (pen + places[i].x_offset) / 64.f,
                                    TEXT_BASELINE - places[i].y_offset / 64.f, button->font};
    pen += places[i].x_advance;
  }
  layout->count = count + 1;
  layout->width = (pen + PADDING * 64 + 63) / 64;
  if (layout->width > MOST_WIDTH) fail("too wide is", button->label);
}

// The list

static char *read_text(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) fail("cannot read", path);
  const long size = ftell(file);
  rewind(file);
  char *text = malloc(size + 1);
  if (fread(text, 1, size, file) != (size_t)size) fail("cannot read", path);
  text[size] = 0;
  fclose(file);
  return text;
}

/// One button per line, with fields separated by tabs: number, weight, icon, background, foreground, label.
static void read_list(Task *task, const char *path) {
  char *lines = NULL;
  for (char *line = strtok_r(read_text(path), "\n", &lines); line; line = strtok_r(NULL, "\n", &lines)) {
    Button button = {0};
    int weight = 0, label = 0;
    sscanf(line, "%*d %d %x %x %x%n", &weight, &button.icon, &button.background, &button.foreground, &label);
    if (!label || line[label] != '\t') fail("not a button:", line);
    button.label = line + label + 1;
    button.font = weight == 400 ? 0 : weight == 600 ? 1 : 2;
    task->buttons = realloc(task->buttons, (task->count + 1) * sizeof button);
    task->buttons[task->count++] = button;
  }
  if (!task->count) fail("no buttons in", path);
}

// Rounds

static void write_png(const Task *task, int number, const uint8_t *bytes, size_t size) {
  if (number != task->shown) return;
  FILE *file = fopen(task->png, "wb");
  const bool written = file && fwrite(bytes, 1, size, file) == size;
  if (!file || fclose(file) || !written) fail("cannot write", task->png);
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/// Prints the median of a sum of phases, each selected by 1 or 0.
static void print_phase(const char *peer, const char *phase, const Task *task, const Round *rounds, int layout,
                        int raster, int encode, long bytes) {
  double times[MOST_ROUNDS];
  for (int i = 0; i < task->rounds; i++) {
    times[i] = layout * rounds[i].layout + raster * rounds[i].raster + encode * rounds[i].encode;
  }
  qsort(times, task->rounds, sizeof *times, compare);
  printf("{\"peer\":\"%s\",\"workload\":\"W1\",\"phase\":\"%s\",\"us_per_item\":%.2f,\"items\":%d,\"bytes\":%ld}\n",
         peer, phase, times[task->rounds / 2] / task->count, task->count, bytes);
}

static int run_rounds(int count, char **arguments, const char *peer, void (*draw)(const Task *, Round *)) {
  if (count != 4 && count != 6) {
    fprintf(stderr, "usage: %s LIST FONTS ROUNDS [NUMBER PNG]\n", arguments[0]);
    return 64;
  }
  Task task = {.fonts = arguments[2], .rounds = atoi(arguments[3]), .shown = -1};
  if (task.rounds < 1 || task.rounds > MOST_ROUNDS) fail("the number of rounds must be 1 to 99, not", arguments[3]);
  read_list(&task, arguments[1]);
  if (count == 6) {
    task.shown = atoi(arguments[4]);
    task.png = arguments[5];
  }
  const size_t size = MOST_ROUNDS * sizeof(Round);
  Round *rounds = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (rounds == MAP_FAILED) fail("no memory for", arguments[3]);
  for (int i = 0; i < task.rounds; i++) {
    const pid_t child = fork();
    if (child == 0) {
      draw(&task, &rounds[i]);
      return 0;  // Not exit: the compiler optimises paths that lead to it for size, not for speed.
    }
    int status = 1;
    if (child < 0 || waitpid(child, &status, 0) < 0 || status) return 1;
  }

  print_phase(peer, "layout", &task, rounds, 1, 0, 0, 0);
  print_phase(peer, "raster", &task, rounds, 0, 1, 0, 4 * rounds->pixels);
  print_phase(peer, "layout+raster", &task, rounds, 1, 1, 0, 0);
  print_phase(peer, "encode", &task, rounds, 0, 0, 1, rounds->bytes);
  print_phase(peer, "total", &task, rounds, 1, 1, 1, rounds->bytes);
  return 0;
}

#endif
