//! The checks of bytecode, of LLVM IR as input and of objects: what they hold of, and that each of them can fail.

use std::path::Path;

use lowir_fuzz::r#gen::{PROFILES, Spec, generate};
use lowir_fuzz::oracle::{Case, ORACLES, Tamper, tools};

/// A check of a module whose forms are changed on their way; `None` where its tools are not installed.
fn checked(oracle: &str, text: &str, tamper: Option<Tamper>) -> Option<Result<(), String>> {
    let o = ORACLES.iter().find(|o| o.name == oracle).expect("a check");
    if let Some(tool) = o.tools.iter().find(|t| tools::find(t, 22).is_none()) {
        eprintln!("{oracle}: skipped, no {tool}");
        return None;
    }
    let mut case = Case::new(text.to_owned(), 22);
    case.tamper = tamper;
    Some((o.check)(&case))
}

const FORMS: [&str; 5] = ["bytecode", "bytecode-shared", "import", "import-text", "object"];

#[test]
fn forms_of_generated_modules() {
    for p in PROFILES {
        let text = generate(&Spec::seeded(1, p, 3, 10, 22));
        for oracle in FORMS {
            if let Some(Err(e)) = checked(oracle, &text, None) {
                panic!("profile {}, {oracle}: {e}", p.name);
            }
        }
    }
}

/// What objects were wrong about before.
#[test]
fn objects_that_were_wrong() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("objects");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the folder").flatten().map(|f| f.path()).collect();
    files.sort();
    assert!(files.len() >= 5);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file");
        for oracle in ["meaning", "import", "object"] {
            if let Some(Err(e)) = checked(oracle, &text, None) {
                panic!("{}, {oracle}: {e}", file.display());
            }
        }
    }
}

/// Prints 'BC'.
const LETTER: &str = "memref.global \"private\" constant @g : memref<2xi32> = dense<[1144201745, 66]>
func.func private @putchar(i32) -> i32
func.func @main() -> i32 {
  %one = arith.constant 1 : index
  %g = memref.get_global @g : memref<2xi32>
  %x = memref.load %g[%one] : memref<2xi32>
  %r = func.call @putchar(%x) : (i32) -> i32
  %next = arith.constant 1 : i32
  %sum = arith.addi %x, %next : i32
  %s = func.call @putchar(%sum) : (i32) -> i32
  %ok = arith.constant 0 : i32
  return %ok : i32
}
";

/// Bytes in the place of others that are there.
fn swapped(written: Vec<u8>, from: &[u8], to: &[u8]) -> Vec<u8> {
    let at = written.windows(from.len()).position(|w| w == from).expect("what is to be changed");
    [&written[..at], to, &written[at + from.len()..]].concat()
}

#[test]
fn every_check_can_fail() {
    let changed: Tamper = |form, written| match form {
        "bytecode" => swapped(written, b"addi", b"subi"),
        "ll" => swapped(written, b" add ", b" sub "),
        // The list of numbers.
        _ => swapped(written, &[0x11, 0x22, 0x33, 0x44, 66], &[0x11, 0x22, 0x33, 0x44, 67]),
    };
    let unreadable: Tamper = |_, mut written| {
        written.truncate(written.len() / 2);
        written
    };
    for oracle in FORMS {
        if let Some(result) = checked(oracle, LETTER, None) {
            assert_eq!(result, Ok(()), "{oracle}");
        }
        for tamper in [changed, unreadable] {
            if let Some(result) = checked(oracle, LETTER, Some(tamper)) {
                result.expect_err(oracle);
            }
        }
    }
}
