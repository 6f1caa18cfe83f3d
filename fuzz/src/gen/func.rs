//! Signatures and calls. A function calls only those that stand before it, so calls end.

use std::fmt::Write;

use crate::r#gen::body::{Body, MAX_COST, Mem, SHARED, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{MemTy, Ty};

/// The type of an argument or result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A scalar.
    Scalar(Ty),
    /// A ranked memref.
    Mem(MemTy),
    /// An unranked memref, which is always given with this rank.
    Unranked(Ty, usize),
    /// A function of the same type as that of this number.
    Callee(usize),
}

/// A function that can be called.
#[derive(Clone, Debug)]
pub struct Sig {
    /// Its name.
    pub name: String,
    /// Its arguments.
    pub args: Vec<Part>,
    /// Its results; memrefs are the caller's to free.
    pub results: Vec<Part>,
    /// Operations that a call may run.
    pub cost: u64,
}

/// The type of a part in MLIR.
pub fn part_text(sigs: &[Sig], p: &Part) -> String {
    match p {
        Part::Scalar(t) => t.to_string(),
        Part::Mem(t) => t.to_string(),
        Part::Unranked(t, _) => format!("memref<*x{t}>"),
        Part::Callee(i) => type_text(sigs, &sigs[*i]),
    }
}
fn parts_text(sigs: &[Sig], ps: &[Part]) -> String {
    ps.iter().map(|p| part_text(sigs, p)).collect::<Vec<_>>().join(", ")
}
/// `(i32) -> (i64, f32)`
pub fn type_text(sigs: &[Sig], s: &Sig) -> String {
    format!("({}) -> ({})", parts_text(sigs, &s.args), parts_text(sigs, &s.results))
}

/// Whether one function may be called in the place of another: their types are equal, and so are the ranks that types
/// do not say.
fn alike(sigs: &[Sig], a: &Sig, b: &Sig) -> bool {
    let part = |(p, q): (&Part, &Part)| match (p, q) {
        (Part::Callee(i), Part::Callee(j)) => i == j || alike(sigs, &sigs[*i], &sigs[*j]),
        (Part::Unranked(..), _) => p == q,
        _ => part_text(sigs, p) == part_text(sigs, q),
    };
    let parts = |p: &[Part], q: &[Part]| p.len() == q.len() && p.iter().zip(q).all(part);
    parts(&a.args, &b.args) && parts(&a.results, &b.results)
}

impl Body<'_> {
    /// The type of an argument.
    fn arg_part(&mut self) -> Part {
        let memory = self.profile.weights[4] > 0;
        match self.c.below(8) {
            4 | 5 if memory => {
                let elem = self.elem();
                let ty = self.plain(elem);
                Part::Mem(if self.c.one_in(3) { ty.dynamic() } else { ty })
            }
            6 if memory && self.profile.weights[6] > 0 => {
                let elem = self.elem();
                Part::Unranked(elem, self.c.below(3))
            }
            7 if self.profile.weights[6] > 0 => {
                let simple = |s: &Sig| !s.args.iter().any(|p| matches!(p, Part::Callee(_)));
                let n = self.env.sigs.iter().filter(|s| simple(s)).count();
                if n == 0 {
                    return Part::Scalar(Ty::Int(32));
                }
                let k = self.c.below(n);
                let i = self.env.sigs.iter().enumerate().filter(|(_, s)| simple(s)).nth(k).map_or(0, |x| x.0);
                Part::Callee(i)
            }
            _ => Part::Scalar(self.part_type()),
        }
    }
    /// The type of an argument or result that is no memref.
    fn part_type(&mut self) -> Ty {
        let ty = self.scalar_type();
        if self.profile.complex && self.c.one_in(2) {
            return self.complex_type();
        }
        match self.lift(ty) {
            Ty::Vector(s) if !s.passes_well() => ty,
            lifted => lifted,
        }
    }
    /// A signature.
    pub fn signature(&mut self, name: String) -> Sig {
        let n_args = self.c.below(6);
        let args = (0..n_args).map(|_| self.arg_part()).collect();
        let n_results = *self.c.pick(&[1, 1, 2, 3, 0, 5]);
        let results = (0..n_results)
            .map(|_| match self.c.below(6) {
                5 if self.profile.weights[6] > 0 && self.profile.weights[4] > 0 => {
                    let elem = self.elem();
                    let ty = self.plain(elem);
                    match self.c.below(6) {
                        4 => Part::Mem(ty.dynamic()),
                        _ => Part::Mem(ty),
                    }
                }
                _ => Part::Scalar(self.part_type()),
            })
            .collect();
        Sig { name, args, results, cost: 0 }
    }
    /// The arguments of this function, put into scope.
    pub fn receive(&mut self, args: &[Part]) -> String {
        let mut out = String::new();
        let mut casts = Vec::new();
        for p in args {
            let v = self.fresh();
            let _ = write!(out, "{}%v{v}: {}", if out.is_empty() { "" } else { ", " }, part_text(&self.env.sigs, p));
            match p {
                Part::Scalar(t) => self.vals.push((v, *t)),
                Part::Mem(t) => self.keep(Mem { v, ty: t.clone(), truth: t.clone(), base: SHARED, distinct: false, writable: true }),
                Part::Unranked(t, rank) => casts.push((v, *t, *rank)),
                Part::Callee(i) => self.callees.push((v, *i)),
            }
        }
        for (u, elem, rank) in casts {
            let ty = MemTy { elem, dims: vec![None; rank], layout: None, space: 0 }.dynamic();
            let v = self.bind(&format!("memref.cast %v{u} : memref<*x{elem}> to {ty}"));
            self.keep(Mem { v, truth: ty.clone(), ty, base: SHARED, distinct: false, writable: true });
        }
        out
    }
    /// A memref of a type, to be passed on; also the memref that it is a form of.
    fn pass(&mut self, ty: &MemTy) -> (V, Mem) {
        if let Some(m) = self.mem(|m| m.writable && m.ty == *ty) {
            return (m.v, m);
        }
        if ty.layout.is_none() {
            let m = self.allocate(ty, true);
            return (m.v, m);
        }
        let m = match self.mem(|m| m.writable && m.ty.elem == ty.elem && m.ty.space == 0 && m.ty.dims.len() == ty.dims.len()) {
            Some(m) => m,
            None => {
                let dims = ty.dims.iter().map(|_| Some(1 + self.c.below(4) as i64)).collect();
                self.allocate(&MemTy { elem: ty.elem, dims, layout: None, space: 0 }, true)
            }
        };
        (self.dynamic(&m).0, m)
    }
    /// Arguments for a call, and the memrefs among them.
    pub fn give(&mut self, args: &[Part]) -> (Vec<V>, Vec<Mem>) {
        let (mut vs, mut mems) = (Vec::new(), Vec::new());
        for p in args {
            let v = match p {
                Part::Scalar(t) => self.value(*t),
                Part::Mem(t) => {
                    let (v, m) = self.pass(t);
                    mems.push(m);
                    v
                }
                Part::Unranked(t, rank) => {
                    let ty = MemTy { elem: *t, dims: vec![None; *rank], layout: None, space: 0 }.dynamic();
                    let (v, m) = self.pass(&ty);
                    mems.push(m);
                    self.bind(&format!("memref.cast %v{v} : {ty} to memref<*x{t}>"))
                }
                Part::Callee(i) => self.callee(*i),
            };
            vs.push(v);
        }
        (vs, mems)
    }
    /// A function value of the type of a function.
    fn callee(&mut self, i: usize) -> V {
        if let Some(&(v, _)) = self.callees.iter().find(|c| c.1 == i)
            && self.c.one_in(2)
        {
            return v;
        }
        let text = type_text(&self.env.sigs, &self.env.sigs[i]);
        let same = |s: &Sig, env: &[Sig]| alike(env, s, &env[i]) && s.cost <= env[i].cost;
        let fits: Vec<usize> = (0..self.env.sigs.len()).filter(|&j| same(&self.env.sigs[j], &self.env.sigs)).collect();
        let j = if fits.is_empty() { i } else { *self.c.pick(&fits) };
        let name = self.env.sigs[j].name.clone();
        let v = self.bind(&format!("func.constant @{name} : {text}"));
        self.callees.push((v, i));
        v
    }
    /// Whether a call fits into what may be run.
    fn affords(&self, i: usize) -> bool {
        self.cost + self.times * (self.env.sigs[i].cost + 60) < MAX_COST
    }
    /// Puts the results of a call into scope.
    fn take(&mut self, vs: &[V], results: &[Part]) {
        for (&v, p) in vs.iter().zip(results) {
            match p {
                Part::Scalar(t) => self.vals.push((v, *t)),
                Part::Mem(t) => {
                    self.frees.push((v, t.to_string()));
                    let base = self.fresh_base();
                    self.keep(Mem { v, ty: t.clone(), truth: t.clone(), base, distinct: true, writable: true });
                }
                _ => {}
            }
        }
    }
    /// Calls a function, directly or through a value; its results, and the memrefs it was given.
    pub fn write_call(&mut self, i: usize, through: Option<V>) -> (Vec<V>, Vec<Mem>) {
        let s = self.env.sigs[i].clone();
        let (args, mems) = self.give(&s.args);
        let results: Vec<V> = match s.results.len() {
            // Some as one name with a number.
            _ if s.results.is_empty() => Vec::new(),
            _ => s.results.iter().map(|_| self.fresh()).collect(),
        };
        let head = if results.is_empty() { String::new() } else { format!("{} = ", list(&results)) };
        let text = type_text(&self.env.sigs, &s);
        match through {
            Some(f) => self.line(&format!("{head}func.call_indirect %v{f}({}) : {text}", list(&args))),
            None => self.line(&format!("{head}func.call @{}({}) : {text}", s.name, list(&args))),
        }
        self.cost += self.times * s.cost;
        self.take(&results, &s.results);
        (results, mems)
    }
    fn some_callee(&mut self) -> Option<usize> {
        let n = self.env.sigs.len();
        if n == 0 {
            return None;
        }
        // Near ones, so that chains of calls come about.
        let i = n - 1 - self.c.below(n.min(12));
        self.affords(i).then_some(i)
    }
}

/// A call of a function before this one.
pub fn call(b: &mut Body<'_>, _: &Rule) {
    if let Some(i) = b.some_callee() {
        b.write_call(i, None);
    }
}
/// A function as a value, or one of two.
pub fn constant(b: &mut Body<'_>, _: &Rule) {
    let Some(i) = b.some_callee() else { return };
    let f = b.callee(i);
    if b.c.one_in(3) {
        let g = b.callee(i);
        let c = b.value(Ty::Int(1));
        let text = type_text(&b.env.sigs, &b.env.sigs[i]);
        let v = b.bind(&format!("arith.select %v{c}, %v{f}, %v{g} : {text}"));
        b.callees.push((v, i));
    }
}
/// A call through a value.
pub fn call_indirect(b: &mut Body<'_>, _: &Rule) {
    let n = b.callees.len();
    if n == 0 {
        constant(b, &Rule { ops: &[], weight: 0, make: constant });
        return;
    }
    let k = b.c.below(n);
    let (v, i) = b.callees[n - 1 - k];
    if b.affords(i) {
        b.write_call(i, Some(v));
    }
}
