#include "CSymtextBundledNames.h"

static const uint8_t bytes[] = {
#embed "../../../fonts/names.tsv"
};

CBundledNames symtext_bundled_names(void) { return (CBundledNames){bytes, sizeof bytes}; }
