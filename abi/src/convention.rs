//! Calling conventions of memrefs as data: which fields a descriptor has, in which order a default-convention
//! function takes them, and what results become. Everything that builds, splits or describes a descriptor reads these
//! lists. Source: MLIR documentation, "LLVM IR Target", "Ranked MemRef Types" to "Bare Pointer Calling Convention".

use alloc::vec::Vec;
use ir::{Context, Type, TypeData};

/// A member of a ranked memref's descriptor, in memory order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Field {
    /// The pointer that was allocated and is freed.
    Allocated = 0,
    /// The pointer that is indexed.
    Aligned = 1,
    /// Distance from the aligned pointer to the first element, in elements.
    Offset = 2,
    /// `array<rank x index>` of sizes; absent in rank 0.
    Sizes = 3,
    /// `array<rank x index>` of strides, in elements; absent in rank 0.
    Strides = 4,
}

impl Field {
    /// Position in the descriptor struct.
    pub const fn position(self) -> i64 {
        self as i64
    }
}

/// A member of an unranked memref's descriptor, in memory order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum UnrankedField {
    /// The rank, of index width.
    Rank = 0,
    /// Pointer to a ranked descriptor.
    Descriptor = 1,
}

impl UnrankedField {
    /// Position in the descriptor struct.
    pub const fn position(self) -> i64 {
        self as i64
    }
}

/// Number of separate arguments that the default convention passes for a ranked memref.
pub const fn n_ranked_args(rank: usize) -> usize {
    3 + 2 * rank
}

/// Number of separate arguments that the default convention passes for an unranked memref.
pub const N_UNRANKED_ARGS: usize = 2;

/// The member types of a ranked descriptor: pointers of the memory space, then `index`-width integers.
pub fn ranked_fields(cx: &mut Context, space: u32, index: Type, rank: usize, out: &mut Vec<Type>) {
    let ptr = cx.ptr_type(space);
    out.extend_from_slice(&[ptr, ptr, index]);
    if rank > 0 {
        let array = cx.llvm_array(rank as u64, index);
        out.extend_from_slice(&[array, array]);
    }
}

/// The descriptor struct of a ranked memref.
pub fn ranked_descriptor(cx: &mut Context, space: u32, index: Type, rank: usize) -> Type {
    let mut fields = Vec::with_capacity(5);
    ranked_fields(cx, space, index, rank, &mut fields);
    cx.llvm_struct(&fields)
}

/// Whether a type is [`ranked_descriptor`], without making that.
pub fn is_ranked_descriptor(cx: &Context, ty: Type, space: u32, index: Type, rank: usize) -> bool {
    let TypeData::LlvmStruct { body, packed: false } = cx.type_data(ty) else { return false };
    let pointer = |t: u32| matches!(cx.type_data(Type(t)), TypeData::LlvmPtr { space: s } if s == space);
    let array = |t: u32| matches!(cx.type_data(Type(t)), TypeData::LlvmArray { len, elem } if (len, elem) == (rank as u64, index));
    match *cx.lists.get(body) {
        [a, b, offset] => rank == 0 && a == b && pointer(a) && offset == index.0,
        [a, b, offset, sizes, strides] => rank > 0 && a == b && pointer(a) && offset == index.0 && sizes == strides && array(sizes),
        _ => false,
    }
}

/// The descriptor struct of an unranked memref: rank, pointer to a ranked descriptor. The pointer itself is in the
/// default space, whatever the memory space of the elements.
pub fn unranked_descriptor(cx: &mut Context, index: Type) -> Type {
    cx.llvm_struct(&[index, Type::LLVM_PTR])
}

/// The arguments that the default convention passes for a ranked memref: the members with arrays taken apart, sizes
/// before strides.
pub fn ranked_args(cx: &mut Context, space: u32, index: Type, rank: usize, out: &mut Vec<Type>) {
    let ptr = cx.ptr_type(space);
    out.extend_from_slice(&[ptr, ptr, index]);
    out.extend((0..2 * rank).map(|_| index));
}

/// The place in the descriptor of each argument of [`ranked_args`], in argument order: (field, dimension).
pub fn ranked_arg_fields(rank: usize) -> impl Iterator<Item = (Field, Option<u32>)> + Clone {
    let scalars = [Field::Allocated, Field::Aligned, Field::Offset].into_iter().map(|f| (f, None));
    let sizes = (0..rank as u32).map(|i| (Field::Sizes, Some(i)));
    let strides = (0..rank as u32).map(|i| (Field::Strides, Some(i)));
    scalars.chain(sizes).chain(strides)
}

/// The place in the descriptor of each member in the order in which MLIR fills a descriptor: the size and the stride
/// of one dimension together. The number is the position among [`ranked_args`].
pub fn ranked_fill_order(rank: usize) -> impl Iterator<Item = (Field, Option<u32>, usize)> + Clone {
    let scalars = [(Field::Allocated, None, 0), (Field::Aligned, None, 1), (Field::Offset, None, 2)].into_iter();
    scalars.chain((0..rank).flat_map(move |i| [(Field::Sizes, Some(i as u32), 3 + i), (Field::Strides, Some(i as u32), 3 + rank + i)]))
}

/// What a function with several results returns: one value as it is, several in a struct.
pub fn packed_results(cx: &mut Context, results: &[Type]) -> Type {
    match results {
        [] => Type::LLVM_VOID,
        [one] => *one,
        _ => cx.llvm_struct(results),
    }
}

/// The results of a function by what it returns and how many it has: the inverse of [`packed_results`]. `None` if that
/// many cannot come back so.
pub fn unpacked_results(cx: &Context, ret: Type, n: usize) -> Option<Vec<Type>> {
    match (n, cx.type_data(ret)) {
        (0, _) => (ret == Type::LLVM_VOID).then(Vec::new),
        (1, _) => (ret != Type::LLVM_VOID).then(|| [ret].to_vec()),
        (_, TypeData::LlvmStruct { body, packed: false }) => Some(cx.type_vec(body)).filter(|t| t.len() == n),
        _ => None,
    }
}

/// The type of a member of a descriptor: the inverse of taking it apart into [`ranked_args`].
pub fn member_type(cx: &Context, descriptor: Type, field: Field, dim: Option<u32>) -> Option<Type> {
    let TypeData::LlvmStruct { body, .. } = cx.type_data(descriptor) else { return None };
    let ty = cx.types_in(body).nth(field.position() as usize)?;
    match (dim, cx.type_data(ty)) {
        (None, _) => Some(ty),
        (Some(d), TypeData::LlvmArray { len, elem }) => (u64::from(d) < len).then_some(elem),
        _ => None,
    }
}

/// The prefix of C-interface wrappers.
pub const C_PREFIX: &str = "_mlir_ciface_";
