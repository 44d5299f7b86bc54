//! Build script: finds libmpt with pkg-config, or builds it with Meson from the sources next to the
//! crate.
//! SPDX-License-Identifier: Apache-2.0
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=MPT_SOURCE");
    println!("cargo:rerun-if-env-changed=MPT_MESON_OPTIONS");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rerun-if-changed=build.rs");
    let wanted = env::var("CARGO_PKG_VERSION").unwrap();
    let reason = if env::var_os("CARGO_FEATURE_VENDORED").is_some() {
        "the feature `vendored` is on".to_string()
    } else {
        match pkg_config::Config::new().atleast_version(&wanted).probe("mpt") {
            Ok(_) => return,
            Err(e) => e.to_string(),
        }
    };
    match sources() {
        Some(folder) => build(&folder),
        None => {
            eprintln!(
                "mpt-sys: libmpt {} was not found by pkg-config, and its sources are not here.\n\
                 Install it (meson setup build && meson install -C build) and set PKG_CONFIG_PATH to \
                 the folder of mpt.pc, or set MPT_SOURCE to its sources.\n{}",
                wanted, reason
            );
            std::process::exit(1);
        }
    }
}

/// Finds the library's sources: at MPT_SOURCE, packed with the crate, or in the repository that
/// contains the crate.
fn sources() -> Option<PathBuf> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap());
    let given = env::var_os("MPT_SOURCE").map(PathBuf::from);
    given
        .into_iter()
        .chain([here.join("libmpt"), here.join("../../..")])
        .find(|p| p.join("include/mpt/mpt.h").exists() && p.join("meson.build").exists())
}

fn run(command: &mut Command) {
    match command.status() {
        Ok(s) if s.success() => {}
        Ok(s) => fail(&format!("{:?} ended with {}", command, s)),
        Err(e) => fail(&format!(
            "{:?} did not start: {}. Building libmpt takes a C++20 compiler, meson, ninja and \
             nlohmann-json (and oneDNN for speed)",
            command, e
        )),
    }
}

fn fail(text: &str) -> ! {
    eprintln!("mpt-sys: {}", text);
    std::process::exit(1);
}

/// Copies a tree, except files that have not changed.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            copy(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    let bytes = fs::read(from)?;
    if fs::read(to).map_or(true, |old| old != bytes) {
        fs::write(to, bytes)?;
    }
    Ok(())
}

/// Copies the library's sources to a folder of their own. There the files have the same relative
/// names in every build, which compiler caches use as keys.
fn gather(source: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for part in ["meson.build", "meson_options.txt", "include", "src"] {
        copy(&source.join(part), &to.join(part))?;
    }
    for part in ["bindings", "tests", "examples"] {
        fs::create_dir_all(to.join(part))?;
        fs::write(to.join(part).join("meson.build"), "# Not in this package.\n")?;
    }
    Ok(())
}

fn build(source: &Path) {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let (here, prefix) = (out.join("libmpt"), out.join("installed"));
    let folder = here.join("build");
    gather(source, &here).unwrap_or_else(|e| fail(&format!("copying {}: {}", source.display(), e)));
    if !folder.join("build.ninja").exists() {
        run(Command::new("meson")
            .arg("setup")
            .args(["--buildtype=release", "--default-library=static", "--libdir=lib"])
            .args(["-Dtests=disabled", "-Dexamples=false", "-Dvulkan=disabled"])
            .args(env::var("MPT_MESON_OPTIONS").unwrap_or_default().split_whitespace())
            .arg("--prefix")
            .arg(&prefix)
            .arg(&folder)
            .arg(&here));
    }
    run(Command::new("meson").args(["install", "--quiet", "-C"]).arg(&folder));
    println!("cargo:rerun-if-changed={}", source.join("src").display());
    println!("cargo:rerun-if-changed={}", source.join("include").display());
    println!("cargo:include={}", prefix.join("include").display());
    let lib = prefix.join("lib");
    println!("cargo:rustc-link-search=native={}", lib.display());
    println!("cargo:rustc-link-lib=static=mpt");
    // The pkg-config file lists the libraries that a static libmpt needs.
    let text = fs::read_to_string(lib.join("pkgconfig/mpt.pc"))
        .unwrap_or_else(|e| fail(&format!("mpt.pc was not installed: {}", e)));
    let libraries = text
        .lines()
        .filter_map(|l| l.strip_prefix("Libs:").or_else(|| l.strip_prefix("Libs.private:")));
    for name in libraries.flat_map(str::split_whitespace).filter_map(|word| word.strip_prefix("-l"))
    {
        if name != "mpt" {
            println!("cargo:rustc-link-lib={}", name);
        }
    }
}
