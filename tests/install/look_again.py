"""Makes Meson look again for what it has found, or not found, for a build folder: meson runpython look_again.py FOLDER

Meson keeps the headers, libraries and programs that it did not find. `meson configure --clearcache` of Debian 12's
Meson forgets dependencies, and keeps the checks of compilers.
SPDX-License-Identifier: Apache-2.0
"""
import sys

from mesonbuild import coredata

core = coredata.load(sys.argv[1])
core.compiler_check_cache.clear()
core.deps.host.clear()
core.deps.build.clear()
coredata.save(core, sys.argv[1])
