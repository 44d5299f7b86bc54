#!/usr/bin/env python3
"""Writes, for every operation of mpt_ops.h, a call by its name and one by its number with the same inputs, for
op_run_test.cpp to compare, and a table of these calls for op_calls_test.cpp: make_op_runs.py COMMON INCLUDE OUT TABLE

A second pair of calls leaves out what has a default, in C++ and by number.

An operation that is not in the tables below takes the defaults by the names of its parameters.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from api import Api  # noqa: E402

api = Api(sys.argv[2])

# Tensors, as calls of op_run_test.cpp, keyed by parameter or by operation and parameter.
PLAIN = "real({2, 3})"
TENSORS = {
    "condition": "flags({2, 3})", "masked_fill.mask": "flags({2, 3})", "index": "whole({2})",
    "gather.index": "whole({2, 3})", "scatter.index": "whole({2, 3})", "scatter_add.index": "whole({2, 3})",
    "embedding.weight": "real({3, 4})", "cross_entropy.target": "whole({2})", "nll_loss.target": "whole({2})",
    "cross_entropy.weight": "real({3})", "nll_loss.weight": "real({3})", "matmul.b": "real({3, 2})",
    "bmm.a": "real({1, 2, 3})", "bmm.b": "real({1, 3, 2})", "addmm.input": "real({2, 2})", "addmm.b": "real({3, 2})",
    "linear.weight": "real({4, 3})", "linear.bias": "real({4})", "interpolate.x": "real({1, 2, 4, 4})",
    "layer_norm.weight": "real({3})", "layer_norm.bias": "real({3})", "rms_norm.weight": "real({3})",
    "split_with_sizes.x": "real({3, 3})", "qkv": "real({1, 3, 12})", "mask": "nullptr",
    **{p: "real({1, 2, 3, 4})" for p in ("query", "key", "value")},
    **{f"{n}.x": "real({2, 4, 5})" for n in ("batch_norm", "group_norm", "instance_norm")},
    **{f"{n}.{p}": "real({4})" for n in ("batch_norm", "group_norm", "instance_norm")
       for p in ("weight", "bias", "running_mean", "running_var")},
    "pixel_shuffle.x": "real({4, 2, 3})", "pixel_unshuffle.x": "real({1, 4, 2})", "masked_select.mask": "flags({2, 3})",
    "interpolate_by.x": "real({1, 2, 4, 4})",
    "prelu.weight": "real({3})", "glu.x": "real({2, 4})", "dot.a": "real({3})", "dot.b": "real({3})",
    "h": "real({2, 4})", "c": "real({2, 4})", "h0": "real({1, 2, 4})", "c0": "real({1, 2, 4})",
}
for d in (1, 2, 3):
    space = ", ".join("5" * d)
    kernel = ", ".join("3" * d)
    for n in ("conv", "conv_transpose", "max_pool", "avg_pool", "adaptive_avg_pool", "adaptive_max_pool"):
        TENSORS[f"{n}{d}d.x"] = f"real({{1, 2, {space}}})"
    TENSORS[f"conv{d}d.weight"] = f"real({{3, 2, {kernel}}})"
    TENSORS[f"conv_transpose{d}d.weight"] = f"real({{2, 3, {kernel}}})"
    TENSORS[f"conv{d}d.bias"] = TENSORS[f"conv_transpose{d}d.bias"] = "real({3})"
for n, gates in (("lstm", 4), ("gru", 3), ("rnn_tanh", 1)):
    w = {"weight_ih": f"real({{{4 * gates}, 3}})", "weight_hh": f"real({{{4 * gates}, 4}})",
         "bias_ih": f"real({{{4 * gates}}})", "bias_hh": f"real({{{4 * gates}}})"}
    TENSORS.update({f"{n}_cell.{p}": t for p, t in w.items()})
    TENSORS[f"{n}.x"] = "real({5, 2, 3})"
    TENSORS[f"{n}.weights"] = list(w.values())
TENSORS["tensors"] = [PLAIN, PLAIN]
# Numbers and lists, keyed alike.
VALUES = {
    "keepdim": 1, "dims": [1], "argmax.dim": [1], "argmin.dim": [1], "permute.dims": [1, 0], "shape": [3, 2],
    "expand.shape": [2, 3], "sizes": [1, 2], "shifts": [1], "repeats": [2, 1], "pads": [1, 1], "pad.mode": 1,
    "interpolate.size": [2, 3], "value": 0.5, "exponent": 2.0, "base": 2.0, "low": 0.2, "high": 0.4, "slope": 0.1,
    "alpha": 0.5, "beta": 0.5, "delta": 0.5, "eps": 1e-8, "p": 0.5, "norm.p": 3.0, "training": 1, "dim": 1,
    "dim0": 0, "dim1": 1, "start": 1, "end": 3, "step": 1, "length": 2, "select.index": 1, "start_dim": 0, "end_dim": 1,
    "correction": 0, "padding_idx": -1, "index_select.dim": 0, "index_add.dim": 0, "gather.dim": 0, "scatter.dim": 0,
    "scatter_add.dim": 0, "num_classes": 3, "k": 2, "largest": 1, "descending": 1, "diagonal": 1, "split_size": 1,
    "chunks": 2, "dtype": "MPT_F32", "cast.dtype": "MPT_F16", "reduction": 1, "kl_div.reduction": 3, "log_target": 1,
    "activation": 1, "approximate_tanh": 1, "cosine_similarity.dim": 1, "stride": 2, "padding": 1, "kernel": 2,
    "height": 2, "width": 3, "depth": 2, "mode": 1, "align_corners": 1, "last_dims": 1, "groups": 2, "heads": 2,
    "kv_heads": 1, "decimals": 1, "lerp_scalar.weight": 0.25,
    "factor": 2, "interpolate_by.depth": 1.0, "interpolate_by.height": 1.3, "interpolate_by.width": 0.7, "scale": 0.5, "margin": 2.0, "swap": 1,
    "tau": 0.5, "hard": 1, "spatial_dims": 1, "rtol": 0.1, "atol": 0.1, "equal_nan": 1, "causal": 1, "samples": 2,
    "replacement": 1, "equation": '"ij,kj->ki"', "index_add_scaled.dim": 0, "pairwise_distance.p": 3.0, "triplet_margin_loss.p": 3.0}
# Fields of descriptors that differ from their defaults.
FIELDS = {
    "mpt_conv_desc": {"activation": 1, "dilation": [1, 1, 1], "padding": [2, 1, 0]},
    "mpt_pool_desc": {"ceil_mode": 1, "padding": [1, 0, 1]},
    "mpt_rnn_desc": {"training": 0, "layers": 1},
    "mpt_batch_norm_desc": {"training": 1, "momentum": 0.5, "eps": 0.01, "activation": 2},
    "mpt_norm_desc": {"eps": 0.01},
    "mpt_attention_desc": {"causal": 1, "dropout_p": 0.25, "scale": 0.5},
    "mpt_cross_entropy_desc": {"reduction": 2, "ignore_index": 1}}
# Number of results where the caller chooses it.
COUNTS = {"split": 3, "split_with_sizes": 2, "chunk": 2, "lstm": 3, "unique": 3}
# Operations that have another name in C++.
CXX = {"max": "max_all", "min": "min_all", "split_with_sizes": "split"}
# Operands that may be NULL, but not with the default of the descriptor.
GIVEN = {"batch_norm.running_mean", "batch_norm.running_var"}


def of(table, f, p, otherwise=None):
    return table.get(f"{f.short}.{p.name}", table.get(p.name, otherwise))


def numbers(v):
    return "{" + ", ".join(map(str, v)) + "}"


def is_text(v):
    return isinstance(v, str) and v.startswith('"')


def attr(name, v, type_):
    if isinstance(v, list):
        return f'integers("{name}", {numbers(v)})'
    kind = "text" if is_text(v) else "number" if type_ == "double" else "integer"
    return f'{kind}("{name}", {v})'


def operand(made):
    """Returns a tensor of TENSORS as an Operand of op_calls_test.cpp."""
    return re.sub(r"^(\w+)\((\{.*\})\)$", r"{Elements::\1, \2}", made).replace("nullptr", "{Elements::none, {}}")


def attribute(name, v, type_):
    """Returns an attribute as an Attribute of op_calls_test.cpp."""
    if isinstance(v, list):
        return f'{{"{name}", MPT_PARAM_INTEGERS, {numbers(v)}, 0}}'
    if is_text(v):
        return f'{{"{name}", MPT_PARAM_TEXT, {{}}, 0, {v}}}'
    return f'{{"{name}", MPT_PARAM_NUMBER, {{}}, {v}}}' if type_ == "double" else \
        f'{{"{name}", MPT_PARAM_INTEGER, {{{v}}}, 0}}'


def least_call(f):
    """Returns the test of a call that gives only what has no default, and of calls that do not even give that."""
    body, cxx, ins, needed, attrs = [], [], [], [], []
    last = 0  # length of `cxx` up to the last argument that must be given
    for p in f.params:
        is_given = not p.default or f"{f.short}.{p.name}" in GIVEN
        if p.role == "handle":
            n = len(ins)
            ins.append(f"t{n}" if is_given else "nullptr")
            needed.append("" if p.default else p.name)
            if is_given:
                body.append(f"const mpt_tensor t{n} = {of(TENSORS, f, p, PLAIN)};")
            cxx.append(f"shared(t{n})" if is_given else "mpt::Tensor()")
        elif p.role == "handles":
            made = TENSORS.get(f"{f.short}.{p.name}", TENSORS["tensors"])
            body.append(f"const mpt_tensor list[] = {{{', '.join(made)}}};")
            ins += [f"list[{i}]" for i in range(len(made))]
            cxx.append(f"mpt::Tensors{{{', '.join(f'shared(list[{i}])' for i in range(len(made)))}}}")
        elif p.role in ("ints", "scalar", "string") and is_given:
            v = of(VALUES, f, p)
            attrs.append(attr(p.name, v, p.type))
            cxx.append(f"mpt::Shape{numbers(v)}" if p.role == "ints" else str(v))
        elif p.role in ("ints", "scalar", "string", "struct"):
            cxx.append("")
        else:
            continue
        last = len(cxx) if is_given else last
    while ins[-1] == "nullptr":
        ins.pop()
    given, inputs, names = ", ".join(attrs), ", ".join(ins), ", ".join(f'"{n}"' for n in needed)
    body += ["seed();", f"const auto want = mpt::{CXX.get(f.short, f.short)}({', '.join(cxx[:last])});",
             f'expect_same("{f.short}", {{{inputs}}}, {{{given}}}, handles(want).data(), handles(want).size());',
             f'expect_needs("{f.short}", {{{inputs}}}, {{{given}}}, {{{names}}});']
    lines = "\n".join("  " + l for l in body)
    return f"TEST_F(OpDefaults, {f.short}) {{\n{lines}\n}}"


out = ["// Made by make_op_runs.py from the public headers."]
table = ["// Made by make_op_runs.py from the public headers."]
for f in api.functions:
    if f.header != "mpt_ops.h" or f.name.endswith("_init"):
        continue
    body, args, ins, attrs, outs = [], [], [], {}, 0  # attrs: value and type by name
    operands = []
    in_place = f.short.endswith("_into")
    for p in f.params:
        if p.role == "handle":
            n = len(ins)
            body.append(f"mpt_tensor t{n} = {of(TENSORS, f, p, PLAIN)};")
            operands.append(operand(of(TENSORS, f, p, PLAIN)))
            ins.append(f"t{n}")
            args.append(f"t{n}")
        elif p.role == "handles":
            made = TENSORS.get(f"{f.short}.{p.name}", TENSORS["tensors"])
            body.append(f"const mpt_tensor list[] = {{{', '.join(made)}}};")
            ins += [f"list[{i}]" for i in range(len(made))]
            operands += map(operand, made)
            args += ["list", str(len(made))]
        elif p.role == "ints":
            v = of(VALUES, f, p)
            body.append(f"const int64_t {p.name}[] = {numbers(v)};")
            args += [p.name, str(len(v))]
            attrs[p.name] = v, p.type
        elif p.role in ("scalar", "string"):
            v = of(VALUES, f, p)
            assert v is not None, f"{f.name}: a value for {p.name}"
            args.append(str(v))
            attrs[p.name] = v, p.type
        elif p.role == "struct":
            body += [f"{p.type} desc;", f"{p.type}_init(&desc, sizeof desc);"]
            args.append("&desc")
            types = {x.name: x.type for x in api.structs[p.type].fields}
            spatial = re.search(r"([123])d$", f.short)  # the descriptor's other entries keep their defaults
            fields = {n: v[:int(spatial[1])] if isinstance(v, list) else v for n, v in FIELDS[p.type].items()}
            if f.short == "cross_entropy":
                fields["label_smoothing"] = 0.125
            attrs = {k: a for k, a in attrs.items() if k not in fields}  # the field replaces the argument
            for name, v in fields.items():
                if isinstance(v, list):
                    body += [f"desc.{name}[{i}] = {x};" for i, x in enumerate(v)]
                else:
                    body.append(f"desc.{name} = {v};")
                attrs[name] = v, types[name]
        elif p.role == "out_handles":
            outs = COUNTS[f.short]
            args += ["out", str(outs)]
        elif p.role == "out_handle":
            args.append(f"&out[{outs}]")
            outs += 1
        else:
            raise SystemExit(f"{f.name}: {p.role}")
    call = f"ASSERT_EQ({f.name}({', '.join(args)}), MPT_OK) << mpt_last_error();"
    given = ", ".join(attr(name, *a) for name, a in attrs.items())
    if in_place:  # on a copy of the input
        body += ["mpt_tensor again = nullptr;", f"ASSERT_EQ(mpt_clone({ins[0]}, &again), MPT_OK);", call,
                 "std::vector<mpt_tensor> none;",
                 f'ASSERT_EQ(run("{f.short}", {{{", ".join(["again", *ins[1:]])}}}, {{{given}}}, none), MPT_OK);',
                 f"EXPECT_EQ(bytes(again), bytes({ins[0]}));"]
    else:
        attributes = ", ".join(attribute(name, *a) for name, a in attrs.items())
        table.append(f'{{"{f.short}", {{{", ".join(operands)}}}, {{{attributes}}}, {outs}}},')
        body += [f"mpt_tensor out[{outs}] = {{}};", "seed();", call,
                 f'expect_same("{f.short}", {{{", ".join(ins)}}}, {{{given}}}, out, {outs});']
    lines = "\n".join("  " + l for l in body)
    out.append(f"TEST_F(OpRun, {f.short}) {{\n{lines}\n}}")
    if not in_place:
        out.append(least_call(f))
Path(sys.argv[3]).write_text("\n\n".join(out) + "\n")
Path(sys.argv[4]).write_text("\n".join(table) + "\n")
