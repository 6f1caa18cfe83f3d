//! Which rows of the dialect tables generated modules exercise, before lowering and after it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::r#gen::{PROFILES, Spec, generate};
use crate::oracle::{Case, shown};
use ir::Module;
use ir::diag::Diags;

/// How often each operation stands in modules.
pub type Counts = BTreeMap<String, u64>;

/// Adds the operations of a module.
pub fn count(m: &Module, counts: &mut Counts) {
    let Some(root) = m.root else { return };
    ir::walk(m, root, |op| {
        let name = m.op_name(op);
        match counts.get_mut(name) {
            Some(n) => *n += 1,
            None => drop(counts.insert(name.to_owned(), 1)),
        }
    });
}

/// The operations of modules of every profile, before and after lowering. Errors: a module that does not lower.
pub fn exercised(seeds: std::ops::Range<u64>, functions: usize, size: usize, release: u32) -> Result<(Counts, Counts), String> {
    let (mut before, mut after) = (Counts::new(), Counts::new());
    for profile in PROFILES {
        for seed in seeds.clone() {
            let case = Case::new(generate(&Spec::seeded(seed, profile, functions, size, release)), release);
            let mut m = case.module()?;
            count(&m, &mut before);
            let mut diags = Diags::default();
            if !lower::lower_to_llvm(&mut m, &lower::Options::new(case.behaviour()), &mut diags) {
                return Err(format!("profile {}, seed {seed}: {}", profile.name, shown(&m, case.source(), &diags)));
            }
            count(&m, &mut after);
        }
    }
    Ok((before, after))
}

/// A table in Markdown: by dialect how many rows there are, how many were met, and which were not. Source dialects are
/// counted before lowering, the LLVM dialect after it.
pub fn table(before: &Counts, after: &Counts) -> String {
    let mut dialects: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for row in ir::dialect::TABLES.iter().flat_map(|t| t.iter()) {
        dialects.entry(row.name.split('.').next().unwrap_or("")).or_default().push(row.name);
    }
    let mut out = String::from("| dialect | rows | met | operations | not met |\n|---|---|---|---|---|\n");
    for (dialect, rows) in dialects {
        let counts = if dialect == "llvm" { after } else { before };
        let (met, missing): (Vec<&str>, Vec<&str>) = rows.iter().partition(|r| counts.contains_key(**r));
        let n: u64 = met.iter().map(|r| counts[*r]).sum();
        let names: Vec<&str> = missing.iter().map(|r| r.split_once('.').map_or(*r, |x| x.1)).collect();
        let names = match (met.len(), names.len()) {
            (0, _) => "all".to_owned(),
            (_, 0..=40) => names.join(", "),
            (_, n) => format!("{n} of them"),
        };
        let _ = writeln!(out, "| {dialect} | {} | {} | {n} | {names} |", rows.len(), met.len());
    }
    out
}
