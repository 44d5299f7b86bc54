"""Communicators: one training on many ranks, which are threads, processes, or machines.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import time
from typing import Any, Protocol

from . import _mpt, _places
from ._context import Context, Info, current_context
from ._tensor import Tensor

__all__ = ["Comm", "CommEngine", "ThreadEngine", "mpi", "threads"]


class CommEngine(Protocol):
    """Moves bytes between ranks: a class of yours with these attributes and methods.

    All ranks call exchange() in the same order, and several exchanges may be under way at once. The
    methods run on the thread that calls the library, and must not use the same context. Their
    exceptions become the `__cause__` of a CommError, whose text has theirs. The methods abort(reason)
    and close() are called if there are such: abort() when this rank gives up, so that it tells the
    others, and close() when the communicator ends. When abort() returns, the engine must not use
    the memory of its exchanges any more.
    """

    rank: int
    size: int

    def exchange(self, messages: list[tuple[memoryview | None, memoryview | None]]) -> Any:
        """Starts an exchange with every other rank, and returns an object of any kind for wait().

        `messages` has (bytes to send, memory for bytes to receive) for each rank. None means that
        there are none. Those of this rank are None. The memory is valid until wait() has returned
        True.
        """
        ...

    def wait(self, request: Any, seconds: float) -> bool | int:
        """Waits up to `seconds` until an exchange is complete; 0 only tests, and moves it on.

        Returns True if all messages have arrived and those to others may be overwritten. Otherwise
        returns the number of a rank whose message is missing, or False if that is not known.
        """
        ...


class ThreadEngine:
    """The engine of one rank among threads of this process; mpt.threads() makes them."""

    __slots__ = ("_native", "rank", "size")

    def __init__(self, native: Any, rank: int, size: int):
        self._native, self.rank, self.size = native, rank, size

    def __repr__(self) -> str:
        return f"<mpt.ThreadEngine: rank {self.rank} of {self.size}>"


def threads(count: int) -> list[ThreadEngine]:
    """Returns the engines of `count` ranks in threads of this process.

    Each thread makes a context of its own, and a communicator of one of the engines:

        def work(engine):
            with mpt.Context(seed=1):
                comm = mpt.Comm(engine)
                ...

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(work, mpt.threads(4)))
    """
    return [ThreadEngine(native, rank, count) for rank, native in enumerate(_mpt.comm_threads(count))]


class Comm:
    """The ranks of a training, as one of them sees them.

        comm = mpt.Comm(mpt.mpi())                    # or an engine of mpt.threads(), or of your own
        stepper = mpt.Stepper(optimizer, comm=comm)   # every rank: the same loop, its own part of the data

    All ranks make the calls of this class and the steps of a stepper in the same order. CommError is
    raised on a rank that is in another call than the others, if a rank has failed or has ended its
    communicator, and if one has sent nothing for time_limit seconds. The communicator is of no use
    then. Sums have the same bits on every rank and in every run: N ranks train as one program that
    accumulates N micro-batches.

    engine: see mpt.CommEngine; None means one rank. context: None for the current one. direct: gradients
    on CUDA devices travel by NCCL, if all ranks ask for it and can; info().direct tells.
    """

    def __init__(self, engine: CommEngine | ThreadEngine | None = None, *, time_limit: float = 300.0,
                 direct: bool = False, context: Context | None = None):
        native = engine._native if isinstance(engine, ThreadEngine) else engine
        self._native = _mpt.comm_create(context or current_context(), native, time_limit, direct)

    def __repr__(self) -> str:
        info = self.info()
        return f"<mpt.Comm: rank {info.rank} of {info.size}{', failed' if info.failed else ''}>"

    @property
    def rank(self) -> int:
        """Number of this rank, from 0."""
        return self.info().rank

    @property
    def size(self) -> int:
        """Number of ranks."""
        return self.info().size

    @property
    def context(self) -> Context:
        """Context of this rank."""
        return self._native.context

    def info(self) -> Info:
        """Returns the numbers of exchanges and bytes, and the seconds spent waiting, since the start."""
        return Info(_mpt.comm_get_info(self._native))

    def barrier(self) -> None:
        """Waits until every rank has made this call."""
        _mpt.comm_barrier(self._native)

    def broadcast(self, tensor: Tensor, root: int = 0) -> Tensor:
        """Overwrites a tensor with that of rank `root`, and returns it."""
        _mpt.comm_broadcast(self._native, tensor, root)
        return tensor

    def all_reduce(self, tensor: Tensor, op: str | int = "sum") -> Tensor:
        """Replaces each element of a tensor by that over all ranks, and returns the tensor.

        op: "sum", "mean", "max" or "min". The dtype is float32, float64, or int64.
        """
        _mpt.comm_all_reduce(self._native, tensor, _places.number("COMM", op))
        return tensor

    def close(self) -> None:
        """Ends the communicator of this rank. A stepper keeps its own reference."""
        self._native.close()


_MOST = 1 << 30           # bytes of one message of MPI, whose counts have 32 bits
_ABORTED = (1 << 15) - 1  # the largest tag that every MPI has
_kept: list = []          # requests and buffers that MPI may still use after an abort


class _MpiEngine:
    """The engine of mpt.mpi().

    Messages to others are copied, so that no memory of the library is in use after an abort. The
    duplicate of the communicator is never freed, which would be a call that all ranks make at once.
    """

    def __init__(self, comm: Any, module: Any):
        self._mpi = module
        self._comm = comm.Dup()
        self.rank: int = comm.Get_rank()
        self.size: int = comm.Get_size()
        self._exchanges = 0
        self._open: dict[int, list] = {}  # by exchange: (rank, is_received, request)

    def exchange(self, messages: list) -> int:
        tag = self._exchanges % _ABORTED
        requests = self._open[self._exchanges] = []
        for is_received in (True, False):
            for rank, message in enumerate(messages):
                view = message[1 if is_received else 0]
                if view is None:
                    continue
                whole = view if is_received else memoryview(bytes(view))
                start = self._comm.Irecv if is_received else self._comm.Isend
                for at in range(0, len(whole), _MOST):
                    part = [whole[at:at + _MOST], self._mpi.BYTE]
                    requests.append((rank, is_received, start(part, rank, tag)))
        self._exchanges += 1
        return self._exchanges - 1

    def wait(self, request: int, seconds: float) -> bool | int:
        begin = time.monotonic()
        while True:
            missing = [r for r in self._open[request] if not r[2].Test()]
            if not missing:
                del self._open[request]
                return True
            self._look_for_aborts()
            waited = time.monotonic() - begin
            if waited >= seconds:
                return next((rank for rank, is_received, _ in missing if is_received), missing[0][0])
            time.sleep(0 if waited < 0.002 else 0.0002)

    def _look_for_aborts(self) -> None:
        status = self._mpi.Status()
        if self._comm.Iprobe(self._mpi.ANY_SOURCE, _ABORTED, status):
            text = bytearray(status.Get_count(self._mpi.BYTE))
            self._comm.Recv([text, self._mpi.BYTE], status.Get_source(), _ABORTED)
            raise RuntimeError(f"rank {status.Get_source()} has given up: {text.decode(errors='replace')}")

    def abort(self, reason: str) -> None:
        for rank in range(self.size):
            if rank != self.rank:
                text = reason.encode()
                _kept.append((text, self._comm.Isend([text, self._mpi.BYTE], rank, _ABORTED)))
        requests = [r for each in self._open.values() for r in each]
        self._open.clear()
        _kept.extend(r for r in requests if not r[1])  # their memory is a copy
        receives = [r[2] for r in requests if r[1]]
        for r in receives:
            if r != self._mpi.REQUEST_NULL:
                r.Cancel()
        end = time.monotonic() + 10
        while not all([r.Test() for r in receives]):
            if time.monotonic() > end:  # a message has arrived in part, and MPI still writes to its memory
                print(f"mpt: {reason}. Rank {self.rank} ends the program: a message cannot be stopped", flush=True)
                self._comm.Abort(1)
            time.sleep(0.0002)


def mpi(comm: Any = None) -> CommEngine:
    """Returns the engine of a communicator of mpi4py; None means MPI.COMM_WORLD.

        from mpi4py import MPI
        comm = mpt.Comm(mpt.mpi(MPI.COMM_WORLD))

    All ranks of the communicator make the call, which duplicates it.
    """
    from mpi4py import MPI  # type: ignore[import-not-found,unused-ignore]

    return _MpiEngine(MPI.COMM_WORLD if comm is None else comm, MPI)
