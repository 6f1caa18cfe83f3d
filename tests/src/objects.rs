//! What the tests of objects share: objects of text, programs that must succeed, functions run in memory.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::memory::{Memory, run};
use crate::root;

/// A folder of one test, empty.
pub fn folder(name: &str) -> PathBuf {
    let dir = root().join("target/objects").join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    dir
}

/// The object of MLIR text.
pub fn object(text: &[u8], flags: &str) -> Vec<u8> {
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.into());
    let code = run(&format!("lowir in.mlir -o out.o {flags}"), &mut world);
    assert_eq!(code, 0, "{}", world.err);
    world.written.remove("out.o").unwrap_or_default()
}

/// Runs a program that must succeed without a word of warning; its output.
#[track_caller]
pub fn must(command: &mut Command) -> Vec<u8> {
    let done = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let err = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && !err.contains("warning"), "{command:?}: {}\n{err}", done.status);
    done.stdout
}

/// What a run printed, or its complaint.
pub fn answer(text: &str, flags: &str) -> String {
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.into());
    let code = run(&format!("lowir run in.mlir {flags}"), &mut world);
    if code == 0 { String::from_utf8(world.out).unwrap() } else { world.err }
}
