//! Makes a failing module smaller: whole functions first, then choices. Every smaller stream of choices is a valid
//! module, so only the check says whether it still fails.

use std::time::{Duration, Instant};

use crate::choice::Choices;
use crate::r#gen::Spec;

/// A smaller module that `fails` too, within a time.
pub fn shrink(spec: &Spec, budget: Duration, mut fails: impl FnMut(&Spec) -> bool) -> Spec {
    let end = Instant::now() + budget;
    let mut best = spec.fixed();
    let mut tries = |s: &Spec| Instant::now() < end && fails(s);
    // Functions, in halves, quarters, and so on. The last ones call the others, so what is before may go only with them.
    let mut chunk = best.functions.len().div_ceil(2);
    while chunk > 0 {
        let mut at = best.functions.len();
        while at > 0 {
            let from = at.saturating_sub(chunk);
            let mut next = best.clone();
            next.functions.drain(from..at);
            if !next.functions.is_empty() && tries(&next) {
                best = next;
            }
            at = from.min(best.functions.len());
        }
        chunk = if chunk == 1 { 0 } else { chunk.div_ceil(2) };
    }
    for i in 0..best.functions.len() {
        choices(&mut best, i, &mut tries);
    }
    best.fixed()
}

fn choices(best: &mut Spec, i: usize, tries: &mut impl FnMut(&Spec) -> bool) {
    let numbers = |s: &Spec| s.functions[i].given_numbers().to_vec();
    let mut attempt = |best: &mut Spec, now: Vec<u32>| {
        let mut next = best.clone();
        next.functions[i] = Choices::given(now);
        let better = tries(&next);
        if better {
            *best = next;
        }
        better
    };
    let mut chunk = numbers(best).len().next_power_of_two().max(1);
    while chunk > 0 {
        let mut at = 0;
        while at < numbers(best).len() {
            let now = numbers(best);
            let to = (at + chunk).min(now.len());
            let mut without = now.clone();
            without.drain(at..to);
            if attempt(best, without) {
                continue;
            }
            if now[at..to].iter().any(|&n| n != 0) {
                let mut zeros = now;
                zeros[at..to].fill(0);
                attempt(best, zeros);
            }
            at = to;
        }
        chunk /= 2;
    }
}
