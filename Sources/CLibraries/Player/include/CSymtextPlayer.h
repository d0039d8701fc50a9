#pragma once
#include <stddef.h>
#include <stdint.h>

/// The script of the player, in UTF-8, without its tables; valid for the life of the process.
const uint8_t *_Nonnull symtext_player_script(void);

/// The number of bytes of the script.
size_t symtext_player_script_count(void);
