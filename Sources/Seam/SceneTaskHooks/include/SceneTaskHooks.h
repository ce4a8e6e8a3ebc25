#ifndef SCENE_TASK_HOOKS_H
#define SCENE_TASK_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

// What Swift's runtime is about to enqueue can be kept instead, thread by thread.
//
// Swift cannot write this: the hooks have the calling convention of Swift functions, and code that
// runs on any thread has to find that thread's owner without a lock.

/// Puts the hooks in place, once in a process; hooks that were there before are still called.
///
/// The two words are the reference of a serial executor that lives for ever: the main actor's, on
/// a thread with an owner. Returns whether the runtime has all hooks.
bool scene_hooks_install(void *_Nonnull identity, void *_Nonnull implementation);

/// Gives this thread an owner, for whom jobs are kept that the thread enqueues.
///
/// Returns the owner before; NULL, as an argument too, for none: then jobs go their usual way.
void *_Nullable scene_thread_enter(void *_Nullable owner);

/// Returns the owner of this thread; NULL for none.
void *_Nullable scene_thread_owner(void);

/// Lets code on this thread pass for the main actor's, as what plays an app may; returns what was so before.
bool scene_thread_trust(bool trusted);

/// Whether this thread has an owner and its code passes for the main actor's.
bool scene_thread_is_trusted(void);

/// Keeps a job for the owner of this thread; it is run once or never.
void scene_job_keep(void *_Nonnull job, bool isMain);

/// Takes the oldest job that this thread has kept; NULL when there is none.
void *_Nullable scene_job_take(bool *_Nonnull isMain);

/// The number of the task that a job belongs to, which no other task of the process has; 0 for none.
uint64_t scene_job_task(void *_Nonnull job);

/// Runs a job on this thread, to its end or to where it has to wait.
void scene_job_run(void *_Nonnull job, bool isMain);

/// Gives a job to the main thread, as the runtime would.
void scene_main_enqueue(void *_Nonnull job);

/// Begins to keep sentences, and returns a number for them that no other call returned.
uint64_t scene_escapes_open(void);

/// Forgets the sentences of a number; none is kept for it any more.
void scene_escapes_close(uint64_t number);

/// Keeps a sentence for whoever has a number; callable on every thread.
///
/// A sentence that is kept already, and whatever comes after 64 of a number, is not kept.
void scene_escape_note(uint64_t number, const char *_Nonnull sentence);

/// Takes a sentence kept for a number, to be freed by the caller; NULL when there is none.
char *_Nullable scene_escape_take(uint64_t number);

#endif
