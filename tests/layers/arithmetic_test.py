#!/usr/bin/env python3
"""Checks that the functions of Python's binding only name and arrange arguments of the library's operations. A function
that combines two or more arithmetic operations on tensors rounds in between, and no other language has it: such a
function belongs into src/ops. COMPOSED lists those that are still there.

arithmetic_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import ast
import re
import sys
from pathlib import Path

# Operations that move or compare elements, or find one, and so round nothing. Those of ops.def with
# the kinds view, copy and indices are added.
EXACT = set("""cat stack split split_with_sizes chunk flip roll repeat pad where masked_fill gather scatter index_select topk sort
    argsort argmax argmin tril triu eq ne lt le gt ge logical_and logical_or logical_xor logical_not isfinite isnan any all
    maximum minimum max min max_dim min_dim amax amin abs neg sign relu clamp embedding remainder floor_divide
    dropout dropout_channels nonzero masked_select unique median median_dim pixel_shuffle pixel_unshuffle""".split())
# Functions that still compute on their own, and what they need from the library.
COMPOSED = {
    "normal": "draws and computes in f32 for 16 bits, and rounds once; the library's draws have one mean",
    "_weights": "the projections of a layer, whose results have the layer's dtype",
}
# Functions of the module that return no tensor.
NO_TENSOR = re.compile(r"^(params|optimizer|stepper|scaler|training|context|file|safetensors|struct|dtype|precision)_")
MODULES = {"_mpt", "F", "_f", "_overloads"}
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.MatMult)
# Types of arguments that may be tensors. An argument of another type is none.
MAYBE = re.compile(r"^(Tensor|Any)\b")
FIELDS = {"shape", "ndim", "dtype", "context", "strides", "device", "requires_grad", "is_leaf"}


class Count(ast.NodeVisitor):
    """Counts a function's operations on tensors that may round."""

    def __init__(self, function, rounding, of_tensors):
        self.rounding = rounding
        arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
        self.tensors = {a.arg for a in arguments if a.arg in ("input", "other") or a.arg == "self" and of_tensors or
                        a.annotation and MAYBE.match(ast.unparse(a.annotation))}
        self.lines = []
        for statement in function.body:
            self.visit(statement)

    def is_tensor(self, node):
        if isinstance(node, ast.Name):
            return node.id in self.tensors
        if isinstance(node, ast.Call):
            f = node.func
            if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name) and f.value.id in MODULES:
                return not NO_TENSOR.match(f.attr)
            return isinstance(f, ast.Attribute) and f.attr not in ("item", "numel", "tolist") and self.is_tensor(f.value)
        if isinstance(node, ast.BinOp):
            return self.is_tensor(node.left) or self.is_tensor(node.right)
        if isinstance(node, ast.UnaryOp):
            return self.is_tensor(node.operand)
        return isinstance(node, ast.Attribute) and node.attr not in FIELDS and self.is_tensor(node.value)

    def visit_Assign(self, node):
        self.generic_visit(node)
        if self.is_tensor(node.value):
            self.tensors.update(t.id for t in node.targets if isinstance(t, ast.Name))
        for t in node.targets:  # such as rows, columns = x.shape
            self.tensors -= {n.id for n in getattr(t, "elts", ()) if isinstance(n, ast.Name)}

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ARITHMETIC) and self.is_tensor(node):
            self.lines.append(node.lineno)

    def visit_Call(self, node):
        self.generic_visit(node)
        f = node.func
        if isinstance(f, ast.Attribute) and f.attr in self.rounding:
            if self.is_tensor(f.value) or isinstance(f.value, ast.Name) and f.value.id in MODULES:
                self.lines.append(node.lineno)

    def visit_IfExp(self, node):  # one of the two runs
        self.visit(node.test)
        before = self.lines
        self.lines = []
        self.visit(node.body)
        first, self.lines = self.lines, []
        self.visit(node.orelse)
        self.lines = before + max(first, self.lines, key=len)


def main():
    root = Path(sys.argv[1]) / "bindings/python/mpt"
    operations = re.findall(r"^OP\w?\((\w+), \w+, (\w+),", (Path(sys.argv[1]) / "src/core/ops.def").read_text(), re.M)
    rounding = {name for name, kind in operations if kind not in ("view", "copy", "indices")} - EXACT
    found, count = {}, 0
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text())
        methods = {f for c in ast.walk(tree) if isinstance(c, ast.ClassDef) and c.name in ("Tensor", "Methods")
                   for f in c.body}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                count += 1
                lines = Count(node, rounding, node in methods).lines
                if len(lines) > 1:
                    found[node.name] = f"{path.relative_to(root.parents[2])}:{node.lineno}: {node.name} has {len(lines)} " \
                                       f"operations that round, in lines {', '.join(map(str, lines))}: make it one of src/ops"
    unknown = sorted(set(found) - set(COMPOSED))
    gone = sorted(set(COMPOSED) - set(found))
    for name in unknown:
        print(found[name])
    for name in gone:
        print(f"{name} is in COMPOSED and composes nothing: take it out")
    print(f"{count} functions, {len(unknown) + len(gone)} faults")
    sys.exit(bool(unknown or gone) or count < 800 or len(rounding) < 60)


if __name__ == "__main__":
    main()
