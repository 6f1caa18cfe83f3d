//! MLIR text written part by part is that of the module as a whole.

use std::path::{Path, PathBuf};

use lower::pass::Pipeline;
use lower::road::{PASSES, Road};
use lowir::mlir_parts;
use lowir::parts::{InMemory, Job, World};
use lowir_tests::root;
use lowir_tests::workload::{Kind, Shape, generate};

/// Reads and prints a text as a whole; `None` if it cannot be read.
fn printed(text: &str) -> Option<String> {
    let (mut m, mut diags, mut out) = (ir::Module::new(), ir::Diags::default(), Vec::new());
    let source = ir::Source::new("t.mlir", text);
    let read = lowir::engine::read(&mut m, source, &Default::default(), true, &mut diags) && diags.list.is_empty();
    read.then(|| lowir::engine::print(&m, source, &Default::default(), &mut out))?;
    Some(String::from_utf8_lossy(&out).into_owned())
}
/// The same in parts; `None` if it does not go this way.
fn in_parts(text: &str, size: usize, world: &mut dyn World) -> Option<String> {
    let source = ir::Source::new("t.mlir", text);
    let done = mlir_parts::again(source, &Default::default(), &Default::default(), true, size, world);
    done.map(|d| String::from_utf8_lossy(&d.0.into_text()).into_owned())
}
/// The lowered module as a whole.
fn lowered(text: &str) -> Result<String, String> {
    lowir::compile("t.mlir", text, &lowir::Options { mlir: true, part_size: usize::MAX / 2, ..Default::default() })
}
fn lowered_in_parts(text: &str, part_size: usize, world: &mut dyn World) -> Option<String> {
    let (parse, options) = (Default::default(), lowir::Options { mlir: true, part_size, ..Default::default() });
    let job = Job { source: ir::Source::new("t.mlir", text), parse: &parse, options: &options };
    let done = mlir_parts::lowered(&job, &Default::default(), world);
    done.map(|d| String::from_utf8_lossy(&d.0.into_text()).into_owned())
}

/// What the passes of the road leave of a module as a whole, pass by pass.
fn passed(text: &str, release: ir::Release, c_wrappers: bool) -> Option<String> {
    let (mut m, mut diags, mut out) = (ir::Module::new(), ir::Diags::default(), Vec::new());
    let source = ir::Source::new("t.mlir", text);
    let parse = ir::text::parse::ParseOptions { release, ..Default::default() };
    let print = ir::text::print::PrintOptions { release, ..Default::default() };
    let mut road = Pipeline::new();
    for name in c_wrappers.then_some("llvm-request-c-wrappers").into_iter().chain(PASSES) {
        road.push(lower::pass::find_pass(name)?, Vec::new());
    }
    assert_eq!(Road::of(&road), Some(Road { c_wrappers }));
    let read = lowir::engine::read(&mut m, source, &parse, true, &mut diags);
    let ran = read && lower::run_pipeline(&mut m, &road, release, &mut diags, &mut lower::pass::NoHooks);
    let right = ran && diags.list.is_empty() && lowir::engine::verified(&mut m, &mut diags);
    right.then(|| lowir::engine::print(&m, source, &print, &mut out))?;
    Some(String::from_utf8_lossy(&out).into_owned())
}
fn passed_in_parts(text: &str, part_size: usize, release: ir::Release, c_wrappers: bool) -> Option<String> {
    let parse = ir::text::parse::ParseOptions { release, ..Default::default() };
    let print = ir::text::print::PrintOptions { release, ..Default::default() };
    let options = lowir::Options { part_size, c_wrappers, lower: lower::Options::new(release), ..Default::default() };
    let job = Job { source: ir::Source::new("t.mlir", text), parse: &parse, options: &options };
    let done = mlir_parts::passed(&job, &print, true, &mut InMemory);
    done.map(|d| String::from_utf8_lossy(&d.0.into_text()).into_owned())
}

fn cases(folder: &Path, extension: &str, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            cases(&path, extension, all);
        } else if path.extension().is_some_and(|e| e == extension) {
            all.push(path);
        }
    }
}

#[test]
fn cases_in_parts() {
    let mut all = Vec::new();
    cases(&root().join("tests/cases"), "mlir", &mut all);
    let (mut n_printed, mut n_lowered) = (0, 0);
    for path in all {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let text = text.split("\n//--- out").next().unwrap_or("");
        let (whole, low) = (printed(text), lowered(text));
        for size in [1, 7] {
            if let Some(parts) = in_parts(text, size, &mut InMemory) {
                assert!(Some(&parts) == whole.as_ref(), "{}, parts of {size}: {parts}\ninstead of {whole:?}", path.display());
                n_printed += 1;
            }
            if let Some(parts) = lowered_in_parts(text, size, &mut InMemory) {
                assert!(Ok(&parts) == low.as_ref(), "{}, lowered, parts of {size}: {parts}\ninstead of {low:?}", path.display());
                n_lowered += 1;
            }
        }
    }
    assert!(n_printed > 400 && n_lowered > 100, "only {n_printed} were printed and {n_lowered} lowered in parts");
}

/// What passes leave one after the other is what one sweep leaves that stands for them, part by part; and it is verified.
#[test]
fn passes_in_parts() {
    let mut all = Vec::new();
    cases(&root().join("tests/cases"), "mlir", &mut all);
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in all {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let text = text.split("\n//--- out").next().unwrap_or("");
        texts.extend(text.split("// -----").map(|piece| (path.display().to_string(), piece.to_string())));
    }
    // What the sweep would leave otherwise goes by the passes, with its part: results that a branch is given twice, and an order of
    // declarations that the text does not tell.
    let by_passes = [
        "func.func @metadata(%m: memref<4x?xf32>, %c: i1) -> index {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  cf.cond_br %c, ^bb1(%sizes#0, %sizes#0 : index, index), ^bb1(%strides#1, %sizes#0 : index, index)
^bb1(%x: index, %y: index):
  %0 = arith.addi %x, %y : index
  return %0 : index
}
",
        "func.func @order(%c: i1, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<*xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %m : memref<?xf32>
  cf.br ^bb3
^bb2:
  %0 = memref.alloc() : memref<f32>
  cf.br ^bb3
^bb3:
  return %u : memref<*xf32>
}
",
    ];
    // A later part declares what stands behind that which only calls and returns ask for.
    let late = "func.func @late(%c: i1, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<*xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %m : memref<?xf32>
  cf.br ^bb2
^bb2:
  return %u : memref<*xf32>
}
func.func @copies(%a: memref<?xf32, strided<[?]>>, %b: memref<?xf32, strided<[?]>>) {
  memref.copy %a, %b : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?]>>
  return
}
";
    texts.push(("by passes".into(), late.into()));
    let plain = "func.func @plain(%u: memref<*xf32>, %n: index) -> memref<*xf32> {
  %0 = memref.alloca(%n) : memref<?xf32>
  %1 = call @plain(%u, %n) : (memref<*xf32>, index) -> memref<*xf32>
  return %1 : memref<*xf32>
}
";
    for text in by_passes {
        texts.push(("by passes".into(), format!("{plain}{text}")));
        texts.push(("by passes".into(), format!("{text}{plain}")));
    }
    texts.push(("by passes".into(), by_passes.concat()));
    for kind in Kind::ALL {
        texts.push((format!("{kind:?}"), generate(&Shape::new(kind, 200))));
    }
    let mut n = 0;
    for (name, text) in &texts {
        for release in [ir::Release::V22, ir::Release::V19] {
            for (size, c_wrappers) in [(1, false), (100, false), (1, true), (100, true)] {
                let Some(parts) = passed_in_parts(text, size, release, c_wrappers) else {
                    // Variables all stand in the first part.
                    let goes = name == "by passes" || size > 1 && Kind::ALL.iter().any(|kind| *name == format!("{kind:?}"));
                    assert!(!goes, "{name}, release {}, parts of {size}: as a whole", release.version);
                    continue;
                };
                let whole = passed(text, release, c_wrappers);
                let difference = || lowir_tests::case::difference(whole.as_deref().unwrap_or(""), &parts);
                assert!(Some(&parts) == whole.as_ref(), "{name}, release {}, parts of {size}:\n{}", release.version, difference());
                n += 1;
            }
        }
    }
    assert!(n > 500, "only {n} went in parts");
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

#[test]
fn long_modules_in_parts() {
    let late = "func.func @late(%n: index) { %p = memref.alloc(%n) : memref<?xi64> memref.dealloc %p : memref<?xi64> return }\n";
    for kind in Kind::ALL {
        let text = generate(&Shape::new(kind, 300));
        for text in [format!("{text}{late}"), format!("module @m attributes {{a.b = 1 : i64}} {{\n{text}{late}}}\n")] {
            let (whole, low) = (printed(&text).unwrap(), lowered(&text).unwrap());
            let parts = in_parts(&text, 100, &mut InMemory);
            assert!(parts.is_some() || matches!(kind, Kind::Calls | Kind::Mixed), "{kind:?}");
            assert!(parts.is_none_or(|p| p == whole), "{kind:?}");
            // Views of memory and unranked results need the whole module.
            let parts = lowered_in_parts(&text, 100, &mut InMemory);
            assert!(parts.is_some() || !matches!(kind, Kind::Scalar | Kind::Cfg), "{kind:?}");
            assert!(parts.is_none_or(|p| p == low), "{kind:?}, lowered");
        }
    }
    // Some megabytes, so that the text goes to the file before all is known.
    let text = format!("{}{late}", generate(&Shape::new(Kind::Cfg, 6000)));
    let (whole, low) = (printed(&text).unwrap(), lowered(&text).unwrap());
    let mut file = File::default();
    let rest = in_parts(&text, 2048, &mut file).unwrap();
    assert!(file.0.len() > 1 << 20 && [&file.0, rest.as_bytes()].concat() == whole.into_bytes());
    let mut file = File::default();
    let rest = lowered_in_parts(&text, 2048, &mut file).unwrap();
    assert!(file.0.len() > 1 << 20 && [&file.0, rest.as_bytes()].concat() == low.into_bytes());
    // What shows late to be no text of parts takes back what was put there.
    let mut file = File::default();
    assert!(in_parts(&format!("{text}func.func @z() attributes {{a = affine_map<(i) -> (i)>}} {{ return }}\n"), 2048, &mut file).is_none());
    assert!(file.0.is_empty());
}

/// The text of a long constant goes where the text goes as it is printed: as digits or as numbers, in an operation of a
/// module or of a function, and in front of a region. As a whole it is there in a line that comes again, behind a region and in a type.
#[test]
fn long_constants_in_pieces() {
    let digits = |n: usize| (0..n).map(|i| format!("{:08X}", i * 7919)).collect::<String>();
    let (many, few) = (digits(200_000), digits(100_000));
    let (long, short) = (format!("dense<\"0x{many}\"> : vector<200000xi32>"), format!("dense<\"0x{few}\"> : vector<100000xf32>"));
    let text = format!(
        "memref.global constant @numbers : memref<2000x100xi32> = dense<\"0x{many}\">
func.func @here() attributes {{a.long = {long}, a.short = {short}}} {{
  %0 = arith.constant {short}
  %1 = arith.constant {short}
  %2 = arith.constant {long}
  scf.execute_region {{
    scf.yield
  }} {{a.long = {long}}}
  return
}}
func.func private @typed(tensor<4xi8, {long}>) -> tensor<4xi8, {long}>
memref.global @more : memref<200000xi32> = dense<\"0x{many}\">\n"
    );
    let (mut m, mut diags) = (ir::Module::new(), ir::Diags::default());
    let source = ir::Source::new("t.mlir", &text);
    assert!(lowir::engine::read(&mut m, source, &Default::default(), true, &mut diags), "{:?}", diags.list);
    for hex_elements in [Some(100), None] {
        let options = ir::text::print::PrintOptions { hex_elements, ..Default::default() };
        let whole = ir::text::print::print_module(&m, source, &options);
        let (mut file, mut n_pieces) = (Vec::new(), 0);
        let rest = ir::text::print::print_in_pieces(&m, source, &options, &mut |text| {
            file.extend_from_slice(text);
            n_pieces += 1;
            true
        });
        file.extend(rest);
        assert!(file == whole.as_bytes() && n_pieces > 30, "{n_pieces} pieces");
        // Who takes some pieces only gets the others at the end.
        let (mut file, mut n_pieces) = (Vec::new(), 0);
        let rest = ir::text::print::print_in_pieces(&m, source, &options, &mut |text| {
            n_pieces += 1;
            n_pieces < 5 && {
                file.extend_from_slice(text);
                true
            }
        });
        file.extend(rest);
        assert!(file == whole.as_bytes());
    }
    // In parts no more is there at once than of any other text, if it does not stand behind a region.
    struct Most(File, usize);
    impl World for Most {
        fn put(&mut self, at: Option<u64>, text: &[u8]) -> bool {
            self.1 = self.1.max(text.len());
            self.0.put(at, text)
        }
        fn abandon(&mut self) {
            self.0.abandon();
        }
    }
    let text = text.replace(&format!(" {{a.long = {long}}}\n  return"), "\n  return");
    let text = text.lines().filter(|line| !line.contains("@typed")).map(|line| format!("{line}\n")).collect::<String>();
    let (whole, low) = (printed(&text).unwrap(), lowered(&text).unwrap());
    let mut most = Most(File::default(), 0);
    let rest = in_parts(&text, 2, &mut most).unwrap();
    assert!([&most.0.0, rest.as_bytes()].concat() == whole.into_bytes());
    assert!(most.1 < few.len() + (1 << 10), "{} bytes at once", most.1);
    let mut most = Most(File::default(), 0);
    if let Some(rest) = lowered_in_parts(&text, 2, &mut most) {
        assert!([&most.0.0, rest.as_bytes()].concat() == low.into_bytes());
    }
}

/// Reads LLVM IR and prints it as a whole.
fn imported(text: &str) -> Option<String> {
    let (mut m, mut diags, mut out) = (ir::Module::new(), ir::Diags::default(), Vec::new());
    let source = ir::Source::new("t.ll", text);
    let read = emit::import::import(&mut m, source, &Default::default(), &mut diags) && lowir::engine::verified(&mut m, &mut diags);
    (read && diags.list.is_empty()).then(|| lowir::engine::print(&m, source, &Default::default(), &mut out))?;
    Some(String::from_utf8_lossy(&out).trim_end().into())
}
fn imported_in_parts(text: &str, size: usize, world: &mut dyn World) -> Option<String> {
    let source = ir::Source::new("t.ll", text);
    let done = mlir_parts::imported(source, &Default::default(), &Default::default(), size, world);
    done.map(|d| String::from_utf8_lossy(&d.0.into_text()).trim_end().into())
}

#[test]
fn llvm_ir_in_parts() {
    let mut all = Vec::new();
    cases(&root().join("tests/cases"), "ll", &mut all);
    let mut texts: Vec<String> = all.iter().filter_map(|p| std::fs::read_to_string(p).ok()).collect();
    let mut sources: Vec<String> = Kind::ALL.map(|kind| generate(&Shape::new(kind, 100))).into();
    let mut paths = Vec::new();
    cases(&root().join("tests/cases"), "mlir", &mut paths);
    sources.extend(paths.iter().filter_map(|p| std::fs::read_to_string(p).ok()));
    texts.extend(sources.iter().filter_map(|s| lowir::compile("t.mlir", s.split("\n//--- out").next()?, &Default::default()).ok()));
    // What is defined later, what is not there, and another type than what is there.
    let uses = "@p = global ptr @b\ndefine void @a() {\n  call void @b(i32 1)\n  store ptr @c, ptr @p\n  ret void\n}\n";
    for rest in [
        "define void @b(i32 %x) { ret void }\ndefine void @c() { ret void }\n",
        "define void @b(i32 %x) { ret void }\n",
        "declare void @c()\n",
    ] {
        texts.push(format!("{uses}{rest}"));
    }
    texts.push(format!("{uses}define i32 @b(i64 %x) {{ ret i32 0 }}\ndefine void @c() {{ ret void }}\n"));
    let mut n = 0;
    for text in texts {
        let text = text.split("\n;--- out").next().unwrap_or("");
        let whole = imported(text);
        for size in [1, 5, 300] {
            if let Some(parts) = imported_in_parts(text, size, &mut InMemory) {
                assert!(Some(&parts) == whole.as_ref(), "parts of {size}: {parts}\ninstead of {whole:?}");
                n += 1;
            }
        }
    }
    assert!(n > 100, "only {n} went in parts");
}

#[test]
fn what_has_aliases_goes_as_a_whole() {
    let text = "func.func @a() attributes {a.b = affine_map<(i) -> (i)>} { return }\nfunc.func @b() { return }\n";
    assert!(in_parts(text, 1, &mut InMemory).is_none() && printed(text).is_some_and(|t| t.starts_with("#map")));
    for options in [
        ir::text::print::PrintOptions { generic: true, ..Default::default() },
        ir::text::print::PrintOptions { debuginfo: true, ..Default::default() },
        ir::text::print::PrintOptions { unique_ids: true, ..Default::default() },
        ir::text::print::PrintOptions { local_scope: true, ..Default::default() },
        ir::text::print::PrintOptions { skip_regions: true, ..Default::default() },
    ] {
        let source = ir::Source::new("t.mlir", "func.func @b() { return }\n");
        assert!(mlir_parts::again(source, &Default::default(), &options, true, 1, &mut InMemory).is_none());
    }
}
