//! Memory: allocation, access, globals. Every index is below its size; everything is written before it is read; what
//! is allocated in a scope is freed at its end.

use crate::r#gen::body::{Body, Mem, SHARED, V, list};
use crate::r#gen::module::Global;
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Dim, Float, MemTy, Ty};

/// Types of elements: widths that take whole bytes, and some that do not.
const ELEMS: &[Ty] = &[
    Ty::Int(32),
    Ty::Float(Float::F32),
    Ty::Int(64),
    Ty::Int(8),
    Ty::Float(Float::F64),
    Ty::Index,
    Ty::Int(16),
    Ty::Int(1),
    Ty::Float(Float::F16),
    Ty::Float(Float::BF16),
    Ty::Int(24),
    Ty::Int(7),
    Ty::Int(33),
];

impl Body<'_> {
    /// The type of an element.
    pub fn elem(&mut self) -> Ty {
        *self.c.pick(ELEMS)
    }
    /// A type without layout, of few elements.
    pub fn plain(&mut self, elem: Ty) -> MemTy {
        let rank = *self.c.pick(&[1, 2, 0, 3, 2, 1, 4]);
        let dims =
            (0..rank).map(|_| if self.c.one_in(3) { None } else { Some(1 + self.c.below(if rank > 2 { 3 } else { 6 }) as i64) }).collect();
        MemTy { elem, dims, layout: None, space: 0 }
    }
    /// Memory of a type without layout, with its elements written. Freed at the end of the scope if `heap`.
    pub fn allocate(&mut self, ty: &MemTy, heap: bool) -> Mem {
        let v = self.allocate_raw(ty, heap);
        if heap {
            self.frees.push((v, ty.to_string()));
        }
        let base = self.fresh_base();
        let m = Mem { v, ty: ty.clone(), truth: ty.clone(), base, distinct: true, writable: true };
        self.fill(&m);
        m
    }
    /// Memory that nobody frees yet and that nothing was written to.
    pub fn allocate_raw(&mut self, ty: &MemTy, heap: bool) -> V {
        let sizes: Vec<V> = (0..ty.dims.iter().filter(|d| d.is_none()).count()).map(|_| self.small_size()).collect();
        let op = if heap { "memref.alloc" } else { "memref.alloca" };
        let attr = *self.c.pick(&["", "", "", " {alignment = 64 : i64}", " {alignment = 16 : i64}"]);
        self.bind(&format!("{op}({}){attr} : {ty}", list(&sizes)))
    }
    /// A size from 1 to 5.
    pub fn small_size(&mut self) -> V {
        if self.c.below(3) != 2 {
            let n = 1 + self.c.below(5) as i64;
            return self.constant(Ty::Index, n);
        }
        let x = self.value(Ty::Index);
        let (four, one) = (self.constant(Ty::Index, 4), self.constant(Ty::Index, 1));
        let x = self.two("arith.remui", x, four, Ty::Index);
        self.two("arith.addi", x, one, Ty::Index)
    }
    /// The memref with everything in its type known at run time only.
    pub fn dynamic(&mut self, m: &Mem) -> (V, MemTy) {
        let to = m.ty.dynamic();
        let v = if to == m.ty { m.v } else { self.bind(&format!("memref.cast %v{} : {} to {to}", m.v, m.ty)) };
        (v, to)
    }
    /// Writes numbers that depend on the index to all elements.
    pub fn fill(&mut self, m: &Mem) {
        let (v, to) = self.dynamic(m);
        let (name, seed) = (self.env.helper("fill", &to), self.c.below(1000) as i64);
        let seed = self.constant(Ty::Int(64), seed);
        self.line(&format!("func.call @{name}(%v{v}, %v{seed}) : ({to}, i64) -> ()"));
        self.cost += self.times * 100;
    }
    /// A number that depends on all elements.
    pub fn checksum(&mut self, m: &Mem) -> V {
        let (v, to) = self.dynamic(m);
        let name = self.env.helper("sum", &to);
        self.cost += self.times * 100;
        self.bind(&format!("func.call @{name}(%v{v}) : ({to}) -> i64"))
    }
    /// Indices inside of a memref, as text.
    pub fn indices(&mut self, m: &Mem) -> String {
        let vs: Vec<V> = (0..m.ty.dims.len()).map(|i| self.index_below(m, i)).collect();
        list(&vs)
    }
    /// A memref that may be written to; makes one if there is none.
    pub fn some_mem(&mut self, good: impl Fn(&Mem) -> bool) -> Mem {
        if let Some(m) = self.mem(good) {
            return m;
        }
        let elem = self.elem();
        let ty = self.plain(elem);
        let heap = self.depth > 0 || self.times > 1;
        let m = self.allocate(&ty, heap);
        self.keep(m.clone());
        m
    }
}

/// Allocates. On the stack only where it is not repeated.
pub fn alloc(b: &mut Body<'_>, rule: &Rule) {
    if !b.room(4) {
        return;
    }
    let elem = b.elem();
    let ty = b.plain(elem);
    let heap = rule.ops[0] == "memref.alloc" || b.times > 1;
    let m = b.allocate(&ty, heap);
    b.keep(m);
}
/// Reads an element.
pub fn load(b: &mut Body<'_>, _: &Rule) {
    let m = b.some_mem(|_| true);
    let at = b.indices(&m);
    // LLVM 22 crashes where such an element is no power of two wide, a byte that is calculated with, bf16 and used in
    // another block, or f16.
    let whole = matches!(m.ty.elem, Ty::Int(8 | 16 | 32 | 64) | Ty::Float(Float::F16 | Float::F32 | Float::F64));
    let crashes = matches!(m.ty.elem, Ty::Int(8 | 16) | Ty::Float(Float::F16));
    let hint = if whole && b.c.one_in(12) && !crashes { " {nontemporal = true}" } else { "" };
    b.def(&format!("memref.load %v{}[{at}]{hint} : {}", m.v, m.ty), m.ty.elem);
}
/// Writes an element.
pub fn store(b: &mut Body<'_>, _: &Rule) {
    let m = b.some_mem(|m| m.writable);
    if !m.writable {
        return;
    }
    let x = b.value(m.ty.elem);
    let at = b.indices(&m);
    b.line(&format!("memref.store %v{x}, %v{}[{at}] : {}", m.v, m.ty));
}
/// A size, or the rank.
pub fn dim(b: &mut Body<'_>, _: &Rule) {
    let m = b.some_mem(|_| true);
    if m.ty.dims.is_empty() || b.c.one_in(4) {
        b.def(&format!("memref.rank %v{} : {}", m.v, m.ty), Ty::Index);
        return;
    }
    let i = b.c.below(m.ty.dims.len());
    // A dimension that is known only at run time must exist all the same.
    let k = if b.c.one_in(2) {
        let (x, n) = (b.value(Ty::Index), b.constant(Ty::Index, m.ty.dims.len() as i64));
        b.two("arith.remui", x, n, Ty::Index)
    } else {
        b.constant(Ty::Index, i as i64)
    };
    b.def(&format!("memref.dim %v{}, %v{k} : {}", m.v, m.ty), Ty::Index);
}
/// Copies between memrefs that do not overlap.
pub fn copy(b: &mut Body<'_>, _: &Rule) {
    if !b.room(4) {
        return;
    }
    let from = b.some_mem(|m| m.ty.space == 0);
    if from.ty.space != 0 {
        return;
    }
    // The target has the same sizes, whatever they are at run time.
    let dims: Vec<Dim> = from.ty.dims.clone();
    let sizes: Vec<V> = (0..dims.len())
        .filter(|&i| dims[i].is_none())
        .collect::<Vec<_>>()
        .into_iter()
        .map(|i| b.size(from.v, None, i, &from.ty.to_string()))
        .collect();
    let ty = MemTy { dims, layout: None, ..from.ty.clone() };
    let known = b.mem(|m| {
        m.base != from.base
            && m.base != SHARED
            && m.distinct
            && m.writable
            && m.ty.dims == ty.dims
            && m.ty.elem == ty.elem
            && m.ty.space == 0
    });
    let to = match known {
        Some(m) if sizes.is_empty() => m,
        _ => {
            let v = b.bind(&format!("memref.alloc({}) : {ty}", list(&sizes)));
            b.frees.push((v, ty.to_string()));
            let base = b.fresh_base();
            let m = Mem { v, ty: ty.clone(), truth: ty, base, distinct: true, writable: true };
            b.keep(m.clone());
            m
        }
    };
    b.line(&format!("memref.copy %v{}, %v{} : {} to {}", from.v, to.v, from.ty, to.ty));
}
/// Changes an element in one step.
pub fn atomic(b: &mut Body<'_>, _: &Rule) {
    let whole = |t: Ty| matches!(t, Ty::Int(8 | 16 | 32 | 64) | Ty::Float(Float::F32 | Float::F64));
    let Some(m) = b.mem(|m| m.writable && whole(m.ty.elem)) else { return };
    let ty = m.ty.elem;
    let kind = match ty {
        Ty::Float(_) => *b.c.pick(&["addf", "assign", "maximumf", "minimumf"]),
        _ => *b.c.pick(&["addi", "assign", "andi", "ori", "maxs", "maxu", "mins", "minu"]),
    };
    let x = b.value(ty);
    let at = b.indices(&m);
    b.def(&format!("memref.atomic_rmw {kind} %v{x}, %v{}[{at}] : ({ty}, {}) -> {ty}", m.v, m.ty), ty);
}
/// Changes an element by operations of its own, which the lowering repeats until nobody else interferes. mlir-opt does
/// not lower it in functions of several blocks, nor often beside views; and what it answers is by its documentation the new
/// value, by its lowering the old one, so nobody looks.
pub fn generic_atomic(b: &mut Body<'_>, _: &Rule) {
    if b.profile.weights[3] > 0 || b.profile.weights[5] > 0 || b.profile.blocks > 0 {
        return;
    }
    let Some(m) = b.mem(|m| m.writable && matches!(m.ty.elem, Ty::Int(8 | 16 | 32 | 64))) else { return };
    let ty = m.ty.elem;
    let x = b.value(ty);
    let at = b.indices(&m);
    let (r, old) = (b.fresh(), b.fresh());
    b.line(&format!("%v{r} = memref.generic_atomic_rmw %v{}[{at}] : {} {{", m.v, m.ty));
    b.line(&format!("^bb0(%v{old}: {ty}):"));
    let op = *b.c.pick(&["arith.addi", "arith.muli", "arith.xori", "arith.subi"]);
    let new = b.two(op, old, x, ty);
    b.line(&format!("memref.atomic_yield %v{new} : {ty}"));
    b.line("}");
}
/// A global, new or known.
pub fn global(b: &mut Body<'_>, _: &Rule) {
    let n = b.env.globals.len();
    let i = if n < 40 && b.c.below(3) != 2 || n == 0 { n } else { b.c.below(n) };
    if i == n {
        let elem = b.elem();
        let rank = b.c.below(3);
        let dims = (0..rank).map(|_| Some(1 + b.c.below(4) as i64)).collect();
        let ty = MemTy { elem, dims, layout: None, space: 0 };
        let constant = b.c.one_in(2);
        let numbers = (0..ty.count().unwrap_or(1)).map(|_| b.c.below(100) as i64).collect();
        b.env.globals.push(Global { ty, constant, numbers, aligned: false });
        b.env.globals[i].aligned = b.c.one_in(4);
    }
    let (ty, constant) = (b.env.globals[i].ty.clone(), b.env.globals[i].constant);
    let v = b.bind(&format!("memref.get_global @g{i} : {ty}"));
    b.keep(Mem { v, truth: ty.clone(), ty, base: SHARED, distinct: false, writable: !constant });
}
/// A scope of the stack.
pub fn alloca_scope(b: &mut Body<'_>, _: &Rule) {
    if !b.room(1) {
        return;
    }
    // mlir-opt cannot lower results of types that become others, such as `index`.
    let stays = |t: &Ty| match *t {
        Ty::Index | Ty::Complex(_) => false,
        Ty::Vector(s) => s.dims().len() == 1 && s.elem() != Ty::Index,
        _ => true,
    };
    let tys: Vec<Ty> = b.types(2).into_iter().filter(stays).collect();
    let names: Vec<V> = tys.iter().map(|_| b.fresh()).collect();
    let types = crate::r#gen::body::types_text(&tys);
    let head = if tys.is_empty() { String::new() } else { format!("{} = ", list(&names)) };
    let arrow = if tys.is_empty() { String::new() } else { format!(" -> ({types})") };
    b.line(&format!("{head}memref.alloca_scope{arrow} {{"));
    // Only straight code: once the control flow in it has become blocks, the operation is invalid.
    let depth = std::mem::replace(&mut b.depth, super::body::MAX_DEPTH);
    b.region(
        1,
        |b| {
            let elem = b.elem();
            let ty = b.plain(elem);
            let m = b.allocate(&ty, false);
            b.keep(m);
        },
        |b| {
            let (vs, ts) = b.values(&tys);
            if tys.is_empty() { "memref.alloca_scope.return".into() } else { format!("memref.alloca_scope.return {vs} : {ts}") }
        },
    );
    b.depth = depth;
    b.line("}");
    b.vals.extend(names.into_iter().zip(tys));
}
/// A hint.
pub fn prefetch(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let at = b.indices(&m);
    let (rw, n) = (*b.c.pick(&["read", "write"]), b.c.below(4));
    let cache = *b.c.pick(&["data", "instr"]);
    b.line(&format!("memref.prefetch %v{}[{at}], {rw}, locality<{n}>, {cache} : {}", m.v, m.ty));
}
