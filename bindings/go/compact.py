"""Shortens SWIG's output for Go: the same calls without unused macros, copies and type names.

SPDX-License-Identifier: Apache-2.0
"""
import re


def compact_c(text):
    """Returns SWIG's C wrappers with one statement for what SWIG declares, clears and assigns."""
    text = re.sub(r"/\* -+\n \*  This section contains generic.*?(?=#include <stddef\.h>)", "", text, flags=re.S)
    text = re.sub(r"^\w[^\n;]*\b_wrap_\w+\([^\n]*\{\n.*?^\}\n", lambda m: c_function(m[0]), text, flags=re.S | re.M)
    return re.sub(r"[ \t]+$", "", re.sub(r"\n{3,}", "\n\n", text), flags=re.M)


def c_function(source):
    first, *lines, last = [line for line in source.splitlines() if line.strip()]
    body = "\n".join(lines)
    for decl, name in re.findall(r"^(  [\w *]*?(\w+)(?: = [^;\n]*)? ?;)$", body, flags=re.M):
        if len(re.findall(rf"^  {name} = ", body, flags=re.M)) == 0:
            continue  # nothing assigns it: the first value counts
        kind = re.match(rf"  ([\w *]*?) ?{name}\b", decl)[1]
        body = body.replace(decl + "\n", "", 1)
        found = re.search(rf"^  {name} = (.*?); ?$", body, flags=re.M)
        rest = body[:found.start()] + body[found.end() + 1:]
        simple = re.fullmatch(r"(\([\w *]+\))?[\w.&*]+", found[1])
        if name.startswith("arg") and simple and len(re.findall(rf"\b{name}\b", rest)) == 1:
            body = re.sub(rf"\b{name}\b", lambda _: found[1], rest)
        else:
            body = f"{body[:found.start()]}  {kind} {name} = {found[1]};{body[found.end():]}"
    return "\n".join([first, body, last]) + "\n"


def compact_go(text):
    """Returns SWIG's Go layer with one statement for each call."""
    for kind, name in re.findall(r"^typedef (.*) (swig_type_\d+);\n", text, flags=re.M):
        text = re.sub(rf"\bC\.{name}\b", "C." + {"long long": "longlong"}.get(kind, kind), text)
        text = re.sub(rf"\b{name}\b", kind, text)
    text = re.sub(r"^typedef (.*) \1;\n", "", text, flags=re.M)
    text = re.sub(r"^func \w+\(.*?^\}\n", lambda m: go_function(m[0]), text, flags=re.S | re.M)
    text = re.sub(r"^(type _swig_\w+ \*byte|type _ sync\.Mutex|import \"sync\")\n|^func getSwigcptr.*?^\}\n", "", text,
                  flags=re.S | re.M)
    return text.replace("var Swig_escape_val interface{}\n", "var Swig_escape_val interface{}\n\n"
                        "// escape moves the memory of x to the heap, where C may read it.\nfunc escape(x interface{}) {\n"
                        "\tif Swig_escape_always_false {\n\t\tSwig_escape_val = x\n\t}\n}\n")


def go_function(source):
    for name, value in re.findall(r"^\t(_swig_i_\d+) := (\w+)\n", source, flags=re.M):
        source = source.replace(f"\t{name} := {value}\n", "")
        source = re.sub(rf"\b{name}\b", value, source)
    escapes = re.findall(r"^\t\tSwig_escape_val = (\w+)\n", source, flags=re.M)
    source = re.sub(r"^\tif Swig_escape_always_false \{\n.*?^\t\}\n", "", source, flags=re.S | re.M)
    source = re.sub(r"\(_swig_ret (\S+)\) \{", r"\1 {", source)
    source = re.sub(r"^\tvar swig_r \S+\n", "", source, flags=re.M)
    source = re.sub(r"^\tswig_r = (.*)\n\treturn swig_r\n", r"\treturn \1\n", source, flags=re.M)
    return source.replace("{\n", "{\n" + "".join(f"\tescape({x})\n" for x in escapes), 1)
