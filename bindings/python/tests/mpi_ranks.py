"""The program of one rank of test_comm.test_mpi, which mpirun starts.

SPDX-License-Identifier: Apache-2.0
"""
from mpi4py import MPI
from test_comm import train

import mpt

rank, size = MPI.COMM_WORLD.rank, MPI.COMM_WORLD.size
engine = mpt.mpi()
assert (engine.rank, engine.size) == (rank, size)

# Messages of several parts, and tags that begin again.
mpt._comm._MOST = 1000
with mpt.Context(threads=1, seed=1):
    bits, losses, norm = train(size, None)
with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(engine, time_limit=60)
    engine._exchanges = (1 << 15) - 20
    x = mpt.full((3000,), float(rank))
    assert comm.all_reduce(x).tolist() == [float(sum(range(size)))] * 3000
    assert comm.broadcast(mpt.full((3000,), float(rank)), size - 1).tolist() == [size - 1.0] * 3000
    assert train(size, rank, comm=comm) == (bits, losses[rank::size], norm)
    assert engine._exchanges > 1 << 15 and not engine._open

with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(mpt.mpi(), time_limit=60)
    assert train(size, rank, comm=comm, shard="grads") == (bits, losses[rank::size], norm)

# A rank that gives up tells the others.
with mpt.Context(threads=1, seed=1):
    engine = mpt.mpi(MPI.COMM_WORLD)
    comm = mpt.Comm(engine, time_limit=60)
    if rank == 0:
        def cut(request, seconds):
            raise ConnectionError("the cable is out")
        engine.wait = cut
    try:
        comm.all_reduce(mpt.zeros(1 << 20))
        raise AssertionError("no error")
    except mpt.CommError as e:
        assert "ConnectionError: the cable is out" in str(e), e
        assert rank == 0 or "rank 0 has given up" in str(e), e
    assert not engine._open
print(f"rank {rank} passed", flush=True)
