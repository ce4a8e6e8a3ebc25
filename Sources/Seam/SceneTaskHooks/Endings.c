#include "SceneProcesses.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct watch {
  uint64_t number;
  pid_t process;
  bool (*mayLeave)(void *);
  void *context;
  int32_t status;
  struct watch *next;
} *watches;
static uint64_t last_number;

static void leave_at_once(int status) {
#if defined(__linux__)
  for (;;) syscall(SYS_exit_group, status);
#else
  _exit(status);
#endif
}

/// Asks each function, outside of the lock: what it calls may begin or end a watch.
static void ask(void) {
  pthread_mutex_lock(&lock);
  struct watch found = {0};
  uint64_t asked = UINT64_MAX;
  for (;;) {
    found.number = 0;
    for (struct watch *watch = watches; watch; watch = watch->next) {
      if (watch->number < asked && watch->process == getpid() && watch->number > found.number) {
        found = *watch;
      }
    }
    if (!found.number) break;
    asked = found.number;
    pthread_mutex_unlock(&lock);
    if (!found.mayLeave(found.context)) {
      fflush(stdout);
      leave_at_once(found.status);
    }
    pthread_mutex_lock(&lock);
  }
  pthread_mutex_unlock(&lock);
}

static void install(void) {
  atexit(ask);
#if defined(__GLIBC__)
  at_quick_exit(ask);
#endif
}

uint64_t scene_exit_watch(bool (*mayLeave)(void *), void *context, int32_t status) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  struct watch *watch = calloc(1, sizeof *watch);
  if (!watch) abort();
  pthread_mutex_lock(&lock);
  *watch = (struct watch){++last_number, getpid(), mayLeave, context, status, watches};
  watches = watch;
  uint64_t number = watch->number;
  pthread_mutex_unlock(&lock);
  return number;
}

void scene_exit_forget(uint64_t number) {
  pthread_mutex_lock(&lock);
  struct watch **place = &watches;
  while (*place && (*place)->number != number) place = &(*place)->next;
  struct watch *watch = *place;
  if (watch) *place = watch->next;
  pthread_mutex_unlock(&lock);
  free(watch);
}

#if defined(__GLIBC__)
// No handler runs where the app calls `_exit`: there this one stands before the system's.
//
// A process made by `fork` has another number than the one that watches, and leaves as it wants.
__attribute__((weak, noreturn)) void _exit(int status) {
  ask();
  for (;;) leave_at_once(status);
}

__attribute__((weak, noreturn)) void _Exit(int status) { _exit(status); }
#endif
