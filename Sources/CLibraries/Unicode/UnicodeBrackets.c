#include "CSymtextUnicode.h"

uint32_t unicode_paired_bracket(uint32_t character, _Bool *is_opening) {
  size_t low = 0;
  size_t high = unicode_bracket_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (unicode_brackets[middle].character < character) low = middle + 1;
    else high = middle;
  }
  if (low == unicode_bracket_count || unicode_brackets[low].character != character) return 0;
  *is_opening = unicode_brackets[low].is_opening;
  return unicode_brackets[low].paired;
}
