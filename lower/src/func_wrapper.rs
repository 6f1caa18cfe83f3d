//! C interface: `_mlir_ciface_` functions, which take pointers to descriptors. A defined function gets a wrapper that
//! calls it; an external one becomes a private function that calls the wrapper, which is then external.
//! Source: MLIR documentation, "LLVM IR Target", "C-compatible wrapper emission", and mlir-opt.

use abi::convention::{self as conv, C_PREFIX, UnrankedField};
use abi::signature::{self, CInterface, Passed};
use alloc::vec::Vec;
use core::ops::Range;
use ir::dialect::llvm;
use ir::{Attr, Block, Id, NewOp, Op, Region, Sym, Type, TypeData, Value};

use crate::build;
use crate::func::{Attributes, Signature, convert_type_attributes, ranked_descriptor};
use crate::memref_descriptor as d;
use crate::sweep::Rewriter;

/// What the wrappers of all functions of one lowered type have in common.
struct Wrapper {
    /// The type of the functions, and which source arguments it was made of.
    of: Type,
    passed: Vec<Passed>,
    /// The descriptors that the arguments stand for.
    descriptors: Vec<Option<Type>>,
    /// `!llvm.func` type of the wrapper, as attribute.
    ty: Attr,
    interface: CInterface,
    /// The body that was made first of a wrapper, and of an external function.
    made: [Option<Made>; 2],
}

/// A body that calls a function, to be copied.
struct Made {
    /// The first argument of its block; the results of its operations are behind the arguments.
    first: Value,
    ops: Range<Op>,
    /// Which of them is the call.
    call: Op,
}

// Which body.
const DEFINED: usize = 0;
const EXTERNAL: usize = 1;

/// Wrappers that a batch of functions remembers, by a few bits of the lowered type: shapes and layouts are many, but how
/// many pieces a memref becomes is its rank alone.
const WRAPPERS: usize = 64;

/// What wrappers were made.
#[derive(Default)]
pub(crate) struct Wrappers {
    /// Empty until the first one: most batches have none.
    known: Vec<Option<Wrapper>>,
    attributes: Attributes,
}

impl Wrappers {
    fn of(&mut self, rw: &mut Rewriter<'_>, sig: &Signature) -> Option<(&mut Wrapper, &mut Attributes)> {
        if self.known.is_empty() {
            self.known.resize_with(WRAPPERS, || None);
        }
        let slot = &mut self.known[sig.ty.idx() % WRAPPERS];
        let known = slot.as_ref().is_some_and(|w| w.of == sig.ty && w.passed == sig.passed && w.descriptors == sig.descriptors);
        if !known {
            *slot = Some(wrapper(rw, sig)?);
        }
        Some((slot.as_mut()?, &mut self.attributes))
    }
}

fn wrapper(rw: &mut Rewriter<'_>, sig: &Signature) -> Option<Wrapper> {
    let TypeData::LlvmFunc { ret, .. } = rw.m.cx.type_data(sig.ty) else { return None };
    let interface = signature::c_interface(&rw.m.cx, &sig.passed, &sig.args, ret);
    let ty = rw.m.cx.llvm_func(interface.ret, &interface.params, false);
    let ty = rw.m.cx.type_attr(ty);
    let (passed, descriptors) = (sig.passed.clone(), sig.descriptors.clone());
    Some(Wrapper { of: sig.ty, passed, descriptors, ty, interface, made: [None, None] })
}

/// The descriptors that the arguments of a function type stand for.
pub(crate) fn descriptors(rw: &mut Rewriter<'_>, function: Type, passed: &[Passed]) -> Vec<Option<Type>> {
    let TypeData::Function { inputs, .. } = rw.m.cx.type_data(function) else { return Vec::new() };
    let descriptor = |(i, p): (usize, &Passed)| match p {
        Passed::Whole => None,
        _ => {
            let ty = rw.m.cx.type_at(inputs, i);
            rw.convert(ty)
        }
    };
    passed.iter().enumerate().map(descriptor).collect()
}

/// Appends the wrapper of a function of a signature. `region` is the body of what the function became.
pub(crate) fn c_wrapper(rw: &mut Rewriter<'_>, op: Op, region: Region, sig: &Signature, wrappers: &mut Wrappers) -> Option<()> {
    let (w, known) = wrappers.of(rw, sig)?;

    let name = rw.m.attr(op, Sym::SYM_NAME).and_then(|a| rw.m.cx.str_value(a))?;
    let text = rw.m.cx.str(name);
    let mut wrapper_name = alloc::string::String::with_capacity(C_PREFIX.len() + text.len());
    wrapper_name.push_str(C_PREFIX);
    wrapper_name.push_str(text);
    let wrapper_name = rw.m.cx.sym(&wrapper_name);
    let attrs = attributes(rw, op, w, wrapper_name, known)?;
    let body = rw.m.new_region();
    rw.build(NewOp { attrs, regions: &[body], ..NewOp::new(llvm::FUNC, rw.loc) });

    // The body is a copy of one that was made before, but for whom it calls.
    let external = rw.m.region_blocks(region).is_empty();
    let (kind, callee) = if external { (EXTERNAL, wrapper_name) } else { (DEFINED, name) };
    let block = if external { new_body(rw, region, &sig.args) } else { new_body(rw, body, &w.interface.params) };
    let first = Value(rw.m.blocks[block].args);
    if let Some(made) = &w.made[kind] {
        let attrs = build::call_attrs(rw, callee);
        let copies = rw.m.append_copies(made.ops.clone(), made.first, first, rw.loc);
        rw.m.op_record[Op(copies.0 + (made.call.0 - made.ops.start.0))].attrs = attrs;
        return Some(());
    }
    let start = rw.m.next_op();
    let call = if external { calls_wrapper(rw, first, w, callee) } else { calls_function(rw, block, w, callee)? };
    w.made[kind] = Some(Made { first, ops: start..rw.m.next_op(), call });
    Some(())
}

/// The attributes of the function, for the wrapper.
fn attributes(rw: &mut Rewriter<'_>, op: Op, w: &Wrapper, name: Sym, known: &mut Attributes) -> Option<Attr> {
    let old = rw.m.op_record[op].attrs;
    let name = rw.m.cx.sym_str_attr(name);
    if let Some(attrs) = known.repeat(rw, old, w.ty, name) {
        return Some(attrs);
    }
    let row = rw.m.row(op);
    let entries: Vec<(Sym, Attr)> = rw.m.cx.dict_entries(old).collect();
    let mut list = Vec::with_capacity(entries.len() + 2);
    list.extend_from_slice(&[(Sym::FUNCTION_TYPE, w.ty), (Sym::SYM_NAME, name)]);
    for (key, value) in entries {
        match key {
            Sym::FUNCTION_TYPE | Sym::SYM_NAME | Sym::FUNC_VARARGS | Sym::LLVM_LINKAGE => {}
            Sym::LINKAGE if rw.m.cx.enum_value(value) == Some(0) => {}
            // Public is what a symbol is without the attribute.
            Sym::SYM_VISIBILITY if rw.m.cx.str_value(value) == Some(Sym::PUBLIC) => {}
            Sym::SYM_VISIBILITY => list.push((key, value)),
            Sym::CCONV if rw.m.cx.enum_value(value) == Some(0) => {}
            Sym::LLVM_READNONE => {
                let effects = crate::func::no_memory(rw, op, value)?;
                if rw.opts.release.version >= 20 || rw.m.attr(op, Sym::MEMORY).is_none() {
                    list.push(effects);
                }
            }
            Sym::ARG_ATTRS => {
                // Pointers stand for memrefs one to one; a result pointer comes first.
                let mut items = rw.m.cx.array_items(value)?;
                for a in &mut items {
                    *a = convert_type_attributes(rw, *a)?;
                }
                if w.interface.out.is_some() {
                    // Those of the result say nothing of where it goes.
                    items.insert(0, Attr::EMPTY_DICT);
                }
                let items = rw.m.cx.array_attr(&items);
                list.push((key, items));
            }
            Sym::RES_ATTRS if w.interface.out.is_none() => list.push((key, value)),
            Sym::RES_ATTRS => {}
            _ if row.attr(key).is_some() => {}
            _ => list.push((key, value)),
        }
    }
    let attrs = rw.m.cx.dict(&list);
    known.remember(rw, old, list);
    Some(attrs)
}

/// The body of the wrapper of a defined function: loads the descriptors, takes them apart, calls. The call.
fn calls_function(rw: &mut Rewriter<'_>, block: Block, w: &Wrapper, name: Sym) -> Option<Op> {
    let TypeData::LlvmFunc { ret, .. } = rw.m.cx.type_data(w.of) else { return None };
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut args = rw.m.block_args(block);
    let out = w.interface.out.and_then(|_| args.next());
    let mut operands: Vec<Value> = Vec::new();
    for ((v, p), desc) in args.zip(&w.passed).zip(&w.descriptors) {
        let (Some(desc), false) = (*desc, *p == Passed::Whole) else {
            operands.push(v);
            continue;
        };
        let desc_value = d::load(rw, v, desc);
        match *p {
            Passed::Ranked(rank) => {
                let TypeData::LlvmStruct { body, .. } = rw.m.cx.type_data(desc) else { continue };
                let ptr = rw.m.cx.type_at(body, 0);
                for (field, dim) in conv::ranked_arg_fields(rank) {
                    let at = [field.position(), dim.unwrap_or(0) as i64];
                    let ty = if matches!(field, conv::Field::Allocated | conv::Field::Aligned) { ptr } else { index };
                    let v = build::extract(rw, desc_value, ty, &at[..1 + usize::from(dim.is_some())]);
                    operands.push(v);
                }
            }
            _ => {
                operands.push(build::extract(rw, desc_value, index, &[UnrankedField::Rank.position()]));
                operands.push(build::extract(rw, desc_value, Type::LLVM_PTR, &[UnrankedField::Descriptor.position()]));
            }
        }
    }
    let the_call = rw.m.next_op();
    let result = call(rw, name, &operands, ret);
    match (out, result) {
        (Some(out), Some(v)) => {
            d::store(rw, v, out);
            build::ret(rw, &[]);
        }
        (_, v) => {
            build::ret(rw, v.as_slice());
        }
    }
    Some(the_call)
}

/// The body of an external function, whose first argument is `next`: puts the descriptors into memory and calls the wrapper,
/// which is external. The call.
fn calls_wrapper(rw: &mut Rewriter<'_>, next: Value, w: &Wrapper, name: Sym) -> Op {
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut next = next.0;
    let mut operands: Vec<Value> = Vec::new();
    let out = w.interface.out.map(|ty| {
        let one = build::index_constant(rw, index, 1);
        d::alloca(rw, one, ty, Type::LLVM_PTR, None)
    });
    operands.extend(out);
    for (p, desc) in w.passed.iter().zip(&w.descriptors) {
        let first = Value(next);
        let desc_value = match (*p, *desc) {
            (Passed::Ranked(rank), Some(desc)) => {
                next += conv::n_ranked_args(rank) as u32;
                ranked_descriptor(rw, desc, rank, |_, i| Value(first.0 + i as u32))
            }
            (Passed::Unranked, Some(desc)) => {
                next += conv::N_UNRANKED_ARGS as u32;
                d::new_unranked(rw, desc, first, Value(first.0 + 1))
            }
            _ => {
                next += 1;
                operands.push(first);
                continue;
            }
        };
        let Some(desc) = *desc else { continue };
        let one = build::index_constant(rw, index, 1);
        let slot = d::alloca(rw, one, desc, Type::LLVM_PTR, None);
        d::store(rw, desc_value, slot);
        operands.push(slot);
    }
    let the_call = rw.m.next_op();
    let result = call(rw, name, &operands, w.interface.ret);
    let result = match (out, w.interface.out) {
        (Some(slot), Some(ty)) => Some(d::load(rw, slot, ty)),
        _ => result,
    };
    build::ret(rw, result.as_slice());
    the_call
}

fn new_body(rw: &mut Rewriter<'_>, region: Region, params: &[Type]) -> Block {
    let block = rw.block_at_end(region, params);
    rw.at_end(block);
    block
}

fn call(rw: &mut Rewriter<'_>, name: Sym, operands: &[Value], ret: Type) -> Option<Value> {
    let result = if ret == Type::LLVM_VOID { None } else { Some(ret) };
    crate::memref_alloc::call(rw, name, operands, result)
}
