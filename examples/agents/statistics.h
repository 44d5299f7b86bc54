/* Random numbers, orthogonal matrices, and running means and variances, for agents that learn.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_STATISTICS_H
#define MPT_EXAMPLES_STATISTICS_H

#include <math.h>
#include <stdint.h>

typedef struct {
  uint64_t state;
} rng;

/* Returns 64 random bits (SplitMix64, Steele et al. 2014). */
static inline uint64_t random_bits(rng* r) {
  uint64_t z = r->state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}
/* Returns a number in [0, 1). */
static inline double uniform(rng* r) { return (double)(random_bits(r) >> 11) * 0x1p-53; }
/* Returns a draw from the standard normal distribution (Box & Muller 1958). */
static inline double normal(rng* r) {
  const double radius = sqrt(-2 * log(1 - uniform(r)));
  return radius * cos(6.283185307179586 * uniform(r));
}

static inline double inner(const float* a, const float* b, int n, int step) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += (double)a[i * step] * b[i * step];
  return sum;
}

/* Fills a matrix with orthogonal rows, or columns if it has more rows, of length `gain` (Saxe et
 * al. 2014). */
static inline void orthogonal(float* out, int rows, int columns, double gain, rng* random) {
  const int is_tall = rows > columns, vectors = is_tall ? columns : rows;
  const int n = is_tall ? rows : columns, next = is_tall ? 1 : columns;
  const int step = is_tall ? columns : 1; /* element i of vector k is out[k * next + i * step] */
  for (int i = 0; i < rows * columns; ++i) out[i] = (float)normal(random);
  for (int k = 0; k < vectors; ++k) {
    float* v = out + k * next;
    for (int j = 0; j < k; ++j) {
      const float* unit = out + j * next;
      const float along = (float)inner(v, unit, n, step);
      for (int i = 0; i < n; ++i) v[i * step] -= along * unit[i * step];
    }
    const float scale = (float)(1 / sqrt(inner(v, v, n, step)));
    for (int i = 0; i < n; ++i) v[i * step] *= scale;
  }
  for (int i = 0; i < rows * columns; ++i) out[i] *= (float)gain;
}

enum { WIDTH = 64 }; /* most elements of what an agent sees or does */

/* Mean and variance of each element of all vectors so far. */
typedef struct {
  double count, mean[WIDTH], var[WIDTH];
} running;

static inline void running_init(running* s) {
  s->count = 1e-4; /* weighs a first guess: mean 0, variance 1 */
  for (int k = 0; k < WIDTH; ++k) {
    s->mean[k] = 0;
    s->var[k] = 1;
  }
}

/* Adds `n` vectors of `width` elements (Chan et al. 1979). */
static inline void running_add(running* s, const double* x, int n, int width) {
  const double total = s->count + n;
  for (int k = 0; k < width; ++k) {
    double mean = 0, squares = 0;
    for (int i = 0; i < n; ++i) mean += x[i * width + k] / n;
    for (int i = 0; i < n; ++i) squares += (x[i * width + k] - mean) * (x[i * width + k] - mean);
    const double distance = mean - s->mean[k];
    s->var[k] =
        (s->var[k] * s->count + squares + distance * distance * s->count * n / total) / total;
    s->mean[k] += distance * n / total;
  }
  s->count = total;
}

/* Returns x / deviation, within +-10. */
static inline float scaled(double x, double variance) {
  return (float)fmin(fmax(x / sqrt(variance + 1e-8), -10), 10);
}

#endif
