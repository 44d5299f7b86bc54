"""The program of one rank of test_comm.test_mpi, which mpirun starts: mpi_ranks.py FOLDER

SPDX-License-Identifier: Apache-2.0
"""
import gc
import sys
import time
from pathlib import Path

from mpi4py import MPI
from test_comm import train

import mpt

rank, size = MPI.COMM_WORLD.rank, MPI.COMM_WORLD.size
last = size - 1
engine = mpt.mpi()
assert (engine.rank, engine.size) == (rank, size)


def end(comm):
    """Ends a communicator, and the steppers that keep it. The engine ends in the next call with the context."""
    comm.close()
    gc.collect()
    comm.context.memory()


# Messages of several parts, and tags that begin again.
mpt._comm._MOST = 1000
with mpt.Context(threads=1, seed=1):
    bits, losses, norm = train(size, None)
with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(engine, time_limit=60)
    engine._exchanges = engine._numbers - 20
    x = mpt.full((3000,), float(rank))
    assert comm.all_reduce(x).tolist() == [float(sum(range(size)))] * 3000
    assert comm.broadcast(mpt.full((3000,), float(rank)), size - 1).tolist() == [size - 1.0] * 3000
    assert train(size, rank, comm=comm) == (bits, losses[rank::size], norm)
    assert engine._exchanges > engine._numbers and not engine._open
    end(comm)
    assert engine._comm == MPI.COMM_NULL and not mpt._comm._kept, "the duplicate lives"

with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(mpt.mpi(), time_limit=60)
    assert train(size, rank, comm=comm, shard="grads") == (bits, losses[rank::size], norm)



def failing(act, *texts):
    """Checks that a call fails with one of these texts."""
    try:
        act()
    except mpt.CommError as e:
        assert any(t in str(e) for t in texts), e
        return
    raise AssertionError("no error")


# A rank that gives up tells the others. Its last one passes the reason on.
with mpt.Context(threads=1, seed=1):
    engine = mpt.mpi(MPI.COMM_WORLD)
    comm = mpt.Comm(engine, time_limit=60)
    if rank == 0:
        def cut(request, seconds):
            raise ConnectionError("the cable is out")
        engine.wait = cut
    x = mpt.zeros(1 << 20)
    failing(lambda: comm.all_reduce(x), "ConnectionError: the cable is out" if rank == 0 else "rank 0 has given up: ConnectionError")
    assert not engine._open
MPI.COMM_WORLD.Barrier()

# A rank that ends is noticed at once.
with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(mpt.mpi(), time_limit=60)
    comm.barrier()
    MPI.COMM_WORLD.Barrier()  # all ranks have returned from that one
    if rank == last:
        end(comm)
    else:
        failing(comm.barrier, f"rank {last} has ended its communicator", "has given up")
MPI.COMM_WORLD.Barrier()

# So is one that hangs, after the time limit, while large messages to it are under way. The program
# goes on.
if size == 2:
    with mpt.Context(threads=1, seed=1):
        comm = mpt.Comm(mpt.mpi(), time_limit=10)
        x = mpt.zeros(1 << 20)
        has_failed = Path(sys.argv[1]) / "has_failed"
        comm.barrier()
        while rank == last and not has_failed.exists():
            time.sleep(0.01)
        failing(lambda: comm.all_reduce(x), f"rank {last} has kept rank", "has given up")
        has_failed.touch()
MPI.COMM_WORLD.Barrier()

# Messages of another length. The last one has the tag of the expected one, and is received.
lengths = mpt.mpi()._lengths
for sends, expects in ((100, 90), (100, 110), (3000, 1000), (500, 500 + lengths)):
    mpt._comm._MOST = 1 << 30
    engine = mpt.mpi()
    messages = [(None, None)] * size
    if rank == 0:
        messages[1] = memoryview(bytes(sends)), None
    if rank == 1:
        messages[0] = None, memoryview(bytearray(expects))
    request = engine.exchange(messages)
    if rank == 1:
        try:
            engine.wait(request, 20)
            raise AssertionError(f"{sends} bytes have arrived as {expects}")
        except RuntimeError as e:
            assert f"sends a message of {sends} bytes to rank 1, which expects another one of {expects}" in str(e), e
    MPI.COMM_WORLD.Barrier()  # the others neither begin behind the failure nor end before it
    if rank == 1:
        engine.abort("a message has another length")
    else:
        try:
            engine.wait(request, 0)
        except RuntimeError as e:  # the news of rank 1 have come
            assert "rank 1 has given up: a message has another length" in str(e), e
        engine.close()
MPI.COMM_WORLD.Barrier()

# Afterwards communicators can be made and used.
with mpt.Context(threads=1, seed=1):
    comm = mpt.Comm(mpt.mpi(), time_limit=60)
    assert comm.all_reduce(mpt.ones(3)).tolist() == [size] * 3
print(f"rank {rank} passed", flush=True)

# The last rank ends by an exception while the others wait for it.
comm = mpt.Comm(mpt.mpi(), time_limit=60)
comm.barrier()
MPI.COMM_WORLD.Barrier()
if rank == last:
    raise SystemExit(0)
failing(comm.barrier, f"rank {last} has ended its communicator", "has given up")
