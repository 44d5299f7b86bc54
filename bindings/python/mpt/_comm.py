"""Communicators: one training on many ranks, which are threads, processes, or machines.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import atexit
import struct
import time
import weakref
from typing import Any, NoReturn, Protocol

from . import _mpt, _places
from ._context import Context, Info, current_context
from ._errors import CommError
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
    communicator, and if one has kept this one waiting for time_limit seconds. The communicator is of
    no use then. Sums have the same bits on every rank and in every run: N ranks train as one program
    that accumulates N micro-batches.

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


_MOST = 1 << 30          # bytes of one message of MPI, whose counts have 32 bits
_NEWS = 0                # the tag of news; exchanges have the tags from 1 on
_BEGIN_SECONDS = 300.0   # to wait until all other ranks have called mpt.mpi()
_ABORT_SECONDS = 1.0     # to wait until the other ranks know of a failure
_END_SECONDS = 5.0       # to wait for the other ranks at the end of a communicator
_ENDED_SECONDS = 0.5     # messages of a rank came before its news, but their bytes may have taken another way
_news = struct.Struct("=i500s")  # the rank that gave up first, or -1: the sender has ended; and the reason
_kept: list = []         # engines whose requests or buffers MPI may still use
_live: weakref.WeakSet = weakref.WeakSet()  # engines that have not been closed


class _Part:
    """A message of MPI: one part of a message of an exchange. `view` is the memory for a received part."""

    __slots__ = ("rank", "request", "buffer", "size", "view")

    def __init__(self, rank: int, request: Any, buffer: bytearray, size: int, view: memoryview | None):
        self.rank, self.request, self.buffer, self.size, self.view = rank, request, buffer, size, view


def _duplicate(comm: Any) -> Any:
    """Returns the duplicate of a communicator of MPI. MPI cannot cancel it, so a part that is not complete is kept."""
    duplicate, request = comm.Idup()
    until = time.monotonic() + _BEGIN_SECONDS
    while not request.Test():
        if time.monotonic() > until:
            _kept.append((duplicate, request))
            raise CommError(_mpt.ERROR_COMM,
                            f"mpt.mpi: rank {comm.Get_rank()} of {comm.Get_size()} has waited for {_BEGIN_SECONDS:g} "
                            "seconds, and not all other ranks have called it")
        time.sleep(0.0001)
    return duplicate


class _MpiEngine:
    """The engine of mpt.mpi(), with the messages of mpt_mpi.h.

    Messages pass through buffers of the engine, so that no memory of the library is in use after an
    abort. Each rank sends its news when it gives up or ends, and takes what others have sent until
    all have sent theirs. Then the duplicate of the communicator is freed, in a call that all ranks make.
    """

    def __init__(self, comm: Any, module: Any):
        self._mpi = module
        self._comm = _duplicate(comm)
        self._comm.Set_errhandler(module.ERRORS_RETURN)
        self.rank: int = comm.Get_rank()
        self.size: int = comm.Get_size()
        most = self._comm.Get_attr(module.TAG_UB) or 32767
        # A tag depends on the number of bytes: MPI puts no message into memory of another size.
        self._lengths = 251 if most < 1 << 24 else 65521
        self._numbers = most // self._lengths
        self._exchanges = 0
        self._open: dict[int, list[_Part]] = {}       # by exchange: what is under way
        self._free: dict[int, list[bytearray]] = {}   # buffers by their size
        self._failure: tuple[int, str] | None = None  # the rank that has given up first, and its reason
        self._ended: dict[int, float] = {}            # by rank: when its news came
        self._told: list = []                         # requests that send the news of this rank
        self._taken: tuple | None = None              # a buffer and a request, for a message of no exchange
        self._has_left = False
        _live.add(self)

    def _tag(self, exchange: int, size: int) -> int:
        return 1 + exchange % self._numbers * self._lengths + size % self._lengths

    def _buffer(self, size: int) -> bytearray:
        free = self._free.get(size)
        return free.pop() if free else bytearray(size)

    def _give_back(self, buffer: bytearray) -> None:
        if len(self._free) > 64:  # sizes that do not come again
            self._free.clear()
        self._free.setdefault(len(buffer), []).append(buffer)

    def exchange(self, messages: list) -> int:
        self._listen()
        if self._failure:
            self._raise_lost(self._failure[0])
        number = self._exchanges
        parts = self._open[number] = []
        self._exchanges += 1
        for is_received in (True, False):
            start = self._comm.Irecv if is_received else self._comm.Isend
            for step in range(1, self.size):
                rank = (self.rank - step if is_received else self.rank + step) % self.size
                view = messages[rank][1 if is_received else 0]
                if view is None:
                    continue
                for at in range(0, len(view), _MOST):
                    piece = view[at:at + _MOST]
                    buffer = self._buffer(len(piece))
                    if not is_received:
                        buffer[:] = piece
                    try:
                        request = start([buffer, self._mpi.BYTE], rank, self._tag(number, len(view)))
                    except self._mpi.Exception as e:
                        self._raise_failed(rank, e)
                    parts.append(_Part(rank, request, buffer, len(piece), piece if is_received else None))
        return number

    def wait(self, request: int, seconds: float) -> bool | int:
        begin = time.monotonic()
        rounds = 0
        while True:
            self._move(request)
            self._listen()
            if self._failure:
                self._raise_lost(self._failure[0])
            missing = self._open[request]
            if not missing:
                del self._open[request]
                return True
            now = time.monotonic()
            for part in missing if self._ended else ():
                if now - self._ended.get(part.rank, now) > _ENDED_SECONDS:
                    self._raise_lost(part.rank)
            rounds += 1
            if seconds > 0 and (now - begin >= seconds or rounds % 64 == 0):
                self._measure(request)
            if now - begin >= seconds:
                return missing[0].rank
            time.sleep(0 if now - begin < 0.002 else 0.0002)

    def _move(self, request: int) -> None:
        """Tests the parts of an exchange, and ends those that have arrived or have been sent."""
        left = []
        status = self._mpi.Status()
        for part in self._open[request]:
            try:
                is_complete = part.request.Test(status)
            except self._mpi.Exception as e:
                self._raise_failed(part.rank, e)
            if not is_complete:
                left.append(part)
                continue
            if part.view is not None:
                count = status.Get_count(self._mpi.BYTE)
                if count != part.size:
                    self._refuse_length(part, count)
                part.view[:] = part.buffer
            self._give_back(part.buffer)
        self._open[request] = left

    def _measure(self, request: int) -> None:
        """Fails if a rank has sent a message of another length for an exchange. MPI has not matched it."""
        status = self._mpi.Status()
        for part in self._open[request]:
            if part.view is None or not self._comm.Iprobe(part.rank, self._mpi.ANY_TAG, status):
                continue
            tag = status.Get_tag()
            if tag != _NEWS and (tag - 1) // self._lengths == request % self._numbers:
                self._refuse_length(part, status.Get_count(self._mpi.BYTE))

    def _raise_failed(self, rank: int, error: Exception) -> NoReturn:
        raise RuntimeError(f"MPI failed for a message with rank {rank}: {error}") from error

    def _refuse_length(self, part: _Part, count: int) -> NoReturn:
        raise RuntimeError(f"rank {part.rank} sends a message of {count} bytes to rank {self.rank}, which expects "
                           f"another one of {part.size}")

    def _raise_lost(self, rank: int) -> NoReturn:
        raise RuntimeError(f"rank {rank} has given up: {self._failure[1]}" if self._failure
                           else f"rank {rank} has ended its communicator")

    def _listen(self) -> None:
        """Receives the news that have come."""
        status = self._mpi.Status()
        while self._comm.Iprobe(self._mpi.ANY_SOURCE, _NEWS, status):
            self._hear(status.Get_source())

    def _hear(self, rank: int) -> None:
        news = bytearray(_news.size)
        self._comm.Recv([news, self._mpi.BYTE], rank, _NEWS)
        self._ended[rank] = time.monotonic()
        by, text = _news.unpack(news)
        if by >= 0 and not self._failure:
            self._failure = by, text.split(b"\0", 1)[0].decode(errors="replace")

    def _leave(self, seconds: float) -> bool:
        """Ends the part of this rank: sends its news, withdraws what is to be received, and takes what others have sent, so
        that their messages end too. Returns True when nothing is under way and all ranks have sent their news, or False
        after some seconds.
        """
        self._has_left = True
        _live.discard(self)
        by, reason = self._failure or (-1, "")
        text = reason.encode()[:_news.size - 5]
        news = bytearray(_news.pack(by, text.decode(errors="ignore").encode()))
        self._told = [self._comm.Isend([news, self._mpi.BYTE], r, _NEWS) for r in range(self.size) if r != self.rank]
        parts = [part for each in self._open.values() for part in each if part.request != self._mpi.REQUEST_NULL]
        self._open.clear()
        for part in parts:
            if part.view is not None:
                part.request.Cancel()
        under_way = [part.request for part in parts] + self._told
        mine = self, news, [part.buffer for part in parts], under_way
        _kept.append(mine)
        end = time.monotonic() + seconds
        while True:
            under_way = [r for r in under_way if not r.Test()]
            self._take()
            if not under_way and not self._taken and len(self._ended) == self.size - 1:
                _kept[:] = [k for k in _kept if k is not mine]
                return True
            if time.monotonic() > end:
                return False
            time.sleep(0.0002)

    def _take(self) -> None:
        """Receives what others have sent to this rank, which does not wait for it any more."""
        status = self._mpi.Status()
        while not self._taken or self._taken[1].Test():
            self._taken = None
            if not self._comm.Iprobe(self._mpi.ANY_SOURCE, self._mpi.ANY_TAG, status):
                return
            if status.Get_tag() == _NEWS:
                self._hear(status.Get_source())
                continue
            scratch = bytearray(status.Get_count(self._mpi.BYTE))
            self._taken = scratch, self._comm.Irecv([scratch, self._mpi.BYTE], status.Get_source(), status.Get_tag())

    def abort(self, reason: str) -> None:
        if self._has_left or self._mpi.Is_finalized():
            return
        self._failure = self._failure or (self.rank, reason)  # passes the reason of the first one on
        self._leave(_ABORT_SECONDS)

    def close(self) -> None:
        if self._has_left or self._mpi.Is_finalized():
            return
        if self._leave(_END_SECONDS) and not self._failure:
            self._comm.Free()


@atexit.register
def _close_all() -> None:
    """Tells the other ranks that the program ends. mpi4py calls MPI_Finalize later."""
    for engine in list(_live):
        engine.close()


def mpi(comm: Any = None) -> CommEngine:
    """Returns the engine of a communicator of mpi4py; None means MPI.COMM_WORLD.

        from mpi4py import MPI
        comm = mpt.Comm(mpt.mpi(MPI.COMM_WORLD))

    All ranks of the communicator make the call, which duplicates it. CommError is raised if a rank has not
    come after 300 seconds; one that comes later waits in its first call with the mpt.Comm, up to its
    time_limit. The end of the mpt.Comm or of the program frees the duplicate, and waits up to
    five seconds until all ranks have come there too.
    """
    from mpi4py import MPI  # type: ignore[import-not-found,unused-ignore]

    return _MpiEngine(MPI.COMM_WORLD if comm is None else comm, MPI)
