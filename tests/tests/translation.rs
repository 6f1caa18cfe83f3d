//! Every operation that the writer translates has a case that translates it: `tests/translation.tsv` names it.
//! `BLESS=1` rewrites the table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use lowir_tests::case::all;
use lowir_tests::root;

/// Operations that have no row in the writer's table, as it writes them by hand.
const BY_HAND: [&str; 8] = [
    "llvm.func",
    "llvm.mlir.global",
    "llvm.mlir.alias",
    "llvm.mlir.ifunc",
    "llvm.mlir.global_ctors",
    "llvm.mlir.global_dtors",
    "llvm.comdat",
    "llvm.comdat_selector",
];

#[test]
fn every_translated_operation_has_a_case() {
    let cx = ir::Context::new();
    let ruled = emit::ll::rules::RULES.iter().map(|r| r.0).chain(emit::ll::intrinsic::intrinsics().map(|x| x.op));
    let ruled = ruled.chain(emit::ll::nvvm_ops::named()).chain(emit::ll::vcix::OPS);
    let mut wanted: BTreeSet<&str> = BY_HAND.into();
    wanted.extend(ruled.map(|op| cx.registry.row(op).name));
    let cases = root().join("tests/cases");
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    for file in all() {
        // What must fail shows no translation.
        if file.file_name().is_some_and(|n| n.to_string_lossy().starts_with("fail_")) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        if !text.lines().next().is_some_and(|l| l.contains("translate --mlir-to-llvmir")) {
            continue;
        }
        let input = text.split("\n//--- ").next().unwrap_or("");
        let words: BTreeSet<&str> =
            input.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '_'))).map(|w| w.trim_end_matches('.')).collect();
        for &op in &wanted {
            if words.contains(op) {
                let name = file.strip_prefix(&cases).unwrap_or(&file).display().to_string();
                found.entry(op).and_modify(|old| *old = old.clone().min(name.clone())).or_insert(name);
            }
        }
    }
    let table: String = found.iter().map(|(op, case)| format!("{op}\t{case}\n")).collect();
    let table = format!("op\tcase\n{table}");
    let path = root().join("tests/translation.tsv");
    if std::env::var("BLESS").is_ok_and(|v| v == "1") {
        fs::write(&path, &table).unwrap();
    }
    let missing: Vec<&&str> = wanted.iter().filter(|op| !found.contains_key(**op)).collect();
    assert!(missing.is_empty(), "no case translates {missing:?}");
    assert!(fs::read_to_string(&path).is_ok_and(|old| old == table), "tests/translation.tsv is old; BLESS=1 rewrites it");
}
