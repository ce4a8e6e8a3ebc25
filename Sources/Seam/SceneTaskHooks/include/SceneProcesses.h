#ifndef SCENE_PROCESSES_H
#define SCENE_PROCESSES_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// What a process needs of the system so that whatever it starts ends with it.
//
// Processes are started and ended on macOS and Linux; elsewhere these functions do nothing and fail.

/// Starts a program as the first of a process group of its own, which gets every signal.
///
/// Each descriptor of `lent` is the program's under the number beside it in `targets`. The words and the
/// environment end with NULL. Returns 0, or what went wrong, as the system numbers it.
int32_t scene_process_start(
  const char *_Nonnull path, char *_Nullable const *_Nonnull words,
  char *_Nullable const *_Nonnull environment, const int32_t *_Nonnull lent,
  const int32_t *_Nonnull targets, int32_t count, pid_t *_Nonnull process);

/// Whether a child has ended; it is not reaped.
bool scene_process_has_ended(pid_t process);

/// Waits for a child to end, ends its group and all that have an entry in their environment, and reaps it.
///
/// Returns the status as the system writes it; `memory` gets the most bytes that the child had.
int32_t scene_process_reap(
  pid_t process, const char *_Nullable entry, uint64_t *_Nullable memory);

/// Ends every other process that has an entry in its environment, whatever its group and its session.
///
/// Only Linux shows the environment of others; elsewhere none is ended.
void scene_family_end(const char *_Nonnull entry);

/// Ends all that this process has started, and then itself with a status.
void scene_family_leave(const char *_Nonnull entry, int32_t status);

/// When a process began, as a number that no later one with its number has; 0 where there is none.
uint64_t scene_process_birth(pid_t process);

// MARK: - Work that nothing runs

/// Whether a block waits in the main queue; it runs none. Only on Linux it can be known.
bool scene_main_queue_waits(void);

/// Whether a timer waits in the run loop of the main thread or of this one; it fires none. Only on Linux.
bool scene_run_loop_waits(void);

// MARK: - A process that plays one history for another

/// What the parent wrote to the pipe that it lent this process; NULL unless it was started for a trial.
///
/// `SCENEFUZZ_TRIAL_KEY` is the parent's number and the pipe's. From the start on, the process ends with its
/// parent, and with a limit of its time on the processor.
const char *_Nullable scene_trial_secret(void);

// MARK: - The end of a process that has not asked for it

/// Calls a function before the process leaves, by whatever code; returns a number for `scene_exit_forget`.
///
/// The function says whether the process may leave so; where it may not, it ends with `status`. `_exit` and
/// `quick_exit` are noticed on Linux alone.
uint64_t scene_exit_watch(
  bool (*_Nonnull mayLeave)(void *_Nonnull), void *_Nonnull context, int32_t status);

/// Forgets a function.
void scene_exit_forget(uint64_t number);

#endif
