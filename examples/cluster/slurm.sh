#!/bin/sh
# Trains gpt_mpi on 4 machines under Slurm: sbatch slurm.sh --steps 100000 --batch 64
# The arguments are flags of gpt_mpi. The folder of the submission is on a disk that all machines
# share, and has gpt_mpi and corpus.txt. A rank has a socket of 32 cores; see README.md.
# SPDX-License-Identifier: Apache-2.0
#SBATCH --job-name=gpt
#SBATCH --nodes=4
#SBATCH --ntasks-per-node=2
#SBATCH --cpus-per-task=32
#SBATCH --time=12:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:USR1@120

# Two minutes before its time is over the job goes back to the queue. What is not in the checkpoint
# is computed again.
trap 'scontrol requeue "$SLURM_JOB_ID"; wait' USR1

# The first start begins gpt.mpt, and each later one goes on with it. pmix is for Open MPI, pmi2 for
# MPICH; `srun --mpi=list` shows which ones the cluster has.
srun --mpi=pmix --kill-on-bad-exit=1 --cpu-bind=cores --cpus-per-task="$SLURM_CPUS_PER_TASK" \
  ./gpt_mpi --text corpus.txt --checkpoint gpt.mpt --resume gpt.mpt "$@" &
wait $!
