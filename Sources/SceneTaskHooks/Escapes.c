#include "SceneTaskHooks.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { limit = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct escape {
  uint64_t number;
  char *sentence;
} escapes[limit];
static size_t count;
static uint64_t last_number;

uint64_t scene_number_next(void) {
  pthread_mutex_lock(&lock);
  uint64_t number = ++last_number;
  pthread_mutex_unlock(&lock);
  return number;
}

static bool is_kept(uint64_t number, const char *sentence) {
  for (size_t place = 0; place < count; place++) {
    struct escape *escape = &escapes[place];
    if (escape->number == number && !strcmp(escape->sentence, sentence)) return true;
  }
  return false;
}

void scene_escape_note(uint64_t number, const char *sentence) {
  pthread_mutex_lock(&lock);
  if (count < limit && !is_kept(number, sentence)) {
    char *copy = strdup(sentence);
    if (copy) escapes[count++] = (struct escape){number, copy};
  }
  pthread_mutex_unlock(&lock);
}

char *scene_escape_take(uint64_t number) {
  char *sentence = NULL;
  pthread_mutex_lock(&lock);
  for (size_t place = 0; place < count && !sentence; place++) {
    if (escapes[place].number != number) continue;
    sentence = escapes[place].sentence;
    count--;
    memmove(&escapes[place], &escapes[place + 1], (count - place) * sizeof escapes[0]);
  }
  pthread_mutex_unlock(&lock);
  return sentence;
}
