//! Mutants: lowir refuses those that mlir-opt refuses, what is listed as upstream's mistake is one, and the check can fail.

use std::path::Path;

use lowir_fuzz::r#gen::{PROFILES, Spec, generate};
use lowir_fuzz::oracle::refused::{Answer, KNOWN, known, mutants, ours, refused_alike, theirs};
use lowir_fuzz::oracle::{Case, tools};
use lowir_fuzz::wounds::KINDS;

fn installed() -> bool {
    let found = tools::find("mlir-opt", 22).is_some();
    if !found {
        eprintln!("skipped, no mlir-opt");
    }
    found
}

fn case(profile: usize, seed: u64) -> Case {
    Case::new(generate(&Spec::seeded(seed, &PROFILES[profile], 3, 10, 22)), 22)
}

#[test]
fn mutants_are_refused_alike() {
    for i in 0..if installed() { PROFILES.len() } else { 0 } {
        refused_alike(&case(i, 1)).unwrap_or_else(|e| panic!("profile {}: {e}", PROFILES[i].name));
    }
}

/// Every kind of wound comes about, and most mutants are wrong.
#[test]
fn wounds_are_of_every_kind() {
    let mut kinds = std::collections::BTreeSet::new();
    let (mut all, mut wrong) = (0, 0);
    for i in 0..PROFILES.len() {
        let c = case(i, 2);
        let m = c.module().expect("a module");
        for mutant in mutants(&c.print(&m, true), 60) {
            kinds.insert(mutant.kind);
            all += 1;
            wrong += usize::from(matches!(ours(&c, &mutant.text), Answer::Refused(_)));
        }
    }
    assert_eq!(kinds.len(), KINDS.len(), "{kinds:?}");
    assert!(wrong * 2 > all && wrong < all, "{wrong} of {all}");
}

/// lowir is given an empty module instead of each mutant: it accepts what mlir-opt refuses.
#[test]
fn the_check_can_fail() {
    if !installed() {
        return;
    }
    let mut c = case(1, 3);
    c.tamper = Some(|form, text| if form == "mutant" { b"module {\n}\n".to_vec() } else { text });
    let e = refused_alike(&c).expect_err("a disagreement");
    assert!(e.contains("lowir accepts what mlir-opt refuses"), "{e}");
}

/// What the list says is so.
#[test]
fn mistakes_of_upstream_are_mistakes() {
    if !installed() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("upstream");
    let mut c = case(1, 0);
    for k in KNOWN {
        let text = std::fs::read_to_string(folder.join(k.file)).unwrap_or_else(|e| panic!("{}: {e}", k.file));
        c.text.clone_from(&text);
        let theirs = theirs(&c, &[&text]).expect("an answer").remove(0);
        let ours = ours(&c, &text);
        // A crash is shown by files of its own; numbers at the other end are the same mistake.
        let crashed = matches!(theirs, Answer::Crashed(_));
        assert!(crashed || known(&ours, &theirs, &text) || k.theirs.contains("-9223"), "{}: {ours:?}, {theirs:?}", k.file);
    }
}
