//! Objects of `-o out.o` against the real tools: programs of C that call the kernels of `examples/kernels` print the
//! bits that they print with the objects of `llc`; linkers, readers, a debugger and C++ exceptions take the objects.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lowir_tests::memory::{Memory, run};
use lowir_tests::objects::{folder, must, object};
use lowir_tests::oracle::{find, need, need_compiler_rt, skipped};
use lowir_tests::root;
use lowir_tests::workload::{self, Kind, Shape};

const PASSES: [&str; 10] = [
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-cf-to-llvm",
    "--convert-math-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--reconcile-unrealized-casts",
];

/// Containers of ELF, as flags.
const FORMATS: [&str; 2] = ["", "--object-format=elf-sections"];

fn kernels() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(root().join("examples/kernels"))
        .unwrap()
        .map(|f| f.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "mlir"))
        .collect();
    all.sort();
    assert!(all.len() >= 15);
    all
}

#[test]
fn kernels_give_the_bits_of_llc() {
    let name = "kernels_give_the_bits_of_llc";
    let Some([opt, translate, llc, clang]) = need(name, ["mlir-opt", "mlir-translate", "llc", "clang"], 22) else { return };
    if !need_compiler_rt(name, &clang) {
        return;
    }
    let dir = folder("kernels");
    for kernel in kernels() {
        let text = fs::read(&kernel).unwrap();
        let stem = kernel.file_stem().unwrap().to_string_lossy().into_owned();
        let at = |ending: &str| dir.join(format!("{stem}{ending}"));
        fs::write(at(".lowir.o"), object(&text, "")).unwrap();
        fs::write(at(".sections.o"), object(&text, "--object-format=elf-sections")).unwrap();
        must(Command::new(&opt).args(PASSES).arg(&kernel).arg("-o").arg(at(".low.mlir")));
        must(Command::new(&translate).arg("--mlir-to-llvmir").arg(at(".low.mlir")).arg("-o").arg(at(".ll")));
        must(Command::new(&llc).args(["-O0", "-filetype=obj", "--relocation-model=pic"]).arg(at(".ll")).arg("-o").arg(at(".llc.o")));
        must(Command::new(&clang).args(["-O1", "-c"]).arg(kernel.with_extension("c")).arg("-o").arg(at(".main.o")));
        let mut printed = Vec::new();
        for by in ["lowir", "sections", "llc"] {
            let program = at(&format!(".{by}.x"));
            must(
                Command::new(&clang)
                    .args(["--rtlib=compiler-rt", "-Wl,--fatal-warnings"])
                    .arg(at(".main.o"))
                    .arg(at(&format!(".{by}.o")))
                    .args(["-lm", "-o"])
                    .arg(&program),
            );
            printed.push(String::from_utf8(must(&mut Command::new(&program))).unwrap());
        }
        assert!(!printed[0].is_empty());
        assert_eq!(printed[0], printed[2], "{stem}");
        assert_eq!(printed[1], printed[2], "{stem}");
    }
}

/// Links a program by a linker, if it is there.
fn links(name: &str, linker: &str, clang: &Path, flags: &[&str], files: &[PathBuf], program: &Path) -> bool {
    let Some(path) = find(linker, if linker == "ld" { 0 } else { 22 }) else {
        skipped(name, &format!("{linker} not found"));
        return false;
    };
    must(Command::new(clang).args(flags).arg(format!("--ld-path={}", path.display())).args(files).arg("-o").arg(program));
    true
}

/// A short version of what `.ci/full` runs with more rounds; the third one has halves in vectors.
#[test]
fn random_programs_give_the_bits_of_llc() {
    let name = "random_programs_give_the_bits_of_llc";
    let Some([_, _, clang]) = need(name, ["mlir-translate", "llc", "clang"], 22) else { return };
    if need(name, ["python3"], 0).is_none() || !need_compiler_rt(name, &clang) {
        return;
    }
    let check = root().join("bench/objects/check.sh");
    let said = must(Command::new(check).arg(lowir_tests::command()).arg("3").env("FUNCS", "8"));
    assert_eq!(String::from_utf8_lossy(&said), "3 rounds agree\n");
}

/// Objects of all shapes in a format: with loops, memory, calls, wrappers of both directions, data.
fn shapes(format: &str) -> Vec<(String, Vec<u8>)> {
    let stem = |k: &Path| k.file_stem().unwrap().to_string_lossy().into_owned();
    let mut all: Vec<(String, Vec<u8>)> = kernels().iter().map(|k| (stem(k), object(&fs::read(k).unwrap(), format))).collect();
    for kind in ["mixed", "memref", "calls", "cfg"] {
        let mut shape = Shape::new(Kind::named(kind).unwrap(), 40);
        shape.wrappers = kind == "mixed";
        all.push((kind.into(), object(workload::generate(&shape).as_bytes(), format)));
    }
    let data = r#"
        llvm.mlir.global external constant @text("words\00") {addr_space = 0 : i32}
        llvm.mlir.global internal @zeros() {addr_space = 0 : i32} : !llvm.array<100 x i64> {
          %0 = llvm.mlir.zero : !llvm.array<100 x i64>
          llvm.return %0 : !llvm.array<100 x i64>
        }
        llvm.mlir.global weak hidden @place() {addr_space = 0 : i32} : !llvm.ptr {
          %0 = llvm.mlir.addressof @text : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        llvm.mlir.global private constant @table(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x i32>
        llvm.func @other(!llvm.ptr)
        llvm.func linkonce_odr @start() {
          %0 = llvm.mlir.addressof @zeros : !llvm.ptr
          llvm.call @other(%0) : (!llvm.ptr) -> ()
          %1 = llvm.mlir.addressof @table : !llvm.ptr
          llvm.call @other(%1) : (!llvm.ptr) -> ()
          %2 = llvm.mlir.addressof @place : !llvm.ptr
          llvm.call @other(%2) : (!llvm.ptr) -> ()
          llvm.return
        }
        llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
    "#;
    // No place for weak symbols in sections of their own.
    let data = if format.is_empty() { data.into() } else { data.replace("weak hidden", "hidden").replace("linkonce_odr", "") };
    all.push(("data".into(), object(data.as_bytes(), format)));
    all
}

#[test]
fn linkers_and_readers_take_every_object() {
    let name = "linkers_and_readers_take_every_object";
    let Some([readelf, dwarfdump]) = need(name, ["llvm-readelf", "llvm-dwarfdump"], 22) else { return };
    let dir = folder("links");
    let linkers: Vec<(&str, Option<PathBuf>)> = vec![("ld", find("ld", 0)), ("ld.lld", find("ld.lld", 22)), ("mold", find("mold", 0))];
    for (linker, there) in &linkers {
        if there.is_none() && *linker == "mold" {
            // Where it is not installed the other two decide.
            eprintln!("{name}: mold not found, not linked with it");
        } else if there.is_none() {
            skipped(name, &format!("{linker} not found"));
        }
    }
    for (stem, bytes) in FORMATS.iter().flat_map(|f| shapes(f)) {
        let path = dir.join(format!("{stem}.o"));
        fs::write(&path, &bytes).unwrap();
        let told = String::from_utf8(must(Command::new(&readelf).arg("-a").arg(&path))).unwrap();
        let rows = told.lines().find(|l| l.contains("] .eh_frame ")).unwrap_or_default();
        assert!(rows.contains(" X86_64_UNWIND ") && rows.contains("   A "), "{stem}: {rows}");
        let verified = must(Command::new(&dwarfdump).args(["--verify", "--eh-frame"]).arg(&path));
        assert!(String::from_utf8_lossy(&verified).contains("No errors."), "{stem}");
        // The rows are read as well, with no word of doubt.
        let rows = must(Command::new(&dwarfdump).args(["--eh-frame"]).arg(&path));
        let rows = String::from_utf8_lossy(&rows);
        assert!(rows.contains(" FDE ") && !rows.contains("invalid") && !rows.contains("error"), "{stem}");
        for (_, linker) in linkers.iter().filter_map(|l| l.1.as_ref().map(|p| (l.0, p))) {
            for flags in [&["-shared"][..], &["-pie", "--eh-frame-hdr", "--unresolved-symbols=ignore-all"]] {
                must(
                    Command::new(linker)
                        .args(flags)
                        .args(["--fatal-warnings", "-z", "noexecstack", "-e", "0"])
                        .arg(&path)
                        .arg("-o")
                        .arg(dir.join("linked")),
                );
            }
        }
    }
}

/// Wrappers of both directions between the program and what it is called back by.
const WALK: &str = r"
  func.func private @inner(%m: memref<?xf32>) -> i32 attributes {llvm.emit_c_interface}
  func.func @outer(%m: memref<?xf32>, %n: i32) -> i32 attributes {llvm.emit_c_interface} {
    %zero = arith.constant 0 : i32
    %more = arith.cmpi sgt, %n, %zero : i32
    %r = scf.if %more -> (i32) {
      %one = arith.constant 1 : i32
      %less = arith.subi %n, %one : i32
      %x = func.call @outer(%m, %less) : (memref<?xf32>, i32) -> i32
      %y = arith.addi %x, %n : i32
      scf.yield %y : i32
    } else {
      %x = func.call @inner(%m) : (memref<?xf32>) -> i32
      scf.yield %x : i32
    }
    return %r : i32
  }
";

#[test]
fn a_debugger_walks_through_wrappers() {
    let name = "a_debugger_walks_through_wrappers";
    let (Some([clang]), Some([gdb])) = (need(name, ["clang"], 22), need(name, ["gdb"], 0)) else { return };
    let dir = folder("walk");
    let main = r"
        struct memref { float *base, *data; long offset, size, stride; };
        int _mlir_ciface_outer(struct memref *m, int n);
        int _mlir_ciface_inner(struct memref *m) { return (int)m->size; }
        int main(void) {
          float x[3];
          struct memref m = {x, x, 0, 3, 1};
          return _mlir_ciface_outer(&m, 3) - 9;
        }";
    fs::write(dir.join("main.c"), main).unwrap();
    let program = dir.join("walk");
    for format in FORMATS {
        fs::write(dir.join("walk.o"), object(WALK.as_bytes(), format)).unwrap();
        must(
            Command::new(&clang)
                .args(["-O0", "-Wl,--fatal-warnings"])
                .args([dir.join("main.c"), dir.join("walk.o")])
                .arg("-o")
                .arg(&program),
        );
        must(&mut Command::new(&program));
        let out = must(
            Command::new(&gdb)
                .args(["-batch", "-nx", "-ex", "set debuginfod enabled off", "-ex", "break _mlir_ciface_inner", "-ex", "run", "-ex", "bt"])
                .args(["-ex", "finish", "-ex", "bt", "-ex", "continue"])
                .arg(&program)
                .env_remove("DEBUGINFOD_URLS"),
        );
        walked(&String::from_utf8_lossy(&out));
    }
}

/// Whether a debugger's words name all frames, twice.
fn walked(out: &str) {
    let frames = |text: &str| -> Vec<String> {
        let of = |line: &str| {
            let line = line.split_once("  ")?.1;
            let line = line.split_once(" in ").map_or(line, |l| l.1);
            Some(line.split_once(" (")?.0.to_string())
        };
        text.lines().filter(|l| l.starts_with('#')).filter_map(of).collect()
    };
    let whole = ["_mlir_ciface_inner", "inner", "outer", "outer", "outer", "outer", "_mlir_ciface_outer", "main"];
    let both: Vec<&str> = whole.iter().chain(&whole[1..]).copied().collect();
    assert_eq!(frames(out), both, "{out}");
    assert!(out.contains("exited normally"), "{out}");
}

#[test]
fn exceptions_pass_through_functions() {
    let name = "exceptions_pass_through_functions";
    let Some(cxx) = ["c++", "g++", "clang++"].iter().find_map(|c| find(c, 0)).filter(|c| works(c)) else {
        return skipped(name, "no compiler of C++ found");
    };
    let dir = folder("exceptions");
    let main = r#"
        struct memref { float *base, *data; long offset, size, stride; };
        extern "C" int _mlir_ciface_outer(memref *m, int n);
        extern "C" int _mlir_ciface_inner(memref *m) { if (m->size == 3) throw 42L; return 7; }
        struct Seen { int *n; ~Seen() { *n += 1; } };
        int main() {
          float x[3];
          int seen = 0;
          memref three = {x, x, 0, 3, 1}, two = {x, x, 0, 2, 1};
          try {
            Seen s{&seen};
            if (_mlir_ciface_outer(&two, 2) != 10) return 1;
            _mlir_ciface_outer(&three, 5);
          } catch (long n) {
            return n == 42 && seen == 1 ? 0 : 2;
          }
          return 3;
        }"#;
    fs::write(dir.join("main.cc"), main).unwrap();
    let program = dir.join("walk");
    for format in FORMATS {
        fs::write(dir.join("walk.o"), object(WALK.as_bytes(), format)).unwrap();
        must(Command::new(&cxx).args(["-O1"]).args([dir.join("main.cc"), dir.join("walk.o")]).arg("-o").arg(&program));
        must(&mut Command::new(&program));
    }
}

/// Wrappers of both directions, and functions that pass memrefs on, of all shapes of arguments and results.
fn adaptors() -> String {
    let arguments = [
        "",
        "memref<i8>",
        "memref<*xf32>",
        "memref<?xf32>, i32",
        "f64, memref<?x?xf32>, index",
        "i1, f32, memref<?x?x?xi8>, i16, memref<*xi32>",
        "memref<?x?x?x?x?xf64>, vector<4xf32>, memref<?xi8>, memref<?x?x?x?xf32>",
    ];
    let results =
        ["", "i32", "i64, i64", "f32, i1", "i16, f64, vector<4xf32>", "memref<i64>", "memref<?x?xf32>", "memref<?x?x?x?xf32>, i8"];
    let mut text = String::new();
    for (i, (a, r)) in arguments.iter().flat_map(|a| results.map(|r| (a, r))).enumerate() {
        let n_results = r.split(", ").filter(|t| !t.is_empty()).count();
        let types = a.split(", ").filter(|t| !t.is_empty());
        let list: Vec<String> = types.enumerate().map(|(k, t)| format!("%a{k}: {t}")).collect();
        let given: Vec<&str> = list.iter().filter_map(|x| x.split(':').next()).collect();
        let back: Vec<String> = (0..n_results).map(|k| if n_results > 1 { format!("%r#{k}") } else { "%r".into() }).collect();
        let bound = ["", "%r = ", "%r:2 = ", "%r:3 = "][n_results];
        let colon = if r.is_empty() { "" } else { " : " };
        text += &format!(
            "func.func private @e{i}({a}) -> ({r}) attributes {{llvm.emit_c_interface}}
             func.func @d{i}({}) -> ({r}) attributes {{llvm.emit_c_interface}} {{
               {bound}call @e{i}({}) : ({a}) -> ({r})
               return {}{colon}{r}
             }}\n",
            list.join(", "),
            given.join(", "),
            back.join(", ")
        );
    }
    text
}

/// Instructions of each function of an object, without what fills up.
fn instructions(objdump: &Path, object: &Path) -> Vec<(String, usize)> {
    let text = String::from_utf8(must(Command::new(objdump).args(["-d", "--no-show-raw-insn", "--no-leading-addr"]).arg(object))).unwrap();
    let mut all: Vec<(String, usize)> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('<').and_then(|l| l.strip_suffix(">:")) {
            all.push((name.into(), 0));
        } else if let (Some(last), Some(word)) = (all.last_mut(), line.split_whitespace().next()) {
            last.1 += usize::from(!word.starts_with("nop") && !["int3", "cs", "data16", "Disassembly"].contains(&word));
        }
    }
    all.sort();
    all
}

#[test]
fn adaptors_are_as_short_as_those_of_llc() {
    let name = "adaptors_are_as_short_as_those_of_llc";
    let Some([llc, objdump]) = need(name, ["llc", "llvm-objdump"], 22) else { return };
    let dir = folder("adaptors");
    let text = adaptors();
    fs::write(dir.join("own.o"), object(text.as_bytes(), "")).unwrap();
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.as_bytes().into());
    assert_eq!(run("lowir in.mlir -o out.ll", &mut world), 0, "{}", world.err);
    // Private functions have no symbol there.
    let ll = String::from_utf8(world.written.remove("out.ll").unwrap()).unwrap().replace("define private", "define");
    fs::write(dir.join("in.ll"), ll).unwrap();
    must(
        Command::new(&llc).args(["-O2", "-filetype=obj", "--relocation-model=pic"]).arg(dir.join("in.ll")).arg("-o").arg(dir.join("llc.o")),
    );
    let (own, other) = (instructions(&objdump, &dir.join("own.o")), instructions(&objdump, &dir.join("llc.o")));
    assert!(own.len() > 150 && own.len() == other.len());
    for ((name, n), (same, least)) in own.iter().zip(&other) {
        assert!(name == same && 5 * n <= 6 * least, "{name}: {n} instructions; {same} of llc -O2: {least}");
    }
}

#[test]
fn linkers_drop_sections_that_nobody_uses() {
    let name = "linkers_drop_sections_that_nobody_uses";
    let (Some([clang, nm]), linkers) = (need(name, ["clang", "llvm-nm"], 22), ["ld", "ld.lld"]) else { return };
    let dir = folder("drop");
    let text = r#"
        llvm.mlir.global internal @counter(5 : i64) : i64
        llvm.mlir.global external @zeros(dense<0> : tensor<100xi32>) {alignment = 64 : i64} : !llvm.array<100 x i32>
        llvm.mlir.global internal constant @words("words\00") : !llvm.array<6 x i8>
        llvm.mlir.global external hidden constant @halves(dense<[1.5, 2.5]> : tensor<2xf64>) : !llvm.array<2 x f64>
        llvm.mlir.global external constant @place() : !llvm.ptr {
          %0 = llvm.mlir.addressof @words : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        llvm.func @puts(!llvm.ptr) -> i32
        llvm.func @unused() -> i32 {
          %p = llvm.mlir.addressof @zeros : !llvm.ptr
          %r = llvm.call @puts(%p) : (!llvm.ptr) -> i32
          llvm.return %r : i32
        }
        llvm.func internal @half(%a: f64) -> f64 {
          %c = llvm.mlir.constant(0.5 : f64) : f64
          %r = llvm.fmul %a, %c : f64
          llvm.return %r : f64
        }
        llvm.func @negated(%a: vector<4xf32>) -> vector<4xf32> {
          %r = llvm.fneg %a : vector<4xf32>
          llvm.return %r : vector<4xf32>
        }
        llvm.func @work(%a: f64) -> f64 {
          %p = llvm.mlir.addressof @counter : !llvm.ptr
          %v = llvm.load %p : !llvm.ptr -> i64
          %f = llvm.sitofp %v : i64 to f64
          %s = llvm.fadd %a, %f : f64
          %h = llvm.call @half(%s) : (f64) -> f64
          %q = llvm.mlir.addressof @place : !llvm.ptr
          %t = llvm.load %q : !llvm.ptr -> !llvm.ptr
          %u = llvm.call @puts(%t) : (!llvm.ptr) -> i32
          %d = llvm.mlir.addressof @halves : !llvm.ptr
          %e = llvm.getelementptr %d[1] : (!llvm.ptr) -> !llvm.ptr, f64
          %g = llvm.load %e : !llvm.ptr -> f64
          %x = llvm.fadd %h, %g : f64
          llvm.return %x : f64
        }
        llvm.func @start() {
          %p = llvm.mlir.addressof @counter : !llvm.ptr
          %c = llvm.mlir.constant(7 : i64) : i64
          llvm.store %c, %p : i64, !llvm.ptr
          llvm.return
        }
        llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
    "#;
    let main = r#"
        #include <stdio.h>
        typedef float four __attribute__((vector_size(16)));
        double work(double);
        four negated(four);
        int main(void) {
          four x = {1, 2, 3, -4};
          x = negated(x);
          double y = work(3);
          printf("%g %g %g\n", y, x[0], x[3]);
          return 0;
        }"#;
    fs::write(dir.join("main.c"), main).unwrap();
    for (format, linker) in FORMATS.iter().flat_map(|f| linkers.map(|l| (f, l))) {
        fs::write(dir.join("in.o"), object(text.as_bytes(), format)).unwrap();
        if !links(
            name,
            linker,
            &clang,
            &["-Wl,--fatal-warnings", "-Wl,--gc-sections"],
            &[dir.join("main.c"), dir.join("in.o")],
            &dir.join("program"),
        ) {
            continue;
        }
        assert_eq!(must(&mut Command::new(dir.join("program"))), b"words\n7.5 -1 4\n", "{linker} {format}");
        let names = String::from_utf8(must(Command::new(&nm).arg(dir.join("program")))).unwrap();
        assert!(names.contains(" work\n"), "{linker} {format}: {names}");
        for dropped in [" unused\n", " zeros\n"] {
            assert_eq!(names.contains(dropped), format.is_empty(), "{linker} {format}: {names}");
        }
    }
}

#[test]
fn sections_have_the_names_that_modules_give_them() {
    let name = "sections_have_the_names_that_modules_give_them";
    let Some([clang, nm, llc, readelf]) = need(name, ["clang", "llvm-nm", "llc", "llvm-readelf"], 22) else { return };
    let dir = folder("named");
    let text = br#"
        llvm.mlir.global external @one(1 : i32) {section = "numbers"} : i32
        llvm.mlir.global external @fixed(3 : i32) {section = "fixed_words"} : i32
        llvm.mlir.global internal @two(2 : i32) {section = "numbers"} : i32
        llvm.mlir.global external @place() {section = "places"} : !llvm.ptr {
          %0 = llvm.mlir.addressof @two : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        llvm.mlir.global external constant @word("word") {section = ".note.words"} : !llvm.array<4 x i8>
        llvm.mlir.global external @wide(dense<0> : tensor<64xi32>) {section = ".bss.wide", alignment = 128 : i64} : !llvm.array<64 x i32>
        llvm.mlir.global external thread_local @own(5 : i32) {section = ".tdata.own"} : i32
        llvm.mlir.global internal @kept(6 : i32) {section = "kept_words"} : i32
        llvm.mlir.global internal @plain(7 : i32) : i32
        llvm.mlir.global external @dropped(8 : i32) {section = "dropped_words"} : i32
        llvm.mlir.global appending @llvm.used() {section = "llvm.metadata"} : !llvm.array<2 x ptr> {
          %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
          %1 = llvm.mlir.addressof @kept : !llvm.ptr
          %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
          %3 = llvm.mlir.addressof @plain : !llvm.ptr
          %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
          llvm.return %4 : !llvm.array<2 x ptr>
        }
        llvm.func @say(i32)
        llvm.func @late() { %0 = llvm.mlir.constant(150 : i32) : i32 llvm.call @say(%0) : (i32) -> () llvm.return }
        llvm.func @early() { %0 = llvm.mlir.constant(120 : i32) : i32 llvm.call @say(%0) : (i32) -> () llvm.return }
        llvm.func @last() { %0 = llvm.mlir.constant(65535 : i32) : i32 llvm.call @say(%0) : (i32) -> () llvm.return }
        llvm.func internal @inner(%x: i32) -> i32 attributes {section = "hot_code"} { llvm.call @say(%x) : (i32) -> () llvm.return %x : i32 }
        llvm.func @outer(%x: i32) -> i32 attributes {section = "hot_code"} {
          %0 = llvm.call @inner(%x) : (i32) -> i32
          %1 = llvm.call @beside(%0) : (i32) -> i32
          llvm.return %1 : i32
        }
        llvm.func @beside(%x: i32) -> i32 { %0 = llvm.add %x, %x : i32 llvm.return %0 : i32 }
        llvm.func @again(%x: i32) -> i32 attributes {section = ".text.cold"} { %0 = llvm.add %x, %x : i32 llvm.return %0 : i32 }
        llvm.mlir.global_ctors ctors = [@last, @late, @early], priorities = [65535 : i32, 150 : i32, 120 : i32], data = [#llvm.zero, #llvm.zero, #llvm.zero]
        llvm.mlir.global_dtors dtors = [@late], priorities = [140 : i32], data = [#llvm.zero]
    "#;
    let main = r#"
        #include <stdio.h>
        extern int __start_numbers[], __stop_numbers[], *place, wide[64];
        extern _Thread_local int own;
        int outer(int), again(int);
        void say(int n) { printf("%d\n", n); }
        __attribute__((constructor(130))) static void between(void) { say(130); }
        int main(void) {
          int sum = wide[63] + ((unsigned long)wide % 128 != 0);
          for (int *p = __start_numbers; p < __stop_numbers; p++) sum = 10 * sum + *p;
          printf("%d %d %d\n", sum, *place, own);
          printf("%d\n", outer(21) + again(1));
          return 0;
        }"#;
    fs::write(dir.join("main.c"), main).unwrap();
    fs::write(dir.join("in.mlir"), text).unwrap();
    fs::write(dir.join("lowir.o"), object(text, "")).unwrap();
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.as_slice().into());
    assert_eq!(run("lowir in.mlir -o in.ll", &mut world), 0, "{}", world.err);
    fs::write(dir.join("in.ll"), &world.written["in.ll"]).unwrap();
    must(Command::new(llc).args(["-O0", "-relocation-model=pic", "-filetype=obj"]).arg(dir.join("in.ll")).arg("-o").arg(dir.join("llc.o")));
    let mut sections = Vec::new();
    for object in ["lowir.o", "llc.o"] {
        for linker in ["ld", "ld.lld"] {
            if !links(
                name,
                linker,
                &clang,
                &["-Wl,--fatal-warnings", "-Wl,--gc-sections", "-Wl,-z,start-stop-gc"],
                &[dir.join("main.c"), dir.join(object)],
                &dir.join("program"),
            ) {
                continue;
            }
            let said = must(&mut Command::new(dir.join("program")));
            assert_eq!(String::from_utf8(said).unwrap(), "120\n130\n150\n65535\n12 2 5\n21\n44\n150\n", "{linker} {object}");
            let names = String::from_utf8(must(Command::new(&nm).arg(dir.join("program")))).unwrap();
            for (symbol, there) in [(" kept\n", true), (" plain\n", true), (" dropped\n", false), (" fixed\n", false)] {
                assert_eq!(names.contains(symbol), there, "{linker} {object}: {names}");
            }
        }
        let table = String::from_utf8(must(Command::new(&readelf).arg("-SW").arg(dir.join(object)))).unwrap();
        // Name, type, size, flags, alignment; what is kept without a name has one of llc's own.
        let row = |line: &str| -> Option<Vec<String>> {
            let mut words: Vec<String> = line.split_once(']')?.1.split_whitespace().map(String::from).collect();
            let named = [
                "numbers",
                "fixed_words",
                "places",
                ".note.words",
                ".bss.wide",
                ".tdata.own",
                "kept_words",
                "dropped_words",
                "hot_code",
                ".text.cold",
            ];
            let ours =
                named.contains(&words.first()?.as_str()) || words[0].starts_with(".init_array.") || words[0].starts_with(".fini_array.");
            words.drain(2..4);
            words.retain(|w| w != "0");
            if words.contains(&String::from("AX")) {
                // Each has its own code.
                words.remove(2);
            }
            ours.then_some(words)
        };
        let mut rows: Vec<_> = table.lines().filter_map(row).collect();
        rows.sort();
        sections.push(rows);
    }
    assert_eq!(sections[0], sections[1]);
    assert_eq!(sections[0].len(), 13);
}

#[test]
fn linkers_make_common_variables_once() {
    let name = "linkers_make_common_variables_once";
    let Some([clang, llc, readelf]) = need(name, ["clang", "llc", "llvm-readelf"], 22) else { return };
    let dir = folder("common");
    let text = br#"
        llvm.mlir.global common @number(0 : i32) : i32
        llvm.mlir.global common @bytes(dense<0> : tensor<40xi8>) {alignment = 64 : i64} : !llvm.array<40 x i8>
        llvm.mlir.global common hidden @own(0 : i64) : i64
        llvm.mlir.global common @unused(0 : i8) {section = "mine"} : i8
        llvm.mlir.global external @place() : !llvm.ptr {
          %0 = llvm.mlir.addressof @number : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        llvm.func @set(%x: i32) -> i64 {
          %0 = llvm.mlir.addressof @number : !llvm.ptr
          llvm.store %x, %0 : i32, !llvm.ptr
          %1 = llvm.mlir.addressof @own : !llvm.ptr
          %2 = llvm.load %1 : !llvm.ptr -> i64
          %3 = llvm.mlir.addressof @bytes : !llvm.ptr
          %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
          %5 = llvm.mlir.constant(63 : i64) : i64
          %6 = llvm.and %4, %5 : i64
          %7 = llvm.add %2, %6 : i64
          llvm.return %7 : i64
        }
    "#;
    let main = r#"
        #include <stdio.h>
        int number;
        char bytes[100];
        extern int *place;
        long set(int x);
        int main(void) {
          long n = set(7);
          printf("%d %d %ld %d\n", number, place == &number, n, bytes[99]);
          return 0;
        }"#;
    fs::write(dir.join("main.c"), main).unwrap();
    fs::write(dir.join("lowir.o"), object(text, "")).unwrap();
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.as_slice().into());
    assert_eq!(run("lowir in.mlir -o in.ll", &mut world), 0, "{}", world.err);
    fs::write(dir.join("in.ll"), &world.written["in.ll"]).unwrap();
    must(Command::new(llc).args(["-O0", "-relocation-model=pic", "-filetype=obj"]).arg(dir.join("in.ll")).arg("-o").arg(dir.join("llc.o")));
    let rows = |object: &str| -> Vec<String> {
        let table = String::from_utf8(must(Command::new(&readelf).arg("-sW").arg(dir.join(object)))).unwrap();
        let mut rows: Vec<String> =
            table.lines().filter(|l| l.contains(" COM ")).filter_map(|l| Some(l.split_once(':')?.1.into())).collect();
        rows.sort();
        rows
    };
    assert_eq!(rows("lowir.o"), rows("llc.o"));
    assert_eq!(rows("lowir.o").len(), 4);
    for linker in ["ld", "ld.lld"] {
        if !links(
            name,
            linker,
            &clang,
            &["-fcommon", "-Wl,--fatal-warnings"],
            &[dir.join("main.c"), dir.join("lowir.o")],
            &dir.join("program"),
        ) {
            continue;
        }
        assert_eq!(must(&mut Command::new(dir.join("program"))), b"7 1 0 0\n", "{linker}");
    }
    for (text, flags, why) in [
        ("llvm.mlir.global common @f(0 : i32) : i32", "--object-format=macho", "common variables have no place in Mach-O yet"),
        ("llvm.mlir.global common thread_local @f(0 : i32) : i32", "", "in.mlir:1:1: error: this linkage has no machine code yet"),
    ] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run(&format!("lowir in.mlir -o out.o {flags}"), &mut world), 1, "{text}");
        assert!(world.err.contains(why) && world.written.is_empty(), "{text}: {}", world.err);
    }
}

#[test]
fn sections_refuse_what_they_cannot_hold() {
    for (text, why) in [
        ("llvm.func weak @f() { llvm.return }", "the weak symbol 'f' has no place in an object of sections"),
        ("llvm.mlir.global common @f(0 : i32) : i32", "the common variable 'f' has no place in an object of sections"),
        ("llvm.func @\".text\"() { llvm.return }", "a symbol named '.text' has no place in an object of sections"),
        (
            "llvm.mlir.global external @f(dense<0> : tensor<99999999xi8>) : !llvm.array<99999999 x i8>",
            "variables of 99999999 zeros are too large for an object of sections",
        ),
        (
            "llvm.func hidden @f()
             llvm.func @g() { llvm.call @f() : () -> () llvm.return }",
            "the visibility of 'f' has no place in an object of sections",
        ),
        ("llvm.mlir.global external @f(1 : i32) {section = \"x\"} : i32", "sections with names have no place among sections of symbols"),
    ] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run("lowir in.mlir -o out.o --object-format=elf-sections", &mut world), 1, "{text}");
        assert!(world.err.contains(why) && world.written.is_empty(), "{text}: {}", world.err);
    }
    // Two names for a place, which no module makes yet.
    let mut object = emit::x86::obj::Object::default();
    object.section(emit::x86::obj::Section::Text).bytes.push(0xC3);
    for name in ["f", "g"] {
        let s = object.symbol(name);
        (object.symbols[s].section, object.symbols[s].size) = (Some(emit::x86::obj::Section::Text), 1);
    }
    let refused = emit::x86::obj::Container::write(&lowir::faerie::ElfSections, &object, &mut Vec::new());
    assert_eq!(refused.unwrap_err(), "'f' and 'g' name the same place, which an object of sections cannot");
    // A relocation that belongs to nobody.
    object.symbols.truncate(1);
    let lost = emit::x86::enc::Reloc { at: 1, symbol: 0, kind: emit::x86::enc::RelocKind::Pc32, addend: -4 };
    object.section(emit::x86::obj::Section::Text).bytes.extend([0; 4]);
    object.section(emit::x86::obj::Section::Text).relocs.push(lost);
    let refused = emit::x86::obj::Container::write(&lowir::faerie::ElfSections, &object, &mut Vec::new());
    assert_eq!(refused.unwrap_err(), "a relocation outside of every symbol");
}

/// Whether a compiler of C++ has its library.
fn works(cxx: &Path) -> bool {
    let dir = folder("works");
    fs::write(dir.join("a.cc"), "int main() { try { throw 1; } catch (int) {} }").unwrap();
    Command::new(cxx).arg(dir.join("a.cc")).arg("-o").arg(dir.join("a")).output().is_ok_and(|o| o.status.success())
}

#[test]
fn objects_are_the_same_every_time() {
    let shape = Shape::new(Kind::named("mixed").unwrap(), 50);
    let text = workload::generate(&shape);
    assert_eq!(object(text.as_bytes(), ""), object(text.as_bytes(), ""));
}

#[test]
fn parts_make_the_object_of_the_whole() {
    use lowir::parts::{InMemory, Job};
    use lowir::{engine, object_parts};
    let forward = "
        func.func private @late(i32, memref<?xf32>) -> i32
        func.func @early(%x: i32, %m: memref<?xf32>) -> i32 {
          %a = call @behind(%x, %m) : (i32, memref<?xf32>) -> i32
          %b = call @late(%a, %m) : (i32, memref<?xf32>) -> i32
          %f = constant @behind : (i32, memref<?xf32>) -> i32
          %c = call_indirect %f(%b, %m) : (i32, memref<?xf32>) -> i32
          return %c : i32
        }
        func.func @passes_on(%x: i32, %m: memref<?xf32>) -> i32 {
          %a = call @behind(%x, %m) : (i32, memref<?xf32>) -> i32
          return %a : i32
        }
        func.func private @hidden(%n: index) -> memref<?xi8> {
          %m = memref.alloc(%n) : memref<?xi8>
          return %m : memref<?xi8>
        }
        func.func @behind(%x: i32, %m: memref<?xf32>) -> i32 {
          %n = arith.index_cast %x : i32 to index
          %h = call @hidden(%n) : (index) -> memref<?xi8>
          memref.dealloc %h : memref<?xi8>
          return %x : i32
        }
    ";
    let mut texts = vec![("forward".to_string(), forward.to_string())];
    for kind in ["scalar", "memref", "cfg", "calls", "scf", "mixed"] {
        let shape = Shape::new(Kind::named(kind).unwrap(), 60);
        texts.push((kind.into(), workload::generate(&shape)));
    }
    let pow = "func.func @a(%x: f64) -> f64 { %y = math.cos %x : f64 return %y : f64 }";
    texts.push(("other dialects".into(), pow.into()));
    let mut n_in_parts = 0;
    for (name, text) in texts {
        let source = ir::Source::new("t.mlir", &text);
        let (mut m, mut diags, mut whole) = (ir::Module::new(), ir::Diags::default(), Vec::new());
        let options = lowir::Options::default();
        assert!(engine::read(&mut m, source, &Default::default(), true, &mut diags), "{name}");
        assert!(
            engine::lower(&mut m, &options, &mut diags) && engine::emit_object(&m, source, Default::default(), &mut diags, &mut whole),
            "{name}"
        );
        for part_size in [1, 40, 300] {
            let options = lowir::Options { part_size, object: true, ..Default::default() };
            let (parse, mut out) = (Default::default(), Vec::new());
            let job = Job { source, parse: &parse, options: &options };
            let object = object_parts::object(&job, &mut InMemory);
            // What goes to text in parts goes to an object.
            let goes = job.run(&mut InMemory).is_some();
            n_in_parts += usize::from(goes);
            assert_eq!(object.is_some(), goes, "{name} in parts of {part_size}");
            if let Some((object, _)) = object {
                engine::write_object(&object, Default::default(), &mut out).unwrap();
                assert!(out == whole, "{name} in parts of {part_size}");
            }
        }
    }
    assert!(n_in_parts >= 9, "{n_in_parts}");
}

#[test]
fn a_linker_takes_mach_o() {
    let tools = ["llvm-readobj", "ld64.lld", "llvm-objdump"];
    let Some([readobj, linker, objdump]) = need("a_linker_takes_mach_o", tools, 22) else { return };
    let dir = folder("macho");
    for kernel in kernels() {
        let stem = kernel.file_stem().unwrap().to_string_lossy().into_owned();
        let path = dir.join(format!("{stem}.o"));
        fs::write(&path, object(&fs::read(&kernel).unwrap(), "--object-format=macho")).unwrap();
        let seen = must(Command::new(&readobj).args(["--sections", "--symbols", "--relocations"]).arg(&path));
        assert!(String::from_utf8_lossy(&seen).contains(&format!("Name: _{stem}")), "{stem}");
        // Functions with a frame have rows for unwinding, in the object and in what is linked.
        let rows = |path: &Path| String::from_utf8(must(Command::new(&objdump).args(["--macho", "--unwind-info"]).arg(path))).unwrap();
        assert!(rows(&path).contains("compact encoding:     0x01"), "{stem}: {}", rows(&path));
        must(
            Command::new(&linker)
                .args(["-arch", "x86_64", "-platform_version", "macos", "12.0", "12.0", "-dylib", "-undefined", "dynamic_lookup"])
                .args(["-fatal_warnings", "-o"])
                .arg(dir.join(format!("{stem}.dylib")))
                .arg(&path),
        );
        let linked = rows(&dir.join(format!("{stem}.dylib")));
        assert!(linked.contains("__unwind_info") && linked.contains(": 0x01"), "{stem}: {linked}");
    }
    // A word, a saved register, five words, and rbp with a register: the stack's words with the return address.
    let small = "
        func.func private @a() attributes {llvm.emit_c_interface}
        func.func @b() -> (i64, i64) attributes {llvm.emit_c_interface} {
          call @a() : () -> ()
          %0 = arith.constant 1 : i64
          return %0, %0 : i64, i64
        }
        func.func private @c(memref<?xf32>) attributes {llvm.emit_c_interface}
        func.func @d(%m: memref<?x?xf32>) -> (i64, i64) attributes {llvm.emit_c_interface} {
          %0:2 = call @d(%m) : (memref<?x?xf32>) -> (i64, i64)
          return %0#0, %0#1 : i64, i64
        }";
    let path = dir.join("small.o");
    fs::write(&path, object(small.as_bytes(), "--object-format=macho")).unwrap();
    let told = String::from_utf8(must(Command::new(&objdump).args(["--macho", "--unwind-info"]).arg(&path))).unwrap();
    for encoding in ["0x02020000", "0x02020400", "0x02060000", "0x01010001"] {
        assert!(told.contains(&format!("compact encoding:     {encoding}")), "{encoding}: {told}");
    }
}
