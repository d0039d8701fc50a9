#pragma once
#include <stddef.h>
#include <stdint.h>

/// A place on an axis of a variable font.
typedef struct {
  uint32_t axis;
  float value;
} SubsetPlace;

/// What is asked of a subset.
typedef struct {
  /// The font file, and which font of a collection.
  const uint8_t *_Nonnull font;
  size_t font_count;
  uint32_t index;
  /// A place on every axis of a variable font: the subset does not vary.
  const SubsetPlace *_Nullable places;
  size_t place_count;
  /// Tables that are left out; none of their glyphs are brought into the subset either.
  const uint32_t *_Nonnull left_out;
  size_t left_out_count;
} SubsetRequest;

/// Makes a font without hints of some glyphs of another, and of those that they are composed of; glyph 0
/// is always among them.
///
/// HarfBuzz's library for subsets is loaded at the first call and not when the program starts: few runs write fonts.
/// - Parameters:
///   - glyphs: their numbers in the font; afterwards those in the subset.
///   - bytes: where the subset is, until ``subset_free`` is called.
/// - Returns: what owns the bytes; null when the library is not installed or makes no such subset.
void *_Nullable subset_make(const SubsetRequest *_Nonnull request, uint32_t *_Nonnull glyphs,
                            size_t glyph_count, const uint8_t *_Nullable *_Nonnull bytes,
                            size_t *_Nonnull byte_count);

/// Frees a subset.
void subset_free(void *_Nonnull owner);

/// The version of the HarfBuzz that makes subsets; null when its library is not installed.
const char *_Nullable subset_library_version(void);
