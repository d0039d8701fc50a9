#pragma once
#include <stddef.h>
#include <stdint.h>

/// The places where lines of a text may end, by UAX 14, found one after the other.
typedef struct LineBreaks LineBreaks;

/// Begins with a text in UTF-8, which must stay as it is until the end; null when ICU or its data are not
/// installed in the version that this was built with.
///
/// ICU is loaded at the first call and not when the program starts: that takes 0.65 ms, a sixth of
/// drawing one line.
LineBreaks *_Nullable line_breaks_open(const char *_Nonnull text, size_t count);

/// The next place, in bytes from the start of the text, and whether the line must end there; −1 after the
/// last, which is the end of the text.
int64_t line_breaks_next(LineBreaks *_Nonnull breaks, _Bool *_Nonnull is_mandatory);

void line_breaks_close(LineBreaks *_Nonnull breaks);
