#define _GNU_SOURCE
#include "CSymtextLimitedProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/// Lowers a limit; a lower one that is set already remains.
static void lower(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > hard) limit.rlim_max = hard;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > soft) limit.rlim_cur = soft;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

/// Lets no descriptor above 3 outlive `exec`, even those that other libraries have opened without care.
static void keep_to_itself(void) {
#ifdef CLOSE_RANGE_CLOEXEC
  if (close_range(4, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
  for (int descriptor = 4; descriptor < most; descriptor++) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

/// Becomes the program; returns only when that fails.
static void become(char *const *words, int input, int output, int messages, struct limits limits) {
  static const int numbers[] = {SIGPROF, SIGXCPU, SIGXFSZ, SIGPIPE, SIGTERM, SIGINT, SIGHUP};
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
    sigaction(numbers[index], &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The descriptors are above 3, so none replaces another.
  if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(messages, 2) < 0 || dup2(output, 3) < 0) return;
  keep_to_itself();
  int seconds = limits.milliseconds / 1000 + 1;
  lower(RLIMIT_CPU, (rlim_t)seconds, (rlim_t)seconds + 1);
  lower(RLIMIT_AS, (rlim_t)limits.memory, (rlim_t)limits.memory);
  lower(RLIMIT_FSIZE, (rlim_t)limits.file, (rlim_t)limits.file);
  lower(RLIMIT_CORE, 0, 0);
  // A timer outlives `exec` and is finer than the limit of the system, which counts seconds.
  // It counts ticks, of which a busy machine loses some; so the parent reads the exact time, too.
  struct itimerval timer = {
    .it_value = {.tv_sec = limits.milliseconds / 1000, .tv_usec = limits.milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &timer, NULL);
  execvp(words[0], words);
}

int limited_process_start(
  pid_t *process, char *const *words, int input, int output, int messages, struct limits limits) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  int writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 4);
  int code = errno;
  close(ends[1]);
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  if (writing < 0) {
    close(ends[0]);
    return code;
  }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The parent may have ended before.
    if (getppid() != parent) _exit(127);
#else
    (void)parent;
#endif
    become(words, input, output, messages, limits);
    code = errno;
    (void)!write(writing, &code, sizeof code);
    _exit(127);
  }
  code = errno;
  close(writing);
  if (child > 0) {
    // The pipe closes without a number when the program starts.
    ssize_t count;
    int reason = 0;
    while ((count = read(ends[0], &reason, sizeof reason)) < 0 && errno == EINTR) {}
    code = count == sizeof reason ? reason : 0;
    if (code != 0) waitpid(child, NULL, 0);
  }
  close(ends[0]);
  *process = child;
  return code;
}

long limited_process_memory(pid_t process) {
#ifdef __linux__
  char text[64];
  snprintf(text, sizeof text, "/proc/%d/statm", (int)process);
  FILE *file = fopen(text, "re");
  if (!file) return 0;
  long pages = 0;
  if (fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
#else
  (void)process;
  return 0;
#endif
}

int limited_process_milliseconds(pid_t process) {
#ifdef __linux__
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return (int)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
#else
  (void)process;
  return 0;
#endif
}

static _Bool has_ended(pid_t process) {
  siginfo_t information = {0};
  if (waitid(P_PID, (id_t)process, &information, WEXITED | WNOWAIT | WNOHANG) != 0) return errno != EINTR;
  return information.si_pid == process;
}

_Bool limited_process_has_ended(pid_t process, int milliseconds) {
  for (int waited = 0; !has_ended(process); waited++) {
    if (waited >= milliseconds) return 0;
    struct timespec pause = {.tv_nsec = 1000000};
    nanosleep(&pause, NULL);
  }
  return 1;
}

int limited_process_end(pid_t process, int *milliseconds) {
  int status = -1;
  struct rusage usage = {0};
  while (wait4(process, &status, 0, &usage) < 0)
    if (errno != EINTR) return -1;
  *milliseconds = (int)((usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
                        (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000);
  return status;
}
