#!/usr/bin/env python3
"""Generator of the C# package's classes from the public headers: make.py COMMON INCLUDE FOLDER SWIG TABLE

SWIG is the file that SWIG has made, of which the class Native is taken. TABLE is the output CONTENTS.md, which lists the
C# counterpart of every C function.

Every function of the ABI becomes a member of the class of its handle, of Ops (mpt_ops.h), of Nn (modules) or of another
static class. Functions that create an object become constructors, and those that get and set one value become
properties. Structs become descriptors with properties, and constants become enums. A new function usually needs no
change here. The tables in tables.py hold facts that a C declaration does not express, and list the functions that are
written by hand in src.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from c_words import words  # noqa: E402
from structs import HEAD, NUMBERS, Structs, camel, pascal  # noqa: E402
from tables import (BY_HAND, CLASSES, CLASSES_IN, COUNTS, DEFAULTS, DEFAULTS_IN, METHODS, NATIVE, NO_CLASS,  # noqa: E402
                    RENAMED, SUMMARIES)

# The delegate and the static method of Callbacks for each type of callback.
CALLBACKS = {"mpt_grad_hook": ("GradHook", "GradHook"), "mpt_post_hook": ("PostHook", "PostHook"),
             "mpt_forward_fn": ("ForwardFunction", "Forward"), "mpt_closure": ("LossFunction", "Closure"),
             "mpt_done_fn": ("Action", "Done")}
NUMERALS = {"INFINITY": "double.PositiveInfinity", "INT64_MAX": "long.MaxValue", "NULL": "null",
            "MPT_DTYPE_NONE": "DType.None"}
LISTS = ("long[]", "Tensor[]", "Module[]")


class Maker(Structs):
    """Sources of the classes with the calls, and the table of contents."""

    # ---- places ----

    def place(self, f):
        """Returns (class, member, kind), or None if nothing is generated.

        kind: "static", "own" (a method of the first parameter), "extension", "new", "get" or "set".
        """
        if f.name in BY_HAND or f.problem or f.name.endswith("_init") or \
                re.search(r"_(retain|release)$", f.name) and f.parts[0].type in self.api.handles:
            return None
        short, first = f.short, f.params[0] if f.params else None
        has_handle = first is not None and first.role == "handle"

        def member(name):
            kind = "get|set" if self.kind(f) == "set" else "get"
            return pascal(RENAMED.get(f.name, re.sub(rf"(^|_)({kind})_", r"\1", name)))

        if f.header == "mpt_ops.h":
            return "Ops", member(short), "extension" if has_handle and first.type == "mpt_tensor" else "static"
        if short.startswith("nn_"):
            return "Nn", member(short[3:]), "static"
        if short in CLASSES_IN:
            return CLASSES_IN[short], member(short), "static"
        for prefix, name in CLASSES.items():
            if short.startswith(prefix):
                return name, member(short[len(prefix):]), "static"
        owned = [h for h in self.api.handles if short.startswith(h[4:] + "_")]
        if owned:
            rest = short[len(owned[0]) - 3:]
            if rest == "create":
                return self.handle(owned[0]), "new", "new"
            own = has_handle and first.type == owned[0]
            if not own:
                return self.handle(owned[0]), member(rest), "static"
            return self.handle(owned[0]), member(rest), self.kind(f)
        if has_handle:
            return self.handle(first.type), member(short), self.kind(f)
        return "Library", member(short), "static"

    def kind(self, f):
        """Returns "get" or "set" for the parts of a property, or "own"."""
        if "_get_" in f.name and f.name not in METHODS and len(f.params) == 2 and f.params[1].role in (
                "out", "out_string", "out_handle", "out_struct"):
            return "get"
        if "_set_" in f.name and len(f.params) == 2:
            get = self.api.by_name.get(f.name.replace("_set_", "_get_"))
            if get and self.kind(get) == "get" and get.params[1].type == f.params[1].type:
                return "set"
        return "own"

    # ---- arguments and results ----

    def arguments(self, f, own):
        """Returns the input parameters: (C# type, name, expressions for Native, statements before, to keep alive)."""
        out = []
        for p in f.params:
            if p.role.startswith("out") or p.role == "text":
                continue
            n = camel(p.name)
            if p is f.params[0] and own:
                out.append((p, None, None, ["Pointer"], [], ["this"]))
            elif p.role == "handle":
                optional = p.nullable and p is not f.params[0]
                e = f"Handle.Of({n})" if optional else f"Handle.Given({n}, nameof({n}))"
                out.append((p, self.handle(p.type), n, [e], [], [n]))
            elif p.role == "handles":
                out.append((p, self.handle(p.type) + "[]", n, [f"{n}All", f"Handle.Length({n}All)"],
                            [f"long[] {n}All = Handle.All({n});"], [n]))
            elif p.role == "roots":
                g = camel(p.parts[1].name)
                out.append((p, "Tensor[]", n, [f"{n}All", f"{g}All", f"Handle.Length({n}All)"],
                            [f"long[] {n}All = Handle.All({n});", f"long[] {g}All = Handle.Grads({n}, {g});"], [n]))
                out.append((p, "Tensor[]", g, [], [], [g]))
            elif p.role == "ints":
                out.append((p, "long[]", n, [n, f"Handle.Length({n})"], [], []))
            elif p.type == "mpt_precision" and p.role == "struct":
                out.append((p, "Precision", n, [f"Precision.AddressOf({n})"], [], [n]))
            elif p.role == "struct":
                e = f"Struct.Of({n})" if p.nullable else f"Struct.Given({n}, nameof({n}))"
                out.append((p, self.struct(p.type), n, [e], [], [n]))
            elif p.role == "structs":
                out.append((p, self.struct(p.type) + "[]", n, [f"{n}All.Address", f"Handle.Length({n})"],
                            [f"Struct.Pointers {n}All = Struct.All({n});"], [n, n + "All"]))
            elif p.role == "scalar":
                t = self.number_types.get(p.type)
                base = self.api.aliases.get(p.type, p.type)
                if t:
                    out.append((p, t, n, [f"(int){n}"], [], []))
                elif p.type == "mpt_bool32":
                    out.append((p, "bool", n, [f"{n} ? 1 : 0"], [], []))
                else:
                    e = f"(UIntPtr)(ulong){n}" if base == "size_t" else f"(ulong){n}" if base == "uint64_t" else n
                    out.append((p, "long" if base == "uint64_t" else NUMBERS[base], n, [e], [], []))
            elif p.role == "string":
                out.append((p, "string", n, [f"Interop.Utf8({n})"], [], []))
            elif p.role == "strings":
                out.append((p, "string[]", n, [f"{n}All"],
                            [f"IntPtr[] {n}All = Struct.Texts({n}, out object {n}Kept);"], [n + "Kept"]))
            elif p.role == "elements":
                out.append((p, "IntPtr", n, [n], [], []))
                out.append((p, "long", camel(p.parts[1].name), [camel(p.parts[1].name)], [], []))
            elif p.role == "pointer":
                out.append((p, "IntPtr", n, [n], [], []))
            elif p.role == "callback" and p.type in CALLBACKS:
                t, method = CALLBACKS[p.type]
                out.append((p, t, n, [f"Callbacks.{method}", "function", "Callbacks.Done"][:len(p.parts)], [], []))
            else:
                raise ValueError(f"{f.name}: the parameter {p.name} has no type in C#")
        return out

    def output(self, p):
        """Returns (type for Native, C# type, expression) of an output that is one value."""
        n = camel(p.name) if p.name != "out" else "made"
        if p.role == "out_handle":
            h = self.handle(p.type)
            return "long", n, h, f"Handle.Made(context, {n})" if h == "Tensor" else f"{h}.Wrap(context, {n})"
        if p.role == "out_string":
            return "IntPtr", n, "string", f"Interop.Text({n})"
        if p.role == "out_pointer":
            return "IntPtr", n, "IntPtr", n
        base = self.api.aliases.get(p.type, p.type)
        if p.type in self.number_types:
            return "int", n, self.number_types[p.type], f"({self.number_types[p.type]}){n}"
        if p.type == "mpt_bool32":
            return "int", n, "bool", n + " != 0"
        if base == "size_t":
            return "UIntPtr", n, "long", f"(long){n}"
        if base == "uint64_t":
            return "ulong", n, "long", f"(long){n}"
        return NUMBERS[base], n, NUMBERS[base], n

    # ---- functions ----

    def function(self, f, member, kind):
        """Returns the source of a function's member, or of a part of a property."""
        own = kind in ("own", "get", "set")
        inputs = self.arguments(f, own)
        outs = [p for p in f.params if p.role in ("out", "out_string", "out_handle", "out_pointer")]
        structs = [p for p in f.params if p.role == "out_struct"]
        lists = [p for p in f.params if p.role == "out_handles"]
        text = next((p for p in f.params if p.role == "text"), None)
        callback = next((p for p in f.params if p.role == "callback"), None)
        args = [(t, n, p) for p, t, n, *_ in inputs if t]
        before, keep, call, filled = [], [], [], []
        left = list(inputs)
        for p, after in zip(f.params, [*f.params[1:], None]):  # the order of the native call
            n = camel(p.name)
            if p.role == "out_struct" and after and after.type == "int32_t" and after.name.endswith("count"):
                t, count = self.struct(p.type), camel(after.name)
                filled.append(p)
                before += [f"var {n} = new {t}[{count}];", f"for (int i = 0; i < {count}; ++i) {n}[i] = new {t}();",
                           f"Struct.Pointers {n}All = Struct.All({n});"]
                call.append(f"{n}All.Address")
                keep.append(n + "All")
            elif p.role == "out_struct":
                n = "made" if p.name == "out" else n
                before.append(f"var {n} = new {self.struct(p.type)}();")
                call += [f"{n}.Address"] + ([f"(UIntPtr)(uint){n}.StructSize"] if len(p.parts) == 2 else [])
                keep.append(n)
            elif p.role == "out_handles":
                if f.short in COUNTS:
                    before.append(f"int count = {COUNTS[f.short].replace('Length(', 'Handle.Length(')};")
                else:
                    args.append(("int", "count", None))
                before.append("long[] made = new long[count];")
                call += ["made", "count"]
            elif p.role == "text":
                call += ["text", "size"] + (["out needed"] if len(p.parts) == 3 else [])
            elif p in outs:
                native, n, *_ = self.output(p)
                call.append(f"out {native} {n}")
            else:
                while left and left[0][0] is p:
                    _, _, _, e, b, k = left.pop(0)
                    call += e
                    before += b
                    keep += k
        # The expression for the context.
        context = None
        if own:
            context = "Context"
        else:
            for t, n, p in args:
                if p is not None and p.role == "handle":
                    context = n if t == "Context" else f"Handle.ContextOf({n}, nameof({n}))"
                    break
                if p is not None and p.role in ("handles", "roots"):
                    context = f"Handle.ContextOf({n}, nameof({n}))"
                    break
        native = f"Native.{NATIVE.get(f.name, f.name)}({', '.join(call)})"
        check = f"Interop.Check({native})"
        skips = "MPT_STEP_SKIPPED" in f.doc and f.result == "mpt_status" and not outs
        keeps = [f"GC.KeepAlive({k});" for k in dict.fromkeys(keep)]
        if f.result != "mpt_status":
            t = "string" if f.result == "const char*" else "bool" if f.result == "mpt_bool32" else NUMBERS.get(f.result)
            e = {"string": f"Interop.Text({native})", "bool": native + " != 0", None: native}.get(
                t, f"(long){native}" if f.result == "size_t" else native)
            ret, body = (t, [f"{t} result = {e};", *keeps, "return result;"]) if t else ("void", [e + ";", *keeps])
        elif text:
            ret = "string"
            body = [f"string result = Interop.Text((byte[] text, UIntPtr size, out UIntPtr needed) => {native});",
                    *keeps, "return result;"]
        elif len(structs) == 1 and not outs and not filled:
            ret, n = self.struct(structs[0].type), "made" if structs[0].name == "out" else camel(structs[0].name)
            body = [check + ";", *keeps, f"return {n};"]
            if "MPT_NOT_READY" in f.doc:
                body[0] = f"if ({check} == (int)Status.NotReady) return null;"
            if structs[0].type == "mpt_precision":
                ret, body[-1] = "Precision", f"return Precision.Of({n});"
        elif lists:
            h = self.handle(lists[0].type)
            ret, body = h + "[]", [check + ";", *keeps, "return Handle.Made(context, made);"]
        elif len(outs) == 1 and not structs:  # the most frequent case
            _, _, ret, e = self.output(outs[0])
            body = [check + ";", *keeps, f"return {e};"]
            if kind == "new":
                ret, body[-1] = "long", "return made;"
        elif outs or structs:
            parts = [(t, p, e) for p in outs for _, _, t, e in [self.output(p)]]
            parts += [(self.struct(s.type) + "[]" * (s in filled), s, camel(s.name)) for s in structs]
            names = [pascal({"out": "value"}.get(p.name, p.name)) for _, p, _ in parts]
            ret = "(" + ", ".join(f"{t} {n}" for (t, _, _), n in zip(parts, names)) + ")"
            body = [check + ";", *(f"{camel(p.name)}All.Into({camel(p.name)});" for p in filled), *keeps,
                    f"return ({', '.join(e for _, _, e in parts)});"]
        elif skips:
            ret, body = "bool", [f"bool applied = {check} != (int)Status.StepSkipped;", *keeps, "return applied;"]
        else:
            ret, body = "void", [check + ";", *keeps]
        schedule = next((camel(p.name) for p in f.params if p.role == "struct" and p.type == "mpt_schedule_desc"), None)
        if schedule:
            body.insert(0, f"context.Adopt({schedule});")
        if ret in ("Tensor", "Tensor[]") and context and self.api.drives(f):
            body.insert(0, "context.NeedNoOther();")
        body = before + body
        if callback:
            body = self.with_callback(callback, body)
        locked = context and self.api.drives(f)
        uses_context = any(re.search(r"\bcontext\b", x) for x in body)
        lines = []
        if context and context != "context" and (locked or uses_context):
            lines.append(f"Context context = {context};")
        elif context == "context" and (locked or uses_context):
            lines.append("if (context == null) throw new ArgumentNullException(nameof(context));")
        lines += ["lock (context.Gate) {", *("  " + x for x in body), "}"] if locked else body
        return self.member(f, member, kind, args, lines, ret)

    @staticmethod
    def with_callback(callback, body):
        """Returns statements that give a function of the program to the library."""
        put = f"IntPtr function = Callbacks.Put(context, {camel(callback.name)});"
        if len(callback.parts) < 3:  # the callback runs only during the call
            return [put, "try {", *("  " + x for x in body), "} finally {", "  Callbacks.End(function);", "}"]
        # The library calls done at the end, except after a failed call.
        return [put, "try {", *("  " + x for x in body), "} catch (MptException) {", "  Callbacks.Forget(function);", "  throw;",
                "}"]

    def member(self, f, member, kind, args, lines, ret):
        body = "\n".join("      " + x for x in lines)
        if kind in ("get", "set"):
            inner = "\n".join("        " + x for x in lines)
            if kind == "set":
                inner = re.sub(rf"\b{args[0][1]}\b", "value", inner)
            return ret, f"      {kind} {{\n{inner}\n      }}"
        defaults = [self.default(f, p, t) if p is not None else None for t, _, p in args]
        first = next((k for k in range(len(args), -1, -1) if k == 0 or defaults[k - 1] is None), 0)
        vararg = bool(args) and first == len(args) and args[-1][0] in LISTS
        shown = [f"{'params ' if vararg and i + 1 == len(args) else ''}{t} {n}"
                 + (f" = {defaults[i]}" if i >= first else "") for i, (t, n, _) in enumerate(args)]
        own = {x.name: pascal(x.name) for p in f.params if p.role == "struct" for x in self.api.structs[p.type].fields}
        own.update({p.name: camel(p.name) for p in f.params})
        doc = self.comment(self.doc_of(f), names={c: j for c, j in own.items() if c != j and ("_" in c or c == "params")})
        if kind == "new":
            name = self.handle(next(p.type for p in f.params if p.role == "out_handle"))
            t, n, p = args[0]
            home = n if t == "Context" else f"ContextOf({n}, nameof({n}))"
            return f"\n{doc}\n    public {name}({', '.join(shown)}) : base({home}, New({', '.join(n for _, n, _ in args)})) {{\n" \
                f"    }}\n\n    private static long New({', '.join(f'{t} {n}' for t, n, _ in args)}) {{\n{body}\n    }}"
        static = "" if kind == "own" else "static "
        if kind == "extension":
            shown[0] = "this " + shown[0]
        new = "new " if (member, kind) in (("ToString", "own"),) else ""
        out = f"\n{doc}\n    public {new}{static}{ret} {member}({', '.join(shown)}) {{\n{body}\n    }}"
        # A form that takes the last list as arguments, without the parameters after it.
        if not vararg and first < len(args):
            k = max(first - 1, 0)
            k = k if args[k][0] == "long[]" else first
            if k < len(args) and args[k][0] == "long[]" and k + 1 >= first:
                head = [f"{t} {n}" for t, n, _ in args[:k]] + [f"params long[] {args[k][1]}"]
                head[0] = ("this " if kind == "extension" else "") + head[0]
                # Named, so that the call is that of the form with all parameters.
                pass_ = [n for _, n, _ in args[:k + 1]] + [defaults[i] for i in range(k + 1, len(args))]
                if k + 1 < len(args):
                    out += f"\n\n{doc}\n    public {static}{ret} {member}({', '.join(head)}) {{\n" \
                        f"      {'' if ret == 'void' else 'return '}{member}({', '.join(pass_)});\n    }}"
        return out

    def doc_of(self, f):
        return re.sub(r"MPT_NOT_READY,\s+with\s+`out`\s+unchanged,", "null", f.doc) or f"{f.name} of the C ABI."

    def default(self, f, p, type_):
        """Returns a parameter's default in C#, or None."""
        key = f"{f.short}.{p.name}"
        if key in DEFAULTS_IN:
            return DEFAULTS_IN[key]
        if p.role == "struct" and p.nullable:
            return "null"
        if f.header == "mpt_nn.h":
            return DEFAULTS.get(p.name)
        if f.header != "mpt_ops.h" or not p.default:
            return None
        if p.role == "ints":
            return "null"
        if p.default in NUMERALS:
            return "DType.None" if p.type == "mpt_dtype" else NUMERALS[p.default]
        if p.values:
            return f"{type_}.{self.item(p.default)}"
        return {"0": "false", "1": "true"}[p.default] if p.type == "mpt_bool32" else p.default

    # ---- everything ----

    def word(self, c_name):
        f = self.api.by_name.get(c_name)
        name = self.counterpart(f).split(",")[0] if f else super().word(c_name)
        return "new " + name[:-4] if name.endswith(".new") else name

    def counterpart(self, f):
        """Returns the entry of CONTENTS.md for a function."""
        place = self.place(f)
        if place:
            return f"{place[0]}.{place[1]}"
        if f.name in BY_HAND:
            return BY_HAND[f.name]
        if f.problem:
            return f"MISSING: {f.problem}"
        if f.name.endswith("_release"):
            return f"{self.handle(f.name[:-8])}.Dispose"
        if f.name.endswith("_retain"):
            return "not needed: each object is one reference"
        struct = next(s for s in self.api.structs.values() if f.name in s.inits)
        kind = self.optimizers[f.name[4:-len("_desc_init")]][0] if struct.name == "mpt_optimizer_desc" else "new"
        return f"{self.struct(struct.name)}.{kind}"

    def words(self):
        """Returns the source of WordTable, the C# names for the C names in error texts (see c_words.py)."""
        table = words(self.api, lambda f: self.word(f.name),
                      lambda c: "null" if c == "NULL" else f"{self.enum_of[c]}.{self.item(c)}",
                      lambda s: self.struct(s.name), lambda s, f: f"{self.struct(s.name)}.{pascal(f.name)}")
        return HEAD.format(what="WordTable: C# names for the C names in error texts.") + \
            '  internal static class WordTable {\n    internal const string Text = @"' + \
            "".join(f"{c} {word}\n" for c, word in table.items()) + '";\n  }\n}\n'

    def handle_source(self, h, members):
        name = self.handle(h)
        doc = "" if name in ("Context", "Tensor") else \
            f"  /// <summary>A native {h[4:]}. <c>Dispose</c> frees it, or else the finalizer.</summary>\n"
        made = "" if name == "Context" else f"""    internal {name}(Context context, long handle) : base(context, handle) {{
    }}

    internal static {name} Wrap(Context context, long handle) {{
      return handle == 0 ? null : new {name}(context, handle);
    }}

    internal override void Free(long handle) {{
      Native.{h}_release(handle);
    }}
"""
        return HEAD.format(what=f"{name}: the handle {h} of the C ABI.") + doc + \
            f"  public sealed partial class {name} : Handle {{\n{made}" + "\n".join(members) + "\n  }\n}\n"

    def write(self, folder, swig, table):
        folder.mkdir(parents=True, exist_ok=True)
        native = re.search(r"internal static class Native \{.*?\n\}\n", swig.read_text(), re.S)[0]
        written = {"Native": "// Native: the C ABI as static methods. Made by SWIG.\nnamespace Mpt {\n" + native + "}\n"}
        members, properties, functions = {}, {}, []
        for f in self.api.functions:
            place = self.place(f)
            functions.append((f.name, self.counterpart(f)))
            if not place:
                continue
            try:
                source = self.function(f, place[1], place[2])
            except (KeyError, ValueError) as e:
                print(f"make.py: {f.name} is left out: {e}", file=sys.stderr)
                functions[-1] = (f.name, f"MISSING: {e}")
                continue
            if place[2] in ("get", "set"):
                p = properties.setdefault(place[:2], {})
                p[place[2]] = source
                p.setdefault("doc", self.comment(self.doc_of(f)))
            else:
                members.setdefault(place[0], []).append(source)
        for (name, member), p in properties.items():
            parts = "\n\n".join(p[k][1] for k in ("get", "set") if k in p)
            members.setdefault(name, []).append(f"\n{p['doc']}\n    public {p['get'][0]} {member} {{\n{parts}\n    }}")
        for name in self.enums:
            written[name] = self.enum_source(name)
        for s in self.api.structs.values():
            if s.name not in NO_CLASS:
                written[self.struct(s.name)] = self.struct_source(s)
        for h in self.api.handles:
            written[self.handle(h)] = self.handle_source(h, members.pop(self.handle(h), []))
        for name, all_ in members.items():
            written[name] = HEAD.format(what=f"{name}: {SUMMARIES[name][0].lower()}{SUMMARIES[name][1:-1]}.") + \
                f"  /// <summary>{SUMMARIES[name]}</summary>\n  public static partial class {name} {{\n" \
                f"    static {name}() {{\n      Interop.Load();\n    }}\n" + "\n".join(all_) + "\n  }\n}\n"
        written["WordTable"] = self.words()
        for name, source in written.items():
            path = folder / f"{name}.cs"
            if not path.exists() or path.read_text() != source:
                path.write_text(source)
        for path in folder.glob("*.cs"):  # removes files of declarations that no longer exist
            if path.stem not in written:
                path.unlink()
        table.write_text("# C functions in C#\n\nThe table lists every function of the C headers with its counterpart in "
                         "C#.\n`X.new` is a constructor of X.\n\n| C | C# |\n|---|---|\n"
                         + "".join(f"| `{c}` | {j} |\n" for c, j in functions))


if __name__ == "__main__":
    Maker(sys.argv[2]).write(*map(Path, sys.argv[3:]))
