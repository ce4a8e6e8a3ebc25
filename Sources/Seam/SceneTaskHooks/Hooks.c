#include "SceneTaskHooks.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#define SWIFTCALL __attribute__((swiftcall))

typedef struct {
  void *identity, *implementation;
} executor;

typedef SWIFTCALL void (*enqueue)(void *);
typedef SWIFTCALL void (*enqueue_hook)(void *, enqueue);
typedef SWIFTCALL executor (*get_main)(void);
typedef SWIFTCALL executor (*get_main_hook)(get_main);
typedef SWIFTCALL bool (*is_main)(executor);
typedef SWIFTCALL bool (*is_main_hook)(executor, is_main);

// MARK: - A thread and what it keeps

static _Thread_local void *owner;
static _Thread_local struct kept {
  void *job;
  bool isMain;
} *kept;
static _Thread_local uint32_t first, count, room;

void *scene_thread_enter(void *next) {
  void *before = owner;
  owner = next;
  return before;
}

void *scene_thread_owner(void) { return owner; }

static _Thread_local bool trusted;

bool scene_thread_trust(bool next) {
  bool before = trusted;
  trusted = next;
  return before;
}

bool scene_thread_is_trusted(void) { return trusted && owner; }

void scene_job_keep(void *job, bool isMain) {
  if (count == room) {
    room = room ? room * 2 : 16;
    kept = realloc(kept, room * sizeof *kept);
    if (!kept) abort();
  }
  kept[count++] = (struct kept){job, isMain};
}

void *scene_job_take(bool *isMain) {
  if (first == count) return NULL;
  struct kept oldest = kept[first++];
  if (first == count) first = count = 0;
  *isMain = oldest.isMain;
  return oldest.job;
}

typedef SWIFTCALL uint64_t (*task_of)(void *);

uint64_t scene_job_task(void *job) {
  static task_of known;
  // Several threads may look for it at once; each finds the same.
  task_of ask = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (!ask) {
    ask = (task_of)dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
    if (!ask) return 0;
    __atomic_store_n(&known, ask, __ATOMIC_RELAXED);
  }
  return ask(job);
}

// MARK: - The hooks

static executor main_executor;
static enqueue_hook enqueue_before;
static get_main_hook get_main_before;
static is_main_hook is_main_before;

/// Tasks, actors that have work, and continuations that go on outside of the main actor.
static SWIFTCALL void enqueue_global(void *job, enqueue original) {
  if (owner) return scene_job_keep(job, false);
  enqueue_before ? enqueue_before(job, original) : original(job);
}

/// A job of the main actor goes to its executor past every hook, but the executor is asked for:
/// on a thread with an owner it is ours.
static SWIFTCALL executor get_main_executor(get_main original) {
  if (owner) return main_executor;
  return get_main_before ? get_main_before(original) : original();
}

/// Ours counts as the main actor's, or `assumeIsolated` would fail in a job or in a callback.
static SWIFTCALL bool is_main_executor(executor asked, is_main original) {
  if (asked.identity == main_executor.identity) return true;
  return is_main_before ? is_main_before(asked, original) : original(asked);
}

static bool is_installed;

static void install(void) {
  enqueue_hook *enqueue = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  get_main_hook *get_main = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  is_main_hook *is_main = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  if (!enqueue || !get_main || !is_main) return;
  enqueue_before = *enqueue;
  get_main_before = *get_main;
  is_main_before = *is_main;
  *is_main = is_main_executor;
  *get_main = get_main_executor;
  *enqueue = enqueue_global;
  is_installed = true;
}

static pthread_mutex_t installing = PTHREAD_MUTEX_INITIALIZER;

bool scene_hooks_install(void *identity, void *implementation) {
  pthread_mutex_lock(&installing);
  if (!main_executor.identity) {
    main_executor = (executor){identity, implementation};
    install();
  }
  pthread_mutex_unlock(&installing);
  return is_installed;
}

// MARK: - The runtime

extern SWIFTCALL void swift_job_run(void *job, executor executor);
extern SWIFTCALL void swift_task_enqueueMainExecutor(void *job);

void scene_job_run(void *job, bool isMain) {
  swift_job_run(job, isMain ? main_executor : (executor){0});
}

void scene_main_enqueue(void *job) { swift_task_enqueueMainExecutor(job); }
