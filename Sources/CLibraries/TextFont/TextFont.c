#include "CSymtextTextFont.h"

static const uint8_t bytes[] = {
#embed "../../../fonts/text/Inter.ttf"
};

CTextFont symtext_text_font(void) { return (CTextFont){bytes, sizeof bytes}; }
