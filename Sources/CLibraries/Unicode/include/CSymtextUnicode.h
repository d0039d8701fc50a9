#pragma once
#include <stddef.h>
#include <stdint.h>

// What Unicode says of a text, from ICU.
//
// ICU is loaded at the first call and not when the program starts: that takes 0.65 ms, a sixth of
// drawing one line. Texts are UTF-8 and must stay as they are until they are closed.

/// Which places of a text are found.
typedef enum TextBreakKind {
  /// Where lines may end, by UAX 14.
  TEXT_BREAK_LINE,
  /// Where extended grapheme clusters end, by UAX 29.
  TEXT_BREAK_CHARACTER,
  /// Where words, and what stands between them, end, by UAX 29.
  TEXT_BREAK_WORD,
} TextBreakKind;

/// Places in a text, found one after the other.
typedef struct TextBreaks TextBreaks;

/// Whether ICU and its data are installed, in any version from 60 on.
_Bool unicode_is_installed(void);

/// Begins with a text; null when ICU or its data are not installed, or the text has 2³¹ bytes or more.
TextBreaks *_Nullable text_breaks_open(TextBreakKind kind, const uint8_t *_Nonnull text,
                                       size_t count);

/// The next place, in bytes from the start of the text; −1 after the last, which is the end of the text.
/// - Parameter is_special: whether a line must end there; of words, whether a word ends there, which holds a
///   letter, a number or an ideograph.
int64_t text_breaks_next(TextBreaks *_Nonnull breaks, _Bool *_Nonnull is_special);

void text_breaks_close(TextBreaks *_Nonnull breaks);

/// The `Bidi_Class` of a character as ICU's `UCharDirection`, 0 to 22; −1 when ICU is not
/// installed.
int unicode_bidi_class(uint32_t character);

/// The bracket that pairs with one; 0 of what is no bracket, and without ICU.
/// - Parameter is_opening: of the given one.
uint32_t unicode_paired_bracket(uint32_t character, _Bool *_Nonnull is_opening);

/// What is asked of a character's `Line_Break`.
typedef enum LineBreakClass {
  LINE_BREAK_OTHER,
  /// NU.
  LINE_BREAK_NUMERIC,
  /// IS.
  LINE_BREAK_INFIX,
  /// SY.
  LINE_BREAK_SYMBOL,
  /// HY, and U+2010.
  LINE_BREAK_HYPHEN,
  /// CM and ZWJ, and what rule LB1 makes CM.
  LINE_BREAK_COMBINING,
  /// AL, and what rule LB1 makes AL.
  LINE_BREAK_ALPHABETIC,
} LineBreakClass;

/// The class of a character; `LINE_BREAK_OTHER` when ICU is not installed.
LineBreakClass unicode_line_break_class(uint32_t character);
