//! Every row of every dialect's table stands in some case, every spelling compiles, every pass runs in some case.

use std::collections::BTreeSet;

use lowir_tests::case::all;

/// Words of all case files that look like `dialect.operation`.
fn words() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for file in all() {
        let text = std::fs::read_to_string(file).unwrap();
        for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.' || c == '-')) {
            if word.contains(['.', '-']) && !words.contains(word) {
                words.insert(word.to_string());
            }
        }
    }
    words
}

#[test]
fn every_operation_has_a_case() {
    let words = words();
    let rows = ir::dialect::TABLES.iter().flat_map(|t| t.iter()).filter(|r| r.name.contains('.'));
    let missing: Vec<&str> = rows.map(|r| r.name).filter(|n| !words.contains(*n)).collect();
    assert!(missing.is_empty(), "operations without a case: {}", missing.join(" "));
}

/// The dialects on the road to LLVM.
const ROAD: &str = "affine arith bufferization cf complex func index linalg math memref scf tensor ub vector";

/// Operations that an error in a `fail_` case names, where it says what is wrong or where it shows the line.
fn failing() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for file in all().into_iter().filter(|f| f.file_name().is_some_and(|n| n.to_string_lossy().starts_with("fail_"))) {
        let text = std::fs::read_to_string(file).unwrap();
        let Some((_, errors)) = text.split_once("//--- err") else { continue };
        for word in errors.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.')) {
            words.insert(word.trim_end_matches('.').to_string());
        }
    }
    words
}

#[test]
fn every_operation_of_the_road_fails_in_a_case() {
    let words = failing();
    let rows = ir::dialect::TABLES.iter().flat_map(|t| t.iter());
    let rows = rows.filter(|r| r.name.split_once('.').is_some_and(|(d, _)| ROAD.split(' ').any(|known| known == d)));
    let missing: Vec<&str> = rows.map(|r| r.name).filter(|n| !words.contains(*n)).collect();
    assert!(missing.is_empty(), "operations that fail in no case: {}", missing.join(" "));
}

#[test]
fn every_pass_has_a_case() {
    let words = words();
    let missing: Vec<&str> =
        lower::PASSES.iter().map(|p| p.name).filter(|n| !words.contains(*n) && !words.contains(&format!("--{n}"))).collect();
    assert!(missing.is_empty(), "passes without a case: {}", missing.join(" "));
}

#[test]
fn every_format_compiles() {
    for row in ir::dialect::TABLES.iter().flat_map(|t| t.iter()) {
        if let ir::row::Format::Asm(text) = row.format
            && let Err(e) = ir::text::format::compile(row, text)
        {
            panic!("{}: {e}\n  {text}", row.name);
        }
    }
}

#[test]
fn rows_are_well_formed() {
    let mut names = BTreeSet::new();
    for row in ir::dialect::TABLES.iter().flat_map(|t| t.iter()).filter(|r| !r.name.is_empty()) {
        assert!(row.name.contains('.') || row.name == "an operation", "{}", row.name);
        // Release 19 may have a row of its own.
        let only_19 = row.traits.has(ir::row::Traits::ONLY_19);
        assert!(names.insert((row.name, only_19)), "{} has two rows", row.name);
        assert!(!row.doc.is_empty(), "{} has no sentence", row.name);
        for parent in row.parents {
            assert!(parent.contains('.'), "{}: parent {parent}", row.name);
        }
    }
}

#[test]
fn passes_are_described() {
    let mut names = BTreeSet::new();
    for p in lower::PASSES {
        assert!(names.insert(p.name), "{} has two rows", p.name);
        assert!(!p.doc.is_empty() && !p.class.is_empty(), "{}", p.name);
        assert!(p.options.iter().all(|o| !o.doc.is_empty()), "{}: every option needs a sentence", p.name);
    }
}
