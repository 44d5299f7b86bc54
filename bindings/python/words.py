#!/usr/bin/env python3
"""Writes the words that stand in error texts for C's names: words.py COMMON INCLUDE WORDS

SPDX-License-Identifier: Apache-2.0
"""
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from api import Api  # noqa: E402
from c_words import words  # noqa: E402

from contents import where  # noqa: E402

ERRORS = {"MPT_ERROR_INVALID_HANDLE": "HandleError", "MPT_ERROR_DTYPE": "DTypeError", "MPT_ERROR_IO": "FileError",
          "MPT_ERROR_NOT_FOUND": "FileMissingError", "MPT_STEP_SKIPPED": "a skipped step", "MPT_OK": "no error",
          "MPT_NOT_READY": "not ready", **dict.fromkeys(("MPT_ERROR_DEVICE", "MPT_ERROR_ABI", "MPT_ERROR_CANCELLED",
                                                         "MPT_ERROR_INTERNAL"), "Error")}  # that have no class


class Words:
    def __init__(self, api):
        self.api = api
        self.inits = {i: s.name for s in api.structs.values() for i in s.inits}
        self.dtypes = {n for n, _, _ in api.enums["mpt_dtype"]}

    def function(self, f):
        """The first name of the table of contents, without the module's: GradScaler.scale."""
        if f.name in self.inits:
            return subject(self.inits[f.name]) + " options"
        text = where(f, self.inits)
        found = re.search(r"`([^`]+)`", text)
        return re.sub(r"^mpt\.", "", found[1]) if found else text

    def constant(self, name):
        """The text that an option takes: 'kahan'."""
        if name == "NULL":
            return "None"
        if name in ERRORS:
            return ERRORS[name]
        if name.startswith("MPT_ERROR_"):
            return "".join(w.title() for w in name[len("MPT_ERROR_"):].split("_")) + "Error"
        if name in self.dtypes:
            return "None" if name == "MPT_DTYPE_NONE" else name[4:].lower()
        values = next(e for e in self.api.enums.values() if any(n == name for n, _, _ in e))
        prefix = os.path.commonprefix([n for n, _, _ in values]).rfind("_") + 1
        short = name[prefix:].lower()
        if name in {n for n, _, _ in self.api.enums["mpt_optimizer_kind"]}:
            return self.api.optimizers()[short][0]
        return repr(short.replace("_", "-") if name.startswith("MPT_PROFILE_") else short)

    def struct(self, s):
        return subject(s.name) + " options" * s.name.endswith("_desc")


def subject(struct):
    return re.sub(r"^mpt_|_desc$", "", struct).replace("_", " ")


if __name__ == "__main__":
    api = Api(sys.argv[2])
    w = Words(api)
    made = words(api, w.function, w.constant, w.struct, lambda s, f: None)
    Path(sys.argv[3]).write_text(
        '"""What stands in error texts for C\'s names. Made by words.py from the headers."""\nWORDS = {\n' +
        "".join(f"    {c!r}: {word!r},\n" for c, word in made.items()) + "}\n")
