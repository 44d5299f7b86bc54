#!/usr/bin/env python3
"""Runs a program on ranks of MPI, all on this machine, and returns its exit status.

on_mpi.py [--fails|--alone] [--seconds N] openmpi|mpich RANKS PROGRAM [ARGUMENTS]
on_mpi.py --list

There may be more ranks than processors, and the user may be root. The program has N seconds, 250 if they are not given.
With --fails mpirun has to end by itself with an error, and then PROGRAM has to end without one, alone and with the
argument `afterwards`. Both find a folder of their own in MPT_TEST_FOLDER. --alone is the same, but mpirun lets the other
ranks go on when one is killed, and may end in any way. --list prints the implementations that are here.
SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

FLAGS = {
    "openmpi": ["--allow-run-as-root", "--oversubscribe", "--bind-to", "none"],
    "mpich": ["-bind-to", "none"],
}
# Let the other ranks go on when one is killed. MPICH's mpirun then sends them SIGUSR1. It kills
# them all the same if the killed process is one that it has started, and not a child of a shell.
ALONE = {"openmpi": ["--enable-recovery"], "mpich": ["-disable-auto-cleanup"]}
SHELL = {"openmpi": [], "mpich": ["sh", "-c", "trap '' USR1; \"$@\"; exit $?", "sh"]}
# Words of the output of `mpirun --version`.
WORDS = {"openmpi": "Open MPI|OpenRTE|prte", "mpich": "MPICH|HYDRA|Intel"}
SETTINGS = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_plm_rsh_agent": "false",  # no other machine
    "OMPI_MCA_btl_tcp_if_include": "lo",
    "HYDRA_IFACE": "lo",
    "FI_PROVIDER": "tcp",
}
# Each process measures which arithmetic of bf16 is faster, and tests compare the bits of processes.
SAME_BITS = {"MPT_CPU_BF16": "widen"}


def mpirun(mpi):
    """Returns the command that starts ranks of an implementation, or None. Debian's names end with the implementation's."""
    if shutil.which(f"mpirun.{mpi}"):
        return f"mpirun.{mpi}"
    if not shutil.which("mpirun"):
        return None
    says = subprocess.run(["mpirun", "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
    return "mpirun" if re.search(WORDS[mpi], says, re.I) else None


def mpis():
    """Returns the names of the implementations that are here."""
    return [m for m in FLAGS if mpirun(m)]


def command(mpi, ranks, program, alone=False):
    started = [*FLAGS[mpi], *(ALONE[mpi] if alone else []), "-n", str(ranks), *(SHELL[mpi] if alone else [])]
    return [mpirun(mpi) or f"mpirun.{mpi}", *started, *map(str, program)]


def environment(mpi=None, folder=None):
    """Returns the environment of a command. With a folder, mpi4py finds the implementation's library by it."""
    env = {**SETTINGS, **SAME_BITS, **os.environ}
    if folder and mpi == "mpich":
        # Debian's name of the library is not that of the common interface, which mpi4py wants.
        cache = subprocess.run(["/sbin/ldconfig", "-p"], stdout=subprocess.PIPE, text=True).stdout
        found = re.search(r"libmpich\.so\.12 .*=> (\S+)", cache)
        link = Path(folder) / "libmpi.so.12"
        if found and not link.exists():
            link.symlink_to(found[1])
        env["LD_LIBRARY_PATH"] = f"{folder}{os.pathsep}{env.get('LD_LIBRARY_PATH', '')}"
    if folder:
        env["MPI4PY_MPIABI"] = mpi
    return env


def run(mpi, ranks, program, seconds, env, alone=False):
    """Returns the exit status, or None if mpirun has not ended in time."""
    with subprocess.Popen(command(mpi, ranks, program, alone), env=env, start_new_session=True) as started:
        try:
            return started.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            return None


def main():
    arguments = sys.argv[1:]
    if arguments == ["--list"]:
        print("\n".join(mpis()))
        return
    fails, alone = (arguments[0] == option for option in ("--fails", "--alone"))
    arguments = arguments[fails or alone:]
    seconds = 250
    if arguments[0] == "--seconds":
        seconds = float(arguments[1])
        arguments = arguments[2:]
    mpi, ranks, *program = arguments
    with tempfile.TemporaryDirectory() as folder:
        env = {**environment(), "MPT_TEST_FOLDER": folder}
        status = run(mpi, ranks, program, seconds, env, alone)
        if status is None:
            sys.exit(f"mpirun of {mpi} has not ended")
        if fails and status == 0:
            sys.exit("the program ended without an error")
        if fails or alone:
            status = subprocess.run([*program, "afterwards"], env=env).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
