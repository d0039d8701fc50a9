#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes of a file, valid for the life of the process; `NULL` for none.
typedef struct {
  const uint8_t *_Nullable start;
  size_t count;
} CTheme;

/// The design tokens of a built-in theme, `themes/NAME.json`, in UTF-8.
CTheme symtext_theme(const char *_Nonnull name);

/// The names in order; `NULL` beyond the last.
const char *_Nullable symtext_theme_name(size_t index);
