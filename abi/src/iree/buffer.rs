//! Type bounds on buffers: a signature of numbers and nd-arrays of numbers as a function on memrefs, and what the
//! default calling convention makes of that, so that one generator of bindings serves both.

use alloc::string::String;
use alloc::vec::Vec;
use ir::{Attr, Context, DYNAMIC, FloatKind, Type, TypeData};

use super::function::Function;
use super::record::{Kind, Signature};
use crate::convention;

/// A signature on buffers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buffers {
    /// Types of the arguments: numbers and memrefs.
    pub inputs: Vec<Type>,
    /// Types of the results.
    pub results: Vec<Type>,
}

/// The type on buffers of one record; `None` for references other than nd-arrays of numbers.
pub fn buffer_type(cx: &mut Context, sig: &Signature, i: u32) -> Option<Type> {
    Some(match sig.kind(i) {
        Kind::Int(w) => cx.int_type(w),
        Kind::Bf16 => Type::BF16,
        Kind::Float(w) => {
            let kinds = [FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::F80, FloatKind::F128];
            cx.float_type(kinds.into_iter().find(|k| k.bits() == w)?)
        }
        Kind::NdArray(dims) if sig.is_value(i + 1) => {
            let elem = buffer_type(cx, sig, i + 1)?;
            match dims {
                None => cx.ty(TypeData::UnrankedMemRef { elem, space: Attr::NONE }),
                Some(dims) => {
                    let dims: Vec<i64> = sig.dims_of(dims).iter().map(|d| d.unwrap_or(DYNAMIC)).collect();
                    cx.memref_type(&dims, elem, Attr::NONE, Attr::NONE)
                }
            }
        }
        _ => return None,
    })
}

/// The whole signature on buffers; the error is the first record without a buffer type, in JSON. What has no record
/// keeps its type in the function `f` if that is a number, a vector or a memref.
pub fn buffers(cx: &mut Context, sig: &Signature, f: &Function) -> Result<Buffers, String> {
    let mut list = |records: &[u32], types: &[Type]| -> Result<Vec<Type>, String> {
        let own = |n: usize| types.get(n).copied().filter(|_| types.len() == records.len());
        let mut out = Vec::with_capacity(records.len());
        for (n, &r) in records.iter().enumerate() {
            let ty = match (sig.kind(r), own(n)) {
                (Kind::Unknown, Some(ty)) if stays(cx, ty) => Some(ty),
                _ => buffer_type(cx, sig, r),
            };
            out.push(ty.ok_or_else(|| {
                let mut record = String::new();
                sig.record(r, Default::default(), &mut record);
                record
            })?);
        }
        Ok(out)
    };
    Ok(Buffers { inputs: list(&sig.args, &f.inputs)?, results: list(&sig.results, &f.results)? })
}

/// Whether a type is its own buffer type.
fn stays(cx: &Context, ty: Type) -> bool {
    matches!(
        cx.type_data(ty),
        TypeData::Index | TypeData::Float(_) | TypeData::Complex(_) | TypeData::Vector { .. } | TypeData::MemRef { .. }
    )
}

/// The LLVM function type of the default calling convention; `index` is the integer type of sizes.
pub fn expanded(cx: &mut Context, b: &Buffers, index: Type) -> Type {
    let mut params = Vec::new();
    for &ty in &b.inputs {
        match cx.type_data(ty) {
            TypeData::MemRef { dims, .. } => {
                let rank = cx.shape(dims).len();
                convention::ranked_args(cx, 0, index, rank, &mut params);
            }
            TypeData::UnrankedMemRef { .. } => params.extend([index, Type::LLVM_PTR]),
            TypeData::Index => params.push(index),
            TypeData::Complex(elem) => {
                let both = cx.llvm_struct(&[elem, elem]);
                params.push(both);
            }
            _ => params.push(ty),
        }
    }
    let mut results = Vec::new();
    for &ty in &b.results {
        let one = match cx.type_data(ty) {
            TypeData::MemRef { dims, .. } => {
                let rank = cx.shape(dims).len();
                convention::ranked_descriptor(cx, 0, index, rank)
            }
            TypeData::UnrankedMemRef { .. } => convention::unranked_descriptor(cx, index),
            TypeData::Index => index,
            TypeData::Complex(elem) => cx.llvm_struct(&[elem, elem]),
            _ => ty,
        };
        results.push(one);
    }
    let ret = convention::packed_results(cx, &results);
    cx.llvm_func(ret, &params, false)
}
