//! The state of one function being written: its text, the values in scope, what it may still cost.

use std::fmt::Write;

use crate::choice::Choices;
use crate::r#gen::Profile;
use crate::r#gen::module::Env;
use crate::r#gen::rules;
use crate::r#gen::ty::{Dim, Lane, MemTy, Shape, Ty, width};

/// A value: its number, printed `%vN`.
pub type V = u32;

/// A memref in scope.
#[derive(Clone, Debug)]
pub struct Mem {
    /// The value.
    pub v: V,
    /// Its type.
    pub ty: MemTy,
    /// What is known of it beyond its type: at least as static.
    pub truth: MemTy,
    /// Which memory it is of; [`SHARED`] for what may be the same as another's.
    pub base: u32,
    /// Different indices are different elements.
    pub distinct: bool,
    /// It may be written to.
    pub writable: bool,
}

/// The memory of arguments and globals, which may overlap each other.
pub const SHARED: u32 = 0;

/// Where a scope began.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    vals: usize,
    mems: usize,
    frees: usize,
    callees: usize,
    affine: usize,
}

/// One function being written.
pub struct Body<'a> {
    /// Where choices come from.
    pub c: Choices,
    /// Its text so far.
    pub out: String,
    /// What stands around it.
    pub env: &'a mut Env,
    /// What kind of code is wanted.
    pub profile: &'static Profile,
    /// Scalars in scope.
    pub vals: Vec<(V, Ty)>,
    /// The last one that was asked for, where values are few.
    last: Option<(V, Ty)>,
    /// Memrefs in scope.
    pub mems: Vec<Mem>,
    /// Function values in scope, with the number of a function of the same type.
    pub callees: Vec<(V, usize)>,
    /// Values in scope that an affine map may take as dimensions.
    pub affine: Vec<V>,
    /// What is to be freed, by value and type.
    pub frees: Vec<(V, String)>,
    /// Statements that may still be written.
    pub budget: usize,
    /// How often what is written now may run at most.
    pub times: u64,
    /// How many operations may run at most, so far.
    pub cost: u64,
    /// Nesting of regions.
    pub depth: usize,
    /// Of the text.
    pub indent: usize,
    next: V,
    next_base: u32,
}

/// Operations that a function may run, with those of its callees.
pub const MAX_COST: u64 = 4000;

/// Regions nest less deep.
pub const MAX_DEPTH: usize = 4;

impl<'a> Body<'a> {
    /// An empty body.
    pub fn new(c: Choices, env: &'a mut Env, profile: &'static Profile, budget: usize) -> Body<'a> {
        Body {
            c,
            out: String::new(),
            env,
            profile,
            vals: Vec::new(),
            last: None,
            mems: Vec::new(),
            callees: Vec::new(),
            affine: Vec::new(),
            frees: Vec::new(),
            budget,
            times: 1,
            cost: 0,
            depth: 0,
            indent: 1,
            next: 0,
            next_base: SHARED + 1,
        }
    }
    /// A number for a value.
    pub fn fresh(&mut self) -> V {
        self.next += 1;
        self.next - 1
    }
    /// A name for memory of its own.
    pub fn fresh_base(&mut self) -> u32 {
        self.next_base += 1;
        self.next_base - 1
    }
    /// Whether the function has such an operation so far.
    pub fn has_written(&self, op: &str) -> bool {
        self.out.contains(op)
    }
    /// Writes a line.
    pub fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
        self.cost += self.times;
    }
    /// Writes `%v = text`; the value is in no scope.
    pub fn bind(&mut self, text: &str) -> V {
        let v = self.fresh();
        self.line(&format!("%v{v} = {text}"));
        v
    }
    /// Writes `%v = text` and puts the scalar into scope.
    pub fn def(&mut self, text: &str, ty: Ty) -> V {
        let v = self.bind(text);
        self.vals.push((v, ty));
        v
    }
    /// Writes an operation of one type on two values.
    pub fn two(&mut self, op: &str, a: V, b: V, ty: Ty) -> V {
        let suffix = if op.starts_with("index.") { String::new() } else { format!(" : {ty}") };
        self.bind(&format!("{op} %v{a}, %v{b}{suffix}"))
    }

    // Scopes.

    /// Opens a scope.
    pub fn open(&mut self) -> Mark {
        self.indent += 1;
        self.depth += 1;
        Mark {
            vals: self.vals.len(),
            mems: self.mems.len(),
            frees: self.frees.len(),
            callees: self.callees.len(),
            affine: self.affine.len(),
        }
    }
    /// Frees what a scope allocated.
    pub fn free(&mut self, mark: Mark) {
        while self.frees.len() > mark.frees {
            let (v, ty) = self.frees.pop().expect("counted");
            self.line(&format!("memref.dealloc %v{v} : {ty}"));
        }
    }
    /// Forgets what a scope made.
    pub fn close(&mut self, mark: Mark) {
        self.indent -= 1;
        self.depth -= 1;
        self.vals.truncate(mark.vals);
        self.mems.truncate(mark.mems);
        self.callees.truncate(mark.callees);
        self.affine.truncate(mark.affine);
    }
    /// A region: a scope with some statements, then `end` writes its terminator from values that it asks for.
    pub fn region(&mut self, times: u64, start: impl FnOnce(&mut Self), end: impl FnOnce(&mut Self) -> String) {
        let before = self.times;
        self.times = before.saturating_mul(times);
        let mark = self.open();
        start(self);
        let n = self.c.below(5);
        self.statements(n);
        let end = end(self);
        self.free(mark);
        if !end.is_empty() {
            self.line(&end);
        }
        self.close(mark);
        self.times = before;
    }
    /// Whether code may be written that runs `times` times what is written now.
    pub fn room(&self, times: u64) -> bool {
        self.depth < MAX_DEPTH && self.cost + self.times.saturating_mul(times).saturating_mul(24) < MAX_COST
    }

    // Statements.

    /// Writes up to `n` statements.
    pub fn statements(&mut self, n: usize) {
        for _ in 0..n {
            if self.budget == 0 || self.cost > MAX_COST {
                return;
            }
            self.budget -= 1;
            self.statement();
        }
    }
    fn statement(&mut self) {
        let d = self.c.weighted(self.profile.weights.iter().copied());
        let rules = rules::DIALECTS[d].rules;
        let r = self.c.weighted(rules.iter().map(|r| r.weight));
        let (vals, mems) = (self.vals.len(), self.mems.len());
        (rules[r].make)(self, &rules[r]);
        // What nobody uses is seen by nobody, so some of it is noted.
        if self.vals.len() > vals && self.c.below(3) == 2 {
            let i = vals + self.c.below(self.vals.len() - vals);
            self.note(self.vals[i].0, self.vals[i].1);
        }
        if self.mems.len() > mems && self.c.below(3) == 2 && self.room(5) {
            let m = self.mems[self.mems.len() - 1].clone();
            let x = self.checksum(&m);
            self.note(x, Ty::Int(64));
        }
    }
    /// Makes a scalar count for what the module prints.
    pub fn note(&mut self, v: V, ty: Ty) {
        if let Ty::Vector(s) = ty
            && !s.passes_well()
        {
            for at in s.places() {
                let lane = self.bind(&format!("vector.extract %v{v}[{at}] : {} from {ty}", s.elem()));
                self.note(lane, s.elem());
            }
            return;
        }
        let name = self.env.note(ty);
        self.line(&format!("func.call @{name}(%v{v}) : ({ty}) -> ()"));
        self.cost += self.times * 10;
    }
    /// Makes some of the memory in scope count.
    pub fn note_memory(&mut self) {
        let (n, wanted) = (self.mems.len(), self.c.below(3));
        for _ in 0..wanted.min(n) {
            let i = self.c.below(n);
            let m = self.mems[n - 1 - i].clone();
            let x = self.checksum(&m);
            self.note(x, Ty::Int(64));
        }
    }

    // Values.

    /// A constant.
    pub fn constant(&mut self, ty: Ty, value: i64) -> V {
        match ty {
            Ty::Vector(s) if s.elem() == Ty::Int(1) => self.bind(&format!("arith.constant dense<{}> : {ty}", value & 1 != 0)),
            Ty::Vector(_) => self.bind(&format!("arith.constant dense<{value}> : {ty}")),
            Ty::Int(1) => self.bind(&format!("arith.constant {}", value & 1 != 0)),
            Ty::Index if self.profile.weights[2] > 1 && value & 7 == 5 => self.bind(&format!("index.constant {value}")),
            _ => self.bind(&format!("arith.constant {value} : {ty}")),
        }
    }
    /// A constant of a float type, as MLIR writes it.
    pub fn float(&mut self, ty: Ty, text: &str) -> V {
        if let Ty::Vector(_) = ty {
            return self.bind(&format!("arith.constant dense<{text}> : {ty}"));
        }
        self.bind(&format!("arith.constant {text} : {ty}"))
    }
    /// A constant by chance, often at an edge of what the type holds.
    pub fn some_constant(&mut self, ty: Ty) -> V {
        let v = match ty {
            Ty::Float(_) => {
                let text = *self.c.pick(crate::r#gen::arith::FLOATS);
                self.float(ty, text)
            }
            Ty::Complex(f) => {
                let (re, im) = (*self.c.pick(crate::r#gen::arith::FLOATS), *self.c.pick(crate::r#gen::arith::FLOATS));
                // Sums with zeros and products with one fold to what they are not (`upstream/zeros_of_the_other_sign.mlir`).
                let folds = self.profile.meaning && im.parse() == Ok(0.0f64) && matches!(re.parse(), Ok(0.0f64 | 1.0));
                let im = if folds { "1.0" } else { im };
                self.bind(&format!("complex.constant [{re} : {f}, {im} : {f}] : {ty}", f = f.name()))
            }
            Ty::Vector(s) => {
                let mut lanes = (0..if self.c.one_in(2) { s.count() } else { 1 }).map(|_| self.number_text(s.elem())).collect::<Vec<_>>();
                // Release 19 forgets the sign of zeros in rows (`tests/cases/emit/negative_zeros_19.mlir`).
                let plain =
                    self.env.release == 19 && s.dims().len() > 1 && lanes.iter().all(|l| l.starts_with('-') && l.parse() == Ok(0.0f64));
                if plain {
                    lanes.fill("0.0".to_owned());
                }
                // What is the same everywhere prints as one number.
                let text = if lanes.len() == 1 { lanes.remove(0) } else { nested(&s.dims(), &mut lanes.into_iter()) };
                self.bind(&format!("arith.constant dense<{text}> : {ty}"))
            }
            _ if self.profile.few && self.c.below(4) > 0 => {
                let n = *self.c.pick(&[0, 1, -1, 0]);
                self.constant(ty, n)
            }
            _ => {
                let n = some_number(&mut self.c, width(ty));
                self.constant(ty, n)
            }
        };
        self.vals.push((v, ty));
        v
    }
    /// A number of a type by chance, as it stands in a constant.
    pub fn number_text(&mut self, ty: Ty) -> String {
        match ty {
            Ty::Float(_) => (*self.c.pick(crate::r#gen::arith::FLOATS)).to_owned(),
            Ty::Int(1) => self.c.one_in(2).to_string(),
            _ => some_number(&mut self.c, width(ty)).to_string(),
        }
    }
    /// A value of a type: one in scope, or a constant.
    pub fn value(&mut self, ty: Ty) -> V {
        if !self.profile.few {
            return self.any_value(ty);
        }
        let v = match self.last.filter(|last| last.1 == ty && self.vals.contains(last)) {
            Some((v, _)) if self.c.one_in(2) => v,
            _ if self.c.one_in(2) => self.some_constant(ty),
            _ => self.any_value(ty),
        };
        self.last = Some((v, ty));
        v
    }
    fn any_value(&mut self, ty: Ty) -> V {
        let n = self.vals.iter().filter(|v| v.1 == ty).count();
        let i = self.c.below(n + 1);
        if i == 0 {
            let v = self.some_constant(ty);
            // Where all operands are constants, all is folded away, so some are made unknown.
            let passes = if let Ty::Vector(s) = ty { s.passes_well() } else { true };
            if self.c.below(3) != 2 || !passes {
                return v;
            }
            let name = self.env.same(ty);
            return self.def(&format!("func.call @{name}(%v{v}) : ({ty}) -> {ty}"), ty);
        }
        self.vals.iter().rev().filter(|v| v.1 == ty).nth(i - 1).map_or(0, |v| v.0)
    }
    /// An integer type by chance.
    pub fn int_type(&mut self) -> Ty {
        let odd = self.c.below(8);
        Ty::Int(match odd {
            0..5 => *self.c.pick(&[32, 64, 8, 16, 1]),
            _ => 1 + self.c.below(64) as u32,
        })
    }
    /// An integer type or index.
    pub fn int_or_index(&mut self) -> Ty {
        if self.c.one_in(4) { Ty::Index } else { self.int_type() }
    }
    /// A float type by chance.
    pub fn float_type(&mut self) -> Ty {
        use crate::r#gen::ty::Float::*;
        Ty::Float(*self.c.pick(&[F32, F64, F32, F64, F16, BF16]))
    }
    /// A type of scalars.
    pub fn scalar_type(&mut self) -> Ty {
        match self.c.below(8) {
            0..3 => self.int_type(),
            3..5 => Ty::Index,
            _ => self.float_type(),
        }
    }
    /// The type, or a vector of it where the profile has vectors.
    pub fn lift(&mut self, ty: Ty) -> Ty {
        if !self.profile.vectors || self.c.below(3) == 0 {
            return ty;
        }
        let shape = self.shape();
        Ty::Vector(Shape::new(Lane::Index, &shape)).with(ty)
    }
    /// The sizes of a vector.
    pub fn shape(&mut self) -> Vec<usize> {
        let rank = *self.c.pick(&[1, 1, 1, 2, 2, 3]);
        (0..rank).map(|_| *self.c.pick(if rank == 1 { &[4usize, 2, 8, 3, 1, 5, 16] } else { &[2, 3, 1, 4] })).collect()
    }
    /// A vector type.
    pub fn vector_type(&mut self) -> Shape {
        let shape = self.shape();
        let lane = match self.scalar_type() {
            Ty::Int(w) => Lane::Int(w),
            Ty::Float(f) => Lane::Float(f),
            _ => Lane::Index,
        };
        Shape::new(lane, &shape)
    }
    /// A vector in scope, or another.
    pub fn vector(&mut self) -> (V, Shape) {
        let known: Vec<(V, Shape)> =
            self.vals.iter().rev().filter_map(|&(v, t)| if let Ty::Vector(s) = t { Some((v, s)) } else { None }).collect();
        match self.c.below(known.len() + 1) {
            0 => {
                let s = self.vector_type();
                (self.value(Ty::Vector(s)), s)
            }
            i => known[i - 1],
        }
    }
    /// A type that a scalar in scope has, or another.
    pub fn known_type(&mut self) -> Ty {
        let n = self.vals.len();
        match self.c.below(n + 1) {
            0 => self.scalar_type(),
            i => self.vals[n - i].1,
        }
    }
    /// Some scalar types.
    pub fn types(&mut self, most: usize) -> Vec<Ty> {
        (0..self.c.below(most + 1)).map(|_| self.known_type()).collect()
    }
    /// Values of some types, with the types: `%a, %b` and `i32, f32`.
    pub fn values(&mut self, tys: &[Ty]) -> (String, String) {
        let vs: Vec<V> = tys.iter().map(|&t| self.value(t)).collect();
        (list(&vs), types_text(tys))
    }
    /// A number below a size, for an index into a dimension of a memref.
    pub fn index_below(&mut self, mem: &Mem, i: usize) -> V {
        match mem.ty.dims[i] {
            Some(n) if !self.c.one_in(2) => {
                let k = self.c.below(n as usize) as i64;
                self.constant(Ty::Index, k)
            }
            d => {
                let size = self.size(mem.v, d, i, &mem.ty.to_string());
                let x = self.value(Ty::Index);
                self.two("arith.remui", x, size, Ty::Index)
            }
        }
    }
    /// The size of a dimension.
    pub fn size(&mut self, mem: V, d: Dim, i: usize, ty: &str) -> V {
        match d {
            Some(n) => self.constant(Ty::Index, n),
            None => {
                let k = self.constant(Ty::Index, i as i64);
                self.bind(&format!("memref.dim %v{mem}, %v{k} : {ty}"))
            }
        }
    }
    /// A memref in scope that a condition holds for.
    pub fn mem(&mut self, good: impl Fn(&Mem) -> bool) -> Option<Mem> {
        let n = self.mems.iter().filter(|m| good(m)).count();
        if n == 0 {
            return None;
        }
        let i = self.c.below(n);
        self.mems.iter().rev().filter(|m| good(m)).nth(i).cloned()
    }
    /// Puts a memref into scope.
    pub fn keep(&mut self, m: Mem) {
        self.mems.push(m);
    }
}

/// `%v1, %v2`
pub fn list(vs: &[V]) -> String {
    let mut out = String::new();
    for (i, v) in vs.iter().enumerate() {
        let _ = write!(out, "{}%v{v}", if i > 0 { ", " } else { "" });
    }
    out
}

/// Lists in lists, as in a constant of many numbers.
pub fn nested(dims: &[usize], numbers: &mut impl Iterator<Item = String>) -> String {
    match dims {
        [] => numbers.next().unwrap_or_default(),
        [first, rest @ ..] => {
            let items: Vec<String> = (0..*first).map(|_| nested(rest, numbers)).collect();
            format!("[{}]", items.join(", "))
        }
    }
}

/// `i32, f32`
pub fn types_text(tys: &[Ty]) -> String {
    tys.iter().map(|t| t.to_string()).collect::<Vec<_>>().join(", ")
}

/// A number by chance that an integer of a width holds, often at an edge.
pub fn some_number(c: &mut Choices, width: u32) -> i64 {
    let (min, max) = (i64::MIN >> (64 - width), i64::MAX >> (64 - width));
    match c.below(10) {
        0 => 0,
        1 => 1.min(max),
        2 => -1,
        3 => max,
        4 => min,
        5 => max - (c.below(4) as i64).min(max),
        6 => (1i64 << c.below(width as usize)).clamp(min, max),
        7 | 8 => (c.below(256) as i64).clamp(min, max),
        _ => ir::context::sext((u64::from(c.draw()) << 32) | u64::from(c.draw()), width),
    }
}
