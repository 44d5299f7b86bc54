#!/usr/bin/env python3
"""Checks that each operation of core/ops.def has a row in a table that is tested at special values, or is listed in
EXEMPT with the reason why not.

special_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

# The files with the tables that special_test.cpp runs at all combinations of zeros, ones, the ends
# of the range, infinities and NaN.
TABLES = ("functions.cpp", "layer_pairs.cpp", "row_pairs.cpp", "special_test.cpp")
EXEMPT = {
    "moves elements and computes nothing": """
        cast cat chunk clone contiguous copy_into detach embedding expand fill_into flatten flip gather index_select
        masked_fill masked_select narrow one_hot pad permute pixel_shuffle pixel_unshuffle repeat reshape roll select
        slice split split_with_sizes squeeze stack transpose tril triu unsqueeze where write""",
    "the gradient of an operation that has a row": "interpolate_grad",
    "sums or multiplies in place with the kernels of add and mul": "add_into mul_into",
    "draws; no_part_test.cpp has infinities and NaN that are dropped": "dropout dropout_channels",
    "draws; found_test.cpp has NaN and infinities, which it refuses": "multinomial",
    "a sum of products, with the kernels of conv1d and conv_transpose1d, which have rows": """
        conv conv2d conv3d conv_data conv_transpose2d conv_transpose3d conv_weight""",
    "windows with the kernels of avg_pool1d and max_pool1d": """
        adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d
        adaptive_max_pool3d avg_pool2d avg_pool3d max_pool2d max_pool3d max_pool_pick pool pool_grad""",
    "a function of three tensors or more; attention, matmul, tanh, sigmoid and pairwise_distance have rows": """
        gru gru_cell lstm lstm_cell rnn_tanh rnn_tanh_cell self_attention triplet_margin_loss""",
    "is no function of elements": "checkpoint optimizer_step",
}


def rows(text):
    """The operations that a table has a row for: rows are named by the operation that they call."""
    called = set(re.findall(r"\bops::(\w+)\(", text))
    named = set(re.findall(r'^ +(?:\{|[A-Z]+\()"(\w+)["/]', text, re.M))
    return (named & called) | set(re.findall(r"\bCOMPARISON\((\w+), [=!<>]", text))


def main():
    root = Path(sys.argv[1])
    operations = re.findall(r"^OP[2VI]?\((\w+)", (root / "src/core/ops.def").read_text(), flags=re.M)
    tested = rows("".join((root / "tests/ops" / name).read_text() for name in TABLES))
    exempt = [name for names in EXEMPT.values() for name in names.split()]
    wrong = 0
    for name in operations:
        if name not in tested and name not in exempt:
            print(f"no table of special_test.cpp has a row {name}: add it to functions.cpp, row_pairs.cpp or "
                  "layer_pairs.cpp, or to EXEMPT with a reason")
            wrong += 1
    for name in exempt:
        if name in tested or name not in operations or exempt.count(name) > 1:
            print(f"EXEMPT names {name}, which is {'tested' if name in tested else 'no operation, or twice'}")
            wrong += 1
    print(f"{len(operations)} operations, {len(exempt)} exempt, {wrong} wrong")
    sys.exit(bool(wrong) or len(operations) < 200)


main()
