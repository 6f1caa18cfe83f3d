//! lowir-ir: MLIR as flat arenas.
//!
//! [`Module`] owns every entity in columns addressed by `u32` ids; [`Context`] uniques types, attributes and strings;
//! [`row::OpRow`] is what a dialect table says of an operation; [`text`] reads and writes MLIR; [`verify`] checks it.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod affine;
pub mod attr;
#[cfg(feature = "bytecode")]
pub mod bytecode;
pub mod cfg;
pub mod constant;
pub mod constraint;
pub mod context;
pub mod decimal;
pub mod dense;
pub mod diag;
pub mod dialect;
pub mod digits;
pub mod expect;
pub mod find;
pub mod float;
pub mod float_exact;
pub mod id;
mod known;
pub mod map;
pub mod module;
pub mod near;
pub mod order;
pub mod part;
#[cfg(feature = "fast")]
pub mod pattern;
pub mod registry;
pub mod release;
pub mod row;
pub mod segments;
mod spelling;
pub mod store;
pub mod sym;
pub mod text;
pub mod ty;
pub mod uses;
pub mod verify;

pub use attr::{AffineMap, AttrData, ExprData, LocData};
pub use context::Context;
pub use diag::{Diagnostic, Diags, Severity, Source};
pub use id::{Attr, Block, Expr, Id, Loc, Op, Opcode, Region, Sym, Type, Value};
pub use module::{BlockRecord, Def, Module, NewOp, OpExtra, OpRecord, RegionRecord, walk, walk_post};
pub use release::Release;
pub use row::{Folded, OpRow, Traits};
pub use store::List;
pub use ty::{DYNAMIC, FloatKind, Sign, StructBody, TypeData};
