//! Campaigns: their report is JSON, a failure leaves a folder that shows it again, and what was interrupted goes on.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lowir_fuzz::r#gen::profile;
use lowir_fuzz::oracle::campaign::{Campaign, Outcome};
use lowir_fuzz::{coverage, oracle::report};
use serde_json::Value;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn campaign(folder: &Path, seeds: std::ops::Range<u64>) -> Campaign {
    Campaign {
        seeds,
        profile: profile("scalar").expect("a profile"),
        functions: 3,
        size: 6,
        release: 22,
        oracles: vec!["reads".into()],
        command: None,
        folder: Some(folder.to_owned()),
        jobs: 2,
        shrink: Duration::from_millis(300),
        stop_after: 100,
    }
}

fn report(folder: &Path) -> Value {
    let text = std::fs::read_to_string(folder.join("scalar-22.json")).expect("a report");
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn goes_on_where_it_was() {
    let (parts, whole) = (folder("parts"), folder("whole"));
    campaign(&parts, 0..4).run().expect("runs");
    assert_eq!(report(&parts)["modules"], 4);
    // As if it was ended while it wrote a line: the seed is done again.
    let state = parts.join("scalar-22-3x6.done");
    let text = std::fs::read_to_string(&state).expect("the state");
    std::fs::write(&state, text.trim_end()).expect("the state");
    let text = text.trim_end().to_owned() + "\n";
    let last = text.lines().last().expect("a line").to_owned();
    std::fs::write(&state, text.strip_suffix('\n').expect("a line")).expect("the state");
    let out: Outcome = campaign(&parts, 0..9).run().expect("runs");
    assert_eq!(out.modules, 9, "the last line was {last}");
    campaign(&whole, 0..9).run().expect("runs");
    let (a, b) = (report(&parts), report(&whole));
    for key in ["modules", "functions", "failures", "operations", "seeds", "release", "profile"] {
        assert_eq!(a[key], b[key], "{key}");
    }
    assert_eq!(a["functions"], 27);
    assert!(a["operations"]["func.return"].as_u64() > Some(27));
    // Nothing is left to do.
    assert_eq!(campaign(&parts, 0..9).run().expect("runs").modules, 9);
}

#[test]
fn failures_are_kept() {
    let folder = folder("failing");
    let failing = |seeds| Campaign {
        oracles: Vec::new(),
        command: Some(("cat".into(), "echo 'wrong \"quoted\"'".into())),
        jobs: 1,
        ..campaign(&folder, seeds)
    };
    let out = failing(0..2).run().expect("runs");
    assert_eq!(out.failures.len(), 2);
    let again = failing(0..3).run().expect("runs");
    let details = |o: &Outcome| o.failures.iter().map(|f| (f.seed, f.oracle, f.detail.clone())).collect::<Vec<_>>();
    assert_eq!(details(&again)[..2], details(&out), "failures from before count");
    let json = report(&folder);
    let failures = json["failures"].as_array().expect("a list");
    assert_eq!(failures.len(), 3);
    assert_eq!(failures[1]["seed"], 1);
    assert_eq!(failures[1]["oracle"], "command");
    assert!(failures[1]["detail"].as_str().is_some_and(|d| d.contains("wrong \"quoted\"")));
    let kept = folder.join("command-scalar-22-1");
    let (small, whole) = ["input.mlir", "whole.mlir"].map(|f| std::fs::read_to_string(kept.join(f)).expect("a module")).into();
    assert!(small.len() < whole.len());
    let readme = std::fs::read_to_string(kept.join("README.md")).expect("a text");
    assert!(readme.contains("--lower 'cat'") && readme.contains("gen --seed 1"), "{readme}");
}

#[test]
fn quoting_comes_back() {
    let text = "a \"b\"\\\n\t\u{1}é";
    assert_eq!(report::unquoted(&report::json(text)), text);
}

/// Rows of every source dialect that the generators write are met in few modules.
#[test]
fn coverage_counts_rows() {
    let (before, after) = coverage::exercised(0..1, 12, 8, 22).expect("everything lowers");
    let table = coverage::table(&before, &after);
    for dialect in ["arith", "cf", "func", "index", "memref", "scf", "llvm"] {
        let line = table.lines().find(|l| l.starts_with(&format!("| {dialect} |"))).unwrap_or_else(|| panic!("no {dialect} in\n{table}"));
        let met: u64 = line.split('|').nth(3).and_then(|n| n.trim().parse().ok()).expect("a number");
        assert!(met > 0, "{line}");
    }
}
