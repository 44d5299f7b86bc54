"""Pretty printers for gdb: mpt::Tensor, TensorImpl, Storage, Dims, Ref, and the handles of the C ABI.

    gdb -x src/gdb/mpt_gdb.py --args build-debug/tests/core/core_tests
    (gdb) print x
    $1 = f32[2, 3] 'weight', wants a gradient = {0.5, -1.25, 0, 0, 2, 0.75}
    (gdb) print handle
    $2 = tensor handle, context 1, slot 7, generation 1: f32[2, 3] 'weight', wants a gradient = {0.5, ...}

They read memory only: nothing is called in the program, so they work on core dumps, too.
SPDX-License-Identifier: Apache-2.0
"""
import re
import struct

import gdb
import gdb.printing

ELEMENTS = 8  # largest number of elements shown
CHUNK_LOG = 10  # kChunkLog of core/slots.h
OBJECTS = {1: "Context", 2: "TensorImpl", 3: "Params", 4: "Optimizer", 5: "Scaler", 6: "Stepper", 7: "Module",
           9: "Lbfgs"}  # HandleType: class in namespace mpt
# A dtype: how its elements are read, and their bytes. 8-bit floats are shown as their codes.
DTYPES = {"f32": ("f", 4), "f64": ("d", 8), "f16": ("e", 2), "bf16": ("H", 2), "f8e4m3": ("B", 1), "f8e5m2": ("B", 1),
          "i8": ("b", 1), "u8": ("B", 1), "i32": ("i", 4), "i64": ("q", 8), "boolean": ("?", 1)}


def pointed(ref):
    """The pointer within a Ref<T>."""
    return ref["p_"]


def extents(dims):
    return [int(dims["v_"]["_M_elems"][i]) for i in range(int(dims["n_"]))]


def dtype_name(value):
    return str(value).rsplit("::", 1)[-1]


def text_of(string):
    """A std::string of libstdc++."""
    return string["_M_dataplus"]["_M_p"].string(length=int(string["_M_string_length"]))


def element(raw, kind):
    if kind == "bf16":
        value = struct.unpack("<f", struct.pack("<I", struct.unpack("<H", raw)[0] << 16))[0]
    else:
        value = struct.unpack("<" + DTYPES[kind][0], raw)[0]
    return f"{value:.6g}" if isinstance(value, float) else str(value).lower()


def positions(shape, stride, most):
    """The offsets of the first elements in row-major order."""
    index = [0] * len(shape)
    while most > 0 and 0 not in shape:
        yield sum(i * s for i, s in zip(index, stride))
        most -= 1
        for d in reversed(range(len(shape))):
            index[d] += 1
            if index[d] < shape[d]:
                break
            index[d] = 0
        else:
            return


def describe(impl):
    """A TensorImpl in one line."""
    kind, shape, stride = dtype_name(impl["dtype"]), extents(impl["shape"]), extents(impl["stride"])
    text = f"{kind}{shape}"
    meta = impl["meta"]
    try:
        if meta and int(meta["name"]["text"]["_M_string_length"]):
            text += f" '{text_of(meta['name']['text'])}'"
    except gdb.error:  # no file with debug information defines TensorMeta
        pass
    if impl["wants_grad"]:
        text += ", wants a gradient"
    if pointed(impl["node"]):
        text += ", recorded"
    storage = pointed(impl["storage"])
    if not storage or kind not in DTYPES:
        return text + ", no memory"
    size = DTYPES[kind][1]
    start = int(storage["data"]) + int(impl["offset"]) * size
    shown = list(positions(shape, stride, ELEMENTS + 1))
    values = [element(gdb.selected_inferior().read_memory(start + at * size, size).tobytes(), kind)
              for at in shown[:ELEMENTS]]
    return text + " = {" + ", ".join(values + ["..."] * (len(shown) > ELEMENTS)) + "}"


class Text:
    """A printer of a value that `show` makes a text of."""
    show = None

    def __init__(self, value):
        self.value = value

    def to_string(self):
        try:
            return type(self).show(self.value)
        except gdb.error as e:
            return f"unreadable: {e}"


class Dims(Text):
    @staticmethod
    def show(v):
        return str(extents(v))


class TensorImpl(Text):
    show = staticmethod(describe)


class Tensor(Text):
    @staticmethod
    def show(v):
        impl = pointed(v["p_"])
        return describe(impl.dereference()) if impl else "no tensor"


class Storage(Text):
    @staticmethod
    def show(v):
        owner = "of the arena" if v["owned"] else "of the host"
        return f"{int(v['bytes'])} bytes {owner} at {v['data']}, {int(v['refs'])} references, version {int(v['version'])}"


class Ref(Text):
    @staticmethod
    def show(v):
        return str(pointed(v)) if pointed(v) else "no object"


class Handle(Text):
    @staticmethod
    def show(v):
        h = int(v) & (2 ** 64 - 1)
        if h == 0:
            return "NULL"
        kind, space, generation, index = h >> 56 & 0x7f, h >> 48 & 0xff, h >> 24 & 0xffffff, h & 0xffffff
        name = re.sub(r"^mpt_|_s$", "", str(v.type.strip_typedefs().target().strip_typedefs()).replace("struct ", ""))
        text = f"{name} handle, context {space}, slot {index}, generation {generation}"
        try:
            chunk = gdb.parse_and_eval("mpt::slot_table")["chunks"]["_M_elems"][(index - 1) >> CHUNK_LOG]["_M_b"]["_M_p"]
        except gdb.error:
            return text
        if index == 0 or not chunk:
            return text + ": never made by this library"
        slot = chunk[(index - 1) & ((1 << CHUNK_LOG) - 1)]
        if int(slot["handle"]["_M_i"]) != h:
            return text + ": stale"
        made = slot["object"]["_M_b"]["_M_p"]
        if kind == 2:
            impl = gdb.lookup_type("mpt::TensorImpl").pointer()
            return f"{text}: {describe(made.cast(impl).dereference())}"
        return f"{text}: (mpt::{OBJECTS.get(kind, 'void')}*) {made}"


def handle_printer(value):
    t = value.type.strip_typedefs()
    if t.code == gdb.TYPE_CODE_PTR and re.fullmatch(r"(struct )?mpt_\w+_s", str(t.target().strip_typedefs())):
        return Handle(value)
    return None


def register():
    printers = gdb.printing.RegexpCollectionPrettyPrinter("mpt")
    for name, printer in {"Dims": Dims, "Tensor": Tensor, "TensorImpl": TensorImpl, "Storage": Storage}.items():
        printers.add_printer(name, f"^mpt::{name}$", printer)
    printers.add_printer("Ref", "^mpt::Ref<.*>$", Ref)
    gdb.printing.register_pretty_printer(None, printers, replace=True)
    gdb.pretty_printers.append(handle_printer)


register()
