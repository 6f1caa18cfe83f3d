//! Checks of the operations that move boxes of vectors: `vector.extract_strided_slice`, `vector.insert_strided_slice`.
//! Source: MLIR documentation, "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use crate::diag::Diags;
use crate::dialect::vector::numbers;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::ty::TypeData;
use crate::verify::{op_error, type_text};

fn shape(m: &Module, ty: Type) -> (Vec<i64>, u64) {
    match m.cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => (m.cx.shape(dims).to_vec(), scalable.into()),
        _ => (Vec::new(), 0),
    }
}

/// The first number that is not in `low..high`, in words. The dimensions are counted from `first`.
fn outside(what: &str, numbers: &[i64], first: usize, low: i64, high: impl Fn(usize) -> i64) -> Option<alloc::string::String> {
    let i = numbers.iter().enumerate().position(|(i, &n)| n < low || n >= high(i))?;
    Some(alloc::format!("expected {what} dimension {} to be confined to [{low}, {})", first + i, high(i)))
}

fn not_one(strides: &[i64]) -> Option<alloc::string::String> {
    strides.iter().any(|&s| s != 1).then(|| "expected strides to be confined to [1, 2)".into())
}

/// A scalable dimension is moved whole.
fn cut(scalable: u64, part: &[i64], whole: &[i64]) -> Option<alloc::string::String> {
    let i = part.iter().zip(whole).enumerate().position(|(i, (a, b))| i < 64 && scalable >> i & 1 != 0 && a != b)?;
    let (a, b) = (part[i], whole[i]);
    Some(alloc::format!("expected size at idx={i} to match the corresponding base size from the input vector ({a} vs {b})"))
}

fn report(m: &Module, op: Op, d: &mut Diags, text: Option<alloc::string::String>) {
    if let Some(text) = text {
        d.push(op_error(m, op, "slice", text));
    }
}

fn not_numbers(m: &Module, op: Op, name: Sym) -> Option<alloc::string::String> {
    let text = alloc::format!("attribute '{}' failed to satisfy constraint: 64-bit integer array attribute", m.cx.str(name));
    numbers(m, op, name).is_none().then_some(text)
}

/// `vector.extract_strided_slice`
pub fn verify_extract(m: &Module, op: Op, d: &mut Diags) {
    let names = [Sym::OFFSETS, Sym::SIZES, Sym::STRIDES];
    let text = names.iter().find_map(|&n| not_numbers(m, op, n)).or_else(|| {
        let [offsets, sizes, strides] = names.map(|n| numbers(m, op, n).unwrap_or_default());
        let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
        let ((whole, scalable), (result, same)) = (shape(m, from), shape(m, to));
        if offsets.len() != sizes.len() || offsets.len() != strides.len() {
            return Some("expected offsets, sizes and strides attributes of same size".into());
        }
        if offsets.len() > whole.len() {
            return Some("expected offsets attribute of rank no greater than vector rank".into());
        }
        let sums: Vec<i64> = offsets.iter().zip(&sizes).map(|(a, b)| a.saturating_add(*b)).collect();
        let wrong = outside("offsets", &offsets, 0, 0, |i| whole[i])
            .or_else(|| outside("sizes", &sizes, 0, 1, |i| whole[i].saturating_add(1)))
            .or_else(|| not_one(&strides))
            .or_else(|| outside("sum(offsets, sizes)", &sums, 0, 1, |i| whole[i].saturating_add(1)));
        let expected = sizes.iter().chain(&whole[sizes.len()..]);
        wrong
            .or_else(|| {
                let fine = expected.eq(&result) && same == scalable && m.cx.elem_type(from) == m.cx.elem_type(to);
                let written = |(i, n): (usize, &i64)| {
                    if i < 64 && scalable >> i & 1 != 0 { alloc::format!("[{n}]x") } else { alloc::format!("{n}x") }
                };
                let sizes: Vec<alloc::string::String> = sizes.iter().chain(&whole[sizes.len()..]).enumerate().map(written).collect();
                let elem = type_text(m, m.cx.elem_type(from));
                (!fine).then(|| alloc::format!("expected result type to be 'vector<{}{elem}>'", sizes.concat()))
            })
            .or_else(|| cut(scalable, &sizes, &whole))
    });
    report(m, op, d, text);
}

/// `vector.insert_strided_slice`
pub fn verify_insert(m: &Module, op: Op, d: &mut Diags) {
    let names = [Sym::OFFSETS, Sym::STRIDES];
    let text = names.iter().find_map(|&n| not_numbers(m, op, n)).or_else(|| {
        let [offsets, strides] = names.map(|n| numbers(m, op, n).unwrap_or_default());
        let (part, into) = (m.ty(m.operand(op, 0)), m.ty(m.operand(op, 1)));
        let ((source, scalable), (whole, _)) = (shape(m, part), shape(m, into));
        if m.cx.elem_type(part) != m.cx.elem_type(into) {
            return Some("failed to verify that operand #0 and result have same element type".into());
        }
        if offsets.len() != whole.len() {
            return Some("expected offsets of same size as destination vector rank".into());
        }
        if strides.len() != source.len() {
            return Some("expected strides of same size as source vector rank".into());
        }
        let Some(more) = whole.len().checked_sub(source.len()) else {
            return Some("expected source rank to be no greater than destination rank".into());
        };
        let sums: Vec<i64> = offsets[more..].iter().zip(&source).map(|(a, b)| a.saturating_add(*b)).collect();
        outside("offsets", &offsets, 0, 0, |i| whole[i])
            .or_else(|| not_one(&strides))
            .or_else(|| outside("sum(offsets, source vector shape)", &sums, more, 1, |i| whole[more + i].saturating_add(1)))
            .or_else(|| cut(scalable, &source, &whole[more..]))
    });
    report(m, op, d, text);
}
