/* The text that gpt.c trains on: a file, or the licences that Debian has anyway.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_GPT_TEXT_H
#define MPT_EXAMPLES_GPT_TEXT_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  unsigned char* bytes;
  long count;
} text;

static inline void append_file(text* t, const char* path) {
  FILE* f = fopen(path, "rb");
  if (!f) return;
  fseek(f, 0, SEEK_END);
  const long n = ftell(f);
  rewind(f);
  if (n > 0) {
    t->bytes = realloc(t->bytes, (size_t)(t->count + n));
    t->count += (long)fread(t->bytes + t->count, 1, (size_t)n, f);
  }
  fclose(f);
}

static inline int by_name(const struct dirent** a, const struct dirent** b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static inline text read_text(const char* path) {
  text t = {NULL, 0};
  if (path) {
    append_file(&t, path);
  } else {
    const char* folder = "/usr/share/common-licenses";
    struct dirent** list = NULL;
    const int n = scandir(folder, &list, NULL, by_name);
    for (int i = 0; i < n; ++i) {
      char full[512];
      snprintf(full, sizeof full, "%s/%s", folder, list[i]->d_name);
      if (list[i]->d_type == DT_REG) append_file(&t, full);
      free(list[i]);
    }
    free(list);
  }
  if (t.count < 10000) {
    fprintf(stderr, "%s: %ld bytes could be read; 10000 or more are needed\n",
            path ? path : "the licence folder", t.count);
    exit(1);
  }
  return t;
}

#endif
