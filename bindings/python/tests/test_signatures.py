"""Tests that calls with PyTorch's names take PyTorch's arguments, with its positions, names and defaults.

signatures.txt has PyTorch's arguments (make_signatures.py writes it). DIFFERS has the intended
differences with their reasons.
SPDX-License-Identifier: Apache-2.0
"""
import functools
import inspect
from pathlib import Path

import mpt
from mpt import _shapes

CELL = ({"hx", "w_ih", "w_hh", "b_ih", "b_hh"}, "the names are the C operation's: h, weight_ih ..")
FUSED = "torch's takes what its module unpacks; the modules are the same"
DIFFERS = {
    "gru": ({"hx", "params", "has_biases", "num_layers", "dropout", "train", "bidirectional", "batch_first"}, FUSED),
    "lstm": ({"hx", "params", "has_biases", "num_layers", "dropout", "train", "bidirectional", "batch_first"}, FUSED),
    "rnn_tanh": ({"hx", "params", "has_biases", "num_layers", "dropout", "train", "bidirectional", "batch_first"}, FUSED),
    "gru_cell": CELL, "lstm_cell": CELL, "rnn_tanh_cell": CELL,
    "enable_grad": ({"orig_func"}, "takes a function, as a decorator without parentheses"),
    "inference_mode": ({"mode"}, "takes a function, as a decorator without parentheses; enable_grad switches it off"),
    "from_numpy": ({"ndarray"}, "takes every buffer"),
    "trace": ({"input"}, "records operations; torch.trace is the sum of a diagonal"),
    "nn.Parameter": ({"data"}, "of a tensor"),
    "optim.Adafactor": ({"eps"}, "None is written as the number that it stands for"),
    "Tensor.requires_grad_": ({"mode"}, "torch's stub says mode; torch takes requires_grad"),
    "Tensor.to": ({"copy", "memory_format", "non_blocking"}, "by its name alone"),
    **dict.fromkeys(("Tensor.contiguous", "Tensor.cpu", "Tensor.cuda", "Tensor.is_contiguous"),
                    ({"memory_format"}, "None stands for PyTorch's default")),
    "Tensor.norm": ({"dtype"}, "torch's stub has no out, and torch.norm has it in front of dtype"),
    "GradScaler": ({"device"}, "a CPU is the usual device"), "amp.GradScaler": ({"device"}, "a CPU is the usual device"),
    "optim.Optimizer": ({"defaults"}, "a base for the library's own"),
    "optim.lr_scheduler.Optimizer": ({"defaults"}, "a base for the library's own"),
}
# Options of other forms of a call than the one that it has, with the reasons.
FORMS = {
    **dict.fromkeys(("gru", "lstm", "rnn_tanh"), ({"batch_sizes", "data"}, "there are no packed sequences")),
    "full": ({"names"}, "dims have no names"), "Tensor.view": ({"size"}, "the shape has no name"),
    "Tensor.to": ({"device", "dtype", "other"}, "the call takes every order of its arguments"),
}


def forms():
    """Returns the forms of each call: lists of (parameter, default or None, True if keyword-only)."""
    out = {}
    for line in (Path(__file__).parent / "signatures.txt").read_text().splitlines():
        name, _, text = line.partition("\t")
        form, named, depth, part = [], False, 0, ""
        for c in text + ",":
            depth += (c in "([{") - (c in ")]}")
            if c != "," or depth:
                part += c
                continue
            part = part.strip()
            if part == "*":
                named = True
            elif part and part != "/":
                parameter, _, default = part.partition("=")
                form.append((parameter.strip(), default.strip() or None, named))
            part = ""
        out.setdefault(name, []).append(form)
    return out


def is_optimizer(ours):
    return isinstance(ours, type) and issubclass(ours, mpt.optim.Optimizer) and ours is not mpt.optim.Optimizer


def parameters_of(ours):
    """Returns the parameters of a call, and the names of the options that it takes in a TypedDict."""
    try:
        parameters = list(inspect.signature(ours).parameters.values())
    except ValueError:  # a method written in C, without parameters
        parameters = []
    return parameters, _shapes.Created.__annotations__ if any(p.annotation == "Unpack[Created]" for p in parameters) else {}


def missing(name, form):
    """Returns the parameters of a form of PyTorch that this package's call does not have."""
    ours = functools.reduce(getattr, name.split("."), mpt)
    if is_optimizer(ours):
        return of_optimizer(ours, form)
    parameters, options = parameters_of(ours)
    method = name.startswith("Tensor.") or parameters and parameters[0].name == "self"
    parameters = parameters[1:] if method else parameters
    by_place = [p for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
    by_name = {p.name: p for p in parameters}
    many = [p for p in parameters if p.kind is p.VAR_POSITIONAL]
    out = set()
    for i, (parameter, default, named) in enumerate(form):
        if named and parameter in options or many and (parameter.startswith("*") or i == 0):
            continue
        found = by_name.get(parameter)
        if found is None or not named and (i >= len(by_place) or by_place[i] is not found):
            out.add(parameter)
        elif default not in (None, "...", "()") and (
                found.default is found.empty or repr(found.default) != default and str(found.default) != default
                and not (default[0] in "0123456789-." and float(default) == found.default)):
            out.add(parameter)
    return out


def of_optimizer(ours, form):
    known = mpt.capi.struct_fields("mpt_optimizer_desc")
    own = {"betas", "initial_accumulator_value", "d", "foreach", "fused", "capturable", "differentiable",
           "decoupled_weight_decay", *known}
    out = set()
    for i, (parameter, default, named) in enumerate(form[1:]):
        if not (parameter in own if named or parameter in ("foreach", "capturable", "maximize", "differentiable") else
                i < len(ours._order) and ours._order[i] == parameter):
            out.add(parameter)
        elif f"{parameter}=" in ours.__doc__ and default and default != "None":
            shown = ours.__doc__.partition(f"{parameter}=")[2]
            if not shown.startswith((default, f"{default}.0",
                                     str(float(default)) if default[0].isdigit() else default)):
                out.add(parameter)
    return out


def test_calls_take_pytorchs_arguments():
    found = {}
    for name, known in forms().items():
        least = min((missing(name, form) for form in known), key=len)
        if least:
            found[name] = least
    assert found == {name: set(names) for name, (names, _) in DIFFERS.items()}


def test_every_option_of_pytorch_is_taken_by_name():
    found = {}
    for name, known in forms().items():
        ours = functools.reduce(getattr, name.split("."), mpt)
        if is_optimizer(ours):
            continue
        parameters, options = parameters_of(ours)
        names = {p.name for p in parameters} | set(options) | set(DIFFERS.get(name, (set(),))[0])
        lacking = {p for form in known for p, _, _ in form if not p.startswith("*") and p not in names}
        if lacking:
            found[name] = lacking
    assert found == {name: set(names) for name, (names, _) in FORMS.items()}
