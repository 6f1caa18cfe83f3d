//! Types: builtin ones and the LLVM dialect's. A [`Type`] is an index into [`Context::types`](crate::Context::types);
//! its content is a small `Copy` enum whose lists live in the context's pools. Source: MLIR's LangRef, "Type System",
//! and `!llvm` types as mlir-opt 22 reads and prints them (`docs/` names what 19 does otherwise).

use crate::id::{Attr, Sym, Type};
use crate::store::List;

/// Signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `i32`
    Signless,
    /// `si32`
    Signed,
    /// `ui32`
    Unsigned,
}

macro_rules! float_kinds {
    ($($name:ident $text:literal $bits:literal;)*) => {
        /// A builtin floating-point format.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum FloatKind { $($name,)* }
        impl FloatKind {
            /// Every format, in declaration order.
            pub const ALL: &'static [FloatKind] = &[$(FloatKind::$name,)*];
            /// The keyword of the type, such as `bf16`.
            pub const fn text(self) -> &'static str { match self { $(FloatKind::$name => $text,)* } }
            /// Storage width in bits.
            pub const fn bits(self) -> u32 { match self { $(FloatKind::$name => $bits,)* } }
            /// The format of a keyword.
            pub fn from_text(s: &str) -> Option<FloatKind> { match s { $($text => Some(FloatKind::$name),)* _ => None } }
        }
    };
}

float_kinds! {
    F16 "f16" 16;
    BF16 "bf16" 16;
    F32 "f32" 32;
    F64 "f64" 64;
    TF32 "tf32" 19;
    F80 "f80" 80;
    F128 "f128" 128;
    F8E5M2 "f8E5M2" 8;
    F8E4M3 "f8E4M3" 8;
    F8E4M3FN "f8E4M3FN" 8;
    F8E5M2FNUZ "f8E5M2FNUZ" 8;
    F8E4M3FNUZ "f8E4M3FNUZ" 8;
    F8E4M3B11FNUZ "f8E4M3B11FNUZ" 8;
    F8E3M4 "f8E3M4" 8;
    F4E2M1FN "f4E2M1FN" 4;
    F6E2M3FN "f6E2M3FN" 6;
    F6E3M2FN "f6E3M2FN" 6;
    F8E8M0FNU "f8E8M0FNU" 8;
}

/// A dynamic dimension, stride or offset, printed `?` (MLIR's `ShapedType::kDynamic`).
pub const DYNAMIC: i64 = i64::MIN;

/// Dimensions of a vector, at most: one bit each says whether it is scalable.
pub const MAX_VECTOR_RANK: usize = 32;

/// The content of a type. `List` fields of shapes index [`Context::dims`](crate::Context::dims), all others
/// [`Context::lists`](crate::Context::lists).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum TypeData {
    /// `i32`, `si8`, `ui1`: width in bits, at most 2^24 - 1.
    Integer { width: u32, sign: Sign },
    /// `index`
    Index,
    /// `f32` and its family
    Float(FloatKind),
    /// `none`
    None,
    /// `complex<T>`
    Complex(Type),
    /// `(inputs) -> results`
    Function { inputs: List, results: List },
    /// `tuple<...>`
    Tuple(List),
    /// `vector<2x[4]xf32>`: bit `i` of `scalable` marks dimension `i` as scalable.
    Vector { dims: List, scalable: u32, elem: Type },
    /// `tensor<2x?xf32, encoding>`; encoding is `Attr::NONE` when absent.
    Tensor { dims: List, elem: Type, encoding: Attr },
    /// `tensor<*xf32>`
    UnrankedTensor(Type),
    /// `memref<2x?xf32, layout, space>`; layout is `Attr::NONE` for identity, space `Attr::NONE` for the default.
    MemRef { dims: List, elem: Type, layout: Attr, space: Attr },
    /// `memref<*xf32, space>`
    UnrankedMemRef { elem: Type, space: Attr },
    /// `!dialect<text>` or `!dialect.text` of a dialect without a table; text is everything after the dot, or the
    /// body with its angle brackets.
    Opaque { dialect: Sym, text: Sym },
    /// `!llvm.void`
    LlvmVoid,
    /// `!llvm.token`
    LlvmToken,
    /// `!llvm.label`
    LlvmLabel,
    /// `!llvm.metadata`
    LlvmMetadata,
    /// `!llvm.ppc_fp128`
    LlvmPpcFp128,
    /// `!llvm.x86_mmx` (release 19 only)
    LlvmX86Mmx,
    /// `!llvm.x86_amx`
    LlvmX86Amx,
    /// `!llvm.ptr<space>`
    LlvmPtr { space: u32 },
    /// `!llvm.array<len x elem>`
    LlvmArray { len: u64, elem: Type },
    /// `!llvm.vec<len x elem>` (release 19: elements that `vector` does not take)
    LlvmVec { len: u32, scalable: bool, elem: Type },
    /// `!llvm.func<ret (params, ...)>`
    LlvmFunc { ret: Type, params: List, varargs: bool },
    /// `!llvm.struct<packed (body)>`
    LlvmStruct { body: List, packed: bool },
    /// `!llvm.struct<"name", ...>`; its body stands in [`Context::struct_bodies`](crate::Context::struct_bodies).
    LlvmNamedStruct { name: Sym },
    /// `!llvm.target<"name", types, ints>`
    LlvmTarget { name: Sym, types: List, ints: List },
}

/// Body of an identified struct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum StructBody {
    /// Referred to inside its own definition, not defined yet.
    Pending,
    /// `opaque`
    Opaque,
    /// Field types (in [`Context::lists`](crate::Context::lists)) and packedness.
    Fields { body: List, packed: bool },
}

macro_rules! fixed_types {
    ($($(#[$doc:meta])* $name:ident = $data:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Fixed { $($name,)* }
        impl Type { $($(#[$doc])* pub const $name: Type = Type(Fixed::$name as u32);)* }
        /// The types every context starts with, in id order.
        pub(crate) const FIXED_TYPES: &[TypeData] = &[$($data,)*];
    };
}

const fn int(width: u32) -> TypeData {
    TypeData::Integer { width, sign: Sign::Signless }
}

fixed_types! {
    /// `none`
    NONE_TYPE = TypeData::None;
    /// `index`
    INDEX = TypeData::Index;
    /// `i1`
    I1 = int(1);
    /// `i8`
    I8 = int(8);
    /// `i16`
    I16 = int(16);
    /// `i32`
    I32 = int(32);
    /// `i64`
    I64 = int(64);
    /// `i128`
    I128 = int(128);
    /// `f16`
    F16 = TypeData::Float(FloatKind::F16);
    /// `bf16`
    BF16 = TypeData::Float(FloatKind::BF16);
    /// `f32`
    F32 = TypeData::Float(FloatKind::F32);
    /// `f64`
    F64 = TypeData::Float(FloatKind::F64);
    /// `!llvm.void`
    LLVM_VOID = TypeData::LlvmVoid;
    /// `!llvm.ptr`
    LLVM_PTR = TypeData::LlvmPtr { space: 0 };
    /// `!llvm.token`
    LLVM_TOKEN = TypeData::LlvmToken;
    /// `!llvm.metadata`
    LLVM_METADATA = TypeData::LlvmMetadata;
}
