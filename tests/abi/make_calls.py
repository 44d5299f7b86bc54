#!/usr/bin/env python3
"""Writes one C++ caller per public function: make_calls.py INCLUDE CALLS HANDLES. See call.h.

SPDX-License-Identifier: Apache-2.0
"""
import sys

from headers import Api

api = Api(sys.argv[1])
made = "// Made by make_calls.py from the public headers."
handles = [made, "#pragma once"]
handles += [f'#include "mpt/{h}"' for h in api.headers]
handles += ["namespace call {", "template <class T>", "inline constexpr int handle_type = 0;"]
for i, h in enumerate(api.handles):
    handles.append(f"template <> inline constexpr int handle_type<{h}> = {i + 1};")
handles += [f"inline constexpr int handle_types = {len(api.handles) + 1};", "}"]
with open(sys.argv[3], "w") as f:
    f.write("\n".join(handles) + "\n")

# A function that is declared and not there is for the symbols test to report, not the linker.
out = [made, '#include "call.h"', *(f"#pragma weak {n}" for _, n, _ in api.functions), "namespace call {", "const Function functions[] = {"]
for result, name, params in api.functions:
    status = "true" if result == "mpt_status" else "false"
    args = ", ".join(f'a.get<{t}>({i}, "{n}")' for i, (t, n) in enumerate(params))
    kinds = ", ".join(f"kind_of<{t}>" for t, _ in params)
    out.append(f'  {{"{name}", !{name} ? nullptr : +[]([[maybe_unused]] Args& a) {{ return outcome<{status}>([&] {{ return {name}({args}); }}); }},'
               f" {{{kinds}}}}},")
out += ["};", "const size_t function_count = std::size(functions);", "}"]
with open(sys.argv[2], "w") as f:
    f.write("\n".join(out) + "\n")
