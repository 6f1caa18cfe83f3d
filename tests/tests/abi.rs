//! What `lowir abi` says, checked against machine code: registers, calls from C in both directions, and the examples.
//! A short version; `.ci/full` takes 2,000 signatures.

use lowir_tests::{oracle, root};
use std::process::Command;

fn run(script: &str, args: &[&str]) {
    let out = Command::new(root().join("tests/abi").join(script)).arg(lowir_tests::command()).args(args).output();
    let out = out.unwrap_or_else(|e| panic!("{script}: {e}"));
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{script}: {text}{}", String::from_utf8_lossy(&out.stderr));
}

/// Whether the tools of LLVM and of the languages are there; says what is missing.
fn have<const N: usize>(test: &str, tools: [&str; N], numpy: bool) -> bool {
    if oracle::need(test, ["llc", "clang", "clang++"], 22).is_none() || oracle::need(test, tools, 0).is_none() {
        return false;
    }
    let there = || Command::new("python3").args(["-c", "import numpy"]).output().is_ok_and(|o| o.status.success());
    if numpy && !there() {
        oracle::skipped(test, "NumPy not found");
        return false;
    }
    true
}

#[test]
fn registers_are_those_of_llc() {
    if have("registers", ["python3"], false) {
        run("registers.py", &["60", "1"]);
    }
}

#[test]
fn registers_of_other_targets_are_those_of_llc() {
    if have("registers of other targets", ["python3"], false) {
        run("targets.py", &["30", "1"]);
    }
}

#[test]
fn c_calls_lowered_code_and_is_called() {
    if have("calls from C", ["python3", "gcc", "g++"], false) {
        run("calls.py", &["12", "1"]);
        run("calls.py", &["12", "2"]);
    }
}

#[test]
fn rust_calls_lowered_code_and_is_called() {
    if have("calls from Rust", ["python3", "rustc"], false) {
        run("rust_calls.py", &["20", "1"]);
        run("rust_calls.py", &["20", "2"]);
    }
}

#[test]
fn python_calls_lowered_code_and_is_called() {
    if have("calls from Python", ["python3", "gcc"], true) {
        run("python_calls.py", &["20", "1"]);
        run("python_calls.py", &["20", "2"]);
    }
}

#[test]
fn examples_run() {
    if have("examples of bindings", ["python3", "gcc", "g++", "rustc"], true) {
        run("examples.sh", &[]);
    }
}
