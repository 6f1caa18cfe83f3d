//! Linker flags of optimized binaries: less to do when a process starts, and of the shipped binary (`--profile
//! release-small`, the one profile that optimizes for size), a fifth of its size. Each set is tried on an empty program first, so a linker that does not know one does without.

use std::env::var;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Flags, and what they do.
const FLAGS: &[&[&str]] = &[
    // Addresses in tables are known when linking, and need no relocation at start-up.
    &["-no-pie"],
    // What every run needs stands side by side (bench/start_order.py): a small module takes half the memory.
    &["-Wl,-T,START"],
    // Panics abort in this profile: nobody unwinds.
    &["-Wl,-T,NO_UNWIND_TABLES", "-Wl,--no-eh-frame-hdr"],
    // Equal functions become one.
    &["-Wl,--icf=all"],
];

/// Hides the names of `src/unwind.rs`, which may stand for an unwinder then.
const NO_UNWINDER: &str = "-Wl,--version-script=NO_UNWINDER";

fn main() {
    // By its whole path: what a build directory remembers of another checkout names that one's scripts.
    println!("cargo::rerun-if-changed={}", Path::new(&var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("link").display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(no_unwinder)");
    println!("cargo::rustc-check-cfg=cfg(small)");
    let is = |key: &str, value: &str| var(key).is_ok_and(|v| v == value);
    // What makes long jobs a little quicker is left out where size counts.
    if is("OPT_LEVEL", "z") {
        println!("cargo::rustc-cfg=small");
    }
    let gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    let n = if is("OPT_LEVEL", "z") { FLAGS.len() } else { 2 };
    let (true, Ok(out), Ok(root)) = (gnu && (is("OPT_LEVEL", "3") || is("OPT_LEVEL", "z")), var("OUT_DIR"), var("CARGO_MANIFEST_DIR"))
    else {
        return;
    };
    let script = |name: &str| Path::new(&root).join("link").join(name).to_string_lossy().into_owned();
    let scripts =
        [("NO_UNWIND_TABLES", script("no-unwind-tables.ld")), ("START", script("start.ld")), ("NO_UNWINDER", script("no-unwinder.map"))];
    let with_path = |flag: &str| scripts.iter().fold(flag.to_string(), |f, (name, path)| f.replace(name, path));
    let mut taken: Vec<String> = Vec::new();
    for flags in &FLAGS[..n] {
        let tried: Vec<String> = taken.iter().cloned().chain(flags.iter().map(|f| with_path(f))).collect();
        if links(&PathBuf::from(&out), &tried) {
            taken = tried;
        }
    }
    if is("DEBUG", "false") && links(&PathBuf::from(&out), &[with_path(NO_UNWINDER)]) {
        taken.push(with_path(NO_UNWINDER));
        println!("cargo::rustc-cfg=no_unwinder");
    }
    for flag in taken {
        println!("cargo::rustc-link-arg-bins={flag}");
    }
}

/// Whether an empty program links with these flags, and runs where it was made for the machine that builds it.
fn links(out: &Path, flags: &[String]) -> bool {
    let (Ok(rustc), Ok(target)) = (var("RUSTC"), var("TARGET")) else { return false };
    let (source, program) = (out.join("empty.rs"), out.join("empty"));
    if std::fs::write(&source, "fn main() { print!(\"{}\", std::env::args().count()) }").is_err() {
        return false;
    }
    let mut command = Command::new(rustc);
    command.arg(&source).arg("-o").arg(&program).args(["--target", &target, "-Cpanic=abort"]);
    if let Ok(linker) = var("RUSTC_LINKER") {
        command.arg(format!("-Clinker={linker}"));
    }
    // The linker may be chosen among the flags of the build.
    command.args(var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().split('\x1f').filter(|flag| !flag.is_empty()));
    for flag in flags {
        command.arg(format!("-Clink-arg={flag}"));
    }
    let done = |c: &mut Command| c.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success());
    done(&mut command) && (var("HOST") != Ok(target) || done(&mut Command::new(program)))
}
