#pragma once

// Temporary files that are open, noted so that a signal which ends the process takes them away first.
//
// It is C because a signal handler may call few functions and allocate nothing.

/// How many can be noted at once; what is beyond stays when a signal ends the process.
#define TEMPORARY_MOST 256

/// Begins a section in which temporary files come, go or get their names; a signal waits for its end.
///
/// The first call has SIGINT, SIGTERM and SIGHUP take away what is noted and end the process with 128 and
/// their number, unless they are ignored or handled. Sections of several threads may overlap; one thread's
/// do not.
void temporary_begin(void);

/// Ends the section that this thread has begun.
void temporary_end(void);

/// Notes a file, or an empty folder, by its name in an open directory; in a section only.
/// - Returns: a number to forget it by, or -1 when it could not be noted.
int temporary_note(int directory, const char *_Nonnull name, _Bool is_folder);

/// Forgets what was noted, before its directory is closed; in a section only.
void temporary_forget(int number);
