#include "CSymtextPlayer.h"

// One script, in this order.
static const uint8_t script[] = {
#embed "../../../player/drawing.js"
    ,
#embed "../../../player/motion.js"
    ,
#embed "../../../player/element.js"
};

const uint8_t *symtext_player_script(void) { return script; }

size_t symtext_player_script_count(void) { return sizeof script; }
