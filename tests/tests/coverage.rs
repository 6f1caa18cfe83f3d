//! Every row of every dialect's table stands in some case, every spelling compiles, every pass runs in some case.

use std::collections::{BTreeMap, BTreeSet};

use lowir_tests::case::{Case, all};

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

/// Operations of the road that no conversion takes away, by the reason.
const STAYS: &[(&str, &str)] = &[
    (
        "a pass of its own bufferizes it",
        "bufferization.alloc_tensor bufferization.dealloc_tensor bufferization.materialize_in_destination bufferization.to_buffer bufferization.to_memref bufferization.to_tensor tensor.bitcast tensor.cast tensor.collapse_shape tensor.concat tensor.dim tensor.empty tensor.expand_shape tensor.extract tensor.extract_slice tensor.from_elements tensor.gather tensor.generate tensor.insert tensor.insert_slice tensor.pack tensor.pad tensor.parallel_insert_slice tensor.rank tensor.reshape tensor.scatter tensor.splat tensor.unpack tensor.yield",
    ),
    ("nothing lowers it", "complex.bitcast memref.dma_start memref.dma_wait math.isinf math.isnormal vector.reshape"),
    ("release 22 takes its bounds for one another", "math.clampf"),
    ("a dialect of processors distributes it", "vector.warp_execute_on_lane_0"),
];

/// Operations in a text by name, pieces of a split input counted together; `None` where a piece does not read.
fn operations(text: &str, release: ir::Release) -> Option<BTreeMap<String, usize>> {
    let mut found = BTreeMap::new();
    for piece in text.split("// -----") {
        let mut diags = ir::Diags::default();
        let options = ir::text::parse::ParseOptions { release, allow_unregistered: true, quiet_older: true, ..Default::default() };
        let m = ir::text::parse::parse_module(ir::Source::new("case.mlir", piece), &options, &mut diags).ok()?;
        ir::walk(&m, m.root?, |op| *found.entry(m.op_name(op).to_string()).or_default() += 1);
    }
    Some(found)
}

/// Operations that stand in the input of a run of a conversion, or of the whole job, and less often in what comes out.
fn converted() -> BTreeSet<String> {
    let mut gone = BTreeSet::new();
    for file in all() {
        let Ok(case) = Case::read(&file) else { continue };
        for (i, run) in case.runs.iter().enumerate() {
            let release = if run.contains("--compat=19") { ir::Release::V19 } else { ir::Release::V22 };
            let cleans = ["--canonicalize", "--cse", "--sccp", "--symbol-dce", "--inline", "--mem2reg", "--sroa", "--loop-inv"];
            if run.contains('|') || cleans.iter().any(|c| run.contains(c)) || case.must_fail() {
                continue;
            }
            let title = if i == 0 { "out".to_string() } else { format!("out {}", i + 1) };
            let Some(out) = case.expected.get(&title) else { continue };
            let Some(before) = operations(&case.input, release) else { continue };
            // Nothing of these dialects is left in LLVM IR.
            let after =
                if out.contains("\ndefine ") || out.contains("ModuleID") { Some(BTreeMap::new()) } else { operations(out, release) };
            let Some(after) = after else { continue };
            gone.extend(before.into_iter().filter(|(name, n)| after.get(name).unwrap_or(&0) < n).map(|(name, _)| name));
        }
    }
    gone
}

#[test]
fn every_operation_that_converts_does_so_in_a_case() {
    let gone = converted();
    let rows = ir::dialect::TABLES.iter().flat_map(|t| t.iter());
    let rows = rows.filter(|r| r.name.split_once('.').is_some_and(|(d, _)| ROAD.split(' ').any(|known| known == d)));
    let (stays, goes): (Vec<&str>, Vec<&str>) =
        rows.map(|r| r.name).partition(|n| STAYS.iter().any(|s| s.1.split(' ').any(|stays| stays == *n)));
    let missing: Vec<&str> = goes.into_iter().filter(|n| !gone.contains(*n)).collect();
    assert!(missing.is_empty(), "operations that no case converts: {}", missing.join(" "));
    let known: Vec<&str> = stays.into_iter().filter(|n| gone.contains(*n)).collect();
    assert!(known.is_empty(), "operations that a case converts, though they are said to stay: {}", known.join(" "));
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
