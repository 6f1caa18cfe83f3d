//! Views: other sizes, strides, offsets and types for the same memory, never beyond it.

use crate::r#gen::body::{Body, Mem, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Dim, Float, MemTy, Ty};

/// A number in a list of static or dynamic ones.
enum Num {
    Known(i64),
    Value(V),
}
impl Num {
    fn dim(&self) -> Dim {
        match self {
            Num::Known(n) => Some(*n),
            Num::Value(_) => None,
        }
    }
}
fn nums(ns: &[Num]) -> String {
    let one = |n: &Num| match n {
        Num::Known(n) => n.to_string(),
        Num::Value(v) => format!("%v{v}"),
    };
    ns.iter().map(one).collect::<Vec<_>>().join(", ")
}
fn mul(a: Dim, b: Dim) -> Dim {
    if a == Some(0) || b == Some(0) { Some(0) } else { Some(a? * b?) }
}
fn add(a: Dim, b: Dim) -> Dim {
    Some(a? + b?)
}

impl Body<'_> {
    /// A known number, or the same as a value.
    fn num(&mut self, n: i64) -> Num {
        if self.c.one_in(3) { Num::Value(self.constant(Ty::Index, n)) } else { Num::Known(n) }
    }
    /// Keeps a view of a memref.
    fn keep_view(&mut self, of: &Mem, v: V, ty: MemTy) {
        self.keep(Mem { v, truth: ty.clone(), ty, ..of.clone() });
    }
    /// Identity layout, all sizes known.
    fn whole(&mut self) -> Option<Mem> {
        self.mem(|m| m.ty.layout.is_none() && m.ty.count().is_some())
    }
    /// Offset, size and stride inside of a dimension.
    fn slice(&mut self, m: &Mem, i: usize) -> [Num; 3] {
        if let Some(n) = m.ty.dims[i] {
            let o = self.c.below(n as usize) as i64;
            let t = 1 + self.c.below(3) as i64;
            let s = 1 + self.c.below(((n - o - 1) / t + 1) as usize) as i64;
            return [self.num(o), self.num(s), self.num(t)];
        }
        let size = self.size(m.v, None, i, &m.ty.to_string());
        let x = self.value(Ty::Index);
        let o = self.two("arith.remui", x, size, Ty::Index);
        let one = self.constant(Ty::Index, 1);
        // The size is one more than what is left, by the stride, modulo something.
        let t = 1 + self.c.below(2) as i64;
        let rest = self.two("arith.subi", size, o, Ty::Index);
        let rest = self.two("arith.subi", rest, one, Ty::Index);
        let by = self.constant(Ty::Index, t);
        let most = self.two("arith.divui", rest, by, Ty::Index);
        let most = self.two("arith.addi", most, one, Ty::Index);
        let y = self.value(Ty::Index);
        let s = self.two("arith.remui", y, most, Ty::Index);
        let s = self.two("arith.addi", s, one, Ty::Index);
        let size = if self.c.one_in(4) { Num::Known(1) } else { Num::Value(s) };
        [Num::Value(o), size, if self.c.one_in(2) { Num::Value(by) } else { Num::Known(t) }]
    }
}

/// A part of a memref, sometimes without its dimensions of size one.
pub fn subview(b: &mut Body<'_>, _: &Rule) {
    let m = b.some_mem(|m| !m.ty.dims.is_empty());
    if m.ty.dims.is_empty() {
        return;
    }
    let (mut offsets, mut sizes, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    for i in 0..m.ty.dims.len() {
        let [o, s, t] = b.slice(&m, i);
        offsets.push(o);
        sizes.push(s);
        steps.push(t);
    }
    let (strides, mut offset) = m.ty.strides();
    for i in 0..strides.len() {
        offset = add(offset, mul(offsets[i].dim(), strides[i]));
    }
    let mut new: Vec<(Dim, Dim)> = (0..strides.len()).map(|i| (sizes[i].dim(), mul(strides[i], steps[i].dim()))).collect();
    if b.c.one_in(3) {
        new.retain(|&(size, _)| size != Some(1));
    }
    let ty = MemTy { dims: new.iter().map(|n| n.0).collect(), layout: Some((new.iter().map(|n| n.1).collect(), offset)), ..m.ty.clone() };
    let v = b.bind(&format!("memref.subview %v{}[{}] [{}] [{}] : {} to {ty}", m.v, nums(&offsets), nums(&sizes), nums(&steps), m.ty));
    b.keep_view(&m, v, ty);
}
/// Forgets or remembers what is known of sizes and layout.
pub fn cast(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let mut some = |d: Dim| if b.c.one_in(2) { None } else { d };
    let dims: Vec<Dim> = m.truth.dims.iter().map(|&d| some(d)).collect();
    let (strides, offset) = m.truth.strides();
    let layout = if m.truth.layout.is_none() && (dims == m.truth.dims || dims.len() < 2) {
        None
    } else {
        Some((strides.iter().map(|&d| some(d)).collect(), some(offset)))
    };
    let ty = MemTy { dims, layout, ..m.ty.clone() };
    if ty == m.ty {
        return;
    }
    let v = b.bind(&format!("memref.cast %v{} : {} to {ty}", m.v, m.ty));
    b.keep(Mem { v, ty, ..m });
}
/// Through an unranked memref and back.
pub fn unranked(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let space = if m.ty.space != 0 { format!(", {}", m.ty.space) } else { String::new() };
    let any = format!("memref<*x{}{space}>", m.ty.elem);
    let u = b.bind(&format!("memref.cast %v{} : {} to {any}", m.v, m.ty));
    match b.c.below(3) {
        1 => {
            b.def(&format!("memref.rank %v{u} : {any}"), Ty::Index);
        }
        2 if !m.ty.dims.is_empty() => {
            let i = b.c.below(m.ty.dims.len()) as i64;
            let k = b.constant(Ty::Index, i);
            b.def(&format!("memref.dim %v{u}, %v{k} : {any}"), Ty::Index);
        }
        _ => {}
    }
    let ty = if b.c.one_in(2) { m.truth.clone() } else { m.ty.dynamic() };
    let v = b.bind(&format!("memref.cast %v{u} : {any} to {ty}"));
    b.keep(Mem { v, ty, ..m });
}
/// Any sizes and strides that stay inside, overlapping or not.
pub fn reinterpret_cast(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.whole() else { return };
    let mut left = m.ty.count().unwrap_or(1) - 1;
    let rank = b.c.below(4);
    let o = b.c.below((left + 1).min(8) as usize) as i64;
    left -= o;
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for _ in 0..rank {
        let stride = b.c.below(left.clamp(0, 6) as usize + 1) as i64;
        // Release 19 takes no elements twice.
        let stride = if b.env.release == 19 { stride.max(1) } else { stride };
        let most = if stride == 0 { 4 } else { (left / stride + 1).min(5) };
        let size = 1 + b.c.below(most as usize) as i64;
        left -= stride * (size - 1);
        sizes.push(b.num(size));
        strides.push(b.num(stride));
    }
    let o = b.num(o);
    let ty = MemTy {
        dims: sizes.iter().map(Num::dim).collect(),
        layout: Some((strides.iter().map(Num::dim).collect(), o.dim())),
        ..m.ty.clone()
    };
    let v = b.bind(&format!(
        "memref.reinterpret_cast %v{} to offset: [{}], sizes: [{}], strides: [{}] : {} to {ty}",
        m.v,
        nums(&[o]),
        nums(&sizes),
        nums(&strides),
        m.ty
    ));
    b.keep(Mem { v, truth: ty.clone(), ty, distinct: false, ..m });
}
/// Dimensions in another order.
pub fn transpose(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|m| m.ty.dims.len() > 1) else { return };
    let n = m.ty.dims.len();
    let mut order: Vec<usize> = (0..n).collect();
    for i in (1..n).rev() {
        let j = b.c.below(i + 1);
        order.swap(i, i - j);
    }
    let (strides, offset) = m.ty.strides();
    let ty = MemTy {
        dims: order.iter().map(|&i| m.ty.dims[i]).collect(),
        layout: Some((order.iter().map(|&i| strides[i]).collect(), offset)),
        ..m.ty.clone()
    };
    let names = |ns: &[usize]| ns.iter().map(|i| format!("d{i}")).collect::<Vec<_>>().join(", ");
    let all: Vec<usize> = (0..n).collect();
    let v = b.bind(&format!("memref.transpose %v{} ({}) -> ({}) : {} to {ty}", m.v, names(&all), names(&order), m.ty));
    b.keep_view(&m, v, ty);
}
/// One dimension as two, or more of size one.
pub fn expand_shape(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|m| !m.ty.dims.is_empty() && m.ty.dims.len() < 4) else { return };
    let at = b.c.below(m.ty.dims.len());
    let (outer, inner): (Dim, Dim) = match m.ty.dims[at] {
        Some(n) => {
            let factors: Vec<i64> = (1..=n).filter(|k| n % k == 0).collect();
            let k = *b.c.pick(&factors);
            (Some(k), Some(n / k))
        }
        None => *b.c.pick(&[(Some(1), None), (None, Some(1))]),
    };
    let (mut dims, mut groups, mut shape) = (Vec::new(), Vec::new(), Vec::new());
    for (i, &d) in m.ty.dims.iter().enumerate() {
        let first = dims.len();
        if i == at {
            dims.extend([outer, inner]);
            groups.push(format!("[{first}, {}]", first + 1));
        } else {
            dims.push(d);
            groups.push(format!("[{first}]"));
        }
        for j in first..dims.len() {
            shape.push(match dims[j] {
                Some(n) => n.to_string(),
                None => format!("%v{}", b.size(m.v, None, i, &m.ty.to_string())),
            });
        }
    }
    // One dimension whose elements stand one after the other is as good as no layout.
    let identity = |l: &&(Vec<Dim>, Dim)| l.0 == [Some(1)] && l.1 == Some(0);
    let layout = m.ty.layout.as_ref().filter(|l| !identity(l)).map(|(strides, offset)| {
        let mut new = Vec::new();
        for (i, &s) in strides.iter().enumerate() {
            if i == at {
                new.push(mul(s, inner));
            }
            new.push(s);
        }
        (new, *offset)
    });
    let ty = MemTy { dims, layout, ..m.ty.clone() };
    let v =
        b.bind(&format!("memref.expand_shape %v{} [{}] output_shape [{}] : {} into {ty}", m.v, groups.join(", "), shape.join(", "), m.ty));
    b.keep_view(&m, v, ty);
}
/// Dimensions that lie one after the other as one.
pub fn collapse_shape(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|m| m.ty.layout.is_none() && !m.ty.dims.is_empty()) else { return };
    let n = m.ty.dims.len();
    let (mut dims, mut groups): (Vec<Dim>, Vec<Vec<String>>) = (Vec::new(), Vec::new());
    if !(m.ty.dims.iter().all(|&d| d == Some(1)) && b.c.one_in(2)) {
        for i in 0..n {
            if i == 0 || b.c.one_in(2) {
                dims.push(m.ty.dims[i]);
                groups.push(vec![i.to_string()]);
            } else if let (Some(d), Some(g)) = (dims.last_mut(), groups.last_mut()) {
                *d = d.zip(m.ty.dims[i]).map(|(a, b)| a * b);
                g.push(i.to_string());
            }
        }
    }
    let groups: Vec<String> = groups.iter().map(|g| format!("[{}]", g.join(", "))).collect();
    let ty = MemTy { dims, ..m.ty.clone() };
    let v = b.bind(&format!("memref.collapse_shape %v{} [{}] : {} into {ty}", m.v, groups.join(", "), m.ty));
    b.keep_view(&m, v, ty);
}
/// Bytes as elements of another type.
pub fn view(b: &mut Body<'_>, _: &Rule) {
    if !b.room(4) {
        return;
    }
    let elem = *b.c.pick(&[Ty::Int(32), Ty::Float(Float::F64), Ty::Int(64), Ty::Int(16), Ty::Float(Float::F32)]);
    let (rows, cols) = (1 + b.c.below(3) as i64, 1 + b.c.below(4) as i64);
    let shift = 8 * b.c.below(3) as i64;
    let bytes = shift + rows * cols * 8;
    let buffer = b.bind(&format!("memref.alloc() {{alignment = 16 : i64}} : memref<{bytes}xi8>"));
    b.frees.push((buffer, format!("memref<{bytes}xi8>")));
    let at = b.constant(Ty::Index, shift);
    let sizes = [b.num(rows), b.num(cols)];
    let ty = MemTy { elem, dims: sizes.iter().map(Num::dim).collect(), layout: None, space: 0 };
    let given: Vec<V> = sizes.iter().filter_map(|n| if let Num::Value(v) = n { Some(*v) } else { None }).collect();
    let v = b.bind(&format!("memref.view %v{buffer}[%v{at}][{}] : memref<{bytes}xi8> to {ty}", list(&given)));
    let base = b.fresh_base();
    let m = Mem { v, truth: ty.clone(), ty, base, distinct: true, writable: true };
    b.fill(&m);
    b.keep(m);
}
/// Other sizes, given by a memref.
pub fn reshape(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.whole() else { return };
    let n = m.ty.count().unwrap_or(1);
    let k = *b.c.pick(&(1..=n).filter(|k| n % k == 0).collect::<Vec<_>>());
    let shape = b.bind("memref.alloc() : memref<2xindex>");
    b.frees.push((shape, "memref<2xindex>".into()));
    for (i, size) in [k, n / k].into_iter().enumerate() {
        let (at, size) = (b.constant(Ty::Index, i as i64), b.constant(Ty::Index, size));
        b.line(&format!("memref.store %v{size}, %v{shape}[%v{at}] : memref<2xindex>"));
    }
    let dims = [k, n / k].map(|d| if b.c.one_in(2) { Some(d) } else { None });
    let ty = MemTy { dims: dims.to_vec(), ..m.ty.clone() };
    let v = b.bind(&format!("memref.reshape %v{}(%v{shape}) : ({}, memref<2xindex>) -> {ty}", m.v, m.ty));
    b.keep_view(&m, v, ty);
}
/// Into another memory space, which on usual machines is the same memory.
pub fn memory_space_cast(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let space = 1 - m.ty.space.min(1);
    let (ty, truth) = (MemTy { space, ..m.ty.clone() }, MemTy { space, ..m.truth.clone() });
    let v = b.bind(&format!("memref.memory_space_cast %v{} : {} to {ty}", m.v, m.ty));
    b.keep(Mem { v, ty, truth, ..m });
}
/// Offset, sizes and strides as values.
pub fn metadata(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let n = m.ty.dims.len();
    let base = MemTy { dims: Vec::new(), layout: None, ..m.ty.clone() };
    let results: Vec<V> = (0..2 + 2 * n).map(|_| b.fresh()).collect();
    let index = ", index".repeat(1 + 2 * n);
    b.line(&format!("{} = memref.extract_strided_metadata %v{} : {} -> {base}{index}", list(&results), m.v, m.ty));
    b.vals.extend(results[1..].iter().map(|&v| (v, Ty::Index)));
}
/// The pointer; only whether it is the same as itself is asked, as addresses differ.
pub fn pointer(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|_| true) else { return };
    let write = |b: &mut Body<'_>| b.bind(&format!("memref.extract_aligned_pointer_as_index %v{} : {} -> index", m.v, m.ty));
    let (p, q) = (write(b), write(b));
    let d = b.two("arith.subi", p, q, Ty::Index);
    b.vals.push((d, Ty::Index));
}
/// A promise that holds for every allocation of its type.
pub fn assume_alignment(b: &mut Body<'_>, _: &Rule) {
    let Some(m) = b.mem(|m| m.ty.layout.is_none() && matches!(m.ty.elem, Ty::Int(8 | 16 | 32 | 64))) else { return };
    let text = format!("memref.assume_alignment %v{}, 1 : {}", m.v, m.ty);
    if b.env.release == 19 {
        b.line(&text);
        return;
    }
    let v = b.bind(&text);
    b.keep(Mem { v, ..m });
}
