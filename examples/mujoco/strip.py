#!/usr/bin/env python3
"""Draws runs of a robot, a row of frames each: strip.py PICTURE MODEL POSES..

MODEL is the XML of the robot, and POSES a file of ppo.c's --poses. Needs Pillow and MuJoCo's Python, which draws by
EGL, without a display.
SPDX-License-Identifier: Apache-2.0
"""
import os
import sys

os.environ.setdefault("MUJOCO_GL", "egl")
import mujoco  # noqa: E402
import numpy  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

COLUMNS, WIDTH, HEIGHT, GAP = 6, 196, 118, 3
FIRST, EVERY, SUBSTEPS = 100, 2, 5  # the action of the first frame; actions between frames; steps of physics in each

picture, path, *files = sys.argv[1:]
model = mujoco.MjModel.from_xml_path(path)
model.cam_fovy[0] = 32
data = mujoco.MjData(model)
strip = Image.new("RGB", (COLUMNS * (WIDTH + GAP) - GAP, len(files) * (HEIGHT + GAP) - GAP), "white")
draw = ImageDraw.Draw(strip)
with mujoco.Renderer(model, 2 * HEIGHT, 2 * WIDTH) as renderer:
    for row, file in enumerate(files):
        poses = numpy.loadtxt(file)
        for column in range(COLUMNS):
            action = FIRST + EVERY * column
            data.qpos[:] = poses[action]
            mujoco.mj_forward(model, data)
            renderer.update_scene(data, camera=0)
            x, y = column * (WIDTH + GAP), row * (HEIGHT + GAP)
            strip.paste(Image.fromarray(renderer.render()).resize((WIDTH, HEIGHT)), (x, y))
            seconds = action * SUBSTEPS * model.opt.timestep
            draw.text((x + 6, y + 4), f"{seconds:.1f} s   {data.qpos[0]:.1f} m", fill="white", font_size=12)
strip.quantize(64).save(picture, optimize=True)
