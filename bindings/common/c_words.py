"""The words of error texts: what stands in a language for each name of C that a text of the library can have.

Texts of the library name calls, constants and options as C does. A binding's generator writes the table that `words`
makes, from what it knows of its own names anyway, and its runtime replaces in every text, by that table,

  mpt_name, MPT_NAME       as a whole word that the table knows
  mpt_struct.field         the field by the table, or by its own name where the table has the struct alone
  NULL                     the language's word for nothing

and leaves alone what a quotation mark, a slash, a backslash, a dot or a hyphen stands before, or a slash behind: those
are names and paths of the caller's.

SPDX-License-Identifier: Apache-2.0
"""


def words(api, function, constant, struct, field):
    """The table: C's name and the language's, in the order of C's names."""
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
