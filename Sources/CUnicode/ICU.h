#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

/// The functions of ICU that are used.
typedef struct ICU {
  __typeof__(&ubrk_open) break_open;
  __typeof__(&ubrk_clone) break_clone;
  __typeof__(&ubrk_setUText) break_set_text;
  __typeof__(&ubrk_next) break_next;
  __typeof__(&ubrk_getRuleStatus) break_rule;
  __typeof__(&ubrk_close) break_close;
  __typeof__(&utext_openUTF8) text_open;
  __typeof__(&utext_close) text_close;
  __typeof__(&u_charDirection) bidi_class;
  __typeof__(&u_getBidiPairedBracket) paired_bracket;
  __typeof__(&u_getIntPropertyValue) property;
} ICU;

/// Null when ICU is not installed in the version that this was built with.
const ICU *icu_functions(void);
