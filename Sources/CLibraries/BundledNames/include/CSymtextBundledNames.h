#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a text, valid for the life of the process.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} CBundledNames;

/// The names of the bundled symbols in other sets, `fonts/names.tsv`, in UTF-8.
CBundledNames symtext_bundled_names(void);
