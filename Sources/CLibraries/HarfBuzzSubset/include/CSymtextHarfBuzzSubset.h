#pragma once
#include <stddef.h>
#include <stdint.h>

/// A place on an axis of a variable font.
typedef struct {
  uint32_t axis;
  float value;
} SubsetPlace;

/// The options of a subset.
typedef struct {
  /// The font file, and the index in a collection.
  const uint8_t *_Nonnull font;
  size_t font_count;
  uint32_t index;
  /// A position on every axis of a variable font, because the subset does not vary.
  const SubsetPlace *_Nullable places;
  size_t place_count;
  /// Tables to drop.
  ///
  /// Glyphs that only they refer to are not added to the subset.
  const uint32_t *_Nonnull left_out;
  size_t left_out_count;
} SubsetRequest;

/// Makes an unhinted font from some glyphs of another font and their components.
///
/// Glyph 0 is always included.
///
/// HarfBuzz's subset library is loaded by the first call, not at the start of the program, because few runs write
/// fonts.
/// - Parameters:
///   - glyphs: the glyph ids in the font before, and in the subset after the call.
///   - bytes: receives the subset, valid until ``subset_free`` is called.
/// - Returns: the owner of the bytes; null if the library is not installed or fails.
void *_Nullable subset_make(const SubsetRequest *_Nonnull request, uint32_t *_Nonnull glyphs,
                            size_t glyph_count, const uint8_t *_Nullable *_Nonnull bytes,
                            size_t *_Nonnull byte_count);

/// Frees a subset.
void subset_free(void *_Nonnull owner);

/// The version of HarfBuzz's subset library; null if it is not installed.
const char *_Nullable subset_library_version(void);
