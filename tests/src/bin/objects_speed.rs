//! Times the making of objects from a module of the LLVM dialect in memory: `objects_speed LOWERED.mlir [ROUNDS]` prints
//! the seconds of the processor for one round of many to code, relocations and symbols, and for writing the file; and bytes
//! of both; then the same with a section for each symbol.

use std::time::{Duration, Instant};

use emit::x86::obj::Container;
use ir::diag::{Diags, Source};

/// Time of the processor that this process has had, where the system says so, else time by the clock.
fn now(start: Instant) -> Duration {
    let had = std::fs::read_to_string("/proc/self/schedstat").ok();
    let had = had.and_then(|t| t.split(' ').next()?.parse().ok());
    had.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn main() {
    let start = Instant::now();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(file) = args.first() else {
        eprintln!("objects_speed LOWERED.mlir [ROUNDS]");
        std::process::exit(1);
    };
    let rounds: u32 = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(10);
    let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{file}: {e}"));
    let source = Source::new(file, &text);
    let mut diags = Diags::default();
    let mut m = ir::Module::new();
    if ir::text::parse::parse_into(&mut m, source, &Default::default(), &mut diags).is_err() {
        eprintln!("{file}: does not parse");
        std::process::exit(1);
    }
    // The system counts a process's time in ticks: only many rounds together are measured well.
    let mut made = Vec::new();
    let t0 = now(start);
    for _ in 0..rounds {
        let Ok(object) = emit::x86::emit_object(&m, source, &mut diags) else {
            eprintln!("{file}: has no machine code");
            std::process::exit(1);
        };
        made.clear();
        made.push(object);
    }
    let code = (now(start) - t0) / rounds.max(1);
    let Some(object) = made.first() else { return };
    // Files take longer, and fewer rounds tell as much.
    let rounds = rounds.clamp(1, 20);
    let written = |container: &dyn Container| {
        let (t1, mut size) = (now(start), 0);
        for _ in 0..rounds {
            let mut out = Vec::new();
            container.write(object, &mut out).unwrap_or_else(|e| panic!("{e}"));
            size = out.len();
        }
        ((now(start) - t1).as_secs_f64() / f64::from(rounds), size)
    };
    let ((elf, size), (sections, large)) = (written(&emit::x86::elf::Elf), written(&lowir::faerie::ElfSections));
    let (code, text) = (code.as_secs_f64(), object.sections[0].bytes.len());
    println!("code {code:.6} s, container {elf:.6} s, .text {text} B, object {size} B");
    println!("a section for each symbol, by faerie: container {sections:.6} s, object {large} B");
}
