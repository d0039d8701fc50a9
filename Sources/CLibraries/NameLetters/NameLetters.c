#include "CSymtextNameLetters.h"

static const uint8_t letters[] = {
#embed "../../../fonts/letters"
};

CNameLetters symtext_name_letters(void) {
  return (CNameLetters){letters, sizeof letters};
}
