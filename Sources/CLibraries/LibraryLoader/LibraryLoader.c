#include "CSymtextLibraryLoader.h"

#include <dlfcn.h>
#include <string.h>

void *library_open(const char *const *names) {
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
