#include "CSymtextStudioPage.h"

static const uint8_t page[] = {
#embed "../../../studio/index.html"
};
static const uint8_t style[] = {
#embed "../../../studio/studio.css"
};

static const CStudioFile files[] = {
    {"index.html", page, sizeof page},
    {"studio.css", style, sizeof style},
};

size_t symtext_studio_file_count(void) { return sizeof files / sizeof *files; }

CStudioFile symtext_studio_file(size_t index) {
  return files[index < symtext_studio_file_count() ? index : 0];
}
