//! A whole module: functions by chance, one driver for each that calls it and folds everything that came out into a
//! number, `@main` that prints the numbers, and the helpers that all of them need.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::choice::{Choices, mix};
use crate::r#gen::body::{Body, V, list};
use crate::r#gen::func::{Part, Sig, part_text};
use crate::r#gen::ty::{MemTy, Ty};
use crate::r#gen::{Profile, cf};

/// A global.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its type.
    pub ty: MemTy,
    /// It is not written to.
    pub constant: bool,
    /// Its elements, each from 0 to 99.
    pub numbers: Vec<i64>,
    /// It has an alignment.
    pub aligned: bool,
}

/// What functions share.
#[derive(Clone, Debug, Default)]
pub struct Env {
    /// Functions so far.
    pub sigs: Vec<Sig>,
    /// Globals so far.
    pub globals: Vec<Global>,
    /// Release of MLIR that is to read the module: 22 or 19.
    pub release: u32,
    helpers: BTreeMap<String, (&'static str, MemTy)>,
    same: BTreeSet<Ty>,
    noted: BTreeSet<Ty>,
}

impl Env {
    /// The name of a helper for memrefs of a type: `fill` or `sum`.
    pub fn helper(&mut self, kind: &'static str, ty: &MemTy) -> String {
        let space = if ty.space == 0 { String::new() } else { format!("_s{}", ty.space) };
        let name = format!("{kind}_{}_{}{space}", ty.dims.len(), ty.elem);
        self.helpers.insert(name.clone(), (kind, ty.clone()));
        name
    }
    /// The name of the function that gives back the scalar it is given, so that nobody who folds knows it.
    pub fn same(&mut self, ty: Ty) -> String {
        self.same.insert(ty);
        format!("same_{}", ty.word())
    }
    /// The name of the function that notes a scalar, so that it counts for what the module prints.
    pub fn note(&mut self, ty: Ty) -> String {
        self.noted.insert(ty);
        // What has parts is noted by them.
        match ty {
            Ty::Vector(s) => drop(self.noted.insert(s.elem())),
            Ty::Complex(f) => drop(self.noted.insert(Ty::Float(f))),
            _ => {}
        }
        format!("note_{}", ty.word())
    }
}

/// What to make: one stream of choices for each function.
#[derive(Clone, Debug)]
pub struct Spec {
    /// What kind of code.
    pub profile: &'static Profile,
    /// Statements in each function, at most.
    pub size: usize,
    /// Release of MLIR that is to read the module: 22 or 19.
    pub release: u32,
    /// The functions.
    pub functions: Vec<Choices>,
}

impl Spec {
    /// The module of a seed.
    pub fn seeded(seed: u64, profile: &'static Profile, functions: usize, size: usize, release: u32) -> Spec {
        let mut state = seed ^ 0x6c6f_7769_7200_0000;
        let functions = (0..functions).map(|_| Choices::seeded(mix(&mut state))).collect();
        Spec { profile, size, release, functions }
    }
    /// What the module says of itself in comments: see [`crate::oracle::Case::road`] and
    /// [`crate::oracle::Case::text_only`].
    fn head(&self) -> String {
        let mut head = String::new();
        if !self.profile.meaning {
            head.push_str("// compare: text\n");
        }
        if let Some(road) = self.profile.roads.get(self.functions.first().map_or(0, |c| c.clone().below(self.profile.roads.len().max(1)))) {
            // Release 19 does not have the option.
            let cut = |road: &str| road.replace("{complex-range=none}", "").replace("{complex-range=basic}", "");
            let road = if self.release == 19 { cut(road) } else { (*road).to_owned() };
            let _ = writeln!(head, "// road: {road}");
        }
        head
    }
    /// The same with the choices that were drawn, so that it can be shrunk.
    pub fn fixed(&self) -> Spec {
        let mut drawn = Vec::new();
        write_module(self, Some(&mut drawn));
        Spec { functions: drawn, ..self.clone() }
    }
}

/// The text of a module.
pub fn generate(spec: &Spec) -> String {
    write_module(spec, None)
}

fn write_module(spec: &Spec, mut drawn: Option<&mut Vec<Choices>>) -> String {
    let mut env = Env { release: spec.release, ..Env::default() };
    let mut out = String::new();
    for (i, choices) in spec.functions.iter().enumerate() {
        let choices = function(spec, choices.clone(), i, &mut env, &mut out);
        let choices = driver(spec, choices, i, &mut env, &mut out);
        if let Some(d) = drawn.as_deref_mut() {
            d.push(Choices::given(choices.drawn().to_vec()));
        }
    }
    mains(spec.functions.len(), &mut out);
    for (name, (kind, ty)) in &env.helpers {
        helper(name, kind, ty, &mut out);
    }
    for ty in &env.same {
        let _ = write!(out, "func.func private @same_{}(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n", ty.word());
    }
    for &ty in &env.noted {
        note(ty, &mut out);
    }
    out.push_str(HELPERS);
    let mut head = spec.head();
    if !env.noted.is_empty() {
        out.push_str(NOTES);
        head.push_str("memref.global \"private\" @noted : memref<i64> = dense<0>\n");
    }
    for (i, g) in env.globals.iter().enumerate() {
        write_global(i, g, &mut head);
    }
    head + &out
}

fn write_global(i: usize, g: &Global, out: &mut String) {
    fn dense(dims: &[Option<i64>], numbers: &mut impl Iterator<Item = String>) -> String {
        match dims {
            [] => numbers.next().unwrap_or_default(),
            [first, rest @ ..] => {
                let items: Vec<String> = (0..first.unwrap_or(0)).map(|_| dense(rest, numbers)).collect();
                format!("[{}]", items.join(", "))
            }
        }
    }
    let number = |&n: &i64| match g.ty.elem {
        Ty::Float(_) => format!("{}.5", n - 50),
        Ty::Int(1) => (n % 2 != 0).to_string(),
        Ty::Int(w) if w < 8 => (n % (1 << (w - 1))).to_string(),
        _ => n.to_string(),
    };
    let mut numbers = g.numbers.iter().map(number);
    let _ = writeln!(
        out,
        "memref.global \"private\" {}@g{i} : {} = dense<{}>{}",
        if g.constant { "constant " } else { "" },
        g.ty,
        dense(&g.ty.dims, &mut numbers),
        if g.aligned { " {alignment = 64 : i64}" } else { "" },
    );
}

/// Function `i`; the choices that are left.
fn function(spec: &Spec, choices: Choices, i: usize, env: &mut Env, out: &mut String) -> Choices {
    let mut b = Body::new(choices, env, spec.profile, spec.size);
    let mut sig = b.signature(format!("f{i}"));
    let args = b.receive(&sig.args);
    let mark = b.open();
    b.indent = 1;
    let scalars: Vec<Ty> = sig.results.iter().filter_map(|p| if let Part::Scalar(t) = p { Some(*t) } else { None }).collect();
    let blocks = b.c.below(4) >= 4 - spec.profile.blocks.min(4);
    let n = if blocks { b.c.below(6) } else { b.budget };
    for _ in 0..n {
        // No more statements is the simplest choice.
        if b.budget == 0 || b.c.below(4 * spec.size.max(1)) == 0 {
            break;
        }
        b.statements(1);
    }
    let values: Vec<V> = if blocks { cf::blocks(&mut b, &scalars) } else { scalars.iter().map(|&t| b.value(t)).collect() };
    let mut values = values.into_iter();
    let mut returned = Vec::new();
    for p in &sig.results {
        let v = match p {
            Part::Mem(ty) if ty.layout.is_some() => {
                let dims = ty.dims.iter().map(|_| Some(1 + b.c.below(4) as i64)).collect();
                let plain = MemTy { dims, layout: None, ..ty.clone() };
                let m = b.allocate(&plain, true);
                b.frees.pop();
                b.dynamic(&m).0
            }
            Part::Mem(ty) => {
                let m = b.allocate(ty, true);
                b.frees.pop();
                m.v
            }
            _ => values.next().unwrap_or(0),
        };
        returned.push(v);
    }
    b.note_memory();
    b.free(mark);
    let results: Vec<String> = sig.results.iter().map(|p| part_text(&b.env.sigs, p)).collect();
    match returned.is_empty() {
        true => b.line("return"),
        false => b.line(&format!("return {} : {}", list(&returned), results.join(", "))),
    }
    sig.cost = b.cost;
    let arrow = if results.is_empty() { String::new() } else { format!(" -> ({})", results.join(", ")) };
    let _ = write!(out, "func.func @f{i}({args}){arrow} {{\n{}}}\n", b.out);
    let choices = b.c;
    env.sigs.push(sig);
    choices
}

/// The driver of function `i`: calls it and folds its results and the memory that it was given.
fn driver(spec: &Spec, choices: Choices, i: usize, env: &mut Env, out: &mut String) -> Choices {
    let mut b = Body::new(choices, env, spec.profile, 0);
    let mark = b.open();
    b.indent = 1;
    let results = b.env.sigs[i].results.clone();
    let (vs, mut mems) = b.write_call(i, None);
    let mut sum = b.constant(Ty::Int(64), 1);
    let mut scalars = Vec::new();
    for (&v, p) in vs.iter().zip(&results) {
        match p {
            Part::Scalar(t) => scalars.push((v, *t)),
            _ => mems.extend(b.mems.iter().find(|m| m.v == v).cloned()),
        }
    }
    for (v, t) in scalars {
        let x = bits(&mut b, v, t);
        sum = b.bind(&format!("func.call @mix(%v{sum}, %v{x}) : (i64, i64) -> i64"));
    }
    for m in mems {
        let x = b.checksum(&m);
        sum = b.bind(&format!("func.call @mix(%v{sum}, %v{x}) : (i64, i64) -> i64"));
    }
    if !b.env.noted.is_empty() {
        // Taken away as well, so that what one function notes says nothing about the next.
        let x = b.bind("func.call @noted_so_far() : () -> i64");
        sum = b.bind(&format!("func.call @mix(%v{sum}, %v{x}) : (i64, i64) -> i64"));
    }
    b.free(mark);
    b.line(&format!("return %v{sum} : i64"));
    let _ = write!(out, "func.func @t{i}() -> i64 {{\n{}}}\n", b.out);
    b.c
}

/// The bits of a scalar as `i64`.
fn bits(b: &mut Body<'_>, v: V, ty: Ty) -> V {
    match ty {
        Ty::Int(64) => v,
        Ty::Int(_) => b.bind(&format!("arith.extui %v{v} : {ty} to i64")),
        Ty::Index => b.bind(&format!("arith.index_castui %v{v} : index to i64")),
        Ty::Float(f) => {
            let x = b.no_nan(v, ty);
            let int = Ty::Int(f.width());
            let x = b.bind(&format!("arith.bitcast %v{x} : {ty} to {int}"));
            bits(b, x, int)
        }
        Ty::Complex(_) | Ty::Vector(_) => {
            b.note(v, ty);
            b.constant(Ty::Int(64), 0)
        }
    }
}

fn mains(n: usize, out: &mut String) {
    out.push_str("func.func @main() -> i32 {\n");
    for i in 0..n {
        let _ = write!(out, "  %s{i} = call @t{i}() : () -> i64\n  call @print(%s{i}) : (i64) -> ()\n");
    }
    out.push_str("  %c0 = arith.constant 0 : i32\n  return %c0 : i32\n}\n");
    out.push_str("func.func @entry() -> i64 {\n  %h = arith.constant 0 : i64\n");
    for i in 0..n {
        let before = if i == 0 { "%h".to_owned() } else { format!("%h{}", i - 1) };
        let _ = write!(out, "  %s{i} = call @t{i}() : () -> i64\n  %h{i} = call @mix({before}, %s{i}) : (i64, i64) -> i64\n");
    }
    let last = if n == 0 { "%h".to_owned() } else { format!("%h{}", n - 1) };
    let _ = write!(out, "  return {last} : i64\n}}\n");
}

/// Walks all elements of a memref: writes to them, or folds them.
fn helper(name: &str, kind: &str, ty: &MemTy, out: &mut String) {
    let (rank, elem, fill) = (ty.dims.len(), ty.elem, kind == "fill");
    let _ = match fill {
        true => writeln!(out, "func.func private @{name}(%m: {ty}, %seed: i64) {{"),
        false => writeln!(out, "func.func private @{name}(%m: {ty}) -> i64 {{\n  %s0 = arith.constant 7 : i64"),
    };
    out.push_str("  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n");
    for d in 0..rank {
        let _ = write!(out, "  %k{d} = arith.constant {d} : index\n  %n{d} = memref.dim %m, %k{d} : {ty}\n");
    }
    for d in 0..rank {
        let _ = match fill {
            true => writeln!(out, "  scf.for %i{d} = %zero to %n{d} step %one {{"),
            false => {
                writeln!(out, "  %r{d} = scf.for %i{d} = %zero to %n{d} step %one iter_args(%s{} = %s{d}) -> (i64) {{", d + 1)
            }
        };
    }
    let at: Vec<String> = (0..rank).map(|d| format!("%i{d}")).collect();
    let at = at.join(", ");
    let int = match elem {
        Ty::Float(f) => Ty::Int(f.width()),
        t => t,
    };
    if fill {
        let mut sum = "%seed".to_owned();
        for d in 0..rank {
            let _ = write!(
                out,
                "  %j{d} = arith.index_castui %i{d} : index to i64\n  %x{d} = func.call @mix({sum}, %j{d}) : (i64, i64) -> i64\n"
            );
            sum = format!("%x{d}");
        }
        let _ = match elem {
            Ty::Int(64) => writeln!(out, "  %e = arith.addi {sum}, %seed : i64"),
            Ty::Int(_) => writeln!(out, "  %e = arith.trunci {sum} : i64 to {elem}"),
            Ty::Index => writeln!(out, "  %e = arith.index_cast {sum} : i64 to index"),
            Ty::Float(_) => writeln!(out, "  %b = arith.trunci {sum} : i64 to i8\n  %e = arith.sitofp %b : i8 to {elem}"),
            Ty::Complex(_) | Ty::Vector(_) => unreachable!("memrefs hold scalars"),
        };
        let _ = writeln!(out, "  memref.store %e, %m[{at}] : {ty}");
    } else {
        let _ = writeln!(out, "  %e = memref.load %m[{at}] : {ty}");
        if let Ty::Float(_) = elem {
            let _ = write!(
                out,
                "  %nan = arith.cmpf uno, %e, %e : {elem}\n  %f1 = arith.constant 1.0 : {elem}\n  %f = arith.select %nan, %f1, %e : {elem}\n  \
                 %b = arith.bitcast %f : {elem} to {int}\n"
            );
        }
        let from = if matches!(elem, Ty::Float(_)) { "%b" } else { "%e" };
        let _ = match int {
            Ty::Int(64) => writeln!(out, "  %x = arith.addi {from}, %s0 : i64"),
            Ty::Index => writeln!(out, "  %x = arith.index_castui {from} : index to i64"),
            t => writeln!(out, "  %x = arith.extui {from} : {t} to i64"),
        };
        let _ = writeln!(out, "  %y = func.call @mix(%s{rank}, %x) : (i64, i64) -> i64");
    }
    for d in (0..rank).rev() {
        if !fill {
            let inner = if d + 1 == rank { "%y".to_owned() } else { format!("%r{}", d + 1) };
            let _ = writeln!(out, "  scf.yield {inner} : i64");
        }
        out.push_str("  }\n");
    }
    match (fill, rank) {
        (true, _) => out.push_str("  return\n}\n"),
        (false, 0) => out.push_str("  return %y : i64\n}\n"),
        (false, _) => out.push_str("  return %r0 : i64\n}\n"),
    }
}

/// Notes a scalar: adds a number made of it, so that the order does not matter.
fn note(ty: Ty, out: &mut String) {
    let _ = writeln!(out, "func.func private @note_{}(%x: {ty}) {{", ty.word());
    match ty {
        Ty::Vector(s) => {
            let elem = s.elem();
            for (i, at) in s.places().into_iter().enumerate() {
                let _ =
                    write!(out, "  %e{i} = vector.extract %x[{at}] : {elem} from {ty}\n  func.call @note_{elem}(%e{i}) : ({elem}) -> ()\n");
            }
            out.push_str("  return\n}\n");
            return;
        }
        Ty::Complex(f) => {
            for part in ["re", "im"] {
                let _ = write!(out, "  %{part} = complex.{part} %x : {ty}\n  func.call @note_{f}(%{part}) : ({f}) -> ()\n", f = f.name());
            }
            out.push_str("  return\n}\n");
            return;
        }
        _ => {}
    }
    let (bits, from) = match ty {
        Ty::Float(f) => {
            let int = Ty::Int(f.width());
            let _ = write!(
                out,
                "  %nan = arith.cmpf uno, %x, %x : {ty}\n  %f1 = arith.constant 1.0 : {ty}\n  %f = arith.select %nan, %f1, %x : {ty}\n  \
                 %b = arith.bitcast %f : {ty} to {int}\n"
            );
            ("%b", int)
        }
        _ => ("%x", ty),
    };
    let wide = match from {
        Ty::Int(64) => bits,
        Ty::Index => {
            out.push_str("  %w = arith.index_castui %x : index to i64\n");
            "%w"
        }
        t => {
            let _ = writeln!(out, "  %w = arith.extui {bits} : {t} to i64");
            "%w"
        }
    };
    let _ = write!(out, "  func.call @note({wide}) : (i64) -> ()\n  return\n}}\n");
}

/// What was noted: a sum, as neither the order of parallel loops nor which function is written first may matter.
const NOTES: &str = "func.func private @note(%x: i64) {
  %seven = arith.constant 7 : i64
  %y = func.call @mix(%seven, %x) : (i64, i64) -> i64
  %m = memref.get_global @noted : memref<i64>
  %h = memref.load %m[] : memref<i64>
  %s = arith.addi %h, %y : i64
  memref.store %s, %m[] : memref<i64>
  return
}
func.func private @noted_so_far() -> i64 {
  %zero = arith.constant 0 : i64
  %m = memref.get_global @noted : memref<i64>
  %h = memref.load %m[] : memref<i64>
  memref.store %zero, %m[] : memref<i64>
  return %h : i64
}
";

/// Folding, and printing of 16 hexadecimal digits and a line break.
const HELPERS: &str = "func.func private @mix(%h: i64, %x: i64) -> i64 {
  %p = arith.constant 7046029254386353131 : i64
  %k = arith.constant 29 : i64
  %a = arith.xori %h, %x : i64
  %b = arith.muli %a, %p : i64
  %c = arith.shrui %b, %k : i64
  %d = arith.xori %b, %c : i64
  return %d : i64
}
func.func private @print(%x: i64) {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 64 : i64
  %four = arith.constant 4 : i64
  %sixty = arith.constant 60 : i64
  %mask = arith.constant 15 : i64
  %ten = arith.constant 10 : i64
  %zero = arith.constant 48 : i64
  %letters = arith.constant 87 : i64
  scf.for %i = %lo to %hi step %four : i64 {
    %by = arith.subi %sixty, %i : i64
    %y = arith.shrui %x, %by : i64
    %d = arith.andi %y, %mask : i64
    %small = arith.cmpi ult, %d, %ten : i64
    %from = arith.select %small, %zero, %letters : i64
    %c = arith.addi %d, %from : i64
    %ch = arith.trunci %c : i64 to i32
    %r = func.call @putchar(%ch) : (i32) -> i32
  }
  %nl = arith.constant 10 : i32
  %s = func.call @putchar(%nl) : (i32) -> i32
  return
}
func.func private @putchar(i32) -> i32
";
