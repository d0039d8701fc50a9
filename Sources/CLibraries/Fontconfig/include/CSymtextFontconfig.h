#pragma once
#include <stdint.h>

// The installed fonts, from fontconfig.
//
// fontconfig is opened by the first call, not at the start of the program: a run whose fonts are files, or were found
// before, does not need it. Without fontconfig, functions that return a pointer return null, and pointers are all that
// the others take.

/// A description of a font, complete or partial.
typedef struct FontPattern FontPattern;
/// A list of fonts.
typedef struct FontSet FontSet;
/// A set of characters.
typedef struct FontCharacters FontCharacters;
/// An iterator over paths.
typedef struct FontPaths FontPaths;

/// A property of a font, by fontconfig's name.
typedef enum : int {
  FONT_FAMILY,
  FONT_FILE,
  /// The index in the file; the upper 16 bits are a named instance.
  FONT_INDEX,
  /// `TrueType`, `CFF` or another name of a format.
  FONT_FORMAT,
  FONT_LANGUAGE,
  /// On fontconfig's own scale, see `font_weight`.
  FONT_WEIGHT,
  /// `FONT_ROMAN` or `FONT_ITALIC`.
  FONT_SLANT,
  /// In percent of the normal width.
  FONT_WIDTH,
  FONT_IS_VARIABLE,
  FONT_IS_COLORED,
} FontProperty;

enum { FONT_ROMAN = 0, FONT_ITALIC = 100 };

/// Whether fontconfig is installed.
_Bool fontconfig_is_installed(void);

/// The version, as major · 10,000 + minor · 100 + revision; 0 if fontconfig is not installed.
int fontconfig_version(void);

/// The path of the library; null if it is not installed.
const char *_Nullable fontconfig_path(void);

FontPattern *_Nullable font_pattern_create(void);
void font_pattern_free(FontPattern *_Nonnull pattern);

void font_pattern_add_text(FontPattern *_Nonnull pattern, FontProperty property,
                           const char *_Nonnull text);
void font_pattern_add_integer(FontPattern *_Nonnull pattern, FontProperty property, int value);
void font_pattern_add_double(FontPattern *_Nonnull pattern, FontProperty property, double value);
void font_pattern_add_flag(FontPattern *_Nonnull pattern, FontProperty property, _Bool value);

/// Applies the configuration's rules for requests: aliases, generic families, preferred languages.
void font_pattern_configure(FontPattern *_Nonnull pattern);
/// Adds fontconfig's default for every property that a request lacks.
void font_pattern_add_defaults(FontPattern *_Nonnull pattern);

/// Returns a text that is valid as long as the pattern; null if there are no more values.
const char *_Nullable font_pattern_text(FontPattern *_Nonnull pattern, FontProperty property,
                                        int number);
/// Returns a number; 0 if the pattern has none.
int font_pattern_integer(FontPattern *_Nonnull pattern, FontProperty property);
/// Returns a truth value; false if the pattern has none.
_Bool font_pattern_flag(FontPattern *_Nonnull pattern, FontProperty property);
/// Returns the font's characters, valid as long as the pattern; null if it has none.
FontCharacters *_Nullable font_pattern_characters(FontPattern *_Nonnull pattern);

/// Returns the installed font that is nearest to a configured request, to be freed; null without any font.
FontPattern *_Nullable font_match(FontPattern *_Nonnull request);

/// Returns all installed fonts, the nearest first, to be freed; null without any font.
/// - Parameter characters: receives the characters of all of them, to be freed; null if they are not wanted.
FontSet *_Nullable font_sort(FontPattern *_Nonnull request,
                             FontCharacters *_Nullable *_Nullable characters);
void font_set_free(FontSet *_Nonnull set);
int font_set_count(FontSet *_Nonnull set);
/// Returns a font of a list, valid as long as the list.
FontPattern *_Nullable font_set_font(FontSet *_Nonnull set, int index);

_Bool font_characters_have(FontCharacters *_Nonnull characters, uint32_t character);
void font_characters_free(FontCharacters *_Nonnull characters);
/// Returns the characters that a language requires, never freed; null if the language is not known.
FontCharacters *_Nullable font_language_characters(const char *_Nonnull language);

/// Converts a weight from 1 to 1000, as in OpenType, to fontconfig's scale.
double font_weight(double weight);

/// The files of the configuration that have been read, and those directories that it names.
FontPaths *_Nullable font_configuration_files(void);
FontPaths *_Nullable font_configuration_folders(void);
/// The directories in which fontconfig looks for fonts.
FontPaths *_Nullable font_folders(void);
/// Returns the next path, valid until the paths are freed; null after the last.
const char *_Nullable font_paths_next(FontPaths *_Nonnull paths);
void font_paths_free(FontPaths *_Nonnull paths);
