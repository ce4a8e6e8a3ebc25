#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "SceneProcesses.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <stddef.h>

// No header has these functions of Dispatch's and of Foundation's. Where one is not there, nothing is said.

bool scene_main_queue_waits(void) {
  int (*handle)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
  if (!handle) return false;
  // Dispatch writes to it when the first block comes.
  struct pollfd watched = {.fd = handle(), .events = POLLIN};
  return poll(&watched, 1, 0) > 0;
}

static bool has_timer(const char *loop, double (*next)(void *, const void *), const void *mode) {
  void *(*found)(void) = (void *(*)(void))dlsym(RTLD_DEFAULT, loop);
  void *own = found ? found() : NULL;
  return own && next(own, mode) != 0;
}

bool scene_run_loop_waits(void) {
  double (*next)(void *, const void *) =
    (double (*)(void *, const void *))dlsym(RTLD_DEFAULT, "CFRunLoopGetNextTimerFireDate");
  const void **mode = (const void **)dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode");
  if (!next || !mode) return false;
  return has_timer("CFRunLoopGetMain", next, *mode)
    || has_timer("CFRunLoopGetCurrent", next, *mode);
}

#else

bool scene_main_queue_waits(void) { return false; }
bool scene_run_loop_waits(void) { return false; }

#endif
