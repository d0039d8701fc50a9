#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static int open_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

static void close_pipe(const int ends[2]) {
  close(ends[0]);
  close(ends[1]);
}

static int start_child(char *const arguments[], pid_t *process, int *input, int *output) {
  int requests[2], answers[2];
  int error = open_pipe(requests);
  if (error != 0) return error;
  error = open_pipe(answers);
  if (error != 0) {
    close_pipe(requests);
    return error;
  }

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, requests[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, answers[1], STDOUT_FILENO);

  // Signals that are ignored here, as those are that stop us, would be ignored there.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t every, none;
  sigfillset(&every);
  sigdelset(&every, SIGKILL);
  sigdelset(&every, SIGSTOP);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &every);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);

  error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(requests[0]);
  close(answers[1]);
  if (error != 0) {
    close(requests[1]);
    close(answers[0]);
    return error;
  }
  *input = requests[1];
  *output = answers[0];
  return 0;
}

int symtext_start_child(
    const unsigned char *words, size_t count, pid_t *process, int *input, int *output) {
  char *arguments[128];
  size_t number = 0;
  for (size_t start = 0; start < count; start += strlen((const char *)words + start) + 1) {
    if (number == 127) return E2BIG;
    arguments[number++] = (char *)words + start;
  }
  arguments[number] = NULL;
  return number == 0 ? EINVAL : start_child(arguments, process, input, output);
}

int symtext_await_child(pid_t process) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

int symtext_reap_child(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return 255;
  }
  return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
}

void symtext_kill_child(pid_t process) { kill(process, SIGKILL); }

void symtext_terminate_child(pid_t process) { kill(process, SIGTERM); }

void symtext_close(int descriptor) { close(descriptor); }

void symtext_raise_descriptor_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void symtext_say(const char *sentence) {
  size_t count = strlen(sentence);
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, sentence, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    sentence += written;
    count -= (size_t)written;
  }
}
