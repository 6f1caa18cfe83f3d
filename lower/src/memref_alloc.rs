//! Rules for allocation and globals, and the runtime functions that they call.

use alloc::format;
use alloc::vec::Vec;
use ir::dialect::llvm;
use ir::segments::operand_field;
use ir::{Attr, Context, DYNAMIC, Diagnostic, NewOp, Op, Region, Sym, Type, TypeData, Value};

use crate::alike::{self, Alike};
use crate::build;
use crate::memref::{check, linkage};
use crate::memref_descriptor::{self as d, Memrefs, Ranked};
use crate::sweep::Rewriter;

/// A function of the runtime that lowered code calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runtime {
    /// `malloc(size)`
    Malloc,
    /// `aligned_alloc(alignment, size)`
    AlignedAlloc,
    /// `free(ptr)`
    Free,
    /// `memrefCopy(element size, source, target)`
    Copy,
}

/// The symbol of a runtime function, declared on behalf of `op` if it is not there yet. `None` after an error: the
/// module has another symbol of the name.
pub fn runtime(rw: &mut Rewriter<'_>, op: Op, which: Runtime, index: Type) -> Option<Sym> {
    let table = rw.symbol_table(op)?;
    if let Some((t, name)) = rw.memo.runtime[which as usize]
        && t == table
    {
        return Some(name);
    }
    let generic = rw.opts.use_generic_functions;
    let name = match (which, generic) {
        (Runtime::Malloc, false) => Sym::MALLOC,
        (Runtime::Malloc, true) => rw.m.cx.sym("_mlir_memref_to_llvm_alloc"),
        (Runtime::AlignedAlloc, false) => Sym::ALIGNED_ALLOC,
        (Runtime::AlignedAlloc, true) => rw.m.cx.sym("_mlir_memref_to_llvm_aligned_alloc"),
        (Runtime::Free, false) => Sym::FREE,
        (Runtime::Free, true) => rw.m.cx.sym("_mlir_memref_to_llvm_free"),
        (Runtime::Copy, _) => rw.m.cx.sym("memrefCopy"),
    };
    let ptr = Type::LLVM_PTR;
    let (params, ret): (&[Type], Type) = match which {
        Runtime::Malloc => (&[index], ptr),
        Runtime::AlignedAlloc => (&[index, index], ptr),
        Runtime::Free => (&[ptr], Type::LLVM_VOID),
        Runtime::Copy => (&[index, ptr, ptr], Type::LLVM_VOID),
    };
    let ty = rw.m.cx.llvm_func(ret, params, false);
    let ty_attr = rw.m.cx.type_attr(ty);
    if let Some(found) = rw.lookup(table, name) {
        if rw.m.kind(found) == llvm::FUNC && rw.m.attr(found, Sym::FUNCTION_TYPE) == Some(ty_attr) {
            rw.memo.runtime[which as usize] = Some((table, name));
            return Some(name);
        }
        let message = format!("this needs the runtime function @{}, but the module gives that name to something else", rw.m.cx.str(name));
        let e = Diagnostic::error("runtime-symbol-taken", rw.m.op_record[op].loc, message)
            .note(rw.m.op_record[found].loc, "defined here")
            .help("rename it, or declare it as an `llvm.func` of the runtime function's type");
        rw.diags.push(e);
        return None;
    }
    let name_attr = rw.m.cx.sym_str_attr(name);
    let attrs = rw.m.cx.dict(&[(Sym::FUNCTION_TYPE, ty_attr), (Sym::SYM_NAME, name_attr)]);
    let region = rw.m.new_region();
    let loc = rw.m.op_record[table].loc;
    rw.declare(table, op, name, NewOp { attrs, regions: &[region], ..NewOp::new(llvm::FUNC, loc) });
    rw.memo.runtime[which as usize] = Some((table, name));
    Some(name)
}

/// `llvm.call @name(operands)`
pub fn call(rw: &mut Rewriter<'_>, name: Sym, operands: &[Value], result: Option<Type>) -> Option<Value> {
    let slot = name.0 as usize % rw.memo.calls.len();
    let (n, mut attrs) = rw.memo.calls[slot];
    if n != name {
        attrs = build::call_attrs(rw, name);
        rw.memo.calls[slot] = (name, attrs);
    }
    let op = rw.op(llvm::CALL, operands, result.as_slice(), attrs);
    result.map(|_| rw.m.result(op, 0))
}

/// Sizes, strides and the size of the whole buffer of a type. Filled again for each operation.
#[derive(Default)]
struct Extent {
    operands: Vec<Value>,
    /// Operands that are sizes.
    dynamic: Vec<Value>,
    sizes: Vec<Value>,
    strides: Vec<Value>,
}

/// The extent of a type with the sizes in `e.dynamic`; the number of elements, or of bytes.
fn extent(rw: &mut Rewriter<'_>, e: &mut Extent, r: &Ranked, index: Type, bytes: bool) -> Value {
    let Extent { dynamic, sizes, strides, .. } = e;
    let mut dynamic = dynamic.iter();
    sizes.clear();
    for &n in &r.dims {
        let known = if n == DYNAMIC { dynamic.next().copied() } else { None };
        sizes.push(known.unwrap_or_else(|| build::index_constant(rw, index, n)));
    }
    let mut running = build::index_constant(rw, index, 1);
    strides.clear();
    strides.resize(sizes.len(), running);
    // What `running` is, where that is known.
    let mut known = 1i64;
    for i in (0..sizes.len()).rev() {
        strides[i] = running;
        let is_one = known == 1;
        known = ir::dialect::memref_shape::mul(known, r.dims[i]);
        running = if is_one {
            sizes[i]
        } else if known == DYNAMIC {
            rw.value(llvm::MUL, &[running, sizes[i]], index, Attr::EMPTY_DICT)
        } else {
            build::index_constant(rw, index, known)
        };
    }
    if !bytes {
        return running;
    }
    let null = rw.value(llvm::MLIR_ZERO, &[], Type::LLVM_PTR, Attr::EMPTY_DICT);
    let end = d::gep(rw, null, Type::LLVM_PTR, r.elem, running);
    rw.value(llvm::PTRTOINT, &[end], index, Attr::EMPTY_DICT)
}

/// The size of an element in bytes as the source types' data layout sees it.
fn elem_bytes(cx: &Context, ty: Type, index_width: u32) -> Option<i64> {
    let bytes = |bits: u32| i64::from(bits.div_ceil(8));
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(bytes(width)),
        TypeData::Index => Some(bytes(index_width)),
        TypeData::Float(k) => Some(bytes(k.bits())),
        TypeData::Complex(elem) => elem_bytes(cx, elem, index_width)?.checked_mul(2),
        TypeData::Vector { dims, elem, .. } => {
            let mut n = elem_bytes(cx, elem, index_width)?;
            let dims = cx.shape(dims);
            for (i, &size) in dims.iter().enumerate() {
                let size = if i + 1 == dims.len() { size.checked_next_power_of_two_i64()? } else { size };
                n = n.checked_mul(size)?;
            }
            Some(n)
        }
        TypeData::MemRef { dims, .. } => Some(16 + (1 + 2 * cx.shape(dims).len() as i64) * bytes(index_width)),
        TypeData::UnrankedMemRef { .. } => Some(8 + bytes(index_width)),
        TypeData::LlvmPtr { .. } => Some(8),
        _ => None,
    }
}

trait NextPowerOfTwo: Sized {
    fn checked_next_power_of_two_i64(self) -> Option<Self>;
}
impl NextPowerOfTwo for i64 {
    fn checked_next_power_of_two_i64(self) -> Option<i64> {
        u64::try_from(self).ok()?.checked_next_power_of_two().and_then(|n| i64::try_from(n).ok())
    }
}

/// Whether the static sizes of an allocation fit the address space; reports it if not.
fn fits(rw: &mut Rewriter<'_>, op: Op, r: &Ranked, elem: Type) -> bool {
    let width = rw.types.index_width.clamp(1, 64);
    let max = if width == 64 { i64::MAX } else { (1i64 << width) - 1 };
    let mut n = elem_bytes(&rw.m.cx, elem, width).unwrap_or(1).max(1);
    if r.dims.contains(&0) {
        return true;
    }
    for &size in r.dims.iter().filter(|&&n| n != DYNAMIC) {
        match n.checked_mul(size).filter(|&n| n <= max) {
            Some(p) => n = p,
            None => {
                rw.error(
                    "allocation-too-large",
                    op,
                    format!("the static sizes of this buffer need more bytes than {width} bits can count"),
                );
                return false;
            }
        }
    }
    true
}

/// `input` rounded up to a multiple of `alignment`.
fn round_up(rw: &mut Rewriter<'_>, input: Value, alignment: Value, index: Type) -> Value {
    let one = build::index_constant(rw, index, 1);
    let none = Attr::EMPTY_DICT;
    let bump = rw.value(llvm::SUB, &[alignment, one], index, none);
    let sum = rw.value(llvm::ADD, &[input, bump], index, none);
    let rest = rw.value(llvm::UREM, &[sum, alignment], index, none);
    rw.value(llvm::SUB, &[sum, rest], index, none)
}

/// Whether `malloc` aligns enough for a type.
fn is_scalar(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::Integer { sign: ir::Sign::Signless, .. } | TypeData::Index | TypeData::Float(_))
}

/// `memref.alloc`
pub(crate) fn alloc(rw: &mut Rewriter<'_>, ops: &[Op]) {
    buffers(rw, ops, false);
}
/// `memref.alloca`
pub(crate) fn alloca(rw: &mut Rewriter<'_>, ops: &[Op]) {
    buffers(rw, ops, true);
}

fn buffers(rw: &mut Rewriter<'_>, ops: &[Op], on_stack: bool) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    let mut e = Extent::default();
    let rule = if on_stack { Alike::Alloca } else { Alike::Alloc };
    let mut last = (Region::NONE, Op::NONE);
    for &op in ops {
        let res = rw.m.result(op, 0);
        let ty = rw.m.ty(res);
        let Some(entry) = memrefs.entry(rw, ty) else {
            check(rw, op, res);
            continue;
        };
        let own = rw.m.op_record[op].attrs.0;
        // With the function that allocates known to be there, the type tells all.
        let mut open = None;
        if cfg!(feature = "fast")
            && (on_stack || is_known(rw, op, if rw.opts.use_aligned_alloc { Runtime::AlignedAlloc } else { Runtime::Malloc }, &mut last))
        {
            if memrefs.repeat(rw, op, entry, rule, own) {
                continue;
            }
            rw.at(op);
            e.operands.clear();
            e.operands.extend_from_slice(rw.m.operands(op));
            open = memrefs.open(rw, entry, rule, &mut e.operands);
        }
        let (r, attrs) = memrefs.at(entry);
        // Only buffers without layout have a size that follows from their type.
        if !r.identity {
            rw.error("layout-unsupported", op, "only a memref without layout can be allocated");
            continue;
        }
        let elem = rw.m.cx.elem_type(ty);
        if !fits(rw, op, r, elem) {
            continue;
        }
        let alignment = rw.m.attr(op, Sym::ALIGNMENT).and_then(|a| rw.m.cx.int_value(a)).filter(|&n| n > 0);
        e.dynamic.clear();
        if rw.m.n_operands(op) > 0 {
            let sizes = operand_field(rw.m, op, 0);
            // Numbers stand for them where they are remembered.
            e.dynamic.extend_from_slice(if open.is_some() { &e.operands[..sizes.len()] } else { sizes });
        }
        rw.at(op);
        // The stack counts elements, the heap bytes.
        let total = extent(rw, &mut e, r, index, !on_stack);
        let buffer = if on_stack {
            let p = d::alloca(rw, total, r.elem, r.ptr, alignment);
            Some((p, p))
        } else if rw.opts.use_aligned_alloc {
            aligned_alloc(rw, op, r, elem, alignment, total, index)
        } else {
            malloc(rw, op, r, elem, alignment, total, index)
        };
        let Some((allocated, aligned)) = buffer else { continue };
        let v = attrs.new_descriptor(rw, r.desc, index, allocated, aligned, &e.sizes, &e.strides);
        rw.replace(op, &[v]);
        if let Some(open) = open {
            let fine = alike::is_last(rw, op);
            memrefs.remember(rw, entry, rule, own, open, fine);
        }
    }
    memrefs.keep(rw);
}

/// Whether a function of the runtime was found or declared before in the symbol table around an operation. `last`: the
/// region with the last operation of which that was true, and the table.
fn is_known(rw: &Rewriter<'_>, op: Op, which: Runtime, last: &mut (Region, Op)) -> bool {
    let Some((table, _)) = rw.memo.runtime[which as usize] else { return false };
    let own = rw.m.blocks[rw.m.op_record[op].block].region;
    if own.is_some() && (own, table) == *last {
        return true;
    }
    let known = rw.symbol_table(op) == Some(table);
    if known {
        *last = (own, table);
    }
    known
}

fn malloc(
    rw: &mut Rewriter<'_>,
    op: Op,
    r: &Ranked,
    elem: Type,
    alignment: Option<i64>,
    bytes: Value,
    index: Type,
) -> Option<(Value, Value)> {
    let none = Attr::EMPTY_DICT;
    let alignment = match alignment {
        Some(n) => Some(build::index_constant(rw, index, n)),
        None if is_scalar(&rw.m.cx, elem) => None,
        // `malloc` aligns for the biggest scalar only.
        None => Some(d::size_of(rw, r.elem, index)),
    };
    let bytes = match alignment {
        Some(a) => rw.value(llvm::ADD, &[bytes, a], index, none),
        None => bytes,
    };
    let name = runtime(rw, op, Runtime::Malloc, index)?;
    let p = call(rw, name, &[bytes], Some(Type::LLVM_PTR))?;
    let allocated = in_space(rw, p, r);
    let Some(a) = alignment else { return Some((allocated, allocated)) };
    let at = rw.value(llvm::PTRTOINT, &[allocated], index, none);
    let at = round_up(rw, at, a, index);
    Some((allocated, rw.value(llvm::INTTOPTR, &[at], r.ptr, none)))
}

fn in_space(rw: &mut Rewriter<'_>, p: Value, r: &Ranked) -> Value {
    if r.space == 0 { p } else { rw.value(llvm::ADDRSPACECAST, &[p], r.ptr, Attr::EMPTY_DICT) }
}

/// `aligned_alloc` aligns at least to this.
const MIN_ALIGNMENT: i64 = 16;

fn aligned_alloc(
    rw: &mut Rewriter<'_>,
    op: Op,
    r: &Ranked,
    elem: Type,
    alignment: Option<i64>,
    bytes: Value,
    index: Type,
) -> Option<(Value, Value)> {
    // Sizes of source types are the data layout's, which the pass's option does not change.
    let width = if rw.opts.index_bitwidth == 0 { rw.types.index_width } else { 64 };
    let elem_size = elem_bytes(&rw.m.cx, elem, width).unwrap_or(1).max(1);
    let alignment = alignment.unwrap_or_else(|| elem_size.checked_next_power_of_two_i64().unwrap_or(MIN_ALIGNMENT).max(MIN_ALIGNMENT));
    let a = build::index_constant(rw, index, alignment);
    // `aligned_alloc` takes multiples of the alignment only.
    let multiple = r
        .dims
        .iter()
        .filter(|&&n| n != DYNAMIC)
        .fold(elem_size % alignment, |p, &n| ((i128::from(p) * i128::from(n)) % i128::from(alignment)) as i64);
    let bytes = if multiple == 0 { bytes } else { round_up(rw, bytes, a, index) };
    let name = runtime(rw, op, Runtime::AlignedAlloc, index)?;
    let p = call(rw, name, &[a, bytes], Some(Type::LLVM_PTR))?;
    let p = in_space(rw, p, r);
    Some((p, p))
}

/// `memref.dealloc`
pub(crate) fn dealloc(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let ty = rw.m.ty(src);
        if rw.ty(src).is_none() {
            check(rw, op, src);
            continue;
        }
        rw.at(op);
        let (p, space) = match memrefs.get(rw, ty) {
            Some((r, attrs)) => (attrs.allocated(rw, src, r), r.space),
            None => {
                let ptr = crate::memref_copy::unranked_elem_ptr(rw, ty);
                let at = d::unranked_ptr(rw, src);
                let space = match rw.m.cx.type_data(ptr) {
                    TypeData::LlvmPtr { space } => space,
                    _ => 0,
                };
                (d::load(rw, at, ptr), space)
            }
        };
        let p = if space == 0 { p } else { rw.value(llvm::ADDRSPACECAST, &[p], Type::LLVM_PTR, Attr::EMPTY_DICT) };
        let Some(name) = runtime(rw, op, Runtime::Free, index) else { continue };
        call(rw, name, &[p], None);
        rw.erase(op);
    }
    memrefs.keep(rw);
}

// Globals.

/// The type of a global's storage: nested arrays of converted elements.
fn global_type(rw: &mut Rewriter<'_>, r: &Ranked) -> Type {
    r.dims.iter().rev().fold(r.elem, |t, &n| rw.m.cx.llvm_array(n as u64, t))
}

/// `memref.global`
pub(crate) fn global(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    for &op in ops {
        let Some(ty) = rw.m.attr(op, Sym::TYPE).and_then(|a| rw.m.cx.type_value(a)) else { continue };
        let Some((r, _)) = memrefs.get(rw, ty) else {
            let (TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. }) = rw.m.cx.type_data(ty) else { continue };
            if crate::types::memory_space(&rw.m.cx, space).is_none() {
                crate::func::space_error(rw, op, space);
            }
            continue;
        };
        let storage = global_type(rw, r);
        let visibility = rw.m.attr(op, Sym::SYM_VISIBILITY).and_then(|a| rw.m.cx.str_value(a)).map(|s| rw.m.cx.str(s));
        let public = matches!(visibility, None | Some("public"));
        let initial = rw.m.attr(op, Sym::INITIAL_VALUE);
        let uninitialized = initial == Some(Attr::UNIT);
        // A buffer without dimensions is stored as its element.
        let value = match initial.filter(|_| !uninitialized) {
            Some(v) if r.rank() == 0 => Some(scalar(&mut rw.m.cx, v).unwrap_or(v)),
            v => v,
        };
        let linkage = linkage(rw, if public { "external" } else { "private" });
        let mut list: Vec<(Sym, Attr)> = Vec::with_capacity(8);
        let ty_attr = rw.m.cx.type_attr(storage);
        let space = rw.m.cx.int_attr(Type::I32, i64::from(r.space));
        list.extend([(Sym::GLOBAL_TYPE, ty_attr), (Sym::LINKAGE, linkage), (Sym::ADDR_SPACE, space)]);
        list.extend(rw.m.attr(op, Sym::SYM_NAME).map(|a| (Sym::SYM_NAME, a)));
        list.extend(rw.m.attr(op, Sym::CONSTANT).map(|a| (Sym::CONSTANT, a)));
        list.extend(rw.m.attr(op, Sym::ALIGNMENT).map(|a| (Sym::ALIGNMENT, a)));
        list.extend(value.map(|a| (Sym::VALUE, a)));
        let attrs = rw.m.cx.dict(&list);
        rw.at(op);
        let loc = rw.loc;
        let region = rw.m.new_region();
        let new = rw.build(NewOp { attrs, regions: &[region], ..NewOp::new(llvm::MLIR_GLOBAL, loc) });
        if uninitialized {
            let block = rw.block_at_end(region, &[]);
            rw.at_end(block);
            let v = rw.value(llvm::MLIR_UNDEF, &[], storage, Attr::EMPTY_DICT);
            build::ret(rw, &[v]);
        }
        rw.replace_with(op, new);
    }
    memrefs.keep(rw);
}

/// The only element of elements without dimensions, as an attribute.
fn scalar(cx: &mut Context, a: Attr) -> Option<Attr> {
    let (ty, values) = ir::constant::values(cx, a)?;
    let elem = cx.elem_type(ty);
    let one = ir::constant::Values::Scalar(match values {
        ir::constant::Values::Each(v) => *v.first()?,
        v => v.uniform()?,
    });
    ir::constant::attr(cx, elem, &one)
}

/// What a global's descriptor holds as allocated pointer, so that freeing it is noticed.
const DEAD_BEEF: i64 = 0xdead_beef;

/// The integer as wide as a pointer in the default address space; `index` where the data layout is not at hand.
fn pointer_int(rw: &mut Rewriter<'_>, index: Type) -> Type {
    match abi::layout::DataLayout::of_module(rw.m) {
        Ok(l) => rw.m.cx.int_type(l.pointer(0).size),
        Err(_) => index,
    }
}

/// `memref.get_global`
pub(crate) fn get_global(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    // The marker is as wide as a pointer, whatever the width of index.
    let wide = pointer_int(rw, index);
    let mut e = Extent::default();
    for &op in ops {
        let res = rw.m.result(op, 0);
        let ty = rw.m.ty(res);
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            check(rw, op, res);
            continue;
        };
        let Some(name) = rw.m.attr(op, Sym::NAME) else { continue };
        rw.at(op);
        extent(rw, &mut e, r, index, true);
        let storage = global_type(rw, r);
        let a = rw.m.cx.dict_one(Sym::GLOBAL_NAME, name);
        let base = rw.value(llvm::MLIR_ADDRESSOF, &[], r.ptr, a);
        let zeros: Vec<i32> = alloc::vec![0; r.rank() + 1];
        let aligned = d::gep_const(rw, base, r.ptr, storage, &zeros);
        let marker = build::index_constant(rw, wide, DEAD_BEEF);
        let allocated = rw.value(llvm::INTTOPTR, &[marker], r.ptr, Attr::EMPTY_DICT);
        let v = attrs.new_descriptor(rw, r.desc, index, allocated, aligned, &e.sizes, &e.strides);
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}
