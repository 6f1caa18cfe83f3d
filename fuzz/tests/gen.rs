//! What the generators write is valid, lowers, and is the same for ever; every smaller choice is valid too.

use ir::diag::{Diags, Lines, Source};
use ir::text::parse::{ParseOptions, parse_module};
use ir::{Module, Release, verify};
use lowir_fuzz::r#gen::{PROFILES, Spec, generate, profile, rules, strategy};
use proptest::prelude::*;

fn read(text: &str) -> Result<Module, String> {
    let source = Source::new("generated.mlir", text);
    let mut diags = Diags::default();
    let shown = |m: &ir::Context, diags: &Diags| {
        let mut out = String::new();
        Lines::new(text).render_all(m, source, diags, &mut out);
        out
    };
    let Ok(mut m) = parse_module(source, &ParseOptions::default(), &mut diags) else {
        return Err(shown(&ir::Context::new(), &diags));
    };
    verify::verify(&mut m, &mut diags);
    if diags.failed() { Err(shown(&m.cx, &diags)) } else { Ok(m) }
}

fn lowers(text: &str) -> Result<(), String> {
    let mut m = read(text)?;
    let mut diags = Diags::default();
    let options = lower::Options::new(Release::V22);
    let done = lower::lower_to_llvm(&mut m, &options, &mut diags) && lower::is_lowered(&m);
    if done && !diags.failed() {
        return Ok(());
    }
    let left: std::collections::BTreeSet<&str> =
        (0..m.op_kind.len() as u32).map(|i| m.op_name(ir::Op(i))).filter(|n| !n.starts_with("llvm.")).collect();
    Err(format!("{:?}, left: {left:?}", diags.list.first().map(|d| d.message.to_string())))
}

#[test]
fn every_profile_is_valid_and_lowers() {
    for p in PROFILES {
        for seed in 0..3 {
            let text = generate(&Spec::seeded(seed, p, 20, 30, 22));
            lowers(&text).unwrap_or_else(|e| panic!("profile {}, seed {seed}: {e}", p.name));
        }
    }
}

#[test]
fn choices_that_end_early_are_valid() {
    let config = ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(spec in strategy::modules(&PROFILES[0], 4, 12))| {
        let text = generate(&spec);
        prop_assert!(lowers(&text).is_ok(), "{text}\n{:?}", lowers(&text));
    });
}

/// A seed means the same module in every version: reproducers name seeds.
#[test]
fn a_seed_is_for_ever() {
    let again = |name: &str| {
        let text = generate(&Spec::seeded(7, profile(name).expect("a profile"), 5, 20, 22));
        text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
    };
    for p in PROFILES {
        assert_eq!(again(p.name), again(p.name));
    }
}

/// Choices that were written down make what the seed made.
#[test]
fn drawn_choices_make_the_same_module() {
    for p in PROFILES {
        let spec = Spec::seeded(3, p, 6, 20, 22);
        assert_eq!(generate(&spec), generate(&spec.fixed()));
    }
}

/// Rows of the tables that no rule writes; each for a reason.
#[test]
fn what_is_not_written() {
    let known = [
        "ub.unreachable",
        // The road to LLVM lowers none of these.
        "arith.scaling_extf",
        "arith.scaling_truncf",
        "scf.forall",
        "scf.forall.in_parallel",
        // `distinct_objects` changes nothing and promises what views of one memory do not keep; the others are not lowered.
        "memref.distinct_objects",
        "memref.dma_start",
        "memref.dma_wait",
        "affine.dma_start",
        "affine.dma_wait",
        // Expanded by upstream to the larger bound (`upstream/clamp_to_the_larger_bound.mlir`), which lowir does not do.
        "math.clampf",
        // Not lowered by 22.
        "math.isinf",
        "math.isnormal",
        "complex.bitcast",
        // Not lowered by the passes of the roads.
        "vector.reshape",
        "vector.scan",
        "vector.warp_execute_on_lane_0",
        // Nobody divides by what may be 0.
        "linalg.div_unsigned",
        // The interpreter has no `math.erf`.
        "linalg.erf",
    ];
    assert_eq!(rules::gaps(), known);
}
