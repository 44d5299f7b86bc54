#!/usr/bin/env python3
"""Checks the style of comments as far as a program can: prose_test.py ROOT [FOLDER..]

    A file opens with a comment that says what it is; its SPDX line stands alone.
    A comment does not begin with a word that leans on the line before it ("Of", "What", "Those"),
    and does not refer to the text above.
    A whole-line comment begins with a capital letter, a name or code, and ends with a full stop.
    A comment has at most 100 columns. (The formatters hold the code to the widths of .editorconfig.)
    In the public headers every declaration has a comment of its own, because the bindings ship each
    as documentation.

The rules are those of src/README.md. Generated files are left out.
SPDX-License-Identifier: Apache-2.0
"""
import ast
import io
import re
import sys
import tokenize
from pathlib import Path

FOLDERS = ["include", "src", "tests", "bindings", "examples"]
# Files that do not pass yet. The list only shrinks: a file on it that passes is a fault.
NOT_CONVERTED = set((Path(__file__).parent / "prose_pending.txt").read_text().split())

C_LIKE = {".h", ".hpp", ".inc", ".def", ".c", ".cpp", ".i", ".go", ".java", ".rs"}
HASH = {".sh", ".build", ""}
COLUMNS = 100
TABLE = re.compile(r"\s*(OP|OP2|OPI|OPV|MPT_HPP_OP|MPT_HPP_OP_OR)\(")  # a line of a table made by macros
GENERATED = re.compile(r"(Code generated|[Gg]enerated (by|from)|automatically generated|[Mm]ade by)\b")
NOT_OURS = re.compile(r"(^|/)(__pycache__|target|node_modules|venv|\.\w+)(/|$)")
SPDX = re.compile(r"\W*SPDX-License-Identifier: Apache-2\.0\W*")

LEANING = re.compile(r"(Of|What|Whether|Those|The same|The other way|Over two|Over three)\b", re.I)
DIRECTIVE = re.compile(r"\W*SPDX-License-Identifier|shellcheck |clang-format o")
SECTION = re.compile(r"-{2,}")
NO_PROSE = re.compile(r"(clang-format (on|off)|NOLINT|SPDX-License-Identifier|!|-\*-|namespace \w|go:|export \w"
                      r"|Output: |noqa|shellcheck |#)")
USAGE = re.compile(r"[a-z_]+( [A-Z.]+)*: ")  # "step NAME COMMAND..: runs one case"


class Comment:
    """A comment: its first line, whether nothing else is on its lines, and its lines of text."""

    def __init__(self, line, whole, lines):
        self.line, self.whole = line, whole
        self.lines = [l.rstrip() for l in lines if not DIRECTIVE.match(l)]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        while self.lines and (not self.lines[0] or SECTION.match(self.lines[0])):
            self.lines.pop(0)  # a section's title

    @property
    def text(self):
        return " ".join(" ".join(self.lines).split())


def joined(pieces):
    """Joins comments on consecutive lines: (line, whole, text, column, mark) of each.

    A comment behind code goes on in the same column. Rust has several marks: //! and ///.
    """
    out, end = [], None
    for line, whole, text, column, mark in pieces:
        if whole and end and end[0] == line - 1 and (end[1] or end[2] == column) and end[3] == mark:
            out[-1][2].append(text)
            end = line, end[1], column, mark
        else:
            out.append((line, whole, [text]))
            end = line, whole, column, mark
    return [Comment(*c) for c in out]


def c_comments(source):
    """Comments of C, C++, Go, Java and Rust: blocks, and runs of // lines. Strings are passed over."""
    token = re.compile(r'R"\((?:.|\n)*?\)"|"""(?:.|\n)*?"""|r#"(?:.|\n)*?"#|"(?:\\.|[^"\\\n])*"'
                       r"|'(?:\\.|[^'\\\n])'|'\\[^'\n]+'|`[^`]*`|/\*.*?\*/|//[^\n]*", re.S)
    blocks, lines = [], []
    for m in token.finditer(source):
        t = m.group(0)
        if not t.startswith("/"):
            continue
        line = source.count("\n", 0, m.start()) + 1
        before = source[source.rfind("\n", 0, m.start()) + 1:m.start()]
        whole = not before.strip()
        if t.startswith("/*"):
            after = source[m.end():(source + "\n").find("\n", m.end())]
            body = [re.sub(r"^\s*\* ?", "", l) for l in t[2:-2].lstrip("*").split("\n")]
            body[0] = body[0].lstrip()
            blocks.append(Comment(line, whole and not after.strip(), body))
        else:
            lines.append((line, whole, re.sub(r"^//[/!]? ?", "", t), len(before), t[:3].rstrip()))
    return blocks + joined(lines)


def python_comments(source):
    """Comments and docstrings of Python."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    out = joined([(t.start[0], not t.line[:t.start[1]].strip(), re.sub(r"^# ?", "", t.string), t.start[1], "#")
                  for t in tokens if t.type == tokenize.COMMENT])
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
            at = node.body[0]
            out.append(Comment(at.lineno, False, ast.get_docstring(node).split("\n")))
    return out


def hash_comments(source):
    """Whole-line comments of scripts and of Meson's files."""
    return joined([(n, True, m[1], 0, "#") for n, l in enumerate(source.split("\n"), 1)
                   for m in [re.match(r"\s*# ?(.*)$", l)] if m])


def has_columns(line, suffix, is_header):
    """True for a line whose width is checked: all of a public header, else a comment's line of prose."""
    if is_header:
        return not TABLE.match(line)
    start = r"\s*#[!]? ?" if suffix in HASH | {".py"} else r"\s*(//[/!]?|/?\*+) ?"
    return bool(re.match(start + r"(?!  )", line)) and not re.match(r"\s*//[/!]? .*[;{}]($|\s//)", line)


def begins_right(comment, code):
    """True if a comment begins with a capital letter, with code, or with a name that the code has."""
    text = comment.text
    word = text.split()[0].rstrip(".,:;")
    return comment.lines[0].startswith("  ") or not text[0].isalpha() or text[0].isupper() or word == "libmpt" or \
        bool(re.search(r"[\W_\dA-Z]", word)) or len(word) == 1 or bool(USAGE.match(text)) or \
        bool(re.search(rf"\b{word}\b", code))


def ends_right(comment):
    """True if a comment ends with a full stop. A formula, and code, need none."""
    last = comment.lines[-1]
    return not comment.lines[0][:1].isupper() or last.startswith("  ") or \
        last.endswith((".", ".)", ":", ";", "```", "</pre>"))


def faults(comment, suffix, code):
    """Yields the faults of a comment."""
    text = comment.text
    if not text or NO_PROSE.match(text):
        return
    m = LEANING.match(text)
    if m:
        yield f"begins with '{m[0]}': begin with a verb or with the noun that is described"
    if re.search(r"\bas above\b", text, re.IGNORECASE):
        yield "says 'as above': a comment is understood without the ones before it"
    if comment.whole and suffix != ".go" and not begins_right(comment, code):  # Go's begin with the name
        yield "begins with a small letter"
    if comment.whole and not ends_right(comment):
        yield "ends without a full stop"


def opening_faults(lines, suffix):
    """Yields the faults of a file's opening comment."""
    at = 1 if lines[0].startswith("#!") else 0
    while suffix == ".go" and at < len(lines) and (lines[at].startswith("//go:") or not lines[at]):
        at += 1
    if at >= len(lines) or not re.match(r'(//|/\*|#|r?"""|<!--|%)\S*\s*\S', lines[at]) or SPDX.fullmatch(lines[at]):
        yield at + 1, "the file does not open with a line that says what it is"
    spdx = [n for n, l in enumerate(lines[:40], 1) if "SPDX-License-Identifier" in l and "'" not in l]
    if not spdx:
        yield 1, "the file has no SPDX line"
    elif not SPDX.fullmatch(lines[spdx[0] - 1]):
        yield spdx[0], "the SPDX line has other text"


def file_faults(path, name):
    """Returns the faults of a file."""
    source, suffix = path.read_text(encoding="utf-8"), path.suffix
    lines = source.split("\n")
    if not source.strip() or GENERATED.search("\n".join(lines[:5])):
        return []
    found = [f"{name}:{n}: {what}" for n, what in opening_faults(lines, suffix)]
    found += [f"{name}:{n}: {len(l)} columns; {COLUMNS} are the most" for n, l in enumerate(lines, 1)
              if len(l) > COLUMNS and has_columns(l, suffix, name.startswith("include/"))]
    comments = c_comments if suffix in C_LIKE else python_comments if is_python(path, lines) else hash_comments
    code = re.sub(r"/\*.*?\*/|//[^\n]*", " ", source, flags=re.S)
    for c in comments(source):
        found += [f"{name}:{c.line}: the comment '{c.text[:60]}' {what}" for what in faults(c, suffix, code)]
    return found


def is_python(path, lines):
    return path.suffix == ".py" or not path.suffix and "python" in lines[0]


def is_checked(path, name):
    """True for a file in one of the languages. A file without a suffix is one if it is a script."""
    if NOT_OURS.search(name) or path.suffix not in C_LIKE | HASH | {".py"}:
        return False
    return bool(path.suffix) or path.read_bytes()[:2] == b"#!"


def declaration_faults(root):
    """Returns the faults of the bindings' documentation: a declaration without a comment, two with one."""
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
    root, folders = Path(sys.argv[1]), sys.argv[2:] or FOLDERS
    found, count = [], 0
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if not path.is_file() or not is_checked(path, name):
                continue
            count += 1
            bad = file_faults(path, name)
            if name not in NOT_CONVERTED:
                found += bad
            elif not bad:
                found.append(f"{name} passes: take it from NOT_CONVERTED")
    documented = 0
    if "include" in folders:
        more, documented = declaration_faults(root)
        found += more
    for f in found:
        print(f)
    print(f"{count} files, {documented} declarations, {len(found)} faults, {len(NOT_CONVERTED)} files not converted")
    sys.exit(1 if found or not count else 0)


if __name__ == "__main__":
    main()
