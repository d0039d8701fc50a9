#pragma once

// Records open temporary files, so that they are removed before a signal ends the process.
//
// It is written in C because a signal handler may call only few functions and must not allocate.

/// The most files on record.
///
/// Further ones are not removed when a signal ends the process.
#define TEMPORARY_MOST 256

/// Enters a section in which temporary files are made, removed or renamed; a signal waits for its end.
///
/// The first call installs handlers of SIGINT, SIGTERM and SIGHUP, unless they are ignored or handled. The handlers
/// remove all recorded files and exit with 128 plus the signal's number. Sections of several threads may overlap; one
/// thread must not nest them.
void temporary_begin(void);

/// Leaves the section of this thread.
void temporary_end(void);

/// Records a file, or an empty folder, by its name in an open directory.
///
/// Call it only in a section.
/// - Returns: a number for `temporary_forget`, or -1 if it was not recorded.
int temporary_note(int directory, const char *_Nonnull name, _Bool is_folder);

/// Removes a record, before its directory is closed.
///
/// Call it only in a section.
void temporary_forget(int number);

/// Exchanges two entries of a directory at once.
/// - Returns: 0, or -1 with the reason in `errno`: file systems need not support it.
int temporary_exchange(int directory, const char *_Nonnull one, const char *_Nonnull other);
