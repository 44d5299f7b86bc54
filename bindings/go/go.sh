# Sourced by the scripts in this folder, with $build set: installs missing tools and sets up Go for
# the library in a build folder. The scripts set $top and $here.
# SPDX-License-Identifier: Apache-2.0
. "$top/tests/install/packages"
need go golang-go
need pkg-config pkg-config
need python3 python3
install_missing

work=$build/bindings/go
mkdir -p "$work"
version=$(sed -n "s/^  version: '\([0-9.]*\)'.*/\1/p" "$top/meson.build")
# The library in its build folder: mpt-uninstalled.pc names the folder of a later installation.
cat >"$work/mpt.pc" <<END
Name: mpt
Description: the library in its build folder
Version: $version
Libs: -L$build/src -lmpt
Cflags: -I$top/include
END
export PKG_CONFIG_PATH="$work${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}" PKG_CONFIG_DISABLE_UNINSTALLED=1
export MPT_FAKE="$build/tests/fake/module/libmpt_fake.so" # a device for tests
export LD_LIBRARY_PATH="$build/src${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
# Nothing is downloaded: the module has no dependencies, and the installed Go is used.
export GOTOOLCHAIN=local GOFLAGS=-mod=mod GOPROXY=off GOSUMDB=off CGO_ENABLED=1
# Remove ccache from the compiler's name: Go has its own cache, whose keys contain the name, and
# would treat "ccache gcc" as another compiler.
CC=${CC:-gcc} CC=${CC#ccache } CXX=${CXX:-g++} CXX=${CXX#ccache }
export CC CXX
GOCACHE=$(go env GOCACHE)
export GOCACHE
