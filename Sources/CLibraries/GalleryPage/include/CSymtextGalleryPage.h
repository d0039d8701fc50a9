#pragma once
#include <stddef.h>
#include <stdint.h>

/// A file of the gallery's page, in UTF-8; it lives as long as the process.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull start;
  size_t count;
} CGalleryFile;

/// How many files the page has.
size_t symtext_gallery_file_count(void);

/// A file of the page, in the order in which the page takes them: `gallery/index.html`, the style sheet, the scripts.
CGalleryFile symtext_gallery_file(size_t index);
