//! The attribute dictionary that an operation keeps of what was written: defaults left away, older spellings renewed.

use alloc::format;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::enums::number_from_19;
use crate::id::{Attr, Loc, Opcode, Sym, Type};
use crate::row::{Arity, AttrField, AttrKind, Need, OpRow, Traits};
use crate::text::parse::{OpState, Parse, Parser};
use crate::verify::holds;

/// Whether no attribute of a row has a default or another spelling: the dictionary is what was read.
pub(crate) fn plain_row(row: &OpRow) -> bool {
    let plain = |f: &AttrField| {
        matches!(f.need, Need::Required | Need::Optional | Need::OptionalFalse)
            && !matches!(f.kind, AttrKind::EnumProp(_))
            && f.name != Sym::OP_BUNDLE_SIZES
    };
    row.attrs.iter().all(plain) && !row.traits.has(Traits::OP_BUNDLES)
}

/// The dictionary of an operation: inherent attributes that equal their default are left away.
pub(crate) fn op_dict(cx: &mut Context, opcode: Opcode, attrs: &[(Sym, Attr)]) -> Attr {
    if attrs.is_empty() {
        return Attr::EMPTY_DICT;
    }
    let row = cx.registry.row(opcode);
    let is_default = |cx: &Context, name: Sym, value: Attr| {
        let Some(f) = row.attr(name) else { return false };
        let equal = match f.need {
            Need::Default(d) => match cx.attr_data(value) {
                // A record by default has no field.
                AttrData::Record { fields, .. } => cx.attrs_in(fields).all(|f| f.is_none() || f == Attr::EMPTY_ARRAY),
                _ => cx.enum_value(value).map(|v| v as i64).or_else(|| cx.int_value(value)) == Some(d.into()),
            },
            Need::DefaultEmpty => {
                matches!(cx.attr_data(value), AttrData::Array(l) | AttrData::DenseArray { data: l, .. } if l.is_empty())
            }
            _ => false,
        };
        // What is of another kind stays, for the verifier to refuse.
        equal && holds(cx, value, f.kind)
    };
    // Follows from the sizes of the operand bundles.
    let segments = |name: Sym| name == Sym::OPERAND_SEGMENT_SIZES && row.traits.has(Traits::OP_BUNDLES);
    // Release 19 had no operand bundles, and no size for them.
    let shorter = |cx: &Context, name: Sym, value: Attr| {
        name == Sym::OPERAND_SEGMENT_SIZES
            && row.attr(Sym::OP_BUNDLE_SIZES).is_some()
            && crate::segments::n_segments(cx, value) + 1 == row.operands.len()
    };
    let needs_change = |cx: &Context, name: Sym, value: Attr| {
        is_default(cx, name, value)
            || segments(name)
            || shorter(cx, name, value)
            || row.attr(name).is_some_and(|f| {
                matches!(f.need, Need::Alias(_)) || (matches!(f.kind, AttrKind::EnumProp(_)) && cx.int_value(value).is_some())
            })
    };
    if attrs.iter().any(|&(n, a)| needs_change(cx, n, a)) {
        let mut kept: Vec<(Sym, Attr)> = Vec::with_capacity(attrs.len());
        for &(n, a) in attrs {
            let (mut n, mut a) = (n, a);
            if let Some(f) = row.attr(n) {
                if let Some(alias) = f.need.alias() {
                    match (alias.read)(cx, a) {
                        Some(b) => (n, a) = (alias.of, b),
                        None => continue,
                    }
                }
                if let (AttrKind::EnumProp(def), Some(value)) = (f.kind, cx.int_value(a)) {
                    a = cx.attr(AttrData::Enum { def, value: value as u64 });
                }
            }
            if shorter(cx, n, a) {
                let sizes: Vec<i32> = (0..row.operands.len()).map(|i| crate::segments::segment(cx, a, i).unwrap_or(0) as i32).collect();
                a = cx.i32_array(&sizes);
            }
            if !is_default(cx, n, a) && !segments(n) {
                kept.push((n, a));
            }
        }
        return cx.dict(&kept);
    }
    cx.dict(attrs)
}

/// Numbers of enums that release 19 wrote, as they are stored.
pub(crate) fn numbers_from_19(cx: &mut Context, opcode: Opcode, attrs: &mut [(Sym, Attr)]) {
    let row = cx.registry.row(opcode);
    for (name, value) in attrs {
        if let Some(AttrKind::EnumInt(def)) = row.attr(*name).map(|f| f.kind)
            && let Some(n) = cx.int_value(*value)
            && number_from_19(def, n as u64) != n as u64
        {
            *value = cx.int_attr(Type::I64, number_from_19(def, n as u64) as i64);
        }
    }
}

/// What stands between `<{` and `}>` of an operation is its properties: others are nobody's, and are dropped as the
/// reference drops them. Answers those, or nothing where the operation has no properties at all.
pub(crate) fn drop_strangers(row: &OpRow, version: u32, attrs: &mut Vec<(Sym, Attr)>) -> Option<Vec<Sym>> {
    let segments = [
        (Traits::ATTR_SIZED_OPERANDS, Sym::OPERAND_SEGMENT_SIZES),
        (Traits::OP_BUNDLES, Sym::OPERAND_SEGMENT_SIZES),
        (Traits::ATTR_SIZED_RESULTS, Sym::RESULT_SEGMENT_SIZES),
    ];
    let sized = |name: Sym| segments.iter().any(|&(t, n)| n == name && row.traits.has(t));
    if !row.attrs.iter().any(|a| a.when.holds(version)) && !segments.iter().any(|&(t, _)| row.traits.has(t)) {
        return None;
    }
    let known = |name: Sym| row.attr(name).is_some() || sized(name);
    let strangers = attrs.iter().map(|a| a.0).filter(|&n| !known(n)).collect();
    attrs.retain(|a| known(a.0));
    Some(strangers)
}

/// Sizes of segments that were not written are all zero: without operands, or results, that is what they are.
pub(crate) fn empty_segments(cx: &mut Context, opcode: Opcode, state: &mut OpState) {
    let row = cx.registry.row(opcode);
    let sized = [
        (Traits::ATTR_SIZED_OPERANDS, Sym::OPERAND_SEGMENT_SIZES, row.operands.len(), state.operands.len()),
        (Traits::ATTR_SIZED_RESULTS, Sym::RESULT_SEGMENT_SIZES, row.results.len(), state.results.len()),
    ];
    for (sizes, name, n_segments, n) in sized {
        if row.traits.has(sizes) && n == 0 && state.attr(name).is_none() {
            let zeros = cx.i32_array(&alloc::vec![0; n_segments]);
            state.attrs.push((name, zeros));
        }
    }
}

impl Parser<'_> {
    /// The segments of an operation with operand bundles are not stored; what is written must be what follows. Release 19
    /// had no bundles: it wrote neither segments of calls nor the last of others, nor sizes of bundles.
    pub(super) fn bundle_segments(&mut self, opcode: Opcode, loc: Loc, state: &OpState) -> Parse<()> {
        let cx = &self.m.cx;
        let row = cx.registry.row(opcode);
        if !row.traits.has(Traits::OP_BUNDLES) {
            // `llvm.invoke` stores its segments.
            let missing = !cx.early_folds && state.attr(Sym::OP_BUNDLE_SIZES).is_none() && row.attr(Sym::OP_BUNDLE_SIZES).is_some();
            return match missing {
                true => Err(self.error(loc, "segment-sizes", format!("'{}' op requires attribute 'op_bundle_sizes'", row.name))),
                false => Ok(()),
            };
        }
        // One list of operands needs no sizes.
        let several = row.operands.iter().filter(|f| f.arity != Arity::One).count() > 1;
        let (segments, bundles) = (state.attr(Sym::OPERAND_SEGMENT_SIZES).filter(|_| several), state.attr(Sym::OP_BUNDLE_SIZES));
        let counts = |a: Attr| cx.int_array(a).filter(|_| crate::verify::holds(cx, a, AttrKind::DenseI32));
        let (n, older) = (state.operands.len(), cx.early_folds);
        let text = match (segments.map(counts), bundles.map(counts)) {
            (None, None) if older => return Ok(()),
            (Some(Some(list)), None) if older && list.len() + 1 == row.operands.len() => return Ok(()),
            (None, _) if several && n > 0 => "requires attribute 'operandSegmentSizes'".into(),
            (Some(None), _) | (_, Some(None)) => "expects 'operandSegmentSizes' and 'op_bundle_sizes' to be arrays of i32".into(),
            (_, None) => "requires attribute 'op_bundle_sizes'".into(),
            (Some(Some(list)), _) if list.len() != row.operands.len() => {
                format!("'operandSegmentSizes' has {} sizes, expected {}", list.len(), row.operands.len())
            }
            (Some(Some(list)), Some(Some(bundled))) => {
                let sum = |l: &[i64]| l.iter().fold(0i64, |n, &i| n.saturating_add(i));
                let (total, bundled) = (sum(&list), sum(&bundled));
                if list.iter().any(|&i| i < 0) {
                    "'operandSegmentSizes' attribute cannot have negative elements".into()
                } else if total != n as i64 {
                    format!("operand count ({n}) does not match with the total size ({total}) specified in attribute 'operandSegmentSizes'")
                } else if list.last() != Some(&bundled) {
                    format!("'operandSegmentSizes' must end with the number of operands of operand bundles, {bundled}")
                } else {
                    return Ok(());
                }
            }
            (None, Some(_)) => return Ok(()),
        };
        let text = format!("'{}' op {text}", row.name);
        Err(self.error(loc, "segment-sizes", text))
    }
}
