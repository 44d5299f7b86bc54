#!/usr/bin/env python3
"""Lists divisions, remainders, shifts and counting loops where numbers come in from outside: divisions_test.py SRC

A division by 0 or of INT64_MIN by -1 ends the process, and a shift by the width of the type is undefined. In the
folders of FOLDERS they are possible only in the statements of ALLOWED, each with the reason why its right operand is
in range; so are loops that count to an int64_t, each with the reason why its work is bounded. In the folders of
divisors.py the right operands are listed per file and reason. A new one fails.

The check reads text, not types: divisions of doubles are listed too, as "double". It passes right operands that are
numbers, constants (kName) or begin with static_cast<double>, sizeof or std::. It does not look into macros, at
operators that end a line, into functions that divide by their parameter elsewhere, or at loops over anything but an
int64_t.
SPDX-License-Identifier: Apache-2.0
"""
import pathlib
import re
import sys

from divisors import FOLDERS as RIGHT_FOLDERS, LOOPS, RIGHT

FOLDERS = ("ops", "nn", "api")
DIM = "a dim or a rank, 0 to 8"
DOUBLE = "doubles"
CHECKED = "checked to be 1 or more, just before"
ALLOWED = {
    "ops/arrange.cpp": {"seen >> d": DIM, "1u << d": DIM, "shifts[i] % n": "n is not 0, and positive",
                        "c % (": CHECKED, "c / (": CHECKED, "h % r": CHECKED, "w % r": CHECKED, "h / r": CHECKED,
                        "w / r": CHECKED},
    "ops/attention.cpp": {
        "t.size(1) / times": "heads per key head: 0 only without heads, which are refused",
        "q.size(1) / k.size(1)": CHECKED, "heads % kv_heads": CHECKED, "qkv.size(2) % (": CHECKED,
        "qkv.size(2) / (": CHECKED, "t.size(2) / heads": "the number of heads of self_attention, 1 or more"},
    "ops/conv.cpp": {"w.size(0) % o.groups": CHECKED, "x.size(1) % o.groups": CHECKED,
                     "reach) / p.stride[d]": CHECKED},
    "ops/create.cpp": {"start) / step": DOUBLE, "high / step": DOUBLE, "6 / (": DOUBLE,
                       "(data) % static_cast<uintptr_t>(": "the size of a dtype"},
    "ops/index.cpp": {"rest % shape[d]": "an element was found, so no extent is 0",
                      "rest /= shape[d]": "an element was found, so no extent is 0"},
    "ops/losses.cpp": {"1 / beta": DOUBLE, "1 / (": DOUBLE, "i < target.count()": "elements of an operand"},
    "ops/norm.cpp": {"x.size(1) % groups": CHECKED, "channels / groups": CHECKED, "x.count() / channels": CHECKED},
    "ops/norms.cpp": {"1u << i": DIM, "1 / p": DOUBLE},
    "ops/pool.cpp": {") / step": CHECKED, "found[0] / found[1]": DOUBLE, "1 / (": DOUBLE},
    "ops/print.cpp": {"scale) / scale": DOUBLE, "i < shape[dim]": "extents of what is printed, which is cut"},
    "ops/ranks_norm.cpp": {"x.count() / channels": CHECKED, "more / (": DOUBLE, "s /= count": DOUBLE},
    "ops/reduce.cpp": {"mask >> d": DIM, "mask >> i": DIM, "1u << d": DIM, "1u << x.rank()": DIM, "1 / n": DOUBLE,
                       "1.0)) / p": DOUBLE, "n / divisor": DOUBLE, "doubled / n": DOUBLE,
                       "i < x.count()": "elements of an operand"},
    "ops/rnn.cpp": {"weights[0].size(0) / gates": "1, 3 or 4", "layer < o.layers": "as many weights are given",
                    "d < directions": "1 or 2"},
    "ops/shape.cpp": {"left % to[i]": "the shape has elements", "left /= to[i]": "the shape has elements",
                      "x.count() % known": CHECKED, "x.count() / known": CHECKED, "seen >> d": DIM, "1u << d": DIM},
    "ops/softmax.cpp": {"1 / (": DOUBLE},
    "nn/attention.cpp": {"width_ / heads_": "heads of a module, 1 or more",
                         ") % positive(": "positive() fails below 1"},
    "nn/layers.cpp": {"s.in % o.groups": CHECKED, "s.out % o.groups": CHECKED, "s.in / o.groups": CHECKED,
                      "s.out / o.groups": CHECKED},
    "nn/norms.cpp": {") % positive(": "positive() fails below 1"},
    "nn/recurrent.cpp": {"layer < o.layers": "each layer has parameters, which memory_limit bounds",
                         "d < directions": "1 or 2"},
    "api/entry.cpp": {"i < count": "the length of the caller's list"},
    "api/entry.h": {"i < count": "the length of the caller's list", "size % align": "the alignment of a type"},
    "api/observe.cpp": {"(count) / n": DOUBLE},
    "api/selftest.cpp": {"draw % below": "a number of rows in a case of the test, 1 or more"},
}

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
HARMLESS = r"(?!\d|k[A-Z]|static_cast<double>|sizeof|std::)"
RIGHT_OPERAND = re.compile(r"(?<=[\w)\]}>]) (?:/|%|<<|>>)=? " + HARMLESS + r"(?=[\w(])")
NAME = r"[\w.\[\]>-]+(?:<[\w ]+>)?(?:\(\w*\)|\()?|\("
# clang-format puts spaces around binary operators, and none into templates.
OPERATOR = re.compile(r"(?:\(?[\w.\[\]>-]*(?:\(\w*\)|\)))?[\w.\[\]>-]*\)? (?:/|%|<<|>>)=? " + HARMLESS + f"(?:{NAME})")
LOOP = re.compile(r"for \(int64_t [^;]*; [^;]*?(\w+ <=? " + HARMLESS + r"(?![\w.>-]*(?:size|rank)\(\))" + f"(?:{NAME}))")


def blank(match):
    """Replaces a comment by as many lines, and a string by an empty one."""
    return "\n" * match.group().count("\n") or '""'


def loops_in(text):
    """Returns (line, condition) of each loop that counts to an int64_t."""
    return [(n, m.group(1)) for n, line in enumerate(NOT_CODE.sub(blank, text).split("\n"), 1)
            for m in LOOP.finditer(line)]


def found_in(text):
    """Returns (line, expression) of each operator and loop that is looked for."""
    return loops_in(text) + [(n, m.group().strip())
                             for n, line in enumerate(NOT_CODE.sub(blank, text).split("\n"), 1)
                             for m in OPERATOR.finditer(line)]


def operand(text):
    """Returns the operand that text begins with, up to the end of the line."""
    depth = 0
    for n, c in enumerate(text):
        depth += (c in "([{") - (c in ")]}")
        if depth < 0 or (depth == 0 and c in " ,;?:"):
            return text[:n]
    return text


def right_operands(text):
    """Returns (line, right operand) of each operator."""
    return [(n, operand(line[m.end():])) for n, line in enumerate(NOT_CODE.sub(blank, text).split("\n"), 1)
            for m in RIGHT_OPERAND.finditer(line)]


def is_for(entry, name):
    """Returns whether an entry of RIGHT stands for a right operand."""
    return name == entry or (name.startswith(entry) and "(" in entry and entry.count("(") != entry.count(")"))


def check_itself():
    planted = ["x = a / b;", "x = f(a) % g.h;", "y = x.size(1) / o.groups;", "x %= n;", "mask = 1 << shift;",
               "return q >> (a + b);", "for (int64_t i = 0; i < o.layers; ++i) f();", "z = (a + b) / p.stride[d] + 1;"]
    for text in planted:
        assert found_in(text), f"not found: {text}"
    clean = ["x = a / 2;", "x = a % kBlock;", "std::vector<std::vector<int>> v;", "// a / b", 'fail("a / b");',
             "for (int64_t e : shape) f(e);", "for (int i = 0; i < x.rank(); ++i) f();", "d = 1 / static_cast<double>(n);"]
    for text in clean:
        assert not found_in(text), f"wrongly found: {text}"
    for text, names in {"x = a / b;": ["b"], "y = f(i % (p.n + 1), j >> k);": ["(p.n + 1)", "k"], "x /= s[i];": ["s[i]"],
                        "x = a / 2 % kBlock / sizeof(T);": [], "v.push_back({a / g.n, 1});": ["g.n"]}.items():
        assert [name for _, name in right_operands(text)] == names, right_operands(text)
    assert is_for("fma(", "fma(a, b)") and not is_for("n", "n2") and not is_for("(a)", "(a) + b")


def files_in(src, folders):
    """Yields (name, text) of each source file."""
    for folder in folders:
        for f in sorted((src / folder).rglob("*")):
            if f.suffix in {".cpp", ".h", ".def", ".inc"}:
                yield f.relative_to(src).as_posix(), f.read_text(encoding="utf-8")


def unlisted(found, entries, unused, matches):
    """Takes the entries that occur off `unused`; returns what is found and not listed."""
    new = []
    for line, what in found:
        listed = [e for e in entries if matches(e, what)]
        unused -= set(listed)
        if not listed:
            new.append((line, what))
    return new


def check(src):
    """Returns the number of files, the expressions that are not listed, and those that are gone."""
    count, new, gone = 0, [], []
    for tables, folders in (((ALLOWED,), FOLDERS), ((RIGHT, LOOPS), RIGHT_FOLDERS)):
        known = {name for table in tables for name in table}
        for name, text in files_in(src, folders):
            known.discard(name)
            count += 1
            if tables == (ALLOWED,):
                jobs = [(found_in(text), list(ALLOWED.get(name, {})), lambda e, what: e in what)]
            else:
                operands = [e for list_ in RIGHT.get(name, {}).values() for e in list_.split(" | ")]
                loops = [] if name.startswith("backends/") else loops_in(text)
                jobs = [(right_operands(text), operands, is_for),
                        (loops, list(LOOPS.get(name, {})), lambda e, what: e in what)]
            for found, entries, matches in jobs:
                unused = set(entries)
                new += [f"src/{name}:{line}: {what}" for line, what in unlisted(found, entries, unused, matches)]
                gone += [f"src/{name}: {e}" for e in sorted(unused)]
        gone += [f"src/{name}" for name in sorted(known)]
    return count, new, gone


def main():
    check_itself()
    count, new, gone = check(pathlib.Path(sys.argv[1]))
    for what in new:
        print(f"{what}: check the right operand, and list it with the reason")
    for what in gone:
        print(f"{what} is not there any more: take it off the list")
    print(f"{count} files, {len(new)} expressions that are not listed, {len(gone)} that are gone")
    sys.exit(1 if new or gone or not count else 0)


if __name__ == "__main__":
    main()
