//! The binaries are run as a user would, and the hooks are shown one by one.

use std::path::Path;
use std::process::Command;

use ir::text::parse::{ParseOptions, parse_into};
use ir::{Diags, Module, Release, Source, Type, TypeData};
use lower::{Legality, Options, TypeConverter};

/// Runs a binary on a file of this directory: whether it succeeded, standard output and standard error.
fn run(binary: &str, file: &Path) -> (bool, String, String) {
    let out = Command::new(binary).arg(file).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (out.status.success(), text(out.stdout), text(out.stderr))
}
fn beside(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}
/// LLVM IR without blank lines and names of the module.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|l| !l.is_empty() && !l.starts_with("; ModuleID") && !l.starts_with("source_filename")).collect()
}

#[test]
fn a_dialect_with_two_operations_a_type_and_attributes() {
    let (ok, out, err) = run(env!("CARGO_BIN_EXE_custom_dialect"), &beside("readings.mlir"));
    assert!(ok, "{err}");
    let expected = [
        "define { i64, i64 } @reading(ptr nonnull %0, { i64, i64 } %1) #0 {",
        "  %3 = load i64, ptr %0, align 4, !range !2",
        "  %4 = extractvalue { i64, i64 } %1, 0",
        "  %5 = extractvalue { i64, i64 } %1, 1",
        "  %6 = call i64 @llvm.smax.i64(i64 %3, i64 %4)",
        "  %7 = call i64 @llvm.smin.i64(i64 %6, i64 %5)",
        "  %8 = call i64 @llvm.readcyclecounter()",
        "  %9 = insertvalue { i64, i64 } poison, i64 %7, 0",
        "  %10 = insertvalue { i64, i64 } %9, i64 %8, 1",
        "  ret { i64, i64 } %10",
        "}",
        "declare i64 @llvm.smax.i64(i64, i64) #1",
        "declare i64 @llvm.smin.i64(i64, i64) #1",
        "declare i64 @llvm.readcyclecounter()",
        "attributes #0 = { \"span-owner\"=\"lab\" }",
        "attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }",
        "!span.version = !{!1}",
        "!llvm.module.flags = !{!0}",
        "!0 = !{i32 2, !\"Debug Info Version\", i32 3}",
        "!1 = !{!\"2\"}",
        "!2 = !{i64 0, i64 4096}",
    ];
    assert_eq!(lines(&out), expected);
}

#[test]
fn memrefs_as_plain_pointers() {
    let (ok, out, err) = run(env!("CARGO_BIN_EXE_plain_memrefs"), &beside("grid.mlir"));
    assert!(ok, "{err}");
    assert!(out.contains("define ptr @move(ptr %0, i64 %1, i64 %2) {\n  %4 = mul i64 %1, 8\n"), "{out}");
    assert!(out.contains("  %3 = call ptr @move(ptr %0, i64 %1, i64 %1)\n"), "{out}");
    assert!(!out.contains("insertvalue"), "no descriptor: {out}");
}

#[test]
fn llvm_accepts_what_the_binaries_write() {
    if Command::new("llvm-as-22").arg("--version").output().is_err() {
        assert_ne!(std::env::var("LOWIR_ORACLE").as_deref(), Ok("require"), "llvm-as-22 is not installed");
        eprintln!("skipped: llvm-as-22 is not installed");
        return;
    }
    for (binary, file) in [(env!("CARGO_BIN_EXE_custom_dialect"), "readings.mlir"), (env!("CARGO_BIN_EXE_plain_memrefs"), "grid.mlir")] {
        let (_, out, _) = run(binary, &beside(file));
        let ll = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file).with_extension("ll");
        std::fs::write(&ll, out).expect("a file for LLVM");
        let answer = Command::new("llvm-as-22").arg(&ll).args(["-o", "/dev/null"]).output().expect("llvm-as-22 runs");
        assert!(answer.status.success(), "{file}: {}", String::from_utf8_lossy(&answer.stderr));
    }
}

#[test]
fn errors_name_the_place() {
    let text = "func.func private @f(!span.ranje)";
    let error = lowir_custom_dialect::compile("in.mlir", text).unwrap_err();
    assert!(error.starts_with("in.mlir:1:22: error: dialect 'span': its only type is `!span.range`"), "{error}");

    let text = "llvm.func @f(%p: !llvm.ptr) {\n  llvm.fence seq_cst {span.owner = \"me\"}\n  llvm.return\n}";
    let error = lowir_custom_dialect::compile("in.mlir", text).unwrap_err();
    assert!(error.starts_with("in.mlir:2:3: error: this attribute of span means nothing here"), "{error}");

    let text = "func.func @f(%m: memref<?xf32>) { return }";
    let error = lowir_custom_dialect::plain::compile("in.mlir", text).unwrap_err();
    assert!(error.contains("cannot be converted to LLVM IR"), "{error}");
}

/// What lowir prints of a module after the lowering with the dialect.
fn lowered(text: &str, change: impl FnOnce(&mut lower::Extension)) -> Result<String, String> {
    let mut m = Module::new();
    let span = lowir_custom_dialect::register(&mut m.cx);
    let mut extension = span.extension();
    change(&mut extension);
    let (source, mut diags) = (Source::new("in.mlir", text), Diags::default());
    let options = ParseOptions { allow_unregistered: true, ..Default::default() };
    parse_into(&mut m, source, &options, &mut diags).expect("the text reads");
    match lower::lower_to_llvm_with(&mut m, &Options::new(Release::V22), &extension, &mut diags) {
        true => Ok(ir::text::print::print_module(&m, source, &Default::default())),
        false => Err(diags.list.iter().map(|d| d.message.clone()).collect()),
    }
}
const LEFT: &str = "func.func @f(%r: !span.range) {\n  \"lab.show\"(%r) : (!span.range) -> ()\n  return\n}";

#[test]
fn a_value_as_another_type_is_built_by_the_hook() {
    let out = lowered(LEFT, |_| {}).unwrap();
    assert!(out.contains("llvm.alloca") && out.contains("-> !span.range") && !out.contains("unrealized_conversion_cast"), "{out}");
    let out = lowered(LEFT, |e| e.materialize = None).unwrap();
    assert!(out.contains("builtin.unrealized_conversion_cast %arg0 : !llvm.struct<(i64, i64)> to !span.range"), "{out}");
}

#[test]
fn what_must_not_stay_is_an_error() {
    let text = "func.func @f(%r: !span.range, %x: i64) -> i64 {\n  %0 = span.clamp %x in %r : !span.range\n  return %0 : i64\n}";
    assert!(lowered(text, |_| {}).is_ok());
    let error = lowered(text, |e| e.rules.clear()).unwrap_err();
    assert!(error.contains("span.clamp"), "{error}");
    let out = lowered(text, |e| (e.rules, e.legality) = Default::default()).unwrap();
    assert!(out.contains("span.clamp %"), "nothing is said of it, so it may stay: {out}");
}

/// Says what a hook can look up: the loaded value, its block, its type, whether symbols exist.
fn look_up(a: &mut emit::ll::hooks::Amendment<'_, '_>, _: &str, _: ir::Attr) {
    let m = a.module();
    let (value, Some(block)) = (m.result(a.op, 0), m.op_record[a.op].block.get()) else { return a.error("stands in no block") };
    let emit::ll::Slot::Local(n) = a.value(value) else { return a.error("is no local value") };
    let (label, ty) = (a.block(block), a.type_text(m.ty(value)).unwrap_or_default());
    let known = ["f", "there.is.none"].map(|s| m.cx.strs.find(s).is_some_and(|s| a.has_symbol(ir::Sym(s))));
    let node = a.node(&format!("{{!\"%{n} of {ty} in {label}, {known:?}\"}}"));
    a.attach("found", node);
}

#[test]
fn hooks_look_up_values_blocks_types_and_symbols() {
    let text = "llvm.func @f(%p: !llvm.ptr) -> i64 {\n  llvm.br ^bb1\n^bb1:\n  %0 = llvm.load %p {span.x} : !llvm.ptr -> i64\n  llvm.return %0 : i64\n}";
    let (source, mut diags, mut m) = (Source::new("in.mlir", text), Diags::default(), Module::new());
    lowir_custom_dialect::register(&mut m.cx);
    parse_into(&mut m, source, &ParseOptions::default(), &mut diags).expect("the text reads");
    let interfaces = [emit::ll::hooks::Interface { dialect: "span", amend: look_up }];
    let options = emit::EmitOptions { interfaces: &interfaces, ..Default::default() };
    let out = String::from_utf8(emit::emit_ll(&m, source, &options, &mut diags).expect("it is written")).expect("text");
    assert!(out.contains("  %3 = load i64, ptr %0, align 4, !found !1\n"), "{out}");
    assert!(out.contains("!1 = !{!\"%3 of i64 in 2, [true, false]\"}"), "{out}");
}

#[test]
fn registering_changes_one_module_only() {
    let mut with = Module::new();
    lowir_custom_dialect::register(&mut with.cx);
    assert!(with.cx.registry.find("span.clamp").is_some());
    assert!(Module::new().cx.registry.find("span.clamp").is_none());
}

#[test]
fn one_conversion_of_types_serves_all_dialects() {
    let mut cx = ir::Context::default();
    lowir_custom_dialect::register(&mut cx);
    let (dialect, text) = (cx.sym("span"), cx.sym("range"));
    let range = cx.ty(TypeData::Opaque { dialect, text });
    let of_ranges = cx.memref_type(&[4], Type::I32, ir::Attr::NONE, ir::Attr::NONE);
    let mut types = TypeConverter::llvm(64);
    assert_eq!(types.convert(&mut cx, range), None, "lowir knows no such type");
    let descriptor = types.convert(&mut cx, of_ranges);
    let mut m = Module::new();
    let span = lowir_custom_dialect::register(&mut m.cx);
    let mut own = TypeConverter::llvm(64);
    own.rules = span.extension().types;
    let pair = cx.llvm_struct(&[Type::I64, Type::I64]);
    assert_eq!(own.convert(&mut cx, range), Some(pair));
    assert_eq!(own.convert(&mut cx, of_ranges), descriptor, "the other rules stay");
    assert!(own.overrides(&mut cx, range) && !own.overrides(&mut cx, of_ranges));
    let mut rules = lower::Rules::new();
    rules.set([ir::dialect::llvm::ADD], Legality::Legal);
    assert_eq!(rules.legality(ir::dialect::llvm::ADD), Legality::Legal);
}
