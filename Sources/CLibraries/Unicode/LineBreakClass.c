#include "CSymtextUnicode.h"
#include "ICU.h"

static LineBreakClass of_complex(const ICU *icu, int32_t character) {
  const int32_t category = icu->property(character, ICU_GENERAL_CATEGORY);
  return category == ICU_NON_SPACING_MARK || category == ICU_COMBINING_SPACING_MARK
             ? LINE_BREAK_COMBINING
             : LINE_BREAK_ALPHABETIC;
}

LineBreakClass unicode_line_break_class(uint32_t value) {
  const ICU *icu = icu_functions();
  if (!icu) return LINE_BREAK_OTHER;
  const int32_t character = (int32_t)value;
  if (character == 0x2010) return LINE_BREAK_HYPHEN;
  switch (icu->property(character, ICU_LINE_BREAK)) {
    case ICU_LB_NUMERIC: return LINE_BREAK_NUMERIC;
    case ICU_LB_INFIX_NUMERIC: return LINE_BREAK_INFIX;
    case ICU_LB_BREAK_SYMBOLS: return LINE_BREAK_SYMBOL;
    case ICU_LB_HYPHEN: return LINE_BREAK_HYPHEN;
    case ICU_LB_COMBINING_MARK:
    case ICU_LB_ZWJ: return LINE_BREAK_COMBINING;
    case ICU_LB_ALPHABETIC:
    case ICU_LB_AMBIGUOUS:
    case ICU_LB_SURROGATE:
    case ICU_LB_UNKNOWN: return LINE_BREAK_ALPHABETIC;
    case ICU_LB_COMPLEX_CONTEXT: return of_complex(icu, character);
    default: return LINE_BREAK_OTHER;
  }
}
