#!/usr/bin/env python3
"""Checks that each operation of core/ops.def is tested at special values, or listed in EXEMPT with the reason why not.

special_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

TESTS = ("functions.cpp", "special_test.cpp", "sums_test.cpp", "sweep_test.cpp", "no_part_test.cpp")
EXEMPT = {
    "moves elements and computes nothing": """
        cast chunk clone copy_into embedding expand fill_into flatten flip gather index_select masked_fill masked_select
        one_hot pad pixel_shuffle pixel_unshuffle repeat roll slice split split_with_sizes squeeze transpose tril
        triu unsqueeze where write""",
    "the gradient of an operation that is tested": "interpolate_grad",
    "sums with the kernels of sum, index_add or mul, which others test": "add_into index_add_scaled mul_into scatter_add",
    "orders, finds or counts elements; edges_test.cpp and index_rows.cpp have NaN and infinities": """
        all any argmax argmin argsort index_add isclose max_dim median median_dim min_dim multinomial nonzero sort topk
        unique""",
    "a sum of products as that of matmul": """
        bmm conv conv1d conv2d conv3d conv_data conv_transpose1d conv_transpose2d conv_transpose3d conv_weight
        einsum linear""",
    "a window of the functions of mean or amax": """
        adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d
        adaptive_max_pool3d avg_pool1d avg_pool2d avg_pool3d max_pool1d max_pool2d max_pool3d max_pool_pick pool
        pool_grad""",
    "norms of many elements, with the mean and the variance that are tested": """
        batch_norm group_norm instance_norm layer_norm rms_norm""",
    "composed of functions that are tested": """
        gru gru_cell gumbel_softmax lstm lstm_cell rnn_tanh rnn_tanh_cell self_attention triplet_margin_loss""",
    "is no function of elements": "checkpoint optimizer_step",
}


def main():
    root = Path(sys.argv[1])
    operations = re.findall(r"^OP[2VI]?\((\w+)", (root / "src/core/ops.def").read_text(), flags=re.M)
    text = "".join((root / "tests/ops" / name).read_text() for name in TESTS)
    tested = set(re.findall(r"\bops::(\w+)\(", text))
    tested |= set(re.findall(r"\bCOMPARISON\((\w+)", text))
    exempt = [name for names in EXEMPT.values() for name in names.split()]
    wrong = 0
    for name in operations:
        if name not in tested and name not in exempt:
            print(f"no test of special values calls ops::{name}: add it to tests/ops, or to EXEMPT with a reason")
            wrong += 1
    for name in exempt:
        if name in tested or name not in operations or exempt.count(name) > 1:
            print(f"EXEMPT names {name}, which is {'tested' if name in tested else 'no operation, or twice'}")
            wrong += 1
    print(f"{len(operations)} operations, {len(exempt)} exempt, {wrong} wrong")
    sys.exit(bool(wrong) or len(operations) < 200)


main()
