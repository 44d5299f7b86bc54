"""Word tables: the translation of C names in error texts into the names of a language.

The library's error texts name calls, constants and options by their C names. The generator of a
binding calls `words` with functions that return the binding's own names and writes the resulting
table. The runtime of the binding then replaces, in every error text,

  mpt_name, MPT_NAME       if the table has the whole word
  mpt_struct.field         by the table's entry for the field; if the table has only the struct, by the
                           C name of the field
  NULL                     by the language's null value

A word is left unchanged after a quotation mark, slash, backslash, dot or hyphen and before a slash,
because such a word is part of a name or path of the caller.

SPDX-License-Identifier: Apache-2.0
"""


def words(api, function, constant, struct, field):
    """Returns the table as a dict from C names to names in the language, sorted by C name."""
    out = {"NULL": constant("NULL")}
    for f in api.functions:
        out[f.name] = function(f)
    for e in api.enums.values():
        for name, _, _ in e:
            out[name] = constant(name)
    for s in api.structs.values():
        out[s.name] = struct(s)
        for f in s.fields:
            word = field(s, f)
            if word and f.name not in ("struct_size", "next"):
                out[f"{s.name}.{f.name}"] = word
    for h in api.handles:
        out.setdefault(h, h[4:])
    return dict(sorted(out.items()))
