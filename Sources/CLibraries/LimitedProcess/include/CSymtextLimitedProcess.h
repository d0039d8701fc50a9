#pragma once

#include <sys/types.h>

// Starts another program with limits that the system enforces.
//
// It is written in C because a process between `fork` and `exec` may call only few functions and must not allocate.

/// Limits of a program; a signal ends it beyond one of them.
struct limits {
  /// The CPU time, in milliseconds.
  int milliseconds;
  /// The bytes of its address space. Allocations beyond fail.
  long memory;
  /// The bytes of each file that it writes.
  long file;
};

/// Starts a program that reads `input` and writes `output` and `messages`, its standard streams; `output` is also its
/// descriptor 3.
///
/// On Linux the program is killed when the calling thread ends, even by a signal.
/// - Returns: 0, or an `errno` value.
int limited_process_start(
  pid_t *_Nonnull process, char *_Nullable const *_Nonnull words, int input, int output, int messages,
  struct limits limits);

/// Returns the bytes of a running program's memory; 0 if unknown.
long limited_process_memory(pid_t process);

/// Returns the CPU time that a running program has taken, in milliseconds; 0 if unknown.
int limited_process_milliseconds(pid_t process);

/// Waits at most some milliseconds for the end of a program, without releasing its number.
/// - Returns: whether it has ended.
_Bool limited_process_has_ended(pid_t process, int milliseconds);

/// Waits for the end of a program and releases its number.
/// - Parameter milliseconds: set to its CPU time.
/// - Returns: its status as `waitpid` gives it; -1 without one.
int limited_process_end(pid_t process, int *_Nonnull milliseconds);
