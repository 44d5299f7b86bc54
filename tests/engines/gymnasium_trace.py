"""Compares the robots of examples/mujoco with Gymnasium's: gymnasium_trace.py TRACE ROBOTS

TRACE is the program of mujoco_trace.c.
SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys

import gymnasium
import numpy

STEPS = 200

for robot in ("InvertedPendulum", "HalfCheetah"):
    text = subprocess.run([sys.argv[1], robot, sys.argv[2], str(STEPS)], capture_output=True, text=True, check=True).stdout
    lines = [[float(word) for word in line.split()] for line in text.splitlines()]
    assert len(lines) == STEPS
    env = gymnasium.make(f"{robot}-v5").unwrapped
    assert gymnasium.spec(f"{robot}-v5").max_episode_steps == 1000
    env.reset(seed=1)
    env.set_state(env.init_qpos, env.init_qvel)
    largest = 0
    for t, (failed, reward, *seen) in enumerate(lines):
        action = (1.5 * numpy.sin(0.7 * t + numpy.arange(env.action_space.shape[0]))).astype(numpy.float32)
        x, r, terminated, _, _ = env.step(numpy.clip(action, env.action_space.low, env.action_space.high))
        largest = max(largest, abs(r - reward), numpy.abs(x - seen).max())
        assert failed == terminated, (robot, t)
    print(f"# {robot}: {STEPS} steps, largest difference {largest:g}")
    assert largest < 1e-6, (robot, largest)
