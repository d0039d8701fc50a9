#include "CSymtextLibraryLoader.h"

#include <dlfcn.h>
#include <string.h>

typedef struct {
  const char *name;
  void (*function)(void);
} CarriedFunction;

// Packaging/carried-libraries.c defines it; null at the end.
extern const CarriedFunction symtext_carried_functions[] __attribute__((weak));

_Bool library_is_carried(void) { return symtext_carried_functions != NULL; }

void *library_open(const char *const *names) {
  if (library_is_carried()) return (void *)symtext_carried_functions;
  return library_open_installed(names);
}

void *library_open_installed(const char *const *names) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

// The address of a function in the program; null if it has none of that name.
static void *carried(const char *name) {
  for (const CarriedFunction *entry = symtext_carried_functions; entry->name; entry++) {
    if (strcmp(entry->name, name) == 0) return (void *)entry->function;
  }
  return NULL;
}

_Bool library_find(void *library, const char *name, void *function) {
  const _Bool is_here = library == (void *)symtext_carried_functions;
  void *address = is_here ? carried(name) : dlsym(library, name);
  if (!address) return 0;
  memcpy(function, &address, sizeof address);
  return 1;
}
