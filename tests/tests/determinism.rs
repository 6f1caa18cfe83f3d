//! The same input gives the same bytes: twice in one process, from two folders, under two names of the program.

use lowir_tests::memory::{Memory, run};
use lowir_tests::workload::{Kind, Shape, generate};

fn out(line: &str, name: &str, text: &str) -> Vec<u8> {
    let mut world = Memory::default();
    world.files.insert(name.into(), text.into());
    let code = run(&line.replace("%s", name), &mut world);
    assert_eq!(code, 0, "{line}: {}", world.err);
    world.out
}

#[test]
fn same_input_same_bytes() {
    let text = generate(&Shape::new(Kind::Mixed, 40));
    for line in [
        "lowir %s",
        "lowir --compat=19 %s",
        "lowir opt %s",
        "lowir opt --mlir-print-op-generic %s",
        "lowir opt --canonicalize --cse %s",
        "lowir opt --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts %s",
    ] {
        let first = out(line, "one/in.mlir", &text);
        assert!(!first.is_empty(), "{line}");
        assert!(first == out(line, "one/in.mlir", &text), "{line}: twice");
        assert!(first == out(line, "another/place/in.mlir", &text), "{line}: from another folder");
    }
    let direct = out("lowir opt --cse %s", "in.mlir", &text);
    assert!(direct == out("/usr/local/bin/mlir-opt --cse %s", "in.mlir", &text), "through a link");
}

#[test]
fn printing_is_a_fixed_point() {
    for kind in Kind::ALL {
        let text = generate(&Shape::new(kind, 30));
        for flag in ["", " --mlir-print-op-generic", " --mlir-print-local-scope"] {
            let line = format!("lowir opt{flag} %s");
            let once = String::from_utf8(out(&line, "a.mlir", &text)).unwrap();
            let twice = String::from_utf8(out(&line, "a.mlir", &once)).unwrap();
            assert!(once == twice, "{kind:?}{flag}");
        }
    }
}

#[test]
fn lowered_in_parts_or_as_a_whole() {
    for kind in Kind::ALL {
        let text = generate(&Shape::new(kind, 60));
        for release in [ir::Release::V22, ir::Release::V19] {
            let options = lowir::Options { lower: lower::Options::new(release), ..Default::default() };
            let whole = lowir::compile("a.mlir", &text, &lowir::Options { part_size: usize::MAX / 2, ..options }).unwrap();
            for part_size in [1, 50, 300] {
                let parts = lowir::compile("a.mlir", &text, &lowir::Options { part_size, ..options }).unwrap();
                assert!(whole == parts, "{kind:?} in parts of {part_size}");
            }
        }
    }
}
