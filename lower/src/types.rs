//! Conversion of types: each distinct type is converted once, the answer stands in a dense column by [`Type`] id.
//! Source of the rules: MLIR documentation, "LLVM IR Target", "Type Conversion", and mlir-opt 22.

use abi::convention as conv;
pub use abi::signature::memory_space;
use alloc::vec::Vec;
use ir::{Context, FloatKind, Id, Sign, Type, TypeData, Value};

use crate::sweep::Rewriter;

/// A rule that comes before the built-in ones: `None` when it has nothing to say about the type,
/// `Some(None)` when the type cannot be converted.
pub type TypeRule = fn(&mut TypeConverter, &mut Context, Type) -> Option<Option<Type>>;

/// Why a value is wanted as another type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// An operation that was not converted uses what a converted one made.
    Source,
    /// A converted operation uses what one that was not converted made.
    Target,
    /// An operation that was not converted uses a block argument whose type was converted.
    Argument,
}

/// Builds a value as another type (MLIR's materialization), with operations of any kind; `None` leaves it to a
/// `builtin.unrealized_conversion_cast`.
pub type Materialize = fn(&mut Rewriter<'_>, value: Value, to: Type, why: Direction) -> Option<Value>;

/// Maps types of the source dialects to types of the LLVM dialect, or every type to itself.
#[derive(Clone, Debug, Default)]
pub struct TypeConverter {
    /// Width of `index` in bits.
    pub index_width: u32,
    /// Width of the widest integers that stay, where wider ones are emulated.
    pub widest: u32,
    /// Whether types change at all.
    pub to_llvm: bool,
    /// A user's rules, the last one first.
    pub rules: Vec<TypeRule>,
    /// A user's way from a value to the same value as another type, instead of `builtin.unrealized_conversion_cast`.
    pub materialize: Option<Materialize>,
    /// By type: the converted type, or one of the marks below.
    cache: Vec<u32>,
    /// Identified structs that are being converted.
    #[cfg(feature = "extended")]
    open_structs: Vec<ir::Sym>,
    /// What the rules know of memref types, between two batches.
    pub(crate) memrefs: Option<alloc::boxed::Box<crate::memref_descriptor::Memrefs>>,
    /// Signatures of functions, between two batches.
    pub(crate) signatures: crate::func::Signatures,
    /// Types packed last, structs of several results mostly, by a few bits of what they hold.
    #[cfg(feature = "fast")]
    structs: [u32; 32],
}

/// Not converted yet.
const UNSEEN: u32 = u32::MAX;
/// Has no counterpart.
const NEVER: u32 = u32::MAX - 1;
/// Types nest at most this deep; the parser's limit is lower.
const MAX_DEPTH: u32 = 1024;

impl TypeConverter {
    /// The converter that leaves every type alone.
    pub fn identity() -> TypeConverter {
        TypeConverter::default()
    }
    /// The converter to the LLVM dialect.
    pub fn llvm(index_width: u32) -> TypeConverter {
        TypeConverter { index_width, to_llvm: true, ..TypeConverter::default() }
    }
    /// The converted type; the type itself if it is legal; `None` if it has no counterpart.
    #[inline]
    pub fn convert(&mut self, cx: &mut Context, ty: Type) -> Option<Type> {
        if !self.to_llvm {
            return Some(ty);
        }
        match self.cache.get(ty.idx()) {
            Some(&UNSEEN) | None => self.miss(cx, ty, 0),
            Some(&NEVER) => None,
            Some(&t) => Some(Type(t)),
        }
    }
    /// Whether a type is known to stay as it is.
    #[inline]
    pub(crate) fn leaves(&self, ty: Type) -> bool {
        !self.to_llvm || self.cache.get(ty.idx()) == Some(&ty.0)
    }
    /// Whether a user's rule says of a type something else than the built-in ones.
    pub fn overrides(&mut self, cx: &mut Context, ty: Type) -> bool {
        !self.rules.is_empty() && self.to_llvm && self.convert(cx, ty) != self.builtin(cx, ty, 0)
    }
    /// The integer type of `index`'s width.
    pub fn index_type(&self, cx: &mut Context) -> Type {
        match self.index_width {
            64 => Type::I64,
            32 => Type::I32,
            w => cx.int_type(w),
        }
    }

    /// What stands for results of converted types, see [`conv::packed_results`]. Many functions give the same, so that it is
    /// mostly found without interning it again.
    pub(crate) fn packed(&mut self, cx: &mut Context, results: &[Type]) -> Type {
        #[cfg(feature = "fast")]
        if results.len() > 1 {
            let hash = results.iter().fold(0, |h: u32, ty| h.wrapping_mul(5) ^ ty.0);
            let known = &mut self.structs[hash as usize % 32];
            match cx.type_data(Type(*known)) {
                TypeData::LlvmStruct { body, packed: false } if cx.types_in(body).eq(results.iter().copied()) => {}
                _ => *known = conv::packed_results(cx, results).0,
            }
            return Type(*known);
        }
        conv::packed_results(cx, results)
    }

    #[cold]
    fn miss(&mut self, cx: &mut Context, ty: Type, depth: u32) -> Option<Type> {
        if depth > MAX_DEPTH {
            return None;
        }
        let mut answer = None;
        for i in (0..self.rules.len()).rev() {
            let rule = self.rules[i];
            answer = rule(self, cx, ty);
            if answer.is_some() {
                break;
            }
        }
        let answer = answer.unwrap_or_else(|| self.builtin(cx, ty, depth));
        if self.cache.len() <= ty.idx() {
            self.cache.resize(cx.types.len().max(ty.idx() + 1), UNSEEN);
        }
        self.cache[ty.idx()] = answer.map_or(NEVER, |t| t.0);
        answer
    }

    fn nested(&mut self, cx: &mut Context, ty: Type, depth: u32) -> Option<Type> {
        match self.cache.get(ty.idx()) {
            Some(&UNSEEN) | None => self.miss(cx, ty, depth + 1),
            Some(&NEVER) => None,
            Some(&t) => Some(Type(t)),
        }
    }

    fn nested_list(&mut self, cx: &mut Context, tys: &[Type], depth: u32) -> Option<Vec<Type>> {
        tys.iter().map(|&t| self.nested(cx, t, depth)).collect()
    }

    /// An identified struct whose fields change becomes one of another name. `None` if there is one of that name that
    /// differs.
    #[cfg(feature = "extended")]
    fn named_struct(&mut self, cx: &mut Context, ty: Type, name: ir::Sym, depth: u32) -> Option<Type> {
        use ir::ty::StructBody;
        let Some(StructBody::Fields { body, packed }) = cx.struct_body(name) else { return Some(ty) };
        let mut seen = ir::map::Set::default();
        if all_llvm(cx, ty, &mut seen, 0) {
            return Some(ty);
        }
        let new = alloc::format!("_Converted.{}", cx.str(name));
        let new = cx.sym(&new);
        let converted = cx.ty(TypeData::LlvmNamedStruct { name: new });
        if self.open_structs.contains(&name) {
            return Some(converted);
        }
        self.open_structs.push(name);
        let fields = cx.type_vec(body);
        let fields = self.nested_list(cx, &fields, depth);
        self.open_structs.pop();
        let body = cx.type_list(&fields?);
        cx.set_struct_body(new, StructBody::Fields { body, packed }).is_ok().then_some(converted)
    }

    fn builtin(&mut self, cx: &mut Context, ty: Type, depth: u32) -> Option<Type> {
        match cx.type_data(ty) {
            TypeData::Index => Some(self.index_type(cx)),
            TypeData::Integer { sign: Sign::Signless, .. } => Some(ty),
            TypeData::Integer { width, .. } => Some(cx.int_type(width)),
            TypeData::Float(kind) => float(cx, ty, kind),
            TypeData::Complex(elem) => {
                let elem = self.nested(cx, elem, depth)?;
                Some(cx.llvm_struct(&[elem, elem]))
            }
            TypeData::Function { .. } => Some(Type::LLVM_PTR),
            TypeData::Vector { dims, scalable, elem } => {
                let elem = self.nested(cx, elem, depth)?;
                let dims = cx.shape(dims).to_vec();
                let Some((&last, outer)) = dims.split_last() else { return Some(cx.vector_type(&[1], elem)) };
                // LLVM has scalable vectors but no arrays of a scalable number of elements.
                let inner_bit = 1u64 << outer.len().min(63);
                if scalable as u64 & !inner_bit != 0 {
                    return None;
                }
                let dims = cx.dims.intern(&[last]);
                let inner = cx.ty(TypeData::Vector { dims, scalable: u32::from(scalable != 0), elem });
                Some(outer.iter().rev().fold(inner, |t, &n| cx.llvm_array(n as u64, t)))
            }
            TypeData::MemRef { dims, elem, layout, space } => {
                self.nested(cx, elem, depth)?;
                if layout.is_some() && ir::dialect::memref_shape::strides(cx, ty).is_none() {
                    return None;
                }
                let space = memory_space(cx, space)?;
                let index = self.index_type(cx);
                let rank = cx.shape(dims).len();
                Some(conv::ranked_descriptor(cx, space, index, rank))
            }
            TypeData::UnrankedMemRef { elem, space } => {
                self.nested(cx, elem, depth)?;
                memory_space(cx, space)?;
                let index = self.index_type(cx);
                Some(conv::unranked_descriptor(cx, index))
            }
            TypeData::LlvmStruct { body, packed } => {
                let fields = cx.type_vec(body);
                let fields = self.nested_list(cx, &fields, depth)?;
                let body = cx.type_list(&fields);
                Some(cx.ty(TypeData::LlvmStruct { body, packed }))
            }
            #[cfg(feature = "extended")]
            TypeData::LlvmNamedStruct { name } => self.named_struct(cx, ty, name, depth),
            TypeData::LlvmArray { len, elem } => {
                let elem = self.nested(cx, elem, depth)?;
                Some(cx.llvm_array(len, elem))
            }
            TypeData::LlvmFunc { ret, params, varargs } => {
                let params = cx.type_vec(params);
                let params = self.nested_list(cx, &params, depth)?;
                let ret = self.nested(cx, ret, depth)?;
                Some(cx.llvm_func(ret, &params, varargs))
            }
            #[cfg(not(feature = "extended"))]
            TypeData::LlvmNamedStruct { .. } => Some(ty),
            TypeData::LlvmVoid
            | TypeData::LlvmToken
            | TypeData::LlvmLabel
            | TypeData::LlvmMetadata
            | TypeData::LlvmPpcFp128
            | TypeData::LlvmX86Mmx
            | TypeData::LlvmX86Amx
            | TypeData::LlvmPtr { .. }
            | TypeData::LlvmVec { .. }
            | TypeData::LlvmTarget { .. } => Some(ty),
            TypeData::None | TypeData::Tuple(_) | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_) | TypeData::Opaque { .. } => None,
        }
    }
}

/// Whether nothing in a type is of another dialect than LLVM's, as far as its pointers and structs tell.
#[cfg(feature = "extended")]
fn all_llvm(cx: &Context, ty: Type, seen: &mut ir::map::Set<u32>, depth: u32) -> bool {
    if depth > MAX_DEPTH {
        return true;
    }
    match cx.type_data(ty) {
        TypeData::LlvmNamedStruct { name } => {
            if !seen.insert(name.0) {
                return true;
            }
            let Some(ir::ty::StructBody::Fields { body, .. }) = cx.struct_body(name) else { return true };
            cx.type_vec(body).into_iter().all(|t| all_llvm(cx, t, seen, depth + 1))
        }
        TypeData::LlvmStruct { body, .. } => cx.type_vec(body).into_iter().all(|t| all_llvm(cx, t, seen, depth + 1)),
        TypeData::LlvmArray { elem, .. } => all_llvm(cx, elem, seen, depth + 1),
        TypeData::LlvmFunc { ret, params, .. } => {
            all_llvm(cx, ret, seen, depth + 1) && cx.type_vec(params).into_iter().all(|t| all_llvm(cx, t, seen, depth + 1))
        }
        TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Vector { .. } => ir::dialect::llvm_type::is_llvm_compatible(cx, ty),
        TypeData::Index
        | TypeData::Complex(_)
        | TypeData::Function { .. }
        | TypeData::MemRef { .. }
        | TypeData::UnrankedMemRef { .. }
        | TypeData::Tensor { .. }
        | TypeData::UnrankedTensor(_)
        | TypeData::Tuple(_)
        | TypeData::None
        | TypeData::Opaque { .. } => false,
        _ => true,
    }
}

/// Formats that LLVM has stay, smaller ones become integers of their width, `tf32` has no counterpart.
fn float(cx: &mut Context, ty: Type, kind: FloatKind) -> Option<Type> {
    match kind {
        FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128 => Some(ty),
        FloatKind::TF32 => None,
        k => Some(cx.int_type(k.bits())),
    }
}
