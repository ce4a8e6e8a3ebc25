// SLB-1 as loops in C, written from its specification: what a benchmark is held against.
//
// Both drive the clean engine with a uniform choice among the accepted events, sequences of 1,000
// events from the empty state, and check all three invariants after every event.

#ifndef SLB1_LOOPS_H
#define SLB1_LOOPS_H

#include <stdint.h>

/// What a run came to: a sum over all states, so that nothing is left out, and violations (none).
typedef struct {
  uint64_t sum;
  uint64_t violations;
} slb1_result;

/// The straightforward loop: lists the accepted pairs, picks one, applies it, looks at each scene.
slb1_result slb1_straightforward(uint64_t seed, uint64_t sequences);

/// The fastest loop for one sequence: scenes as bits of a mask, all checks in a few operations.
slb1_result slb1_masks(uint64_t seed, uint64_t sequences);

#endif
