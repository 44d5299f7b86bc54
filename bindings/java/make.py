#!/usr/bin/env python3
"""Writes the package's classes from the public headers, with their comments:
make.py COMMON INCLUDE FOLDER NATIVE TABLE

NATIVE is SWIG's Native.java; TABLE a row for each C function with its Java counterpart.

Every function of the ABI becomes a method: of the class of its handle, of Ops (mpt_ops.h), Nn (modules) or
Mpt (the rest); structs become descriptors with setters, constants enums. A new function needs nothing here:
the tables hold what its C declaration cannot say, or what is written by hand in src/main/java.
SPDX-License-Identifier: Apache-2.0
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from api import Api  # noqa: E402
from c_words import words  # noqa: E402
from tables import (ABSTRACT, BY_HAND, COUNTS, DEFAULTS, DEFAULTS_IN, ENUMS, EXTENDS, EXTRA, FLAGS, HANDLES,  # noqa: E402
                    NATIVE, RENAMED, STRUCTS)

HEAD = "// {what} Made by make.py from the public headers.\n// SPDX-License-Identifier: Apache-2.0\npackage org.mpt;\n"
NUMBERS = {"int32_t": "int", "int64_t": "long", "uint32_t": "int", "size_t": "long", "double": "double"}
CALLBACKS = {"mpt_grad_hook": "GradHook", "mpt_post_hook": "PostHook", "mpt_forward_fn": "ForwardFunction",
             "mpt_closure": "LossFunction", "mpt_done_fn": "Runnable"}


def camel(name, first=False):
    parts = name.lower().split("_")
    return "".join(p if i == 0 and not first else p[:1].upper() + p[1:] for i, p in enumerate(parts))

NUMERALS = {"INFINITY": "Double.POSITIVE_INFINITY", "INT64_MAX": "Long.MAX_VALUE"}


class Maker:
    def __init__(self, include):
        self.api = Api(include)
        self.enums = {}    # Java name: [(constant, value, comment)]
        self.enum_of = {}  # a constant's name: the enum's
        self.number_types = {}  # C type of a number: the enum's
        for c_type, e in self.api.enums.items():
            java = ENUMS.get(c_type, camel(c_type[4:], True))
            self.enums[java] = e
            self.enum_of.update({n: java for n, _, _ in e})
            if c_type not in FLAGS and c_type != "mpt_status":
                self.number_types[c_type] = java
        # Structs that a caller fills: those that calls take, and what these point to.
        self.inputs = {p.type for f in self.api.functions for p in f.params if p.role in ("struct", "structs")}
        self.inputs |= {re.sub(r"^const |\*$", "", x.type) for s in list(self.inputs)
                        for x in self.api.structs[s].fields} & set(self.api.structs)

    # ---- names and comments ----

    def handle(self, c_name):
        return HANDLES.get(c_name, camel(c_name[4:], True))

    def struct(self, c_name):
        return STRUCTS.get(c_name, camel(c_name[4:], True))

    def text(self, doc, names={}):
        """A comment of the header's as Javadoc; names: of parameters and fields, by what C calls them."""
        doc = re.sub(r"(?s)\bErrors: .*", lambda m: re.sub(r"\b[A-Z][A-Z_]+\b", lambda e: (
            "MPT_ERROR_" + e[0] if "MPT_ERROR_" + e[0] in self.enum_of else e[0]), m[0]), doc)
        doc = re.sub(r"\b[a-z]\w*\b", lambda m: names.get(m[0], m[0]), doc)
        doc = doc.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("*/", "").replace("@", "")
        doc = re.sub(r"\bNULL\b", "null", doc)
        doc = re.sub(r"\bMPT_(\w+)\*", lambda m: f"{camel(m[1].rstrip('_'), True)}", doc)
        doc = re.sub(r"\bMPT_(\w+)", lambda m: f"{self.enum_of['MPT_' + m[1]]}.{self.item('MPT_' + m[1])}"
                     if "MPT_" + m[1] in self.enum_of else m[0], doc)
        doc = re.sub(r"\bmpt_(\w+)", lambda m: f"{{@code {camel(m[1])}}}", doc)
        return re.sub(r"\n\s*\n", "\n<p>", doc)

    def javadoc(self, doc, indent="  ", names={}):
        lines = self.text(doc, names).split("\n") if doc else ["See the C header."]
        return f"{indent}/** " + f"\n{indent} * ".join(lines) + " */"

    def item(self, constant):
        """The Java name of a constant: MPT_ACTIVATION_RELU is Activation.RELU."""
        java = self.enum_of[constant]
        names = [n for n, _, _ in self.enums[java]]
        prefix = "MPT_"
        for k in range(4, 1, -1):
            p = "_".join(constant.split("_")[:k]) + "_"
            if all(n.startswith(p) for n in names):
                prefix = p
                break
        name = constant[len(prefix):]
        return name[6:] if name.startswith("DTYPE_") else name

    def enum_source(self, java):
        out = [HEAD.format(what=f"{java}: numbers of the ABI by their names."), f"/** {java}. */",
               f"public enum {java} implements Numbered {{"]
        items = []
        for n, v, doc in self.enums[java]:
            comment = f"  /** {self.text(doc)} */\n" if doc else f"  /** {self.item(n)}. */\n"
            items.append(f"{comment}  {self.item(n)}({v})")
        out.append(",\n".join(items) + ";")
        out.append(f"""
  private static final {java}[] ALL = values();
  private final int number;

  {java}(int number) {{
    this.number = number;
  }}

  @Override
  public int number() {{
    return number;
  }}

  /** The one of this number. */
  public static {java} of(int number) {{
    for ({java} x : ALL) if (x.number == number) return x;
    throw new IllegalArgumentException("no {java} has the number " + number);
  }}""")
        if java == "DType":
            out.append("""
  private int size;

  /** Bytes of one element. */
  public int size() {
    return size != 0 ? size : (size = (int) Mpt.dtypeSize(this));
  }""")
        return "\n".join(out) + "\n}\n"

    # ---- structs ----

    def struct_source(self, s):
        java, fills = self.struct(s.name), s.name in self.inputs
        doc = s.doc or (f"What {', '.join(camel(i[4:]) for i in s.inits)} sets up." if s.inits else java + ".")
        out = [HEAD.format(what=f"{java}: {s.name} of the C ABI."),
               "import java.nio.ByteBuffer;\n", self.javadoc(doc, ""), f"public final class {java} extends Struct {{",
               f'  private static final Layout LAYOUT = Layout.of("{s.name}");']
        names = {f.name for f in s.fields}
        fields = [f for f in s.fields if f.name not in ("struct_size", "next", "reserved", "reserved2", "user")
                  and not (f.name.endswith("_count") and f.type == "int32_t" and
                           {f.name[:-6], f.name[:-6] + "s"} & names)
                  and not (f.name == "bytes" and "data" in names) and f.type != "callback"
                  and f.type != "const mpt_hooks*"]
        for f in fields:
            out.append(f'  private static final Layout.Field {f.name.upper()} = LAYOUT.field("{f.name}");')
        first = f'"{s.inits[0][4:-5]}"' if s.inits else "null"
        out.append(f"\n  /** With the defaults. */\n  public {java}() {{\n    this({first});\n  }}\n\n"
                   f"  private {java}(String init) {{\n    super(LAYOUT, init);\n  }}")
        if len(s.inits) > 1:
            for i in s.inits:
                kind = i[4:-len("_desc_init")]
                out.append(f"\n  /** With the defaults of {kind}. */\n  public static {java} {camel(kind)}() {{\n"
                           f'    return new {java}("{i[4:-5]}");\n  }}')
        if "hooks" in names:
            out.insert(-2, '  static final Layout.Field HOOKS = LAYOUT.field("hooks");')
        for f in fields:
            out.append(self.field_source(s, f, java, fills))
        shown = [f'"{", " * (i > 0)}{camel(f.name)}=" + {e}' for i, (f, e) in enumerate(
            (f, e) for f in fields for e in [self.shown(s, f)] if e)]
        out.append("\n  @Override\n  public String toString() {\n    return " +
                   "\n        + ".join([f'"{java}["', *shown, '"]"']) + ";\n  }")
        return "\n".join(out) + "\n}\n"

    def shown(self, s, f):
        """A field's value in the text of its struct, or None."""
        enum, base = self.number_types.get(f.type), self.api.aliases.get(f.type, f.type)
        if f.length:
            return f"java.util.Arrays.toString({camel(f.name)}())"
        if enum:
            return f"Numbered.name({enum}.values(), number({f.name.upper()}))"
        return f"{camel(f.name)}()" if base in NUMBERS or f.type in ("mpt_bool32", "const char*") else None

    def field_source(self, s, f, java, fills):
        name, at, doc = camel(f.name), f.name.upper(), self.javadoc(
            re.sub(r"\n +", "\n", f.doc) or f"{camel(f.name)}.", names={x.name: camel(x.name) for x in s.fields})
        base = self.api.aliases.get(f.type, f.type)
        element = re.sub(r"^const |\*$", "", f.type)
        enum = self.number_types.get(f.type)

        def both(type_, get, put):
            out = ""
            if get:
                out += f"\n{doc}\n  public {type_.replace('...', '[]')} {name}() {{\n    return {get};\n  }}"
            if fills and put:
                out += f"\n{doc}\n  public {java} {name}({type_} value) {{\n    {put};\n    return this;\n  }}"
            return out

        if f.length:
            return both("long..." if base != "double" else "double...", f"longs({at})", f"put({at}, value)")
        if f.type == "mpt_bool32":
            return both("boolean", f"number({at}) != 0", f"put({at}, value ? 1 : 0)")
        if enum:
            return both(enum, f"{enum}.of((int) number({at}))", f"put({at}, value.number())")
        if base in ("int32_t", "int64_t", "size_t", "uint32_t"):
            t = NUMBERS[base]
            return both(t, f"number({at})" if t == "long" else f"({t}) number({at})", f"put({at}, value)")
        if base == "double":
            return both("double", f"real({at})", f"put({at}, value)")
        if base == "const char*":
            return both("String", f"string({at})", f"put({at}, value)")
        if base in self.api.handles:
            return both(self.handle(base), None, f"put({at}, value)")
        if element in self.api.handles:
            return both(self.handle(element) + "...", None, f"put({at}, value)")
        if element in self.api.structs:
            many = any(n in (f.name + "_count", f.name[:-1] + "_count") for n in (x.name for x in s.fields))
            return both(self.struct(element) + ("..." if many else ""), None, f"put({at}, value)")
        if f.type == "void*" and f.name == "data":
            return both("ByteBuffer", None, f"put({at}, value)")
        if f.type in ("mpt_lr_fn", "mpt_forward_fn", "mpt_custom_backward", "mpt_done_fn"):
            kind = {"mpt_lr_fn": "LrFunction"}.get(f.type)
            return both(kind, None, f"put({at}, value)") if kind else ""
        raise ValueError(f"{s.name}.{f.name}: no Java for {f.type}")

    # ---- functions ----

    def place(self, f):
        """(class, method name, whether its first parameter is `this`), or None for what is written by hand."""
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
        """Of each input: (Java type, name, expression for Native, expressions kept alive, declarations)."""
        out = []
        for p in f.params:
            if p.role.startswith("out") or p.role == "text":
                continue
            n = camel(p.name)
            n = {"this": "self", "from": "source", "to": "target"}.get(n, n)
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
        """The Java type of an output and the expression that makes it of {0}."""
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
        """Source of its methods: with all parameters, and without those that have defaults."""
        inputs = self.types(f)
        if inputs is None:
            raise ValueError(f"{f.name}: a parameter without a Java type")
        outs = [p for p in f.params if p.role in ("out", "out_string", "out_handle", "out_pointer", "text")]
        structs = [p for p in f.params if p.role == "out_struct"]
        lists = [p for p in f.params if p.role == "out_handles"]
        callback = next((p for p in f.params if p.role == "callback"), None)
        args, call, keep, before = [], [], [], []
        filled = []  # lists of structs that come out
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
                call += [f"{n}.address()"] + ([f"{n}.size()"] if len(p.parts) == 2 else [])
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
            keep = ["this" if k == camel(f.params[0].name) else k for k in keep]
        if lists:
            if f.short in COUNTS:
                before.insert(0, f"int count = {COUNTS[f.short]};")
            else:
                args.append(("int", "count", None))
        # Where the context comes from.
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
        # What it returns.
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
            if structs[0].type == "mpt_precision":
                ret, body[1] = "Precision", f"return Precision.of({n});"
        elif lists:
            h = self.handle(lists[0].type)
            ret, body = h + "[]", [native + ";", f"return {h}.wrap(context, made);"]
        elif len(outs) == 1 and not structs:  # the commonest
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
                record = "\n".join(["", f"  /** What {{@link #{method}}} gives. */", f"  public record {ret}("
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
        if has_schedule:
            n = next(camel(p.name) for p in f.params if p.role == "struct")
            inner.insert(0, f"if ({n} != null) context.adopt({n});")
        if callback:
            lines.append(f"    long id = Callbacks.put(context, {camel(callback.name)});")
            if len(callback.parts) < 3:  # it runs in this call alone
                inner = ["try {"] + ["  " + x for x in inner] + ["} finally {", "  Callbacks.done(id);", "}"]
            else:  # the library says when it is done, but for a call that failed
                inner = ["boolean kept = false;", "try {"] + \
                    ["  " + x.replace("return ", f"{ret} result = ", 1) for x in inner] + ["  kept = true;"] + \
                    (["  return result;"] if ret != "void" else []) + \
                    ["} finally {", "  if (!kept) Callbacks.done(id);", "}"]
        fences = [f"Reference.reachabilityFence({k});" for k in dict.fromkeys(keep)]
        if fences:
            inner = ["try {"] + ["  " + x for x in inner] + ["} finally {"] + ["  " + x for x in fences] + ["}"]
        if context:
            lines += ["    synchronized (context.turn) {"] + ["      " + x for x in inner] + ["    }"]
        else:
            lines += ["    " + x for x in inner]
        signature = [(t, n) for t, n, _ in args]
        vararg = signature and signature[-1][0] in ("long[]", "Tensor[]", "NnModule[]")
        shown = [f"{t[:-2] + '...' if vararg and i + 1 == len(signature) else t} {n}"
                 for i, (t, n) in enumerate(signature)]
        doc = self.doc_of(f)
        own = {x.name: camel(x.name) for p in f.params if p.role == "struct" for x in self.api.structs[p.type].fields}
        own.update({p.name: camel(p.name) for p in f.params})
        out = ["", self.javadoc(doc, names={c: j for c, j in own.items() if "_" in c}), f"  public {static}{ret} {method}({', '.join(shown)}) {{", *lines, "  }"]
        # Shorter forms, one for each parameter at the end that has a default.
        defaults = [self.default(f, p, t) if p is not None else None for t, _, p in args]
        for k in range(len(args) - 1, -1, -1):
            if defaults[k] is None:
                break
            head = [f"{t} {n}" for t, n in signature[:k]]
            if k and signature[k - 1][0] == "long[]":
                head[-1] = head[-1].replace("[]", "...", 1)
            pass_ = [n for _, n in signature[:k]] + defaults[k:]
            call = f"{method}({', '.join(pass_)});"
            out += ["", f"  /** The same with the defaults {', '.join(n + ' ' + d for (_, n), d in zip(signature[k:], defaults[k:]))}. */"
                    .replace("(long[]) ", "").replace("new long[0]", "()"),
                    f"  public {static}{ret} {method}({', '.join(head)}) {{",
                    "    " + ("" if ret == "void" else "return ") + call, "  }"]
        for line in [x for x in out if re.match(r"  public .*\bString path\b", x)]:
            names = ", ".join("path.toString()" if n == "path" else n for n in re.findall(r"(\w+)(?=[,)])", line))
            out += ["", f"  /** The same for a {{@link java.nio.file.Path}}. */",
                    line.replace("String path", "java.nio.file.Path path"),
                    f"    {'' if ret == 'void' else 'return '}{method}({names});", "  }"]
        return "\n".join(out)

    def doc_of(self, f):
        return f.doc or f"{f.name} of the C ABI."

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
        """Operations as methods of tensors: Ops.add(a, b) as a.add(b)."""
        out = []
        for f in self.api.functions:
            place = self.place(f)
            if not place or place[0] != "Ops" or not f.params or f.params[0].type != "mpt_tensor" or \
                    f.params[0].role != "handle":
                continue
            source = self.function(f, place[1], False)
            first = camel(f.params[0].name)
            first = {"to": "target"}.get(first, first)
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
        """Where a function is that has no method."""
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
        """What stands in texts for C's names, a line each: c_words.py."""
        places = dict(functions)
        table = words(self.api, lambda f: places[f.name].split(",")[0],
                      lambda c: "null" if c == "NULL" else f"{self.enum_of[c]}.{self.item(c)}",
                      lambda s: self.struct(s.name), lambda s, f: f"{self.struct(s.name)}.{camel(f.name)}")
        return HEAD.format(what="WordTable: Java's names for C's, in texts.") + \
            '\n/** Names in texts. */\nfinal class WordTable {\n  private WordTable() {}\n\n  static String text() {\n' \
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
            if s.name in ("mpt_chain", "mpt_hooks", "mpt_custom_op_desc", "mpt_attr", "mpt_thread_hooks"):
                continue
            written[self.struct(s.name)] = self.struct_source(s)
        imports = "import java.lang.ref.Reference;\nimport java.nio.ByteBuffer;\n"
        for h in self.api.handles:
            java = self.handle(h)
            source = "\n".join(methods.pop(java, []))
            if java in ABSTRACT:  # the rest is written by hand
                extra = "\n".join(self.delegates()) if java == "Tensor" else ""
                self_ = "\n  abstract Tensor self();\n" if java == "Tensor" else ""
                constructor = f"  {java}Calls(Context context, long handle, java.util.function.LongConsumer release) {{\n" \
                    f"    super(context, handle, release);\n  }}\n"
                written[java + "Calls"] = HEAD.format(what=f"The calls of {java}.") + "\n" + imports + \
                    f"\n/** The calls of the ABI on a {java}. */\npublic abstract class {java}Calls extends Handle {{\n" + \
                    constructor + self_ + source + extra + "\n}\n"
            else:
                written[java] = HEAD.format(what=f"{java}: {h} of the C ABI.") + "\n" + imports + f"""
/** A {h[4:]} of the library's. Close it, or leave it to the collector. */
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
            what = {"Ops": "The operations", "Nn": "Makers of modules", "Mpt": "The library's own calls"}[java]
            written[java] = HEAD.format(what=what + ".") + "\n" + imports + \
                f"\n/** {what}. */\npublic final class {java} {{\n  static {{\n    Jni.load();\n  }}\n\n" \
                f"  private {java}() {{}}\n" + "\n".join(all_) + "\n}\n"
        written["WordTable"] = self.words(functions)
        for java, source in written.items():
            path = folder / f"{java}.java"
            if not path.exists() or path.read_text() != source:
                path.write_text(source)
        for path in folder.glob("*.java"):  # of a header that said more once
            if path.stem not in written:
                path.unlink()
        list_of_functions.write_text("# What of C is where in Java\n\nEvery function of the C headers.\n\n| C | Java |\n|---|---|\n"
                                     + "".join(f"| `{c}` | {j} |\n" for c, j in functions))


if __name__ == "__main__":
    Maker(sys.argv[2]).write(*map(Path, sys.argv[3:]))
