//! Attributes. An [`Attr`] is an index into [`Context::attrs`](crate::Context::attrs); its content is a `Copy` enum
//! whose lists and bytes live in the context's pools. An operation's inherent ("property") and discardable attributes
//! are one dictionary, sorted by name; the dialect table says which names are inherent.
//! Source: MLIR's LangRef, "Attributes" and "Builtin Dialect".

use crate::id::{Attr, Expr, Loc, Sym, Type};
use crate::store::List;

/// An affine map: `n_dims` dimensions, `n_syms` symbols, result expressions in [`Context::lists`](crate::Context::lists).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// Number of dimensions `d0..`.
    pub n_dims: u32,
    /// Number of symbols `s0..`.
    pub n_syms: u32,
    /// Results, a list of [`Expr`].
    pub exprs: List,
}

/// The content of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum AttrData {
    /// `unit`
    Unit,
    /// Integer of at most 64 bits or `index`: the bits, zero-extended from the type's width.
    /// [`Context::int_value`](crate::Context::int_value) gives the number.
    Integer { ty: Type, bits: u64 },
    /// Integer of more than 64 bits: little-endian `u32` words, `width.div_ceil(32)` of them.
    BigInteger { ty: Type, words: List },
    /// Float of at most 64 bits: its bit pattern.
    Float { ty: Type, bits: u64 },
    /// `f80` or `f128`: its bit pattern in little-endian `u32` words.
    BigFloat { ty: Type, words: List },
    /// `"text" : ty`; `Type::NONE` when no type is written.
    String { text: Sym, ty: Type },
    /// A type.
    Type(Type),
    /// `[...]`: a list of [`Attr`].
    Array(List),
    /// `{...}`: alternating [`Sym`] and [`Attr`], sorted by name.
    Dict(List),
    /// `@root::@nested`: nested is a list of [`Sym`].
    Symbol { root: Sym, nested: List },
    /// `affine_map<...>`
    AffineMap(AffineMap),
    /// `affine_set<...>`: like a map, each constraint an expression followed by 1 for `== 0` or 0 for `>= 0`.
    IntegerSet(AffineMap),
    /// `dense<...> : ty` of integers, floats or complex numbers: elements in little-endian, byte-aligned storage
    /// (`i1` takes one byte, `index` eight); one element only when `splat`. Bytes in [`Context::bytes`](crate::Context::bytes).
    Dense { ty: Type, data: List, splat: bool },
    /// `dense<["a", "b"]> : ty`: a list of [`Sym`], one only when `splat`.
    DenseStrings { ty: Type, items: List, splat: bool },
    /// `dense_resource<key> : ty`
    DenseResource { ty: Type, key: Sym },
    /// `sparse<indices, values> : ty`: both are dense attributes.
    Sparse { ty: Type, indices: Attr, values: Attr },
    /// `array<i64: 1, 2>`: elements in little-endian, byte-aligned storage (`i1` takes one byte).
    DenseArray { elem: Type, data: List },
    /// `strided<[strides], offset: offset>`: strides in [`Context::dims`](crate::Context::dims).
    Strided { offset: i64, strides: List },
    /// `loc(...)`
    Loc(Loc),
    /// `distinct[id]<attr>`
    Distinct { id: u32, attr: Attr },
    /// A case (or set of bits) of an enum; `def` indexes [`ENUMS`](crate::dialect::enums::ENUMS).
    Enum { def: u16, value: u64 },
    /// A dialect attribute with parameters; `def` indexes [`RECORDS`](crate::dialect::records::RECORDS); a list of
    /// [`Attr`], one per field, `Attr::NONE` where absent.
    Record { def: u16, fields: List },
    /// `#dialect<text>` or `#dialect.text` of an unknown dialect; text as in [`TypeData::Opaque`](crate::TypeData).
    Opaque { dialect: Sym, text: Sym, ty: Type },
}

/// A location other than a place in the module's source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum LocData {
    /// `loc("file":line:col)`
    File { file: Sym, line: u32, col: u32 },
    /// `loc("file":line:col to end_line:end_col)`
    Range { file: Sym, line: u32, col: u32, end_line: u32, end_col: u32 },
    /// `loc("name"(child))`
    Name { name: Sym, child: Loc },
    /// `loc(callsite(callee at caller))`
    CallSite { callee: Loc, caller: Loc },
    /// `loc(fused<metadata>[...])`: list of [`Loc`]; metadata may be `Attr::NONE`.
    Fused { locs: List, metadata: Attr },
}

/// An affine expression node; children are interned, and construction simplifies (see [`crate::affine`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ExprData {
    Const(i64),
    Dim(u32),
    Symbol(u32),
    Add(Expr, Expr),
    Mul(Expr, Expr),
    Mod(Expr, Expr),
    FloorDiv(Expr, Expr),
    CeilDiv(Expr, Expr),
}

macro_rules! fixed_attrs {
    ($($(#[$doc:meta])* $name:ident = $data:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Fixed { $($name,)* }
        impl Attr { $($(#[$doc])* pub const $name: Attr = Attr(Fixed::$name as u32);)* }
        /// The attributes every context starts with, in id order.
        pub(crate) const FIXED_ATTRS: &[AttrData] = &[$($data,)*];
    };
}

fixed_attrs! {
    /// `{}`: what an operation without attributes has.
    EMPTY_DICT = AttrData::Dict(List::EMPTY);
    /// `unit`
    UNIT = AttrData::Unit;
    /// `false`
    FALSE = AttrData::Integer { ty: Type::I1, bits: 0 };
    /// `true`
    TRUE = AttrData::Integer { ty: Type::I1, bits: 1 };
    /// `[]`
    EMPTY_ARRAY = AttrData::Array(List::EMPTY);
    /// `#ub.poison`
    UB_POISON = AttrData::Record { def: crate::dialect::records::UB_POISON, fields: List::EMPTY };
}
