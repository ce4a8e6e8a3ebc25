#include "slb1_loops.h"

#include <stdbool.h>
#include <string.h>

enum { SCENES = 8, KINDS = 8, LENGTH = 1000 };
enum { NONE, UNATTACHED, BACKGROUND, INACTIVE, ACTIVE };
enum { CREATE, CONNECT, FOREGROUND, BECOME, RESIGN, ENTER_BACKGROUND, DISCONNECT, DISCARD };

static inline uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static inline unsigned below(uint64_t *state, unsigned bound) {
  return (unsigned)(((next_random(state) >> 32) * bound) >> 32);
}

// MARK: The straightforward loop

typedef struct {
  int phase;
  int connects;
  bool is_active, is_foreground, has_session;
} scene_state;

typedef struct {
  bool alive, entered;
} memory;

static const int source[KINDS] = {NONE,   UNATTACHED, BACKGROUND, INACTIVE,
                                  ACTIVE, INACTIVE,   BACKGROUND, UNATTACHED};
static const int target[KINDS] = {UNATTACHED, BACKGROUND, INACTIVE,   ACTIVE,
                                  INACTIVE,   BACKGROUND, UNATTACHED, NONE};

static void apply(scene_state *scene, int kind) {
  scene->phase = target[kind];
  switch (kind) {
  case CREATE:
    scene->connects = 0;
    scene->is_active = scene->is_foreground = false;
    scene->has_session = true;
    break;
  case CONNECT:
    if (scene->connects < 3) scene->connects++;
    break;
  case FOREGROUND: scene->is_foreground = true; break;
  case BECOME: scene->is_active = true; break;
  case RESIGN: scene->is_active = false; break;
  case ENTER_BACKGROUND: scene->is_foreground = false; break;
  case DISCARD: scene->has_session = false; break;
  }
}

static unsigned check(memory *memories, const scene_state *scenes, int scene, int kind) {
  unsigned broken = 0;
  memory *m = &memories[scene];
  switch (kind) {
  case CREATE: m->alive = true; break;
  case DISCARD: m->alive = m->entered = false; break;
  case CONNECT:
  case DISCONNECT:
  case ENTER_BACKGROUND: m->entered = false; break;
  case FOREGROUND: m->entered = true; break;
  case BECOME: broken += !m->entered; break;
  }
  for (int i = 0; i < SCENES; i++) {
    if (scenes[i].is_active && !scenes[i].is_foreground) broken++;
    if (memories[i].alive && !scenes[i].has_session) broken++;
  }
  return broken;
}

slb1_result slb1_straightforward(uint64_t seed, uint64_t sequences) {
  slb1_result result = {0, 0};
  for (uint64_t sequence = 0; sequence < sequences; sequence++) {
    uint64_t random = seed + (sequence << 32);
    scene_state scenes[SCENES];
    memory memories[SCENES];
    memset(scenes, 0, sizeof scenes);
    memset(memories, 0, sizeof memories);
    for (int event = 0; event < LENGTH; event++) {
      struct { int scene, kind; } accepted[2 * SCENES];
      int count = 0;
      for (int scene = 0; scene < SCENES; scene++)
        for (int kind = 0; kind < KINDS; kind++)
          if (scenes[scene].phase == source[kind]) {
            accepted[count].scene = scene;
            accepted[count++].kind = kind;
          }
      int choice = (int)below(&random, (unsigned)count);
      int scene = accepted[choice].scene, kind = accepted[choice].kind;
      apply(&scenes[scene], kind);
      result.violations += check(memories, scenes, scene, kind);
      result.sum += (uint64_t)(scene * KINDS + kind);
    }
  }
  return result;
}

// MARK: The fastest loop for one sequence

// The accepted pairs are the bits of one word: bit 8 * kind + scene. A pair is drawn by its rank
// among the bits that are set; then the scene's column changes as a whole.
#define COLUMN(a) (UINT64_C(1) << (8 * (a)))
static const uint64_t accepted_after[KINDS] = {
    COLUMN(CONNECT) | COLUMN(DISCARD),        COLUMN(FOREGROUND) | COLUMN(DISCONNECT),
    COLUMN(BECOME) | COLUMN(ENTER_BACKGROUND), COLUMN(RESIGN),
    COLUMN(BECOME) | COLUMN(ENTER_BACKGROUND), COLUMN(FOREGROUND) | COLUMN(DISCONNECT),
    COLUMN(CONNECT) | COLUMN(DISCARD),        COLUMN(CREATE)};

#if defined(__x86_64__)
#include <immintrin.h>
#define FAST __attribute__((target("popcnt,bmi,bmi2")))
#define RANKED(word, rank) _tzcnt_u64(_pdep_u64(UINT64_C(1) << (rank), (word)))
#else
#define FAST
static inline uint64_t ranked(uint64_t word, unsigned rank) {
  while (rank--) word &= word - 1;
  return (uint64_t)__builtin_ctzll(word);
}
#define RANKED(word, rank) ranked((word), (rank))
#endif

// By how much the number of accepted pairs grows, a signed byte for each kind.
static const uint64_t growth =
    COLUMN(CREATE) | COLUMN(RESIGN) | 0xFF * COLUMN(BECOME) | 0xFF * COLUMN(DISCARD);

// The answers and the checker's memory are bytes of another word, a bit for each scene.
enum { IS_ACTIVE, IS_FOREGROUND, ALIVE, HAS_SESSION, ENTERED };
static const uint64_t begins[KINDS] = {
    [CREATE] = COLUMN(HAS_SESSION) | COLUMN(ALIVE),
    [FOREGROUND] = COLUMN(IS_FOREGROUND) | COLUMN(ENTERED),
    [BECOME] = COLUMN(IS_ACTIVE)};
static const uint64_t ends[KINDS] = {
    [CREATE] = COLUMN(IS_ACTIVE) | COLUMN(IS_FOREGROUND),
    [CONNECT] = COLUMN(ENTERED),
    [RESIGN] = COLUMN(IS_ACTIVE),
    [ENTER_BACKGROUND] = COLUMN(IS_FOREGROUND) | COLUMN(ENTERED),
    [DISCONNECT] = COLUMN(ENTERED),
    [DISCARD] = COLUMN(HAS_SESSION) | COLUMN(ALIVE) | COLUMN(ENTERED)};
static const uint64_t needs[KINDS] = {[BECOME] = COLUMN(ENTERED)};

FAST slb1_result slb1_masks(uint64_t seed, uint64_t sequences) {
  const uint64_t first_of_two = 0xFF * (COLUMN(IS_ACTIVE) | COLUMN(ALIVE));
  slb1_result result = {0, 0};
  for (uint64_t sequence = 0; sequence < sequences; sequence++) {
    uint64_t random = seed + (sequence << 32);
    uint64_t accepted = 0xFF, known = 0;
    unsigned count = SCENES;
    for (int event = 0; event < LENGTH; event++) {
      uint64_t pair = RANKED(accepted, below(&random, count));
      unsigned scene = pair & 7, kind = (unsigned)pair >> 3;
      count += (unsigned)(int8_t)(growth >> (pair & 0x38));
      accepted &= ~(UINT64_C(0x0101010101010101) << scene);
      accepted |= accepted_after[kind] << scene;
      known = (known & ~(ends[kind] << scene)) | begins[kind] << scene;
      // Active but not in the foreground, alive but without a session, active but not entered.
      uint64_t broken = (known & ~(known >> 8) & first_of_two) | ((needs[kind] << scene) & ~known);
      result.violations += broken != 0;
      result.sum += pair;
    }
  }
  return result;
}
