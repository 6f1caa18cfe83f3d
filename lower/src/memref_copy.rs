//! Rules for copies, and for casts from and to memrefs of unknown rank, whose descriptors live in memory.

use abi::convention::Field;
use alloc::vec::Vec;
use ir::dialect::llvm;
use ir::{Attr, Block, Context, DYNAMIC, NewOp, Op, Sym, Type, TypeData, Value};

use crate::alike::{self, Alike};
use crate::build;
use crate::memref::check;
use crate::memref_alloc::{Runtime, call, runtime};
use crate::memref_descriptor::{self as d, Memrefs, Ranked};
use crate::sweep::Rewriter;
use crate::types::memory_space;

/// The pointer type of an unranked memref's elements.
pub(crate) fn unranked_elem_ptr(rw: &mut Rewriter<'_>, ty: Type) -> Type {
    let (TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. }) = rw.m.cx.type_data(ty) else { return Type::LLVM_PTR };
    let space = memory_space(&rw.m.cx, space).unwrap_or(0);
    rw.m.cx.ptr_type(space)
}

fn is_unranked(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::UnrankedMemRef { .. })
}

/// The allocated and the aligned pointer of a memref of any kind.
pub(crate) fn pointers(rw: &mut Rewriter<'_>, src: Value, ptr: Type) -> (Value, Value) {
    if is_unranked(&rw.m.cx, rw.m.ty(src)) {
        let base = d::unranked_ptr(rw, src);
        return pointers_at(rw, base, ptr);
    }
    ranked_pointers(rw, src, ptr)
}

/// The same of a memref of known rank.
pub(crate) fn ranked_pointers(rw: &mut Rewriter<'_>, src: Value, ptr: Type) -> (Value, Value) {
    let allocated = build::extract(rw, src, ptr, &[Field::Allocated.position()]);
    let aligned = build::extract(rw, src, ptr, &[Field::Aligned.position()]);
    (allocated, aligned)
}

/// The pointers of the ranked descriptor at an address.
fn pointers_at(rw: &mut Rewriter<'_>, base: Value, ptr: Type) -> (Value, Value) {
    let allocated = d::load(rw, base, ptr);
    let at = d::gep_const(rw, base, Type::LLVM_PTR, ptr, &[1]);
    (allocated, d::load(rw, at, ptr))
}

/// A size of an unranked memref: found in the descriptor that it points to.
pub(crate) fn unranked_dim(rw: &mut Rewriter<'_>, src: Value, at: Value, index: Type) -> Value {
    let elem = unranked_elem_ptr(rw, rw.m.ty(src));
    let base = d::unranked_ptr(rw, src);
    let head = rw.m.cx.llvm_struct(&[elem, elem, index]);
    let offset = d::gep_const(rw, base, Type::LLVM_PTR, head, &[0, 2]);
    let one = build::index_constant(rw, index, 1);
    let next = rw.value(llvm::ADD, &[one, at], index, Attr::EMPTY_DICT);
    let size = d::gep(rw, offset, Type::LLVM_PTR, index, next);
    d::load(rw, size, index)
}

/// `memref.cast`
pub(crate) fn cast(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let (from, to) = (rw.m.ty(src), rw.m.ty(rw.m.result(op, 0)));
        let (Some(have), Some(want)) = (rw.ty(src), rw.result_type(op, 0)) else {
            check(rw, op, src);
            continue;
        };
        rw.at(op);
        match (is_unranked(&rw.m.cx, from), is_unranked(&rw.m.cx, to)) {
            (false, true) => {
                let Some(entry) = memrefs.entry(rw, from) else { continue };
                let described = memrefs.at(entry).0.described;
                if memrefs.repeat(rw, op, described, Alike::Cast, want.0) {
                    continue;
                }
                let mut values = [src];
                let open = memrefs.open(rw, described, Alike::Cast, &mut values);
                let (r, _) = memrefs.at(entry);
                let p = d::spill(rw, values[0], r.desc);
                let rank = build::index_constant(rw, index, r.rank() as i64);
                let v = d::new_unranked(rw, want, rank, p);
                rw.replace(op, &[v]);
                if let Some(open) = open {
                    let fine = alike::is_last(rw, op);
                    memrefs.remember(rw, described, Alike::Cast, want.0, open, fine);
                }
            }
            (true, false) => {
                let p = d::unranked_ptr(rw, src);
                let v = d::load(rw, p, want);
                rw.replace(op, &[v]);
            }
            // What is known of sizes and strides is not in the descriptor's type.
            _ if have == want => {
                rw.ask_operands(op);
                rw.replace(op, &[src]);
            }
            _ => {}
        }
    }
    memrefs.keep(rw);
}

// Copies.

/// Whether the elements of a memref follow each other without gaps.
fn is_contiguous(r: &Ranked) -> bool {
    if r.identity {
        return true;
    }
    if !r.is_static() || r.dims.contains(&0) {
        return false;
    }
    let mut n = r.dims.len();
    let mut stride = 1;
    while n > 0 && r.strides[n - 1] == stride {
        stride = ir::dialect::memref_shape::mul(stride, r.dims[n - 1]);
        n -= 1;
    }
    r.dims[..n].iter().all(|&d| d == 1)
}

/// `memref.copy`: `memcpy` where both sides have no gaps, else the runtime's `memrefCopy`.
pub(crate) fn copy(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    for &op in ops {
        let (src, dst) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        if rw.ty(src).is_none() || rw.ty(dst).is_none() {
            check(rw, op, src);
            check(rw, op, dst);
            continue;
        }
        let (from, to) = (rw.m.ty(src), rw.m.ty(dst));
        rw.at(op);
        let plain = match (memrefs.entry(rw, from), memrefs.entry(rw, to)) {
            (Some(a), Some(b)) => {
                let (a, b, _) = memrefs.pair(a, b);
                is_contiguous(a) && is_contiguous(b)
            }
            _ => false,
        };
        if plain {
            copy_bytes(rw, &mut memrefs, op, src, dst);
        } else {
            copy_by_call(rw, &mut memrefs, op, src, dst);
        }
    }
    memrefs.keep(rw);
}

fn copy_bytes(rw: &mut Rewriter<'_>, memrefs: &mut Memrefs, op: Op, src: Value, dst: Value) {
    let index = memrefs.index;
    let (from, to) = (rw.m.ty(src), rw.m.ty(dst));
    let (Some(a), Some(b)) = (memrefs.entry(rw, from), memrefs.entry(rw, to)) else { return };
    let (a, b, attrs) = memrefs.pair(a, b);
    let none = Attr::EMPTY_DICT;
    let mut n = build::index_constant(rw, index, 1);
    for i in 0..a.rank() {
        let size = attrs.size(rw, src, i, index);
        n = rw.value(llvm::MUL, &[n, size], index, none);
    }
    let size = d::size_of(rw, a.elem, index);
    let n = rw.value(llvm::MUL, &[n, size], index, none);
    let mut start = |rw: &mut Rewriter<'_>, v: Value, r: &Ranked| {
        let p = attrs.aligned(rw, v, r);
        let offset = attrs.offset(rw, v, index);
        let g = attrs.gep(rw, r.elem, false);
        rw.value(llvm::GETELEMENTPTR, &[p, offset], r.ptr, g)
    };
    let s = start(rw, src, a);
    let t = start(rw, dst, b);
    memcpy(rw, t, s, n);
    rw.erase(op);
}

fn memcpy(rw: &mut Rewriter<'_>, dst: Value, src: Value, n: Value) {
    let a = rw.m.cx.dict_one(Sym::IS_VOLATILE, Attr::FALSE);
    rw.op(llvm::INTR_MEMCPY, &[dst, src, n], &[], a);
}

fn copy_by_call(rw: &mut Rewriter<'_>, memrefs: &mut Memrefs, op: Op, src: Value, dst: Value) {
    let index = memrefs.index;
    let unranked = abi::convention::unranked_descriptor(&mut rw.m.cx, index);
    let elem = rw.m.cx.elem_type(rw.m.ty(src));
    let Some(elem) = rw.convert(elem) else { return };
    let saved = rw.value(llvm::INTR_STACKSAVE, &[], Type::LLVM_PTR, Attr::EMPTY_DICT);
    let mut make = |rw: &mut Rewriter<'_>, v: Value| {
        let ty = rw.m.ty(v);
        match memrefs.get(rw, ty) {
            Some((r, _)) => {
                let rank = build::int_constant(rw, index, r.rank() as i64);
                let p = d::spill(rw, v, r.desc);
                d::new_unranked(rw, unranked, rank, p)
            }
            None => v,
        }
    };
    let a = make(rw, src);
    let b = make(rw, dst);
    let one = build::index_constant(rw, index, 1);
    let [a, b] = [a, b].map(|v| {
        let p = d::alloca(rw, one, unranked, Type::LLVM_PTR, None);
        d::store(rw, v, p);
        p
    });
    let size = d::size_of(rw, elem, index);
    let Some(name) = runtime(rw, op, Runtime::Copy, index) else { return };
    call(rw, name, &[size, a, b], None);
    rw.op(llvm::INTR_STACKRESTORE, &[saved], &[], Attr::EMPTY_DICT);
    rw.erase(op);
}

// Memory spaces.

/// `memref.memory_space_cast`
pub(crate) fn memory_space_cast(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let (src, res) = (rw.m.operand(op, 0), rw.m.result(op, 0));
        let (from, to) = (rw.m.ty(src), rw.m.ty(res));
        let (Some(_), Some(want)) = (rw.ty(src), rw.result_type(op, 0)) else {
            check(rw, op, src);
            check(rw, op, res);
            continue;
        };
        rw.at(op);
        let (Some(a), Some(b)) = (memrefs.entry(rw, from), memrefs.entry(rw, to)) else {
            let v = cast_unranked(rw, src, from, to, want, index);
            rw.replace(op, &[v]);
            continue;
        };
        let (a, b, attrs) = memrefs.pair(a, b);
        let allocated = attrs.allocated(rw, src, a);
        let aligned = attrs.aligned(rw, src, a);
        let offset = attrs.offset(rw, src, index);
        let sizes: Vec<Value> = (0..a.rank()).map(|i| attrs.size(rw, src, i, index)).collect();
        let strides: Vec<Value> = (0..a.rank()).map(|i| attrs.stride(rw, src, i, index)).collect();
        let allocated = rw.value(llvm::ADDRSPACECAST, &[allocated], b.ptr, Attr::EMPTY_DICT);
        let aligned = rw.value(llvm::ADDRSPACECAST, &[aligned], b.ptr, Attr::EMPTY_DICT);
        let mut v = build::poison(rw, b.desc);
        v = attrs.set(rw, v, b.desc, Field::Allocated, allocated);
        v = attrs.set(rw, v, b.desc, Field::Aligned, aligned);
        v = attrs.set(rw, v, b.desc, Field::Offset, offset);
        for i in 0..a.rank() {
            v = attrs.set_dim(rw, v, b.desc, Field::Sizes, i, sizes[i]);
            v = attrs.set_dim(rw, v, b.desc, Field::Strides, i, strides[i]);
        }
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

/// The bytes of a pointer and of an index.
fn widths(rw: &Rewriter<'_>) -> (i64, i64) {
    (8, i64::from(rw.types.index_width.div_ceil(8)))
}

/// A new unranked descriptor of a rank with room for the ranked one on the stack: (descriptor, room, its size).
fn room(rw: &mut Rewriter<'_>, desc: Type, rank: Value, index: Type) -> (Value, Value, Value) {
    let none = Attr::EMPTY_DICT;
    let (ptr_bytes, index_bytes) = widths(rw);
    let v = build::poison(rw, desc);
    let v = build::insert(rw, v, rank, desc, &[0]);
    let one = build::index_constant(rw, index, 1);
    let two = build::index_constant(rw, index, 2);
    let per_index = build::index_constant(rw, index, index_bytes);
    let per_ptr = build::index_constant(rw, index, ptr_bytes);
    let ptrs = rw.value(llvm::MUL, &[two, per_ptr], index, none);
    let rank = d::unranked_rank(rw, v, index);
    let n = rw.value(llvm::MUL, &[two, rank], index, none);
    let n = rw.value(llvm::ADD, &[n, one], index, none);
    let indices = rw.value(llvm::MUL, &[n, per_index], index, none);
    let size = rw.value(llvm::ADD, &[ptrs, indices], index, none);
    let p = d::alloca(rw, size, Type::I8, Type::LLVM_PTR, None);
    let v = build::insert(rw, v, p, desc, &[1]);
    (v, p, size)
}

fn cast_unranked(rw: &mut Rewriter<'_>, src: Value, from: Type, to: Type, desc: Type, index: Type) -> Value {
    let (a, b) = (unranked_elem_ptr(rw, from), unranked_elem_ptr(rw, to));
    let rank = d::unranked_rank(rw, src, index);
    let base = d::unranked_ptr(rw, src);
    let (v, p, size) = room(rw, desc, rank, index);
    let (allocated, aligned) = pointers_at(rw, base, a);
    let allocated = rw.value(llvm::ADDRSPACECAST, &[allocated], b, Attr::EMPTY_DICT);
    let aligned = rw.value(llvm::ADDRSPACECAST, &[aligned], b, Attr::EMPTY_DICT);
    d::store(rw, allocated, p);
    let at = d::gep_const(rw, p, Type::LLVM_PTR, b, &[1]);
    d::store(rw, aligned, at);
    // Offset, sizes and strides stay what they are.
    let s = d::gep_const(rw, base, Type::LLVM_PTR, a, &[2]);
    let t = d::gep_const(rw, p, Type::LLVM_PTR, b, &[2]);
    let ptrs = build::index_constant(rw, index, 2 * widths(rw).0);
    let rest = rw.value(llvm::SUB, &[size, ptrs], index, Attr::EMPTY_DICT);
    memcpy(rw, t, s, rest);
    v
}

// Reshapes.

/// `memref.reshape`
pub(crate) fn reshape(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    for &op in ops {
        let res = rw.m.ty(rw.m.result(op, 0));
        if !rw.converts(op) {
            let v = rw.m.operand(op, 0);
            check(rw, op, v);
            continue;
        }
        rw.at(op);
        if is_unranked(&rw.m.cx, res) {
            reshape_unranked(rw, &mut memrefs, op);
        } else {
            reshape_ranked(rw, &mut memrefs, op);
        }
    }
    memrefs.keep(rw);
}

/// A size read from the memref that holds a shape, as the type of `index`.
fn shape_size(rw: &mut Rewriter<'_>, raw: Value, elem: Type, index: Type) -> Value {
    let elem_width = rw.m.cx.int_width(elem);
    let width = rw.m.cx.int_width(index);
    if elem == Type::INDEX && !rw.is_fused() {
        // The conversion asks for it as `index` and wants that converted; other passes remove the pair.
        let v = build::cast(rw, raw, Type::INDEX);
        return build::cast(rw, v, index);
    }
    if elem == Type::INDEX || elem_width == width {
        return raw;
    }
    let opcode = if elem_width < width { llvm::SEXT } else { llvm::TRUNC };
    rw.value(opcode, &[raw], index, Attr::EMPTY_DICT)
}

fn reshape_ranked(rw: &mut Rewriter<'_>, memrefs: &mut Memrefs, op: Op) {
    let index = memrefs.index;
    let (src, shape) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
    let (shape_ty, res) = (rw.m.ty(shape), rw.m.ty(rw.m.result(op, 0)));
    let elem = rw.m.cx.elem_type(shape_ty);
    let (Some(s), Some(r)) = (memrefs.entry(rw, shape_ty), memrefs.entry(rw, res)) else { return };
    let (s, r, attrs) = memrefs.pair(s, r);
    let desc = r.desc;
    let mut v = build::poison(rw, desc);
    let (allocated, aligned) = pointers(rw, src, r.ptr);
    v = attrs.set(rw, v, desc, Field::Allocated, allocated);
    v = attrs.set(rw, v, desc, Field::Aligned, aligned);
    let zero = build::index_constant(rw, index, 0);
    v = attrs.set(rw, v, desc, Field::Offset, zero);
    let mut running: Option<Value> = None;
    for i in (0..r.rank()).rev() {
        let stride = match (r.strides[i], running) {
            (DYNAMIC, Some(v)) => v,
            (DYNAMIC, None) => build::index_constant(rw, index, 1),
            (n, _) => build::index_constant(rw, index, n),
        };
        let size = match r.dims[i] {
            DYNAMIC => {
                let at = build::index_constant(rw, index, i as i64);
                let p = attrs.element(rw, shape, s, &[at], index, true);
                let raw = d::load(rw, p, s.elem);
                shape_size(rw, raw, elem, index)
            }
            n => build::index_constant(rw, index, n),
        };
        v = attrs.set_dim(rw, v, desc, Field::Sizes, i, size);
        v = attrs.set_dim(rw, v, desc, Field::Strides, i, stride);
        running = Some(rw.value(llvm::MUL, &[stride, size], index, Attr::EMPTY_DICT));
    }
    rw.replace(op, &[v]);
}

/// Sizes go from the shape into a descriptor on the stack in a loop that runs from the last to the first and computes
/// the strides.
fn reshape_unranked(rw: &mut Rewriter<'_>, memrefs: &mut Memrefs, op: Op) {
    let index = memrefs.index;
    let none = Attr::EMPTY_DICT;
    let (src, shape) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
    let (shape_ty, res) = (rw.m.ty(shape), rw.m.ty(rw.m.result(op, 0)));
    let elem = rw.m.cx.elem_type(shape_ty);
    let Some(desc) = rw.result_type(op, 0) else { return };
    let ptr = unranked_elem_ptr(rw, res);
    let Some((s, attrs)) = memrefs.get(rw, shape_ty) else { return };
    let shape_elem = s.elem;
    let rank = if s.dims[0] == DYNAMIC { attrs.size(rw, shape, 0, index) } else { build::index_constant(rw, index, s.dims[0]) };
    let (v, p, _) = room(rw, desc, rank, index);
    let (allocated, aligned, offset) = if is_unranked(&rw.m.cx, rw.m.ty(src)) {
        let base = d::unranked_ptr(rw, src);
        let (allocated, aligned) = pointers_at(rw, base, ptr);
        let at = d::gep_const(rw, base, Type::LLVM_PTR, ptr, &[2]);
        (allocated, aligned, d::load(rw, at, index))
    } else {
        let (allocated, aligned) = pointers(rw, src, ptr);
        (allocated, aligned, attrs.offset(rw, src, index))
    };
    d::store(rw, allocated, p);
    let at = d::gep_const(rw, p, Type::LLVM_PTR, ptr, &[1]);
    d::store(rw, aligned, at);
    let at = d::gep_const(rw, p, Type::LLVM_PTR, ptr, &[2]);
    d::store(rw, offset, at);
    let head = rw.m.cx.llvm_struct(&[ptr, ptr, index, index]);
    let sizes = d::gep_const(rw, p, Type::LLVM_PTR, head, &[0, 3]);
    let strides = d::gep(rw, sizes, Type::LLVM_PTR, index, rank);
    let from = attrs.aligned(rw, shape, s);
    let one = build::index_constant(rw, index, 1);
    let last = rw.value(llvm::SUB, &[rank, one], index, none);

    let cond = rw.block_between(op, &[index, index]);
    let body = rw.block_between(op, &[]);
    let rest = rw.split_after(op);
    let loc = rw.loc;
    let branch = |rw: &mut Rewriter<'_>, to: Block, operands: &[Value]| {
        rw.build(NewOp { operands, successors: &[to], ..NewOp::new(llvm::BR, loc) });
    };
    branch(rw, cond, &[last, one]);
    let args: Vec<Value> = rw.m.block_args(cond).collect();
    let (i, stride) = (args[0], args[1]);

    rw.at_end(cond);
    let zero = build::index_constant(rw, index, 0);
    let sge = rw.m.cx.int_attr(Type::I64, 5);
    let a = rw.m.cx.dict_one(Sym::PREDICATE, sge);
    let more = rw.value(llvm::ICMP, &[i, zero], Type::I1, a);
    let segments = rw.m.cx.i32_array(&[1, 0, 0]);
    let a = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, segments);
    rw.build(NewOp { operands: &[more], successors: &[body, rest], attrs: a, ..NewOp::new(llvm::COND_BR, loc) });

    rw.at_end(body);
    let at = d::gep(rw, from, Type::LLVM_PTR, shape_elem, i);
    let raw = d::load(rw, at, shape_elem);
    let size = if elem == Type::INDEX { raw } else { shape_size(rw, raw, elem, index) };
    let at = d::gep(rw, sizes, Type::LLVM_PTR, index, i);
    d::store(rw, size, at);
    let at = d::gep(rw, strides, Type::LLVM_PTR, index, i);
    d::store(rw, stride, at);
    let next_stride = rw.value(llvm::MUL, &[stride, size], index, none);
    let next = rw.value(llvm::SUB, &[i, one], index, none);
    branch(rw, cond, &[next, next_stride]);
    rw.replace(op, &[v]);
}
