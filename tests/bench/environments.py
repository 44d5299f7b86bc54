"""Sets up the libraries that libmpt is compared with, each in its own virtual environment in
build-bench/.

SPDX-License-Identifier: Apache-2.0
"""
import subprocess
import sys

import harness

TUNED = {"MALLOC_MMAP_MAX_": "0", "MALLOC_TRIM_THRESHOLD_": "100000000000", "MALLOC_TOP_PAD_": "67108864"}
MALLOCS = {"stock": {}, "tuned": TUNED}  # the default, and one that keeps its heap
PYTORCH = "PyTorch"
# `module` is imported to test whether the packages exist. The last release of ONNX Runtime Training
# (ORT) is for Python 3.8 to 3.11.
PEERS = {
    PYTORCH: dict(packages=["torch==2.15.0", "numpy==2.4.6"], module="torch", program="with_torch.py",
                  modes=harness.MODES, cases=harness.CASES),
    "JAX": dict(packages=["jax==0.10.2", "jaxlib==0.10.2", "numpy==2.4.6"], module="jax", program="with_jax.py",
                modes=["f32", "bf16"], cases=harness.CASES),
    "ORT": dict(packages=["onnxruntime-training-cpu==1.19.2", "onnx==1.16.2", "numpy==1.26.4", "protobuf==4.25.9"],
                module="onnxruntime", program="with_ort.py", modes=["f32"],
                cases=["mlp116k", "mlp2m5", "mlp160m"]),
}


def interpreter(name, python=None):
    """Returns (path, "") of a Python with the library, or (None, reason). It installs the library
    if necessary, except in `python`, which must have it already.
    """
    packages, module = PEERS[name]["packages"], PEERS[name]["module"]
    folder = harness.BUILD / "peers" / name.lower()
    exe = python or folder / "bin" / "python"
    finds = f"import importlib.util as u, sys; sys.exit(not u.find_spec('{module}'))"
    if python or exe.exists():
        if subprocess.run([exe, "-c", finds], capture_output=True).returncode == 0:
            return exe, ""
        if python:
            return None, f"{python} has no module {module}"
    print(f"installing {name} in {folder}", file=sys.stderr, flush=True)
    why = harness.output([sys.executable, "-m", "venv", "--clear", folder])[1]
    if not why:
        why = harness.output([exe, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages],
                             timeout=3600)[1]
    return (None, why) if why else (exe, "")


def available(names, python=None):
    """Returns {name: its Python} and prints the libraries that are left out, with the reason."""
    found = {}
    for name in names:
        exe, why = interpreter(name, python)
        if exe:
            found[name] = exe
        else:
            print(f"{name} is left out: {why}", flush=True)
    return found


def modes(name, case):
    peer = PEERS[name]
    if case not in peer["cases"]:
        return []
    return peer["modes"] + (["f32-nhwc", "bf16-nhwc"] if (name, case) == (PYTORCH, "resnet20") else [])


def measure(name, exe, case, mode, malloc, seconds, threads, timeout=1200):
    env = {**MALLOCS[malloc], "OMP_NUM_THREADS": str(threads)}
    return harness.run([exe, harness.ROOT / harness.HERE / "peers" / PEERS[name]["program"], case, mode, seconds,
                        threads], env, timeout)


def candidates(name, exe, case, seconds, threads):
    """Returns the candidates for the best result of a library, and a short measurement of each
    tried "mode malloc". Candidates are the fastest and those within a tenth of it. The other malloc
    is not tried for a mode that is far slower or takes two minutes.
    """
    tried = {}
    for mode in modes(name, case):
        for malloc in MALLOCS:
            r = measure(name, exe, case, mode, malloc, seconds, threads, timeout=120 + 4 * seconds)
            tried[f"{mode} {malloc}"] = r
            done = [t["median"] for t in tried.values() if "failed" not in t]
            if "failed" in r or r["median"] > 3 * min(done):
                break
    done = {k: t["median"] for k, t in tried.items() if "failed" not in t}
    return [k for k, t in done.items() if t <= 1.1 * min(done.values())], tried
