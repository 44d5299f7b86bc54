#!/usr/bin/env python3
"""Holds what a program can hold of the style of comments.

    prose_test.py ROOT              checks the folders of CHECKED
    prose_test.py ROOT FOLDER...    checks these folders, for example one that is about to be converted

A comment does not begin with a word that leans on the line before it, and does not say "as above". A whole-line
comment begins with a capital letter or with code, and ends with a full stop. No line exceeds 100 columns. In the
public headers every declaration has a comment of its own, because the bindings ship each as documentation.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

FOLDERS = ["include", "src", "tests", "bindings", "examples"]
NOT_CONVERTED = {"src", "tests", "bindings", "examples"}
CHECKED = [f for f in FOLDERS if f not in NOT_CONVERTED]

C_LIKE = {".h", ".hpp", ".inc", ".def", ".c", ".cpp"}
HASH = {".py", ".sh", ".build"}
COLUMNS = 100
TABLE = re.compile(r"\s*(OP|OP2|OPI|OPV|MPT_HPP_OP|MPT_HPP_OP_OR)\(")  # a line of a table made by macros

LEANING = re.compile(r"(Of|What|Whether|Those|The same|The other way|Over two|Over three)\b", re.IGNORECASE)
SECTION = re.compile(r"-{2,}")
NO_PROSE = re.compile(r"(clang-format (on|off)|NOLINT|SPDX-License-Identifier|!|-\*-|namespace \w)")


class Comment:
    def __init__(self, line, whole, lines):
        self.line, self.whole = line, whole
        self.lines = [l.rstrip() for l in lines if "SPDX-License-Identifier" not in l]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        while self.lines and (not self.lines[0] or SECTION.match(self.lines[0])):
            self.lines.pop(0)  # a section's title

    @property
    def text(self):
        return " ".join(" ".join(self.lines).split())


def c_comments(source):
    """Comments of C and C++: blocks, and runs of // lines. Strings are passed over."""
    token = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|/\*.*?\*/|//[^\n]*', re.S)
    out, run, run_end = [], None, -1
    for m in token.finditer(source):
        t = m.group(0)
        if t[0] in "\"'":
            continue
        line = source.count("\n", 0, m.start()) + 1
        before = source[source.rfind("\n", 0, m.start()) + 1:m.start()]
        whole = not before.strip()
        if t.startswith("/*"):
            after = source[m.end():(source + "\n").find("\n", m.end())]
            body = [re.sub(r"^\s*\* ?", "", l) for l in t[2:-2].split("\n")]
            body[0] = body[0].lstrip()
            out.append(Comment(line, whole and not after.strip(), body))
            continue
        text = t[2:][1:] if t[2:].startswith(" ") else t[2:]
        if whole and run is not None and line == run_end + 1:
            run[2].append(text)
        else:
            run = [line, whole, [text]]
            out.append(run)
        run_end = line if whole else -1
        if not whole:
            run = None
    return [c if isinstance(c, Comment) else Comment(*c) for c in out]


def hash_comments(source):
    """Whole-line comments of scripts."""
    out, run = [], None
    for n, l in enumerate(source.split("\n"), 1):
        m = re.match(r"\s*# ?(.*)$", l)
        if not m:
            run = None
        elif run:
            run[2].append(m[1])
        else:
            run = [n, True, [m[1]]]
            out.append(run)
    return [Comment(*c) for c in out]


def begins_right(comment):
    text = comment.text
    word = text.split()[0].rstrip(".,:;")
    return comment.lines[0].startswith("  ") or not text[0].isalpha() or text[0].isupper() or \
        bool(re.search(r"[\W_\d]", word)) or word == "libmpt"


def ends_right(comment):
    last = comment.lines[-1]
    return last.endswith(".") or last.startswith("  ") or last.rstrip().endswith(";")  # the last two: code


def faults(comment):
    text = comment.text
    if not text or NO_PROSE.match(text):
        return
    m = LEANING.match(text)
    if m:
        yield f"begins with '{m[0]}': begin with a verb or with the noun that is described"
    if re.search(r"\bas above\b", text, re.IGNORECASE):
        yield "says 'as above': a comment stands alone"
    if comment.whole and not begins_right(comment):
        yield "begins with a small letter"
    if comment.whole and not ends_right(comment):
        yield "ends without a full stop"


def check_file(path, name):
    source = path.read_text(encoding="utf-8")
    found = []
    for n, l in enumerate(source.split("\n"), 1):
        if len(l) > COLUMNS and not TABLE.match(l):
            found.append(f"{name}:{n}: {len(l)} columns; {COLUMNS} are the most")
    for c in (c_comments if path.suffix in C_LIKE else hash_comments)(source):
        for what in faults(c):
            found.append(f"{name}:{c.line}: the comment '{c.text[:60]}' {what}")
    return found


def check_documentation(root):
    """What the bindings ship: a comment for each declaration, and none for two functions."""
    sys.path.insert(0, str(root / "bindings" / "common"))
    from api import Api
    api = Api(root / "include")
    docs = [(f.name, f.doc) for f in api.functions]
    docs += [(c.name, c.doc) for c in api.callbacks.values()]
    docs += [(s.name, s.doc) for s in api.structs.values()]
    docs += [(f"{s.name}.{f.name}", f.doc) for s in api.structs.values() for f in s.fields
             if not f.name.startswith("reserved")]
    docs += list(api.enum_docs.items())
    docs += [(name, doc) for values in api.enums.values() for name, _, doc in values]
    found = [f"{name} has no comment" for name, doc in docs if not doc]
    found += [f"{name}: the comment '{doc[:60]}' ends without a full stop" for name, doc in docs
              if doc and not ends_right(Comment(0, True, doc.split("\n")))]
    functions = [f for f in api.functions if f.doc]
    for a, b in zip(functions, functions[1:]):
        if a.header == b.header and a.doc is b.doc:
            found.append(f"{a.name} and {b.name} share one comment")
    return found, len(docs)


def main():
    root, folders = Path(sys.argv[1]), sys.argv[2:] or CHECKED
    found, count = [], 0
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in C_LIKE | HASH:
                found += check_file(path, path.relative_to(root).as_posix())
                count += 1
    documented = 0
    if "include" in folders:
        more, documented = check_documentation(root)
        found += more
    for f in found:
        print(f)
    print(f"{count} files, {documented} declarations, {len(found)} faults")
    sys.exit(1 if found or not count else 0)


if __name__ == "__main__":
    main()
