//! What a function's signature becomes under each of MLIR's conventions, and back: which arguments a source argument
//! becomes, how results are packed, what the C interface takes. Lowering follows these answers, `lowir abi` prints
//! them, bindings are written from them. Source: MLIR documentation, "LLVM IR Target", "Function Types" to "Bare
//! Pointer Calling Convention for Ranked MemRef", and mlir-opt 22.

use alloc::vec::Vec;
use ir::dialect::{llvm_type, memref_shape};
use ir::{Attr, Context, Type, TypeData};

use crate::convention::{self, Field};

/// What a value becomes in a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// One value of the converted type.
    Whole,
    /// The fields of a descriptor of a rank.
    Ranked(usize),
    /// Rank and pointer.
    Unranked,
    /// The pointer of a memref whose layout the type says.
    Bare,
}

/// What one argument of the new signature is of the source argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Member {
    /// All of it.
    Whole,
    /// A field of a ranked memref, with the dimension of a size or stride.
    Ranked(Field, Option<u32>),
    /// The rank of an unranked memref.
    Rank,
    /// The pointer to the ranked descriptor of an unranked memref.
    Descriptor,
    /// The pointer to the elements of a memref that is passed bare.
    Bare,
}

impl Passed {
    /// Number of arguments of the new signature.
    pub const fn n_args(self) -> usize {
        match self {
            Passed::Whole | Passed::Bare => 1,
            Passed::Ranked(rank) => convention::n_ranked_args(rank),
            Passed::Unranked => convention::N_UNRANKED_ARGS,
        }
    }
    /// What each of them is, in order: the inverse of taking the value apart.
    pub fn member(self, i: usize) -> Option<Member> {
        match self {
            Passed::Whole => (i == 0).then_some(Member::Whole),
            Passed::Bare => (i == 0).then_some(Member::Bare),
            Passed::Ranked(rank) => convention::ranked_arg_fields(rank).nth(i).map(|(f, d)| Member::Ranked(f, d)),
            Passed::Unranked => [Member::Rank, Member::Descriptor].get(i).copied(),
        }
    }
    /// Position, among the new arguments, of the one that attributes about the memory of the elements describe; `None`
    /// where no argument is that pointer.
    pub const fn element_pointer(self) -> Option<usize> {
        match self {
            Passed::Whole | Passed::Bare => Some(0),
            Passed::Ranked(_) => Some(Field::Aligned as usize),
            Passed::Unranked => None,
        }
    }
}

/// Why a type cannot be passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It has no counterpart.
    Type,
    /// Its layout is not strided.
    Layout,
    /// Its memory space is no address space.
    Space,
    /// As a bare pointer: sizes, strides and offset are not all known.
    Bare,
}

/// A type conversion, asked as the signature needs it.
pub type Convert<'a> = dyn FnMut(&mut Context, Type) -> Option<Type> + 'a;

/// A converted signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// What each source argument became.
    pub passed: Vec<Passed>,
    /// The new arguments.
    pub args: Vec<Type>,
    /// The results, before packing.
    pub results: Vec<Type>,
    /// The result: void, the only one, or a struct of all.
    pub ret: Type,
}

impl Signature {
    /// The new arguments of a source argument: the inverse of [`Signature::members`].
    pub fn args_of(&self, n: usize) -> core::ops::Range<usize> {
        let first = self.passed.iter().take(n).map(|p| p.n_args()).sum();
        first..first + self.passed.get(n).map_or(0, |p| p.n_args())
    }
    /// Source argument and member of every new argument, in order.
    pub fn members(&self) -> impl Iterator<Item = (usize, Member)> + '_ {
        self.passed.iter().enumerate().flat_map(|(n, &p)| (0..p.n_args()).filter_map(move |i| Some((n, p.member(i)?))))
    }
}

/// The signature of a function type; the error names the type that cannot be passed.
pub fn signature(
    cx: &mut Context,
    convert: &mut Convert<'_>,
    index: Type,
    inputs: &[Type],
    outputs: &[Type],
    bare: bool,
) -> Result<Signature, (Type, Refusal)> {
    let (mut passed, mut args, mut results) = (Vec::new(), Vec::new(), Vec::new());
    let ret = fill(cx, convert, index, inputs, outputs, bare, (&mut passed, &mut args, &mut results))?;
    Ok(Signature { passed, args, results, ret })
}

/// The same with the lists of [`Signature`] in the place of those that were there; what is returned.
pub fn fill(
    cx: &mut Context,
    convert: &mut Convert<'_>,
    index: Type,
    inputs: &[Type],
    outputs: &[Type],
    bare: bool,
    (passed, args, results): (&mut Vec<Passed>, &mut Vec<Type>, &mut Vec<Type>),
) -> Result<Type, (Type, Refusal)> {
    passed.clear();
    args.clear();
    results.clear();
    passed.reserve(inputs.len());
    // Room for descriptors of small ranks.
    args.reserve(6 * inputs.len());
    for &ty in inputs {
        passed.push(argument(cx, convert, index, ty, bare, args).map_err(|e| (ty, e))?);
    }
    for &ty in outputs {
        let to = result(cx, convert, index, ty, bare).map_err(|e| (ty, e))?;
        // Several results are one struct.
        let data = cx.type_data(to);
        if !llvm_type::is_function_result(data) || outputs.len() > 1 && !llvm_type::is_member(data) {
            return Err((ty, Refusal::Type));
        }
        results.push(to);
    }
    Ok(convention::packed_results(cx, results))
}

/// How an argument is passed; the types that it takes are appended.
pub fn argument(
    cx: &mut Context,
    convert: &mut Convert<'_>,
    index: Type,
    ty: Type,
    bare: bool,
    out: &mut Vec<Type>,
) -> Result<Passed, Refusal> {
    match cx.type_data(ty) {
        TypeData::MemRef { dims, space, .. } => {
            let Some(to) = convert(cx, ty) else { return Err(refusal(cx, ty)) };
            let space = memory_space(cx, space).ok_or(Refusal::Space)?;
            // What a user's own conversion made of it travels as it is.
            let rank = cx.shape(dims).len();
            if !convention::is_ranked_descriptor(cx, to, space, index, rank) {
                out.push(to);
                return Ok(Passed::Whole);
            }
            if bare {
                if !is_static(cx, ty) {
                    return Err(Refusal::Bare);
                }
                out.push(cx.ptr_type(space));
                return Ok(Passed::Bare);
            }
            convention::ranked_args(cx, space, index, rank, out);
            Ok(Passed::Ranked(rank))
        }
        TypeData::UnrankedMemRef { .. } => {
            let Some(to) = convert(cx, ty) else { return Err(refusal(cx, ty)) };
            if to != convention::unranked_descriptor(cx, index) {
                out.push(to);
                return Ok(Passed::Whole);
            }
            if bare {
                return Err(Refusal::Bare);
            }
            out.extend_from_slice(&[index, Type::LLVM_PTR]);
            Ok(Passed::Unranked)
        }
        _ => {
            let to = convert(cx, ty).ok_or(Refusal::Type)?;
            let data = cx.type_data(to);
            if !llvm_type::is_function_argument(data) || data == TypeData::LlvmLabel {
                return Err(Refusal::Type);
            }
            out.push(to);
            Ok(Passed::Whole)
        }
    }
}

/// The type of a result, before packing.
pub fn result(cx: &mut Context, convert: &mut Convert<'_>, index: Type, ty: Type, bare: bool) -> Result<Type, Refusal> {
    match cx.type_data(ty) {
        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } if bare => {
            let mut out = Vec::new();
            argument(cx, convert, index, ty, true, &mut out)?;
            out.pop().ok_or(Refusal::Type)
        }
        _ => convert(cx, ty).ok_or_else(|| refusal(cx, ty)),
    }
}

/// A C interface: the function of the name with [`convention::C_PREFIX`] in front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CInterface {
    /// The struct that goes through a pointer in the first argument instead of being returned.
    pub out: Option<Type>,
    /// All arguments: memrefs are pointers to their descriptors.
    pub params: Vec<Type>,
    /// What is returned.
    pub ret: Type,
}

/// The C interface of a function of a signature under the default convention.
pub fn c_interface(cx: &Context, sig: &[Passed], args: &[Type], ret: Type) -> CInterface {
    let is_struct = matches!(cx.type_data(ret), TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. });
    let out = is_struct.then_some(ret);
    let mut params = Vec::with_capacity(sig.len() + 1);
    params.extend(out.map(|_| Type::LLVM_PTR));
    let mut at = 0;
    for p in sig {
        params.push(if *p == Passed::Whole { args[at] } else { Type::LLVM_PTR });
        at += p.n_args();
    }
    CInterface { out, params, ret: if is_struct { Type::LLVM_VOID } else { ret } }
}

/// Whether sizes, strides and offset of a memref type are all known.
pub fn is_static(cx: &Context, ty: Type) -> bool {
    let known = |n: &i64| *n != ir::DYNAMIC;
    cx.shape_of(ty).is_some_and(|s| s.iter().all(known))
        && memref_shape::strides(cx, ty).is_some_and(|(s, o)| known(&o) && s.iter().all(known))
}

/// The address space of a memref's memory space; `None` if it is not an integer that fits.
pub fn memory_space(cx: &Context, space: Attr) -> Option<u32> {
    match space.get() {
        None => Some(0),
        // LLVM address spaces have 24 bits.
        Some(a) => u32::try_from(cx.int_value(a)?).ok().filter(|&s| s < 1 << 24),
    }
}

/// Why a type without counterpart has none.
pub fn refusal(cx: &Context, ty: Type) -> Refusal {
    match cx.type_data(ty) {
        TypeData::MemRef { layout, .. } if layout.is_some() && memref_shape::strides(cx, ty).is_none() => Refusal::Layout,
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } if memory_space(cx, space).is_none() => Refusal::Space,
        _ => Refusal::Type,
    }
}
