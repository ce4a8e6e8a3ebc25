#include "SceneTaskHooks.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { limit = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct ledger {
  uint64_t number;
  size_t count;
  char *sentences[limit];
  struct ledger *next;
} *ledgers;
static uint64_t last_number;

/// Returns where the ledger of a number hangs, or where the last one ends.
static struct ledger **find(uint64_t number) {
  struct ledger **place = &ledgers;
  while (*place && (*place)->number != number) place = &(*place)->next;
  return place;
}

uint64_t scene_escapes_open(void) {
  struct ledger *ledger = calloc(1, sizeof *ledger);
  if (!ledger) abort();
  pthread_mutex_lock(&lock);
  ledger->number = ++last_number;
  ledger->next = ledgers;
  ledgers = ledger;
  pthread_mutex_unlock(&lock);
  return ledger->number;
}

void scene_escapes_close(uint64_t number) {
  pthread_mutex_lock(&lock);
  struct ledger **place = find(number), *ledger = *place;
  if (ledger) *place = ledger->next;
  pthread_mutex_unlock(&lock);
  if (!ledger) return;
  for (size_t place = 0; place < ledger->count; place++) free(ledger->sentences[place]);
  free(ledger);
}

static bool is_kept(const struct ledger *ledger, const char *sentence) {
  for (size_t place = 0; place < ledger->count; place++) {
    if (!strcmp(ledger->sentences[place], sentence)) return true;
  }
  return false;
}

void scene_escape_note(uint64_t number, const char *sentence) {
  pthread_mutex_lock(&lock);
  struct ledger *ledger = *find(number);
  if (ledger && ledger->count < limit && !is_kept(ledger, sentence)) {
    char *copy = strdup(sentence);
    if (copy) ledger->sentences[ledger->count++] = copy;
  }
  pthread_mutex_unlock(&lock);
}

char *scene_escape_take(uint64_t number) {
  char *sentence = NULL;
  pthread_mutex_lock(&lock);
  struct ledger *ledger = *find(number);
  if (ledger && ledger->count) sentence = ledger->sentences[--ledger->count];
  pthread_mutex_unlock(&lock);
  return sentence;
}
