// Linked into a program that carries its C libraries, see Scripts/build-carried-libraries.

#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// A line CARRIED(name) for each function that Sources/CLibraries looks up by its name.
#define CARRIED(name) void name(void);
#include "carried-functions.h"
#undef CARRIED

/// The functions that Sources/CLibraries/LibraryLoader finds in the program, and a null at the end.
const struct {
  const char *name;
  void (*function)(void);
} symtext_carried_functions[] = {
#define CARRIED(name) {#name, name},
#include "carried-functions.h"
    {0, 0},
};

// Functions of later versions of glibc, so that glibc 2.34 is enough.

/// Since 2.36: random bytes, for Expat's hash tables.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    const ssize_t more = getrandom((char *)bytes + done, count - done, 0);
    if (more > 0) done += (size_t)more;
    if (more < 0 && errno != EINTR) abort();
  }
}

/// Since 2.36.
uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

/// A new version since 2.35. Squares of `float` are exact in `double` and never overflow there.
float hypotf(float x, float y) { return (float)sqrt((double)x * x + (double)y * y); }
