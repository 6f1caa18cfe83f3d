//! `convert-vector-to-llvm{enable-amx enable-x86vector}`: operations on tiles and vectors of x86 to the intrinsics, which
//! are called by name, or are operations in release 19. Source: MLIR documentation, "'amx' Dialect" and "'x86vector'
//! Dialect", and mlir-opt 19 and 22.

use alloc::string::String;
use alloc::vec::Vec;
use ir::dialect::{arith, hardware as hw, hardware_ops as x, llvm, x86_bf16 as b};
use ir::segments::field_operands;
use ir::{Attr, Context, Op, Opcode, Sym, Type, TypeData, Value, constant};

use crate::build;
use crate::memref_descriptor::Memrefs;
use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes};
use crate::types::{TypeConverter, TypeRule};

/// Release 19 has no such operation.
const NONE: Opcode = Opcode::ERASED;

/// What an operation of `x86vector` becomes: the name is followed by what the elements of the first vector say, and by its
/// width in bits.
struct Intrinsic {
    source: Opcode,
    name: &'static str,
    /// Elements of the first vector (or memref), what follows the name, release 19's operation.
    kinds: &'static [(Type, &'static str, Opcode)],
    /// The width in bits that release 19 knows.
    bits: u32,
}

const fn intrinsic(source: Opcode, name: &'static str, kinds: &'static [(Type, &'static str, Opcode)], bits: u32) -> Intrinsic {
    Intrinsic { source, name, kinds, bits }
}

static INTRINSICS: &[Intrinsic] = &[
    intrinsic(x::X86VECTOR_AVX_INTR_DOT, "avx.dp.ps.", &[(Type::F32, "", hw::X86VECTOR_AVX_INTR_DP_PS_256)], 256),
    intrinsic(x::X86VECTOR_AVX_RSQRT, "avx.rsqrt.ps.", &[(Type::F32, "", hw::X86VECTOR_AVX_INTR_RSQRT_PS_256)], 256),
    intrinsic(
        x::X86VECTOR_AVX512_MASK_RNDSCALE,
        "avx512.mask.rndscale.",
        &[
            (Type::F32, "ps.", hw::X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PS_512),
            (Type::F64, "pd.", hw::X86VECTOR_AVX512_INTR_MASK_RNDSCALE_PD_512),
        ],
        512,
    ),
    intrinsic(
        x::X86VECTOR_AVX512_MASK_SCALEF,
        "avx512.mask.scalef.",
        &[
            (Type::F32, "ps.", hw::X86VECTOR_AVX512_INTR_MASK_SCALEF_PS_512),
            (Type::F64, "pd.", hw::X86VECTOR_AVX512_INTR_MASK_SCALEF_PD_512),
        ],
        512,
    ),
    intrinsic(
        x::X86VECTOR_AVX512_VP2INTERSECT,
        "avx512.vp2intersect.",
        &[(Type::I32, "d.", hw::X86VECTOR_AVX512_INTR_VP2INTERSECT_D_512), (Type::I64, "q.", hw::X86VECTOR_AVX512_INTR_VP2INTERSECT_Q_512)],
        512,
    ),
    intrinsic(b::X86VECTOR_AVX_BCST_TO_F32_PACKED, "vbcstne", &[(Type::BF16, "bf162ps", NONE), (Type::F16, "sh2ps", NONE)], 0),
    intrinsic(b::X86VECTOR_AVX_CVT_PACKED_EVEN_INDEXED_TO_F32, "vcvtnee", &[(Type::BF16, "bf162ps", NONE), (Type::F16, "ph2ps", NONE)], 0),
    intrinsic(b::X86VECTOR_AVX_CVT_PACKED_ODD_INDEXED_TO_F32, "vcvtneo", &[(Type::BF16, "bf162ps", NONE), (Type::F16, "ph2ps", NONE)], 0),
    intrinsic(b::X86VECTOR_AVX_DOT_I8, "avx2.vpdpbssd.", &[(Type::I32, "", NONE)], 0),
    intrinsic(b::X86VECTOR_AVX512_CVT_PACKED_F32_TO_BF16, "avx512bf16.cvtneps2bf16.", &[(Type::F32, "", NONE)], 0),
    intrinsic(b::X86VECTOR_AVX512_DOT, "avx512bf16.dpbf16ps.", &[(Type::F32, "", NONE)], 0),
];

macro_rules! rules {
    ($rewrite:expr; $($source:expr),* $(,)?) => { &[$(Rule { opcode: $source, rewrite: $rewrite }),*] };
}
static VECTOR_RULES: &[Rule] = rules![intrinsics;
    x::X86VECTOR_AVX_INTR_DOT,
    x::X86VECTOR_AVX_RSQRT,
    x::X86VECTOR_AVX512_MASK_RNDSCALE,
    x::X86VECTOR_AVX512_MASK_SCALEF,
    x::X86VECTOR_AVX512_VP2INTERSECT,
    b::X86VECTOR_AVX_BCST_TO_F32_PACKED,
    b::X86VECTOR_AVX_CVT_PACKED_EVEN_INDEXED_TO_F32,
    b::X86VECTOR_AVX_CVT_PACKED_ODD_INDEXED_TO_F32,
    b::X86VECTOR_AVX_DOT_I8,
    b::X86VECTOR_AVX512_CVT_PACKED_F32_TO_BF16,
    b::X86VECTOR_AVX512_DOT,
];
static COMPRESS_RULES: &[Rule] = rules![compressions; x::X86VECTOR_AVX512_MASK_COMPRESS];
static PRODUCT_RULES: &[Rule] = rules![products; x::AMX_TILE_MULF, x::AMX_TILE_MULI, x::OLD_AMX_TILE_MULF, x::OLD_AMX_TILE_MULI];
static TILE_RULES: &[Rule] = rules![
    tiles;
    x::AMX_TILE_LOAD,
    x::AMX_TILE_STORE,
    x::AMX_TILE_ZERO,
    x::OLD_AMX_TILE_LOAD,
    x::OLD_AMX_TILE_STORE,
    x::OLD_AMX_TILE_ZERO,
];

/// Adds what the options of the pass ask for.
pub fn enable(cx: &PassContext<'_>, rules: &mut Rules, types: &mut Vec<TypeRule>) {
    if cx.flag("enable-amx") {
        rules.add(PRODUCT_RULES).add(TILE_RULES);
        rules.set(opcodes(x::OLD_AMX_TILE_LOAD, x::X86VECTOR_AVX_INTR_DOT), Legality::Illegal);
        types.push(tile_type);
    }
    if cx.flag("enable-x86vector") {
        rules.add(VECTOR_RULES).add(COMPRESS_RULES);
        rules.set(opcodes(x::X86VECTOR_AVX_INTR_DOT, x::ARM_NEON_2D_SDOT), Legality::Illegal);
        rules.set(opcodes(b::X86VECTOR_AVX_BCST_TO_F32_PACKED, b::END), Legality::Illegal);
    }
}

/// Calls an intrinsic, with the attributes of the operation that it replaces. `old` is release 19's operation.
fn call(rw: &mut Rewriter<'_>, op: Op, name: &str, old: Opcode, operands: &[Value], results: &[Type]) -> Op {
    if rw.opts.release.x86_intrinsic_ops {
        // Only what is one to one keeps them there.
        let keeps =
            matches!(rw.m.kind(op), x::X86VECTOR_AVX512_MASK_RNDSCALE | x::X86VECTOR_AVX512_MASK_SCALEF | x::X86VECTOR_AVX512_VP2INTERSECT);
        let attrs = if keeps { rw.m.op_record[op].attrs } else { Attr::EMPTY_DICT };
        return rw.op(old, operands, results, attrs);
    }
    let mut whole = String::from("llvm.x86.");
    whole.push_str(name);
    let name = rw.m.cx.sym(&whole);
    let name = rw.m.cx.sym_str_attr(name);
    let attrs = rw.m.cx.dict_remove(rw.m.op_record[op].attrs, Sym::OPERAND_SEGMENT_SIZES);
    let attrs = rw.m.cx.dict_set(attrs, Sym::INTRIN, name);
    rw.op(llvm::CALL_INTRINSIC, operands, results, attrs)
}

/// Bits of a number.
fn bits(cx: &Context, elem: Type) -> u32 {
    match cx.type_data(elem) {
        TypeData::Integer { width, .. } => width,
        TypeData::Float(k) => k.bits(),
        _ => 0,
    }
}

/// Bits of a vector of one dimension.
fn vector_bits(cx: &Context, ty: Type) -> u32 {
    let is_scalable = matches!(cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable != 0);
    match cx.shape_of(ty) {
        Some(&[n @ 1..=64]) if !is_scalable => n as u32 * bits(cx, cx.elem_type(ty)),
        _ => 0,
    }
}

fn intrinsics(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let Some(row) = INTRINSICS.iter().find(|r| r.source == rw.m.kind(op)) else { continue };
        let (Some(first), Some(result)) = (rw.m.operands(op).first().copied(), rw.result_type(op, 0)) else { continue };
        let ty = rw.m.ty(first);
        let elem = rw.m.cx.elem_type(ty);
        let is_memref = matches!(rw.m.cx.type_data(ty), TypeData::MemRef { .. });
        let width = vector_bits(&rw.m.cx, if is_memref { result } else { ty });
        let kind = row.kinds.iter().find(|k| k.0 == elem);
        let is_known = if rw.opts.release.x86_intrinsic_ops { width == row.bits } else { matches!(width, 128 | 256 | 512 | 1024) };
        let (Some(&(_, infix, old)), true) = (kind, is_known) else {
            rw.error("x86-vector", op, "no intrinsic takes vectors of this type");
            continue;
        };
        let digits = match width {
            128 => "128",
            256 => "256",
            512 => "512",
            _ => "1024",
        };
        let mut operands: Vec<Value> = rw.m.operands(op).to_vec();
        let mut name = String::from(row.name);
        name.push_str(infix);
        name.push_str(digits);
        rw.at(op);
        if is_memref {
            let Some((r, attrs)) = memrefs.get(rw, ty) else { continue };
            operands[0] = attrs.buffer(rw, first, r, index);
        }
        if row.source == x::X86VECTOR_AVX_INTR_DOT {
            // All products count, all elements get the sum.
            operands.push(build::int_constant(rw, Type::I8, -1));
        }
        if row.source != x::X86VECTOR_AVX512_VP2INTERSECT {
            let new = call(rw, op, &name, old, &operands, &[result]);
            rw.replace_with(op, new);
            continue;
        }
        let pair = rw.m.cx.llvm_struct(&[result, result]);
        let both = call(rw, op, &name, old, &operands, &[pair]);
        let both = rw.m.result(both, 0);
        let (k1, k2) = (build::extract(rw, both, result, &[0]), build::extract(rw, both, result, &[1]));
        rw.replace(op, &[k1, k2]);
    }
    memrefs.keep(rw);
}

/// Elements under a mask: what is behind them comes from a vector, a constant, or is 0.
fn compressions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let operands: Vec<Value> = rw.m.operands(op).to_vec();
        let (&[k, a, ..], Some(ty)) = (&operands[..], rw.result_type(op, 0)) else { continue };
        let elem = rw.m.cx.elem_type(ty);
        if !matches!(elem, Type::F32 | Type::F64 | Type::I32 | Type::I64) || !matches!(vector_bits(&rw.m.cx, ty), 256 | 512 | 1024) {
            rw.error("x86-vector", op, "no intrinsic takes vectors of this type");
            continue;
        }
        rw.at(op);
        let rest = match operands.get(2) {
            Some(&v) => v,
            None => {
                let given = rw.m.attr(op, Sym::CONSTANT_SRC);
                let Some(value) = given.or_else(|| constant::splat(&mut rw.m.cx, ty, 0)) else { continue };
                if rw.opts.release.x86_intrinsic_ops {
                    let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
                    rw.value(arith::CONSTANT, &[], ty, attrs)
                } else {
                    build::constant(rw, ty, value)
                }
            }
        };
        let new = call(rw, op, "avx512.mask.compress", hw::X86VECTOR_AVX512_INTR_MASK_COMPRESS, &[a, rest, k], &[ty]);
        rw.replace_with(op, new);
    }
}

/// `!amx.tile` is LLVM's type of tiles.
fn tile_type(_: &mut TypeConverter, cx: &mut Context, ty: Type) -> Option<Option<Type>> {
    match cx.type_data(ty) {
        TypeData::Opaque { dialect, .. } if cx.str(dialect) == "amx" => Some(Some(cx.ty(TypeData::LlvmX86Amx))),
        _ => None,
    }
}

/// A tile: rows, bytes of a row, and the name of the elements' type where it matters.
struct Tile {
    rows: i64,
    bytes: i64,
    bits: u32,
    is_f16: bool,
}

fn tile(cx: &Context, ty: Type) -> Option<Tile> {
    let (rows, columns, bits, is_f16) = match cx.type_data(ty) {
        TypeData::Vector { .. } => match cx.shape_of(ty) {
            Some(&[rows, columns]) => (rows, columns, bits(cx, cx.elem_type(ty)), false),
            _ => return None,
        },
        TypeData::Opaque { text, .. } => {
            let mut parts = cx.str(text).strip_prefix("tile<")?.strip_suffix('>')?.splitn(3, 'x');
            let (rows, columns, elem) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?);
            let bits = match elem {
                "i8" => 8,
                "f16" | "bf16" => 16,
                _ => 32,
            };
            (rows, columns, bits, elem == "f16")
        }
        _ => return None,
    };
    // A register has 16 rows of 64 bytes.
    let fits = (0..=16).contains(&rows) && (0..=64).contains(&columns) && bits >= 8;
    let bytes = columns * i64::from(bits / 8);
    (fits && bytes <= 64).then_some(Tile { rows, bytes, bits, is_f16 })
}

/// The number of rows, and of bytes in each.
fn sizes(rw: &mut Rewriter<'_>, t: &Tile) -> [Value; 2] {
    let rows = build::int_constant(rw, Type::I16, t.rows);
    [rows, build::int_constant(rw, Type::I16, t.bytes)]
}

fn refuse(rw: &mut Rewriter<'_>, op: Op) {
    rw.error("amx", op, "no tile register takes this, or memory is not in rows");
}

fn products(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let &[lhs, rhs, acc] = rw.m.operands(op) else { continue };
        let (a, c) = (tile(&rw.m.cx, rw.m.ty(lhs)), tile(&rw.m.cx, rw.m.ty(rhs)));
        let (Some(a), Some(c), Some(ty)) = (a, c, rw.result_type(op, 0)) else {
            refuse(rw, op);
            continue;
        };
        let floats = matches!(rw.m.kind(op), x::AMX_TILE_MULF | x::OLD_AMX_TILE_MULF);
        if a.bits != c.bits || a.bits != if floats { 16 } else { 8 } {
            rw.error("amx", op, "tiles of bytes or of halves are multiplied");
            continue;
        }
        let unsigned = |name| rw.m.attr(op, name).is_some();
        let (name, old) = match (floats, unsigned(Sym::IS_ZEXT_LHS), unsigned(Sym::IS_ZEXT_RHS)) {
            (true, ..) if a.is_f16 => ("tdpfp16ps.internal", NONE),
            (true, ..) => ("tdpbf16ps.internal", hw::AMX_TDPBF16PS),
            (_, false, false) => ("tdpbssd.internal", hw::AMX_TDPBSSD),
            (_, false, true) => ("tdpbsud.internal", hw::AMX_TDPBSUD),
            (_, true, false) => ("tdpbusd.internal", hw::AMX_TDPBUSD),
            (_, true, true) => ("tdpbuud.internal", hw::AMX_TDPBUUD),
        };
        rw.at(op);
        let [rows, depth] = sizes(rw, &a);
        let [_, columns] = sizes(rw, &c);
        let new = call(rw, op, name, old, &[rows, columns, depth, acc, lhs, rhs], &[ty]);
        rw.replace_with(op, new);
    }
}

/// Tiles of zeros, loads and stores.
fn tiles(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let kind = rw.m.kind(op);
        let operands: Vec<Value> = rw.m.operands(op).to_vec();
        let field = |name| field_operands(rw.m, op, name).first().copied();
        let (stored, stride) = (field("val"), field("stride"));
        let result = rw.m.results(op).next();
        let Some(of) = stored.or(result) else { continue };
        let Some(shape) = tile(&rw.m.cx, rw.m.ty(of)) else {
            refuse(rw, op);
            continue;
        };
        rw.at(op);
        if matches!(kind, x::AMX_TILE_ZERO | x::OLD_AMX_TILE_ZERO) {
            let Some(ty) = rw.result_type(op, 0) else { continue };
            let args = sizes(rw, &shape);
            let new = call(rw, op, "tilezero.internal", hw::AMX_TILEZERO, &args, &[ty]);
            rw.replace_with(op, new);
            continue;
        }
        let (Some(&base), n) = (operands.first(), 1 + field_operands(rw.m, op, "indices").len()) else { continue };
        let memref = rw.m.ty(base);
        let Some((r, attrs)) = memrefs.get(rw, memref) else { continue };
        let bytes = i64::from(bits(&rw.m.cx, r.elem) / 8);
        let rank = r.rank();
        // With a distance of its own, an access need not be to rows.
        let rows_of_memory = stride.is_some() || rank >= 2 && r.strides[rank - 1] == 1;
        if !rows_of_memory || n != rank + 1 || bytes == 0 || index != Type::I64 {
            refuse(rw, op);
            continue;
        }
        // Release 19 takes the size of a row for the distance between rows, and finds it first.
        let by_size = rw.opts.release.x86_intrinsic_ops;
        let step = match rank {
            0 | 1 => ir::DYNAMIC,
            _ if by_size => r.dims[rank - 1],
            _ => r.strides[rank - 2],
        };
        let distance = step.checked_mul(bytes).filter(|_| step != ir::DYNAMIC);
        let [rows, row] = sizes(rw, &shape);
        let mut at = Value::NONE;
        if !by_size {
            at = attrs.element(rw, base, r, &operands[1..n], index, false);
        }
        let distance = match (stride, distance) {
            (Some(stride), _) => {
                let scale = build::int_constant(rw, Type::I64, bytes);
                rw.value(llvm::MUL, &[scale, stride], Type::I64, Attr::EMPTY_DICT)
            }
            (None, Some(d)) => build::int_constant(rw, Type::I64, d),
            (None, None) if by_size => {
                let scale = build::int_constant(rw, Type::I64, bytes);
                let size = attrs.size(rw, base, rank - 1, index);
                rw.value(llvm::MUL, &[scale, size], Type::I64, Attr::EMPTY_DICT)
            }
            (None, None) => {
                let stride = attrs.stride(rw, base, rank - 2, index);
                let scale = build::int_constant(rw, Type::I64, bytes);
                rw.value(llvm::MUL, &[scale, stride], Type::I64, Attr::EMPTY_DICT)
            }
        };
        if by_size {
            at = attrs.element(rw, base, r, &operands[1..n], index, false);
        }
        match stored {
            Some(v) => {
                call(rw, op, "tilestored64.internal", hw::AMX_TILESTORED64, &[rows, row, at, distance, v], &[]);
                rw.erase(op);
            }
            None => {
                let Some(ty) = rw.result_type(op, 0) else { continue };
                let new = call(rw, op, "tileloadd64.internal", hw::AMX_TILELOADD64, &[rows, row, at, distance], &[ty]);
                rw.replace_with(op, new);
            }
        }
    }
    memrefs.keep(rw);
}
