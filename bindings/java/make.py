#!/usr/bin/env python3
"""Generator of the Java package's classes from the public headers: make.py COMMON INCLUDE FOLDER NATIVE TABLE

NATIVE is SWIG's Native.java. TABLE is the output CONTENTS.md, which lists the Java counterpart of
every C function.

Every function of the ABI becomes a method of the class of its handle, of Ops (mpt_ops.h), of Nn
(modules) or of Mpt (all others). Structs become descriptors with setters, and constants become
enums. A new function usually needs no change here. The tables in tables.py hold facts that a C
declaration does not express, and list the functions that are written by hand in src/main/java.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
import textwrap
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from c_words import words  # noqa: E402
from structs import HEAD, NUMBERS, Structs, camel  # noqa: E402
from tables import (ABSTRACT, BY_HAND, COUNTS, DEFAULTS, DEFAULTS_IN, EXTENDS, EXTRA, NATIVE, RENAMED)  # noqa: E402

CALLBACKS = {"mpt_grad_hook": "GradHook", "mpt_post_hook": "PostHook", "mpt_forward_fn": "ForwardFunction",
             "mpt_closure": "LossFunction", "mpt_done_fn": "Runnable"}
NUMERALS = {"INFINITY": "Double.POSITIVE_INFINITY", "INT64_MAX": "Long.MAX_VALUE"}


def java_name(param):
    """Returns the name that a parameter has in Java."""
    n = camel(param.name)
    return {"this": "self", "from": "source", "to": "target"}.get(n, n)


class Maker(Structs):
    """Sources of the classes with the calls, and the table of contents."""

    # ---- functions ----

    def place(self, f):
        """Returns (class, method name, True if the first parameter is `this`), or None if there is no method."""
        if f.name in BY_HAND or f.problem or f.name.endswith("_init") or \
                re.search(r"_(retain|release)$", f.name) and f.parts[0].type in self.api.handles:
            return None
        short, first = f.short, f.params[0] if f.params else None
        if f.header == "mpt_ops.h":
            return "Ops", camel(RENAMED.get(f.name, short)), False
        if short.startswith("nn_"):
            return "Nn", camel(RENAMED.get(f.name, short[3:])), False
        owned = [h for h in self.api.handles if short.startswith(h[4:] + "_")]
        if owned:
            method = RENAMED.get(f.name, short[len(owned[0]) - 3:].replace("get_info", "info"))
            own = first is not None and first.role == "handle" and first.type == owned[0]
            return self.handle(owned[0]), camel(method), own
        method = camel(RENAMED.get(f.name, short))
        if first is not None and first.role == "handle":
            return self.handle(first.type), method, True
        return "Mpt", method, False

    def types(self, f):
        """Returns (Java type, name, expressions for Native, expressions to keep alive) of each input, or None."""
        out = []
        for p in f.params:
            if p.role.startswith("out") or p.role == "text":
                continue
            n = java_name(p)
            if p.role == "handle":
                e = f"Handle.of({n})" if p.nullable and p is not f.params[0] else f"{n}.handle()"
                out.append((self.handle(p.type), n, [e], [n]))
            elif p.role == "handles":
                out.append((self.handle(p.type) + "[]", n, [f"Handle.of({n})"], [n]))
            elif p.role == "roots":
                out.append(("Tensor[]", n, None, [n]))
                out.append(("Tensor[]", camel(p.parts[1].name), [f"Handle.pairs({n}, {camel(p.parts[1].name)})"],
                            [camel(p.parts[1].name)]))
            elif p.role == "ints":
                out.append(("long[]", n, [n], []))
            elif p.type == "mpt_precision" and p.role == "struct":
                out.append(("Precision", n, [f"Precision.of({n})"], [n]))
            elif p.role == "struct":
                out.append((self.struct(p.type), n, [f"Struct.of({n})"], [n]))
            elif p.role == "structs":
                out.append((self.struct(p.type) + "[]", n, [f"{n}All.address()", f"{n}.length"], [n, n + "All"]))
            elif p.role == "scalar":
                enum = self.number_types.get(p.type)
                if enum:
                    none = "DType.of({0})" if enum == "DType" else "{0}.number()"
                    out.append((enum, n, [f"Numbered.of({n})" if enum == "DType" else none.format(n)], []))
                elif p.type == "mpt_bool32":
                    out.append(("boolean", n, [f"{n} ? 1 : 0"], []))
                else:
                    out.append((NUMBERS[self.api.aliases.get(p.type, p.type)], n, [n], []))
            elif p.role == "string":
                out.append(("String", n, [f"Jni.utf8({n})"], []))
            elif p.role == "strings":
                out.append(("String[]", n, [f"{n}All.address()"], [n + "All"]))
            elif p.role in ("bytes", "memory"):
                out.append(("ByteBuffer", n, [f"Jni.address({n})", f"{n}.remaining()"], [n]))
            elif p.role == "elements":
                size = next((camel(q.name) for q in f.params if q.type == "mpt_dtype"), None)
                count = f"{n}.remaining() / {size}.size()"
                out.append(("ByteBuffer", n, [f"Jni.address({n})", count], [n]))
            elif p.role == "pointer":
                out.append(("long", n, [n], []))
            elif p.role == "callback":
                if p.type not in CALLBACKS:
                    return None
                out.append((CALLBACKS[p.type], n, ["id"], []))
            else:
                return None
        return out

    def result(self, f, p):
        """Returns the Java type of an output, and the expression that converts the native value {0}."""
        if p.role == "out_handle":
            h = self.handle(p.type)
            return h, f"{h}.wrap(context, {{0}})"
        if p.role in ("out_string", "text"):
            return "String", "Jni.text({0})" if p.role == "out_string" else "Jni.takeText({0})"
        if p.role == "out_pointer":
            return "long", "{0}"
        if p.type in self.number_types:
            return self.number_types[p.type], self.number_types[p.type] + ".of((int) {0})"
        if p.type == "mpt_bool32":
            return "boolean", "{0} != 0"
        if p.type == "double":
            return "double", "Double.longBitsToDouble({0})"
        t = NUMBERS[self.api.aliases.get(p.type, p.type)]
        return t, "{0}" if t == "long" else f"({t}) {{0}}"

    def function(self, f, method, own):
        """Returns the source of a function's methods: with all parameters, and without those with defaults."""
        inputs = self.types(f)
        if inputs is None:
            raise ValueError(f"{f.name}: a parameter without a Java type")
        outs = [p for p in f.params if p.role in ("out", "out_string", "out_handle", "out_pointer", "text")]
        structs = [p for p in f.params if p.role == "out_struct"]
        lists = [p for p in f.params if p.role == "out_handles"]
        callback = next((p for p in f.params if p.role == "callback"), None)
        args, call, keep, before = [], [], [], []
        filled = []  # outputs that are lists of structs
        for p, after in zip(f.params, [*f.params[1:], None]):  # the order of the native call
            if p.role == "out_struct" and after and after.type == "int32_t" and after.name.endswith("count"):
                n, t, count = camel(p.name), self.struct(p.type), camel(after.name)
                filled.append(p)
                before += [f"{t}[] {n} = new {t}[{count}];",
                           f"for (int i = 0; i < {count}; ++i) {n}[i] = new {t}();",
                           f"Struct.Pointers {n}All = Struct.all({n});"]
                call.append(f"{n}All.address()")
                keep.append(n + "All")
            elif p.role == "out_struct":
                n = camel(p.name)
                before.append(f"{self.struct(p.type)} {n} = new {self.struct(p.type)}();")
                call += [f"{n}.address()"] + ([f"{n}.structSize()"] if len(p.parts) == 2 else [])
                keep.append(n)
            elif p.role == "out_handles":
                before.append("long[] made = new long[count];")
                call.append("made")
            elif p in outs:
                continue
            else:
                while True:
                    t, n, e, k = inputs.pop(0)
                    args.append((t, n, p))
                    keep += k
                    if p.role == "structs":
                        before.append(f"Struct.Pointers {n}All = Struct.all({n});")
                    if p.role == "strings":
                        before.append(f"Struct.Pointers {n}All = Struct.strings({n});")
                    if e is not None:
                        break
                call += ["this" + x[len(n):] if own and p is f.params[0] and x.startswith(n + ".") else x for x in e]
        if own:
            args.pop(0)
            keep = ["this" if k == java_name(f.params[0]) else k for k in keep]
        if lists:
            if f.short in COUNTS:
                before.insert(0, f"int count = {COUNTS[f.short]};")
            else:
                args.append(("int", "count", None))
        # The expression for the context.
        context = None
        if own:
            context = "context()"
        else:
            for t, n, p in args:
                if p is not None and p.role == "handle":
                    context = n if t == "Context" else f"{n}.context()"
                    break
                if p is not None and p.role in ("handles", "roots"):
                    context = f"Handle.contextOf({n})"
                    break
        # The body and the result type.
        native = f"Native.{NATIVE.get(f.name, f.name)}({', '.join(call)})"
        body, ret, record = [], "void", ""
        skips = re.search(r"MPT_STEP_SKIPPED", f.doc) and f.result == "mpt_status" and not outs
        if f.result != "mpt_status":
            if f.result == "void":
                body = [native + ";"]
            elif f.result == "const char*":
                ret, body = "String", [f"return Jni.text({native});"]
            elif f.result == "mpt_bool32":
                ret, body = "boolean", [f"return {native} != 0;"]
            else:
                ret = NUMBERS[f.result]
                body = [f"return {native};" if ret == "long" else f"return ({ret}) {native};"]
        elif len(structs) == 1 and not outs and not filled:
            ret, n = self.struct(structs[0].type), camel(structs[0].name)
            body = [native + ";", f"return {n};"]
            if "MPT_NOT_READY" in f.doc:
                body[0] = f"if ({native} == Status.NOT_READY.number()) return null;"
            if structs[0].type == "mpt_precision":
                ret, body[1] = "Precision", f"return Precision.of({n});"
        elif lists:
            h = self.handle(lists[0].type)
            ret, body = h + "[]", [native + ";", f"return {h}.wrap(context, made);"]
        elif len(outs) == 1 and not structs:  # the most frequent case
            ret, e = self.result(f, outs[0])
            body = [f"return {e.format(native)};"]
        elif outs or structs:
            parts = [(p, *self.result(f, p)) for p in outs]
            one = len(outs) == 1
            body = [("long made = " if one else "long[] made = " if outs else "") + native + ";"]
            body += [f"{camel(p.name)}All.into({camel(p.name)});" for p in filled]
            values = [e.format("made" if one else f"made[{i}]") for i, (_, _, e) in enumerate(parts)]
            types = [t for _, t, _ in parts] + [self.struct(s.type) + "[]" * (s in filled) for s in structs]
            values += [camel(s.name) for s in structs]
            if len(set(types)) == 1:
                ret = types[0] + "[]"
                body.append(f"return new {ret} {{{', '.join(values)}}};")
            else:
                ret = method[:1].upper() + method[1:] + "Entry"
                fields = [camel(p.name) for p in outs] + [camel(s.name) for s in structs]
                fields = [{"out": "value"}.get(x, x) for x in fields]
                record = "\n".join(["", f"  /** The result of {{@link #{method}}}. */", f"  public record {ret}("
                                    + ", ".join(f"{t} {n}" for t, n in zip(types, fields)) + ") {}"])
                body.append(f"return new {ret}({', '.join(values)});")
        elif skips:
            ret, body = "boolean", [f"return {native} != Status.STEP_SKIPPED.number();"]
        else:
            body = [native + ";"]
        return self.method(f, method, own, args, before, body, keep, context, ret, callback) + record

    def method(self, f, method, own, args, before, body, keep, context, ret, callback):
        static = "" if own else "static "
        has_schedule = any(p.role == "struct" and p.type == "mpt_schedule_desc" for p in f.params)
        lines = [f"    {x}" for x in before]
        if context and context != "context":
            lines.insert(0, f"    Context context = {context};")
        inner = list(body)
        if ret in ("Tensor", "Tensor[]") and self.api.drives(f):
            inner.insert(0, "context.needNoOther();")
        if has_schedule:
            n = next(camel(p.name) for p in f.params if p.role == "struct")
            inner.insert(0, f"if ({n} != null) context.adopt({n});")
        if callback:
            lines.append(f"    long id = Callbacks.put(context, {camel(callback.name)});")
            if len(callback.parts) < 3:  # the callback runs only during the call
                inner = ["try {"] + ["  " + x for x in inner] + ["} finally {", "  Callbacks.done(id);", "}"]
            else:  # the library calls done at the end, except after a failed call
                inner = ["boolean kept = false;", "try {"] + \
                    ["  " + x.replace("return ", f"{ret} result = ", 1) for x in inner] + ["  kept = true;"] + \
                    (["  return result;"] if ret != "void" else []) + \
                    ["} finally {", "  if (!kept) Callbacks.done(id);", "}"]
        fences = [f"Reference.reachabilityFence({k});" for k in dict.fromkeys(keep)]
        if fences:
            inner = ["try {"] + ["  " + x for x in inner] + ["} finally {"] + ["  " + x for x in fences] + ["}"]
        if context and self.api.drives(f):
            lines += ["    synchronized (context.lock) {"] + ["      " + x for x in inner] + ["    }"]
        else:
            lines += ["    " + x for x in inner]
        signature = [(t, n) for t, n, _ in args]
        vararg = signature and signature[-1][0] in ("long[]", "Tensor[]", "NnModule[]")
        shown = [f"{t[:-2] + '...' if vararg and i + 1 == len(signature) else t} {n}"
                 for i, (t, n) in enumerate(signature)]
        doc = self.doc_of(f)
        own = {x.name: camel(x.name) for p in f.params if p.role == "struct" for x in self.api.structs[p.type].fields}
        own.update({p.name: camel(p.name) for p in f.params})
        out = ["", self.javadoc(doc, names={c: j for c, j in own.items() if "_" in c}),
               f"  public {static}{ret} {method}({', '.join(shown)}) {{", *lines, "  }"]
        # Overloads without trailing parameters that have defaults, one for each such parameter.
        defaults = [self.default(f, p, t) if p is not None else None for t, _, p in args]
        for k in range(len(args) - 1, -1, -1):
            if defaults[k] is None:
                break
            head = [f"{t} {n}" for t, n in signature[:k]]
            if k and signature[k - 1][0] == "long[]":
                head[-1] = head[-1].replace("[]", "...", 1)
            pass_ = [n for _, n in signature[:k]] + defaults[k:]
            call = f"{method}({', '.join(pass_)});"
            omitted = ", ".join(f"{n} = {d}" for (_, n), d in zip(signature[k:], defaults[k:]))
            note = "This form uses the defaults " if len(args) - k > 1 else "This form uses the default "
            note += omitted.replace("(long[]) ", "").replace("new long[0]", "()") + "."
            out += ["", self.noted(out[1], note),
                    f"  public {static}{ret} {method}({', '.join(head)}) {{",
                    "    " + ("" if ret == "void" else "return ") + call, "  }"]
        for above, line in [x for x in zip(out, out[1:]) if re.match(r"  public .*\bString path\b", x[1])]:
            is_optional = any(p.name == "path" and p.nullable for p in f.params)
            text = "path == null ? null : path.toString()" if is_optional else "path.toString()"
            names = ", ".join(text if n == "path" else n for n in re.findall(r"(\w+)(?=[,)])", line))
            out += ["", self.noted(above, "This form takes the path as a {@link java.nio.file.Path}."),
                    line.replace("String path", "java.nio.file.Path path"),
                    f"    {'' if ret == 'void' else 'return '}{method}({names});", "  }"]
        return "\n".join(out)

    @staticmethod
    def noted(javadoc, note):
        """Returns a Javadoc comment of a method with another paragraph at its end."""
        lines = textwrap.wrap("<p>" + note, 92, break_long_words=False, break_on_hyphens=False)
        return javadoc[:-len(" */")] + "".join(f"\n   * {line}" for line in lines) + " */"

    def doc_of(self, f):
        return re.sub(r"MPT_NOT_READY,\s+with\s+`out`\s+unchanged,", "null", f.doc) or f"{f.name} of the C ABI."

    def default(self, f, p, type_):
        """Returns a parameter's default in Java, or None."""
        key = f"{f.short}.{p.name}"
        if key in DEFAULTS_IN:
            return DEFAULTS_IN[key]
        if p.role == "struct" and p.type != "mpt_precision":
            return "null"
        if f.header == "mpt_nn.h":
            return DEFAULTS.get(p.name)
        if f.header != "mpt_ops.h" or not p.default:
            return None
        if p.role == "ints":
            return "(long[]) null"
        if p.default in ("NULL", "MPT_DTYPE_NONE"):
            return "null"
        if p.values:
            return f"{type_}.{p.default.split('_', 2)[-1]}"
        if p.default in NUMERALS:
            return NUMERALS[p.default]
        return {"0": "false", "1": "true"}[p.default] if p.type == "mpt_bool32" else p.default

    def delegates(self):
        """Returns the sources of operations as methods of tensors: a.add(b) for Ops.add(a, b)."""
        out = []
        for f in self.api.functions:
            place = self.place(f)
            if not place or place[0] != "Ops" or not f.params or f.params[0].type != "mpt_tensor" or \
                    f.params[0].role != "handle":
                continue
            source = self.function(f, place[1], False)
            first = java_name(f.params[0])
            for m in re.finditer(r"(  /\*\*(?:(?!\*/).)*\*/)\n  public static ([\w\[\]]+) (\w+)\(Tensor " + first +
                                 r"(?:, )?([^)]*)\) \{", source, re.S):
                doc, ret, name, rest = m.groups()
                names = [a.split()[-1] for a in rest.split(", ") if a]
                call = f"Ops.{name}({', '.join(['self()'] + names)});"
                out.append(f"\n{doc}\n  public {ret} {name}({rest}) {{\n"
                           f"    {'' if ret == 'void' else 'return '}{call}\n  }}")
        return out

    # ---- everything ----

    def elsewhere(self, f):
        """Returns the entry of CONTENTS.md for a function without a generated method."""
        if f.name in BY_HAND:
            return BY_HAND[f.name]
        if f.problem:
            return f"MISSING: {f.problem}"
        if f.name.endswith("_release"):
            return f"{self.handle(f.name[:-8])}.close"
        if f.name.endswith("_retain"):
            return "not needed: each object is one reference"
        struct = next(s for s in self.api.structs.values() if f.name in s.inits)
        return f"{self.struct(struct.name)}." + (camel(f.name[4:-len("_desc_init")]) if len(struct.inits) > 1 else "new")

    def words(self, functions):
        """Returns the source of WordTable, the Java names for the C names in error texts (see c_words.py)."""
        places = dict(functions)
        table = words(self.api, lambda f: places[f.name].split(",")[0],
                      lambda c: "null" if c == "NULL" else f"{self.enum_of[c]}.{self.item(c)}",
                      lambda s: self.struct(s.name), lambda s, f: f"{self.struct(s.name)}.{camel(f.name)}")
        return HEAD.format(what="WordTable: Java names for the C names in error texts.") + \
            '\n/** Java names for the C names in error texts. */\nfinal class WordTable {\n  private WordTable() {}\n\n  static String text() {\n' \
            '    return """\n' + "".join(f"{c} {word}\n" for c, word in table.items()) + '""";\n  }\n}\n'

    def write(self, folder, native, list_of_functions):
        folder.mkdir(parents=True, exist_ok=True)
        written = {"Native": native.read_text()}
        methods, functions = {}, []
        for f in self.api.functions:
            place = self.place(f)
            if place:
                try:
                    methods.setdefault(place[0], []).append(self.function(f, place[1], place[2]))
                except (KeyError, ValueError) as e:
                    print(f"make.py: {f.name} is left out: {e}", file=sys.stderr)
                    functions.append((f.name, f"MISSING: {e}"))
                    continue
                functions.append((f.name, f"{place[0]}.{place[1]}"))
            else:
                functions.append((f.name, self.elsewhere(f)))
        for java in self.enums:
            written[java] = self.enum_source(java)
        for s in self.api.structs.values():
            if s.name in ("mpt_chain", "mpt_hooks", "mpt_custom_op_desc", "mpt_attr", "mpt_thread_hooks", "mpt_time_hooks",
                          "mpt_device_module", "mpt_comm_desc", "mpt_comm_message"):
                continue
            written[self.struct(s.name)] = self.struct_source(s)
        imports = "import java.lang.ref.Reference;\nimport java.nio.ByteBuffer;\n"
        for h in self.api.handles:
            java = self.handle(h)
            source = "\n".join(methods.pop(java, []))
            if java in ABSTRACT:  # a class written by hand extends the generated calls
                extra = "\n".join(self.delegates()) if java == "Tensor" else ""
                self_ = "\n  abstract Tensor self();\n" if java == "Tensor" else ""
                constructor = f"  {java}Calls(Context context, long handle, java.util.function.LongConsumer release) {{\n" \
                    f"    super(context, handle, release);\n  }}\n"
                written[java + "Calls"] = HEAD.format(what=f"{java}Calls: the calls of {java}.") + "\n" + imports + \
                    f"\n/** The calls of the C ABI on a {java}, which {{@link {java}}} inherits. */\npublic abstract class {java}Calls extends Handle {{\n" + \
                    constructor + self_ + source + extra + "\n}\n"
            else:
                written[java] = HEAD.format(what=f"{java}: the handle {h} of the C ABI.") + "\n" + imports + f"""
/** A native {h[4:]}. {{@link #close}} frees it; otherwise it is freed after the garbage collector has found it. */
public final class {java} extends Handle{EXTENDS.get(java, "")} {{
  private {java}(Context context, long handle) {{
    super(context, handle, Native::{h}_release);
  }}

  static {java} wrap(Context context, long handle) {{
    return handle == 0 ? null : new {java}(context, handle);
  }}
{source}{EXTRA.get(java, "")}
}}
"""
        for java, all_ in methods.items():
            what = {"Ops": "Operations on tensors", "Nn": "Functions that create modules",
                    "Mpt": "Functions that belong to no object"}[java]
            written[java] = HEAD.format(what=f"{java}: {what[0].lower()}{what[1:]}.") + "\n" + imports + \
                f"\n/** {what}. */\npublic final class {java} {{\n  static {{\n    Jni.load();\n  }}\n\n" \
                f"  private {java}() {{}}\n" + "\n".join(all_) + EXTRA.get(java, "") + "\n}\n"
        written["WordTable"] = self.words(functions)
        for java, source in written.items():
            path = folder / f"{java}.java"
            if not path.exists() or path.read_text() != source:
                path.write_text(source)
        for path in folder.glob("*.java"):  # removes files of declarations that no longer exist
            if path.stem not in written:
                path.unlink()
        list_of_functions.write_text("# C functions in Java\n\nThe table lists every function of the C headers with its "
                                     "counterpart in Java.\n\n| C | Java |\n|---|---|\n"
                                     + "".join(f"| `{c}` | {j} |\n" for c, j in functions))


if __name__ == "__main__":
    Maker(sys.argv[2]).write(*map(Path, sys.argv[3:]))
