//! The walls of the house: which room knows which, where `unsafe` may stand, how long files are.

use std::fs;
use std::path::{Path, PathBuf};

use lowir_tests::root;

/// The rooms and what each may depend on inside the project.
const ROOMS: &[(&str, &[&str])] = &[
    ("ir", &[]),
    ("abi", &["ir"]),
    ("lower", &["abi", "ir"]),
    ("emit", &["abi", "ir"]),
    ("cli", &["abi", "emit", "ir", "lower"]),
    ("fuzz", &["abi", "emit", "ir", "lower", "lowir"]),
];

/// Rooms that need no standard library.
const BARE: [&str; 4] = ["ir", "abi", "lower", "emit"];

/// Files that may use `unsafe`, each with the proof beside it.
const UNSAFE: &[&str] = &[
    "abi/memref/src/lib.rs",
    "cli/src/capi.rs",
    "cli/src/large_pages.rs",
    "cli/src/machine.rs",
    "cli/src/mapped.rs",
    "cli/src/memory.rs",
    "cli/src/runtime.rs",
    "cli/src/quick_start.rs",
    "cli/src/start.rs",
    "cli/src/unwind.rs",
    "tests/src/count.rs",
    "tests/tests/capi.rs",
    "tests/no_std/src/main.rs",
];

fn sources(under: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(under).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_some_and(|n| n != "target") {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

fn all_sources() -> Vec<(String, String)> {
    let root = root();
    let mut files = Vec::new();
    for room in ["ir", "abi", "lower", "emit", "cli", "fuzz", "tests"] {
        sources(&root.join(room), &mut files);
    }
    files.sort();
    files.iter().map(|f| (f.strip_prefix(&root).unwrap_or(f).display().to_string(), fs::read_to_string(f).unwrap_or_default())).collect()
}

#[test]
fn rooms_depend_one_way() {
    for (room, may) in ROOMS {
        let manifest = fs::read_to_string(root().join(room).join("Cargo.toml")).unwrap();
        let section = manifest.split("[dependencies]").nth(1).unwrap_or("").split("\n[").next().unwrap_or("");
        for line in section.lines() {
            let name = line.split(['.', ' ', '=']).next().unwrap_or("");
            let is_room = ROOMS.iter().any(|r| r.0 == name) || name == "lowir";
            assert!(!is_room || may.contains(&name), "{room} depends on {name}");
        }
        let mut files = Vec::new();
        sources(&root().join(room).join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for (other, _) in ROOMS {
                let path = format!("use {other}::");
                let known = may.contains(other) || other == room;
                assert!(known || !text.contains(&path), "{} names {other}", file.display());
            }
        }
    }
}

#[test]
fn bare_rooms_stay_bare() {
    for room in BARE {
        let lib = fs::read_to_string(root().join(room).join("src/lib.rs")).unwrap();
        assert!(lib.contains("#![no_std]") && lib.contains("#![forbid(unsafe_code)]"), "{room}/src/lib.rs");
    }
}

#[test]
fn unsafe_stands_where_it_may() {
    for (path, text) in all_sources() {
        let uses = text.lines().any(|l| {
            let code = l.split("//").next().unwrap_or("");
            // As a word of the language; lists of keywords and texts of other languages may name it.
            ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "#[unsafe("].iter().any(|u| code.contains(u)) && !code.contains('"')
        });
        assert!(!uses || UNSAFE.contains(&path.as_str()), "{path} uses unsafe");
    }
}

/// Lines of a file, those inside the table of a dialect not counted.
fn lines(text: &str) -> usize {
    let (mut n, mut in_table) = (0, false);
    for line in text.lines() {
        in_table |= line.ends_with("dialect! {") || line.starts_with("pub static ") && line.ends_with('[');
        n += usize::from(!in_table);
        in_table &= !(line == "}" || line == "];");
    }
    n
}

#[test]
fn files_stay_readable() {
    for (path, text) in all_sources() {
        assert!(lines(&text) < 1000, "{path} has {} lines: split it", lines(&text));
    }
}

#[test]
fn nothing_is_left_open() {
    // Spelt in two halves, so that this file does not find itself.
    for word in [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("db", "g!(")] {
        for (path, text) in all_sources() {
            assert!(!text.contains(word), "{path} contains {word})");
        }
    }
}

#[test]
fn no_iteration_over_hash_maps() {
    for (path, text) in all_sources() {
        if BARE.iter().any(|r| path.starts_with(r)) {
            assert!(!text.contains("std::collections"), "{path}");
        }
    }
}
