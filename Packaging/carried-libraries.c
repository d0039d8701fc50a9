// Linked into a program that carries its C libraries, see Scripts/build-carried-libraries.

#include <math.h>

/// Tells Sources/CLibraries/LibraryLoader that the functions of its libraries are in the program.
const _Bool symtext_carries_libraries = 1;

/// Replaces the function of glibc 2.35, so that glibc 2.34 is enough. Squares of `float` are exact in `double` and never
/// overflow there.
float hypotf(float x, float y) { return (float)sqrt((double)x * x + (double)y * y); }
