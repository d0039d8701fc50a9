#include "CUnicode.h"
#include "ICU.h"

static LineBreakClass of_complex(const ICU *icu, UChar32 character) {
  const int32_t category = icu->property(character, UCHAR_GENERAL_CATEGORY);
  return category == U_NON_SPACING_MARK || category == U_COMBINING_SPACING_MARK
             ? LINE_BREAK_COMBINING
             : LINE_BREAK_ALPHABETIC;
}

LineBreakClass unicode_line_break_class(uint32_t value) {
  const ICU *icu = icu_functions();
  if (!icu) return LINE_BREAK_OTHER;
  const UChar32 character = (UChar32)value;
  if (character == 0x2010) return LINE_BREAK_HYPHEN;
  switch (icu->property(character, UCHAR_LINE_BREAK)) {
    case U_LB_NUMERIC: return LINE_BREAK_NUMERIC;
    case U_LB_INFIX_NUMERIC: return LINE_BREAK_INFIX;
    case U_LB_BREAK_SYMBOLS: return LINE_BREAK_SYMBOL;
    case U_LB_HYPHEN: return LINE_BREAK_HYPHEN;
    case U_LB_COMBINING_MARK:
    case U_LB_ZWJ: return LINE_BREAK_COMBINING;
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_SURROGATE:
    case U_LB_UNKNOWN: return LINE_BREAK_ALPHABETIC;
    case U_LB_COMPLEX_CONTEXT: return of_complex(icu, character);
    default: return LINE_BREAK_OTHER;
  }
}
