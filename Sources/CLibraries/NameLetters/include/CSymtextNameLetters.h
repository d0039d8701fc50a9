#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes, valid for the life of the process.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} CNameLetters;

/// The outlines of the letters that write symbol names, `fonts/letters`.
CNameLetters symtext_name_letters(void);
