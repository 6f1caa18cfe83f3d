//! Verifiers of the `memref` dialect: what its table's fields cannot say. Each runs after the fields held.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::memref_shape as shape;
use super::memref_syntax::dma_start_parts;
use crate::attr::{AttrData, ExprData};
use crate::context::Context;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::Traits;
use crate::segments::operand_field;
use crate::ty::{DYNAMIC, TypeData};

/// Reports an error at an operation, its name in front.
pub(crate) fn fail(m: &Module, op: Op, d: &mut Diags, name: &'static str, text: impl AsRef<str>) {
    d.error(name, m.op_record[op].loc, format!("'{}' op {}", m.op_name(op), text.as_ref()));
}

/// Dimensions of a ranked memref value, none for other types.
fn dims(m: &Module, v: Value) -> &[i64] {
    m.cx.shape_of(m.ty(v)).unwrap_or(&[])
}

fn first_operand(m: &Module, op: Op) -> Option<Type> {
    m.operands(op).first().map(|&v| m.ty(v))
}

fn first_result(m: &Module, op: Op) -> Option<Type> {
    m.results(op).next().map(|v| m.ty(v))
}

// Allocation.

/// Numbers of the symbols of a memref's layout.
fn layout_symbols(cx: &Context, ty: Type) -> usize {
    let TypeData::MemRef { layout, .. } = cx.type_data(ty) else { return 0 };
    if layout.is_none() {
        return 0;
    }
    match cx.attr_data(layout) {
        AttrData::AffineMap(map) => map.n_syms as usize,
        AttrData::Strided { offset, strides } => {
            cx.shape(strides).iter().filter(|&&s| s == DYNAMIC).count() + usize::from(offset == DYNAMIC)
        }
        _ => 0,
    }
}

/// `memref.alloc`: one size for each dynamic dimension, one symbol operand for each symbol of the layout.
pub fn alloc(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = first_result(m, op) else { return };
    let want = m.cx.shape_of(ty).map_or(0, |s| s.iter().filter(|&&n| n == DYNAMIC).count());
    let got = operand_field(m, op, 0).len();
    if want != got {
        return fail(
            m,
            op,
            d,
            "dynamic-size-count",
            format!("needs one size for each of the {want} dynamic dimensions of its type, got {got}"),
        );
    }
    let (want, got) = (layout_symbols(&m.cx, ty), operand_field(m, op, 1).len());
    if want != got {
        return fail(m, op, d, "symbol-operand-count", format!("needs one value for each of the {want} symbols of its layout, got {got}"));
    }
    alignment(m, op, d);
}

/// An alignment, if there is one, is a power of two (release 19 also takes 0, but not of globals).
pub(super) fn alignment(m: &Module, op: Op, d: &mut Diags) {
    // Where the release has no such attribute, it is anyone's.
    if !m.row(op).attr(Sym::ALIGNMENT).is_some_and(|f| f.when.holds(m.cx.version())) {
        return;
    }
    if let Some(n) = m.attr(op, Sym::ALIGNMENT).and_then(|a| m.cx.int_value(a))
        && (n < 0 || !(n as u64).is_power_of_two())
        && !(n == 0 && m.cx.zero_alignment && m.kind(op) != super::memref::GLOBAL)
    {
        fail(m, op, d, "invalid-alignment", format!("alignment must be a power of two, got {n}"));
    }
}

/// `memref.alloca`: as `memref.alloc`, inside an operation that ends the life of allocas.
pub fn alloca(m: &Module, op: Op, d: &mut Diags) {
    alloc(m, op, d);
    let mut at = m.parent_op(op);
    while let Some(parent) = at {
        if m.row(parent).traits.any(Traits::ALLOCATION_SCOPE.and(Traits::FUNCTION)) {
            return;
        }
        at = m.parent_op(parent);
    }
    fail(
        m,
        op,
        d,
        "alloca-without-scope",
        "must be inside an operation that ends the life of allocas, such as a function or `memref.alloca_scope`",
    );
}

/// `memref.alloca_scope`: its terminator gives its results.
pub fn alloca_scope(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let Some(&last) = m.block_ops(block).last() else { return };
    if m.kind(last) != super::memref::ALLOCA_SCOPE_RETURN {
        return;
    }
    let given = m.operands(last).iter().map(|&v| m.ty(v));
    if !given.eq(m.results(op).map(|v| m.ty(v))) {
        fail(m, last, d, "result-mismatch", "must return values of the result types of the enclosing `memref.alloca_scope`");
    }
}

/// `memref.realloc`: same elements, space and layout; a size exactly where the result is dynamic.
pub fn realloc(m: &Module, op: Op, d: &mut Diags) {
    let (Some(from), Some(to)) = (first_operand(m, op), first_result(m, op)) else { return };
    let (TypeData::MemRef { elem: e1, space: s1, .. }, TypeData::MemRef { dims, elem: e2, space: s2, .. }) =
        (m.cx.type_data(from), m.cx.type_data(to))
    else {
        return;
    };
    if !shape::is_plain(&m.cx, from) || !shape::is_plain(&m.cx, to) {
        return fail(m, op, d, "layout-unsupported", "takes memrefs without a layout only");
    }
    if s1 != s2 {
        return fail(m, op, d, "memory-space-mismatch", "source and result must be in the same memory space");
    }
    if e1 != e2 {
        return fail(m, op, d, "element-type-mismatch", "source and result must have the same element type");
    }
    let dynamic = m.cx.shape(dims).first() == Some(&DYNAMIC);
    if dynamic != (m.n_operands(op) > 1) {
        let text = if dynamic { "needs a size because its result's is dynamic" } else { "takes no size because its result's is static" };
        return fail(m, op, d, "dynamic-size-count", text);
    }
    alignment(m, op, d);
}

/// `memref.assume_alignment`: a power of two; a result, which release 19 has not.
pub fn assume_alignment(m: &Module, op: Op, d: &mut Diags) {
    if (m.n_results(op) == 1) == m.cx.early_folds {
        return fail(m, op, d, "result-count", "has one result, in release 19 none");
    }
    let n = m.attr(op, Sym::ALIGNMENT).and_then(|a| m.cx.int_value(a)).unwrap_or(0);
    if n <= 0 || !(n as u64).is_power_of_two() {
        return fail(m, op, d, "invalid-alignment", format!("alignment must be a power of two, got {n}"));
    }
    if let (Some(a), Some(b)) = (first_operand(m, op), first_result(m, op))
        && a != b
    {
        fail(m, op, d, "type-mismatch", "operand and result must have the same type");
    }
}

/// `memref.distinct_objects`: at least one operand, results of the operands' types.
pub fn distinct_objects(m: &Module, op: Op, d: &mut Diags) {
    if m.n_operands(op) == 0 {
        return fail(m, op, d, "operand-count", "needs at least one operand");
    }
    if !m.operands(op).iter().map(|&v| m.ty(v)).eq(m.results(op).map(|v| m.ty(v))) {
        fail(m, op, d, "type-mismatch", "operands and results must have the same types");
    }
}

// Access.

/// As many indices as the memref has dimensions. `at` is the position of the memref among the operands.
fn indices(m: &Module, op: Op, at: usize, d: &mut Diags) -> bool {
    let Some(&memref) = m.operands(op).get(at) else { return false };
    let (rank, n) = (dims(m, memref).len(), m.n_operands(op) - at - 1);
    if rank != n {
        fail(m, op, d, "index-count", format!("needs one index for each of the {rank} dimensions of the memref, got {n}"));
    }
    rank == n
}

/// `memref.load`
pub fn load(m: &Module, op: Op, d: &mut Diags) {
    if indices(m, op, 0, d) {
        alignment(m, op, d);
    }
}

/// `memref.store`
pub fn store(m: &Module, op: Op, d: &mut Diags) {
    if indices(m, op, 1, d) {
        alignment(m, op, d);
    }
}

/// `memref.prefetch`
pub fn prefetch(m: &Module, op: Op, d: &mut Diags) {
    if indices(m, op, 0, d) {
        locality(m, op, d);
    }
}

/// The hint of a prefetch: 0 to 3.
pub(crate) fn locality(m: &Module, op: Op, d: &mut Diags) {
    let hint = m.attr(op, Sym::LOCALITY_HINT).and_then(|a| m.cx.int_value(a)).unwrap_or(0);
    if !(0..=3).contains(&hint) {
        fail(m, op, d, "invalid-locality", format!("locality must be 0 to 3, got {hint}"));
    }
}

/// `memref.atomic_rmw`: indices, and an element type that the kind can work on.
pub fn atomic_rmw(m: &Module, op: Op, d: &mut Diags) {
    if !indices(m, op, 1, d) {
        return;
    }
    let Some(ty) = first_operand(m, op) else { return };
    let kind = m.attr(op, Sym::KIND).and_then(|a| m.cx.int_value(a)).unwrap_or(0);
    let text = crate::dialect::enums::ENUMS[crate::dialect::enums::ATOMIC_RMW_KIND as usize].text(kind as u64).unwrap_or("");
    let float = matches!(m.cx.type_data(ty), TypeData::Float(_));
    match text {
        "addf" | "mulf" | "maximumf" | "minimumf" | "maxnumf" | "minnumf" if !float => {
            fail(m, op, d, "atomic-kind", format!("kind '{text}' works on floats, not on this memref's elements"));
        }
        "addi" | "andi" | "maxs" | "maxu" | "mins" | "minu" | "muli" | "ori" | "xori" if float => {
            fail(m, op, d, "atomic-kind", format!("kind '{text}' works on integers, not on this memref's elements"));
        }
        _ => {}
    }
}

/// `memref.generic_atomic_rmw`: a body of one argument without effects on memory.
pub fn generic_atomic_rmw(m: &Module, op: Op, d: &mut Diags) {
    if !indices(m, op, 0, d) {
        return;
    }
    let Some(ty) = first_result(m, op) else { return };
    let Some(block) = m.entry_block(op, 0) else { return fail(m, op, d, "empty-region", "needs a body") };
    let args = m.blocks[block].n_args;
    if args != 1 || m.block_args(block).next().map(|v| m.ty(v)) != Some(ty) {
        return fail(m, op, d, "region-arguments", "the body must take one argument of the result's type");
    }
    for &o in m.block_ops(block) {
        let t = m.row(o).traits;
        if t.any(Traits::READS.and(Traits::WRITES).and(Traits::ALLOCATES).and(Traits::FREES)) || t.has(Traits::CALL) {
            return d.push(
                crate::diag::Diagnostic::error(
                    "side-effects",
                    m.op_record[o].loc,
                    format!("'{}' op must not stand in the body of an atomic update: it touches memory", m.op_name(o)),
                )
                .note(m.op_record[op].loc, "the atomic update"),
            );
        }
    }
}

/// `memref.atomic_yield`: the value has the type of the enclosing operation's result.
pub fn atomic_yield(m: &Module, op: Op, d: &mut Diags) {
    let Some(parent) = m.parent_op(op) else { return };
    if m.kind(parent) == super::memref::GENERIC_ATOMIC_RMW && first_operand(m, op) != first_result(m, parent) {
        fail(m, op, d, "type-mismatch", "the value must have the type of the enclosing atomic update's result");
    }
}

/// `memref.copy`: equal element types and compatible shapes.
pub fn copy(m: &Module, op: Op, d: &mut Diags) {
    let (Some(&a), Some(&b)) = (m.operands(op).first(), m.operands(op).get(1)) else { return };
    let (a, b) = (m.ty(a), m.ty(b));
    if m.cx.elem_type(a) != m.cx.elem_type(b) {
        return fail(m, op, d, "element-type-mismatch", "source and target must have the same element type");
    }
    if let (Some(a), Some(b)) = (m.cx.shape_of(a), m.cx.shape_of(b))
        && !compatible_shapes(a, b)
    {
        fail(m, op, d, "shape-mismatch", "source and target must have the same shape");
    }
}

pub(crate) fn compatible(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

pub(crate) fn compatible_shapes(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| compatible(a, b))
}

/// `memref.dma_start`: operands as the ranks say.
pub fn dma_start(m: &Module, op: Op, d: &mut Diags) {
    if dma_start_parts(m, op).is_none() {
        return fail(
            m,
            op,
            d,
            "operand-count",
            "needs source, target and tag memrefs with an index for each dimension, a number of elements, and either two stride operands or none",
        );
    }
    let parts = dma_start_parts(m, op).unwrap_or_default();
    for (i, &v) in m.operands(op).iter().enumerate() {
        let memref = i == parts[0] || i == parts[1] || i == parts[3];
        if memref != matches!(m.cx.type_data(m.ty(v)), TypeData::MemRef { .. }) || (!memref && m.ty(v) != Type::INDEX) {
            return fail(m, op, d, "operand-type", format!("operand #{i} must be {}", if memref { "a memref" } else { "of type index" }));
        }
    }
}

/// `memref.dma_wait`
pub fn dma_wait(m: &Module, op: Op, d: &mut Diags) {
    let n = m.n_operands(op).saturating_sub(2);
    let rank = m.operands(op).first().map_or(0, |&v| dims(m, v).len());
    if n != rank {
        fail(m, op, d, "index-count", format!("needs one index for each of the {rank} dimensions of the tag, got {n}"));
    }
}

// Globals.

/// `memref.global`: a static type, an initial value of its shape.
pub fn global(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = m.attr(op, Sym::TYPE).and_then(|a| m.cx.type_value(a)) else { return };
    let TypeData::MemRef { dims, elem, .. } = m.cx.type_data(ty) else {
        return fail(m, op, d, "invalid-global-type", "type must be a ranked memref type");
    };
    if m.cx.shape(dims).contains(&DYNAMIC) {
        return fail(m, op, d, "invalid-global-type", "type must be a memref of static sizes");
    }
    if let Some(value) = m.attr(op, Sym::INITIAL_VALUE)
        && value != Attr::UNIT
    {
        let Some(t) = elements_type(&m.cx, value) else {
            return fail(m, op, d, "invalid-initial-value", "initial value must be `uninitialized` or elements");
        };
        let shape_ok = m.cx.shape_of(t) == Some(m.cx.shape(dims));
        if !shape_ok || m.cx.elem_type(t) != elem {
            return fail(m, op, d, "invalid-initial-value", "initial value must have the shape and the elements of the type");
        }
    }
    alignment(m, op, d);
}

fn elements_type(cx: &Context, a: Attr) -> Option<Type> {
    match cx.attr_data(a) {
        AttrData::Dense { ty, .. }
        | AttrData::DenseStrings { ty, .. }
        | AttrData::DenseResource { ty, .. }
        | AttrData::Sparse { ty, .. } => Some(ty),
        _ => None,
    }
}

// Casts and views.

/// Whether `memref.cast` may go from one type to the other.
pub fn cast_compatible(cx: &Context, a: Type, b: Type) -> bool {
    let ranked = |t| matches!(cx.type_data(t), TypeData::MemRef { .. });
    if shape::space(cx, a) != shape::space(cx, b) || cx.elem_type(a) != cx.elem_type(b) || !(ranked(a) || ranked(b)) {
        return false;
    }
    let (TypeData::MemRef { dims: d1, layout: l1, .. }, TypeData::MemRef { dims: d2, layout: l2, .. }) = (cx.type_data(a), cx.type_data(b))
    else {
        return true;
    };
    let (d1, d2) = (cx.shape(d1), cx.shape(d2));
    if !compatible_shapes(d1, d2) {
        return false;
    }
    if l1 == l2 {
        return true;
    }
    let (Some((s1, o1)), Some((s2, o2))) = (shape::strides(cx, a), shape::strides(cx, b)) else { return false };
    compatible(o1, o2) && (0..d1.len()).all(|i| d1[i] == 1 || d2[i] == 1 || compatible(s1[i], s2[i]))
}

/// `memref.cast`
pub fn cast(m: &Module, op: Op, d: &mut Diags) {
    let (Some(a), Some(b)) = (first_operand(m, op), first_result(m, op)) else { return };
    if !cast_compatible(&m.cx, a, b) {
        fail(
            m,
            op,
            d,
            "invalid-cast",
            "operand and result types are not compatible: element type, memory space, and what both say of sizes, strides and offset must agree",
        );
    }
}

/// `memref.memory_space_cast`: only the memory space differs.
pub fn memory_space_cast(m: &Module, op: Op, d: &mut Diags) {
    let (Some(a), Some(b)) = (first_operand(m, op), first_result(m, op)) else { return };
    let same = match (m.cx.type_data(a), m.cx.type_data(b)) {
        (TypeData::MemRef { dims: d1, elem: e1, layout: l1, .. }, TypeData::MemRef { dims: d2, elem: e2, layout: l2, .. }) => {
            (d1, e1, l1) == (d2, e2, l2)
        }
        (TypeData::UnrankedMemRef { elem: e1, .. }, TypeData::UnrankedMemRef { elem: e2, .. }) => e1 == e2,
        _ => false,
    };
    if !same {
        fail(m, op, d, "invalid-cast", "operand and result types may differ in the memory space only");
    }
}

/// `memref.extract_strided_metadata`: results as the source says.
pub fn extract_strided_metadata(m: &Module, op: Op, d: &mut Diags) {
    let Some(src) = first_operand(m, op) else { return };
    let rank = m.cx.shape_of(src).map_or(0, <[i64]>::len);
    if m.n_results(op) != 2 + 2 * rank {
        return fail(
            m,
            op,
            d,
            "result-count",
            format!("has {} results for a memref of {rank} dimensions, got {}", 2 + 2 * rank, m.n_results(op)),
        );
    }
    let Some(base) = first_result(m, op) else { return };
    if m.cx.elem_type(base) != m.cx.elem_type(src) || shape::space(&m.cx, base) != shape::space(&m.cx, src) {
        fail(m, op, d, "type-mismatch", "the base buffer must have the element type and the memory space of the source");
    }
}

/// The numbers of a static list attribute.
pub(crate) fn static_list(m: &Module, op: Op, name: Sym) -> Vec<i64> {
    m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default()
}

/// Checks that each static list has `want` entries where given and names each dynamic one by an operand.
fn mixed_lists(m: &Module, op: Op, want: [usize; 3], d: &mut Diags) -> Option<[Vec<i64>; 3]> {
    let lists = [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES].map(|s| static_list(m, op, s));
    for (i, what) in ["offset", "size", "stride"].iter().enumerate() {
        if lists[i].len() != want[i] {
            fail(m, op, d, "list-length", format!("needs {} {what}s, got {}", want[i], lists[i].len()));
            return None;
        }
        let dynamic = lists[i].iter().filter(|&&n| n == DYNAMIC).count();
        let given = operand_field(m, op, i + 1).len();
        if dynamic != given {
            fail(m, op, d, "list-length", format!("has {dynamic} dynamic {what}s but {given} values for them"));
            return None;
        }
        if *what != "stride" && lists[i].iter().any(|&n| n < 0 && n != DYNAMIC) {
            fail(m, op, d, "negative-list-entry", format!("{what}s must not be negative"));
            return None;
        }
    }
    Some(lists)
}

/// `memref.reinterpret_cast`: the result's type says what the lists say, or less.
pub fn reinterpret_cast(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    if m.cx.elem_type(src) != m.cx.elem_type(res) {
        return fail(m, op, d, "element-type-mismatch", "source and result must have the same element type");
    }
    if shape::space(&m.cx, src) != shape::space(&m.cx, res) {
        return fail(m, op, d, "memory-space-mismatch", "source and result must be in the same memory space");
    }
    let dims = m.cx.shape_of(res).unwrap_or(&[]);
    let Some([offsets, sizes, strides]) = mixed_lists(m, op, [1, dims.len(), dims.len()], d) else { return };
    // What is dynamic is dynamic in the type as well; release 19 takes the type's word for it.
    let early = m.cx.early_view_checks;
    let agrees = |of_type: i64, given: i64| compatible(of_type, given) && (early || given != DYNAMIC || of_type == DYNAMIC);
    for (i, (&a, &b)) in dims.iter().zip(&sizes).enumerate() {
        if !agrees(a, b) {
            return fail(m, op, d, "size-mismatch", format!("size {i} of the result type does not follow from the sizes given"));
        }
    }
    let Some((rs, ro)) = shape::strides(&m.cx, res) else {
        return fail(m, op, d, "layout-unsupported", "the result must have a strided layout");
    };
    if !agrees(ro, offsets[0]) {
        return fail(m, op, d, "offset-mismatch", "the offset of the result type does not follow from the offset given");
    }
    for (i, (&a, &b)) in rs.iter().zip(&strides).enumerate() {
        if !agrees(a, b) {
            return fail(m, op, d, "stride-mismatch", format!("stride {i} of the result type does not follow from the strides given"));
        }
    }
}

/// Whether a slice's known offsets, sizes and strides stay inside of the known dimensions, where the release looks at that.
pub fn in_bounds(m: &Module, op: Op, dims: &[i64], [offsets, sizes, strides]: [&[i64]; 3], d: &mut Diags) -> bool {
    if !m.cx.slice_bounds {
        return true;
    }
    for (i, &n) in dims.iter().enumerate() {
        let (o, s, t) = (offsets[i], sizes[i], strides[i]);
        if n == DYNAMIC || o == DYNAMIC {
            continue;
        }
        if o >= n {
            fail(m, op, d, "out-of-bounds", format!("offset {o} of dimension {i} is outside of its size {n}"));
            return false;
        }
        if s == DYNAMIC || t == DYNAMIC || s == 0 {
            continue;
        }
        let last = i128::from(o) + i128::from(s - 1) * i128::from(t);
        if last >= i128::from(n) || last < 0 {
            fail(m, op, d, "out-of-bounds", format!("the slice runs to element {last} of dimension {i}, outside of its size {n}"));
            return false;
        }
    }
    true
}

/// `memref.subview`: inside the source where that is known; the result is the part described, perhaps without unit
/// dimensions.
pub fn subview(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    if m.cx.elem_type(src) != m.cx.elem_type(res) {
        return fail(m, op, d, "element-type-mismatch", "source and result must have the same element type");
    }
    if shape::space(&m.cx, src) != shape::space(&m.cx, res) {
        return fail(m, op, d, "memory-space-mismatch", "source and result must be in the same memory space");
    }
    let dims = m.cx.shape_of(src).unwrap_or(&[]);
    let rank = dims.len();
    let Some([offsets, sizes, strides]) = mixed_lists(m, op, [rank; 3], d) else { return };
    if shape::strides(&m.cx, src).is_none() {
        return fail(m, op, d, "layout-unsupported", "the source must have a strided layout");
    }
    if !in_bounds(m, op, dims, [&offsets, &sizes, &strides], d) {
        return;
    }
    let Some(part) = shape::subview(&m.cx, src, &offsets, &sizes, &strides) else { return };
    let Some((rs, ro)) = shape::strides(&m.cx, res) else {
        return fail(m, op, d, "layout-unsupported", "the result must have a strided layout");
    };
    if ro != part.offset {
        return fail(m, op, d, "offset-mismatch", format!("the result's offset must be {}, got {}", number(part.offset), number(ro)));
    }
    if shape::dropped_dims(&part, m.cx.shape_of(res).unwrap_or(&[]), &rs).is_none() {
        let text = format!(
            "the result must have sizes {} and strides {}, or leave out dimensions of size 1",
            list(&part.sizes),
            list(&part.strides)
        );
        fail(m, op, d, "shape-mismatch", text);
    }
}

pub(crate) fn number(n: i64) -> String {
    if n == DYNAMIC { "?".into() } else { format!("{n}") }
}

pub(crate) fn list(ns: &[i64]) -> String {
    let mut s = String::from("[");
    for (i, &n) in ns.iter().enumerate() {
        if i > 0 {
            s.push_str(", ");
        }
        s.push_str(&number(n));
    }
    s.push(']');
    s
}

/// `memref.reshape`: no layouts; the length of the shape is the rank of the result.
pub fn reshape(m: &Module, op: Op, d: &mut Diags) {
    let (Some(&src), Some(&shape_of), Some(res)) = (m.operands(op).first(), m.operands(op).get(1), first_result(m, op)) else { return };
    let identity = |t| !matches!(m.cx.type_data(t), TypeData::MemRef { .. }) || shape::is_plain(&m.cx, t);
    if m.cx.elem_type(m.ty(src)) != m.cx.elem_type(res) {
        return fail(m, op, d, "element-type-mismatch", "source and result must have the same element type");
    }
    if !identity(m.ty(src)) || !identity(res) {
        return fail(m, op, d, "layout-unsupported", "source and result must not have a layout");
    }
    let n = dims(m, shape_of).first().copied().unwrap_or(0);
    match m.cx.shape_of(res) {
        Some(_) if n == DYNAMIC => fail(m, op, d, "rank-mismatch", "a shape of dynamic length gives an unranked result only"),
        Some(s) if s.len() as i64 != n => {
            fail(m, op, d, "rank-mismatch", format!("the shape has {n} sizes but the result has {} dimensions", s.len()))
        }
        _ => {}
    }
}

/// `memref.collapse_shape`
pub fn collapse_shape(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    let Some(groups) = reassociation(m, op, src, res, d) else { return };
    if !groups_agree(m, op, src, res, &groups, d) {
        return;
    }
    match shape::collapsed(&m.cx, src, &groups) {
        None => fail(m, op, d, "not-contiguous", "the strides of the source do not let these dimensions be one"),
        Some(want) => same_layout(m, op, res, &want, d),
    }
}

/// `memref.expand_shape`
pub fn expand_shape(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    let Some(groups) = reassociation(m, op, res, src, d) else { return };
    if !groups_agree(m, op, res, src, &groups, d) {
        return;
    }
    let shape_attr = static_list(m, op, Sym::STATIC_OUTPUT_SHAPE);
    let sizes = m.cx.shape_of(res).unwrap_or(&[]);
    if shape_attr != sizes {
        return fail(
            m,
            op,
            d,
            "shape-mismatch",
            format!("the output shape {} must be that of the result {}", list(&shape_attr), list(sizes)),
        );
    }
    let (dynamic, given) = (sizes.iter().filter(|&&n| n == DYNAMIC).count(), operand_field(m, op, 1).len());
    if dynamic != given {
        return fail(m, op, d, "list-length", format!("has {dynamic} dynamic sizes but {given} values for them"));
    }
    match shape::expanded(&m.cx, src, sizes, &groups) {
        None => fail(m, op, d, "layout-unsupported", "the source must have a strided layout"),
        Some(want) => same_layout(m, op, res, &want, d),
    }
}

/// The groups of a reassociation attribute: consecutive, covering every dimension of `big`, one per dimension of `small`.
fn reassociation(m: &Module, op: Op, big: Type, small: Type, d: &mut Diags) -> Option<Vec<core::ops::Range<usize>>> {
    if m.cx.elem_type(big) != m.cx.elem_type(small) || shape::space(&m.cx, big) != shape::space(&m.cx, small) {
        fail(m, op, d, "type-mismatch", "source and result must have the same element type and memory space");
        return None;
    }
    let rank = m.cx.shape_of(big)?.len();
    let n_small = m.cx.shape_of(small)?.len();
    let Some(groups) = shape::groups(m, op) else {
        fail(m, op, d, "invalid-reassociation", "reassociation must be lists of consecutive dimensions that begin at 0");
        return None;
    };
    let end = groups.last().map_or(0, |g| g.end);
    // A memref without dimensions has no groups; the other side is all ones.
    if groups.len() != n_small || (end != rank && n_small > 0) {
        let text =
            format!("reassociation has {} groups over {end} dimensions, for memrefs of {n_small} and {rank} dimensions", groups.len());
        fail(m, op, d, "invalid-reassociation", text);
        return None;
    }
    if n_small == 0 && m.cx.shape_of(big)?.iter().any(|&n| n != 1) {
        fail(m, op, d, "invalid-reassociation", "only dimensions of size 1 can become none");
        return None;
    }
    Some(groups)
}

/// Sizes: a group's product is the size of the one dimension, where both are known; at least one dynamic otherwise.
fn groups_agree(m: &Module, op: Op, big: Type, small: Type, groups: &[core::ops::Range<usize>], d: &mut Diags) -> bool {
    let (big, small) = (m.cx.shape_of(big).unwrap_or(&[]), m.cx.shape_of(small).unwrap_or(&[]));
    for (i, g) in groups.iter().enumerate() {
        let dynamic = big[g.clone()].contains(&DYNAMIC);
        let ok = match small[i] {
            DYNAMIC => dynamic,
            n => !dynamic && big[g.clone()].iter().try_fold(1i64, |p, &n| p.checked_mul(n)) == Some(n),
        };
        if !ok {
            fail(
                m,
                op,
                d,
                "shape-mismatch",
                format!("dimension {i} of size {} does not match its group of sizes {}", number(small[i]), list(&big[g.clone()])),
            );
            return false;
        }
    }
    true
}

fn same_layout(m: &Module, op: Op, res: Type, want: &shape::Part, d: &mut Diags) {
    let ok = shape::strides(&m.cx, res).is_some_and(|(s, o)| s == want.strides && o == want.offset);
    if !ok {
        let text = format!("the result's layout must be strided<{}, offset: {}>", list(&want.strides), number(want.offset));
        fail(m, op, d, "layout-mismatch", text);
    }
}

/// `memref.transpose`: a permutation, and the result's type follows.
pub fn transpose(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    let rank = m.cx.shape_of(src).map_or(0, <[i64]>::len);
    let Some(perm) = permutation(m, op).filter(|p| p.len() == rank) else {
        return fail(m, op, d, "invalid-permutation", format!("needs a permutation of the {rank} dimensions of its operand"));
    };
    let (Some((s1, o1)), Some((s2, o2))) = (shape::strides(&m.cx, src), shape::strides(&m.cx, res)) else { return };
    let (d1, d2) = (m.cx.shape_of(src).unwrap_or(&[]), m.cx.shape_of(res).unwrap_or(&[]));
    let ok = m.cx.elem_type(src) == m.cx.elem_type(res)
        && shape::space(&m.cx, src) == shape::space(&m.cx, res)
        && d2.len() == rank
        && o1 == o2
        && perm.iter().enumerate().all(|(i, &p)| d2[i] == d1[p] && s2[i] == s1[p]);
    if !ok {
        fail(m, op, d, "type-mismatch", "the result type must be the operand's with sizes and strides permuted");
    }
}

/// The permutation of a `memref.transpose`: result dimension `i` is source dimension `p[i]`.
pub fn permutation(m: &Module, op: Op) -> Option<Vec<usize>> {
    let AttrData::AffineMap(map) = m.cx.attr_data(m.attr(op, Sym::PERMUTATION)?) else { return None };
    let mut seen = alloc::vec![false; map.n_dims as usize];
    let mut out = Vec::new();
    for e in m.cx.map_exprs(map) {
        let ExprData::Dim(d) = m.cx.expr_data(e) else { return None };
        if core::mem::replace(seen.get_mut(d as usize)?, true) {
            return None;
        }
        out.push(d as usize);
    }
    (out.len() == seen.len()).then_some(out)
}

/// `memref.view`: from bytes without layout, one size for each dynamic dimension.
pub fn view(m: &Module, op: Op, d: &mut Diags) {
    let (Some(src), Some(res)) = (first_operand(m, op), first_result(m, op)) else { return };
    if !shape::is_plain(&m.cx, src) || !shape::is_plain(&m.cx, res) {
        return fail(m, op, d, "layout-unsupported", "source and result must not have a layout");
    }
    if shape::space(&m.cx, src) != shape::space(&m.cx, res) {
        return fail(m, op, d, "memory-space-mismatch", "source and result must be in the same memory space");
    }
    let want = m.cx.shape_of(res).map_or(0, |s| s.iter().filter(|&&n| n == DYNAMIC).count());
    let got = m.n_operands(op).saturating_sub(2);
    if want != got {
        fail(m, op, d, "dynamic-size-count", format!("needs one size for each of the {want} dynamic dimensions of its result, got {got}"));
    }
}
