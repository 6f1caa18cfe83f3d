//! C interface: `_mlir_ciface_` functions, which take pointers to descriptors. A defined function gets a wrapper that
//! calls it; an external one becomes a private function that calls the wrapper, which is then external.
//! Source: MLIR documentation, "LLVM IR Target", "C-compatible wrapper emission", and mlir-opt.

use abi::convention::{self as conv, C_PREFIX, UnrankedField};
use abi::signature::{self, CInterface, Passed};
use alloc::vec::Vec;
use core::ops::Range;
use ir::dialect::llvm;
use ir::{Attr, Block, NewOp, Op, Region, Sym, Type, TypeData, Value};

use crate::build;
use crate::func::{Signature, convert_type_attributes, ranked_descriptor};
use crate::memref_descriptor as d;
use crate::sweep::Rewriter;

/// What the wrappers of all functions of one type have in common.
pub(crate) struct Wrapper {
    /// `!llvm.func` type, as attribute.
    ty: Attr,
    interface: CInterface,
    /// The descriptors that the arguments stand for.
    descriptors: Vec<Option<Type>>,
    /// Of a defined function: the body that was made first.
    made: Option<Made>,
}

/// A body that calls a function, to be copied.
struct Made {
    /// The first argument of its block; the results of its operations are behind the arguments.
    first: Value,
    ops: Range<Op>,
    /// Which of them is the call.
    call: Op,
}

fn wrapper(rw: &mut Rewriter<'_>, sig: &Signature) -> Option<Wrapper> {
    let TypeData::Function { inputs, .. } = rw.m.cx.type_data(sig.of.0) else { return None };
    let TypeData::LlvmFunc { ret, params, .. } = rw.m.cx.type_data(sig.ty) else { return None };
    let (inputs, args) = (rw.m.cx.type_vec(inputs), rw.m.cx.type_vec(params));
    let interface = signature::c_interface(&rw.m.cx, &sig.passed, &args, ret);
    let ty = rw.m.cx.llvm_func(interface.ret, &interface.params, false);
    let ty = rw.m.cx.type_attr(ty);
    let descriptors: Vec<Option<Type>> = inputs
        .iter()
        .zip(&sig.passed)
        .map(|(&ty, p)| match p {
            Passed::Whole => None,
            _ => rw.convert(ty),
        })
        .collect();
    Some(Wrapper { ty, interface, descriptors, made: None })
}

/// Appends the wrapper of a function that becomes `new`, a function of a signature. `region` is its body.
pub(crate) fn c_wrapper(rw: &mut Rewriter<'_>, op: Op, new: Op, region: Region, sig: &mut Signature) -> Option<()> {
    if sig.wrapper.is_none() {
        sig.wrapper = wrapper(rw, sig);
    }
    let w = sig.wrapper.as_mut()?;

    let name = rw.m.attr(op, Sym::SYM_NAME).and_then(|a| rw.m.cx.str_value(a))?;
    let text = rw.m.cx.str(name);
    let mut wrapper_name = alloc::string::String::with_capacity(C_PREFIX.len() + text.len());
    wrapper_name.push_str(C_PREFIX);
    wrapper_name.push_str(text);
    let wrapper_name = rw.m.cx.sym(&wrapper_name);
    let attrs = attributes(rw, op, w, wrapper_name)?;
    let body = rw.m.new_region();
    rw.build(NewOp { attrs, regions: &[body], ..NewOp::new(llvm::FUNC, rw.loc) });

    if rw.m.region_blocks(region).is_empty() {
        calls_wrapper(rw, new, region, w, wrapper_name, &sig.passed);
    } else {
        calls_function(rw, body, w, name, sig.ty, &sig.passed);
    }
    Some(())
}

/// The attributes of the function, for the wrapper.
fn attributes(rw: &mut Rewriter<'_>, op: Op, w: &Wrapper, name: Sym) -> Option<Attr> {
    let row = rw.m.row(op);
    let entries: Vec<(Sym, Attr)> = rw.m.cx.dict_entries(rw.m.op_record[op].attrs).collect();
    let mut list = Vec::with_capacity(entries.len() + 2);
    let name = rw.m.cx.sym_str_attr(name);
    list.extend_from_slice(&[(Sym::FUNCTION_TYPE, w.ty), (Sym::SYM_NAME, name)]);
    for (key, value) in entries {
        match key {
            Sym::FUNCTION_TYPE | Sym::SYM_NAME | Sym::FUNC_VARARGS | Sym::LLVM_LINKAGE | Sym::LINKAGE => {}
            // Public is what a symbol is without the attribute.
            Sym::SYM_VISIBILITY if rw.m.cx.str_value(value) == Some(Sym::PUBLIC) => {}
            Sym::SYM_VISIBILITY => list.push((key, value)),
            Sym::CCONV if rw.m.cx.enum_value(value) == Some(0) => {}
            Sym::LLVM_READNONE => list.push(crate::func::no_memory(rw)),
            Sym::ARG_ATTRS => {
                // Pointers stand for memrefs one to one; a result pointer comes first.
                let mut items = rw.m.cx.array_items(value)?;
                for a in &mut items {
                    *a = convert_type_attributes(rw, *a)?;
                }
                if w.interface.out.is_some() {
                    items.insert(0, result_attributes(rw, op));
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
    Some(rw.m.cx.dict(&list))
}

/// The attributes of the only result, which pass to the pointer that stands for it.
fn result_attributes(rw: &Rewriter<'_>, op: Op) -> Attr {
    match rw.m.attr(op, Sym::RES_ATTRS).and_then(|a| rw.m.cx.array_items(a)).as_deref() {
        Some(&[one]) => one,
        _ => Attr::EMPTY_DICT,
    }
}

/// The body of the wrapper of a defined function: loads the descriptors, takes them apart, calls.
fn calls_function(rw: &mut Rewriter<'_>, body: Region, w: &mut Wrapper, name: Sym, llvm_ty: Type, passed: &[Passed]) {
    let block = new_body(rw, body, &w.interface.params);
    let first = Value(rw.m.blocks[block].args);
    if let Some(made) = &w.made {
        let attrs = build::call_attrs(rw, name);
        let copies = rw.m.append_copies(made.ops.clone(), made.first, first, rw.loc);
        let call = Op(copies.0 + (made.call.0 - made.ops.start.0));
        rw.m.op_record[call].attrs = attrs;
        return;
    }
    let start = rw.m.next_op();
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut args = rw.m.block_args(block);
    let out = w.interface.out.and_then(|_| args.next());
    let mut operands: Vec<Value> = Vec::new();
    for ((v, p), desc) in args.zip(passed).zip(&w.descriptors) {
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
    let TypeData::LlvmFunc { ret, .. } = rw.m.cx.type_data(llvm_ty) else { return };
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
    w.made = Some(Made { first, ops: start..rw.m.next_op(), call: the_call });
}

/// The body of an external function: puts the descriptors into memory and calls the wrapper, which is external.
fn calls_wrapper(rw: &mut Rewriter<'_>, new: Op, region: Region, w: &Wrapper, name: Sym, passed: &[Passed]) {
    let TypeData::LlvmFunc { params, .. } =
        rw.m.attr(new, Sym::FUNCTION_TYPE).and_then(|a| rw.m.cx.type_value(a)).map_or(TypeData::None, |t| rw.m.cx.type_data(t))
    else {
        return;
    };
    let params = rw.m.cx.type_vec(params);
    let block = new_body(rw, region, &params);
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut next = rw.m.blocks[block].args;
    let mut operands: Vec<Value> = Vec::new();
    let out = w.interface.out.map(|ty| {
        let one = build::index_constant(rw, index, 1);
        d::alloca(rw, one, ty, Type::LLVM_PTR, None)
    });
    operands.extend(out);
    for (p, desc) in passed.iter().zip(&w.descriptors) {
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
    let result = call(rw, name, &operands, w.interface.ret);
    let result = match (out, w.interface.out) {
        (Some(slot), Some(ty)) => Some(d::load(rw, slot, ty)),
        _ => result,
    };
    build::ret(rw, result.as_slice());
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
