//! The reader of LLVM IR text gives an answer for any input: no panic, whatever is wounded.

use std::fs;
use std::path::Path;

use ir::{Diags, Module, Source};

/// Inputs: the cases without their expectations.
fn corpus() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases/import");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().flatten().map(|e| e.path()).collect();
    paths.sort();
    let texts = paths.iter().map(|p| fs::read_to_string(p).unwrap());
    texts.map(|t| t.split("\n//--- ").next().unwrap_or("").as_bytes().to_vec()).collect()
}

fn survive(text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    let (mut m, mut diags) = (Module::new(), Diags::default());
    if emit::import::import(&mut m, Source::new("hostile.ll", &text), &Default::default(), &mut diags) {
        ir::verify::verify(&mut m, &mut diags);
    } else {
        assert!(diags.failed(), "a failure without an error\n--- input:\n{text}");
    }
}

#[test]
fn wounded_text() {
    let corpus = corpus();
    assert!(corpus.len() > 5);
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    const PUNCTUATION: &[u8] = b"{}[]()<>,!@%#\"=-*0 \n;:";
    const NUMBERS: [&str; 5] = ["0", "-1", "4294967295", "18446744073709551615", "99999999"];
    for _ in 0..2000 {
        let mut text = corpus[next(corpus.len())].clone();
        for _ in 0..=next(3) {
            let at = next(text.len());
            match next(5) {
                0 => text[at] = PUNCTUATION[next(PUNCTUATION.len())],
                1 => drop(text.drain(at..(at + 1 + next(30)).min(text.len() - 1).max(at))),
                2 => {
                    let from = next(text.len());
                    let part = text[from..(from + next(40)).min(text.len())].to_vec();
                    text.splice(at..at, part);
                }
                3 => drop(text.splice(at..=at, NUMBERS[next(NUMBERS.len())].bytes())),
                _ => text.truncate(at.max(10)),
            }
        }
        survive(&text);
    }
}

/// Nesting ends in an error, not at the end of the stack.
#[test]
fn depth_is_limited() {
    let deep = 100_000;
    survive(format!("@g = global {}i8{} zeroinitializer", "[1 x ".repeat(deep), "]".repeat(deep)).as_bytes());
    survive(format!("@g = global i8 {}1", "add (i8 1, i8 ".repeat(deep)).as_bytes());
    survive(format!("declare void @f(i8{})", "*".repeat(deep)).as_bytes());
    survive(format!("declare void @f(i8{})", "(i8".repeat(deep)).as_bytes());
    survive(format!("!0 = !{}", "{!".repeat(deep)).as_bytes());
}
