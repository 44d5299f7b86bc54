#!/usr/bin/env python3
"""Draws the curves of dqn.c: curves.py PICTURE FILE..

A file is named PRECISION_SEED.txt and has lines of steps and return, as --curve writes them. Each precision is a band
from the lowest to the highest of its seeds, with their mean as a line. Needs Matplotlib.
SPDX-License-Identifier: Apache-2.0
"""
import sys
from pathlib import Path

import matplotlib
import numpy

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402

EPISODES = 20  # in a mean
steps = numpy.arange(1000, 20001, 250)
runs = {}
for file in map(Path, sys.argv[2:]):
    ends, returns = numpy.loadtxt(file, unpack=True)
    known = [numpy.searchsorted(ends, s, side="right") for s in steps]
    runs.setdefault(file.stem.rsplit("_", 1)[0], []).append([returns[max(0, k - EPISODES):k].mean() for k in known])
colors = {"32-true": "#2b5d8a", "bf16-mixed": "#c8553d", "16-mixed": "#e0a458"}
figure, axis = pyplot.subplots(figsize=(8.4, 3), layout="constrained")
for name, color in colors.items():
    seeds = numpy.array(runs[name])
    axis.fill_between(steps, seeds.min(axis=0), seeds.max(axis=0), color=color, alpha=0.15, linewidth=0)
    axis.plot(steps, seeds.mean(axis=0), color=color, label=f"deep Q-learning in {name} ({len(seeds)} seeds)")
axis.axhline(500, color="#7a7a7a", linestyle="--", label="a clone of the script, and the most that there is")
axis.set(xlabel="pushes", ylabel="return of an episode", ylim=(0, 520))
axis.spines[["top", "right"]].set_visible(False)
axis.legend(frameon=False, fontsize=8, loc="lower right")
figure.savefig(sys.argv[1], dpi=90)
