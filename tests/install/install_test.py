#!/usr/bin/env python3
"""Installs into a temporary folder and builds a C program against the result, as a user would. Prints TAP.

install_test.py SOURCE BUILD
SPDX-License-Identifier: Apache-2.0
"""
import ctypes
import glob
import os
import shutil
import subprocess
import sys
import tempfile

PROGRAM = """
#include <mpt/mpt.h>
#include <mpt/mpt_ops.h>
#include <stdio.h>

int main(void) {
  const float values[2] = {1, 2};
  const int64_t shape[1] = {2};
  double sum = 0;
  mpt_context c;
  mpt_tensor x, s;
  if (mpt_check_header(MPT_VERSION_NUMBER) != MPT_OK ||
      mpt_context_create(NULL, &c) != MPT_OK ||
      mpt_tensor_from_data(c, MPT_F32, shape, 1, values, sizeof values, &x) != MPT_OK ||
      mpt_sum(x, NULL, 0, 0, &s) != MPT_OK || mpt_tensor_get_item(s, &sum) != MPT_OK) {
    puts(mpt_last_error());
    return 1;
  }
  mpt_context_release(c);
  return sum == 3 ? 0 : 2;
}
"""
CMAKE = """
cmake_minimum_required(VERSION 3.18)
project(user C)
find_package(mpt 0.1 REQUIRED)
add_executable(shared user.c)
target_link_libraries(shared mpt::mpt)
add_executable(static user.c)
target_link_libraries(static mpt::mpt_static)
"""
MESON = """
project('user', 'c')
mpt = dependency('mpt')
executable('user', 'user.c', dependencies: mpt)
"""


def run(command, folder, **env):
    shown = " ".join(command)
    print("+", shown, flush=True, file=sys.stderr)
    r = subprocess.run(command, cwd=folder, env={**os.environ, **env}, text=True,
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if r.returncode:
        sys.exit(f"{shown} ended with {r.returncode}:\n{r.stdout}")
    return r.stdout


def folder(top, name, **files):
    path = os.path.join(top, name)
    os.mkdir(path)
    for f, text in files.items():
        with open(os.path.join(path, f.replace("__", ".")), "w") as out:
            out.write(text)
    return path


def main():
    source, build = map(os.path.abspath, sys.argv[1:3])
    with tempfile.TemporaryDirectory() as top:
        run(["meson", "install", "-C", build, "--no-rebuild", "--destdir", top + "/root"], top)
        pc = glob.glob(top + "/root/**/mpt.pc", recursive=True)[0]
        lib = os.path.dirname(os.path.dirname(pc))
        env = {"PKG_CONFIG_PATH": os.path.dirname(pc), "PKG_CONFIG_SYSROOT_DIR": top + "/root",
               "LD_LIBRARY_PATH": lib}

        # A program that opens it as it runs: thread-local data by neither descriptors, which spoil
        # vector registers before glibc 2.40, nor the static block, which may be full.
        so = os.path.join(lib, "libmpt.so.0.1")
        opened = ctypes.CDLL(so)
        opened.mpt_last_error.restype = ctypes.c_char_p
        assert opened.mpt_context_create(None, None) < 0
        assert b"NULL" in opened.mpt_last_error(), opened.mpt_last_error()
        # It finds the module of Vulkan in its own folder.
        devices = ctypes.create_string_buffer(1 << 16)
        assert opened.mpt_devices_text(devices, ctypes.c_size_t(1 << 16), None) == 0
        is_built = os.path.exists(os.path.join(build, "src", "libmpt_vulkan.so"))
        assert (b"libmpt_vulkan.so: cannot open" in devices.value) != is_built, devices.value
        assert "TLSDESC" not in run(["readelf", "-rW", so], top)
        assert "STATIC_TLS" not in run(["readelf", "-d", so], top)

        plain = folder(top, "plain", user__c=PROGRAM)
        flags = run(["pkg-config", "--cflags", "--libs", "mpt"], plain, **env).split()
        run(["cc", "user.c", "-o", "user", *flags], plain)
        run(["./user"], plain, **env)
        linked = run(["readelf", "-d", "user"], plain)
        assert "libmpt.so.0.1" in linked, linked
        flags = run(["pkg-config", "--static", "--cflags", "--libs", "mpt"], plain, **env).split()
        at = flags.index("-lmpt")
        flags[at:at + 1] = ["-Wl,-Bstatic", "-lmpt", "-Wl,-Bdynamic"]
        run(["cc", "user.c", "-o", "static", *flags], plain)
        run(["./static"], plain)
        assert "libmpt" not in run(["readelf", "-d", "static"], plain)

        print("ok 1 - by pkg-config, shared and static")

        if shutil.which("cmake"):
            user = folder(top, "cmake", user__c=PROGRAM, CMakeLists__txt=CMAKE)
            prefix = os.path.dirname(os.path.dirname(lib)) if "-" in os.path.basename(lib) \
                else os.path.dirname(lib)
            run(["cmake", "-G", "Ninja", ".", f"-DCMAKE_PREFIX_PATH={prefix}"], user)
            run(["cmake", "--build", "."], user)
            run(["./shared"], user)
            run(["./static"], user)
            print("ok 2 - by CMake, shared and static")
        else:
            print("ok 2 - by CMake # SKIP cmake is not installed")

        user = folder(top, "meson", user__c=PROGRAM, meson__build=MESON)
        run(["meson", "setup", "out"], user, **env)
        run(["ninja", "-C", "out"], user)
        run(["out/user"], user, **env)
        print("ok 3 - by Meson")

        # As a subproject: checks that it configures and gives the dependency. Building everything
        # again would take minutes.
        user = folder(top, "subproject", user__c=PROGRAM, meson__build=MESON)
        os.mkdir(user + "/subprojects")
        os.symlink(source, user + "/subprojects/mpt")
        out = run(["meson", "setup", "out", "--force-fallback-for=mpt"], user)
        assert "Executing subproject mpt" in out, out
        print("ok 4 - as a subproject of Meson\n1..4")


if __name__ == "__main__":
    main()
