#!/usr/bin/env python3
"""The training of examples/mujoco/ppo.c by Stable-Baselines3, with its lines of output.

ppo_sb3.py [--robot HalfCheetah] [--steps N] [--seed N] [--copies N] [--threads N] [--curve FILE]
SPDX-License-Identifier: Apache-2.0
"""
import argparse
import os
import tempfile
import time

import gymnasium
import numpy
import torch
from stable_baselines3 import PPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

parser = argparse.ArgumentParser()
parser.add_argument("--robot", default="InvertedPendulum")
parser.add_argument("--steps", type=int, default=100000)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--copies", type=int, default=8)
parser.add_argument("--threads", type=int, help="of PyTorch; its own choice if left out")
parser.add_argument("--curve")
args = parser.parse_args()
if args.threads:
    torch.set_num_threads(args.threads)
logs = tempfile.TemporaryDirectory()
os.environ["SB3_LOGDIR"] = logs.name  # else each run leaves a folder


class Curve(BaseCallback):
    """Writes steps, seconds and the mean return of the latest 100 episodes, a line per rollout."""

    def __init__(self):
        super().__init__()
        self.file = open(args.curve, "w") if args.curve else None
        self.start = time.monotonic()

    def _on_step(self):
        return True

    def _on_rollout_end(self):
        latest = [e["r"] for e in self.model.ep_info_buffer]
        self.mean = numpy.mean(latest) if latest else 0
        if self.file and latest:
            print(self.num_timesteps, f"{time.monotonic() - self.start:.3f} {self.mean:.2f}", file=self.file, flush=True)


def make():
    return Monitor(gymnasium.make(f"{args.robot}-v5"))


envs = VecNormalize(DummyVecEnv([make] * args.copies))
model = PPO("MlpPolicy", envs, n_steps=2048 // args.copies, seed=args.seed, device="cpu")
curve = Curve()
model.learn(args.steps, callback=curve)
seconds = time.monotonic() - curve.start
print(f"{model.num_timesteps:8} steps: mean return {curve.mean:.1f} of the latest episodes")
print(f"{model.num_timesteps / seconds:.0f} steps per second: {torch.get_num_threads()} threads", flush=True)
envs.training = envs.norm_reward = False
mean, _ = evaluate_policy(model, envs, n_eval_episodes=8)
print(f"return of the mean action: {mean:.1f} over 8 episodes")
