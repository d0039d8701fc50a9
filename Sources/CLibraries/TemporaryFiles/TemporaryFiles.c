#define _GNU_SOURCE
#include "CSymtextTemporaryFiles.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// The longest file name of file systems, with its terminating zero.
#define NAME_BYTES 256
/// The longest wait for a section, in milliseconds.
///
/// A section is a few system calls; a longer one waits for a disk.
#define MOST_MILLISECONDS 1000

enum { FREE, TAKEN, FILE_NOTED, FOLDER_NOTED };

static struct {
  atomic_int state;
  int directory;
  char name[NAME_BYTES];
} notes[TEMPORARY_MOST];

/// The number of threads in a section.
static atomic_int sections;
/// Whether a signal is ending the process.
static atomic_bool is_ending;
static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
static sigset_t signals;
static pthread_once_t once = PTHREAD_ONCE_INIT;
/// The signal mask of this thread before its section.
static _Thread_local sigset_t before;

/// Waits for the thread that ends the process.
static void wait_for_end(void) {
  for (;;) pause();
}

static void remove_noted(int kind) {
  for (int number = 0; number < TEMPORARY_MOST; number++)
    if (atomic_load(&notes[number].state) == kind)
      unlinkat(notes[number].directory, notes[number].name, kind == FOLDER_NOTED ? AT_REMOVEDIR : 0);
}

static void end_process(int number) {
  if (atomic_exchange(&is_ending, 1)) wait_for_end();
  // No thread enters a section from here on. Signals are blocked in sections, so the interrupted thread is not in one.
  for (int waited = 0; atomic_load(&sections) > 0 && waited < MOST_MILLISECONDS; waited++)
    poll(NULL, 0, 1);
  remove_noted(FILE_NOTED);
  remove_noted(FOLDER_NOTED);
  _exit(128 + number);
}

static void install(void) {
  sigemptyset(&signals);
  for (int index = 0; index < 3; index++) sigaddset(&signals, numbers[index]);
  struct sigaction action = {.sa_handler = end_process, .sa_mask = signals};
  for (int index = 0; index < 3; index++) {
    struct sigaction known;
    // `nohup` ignores signals, and its child must continue to ignore them.
    if (sigaction(numbers[index], NULL, &known) == 0 && !(known.sa_flags & SA_SIGINFO) &&
        known.sa_handler == SIG_DFL)
      sigaction(numbers[index], &action, NULL);
  }
}

void temporary_begin(void) {
  pthread_once(&once, install);
  pthread_sigmask(SIG_BLOCK, &signals, &before);
  atomic_fetch_add(&sections, 1);
  if (atomic_load(&is_ending)) {
    atomic_fetch_sub(&sections, 1);
    wait_for_end();
  }
}

void temporary_end(void) {
  atomic_fetch_sub(&sections, 1);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int temporary_note(int directory, const char *name, _Bool is_folder) {
  size_t length = strlen(name);
  if (length >= NAME_BYTES) return -1;
  for (int number = 0; number < TEMPORARY_MOST; number++) {
    int state = FREE;
    if (!atomic_compare_exchange_strong(&notes[number].state, &state, TAKEN)) continue;
    notes[number].directory = directory;
    memcpy(notes[number].name, name, length + 1);
    atomic_store(&notes[number].state, is_folder ? FOLDER_NOTED : FILE_NOTED);
    return number;
  }
  return -1;
}

int temporary_exchange(int directory, const char *one, const char *other) {
#ifdef __APPLE__
  return renameatx_np(directory, one, directory, other, RENAME_SWAP);
#else
  return renameat2(directory, one, directory, other, RENAME_EXCHANGE);
#endif
}

void temporary_forget(int number) {
  if (number >= 0) atomic_store(&notes[number].state, FREE);
}
