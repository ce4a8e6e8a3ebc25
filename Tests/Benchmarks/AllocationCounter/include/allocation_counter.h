// Counts how often memory is asked for. Whoever links this has its allocations counted.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Allocations since the process began; negative where they are not counted.
long allocation_count(void);

#endif
