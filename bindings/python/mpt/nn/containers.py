"""Containers of modules, with the names and arguments of torch.nn.

SPDX-License-Identifier: Apache-2.0
"""
from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping

from .. import _mpt
from .module import Layer, Module

__all__ = ["ModuleDict", "ModuleList", "Sequential"]


class Sequential(Module):
    """Modules that run one after the other, as torch.nn.Sequential.

    If all modules are layers of this library, they run as one native call, which fuses an
    activation with the layer before it.
    """

    def __init__(self, *modules: Any):
        super().__init__()
        items = modules[0].items() if len(modules) == 1 and isinstance(modules[0], dict) else enumerate(modules)
        for name, m in items:
            self._modules[str(name)] = m
        self.__dict__["_whole"] = None

    def forward(self, x: Any) -> Any:
        whole = self.__dict__["_whole"]
        if whole is None or whole[0] != (Layer._replaced, *map(id, self._modules.values())):
            whole = self._join()
        if whole[1] is not None and not any(m._forward_hooks or m._forward_pre_hooks
                                            for m in self._modules.values()):
            rank = getattr(x, "ndim", None)
            if rank is None or rank in whole[2]:
                return _mpt.module_forward(whole[1], x)
            if self._fits(rank):
                whole[2].add(rank)
                return _mpt.module_forward(whole[1], x)
        for m in self._modules.values():
            x = m(x)
        return x

    def _fits(self, rank: int) -> bool:
        """Checks the number of dims of an input for all layers, which their joint native call does not know.

        Returns False if a layer gets an input without a batch, which the joint call cannot run.
        """
        for m in self._modules.values():
            assert isinstance(m, Layer)
            m._need_rank(rank)
            if rank == m._alone:
                return False
            rank = m._rank_after(rank)
        return True

    def _join(self) -> tuple:
        """Returns and caches the key of the modules, a native module that runs them, or None, and checked ranks."""
        parts = tuple(self._modules.values())
        natives = [m.__dict__.get("_native") if type(m).forward is Layer.forward and m._pads is None else None
                   for m in parts]
        joined = None
        if natives and natives[0] is not None and all(n is not None for n in natives):
            joined = _mpt.nn_sequential(natives[0].context, natives)
        self.__dict__["_whole"] = ((Layer._replaced, *map(id, parts)), joined, set())
        return self.__dict__["_whole"]

    def __getstate__(self) -> dict:
        return {**super().__getstate__(), "_whole": None}

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Module]:
        return iter(self._modules.values())

    def __getitem__(self, index: Any) -> Any:
        parts = list(self._modules.values())
        return Sequential(*parts[index]) if isinstance(index, slice) else parts[index]

    def append(self, module: Module) -> Sequential:
        """Adds a module at the end, and returns the Sequential."""
        self._modules[str(len(self._modules))] = module
        return self


class ModuleList(Module):
    """A list of modules, whose parameters belong to the module that holds the list."""

    def __init__(self, modules: Iterable[Module] | None = None):
        super().__init__()
        self.extend(modules or ())

    def append(self, module: Module) -> ModuleList:
        """Adds a module at the end, and returns the list."""
        self._modules[str(len(self._modules))] = module
        return self

    def extend(self, modules: Iterable[Module]) -> ModuleList:
        """Adds modules at the end, and returns the list."""
        for m in modules:
            self.append(m)
        return self

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Module]:
        return iter(self._modules.values())

    def __getitem__(self, index: Any) -> Any:
        parts = list(self._modules.values())
        return ModuleList(parts[index]) if isinstance(index, slice) else parts[index]


class ModuleDict(Module):
    """A dict of modules by name, whose parameters belong to the module that holds the dict."""

    def __init__(self, modules: Mapping[str, Module] | None = None):
        super().__init__()
        for name, m in (modules or {}).items():
            self[name] = m

    def __setitem__(self, name: str, module: Module) -> None:
        self._modules[name] = module

    def __getitem__(self, name: str) -> Module:
        return self._modules[name]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __contains__(self, name: str) -> bool:
        return name in self._modules

    def keys(self) -> Iterable[str]:
        """Returns the names."""
        return self._modules.keys()

    def values(self) -> Iterable[Module]:
        """Returns the modules."""
        return self._modules.values()

    def items(self) -> Iterable[tuple[str, Module]]:
        """Returns the names and modules."""
        return self._modules.items()
