//! `tests/seeds.tsv` names, for each promised row, the case that holds it to the promise. Rows come from the cases'
//! `// SEED: ` lines (`BLESS=1` rewrites the table) or name a test function (`tests/NAME.rs::function`).

use std::collections::BTreeMap;
use std::fs;

use lowir_tests::case::{Case, all};
use lowir_tests::root;

/// The rows that must have a case.
fn required() -> Vec<String> {
    (1..=99).chain(110..=116).chain(120..=145).map(|n| format!("S{n}")).collect()
}

fn number(row: &str) -> u32 {
    row[1..].parse().unwrap_or(u32::MAX)
}

#[test]
fn every_row_has_a_case() {
    let path = root().join("tests/seeds.tsv");
    let table = fs::read_to_string(&path).unwrap_or_default();
    let mut named: BTreeMap<(u32, String), ()> = BTreeMap::new();
    let mut functions = Vec::new();
    for line in table.lines().skip(1) {
        let (row, place) = line.split_once('\t').unwrap_or((line, ""));
        if place.contains("::") {
            let (file, function) = place.split_once("::").unwrap();
            let text = fs::read_to_string(root().join("tests").join(file)).unwrap_or_default();
            assert!(text.contains(&format!("fn {function}(")), "{row}: no {place}");
            functions.push((number(row), place.to_string()));
        } else {
            named.insert((number(row), place.into()), ());
        }
    }
    let cases = root().join("tests/cases");
    let mut found: BTreeMap<(u32, String), ()> = BTreeMap::new();
    for file in all() {
        let Ok(case) = Case::read(&file) else { continue };
        let name = file.strip_prefix(&cases).unwrap_or(&file).display().to_string();
        for row in case.seeds {
            found.insert((number(&row), name.clone()), ());
        }
    }
    if std::env::var("BLESS").is_ok_and(|v| v == "1") {
        let mut lines: Vec<(u32, String)> = found.into_keys().chain(functions).collect();
        lines.sort();
        let text: String = lines.iter().map(|(n, place)| format!("S{n}\t{place}\n")).collect();
        fs::write(&path, format!("row\tcase\n{text}")).unwrap();
        return;
    }
    assert_eq!(named.keys().collect::<Vec<_>>(), found.keys().collect::<Vec<_>>(), "seeds.tsv and the cases disagree; BLESS=1 rewrites it");
    for row in required() {
        let has = found.keys().any(|k| k.0 == number(&row)) || functions.iter().any(|f| f.0 == number(&row));
        assert!(has, "{row} has no case");
    }
}

/// Every deliberate difference is listed, and every listed one exists.
#[test]
fn differences_are_listed() {
    let listed = fs::read_to_string(root().join("DIFFERENCES.md")).unwrap_or_default();
    let cases = root().join("tests/cases");
    for file in all() {
        let Ok(case) = Case::read(&file) else { continue };
        let name = file.strip_prefix(&cases).unwrap_or(&file).display().to_string();
        assert_eq!(listed.contains(&format!("`{name}`")), case.differs.is_some(), "{name}: DIFFERENCES.md and the case disagree");
    }
    for name in listed.split('`').filter(|w| (w.ends_with(".mlir") || w.ends_with(".ll")) && w.contains('/')) {
        assert!(cases.join(name).is_file(), "DIFFERENCES.md names {name}, which does not exist");
    }
}

/// Names of cases say how they end.
#[test]
fn names_tell_failures() {
    for file in all() {
        let case = Case::read(&file).unwrap_or_else(|e| panic!("{e}"));
        assert!(!case.runs.is_empty());
        let stem = case.name.trim_end_matches(".mlir").trim_end_matches(".ll");
        assert!(stem.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{}: use words and underscores", case.name);
    }
}
