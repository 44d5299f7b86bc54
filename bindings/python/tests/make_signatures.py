#!/usr/bin/env python3
"""Writes signatures.txt: PyTorch's arguments of the functions and classes that this package has, too.

python3 bindings/python/tests/make_signatures.py     (needs PyTorch 2.15, and the package on PYTHONPATH)
A line has the name of a call, a tab, and its arguments in order. / and * have Python's meaning, and ** stands for any
other arguments. A call with several forms has several lines.
SPDX-License-Identifier: Apache-2.0
"""
import ast
import inspect
from pathlib import Path

import torch

import mpt

LITERALS = (int, float, bool, str, tuple, type(None))


def shown(value):
    return repr(value) if isinstance(value, LITERALS) else "..."


def inspected(f):
    parts, star = [], False
    for p in inspect.signature(f).parameters.values():
        if p.name == "self":
            continue
        if p.kind is p.VAR_POSITIONAL or p.kind is p.VAR_KEYWORD:
            return None
        if p.kind is p.KEYWORD_ONLY and not star:
            parts.append("*")
            star = True
        parts.append(p.name if p.default is p.empty else f"{p.name}={shown(p.default)}")
    return ", ".join(parts)


def stubbed(f):
    a, parts = f.args, []
    args = [*a.posonlyargs, *a.args]
    defaults = [None] * (len(args) - len(a.defaults)) + list(a.defaults)
    for i, (arg, default) in enumerate(zip(args, defaults)):
        if arg.arg != "self":
            parts.append(arg.arg + ("" if default is None else "=" + ast.unparse(default)))
        if a.posonlyargs and i + 1 == len(a.posonlyargs) and parts:
            parts.append("/")
    if a.vararg:
        parts.append("*" + a.vararg.arg)
    elif a.kwonlyargs:
        parts.append("*")
    parts += [arg.arg + ("" if d is None else "=" + ast.unparse(d)) for arg, d in zip(a.kwonlyargs, a.kw_defaults)]
    return ", ".join(parts)


def stubs(path, inside=None):
    """Returns the forms of the functions in a stub file, or in a class of the file, by name."""
    body = ast.parse((Path(torch.__file__).parent / path).read_text()).body
    if inside:
        body = next(n for n in body if isinstance(n, ast.ClassDef) and n.name == inside).body
    out = {}
    for n in body:
        if isinstance(n, ast.FunctionDef):
            out.setdefault(n.name, []).append(stubbed(n))
    return out


lines = []


def add(prefix, ours, theirs, stub=None):
    for name in sorted(dir(ours)):
        ours_is, f = getattr(ours, name), getattr(theirs, name, None)
        # A function of both torch and torch.nn.functional is compared with the one of
        # nn.functional.
        if theirs is torch and hasattr(torch.nn.functional, name) and hasattr(mpt.nn.functional, name):
            continue
        if name.startswith("_") or f is None or not callable(ours_is) or not callable(f) or inspect.ismodule(f):
            continue
        if getattr(ours_is, "__module__", "").startswith("typing"):
            continue
        try:
            forms = None if (form := inspected(f)) is None else [form]
        except (ValueError, TypeError):  # a function written in C
            forms = None
        forms = stub.get(name) if forms is None and stub else forms
        lines.extend(f"{prefix}{name}\t{form}" for form in dict.fromkeys(forms or ()))


functions = stubs("_C/_VariableFunctions.pyi")
add("", mpt, torch, functions)
add("Tensor.", mpt.Tensor, torch.Tensor, stubs("_C/__init__.pyi", "TensorBase"))
add("nn.functional.", mpt.nn.functional, torch.nn.functional, {**functions, **stubs("nn/functional.pyi")})
add("nn.", mpt.nn, torch.nn)
add("nn.Module.", mpt.nn.Module, torch.nn.Module)
add("nn.init.", mpt.nn.init, torch.nn.init)
add("nn.utils.", mpt.nn.utils, torch.nn.utils)
add("optim.", mpt.optim, torch.optim)
add("optim.lr_scheduler.", mpt.optim.lr_scheduler, torch.optim.lr_scheduler)
add("amp.", mpt.amp, torch.amp)
add("autograd.", mpt.autograd, torch.autograd)
add("utils.checkpoint.", mpt.utils.checkpoint, torch.utils.checkpoint)
add("cuda.", mpt.cuda, torch.cuda)
add("data.", mpt.data, torch.utils.data)
Path(__file__).with_name("signatures.txt").write_text("\n".join(dict.fromkeys(lines)) + "\n")
