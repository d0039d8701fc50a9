#pragma once
#include <stddef.h>
#include <stdint.h>

/// A file of the gallery's page, in UTF-8, valid for the life of the process.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull start;
  size_t count;
} CGalleryFile;

/// The number of files.
size_t symtext_gallery_file_count(void);

/// A file, in the order of use: `gallery/index.html`, the style sheet, the scripts.
CGalleryFile symtext_gallery_file(size_t index);
