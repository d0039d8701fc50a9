#include "CSymtextUnicode.h"
#include "ICU.h"

int unicode_bidi_class(uint32_t character) {
  const ICU *icu = icu_functions();
  return icu ? icu->bidi_class((int32_t)character) : -1;
}

uint32_t unicode_paired_bracket(uint32_t character, _Bool *is_opening) {
  const ICU *icu = icu_functions();
  if (!icu) return 0;
  const int32_t type = icu->property((int32_t)character, ICU_BRACKET_TYPE);
  *is_opening = type == ICU_BRACKET_OPEN;
  return type == ICU_BRACKET_NONE ? 0 : (uint32_t)icu->paired_bracket((int32_t)character);
}
