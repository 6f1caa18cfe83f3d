//! The C interface: the header says what the library has, wrong ids and null pointers are answered, sessions are apart.

use lowir::capi::*;
use lowir::session::Session;
use std::collections::BTreeMap;
use std::ptr::{null, null_mut};

fn root(path: &str) -> String {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// Functions by name with their numbers of parameters: from `name(` up to the next `)`.
fn functions(text: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for (at, _) in text.match_indices("lowir_") {
        let rest = &text[at..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let before = text[..at].trim_end();
        if !rest[end..].starts_with('(') || before.ends_with("= {") || rest.starts_with("lowir_cstr") {
            continue;
        }
        let list = rest[end + 1..].split(')').next().unwrap_or("").trim();
        let n = if list.is_empty() || list == "void" { 0 } else { list.split(',').count() };
        found.entry(rest[..end].to_owned()).or_insert(n);
    }
    found
}

#[test]
fn the_header_declares_what_the_library_has() {
    let header = root("cli/include/lowir.h");
    let code = header.split("/* ---- sessions ---- */").nth(1).expect("the declarations");
    let declared: BTreeMap<String, usize> =
        functions(code).into_iter().filter(|f| !f.0.ends_with("_parts") && !f.0.ends_with("_id")).collect();
    let source = root("cli/src/capi.rs");
    let mut defined = BTreeMap::new();
    for part in source.split("pub unsafe extern \"C\" fn ").chain(source.split("pub extern \"C\" fn ")).skip(1) {
        if part.starts_with("lowir_") {
            let (name, n) = functions(&part[..part.find('{').unwrap_or(0)]).into_iter().next().expect("a signature");
            defined.insert(name, n);
        }
    }
    // `questions!` take the module and an id, and some a position.
    let table = source.split("\nquestions! {").nth(1).and_then(|t| t.split("\n}\n").next()).expect("the table");
    for line in table.lines().map(str::trim).filter(|l| l.starts_with("lowir_")) {
        let (name, rest) = line.split_once('(').expect("a row");
        let n = rest.split(')').next().map_or(0, |l| l.split(',').count());
        defined.insert(name.to_owned(), n);
    }
    assert!(defined.len() > 40, "{defined:?}");
    assert_eq!(declared, defined);
    // The example uses the header as it is; what it leaves out is used here or is a plain reading of the same kind.
    assert!(root("examples/embed.c").contains("#include <lowir.h>"));
}

fn str_of(text: &str) -> Str {
    Str { data: text.as_ptr(), size: text.len() }
}

#[test]
fn nothing_is_answered_for_nothing() {
    unsafe {
        assert!(lowir_read(null_mut(), str_of("a"), str_of("")).is_null());
        assert!(!lowir_verify(null_mut(), null_mut()));
        assert_eq!(lowir_module_op(null()), u32::MAX);
        assert_eq!(lowir_op_n_regions(null(), 0), 0);
        lowir_session_free(null_mut());
        lowir_module_free(null_mut());
        let s = lowir_session_new();
        let m = lowir_module_new(s, str_of("m"));
        for id in [1, 7, 1 << 20, u32::MAX - 1, u32::MAX] {
            assert_eq!(lowir_op_n_operands(m, id), 0);
            assert_eq!(lowir_op_operand(m, id, usize::MAX), u32::MAX);
            assert_eq!(lowir_block_op(m, id, 0), u32::MAX);
            assert_eq!(lowir_region_block(m, id, 0), u32::MAX);
            assert_eq!(lowir_value_type(m, id), u32::MAX);
            let ty = id;
            assert_eq!(lowir_block_new(m, id, &ty, 1), u32::MAX);
        }
        assert_eq!(lowir_type(s, m, str_of("memref<4xnothing>")), u32::MAX);
        assert!(lowir_session_n_diagnostics(s) > 0);
        assert!(!lowir_session_set(s, str_of("compat"), str_of("7")));
        assert!(!lowir_session_set(s, str_of("o"), str_of("file")));
        assert!(lowir_session_set(s, str_of("compat"), str_of("19")));
        assert!(!lowir_run(s, m, str_of("builtin.module(no-such-pass)")));
        lowir_module_free(m);
        lowir_session_free(s);
    }
}

#[test]
fn sessions_on_threads_are_apart() {
    let text = root("examples/saxpy.mlir");
    let compile = |release: &str| {
        let mut s = Session::new();
        s.set("compat", release).expect("a release");
        s.compile("saxpy.mlir", &text).expect("it lowers")
    };
    let alone = [compile("22"), compile("19")];
    std::thread::scope(|scope| {
        for i in 0..8 {
            let (alone, compile) = (&alone, &compile);
            scope.spawn(move || assert_eq!(compile(["22", "19"][i % 2]), alone[i % 2]));
        }
    });
}

#[test]
fn what_was_changed_by_hand_is_verified() {
    let mut s = Session::new();
    let mut d = s.read("f.mlir", "func.func @f(%a: i32) -> i32 { return %a : i32 }").expect("it reads");
    let function = d.module.block_ops(d.module.body())[0];
    let name = d.module.cx.sym("sym_name");
    d.module.remove_attr(function, name);
    d.checked = false;
    assert!(!s.lower(&mut d));
    assert!(s.report.contains("sym_name"), "{}", s.report);
}

/// `lowir_op_parts` of the header.
#[repr(C)]
struct Parts {
    name: Str,
    operands: (*const u32, usize),
    result_types: (*const u32, usize),
    attrs: (*const u32, usize),
    regions: (*const u32, usize),
    successors: (*const u32, usize),
}

#[test]
fn what_is_half_built_is_printed_and_lowered() {
    // SAFETY: the pointers come from the library or point to locals.
    unsafe {
        let s = lowir_session_new();
        let m = lowir_module_new(s, str_of("a"));
        let none = (null(), 0);
        let parts =
            |name, regions| Parts { name: str_of(name), operands: none, result_types: none, attrs: none, regions, successors: none };
        let add = |block, parts: &Parts| lowir_op_new(s, m, block, std::ptr::from_ref(parts).cast());
        // A wrong operation in a region that no operation gets: it was folded when the module was lowered.
        let loose = lowir_region_new(m);
        let block = lowir_block_new(m, loose, null(), 0);
        assert_ne!(add(block, &parts("arith.addi", none)), u32::MAX);
        assert!(lowir_lower(s, m));
        let ll = lowir_emit_ll(s, m);
        lowir_text_free(ll);
        // One in the module: it was printed in words that it lacks.
        let m = lowir_module_new(s, str_of("b"));
        let add = |block, parts: &Parts| lowir_op_new(s, m, block, std::ptr::from_ref(parts).cast());
        let body = lowir_region_block(m, lowir_op_region(m, lowir_module_op(m), 0), 0);
        assert_ne!(add(body, &parts("vector.constant_mask", none)), u32::MAX);
        lowir_text_free(lowir_print(s, m));
        assert!(!lowir_verify(s, m));
        // One region twice in an operation.
        let twice = [lowir_region_new(m); 2];
        assert_eq!(add(body, &parts("scf.if", (twice.as_ptr(), 2))), u32::MAX);
        lowir_module_free(m);
        lowir_session_free(s);
    }
}
