#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <stddef.h>
#include <sys/types.h>

/// Starts a program that is looked for in PATH, in a process group of its own, with all signals at their standards.
///
/// - words: the program and its arguments, each with a zero byte behind it; count is that of all bytes.
/// - input: where what is written becomes the program's standard input.
/// - output: where its standard output is read. Both are closed in every other child.
/// - returns 0, or the errno of what failed; nothing is open then.
int symtext_start_child(const unsigned char *words, size_t count, pid_t *process, int *input, int *output);

/// Waits until a child has ended, and leaves it there, so that its number is not given to another process.
/// - returns 0, or an errno.
int symtext_await_child(pid_t process);

/// Takes a child that has ended away.
/// - returns its exit status, or 256 and the signal that ended it.
int symtext_reap_child(pid_t process);

/// Ends a child at once.
void symtext_kill_child(pid_t process);

/// Asks a child to end.
void symtext_terminate_child(pid_t process);

/// Closes a descriptor.
void symtext_close(int descriptor);

/// Lets this process open as many files as the system gives it.
void symtext_raise_descriptor_limit(void);

/// Writes to standard error.
void symtext_say(const char *sentence);

#endif
