//! Exceptions that functions of objects catch, let through and clean up after: programs of C++, from what clang makes of
//! them, print what clang's own objects print. Random ones are in `bench/objects/exceptions.py`.

use std::fs;
use std::process::Command;

use lowir_tests::memory::{Memory, run};
use lowir_tests::objects::{folder, must};
use lowir_tests::oracle::{find, need, skipped};
use lowir_tests::root;

#[test]
fn programs_catch_what_they_throw() {
    let name = "programs_catch_what_they_throw";
    let Some([clang, dwarfdump]) = need(name, ["clang", "llvm-dwarfdump"], 22) else { return };
    let Some(cxx) = ["c++", "g++"].iter().find_map(|c| find(c, 0)) else { return skipped(name, "no compiler of C++ found") };
    let dir = folder("catch");
    for (stem, standard) in [("types", "-std=c++17"), ("lists", "-std=c++14")] {
        for level in ["-O0", "-O1", "-O2"] {
            let source = root().join(format!("tests/exceptions/{stem}.cpp"));
            let ll = dir.join("in.ll");
            must(Command::new(&clang).args([standard, level, "-w", "-S", "-emit-llvm", "-o"]).arg(&ll).arg(&source));
            must(Command::new(&clang).args(["-w", "-c", "-o"]).arg(dir.join("clang.o")).arg(&ll));
            let mut world = Memory::default();
            world.files.insert("in.ll".into(), fs::read(&ll).unwrap());
            assert_eq!(run("lowir translate --import-llvm in.ll -o in.mlir", &mut world), 0, "{stem} {level}: {}", world.err);
            world.files.insert("in.mlir".into(), world.written["in.mlir"].clone());
            assert_eq!(run("lowir in.mlir -o out.o", &mut world), 0, "{stem} {level}: {}", world.err);
            fs::write(dir.join("own.o"), &world.written["out.o"]).unwrap();
            let rows = must(Command::new(&dwarfdump).arg("--eh-frame").arg(dir.join("own.o")));
            let rows = String::from_utf8_lossy(&rows);
            assert!(rows.contains("\"zPLR\"") && !rows.contains("invalid") && !rows.contains("error"), "{stem}");
            let built = |object: &str, flags: &[&str]| {
                let program = dir.join("program");
                must(Command::new(&cxx).args(["-Wl,--fatal-warnings"]).args(flags).arg(dir.join(object)).arg("-o").arg(&program));
                String::from_utf8(must(&mut Command::new(&program))).unwrap()
            };
            let want = built("clang.o", &[]);
            assert!(want.lines().count() >= 5, "{want}");
            for flags in [&[][..], &["-no-pie"], &["-static"]] {
                assert_eq!(built("own.o", flags), want, "{stem} {level} {flags:?}");
            }
        }
    }
}

#[test]
fn what_has_no_place_for_tables_says_so() {
    let text = "
        llvm.func @may()
        llvm.func @decides(...) -> i32
        llvm.func @f() attributes {personality = @decides} {
          llvm.invoke @may() to ^ok unwind ^bad : () -> ()
        ^ok:
          llvm.return
        ^bad:
          %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
          llvm.resume %l : !llvm.struct<(ptr, i32)>
        }";
    for (text, flags, why) in [
        (text, "--object-format=macho", "functions that catch exceptions have no place in Mach-O yet"),
        (text, "--object-format=elf-sections", "functions that catch exceptions have no place in sections of their own yet"),
        (&text.replace("(ptr, i32)", "(i64, i64)"), "", "a landing of this type has no machine code yet"),
        (&text.replace("llvm.return", "llvm.br ^bad"), "", "a landing that is not only unwound to has no machine code yet"),
        (
            &text.replace("llvm.resume %l", "%k = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n llvm.resume %k"),
            "",
            "a landing that is not only unwound to has no machine code yet",
        ),
    ] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run(&format!("lowir in.mlir -o out.o {flags}"), &mut world), 1, "{flags}");
        assert!(world.err.contains(why) && world.written.is_empty(), "{flags}: {}", world.err);
    }
}

#[test]
fn calls_that_unwind_to_one_block_share_what_it_catches() {
    let n = 300;
    let mut text = String::from("llvm.func @may()\nllvm.func @decides(...) -> i32\n");
    (0..n).for_each(|i| text += &format!("llvm.mlir.global external constant @t{i}() : !llvm.ptr\n"));
    text += "llvm.func @f() attributes {personality = @decides} {\n";
    (0..n).for_each(|i| text += &format!("%t{i} = llvm.mlir.addressof @t{i} : !llvm.ptr\n"));
    text += "llvm.br ^b0\n";
    (0..n).for_each(|i| text += &format!("^b{i}:\nllvm.invoke @may() to ^b{} unwind ^bad : () -> ()\n", i + 1));
    text += &format!("^b{n}:\nllvm.return\n^bad:\n%l = llvm.landingpad ");
    (0..n).for_each(|i| text += &format!("(catch %t{i} : !llvm.ptr) "));
    text += ": !llvm.struct<(ptr, i32)>\nllvm.return\n}\n";
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.into());
    assert_eq!(run("lowir in.mlir -o out.o", &mut world), 0, "{}", world.err);
    assert!(world.written["out.o"].len() < 200 * n, "{}", world.written["out.o"].len());
}
