//! The whole job part by part says what it says of the module as a whole: the same text, or the same complaints.

use lowir::parts::{InMemory, Job, World};
use lowir_tests::workload::{Kind, Shape, generate};

const HEAD: &str = "memref.global \"private\" constant @g : memref<2xi32> = dense<[1, 2]>\n";
/// A few functions that call each other, each on lines of its own.
const BODY: &str = "
func.func @a(%x: i32) -> i32 {
  %y = func.call @c(%x) : (i32) -> i32
  %f = func.constant @e : (i32) -> i32
  %z = func.call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}
func.func private @outside(i32, memref<?xf32>)
func.func @b(%n: index, %x: i32, %m: memref<?xf32>) {
  func.call @outside(%x, %m) : (i32, memref<?xf32>) -> ()
  %p = memref.alloc(%n) : memref<?xi64>
  memref.dealloc %p : memref<?xi64>
  return
}
func.func @c(%x: i32) -> i32 {
  %g = memref.get_global @g : memref<2xi32>
  %i = arith.constant 1 : index
  %v = memref.load %g[%i] : memref<2xi32>
  %s = arith.maxsi %x, %v : i32
  return %s : i32
}
func.func @d(%lo: index, %hi: index, %x: i32) -> i32 {
  %one = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %one iter_args(%a = %x) -> (i32) {
    %b = func.call @a(%a) : (i32) -> i32
    %c = arith.minsi %b, %x : i32
    scf.yield %c : i32
  }
  return %r : i32
}
func.func @e(%x: i32) -> i32 {
  %f = func.constant @a : (i32) -> i32
  %y = func.call_indirect %f(%x) : (i32) -> i32
  return %y : i32
}
";

fn options(part_size: usize, threads: usize) -> lowir::Options {
    lowir::Options { part_size, threads, ..Default::default() }
}

/// Lowers a text as a whole and in parts of several sizes on several threads; the answers must be one.
fn same(name: &str, text: &str) -> Result<String, String> {
    let whole = lowir::compile("t.mlir", text, &options(usize::MAX / 2, 1));
    for part_size in [1, 3, 12, 40] {
        for threads in [1, 2, 3, 5] {
            let parts = lowir::compile("t.mlir", text, &options(part_size, threads));
            assert!(parts == whole, "{name}, parts of {part_size} on {threads} threads: {parts:?} instead of {whole:?}");
        }
    }
    whole
}

/// Whether a text goes part by part.
fn goes(text: &str, threads: usize) -> bool {
    let (parse, options) = (Default::default(), options(1, threads));
    let job = Job { source: ir::Source::new("t.mlir", text), parse: &parse, options: &options };
    let done = if threads == 1 { job.run(&mut InMemory) } else { job.run_on_threads(&mut InMemory) };
    job.is_long() && done.is_some()
}

#[test]
fn plain_modules_go_part_by_part() {
    let explicit = format!("module {{\n{HEAD}{BODY}}}\n");
    let named = format!("#id = affine_map<(i) -> (i)>\n!t = i64\nmodule attributes {{a.b = 1 : !t, a.c = #id}} {{\n{HEAD}{BODY}}}\n");
    for text in [format!("{HEAD}{BODY}"), explicit, named, format!("// func.func\n{HEAD}  // }}\n{BODY}// {{\n")] {
        assert!(same("plain", &text).is_ok_and(|ll| ll.contains("@malloc") && ll.contains("@llvm.smax")));
        // Who takes which piece differs from time to time.
        for threads in [1, 2, 3, 4].into_iter().cycle().take(40) {
            assert!(goes(&text, threads), "{threads} threads: {text}");
        }
    }
}

#[test]
fn c_interfaces_go_part_by_part() {
    let mark = |line: &str| match (line.starts_with("func.func"), line.strip_suffix('{')) {
        (true, Some(head)) => format!("{head}attributes {{llvm.emit_c_interface}} {{\n"),
        (true, None) => format!("{line} attributes {{llvm.emit_c_interface}}\n"),
        _ => format!("{line}\n"),
    };
    let marked: String = BODY.lines().map(mark).collect();
    let taken = format!("{BODY}func.func private @_mlir_ciface_a(i64)\n");
    for (name, text, asked, parts) in [("marked", &*marked, false, true), ("asked for", BODY, true, true), ("taken", &*taken, true, false)]
    {
        let with = |part_size, threads| lowir::Options { c_wrappers: asked, ..options(part_size, threads) };
        let text = format!("module {{\n{HEAD}{text}}}\n");
        let whole = lowir::compile("t.mlir", &text, &with(usize::MAX / 2, 1));
        assert!(
            !parts || whole.as_ref().is_ok_and(|ll| ll.contains("define i32 @_mlir_ciface_c(") && ll.contains("@_mlir_ciface_outside("))
        );
        for (part_size, threads) in [(1, 1), (3, 1), (1, 2), (12, 3)] {
            assert!(lowir::compile("t.mlir", &text, &with(part_size, threads)) == whole, "{name}, {part_size}, {threads}");
            let (parse, options) = (Default::default(), with(1, threads));
            let job = Job { source: ir::Source::new("t.mlir", &text), parse: &parse, options: &options };
            assert!(job.is_long() && job.run(&mut InMemory).is_some() == parts, "{name}");
        }
    }
}

#[test]
fn complaints_are_those_of_the_whole() {
    let bad = [
        ("a call of nothing", "func.func @z(%x: i32) { func.call @nothing(%x) : (i32) -> () return }"),
        ("a call with another type", "func.func @z(%x: i64) { func.call @outside(%x, %x) : (i64, i64) -> () return }"),
        ("a call with another result", "func.func @z(%x: i32) { %r = func.call @a(%x) : (i32) -> i64 return }"),
        ("a call of a global", "func.func @z() { func.call @g() : () -> () return }"),
        ("the address of nothing", "func.func @z() { %f = func.constant @nothing : () -> () return }"),
        ("an address of another type", "func.func @z() { %f = func.constant @a : () -> () return }"),
        ("an address with another result", "func.func @z() { %f = func.constant @a : (i32) -> i64 return }"),
        ("the address of a global as a function's", "func.func @z() { %f = func.constant @g : () -> () return }"),
        ("a name twice", "func.func @a() { return }"),
        ("a name twice, once a global's", "func.func @g() { return }"),
        ("a global of another type", "func.func @z() { %g = memref.get_global @g : memref<3xi32> return }"),
        ("a syntax error", "func.func @z( { return }"),
        ("an unknown value", "func.func @z() { return %x : i32 }"),
        ("an operation that is not known", "func.func @z() { \"no.such\"() : () -> () return }"),
        ("an open brace", "func.func @z() { return"),
        ("an alias twice", "#x = 1 : i32\nfunc.func @y() {\n  return\n}\nfunc.func @z() {\n  return\n}\n#x = 2 : i32"),
        ("a brace too many", "func.func @z() { return } }"),
    ];
    for (name, text) in bad {
        let before = same(name, &format!("{HEAD}{text}\n{BODY}"));
        let behind = same(name, &format!("{HEAD}{BODY}{text}\n"));
        let inside = same(name, &format!("module {{\n{HEAD}{BODY}{text}\n}}\n"));
        let apart = text.split_once("\n#").map(|(one, other)| same(name, &format!("{HEAD}{one}\n{BODY}#{other}\n")));
        assert!(apart.is_none_or(|a| a.is_err()), "{name}, apart");
        assert!(before.is_err() && behind.is_err() && inside.is_err(), "{name}");
    }
}

/// Read in parts, nobody looks for the end of a function or of the module before it is met.
#[test]
fn functions_and_modules_end_where_they_do_in_the_whole() {
    let behind = [
        "",
        " loc(\"a\":1:2)",
        " loc(unknown) // }",
        "\nloc(\"a\":1:2)",
        " // }",
        "\n// {",
        "\n\n}",
        " {",
        " }",
        " loc(",
        " loc(#late)",
        "\n%x = arith.constant 1 : i32",
        "\n#late = loc(\"late\":3:4)",
        "\n\"}\"",
        "\nmodule {\n}",
    ];
    for end in behind {
        let body = BODY.replace("return %y : i32\n}\n", &format!("return %y : i32\n}}{end}\n"));
        let bare = same(end, &format!("{HEAD}{body}"));
        let inside = same(end, &format!("module {{\n{HEAD}{body}}}\n"));
        let last = same(end, &format!("module {{\n{HEAD}{BODY}}}{end}\n"));
        let unclosed = same(end, &format!("module {{\n{HEAD}{BODY}{end}\n"));
        let named = same(end, &format!("module {{\n{HEAD}{body}}}\n#late = loc(\"late\":3:4)\n"));
        // The module's only line that is a brace and nothing else is a function's.
        let two = same(end, &format!("module {{\n{HEAD}{BODY}}} loc(unknown)\nfunc.func @last() {{\n  return\n}}{end}\n"));
        if end.is_empty() {
            assert!(bare.is_ok() && inside.is_ok() && last.is_ok() && named.is_ok() && two.is_ok() && unclosed.is_err());
        }
    }
}

/// Regions of one operation are looked for before the first of them is read, and what is inside of them later: once each.
#[test]
fn nests_with_two_regions_are_matched_once() {
    let nest = format!("{}{}", "scf.if %c {\n".repeat(3000), "} else {\nscf.if %c {\n}\n}\n".repeat(3000));
    let text = format!("{HEAD}func.func @nest(%c: i1) {{\n{nest}  return\n}}\n{BODY}");
    let whole = lowir::compile("t.mlir", &text, &options(usize::MAX / 2, 1));
    assert!(whole.is_ok() && goes(&text, 1) && lowir::compile("t.mlir", &text, &options(12, 1)) == whole);
}

#[test]
fn what_parts_cannot_do_is_done_as_a_whole() {
    let others = [
        ("a name of the runtime", "func.func private @malloc(i64) -> !llvm.ptr"),
        ("an attribute of a function", "func.func @z() attributes {llvm.emit_c_interface} { return }"),
        (
            "a global behind functions",
            "memref.global @late : memref<4xf32> = uninitialized\nfunc.func @z() { %g = memref.get_global @late : memref<4xf32> return }",
        ),
        ("a function as a value", "func.func @z() -> ((i32) -> i32) { %f = func.constant @a : (i32) -> i32 return %f : (i32) -> i32 }"),
        ("an assertion", "func.func @z(%c: i1) { cf.assert %c, \"no\" return }"),
        ("a module in it", "module @inner {\nfunc.func @a() {\n  return\n}\nfunc.func @zz() {\n  return\n}\n}"),
        ("a place by its name", "func.func @z() { return } loc(#here)\n#here = loc(\"here\")"),
        ("a result outside of functions", "%c = arith.constant 1 : i32"),
        ("an alias late", "#late = 3 : i64\nfunc.func @z() { return }"),
        ("a struct with a name", "func.func @z(%x: !llvm.struct<\"s\", (i32)>) { return }"),
    ];
    for (name, text) in others {
        _ = same(name, &format!("{HEAD}{BODY}{text}\n"));
        _ = same(name, &format!("{HEAD}{text}\n{BODY}"));
        _ = same(name, &format!("module @m {{\n{HEAD}{BODY}{text}\n}}\n"));
    }
    let two = format!("module {{\n{HEAD}{BODY}}}\nmodule {{\n{BODY}}}\n");
    _ = same("two modules", &two);
    _ = same("a module and functions", &format!("module {{\n{HEAD}{BODY}}}\nfunc.func @z() {{ return }}\n"));
    _ = same("resources", &format!("{HEAD}{BODY}{{-#\n  dialect_resources: {{ builtin: {{ r: \"0x0400000001000000\" }} }}\n#-}}\n"));
}

/// Functions of the runtime are declared in one order, whichever parts ask for them, and which operations.
#[test]
fn the_runtime_is_declared_in_one_order() {
    let bodies = [
        "%own = memref.alloc(%n) : memref<?xf32> func.call @into(%own) : (memref<?xf32>) -> ()",
        "%own = memref.alloc(%n) {alignment = 64} : memref<?xf32> func.call @into(%own) : (memref<?xf32>) -> ()",
        "memref.dealloc %m : memref<?xf32>",
        "memref.copy %m, %t : memref<?xf32> to memref<?xf32, strided<[2]>>",
        "scf.if %c { memref.dealloc %m : memref<?xf32> } else { func.call @into(%m) : (memref<?xf32>) -> () }",
        "%own = func.call @other(%m) : (memref<?xf32>) -> memref<*xf32>",
        "%own:2 = func.call @two(%m) : (memref<?xf32>) -> (memref<*xf32>, i32)",
    ];
    let ends = [
        ("", "return"),
        ("-> memref<*xf32>", "%z = memref.cast %m : memref<?xf32> to memref<*xf32> return %z : memref<*xf32>"),
        ("-> (i1, memref<*xf32>)", "%z = memref.cast %m : memref<?xf32> to memref<*xf32> return %c, %z : i1, memref<*xf32>"),
    ];
    let head = "func.func private @into(memref<?xf32>)
func.func private @other(memref<?xf32>) -> memref<*xf32>
func.func private @two(memref<?xf32>) -> (memref<*xf32>, i32) attributes {llvm.emit_c_interface}\n";
    let mut seed = 11u32;
    let mut draw = |n: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % n
    };
    let mut n_parts = 0;
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let mut text = String::from(head);
        for i in 0..3 + draw(5) {
            let (result, end) = ends[draw(ends.len())];
            let marked = ["", " attributes {llvm.emit_c_interface}"][draw(2)];
            let body: String = (0..draw(4)).map(|k| bodies[draw(bodies.len())].replace("%own", &format!("%own{k}")) + " ").collect();
            text += &format!(
                "func.func @f{i}(%m: memref<?xf32>, %t: memref<?xf32, strided<[2]>>, %n: index, %c: i1) {result}{marked} {{ {body} {end} }}\n"
            );
        }
        n_parts += usize::from(goes(&text, 1));
        let ll = same(&text, &text).unwrap();
        orders.insert(ll.lines().filter(|l| l.starts_with("declare")).map(String::from).collect::<Vec<_>>());
    }
    assert!(orders.len() > 10 && n_parts == 100, "{} orders, {n_parts} in parts", orders.len());
}

/// Passes that take views apart go over all functions, those without views too: what these fold and drop there must not
/// depend on the parts.
#[test]
fn views_go_part_by_part_where_the_first_part_has_some() {
    let plain = "(%m: memref<4x8xf32>, %i: index, %x: f32) -> f32 {
  %unused = arith.constant 3 : index
  %c = arith.constant 1 : index
  %d = arith.constant 1 : index
  %j = arith.addi %i, %c : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %v = memref.load %m[%d, %o] : memref<4x8xf32>
  memref.store %v, %m[%c, %j] : memref<4x8xf32>
  return %v : f32
}\n";
    let view = "(%m: memref<4x8xf32>, %i: index, %x: f32) -> f32 {
  %s = memref.subview %m[%i, 2] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  %e = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %c = arith.constant 1 : index
  %v = memref.load %s[%c, %c] : memref<2x4xf32, strided<[8, 1], offset: ?>>
  memref.store %x, %e[%i] : memref<32xf32>
  return %v : f32
}\n";
    let (mut n_parts, mut n_wholes) = (0, 0);
    for which in 0..64u32 {
        let functions = (0..6).map(|i| format!("func.func @f{i}{}", if which >> i & 1 == 1 { view } else { plain }));
        let text: String = functions.collect();
        let ll = same(&format!("views {which:b}"), &text).unwrap();
        assert!(ll.matches("define ").count() == 6);
        let parts = goes(&text, 1);
        assert!(parts == (which == 0 || which & 1 == 1), "{which:b}");
        (n_parts, n_wholes) = (n_parts + usize::from(parts), n_wholes + usize::from(!parts));
    }
    assert!(n_parts == 33 && n_wholes == 31);
}

/// Memrefs as plain pointers, of functions that call each other before and behind.
#[test]
fn bare_pointers_go_part_by_part() {
    let function = |i: usize| {
        let (next, before) = ((i + 1) % 9, i / 2);
        format!(
            "func.func @f{i}(%m: memref<4x8xf32>, %i: index) -> (f32, memref<4x8xf32>) {{
  %v = memref.load %m[%i, %i] : memref<4x8xf32>
  %a = memref.alloc() : memref<4x8xf32>
  %r:2 = func.call @f{next}(%a, %i) : (memref<4x8xf32>, index) -> (f32, memref<4x8xf32>)
  %s:2 = func.call @f{before}(%r#1, %i) : (memref<4x8xf32>, index) -> (f32, memref<4x8xf32>)
  return %s#0, %a : f32, memref<4x8xf32>
}}\n"
        )
    };
    let text: String = (0..9).map(function).collect();
    let with = |part_size, threads| {
        let mut o = options(part_size, threads);
        o.lower.use_bare_ptr_memref_call_conv = true;
        o
    };
    let whole = lowir::compile("t.mlir", &text, &with(usize::MAX / 2, 1));
    assert!(whole.as_ref().is_ok_and(|ll| ll.contains("define { float, ptr } @f8(ptr %0, i64 %1)")), "{whole:?}");
    for (part_size, threads) in [(1, 1), (3, 1), (12, 1), (1, 2), (12, 3)] {
        assert!(lowir::compile("t.mlir", &text, &with(part_size, threads)) == whole, "{part_size}, {threads}");
        let (parse, options) = (Default::default(), with(1, threads));
        let job = Job { source: ir::Source::new("t.mlir", &text), parse: &parse, options: &options };
        assert!(job.is_long() && job.run(&mut InMemory).is_some(), "{threads} threads");
    }
}

#[test]
fn generated_modules_on_threads() {
    for kind in Kind::ALL {
        let text = generate(&Shape::new(kind, 60));
        let whole = lowir::compile("a.mlir", &text, &options(usize::MAX / 2, 1)).unwrap();
        for threads in [2, 4] {
            assert!(whole == lowir::compile("a.mlir", &text, &options(200, threads)).unwrap(), "{kind:?} on {threads} threads");
        }
    }
}

/// LLVM IR of a module of the LLVM dialect as a whole; `None` if it has none, or if there is something to report.
fn translated(text: &str, release: ir::Release) -> Option<Vec<u8>> {
    let (mut m, mut diags, mut out) = (ir::Module::new(), ir::Diags::default(), Vec::new());
    let source = ir::Source::new("t.mlir", text);
    let parse = ir::text::parse::ParseOptions { release, ..Default::default() };
    let read = lowir::engine::read(&mut m, source, &parse, true, &mut diags);
    let options = emit::EmitOptions { llvm_version: release.version, interfaces: &[emit::ll::nvvm::INTERFACE], ..Default::default() };
    let done = read && lowir::engine::emit_with(&m, source, &options, &mut diags, &mut out);
    (done && diags.list.is_empty()).then_some(out)
}

/// What a translation says of a module of the LLVM dialect is what it says of its parts.
#[test]
fn translations_go_part_by_part() {
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in lowir_tests::case::all() {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let text = text.split("\n//--- out").next().unwrap_or("");
        texts.extend(text.split("// -----").map(|piece| (path.display().to_string(), piece.to_string())));
    }
    for kind in Kind::ALL {
        let options = lowir::Options { mlir: true, ..options(usize::MAX / 2, 1) };
        texts.push((format!("{kind:?}"), lowir::compile("t.mlir", &generate(&Shape::new(kind, 100)), &options).unwrap()));
    }
    // What is kept of LLVM IR beside the dialect's own attributes.
    let ll = "define i32 @f(i32 %named) {\nentry:\n  ret i32 %named\n}\n\ndefine i32 @g(i32 %other) {\nentry:\n  ret i32 %other\n}\n";
    let mut world = lowir_tests::memory::Memory { files: [("in.ll".into(), ll.into())].into(), ..Default::default() };
    assert_eq!(lowir_tests::memory::run("lowir translate --import-llvm --lossless in.ll", &mut world), 0);
    texts.push(("kept text".into(), String::from_utf8(world.out).unwrap()));
    // What is known of a function stays known where it is called: it may be absent.
    let weak = "llvm.func extern_weak @weak()
llvm.func @calls() -> i1 {
  llvm.call @weak() : () -> ()
  %f = llvm.mlir.addressof @weak : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %is = llvm.icmp \"ne\" %f, %null : !llvm.ptr
  llvm.return %is : i1
}
";
    texts.push(("a weak function".into(), weak.into()));
    // Addresses that are taken before the function is there, of functions that are what is taken for granted of them, and of others.
    for (later, plain) in [
        ("llvm.func @later() { llvm.return }", true),
        ("llvm.func @later()", true),
        ("llvm.func internal @later() { llvm.return }", true),
        ("llvm.func weak @later() { llvm.return }", false),
        ("llvm.func linkonce @later() { llvm.return }", false),
        ("llvm.func linkonce_odr @later() { llvm.return }", true),
        ("llvm.func weak_odr @later() { llvm.return }", true),
        ("llvm.func available_externally @later() { llvm.return }", true),
        ("llvm.func extern_weak @later()", false),
        ("llvm.func local_unnamed_addr @later() { llvm.return }", true),
        ("llvm.func unnamed_addr @later() { llvm.return }", false),
        ("llvm.func @later() attributes {alignment = 64 : i64} { llvm.return }", false),
        ("llvm.mlir.global external @later(1 : i32) : i32", false),
    ] {
        for layout in ["", "attributes {llvm.data_layout = \"Fn32\"}", "attributes {llvm.data_layout = \"Fi32\"}"] {
            let text = format!(
                "module {layout} {{
  llvm.mlir.global internal @table() : !llvm.ptr {{
    %f = llvm.mlir.addressof @later : !llvm.ptr
    llvm.return %f : !llvm.ptr
  }}
  llvm.func @asks(%p: !llvm.ptr) -> !llvm.struct<(ptr, i1, i1, i1, i64)> {{
    %f = llvm.mlir.addressof @later : !llvm.ptr
    %g = llvm.mlir.addressof @other : !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %seven = llvm.mlir.constant(7 : i64) : i64
    %there = llvm.icmp \"ne\" %f, %null : !llvm.ptr
    %same = llvm.icmp \"eq\" %f, %g : !llvm.ptr
    %given = llvm.icmp \"eq\" %f, %p : !llvm.ptr
    %n = llvm.ptrtoint %f : !llvm.ptr to i64
    %low = llvm.and %n, %seven : i64
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, i1, i1, i1, i64)>
    %1 = llvm.insertvalue %f, %0[0] : !llvm.struct<(ptr, i1, i1, i1, i64)>
    %2 = llvm.insertvalue %there, %1[1] : !llvm.struct<(ptr, i1, i1, i1, i64)>
    %3 = llvm.insertvalue %same, %2[2] : !llvm.struct<(ptr, i1, i1, i1, i64)>
    %4 = llvm.insertvalue %given, %3[3] : !llvm.struct<(ptr, i1, i1, i1, i64)>
    %5 = llvm.insertvalue %low, %4[4] : !llvm.struct<(ptr, i1, i1, i1, i64)>
    llvm.return %5 : !llvm.struct<(ptr, i1, i1, i1, i64)>
  }}
  llvm.func @other() {{ llvm.return }}
  {later}
}}
"
            );
            let parse = ir::text::parse::ParseOptions::default();
            let source = ir::Source::new("t.mlir", &text);
            let done = lowir::translate_parts::translated(source, &parse, 22, 1, &mut InMemory);
            assert_eq!(done.is_some(), plain, "{later}");
            texts.push((later.into(), text));
        }
    }
    let mut n = 0;
    for (name, text) in &texts {
        for release in [ir::Release::V22, ir::Release::V19] {
            let parse = ir::text::parse::ParseOptions { release, ..Default::default() };
            let source = ir::Source::new("t.mlir", text);
            for size in [1, 50] {
                let done = lowir::translate_parts::translated(source, &parse, release.version, size, &mut InMemory);
                let Some((parts, _)) = done else { continue };
                let (parts, whole) = (parts.into_text(), translated(text, release).unwrap_or_default());
                let (parts, whole) = (String::from_utf8_lossy(&parts), String::from_utf8_lossy(&whole));
                let difference = || lowir_tests::case::difference(&whole, &parts);
                assert!(parts == whole, "{name}, release {}, parts of {size}:\n{}", release.version, difference());
                n += 1;
            }
        }
    }
    assert!(n > 250, "only {n} went in parts");
}

/// A file in memory, and the most that was put on it at once.
#[derive(Default)]
struct File {
    text: Vec<u8>,
    most: usize,
}

impl World for File {
    fn put(&mut self, at: Option<u64>, text: &[u8]) -> bool {
        let at = at.map_or(self.text.len(), |at| at as usize);
        self.text.splice(at..at, text.iter().copied());
        self.most = self.most.max(text.len());
        true
    }
    fn abandon(&mut self) {
        *self = File::default();
    }
}

/// Counts parts, and asks for longer ones of texts that grow.
#[derive(Default)]
struct Longer {
    n_parts: usize,
    size: usize,
}

impl World for Longer {
    fn part_size(&self) -> usize {
        self.size
    }
    fn passed(&mut self, _: &str, _: usize, whole: bool) {
        self.n_parts += usize::from(whole);
    }
}

/// Where lowering makes most of what is worked on, the parts behind the first one are as long as the world asks for.
#[test]
fn parts_of_what_grows_are_longer() {
    let grows = "  memref.store %x, %m[%i, %i] : memref<?x?xi32>\n  %y = memref.load %m[%i, %i] : memref<?x?xi32>\n  return %y : i32\n";
    let stays = "  %y = arith.addi %x, %x : i32\n  %z = arith.muli %y, %x : i32\n  cf.br ^a(%z : i32)\n^a(%w: i32):\n  return %w : i32\n";
    for (body, longer) in [(grows, true), (stays, false)] {
        let function = |i| format!("func.func @f{i}(%x: i32, %i: index, %m: memref<?x?xi32>) -> i32 {{\n{body}}}\n");
        let text: String = (0..200).map(function).collect();
        let whole = lowir::compile("t.mlir", &text, &options(usize::MAX / 2, 1)).unwrap();
        let n_parts = |size| {
            let (parse, options, mut world) = (Default::default(), options(40, 1), Longer { n_parts: 0, size });
            let job = Job { source: ir::Source::new("t.mlir", &text), parse: &parse, options: &options };
            assert!(job.run(&mut world).expect("it goes in parts").0.into_text() == whole.as_bytes(), "parts of {size}");
            world.n_parts
        };
        assert_eq!(n_parts(400) * 4 < n_parts(0), longer, "{} and {} parts", n_parts(400), n_parts(0));
        assert!(longer || n_parts(400) == n_parts(0));
        // None asks for shorter ones.
        assert_eq!(n_parts(10), n_parts(0));
    }
}

/// Long constants go onto the file as they are written.
#[test]
fn long_constants_do_not_gather() {
    let numbers = |n: usize| (0..n * 4).map(|i| format!("{:02X}", i * i % 251)).collect::<String>();
    let (flat, rows, bytes) = (numbers(500_000), numbers(400_000), numbers(600_000));
    let globals = format!(
        "memref.global constant @numbers : memref<500000xi32> = dense<\"0x{flat}\">
memref.global \"private\" constant @rows : memref<2000x200xf32> = dense<\"0x{rows}\">
memref.global @bytes : memref<2400000xi8> = dense<\"0x{bytes}\">\n"
    );
    for (name, text) in [("explicit", format!("module {{\n{HEAD}{globals}{BODY}}}\n")), ("implied", format!("{globals}{HEAD}{BODY}"))] {
        let whole = lowir::compile("t.mlir", &text, &options(usize::MAX / 2, 1)).unwrap();
        for part_size in [12, 100] {
            let (parse, options) = (Default::default(), options(part_size, 1));
            let mut file = File::default();
            let job = Job { source: ir::Source::new("t.mlir", &text), parse: &parse, options: &options };
            let rest = job.run(&mut file).expect(name).0.into_text();
            file.text.extend(rest);
            assert!(file.text == whole.as_bytes(), "{name}, parts of {part_size}");
            assert!(file.most < 4 << 20, "{} bytes at once", file.most);
        }
    }
}

/// The writer forgets constants between parts when they are many, and what it knows by their numbers with them.
#[test]
fn constants_are_forgotten_between_parts() {
    let mut text = String::new();
    for i in 0..150 {
        text += &format!(
            "func.func @f{i}(%p: i1, %x: i64) -> i64 {{\n  %s = arith.constant 7 : i64\n  %t = arith.constant 7 : i32\n  %n = arith.constant -3 : i8\n  \
             %u = arith.extsi %n : i8 to i64\n  %v = arith.muli %s, %u : i64\n  %w = arith.extsi %t : i32 to i64\n  \
             %0 = arith.addi %v, %w : i64\n  %m = memref.alloc() : memref<{}xf32>\n  memref.dealloc %m : memref<{}xf32>\n",
            i + 1,
            i + 1
        );
        for k in 1..=20 {
            let n = 1000 * i + 37 * k;
            text += &format!("  %c{k} = arith.constant {n} : i64\n  %d{k} = arith.addi %{}, %c{k} : i64\n", 2 * k - 2);
            text +=
                &format!("  %{} = arith.xori %x, %d{k} : i64\n  %{} = arith.select %p, %d{k}, %{} : i64\n", 2 * k - 1, 2 * k, 2 * k - 1);
        }
        text += "  cf.cond_br %p, ^a(%40 : i64), ^b\n^b:\n  %y = arith.addi %x, %s : i64\n  cf.br ^a(%y : i64)\n^a(%z: i64):\n  \
                 return %z : i64\n}\n";
    }
    let whole = lowir::compile("t.mlir", &text, &options(usize::MAX / 2, 1));
    assert!(whole.is_ok());
    for (part_size, threads) in [(40, 1), (700, 1), (700, 3)] {
        assert!(lowir::compile("t.mlir", &text, &options(part_size, threads)) == whole, "parts of {part_size} on {threads} threads");
    }
}

/// The parser keeps the texts of types in 256 KiB, forgets them when there are more, and goes on.
#[test]
fn types_are_forgotten_on_the_way() {
    let mut text = String::from("module {\n");
    for i in 0..20_000 {
        // Some come again at once, some after others took their places, some when all were forgotten.
        let n = [i, i / 2, i % 97, i % 9001][i % 4] + 1;
        text += &format!("  func.func private @f{i}(memref<{n}x3xf32>, vector<{n}xi8>) -> memref<{n}x?x3xi64>\n");
    }
    text += "}";
    let source = ir::Source::new("t.mlir", &text);
    let m = ir::text::parse::parse_module(source, &Default::default(), &mut ir::diag::Diags::default()).expect("it is right");
    assert!(ir::text::print::print_module(&m, source, &Default::default()).trim_end() == text);
}

/// Long functions go onto the file as they are written, with what stands before all of them in front.
#[test]
fn long_functions_do_not_gather() {
    let line = |i: usize| match i % 4 {
        0 => format!("  %{} = memref.load %m[%i] : memref<?xi32>\n", i + 1),
        1 => format!("  %{} = arith.maxsi %{}, %x : i32\n", i + 1, i),
        2 => format!("  %{} = func.call @c(%{}) : (i32) -> i32\n", i + 1, i),
        _ => format!("  %{} = arith.select %k, %{}, %x : i32\n", i + 1, i),
    };
    let n = 20_000;
    let lines: String = (0..n).map(line).collect();
    let end = format!("  %p = memref.alloc(%i) : memref<?xf64>\n  memref.dealloc %p : memref<?xf64>\n  return %{n} : i32\n}}\n");
    let head = "func.func @long(%m: memref<?xi32>, %i: index, %x: i32, %k: i1) -> i32 {\n";
    let block = |b: usize| {
        let (next, other) = (b + 1, b / 2 + 1);
        format!(
            "^bb{b}(%a{b}: i32):\n  %b{b} = arith.addi %a{b}, %x : i32\n  cf.cond_br %k, ^bb{next}(%b{b} : i32), ^bb{other}(%a{b} : i32)\n"
        )
    };
    let blocks: String = (1..n / 2).map(block).collect();
    let last = n / 2;
    let many =
        format!("func.func @many(%x: i32, %k: i1) -> i32 {{\n  cf.br ^bb1(%x : i32)\n{blocks}^bb{last}(%r: i32):\n  return %r : i32\n}}\n");
    let text = format!("{HEAD}{BODY}{head}{lines}{end}{many}{head}{lines}{end}").replacen("@long", "@longer", 1);
    let whole = lowir::compile("t.mlir", &text, &options(usize::MAX / 2, 1)).unwrap();
    assert!(whole.len() > 3 << 20, "{} bytes", whole.len());
    for (threads, part_size) in [(1, 12), (1, 1000), (2, 12)] {
        let (parse, options) = (Default::default(), options(part_size, threads));
        let mut file = File::default();
        let job = Job { source: ir::Source::new("t.mlir", &text), parse: &parse, options: &options };
        let rest = job.run(&mut file).expect("parts").0.into_text();
        file.text.extend(rest);
        assert!(file.text == whole.as_bytes(), "{threads}, parts of {part_size}");
        assert!(threads > 1 || file.most < 1 << 20, "{} bytes at once", file.most);
    }
}

/// Pages of a mapped file that were left behind come again where the text is read anew: for texts of types that are compared
/// with, and as a whole where something is to be reported at its end.
#[test]
fn what_was_left_behind_can_be_read_again() {
    let folder = std::env::temp_dir().join(format!("lowir-left-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (input, output) = (folder.join("in.mlir"), folder.join("out.ll"));
    let ty = "memref<?x?xi32, strided<[?, ?], offset: ?>>";
    let line = |i: usize| format!("  %{} = memref.load %m[%i, %i] : {ty}\n", i + 1);
    let lines: String = (0..20_000).map(line).collect();
    let head = format!("(%m: {ty}, %i: index) -> i32 {{\n");
    let body = format!("func.func @long{head}{lines}  return %20000 : i32\n}}\nfunc.func @short{head}{}  return %1 : i32\n}}\n", line(0));
    assert!(body.len() > 3 << 19, "{} bytes", body.len());
    let run = |text: &str, words: &[&str]| {
        std::fs::write(&input, text).unwrap();
        let words = [words, &[input.to_str().unwrap(), "-o", output.to_str().unwrap()]].concat().into_iter().map(String::from);
        let code = lowir::command("lowir", &words.collect::<Vec<_>>(), &mut lowir::host_std::Os::new());
        (code, std::fs::read_to_string(&output))
    };
    let whole = lowir::compile("in.mlir", &body, &options(usize::MAX / 2, 1)).unwrap();
    let (code, text) = run(&body, &[]);
    assert!(code == 0 && text.unwrap() == whole);
    let (code, text) = run(&body, &["opt"]);
    assert!(code == 0 && text.unwrap().matches("memref.load").count() == 20_001);
    std::fs::remove_file(&output).unwrap();
    let (code, text) = run(&format!("{body}func.func @bad{head}  return %0 : i32\n}}\n"), &[]);
    assert!(code == 1 && text.is_err());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What is known late goes to the beginning of a file that was begun; a file that goes wrong late is not there.
#[test]
fn files_are_begun_and_completed_or_left() {
    let folder = std::env::temp_dir().join(format!("lowir-parts-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (input, output) = (folder.join("in.mlir"), folder.join("out.ll"));
    let job = |text: &str, threads: &str| {
        std::fs::write(&input, text).unwrap();
        let words = [input.to_str().unwrap(), "-o", output.to_str().unwrap(), threads].map(String::from);
        lowir::command("lowir", &words, &mut lowir::host_std::Os::new())
    };
    // Some megabytes of text before anything is allocated.
    let calls = generate(&Shape::new(Kind::Cfg, 6000));
    let late = "func.func @late(%n: index) { %p = memref.alloc(%n) : memref<?xi64> memref.dealloc %p : memref<?xi64> return }\n";
    // What only results without a rank ask for at first, other operations behind them do as well, in this order or another.
    let results = "func.func private @other() -> memref<*xf32>
func.func @any(%m: memref<?xf32>) -> memref<*xf32> {
  %z = memref.cast %m : memref<?xf32> to memref<*xf32>
  %o = func.call @other() : () -> memref<*xf32>
  return %z : memref<*xf32>
}\n";
    let freed = "func.func @freed(%p: memref<?xi64>) { memref.dealloc %p : memref<?xi64> return }\n";
    for (text, threads) in [
        (format!("{calls}{late}"), "--threads=1"),
        (format!("{calls}{late}"), "--threads=2"),
        (calls.clone(), "--threads=1"),
        (format!("{results}{calls}"), "--threads=1"),
        (format!("{results}{calls}"), "--threads=2"),
        (format!("{results}{calls}{freed}"), "--threads=1"),
        (format!("{results}{calls}{freed}"), "--threads=2"),
        (format!("{results}{calls}{late}"), "--threads=1"),
        (format!("{freed}{calls}{results}"), "--threads=1"),
    ] {
        assert_eq!(job(&text, threads), 0);
        let ll = std::fs::read(&output).unwrap();
        assert!(ll.len() > 3 << 20, "{} bytes", ll.len());
        assert!(ll == lowir::compile("in.mlir", &text, &options(usize::MAX / 2, 1)).unwrap().into_bytes(), "{threads}");
    }
    // A thread that gives up late must not leave what another one put on the file; nor a piece of the input what stands there.
    let named = format!("{calls}#late = 3 : i64\nfunc.func @late() {{\n  return\n}}\n");
    assert_eq!(job(&named, "--threads=2"), 0);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), lowir::compile("in.mlir", &named, &options(usize::MAX / 2, 1)).unwrap());
    let first = lowir::compile("in.mlir", &calls, &options(usize::MAX / 2, 1)).unwrap();
    let second = format!("{calls}func.func @late() attributes {{llvm.emit_c_interface}} {{\n  return\n}}\n");
    assert_eq!(job(&format!("{calls}// -----\n{second}"), "--split-input-file"), 0);
    let second = lowir::compile("in.mlir", &second, &options(usize::MAX / 2, 1)).unwrap();
    let found = std::fs::read_to_string(&output).unwrap();
    assert!(found.starts_with(&first) && found.ends_with(&second), "{} bytes", found.len());
    std::fs::write(&output, "as it was").unwrap();
    let mut os = lowir::host_std::Os::new();
    std::fs::write(&input, format!("{calls}func.func @late() {{ func.call @nothing() : () -> () return }}\n")).unwrap();
    let words = [input.to_str().unwrap(), "-o", output.to_str().unwrap()].map(String::from);
    assert_eq!(lowir::command("lowir", &words, &mut os), 1);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), "as it was");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2, "files are left over");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What goes to a pipe, a device or an open file waits until it is whole, where it can wait and where it cannot.
#[test]
#[cfg(target_os = "linux")]
fn what_cannot_be_taken_back_waits() {
    use std::process::{Command, Stdio};
    let folder = std::env::temp_dir().join(format!("lowir-waits-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (input, output) = (folder.join("in.mlir"), folder.join("out.ll"));
    let lowir = lowir_tests::command();
    let job = |words: &[&str]| {
        let mut command = Command::new(&lowir);
        command.arg(&input).args(words).stderr(Stdio::piped());
        command
    };
    let calls = generate(&Shape::new(Kind::Cfg, 2000));
    // What is allocated last is declared first.
    let late = "func.func @late(%n: index) { %p = memref.alloc(%n) : memref<?xi64> memref.dealloc %p : memref<?xi64> return }\n";
    let right = format!("{calls}{late}");
    let wrong = format!("{calls}func.func @late() {{ func.call @nothing() : () -> () return }}\n");
    std::fs::write(&input, &right).unwrap();
    let whole = lowir::compile("in.mlir", &right, &options(usize::MAX / 2, 1)).unwrap();
    assert!(whole.len() > 1 << 20, "{} bytes", whole.len());
    let is_whole = |found: &[u8], how: &str| assert!(found == whole.as_bytes(), "{how}: {} bytes of {}", found.len(), whole.len());
    for threads in ["--threads=1", "--threads=2"] {
        is_whole(&job(&[threads]).output().unwrap().stdout, "a pipe");
        is_whole(&job(&[threads, "-o", "/dev/stdout"]).output().unwrap().stdout, "a pipe with a name");
        is_whole(&job(&[threads]).env("TMPDIR", "/nowhere").output().unwrap().stdout, "where nothing can wait");
        let little = format!("trap '' XFSZ; ulimit -f 500; exec '{}' '{}' {threads}", lowir.display(), input.display());
        is_whole(&Command::new("sh").args(["-c", &little]).output().unwrap().stdout, "where not all of it can wait");
        std::fs::write(&output, "first\n").unwrap();
        let open = std::fs::File::options().append(true).open(&output).unwrap();
        assert!(job(&[threads]).stdout(open).status().unwrap().success());
        is_whole(&std::fs::read(&output).unwrap()[6..], "behind what is there");
        for words in [&[threads][..], &[threads, "-o", "/dev/null"]] {
            assert!(job(words).stdout(Stdio::null()).status().unwrap().success());
        }
        // A reader that has seen enough.
        let mut child = job(&[threads]).stdout(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        assert!(child.wait().unwrap().success());
    }
    std::fs::write(&input, &wrong).unwrap();
    for words in [&[][..], &["-o", "/dev/stdout"], &["--threads=2"]] {
        let done = job(words).output().unwrap();
        assert!(done.status.code() == Some(1) && done.stdout.is_empty() && !done.stderr.is_empty(), "{words:?}");
        assert_eq!(job(words).stdout(Stdio::null()).status().unwrap().code(), Some(1));
    }
    let full = job(&["-o", "/dev/full"]).output().unwrap();
    assert_eq!(full.status.code(), Some(1));
    std::fs::write(&input, &right).unwrap();
    let full = job(&["-o", "/dev/full"]).output().unwrap();
    assert!(full.status.code() == Some(1) && String::from_utf8_lossy(&full.stderr).contains("cannot write '/dev/full'"));
    std::fs::remove_dir_all(&folder).unwrap();
}
