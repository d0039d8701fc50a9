#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a text, valid for the life of the process; `NULL` for none.
typedef struct {
  const uint8_t *_Nullable start;
  size_t count;
} CBundledWords;

/// The spoken words of a language, `fonts/words/LANGUAGE.tsv`, in UTF-8.
CBundledWords symtext_bundled_words(const char *_Nonnull language);

/// The languages in small letters, in order; `NULL` beyond the last.
const char *_Nullable symtext_words_language(size_t index);
