"""Builds examples/mujoco, and reads its output, for the tests.

SPDX-License-Identifier: Apache-2.0
"""
import re
import subprocess


def fetch(source, build):
    """Fetches MuJoCo into the build folder, unless it is there; returns its folder."""
    folder = build / "mujoco"
    get = [source / "tests" / "install" / "fetch", "MuJoCo", source / "examples" / "mujoco" / "get_mujoco", folder]
    subprocess.run(get, check=True, stdout=subprocess.DEVNULL)
    return folder


def compile(source, library, mujoco, file, out):
    """Compiles a C file with the flags that examples/mujoco/README.md names; returns the program."""
    subprocess.run(["cc", "-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", file, "-o", out,
                    f"-I{source}/include", f"-I{source}/examples/mujoco", f"-I{mujoco}/include", f"-L{library.parent}",
                    f"-L{mujoco}/lib", f"-Wl,-rpath,{library.parent}:{mujoco}/lib", "-lmpt", "-lmujoco", "-lm"], check=True)
    return out


def train(*command):
    """Runs a training; returns its mean returns, its steps per second, and the mean action's return and checksum."""
    run = subprocess.run(command, capture_output=True, text=True, timeout=1500)
    if run.returncode:
        raise AssertionError(f"status {run.returncode}\n{run.stdout}{run.stderr}")
    rate = re.search(r"(\d+) steps per second", run.stdout)
    last = re.search(r"return of the mean action: (\S+) over \d+ episodes(.*)", run.stdout)
    return {"means": [float(m) for m in re.findall(r"mean return (\S+) of", run.stdout)],
            "rate": float(rate[1]) if rate else 0, "last": float(last[1]), "bits": last[2], "text": run.stdout}
