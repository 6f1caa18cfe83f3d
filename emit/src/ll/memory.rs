//! Instructions on aggregates, vectors, addresses and memory.

use alloc::vec::Vec;

use ir::{Attr, Op, Sym, Type};

use super::Writer;
use super::konst::{Const, Konst, is_vector, n_elems};
use super::line::Second;
use super::rules::Rule;
use super::text::{num, uint};

// Aggregates.

/// Path of an aggregate operation.
pub(super) fn path(w: &Writer<'_>, op: Op) -> Option<Vec<i64>> {
    w.m.attr(op, Sym::POSITION).and_then(|a| w.cx.int_array(a))
}

/// Folds `llvm.insertvalue` of constants.
pub fn fold_insertvalue(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let m = w.m;
    let (c, v) = (w.konst_of(m.operand(op, 0))?, w.konst_of(m.operand(op, 1))?);
    let key = (m.op_record[op].attrs, c, v, m.ty(m.result(op, 0)));
    if let Some(k) = w.dict_text.folded(key) {
        return Some(k);
    }
    let path = path(w, op)?;
    let k = insert(w, c, v, &path)?;
    w.dict_text.keep_folded(key, k);
    Some(k)
}

/// `container` with the element at `path` replaced; the path is as long as types nest.
fn insert(w: &mut Writer<'_>, container: Konst, value: Konst, path: &[i64]) -> Option<Konst> {
    let Some((&i, rest)) = path.split_first() else { return Some(value) };
    let mut elems = w.ks.elems(w.cx, container)?;
    let old = *elems.get(usize::try_from(i).ok()?)?;
    elems[i as usize] = insert(w, old, value, rest)?;
    if !w.ks.writable(&elems) {
        return None;
    }
    let ty = w.ks.ty(container);
    Some(w.ks.aggregate(ty, &elems))
}

/// Folds `llvm.extractvalue` of a constant.
pub fn fold_extractvalue(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let mut k = w.konst_of(w.m.operand(op, 0))?;
    for i in path(w, op)? {
        k = w.ks.elem(w.cx, k, u64::try_from(i).ok()?)?;
    }
    Some(k)
}

/// `, i, j` of an operation's `position`, and the line end.
fn position_line(w: &mut Writer<'_>, op: Op) -> Vec<u8> {
    let (start, len) = w.position_of(op);
    w.dict_text.text.get(start, len + 1).to_vec()
}

/// `insertvalue { T, U } %a, T %b, 0`
pub fn print_insertvalue(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.result(op);
    w.lit(b"insertvalue ");
    let m = w.m;
    let args = m.operands(op);
    w.typed(args[0]);
    w.lit(b", ");
    w.typed(args[1]);
    w.position(op);
    w.lit(b"\n");
    let tail = position_line(w, op);
    w.keep_line(op, b"insertvalue ", Second::Typed, &tail);
}

/// `extractvalue { T, U } %a, 0`
pub fn print_extractvalue(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.result(op);
    w.lit(b"extractvalue ");
    w.typed(w.m.operand(op, 0));
    w.position(op);
    w.lit(b"\n");
    let tail = position_line(w, op);
    w.keep_line(op, b"extractvalue ", Second::Nothing, &tail);
}

// Vectors.

/// Folds `llvm.insertelement` of constants.
pub fn fold_insertelement(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let m = w.m;
    let (v, e, i) = (w.konst_of(m.operand(op, 0))?, w.konst_of(m.operand(op, 1))?, w.konst_of(m.operand(op, 2))?);
    let ty = w.ks.ty(v);
    if w.ks.is_undef(i) {
        return Some(w.ks.raw(Const::Poison(ty)));
    }
    if w.ks.is_zero(v) && w.ks.is_zero(e) {
        return Some(v);
    }
    let (_, i) = w.ks.int_of(w.cx, i)?;
    let n = n_elems(w.cx, ty)?;
    if i >= n as u128 {
        return Some(w.ks.raw(Const::Poison(ty)));
    }
    let mut elems = w.ks.elems(w.cx, v)?;
    elems[i as usize] = e;
    Some(w.ks.aggregate(ty, &elems))
}

/// Folds `llvm.extractelement` of constants.
pub fn fold_extractelement(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let m = w.m;
    let (v, i) = (w.konst_of(m.operand(op, 0))?, w.konst_of(m.operand(op, 1))?);
    let ty = m.ty(m.result(op, 0));
    if w.ks.is_poison(v) || w.ks.is_undef(i) {
        return Some(w.ks.raw(Const::Poison(ty)));
    }
    if w.ks.is_undef(v) {
        return Some(w.ks.raw(Const::Undef(ty)));
    }
    let (_, i) = w.ks.int_of(w.cx, i)?;
    if i >= n_elems(w.cx, w.ks.ty(v))? as u128 {
        return Some(w.ks.raw(Const::Poison(ty)));
    }
    w.ks.elem(w.cx, v, i as u64)
}

/// Folds `llvm.shufflevector` of constants.
pub fn fold_shuffle(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let m = w.m;
    let (a, b) = (w.konst_of(m.operand(op, 0))?, w.konst_of(m.operand(op, 1))?);
    let ty = m.ty(m.result(op, 0));
    let mask = m.attr(op, Sym::MASK).and_then(|a| w.cx.int_array(a))?;
    if mask.len() as u64 > super::konst::MAX_ELEMS || n_elems(w.cx, ty)? != mask.len() as u64 {
        return None;
    }
    // Lanes that nobody chose are undef, a whole vector of them is poison.
    if mask.iter().all(|&i| i < 0) {
        return Some(w.ks.raw(Const::Poison(ty)));
    }
    let n = n_elems(w.cx, w.ks.ty(a))? as i64;
    let elem = super::konst::elem_type(w.cx, ty, 0)?;
    let mut out = Vec::with_capacity(mask.len());
    for i in mask {
        out.push(match i {
            i if i < 0 => w.ks.raw(Const::Undef(elem)),
            i if i < n => w.ks.elem(w.cx, a, i as u64)?,
            i => w.ks.elem(w.cx, b, (i - n) as u64)?,
        });
    }
    Some(w.ks.aggregate(ty, &out))
}

/// `shufflevector <4 x T> %a, <4 x T> %b, <2 x i32> <i32 0, i32 poison>`
pub fn print_shuffle(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.result(op);
    w.lit(b"shufflevector ");
    w.typed(m.operand(op, 0));
    w.lit(b", ");
    w.typed(m.operand(op, 1));
    let mask = m.attr(op, Sym::MASK).and_then(|a| w.cx.int_array(a)).unwrap_or_default();
    let ty = m.ty(m.result(op, 0));
    let scalable = match w.cx.type_data(ty) {
        ir::TypeData::Vector { scalable, .. } => scalable & 1 != 0,
        ir::TypeData::LlvmVec { scalable, .. } => scalable,
        _ => false,
    };
    w.put(if scalable { b", <vscale x " } else { b", <" });
    uint(&mut w.out, mask.len() as u64);
    w.lit(b" x i32> ");
    if mask.iter().all(|&i| i == 0) {
        w.lit(b"zeroinitializer");
    } else if mask.iter().all(|&i| i < 0) {
        w.lit(b"poison");
    } else if w.facts.splat && mask.iter().all(|&i| i == mask[0]) {
        w.lit(b"splat (i32 ");
        uint(&mut w.out, mask[0] as u64);
        w.lit(b")");
    } else {
        for (n, &i) in mask.iter().enumerate() {
            w.put(if n > 0 { b", i32 " } else { b"<i32 " });
            if i < 0 { w.lit(b"poison") } else { uint(&mut w.out, i as u64) }
        }
        w.lit(b">");
    }
    w.lit(b"\n");
}

// Addresses.

/// The index that says "the next operand".
const DYNAMIC: i32 = i32::MIN;

/// Reads number `i` of an `array<i32: ...>` without copying it.
fn i32_items<'a>(w: &Writer<'a>, op: Op, name: Sym) -> &'a [u8] {
    match w.m.attr(op, name).map(|a| w.cx.attr_data(a)) {
        Some(ir::AttrData::DenseArray { elem: Type::I32, data }) => w.cx.bytes.get(data),
        _ => &[],
    }
}

/// Flags of an address computation: a unit `inbounds` in release 19, bits since.
fn gep_flags(w: &Writer<'_>, op: Op) -> u8 {
    let mut flags = w.enum_attr(op, Sym::NO_WRAP_FLAGS).unwrap_or(0) as u8;
    if flags & 1 != 0 || w.flag(op, Sym::INBOUNDS) {
        flags |= super::gep::INBOUNDS;
    }
    flags
}

/// Folds `llvm.getelementptr` of constants.
pub fn fold_gep(w: &mut Writer<'_>, op: Op, _: &Rule) -> Option<Konst> {
    let m = w.m;
    // Sizes of types are computed again and again: the same operation on the same constants.
    let key = match *m.operands(op) {
        [a, b] => Some((m.op_record[op].attrs, w.konst_of(a)?, w.konst_of(b)?, m.ty(m.result(op, 0)))),
        [a] => Some((m.op_record[op].attrs, w.konst_of(a)?, Konst(u32::MAX), m.ty(m.result(op, 0)))),
        _ => None,
    };
    if let Some(k) = key.and_then(|key| w.dict_text.folded(key)) {
        return Some(k);
    }
    let k = make_gep(w, op)?;
    if let Some(key) = key {
        w.dict_text.keep_folded(key, k);
    }
    Some(k)
}

fn make_gep(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let m = w.m;
    let elem = m.attr(op, Sym::ELEM_TYPE).and_then(|a| w.cx.type_value(a))?;
    let mut dynamic = m.operands(op).iter();
    let mut args = Vec::new();
    args.push(w.konst_of(*dynamic.next()?)?);
    for c in i32_items(w, op, Sym::RAW_CONSTANT_INDICES).chunks_exact(4) {
        let i = i32::from_le_bytes([c[0], c[1], c[2], c[3]]);
        args.push(match i {
            DYNAMIC => w.konst_of(*dynamic.next()?)?,
            i => w.index_constant(i),
        });
    }
    let flags = gep_flags(w, op);
    w.fold_gep(m.ty(m.result(op, 0)), elem, flags, &args)
}

/// `getelementptr inbounds T, ptr %p, i64 %i, i32 0`
pub fn print_gep(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.result(op);
    let mark = w.out.len();
    w.lit(b"getelementptr ");
    let flags = gep_flags(w, op);
    w.gep_flags(flags);
    if let Some(elem) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| w.cx.type_value(a)) {
        w.ty(elem);
    }
    w.lit(b", ");
    let end = w.out.len();
    let mut dynamic = m.operands(op).iter();
    if let Some(&base) = dynamic.next() {
        w.typed(base);
    }
    for c in i32_items(w, op, Sym::RAW_CONSTANT_INDICES).chunks_exact(4) {
        let i = i32::from_le_bytes([c[0], c[1], c[2], c[3]]);
        match (i, i == DYNAMIC) {
            (_, true) => {
                w.lit(b", ");
                if let Some(&v) = dynamic.next() {
                    w.typed(v);
                }
            }
            (i, _) => {
                w.lit(b", i32 ");
                super::text::int(&mut w.out, i as i64);
            }
        }
    }
    w.lit(b"\n");
    if m.n_operands(op) == 2 && i32_items(w, op, Sym::RAW_CONSTANT_INDICES) == DYNAMIC.to_le_bytes() {
        let head = w.out.since(mark)[..end - mark].to_vec();
        w.keep_line(op, &head, Second::Typed, b"\n");
    }
}

// Memory.

/// Writes `, align n`: what the operation says, else the type's ABI (or preferred) alignment.
fn align(w: &mut Writer<'_>, op: Op, ty: Type, abi: bool) {
    let n = match w.int_attr(op, Sym::ALIGNMENT) {
        Some(n) if n > 0 => n as u64,
        _ => w.align(ty, abi) as u64,
    };
    w.lit(b", align ");
    uint(&mut w.out, n);
}

/// `alloca T, i64 %n, align 8`
pub fn print_alloca(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.result(op);
    w.put(if w.flag(op, Sym::INALLOCA) { b"alloca inalloca " } else { b"alloca " });
    let Some(elem) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| w.cx.type_value(a)) else { return };
    w.ty(elem);
    let n = m.operand(op, 0);
    let one = w.konst_of(n).is_some_and(|k| matches!(w.ks.get(k), Const::Int { ty: Type::I32, bits: 1 }));
    if !one {
        w.lit(b", ");
        w.typed(n);
    }
    align(w, op, elem, false);
    if let ir::TypeData::LlvmPtr { space } = m.type_data(m.result(op, 0))
        && space != 0
    {
        w.lit(b", addrspace(");
        num(&mut w.out, space);
        w.lit(b")");
    }
    w.lit(b"\n");
}

/// The numbered ordering of an access, 0 for one that is not atomic.
fn ordering(w: &Writer<'_>, op: Op) -> u64 {
    w.enum_attr(op, Sym::ORDERING).unwrap_or(0)
}

/// `load T, ptr %p, align 4`
pub fn print_load(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let order = ordering(w, op);
    let ty = m.ty(m.result(op, 0));
    w.result(op);
    let mark = w.out.len();
    w.put(if order != 0 { b"load atomic " } else { b"load " });
    if w.flag(op, Sym::VOLATILE) {
        w.lit(b"volatile ");
    }
    w.ty(ty);
    w.lit(b", ");
    let end = w.out.len();
    w.typed(m.operand(op, 0));
    let behind = w.out.len();
    if order != 0 {
        w.ordering(op, order);
    }
    align(w, op, ty, true);
    w.memory_metadata(op);
    w.lit(b"\n");
    if m.op_record[op].attrs == Attr::EMPTY_DICT {
        keep_access(w, op, mark..end, Second::Nothing, behind);
    }
}

/// Remembers a load or store: what stands before its first operand and behind its last one.
fn keep_access(w: &mut Writer<'_>, op: Op, head: core::ops::Range<usize>, second: Second, behind: usize) {
    let (head, tail) = (w.out.since(head.start)[..head.len()].to_vec(), w.out.since(behind).to_vec());
    w.keep_line(op, &head, second, &tail);
}

/// `store T %v, ptr %p, align 4`
pub fn print_store(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let order = ordering(w, op);
    let v = m.operand(op, 0);
    w.lit(b"  ");
    let mark = w.out.len();
    w.put(if order != 0 { b"store atomic " } else { b"store " });
    if w.flag(op, Sym::VOLATILE) {
        w.lit(b"volatile ");
    }
    let end = w.out.len();
    w.typed(v);
    w.lit(b", ");
    w.typed(m.operand(op, 1));
    let behind = w.out.len();
    if order != 0 {
        w.ordering(op, order);
    }
    align(w, op, m.ty(v), true);
    w.memory_metadata(op);
    w.lit(b"\n");
    if m.op_record[op].attrs == Attr::EMPTY_DICT {
        keep_access(w, op, mark..end, Second::Typed, behind);
    }
}

/// Atomic updates are aligned to the bytes that they store.
fn atomic_align(w: &mut Writer<'_>, op: Op, ty: Type) {
    let n = match w.int_attr(op, Sym::ALIGNMENT) {
        Some(n) if n > 0 => n as u64,
        _ => w.dl.store_size(w.cx, ty).unwrap_or(1),
    };
    w.lit(b", align ");
    uint(&mut w.out, n);
}

/// `atomicrmw add ptr %p, i32 %v acq_rel, align 4`
pub fn print_atomicrmw(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let v = m.operand(op, 1);
    w.result(op);
    w.lit(b"atomicrmw ");
    if w.flag(op, Sym::VOLATILE) {
        w.lit(b"volatile ");
    }
    let kind = w.enum_attr(op, Sym::BIN_OP).unwrap_or(0);
    w.put(super::names::RMW.get(kind as usize).copied().unwrap_or("xchg").as_bytes());
    w.lit(b" ");
    w.typed(m.operand(op, 0));
    w.lit(b", ");
    w.typed(v);
    let order = ordering(w, op);
    w.ordering(op, order);
    atomic_align(w, op, m.ty(v));
    w.memory_metadata(op);
    w.lit(b"\n");
}

/// `cmpxchg weak ptr %p, i32 %c, i32 %v acq_rel monotonic, align 4`
pub fn print_cmpxchg(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.result(op);
    w.lit(b"cmpxchg ");
    if w.flag(op, Sym::WEAK) {
        w.lit(b"weak ");
    }
    if w.flag(op, Sym::VOLATILE) {
        w.lit(b"volatile ");
    }
    for i in 0..3 {
        if i > 0 {
            w.lit(b", ");
        }
        w.typed(m.operand(op, i));
    }
    let success = w.enum_attr(op, Sym::SUCCESS_ORDERING).unwrap_or(7);
    let failure = w.enum_attr(op, Sym::FAILURE_ORDERING).unwrap_or(7);
    w.ordering(op, success);
    w.lit(b" ");
    w.put(super::names::ORDERINGS.get(failure as usize).copied().unwrap_or("seq_cst").as_bytes());
    atomic_align(w, op, m.ty(m.operand(op, 2)));
    w.memory_metadata(op);
    w.lit(b"\n");
}

/// `fence syncscope("x") seq_cst`
pub fn print_fence(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.lit(b"  fence");
    let order = ordering(w, op);
    w.ordering(op, order);
    w.memory_metadata(op);
    w.lit(b"\n");
}

/// Whether a type is a vector of pointers or numbers; for user rules.
pub fn is_vector_type(w: &Writer<'_>, ty: Type) -> bool {
    is_vector(w.cx, ty)
}
