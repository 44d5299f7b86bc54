#!/usr/bin/env python3
"""Packs the NuGet package: pack.py TO.nupkg ASSEMBLY XML CONTENTS NATIVES

NATIVES is the folder of the native libraries (natives.py). The C++ library is left to the system. The same input gives
the same bytes.
SPDX-License-Identifier: Apache-2.0
"""
import platform
import sys
import zipfile
from pathlib import Path

here = Path(__file__).resolve().parent
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
{}
</Types>
"""
RELS = """<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="R1" Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/libmpt.nuspec" />
</Relationships>
"""
RID = {"x86_64": "linux-x64", "aarch64": "linux-arm64"}


def main():
    to, assembly, xml, contents, natives = map(Path, sys.argv[1:])
    lines = (natives / "libraries.txt").read_text().split()
    libraries = [natives / line.lstrip("+") for line in lines if not line.startswith("?")]
    files = {"libmpt.nuspec": here / "libmpt.nuspec", "README.md": here / "README.md", "CONTENTS.md": contents,
             "LICENSE": here.parents[1] / "LICENSE", "lib/netstandard2.1/libmpt.dll": assembly,
             "lib/netstandard2.1/libmpt.xml": xml}
    files.update({f"runtimes/{RID[platform.machine()]}/native/{x.name}": x for x in libraries})
    content = {name: path.read_bytes() for name, path in files.items()}
    kinds = sorted({name.rpartition(".")[2] for name in [*files, "x.rels"] if "." in name.rpartition("/")[2]})
    rows = [f'  <Default Extension="{k}" ContentType="application/{"vnd.openxmlformats-package.relationships+xml" if k == "rels" else "octet"}" />'
            for k in kinds]
    rows += [f'  <Override PartName="/{n}" ContentType="application/octet" />' for n in files if "." not in n.rpartition("/")[2]]
    content = {"[Content_Types].xml": TYPES.format("\n".join(rows)).encode(), "_rels/.rels": RELS.encode(), **content}
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as package:
        for name, data in content.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            package.writestr(entry, data)


if __name__ == "__main__":
    main()
