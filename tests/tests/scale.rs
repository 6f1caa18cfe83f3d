//! Growth, fitted on counted work: allocations of the allocator everywhere, instructions where valgrind is installed.
//! One exponent per dimension in which input can grow; 1 is linear. `LOWIR_SCALE=full` goes a hundred times up.

use std::process::Command;

use lowir_tests::count::{Counting, exponent, measure};
use lowir_tests::memory::{Memory, run};
use lowir_tests::oracle::find;
use lowir_tests::workload::{self, Kind, Shape};

#[global_allocator]
static COUNTING: Counting = Counting;

/// A dimension of growth: a title, the smallest size, the text of a size.
const DIMENSIONS: &[(&str, usize, fn(usize) -> String)] = &[
    ("functions", 20, |n| workload::generate(&Shape::new(Kind::Mixed, n))),
    ("operations of a block", 200, workload::wide),
    ("blocks of a function", 100, workload::long_cfg),
    ("depth of nesting", 16, workload::nested),
    ("distinct types and constants", 50, workload::distinct),
];

/// Bytes and calls of the allocator may grow with this exponent: doubling vectors make steps, so not exactly 1.
const LIMIT: f64 = 1.15;

fn lower(text: &str) -> usize {
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.into());
    let code = run("lowir in.mlir", &mut world);
    assert_eq!(code, 0, "{}", world.err.lines().take(5).collect::<Vec<_>>().join("\n"));
    world.out.len()
}

// One test for everything that counts: the counters are the process's.
#[test]
fn work_grows_linearly() {
    let full = std::env::var("LOWIR_SCALE").is_ok_and(|v| v == "full");
    let steps: &[usize] = if full { &[10, 30, 100, 300, 1000] } else { &[2, 4, 8, 16, 32] };
    let mut wrong = Vec::new();
    for (title, base, make) in DIMENSIONS {
        let mut points = Vec::new();
        // The nest's text is short per level and its meaning deep: fewer steps suffice.
        let steps = if *title == "depth of nesting" { &steps[..4] } else { steps };
        for step in steps {
            let text = make(base * step);
            let (_, work) = measure(|| lower(&text));
            points.push((text.len() as f64, work));
        }
        for (what, get) in [
            ("bytes allocated", (|w| w.bytes) as fn(&lowir_tests::count::Work) -> usize),
            ("calls of the allocator", |w| w.calls),
            ("peak of memory", |w| w.peak),
        ] {
            let k = exponent(&points.iter().map(|(n, w)| (*n, get(w).max(1) as f64)).collect::<Vec<_>>());
            println!("{title}: {what} grow with exponent {k:.3}");
            if k > LIMIT {
                wrong.push(format!("{title}: {what} grow with exponent {k:.3}: {points:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    memory_of_operations();
}

/// A world that takes text and keeps none.
struct Elsewhere;
impl lowir::parts::World for Elsewhere {
    fn put(&mut self, _: Option<u64>, _: &[u8]) -> bool {
        true
    }
}

/// Bytes for an operation: of the module's columns, and of the whole job part by part beyond the input, where only names,
/// types, attributes and pairs of braces are left of what was read.
fn memory_of_operations() {
    let job = |kind: Kind, n: usize| {
        let text = workload::generate(&Shape::new(kind, n));
        let (parse, options, mut diags) = (Default::default(), lowir::Options::default(), Default::default());
        let source = ir::Source::new("t.mlir", &text);
        let m = ir::text::parse::parse_module(source, &parse, &mut diags).unwrap();
        let n_ops = m.op_kind.len();
        println!("{n} functions, {n_ops} operations: {} bytes of columns for each", m.column_bytes() / n_ops);
        if kind == Kind::Mixed {
            assert!(m.column_bytes() <= 64 * n_ops, "{} bytes for {n_ops} operations", m.column_bytes());
            return (0, 0);
        }
        drop(m);
        let job = lowir::parts::Job { source, parse: &parse, options: &options };
        let (done, work) = measure(|| job.run(&mut Elsewhere).is_some());
        assert!(done);
        (n_ops, work.peak)
    };
    job(Kind::Mixed, 1000);
    // Of these, all functions are independent of each other.
    let points = [1000, 4000].map(|n| job(Kind::Cfg, n));
    let more = (points[1].0 - points[0].0, points[1].1.saturating_sub(points[0].1));
    println!("the job in parts: {points:?}, {} bytes for each operation more", more.1 / more.0);
    assert!(more.1 < 60 * more.0, "{points:?}");
}

/// Not a test: the program that `instructions_grow_linearly` runs under valgrind.
#[test]
fn child() {
    if let Ok(path) = std::env::var("LOWIR_SCALE_CHILD") {
        lower(&std::fs::read_to_string(path).unwrap());
    }
}

#[test]
fn instructions_grow_linearly() {
    let Some(valgrind) = find("valgrind", 0) else {
        assert!(std::env::var("LOWIR_ORACLE").as_deref() != Ok("require"), "valgrind not found");
        return eprintln!("instructions_grow_linearly: skipped, valgrind not found");
    };
    let count = |text: &str| -> f64 {
        let path = std::env::temp_dir().join(format!("lowir-scale-{}.mlir", std::process::id()));
        std::fs::write(&path, text).unwrap();
        let ran = Command::new(&valgrind)
            .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "child", "--test-threads=1"])
            .env("LOWIR_SCALE_CHILD", &path)
            .output()
            .unwrap();
        let _ = std::fs::remove_file(&path);
        let err = String::from_utf8_lossy(&ran.stderr).into_owned();
        let line = err.lines().find(|l| l.contains("refs:")).unwrap_or_else(|| panic!("no count in {err}"));
        line.split("refs:").nth(1).unwrap_or("").trim().replace(',', "").parse().unwrap()
    };
    let start = count("");
    for (title, base, make) in DIMENSIONS {
        let points: Vec<(f64, f64)> = [2, 6, 18]
            .map(|step| {
                let text = make(base * step);
                (text.len() as f64, (count(&text) - start).max(1.0))
            })
            .into();
        let k = exponent(&points);
        println!("{title}: instructions grow with exponent {k:.3}");
        assert!(k < LIMIT, "{title}: instructions grow with exponent {k:.3}: {points:?}");
    }
}
