//! The programs of `examples/programs`, in the dialects above scalars and memory: by lowir and by the passes of mlir-opt
//! they print the same numbers, bit for bit, when `llc` has compiled both.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lowir_tests::memory::{Memory, run};
use lowir_tests::oracle::need;
use lowir_tests::root;

const PASSES: &str = "--pass-pipeline=builtin.module(convert-vector-to-scf,expand-strided-metadata,lower-affine,convert-scf-to-cf,\
    convert-complex-to-standard,convert-vector-to-llvm,convert-complex-to-llvm,convert-math-to-llvm,convert-math-to-funcs,\
    convert-math-to-libm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,\
    convert-index-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)";

fn programs() -> Vec<PathBuf> {
    let files = fs::read_dir(root().join("examples/programs")).unwrap().map(|f| f.unwrap().path());
    let mut all: Vec<PathBuf> = files.filter(|p| p.extension().is_some_and(|e| e == "mlir")).collect();
    all.sort();
    assert!(all.len() >= 34);
    all
}
/// The LLVM IR of a program.
fn lowered(path: &Path) -> Vec<u8> {
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), fs::read(path).unwrap());
    let code = run("lowir in.mlir", &mut world);
    assert_eq!(code, 0, "{}: {}", path.display(), world.err);
    world.out
}
#[track_caller]
fn must(command: &mut Command) -> Vec<u8> {
    let done = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(done.status.success(), "{command:?}: {}\n{}", done.status, String::from_utf8_lossy(&done.stderr));
    done.stdout
}

#[test]
fn programs_lower() {
    for p in programs() {
        assert!(!lowered(&p).is_empty());
    }
}

#[test]
fn programs_print_what_upstream_prints() {
    let name = "programs_print_what_upstream_prints";
    let Some([opt, translate, llc, clang]) = need(name, ["mlir-opt", "mlir-translate", "llc", "clang"], 22) else { return };
    let dir = root().join("target/programs");
    fs::create_dir_all(&dir).unwrap();
    let print = dir.join("print.o");
    must(Command::new(&clang).args(["-c", "-O1"]).arg(root().join("examples/programs/print.c")).arg("-o").arg(&print));
    for path in programs() {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let at = |ending: &str| dir.join(format!("{stem}{ending}"));
        fs::write(at(".lowir.ll"), lowered(&path)).unwrap();
        must(Command::new(&opt).arg(PASSES).arg(&path).arg("-o").arg(at(".low.mlir")));
        must(Command::new(&translate).arg("--mlir-to-llvmir").arg(at(".low.mlir")).arg("-o").arg(at(".upstream.ll")));
        let mut printed = Vec::new();
        for by in ["lowir", "upstream"] {
            let (object, program) = (at(&format!(".{by}.o")), at(&format!(".{by}.x")));
            let text = at(&format!(".{by}.ll"));
            must(Command::new(&llc).args(["-O1", "-filetype=obj", "--relocation-model=pic"]).arg(text).arg("-o").arg(&object));
            must(Command::new(&clang).arg(&object).arg(&print).args(["-lm", "-o"]).arg(&program));
            printed.push(String::from_utf8(must(&mut Command::new(&program))).unwrap());
        }
        assert!(printed[0].lines().count() >= 10, "{stem}");
        assert_eq!(printed[0], printed[1], "{stem}");
    }
}
