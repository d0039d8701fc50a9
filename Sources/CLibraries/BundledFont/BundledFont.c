#include "CSymtextBundledFont.h"

static const uint8_t bytes[] = {
#embed "../../../fonts/Symtext.ttf"
};

CBundledFont symtext_bundled_font(void) { return (CBundledFont){bytes, sizeof bytes}; }
