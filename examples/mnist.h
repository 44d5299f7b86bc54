/* MNIST: a reader of its files (LeCun, Cortes & Burges), for the examples that train on it.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_MNIST_H
#define MPT_EXAMPLES_MNIST_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 28, PIXELS = SIDE * SIDE, CLASSES = 10 };

typedef struct {
  unsigned char *images, *labels;
  long count;
} dataset;

static inline unsigned char* read_idx(const char* folder, const char* name, long header, long each,
                                      long* count) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE* f = fopen(path, "rb");
  if (!f) {
    fprintf(stderr, "%s is not there; examples/data/get_mnist %s fetches it\n", path, folder);
    exit(1);
  }
  fseek(f, 0, SEEK_END);
  *count = (ftell(f) - header) / each;
  fseek(f, header, SEEK_SET);
  unsigned char* data = malloc((size_t)(*count * each));
  if (fread(data, (size_t)each, (size_t)*count, f) != (size_t)*count) {
    fprintf(stderr, "%s is cut short\n", path);
    exit(1);
  }
  fclose(f);
  return data;
}

/* Reads the set `which`, "train" or "t10k". */
static inline dataset read_set(const char* folder, const char* which) {
  dataset d;
  char name[64];
  long labels;
  snprintf(name, sizeof name, "%s-images-idx3-ubyte", which);
  d.images = read_idx(folder, name, 16, PIXELS, &d.count);
  snprintf(name, sizeof name, "%s-labels-idx1-ubyte", which);
  d.labels = read_idx(folder, name, 8, 1, &labels);
  if (labels != d.count) {
    fprintf(stderr, "%ld images, %ld labels\n", d.count, labels);
    exit(1);
  }
  return d;
}

static inline void free_set(dataset* d) {
  free(d->images);
  free(d->labels);
}

/* Normalizes a pixel to mean 0 and standard deviation 1. */
static inline float pixel(unsigned char v) { return ((float)v / 255.0f - 0.1307f) / 0.3081f; }

/* Returns a random number below `n`, from a small generator for the order of the examples. */
static inline long random_below(uint64_t* state, long n) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (long)((*state >> 33) % (uint64_t)n);
}

static inline void shuffle(long* order, long n, uint64_t* state) {
  for (long i = n - 1; i > 0; --i) {
    const long k = random_below(state, i + 1), keep = order[i];
    order[i] = order[k];
    order[k] = keep;
  }
}

#endif
