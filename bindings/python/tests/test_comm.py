"""Tests of communicators: ranks in threads, engines in Python, and mpi4py's.

SPDX-License-Identifier: Apache-2.0
"""
import concurrent.futures
import queue
import re
import threading
import time
import types
from pathlib import Path

import mpi_tools
import pytest

import mpt
from mpt import nn


def on_ranks(work, engines, **options):
    """Calls work(comm) in a thread for each engine. Returns the results, or the exceptions."""
    def rank(engine):
        with mpt.Context(threads=1, seed=1):
            try:
                return work(mpt.Comm(engine, **{"time_limit": 20, **options}))
            except BaseException as e:
                return e

    with concurrent.futures.ThreadPoolExecutor(len(engines)) as pool:
        return list(pool.map(rank, engines))


def train(ranks, rank, precision="32-true", steps=5, **options):
    """Trains on the micro-batches of `ranks` ranks: that of one rank, or all of them if rank is None."""
    mpt.manual_seed(1)
    net = nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 3))
    if rank:
        with mpt.no_grad():
            net[0].weight.copy_(mpt.ones(16, 6))  # the stepper takes the parameters from rank 0
    precision = mpt.Precision(precision)
    precision.apply(net)
    optimizer = mpt.optim.AdamW(net.parameters(), lr=1e-2)
    stepper = mpt.Stepper(optimizer, clip_norm=1.0, accumulate=ranks if rank is None else 1, **options)
    losses = []
    for step in range(steps):
        for r in range(ranks) if rank is None else [rank]:
            x = mpt.tensor([[((7 * i + 3 * j + 5 * step + 11 * r) % 9 - 4) / 3 for j in range(6)] for i in range(4)])
            with precision:
                losses.append(precision.cast_output(net(precision.cast_input(x))).square().mean())
            stepper.backward(losses[-1])
        assert stepper.step()
    return [p.tobytes() for p in net.parameters()], [x.item() for x in losses], stepper.verdict().grad_norm


@pytest.mark.parametrize("precision", ["32-true", "16-mixed", "bf16-true"])
@pytest.mark.parametrize("options", [{}, {"overlap": False, "bucket_bytes": 64, "compare_every": 1}])
def test_ranks_train_as_one_that_accumulates(precision, options):
    bits, losses, norm = train(2, None, precision)
    results = on_ranks(lambda c: train(2, c.rank, precision, comm=c, **options), mpt.threads(2))
    for rank, result in enumerate(results):
        assert not isinstance(result, BaseException), result
        assert result[0] == bits and result[1] == losses[rank::2] and result[2] == norm


# -- shards ---------------------------------------------------------------------------------------

def successes(results):
    for r in results:
        if isinstance(r, BaseException):
            raise r
    return results


@pytest.mark.parametrize("precision", ["32-true", "16-mixed", "bf16-mixed"])
@pytest.mark.parametrize("shard", ["states", "grads", "params"])
def test_shards_take_the_same_steps(precision, shard):
    bits, losses, norm = train(3, None, precision)
    for rank, result in enumerate(successes(on_ranks(
            lambda c: train(3, c.rank, precision, comm=c, shard=shard, gather_from=1, compare_every=1), mpt.threads(3)))):
        assert result == (bits, losses[rank::3], norm)


class Net:
    """A model on one rank: two layers, of which each of two ranks owns one."""

    def __init__(self, precision="bf16-true,master=copy", **options):
        mpt.manual_seed(1)
        self.net = nn.Sequential(nn.Linear(8, 8, bias=False), nn.Tanh(), nn.Linear(8, 8, bias=False))
        self.precision = mpt.Precision(precision)
        self.precision.apply(self.net)
        self.optimizer = mpt.optim.AdamW(self.net.parameters(), lr=1e-2)
        self.stepper = mpt.Stepper(self.optimizer, **options)
        self.training = mpt.Training(self.stepper)

    def steps(self, first, last):
        """Takes some steps. All ranks have equal batches."""
        for step in range(first, last):
            x = self.precision.cast_input(mpt.full((2, 8), (step + 1) / 4))
            with self.precision:
                loss = (self.precision.cast_output(self.net(x)) - 1).square().mean()
            self.stepper.backward(loss)
            assert self.stepper.step()

    def bits(self):
        """Returns the bits of the parameters, without their masters."""
        return [p.tobytes() for p in self.net.parameters()]


def test_each_rank_keeps_a_part_of_the_states():
    def work(comm):
        n = Net(comm=comm, shard="states")
        n.steps(0, 1)
        names = list(n.optimizer.params)
        kept = []
        for name in names:
            try:
                assert n.optimizer.get_state(name, "exp_avg").shape == (8, 8)
                kept.append(name)
            except mpt.UnsupportedError as e:
                assert f"Optimizer.get_state: rank {1 - comm.rank} keeps the states of '{name}'" in str(e), e
                assert "mpt_" not in str(e)
        return names, kept, n.optimizer.info().state_bytes

    (names, first, some), (_, second, others) = successes(on_ranks(work, mpt.threads(2)))
    assert sorted(first + second) == sorted(names) and len(first) == len(second) == 1
    assert some == others == 2 * 4 * 8 * 8


def test_one_rank_saves_what_all_of_them_keep(tmp_path):
    whole = Net()
    whole.steps(0, 3)
    whole.training.save(tmp_path / "whole")
    whole.steps(3, 6)

    def save(comm):
        n = Net(comm=comm, shard="grads")
        n.steps(0, 3)
        n.training.save(tmp_path / "shards" if comm.rank == 1 else None)
        n.steps(3, 6)
        return n.bits()

    assert successes(on_ranks(save, mpt.threads(2))) == [whole.bits()] * 2
    assert (tmp_path / "shards").read_bytes() == (tmp_path / "whole").read_bytes()

    alone = Net()
    alone.training.load(tmp_path / "shards")
    alone.steps(3, 6)
    assert alone.bits() == whole.bits()

    def resume(comm):
        n = Net(comm=comm, shard="states")
        n.training.load(tmp_path / "whole")
        n.steps(3, 6)
        return n.bits()

    assert successes(on_ranks(resume, mpt.threads(2))) == [whole.bits()] * 2


def test_a_state_dict_of_shards_has_the_states_of_all():
    whole = Net()
    whole.steps(0, 2)

    def work(comm):
        n = Net(comm=comm, shard="grads")
        n.steps(0, 2)
        state = n.optimizer.state_dict()
        n.steps(2, 3)
        n.optimizer.load_state_dict(state)
        assert n.optimizer.info().steps == 2
        return state["training"].tobytes()

    assert successes(on_ranks(work, mpt.threads(2))) == [whole.optimizer.state_dict()["training"].tobytes()] * 2


def test_what_shards_refuse(tmp_path):
    def work(comm):
        n = Net(comm=comm, shard="states")
        n.steps(0, 1)
        with pytest.raises(mpt.StateError, match=r"only Stepper.step of their stepper"):
            n.optimizer.step()
        with pytest.raises(mpt.StateError, match=r"has split the master of '0.weight' over its ranks"):
            mpt.Stepper(mpt.optim.SGD(n.net.parameters(), lr=0.1), comm=comm)
        with pytest.raises(mpt.StateError, match=r"set the precision before Stepper.add"):
            mpt.Precision("32-true").apply(n.net)
        with pytest.raises(mpt.InvalidArgumentError, match="name the stepper or the optimizer of its set"):
            mpt.Training(params=[n.net]).save(tmp_path / "params")
        missing = tmp_path / "no such folder" / "file"
        error, text = (mpt.FileMissingError, "no such folder") if comm.rank else (mpt.CommError, "rank 1 wrote no file")
        with pytest.raises(error, match=text):
            n.training.save(missing if comm.rank else None)
        n.steps(1, 2)  # nothing was lost

    assert on_ranks(work, mpt.threads(2)) == [None, None]
    with pytest.raises(mpt.InvalidArgumentError, match="Training.save: path is None"):
        Net().training.save(None)
    with pytest.raises(ValueError, match="shard is 'all'; expected one of 'none', 'states', 'grads', 'params'"):
        Net(shard="all")
    with pytest.raises(mpt.InvalidArgumentError, match="shard is 4; it has to be 'none' .0., 'states' .1., 'grads' .2. or 'params' .3."):
        Net(shard=4)
    assert Net(shard=None).optimizer.info().steps == 0


def test_ranks_without_shards_may_save_on_one(tmp_path):
    def work(comm):
        n = Net(comm=comm)
        n.steps(0, 1)
        n.training.save(tmp_path / "file" if comm.rank == 0 else None)

    successes(on_ranks(work, mpt.threads(2)))
    Net().training.load(tmp_path / "file")


# -- calls ----------------------------------------------------------------------------------------

def test_three_ranks_and_gradients_in_16_bits():
    bits, losses, _ = train(3, None)
    for wire in (None, "bf16", mpt.float16):
        results = on_ranks(lambda c: train(3, c.rank, comm=c, wire=wire), mpt.threads(3))
        assert all(not isinstance(r, BaseException) for r in results), results
        assert len({tuple(r[0]) for r in results}) == 1
        assert (results[0][0] == bits) == (wire is None)
        assert results[2][1] == pytest.approx(losses[2::3], rel=0.05)


def test_the_calls():
    def work(comm):
        comm.barrier()
        x = mpt.full((2, 2), float(comm.rank))
        assert comm.broadcast(x, root=2) is x and x.tolist() == [[2, 2], [2, 2]]
        out = {}
        for op in ("sum", "mean", "max", "min"):
            out[op] = comm.all_reduce(mpt.tensor([1.0 + comm.rank, -comm.rank]), op).tolist()
        total = mpt.tensor([comm.rank + 2**40])
        assert comm.all_reduce(total) is total
        out["i64"] = total.item()
        info = comm.info()
        assert (comm.rank, comm.size) == (info.rank, info.size) and not info.failed and comm.context is total.context
        assert info.exchanges > 0 and info.bytes_sent > 0 and info.bytes_received > 0 and info.seconds_waited >= 0
        assert repr(comm) == f"<mpt.Comm: rank {comm.rank} of 3>"
        return out

    engines = mpt.threads(3)
    assert [(e.rank, e.size) for e in engines] == [(0, 3), (1, 3), (2, 3)] and "rank 1 of 3" in repr(engines[1])
    for out in on_ranks(work, engines):
        assert out == {"sum": [6, -3], "mean": [2, -1], "max": [3, 0], "min": [1, -2], "i64": 3 * 2**40 + 3}


def test_one_rank_needs_no_engine():
    comm = mpt.Comm()
    assert (comm.rank, comm.size) == (0, 1) and comm.all_reduce(mpt.ones(2)).tolist() == [1, 1]
    assert train(1, 0, comm=comm)[0] == train(1, None)[0]


def test_a_batch_norm_has_the_statistics_of_all_ranks_if_asked():
    rows = [[1.0, -2.0], [4.0, 0.5], [-3.0, 2.0], [0.0, 7.0]]

    def normalized(comm, mine):
        return nn.BatchNorm1d(2, comm=comm)(mpt.tensor(mine)).tolist()

    whole = normalized(None, rows)
    parts = on_ranks(lambda c: normalized(c, rows[:3] if c.rank == 0 else rows[3:]), mpt.threads(2))
    assert all(not isinstance(p, BaseException) for p in parts), parts
    assert sum(parts[0] + parts[1], []) == pytest.approx(sum(whole, []), rel=1e-5)


def test_a_rank_that_waits_lets_the_others_run():
    begins = threading.Event()

    def work(comm):
        if comm.rank == 0:
            begins.wait(60)
            time.sleep(nap)  # the other thread waits in the library, and must not hold the interpreter's lock
        else:
            begins.set()
        comm.barrier()
        return comm.info().seconds_waited

    for nap in (0.3, 1, 3, 10, 30):  # on a busy machine the other thread may begin to wait late
        begins.clear()
        waited = on_ranks(work, mpt.threads(2), time_limit=60)
        if waited[1] > nap / 10:
            break
    assert waited[1] > nap / 10, waited


def test_errors_say_what_each_rank_did():
    def different_calls(comm):
        if comm.rank == 0:
            comm.barrier()
        else:
            comm.all_reduce(mpt.ones(2))

    for e in on_ranks(different_calls, mpt.threads(2)):
        assert isinstance(e, mpt.CommError) and e.name == "MPT_ERROR_COMM", e
        assert "at Comm.barrier" in str(e) and "at Comm.all_reduce" in str(e) and "mpt_" not in str(e)

    def different_shapes(comm):
        with pytest.raises(mpt.CommError, match="tensors of the same shape and dtype"):
            comm.all_reduce(mpt.ones(2 + comm.rank))
        comm.barrier()  # nothing was lost

    def different_options(comm):
        train(2, comm.rank, comm=comm, clip_value=1.0 + comm.rank)

    def one_that_ends(comm):
        if comm.rank == 0:
            comm.close()
            comm.context.memory()
        else:
            comm.barrier()

    assert on_ranks(different_shapes, mpt.threads(2)) == [None, None]
    for e in on_ranks(different_options, mpt.threads(2)):
        assert isinstance(e, mpt.CommError) and "rank 1 differs from rank 0" in str(e) and "clip_value" in str(e), e
    assert "has ended its communicator" in str(on_ranks(one_that_ends, mpt.threads(2))[1])

    has_failed = threading.Event()

    def slow(comm):
        if comm.rank == 1:
            with pytest.raises(mpt.CommError, match="rank 0 has kept rank 1 waiting for 0.1 seconds"):
                comm.barrier()
            assert comm.info().failed and "failed" in repr(comm)
            with pytest.raises(mpt.CommError, match="the communicator has failed"):
                comm.barrier()
            has_failed.set()
        else:
            has_failed.wait(60)

    assert on_ranks(slow, mpt.threads(2), time_limit=0.1) == [None, None]


def test_devices_that_cannot_be_linked_use_the_host():
    def work(comm):
        assert comm.all_reduce(mpt.ones(1)).tolist() == [2]
        return comm.info().direct

    assert on_ranks(work, mpt.threads(2), direct=True) == [False, False]


def test_arguments_are_checked():
    with pytest.raises(mpt.InvalidArgumentError, match="count is 0"):
        mpt.threads(0)
    engines = mpt.threads(2)
    with pytest.raises(mpt.InvalidArgumentError, match="time_limit is 0"):
        mpt.Comm(engines[0], time_limit=0)
    comm = mpt.Comm(engines[0])
    with pytest.raises(ValueError, match="another communicator has taken"):
        mpt.Comm(engines[0])
    with pytest.raises(mpt.InvalidArgumentError, match="root is 2"):
        comm.broadcast(mpt.ones(1), 2)
    with pytest.raises(mpt.DTypeError):
        comm.all_reduce(mpt.ones(1, dtype="bf16"))
    with pytest.raises(ValueError, match="expected one of 'sum', 'mean', 'max', 'min'"):
        comm.all_reduce(mpt.ones(1), "product")
    optimizer = mpt.optim.SGD([mpt.ones(1, requires_grad=True)], lr=0.1)
    with pytest.raises(mpt.InvalidArgumentError, match="bucket_bytes"):
        mpt.Stepper(optimizer, comm=mpt.Comm(), bucket_bytes=0)
    with pytest.raises(mpt.InvalidArgumentError, match="wire"):
        mpt.Stepper(optimizer, comm=mpt.Comm(), wire="f64")
    for bad in (object(), type("NoWait", (), {"rank": 0, "size": 1, "exchange": print})()):
        with pytest.raises(AttributeError):
            mpt.Comm(bad)
    with pytest.raises(TypeError, match="wait of the engine is not callable"):
        mpt.Comm(type("Bad", (), {"rank": 0, "size": 1, "exchange": print, "wait": 3})())
    with pytest.raises(mpt.InvalidArgumentError, match="rank is 5"):
        mpt.Comm(type("Far", (), {"rank": 5, "size": 2, "exchange": print, "wait": print})())


# -- engines in Python ----------------------------------------------------------------------------

class Mail:
    """An engine over queues: one for each pair of ranks and exchange."""

    def __init__(self, rank, size, boxes, lock):
        self.rank, self.size, self.boxes, self.lock = rank, size, boxes, lock
        self.number, self.events, self.views = 0, [], []

    def box(self, *key):
        with self.lock:
            return self.boxes.setdefault(key, queue.Queue())

    def exchange(self, messages):
        assert len(messages) == self.size and messages[self.rank] == (None, None)
        self.number += 1
        self.views += [v for m in messages for v in m if v is not None]
        for other, (send, _) in enumerate(messages):
            if other != self.rank:
                assert send is None or send.readonly and send.nbytes > 0
                self.box(self.rank, other, self.number).put(b"" if send is None else bytes(send))
        return self.number, {r: m[1] for r, m in enumerate(messages) if r != self.rank}

    def wait(self, request, seconds):
        number, missing = request
        end = time.monotonic() + seconds
        for other in list(missing):
            try:
                message = self.box(other, self.rank, number).get(timeout=max(end - time.monotonic(), 0) or 1e-4)
            except queue.Empty:
                return other
            if message:
                missing[other][:] = message
            del missing[other]
        return True

    def abort(self, reason):
        self.events.append(reason)

    def close(self):
        self.events.append("closed")


def mail(count, kind=Mail):
    boxes, lock = {}, threading.Lock()
    return [kind(r, count, boxes, lock) for r in range(count)]


def test_an_engine_in_python():
    bits, losses, _ = train(3, None)
    engines = mail(3)
    for rank, result in enumerate(on_ranks(lambda c: train(3, c.rank, comm=c), engines)):
        assert not isinstance(result, BaseException), result
        assert result[0] == bits and result[1] == losses[rank::3]
    for e in engines:
        assert e.events == ["closed"] and len(e.views) > 20
        for v in e.views:  # memory of the library that an engine can no longer reach
            with pytest.raises(ValueError, match="released"):
                bytes(v)


def test_exceptions_of_an_engine():
    class Broken(Mail):
        def wait(self, request, seconds):
            if self.rank == 1:
                raise ConnectionError("the cable is out")
            return super().wait(request, seconds)

    engines = mail(2, Broken)
    first, second = on_ranks(lambda c: c.barrier(), engines)
    assert isinstance(second, mpt.CommError) and isinstance(second.__cause__, ConnectionError)
    assert "ConnectionError: the cable is out" in str(second)
    assert engines[1].events[0].startswith("ConnectionError: the cable is out")
    assert first is None  # it has got the message

    class Mute(Mail):
        def exchange(self, messages):
            raise OSError("no route")

    for e in on_ranks(lambda c: train(2, c.rank, comm=c), mail(2, Mute)):
        assert "could not start an exchange: OSError: no route" in str(e) and isinstance(e.__cause__, OSError)

    class Vague(Mail):
        def wait(self, request, seconds):
            return None

    for e in on_ranks(lambda c: c.barrier(), mail(2, Vague)):
        assert "returned 'NoneType', expected True, False or a rank" in str(e)

    class Late(Mail):
        def wait(self, request, seconds):
            return 1 - self.rank if self.rank else False

    late = on_ranks(lambda c: c.barrier(), mail(2, Late))
    assert "a rank has kept rank 0 waiting" in str(late[0]) and "rank 0 has kept rank 1 waiting" in str(late[1])

    class Stopped(Mail):
        def wait(self, request, seconds):
            raise KeyboardInterrupt

    assert all(type(e) is KeyboardInterrupt for e in on_ranks(lambda c: c.barrier(), mail(2, Stopped)))


def test_a_lost_engine_leaves_the_training_as_before():
    class Cut(Mail):
        """Loses its peer during the third step."""
        cut = False

        def wait(self, request, seconds):
            if self.cut and seconds > 0:
                raise ConnectionError("lost")
            return super().wait(request, seconds)

    engines = mail(2, Cut)

    def work(comm):
        w = mpt.tensor([1.0, 2.0], requires_grad=True)
        stepper = mpt.Stepper(mpt.optim.SGD([w], lr=0.1), comm=comm)
        before = None
        try:
            for step in range(3):
                before = w.tolist()
                if step == 2:
                    engines[comm.rank].cut = True
                stepper.backward((w * float(1 + comm.rank)).sum())
                stepper.step()
        except mpt.CommError as e:
            assert isinstance(e.__cause__, ConnectionError) and w.tolist() == before
            return "lost"

    assert on_ranks(work, engines) == ["lost", "lost"]


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("mpi", mpi_tools.MPIS)
def test_mpi(mpi, count, tmp_path):
    if (mpi, count) != ("openmpi", 2):
        mpi_tools.only_in_full_tier()
    r = mpi_tools.start(mpi, count, tmp_path, Path(__file__).with_name("mpi_ranks.py"), str(tmp_path))
    assert r.returncode == 0, r.stdout + r.stderr
    # Lines of several ranks may be mixed up, and MPICH's library warns of lost messages.
    assert sorted(re.findall(r"rank (\d) passed", r.stdout)) == [str(i) for i in range(count)], r.stdout + r.stderr
    assert "mpt:" not in r.stdout + r.stderr, "the engine prints"


def test_an_error_of_mpi_names_the_rank():
    class Failure(Exception):
        pass

    def fail(*_):
        raise Failure("the process has died")

    stub = types.SimpleNamespace
    mpi = stub(Exception=Failure, Status=stub, BYTE=None, TAG_UB=None, ERRORS_RETURN=None, ANY_SOURCE=None)
    comm = stub(Set_errhandler=lambda _: None, Get_attr=lambda _: None, Iprobe=lambda *_: False, Get_rank=lambda: 0,
                Get_size=lambda: 3, Irecv=lambda *_: stub(Test=lambda _: False), Isend=fail)
    whole = stub(Idup=lambda: (comm, stub(Test=lambda: True)), **vars(comm))
    engine = mpt._comm._MpiEngine(whole, mpi)
    mpt._comm._live.discard(engine)
    messages = [(None, None), (None, None), (memoryview(b"1"), memoryview(bytearray(1)))]
    with pytest.raises(RuntimeError, match="MPI failed for a message with rank 2: the process has died"):
        engine.exchange(messages)
    comm.Isend, comm.Irecv = lambda *_: stub(Test=lambda _: True), lambda *_: stub(Test=fail)
    with pytest.raises(RuntimeError, match="MPI failed for a message with rank 2: the process has died"):
        engine.wait(engine.exchange(messages), 1)


def test_a_rank_that_does_not_come_to_mpi_is_an_error(monkeypatch):
    monkeypatch.setattr(mpt._comm, "_BEGIN_SECONDS", 0.01)
    stub = types.SimpleNamespace
    comm = stub(Get_rank=lambda: 1, Get_size=lambda: 4, Idup=lambda: (None, stub(Test=lambda: False)))
    with pytest.raises(mpt.CommError, match="rank 1 of 4 has waited for 0.01 seconds"):
        mpt._comm._MpiEngine(comm, None)
