#include "CUnicode.h"
#include "ICU.h"

int unicode_bidi_class(uint32_t character) {
  const ICU *icu = icu_functions();
  return icu ? (int)icu->bidi_class((UChar32)character) : -1;
}

uint32_t unicode_paired_bracket(uint32_t character, _Bool *is_opening) {
  const ICU *icu = icu_functions();
  if (!icu) return 0;
  const int32_t type = icu->property((UChar32)character, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  *is_opening = type == U_BPT_OPEN;
  return type == U_BPT_NONE ? 0 : (uint32_t)icu->paired_bracket((UChar32)character);
}
