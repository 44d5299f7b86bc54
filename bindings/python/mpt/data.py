"""Datasets, and a loader that prepares batches in other threads during the training.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

import queue
import random
import threading
from typing import Any, Callable, Iterable, Iterator, Sequence

from . import _creation
from ._context import Context, current_context
from ._tensor import Tensor


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


def random_split(dataset: Any, lengths: Sequence[float], seed: int = 0) -> list[Subset]:
    """Splits a dataset at random into subsets, and returns a list of them.

    lengths: the number of items of each subset, or fractions that add up to 1. seed: equal seeds
    give equal subsets in every run.
    """
    n = len(dataset)
    if all(isinstance(k, float) for k in lengths) and abs(sum(lengths) - 1) < 1e-6:
        ends = [round(n * sum(lengths[:i + 1])) for i in range(len(lengths))]
        lengths = [end - begin for begin, end in zip([0, *ends], ends)]
    if sum(lengths) != n:
        raise ValueError(f"the lengths {list(lengths)} do not add up to the {n} items of the dataset")
    order = list(range(n))
    random.Random(seed).shuffle(order)
    return [Subset(dataset, [order.pop() for _ in range(int(k))]) for k in lengths]


def default_collate(items: Sequence[Any], context: Context | None = None) -> Any:
    """Returns a batch of items.

    Tensors and arrays are stacked along a new first dim, and numbers become a tensor. Tuples, lists
    and dicts are combined part by part.
    """
    first = items[0]
    if isinstance(first, Tensor):
        from . import _functions

        return _functions.stack(items)
    if isinstance(first, dict):
        return {k: default_collate([i[k] for i in items], context) for k in first}
    if isinstance(first, (tuple, list)):
        return tuple(default_collate(part, context) for part in zip(*items))
    if hasattr(first, "__array__"):
        import numpy

        return _creation.tensor(numpy.stack([numpy.asarray(i) for i in items]), context=context)
    return _creation.tensor(list(items), context=context)


class DataLoader:
    """An iterable over batches of a dataset: an object with len() and [], or an iterable.

    shuffle: draw a new order in each pass; equal values of `seed` give equal orders in every run.
    drop_last: omit a last batch of fewer items. num_workers: number of threads that prepare batches
    ahead. Reading and NumPy run in parallel with the training, because the library does not hold
    the interpreter's lock. prefetch: number of batches that may be ready in addition. sampler:
    indices of the items, in order; it takes the place of shuffle. collate_fn: makes a batch from a
    list of items; None: default_collate. context: context of the batches; None: the current one.
    """

    def __init__(self, dataset: Any, batch_size: int = 1, shuffle: bool = False, *, drop_last: bool = False,
                 num_workers: int = 0, prefetch: int = 2, seed: int = 0,
                 sampler: Iterable[int] | None = None, collate_fn: Callable[[list], Any] | None = None,
                 context: Context | None = None):
        if batch_size < 1:
            raise ValueError(f"batch_size is {batch_size}; it must be 1 or more")
        self.dataset, self.batch_size, self.shuffle, self.drop_last = dataset, batch_size, shuffle, drop_last
        self.num_workers, self.prefetch, self.sampler = num_workers, max(prefetch, 1), sampler
        self._random = random.Random(seed)
        self._context = context
        self._collate = collate_fn

    def __len__(self) -> int:
        n = len(self.dataset)
        return n // self.batch_size if self.drop_last else -(-n // self.batch_size)

    def _indices(self) -> Iterable[int]:
        if self.sampler is not None:
            return self.sampler
        order = list(range(len(self.dataset)))
        if self.shuffle:
            self._random.shuffle(order)
        return order

    def _groups(self) -> Iterator[list]:
        whole = hasattr(self.dataset, "__getitem__")
        group: list = []
        for item in self._indices() if whole else self.dataset:
            group.append(item)
            if len(group) == self.batch_size:
                yield group
                group = []
        if group and not self.drop_last:
            yield group

    def __iter__(self) -> Iterator[Any]:
        context = self._context or current_context()
        whole = hasattr(self.dataset, "__getitem__")

        def batch(group: list) -> Any:
            items = [self.dataset[i] for i in group] if whole else group
            return self._collate(items) if self._collate else default_collate(items, context)

        if self.num_workers == 0:
            for group in self._groups():
                yield batch(group)
            return
        yield from self._ahead(batch, context)

    def _ahead(self, batch: Callable[[list], Any], context: Context) -> Iterator[Any]:
        """Yields the batches in order; num_workers threads prepare them."""
        jobs: queue.Queue = queue.Queue(self.num_workers + self.prefetch)
        waiting: queue.Queue = queue.Queue(self.num_workers + self.prefetch)
        stop = threading.Event()

        def work() -> None:
            with context._borrowed():
                while (job := jobs.get()) is not None:
                    group, slot = job
                    try:
                        slot.put((batch(group), None))
                    except BaseException as e:  # raised in the thread that iterates
                        slot.put((None, e))

        def feed() -> None:
            try:
                for group in self._groups():
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
            while feeder.is_alive():  # the feeder may be waiting for space in a queue
                try:
                    waiting.get(timeout=0.05)
                except queue.Empty:
                    pass
            for t in threads:
                t.join()
