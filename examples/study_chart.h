/* Chart of examples/precision_study, as plain SVG: for each network size one bar per precision,
 * once for the time of a step and once for the peak memory by purpose, both relative to f32.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_EXAMPLES_STUDY_CHART_H
#define MPT_EXAMPLES_STUDY_CHART_H

#include <stdio.h>

enum { MAX_BARS = 64, PURPOSES = 8 };

typedef struct {
  const char *size, *label; /* network size, precision */
  double milliseconds, bytes[PURPOSES], loss, accuracy;
} bar;

static const char* const purpose_names[PURPOSES] = {"other",      "parameters", "masters",
                                                    "gradients",  "states",     "activations",
                                                    "cast cache", "workspace"};
static const char* const purpose_colors[PURPOSES] = {"#9a9a9a", "#2b5d8a", "#6ea3cf", "#c8553d",
                                                     "#e0a458", "#5a8f5c", "#8e6bab", "#c9c9c9"};
static const int purpose_order[PURPOSES] = {1, 2, 4, 3, 6, 5, 7, 0}; /* from bottom to top */

static inline double total_of(const bar* b) {
  double sum = 0;
  for (int i = 0; i < PURPOSES; ++i) sum += b->bytes[i];
  return sum;
}

static inline void draw_bar(FILE* f, double x, double y, double w, double h, const char* color) {
  fprintf(f, "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>\n", x, y, w, h, color);
}
static inline void draw_text(FILE* f, double x, double y, const char* anchor, const char* text) {
  fprintf(f, "<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>\n", x, y, anchor, text);
}

/* Writes the chart. Bars of one size must be adjacent, f32 first. */
static inline int draw_chart(const char* path, const bar* bars, int count) {
  enum {
    LEFT = 60,
    BAR = 66,
    GAP = 14,
    GROUP_GAP = 40,
    HEIGHT = 190,
    TOP = 40,
    SECOND = 330,
    KEY = 600
  };
  FILE* f = fopen(path, "w");
  if (!f) return 0;
  double width = LEFT, most[2] = {1, 1};
  const bar* f32 = bars;
  for (int i = 0; i < count; ++i) {
    if (i == 0 || bars[i].size != bars[i - 1].size) f32 = &bars[i], width += i ? GROUP_GAP : 0;
    width += BAR + GAP;
    const double time = bars[i].milliseconds / f32->milliseconds;
    const double memory = total_of(&bars[i]) / total_of(f32);
    if (time > most[0]) most[0] = time;
    if (memory > most[1]) most[1] = memory;
  }
  if (width < LEFT + PURPOSES * 92) width = LEFT + PURPOSES * 92;
  fprintf(f,
          "<svg xmlns='http://www.w3.org/2000/svg' width='%.0f' height='%d' "
          "font-family='sans-serif' font-size='11'>\n<rect width='100%%' height='100%%' "
          "fill='white'/>\n",
          width + 20, KEY + 30);
  draw_text(f, LEFT, TOP - 18, "start", "Time of a step, against f32");
  draw_text(f, LEFT, SECOND - 18, "start", "Memory at the peak of a step, against f32");
  char text[96];
  double x = LEFT;
  for (int i = 0; i < count; ++i) {
    const bar* b = &bars[i];
    if (i == 0 || b->size != bars[i - 1].size) {
      f32 = b;
      x += i ? GROUP_GAP : 0;
      draw_text(f, x, TOP + HEIGHT + 44, "start", b->size);
      draw_text(f, x, SECOND + HEIGHT + 44, "start", b->size);
    }
    const double time = b->milliseconds / f32->milliseconds, h = HEIGHT * time / most[0];
    draw_bar(f, x, TOP + HEIGHT - h, BAR, h, b == f32 ? "#9a9a9a" : "#2b5d8a");
    snprintf(text, sizeof text, b->milliseconds < 10 ? "%.2f ms" : "%.0f ms", b->milliseconds);
    draw_text(f, x + BAR / 2., TOP + HEIGHT - h - 4, "middle", text);
    double y = SECOND + HEIGHT;
    for (int k = 0; k < PURPOSES; ++k) {
      const int p = purpose_order[k];
      const double part = HEIGHT * b->bytes[p] / total_of(f32) / most[1];
      y -= part;
      if (part > 0) draw_bar(f, x, y, BAR, part, purpose_colors[p]);
    }
    snprintf(text, sizeof text, total_of(b) < 1e8 ? "%.2f MB" : "%.0f MB", total_of(b) * 1e-6);
    draw_text(f, x + BAR / 2., y - 4, "middle", text);
    for (int at = 0; at < 2; ++at) {
      const double base = (at ? SECOND : TOP) + HEIGHT;
      draw_text(f, x + BAR / 2., base + 14, "middle", b->label);
      snprintf(text, sizeof text, "%.2f", at ? total_of(b) / total_of(f32) : time);
      draw_text(f, x + BAR / 2., base + 28, "middle", text);
    }
    x += BAR + GAP;
  }
  for (int k = 0; k < PURPOSES; ++k) {
    draw_bar(f, LEFT + k * 92, KEY, 10, 10, purpose_colors[purpose_order[k]]);
    draw_text(f, LEFT + k * 92 + 14, KEY + 9, "start", purpose_names[purpose_order[k]]);
  }
  fprintf(f, "</svg>\n");
  return fclose(f) == 0;
}

#endif
