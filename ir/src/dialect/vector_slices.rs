//! Checks of the operations that move boxes of vectors: `vector.extract_strided_slice`, `vector.insert_strided_slice`.
//! Source: MLIR documentation, "'vector' Dialect", and mlir-opt.

use alloc::format;
use alloc::string::String;

use crate::diag::Diags;
use crate::dialect::vector::{EXTRACT_STRIDED_SLICE, numbers};
use crate::dialect::vector_syntax as vs;
use crate::id::{Op, Sym};
use crate::module::Module;
use crate::verify::{op_error, type_text};

/// Of an operation that moves a box: numbers, as many of each as there should be, of a box that is inside.
pub fn verify(m: &Module, op: Op, d: &mut Diags) {
    if let Some(text) = wrong(m, op) {
        d.push(op_error(m, op, "slice", text));
    }
}

fn wrong(m: &Module, op: Op) -> Option<String> {
    let taken = m.kind(op) == EXTRACT_STRIDED_SLICE;
    // The whole, and the part that is taken out of it or put into it.
    let (whole, part) = if taken { (m.operand(op, 0), m.result(op, 0)) } else { (m.operand(op, 1), m.operand(op, 0)) };
    let (whole, part) = (m.ty(whole), m.ty(part));
    let ((dims, scalable), (mut sizes, flags)) = (vs::sizes(&m.cx, whole), vs::sizes(&m.cx, part));
    let list = |name| numbers(m, op, name);
    let (mut offsets, strides) = (list(Sym::OFFSETS)?, list(Sym::STRIDES)?);
    let (n, given) = (offsets.len(), sizes.clone());
    if taken {
        sizes = list(Sym::SIZES)?;
    }
    let many = if taken { n == sizes.len() && n <= dims.len() } else { n == dims.len() && sizes.len() <= n };
    if !many || strides.len() != sizes.len() {
        return Some(format!("expects offsets for up to {} dimensions, and a stride for each size", dims.len()));
    }
    if taken {
        // What is not named is moved whole.
        offsets.resize(dims.len(), 0);
        sizes.extend(&dims[n..]);
    }
    if strides.iter().any(|&s| s != 1) {
        return Some("expects strides of 1".into());
    }
    let more = dims.len() - sizes.len();
    for (i, (&at, &n)) in offsets.iter().zip(&dims).enumerate() {
        let size = i.checked_sub(more).map_or(1, |i| sizes[i]);
        if at < 0 || size < 1 || at.checked_add(size).is_none_or(|end| end > n) {
            return Some(format!("expects a box inside of dimension {i} of {n}, not {size} from {at} on"));
        }
        if i >= more && scalable >> i.min(31) & 1 != 0 && size != n {
            return Some(format!("expects all of dimension {i}, which is scalable"));
        }
    }
    let elem = m.cx.elem_type(whole);
    if elem != m.cx.elem_type(part) || taken && given != sizes || flags != scalable >> more.min(31) {
        return Some(format!("expects a part that has the sizes of the box, of elements of type '{}'", type_text(m, elem)));
    }
    None
}
