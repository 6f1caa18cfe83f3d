//! The interpreter: what it prints, what it calls undefined, and that lowering changes neither.

use lowir_fuzz::r#gen::{PROFILES, Spec, generate};
use lowir_fuzz::oracle::{Case, ORACLES};

fn holds(oracle: &str, text: String) -> Result<(), String> {
    let o = ORACLES.iter().find(|o| o.name == oracle).expect("a check");
    (o.check)(&Case::new(text, 22))
}

#[test]
fn lowering_keeps_the_meaning_of_generated_modules() {
    for p in PROFILES {
        for seed in 0..1 {
            let text = generate(&Spec::seeded(seed, p, 12, 25, 22));
            for oracle in ["reads", "meaning"] {
                holds(oracle, text.clone()).unwrap_or_else(|e| panic!("profile {}, seed {seed}, {oracle}: {e}", p.name));
            }
        }
    }
}

/// A body, and the name of what is wrong with it.
const UNDEFINED: &[(&str, &str)] = &[
    ("%m = memref.alloc() : memref<4xi32>", "leak"),
    ("%m = memref.alloc() : memref<4xi32>\n memref.dealloc %m : memref<4xi32>\n memref.dealloc %m : memref<4xi32>", "double-free"),
    (
        "%m = memref.alloc() : memref<4xi32>\n memref.dealloc %m : memref<4xi32>\n %z = arith.constant 0 : index\n \
         %x = memref.load %m[%z] : memref<4xi32>",
        "use-after-free",
    ),
    ("%m = memref.alloca() : memref<4xi32>\n %z = arith.constant 4 : index\n %x = memref.load %m[%z] : memref<4xi32>", "out-of-bounds"),
    (
        "%m = memref.alloca() : memref<4xi32>\n %z = arith.constant 3 : index\n %v = memref.subview %m[%z] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>",
        "out-of-bounds",
    ),
    (
        "%m = memref.alloca() : memref<1xi1>\n %z = arith.constant 0 : index\n %x = memref.load %m[%z] : memref<1xi1>\n scf.if %x {\n }",
        "poison",
    ),
    (
        "%a = arith.constant 2147483647 : i32\n %s = arith.addi %a, %a overflow<nsw> : i32\n %c = arith.cmpi eq, %s, %a : i32\n cf.assert %c, \"\"",
        "poison",
    ),
    ("%a = arith.constant 1 : i32\n %z = arith.constant 0 : i32\n %q = arith.divsi %a, %z : i32", "division-by-zero"),
    ("%a = arith.constant -2147483648 : i32\n %b = arith.constant -1 : i32\n %q = arith.divsi %a, %b : i32", "division-overflow"),
    ("%c = arith.constant false\n cf.assert %c, \"no\"", "assertion"),
    (
        "%m = memref.alloca() : memref<4xi32>\n %d = memref.cast %m : memref<4xi32> to memref<?xi32>\n %e = memref.cast %d : memref<?xi32> to memref<5xi32>",
        "wrong-type",
    ),
    ("func.call @main() : () -> i32", "too-deep"),
    (
        "%n = llvm.mlir.constant(1 : i64) : i64\n %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr\n %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\n %z = llvm.mlir.constant(0 : i32) : i32\n llvm.store %z, %q : i32, !llvm.ptr",
        "misaligned",
    ),
    ("%p = llvm.mlir.zero : !llvm.ptr\n %x = llvm.load %p : !llvm.ptr -> i32", "out-of-bounds"),
];

#[test]
fn what_is_undefined_is_a_located_error() {
    for (body, name) in UNDEFINED {
        let text = format!("func.func @main() -> i32 {{\n {body}\n %r = arith.constant 0 : i32\n return %r : i32\n}}\n");
        match Case::new(text, 22).meaning() {
            Ok(_) => panic!("nothing wrong with\n{body}"),
            Err(e) => assert!(e.contains(&format!("[{name}]")) && e.starts_with("input.mlir:"), "{name}: {e}\n{body}"),
        }
    }
}
