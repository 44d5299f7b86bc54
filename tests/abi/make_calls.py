#!/usr/bin/env python3
"""Writes one C++ caller per public function: make_calls.py INCLUDE CALLS HANDLES. See call.h.

SPDX-License-Identifier: Apache-2.0
"""
import sys

from headers import Api, errors_of

api = Api(sys.argv[1])
made = "// Made by make_calls.py from the public headers."
handles = [made, "#pragma once"]
handles += [f'#include "mpt/{h}"' for h in api.headers]
handles += ["namespace call {", "template <class T>", "inline constexpr int handle_type = 0;"]
for i, h in enumerate(api.handles):
    handles.append(f"template <> inline constexpr int handle_type<{h}> = {i + 1};")
# The reserved fields of structs that a caller fills: structs that a call takes, or that such a
# struct contains.
taken = {t for _, _, params in api.functions for t, _ in params}
taken |= {f"const {s}*" for s in ("mpt_host_value", "mpt_metadata")}
reserved = [f'"{s}.{f}"' for s, fields in api.structs.items() if f"const {s}*" in taken for f in fields
            if f.startswith("reserved")]
handles += [f"inline constexpr const char* reserved_fields[] = {{{', '.join(reserved)}}};"]
# The fields of structs that several functions or kinds share.
uses = [t for _, _, params in api.functions for t, _ in params]
shared = [f'"{s}.{f}"' for s, fields in api.structs.items()
          if uses.count(f"const {s}*") > 1 or uses.count(f"const {s}*") == 1 and "kind" in fields for f in fields
          if f not in ("struct_size", "next") and not f.startswith("reserved")]
handles += [f"inline constexpr const char* shared_fields[] = {{{', '.join(shared)}}};"]
handles += [f"inline constexpr int handle_types = {len(api.handles) + 1};",
            "// f(field, name) for each field of a struct, and its defaults, where the library has some."]
# Several rules have init functions for one struct: the first one's are its defaults.
inits = {params[0][0].rstrip("*"): n for _, n, params in reversed(api.functions) if n.endswith("_init")}
for s, fields in api.structs.items():
    visits = " ".join(f'f(s.{field}, "{field}");' for field in fields if field not in ("struct_size", "next"))
    handles.append(f"template <class F> void each_field([[maybe_unused]] {s}& s, [[maybe_unused]] F&& f) {{ {visits} }}")
    if s in inits:
        handles.append(f"inline void set_defaults({s}& s) {{ {inits[s]}(&s, sizeof s); }}")
handles += ["}"]
with open(sys.argv[3], "w") as f:
    f.write("\n".join(handles) + "\n")

api.nullable -= {("mpt_stats_text", "text"), ("mpt_stats_text", "needed")}  # stats is NULL by default and fails first
# The symbols test, not the linker, must report a function that is declared but not defined.
errors = errors_of(sys.argv[1])
out = [made, '#include "call.h"', *(f"#pragma weak {n}" for _, n, _ in api.functions), "namespace call {",
       "const Function functions[] = {"]
for result, name, params in api.functions:
    status = "true" if result == "mpt_status" else "false"
    args = ", ".join(f'a.get<{t}>({i}, "{n}")' for i, (t, n) in enumerate(params))
    kinds = ", ".join(f'{{kind_of<{t}>, "{n}", {str((name, n) in api.nullable or n == "user").lower()}, is_tensor<{t}>}}' for t, n in params)
    out.append(f'  {{"{name}", !{name} ? nullptr : +[]([[maybe_unused]] Args& a) {{ return outcome<{status}>([&] {{ return {name}({args}); }}); }},'
               f" {{{kinds}}}, {' | '.join(f'1u << -MPT_ERROR_{e}' for e in sorted(errors.get(name, []))) or 0}}},")
out += ["};", "const size_t function_count = std::size(functions);", "}"]
with open(sys.argv[2], "w") as f:
    f.write("\n".join(out) + "\n")
