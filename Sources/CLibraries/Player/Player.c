#include "CSymtextPlayer.h"

static const uint8_t script[] = {
#embed "../../../player/symtext-player.js"
};

const uint8_t *symtext_player_script(void) { return script; }

size_t symtext_player_script_count(void) { return sizeof script; }
