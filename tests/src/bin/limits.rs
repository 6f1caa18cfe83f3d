//! What this machine can do at most, on one file: `limits FILE` prints, in MB/s, how fast its bytes are copied, and split
//! into tokens by a table with kind and place stored (the bound for reading), and how fast fresh memory is touched.

use std::hint::black_box;
use std::time::Instant;

use lowir_tests::bound::{classes, tokens};

/// The best of several runs, in MB/s.
fn best(bytes: usize, mut run: impl FnMut()) -> f64 {
    let once = || {
        let start = Instant::now();
        run();
        bytes as f64 / 1e6 / start.elapsed().as_secs_f64()
    };
    std::iter::repeat_with(once).take(9).fold(0.0, f64::max)
}

fn main() {
    let Some(Ok(text)) = std::env::args().nth(1).map(std::fs::read) else {
        eprintln!("limits FILE");
        std::process::exit(1);
    };
    let (table, mut found, mut copy) = (classes(), Vec::with_capacity(text.len()), vec![0u8; text.len()]);
    println!("copy {:.0}", best(text.len(), || copy.copy_from_slice(black_box(&text))));
    let rate = best(text.len(), || {
        found.clear();
        tokens(black_box(&text), &table, &mut found);
    });
    println!("tokens {rate:.0}");
    const FRESH: usize = 1 << 28;
    println!("touch {:.0}", best(FRESH, || drop(black_box(vec![1u8; black_box(FRESH)]))));
}
