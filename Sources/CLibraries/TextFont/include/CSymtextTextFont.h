#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a font, valid for the life of the process.
typedef struct {
  const uint8_t *_Nonnull start;
  size_t count;
} CTextFont;

/// The text font for systems without Inter, `fonts/text/Inter.ttf`.
CTextFont symtext_text_font(void);
