"""Tests that the package has every function of the headers, and that new ones appear without changes.

SPDX-License-Identifier: Apache-2.0
"""
import functools
import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mpt
from mpt import _mpt

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "bindings" / "common"), str(ROOT / "tests" / "abi")]
api = pytest.importorskip("api").Api(ROOT / "include")
headers = pytest.importorskip("headers").Api(ROOT / "include")

# Functions that are not in the extension module, with their counterparts.
ELSEWHERE = {
    "mpt_context_create": "Context()", "mpt_tensor_get_context": "Tensor.context", "mpt_grad": "gradients",
    "mpt_last_error": "exceptions", "mpt_last_error_code": "exceptions", "mpt_check_header": "at import",
    "mpt_tensor_from_dlpack_legacy": "from_dlpack takes both", "mpt_tensor_to_dlpack_legacy": "to_dlpack makes both",
    **dict.fromkeys(("mpt_first_error", "mpt_first_error_code", "mpt_clear_errors", "mpt_set_error"),
                    "exceptions, raised where they happen"),
    "mpt_tensor_from_const_memory": "tensor_from_memory takes writable buffers",
    "mpt_tensor_from_native": "native handles are for C",
    "mpt_op_run": "op_call, without attributes: each operation has a function of its own",
    "mpt_context_rebind": "for hosts whose code moves; Python's does not",
}


def test_the_two_readers_of_the_headers_agree():
    assert {f.name for f in api.functions} == {n for _, n, _ in headers.functions}
    assert set(api.handles) == set(headers.handles)
    assert {s: [f.name for f in api.structs[s].fields] for s in api.structs} == \
        {s: list(fields) for s, fields in headers.structs.items()}
    assert set(api.constants) == set(headers.constants)


def test_every_function_is_here():
    missing = [f.name for f in api.functions if not hasattr(_mpt, f.short) and f.name not in ELSEWHERE
               and not f.name.endswith(("_retain", "_release"))]
    assert missing == []


def test_the_table_of_contents_names_what_is_there():
    text = (Path(_mpt.__file__).parent.parent / "CONTENTS.md").read_text()  # the copy in the build folder
    rows = dict(re.findall(r"^\| `(mpt_\w+)` \| (.+) \|$", text, re.M))
    assert set(rows) == {n for _, n, _ in headers.functions}
    for name, where in rows.items():
        for path in re.findall(r"`mpt\.([\w.]+)`", where):
            functools.reduce(getattr, path.split("."), mpt)


def test_every_parameter_has_a_role():
    assert [(f.name, f.problem) for f in api.functions if f.problem] == []


def test_every_number_is_here():
    assert [c for c, v in api.constants.items() if getattr(_mpt, c[4:], None) != v] == []


def test_every_operation_is_a_documented_function_with_types():
    for f in api.functions:
        if f.header != "mpt_ops.h" or f.name.endswith("_init"):
            continue
        function = getattr(mpt, f.short, None)
        assert function is not None, f.name
        assert function.__doc__ and len(function.__doc__) > 2, f.name
        assert all(p.annotation is not p.empty for p in inspect.signature(function).parameters.values()), f.name


def test_optimizers_say_their_defaults():
    assert "AdamW(params, lr=0.001, betas=(0.9, 0.999), eps=1e-08, weight_decay=0.01, amsgrad=False" in mpt.optim.AdamW.__doc__
    assert "initial_accumulator_value=0.0" in mpt.optim.Adagrad.__doc__


def test_every_kind_of_optimizer_is_a_class():
    kinds = [i[4:-len("_desc_init")] for i in api.structs["mpt_optimizer_desc"].inits]
    assert sorted(kinds) == sorted(getattr(mpt.optim, n)._kind for n in mpt.optim.__all__
                                   if isinstance(getattr(mpt.optim, n), type)
                                   and issubclass(getattr(mpt.optim, n), mpt.optim.Optimizer)
                                   and n != "Optimizer")


def test_a_new_operation_needs_no_hand(tmp_path):
    include = tmp_path / "include"
    shutil.copytree(ROOT / "include", include)
    header = include / "mpt" / "mpt_ops.h"
    text = header.read_text()
    at = text.rindex("/*", 0, text.index("MPT_CALL mpt_status mpt_sub("))
    header.write_text(text[:at]
                      + "/* Something new of x, k and dims. */\nMPT_CALL mpt_status mpt_new_thing(mpt_tensor x, "
                      "int64_t k,\n    const int64_t *dims MPT_DEFAULT(NULL), int32_t count MPT_DEFAULT(0), "
                      "mpt_reduction reduction MPT_DEFAULT(MPT_REDUCTION_MEAN), mpt_tensor *out);\n"
                      + text[at:])
    out = [str(tmp_path / n) for n in ("shape.i", "structs.h", "f.py", "s.pyi")]
    subprocess.run([sys.executable, ROOT / "bindings/common/shape.py", include, *out[:2]], check=True)
    subprocess.run([sys.executable, ROOT / "bindings/python/make.py", ROOT / "bindings/common", include, *out[2:]],
                   check=True)
    assert "mpt_status mpt_new_thing(mpt_tensor x, int64_t k, const int64_t* INTS, int32_t COUNT, mpt_reduction reduction, " \
        "mpt_tensor* OUT);" in Path(out[0]).read_text()
    made = Path(out[2]).read_text()
    assert 'def new_thing(input: Tensor, k: int, dim: Ints | None = None, reduction: str | int = "mean") -> Tensor:' \
        in made
    assert '"""Something new of x, k and dims."""' in made
    assert "    new_thing = new_thing" in made


def test_versions():
    assert mpt.__version__ == _mpt.version_string()
    assert "cpu" in mpt.features()
