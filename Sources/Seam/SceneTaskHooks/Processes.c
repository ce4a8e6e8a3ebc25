#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "SceneProcesses.h"

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

#if defined(__linux__) || (defined(TARGET_OS_OSX) && TARGET_OS_OSX)

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <libproc.h>
#endif

enum { first_copy = 10, most_lent = 8 };

// MARK: - Starting

/// Whether a number that is lent would be taken by the target of another before its turn, or is its own.
static bool is_in_the_way(int32_t lent, const int32_t *targets, int32_t place) {
  for (int32_t before = 0; before <= place; before++) {
    if (targets[before] == lent) return true;
  }
  return false;
}

static int set(posix_spawnattr_t *attributes) {
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  const int numbers[] = {SIGINT, SIGTERM, SIGQUIT, SIGPIPE};
  for (size_t place = 0; place < sizeof numbers / sizeof *numbers; place++) {
    sigaddset(&usual, numbers[place]);
  }
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &usual);
  return posix_spawnattr_setflags(
    attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

int32_t scene_process_start(
  const char *path, char *const *words, char *const *environment, const int32_t *lent,
  const int32_t *targets, int32_t count, pid_t *process) {
  if (count > most_lent) return EINVAL;
  int32_t copies[most_lent], copied = 0;
  int error = 0;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int32_t place = 0; !error && place < count; place++) {
    int32_t own = lent[place];
    if (is_in_the_way(own, targets, place)) {
      own = fcntl(own, F_DUPFD_CLOEXEC, first_copy);
      if (own < 0) error = errno;
      else copies[copied++] = own;
    }
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, own, targets[place]);
  }
  if (!error) error = set(&attributes);
  if (!error) error = posix_spawn(process, path, &actions, &attributes, words, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  while (copied > 0) close(copies[--copied]);
  return error;
}

// MARK: - Ending

bool scene_process_has_ended(pid_t process) {
  siginfo_t info = {0};
  int result;
  do result = waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT | WNOHANG);
  while (result < 0 && errno == EINTR);
  return result < 0 || info.si_pid == process;
}

int32_t scene_process_reap(pid_t process, const char *entry, uint64_t *memory) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
  // Its number is its own until it is reaped, and so is that of its group.
  kill(-process, SIGKILL);
  if (entry) scene_family_end(entry);
  int status = 0;
  struct rusage usage = {0};
  while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {}
#if defined(__APPLE__)
  if (memory) *memory = (uint64_t)usage.ru_maxrss;
#else
  if (memory) *memory = (uint64_t)usage.ru_maxrss << 10;
#endif
  return status;
}

#if defined(__linux__)
static bool has(pid_t process, const char *entry) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", (int)process);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  char *line = NULL;
  size_t room = 0;
  bool found = false;
  while (!found && getdelim(&line, &room, '\0', file) > 0) found = !strcmp(line, entry);
  free(line);
  fclose(file);
  return found;
}

/// Ends those that there are now; returns how many.
static size_t end_once(const char *entry) {
  DIR *folder = opendir("/proc");
  if (!folder) return 0;
  size_t count = 0;
  struct dirent *item;
  while ((item = readdir(folder))) {
    pid_t process = (pid_t)strtol(item->d_name, NULL, 10);
    if (process <= 0 || process == getpid() || !has(process, entry)) continue;
    kill(process, SIGKILL);
    count++;
  }
  closedir(folder);
  return count;
}

void scene_family_end(const char *entry) {
  // One that is being ended may have started another; ends take a moment.
  for (int round = 0; round < 100 && end_once(entry); round++) usleep(2000);
}
#else
void scene_family_end(const char *entry) { (void)entry; }
#endif

void scene_family_leave(const char *entry, int32_t status) {
  scene_family_end(entry);
  if (getpgrp() == getpid()) kill(0, SIGKILL);
  _exit(status);
}

// MARK: - Telling processes apart

uint64_t scene_process_birth(pid_t process) {
#if defined(__APPLE__)
  struct proc_bsdinfo info;
  if (proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, sizeof info) != sizeof info) return 0;
  return info.pbi_start_tvsec * 1000000 + info.pbi_start_tvusec;
#else
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  // The name stands in parentheses and may hold anything; the 20th word behind it is the time.
  char *place = strrchr(text, ')');
  for (int word = 0; place && word < 20; word++) place = strchr(place + 1, ' ');
  return place ? strtoull(place, NULL, 10) : 0;
#endif
}

// MARK: - A process that plays one history for another

enum { most_seconds = 60, secret_length = 64 };

static char secret[secret_length + 1];
static int32_t parents_end = -1;

static void *await_parent(void *entry) {
  pid_t parent = getppid();
  struct pollfd end = {.fd = parents_end, .events = 0};
  while (poll(&end, 1, 1000) <= 0 || !(end.revents & (POLLHUP | POLLERR))) {
    // The app may have closed it: then the parent's number says whether the parent is there.
    if (!(end.revents & POLLNVAL)) continue;
    if (getppid() != parent) break;
    usleep(20000);
  }
  scene_family_leave(entry, 1);
  return NULL;
}

/// Before anything else runs: code of the app, too, and of tests that are none of ours.
__attribute__((constructor)) static void begin_trial(void) {
  const char *key = getenv("SCENEFUZZ_TRIAL_KEY"), *folder = getenv("SCENEFUZZ_TRIAL");
  int parent = 0, end = -1;
  struct stat status;
  if (!key || !folder || sscanf(key, "%d %d", &parent, &end) != 2) return;
  if (parent <= 1 || getppid() != parent || fstat(end, &status) || !S_ISFIFO(status.st_mode)) return;
  fcntl(end, F_SETFD, FD_CLOEXEC);
  fcntl(end, F_SETFL, O_NONBLOCK);
  ssize_t count = read(end, secret, secret_length);
  secret[count > 0 ? count : 0] = 0;
  struct rlimit limit;
  if (!getrlimit(RLIMIT_CPU, &limit)) {
    if (limit.rlim_cur > most_seconds) limit.rlim_cur = most_seconds;
    setrlimit(RLIMIT_CPU, &limit);
  }
  size_t size = strlen(folder) + sizeof "SCENEFUZZ_TRIAL=";
  char *entry = malloc(size);
  pthread_t thread;
  parents_end = end;
  if (!entry) return;
  snprintf(entry, size, "SCENEFUZZ_TRIAL=%s", folder);
  if (!pthread_create(&thread, NULL, await_parent, entry)) pthread_detach(thread);
}

const char *scene_trial_secret(void) { return *secret ? secret : NULL; }

#else

#include <stddef.h>
#include <unistd.h>

int32_t scene_process_start(
  const char *path, char *const *words, char *const *environment, const int32_t *lent,
  const int32_t *targets, int32_t count, pid_t *process) {
  return -1;
}
bool scene_process_has_ended(pid_t process) { return true; }
int32_t scene_process_reap(pid_t process, const char *entry, uint64_t *memory) { return 0; }
void scene_family_end(const char *entry) {}
void scene_family_leave(const char *entry, int32_t status) { _exit(status); }
uint64_t scene_process_birth(pid_t process) { return process == getpid(); }
const char *scene_trial_secret(void) { return NULL; }

#endif
