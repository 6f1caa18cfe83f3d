//! Checks of the `llvm` dialect's instructions beyond their rows. Source: LLVM LangRef, and what mlir-opt rejects.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::enums::{self as e, ENUMS};
use super::llvm;
use super::llvm_syntax::{DYNAMIC_INDEX, case_of};
use super::llvm_type::{self as t, field_at, vector_elem, vector_len};
use super::records;
use crate::attr::AttrData;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments;
use crate::store::List;
use crate::ty::TypeData as T;
use crate::verify::{op_error, type_text};

pub use super::llvm_verify_symbol::*;

fn fail(m: &Module, op: Op, d: &mut Diags, name: &'static str, text: impl AsRef<str>) {
    d.push(op_error(m, op, name, text));
}
fn result_type(m: &Module, op: Op) -> Option<Type> {
    m.results(op).next().map(|v| m.ty(v))
}
fn operand_type(m: &Module, op: Op, i: usize) -> Option<Type> {
    m.operands(op).get(i).map(|&v| m.ty(v))
}
fn int_attr(m: &Module, op: Op, name: Sym) -> Option<i64> {
    m.cx.int_value(m.attr(op, name)?)
}

/// The allocated type has a size.
pub fn alloca(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)) else { return };
    if matches!(m.cx.type_data(ty), T::LlvmTarget { .. }) && !t::is_sized(&m.cx, ty) {
        return fail(m, op, d, "llvm-type", "this target extension type cannot be used in alloca");
    }
    if !t::is_sized(&m.cx, ty) {
        fail(m, op, d, "llvm-type", format!("cannot allocate '{}', which has no size in LLVM", type_text(m, ty)));
    }
    power_of_two(m, op, d);
}
fn power_of_two(m: &Module, op: Op, d: &mut Diags) {
    if int_attr(m, op, Sym::ALIGNMENT).is_some_and(|a| a != 0 && !(a as u64).is_power_of_two()) {
        fail(m, op, d, "alignment", "alignment attribute is not a power of 2");
    }
}

/// The alignment of a masked access, which always says it.
pub fn masked(m: &Module, op: Op, d: &mut Diags) {
    if int_attr(m, op, Sym::ALIGNMENT) == Some(0) {
        return fail(m, op, d, "alignment", "alignment attribute is not a power of 2");
    }
    power_of_two(m, op, d);
}

/// Indices fit the type: struct fields by constants within bounds, nothing inside scalars.
pub fn gep(m: &Module, op: Op, d: &mut Diags) {
    let Some(AttrData::DenseArray { data, .. }) = m.attr(op, Sym::RAW_CONSTANT_INDICES).map(|a| m.cx.attr_data(a)) else { return };
    let raw = m.cx.bytes.get(data).as_chunks::<4>().0;
    let dynamic = raw.iter().filter(|c| i32::from_le_bytes(**c) == DYNAMIC_INDEX).count();
    if dynamic + 1 != m.n_operands(op) {
        let text = format!(
            "expected as many dynamic indices as specified in 'rawConstantIndices': {dynamic}, but there are {}",
            m.n_operands(op) - 1
        );
        return fail(m, op, d, "gep-index", text);
    }
    if case_of(m, op, Sym::NO_WRAP_FLAGS).is_some_and(|f| f & 3 == 1) {
        return fail(m, op, d, "gep-flags", "'inbounds_flag' cannot be used directly.");
    }
    let Some(mut ty) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)) else { return };
    for (i, c) in raw.iter().enumerate().skip(1) {
        let c = i32::from_le_bytes(*c);
        ty = match m.cx.type_data(ty) {
            T::LlvmStruct { .. } | T::LlvmNamedStruct { .. } => {
                if c == DYNAMIC_INDEX {
                    return fail(m, op, d, "gep-index", format!("expected index {i} indexing a struct to be constant"));
                }
                match field_at(&m.cx, ty, i64::from(c)) {
                    Some(t) => t,
                    None => return fail(m, op, d, "gep-index", format!("index {i} indexing a struct is out of bounds")),
                }
            }
            T::LlvmArray { elem, .. } => elem,
            _ => match vector_elem(&m.cx, ty) {
                Some(elem) => elem,
                None => {
                    return fail(m, op, d, "gep-index", format!("type '{}' cannot be indexed (index #{i})", type_text(m, ty)));
                }
            },
        };
    }
}

/// Whether memory of a type may be accessed atomically.
fn atomic_type(m: &Module, ty: Type) -> bool {
    match m.cx.type_data(ty) {
        T::Integer { width, .. } => width >= 8 && width.is_power_of_two(),
        T::Float(k) => matches!(k.bits(), 16 | 32 | 64 | 128),
        T::LlvmPtr { .. } => true,
        _ => false,
    }
}
/// `load` and `store`: what atomic accesses need.
fn atomic_access(m: &Module, op: Op, ty: Type, wrong: [u64; 2], d: &mut Diags) {
    power_of_two(m, op, d);
    let ordering = case_of(m, op, Sym::ORDERING).unwrap_or(0);
    if ordering == 0 {
        if m.attr(op, Sym::SYNCSCOPE).is_some() {
            fail(m, op, d, "atomic", "expected syncscope to be null for non-atomic access");
        }
        return;
    }
    let what = if m.kind(op) == llvm::LOAD { "load" } else { "store" };
    if !atomic_type(m, ty) {
        return fail(m, op, d, "atomic", format!("unsupported type '{}' for atomic access", type_text(m, ty)));
    }
    if wrong.contains(&ordering) {
        let word = ENUMS[e::LLVM_ATOMIC_ORDERING as usize].text(ordering).unwrap_or("");
        return fail(m, op, d, "atomic", format!("unsupported ordering '{word}' for {what}"));
    }
    if m.attr(op, Sym::ALIGNMENT).is_none() {
        fail(m, op, d, "atomic", "expected alignment for atomic access");
    }
}
/// `llvm.load`
pub fn load(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = result_type(m, op) else { return };
    if m.attr(op, Sym::DEREFERENCEABLE).is_some() && !matches!(m.cx.type_data(ty), T::LlvmPtr { .. }) {
        return fail(m, op, d, "dereferenceable", "expected op to return a single LLVM pointer type");
    }
    atomic_access(m, op, ty, [5, 6], d);
}
/// `llvm.store`
pub fn store(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = operand_type(m, op, 0) else { return };
    atomic_access(m, op, ty, [4, 6], d);
}
/// `llvm.atomicrmw`: the type fits the operation, the ordering is strong enough.
pub fn atomicrmw(m: &Module, op: Op, d: &mut Diags) {
    power_of_two(m, op, d);
    let Some(ty) = operand_type(m, op, 1) else { return };
    let scalar = vector_elem(&m.cx, ty).unwrap_or(ty);
    let float = matches!(m.cx.type_data(scalar), T::Float(_));
    let int = matches!(m.cx.type_data(ty), T::Integer { width: 8 | 16 | 32 | 64, .. });
    match case_of(m, op, Sym::BIN_OP) {
        Some(11..=14 | 19 | 20) if !float => return fail(m, op, d, "atomic", "expected LLVM IR floating point type"),
        Some(0) if !(float || atomic_type(m, ty)) => {
            return fail(m, op, d, "atomic", "unexpected LLVM IR type for 'xchg' bin_op");
        }
        Some(1..=10 | 15..=18) if !int => return fail(m, op, d, "atomic", "expected LLVM IR integer type"),
        _ => {}
    }
    if case_of(m, op, Sym::ORDERING).unwrap_or(0) < 2 {
        let word = ENUMS[e::LLVM_ATOMIC_ORDERING as usize].text(2).unwrap_or("");
        fail(m, op, d, "atomic", format!("expected at least '{word}' ordering"));
    }
}
/// `llvm.cmpxchg`
pub fn cmpxchg(m: &Module, op: Op, d: &mut Diags) {
    power_of_two(m, op, d);
    let Some(ty) = operand_type(m, op, 2) else { return };
    if !atomic_type(m, ty) {
        return fail(m, op, d, "atomic", "unexpected LLVM IR type");
    }
    let success = case_of(m, op, Sym::SUCCESS_ORDERING).unwrap_or(0);
    let failure = case_of(m, op, Sym::FAILURE_ORDERING).unwrap_or(0);
    if success < 2 || failure < 2 {
        return fail(m, op, d, "atomic", "ordering must be at least 'monotonic'");
    }
    if matches!(failure, 5 | 6) {
        fail(m, op, d, "atomic", "failure ordering cannot be 'release' or 'acq_rel'");
    }
}
/// `llvm.fence`
pub fn fence(m: &Module, op: Op, d: &mut Diags) {
    if case_of(m, op, Sym::ORDERING).unwrap_or(0) < 4 {
        fail(m, op, d, "atomic", "can be given only acquire, release, acq_rel, and seq_cst orderings");
    }
}

/// Bits of an integer or float, or of all elements of a fixed vector of them.
fn bits(m: &Module, ty: Type) -> Option<u128> {
    match m.cx.type_data(ty) {
        T::Integer { width, .. } => Some(u128::from(width)),
        T::Float(k) => Some(u128::from(k.bits())),
        _ => {
            let (n, scalable) = vector_len(&m.cx, ty)?;
            let elem = vector_elem(&m.cx, ty).filter(|_| !scalable)?;
            match m.cx.type_data(elem) {
                T::Integer { width, .. } => Some(u128::from(width) * n as u128),
                T::Float(k) => Some(u128::from(k.bits()) * n as u128),
                _ => None,
            }
        }
    }
}
/// Pointers become pointers of the same address space only; other types keep their number of bits.
pub fn bitcast(m: &Module, op: Op, d: &mut Diags) {
    let (Some(from), Some(to)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    let scalar = |ty: Type| m.cx.type_data(vector_elem(&m.cx, ty).unwrap_or(ty));
    let lone = |ty: Type| vector_len(&m.cx, ty).is_none();
    match (scalar(from), scalar(to)) {
        (T::LlvmPtr { space: a }, T::LlvmPtr { space: b }) => {
            if lone(to) && !lone(from) {
                fail(m, op, d, "bitcast", "cannot cast vector of pointers to pointer");
            } else if lone(from) && !lone(to) {
                fail(m, op, d, "bitcast", "cannot cast pointer to vector of pointers");
            } else if a != b {
                fail(m, op, d, "bitcast", "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
            }
        }
        (T::LlvmPtr { .. }, _) | (_, T::LlvmPtr { .. }) => fail(m, op, d, "bitcast", "can only cast pointers from and to pointers"),
        _ => {
            if let (Some(a), Some(b)) = (bits(m, from), bits(m, to))
                && a != b
            {
                fail(m, op, d, "bitcast", format!("cannot cast {a} bits to {b} bits"));
            }
        }
    }
}
/// `sext` and `zext` widen.
pub fn int_ext(m: &Module, op: Op, d: &mut Diags) {
    let (Some(from), Some(to)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    let text = match (vector_len(&m.cx, from), vector_len(&m.cx, to)) {
        (Some(_), None) => "input type is a vector but output type is an integer",
        (None, Some(_)) => "input type is an integer but output type is a vector",
        (a, b) if a != b => "input and output vectors are of incompatible shape",
        _ => "",
    };
    if !text.is_empty() {
        return fail(m, op, d, "cast", text);
    }
    let width = |ty: Type| m.cx.int_width(vector_elem(&m.cx, ty).unwrap_or(ty)).unwrap_or(0);
    if width(to) <= width(from) {
        let text = "integer width of the output type is smaller or equal to the integer width of the input type";
        fail(m, op, d, "cast", text);
    }
}

fn position(m: &Module, op: Op) -> Vec<i64> {
    m.attr(op, Sym::POSITION).and_then(|a| m.cx.int_array(a)).unwrap_or_default()
}
/// The result is what stands at the position.
pub fn extractvalue(m: &Module, op: Op, d: &mut Diags) {
    let (Some(container), Some(result)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    match t::member(&m.cx, container, &position(m, op)) {
        Err(text) => fail(m, op, d, "aggregate-position", text),
        Ok(want) if want != result => {
            let (c, w, r) = (type_text(m, container), type_text(m, want), type_text(m, result));
            fail(
                m,
                op,
                d,
                "aggregate-type",
                format!("Type mismatch: extracting from '{c}' should produce '{w}' but this op returns '{r}'"),
            );
        }
        Ok(_) => {}
    }
}
/// The value has the type of what stands at the position.
pub fn insertvalue(m: &Module, op: Op, d: &mut Diags) {
    let (Some(container), Some(value)) = (operand_type(m, op, 0), operand_type(m, op, 1)) else { return };
    match t::member(&m.cx, container, &position(m, op)) {
        Err(text) => fail(m, op, d, "aggregate-position", text),
        Ok(want) if want != value => {
            let (v, c) = (type_text(m, value), type_text(m, container));
            fail(m, op, d, "aggregate-type", format!("Type mismatch: cannot insert '{v}' into '{c}'"));
        }
        Ok(_) => {}
    }
}
/// The mask says how many elements the result has and takes them from the two operands.
pub fn shufflevector(m: &Module, op: Op, d: &mut Diags) {
    let (Some(v), Some(r)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    let mask = m.attr(op, Sym::MASK).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let (Some((n, scalable)), Some((len, result_scalable))) = (vector_len(&m.cx, v), vector_len(&m.cx, r)) else { return };
    if len != mask.len() as i64 || result_scalable != scalable || vector_elem(&m.cx, v) != vector_elem(&m.cx, r) {
        return fail(
            m,
            op,
            d,
            "shuffle",
            format!("the result must be a vector of the operands' elements and of the mask's length, {}", mask.len()),
        );
    }
    if scalable && mask.iter().any(|&i| i != 0) {
        return fail(m, op, d, "shuffle", "expected a splat operation for scalable vectors");
    }
    let both = n.saturating_mul(2);
    if let Some(i) = mask.iter().find(|&&i| i < -1 || i >= both) {
        fail(m, op, d, "shuffle", format!("mask element {i} is not within the {both} elements of the operands"));
    }
}

/// Branch weights stand one for each successor.
pub fn cond_br(m: &Module, op: Op, d: &mut Diags) {
    let n = m.successors(op).len();
    if let Some(w) = m.attr(op, Sym::BRANCH_WEIGHTS).and_then(|a| m.cx.int_array(a))
        && w.len() != n
    {
        fail(m, op, d, "branch-weights", format!("expects number of branch weights to match number of successors: {} vs {n}", w.len()));
    }
}
/// Case values have the type of the value, stand one for each case block, and differ.
pub fn switch(m: &Module, op: Op, d: &mut Diags) {
    let n = m.successors(op).len().saturating_sub(1);
    let values = m.attr(op, Sym::CASE_VALUES);
    let ty = values.and_then(|a| m.cx.attr_type(a));
    let count = ty.map_or(0, |ty| crate::dense::n_elements(&m.cx, ty).unwrap_or(0));
    if count != n as u64 {
        return fail(m, op, d, "switch-cases", "expects number of case values to match number of case destinations");
    }
    if let (Some(ty), Some(of)) = (ty, operand_type(m, op, 0))
        && m.cx.elem_type(ty) != of
    {
        let (a, b) = (type_text(m, m.cx.elem_type(ty)), type_text(m, of));
        return fail(m, op, d, "switch-type", format!("expects case value type to match condition value type: '{a}' vs '{b}'"));
    }
    if let Some(mut v) = values.and_then(|a| crate::dense::int_values(&m.cx, a, n)) {
        crate::order::sort_by_key(&mut v, |&c| c);
        if let Some(w) = v.windows(2).find(|w| w[0] == w[1]) {
            return fail(m, op, d, "switch-cases", format!("case value {} is given twice", w[0]));
        }
    }
    cond_br(m, op, d);
}
/// Returns what the function or the initializer around it wants.
pub fn ret(m: &Module, op: Op, d: &mut Diags) {
    let Some(parent) = m.parent_op(op) else { return };
    let found = operand_type(m, op, 0);
    let want = match m.kind(parent) {
        llvm::FUNC => {
            let ty = m.attr(parent, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
            let Some(T::LlvmFunc { ret, .. }) = ty.map(|ty| m.cx.type_data(ty)) else { return };
            if ret == Type::LLVM_VOID { None } else { Some(ret) }
        }
        _ => return,
    };
    let note = |e: crate::Diagnostic| e.note(m.op_record[parent].loc, "when returning from function");
    match (found, want) {
        (Some(_), None) => d.push(note(op_error(m, op, "return-count", "expected no operands"))),
        (None, Some(_)) => d.push(note(op_error(m, op, "return-count", "expected 1 operand"))),
        (Some(f), Some(w)) if f != w => {
            // What follows from an error that is reported already is no news.
            let mut seen = Diags::default();
            if let Some(def) = m.def_op(m.operand(op, 0))
                && let Some(verify) = m.row(def).verify
            {
                verify(m, def, &mut seen);
            }
            if seen.failed() {
                return;
            }
            let text = format!("mismatching result types: this returns '{}', the function '{}'", type_text(m, f), type_text(m, w));
            d.push(note(op_error(m, op, "return-type", text)));
        }
        _ => {}
    }
}
/// The function has a personality; clauses are constants.
pub fn landingpad(m: &Module, op: Op, d: &mut Diags) {
    let func = m.parent_op(op);
    if func.is_some_and(|f| m.kind(f) == llvm::FUNC && m.attr(f, Sym::PERSONALITY).is_none()) {
        return fail(m, op, d, "landingpad", "llvm.landingpad needs to be in a function with a personality");
    }
    if m.attr(op, Sym::CLEANUP).is_none() && m.operands(op).is_empty() {
        return fail(m, op, d, "landingpad", "landingpad instruction expects at least one clause or cleanup attribute");
    }
    for (i, &v) in m.operands(op).iter().enumerate() {
        if matches!(m.type_data(v), T::LlvmArray { .. }) {
            continue;
        }
        let at = m.def_op(v);
        if let Some(o) = at.filter(|&o| m.kind(o) == llvm::BITCAST) {
            let of = m.operands(o).first().and_then(|&v| m.def_op(v));
            if of.is_some_and(|o| m.kind(o) == llvm::MLIR_ADDRESSOF) {
                continue;
            }
            let e = crate::Diagnostic::error("landingpad", m.op_record[op].loc, "constant clauses expected");
            return d.push(e.note(m.op_record[o].loc, "global addresses expected as operand to bitcast used in clauses for landingpad"));
        }
        let known = matches!(at.map(|o| m.kind(o)), Some(llvm::MLIR_ZERO | llvm::MLIR_ADDRESSOF));
        if !known {
            let text = format!("clause #{i} is not a known constant - null, addressof, bitcast");
            return fail(m, op, d, "landingpad", text);
        }
    }
}
/// The unwind block begins with a landing pad.
pub fn invoke(m: &Module, op: Op, d: &mut Diags) {
    let before = d.n_errors;
    call(m, op, d);
    if d.n_errors != before {
        return;
    }
    let Some(&unwind) = m.successors(op).get(1) else { return };
    match m.block_ops(unwind).first() {
        None => fail(m, op, d, "landingpad", "must have at least one operation in unwind destination"),
        Some(&o) if m.kind(o) != llvm::LANDINGPAD => {
            fail(m, op, d, "landingpad", "first operation in unwind destination should be a llvm.landingpad operation");
        }
        Some(_) => cond_br(m, op, d),
    }
}
/// The callee is a symbol or a pointer; bundles have tags; a variadic callee's type fits the arguments.
pub fn call(m: &Module, op: Op, d: &mut Diags) {
    bundles(m, op, d);
    let operands = segments::operand_field(m, op, 0);
    let args: &[Value] = match (m.attr(op, Sym::CALLEE), operands.first()) {
        (Some(_), _) => operands,
        (None, None) => return fail(m, op, d, "callee", "must have either a `callee` attribute or at least an operand"),
        (None, Some(&v)) => {
            if !matches!(m.type_data(v), T::LlvmPtr { .. }) {
                let text = format!("indirect call expects a pointer as callee: '{}'", type_text(m, m.ty(v)));
                return fail(m, op, d, "callee", text);
            }
            &operands[1..]
        }
    };
    let ty = m.attr(op, Sym::VAR_CALLEE_TYPE).and_then(|a| m.cx.type_value(a));
    if let Some(T::LlvmFunc { ret, params, varargs }) = ty.map(|ty| m.cx.type_data(ty)) {
        if !varargs {
            return fail(m, op, d, "callee-type", "expected var_callee_type to be a variadic function type");
        }
        if args.len() < params.len as usize {
            let text = format!("expected var_callee_type to have at most {} parameters", args.len());
            return fail(m, op, d, "callee-type", text);
        }
        if let Some((p, &a)) = m.cx.types_in(params).zip(args).find(|(p, a)| *p != m.ty(**a)) {
            let (p, a) = (type_text(m, p), type_text(m, m.ty(a)));
            return fail(m, op, d, "callee-type", format!("var_callee_type parameter type mismatch: '{p}' != '{a}'"));
        }
        match result_type(m, op) {
            None if ret != Type::LLVM_VOID => fail(m, op, d, "callee-type", "expected var_callee_type to return void"),
            Some(r) if r != ret => {
                let text = format!("var_callee_type return type mismatch: '{}' != '{}'", type_text(m, ret), type_text(m, r));
                fail(m, op, d, "callee-type", text);
            }
            _ => {}
        }
    }
}
fn bundles(m: &Module, op: Op, d: &mut Diags) {
    let n = m.attr(op, Sym::OP_BUNDLE_SIZES).map_or(0, |a| segments::n_segments(&m.cx, a));
    let tags = m.attr(op, Sym::OP_BUNDLE_TAGS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    if tags.len() != n {
        return fail(m, op, d, "operand-bundle", format!("expected {n} operand bundle tags, but actually got {}", tags.len()));
    }
    if tags.iter().any(|&a| m.cx.str_value(a).is_none()) {
        fail(m, op, d, "operand-bundle", "operand bundle tag must be a StringAttr");
    }
}
/// The name is an intrinsic's.
pub fn call_intrinsic(m: &Module, op: Op, d: &mut Diags) {
    bundles(m, op, d);
    let name = m.attr(op, Sym::INTRIN).and_then(|a| m.cx.str_value(a));
    if name.is_some_and(|n| !m.cx.str(n).starts_with("llvm.")) {
        fail(m, op, d, "intrinsic", "intrinsic name must start with 'llvm.'");
    }
}

/// Number of scalars in an array or vector type of any depth; `None` for other types and on overflow.
fn scalars(m: &Module, ty: Type) -> Option<u64> {
    let (mut n, mut at, mut any) = (1u64, ty, false);
    loop {
        at = match m.cx.type_data(at) {
            T::LlvmArray { len, elem } => {
                n = n.checked_mul(len)?;
                elem
            }
            _ => match (vector_len(&m.cx, at), vector_elem(&m.cx, at)) {
                (Some((len, _)), Some(elem)) => {
                    n = n.checked_mul(len as u64)?;
                    elem
                }
                _ => return any.then_some(n),
            },
        };
        any = true;
    }
}
/// What an array or vector type of any depth holds.
fn scalar(m: &Module, ty: Type) -> Type {
    let mut at = ty;
    loop {
        at = match m.cx.type_data(at) {
            T::LlvmArray { elem, .. } => elem,
            _ => match vector_elem(&m.cx, at) {
                Some(elem) => elem,
                None => return at,
            },
        };
    }
}
/// What is wrong with a list as an array: at every level of arrays as many as there are elements, and in the innermost
/// zeros, undefined values or a list of the fields for each struct. The fields are the business of the translation.
fn array_problem(m: &Module, items: List, ty: Type) -> Option<String> {
    let (mut level, mut ty, mut dimension) = (alloc::vec![items], ty, 0);
    while let T::LlvmArray { len, elem } = m.cx.type_data(ty) {
        if let Some(wrong) = level.iter().find(|l| u64::from(l.len) != len) {
            return Some(format!("array attribute size does not match array type size in dimension {dimension}: {} vs. {len}", wrong.len));
        }
        (ty, dimension) = (elem, dimension + 1);
        let inner = level.iter().flat_map(|&l| m.cx.attrs_in(l));
        if matches!(m.cx.type_data(elem), T::LlvmArray { .. }) {
            let lists = inner.filter_map(|a| if let AttrData::Array(l) = m.cx.attr_data(a) { Some(l) } else { None });
            level = lists.collect();
            continue;
        }
        let Some(fields) = t::struct_fields(&m.cx, elem) else {
            return Some("for array with an array attribute must have a struct element type".into());
        };
        for (i, a) in inner.enumerate() {
            match m.cx.attr_data(a) {
                AttrData::Array(l) if l.len as usize == fields.len() => {}
                AttrData::Array(l) => {
                    let text = "nested array attribute size for struct element at index";
                    return Some(format!("{text} {i} must match struct size: {} vs. {}", l.len, fields.len()));
                }
                AttrData::Record { def: records::LLVM_ZERO | records::LLVM_UNDEF, .. } => {}
                _ => {
                    let text = "must be a zero, or undef, or array attribute";
                    return Some(format!("nested attribute for struct element at index {i} {text}"));
                }
            }
        }
    }
    None
}
/// A float and a type of floats of another format.
const DIFFERENT_FLOATS: &str = "attribute and type have different float semantics";
fn constant_problem(m: &Module, value: Attr, ty: Type) -> Option<String> {
    let data = m.cx.type_data(ty);
    let late = m.cx.late_constant_checks;
    if matches!(data, T::LlvmTarget { .. }) {
        return Some("does not support target extension type.".into());
    }
    match m.cx.attr_data(value) {
        AttrData::String { text, .. } => {
            let n = m.cx.str_bytes(text).len() as u64;
            let fits = matches!(data, T::LlvmArray { len, elem: Type::I8 } if len == n);
            (!fits).then(|| format!("expected array type of {n} i8 elements for the string constant"))
        }
        AttrData::Array(_) if late && !matches!(data, T::LlvmStruct { .. } | T::LlvmNamedStruct { .. }) => None,
        AttrData::Array(items) => match data {
            T::LlvmStruct { .. } | T::LlvmNamedStruct { .. } => {
                let fields = t::struct_fields(&m.cx, ty).unwrap_or_default();
                if fields.len() != items.len as usize {
                    return Some(format!("expected array attribute of size {}", fields.len()));
                }
                // Release 19 knows structs as the types of complex constants alone, and does not compare kinds.
                if late && (fields.len() != 2 || fields[0] != fields[1]) {
                    return Some("expected struct type with two elements of the same type".into());
                }
                let first = m.cx.attrs_in(items).next().and_then(|a| m.cx.attr_type(a));
                for (i, (a, field)) in m.cx.attrs_in(items).zip(fields).enumerate() {
                    if !matches!(m.cx.type_data(field), T::Integer { .. } | T::Float(_)) {
                        return Some("expected struct element types to be floating point type or integer type".into());
                    }
                    let found = m.cx.attr_type(a);
                    let number = found.is_some_and(|f| matches!(m.cx.type_data(f), T::Integer { .. } | T::Index | T::Float(_)));
                    if if late { !number || found != first } else { found != Some(field) } {
                        return Some(format!("struct element at index {i} is of wrong type"));
                    }
                }
                None
            }
            T::LlvmArray { .. } => array_problem(m, items, ty),
            _ => Some("expected array or struct type for array attribute".into()),
        },
        AttrData::Integer { .. } | AttrData::BigInteger { .. } => match data {
            T::Integer { .. } => None,
            _ => Some("expected integer type".into()),
        },
        AttrData::Float { ty: of, .. } | AttrData::BigFloat { ty: of, .. } => {
            let T::Float(kind) = m.cx.type_data(of) else { return None };
            match data {
                T::Float(k) if k.bits() != kind.bits() || k != kind && !late => Some(DIFFERENT_FLOATS.into()),
                T::LlvmPpcFp128 if !late => Some(DIFFERENT_FLOATS.into()),
                T::Integer { width, .. } if width != kind.bits() => Some(format!("expected integer type of width {}", kind.bits())),
                T::LlvmStruct { .. } | T::LlvmNamedStruct { .. } => Some("expected array attribute for struct type".into()),
                // Also of a vector, an array, a pointer or a token: the translation to LLVM IR refuses those.
                _ => None,
            }
        }
        AttrData::Dense { ty: of, .. } | AttrData::DenseResource { ty: of, .. } | AttrData::Sparse { ty: of, .. } => {
            let want = crate::dense::n_elements(&m.cx, of);
            let Some(n) = scalars(m, ty) else { return Some("expected vector or array type".into()) };
            if late {
                return None;
            }
            if let T::Vector { scalable: 1.., .. } = data {
                let splat = matches!(m.cx.attr_data(value), AttrData::Dense { splat: true, .. });
                return (!splat).then(|| "scalable vector type requires a splat attribute".into());
            }
            if want != Some(n) {
                return Some(format!("type and attribute have a different number of elements: {n} vs. {}", want.unwrap_or(0)));
            }
            match (m.cx.type_data(m.cx.elem_type(of)), m.cx.type_data(scalar(m, ty))) {
                (T::Integer { .. }, T::Integer { .. }) => None,
                (T::Integer { .. }, _) => Some("expected integer element type for integer elements attribute".into()),
                (T::Float(a), T::Float(b)) if a != b => Some(DIFFERENT_FLOATS.into()),
                (T::Float(_), T::LlvmPpcFp128) => Some(DIFFERENT_FLOATS.into()),
                (T::Float(a), T::Integer { width, .. }) if a.bits() != width => {
                    Some(format!("expected integer element type of width {}", a.bits()))
                }
                _ => None,
            }
        }
        AttrData::DenseStrings { .. } => None,
        _ => Some("only supports integer, float, string or elements attributes".into()),
    }
}
/// The value fits the type.
pub fn constant(m: &Module, op: Op, d: &mut Diags) {
    let (Some(value), Some(ty)) = (m.attr(op, Sym::VALUE), result_type(m, op)) else { return };
    if let Some(text) = constant_problem(m, value, ty) {
        fail(m, op, d, "constant", text);
    }
}

/// Not every target type has a zero.
pub fn zero(m: &Module, op: Op, d: &mut Diags) {
    if let Some(ty) = result_type(m, op)
        && matches!(m.cx.type_data(ty), T::LlvmTarget { .. })
        && !t::is_sized(&m.cx, ty)
    {
        fail(m, op, d, "constant", "target extension type does not support zero-initializer");
    }
}

/// Operands and results have one element type.
pub fn same_elem(m: &Module, op: Op, d: &mut Diags) {
    let elem = |ty: Type| vector_elem(&m.cx, ty).unwrap_or(ty);
    let mut types = m.operands(op).iter().map(|&v| elem(m.ty(v))).chain(m.results(op).map(|v| elem(m.ty(v))));
    let Some(first) = types.next() else { return };
    if types.any(|ty| ty != first) {
        fail(m, op, d, "element-type", "requires the same element type for all operands and results");
    }
}
/// Operands have one element type.
pub fn same_operands(m: &Module, op: Op, d: &mut Diags) {
    let elem = |ty: Type| vector_elem(&m.cx, ty).unwrap_or(ty);
    let mut types = m.operands(op).iter().map(|&v| elem(m.ty(v)));
    let Some(first) = types.next() else { return };
    if types.any(|ty| ty != first) {
        fail(m, op, d, "element-type", "requires the same element type for all operands");
    }
}
/// The result is a struct of two values of the operand's type.
pub fn sincos(m: &Module, op: Op, d: &mut Diags) {
    let (Some(ty), Some(r)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    if t::struct_fields(&m.cx, r).is_none_or(|f| f != [ty, ty]) {
        let text = format!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{}'",
            type_text(m, r)
        );
        fail(m, op, d, "intrinsic-type", text);
    }
}
/// The result has the elements of both vectors.
pub fn interleave2(m: &Module, op: Op, d: &mut Diags) {
    let (Some(v), Some(r)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    let twice = vector_len(&m.cx, v).map(|(n, scalable)| (n.saturating_mul(2), scalable));
    if twice != vector_len(&m.cx, r) || vector_elem(&m.cx, v) != vector_elem(&m.cx, r) {
        fail(m, op, d, "intrinsic-type", "failed to verify that result has twice as many elements as 'vec1'");
    }
}
/// A vector of pointers has an element for each of another vector's.
fn same_len(m: &Module, op: Op, ptrs: Option<Type>, of: Option<Type>, operand: usize, d: &mut Diags) {
    let (Some(ptrs), Some((n, scalable))) = (ptrs, of.and_then(|t| vector_len(&m.cx, t))) else { return };
    if vector_len(&m.cx, ptrs) == Some((n, scalable)) {
        return;
    }
    let elem = vector_elem(&m.cx, ptrs).map_or(String::new(), |e| type_text(m, e));
    let want = match m.cx.type_data(ptrs) {
        T::LlvmVec { .. } => {
            format!("!llvm.vec<{}{n} x  {}>", if scalable { "? x " } else { "" }, elem.strip_prefix("!llvm.").unwrap_or(&elem))
        }
        _ if scalable => format!("vector<[{n}]x{elem}>"),
        _ => format!("vector<{n}x{elem}>"),
    };
    fail(m, op, d, "intrinsic-type", format!("expected operand #{operand} type to be '{want}'"));
}
/// One pointer for each element loaded.
pub fn gather(m: &Module, op: Op, d: &mut Diags) {
    masked(m, op, d);
    same_len(m, op, operand_type(m, op, 0), result_type(m, op), 1, d);
}
/// One pointer for each element stored.
pub fn scatter(m: &Module, op: Op, d: &mut Diags) {
    masked(m, op, d);
    same_len(m, op, operand_type(m, op, 1), operand_type(m, op, 0), 2, d);
}
/// Vectors whose parts are taken or replaced have at most so many (known) bits.
const MAX_VECTOR_BITS: i64 = 1 << 17;
/// A part of a vector: of its element type, at a multiple of its length, within the other.
fn vector_part(m: &Module, op: Op, part: Type, whole: Type, what: &str, d: &mut Diags) {
    let (Some((p, ps)), Some((w, ws))) = (vector_len(&m.cx, part), vector_len(&m.cx, whole)) else { return };
    let too_big = |ty: Type, n: i64| {
        let scalar = m.cx.int_width(vector_elem(&m.cx, ty).unwrap_or(ty));
        scalar.is_some_and(|w| n.saturating_mul(i64::from(w)) > MAX_VECTOR_BITS)
    };
    if too_big(part, p) || too_big(whole, w) {
        return fail(m, op, d, "intrinsic-type", "failed to verify that vectors are not bigger than 2^17 bits.");
    }
    if vector_elem(&m.cx, part) != vector_elem(&m.cx, whole) {
        return fail(m, op, d, "intrinsic-type", "the vectors must have the same element type");
    }
    if ps && !ws {
        return fail(m, op, d, "intrinsic-type", format!("failed to verify that it is not {what} fixed-length vectors."));
    }
    let pos = int_attr(m, op, Sym::POS).unwrap_or(0);
    if pos < 0 || p == 0 || pos % p != 0 || (ps == ws && pos.checked_add(p).is_none_or(|end| end > w)) {
        fail(m, op, d, "intrinsic-type", format!("position {pos} is no place for {p} elements in a vector of {w}"));
    }
}
/// `llvm.intr.vector.extract`
pub fn vector_extract(m: &Module, op: Op, d: &mut Diags) {
    let (Some(whole), Some(part)) = (operand_type(m, op, 0), result_type(m, op)) else { return };
    vector_part(m, op, part, whole, "extracting scalable from", d);
}
/// `llvm.intr.vector.insert`
pub fn vector_insert(m: &Module, op: Op, d: &mut Diags) {
    let (Some(whole), Some(part)) = (operand_type(m, op, 0), operand_type(m, op, 1)) else { return };
    vector_part(m, op, part, whole, "inserting scalable into", d);
}
