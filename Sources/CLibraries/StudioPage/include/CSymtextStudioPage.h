#pragma once
#include <stddef.h>
#include <stdint.h>

/// A file of the studio's page, in UTF-8, valid for the life of the process.
typedef struct {
  const char *_Nonnull name;
  const uint8_t *_Nonnull start;
  size_t count;
} CStudioFile;

/// The number of files.
size_t symtext_studio_file_count(void);

/// A file, in the order of use: `studio/index.html`, the style sheet, the scripts.
CStudioFile symtext_studio_file(size_t index);
