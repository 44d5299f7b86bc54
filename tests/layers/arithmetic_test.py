#!/usr/bin/env python3
"""Checks that the functions of Python's binding only name and arrange arguments of the library's operations. A function
that combines two or more arithmetic operations on tensors rounds in between, and no other language has it: such a
function belongs into src/ops. COMPOSED lists those that are still there. The hand-written files of the other languages
are checked by a simpler rule (arithmetic_text.py).

arithmetic_test.py SOURCE_ROOT
SPDX-License-Identifier: Apache-2.0
"""
import ast
import re
import sys
from pathlib import Path

import arithmetic_samples
import arithmetic_text

# Operations that move or compare elements, or find one, and so round nothing. Those of ops.def with
# the kinds view, copy and indices are added.
EXACT = set("""
    cat stack split split_with_sizes chunk flip roll repeat pad where masked_fill gather scatter index_select topk sort
    argsort argmax argmin tril triu eq ne lt le gt ge logical_and logical_or logical_xor logical_not isfinite isnan any
    all maximum minimum max min max_dim min_dim amax amin abs neg sign relu clamp embedding remainder floor_divide
    dropout dropout_channels nonzero masked_select unique median median_dim pixel_shuffle pixel_unshuffle isclose
    """.split())
# Functions that still compute on their own, and what they need from the library.
COMPOSED = {
    "normal": "draws and computes in f32 for 16 bits, and rounds once; the library's draws have one mean",
    "_weights": "the projections of a layer, whose results have the layer's dtype; the mean is that of f32 weights",
    "binary_cross_entropy": "the elements of a loss and their weights, which are f32 in the library",
    "binary_cross_entropy_with_logits": "the elements of a loss and their weights, which are f32 in the library",
    "_factor": "computes the learning rate, a number",
}
# Functions of the module that return no tensor.
NO_TENSOR = re.compile(r"^(params|optimizer|stepper|scaler|training|context|file|safetensors|struct|dtype|precision)_")
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.MatMult)
# Types of arguments whose elements may be tensors, and of those that may be one. An argument of
# another type is none.
MANY = re.compile(r"^(Sequence|list|List|tuple|Tuple|Iterable|Iterator)\[.*\b(Tensor|Any|Parameter)\b")
MAYBE = re.compile(r"^(?!Sequence|list|List|tuple|Tuple|Iter|Callable|dict|Dict|Mapping|Mutable|type).*"
                   r"\b(Tensor|Any|Parameter|object)\b")
# Attributes of a tensor and methods that give no tensor.
FIELDS = {"shape", "ndim", "dtype", "context", "strides", "device", "requires_grad", "is_leaf", "_context", "itemsize"}
NO_RESULT = {"item", "numel", "tolist", "size", "dim", "stride", "element_size", "data_ptr", "get", "index", "count"}
OWN = {"weight", "bias", "weight_ih", "weight_hh", "bias_ih", "bias_hh", "running_mean", "running_var"}


class Names(ast.NodeVisitor):
    """The names of one module that stand for modules of the package, for operations, and for tensors of an object."""

    def __init__(self, tree, modules):
        self.modules, self.direct, self.own, self.tables = {"_mpt"}, {}, set(OWN), set()
        self.package = modules
        self.visit(tree)

    def visit_ImportFrom(self, node):
        if not node.level and not (node.module or "").startswith("mpt"):
            return
        for alias in node.names:
            if alias.name in self.package:
                self.modules.add(alias.asname or alias.name)
            else:
                self.direct[alias.asname or alias.name] = alias.name

    def visit_Import(self, node):
        self.modules.update(a.asname or a.name for a in node.names if a.name.split(".")[0] == "mpt")

    def visit_Assign(self, node):
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Name) and isinstance(node.value, ast.Name) and node.value.id in self.modules:
                self.modules.add(target.id)
            if isinstance(target, ast.Name) and isinstance(node.value, ast.Attribute):
                if isinstance(node.value.value, ast.Name) and node.value.value.id in self.modules:
                    self.direct[target.id] = node.value.attr
            values = getattr(node.value, "values", getattr(node.value, "elts", ()))
            if isinstance(target, ast.Name) and any(
                    isinstance(v, ast.Attribute) and isinstance(v.value, ast.Name) and v.value.id in self.modules
                    for v in values):
                self.tables.add(target.id)
            made = isinstance(node.value, ast.Call) and ast.unparse(node.value.func).split(".")[-1]
            if isinstance(target, ast.Attribute) and made in ("Parameter", "zeros", "ones", "empty"):
                self.own.add(target.attr)

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        if MAYBE.match(ast.unparse(node.annotation)):
            self.own.add(node.target.attr if isinstance(node.target, ast.Attribute) else ast.unparse(node.target))


class Count(ast.NodeVisitor):
    """Counts a function's operations on tensors that may round. `helpers` are the package's functions that have one,
    and `methods` and `near` those of the function's class and of its file."""

    def __init__(self, function, rounding, names, helpers, is_method_of_tensor, methods=(), near=()):
        self.rounding, self.names, self.helpers = rounding, names, helpers
        self.methods, self.near = methods, near
        self.tensors, self.lists, self.lines = set(), set(), []
        if is_method_of_tensor:
            self.tensors.add("self")
        self.enter(function)

    def enter(self, function):
        a = function.args
        for arg in a.posonlyargs + a.args + a.kwonlyargs:
            type_ = arg.annotation and ast.unparse(arg.annotation).strip("'\"")
            if type_ and MAYBE.match(type_) or not type_ and arg.arg not in ("self", "cls"):
                self.tensors.add(arg.arg)
            elif type_ and MANY.match(type_):
                self.lists.add(arg.arg)
        if a.vararg and (not a.vararg.annotation or MAYBE.match(ast.unparse(a.vararg.annotation))):
            self.lists.add(a.vararg.arg)
        self.block(function.body if isinstance(function.body, list) else [function.body])

    def block(self, statements):
        for k, node in enumerate(statements):
            if isinstance(node, ast.If) and isinstance(node.body[-1], (ast.Return, ast.Raise)) and not node.orelse:
                self.visit(node.test)
                self.either(lambda: self.block(node.body), lambda: self.block(statements[k + 1:]))
                return
            self.visit(node)

    def either(self, *branches):
        """Counts the branch that has the most operations: one of them runs."""
        before, most = self.lines, []
        for branch in branches:
            self.lines = []
            branch()
            most = max(most, self.lines, key=len)
        self.lines = before + most

    def visit_FunctionDef(self, node):  # its operations are the outer function's
        self.enter(node)

    visit_AsyncFunctionDef = visit_Lambda = visit_FunctionDef

    def operation(self, f, args):
        """The name of the operation or helper that a call has, or None."""
        if isinstance(f, ast.Name):
            name = self.names.direct.get(f.id, f.id)
            if f.id in self.names.direct and name in self.rounding or name in self.helpers or f.id in self.near:
                return name
        if isinstance(f, ast.Subscript) and isinstance(f.value, ast.Name) and f.value.id in self.names.tables:
            return f.value.id
        if isinstance(f, ast.Call) and isinstance(f.func, ast.Name) and f.func.id == "getattr" and len(f.args) > 1:
            of_module = isinstance(f.args[0], ast.Name) and f.args[0].id in self.names.modules
            name = getattr(f.args[1], "value", None)
            if of_module and (name in self.rounding if isinstance(name, str) else any(map(self.is_tensor, args))):
                return "getattr"
        if isinstance(f, ast.Attribute):
            name = f.attr[:-1] if f.attr.endswith("_") and not f.attr.startswith("_") else f.attr
            of_module = isinstance(f.value, ast.Name) and f.value.id in self.names.modules
            if name in self.rounding and (of_module or self.is_tensor(f.value)):
                return name
            if f.attr in self.helpers and (of_module or ast.unparse(f.value) in ("self", "super()")):
                return f.attr
            if f.attr in self.methods and ast.unparse(f.value) == "self":
                return f.attr
        return None

    def is_tensor(self, node):
        if isinstance(node, ast.Name):
            return node.id in self.tensors
        if isinstance(node, ast.Call):
            f = node.func
            if self.operation(f, node.args):
                return True
            if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name) and f.value.id in self.names.modules:
                return f.attr in self.names.returns and not NO_TENSOR.match(f.attr)
            if isinstance(f, ast.Attribute) and ast.unparse(f.value) == "self" and f.attr not in self.names.made:
                return any(map(self.is_tensor, node.args))  # a layer
            return isinstance(f, ast.Attribute) and f.attr not in NO_RESULT and self.is_tensor(f.value)
        if isinstance(node, ast.NamedExpr):
            return self.is_tensor(node.value)
        if isinstance(node, ast.BinOp):
            return self.is_tensor(node.left) or self.is_tensor(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_tensor(node.body) or self.is_tensor(node.orelse)
        if isinstance(node, ast.UnaryOp):
            return not isinstance(node.op, ast.Not) and self.is_tensor(node.operand)
        if isinstance(node, ast.Subscript):
            return self.is_tensor(node.value) or self.is_list(node.value) and not isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id == "self" and "self" not in self.tensors:
                return node.attr in self.names.own
            return node.attr not in FIELDS and self.is_tensor(node.value)
        return False

    def is_list(self, node):
        if isinstance(node, ast.Name):
            return node.id in self.lists
        if isinstance(node, (ast.List, ast.Tuple)):
            return any(self.is_tensor(e) for e in node.elts)
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice) and self.is_list(node.value)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
            return self.is_tensor(node.elt)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id in ("list", "tuple", "reversed", "enumerate", "zip") and any(
                self.is_list(a) or self.is_tensor(a) for a in node.args)
        return False

    def bind(self, target, is_tensor, is_list):
        if isinstance(target, ast.Name):
            (self.tensors.add if is_tensor else self.tensors.discard)(target.id)
            (self.lists.add if is_list else self.lists.discard)(target.id)
        for element in getattr(target, "elts", ()):
            self.bind(element, is_tensor, is_list)

    def visit_Assign(self, node):
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Tuple):  # such as rows, columns = x.shape, or a, b = pair
                many = getattr(node.value, "elts", None)
                for k, element in enumerate(target.elts):
                    one = many[k] if many and len(many) == len(target.elts) else None
                    self.bind(element, self.is_tensor(one) if one is not None else self.is_list(node.value), False)
            else:
                self.bind(target, self.is_tensor(node.value), self.is_list(node.value))

    def visit_NamedExpr(self, node):
        self.generic_visit(node)
        self.bind(node.target, self.is_tensor(node.value), self.is_list(node.value))

    def loop(self, target, over):
        yields = self.is_list(over) or self.is_tensor(over)
        call = over.func.id if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) else ""
        if call in ("zip", "enumerate") and isinstance(target, ast.Tuple):
            each = over.args if call == "zip" else [None, over.args[0]]
            for element, one in zip(target.elts, each):
                self.bind(element, one is not None and (self.is_list(one) or self.is_tensor(one)), False)
        elif yields:
            self.bind(target, True, False)

    def visit_For(self, node):
        self.loop(node.target, node.iter)
        self.generic_visit(node)

    visit_comprehension = visit_For

    def visit_ListComp(self, node):
        for generator in node.generators:
            self.visit(generator)
        self.generic_visit(node)

    visit_GeneratorExp = visit_SetComp = visit_ListComp

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ARITHMETIC) and (self.is_tensor(node.target) or self.is_tensor(node.value)):
            self.lines.append(node.lineno)
            self.bind(node.target, True, False)

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ARITHMETIC) and self.is_tensor(node):
            self.lines.append(node.lineno)

    def visit_Call(self, node):
        self.generic_visit(node)
        if self.operation(node.func, node.args):
            self.lines.append(node.lineno)

    def visit_If(self, node):
        self.visit(node.test)
        self.either(lambda: self.block(node.body), lambda: self.block(node.orelse))

    def visit_IfExp(self, node):
        self.visit(node.test)
        self.either(lambda: self.visit(node.body), lambda: self.visit(node.orelse))


def functions_of(tree):
    """The functions of a module that are in no other one, and the lambdas of the module itself."""
    queue, found = [(tree, None)], []
    while queue:
        node, name = queue.pop(0)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found.append((child.name, child))
            elif isinstance(child, ast.Lambda):
                found.append((name or "lambda", child))
            else:
                assigned = isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name)
                queue.append((child, child.targets[0].id if assigned else name))
    return found


def composed(sources, rounding):
    """The functions of {name of a file: text} that have more than one operation that rounds, with a text for each, and
    the number of functions."""
    modules = {Path(name).stem for name in sources} | {"nn", "_functions", "mpt"}
    parts, owners = [], {}
    returns = set(rounding) | EXACT
    made = {node.name for text in sources.values() for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef)}
    for name, text in sources.items():
        tree = ast.parse(text)
        names = Names(tree, modules)
        names.returns, names.made = returns, made
        owners.update((f, (name, c.name if isinstance(c, ast.ClassDef) else None)) for c in ast.walk(tree)
                      if isinstance(c, (ast.ClassDef, ast.Module)) for f in c.body)
        methods = {f for c in ast.walk(tree) if isinstance(c, ast.ClassDef) and c.name in ("Tensor", "Methods")
                   for f in c.body}
        for of, function in functions_of(tree):
            parts.append((name, of, function, names, function in methods))
            if getattr(function, "returns", None) and "Tensor" in ast.unparse(function.returns):
                returns.add(of)
    # A helper has one operation. A name that several functions have, or the library has, is none,
    # but in the class or the file of the helper.
    once = [of for _, of, *_ in parts]
    helpers, within = set(), {}

    def lines_of(name, of, function, names, method):
        near = within.get((name, None), set())
        methods = within.get(owners.get(function), set()) if owners.get(function, (0, None))[1] else ()
        return Count(function, rounding, names, helpers - {of}, method, set(methods) - {of}, near - {of}).lines

    for _ in range(3):
        have = [part for part in parts if part[1] not in rounding and part[1] not in EXACT and lines_of(*part)]
        helpers = {of for _, of, *_ in have if once.count(of) == 1}
        within = {}
        for _, of, function, *_ in have:
            if function in owners:
                within.setdefault(owners[function], set()).add(of)
    found = {}
    for name, of, function, names, method in parts:
        lines = lines_of(name, of, function, names, method)
        if len(lines) > 1:
            found[of] = f"{name}:{function.lineno}: {of} has {len(lines)} operations that round, in lines " \
                        f"{', '.join(map(str, sorted(set(lines))))}: make it one of src/ops"
    return found, len(parts)


def main():
    root = Path(sys.argv[1])
    operations = re.findall(r"^OP\w?\((\w+), \w+, (\w+),", (root / "src/core/ops.def").read_text(), re.M)
    rounding = {name for name, kind in operations if kind not in ("view", "copy", "indices")} - EXACT
    faults = arithmetic_samples.check(lambda text: composed({"sample.py": text}, rounding)[0])
    sources = {str(p.relative_to(root)): p.read_text() for p in sorted((root / "bindings/python/mpt").rglob("*.py"))}
    found, count = composed(sources, rounding)
    unknown = sorted(set(found) - set(COMPOSED))
    gone = sorted(set(COMPOSED) - set(found))
    faults += [found[name] for name in unknown]
    faults += [f"{name} is in COMPOSED and composes nothing: take it out" for name in gone]
    faults += arithmetic_text.check(root, rounding)
    for fault in faults:
        print(fault)
    print(f"{count} functions, {len(faults)} faults")
    sys.exit(bool(faults) or count < 800 or len(rounding) < 60)


if __name__ == "__main__":
    main()
