#ifndef SHARED_WORDS_H
#define SHARED_WORDS_H

#include <stdint.h>

// Words that one thread or process writes and another one looks at now and then, without order.
//
// Swift's own atomics ask for a newer system than apps that are tested here are built for.

/// Writes a word that another thread may be reading.
static inline void scene_word_write(uint64_t *_Nonnull word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

/// Reads a word that another thread may be writing.
static inline uint64_t scene_word_read(const uint64_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

#endif
