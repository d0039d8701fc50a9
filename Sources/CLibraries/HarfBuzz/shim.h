#pragma once
#include <hb.h>
#include <hb-ot.h>

// Macros that Swift does not import.
static const unsigned st_HB_FEATURE_GLOBAL_END = HB_FEATURE_GLOBAL_END;
