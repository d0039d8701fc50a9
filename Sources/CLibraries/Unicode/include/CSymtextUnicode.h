#pragma once
#include <stddef.h>
#include <stdint.h>

// The properties of characters that Unicode's text algorithms use, and ICU's dictionaries of words.

/// The properties of a character. The values are those of `Scripts/unicode-tables`.
typedef struct UnicodeRecord {
  uint8_t line_break;
  uint8_t grapheme_break;
  uint8_t word_break;
  uint8_t bidi_class;
} UnicodeRecord;

/// A bracket and the one that it forms a pair with.
typedef struct UnicodeBracket {
  uint32_t character;
  uint32_t paired;
  _Bool is_opening;
} UnicodeBracket;

/// The version of the tables, most significant number first.
extern const uint8_t unicode_table_version[3];
extern const UnicodeRecord unicode_records[];
/// The block of each 128 characters.
extern const uint16_t unicode_places[];
/// The records of the characters of a block.
extern const uint8_t unicode_blocks[][128];
extern const size_t unicode_bracket_count;
/// Ascending by character.
extern const UnicodeBracket unicode_brackets[];

/// Returns the properties of a character, at most U+10FFFF.
static inline UnicodeRecord unicode_record(uint32_t character) {
  return unicode_records[unicode_blocks[unicode_places[character >> 7]][character & 127]];
}

/// Returns the paired bracket; 0 if the character is not a bracket.
/// - Parameter is_opening: whether the given bracket is an opening one.
uint32_t unicode_paired_bracket(uint32_t character, _Bool *_Nonnull is_opening);

// The functions below load ICU at their first call, not at the start of the program: loading takes 0.65 ms, a sixth of
// drawing one line. Texts are UTF-8 and must not change until they are closed.

/// The kind of boundary.
typedef enum TextBreakKind {
  /// Line break opportunities, by UAX 14.
  TEXT_BREAK_LINE,
  /// Ends of words and of the text between them, by UAX 29.
  TEXT_BREAK_WORD,
} TextBreakKind;

/// An iterator over the boundaries of a text.
typedef struct TextBreaks TextBreaks;

/// Whether ICU 60 or later and its dictionaries are installed.
_Bool dictionaries_are_installed(void);

/// Opens an iterator; null if ICU or its data is not installed, or if the text has 2³¹ bytes or more.
TextBreaks *_Nullable text_breaks_open(TextBreakKind kind, const uint8_t *_Nonnull text,
                                       size_t count);

/// Returns the next boundary, in bytes from the start of the text.
///
/// The last one is the end of the text; after it, −1.
/// - Parameter is_word: for words, whether a word with a letter, a number or an ideograph ends there.
int64_t text_breaks_next(TextBreaks *_Nonnull breaks, _Bool *_Nonnull is_word);

void text_breaks_close(TextBreaks *_Nonnull breaks);
