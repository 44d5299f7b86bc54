# Sourced by the scripts in this folder, with $build set: installs missing tools and sets up Cargo
# for the library in a build folder. The scripts set $top and $here.
# SPDX-License-Identifier: Apache-2.0
. "$top/tests/install/packages"
need cargo cargo
need rustc rustc
need pkg-config pkg-config
need python3 python3
install_missing

work=$build/bindings/rust
mkdir -p "$work"
# The library in its build folder: mpt-uninstalled.pc names the folder of a later installation.
cat >"$work/mpt.pc" <<END
Name: mpt
Description: the library in its build folder
Version: $(sed -n "s/^  version: '\([0-9.]*\)'.*/\1/p" "$top/meson.build")
Libs: -L$build/src -lmpt
Cflags: -I$top/include
END
export PKG_CONFIG_PATH="$work${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}" PKG_CONFIG_DISABLE_UNINSTALLED=1
export MPT_FAKE="$build/tests/fake/module/libmpt_fake.so" # a device for tests
export LD_LIBRARY_PATH="$build/src${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export CARGO_TARGET_DIR="$work/target"

# Debian's Cargo is too old for the registry's index and for the newest crates; Debian's own crates
# fit it.
crates=''
if cargo --version | grep -Eq '^cargo 1\.([0-9]|[1-7][0-9]|8[0-3])\.'; then
  missing='' wanted=''
  for crate in half pkg-config; do
    ls -d /usr/share/cargo/registry/$crate-[0-9]* >/dev/null 2>&1 || wanted="$wanted librust-$crate-dev"
  done
  install_missing
  [ ! -d /usr/share/cargo/registry ] ||
    crates='--config source.crates-io.replace-with="debian" --config source.debian.directory="/usr/share/cargo/registry"'
fi
if [ "$(cat "$work/cargo" 2>/dev/null)" != "$(cargo --version)" ]; then
  rm -f "$here/Cargo.lock"
  cargo --version >"$work/cargo"
fi
