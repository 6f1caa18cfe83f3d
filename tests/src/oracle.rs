//! The real tools, when they are installed: `mlir-opt`, `mlir-translate`, `opt`, `llc` of LLVM 22 and 19, valgrind.
//!
//! A test that misses one says so by name and passes; with `LOWIR_ORACLE=require` it fails instead, so that a machine
//! that should compare cannot stop comparing unnoticed.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The place of a tool of a release, `mlir-opt` of 22 for example: `mlir-opt-22`, or the one in LLVM's own folder.
pub fn find(tool: &str, release: u32) -> Option<PathBuf> {
    let suffixed = format!("{tool}-{release}");
    let folders = std::env::var_os("PATH").map(|p| std::env::split_paths(&p).collect::<Vec<_>>()).unwrap_or_default();
    let named = folders.iter().map(|f| f.join(if release == 0 { tool } else { &suffixed }));
    named.chain([PathBuf::from(format!("/usr/lib/llvm-{release}/bin/{tool}"))]).find(|p| p.is_file())
}

/// The tools of a release, or `None` after saying what is missing and which test therefore compares nothing.
pub fn need<const N: usize>(test: &str, tools: [&str; N], release: u32) -> Option<[PathBuf; N]> {
    let found: Vec<PathBuf> = tools.iter().filter_map(|t| find(t, release)).collect();
    let missing: Vec<&str> = tools.iter().filter(|t| find(t, release).is_none()).copied().collect();
    if let Ok(all) = found.try_into() {
        return Some(all);
    }
    let of = if release == 0 { String::new() } else { format!(" of release {release}") };
    skipped(test, &format!("{}{of} not found", missing.join(", ")));
    None
}

/// Whether the clang of a release has compiler-rt beside it, after saying so where it has not: halves and 128-bit numbers call it.
pub fn need_compiler_rt(test: &str, clang: &std::path::Path) -> bool {
    let asked = Command::new(clang).args(["--rtlib=compiler-rt", "-print-libgcc-file-name"]).output();
    let there = asked.is_ok_and(|a| std::path::Path::new(String::from_utf8_lossy(&a.stdout).trim()).is_file());
    if !there {
        skipped(test, &format!("compiler-rt of {} not found", clang.display()));
    }
    there
}

/// Says that a test compares nothing and why; where comparing is required, fails.
pub fn skipped(test: &str, why: &str) {
    let message = format!("{test}: skipped, {why}");
    assert!(std::env::var("LOWIR_ORACLE").as_deref() != Ok("require"), "{message}");
    eprintln!("{message}");
}

/// What a program answered.
#[derive(Debug)]
pub struct Ran {
    /// Whether the exit code was 0.
    pub ok: bool,
    /// Standard output.
    pub out: Vec<u8>,
    /// Standard error.
    pub err: String,
}

/// Runs a program on bytes.
pub fn pipe(program: &std::path::Path, args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|e| panic!("{}: {e}", program.display()));
    let mut stdin = child.stdin.take().expect("stdin is piped");
    // Written beside reading: either side may fill its pipe first.
    let done = std::thread::scope(|s| {
        s.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output()
    });
    let done = done.unwrap_or_else(|e| panic!("{}: {e}", program.display()));
    Ran { ok: done.status.success(), out: done.stdout, err: String::from_utf8_lossy(&done.stderr).into_owned() }
}

/// `.ll` text through `opt -S`, without the lines that name files.
pub fn normal_ll(opt: &std::path::Path, ll: &[u8]) -> Result<String, String> {
    let ran = pipe(opt, &["-S", "-o", "-"], ll);
    if !ran.ok {
        return Err(ran.err);
    }
    let text = String::from_utf8_lossy(&ran.out).into_owned();
    Ok(text.lines().filter(|l| !l.starts_with("; ModuleID") && !l.starts_with("source_filename")).map(|l| format!("{l}\n")).collect())
}
