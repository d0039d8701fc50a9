#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a font, valid for the life of the process.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} CBundledFont;

/// The bundled symbol library, `fonts/Symtext.ttf`.
CBundledFont symtext_bundled_font(void);
