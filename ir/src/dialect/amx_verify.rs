//! What the operations of `amx` must be: shapes that tiles have, and formats that are multiplied. Release 19 writes tiles
//! as vectors. Source: MLIR documentation, "'amx' Dialect", and what mlir-opt 19 and 22 report.

use alloc::format;

use crate::context::Context;
use crate::diag::Diags;
use crate::id::{Op, Type};
use crate::module::Module;
use crate::segments::field_operands;
use crate::ty::TypeData as T;
use crate::verify::op_error;

/// Rows, columns and the format of a tile.
#[derive(Clone, Copy)]
struct Tile<'a> {
    rows: i64,
    columns: i64,
    format: &'a str,
    /// It is written as a vector.
    old: bool,
}

fn tile(cx: &Context, ty: Type) -> Option<Tile<'_>> {
    match cx.type_data(ty) {
        T::Vector { elem, scalable: 0, .. } => {
            let &[rows, columns] = cx.shape_of(ty)? else { return None };
            let format = match cx.type_data(elem) {
                T::Float(k) => k.text(),
                _ if elem == Type::I8 => "i8",
                _ if elem == Type::I32 => "i32",
                _ => return None,
            };
            Some(Tile { rows, columns, format, old: true })
        }
        T::Opaque { text, .. } => {
            let mut parts = cx.str(text).strip_prefix("tile<")?.strip_suffix('>')?.splitn(3, 'x');
            let (rows, columns) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            Some(Tile { rows, columns, format: parts.next()?, old: false })
        }
        _ => None,
    }
}
fn fail(m: &Module, op: Op, d: &mut Diags, text: impl AsRef<str>) -> bool {
    d.push(op_error(m, op, "amx", text));
    false
}
/// Whether a type is a tile of one of these formats that the processor has room for.
fn fits<'a>(m: &'a Module, op: Op, ty: Type, old: &[&str], new: &[&str], d: &mut Diags) -> Option<Tile<'a>> {
    let found = tile(&m.cx, ty).filter(|t| if t.old { old } else { new }.contains(&t.format));
    let Some(t) = found else {
        fail(m, op, d, "takes no tile of this type");
        return None;
    };
    let bytes = match t.format {
        "i8" => 1,
        "f16" | "bf16" => 2,
        _ => 4,
    };
    let width = t.columns.saturating_mul(bytes);
    if t.rows > 16 {
        fail(m, op, d, format!("bad row height: {}", t.rows));
    } else if width > 64 || width % 4 != 0 {
        fail(m, op, d, format!("bad column width: {width}"));
    } else {
        return Some(t);
    }
    None
}
const OLD: &[&str] = &["f32", "bf16", "i32", "i8"];
const NEW: &[&str] = &["f32", "f16", "bf16", "i32", "i8"];

/// `amx.tile_zero`
pub fn zero(m: &Module, op: Op, d: &mut Diags) {
    if let Some(v) = m.results(op).next() {
        fits(m, op, m.ty(v), OLD, NEW, d);
    }
}
/// The indices of an access.
fn access(m: &Module, op: Op, ty: Type, d: &mut Diags) {
    let Some(&base) = m.operands(op).first() else { return };
    let rank = m.cx.shape_of(m.ty(base)).map_or(0, <[i64]>::len);
    // With a distance of its own, an access need not be to rows.
    let free = tile(&m.cx, ty).is_some_and(|t| t.old) || !field_operands(m, op, "stride").is_empty();
    if !free && rank < 2 {
        fail(m, op, d, "requires at least 2D memref");
    } else if field_operands(m, op, "indices").len() != rank {
        fail(m, op, d, format!("requires {rank} indices"));
    } else if !free && super::memref_shape::strides(&m.cx, m.ty(base)).is_none_or(|s| s.0.last() != Some(&1)) {
        fail(m, op, d, "requires memref with unit innermost stride");
    } else {
        fits(m, op, ty, OLD, NEW, d);
    }
}
/// `amx.tile_load`
pub fn load(m: &Module, op: Op, d: &mut Diags) {
    if let Some(v) = m.results(op).next() {
        access(m, op, m.ty(v), d);
    }
}
/// `amx.tile_store`
pub fn store(m: &Module, op: Op, d: &mut Diags) {
    if let Some(&v) = field_operands(m, op, "val").first() {
        access(m, op, m.ty(v), d);
    }
}
fn product(m: &Module, op: Op, factors: [&[&str]; 2], sums: [&[&str]; 2], scale: i64, d: &mut Diags) {
    let &[a, b, c] = m.operands(op) else { return };
    let Some(a) = fits(m, op, m.ty(a), factors[0], factors[1], d) else { return };
    let Some(b) = fits(m, op, m.ty(b), factors[0], factors[1], d) else { return };
    let Some(c) = fits(m, op, m.ty(c), sums[0], sums[1], d) else { return };
    let depth = a.columns / scale;
    if c.rows != a.rows || c.columns != b.columns / scale || depth != b.rows {
        fail(m, op, d, format!("bad mult shape: {} x {} x {depth}", c.rows, c.columns));
    } else if a.format != b.format || a.format == c.format || ["f32", "i32"].contains(&a.format) || !["f32", "i32"].contains(&c.format) {
        fail(m, op, d, "unsupported type combination");
    }
}
/// `amx.tile_mulf`
pub fn multiply_floats(m: &Module, op: Op, d: &mut Diags) {
    product(m, op, [&["f32", "bf16"], &["f16", "bf16"]], [&["f32", "bf16"], &["f32"]], 2, d);
}
/// `amx.tile_muli`
pub fn multiply_integers(m: &Module, op: Op, d: &mut Diags) {
    product(m, op, [&["i32", "i8"], &["i8"]], [&["i32", "i8"], &["i32"]], 4, d);
}
