//! Bytecode: every case file through every version and back, and against mlir-opt in both directions.
//! `LOWIR_BYTECODE=all` compares all cases in all versions with the real tools, else a sample.

use ir::Release;
use ir::bytecode::{WriteOptions, write};
use ir::diag::Source;
use lowir_tests::binary::{parsed, pieces, printed, release_of, reread};
use lowir_tests::case::{Case, all};
use lowir_tests::oracle::{need, pipe};

const VERSIONS: std::ops::RangeInclusive<u64> = 0..=6;

/// Whether a version holds everything: older ones have no properties of operations without a table, and the texts of
/// attributes that are distinct in several places do not say which are the same.
fn lossy(text: &str, version: u64) -> bool {
    version < 5 && text.contains("<{") || text.contains("distinct[")
}

#[test]
fn every_case_comes_back() {
    let (mut n, mut wrong) = (0, Vec::new());
    for path in all() {
        let Ok(case) = Case::read(&path) else { continue };
        let release = release_of(&case);
        for text in pieces(&case) {
            let Some(mut m) = parsed(&text, release) else { continue };
            // What is not UTF-8 in the source's text has no place in a printed module; a module that prints has it all.
            let before = printed(&m, &text, release, true);
            for version in VERSIONS.filter(|&v| !lossy(&text, v)) {
                n += 1;
                let file = write(&mut m, Source::new("case.mlir", &text), &WriteOptions { release, version, ..WriteOptions::default() });
                match reread(&file, release) {
                    Ok(back) if printed(&back, "", release, true) == before => {}
                    Ok(back) => {
                        let after = printed(&back, "", release, true);
                        let at = before.lines().zip(after.lines()).find(|(a, b)| a != b);
                        wrong.push(format!("{} version {version}: {at:?}", path.display()));
                    }
                    Err(e) => wrong.push(format!("{} version {version}: {e}", path.display())),
                }
            }
        }
    }
    println!("{n} files");
    assert!(n > 1000 && wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn as_the_real_tools() {
    let full = std::env::var("LOWIR_BYTECODE").as_deref() == Ok("all");
    let (mut n, mut k, mut wrong) = (0, 0, Vec::new());
    for release in [Release::V22, Release::V19] {
        let Some([opt]) = need("as_the_real_tools", ["mlir-opt"], release.version) else { return };
        let unregistered = "--allow-unregistered-dialect";
        for path in all() {
            let Ok(case) = Case::read(&path) else { continue };
            let other = release_of(&case) != release && (release == Release::V22 || !full);
            if case.differs.is_some() || case.must_fail() || other {
                continue;
            }
            for text in pieces(&case) {
                k += 1;
                // mlir-opt does not know the dialect, and so keeps no properties apart.
                let chosen = full || k % 8 == 0 || path.components().any(|c| c.as_os_str() == "bytecode");
                if text.contains("\"vcix.") || !chosen {
                    continue;
                }
                let Some(mut m) = parsed(&text, release) else { continue };
                let generic = pipe(&opt, &[unregistered, "--mlir-print-op-generic"], text.as_bytes());
                // Where the texts differ already, the case is another release's.
                if !generic.ok || printed(&m, "", release, false).as_bytes() != generic.out {
                    continue;
                }
                for version in VERSIONS.filter(|v| full || *v == 6 || *v == k as u64 % 6) {
                    n += 1;
                    let shown = format!("{} release {} version {version}", path.display(), release.version);
                    let flag = format!("--emit-bytecode-version={version}");
                    let theirs = pipe(&opt, &[unregistered, "--emit-bytecode", &flag], text.as_bytes());
                    // What upstream makes of its own file: it loses some things in older versions.
                    let own = pipe(&opt, &[unregistered, "--mlir-print-op-generic"], &theirs.out);
                    if !theirs.ok || !own.ok {
                        continue;
                    }
                    match reread(&theirs.out, release) {
                        Ok(back) if printed(&back, "", release, false).as_bytes() == own.out => {}
                        Ok(back) => wrong.push(format!("{shown}: read as\n{}", printed(&back, "", release, false))),
                        Err(e) => wrong.push(format!("{shown}: {e}")),
                    }
                    let ours =
                        write(&mut m, Source::new("case.mlir", &text), &WriteOptions { release, version, ..WriteOptions::default() });
                    let read = pipe(&opt, &[unregistered, "--mlir-print-op-generic"], &ours);
                    let fits = read.ok && (read.out == generic.out || read.out == own.out);
                    // Flags and properties that upstream's older versions lose are kept among the other attributes.
                    if !fits && !(read.ok && version < 5 && generic.out != own.out) {
                        wrong.push(format!("{shown}: mlir-opt reads\n{}{}", read.err, String::from_utf8_lossy(&read.out)));
                    }
                }
            }
        }
    }
    println!("{n} comparisons");
    assert!(wrong.is_empty(), "{} of {n}:\n{}", wrong.len(), wrong.iter().take(8).cloned().collect::<Vec<_>>().join("\n"));
}
