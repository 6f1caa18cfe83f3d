//! Bytecode files with wounds. `LOWIR_FLIPS=n` sets how many. Alone in its program, since memory is counted.

use ir::bytecode::{WriteOptions, write};
use ir::diag::Source;
use lowir_tests::binary::{parsed, pieces, printed, release_of, reread};
use lowir_tests::case::{Case, all};
use lowir_tests::count::{Counting, Work, measure};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Wounded files are modules or errors: no panic, no hang, no more memory than a small multiple of the file.
#[test]
fn wounds_are_survived() {
    let count = std::env::var("LOWIR_FLIPS").ok().and_then(|n| n.parse().ok()).unwrap_or(4000u64);
    let mut files = Vec::new();
    for path in all() {
        let Ok(case) = Case::read(&path) else { continue };
        let release = release_of(&case);
        for text in pieces(&case) {
            let Some(mut m) = parsed(&text, release) else { continue };
            let version = files.len() as u64 % 7;
            files.push((
                write(&mut m, Source::new("case.mlir", &text), &WriteOptions { release, version, ..WriteOptions::default() }),
                release,
            ));
        }
    }
    let (mut state, mut survivors, mut peak) = (0x9e37_79b9_7f4a_7c15u64, 0, 0);
    let mut random = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for i in 0..count {
        let (file, release) = &files[i as usize % files.len()];
        let mut file = file.clone();
        for _ in 0..1 + random(3) {
            let at = random(file.len());
            match random(8) {
                0 => file.truncate(at.max(1)),
                1 => file.insert(at, random(256) as u8),
                2 => file[at] = random(256) as u8,
                _ => file[at] ^= 1 << random(8),
            }
        }
        let (read, Work { peak: bytes, .. }) = measure(|| reread(&file, *release).ok().map(|m| printed(&m, "", *release, false).len()));
        peak = peak.max(bytes);
        survivors += u64::from(read.is_some());
        assert!(bytes < 100 << 20, "{bytes} bytes for a file of {}", file.len());
    }
    println!("{count} wounds in {} files, {survivors} still modules, at most {peak} bytes", files.len());
}
