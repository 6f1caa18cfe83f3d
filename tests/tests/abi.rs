//! What `lowir abi` says, checked against machine code: registers, calls from C in both directions, and the examples.
//! A short version; `.ci/full` takes 2,000 signatures.

use lowir_tests::{oracle, root};
use std::path::PathBuf;
use std::process::Command;

/// The command, built once.
fn lowir() -> PathBuf {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "-q", "-p", "lowir", "--target-dir"]).arg(root().join("target")).current_dir(root());
    assert!(cargo.status().is_ok_and(|s| s.success()), "lowir does not build");
    root().join("target/debug/lowir")
}

fn run(script: &str, args: &[&str]) {
    let out = Command::new(root().join("tests/abi").join(script)).arg(lowir()).args(args).output();
    let out = out.unwrap_or_else(|e| panic!("{script}: {e}"));
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{script}: {text}{}", String::from_utf8_lossy(&out.stderr));
}

#[test]
fn registers_are_those_of_llc() {
    if oracle::need("registers", ["llc", "clang"], 22).is_some() {
        run("registers.py", &["60", "1"]);
    }
}

#[test]
fn c_calls_lowered_code_and_is_called() {
    if oracle::need("calls", ["llc", "clang"], 22).is_some() {
        run("calls.py", &["12", "1"]);
        run("calls.py", &["12", "2"]);
    }
}

#[test]
fn rust_calls_lowered_code_and_is_called() {
    if oracle::need("calls from Rust", ["llc", "clang"], 22).is_some() {
        run("rust_calls.py", &["20", "1"]);
        run("rust_calls.py", &["20", "2"]);
    }
}

#[test]
fn examples_run() {
    if oracle::need("examples of bindings", ["llc", "clang"], 22).is_some() {
        run("examples.sh", &[]);
    }
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    for file in ["scale.c", "scale.rs", "scale.py"] {
        let text = std::fs::read_to_string(root().join("examples/abi").join(file)).unwrap();
        assert!(readme.contains(&text), "the README shows another {file}");
    }
}
