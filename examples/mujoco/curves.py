#!/usr/bin/env python3
"""Draws the curves of ppo.c: curves.py PICTURE FILE..

A file is named ROBOT_NAME_SEED.txt and has lines of steps, seconds and return, as --curve writes them. Each NAME is a
band from the lowest to the highest of its seeds, with their mean as a line. Needs Matplotlib.
SPDX-License-Identifier: Apache-2.0
"""
import sys
from pathlib import Path

import matplotlib
import numpy

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402

runs = {}
for file in map(Path, sys.argv[2:]):
    name = file.stem.split("_")[1]
    runs.setdefault(name, []).append(numpy.loadtxt(file))
colors = {"32-true": "#2b5d8a", "bf16-mixed": "#c8553d", "16-mixed": "#e0a458", "sb3": "#7a7a7a"}
labels = {"sb3": "Stable-Baselines3"}
figure, axes = pyplot.subplots(1, 2, figsize=(8.4, 3.4), sharey=True, layout="constrained")
for column, axis in enumerate(axes):
    for name in sorted(runs, key=list(colors).index):
        seeds = runs[name]
        end = min(len(s) for s in seeds)
        returns = numpy.array([s[:end, 2] for s in seeds])
        x = numpy.mean([s[:end, column] for s in seeds], axis=0) / (1000, 1)[column]
        axis.fill_between(x, returns.min(axis=0), returns.max(axis=0), color=colors[name], alpha=0.15, linewidth=0)
        axis.plot(x, returns.mean(axis=0), color=colors[name], label=f"{labels.get(name, name)} ({len(seeds)} seeds)")
    axis.set_xlabel(("thousand steps", "seconds")[column])
    axis.spines[["top", "right"]].set_visible(False)
axes[0].set_ylabel("return of an episode")
axes[0].legend(frameon=False, fontsize=8)
figure.savefig(sys.argv[1], dpi=90)
