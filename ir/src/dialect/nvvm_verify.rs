//! What operations and attributes of the `nvvm` dialect must be beyond their rows.
//! Source: MLIR documentation, "'nvvm' Dialect", and what mlir-opt 19 and 22 report.

use alloc::format;
use alloc::string::String;

use super::enums::ENUMS;
use super::{llvm, llvm_type};
use crate::attr::AttrData;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::segments::operand_field;
use crate::text::print::type_string;
use crate::ty::{FloatKind, Sign, TypeData as T};
use crate::verify::op_error;

pub(super) fn fail(m: &Module, op: Op, d: &mut Diags, text: impl AsRef<str>) {
    d.push(op_error(m, op, "nvvm", text));
}
/// The case of an enum attribute; empty when absent.
pub(super) fn case(m: &Module, op: Op, name: Sym) -> &'static str {
    match m.attr(op, name).map(|a| m.cx.attr_data(a)) {
        Some(AttrData::Enum { def, value }) => ENUMS.get(def as usize).and_then(|e| e.text(value)).unwrap_or(""),
        _ => "",
    }
}
/// The same for an attribute with a default.
fn case_or(m: &Module, op: Op, name: Sym, absent: &'static str) -> &'static str {
    match case(m, op, name) {
        "" => absent,
        c => c,
    }
}
pub(super) fn has(m: &Module, op: Op, name: Sym) -> bool {
    m.attr(op, name).is_some_and(|a| a != Attr::FALSE)
}
fn number(m: &Module, op: Op, name: Sym) -> i64 {
    m.attr(op, name).and_then(|a| m.cx.int_value(a)).unwrap_or(0)
}
/// Number of values of an operand field.
pub(super) fn count(m: &Module, op: Op, field: usize) -> usize {
    operand_field(m, op, field).len()
}
pub(super) fn result(m: &Module, op: Op) -> Type {
    m.results(op).next().map_or(Type::NONE, |v| m.ty(v))
}
pub(super) fn operand(m: &Module, op: Op, i: usize) -> Type {
    m.operands(op).get(i).map_or(Type::NONE, |&v| m.ty(v))
}
pub(super) fn space(m: &Module, ty: Type) -> u32 {
    match m.cx.type_data(ty) {
        T::LlvmPtr { space } => space,
        _ => 0,
    }
}
pub(super) fn shape<const N: usize>(m: &Module, op: Op) -> [i64; N] {
    let mut out = [0; N];
    if let Some(AttrData::Record { fields, .. }) = m.attr(op, Sym::SHAPE).map(|a| m.cx.attr_data(a)) {
        for (slot, a) in out.iter_mut().zip(m.cx.attrs_in(fields)) {
            *slot = m.cx.int_value(a).unwrap_or(0);
        }
    }
    out
}
/// Whether a type is a literal struct of `n` of these.
pub(super) fn struct_of(m: &Module, ty: Type, n: usize, elem: Type) -> bool {
    llvm_type::struct_fields(&m.cx, ty).is_some_and(|f| f.len() == n && f.iter().all(|&t| t == elem))
}

/// The dialect's attributes on an operation, and on the parameters of a function.
pub fn attributes(m: &Module, op: Op, d: &mut Diags) {
    for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
        if name == Sym::ARG_ATTRS {
            parameters(m, op, value, d);
        }
        // Names that are known are told apart by their numbers.
        if name.0 < crate::sym::SORTED {
            debug_assert!(!m.cx.str(name).starts_with("nvvm."));
            continue;
        }
        let text = m.cx.str(name);
        let Some(short) = text.strip_prefix("nvvm.") else { continue };
        let wrong = match short {
            "kernel" if m.kind(op) != llvm::FUNC => "attribute attached to unexpected op",
            "maxntid" | "reqntid" | "cluster_dim" if m.cx.int_array(value).is_none_or(|l| l.is_empty() || l.len() > 3) => {
                "attribute must be integer array with maximum 3 index"
            }
            "minctasm" | "maxnreg" | "cluster_max_blocks" if !matches!(m.cx.attr_data(value), AttrData::Integer { .. }) => {
                "attribute must be integer constant"
            }
            _ => continue,
        };
        let shown = if short == "kernel" { format!("'{text}'") } else { format!("'\"{text}\"'") };
        d.push(crate::diag::Diagnostic::error("nvvm-attribute", m.op_record[op].loc, format!("{shown} {wrong}")));
    }
}
fn parameters(m: &Module, op: Op, list: Attr, d: &mut Diags) {
    let find = |name: &str| m.cx.strs.find(name).map(Sym);
    let Some(constant) = find("nvvm.grid_constant") else { return };
    let kernel = find("nvvm.kernel").is_some_and(|k| m.attr(op, k).is_some());
    for dict in m.cx.array_items(list).unwrap_or_default() {
        let Some(value) = m.cx.dict_get(dict, constant) else { continue };
        let wrong = if !kernel {
            "attribute must be present only on kernel arguments"
        } else if value != Attr::UNIT {
            "must be a unit attribute"
        } else if m.cx.dict_get(dict, Sym::LLVM_BYVAL).is_none() {
            "attribute requires the argument to also have attribute 'llvm.byval'"
        } else {
            continue;
        };
        let text = format!("'\"nvvm.grid_constant\"' {wrong}");
        d.push(crate::diag::Diagnostic::error("nvvm-attribute", m.op_record[op].loc, text));
    }
}

/// `nvvm.barrier`
pub fn barrier(m: &Module, op: Op, d: &mut Diags) {
    let (id, threads) = (count(m, op, 0) > 0, count(m, op, 1) > 0);
    let (kind, predicate) = (m.attr(op, Sym::REDUCTION_OP).is_some(), count(m, op, 2) > 0);
    if threads && !id {
        fail(m, op, d, "barrier id is missing, it should be set between 0 to 15");
    } else if id && (kind || predicate) {
        fail(m, op, d, "reduction are only available when id is 0");
    } else if kind != predicate {
        fail(m, op, d, "reduction predicate and reduction operation must be specified together");
    }
}
/// `nvvm.barrier` of release 19
pub fn barrier_19(m: &Module, op: Op, d: &mut Diags) {
    if count(m, op, 1) > 0 && count(m, op, 0) == 0 {
        fail(m, op, d, "barrier id is missing, it should be set between 0 to 15");
    }
}
/// `nvvm.cp.async.shared.global`
pub fn copy(m: &Module, op: Op, d: &mut Diags) {
    let (modifier, size) = (case(m, op, Sym::MODIFIER), number(m, op, Sym::SIZE));
    if modifier != "cg" && modifier != "ca" {
        fail(m, op, d, "only the cache modifiers `cg` and `ca` are supported");
    } else if ![4, 8, 16].contains(&size) {
        fail(m, op, d, "expected byte size to be either 4, 8 or 16");
    } else if modifier == "cg" && size != 16 {
        fail(m, op, d, "the cache modifier `cg` is only for copies of 16 bytes");
    }
}
/// Whether the number of coordinates is right.
fn box_of(m: &Module, op: Op, dims: usize, im2col: bool, d: &mut Diags) -> bool {
    let text = match dims {
        0 | 6.. => "expects coordinates between 1 to 5 dimension",
        1 | 2 if im2col => "to use im2col mode, the tensor has to be at least 3-dimensional",
        _ => return true,
    };
    fail(m, op, d, text);
    false
}
/// `nvvm.cp.async.bulk.tensor.shared.cluster.global` of release 19
pub fn tensor_load_19(m: &Module, op: Op, d: &mut Diags) {
    let (dims, offsets) = (count(m, op, 2), count(m, op, 4));
    if box_of(m, op, dims, offsets > 0, d) && offsets > 0 && dims != offsets + 2 {
        fail(m, op, d, "im2col offsets must be 2 less than number of coordinates");
    }
}
/// `nvvm.cp.async.bulk.tensor.global.shared.cta` of release 19
pub fn tensor_store_19(m: &Module, op: Op, d: &mut Diags) {
    if count(m, op, 2) > 5 {
        fail(m, op, d, "expects coordinates between 1 to 5 dimension");
    }
}
fn load_mode(m: &Module, op: Op, dims: usize, offsets: usize, d: &mut Diags) {
    let mode = case_or(m, op, Sym::MODE, "tile");
    if mode == "tile_gather4" && dims != 5 {
        return fail(m, op, d, "Gather4 mode expects 5 coordinates");
    }
    if !box_of(m, op, dims, mode.starts_with("im2col"), d) {
        return;
    }
    let expected = match mode {
        "im2col" => dims - 2,
        "im2col_w" | "im2col_w_128" => 2,
        _ => 0,
    };
    if offsets != expected {
        fail(m, op, d, format!("im2col offsets expected {expected} (provided {offsets})"));
    }
}
/// `nvvm.cp.async.bulk.tensor.shared.cluster.global`
pub fn tensor_load(m: &Module, op: Op, d: &mut Diags) {
    let block = has(m, op, Sym::IS_CTA_ONLY);
    let mode = case_or(m, op, Sym::MODE, "tile");
    let wrong = if count(m, op, 7) > 0 {
        if block {
            Some("a predicate is only supported for the memory of a cluster")
        } else {
            (mode != "tile" && mode != "im2col").then_some("a predicate is only supported for the modes tile and im2col")
        }
    } else if block && space(m, operand(m, op, 0)) != 3 {
        Some("the memory of a block has address space 3")
    } else if !block && space(m, operand(m, op, 0)) != 7 {
        Some("the memory of a cluster has address space 7")
    } else if block && (count(m, op, 5) > 0 || m.attr(op, Sym::GROUP).is_some()) {
        Some("only the memory of a cluster has a mask and a group")
    } else {
        None
    };
    match wrong {
        Some(text) => fail(m, op, d, text),
        None => load_mode(m, op, count(m, op, 2), count(m, op, 4), d),
    }
}
/// `nvvm.cp.async.bulk.tensor.prefetch`
pub fn tensor_prefetch(m: &Module, op: Op, d: &mut Diags) {
    load_mode(m, op, count(m, op, 1), count(m, op, 2), d);
}
/// `nvvm.cp.async.bulk.tensor.global.shared.cta`
pub fn tensor_store(m: &Module, op: Op, d: &mut Diags) {
    let mode = case_or(m, op, Sym::MODE, "tile");
    if count(m, op, 4) > 0 && (mode != "tile" || count(m, op, 3) > 0) {
        return fail(m, op, d, "a predicate is only supported for the mode tile, without a hint for the cache");
    }
    let dims = count(m, op, 2);
    match mode {
        "tile_scatter4" if dims != 5 => fail(m, op, d, "Scatter4 mode expects 5 coordinates"),
        "tile_scatter4" => {}
        _ => {
            box_of(m, op, dims, mode == "im2col", d);
        }
    }
}
/// `nvvm.cp.async.bulk.tensor.reduce`
pub fn tensor_reduce(m: &Module, op: Op, d: &mut Diags) {
    match case_or(m, op, Sym::MODE, "tile") {
        "tile_scatter4" => fail(m, op, d, "does not scatter"),
        mode => {
            box_of(m, op, count(m, op, 2), mode == "im2col", d);
        }
    }
}
/// `nvvm.cp.async.bulk.shared.cluster.global`
pub fn bulk_load(m: &Module, op: Op, d: &mut Diags) {
    if space(m, operand(m, op, 0)) == 3 && count(m, op, 4) > 0 {
        fail(m, op, d, "only the memory of a cluster has a mask");
    }
}
/// Operations on barriers in memory.
pub fn arrive(m: &Module, op: Op, d: &mut Diags) {
    let scope = case_or(m, op, Sym::SCOPE, "cta");
    if scope != "cta" && scope != "cluster" {
        fail(m, op, d, "mbarrier scope must be either CTA or Cluster");
    } else if space(m, operand(m, op, 0)) == 7 && m.n_results(op) > 0 && m.row(op).results[0].arity == crate::row::Arity::Optional {
        fail(m, op, d, "mbarrier in shared_cluster space cannot return any value");
    }
}
/// `nvvm.mbarrier.arrive.expect_tx`
pub fn arrive_expect(m: &Module, op: Op, d: &mut Diags) {
    let scope = case_or(m, op, Sym::SCOPE, "cta");
    let plain = scope == "cta" && space(m, operand(m, op, 0)) != 7 && m.n_results(op) == 0 && !has(m, op, Sym::RELAXED);
    if count(m, op, 2) > 0 && !plain {
        return fail(m, op, d, "with a predicate, neither a scope beyond the block, nor a result, nor relaxed semantics is supported");
    }
    arrive(m, op, d);
}

fn kind(m: &Module, ty: Option<Attr>) -> Option<FloatKind> {
    match m.cx.type_data(ty.and_then(|a| m.cx.type_value(a))?) {
        T::Float(k) => Some(k),
        _ => None,
    }
}
/// Whether the format is one of these.
fn formats(m: &Module, op: Op, name: Sym, allowed: &[FloatKind], d: &mut Diags) -> Option<FloatKind> {
    let found = kind(m, m.attr(op, name));
    if let Some(k) = found.filter(|k| allowed.contains(k)) {
        return Some(k);
    }
    let mut text = String::from("supports only the formats");
    for k in allowed {
        text.push_str(" '");
        text.push_str(k.text());
        text.push('\'');
    }
    fail(m, op, d, text);
    None
}
const F8: [FloatKind; 2] = [FloatKind::F8E4M3FN, FloatKind::F8E5M2];
const F6: [FloatKind; 2] = [FloatKind::F6E2M3FN, FloatKind::F6E3M2FN];
const F4: [FloatKind; 1] = [FloatKind::F4E2M1FN];
const SCALE: FloatKind = FloatKind::F8E8M0FNU;

/// Conversions to eight bits.
pub fn to_f8(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::DST_TY, &F8, d);
}
/// Conversions to six bits.
pub fn to_f6(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::DST_TY, &F6, d);
}
/// Conversions to four bits.
pub fn to_f4(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::DST_TY, &F4, d);
}
/// Conversions from eight bits.
pub fn from_f8(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::SRC_TYPE, &F8, d);
}
/// Conversions from six bits.
pub fn from_f6(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::SRC_TYPE, &F6, d);
}
/// Conversions from four bits.
pub fn from_f4(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::SRC_TYPE, &F4, d);
}
/// `nvvm.convert.f8x2.to.bf16x2`
pub fn scale_to_bf16(m: &Module, op: Op, d: &mut Diags) {
    formats(m, op, Sym::SRC_TYPE, &[SCALE], d);
}
/// `nvvm.convert.f32x2.to.f8x2`
pub fn f32_to_f8(m: &Module, op: Op, d: &mut Diags) {
    let Some(k) = formats(m, op, Sym::DST_TY, &[F8[0], F8[1], SCALE], d) else { return };
    let (rounding, finite) = (case(m, op, Sym::RND), case(m, op, Sym::SAT) == "satfinite");
    if k == SCALE {
        to_scale(m, op, rounding, d);
    } else if rounding != "rn" || !finite {
        fail(m, op, d, "to this format only rounds by `rn`, and saturates");
    }
}
/// `nvvm.convert.bf16x2.to.f8x2`
pub fn bf16_to_f8(m: &Module, op: Op, d: &mut Diags) {
    if formats(m, op, Sym::DST_TY, &[SCALE], d).is_some() {
        to_scale(m, op, case(m, op, Sym::RND), d);
    }
}
fn to_scale(m: &Module, op: Op, rounding: &str, d: &mut Diags) {
    if rounding != "rz" && rounding != "rp" {
        fail(m, op, d, "to 'f8E8M0FNU' only rounds by `rz` and `rp`");
    } else if has(m, op, Sym::RELU) {
        fail(m, op, d, "relu not supported for conversions to 'f8E8M0FNU' type");
    }
}
/// `nvvm.convert.float.to.tf32`
pub fn tf32(m: &Module, op: Op, d: &mut Diags) {
    match case(m, op, Sym::RND) {
        "rna" if has(m, op, Sym::RELU) => fail(m, op, d, "relu not supported with the rounding mode `rna`"),
        "rn" | "rz" | "rna" => {}
        _ => fail(m, op, d, "only rounds by `rn`, `rz` and `rna`"),
    }
}
/// Conversions of two numbers to 16 bits.
pub fn to_halves(m: &Module, op: Op, d: &mut Diags) {
    let random = count(m, op, 2) > 0;
    match case(m, op, Sym::RND) {
        "rs" if !random => fail(m, op, d, "random_bits is required for RS rounding mode"),
        "rn" | "rz" if random => fail(m, op, d, "random_bits not supported for RN and RZ rounding modes"),
        "rn" | "rz" | "rs" => {}
        _ => fail(m, op, d, "only rounds by `rn`, `rz` and `rs`"),
    }
}
/// `nvvm.prmt`
pub fn permute(m: &Module, op: Op, d: &mut Diags) {
    let mode = case(m, op, Sym::MODE);
    if ["default", "f4e", "b4e"].contains(&mode) != (count(m, op, 1) > 0) {
        fail(m, op, d, format!("a second word is for the modes default, f4e and b4e, not for '{mode}'"));
    }
}
/// `nvvm.st.bulk`
pub fn bulk_store(m: &Module, op: Op, d: &mut Diags) {
    let value = number(m, op, Sym::INIT_VAL);
    if value != 0 {
        fail(m, op, d, format!("only 0 is supported for initVal, got {value}"));
    }
}
/// `nvvm.pmevent`
pub fn event(m: &Module, op: Op, d: &mut Diags) {
    let id = m.attr(op, Sym::EVENT_ID);
    if id.is_some() == m.attr(op, Sym::MASKED_EVENT_ID).is_some() {
        fail(m, op, d, "either `id` or `mask` must be set");
    } else if id.is_some() && !(0..16).contains(&number(m, op, Sym::EVENT_ID)) {
        fail(m, op, d, "`id` must be between 0 and 15");
    }
}
/// `nvvm.fence.proxy`
pub fn fence(m: &Module, op: Op, d: &mut Diags) {
    let (kind, space) = (case(m, op, Sym::KIND), m.attr(op, Sym::SPACE).is_some());
    if kind == "tensormap" || kind == "generic" {
        fail(m, op, d, format!("{kind} proxy is not a supported proxy kind"));
    } else if (kind == "async.shared") != space {
        fail(
            m,
            op,
            d,
            if space { "only async_shared fence can have space attribute" } else { "async_shared fence requires space attribute" },
        );
    }
}
/// `nvvm.fence.proxy.acquire` and `release`
pub fn fence_one_way(m: &Module, op: Op, d: &mut Diags) {
    if case_or(m, op, Sym::FROM_PROXY, "generic") != "generic" || case_or(m, op, Sym::TO_PROXY, "tensormap") != "tensormap" {
        fail(m, op, d, "uni-directional proxies only support generic for from_proxy and tensormap for to_proxy");
    }
}
/// `nvvm.fence.sync_restrict` and `nvvm.fence.proxy.sync_restrict`
pub fn fence_restricted(m: &Module, op: Op, d: &mut Diags) {
    if !["acquire", "release"].contains(&case(m, op, Sym::ORDER)) {
        fail(m, op, d, "only acquire and release semantics are supported");
    } else if case_or(m, op, Sym::FROM_PROXY, "generic") != "generic" || case_or(m, op, Sym::TO_PROXY, "async") != "async" {
        fail(m, op, d, "only generic for from_proxy and async for to_proxy are supported");
    }
}
/// `nvvm.setmaxregister`
pub fn registers(m: &Module, op: Op, d: &mut Diags) {
    let n = number(m, op, Sym::REG_COUNT);
    if n % 8 != 0 {
        fail(m, op, d, "new register size must be multiple of 8");
    } else if !(24..=256).contains(&n) {
        fail(m, op, d, "new register size must be in between 24 to 256");
    }
}
/// `nvvm.match.sync`
pub fn match_sync(m: &Module, op: Op, d: &mut Diags) {
    let ty = result(m, op);
    if case(m, op, Sym::KIND) == "any" {
        if ty != Type::I32 {
            fail(m, op, d, "match.sync 'any' returns an i32");
        }
    } else if llvm_type::struct_fields(&m.cx, ty).is_none_or(|f| f != [Type::I32, Type::I1]) {
        fail(m, op, d, "match.sync 'all' returns a two element struct with first element as i32 and second element as i1");
    }
}
/// `nvvm.vote.sync`
pub fn vote(m: &Module, op: Op, d: &mut Diags) {
    let ballot = case(m, op, Sym::KIND) == "ballot";
    if result(m, op) != if ballot { Type::I32 } else { Type::I1 } {
        fail(m, op, d, if ballot { "vote.sync 'ballot' returns an i32" } else { "vote.sync 'any', 'all' and 'uni' returns an i1" });
    }
}
/// `nvvm.clusterlaunchcontrol.query.cancel`
pub fn query(m: &Module, op: Op, d: &mut Diags) {
    let kind = case(m, op, Sym::QUERY_TYPE);
    let expected = if kind == "is_canceled" { Type::I1 } else { Type::I32 };
    if result(m, op) != expected {
        fail(m, op, d, format!("{kind} query type returns an {}", type_string(m, expected)));
    }
}
/// `nvvm.redux.sync`
pub fn reduce(m: &Module, op: Op, d: &mut Diags) {
    let (kind, ty) = (case(m, op, Sym::KIND), result(m, op));
    if ty != Type::F32 && (has(m, op, Sym::ABS) || has(m, op, Sym::NAN)) {
        return fail(m, op, d, "abs and nan attributes are supported only for f32 type");
    }
    let expected = if kind == "fmin" || kind == "fmax" { Type::F32 } else { Type::I32 };
    if ty != expected {
        let (found, expected) = (type_string(m, ty), type_string(m, expected));
        fail(m, op, d, format!("'{kind}' redux kind unsupported with '{found}' type. Only supported type is '{expected}'."));
    }
}
/// `nvvm.shfl.sync` of release 19
pub fn shuffle_19(m: &Module, op: Op, d: &mut Diags) {
    let bit = |t: Type| matches!(m.cx.type_data(t), T::Integer { width: 1, .. });
    let fields = llvm_type::struct_fields(&m.cx, result(m, op));
    if has(m, op, Sym::RETURN_VALUE_AND_IS_VALID) && !fields.is_some_and(|f| f.len() == 2 && bit(f[1])) {
        fail(m, op, d, "expected return type to be a two-element struct with i1 as the second element");
    }
}
/// `nvvm.shfl.sync`
pub fn shuffle(m: &Module, op: Op, d: &mut Diags) {
    let (ty, value) = (result(m, op), operand(m, op, 1));
    let fields = llvm_type::struct_fields(&m.cx, ty);
    let valid = has(m, op, Sym::RETURN_VALUE_AND_IS_VALID);
    match fields {
        Some(_) if !valid => {
            fail(m, op, d, "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type");
        }
        Some(f) if f != [value, Type::I1] => {
            fail(m, op, d, format!("expected a struct of '{}' and 'i1'", type_string(m, value)));
        }
        None if valid => fail(m, op, d, "expected return type to be a two-element struct"),
        None if ty != value => fail(m, op, d, format!("expected return type to be of type '{}'", type_string(m, value))),
        _ => {}
    }
}
/// `nvvm.prefetch`
pub fn prefetch(m: &Module, op: Op, d: &mut Diags) {
    let (tensormap, uniform) = (has(m, op, Sym::TENSORMAP), has(m, op, Sym::UNIFORM));
    let (level, priority) = (case(m, op, Sym::CACHE_LEVEL), case(m, op, Sym::EVICT_PRIORITY));
    let space = space(m, operand(m, op, 0));
    let wrong = if tensormap {
        if !level.is_empty() {
            "cannot specify both tensormap and cache level"
        } else if space != 0 && space != 4 {
            "prefetch tensormap requires a generic or constant pointer"
        } else if !priority.is_empty() {
            "prefetch tensormap does not support eviction priority"
        } else if has(m, op, Sym::IN_PARAM_SPACE) && space != 0 {
            "in_param_space can only be specified for a generic pointer"
        } else {
            return;
        }
    } else if level.is_empty() {
        "requires specification of either cache level or tensormap"
    } else if space == 4 {
        "prefetch to cache level requires a generic, global, or local pointer"
    } else if uniform && level != "L1" {
        "unsupported cache level, the only supported uniform cache level is L1"
    } else if uniform && space != 0 {
        "prefetch to uniform cache requires a generic pointer"
    } else if !priority.is_empty() && level != "L2" {
        "cache eviction priority supported only for cache level L2"
    } else if !priority.is_empty() && space != 1 {
        "cache eviction priority requires a global pointer"
    } else if !["", "evict_normal", "evict_last"].contains(&priority) {
        "unsupported cache eviction priority, only evict_last and evict_normal are supported"
    } else if count(m, op, 1) > 0 {
        "predicate supported only on prefetch tensormap"
    } else {
        return;
    };
    fail(m, op, d, wrong);
}
/// `nvvm.tcgen05.cp`
pub fn tensor_copy(m: &Module, op: Op, d: &mut Diags) {
    let (shape, multicast) = (case(m, op, Sym::SHAPE), case_or(m, op, Sym::MULTICAST, "none"));
    let right = match shape {
        "shape_64x128b" => multicast.starts_with("warpx2"),
        "shape_32x128b" => multicast == "warpx4",
        _ => multicast == "none",
    };
    if !right {
        fail(m, op, d, format!("the shape `{shape}` does not go with the multicast `{multicast}`"));
    }
}
/// A loaded or stored value of tensor memory.
fn tensor_value(m: &Module, op: Op, ty: Type, d: &mut Diags) {
    let shape = case(m, op, Sym::SHAPE);
    let n = match m.cx.shape_of(ty) {
        Some(&[n]) => n,
        _ => 1,
    };
    let least = match shape {
        "shape_16x128b" => 2,
        "shape_16x256b" => 4,
        _ => 1,
    };
    if n < least {
        fail(m, op, d, format!("`{shape}` has at least {least} numbers"));
    }
}
fn needs_offset(m: &Module, op: Op, offset: bool, d: &mut Diags) {
    if case(m, op, Sym::SHAPE) == "shape_16x32bx2" && !offset {
        fail(m, op, d, "shape 16x32bx2 requires offset argument");
    }
}
/// `nvvm.tcgen05.ld`
pub fn tensor_memory_load(m: &Module, op: Op, d: &mut Diags) {
    let offset = count(m, op, 1) > 0;
    if offset && case(m, op, Sym::SHAPE) != "shape_16x32bx2" {
        return fail(m, op, d, "only `shape_16x32bx2` has an offset");
    }
    needs_offset(m, op, offset, d);
    tensor_value(m, op, result(m, op), d);
}
/// `nvvm.tcgen05.st`
pub fn tensor_memory_store(m: &Module, op: Op, d: &mut Diags) {
    needs_offset(m, op, count(m, op, 2) > 0, d);
    tensor_value(m, op, operand(m, op, 1), d);
}
/// `nvvm.mapa`
pub fn map_address(m: &Module, op: Op, d: &mut Diags) {
    let spaces = (space(m, operand(m, op, 0)), space(m, result(m, op)));
    if spaces != (0, 0) && spaces != (3, 7) {
        fail(m, op, d, "failed to verify that Valid address-space check(or mapping) for mapa Op");
    }
}
/// Special registers: the numbers that they may hold.
pub fn range(m: &Module, op: Op, d: &mut Diags) {
    let Some(AttrData::Record { fields, .. }) = m.attr(op, Sym::RANGE).map(|a| m.cx.attr_data(a)) else { return };
    let mut it = m.cx.attrs_in(fields);
    let (lower, upper) = (it.next(), it.next());
    let bits = |a: Option<Attr>| match a.map(|a| m.cx.attr_data(a)) {
        Some(AttrData::Integer { ty, bits }) => match m.cx.type_data(ty) {
            T::Integer { width: width @ 1..=64, sign: Sign::Signless } => Some((bits, u64::MAX >> (64 - width))),
            _ => None,
        },
        _ => None,
    };
    if lower == upper && bits(lower).is_some_and(|(n, max)| n != 0 && n != max) {
        fail(m, op, d, "invalid range attribute: Lower == Upper, but they aren't min or max value! This is an invalid constant range.");
    }
}

/// Matrices loaded by `nvvm.ldmatrix`: so many words.
fn words(m: &Module, op: Op, n: i64, d: &mut Diags) {
    let ty = result(m, op);
    if n == 1 && ty != Type::I32 {
        fail(m, op, d, "expected destination type is i32");
    } else if n > 1 && !struct_of(m, ty, n as usize, Type::I32) {
        fail(m, op, d, format!("expected destination type is a structure of {n} elements of type i32"));
    }
}
/// `nvvm.ldmatrix` of release 19
pub fn load_matrix_19(m: &Module, op: Op, d: &mut Diags) {
    let n = number(m, op, Sym::NUM);
    if space(m, operand(m, op, 0)) != 3 {
        fail(m, op, d, "expected source pointer in memory space 3");
    } else if ![1, 2, 4].contains(&n) {
        fail(m, op, d, "expected num attribute to be 1, 2 or 4");
    } else {
        words(m, op, n, d);
    }
}
/// `nvvm.ldmatrix`
pub fn load_matrix(m: &Module, op: Op, d: &mut Diags) {
    let n = number(m, op, Sym::NUM);
    let (layout, elem) = (case(m, op, Sym::LAYOUT), case(m, op, Sym::ELT_TYPE));
    let wrong = match shape(m, op) {
        [8, 8] if ![1, 2, 4].contains(&n) => "expected num attribute to be 1, 2 or 4 for 8x8 matrix",
        [8, 8] if elem != "b16" => "expected element type to be b16 for 8x8 matrix",
        [8, 16] if ![1, 2, 4].contains(&n) => "expected num attribute to be 1, 2 or 4 for 8x16 matrix",
        [8, 16] if layout != "row" => "expected layout to be row for 8x16 matrix",
        [8, 16] if !elem.starts_with("b8x16") => "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix",
        [16, 16] if ![1, 2].contains(&n) => "expected num attribute to be 1 or 2 for 16x16 matrix",
        [16, 16] if layout != "col" => "expected layout to be col for 16x16 matrix",
        [16, 16] if elem == "b16" => "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix",
        [16, 16] => return words(m, op, n * 2, d),
        [8, 8 | 16] => return words(m, op, n, d),
        _ => "expected shape to be 8x8, 8x16 or 16x16",
    };
    fail(m, op, d, wrong);
}
/// `nvvm.stmatrix` of release 19
pub fn store_matrix_19(m: &Module, op: Op, d: &mut Diags) {
    if ![1, 2, 4].contains(&count(m, op, 1)) {
        fail(m, op, d, "expected num attribute to be 1, 2 or 4");
    }
}
/// `nvvm.stmatrix`
pub fn store_matrix(m: &Module, op: Op, d: &mut Diags) {
    let elem = case(m, op, Sym::ELT_TYPE);
    let wrong = match shape(m, op) {
        _ if ![1, 2, 4].contains(&count(m, op, 1)) => "expected num attribute to be 1, 2 or 4",
        [8, 8] if elem != "b16" => "expected element type to be B16 for 8x8 matrix",
        [16, 8] if elem != "b8" => "expected element type to be B8 for 16x8 matrix",
        [16, 8] if case(m, op, Sym::LAYOUT) != "col" => "expected layout to be col for 16x8 matrix",
        [8 | 16, 8] => return,
        _ => "expected shape to be 8x8 or 16x8",
    };
    fail(m, op, d, wrong);
}
