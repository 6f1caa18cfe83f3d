//! `tests/older` holds inputs as they were spelled from 2019 to 2022, each beside its modern twin: both lower to the
//! same bytes, the older one with a remark, and not at all when the syntax is strict.

use std::fs;

use lowir_tests::memory::{Memory, run};
use lowir_tests::root;

/// The exit code, standard output and standard error of a command over one input.
fn answer(command: &str, input: &str) -> (i32, String, String) {
    let mut world = Memory::default();
    world.files.insert("x.mlir".into(), input.into());
    let code = run(&format!("{command} x.mlir"), &mut world);
    (code, String::from_utf8_lossy(&world.out).into_owned(), world.err)
}

#[test]
fn older_spellings_lower_as_their_modern_twins() {
    let mut files: Vec<_> = fs::read_dir(root().join("tests/older")).unwrap().flatten().map(|e| e.path()).collect();
    files.sort();
    let mut years = [0; 4];
    let mut wrong = Vec::new();
    for file in &files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(file).unwrap();
        let (old, new) = text.split_once("//--- today\n").unwrap_or_else(|| panic!("{name} has no twin"));
        match old.get(3..7).and_then(|y| y.parse::<usize>().ok()) {
            Some(y @ 2019..=2022) => years[y - 2019] += 1,
            _ => wrong.push(format!("{name}: the first line names no year from 2019 to 2022")),
        }
        let read_only = old.lines().next().is_some_and(|l| l.ends_with("(read only)"));
        for command in ["lowir", "lowir --compat=19", "lowir opt", "lowir opt --convert-to-llvm --mlir-print-op-generic"] {
            let (old, new) = (answer(command, old), answer(command, new));
            let partly = command.ends_with("19") || command.contains("--convert-to-llvm") || read_only && command == "lowir";
            if partly && new.0 != 0 && old.0 != 0 {
                // Release 19, or the one pass, has no lowering for what the file shows; tensors and the like have none at all.
            } else if new.0 != 0 || !new.2.is_empty() {
                wrong.push(format!("{name}: the modern twin under `{command}`:\n{}", new.2));
            } else if old.0 != 0 || old.1 != new.1 {
                let difference = lowir_tests::case::difference(&new.1, &old.1);
                wrong.push(format!("{name}: under `{command}`:\n{}{difference}", old.2));
            } else if !old.2.contains("remark: older spelling: ") {
                wrong.push(format!("{name}: no remark under `{command}`"));
            }
        }
        let quiet = answer("lowir opt --no-older-spelling-remarks", old);
        if quiet.0 != 0 || !quiet.2.is_empty() {
            wrong.push(format!("{name}: not quiet:\n{}", quiet.2));
        }
        if answer("lowir opt --strict-syntax", old).0 == 0 {
            wrong.push(format!("{name}: accepted although the syntax is strict"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{} wrong", wrong.join("\n"), wrong.len());
    assert!(files.len() >= 60 && years.iter().all(|&n| n > 0), "{} inputs, by year {years:?}", files.len());
}
