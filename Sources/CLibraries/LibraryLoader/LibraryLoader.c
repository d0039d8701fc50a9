#include "CSymtextLibraryLoader.h"

#include <dlfcn.h>
#include <string.h>

// Packaging/carried-libraries.c defines it.
extern const _Bool symtext_carries_libraries __attribute__((weak));

_Bool library_is_carried(void) { return &symtext_carries_libraries != NULL; }

void *library_open(const char *const *names) {
  return library_is_carried() ? dlopen(NULL, RTLD_NOW) : library_open_installed(names);
}

void *library_open_installed(const char *const *names) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

_Bool library_find(void *library, const char *name, void *function) {
  void *address = dlsym(library, name);
  if (!address) return 0;
  memcpy(function, &address, sizeof address);
  return 1;
}
