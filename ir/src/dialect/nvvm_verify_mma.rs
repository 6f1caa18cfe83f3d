//! Products of matrices of the `nvvm` dialect: which shapes, formats and registers go together.
//! Source: MLIR documentation, "'nvvm' Dialect", and what mlir-opt 19 and 22 report.

use alloc::format;
use alloc::vec::Vec;

use super::nvvm_syntax::element;
use super::nvvm_verify::{case, fail, has, operand, result, shape, space, struct_of};
use super::{llvm_type, nvvm};
use crate::context::Context;
use crate::diag::Diags;
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::segments::operand_field;
use crate::ty::{FloatKind, TypeData as T};

/// So many registers of a type.
type Registers = (usize, Register);

/// What a register of a fragment holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Register {
    /// `vector<2xf16>`
    Halves,
    Word,
    F32,
    F64,
}

fn is(cx: &Context, ty: Type, register: Register) -> bool {
    match register {
        Register::Halves => {
            matches!(cx.type_data(ty), T::Vector { elem, scalable: 0, .. } if elem == Type::F16 && cx.shape_of(ty) == Some(&[2]))
        }
        Register::Word => ty == Type::I32,
        Register::F32 => ty == Type::F32,
        Register::F64 => cx.type_data(ty) == T::Float(FloatKind::F64),
    }
}
fn text(register: Register) -> &'static str {
    match register {
        Register::Halves => "vector<2xf16>",
        Register::Word => "i32",
        Register::F32 => "f32",
        Register::F64 => "f64",
    }
}
fn all(m: &Module, types: &[Type], (n, register): Registers) -> bool {
    types.len() == n && types.iter().all(|&t| is(&m.cx, t, register))
}
fn is_struct(m: &Module, ty: Type, registers: Registers) -> bool {
    llvm_type::struct_fields(&m.cx, ty).is_some_and(|f| all(m, &f, registers))
}
fn field_types(m: &Module, op: Op, field: usize) -> Vec<Type> {
    operand_field(m, op, field).iter().map(|&v| m.ty(v)).collect()
}

/// `nvvm.mma.sync`
pub fn product(m: &Module, op: Op, d: &mut Diags) {
    let sum_type = |ty: Option<Type>| ty.and_then(|t| element(&m.cx, t, true));
    if shape::<3>(m, op)[0] == 16 && sum_type(field_types(m, op, 2).first().copied()) != sum_type(Some(result(m, op))) {
        return fail(m, op, d, "ctype does not match dtype");
    }
    product_19(m, op, d);
}
/// The same in release 19, where the sum and the result may differ.
pub fn product_19(m: &Module, op: Op, d: &mut Diags) {
    use Register::{F32, F64, Halves, Word};
    let [rows, columns, depth] = shape::<3>(m, op);
    let (a_type, b_type) = (case(m, op, Sym::MULTIPLICAND_A_PTX_TYPE), case(m, op, Sym::MULTIPLICAND_B_PTX_TYPE));
    if a_type.is_empty() || b_type.is_empty() {
        return fail(m, op, d, "the types of the elements are not known");
    }
    if field_types(m, op, 2).is_empty() {
        return fail(m, op, d, "the sum has no registers");
    }
    let integer = ["s4", "u4", "s8", "u8", "b1", "s32"].contains(&a_type);
    // How deep the smallest product is, what its operands are, and what sums may be.
    let (least, register, sums): (i64, Register, &[Registers]) = match (rows, a_type) {
        (16, "tf32") => (4, Word, &[(4, F32), (2, Halves)]),
        (16, "bf16") => (8, Word, &[(4, F32), (2, Halves)]),
        (16, "f16") => (8, Halves, &[(4, F32), (2, Halves)]),
        (16, "s4" | "u4") => (32, Word, &[(4, Word)]),
        (16, "b1") => (128, Word, &[(4, Word)]),
        (16, "s8" | "u8") => (16, Word, &[(4, Word)]),
        (16, _) => return fail(m, op, d, format!("invalid shape or multiplicand type: {a_type}")),
        (8, "f16") => (4, Halves, &[(4, Halves), (8, F32)]),
        (8, "f64") => (4, F64, &[(2, F64)]),
        (8, "s4" | "u4") => (32, Word, &[(2, Word)]),
        (8, "s8" | "u8") => (16, Word, &[(2, Word)]),
        (8, "b1") => (128, Word, &[(2, Word)]),
        _ => (0, Word, &[]),
    };
    let known = sums.is_empty() || columns != 8 || depth != least && !(rows == 16 && depth == 2 * least);
    if known {
        return fail(m, op, d, format!("unimplemented variant for MMA shape <{rows}, {columns}, {depth}>"));
    }
    let n = if rows == 8 { [if a_type == "f16" { 2 } else { 1 }; 2] } else { [2 * depth / least, depth / least] };
    for (i, name) in ["A", "B", "C"].into_iter().enumerate() {
        let types = field_types(m, op, i);
        let one = [(n.get(i).copied().unwrap_or(0) as usize, register)];
        let allowed: &[Registers] = if i < 2 { &one } else { sums };
        if !allowed.iter().any(|&r| all(m, &types, r)) {
            let (n, register) = allowed[0];
            return fail(m, op, d, format!("could not match types for the {name} operands; expected {n} of {}", text(register)));
        }
    }
    let results = if rows == 16 && !matches!(a_type, "f16") { &sums[..1] } else { sums };
    if !results.iter().any(|&r| is_struct(m, result(m, op), r)) {
        return fail(
            m,
            op,
            d,
            format!("could not match allowed types for the result; expected {} of {}", results[0].0, text(results[0].1)),
        );
    }
    if a_type == "b1" && m.attr(op, Sym::B1_OP).is_none() {
        fail(m, op, d, "requires b1Op attribute");
    } else if integer && a_type != "b1" && m.attr(op, Sym::INT_OVERFLOW_BEHAVIOR).is_none() {
        fail(m, op, d, "requires intOverflowBehavior attribute");
    }
}

/// `nvvm.mma.sp.sync`
pub fn sparse_product(m: &Module, op: Op, d: &mut Diags) {
    use Register::{F32, Halves, Word};
    let [rows, columns, depth] = shape::<3>(m, op);
    let a_type = case(m, op, Sym::MULTIPLICAND_A_PTX_TYPE);
    let (least, register, sums): (i64, Register, &[Registers]) = match a_type {
        "tf32" => (4, Word, &[(4, F32)]),
        "bf16" => (8, Word, &[(4, F32)]),
        "f16" => (8, Halves, &[(2, Halves), (4, F32)]),
        "s4" | "u4" => (32, Word, &[(4, Word)]),
        "s8" | "u8" => (16, Word, &[(4, Word)]),
        "e4m3" | "e5m2" | "e3m2" | "e2m3" | "e2m1" => (32, Word, &[(2, Halves), (4, F32)]),
        _ => return fail(m, op, d, format!("invalid shape or multiplicand type: {a_type}")),
    };
    let narrow = a_type.starts_with('e');
    if (rows, columns) != (16, 8) || depth != 2 * least && (depth != 4 * least || narrow) {
        return fail(m, op, d, format!("unimplemented variant for MMA shape <{rows}, {columns}, {depth}>"));
    }
    let factors = [0, 1].map(|i| field_types(m, op, i));
    if !factors.iter().all(|types| all(m, types, ((depth / least) as usize, register))) {
        return fail(m, op, d, format!("could not match types for the A and B operands; expected {} of {}", depth / least, text(register)));
    }
    if !sums.iter().any(|&r| all(m, &field_types(m, op, 2), r)) {
        return fail(m, op, d, "could not match types for the C operands");
    }
    if !sums.iter().any(|&r| is_struct(m, result(m, op), r)) {
        fail(m, op, d, "could not match allowed types for the result");
    }
}

/// `nvvm.mma.block_scale` and `nvvm.mma.sp.block_scale`
pub fn scaled_product(m: &Module, op: Op, d: &mut Diags) {
    let sparse = m.kind(op) == nvvm::NVVM_MMA_SP_BLOCK_SCALE;
    if sparse && !has(m, op, Sym::ORDERED_METADATA) {
        return fail(m, op, d, "'orderedMetadata' attribute is mandatory");
    }
    let (kind, size, format) = (case(m, op, Sym::KIND), case(m, op, Sym::SCALE_VEC_SIZE), case(m, op, Sym::BLOCK_SCALE_FORMAT));
    let [rows, columns, depth] = shape::<3>(m, op);
    let elements = [Sym::MULTIPLICAND_A_PTX_TYPE, Sym::MULTIPLICAND_B_PTX_TYPE].map(|s| case(m, op, s));
    let right = match (rows, columns, if sparse { depth / 2 } else { depth }) {
        (16, 8, 64) => {
            elements == ["e2m1"; 2] && matches!((kind, size, format), ("mxf4" | "mxf4nvf4", "x2", "ue8m0") | ("mxf4nvf4", "x4", "ue4m3"))
        }
        (16, 8, 32) => (kind, size, format) == ("mxf8f6f4", "x1", "ue8m0"),
        _ => return fail(m, op, d, "unsupported Geom for mma with block scaling"),
    };
    if !right || sparse && depth % 2 != 0 {
        fail(
            m,
            op,
            d,
            format!("the shape <{rows}, {columns}, {depth}> does not go with `{kind}`, `{size}`, `{format}` and these elements"),
        );
    }
}

/// `nvvm.tcgen05.mma` and `nvvm.tcgen05.mma.sp`: `lanes` is the field of the lanes that stay as they are.
fn tensor_product(m: &Module, op: Op, lanes: usize, d: &mut Diags) {
    let shift = has(m, op, Sym::A_SHIFT);
    let mask = field_types(m, op, lanes).first().and_then(|&t| m.cx.shape_of(t)).and_then(|s| s.first().copied());
    let expected = if case(m, op, Sym::CTA_GROUP) == "cta_1" { 4 } else { 8 };
    let wrong = if mask.is_some_and(|n| n != expected) {
        "the number of lanes that stay as they are does not go with the group"
    } else if shift && operand(m, op, 1) == Type::I64 {
        "A-shift can be applied only when matrix A is in tensor memory"
    } else if shift && matches!(case(m, op, Sym::COLLECTOR_OP), "fill" | "use") {
        "cannot use collector buffer operation fill or use with ashift"
    } else {
        return;
    };
    fail(m, op, d, wrong);
}
/// `nvvm.tcgen05.mma`
pub fn tensor_product_dense(m: &Module, op: Op, d: &mut Diags) {
    tensor_product(m, op, 6, d);
}
/// `nvvm.tcgen05.mma.sp`
pub fn tensor_product_sparse(m: &Module, op: Op, d: &mut Diags) {
    tensor_product(m, op, 7, d);
}
/// `nvvm.tcgen05.mma.block_scale` and `nvvm.tcgen05.mma.sp.block_scale`
pub fn tensor_product_scaled(m: &Module, op: Op, d: &mut Diags) {
    match (case(m, op, Sym::KIND), case(m, op, Sym::BLOCK_SCALE)) {
        ("mxf4nvf4", "") => fail(m, op, d, "mxf4nvf4 requires block scale attribute"),
        (kind @ ("mxf8f6f4" | "mxf4"), "block16") => fail(m, op, d, format!("{kind} kind does not support block16 attribute")),
        _ => {}
    }
}

/// The registers of a fragment of `wmma`; none where the shape and the format do not go together.
fn fragment(format: &str, frag: &str, [m, n, k]: [i64; 3]) -> Option<Registers> {
    let wide = matches!([m, n, k], [16, 16, 16] | [32, 8, 16] | [8, 32, 16]);
    let factor = frag != "c";
    Some(match format {
        "f16" if wide => (if factor { 8 } else { 4 }, Register::Halves),
        "f32" if (wide || [m, n, k] == [16, 16, 8]) && !factor => (8, Register::F32),
        "tf32" if [m, n, k] == [16, 16, 8] && factor => (4, Register::Word),
        "s32" if wide && !factor => (8, Register::Word),
        "s8" | "u8" if wide && factor => (if frag == "a" { m } else { n } as usize / 8, Register::Word),
        "f64" if [m, n, k] == [8, 8, 4] => (if factor { 1 } else { 2 }, Register::F64),
        _ => return None,
    })
}
fn dims(m: &Module, op: Op) -> [i64; 3] {
    [Sym::M, Sym::N, Sym::K].map(|s| m.attr(op, s).and_then(|a| m.cx.int_value(a)).unwrap_or(0))
}
fn of_fragment(m: &Module, op: Op, registers: Registers, d: &mut Diags) {
    if !is_struct(m, result(m, op), registers) {
        let (n, register) = registers;
        fail(m, op, d, format!("expected destination type is a structure of {n} elements of type {}", text(register)));
    }
}
fn addressable(m: &Module, op: Op, d: &mut Diags) -> bool {
    if [0, 1, 3].contains(&space(m, operand(m, op, 0))) {
        return true;
    }
    fail(m, op, d, "expected source pointer in memory space 0, 1, 3");
    false
}
/// `nvvm.wmma.load`
pub fn load(m: &Module, op: Op, d: &mut Diags) {
    if !addressable(m, op, d) {
        return;
    }
    match fragment(case(m, op, Sym::ELTYPE), case(m, op, Sym::FRAG), dims(m, op)) {
        None => fail(m, op, d, "invalid attribute combination"),
        Some((1, Register::F64)) if is(&m.cx, result(m, op), Register::F64) => {}
        Some((1, Register::F64)) => fail(m, op, d, "expected destination type to be f64"),
        Some(registers) => of_fragment(m, op, registers, d),
    }
}
/// `nvvm.wmma.load` of release 19, which has no fragments of doubles.
pub fn load_19(m: &Module, op: Op, d: &mut Diags) {
    match case(m, op, Sym::ELTYPE) {
        "f64" => fail(m, op, d, "invalid attribute combination"),
        _ => load(m, op, d),
    }
}
/// `nvvm.wmma.store`
pub fn store(m: &Module, op: Op, d: &mut Diags) {
    if !addressable(m, op, d) {
        return;
    }
    let Some((n, register)) = fragment(case(m, op, Sym::ELTYPE), "c", dims(m, op)) else {
        return fail(m, op, d, "invalid attribute combination");
    };
    let types = field_types(m, op, 1);
    if types.len() != n {
        fail(m, op, d, format!("expected {n} data operands"));
    } else if !all(m, &types, (n, register)) {
        fail(m, op, d, format!("expected data operands of type {}", text(register)));
    }
}
/// `nvvm.wmma.mma`
pub fn fragments(m: &Module, op: Op, d: &mut Diags) {
    let (factor, sum) = (case(m, op, Sym::ELTYPE_A), case(m, op, Sym::ELTYPE_B));
    let together = matches!((factor, sum), ("f16", "f16" | "f32") | ("tf32", "f32") | ("s8" | "u8", "s32") | ("f64", "f64"));
    let [a, b, c] = ["a", "b", "c"].map(|f| fragment(if f == "c" { sum } else { factor }, f, dims(m, op)));
    let (true, Some(a), Some(b), Some(c)) = (together, a, b, c) else {
        return fail(m, op, d, "invalid attribute combination");
    };
    let n = a.0 + b.0 + c.0;
    if m.n_operands(op) != n {
        return fail(m, op, d, format!("expected {n} arguments"));
    }
    let mut at = 0;
    for (n, register) in [a, b, c] {
        for i in at..at + n {
            if !is(&m.cx, operand(m, op, i), register) {
                return fail(m, op, d, format!("expected argument {i} to be of type {}", text(register)));
            }
        }
        at += n;
    }
    of_fragment(m, op, c, d);
}

/// `nvvm.wgmma.mma_async`
pub fn group_product(m: &Module, op: Op, d: &mut Diags) {
    let (a, b, sum) = (case(m, op, Sym::TYPE_A), case(m, op, Sym::TYPE_B), case(m, op, Sym::TYPE_D));
    let ty = result(m, op);
    if operand(m, op, 0) != ty {
        return fail(m, op, d, "failed to verify that input struct and result struct must be the same type");
    }
    let Some(fields) = llvm_type::struct_fields(&m.cx, ty) else { return };
    let Some(&first) = fields.first() else { return fail(m, op, d, "expected results to be a struct of numbers") };
    if !struct_of(m, ty, fields.len(), first) {
        return fail(m, op, d, "all elements in struct must be same type");
    }
    let negative = case(m, op, Sym::SCALE_A) == "neg" || case(m, op, Sym::SCALE_B) == "neg";
    let [rows, columns, depth] = shape::<3>(m, op);
    let (together, needs) = match a {
        "tf32" => (sum == "f32" && b == "tf32", 8),
        "f16" | "bf16" => ((sum == "f32" || sum == "f16") && b == a, 16),
        "s8" | "u8" => (sum == "s32" && (b == "s8" || b == "u8"), 32),
        "e4m3" | "e5m2" => ((sum == "f32" || sum == "f16") && (b == "e4m3" || b == "e5m2"), 32),
        "b1" => (sum == "s32" && b == "b1", 256),
        _ => (false, 0),
    };
    let dense = !["s8", "u8", "b1"].contains(&a);
    let transposed = case(m, op, Sym::LAYOUT_A) == "col" || case(m, op, Sym::LAYOUT_B) == "row";
    let n = if sum == "f16" { columns / 4 } else { columns / 2 };
    let wrong = if !["f32", "f16", "s32"].contains(&sum) {
        format!("does not support the given output type {sum}")
    } else if sum == "s32" && negative {
        "has s32 output, scaleA and scaleB cannot be neg".into()
    } else if !together {
        format!("{sum} += {a} * {b}, it is not supported.")
    } else if rows != 64 {
        "shape 'm' must be 64".into()
    } else if depth != needs {
        format!("shape 'k' must be {needs} for input type {a}")
    } else if columns % 8 != 0 || !(8..=256).contains(&columns) || !dense && columns > 32 && columns % 16 != 0 {
        format!("has input type {a} n is set to {columns}, it is not supported.")
    } else if a != "f16" && a != "bf16" && transposed {
        "transposes, which is only supported for f16 and bf16".into()
    } else if fields.len() as i64 != n {
        format!("results {n}, however output struct has {} elements", fields.len())
    } else if sum != "s32" && case(m, op, Sym::SATFINITE) == "satfinite" {
        format!("`satfinite` can be only used with s32 accumulator, however the current accumulator is {sum}")
    } else {
        return;
    };
    fail(m, op, d, wrong);
}
