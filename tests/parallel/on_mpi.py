#!/usr/bin/env python3
"""Runs a program on ranks of MPI, all on this machine, and returns its exit status.

on_mpi.py [--fails] openmpi|mpich RANKS PROGRAM [ARGUMENTS]

There may be more ranks than processors, and the user may be root. With --fails mpirun has to end by itself within 15
seconds with an error.
SPDX-License-Identifier: Apache-2.0
"""
import os
import signal
import subprocess
import sys

FLAGS = {
    "openmpi": ["--allow-run-as-root", "--oversubscribe", "--bind-to", "none"],
    "mpich": ["-bind-to", "none"],
}
SETTINGS = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_plm_rsh_agent": "false",  # no other machine
    "OMPI_MCA_btl_tcp_if_include": "lo",
    "HYDRA_IFACE": "lo",
    "FI_PROVIDER": "tcp",
}


def command(mpi, ranks, program):
    return [f"mpirun.{mpi}", *FLAGS[mpi], "-n", str(ranks), *program]


def main():
    arguments = sys.argv[1:]
    fails = arguments[0] == "--fails"
    mpi, ranks, *program = arguments[fails:]
    run = subprocess.Popen(command(mpi, ranks, program), env={**SETTINGS, **os.environ}, start_new_session=True)
    try:
        status = run.wait(15 if fails else 100)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        sys.exit(f"mpirun.{mpi} has not ended")
    if fails:
        sys.exit(0 if status else "the program ended without an error")
    sys.exit(status)


if __name__ == "__main__":
    main()
