//! `lowir run in.mlir --entry f 1 2.5`: compiles in memory, calls, prints what comes back. With `-e` and
//! `--entry-point-result` it answers as `mlir-runner` does.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use emit::x86::link::Image;
use ir::decimal::{self, Binary};
use ir::diag::{Diags, Source};
use ir::digits::Digits;
use ir::{Module, Sym, Type, TypeData};

use crate::args::{self, Arg, Flag, value};
use crate::drive;
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;
use crate::job;
use crate::machine;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    value("entry", "function", "the function to call; its results are printed, one a line"),
    value("e", "function", "the same, printed as mlir-runner does (default: main)"),
    value("entry-point-result", "i32|i64|f32|f64|void", "what the function of -e returns (default: f32)"),
    value("shared-libs", "files", "libraries to take functions from, separated by commas"),
];

/// Elements of memrefs of higher ranks are not printed.
const MAX_RANK: usize = 64;

/// What a value is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An integer of so many bits, or an index.
    Int(u32),
    /// 32 bits.
    F32,
    /// 64 bits.
    F64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Scalar(Kind),
    MemRef(usize, Kind),
    Unranked(Kind),
}

impl Kind {
    fn of(m: &Module, ty: Type) -> Option<Kind> {
        Some(match m.cx.type_data(ty) {
            TypeData::Integer { width, .. } if (1..=64).contains(&width) => Kind::Int(width),
            _ if ty == Type::INDEX => Kind::Int(64),
            _ if ty == Type::F32 => Kind::F32,
            _ if ty == Type::F64 => Kind::F64,
            _ => return None,
        })
    }
    fn bytes(self) -> usize {
        match self {
            Kind::Int(w) => (w as usize).div_ceil(8).next_power_of_two(),
            Kind::F32 => 4,
            Kind::F64 => 8,
        }
    }
    fn name(self) -> String {
        match self {
            Kind::Int(w) => format!("i{w}"),
            Kind::F32 => "f32".into(),
            Kind::F64 => "f64".into(),
        }
    }
    /// The bits of a value that was typed.
    fn parse(self, text: &str) -> Option<u64> {
        match self {
            Kind::Int(1) if matches!(text, "true" | "false") => Some(u64::from(text == "true")),
            Kind::Int(w) => text.parse::<i128>().ok().filter(|v| (-(1i128 << (w - 1))..1i128 << w).contains(v)).map(|v| v as u64),
            Kind::F32 => float(text, Binary::Float),
            Kind::F64 => float(text, Binary::Double),
        }
    }
    /// A value with all of its digits.
    fn show(self, bits: u64) -> String {
        match self {
            Kind::Int(1) => (bits & 1 != 0).to_string(),
            Kind::Int(w) => ir::context::sext(bits, w).to_string(),
            Kind::F32 => exactly(f32::from_bits(bits as u32).into(), Binary::Float),
            Kind::F64 => exactly(f64::from_bits(bits), Binary::Double),
        }
    }
}

impl Shape {
    fn of(m: &Module, ty: Type) -> Option<Shape> {
        match m.cx.type_data(ty) {
            TypeData::MemRef { dims, elem, .. } => Some(Shape::MemRef(dims.len as usize, Kind::of(m, elem)?)),
            TypeData::UnrankedMemRef { elem, .. } => Some(Shape::Unranked(Kind::of(m, elem)?)),
            _ => Kind::of(m, ty).map(Shape::Scalar),
        }
    }
    fn size(self) -> usize {
        match self {
            Shape::Scalar(k) => k.bytes(),
            Shape::MemRef(rank, _) => 8 * (3 + 2 * rank),
            Shape::Unranked(_) => 16,
        }
    }
    fn align(self) -> usize {
        if let Shape::Scalar(k) = self { k.bytes() } else { 8 }
    }
}

/// What a call needs to know about its function.
struct Entry {
    arguments: Vec<Kind>,
    results: Vec<Shape>,
}

/// A number with six digits, as C's `%g` writes it.
pub fn general(v: f64) -> String {
    if !v.is_finite() {
        return if v.is_nan() { "nan".into() } else { if v > 0.0 { "inf" } else { "-inf" }.into() };
    }
    let digits = Digits::of(v).rounded(6);
    let small = v == 0.0 || (-3..7).contains(&digits.point);
    let digits = digits.trimmed();
    format!("{}{}", sign(v), if small { digits.plain() } else { digits.with_exponent() })
}
fn sign(v: f64) -> &'static str {
    if v.is_sign_negative() { "-" } else { "" }
}
/// A number as LLVM's streams write it.
fn stream(v: f64) -> String {
    if !v.is_finite() {
        return if v.is_nan() { "nan" } else { "INF" }.into();
    }
    format!("{}{}", sign(v), Digits::of(v).rounded(7).with_exponent())
}
/// A number with as few digits as mean it.
fn exactly(v: f64, format: Binary) -> String {
    if v.is_nan() {
        return "NaN".into();
    }
    let digits = if v.is_finite() { Digits::shortest(v, format).plain() } else { "inf".into() };
    format!("{}{digits}", sign(v))
}

/// Prints a memref by its descriptor, as MLIR's runner library does.
pub fn memref(words: &[u64], elem: Kind, out: &mut String) {
    let rank = (words.len() - 3) / 2;
    let (sizes, strides) = words[3..].split_at(rank);
    let list = |w: &[u64]| w.iter().map(|&x| (x as i64).to_string()).collect::<Vec<_>>().join(", ");
    out.push_str(&format!(
        "Memref base@ = {:#x} rank = {rank} offset = {} sizes = [{}] strides = [{}] data = \n",
        words[1],
        words[2] as i64,
        list(sizes),
        list(strides)
    ));
    if rank <= MAX_RANK {
        elements(words[1], words[2] as i64, sizes, strides, rank, elem, out);
    }
    out.push('\n');
}

/// One dimension after the other; ranks are few.
fn elements(base: u64, offset: i64, sizes: &[u64], strides: &[u64], rank: usize, elem: Kind, out: &mut String) {
    let (Some(&size), Some(&stride)) = (sizes.first(), strides.first()) else {
        let at = base.wrapping_add(offset.wrapping_mul(elem.bytes() as i64) as u64);
        let bits = machine::element(at, elem.bytes());
        out.push_str(&match elem {
            Kind::F32 => general(f64::from(f32::from_bits(bits as u32))),
            Kind::F64 => general(f64::from_bits(bits)),
            k => k.show(bits),
        });
        return;
    };
    out.push('[');
    for i in 0..size {
        if i > 0 {
            out.push_str(if sizes.len() > 1 { ", \n" } else { ", " });
            (0..rank - sizes.len() + 1).for_each(|_| out.push(' '));
        }
        let at = offset.wrapping_add((i as i64).wrapping_mul(stride as i64));
        elements(base, at, &sizes[1..], &strides[1..], rank, elem, out);
    }
    out.push(']');
}

/// The signature of a function before it is lowered; the error says what cannot be called.
fn entry(m: &Module, name: &str) -> Result<Entry, String> {
    let missing = || format!("no function '{name}'");
    let body = m.root.and_then(|r| m.entry_block(r, 0)).ok_or_else(missing)?;
    let is_it = |&op: &ir::Op| m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)).is_some_and(|s| m.cx.str(s) == name);
    let op = m.block_ops(body).iter().copied().find(is_it).ok_or_else(missing)?;
    let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a)).ok_or_else(missing)?;
    let (inputs, results) = match m.cx.type_data(ty) {
        TypeData::Function { inputs, results } => (m.cx.type_vec(inputs), m.cx.type_vec(results)),
        TypeData::LlvmFunc { ret, params, varargs: false } => {
            (m.cx.type_vec(params), if ret == Type::LLVM_VOID { Vec::new() } else { [ret].into() })
        }
        _ => return Err(missing()),
    };
    let unfit = |ty: Type| format!("'{name}': values of type '{}' cannot be given or shown here", ir::text::print::type_string(m, ty));
    Ok(Entry {
        arguments: inputs.iter().map(|&t| Kind::of(m, t).ok_or_else(|| unfit(t))).collect::<Result<_, _>>()?,
        results: results.iter().map(|&t| Shape::of(m, t).ok_or_else(|| unfit(t))).collect::<Result<_, _>>()?,
    })
}

/// A module with a function of two pointers that calls `name`: arguments and results are in memory.
fn bridge(name: &str, e: &Entry) -> String {
    let types: Vec<String> = e.arguments.iter().map(|k| k.name()).collect();
    let results: Vec<String> = e
        .results
        .iter()
        .map(|r| match *r {
            Shape::Scalar(k) => k.name(),
            Shape::MemRef(0, _) => "!llvm.struct<(ptr, ptr, i64)>".into(),
            Shape::MemRef(n, _) => format!("!llvm.struct<(ptr, ptr, i64, array<{n} x i64>, array<{n} x i64>)>"),
            Shape::Unranked(_) => "!llvm.struct<(i64, ptr)>".into(),
        })
        .collect();
    let inner = |t: &String| t.strip_prefix("!llvm.").unwrap_or(t).to_string();
    let ret = match &results[..] {
        [] => None,
        [one] => Some(one.clone()),
        all => Some(format!("!llvm.struct<({})>", all.iter().map(inner).collect::<Vec<_>>().join(", "))),
    };
    // Names are any text.
    let mut quoted = String::new();
    ir::text::print::push_string(&mut quoted, name);
    let arrow = ret.as_ref().map_or(String::new(), |r| format!(" -> {r}"));
    let mut text =
        format!("llvm.func @{quoted}({}){arrow}\nllvm.func @\"lowir run\"(%in: !llvm.ptr, %out: !llvm.ptr) {{\n", types.join(", "));
    for (i, t) in types.iter().enumerate() {
        text.push_str(&format!("  %p{i} = llvm.getelementptr %in[{i}] : (!llvm.ptr) -> !llvm.ptr, i64\n"));
        text.push_str(&format!("  %a{i} = llvm.load %p{i} : !llvm.ptr -> {t}\n"));
    }
    let values: Vec<String> = (0..types.len()).map(|i| format!("%a{i}")).collect();
    let call = format!("llvm.call @{quoted}({}) : ({}) -> {}", values.join(", "), types.join(", "), ret.as_deref().unwrap_or("()"));
    match &ret {
        Some(r) => text.push_str(&format!("  %r = {call}\n  llvm.store %r, %out : {r}, !llvm.ptr\n")),
        None => text.push_str(&format!("  {call}\n")),
    }
    text.push_str("  llvm.return\n}\n");
    text
}

/// What was asked for.
struct Wish<'a> {
    name: &'a str,
    /// The result's kind as mlir-runner is told, if it is to be answered like that.
    runner: Option<&'a str>,
    values: Vec<&'a str>,
    libraries: Vec<&'a str>,
}

/// The bits of a number that was typed, in a format; infinity and what is no number by their names.
fn float(text: &str, format: Binary) -> Option<u64> {
    if let Some(bits) = decimal::read(text.as_bytes(), format) {
        return Some(bits);
    }
    let (negative, name) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let value = match name.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => f32::INFINITY,
        "nan" => f32::NAN,
        _ => return None,
    };
    let value = if negative { -value } else { value };
    Some(if format == Binary::Float { u64::from(value.to_bits()) } else { f64::from(value).to_bits() })
}

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    // Numbers are arguments of the function, whatever their sign; values of flags are not among them.
    let mut values: Vec<&str> = Vec::new();
    let mut rest: Vec<String> = Vec::new();
    for (i, a) in argv.iter().enumerate() {
        let of_flag = i > 0 && matches!(argv[i - 1].trim_start_matches('-'), "e" | "entry" | "o");
        match !of_flag && (float(a, Binary::Double).is_some() || matches!(a.as_str(), "true" | "false")) {
            true => values.push(a),
            false => rest.push(a.clone()),
        }
    }
    let tables = [FLAGS, job::FLAGS, flags::FILES, flags::IGNORED, flags::ASKING];
    let args = match args::read(&rest, &tables, |_| false, Vec::new) {
        Ok(a) => a,
        Err(e) => return drive::complain(host, program, &format!("{e}; '{program} --help' lists what there is")),
    };
    let mut common = Common::new(program, "");
    let mut options = job::Options::default();
    let (mut n_files, mut exact) = (0, None);
    let mut wish = Wish { name: "main", runner: Some("f32"), values, libraries: Vec::new() };
    for &arg in &args {
        let taken = match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::run()),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("entry", v) => {
                exact = Some(v);
                Ok(true)
            }
            Arg::Flag("e", v) => {
                wish.name = v;
                Ok(true)
            }
            Arg::Flag("entry-point-result", v) if matches!(v, "i32" | "i64" | "f32" | "f64" | "void") => {
                wish.runner = Some(v);
                Ok(true)
            }
            Arg::Flag("entry-point-result", v) => Err(format!("'--entry-point-result={v}': expected i32, i64, f32, f64 or void")),
            Arg::Flag("shared-libs", v) => {
                wish.libraries.extend(v.split(',').filter(|x| !x.is_empty()));
                Ok(true)
            }
            _ => match job::take(arg, &mut options) {
                Ok(false) => common.take(arg, &mut n_files),
                other => other,
            },
        };
        if let Err(e) = taken {
            return drive::complain(host, program, &e);
        }
    }
    if n_files == 0 {
        return drive::complain(host, program, "no input file; 'lowir run in.mlir --entry f 1 2' calls f(1, 2)");
    }
    if let Some(name) = exact {
        (wish.name, wish.runner) = (name, None);
    }
    options.lower.release = common.release;
    let parse = common.parse();
    let mut failed = None;
    let code = drive::drive(host, &common.files, &mut |_, source, m, diags, out| {
        if !engine::read(m, source, &parse, true, diags) {
            return false;
        }
        let e = match entry(m, wish.name) {
            Ok(e) => e,
            Err(message) => {
                failed = Some(message);
                return false;
            }
        };
        if !engine::lower(m, &options, diags) {
            return false;
        }
        match called(m, source, &e, &wish, diags) {
            Some(Ok(text)) => out.extend_from_slice(text.as_bytes()),
            Some(Err(message)) => {
                failed = Some(message);
                return false;
            }
            None => return false,
        }
        true
    });
    match failed {
        Some(message) => drive::complain(host, program, &message),
        None => code,
    }
}

/// Compiles, calls, and shows the results; `None` if the module has no code, which `diags` explains.
fn called(m: &Module, source: Source<'_>, e: &Entry, wish: &Wish<'_>, diags: &mut Diags) -> Option<Result<String, String>> {
    let object = emit::x86::emit_object(m, source, diags).ok()?;
    Some(run_object(object, e, wish))
}

fn run_object(object: emit::x86::obj::Object, e: &Entry, wish: &Wish<'_>) -> Result<String, String> {
    let name = wish.name;
    if wish.values.len() != e.arguments.len() {
        return Err(format!("'{name}' takes {} arguments, but {} are given", e.arguments.len(), wish.values.len()));
    }
    let mut arguments = Vec::new();
    for (k, v) in e.arguments.iter().zip(&wish.values) {
        arguments.push(k.parse(v).ok_or_else(|| format!("'{v}' is no value of type '{}'", k.name()))?);
    }
    if let Some(kind) = wish.runner {
        let fits = match (&e.results[..], kind) {
            ([], "void") => true,
            (&[Shape::Scalar(k)], kind) => k.name() == kind,
            _ => false,
        };
        if !fits {
            return Err(format!("'{name}' does not return {kind}"));
        }
    }
    let text = bridge(name, e);
    let (mut m, mut diags) = (Module::new(), Diags::default());
    let source = Source::new("the call", &text);
    let second = match engine::read(&mut m, source, &Default::default(), true, &mut diags) {
        true => emit::x86::emit_object(&m, source, &mut diags),
        false => Err(()),
    };
    let second = second.map_err(|()| drive::rendered(&m.cx, source, &diags))?;
    let objects = [object, second];
    if objects[0].symbols.as_slice().iter().any(|s| s.thread && (s.used || s.section.is_some())) {
        return Err("thread-local variables have no place in memory yet; write an object and link it".into());
    }
    if objects.iter().flat_map(|o| &o.own).any(|o| o.flags & emit::x86::obj::EXEC != 0) {
        return Err("functions with sections of their own cannot be run here".into());
    }
    let image = Image::new(&objects).map_err(|n| format!("'{n}' is defined twice"))?;
    let loaded = machine::load(&image, &wish.libraries)?;
    for at in image.constructors() {
        loaded.construct(at);
    }
    let size: usize = e.results.iter().map(|r| r.size().next_multiple_of(8) + 8).sum();
    let mut room = alloc::vec![0u64; size / 8 + 1];
    let at = image.find("lowir run").ok_or("no way in")?;
    loaded.call(at, &arguments, &mut room);
    let bytes: Vec<u8> = room.iter().flat_map(|w| w.to_le_bytes()).collect();
    let word = |at: usize, n: usize| {
        let mut w = [0; 8];
        w[..n].copy_from_slice(&bytes[at..at + n]);
        u64::from_le_bytes(w)
    };
    let (mut out, mut at) = (String::new(), 0usize);
    for &r in &e.results {
        at = at.next_multiple_of(r.align());
        match r {
            Shape::Scalar(k) => {
                let bits = word(at, k.bytes());
                out.push_str(&match (wish.runner, k) {
                    (Some(_), Kind::F32) => stream(f64::from(f32::from_bits(bits as u32))),
                    (Some(_), Kind::F64) => stream(f64::from_bits(bits)),
                    _ => k.show(bits),
                });
                out.push('\n');
            }
            Shape::MemRef(rank, k) => {
                let words: Vec<u64> = (0..3 + 2 * rank).map(|i| word(at + 8 * i, 8)).collect();
                memref(&words, k, &mut out);
            }
            Shape::Unranked(k) => {
                out.push_str("Unranked ");
                memref(&machine::descriptor(word(at + 8, 8), word(at, 8) as usize), k, &mut out);
            }
        }
        at += r.size();
    }
    Ok(out)
}
