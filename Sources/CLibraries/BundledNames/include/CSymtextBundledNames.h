#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a text that live as long as the process.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} CBundledNames;

/// The names of our symbols in other sets, `fonts/names.tsv`, in UTF-8.
CBundledNames symtext_bundled_names(void);
