"""Datasets, and a loader that prepares batches in other threads during the training.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import collections
import math
import operator
import queue
import random
import sys
import threading
from typing import Any, Callable, Iterable, Iterator, Sequence

from . import _creation, _mpt
from ._context import Context, Modes, current_context
from ._shapes import _refuse
from ._tensor import Tensor


def _count(call: str, name: str, value: Any, least: int = 1) -> int:
    """Returns an option that is an integer of at least `least`."""
    if not hasattr(value, "__index__") or value < least:
        raise ValueError(f"{call}: {name} is {value!r}; it must be an integer of {least} or more")
    return operator.index(value)


class Dataset:
    """A base class of datasets.

    A subclass defines __len__ and __getitem__ with an index from 0 on.
    """

    def __getitem__(self, index: int) -> Any:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError


class TensorDataset(Dataset):
    """A dataset whose item i is the tuple of row i of each tensor or array.

    All have the same length.
    """

    def __init__(self, *parts: Any):
        if not parts or any(len(p) != len(parts[0]) for p in parts):
            raise ValueError("expected tensors of one length")
        self.parts = parts

    def __getitem__(self, index: int) -> tuple:
        return tuple(p[index] for p in self.parts)

    def __len__(self) -> int:
        return len(self.parts[0])


class Subset(Dataset):
    """A dataset with the items of another dataset at the given indices."""

    def __init__(self, dataset: Any, indices: Sequence[int]):
        self.dataset, self.indices = dataset, indices

    def __getitem__(self, index: int) -> Any:
        return self.dataset[self.indices[index]]

    def __len__(self) -> int:
        return len(self.indices)


def random_split(dataset: Any, lengths: Sequence[float], generator: None = None, *, seed: int = 0) -> list[Subset]:
    """Splits a dataset at random into subsets, and returns a list of them.

    lengths: the number of items of each subset, or fractions that add up to 1. Fractions are rounded
    down, and the items that are left go to the first subsets, one to each. seed: equal seeds give equal
    subsets in every run.
    """
    _refuse("random_split", generator=generator)
    n = len(dataset)
    if all(isinstance(k, float) for k in lengths) and abs(sum(lengths) - 1) < 1e-6:
        whole = [math.floor(n * k) for k in lengths]
        share, left = divmod(n - sum(whole), len(whole))
        lengths = [k + share + (i < left) for i, k in enumerate(whole)]
    if sum(lengths) != n or any(k < 0 or k != int(k) for k in lengths):
        raise ValueError(f"the lengths {list(lengths)} are no counts that add up to the {n} items of the dataset")
    order = list(range(n))
    random.Random(seed).shuffle(order)
    return [Subset(dataset, [order.pop() for _ in range(int(k))]) for k in lengths]


class Sampler:
    """A base class of samplers, which yield the indices of the items of a pass in order."""

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError


class SequentialSampler(Sampler):
    """Yields the indices of a dataset in order."""

    def __init__(self, data_source: Any):
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler):
    """Yields the indices of a dataset in a new random order in each pass.

    replacement: draw each index independently. num_samples: number of indices of a pass; None: the
    length of the dataset. seed: equal seeds give equal orders in every run.
    """

    def __init__(self, data_source: Any, replacement: bool = False, num_samples: int | None = None,
                 generator: None = None, *, seed: int = 0):
        _refuse("RandomSampler", generator=generator)
        self.data_source, self.replacement = data_source, replacement
        self._count = None if num_samples is None else _count("RandomSampler", "num_samples", num_samples)
        self._random = random.Random(seed)

    @property
    def num_samples(self) -> int:
        """Number of indices of a pass."""
        return len(self.data_source) if self._count is None else self._count

    def __iter__(self) -> Iterator[int]:
        n, left = len(self.data_source), self.num_samples
        if self.replacement:
            return iter([self._random.randrange(n) for _ in range(left)])
        order: list[int] = []
        while left > 0 and n:
            order += self._random.sample(range(n), min(n, left))
            left = self.num_samples - len(order)
        return iter(order)

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler):
    """Yields the given indices in a new random order in each pass; equal seeds give equal orders."""

    def __init__(self, indices: Sequence[int], generator: None = None, *, seed: int = 0):
        _refuse("SubsetRandomSampler", generator=generator)
        self.indices = indices
        self._random = random.Random(seed)

    def __iter__(self) -> Iterator[int]:
        return iter(self._random.sample(list(self.indices), len(self.indices)))

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler):
    """Yields num_samples indices, drawn with probabilities proportional to `weights`, one per item.

    Without replacement the indices of a pass are distinct. seed: equal seeds give equal draws in
    every run.
    """

    def __init__(self, weights: Sequence[float], num_samples: int, replacement: bool = True, generator: None = None, *,
                 seed: int = 0):
        _refuse("WeightedRandomSampler", generator=generator)
        self.weights = [float(w) for w in weights]
        self.num_samples, self.replacement = _count("WeightedRandomSampler", "num_samples", num_samples), replacement
        possible = sum(w > 0 for w in self.weights)
        if not all(0 <= w < math.inf for w in self.weights) or not possible:
            raise ValueError("WeightedRandomSampler: the weights must be finite and at least 0, and one above 0")
        if not replacement and num_samples > possible:
            raise ValueError(f"WeightedRandomSampler: num_samples is {num_samples}; without replacement it must be at "
                             f"most {possible}, the number of weights above 0")
        self._random = random.Random(seed)

    def __iter__(self) -> Iterator[int]:
        possible = [(i, w) for i, w in enumerate(self.weights) if w > 0]
        if self.replacement:
            # In shares of the largest one the weights have a sum, and it has digits.
            most = max(self.weights)
            return iter(self._random.choices([i for i, _ in possible], [w / most for _, w in possible],
                                             k=self.num_samples))
        # The smallest of exponential times of rate w_i is at index i with probability w_i / sum(w),
        # and the next smallest is a draw from the rest. Their logarithms do not overflow.
        times = [(math.log(self._random.expovariate(1) or sys.float_info.min) - math.log(w), i) for i, w in possible]
        return iter([i for _, i in sorted(times)[:self.num_samples]])

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler):
    """Yields lists of batch_size indices of another sampler; drop_last omits a last list of fewer."""

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool):
        self.sampler, self.batch_size = sampler, _count("BatchSampler", "batch_size", batch_size)
        self.drop_last = drop_last

    def __iter__(self) -> Iterator[list]:
        group: list = []
        for i in self.sampler:
            group.append(i)
            if len(group) == self.batch_size:
                yield group
                group = []
        if group and not self.drop_last:
            yield group

    def __len__(self) -> int:
        n = len(self.sampler)  # type: ignore[arg-type]
        return n // self.batch_size if self.drop_last else -(-n // self.batch_size)


def default_collate(batch: Sequence[Any], *, context: Context | None = None) -> Any:
    """Returns a batch of a list of items.

    Tensors and arrays are stacked along a new first dim, and numbers become a tensor. Texts become
    a list. Tuples, named tuples, lists and dicts are combined part by part; all items must have the
    same parts.
    """
    if not len(batch):
        raise ValueError("default_collate: the list of items is empty; expected one or more, also in each list of a "
                         "batch_sampler")
    first = batch[0]
    if isinstance(first, Tensor):
        from . import _functions

        return _functions.stack(batch)
    if isinstance(first, dict):
        _need_one_kind(batch, dict)
        for i, item in enumerate(batch):
            for key in (*first, *item):
                if key not in item or key not in first:
                    raise ValueError(f"default_collate: item {0 if key in item else i} of the batch has no key {key!r}, "
                                     f"which item {i if key in item else 0} has")
        return {k: default_collate([i[k] for i in batch], context=context) for k in first}
    if isinstance(first, (tuple, list)):
        _need_one_kind(batch, (tuple, list))
        for i, item in enumerate(batch):
            if len(item) != len(first):
                raise ValueError(f"default_collate: item {i} of the batch has {len(item)} parts and item 0 has "
                                 f"{len(first)}")
        parts = [default_collate(part, context=context) for part in zip(*batch)]
        return type(first)(*parts) if hasattr(first, "_fields") else tuple(parts)
    if isinstance(first, (str, bytes)):
        return list(batch)
    if hasattr(first, "__array__"):
        import numpy

        return _creation.tensor(numpy.stack([numpy.asarray(i) for i in batch]), context=context)
    return _creation.tensor(list(batch), context=context)


def _need_one_kind(batch: Sequence[Any], kinds: Any) -> None:
    for i, item in enumerate(batch):
        if not isinstance(item, kinds):
            raise TypeError(f"default_collate: item {i} of the batch is of type {type(item).__name__} and item 0 of "
                            f"type {type(batch[0]).__name__}")


def _mixed(*numbers: int) -> int:
    """Returns a seed from numbers, each of which changes all of its bits (splitmix64)."""
    mask = (1 << 64) - 1
    seed = 0
    for n in numbers:
        seed = (seed ^ n) + 0x9e3779b97f4a7c15 & mask
        seed = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9 & mask
        seed = (seed ^ seed >> 27) * 0x94d049bb133111eb & mask
        seed ^= seed >> 31
    return seed >> 1


def _index_of(dataset: Any, index: Any) -> int | None:
    """Returns the index of an item in a dataset, or in the one of which this is a Subset; None without an integer."""
    try:
        while type(dataset) is Subset:
            dataset, index = dataset.dataset, dataset.indices[index]
        return operator.index(index)
    except (TypeError, LookupError):
        return None


class _Batches:
    """The batches of a pass. A recording of the calling thread refuses the next one, as workers wait for its end."""

    def __init__(self, context: Context, batches: Iterator[Any]):
        self._context, self._batches = context, batches

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        self._context._need_no_recording()
        return next(self._batches)


class DataLoader:
    """An iterable over batches of a dataset: an object with len() and [], or an iterable.

    shuffle: draw a new order in each pass; equal values of `seed` give equal orders in every run.
    drop_last: omit a last batch of fewer items. num_workers: number of threads that prepare batches
    ahead. Reading and NumPy run in parallel with the training, because the library does not hold
    the interpreter's lock. prefetch: number of batches that may be ready in addition. sampler:
    indices of the items, in order; it takes the place of shuffle. collate_fn: makes a batch from a
    list of items; None: default_collate. batch_sampler: lists of the indices of each batch.
    prefetch_factor: sets prefetch to this number for each worker. persistent_workers has no effect.
    context: context of the batches; None: the current one.

    Items and collate_fn run outside of the modes of the training, such as autocast and no_grad, and
    draw from a generator of their own. For an item its seed depends on `seed`, the number of the pass
    and the item's index in the dataset, or in the one of which this is a Subset; in a pass that has an
    item again, on how often it came before. So items and batches are the same with any num_workers and
    in every run, and an item draws the same in any order and any Subset. Items without an index, such
    as those of an iterable, have their position in the pass, and a call of collate_fn has the number of
    the batch. This is for the library's generator alone; `random` and NumPy draw as they do elsewhere.
    During a recording (mpt.record) the threads wait, and the next batch is a StateError.
    """

    def __init__(self, dataset: Any, batch_size: int = 1, shuffle: bool | None = None,
                 sampler: Iterable[int] | None = None, batch_sampler: Iterable[Sequence[int]] | None = None,
                 num_workers: int = 0, collate_fn: Callable[[list], Any] | None = None, pin_memory: bool = False,
                 drop_last: bool = False, timeout: float = 0, worker_init_fn: None = None,
                 multiprocessing_context: None = None, generator: None = None, *, prefetch_factor: int | None = None,
                 persistent_workers: bool = False, pin_memory_device: str = "", in_order: bool = True,
                 prefetch: int = 2, seed: int = 0, context: Context | None = None):
        _refuse("DataLoader", pin_memory=pin_memory, timeout=timeout, worker_init_fn=worker_init_fn,
                multiprocessing_context=multiprocessing_context, generator=generator,
                pin_memory_device=pin_memory_device, in_order=in_order or "False")
        batch_size = _count("DataLoader", "batch_size", batch_size)
        num_workers = _count("DataLoader", "num_workers", num_workers, 0)
        prefetch = _count("DataLoader", "prefetch", prefetch, 0)
        if batch_sampler is not None and (batch_size != 1 or shuffle or sampler is not None or drop_last):
            raise ValueError("DataLoader: batch_sampler excludes batch_size, shuffle, sampler and drop_last")
        if prefetch_factor is not None:
            prefetch = _count("DataLoader", "prefetch_factor", prefetch_factor) * max(num_workers, 1)
        self.dataset, self.batch_size, self.shuffle, self.drop_last = dataset, batch_size, bool(shuffle), drop_last
        self.num_workers, self.prefetch = num_workers, max(prefetch, 1)
        self.sampler, self.batch_sampler = sampler, batch_sampler
        self._random = random.Random(seed)
        self._seed, self._passes = random.Random(seed).getrandbits(63), 0
        self._context = context
        self._collate = collate_fn

    def __repr__(self) -> str:
        return (f"<mpt.data.DataLoader: batch_size={self.batch_size}, shuffle={self.shuffle}, "
                f"num_workers={self.num_workers}, dataset: {type(self.dataset).__name__}>")

    def __len__(self) -> int:
        if self.batch_sampler is not None:
            return len(self.batch_sampler)  # type: ignore[arg-type]
        n = len(self.dataset if self.sampler is None else self.sampler)  # type: ignore[arg-type]
        return n // self.batch_size if self.drop_last else -(-n // self.batch_size)

    def _indices(self) -> Iterable[int]:
        if self.sampler is not None:
            return self.sampler
        order = list(range(len(self.dataset)))
        if self.shuffle:
            self._random.shuffle(order)
        return order

    def _groups(self) -> Iterator[list]:
        if self.batch_sampler is not None:
            yield from map(list, self.batch_sampler)
            return
        whole = hasattr(self.dataset, "__getitem__")
        yield from BatchSampler(self._indices() if whole else self.dataset, self.batch_size, self.drop_last)

    def _numbered(self) -> Iterator[tuple[int, list, list]]:
        """Yields the groups with the number of each, and numbers for the seed of each of its items."""
        whole = hasattr(self.dataset, "__getitem__")
        given = type(self.dataset) is Subset or self.sampler is not None or self.batch_sampler is not None
        position, times = 0, collections.Counter[int]()
        for number, group in enumerate(self._groups()):
            keys = []
            for item in group if whole else ():
                index = _index_of(self.dataset, item)
                if index is None:
                    keys.append((2 * position, -1))
                else:
                    keys.append((2 * index, times[index]))
                    if given:  # an index may come again
                        times[index] += 1
                position += 1
            yield number, keys, group

    def __iter__(self) -> Iterator[Any]:
        context = self._context or current_context()
        whole = hasattr(self.dataset, "__getitem__")
        seed = _mixed(self._seed, self._passes)
        self._passes += 1

        def batch(number: int, keys: list, group: list) -> Any:
            items = group
            if whole:
                items = []
                for key, i in zip(keys, group):
                    _mpt.context_set_seed(context, _mixed(seed, *key))
                    items.append(self.dataset[i])
            _mpt.context_set_seed(context, _mixed(seed, 2 * number + 1))
            return self._collate(items) if self._collate else default_collate(items, context=context)

        make = self._here if self.num_workers == 0 else self._ahead
        return _Batches(context, make(batch, context, seed))

    def _here(self, batch: Callable[..., Any], context: Context, seed: int) -> Iterator[Any]:
        """Yields the batches, which the calling thread prepares."""
        order, modes = Modes(context, seed), Modes(context)
        try:
            groups = self._numbered()
            while True:
                with context._borrowed(), order:
                    group = next(groups, None)
                if group is None:
                    return
                with context._borrowed(), modes:
                    made = batch(*group)
                yield made
        finally:
            order.end()
            modes.end()

    def _ahead(self, batch: Callable[..., Any], context: Context, seed: int) -> Iterator[Any]:
        """Yields the batches in order; num_workers threads prepare them."""
        jobs: queue.Queue = queue.Queue(self.num_workers + self.prefetch)
        waiting: queue.Queue = queue.Queue(self.num_workers + self.prefetch)
        stop = threading.Event()

        def work() -> None:
            with context._borrowed(), context.modes():
                while (job := jobs.get()) is not None:
                    group, slot = job
                    try:
                        slot.put((batch(*group), None))
                    except BaseException as e:  # raised in the thread that iterates
                        slot.put((None, e))

        def feed() -> None:
            try:
                with context._borrowed(), context.modes(seed):
                    for group in self._numbered():
                        slot: queue.Queue = queue.Queue(1)
                        jobs.put((group, slot))
                        waiting.put(slot)
                        if stop.is_set():
                            break
                waiting.put(None)
            except BaseException as e:
                slot = queue.Queue(1)
                slot.put((None, e))
                waiting.put(slot)
                waiting.put(None)
            for _ in range(self.num_workers):
                jobs.put(None)

        def end() -> None:
            while feeder.is_alive():  # the feeder may be waiting for space in a queue
                try:
                    waiting.get(timeout=0.05)
                except queue.Empty:
                    pass
            for t in threads:
                t.join()

        threads = [threading.Thread(target=work, daemon=True) for _ in range(self.num_workers)]
        feeder = threading.Thread(target=feed, daemon=True)
        for t in (*threads, feeder):
            t.start()
        try:
            while (slot := waiting.get()) is not None:
                made, problem = slot.get()
                if problem is not None:
                    raise problem
                yield made
        finally:
            stop.set()
            if context._recording_thread == threading.get_ident():  # for whose end the threads wait
                threading.Thread(target=end, daemon=True).start()
            else:
                end()
