#define _GNU_SOURCE
#include "CSymtextHarfBuzzSubset.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>

#include "CSymtextLibraryLoader.h"

// The parts of <hb.h> and <hb-subset.h> that are used. They have not changed since HarfBuzz 6.0. Functions of <hb.h>
// come from the library that the subsetter was built for, because the program may contain another HarfBuzz whose
// objects are incompatible.
enum {
  MEMORY_MODE_READONLY = 1,
  SETS_LEFT_OUT_TABLES = 3,
  FLAG_NO_HINTING = 0x01,
  FLAG_MISSING_OUTLINE = 0x40,
};
static const uint32_t NO_GLYPH = UINT32_MAX;

static struct {
  const char *(*version)(void);
  void *(*blob_create)(const char *data, unsigned length, int mode, void *user_data,
                       void (*destroy)(void *));
  void (*blob_destroy)(void *blob);
  const char *(*blob_data)(void *blob, unsigned *length);
  void *(*face_create)(void *blob, unsigned index);
  void *(*face_blob)(void *face);
  void (*face_destroy)(void *face);
  void (*set_add)(void *set, uint32_t value);
  uint32_t (*map_get)(const void *map, uint32_t key);
  void *(*input_create)(void);
  void (*input_destroy)(void *input);
  void *(*input_glyphs)(void *input);
  void *(*input_set)(void *input, int kind);
  void (*input_set_flags)(void *input, unsigned flags);
  int (*input_pin)(void *input, void *face, uint32_t axis, float value);
  void *(*plan_create)(void *face, const void *input);
  void *(*plan_execute)(void *plan);
  const void *(*plan_glyphs)(const void *plan);
  void (*plan_destroy)(void *plan);
} hb;
static _Bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  const char *const names[] = {"libharfbuzz-subset.so.0", "libharfbuzz-subset.0.dylib",
                               "/opt/homebrew/lib/libharfbuzz-subset.0.dylib",
                               "/usr/local/lib/libharfbuzz-subset.0.dylib", NULL};
  void *library = library_open(names);
  if (!library) return;
  const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"hb_version_string", &hb.version},
      {"hb_blob_create_or_fail", &hb.blob_create},
      {"hb_blob_destroy", &hb.blob_destroy},
      {"hb_blob_get_data", &hb.blob_data},
      {"hb_face_create", &hb.face_create},
      {"hb_face_reference_blob", &hb.face_blob},
      {"hb_face_destroy", &hb.face_destroy},
      {"hb_set_add", &hb.set_add},
      {"hb_map_get", &hb.map_get},
      {"hb_subset_input_create_or_fail", &hb.input_create},
      {"hb_subset_input_destroy", &hb.input_destroy},
      {"hb_subset_input_glyph_set", &hb.input_glyphs},
      {"hb_subset_input_set", &hb.input_set},
      {"hb_subset_input_set_flags", &hb.input_set_flags},
      {"hb_subset_input_pin_axis_location", &hb.input_pin},
      {"hb_subset_plan_create_or_fail", &hb.plan_create},
      {"hb_subset_plan_execute_or_fail", &hb.plan_execute},
      {"hb_subset_plan_old_to_new_glyph_mapping", &hb.plan_glyphs},
      {"hb_subset_plan_destroy", &hb.plan_destroy},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    if (!library_find(library, functions[index].name, functions[index].function)) return;
  }
  // Symbols that the subsetter itself uses are resolved in the whole process first.
  void *first = dlsym(RTLD_DEFAULT, "hb_version_string");
  is_loaded = !first || first == (void *)hb.version;
}

const char *subset_library_version(void) {
  pthread_once(&once, load);
  return is_loaded ? hb.version() : NULL;
}

/// The input of the subsetter without the glyphs; null if the font lacks one of the axes.
static void *input(const SubsetRequest *request, void *face) {
  void *input = hb.input_create();
  if (!input) return NULL;
  void *left_out = hb.input_set(input, SETS_LEFT_OUT_TABLES);
  for (size_t index = 0; index < request->left_out_count; index++) {
    hb.set_add(left_out, request->left_out[index]);
  }
  hb.input_set_flags(input, FLAG_MISSING_OUTLINE | FLAG_NO_HINTING);
  for (size_t index = 0; index < request->place_count; index++) {
    SubsetPlace place = request->places[index];
    if (!hb.input_pin(input, face, place.axis, place.value)) {
      hb.input_destroy(input);
      return NULL;
    }
  }
  return input;
}

void *subset_make(const SubsetRequest *request, uint32_t *glyphs, size_t glyph_count,
                  const uint8_t **bytes, size_t *byte_count) {
  pthread_once(&once, load);
  if (!is_loaded || request->font_count > UINT_MAX) return NULL;
  void *source = hb.blob_create((const char *)request->font, (unsigned)request->font_count,
                                MEMORY_MODE_READONLY, NULL, NULL);
  if (!source) return NULL;
  void *result = NULL;
  void *face = hb.face_create(source, request->index);
  hb.blob_destroy(source);
  void *wanted = input(request, face);
  if (wanted) {
    for (size_t index = 0; index < glyph_count; index++) {
      hb.set_add(hb.input_glyphs(wanted), glyphs[index]);
    }
    void *plan = hb.plan_create(face, wanted);
    void *subset = plan ? hb.plan_execute(plan) : NULL;
    if (subset) {
      _Bool has_all = 1;
      for (size_t index = 0; index < glyph_count; index++) {
        glyphs[index] = hb.map_get(hb.plan_glyphs(plan), glyphs[index]);
        has_all = has_all && glyphs[index] != NO_GLYPH;
      }
      if (has_all) result = hb.face_blob(subset);
      hb.face_destroy(subset);
    }
    if (plan) hb.plan_destroy(plan);
    hb.input_destroy(wanted);
  }
  hb.face_destroy(face);
  if (!result) return NULL;
  unsigned count = 0;
  *bytes = (const uint8_t *)hb.blob_data(result, &count);
  *byte_count = count;
  if (count) return result;
  hb.blob_destroy(result);
  return NULL;
}

void subset_free(void *owner) { hb.blob_destroy(owner); }
