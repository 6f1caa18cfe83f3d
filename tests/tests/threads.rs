//! The whole job on several threads makes the same text of the LLVM dialect and the same object as on one.

use std::path::{Path, PathBuf};

use lowir::job::ObjectFormat;
use lowir::parts::{InMemory, Job, World};
use lowir::{Options, engine, mlir_parts, object_parts};
use lowir_tests::root;
use lowir_tests::workload::{Kind, Shape, generate};

const THREADS: [usize; 4] = [1, 2, 3, 8];

fn options(part_size: usize, threads: usize) -> Options {
    Options { part_size, threads, ..Default::default() }
}

/// The LLVM dialect of a text by the road in parts, all of it on threads if they are several. `None` if it does not go there.
fn mlir(text: &str, part_size: usize, threads: usize, world: &mut dyn World) -> Option<Vec<u8>> {
    let options = Options { mlir: true, ..options(part_size, threads) };
    let (parse, print) = (Default::default(), Default::default());
    let job = Job { source: ir::Source::new("t.mlir", text), parse: &parse, options: &options };
    let done = match threads {
        1 => mlir_parts::lowered(&job, &print, world),
        _ => mlir_parts::lowered_on_threads(&job, &print, world),
    };
    done.map(|d| d.0.into_text())
}
/// The object of a text, as [`mlir`].
fn object(text: &str, part_size: usize, threads: usize, format: ObjectFormat) -> Option<Vec<u8>> {
    let options = Options { object: true, ..options(part_size, threads) };
    let parse = Default::default();
    let job = Job { source: ir::Source::new("t.mlir", text), parse: &parse, options: &options };
    let done = match threads {
        1 => object_parts::object(&job, &mut InMemory),
        _ => object_parts::object_on_threads(&job, &mut InMemory),
    };
    let mut out = Vec::new();
    engine::write_object(&done?.0, format, &mut out).ok()?;
    Some(out)
}
/// The object of the module as a whole, if it has one.
fn whole_object(text: &str, format: ObjectFormat) -> Option<Vec<u8>> {
    let source = ir::Source::new("t.mlir", text);
    let (mut m, mut diags, mut out) = (ir::Module::new(), ir::Diags::default(), Vec::new());
    let done = engine::read(&mut m, source, &Default::default(), true, &mut diags)
        && engine::lower(&mut m, &Default::default(), &mut diags)
        && engine::emit_object(&m, source, format, &mut diags, &mut out);
    done.then_some(out)
}

/// Makes everything of a text in parts of some sizes on threads; whatever is made must be that of the whole. How many went on
/// several threads: texts, objects.
fn same(name: &str, text: &str, sizes: &[usize]) -> [usize; 2] {
    let whole = lowir::compile("t.mlir", text, &Options { mlir: true, ..options(usize::MAX / 2, 1) });
    let machine = whole_object(text, ObjectFormat::Elf);
    let mut went = [0; 2];
    for &size in sizes {
        for threads in THREADS {
            let compiled = lowir::compile("t.mlir", text, &Options { mlir: true, ..options(size, threads) });
            assert!(compiled == whole, "{name}, parts of {size} on {threads} threads: {compiled:?} instead of {whole:?}");
            if let Some(parts) = mlir(text, size, threads, &mut InMemory) {
                went[0] += usize::from(threads > 1);
                assert!(whole.as_ref().is_ok_and(|w| w.as_bytes() == parts), "{name}, parts of {size} on {threads} threads");
                let mut file = File::default();
                let rest = mlir(text, size, threads, &mut file).unwrap_or_default();
                file.0.extend(rest);
                assert!(parts == file.0, "{name} onto a file, parts of {size} on {threads} threads");
            }
            if let Some(parts) = object(text, size, threads, ObjectFormat::Elf) {
                went[1] += usize::from(threads > 1);
                assert!(machine.as_ref() == Some(&parts), "{name}, an object in parts of {size} on {threads} threads");
            }
        }
    }
    went
}

/// A file in memory.
#[derive(Default)]
struct File(Vec<u8>);
impl World for File {
    fn put(&mut self, at: Option<u64>, text: &[u8]) -> bool {
        let at = at.map_or(self.0.len(), |at| at as usize);
        self.0.splice(at..at, text.iter().copied());
        true
    }
    fn abandon(&mut self) {
        self.0.clear();
    }
}

fn cases(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            cases(&path, all);
        } else if path.extension().is_some_and(|e| e == "mlir") {
            all.push(path);
        }
    }
}

#[test]
fn cases_on_threads() {
    let mut all = Vec::new();
    cases(&root().join("tests/cases"), &mut all);
    let mut went = [0; 2];
    for path in all {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let text = text.split("\n//--- out").next().unwrap_or("");
        let n = same(&path.display().to_string(), text, &[1]);
        went = [went[0] + n[0], went[1] + n[1]];
    }
    assert!(went[0] > 50 && went[1] > 40, "only {went:?} went on threads");
}

/// A name of a struct that means one thing at the beginning and another at the end is found whoever reads these, and one that a
/// conversion makes is not free because another thread has it.
#[test]
fn named_structs_on_threads() {
    let plain: String = (0..300).map(|i| format!("func.func @f{i}(%x: i32) -> i32 {{\n  return %x : i32\n}}\n")).collect();
    let with = |ty: &str, name: &str| format!("func.func private @{name}(!llvm.struct<{ty}>)\n");
    let pairs = [("\"s\", (i8)", "\"s\", (i16)"), ("\"c\", (vector<1x1xi1>)", "\"_Converted.c\", (f80)")];
    for (first, last) in pairs {
        let text = format!("{}{plain}{}", with(first, "first"), with(last, "last"));
        // Who takes the two ends is left to chance.
        for _ in 0..8 {
            same(last, &text, &[2]);
        }
    }
}

#[test]
fn generated_modules_on_threads() {
    let mut n = 0;
    for kind in Kind::ALL {
        for wrappers in [false, true] {
            let text = generate(&Shape { wrappers, ..Shape::new(kind, 60) });
            let [texts, objects] = same(&format!("{kind:?}"), &text, &[10, 100]);
            let alone = mlir(&text, 10, 1, &mut InMemory).is_some();
            n += usize::from(alone);
            let all = if alone { 6 } else { 0 };
            assert!(texts == all && objects == all, "{kind:?}, wrappers {wrappers}: {texts} and {objects} went on threads");
        }
    }
    assert!(n >= 4, "only {n} go in parts");
}

/// What parts share: variables, the runtime, functions of the library that some call and others declare, constants of vectors.
const SHARED: &str = "
memref.global \"private\" constant @numbers : memref<3xi32> = dense<[1, 2, 3]>
memref.global @bytes : memref<5xi8> = dense<7>
memref.global \"private\" @zeros : memref<70xi64> = uninitialized
";
fn shared(i: usize) -> String {
    let (splat, other, next) = (i % 3, i % 7, (i * 5 + 3) % 40);
    let declares = if i == 17 { "func.func private @fmod(f64, f64) -> f64\n" } else { "" };
    let calls = if i % 11 == 6 { "%e = func.call @fmod(%d, %y) : (f64, f64) -> f64\n" } else { "%e = arith.addf %d, %y : f64\n" };
    format!(
        "{declares}func.func @f{i}(%x: vector<4xf32>, %y: f64, %n: index, %k: i32) -> (vector<4xf32>, f64) {{
  %a = arith.constant dense<[{splat}.5, 1.0, {other}.25, 2.0]> : vector<4xf32>
  %b = arith.mulf %x, %a : vector<4xf32>
  %c = arith.negf %b : vector<4xf32>
  %d = arith.remf %y, %y : f64
  {calls}  %m = memref.alloc(%n) : memref<?xi32>
  %g = memref.get_global @numbers : memref<3xi32>
  %i = arith.constant 1 : index
  %v = memref.load %g[%i] : memref<3xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  %r:2 = func.call @f{next}(%c, %e, %n, %v) : (vector<4xf32>, f64, index, i32) -> (vector<4xf32>, f64)
  return %r#0, %r#1 : vector<4xf32>, f64
}}
"
    )
}

#[test]
fn what_parts_share_is_there_once() {
    let functions: String = (0..40).map(shared).collect();
    for text in [
        format!("{SHARED}{functions}"),
        format!("module {{\n{SHARED}{functions}}}\n"),
        functions.replace("get_global @numbers", "alloca()"),
    ] {
        // Who takes which piece differs from time to time.
        for _ in 0..5 {
            assert_eq!(same("shared", &text, &[3, 9, 40]), [9, 9], "{text}");
        }
        for format in [ObjectFormat::MachO, ObjectFormat::ElfSections] {
            let whole = whole_object(&text, format);
            for threads in THREADS {
                assert!(whole.is_some() && object(&text, 9, threads, format) == whole, "{format:?} on {threads} threads");
            }
        }
    }
}

/// Where a part depends on another one, or anything is to be reported, threads make nothing.
#[test]
fn what_depends_on_other_parts_is_left() {
    let functions: String = (0..40).map(shared).collect();
    let others = [
        ("an attribute that calls must know", "func.func @z(%x: i8 {llvm.signext}) { return }", [true, false]),
        ("a name that is not the operation's", "func.func private @\"\\01own\"()", [true, false]),
        ("a call of nothing", "func.func @z() { call @nothing() : () -> () return }", [false; 2]),
        ("a call with another type", "func.func @z(%x: i32) { call @fmod(%x, %x) : (i32, i32) -> i32 return }", [false; 2]),
        ("a name twice", "func.func @f3() { return }", [false; 2]),
        ("a name of the runtime", "func.func private @malloc(i64) -> !llvm.ptr", [false; 2]),
    ];
    for (name, text, goes) in others {
        let text = format!("{SHARED}{functions}{text}\n");
        let [texts, objects] = same(name, &text, &[9]);
        assert_eq!([texts > 0, objects > 0], goes, "{name}");
    }
}

/// Files, and what is said of what cannot be made.
#[test]
fn the_command_on_threads() {
    let folder = std::env::temp_dir().join(format!("lowir-threads-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let input = folder.join("in.mlir");
    let job = |text: &str, name: &str, threads: usize| {
        std::fs::write(&input, text).unwrap();
        let output = folder.join(name);
        let words = [input.to_str().unwrap(), "-o", output.to_str().unwrap(), &format!("--threads={threads}")].map(String::from);
        let code = lowir::command("lowir", &words, &mut lowir::host_std::Os::new());
        (code, std::fs::read(&output).ok())
    };
    let calls = generate(&Shape::new(Kind::Mixed, 3000));
    let late = format!("{calls}#late = 3 : i64\nfunc.func @late() {{\n  return\n}}\n");
    let wrong = format!("{calls}func.func @late() {{ call @nothing() : () -> () return }}\n");
    for name in ["out.mlir", "out.o"] {
        for (text, code) in [(&calls, 0), (&late, 0), (&wrong, 1)] {
            let one = job(text, name, 1);
            assert_eq!(one.0, code, "{name}");
            assert!(job(text, name, 3) == one, "{name}");
        }
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), if name == "out.o" { 3 } else { 2 }, "files are left over");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
