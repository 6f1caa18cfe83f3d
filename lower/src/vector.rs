//! Element-wise operations on values of any shape: vectors of several dimensions are arrays of vectors in the LLVM
//! dialect, whose operations only take the innermost ones, so an operation on them is taken apart.

use ir::dialect::llvm;
use ir::{Attr, Context, Opcode, Type, TypeData, Value};

use crate::build;
use crate::sweep::Rewriter;

/// The innermost type of nested arrays.
pub fn innermost(cx: &Context, mut ty: Type) -> Type {
    while let TypeData::LlvmArray { elem, .. } = cx.type_data(ty) {
        ty = elem;
    }
    ty
}

/// Whether a type is an array, the converted form of a vector of several dimensions.
#[inline]
pub fn is_array(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::LlvmArray { .. })
}

/// Most elements that [`elementwise`] takes apart.
const MAX_PARTS: u64 = 1 << 16;

/// One operation with one result on the innermost vectors of the operands. `first` is the converted type of the first
/// operand: an array makes it one operation per innermost vector. `None` if that were absurdly many.
#[inline]
pub fn elementwise(rw: &mut Rewriter<'_>, opcode: Opcode, operands: &[Value], first: Type, result: Type, attrs: Attr) -> Option<Value> {
    if !is_array(&rw.m.cx, first) {
        return Some(rw.value(opcode, operands, result, attrs));
    }
    unrolled(rw, operands, first, result, |rw, parts, ty| rw.value(opcode, parts, ty, attrs))
}

/// Takes operands of array type apart, applies `f` to each part, and puts the results together.
#[cold]
pub fn unrolled(
    rw: &mut Rewriter<'_>,
    operands: &[Value],
    first: Type,
    result: Type,
    mut f: impl FnMut(&mut Rewriter<'_>, &[Value], Type) -> Value,
) -> Option<Value> {
    // Dimensions of the arrays, outermost first.
    let mut dims = alloc::vec::Vec::new();
    let (mut ty, mut n) = (first, 1u64);
    while let TypeData::LlvmArray { len, elem } = rw.m.cx.type_data(ty) {
        n = n.saturating_mul(len);
        dims.push(len as i64);
        ty = elem;
    }
    if n > MAX_PARTS {
        return None;
    }
    let part_result = innermost(&rw.m.cx, result);
    let mut whole = build::poison(rw, result);
    let mut at = alloc::vec![0i64; dims.len()];
    let mut parts = alloc::vec::Vec::with_capacity(operands.len());
    for _ in 0..n {
        let position = build::position(rw, &at);
        parts.clear();
        for &v in operands {
            let ty = rw.ty(v)?;
            let ty = innermost(&rw.m.cx, ty);
            parts.push(rw.value(llvm::EXTRACTVALUE, &[v], ty, position));
        }
        let r = f(rw, &parts, part_result);
        whole = rw.value(llvm::INSERTVALUE, &[whole, r], result, position);
        // The next position, last dimension fastest.
        for d in (0..dims.len()).rev() {
            at[d] += 1;
            if at[d] < dims[d] {
                break;
            }
            at[d] = 0;
        }
    }
    Some(whole)
}
