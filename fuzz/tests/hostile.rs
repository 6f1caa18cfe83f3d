//! Hostile input, a second of each kind on every run; `LOWIR_FUZZ_SECONDS=600` looks harder.

use lowir_fuzz::r#gen::{PROFILES, Spec, generate};
use lowir_fuzz::hostile::{EDGES, circular, generic_form, survive, tokens, wounded, wounded_numbers as wounded_numbers_of};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::Cell;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

/// The case files and examples of the project, cut at `// -----`, the small ones.
fn corpus() -> &'static [String] {
    static CORPUS: OnceLock<Vec<String>> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut files = Vec::new();
        let mut folders = vec![root.join("tests/cases"), root.join("examples")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path)
                } else if path.extension().is_some_and(|e| e == "mlir") {
                    files.push(path)
                }
            }
        }
        files.sort();
        let texts: Vec<String> = files.iter().filter_map(|f| std::fs::read_to_string(f).ok()).collect();
        let input = |t: &String| t.split("\n//--- ").next().unwrap_or("").to_owned();
        let parts = texts.iter().map(input).flat_map(|t| ir::expect::split(&t).into_iter().map(|p| p.1.to_owned()).collect::<Vec<_>>());
        parts.filter(|p| p.len() < 4000).collect()
    })
}

fn check(text: &str) -> Result<(), TestCaseError> {
    survive(text).map_err(|e| TestCaseError::fail(format!("{e}\n--- input:\n{text}")))
}

#[test]
fn whole_corpus() {
    assert!(corpus().len() > 50);
    for text in corpus() {
        survive(text).unwrap_or_else(|e| panic!("{e}\n--- input:\n{text}"));
    }
}

/// How long each property looks: a second, or `LOWIR_FUZZ_SECONDS`.
fn budget() -> Duration {
    Duration::from_secs(std::env::var("LOWIR_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1))
}

/// Checks a property on generated input until its time is over, on a stack of the size that a program gets; a failure
/// is shrunk and shown.
fn hold<S>(name: &str, input: impl Fn() -> S + Send + 'static, property: impl Fn(S::Value) -> String + Send + 'static)
where
    S: Strategy,
{
    let name = name.to_owned();
    in_small_stack(move || {
        let config = ProptestConfig { cases: 16, failure_persistence: None, max_shrink_iters: 4000, ..ProptestConfig::default() };
        let (start, budget, strategy) = (Instant::now(), budget(), input());
        let (cases, bytes) = (Cell::new(0u64), Cell::new(0u64));
        let under_way = watched(&name);
        while start.elapsed() < budget {
            // A runner counts its successes for good: each round gets one of its own.
            let result = TestRunner::new(config.clone()).run(&strategy, |v| {
                let text = property(v);
                cases.set(cases.get() + 1);
                bytes.set(bytes.get() + text.len() as u64);
                *under_way.lock().expect("nobody panics with it") = Some((Instant::now(), text.clone()));
                let found = check(&text);
                *under_way.lock().expect("nobody panics with it") = None;
                found
            });
            if let Err(e) = result {
                panic!("{name}, after {} inputs: {e}", cases.get());
            }
        }
        println!("{name}: {} inputs, {} bytes in {:.0?}", cases.get(), bytes.get(), start.elapsed());
    });
}

/// Where a property says what it is at. What takes a minute has no end: the program says what it was and stops, since a
/// thread cannot be stopped.
fn watched(name: &str) -> Arc<Mutex<Option<(Instant, String)>>> {
    let under_way = Arc::new(Mutex::new(None::<(Instant, String)>));
    let (name, seen) = (name.to_owned(), Arc::downgrade(&under_way));
    std::thread::spawn(move || {
        while let Some(at) = seen.upgrade() {
            if let Some((since, text)) = &*at.lock().expect("nobody panics with it")
                && since.elapsed() > Duration::from_secs(60)
            {
                eprintln!("{name}: no end in a minute\n--- input:\n{text}");
                std::process::exit(1);
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    });
    under_way
}

#[test]
fn arbitrary_bytes() {
    hold("arbitrary_bytes", || vec(any::<u8>(), 0..300), |bytes| String::from_utf8_lossy(&bytes).into_owned());
}

#[test]
fn token_soup() {
    let all: Vec<&'static str> = corpus().iter().flat_map(|t| tokens(t)).collect();
    hold(
        "token_soup",
        || vec(any::<(usize, bool)>(), 0..60),
        move |choices| {
            let word = |&(n, edge): &(usize, bool)| if edge && n % 5 == 0 { EDGES[n % EDGES.len()] } else { all[n % all.len()] };
            choices.iter().map(word).collect::<Vec<_>>().join(" ")
        },
    );
}

#[test]
fn wounded_programs() {
    hold(
        "wounded_programs",
        || (any::<usize>(), vec(any::<(usize, u8, usize)>(), 1..5)),
        |(which, wounds)| wounded(corpus(), which, &wounds),
    );
}

#[test]
fn wounded_numbers() {
    let generic: Vec<String> = corpus().iter().filter_map(|t| generic_form(t)).collect();
    hold(
        "wounded_numbers",
        || (any::<usize>(), vec(any::<(usize, usize)>(), 1..4)),
        move |(which, wounds)| wounded_numbers_of(&generic[which % generic.len()], &wounds),
    );
}

/// Chains of definitions that close, where nothing reaches: everything ends all the same.
#[test]
fn circular_programs() {
    let made = PROFILES.iter().flat_map(|p| (0..3).map(|seed| generate(&Spec::seeded(seed, p, 2, 8, 22))));
    let texts: Vec<String> = corpus().iter().cloned().chain(made).filter(|t| circular(t, &[]).is_some()).collect();
    hold(
        "circular_programs",
        || (any::<usize>(), vec(any::<(usize, usize)>(), 1..8)),
        move |(which, wounds)| circular(&texts[which % texts.len()], &wounds).unwrap_or_default(),
    );
}

#[test]
fn wounded_bytes() {
    hold(
        "wounded_bytes",
        || (any::<usize>(), vec((any::<usize>(), any::<u8>(), any::<bool>()), 1..6)),
        |(which, wounds)| {
            let mut text = corpus()[which % corpus().len()].clone().into_bytes();
            for (at, byte, insert) in wounds {
                let at = at % (text.len() + 1);
                match text.get_mut(at) {
                    Some(b) if !insert => *b = byte,
                    _ => text.insert(at, byte),
                }
            }
            String::from_utf8_lossy(&text).into_owned()
        },
    );
}

/// Runs in a thread with the stack that a program gets.
fn in_small_stack(f: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(f).expect("a thread");
    thread.join().expect("no panic");
}

#[test]
fn depth_costs_no_stack() {
    const N: usize = 100_000;
    let nest = |open: &str, close: &str| format!("{}{}", open.repeat(N), close.repeat(N));
    let chain = |f: &dyn Fn(usize) -> String| (1..N).map(f).collect::<String>();
    let inputs = vec![
        nest("\"a.b\"() ({\n", "}) : () -> ()\n"),
        nest("module {\n", "}\n"),
        format!("func.func @f(%c: i1) {{\n{}return }}", nest("scf.if %c {\n", "}\n")),
        format!("func.func @f(%n: index) {{\n{}return }}", nest("scf.for %i = %n to %n step %n {\n", "}\n")),
        format!("func.func private @f({})", nest("tuple<", ">")),
        format!("func.func private @f({})", nest("memref<2x", ">")),
        format!("func.func private @f({})", nest("!llvm.struct<(", ")>")),
        format!("func.func private @f({})", nest("!llvm.array<2 x ", ">")),
        format!("func.func private @f({})", nest("(", ") -> ()")),
        format!("func.func private @f(!a.b{})", nest("<", ">")),
        format!("\"a.b\"() {{a = {}}} : () -> ()", nest("[", "]")),
        format!("\"a.b\"() {{a = {}}} : () -> ()", nest("{a = ", "}")),
        format!("\"a.b\"() {{a = #a.b{}}} : () -> ()", nest("<", ">")),
        format!("\"a.b\"() {{a = dense<{}> : tensor<1xi1>}} : () -> ()", nest("[", "]")),
        format!("\"a.b\"() {{a = distinct[0]{}}} : () -> ()", nest("<distinct[1]", ">")),
        format!("\"a.b\"() {{a = affine_map<(d0) -> ({})>}} : () -> ()", nest("(", ")")),
        format!("\"a.b\"() {{a = affine_map<(d0) -> (d0{})>}} : () -> ()", " + d0 mod 7".repeat(N)),
        format!("\"a.b\"() {{a = affine_map<(d0) -> ({}d0)>}} : () -> ()", "-".repeat(N)),
        format!("\"a.b\"() {{a = affine_set<(d0) : ({})>}} : () -> ()", nest("(", ")")),
        format!("\"a.b\"() : () -> () loc({})", nest("callsite(unknown at ", ")")),
        format!("\"a.b\"() : () -> () loc({})", nest("fused[", "]")),
        format!("\"a.b\"() : () -> () loc({})", nest("\"n\"(", ")")),
        format!("!t0 = i32\n{}func.func private @f(!t{})", chain(&|i| format!("!t{i} = tuple<!t{}>\n", i - 1)), N - 1),
        format!("!t0 = i32\n{}func.func private @f(!t{})", chain(&|i| format!("!t{i} = tuple<!t{0}, !t{0}>\n", i - 1)), N - 1),
        format!(
            "!t0 = i32\n{}func.func private @f(!t200)",
            (1..201).map(|i| format!("!t{i} = tuple<!t{0}, !t{0}>\n", i - 1)).collect::<String>()
        ),
        format!("#a0 = 1\n{}\"a.b\"() {{a = #a{}}} : () -> ()", chain(&|i| format!("#a{i} = [#a{}]\n", i - 1)), N - 1),
        format!(
            "#a0 = 1\n{}\"a.b\"() {{a = #a200}} : () -> ()",
            (1..201).map(|i| format!("#a{i} = [#a{0}, #a{0}]\n", i - 1)).collect::<String>()
        ),
        format!(
            "\"a.b\"() : () -> () loc(#l{})\n#l0 = loc(unknown)\n{}",
            N - 1,
            chain(&|i| format!("#l{i} = loc(callsite(\"n\" at #l{}))\n", i - 1))
        ),
        "(".repeat(N),
        "{".repeat(N),
        "module {".repeat(N),
        "}".repeat(N),
    ];
    in_small_stack(move || {
        for text in inputs {
            survive(&text).unwrap_or_else(|e| panic!("{}\n--- input: {}...", &e[..e.len().min(300)], &text[..60]));
        }
    });
}

#[test]
fn width_stays_linear() {
    const N: usize = 8_000;
    let many = |f: &dyn Fn(usize) -> String| (0..N).map(f).collect::<String>();
    let inputs = vec![
        many(&|i| format!("func.func @f{i}() {{ return }}\n")),
        many(&|_| "func.func @f() { return }\n".into()),
        format!("func.func @f() {{ cf.br ^b0\n{}^b{N}: return }}", many(&|i| format!("^b{i}: cf.br ^b{}\n", i + 1))),
        format!(
            "func.func @f(%c: i1) {{ cf.br ^b1\n{}^b{N}: return }}",
            (1..N)
                .map(|i| format!(
                    "^b{i}: cf.cond_br %c, ^b{}, ^b{}\n",
                    (i + 2).min(N),
                    if i % 2 == 0 { i + 1 } else { 1.max(i.saturating_sub(3)) }
                ))
                .collect::<String>()
        ),
        format!(
            "func.func @f(%a: i32) {{ cf.switch %a : i32, [ default: ^b0{} ]\n{} }}",
            many(&|i| format!(", {i}: ^b{i}")),
            many(&|i| format!("^b{i}: return\n"))
        ),
        format!(
            "func.func @f() {{ cf.br ^b\n^c: {} return\n^b: {} cf.br ^c }}",
            many(&|i| format!("%r{i} = arith.addi %x{i}, %x{i} : i32\n")),
            many(&|i| format!("%x{i} = arith.constant {i} : i32\n"))
        ),
        format!("func.func @f() {{ {} return }}", many(&|i| format!("%r{i} = arith.addi %x{i}, %x{i} : i32\n"))),
        format!(
            "func.func @f() {{ cf.br ^b0\n{}^b{N}: return }}",
            many(&|i| format!("^b{i}: \"a.r\"() ({{ \"a.x\"() : () -> ()\n^x: \"a.y\"() : () -> () }}) : () -> () cf.br ^b{}\n", i + 1))
        ),
        format!("\"a.b\"() {{ {} z }} : () -> ()", many(&|i| format!("a{i} = {i}, "))),
        format!("%0:{N} = \"a.b\"() : () -> ({}i32)", "i32, ".repeat(N - 1)),
        many(&|i| format!("!t{i} = !llvm.struct<\"s{i}\", (i32)>\n")),
        format!("module attributes {{a.a = [{} i32]}} {{}}", many(&|i| format!("!llvm.struct<\"s{i}\", (i32)>, "))),
        format!("\"a.b\"() {{a = dense<[{}0]> : tensor<{}xi32>}} : () -> ()", many(&|i| format!("{i}, ")), N + 1),
        format!("func.func @f({} %z: i1) {{ return }}", many(&|i| format!("%a{i}: i32, "))),
    ];
    in_small_stack(move || {
        for text in inputs {
            let before = std::time::Instant::now();
            survive(&text).unwrap_or_else(|e| panic!("{}\n--- input: {}...", &e[..e.len().min(300)], &text[..60]));
            // Quadratic behaviour takes minutes here.
            assert!(before.elapsed().as_secs() < 30, "{}...", &text[..60]);
        }
    });
}

/// What coverage-guided fuzzing found, through the door where it was found.
#[test]
fn what_was_found_before() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crashes");
    for (name, enter) in lowir_fuzz::targets::TARGETS {
        let folder = std::fs::read_dir(root.join(name)).into_iter().flatten().flatten();
        let mut files: Vec<_> = folder.map(|f| f.path()).collect();
        files.sort();
        in_small_stack(move || {
            for f in files {
                println!("{}", f.display());
                enter(&std::fs::read(&f).expect("a file"));
            }
        });
    }
}

/// Every door opens: the corpus passes through those for text.
#[test]
fn targets_take_their_own_kind() {
    for (name, enter) in lowir_fuzz::targets::TARGETS {
        in_small_stack(move || {
            for (i, text) in corpus().iter().take(40).enumerate() {
                let mut data = text.clone().into_bytes();
                match *name {
                    "pipeline" => data = b"builtin.module(canonicalize,func.func(cse),convert-scf-to-cf)".to_vec(),
                    "command" => data = b"opt\n--cse\nin.mlir\n-o\nout.mlir".to_vec(),
                    "mlir" => data.insert(0, i as u8),
                    "seed" => data.truncate(200),
                    _ => {}
                }
                enter(&data);
            }
        });
    }
}
