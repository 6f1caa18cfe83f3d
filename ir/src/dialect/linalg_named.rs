//! What the named operations of `linalg` are made of: the maps of their operands and what they compute, as short texts in
//! one table. Source: what mlir-opt 19 and 22 print of each in generic form.

use alloc::vec::Vec;

use super::linalg::*;
use crate::attr::AffineMap;
use crate::context::Context;
use crate::dialect::{arith, complex, math};
use crate::id::{Attr, Block, Loc, Op, Opcode, Region, Sym, Type, Value};
use crate::module::{Module, NewOp};
use crate::ty::{FloatKind, TypeData as T};
use crate::{affine, constant, dense, float};

/// The maps, one operand behind each comma, and behind a colon what is computed if that is not [`PRODUCT`].
///
/// A letter is a dimension of the space, `(ab)` a place in a window: `a` times the stride of that window and `b` times its
/// dilation; `[ab]` is their sum. Where no operand has a dimension they all have those of the output.
///
/// What is computed is written behind its operands: a letter is an argument of the region, other signs stand in [`BINARY`]
/// and [`UNARY`]; `^` casts to the type of the output, `v` without sign. `q` alone is [`QUANTIZED`].
const SPECS: &[(Opcode, &str)] = &[
    (ABS, ",:aA"),
    (ADD, ",,:ab+"),
    (BATCH_MATMUL, "abd,adc,abc"),
    (BATCH_MATMUL_TRANSPOSE_A, "adb,adc,abc"),
    (BATCH_MATMUL_TRANSPOSE_B, "abd,acd,abc"),
    (BATCH_MATVEC, "abc,ac,ab"),
    (BATCH_MMT4D, "abdeg,acdfg,abcef"),
    (BATCH_REDUCE_MATMUL, "abd,adc,bc"),
    (BATCH_VECMAT, "ac,acb,ab"),
    (CEIL, ",:aC"),
    (CONTRACT, ",,:ca^b^*+"),
    (CONV_1D, "[ab],b,a"),
    (CONV_1D_NCW_FCW, "ad(ce),bde,abc"),
    (CONV_1D_NWC_WCF, "a(bd)e,dec,abc"),
    (CONV_2D, "[ac][bd],cd,ab"),
    (CONV_2D_NCHW_FCHW, "ae(cf)(dg),befg,abcd"),
    (CONV_2D_NCHW_FCHW_Q, "ae(cf)(dg),befg,,,abcd:q"),
    (CONV_2D_NGCHW_FGCHW, "abf(dg)(eh),cbfgh,abcde"),
    (CONV_2D_NGCHW_GFCHW, "abf(dg)(eh),bcfgh,abcde"),
    (CONV_2D_NGCHW_GFCHW_Q, "abf(dg)(eh),bcfgh,,,abcde:q"),
    (CONV_2D_NHWC_FHWC, "a(be)(cf)g,defg,abcd"),
    (CONV_2D_NHWC_FHWC_Q, "a(be)(cf)g,defg,,,abcd:q"),
    (CONV_2D_NHWC_HWCF, "a(be)(cf)g,efgd,abcd"),
    (CONV_2D_NHWC_HWCF_Q, "a(be)(cf)g,efgd,,,abcd:q"),
    (CONV_2D_NHWGC_GFHWC, "a(bf)(cg)dh,defgh,abcde"),
    (CONV_2D_NHWGC_GFHWC_Q, "a(bf)(cg)dh,defgh,,,abcde:q"),
    (CONV_3D, "[ad][be][cf],def,abc"),
    (CONV_3D_NCDHW_FCDHW, "af(cg)(dh)(ei),bfghi,abcde"),
    (CONV_3D_NDHWC_DHWCF, "a(bf)(cg)(dh)i,fghie,abcde"),
    (CONV_3D_NDHWC_DHWCF_Q, "a(bf)(cg)(dh)i,fghie,,,abcde:q"),
    (COPY, ",:a^"),
    (DEPTHWISE_CONV_1D_NCW_CW, "ac(bd),cd,acb"),
    (DEPTHWISE_CONV_1D_NWC_WC, "a(bd)c,dc,abc"),
    (DEPTHWISE_CONV_1D_NWC_WCM, "a(be)c,ecd,abcd"),
    (DEPTHWISE_CONV_2D_NCHW_CHW, "ad(be)(cf),def,adbc"),
    (DEPTHWISE_CONV_2D_NHWC_HWC, "a(be)(cf)d,efd,abcd"),
    (DEPTHWISE_CONV_2D_NHWC_HWC_Q, "a(be)(cf)d,efd,,,abcd:q"),
    (DEPTHWISE_CONV_2D_NHWC_HWCM, "a(bf)(cg)d,fgde,abcde"),
    (DEPTHWISE_CONV_2D_NHWC_HWCM_Q, "a(bf)(cg)d,fgde,,,abcde:q"),
    (DEPTHWISE_CONV_3D_NCDHW_CDHW, "ah(be)(cf)(dg),hefg,ahbcd"),
    (DEPTHWISE_CONV_3D_NDHWC_DHWC, "a(be)(cf)(dg)h,efgh,abcdh"),
    (DEPTHWISE_CONV_3D_NDHWC_DHWCM, "a(bf)(cg)(dh)i,fghie,abcdie"),
    (DIV, ",,:ab/"),
    (DIV_UNSIGNED, ",,:abu"),
    (DOT, "a,a,"),
    (ERF, ",:aF"),
    (EXP, ",:aE"),
    (FILL, ",:a^"),
    (FLOOR, ",:aG"),
    (LOG, ",:aL"),
    (MATMUL, "ac,cb,ab"),
    (MATMUL_TRANSPOSE_A, "ca,cb,ab"),
    (MATMUL_TRANSPOSE_B, "ac,bc,ab"),
    (MATVEC, "ab,b,a"),
    (MAX, ",,:abg"),
    (MIN, ",,:abl"),
    (MMT4D, "acdf,bcef,abde"),
    (MUL, ",,:ab*"),
    (NEGF, ",:aN"),
    (POOLING_NCHW_MAX, "ab(ce)(df),ef,abcd:ca^g"),
    (POOLING_NCHW_SUM, "ab(ce)(df),ef,abcd:ca^+"),
    (POOLING_NCW_MAX, "ab(cd),d,abc:ca^g"),
    (POOLING_NCW_SUM, "ab(cd),d,abc:ca^+"),
    (POOLING_NDHWC_MAX, "a(bf)(cg)(dh)e,fgh,abcde:ca^g"),
    (POOLING_NDHWC_MIN, "a(bf)(cg)(dh)e,fgh,abcde:ca^l"),
    (POOLING_NDHWC_SUM, "a(bf)(cg)(dh)e,fgh,abcde:ca^+"),
    (POOLING_NHWC_MAX, "a(be)(cf)d,ef,abcd:ca^g"),
    (POOLING_NHWC_MAX_UNSIGNED, "a(be)(cf)d,ef,abcd:cavh"),
    (POOLING_NHWC_MIN, "a(be)(cf)d,ef,abcd:ca^l"),
    (POOLING_NHWC_MIN_UNSIGNED, "a(be)(cf)d,ef,abcd:cavk"),
    (POOLING_NHWC_SUM, "a(be)(cf)d,ef,abcd:ca^+"),
    (POOLING_NWC_MAX, "a(bd)c,d,abc:ca^g"),
    (POOLING_NWC_MAX_UNSIGNED, "a(bd)c,d,abc:cavh"),
    (POOLING_NWC_MIN, "a(bd)c,d,abc:ca^l"),
    (POOLING_NWC_MIN_UNSIGNED, "a(bd)c,d,abc:cavk"),
    (POOLING_NWC_SUM, "a(bd)c,d,abc:ca^+"),
    (POWF, ",,:abp"),
    (QUANTIZED_BATCH_MATMUL, "abd,adc,,,abc:q"),
    (QUANTIZED_MATMUL, "ac,cb,,,ab:q"),
    (RECIPROCAL, ",:aR"),
    (ROUND, ",:aD"),
    (RSQRT, ",:aQ"),
    (SELECT, ",,,:abc?"),
    (SQRT, ",:aS"),
    (SQUARE, ",:aW"),
    (SUB, ",,:ab-"),
    (TANH, ",:aT"),
    (VECMAT, "b,ba,a"),
];
/// Adds the product of two arguments to the third.
const PRODUCT: &str = "ca^b^*+";
/// The same of numbers that count from a zero point each.
const QUANTIZED: &str = "ea^c^-b^d^-*+";

/// [`SPECS`] by opcode.
static BY_OPCODE: [&str; END.0 as usize - ABS.0 as usize] = {
    let (mut all, mut i) = ([""; END.0 as usize - ABS.0 as usize], 0);
    while i < SPECS.len() {
        all[(SPECS[i].0.0 - ABS.0) as usize] = SPECS[i].1;
        i += 1;
    }
    all
};

/// Maps and what is computed, as [`SPECS`] has them; `None` of an operation that says so itself.
pub(super) fn spec(opcode: Opcode, early: bool) -> Option<(&'static str, &'static str)> {
    let text = BY_OPCODE.get((opcode.0 as usize).checked_sub(ABS.0 as usize)?).filter(|s| !s.is_empty())?;
    let (maps, body) = text.split_once(':').unwrap_or((text, PRODUCT));
    Some(match opcode {
        // The order of loops was another one.
        CONV_3D_NCDHW_FCDHW if early => ("ai(bf)(cg)(dh),eifgh,aebcd", body),
        // One factor was cast alone.
        BATCH_REDUCE_MATMUL if early => (maps, "cab^*^+"),
        // Newer releases want the type of the elements, which is checked later.
        FILL if !early => (maps, "a"),
        _ => (maps, if body == "q" { QUANTIZED } else { body }),
    })
}

/// Where a map leads along a dimension of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A dimension of the space.
    Dim(u32),
    /// A place in a window: the sum of two dimensions, each times a number.
    Window([(u32, i64); 2]),
    /// Another expression.
    Expr(crate::id::Expr),
}

/// The maps of an operation.
pub(super) struct Maps {
    /// How many dimensions the space has.
    pub(super) n_dims: u32,
    /// Where operands go, the output last.
    pub(super) lists: Vec<Vec<Place>>,
    /// So many operands go where the first list says and all others where the last does, however many there are;
    /// [`usize::MAX`] where each has a list of its own.
    pub(super) alike: usize,
}

impl Maps {
    /// Where an operand goes.
    pub(super) fn of(&self, operand: usize) -> &[Place] {
        let list = if self.alike == usize::MAX { operand } else { usize::from(operand >= self.alike) };
        self.lists.get(list).map_or(&[], Vec::as_slice)
    }
    /// Where the output goes.
    pub(super) fn out(&self) -> &[Place] {
        self.lists.last().map_or(&[], Vec::as_slice)
    }
    /// The same as the context has it, for so many operands.
    pub(super) fn affine(&self, cx: &mut Context, operands: usize) -> Vec<AffineMap> {
        let mut lists: Vec<AffineMap> = Vec::with_capacity(self.lists.len());
        for places in &self.lists {
            let exprs: Vec<_> = places.iter().map(|&p| expr(cx, p)).collect();
            lists.push(affine::map(cx, self.n_dims, 0, &exprs));
        }
        if self.alike == usize::MAX {
            return lists;
        }
        (0..operands).filter_map(|i| lists.get(usize::from(i >= self.alike)).copied()).collect()
    }
}

/// The maps of a named operation. `None` where they follow from the rank of the output.
pub(super) fn maps(cx: &Context, opcode: Opcode, attr: &dyn Fn(Sym) -> Option<Attr>) -> Option<Maps> {
    let text = spec(opcode, cx.early_folds)?.0.as_bytes();
    let n_dims = text.iter().filter(|b| b.is_ascii_lowercase()).map(|b| u32::from(b - b'a') + 1).max()?;
    let factors = |name: Sym| attr(name).and_then(|a| dense::int_values(cx, a, n_windows(opcode))).unwrap_or_default();
    let (strides, dilations) = (factors(Sym::STRIDES), factors(Sym::DILATIONS));
    let (mut all, mut window, mut i) = (alloc::vec![Vec::new()], 0, 0);
    while let Some(&b) = text.get(i) {
        let dim = |at: usize| text.get(at).map_or(0, |b| u32::from(b.wrapping_sub(b'a')));
        let place = match b {
            b',' => {
                all.push(Vec::new());
                i += 1;
                continue;
            }
            b'(' | b'[' => {
                let by = |list: &[i64]| if b == b'(' { list.get(window).copied().unwrap_or(1) } else { 1 };
                let place = Place::Window([(dim(i + 1), by(&strides)), (dim(i + 2), by(&dilations))]);
                window += 1;
                i += 4;
                place
            }
            _ => {
                i += 1;
                Place::Dim(dim(i - 1))
            }
        };
        all.last_mut()?.push(place);
    }
    Some(Maps { n_dims, lists: all, alike: usize::MAX })
}
/// How many windows an operation has that have strides.
pub(super) fn n_windows(opcode: Opcode) -> usize {
    spec(opcode, false).map_or(0, |s| s.0.bytes().filter(|&b| b == b'(').count())
}
/// How many operands a named operation has; `None` of others.
pub(super) fn n_operands(opcode: Opcode) -> Option<usize> {
    Some(spec(opcode, false)?.0.bytes().filter(|&b| b == b',').count() + 1)
}
/// Whether an operation adds products along no window, which is checked.
pub(super) fn contracts(opcode: Opcode) -> bool {
    spec(opcode, false).is_some_and(|(maps, body)| body == PRODUCT && !maps.contains('[')) && n_windows(opcode) == 0
}

fn expr(cx: &mut Context, place: Place) -> crate::id::Expr {
    match place {
        Place::Dim(d) => affine::dim(cx, d),
        Place::Expr(e) => e,
        Place::Window(parts) => {
            let [a, b] = parts.map(|(d, by)| {
                let (d, by) = (affine::dim(cx, d), affine::constant(cx, by));
                affine::mul(cx, d, by)
            });
            affine::add(cx, a, b)
        }
    }
}

/// What a sign between two values does to floats, integers, bits and complex numbers; [`Opcode::ERASED`]: it is not there.
type Binary = (u8, [Opcode; 4]);
const NONE: Opcode = Opcode::ERASED;
#[rustfmt::skip]
const BINARY: &[Binary] = &[
    (b'+', [arith::ADDF, arith::ADDI, arith::ORI, complex::ADD]),
    (b'-', [arith::SUBF, arith::SUBI, NONE, complex::SUB]),
    (b'*', [arith::MULF, arith::MULI, arith::ANDI, complex::MUL]),
    (b'/', [arith::DIVF, arith::DIVSI, NONE, complex::DIV]),
    (b'u', [NONE, arith::DIVUI, NONE, NONE]),
    (b'g', [arith::MAXIMUMF, arith::MAXSI, arith::MAXSI, NONE]),
    (b'l', [arith::MINIMUMF, arith::MINSI, arith::MINSI, NONE]),
    (b'h', [arith::MAXIMUMF, arith::MAXUI, arith::MAXUI, NONE]),
    (b'k', [arith::MINIMUMF, arith::MINUI, arith::MINUI, NONE]),
    (b'p', [math::POWF, NONE, NONE, NONE]),
];
/// What a sign does to a float.
#[rustfmt::skip]
const UNARY: &[(u8, Opcode)] = &[
    (b'A', math::ABSF), (b'C', math::CEIL), (b'D', math::ROUND), (b'E', math::EXP), (b'F', math::ERF), (b'G', math::FLOOR),
    (b'L', math::LOG), (b'N', arith::NEGF), (b'Q', math::RSQRT), (b'S', math::SQRT), (b'T', math::TANH),
];

/// A body under construction.
struct Body<'a> {
    m: &'a mut Module,
    ops: Vec<Op>,
    loc: Loc,
}

impl Body<'_> {
    fn put(&mut self, opcode: Opcode, operands: &[Value], ty: Type) -> Value {
        let op = self.m.append(NewOp { operands, results: &[ty], ..NewOp::new(opcode, self.loc) });
        self.ops.push(op);
        self.m.result(op, 0)
    }
    /// A value as one of another element type.
    fn cast(&mut self, v: Value, to: Type, unsigned: bool) -> Option<Value> {
        let from = self.m.ty(v);
        if from == to {
            return Some(v);
        }
        if let T::Complex(part) = self.m.cx.type_data(to) {
            let T::Float(kind) = self.m.cx.type_data(part) else { return None };
            let re = self.cast(v, part, unsigned)?;
            let im = self.number(part, kind, 0.0)?;
            return Some(self.put(complex::CREATE, &[re, im], to));
        }
        let cx = &self.m.cx;
        let opcode = match (cx.type_data(from), cx.type_data(to)) {
            (T::Float(a), T::Float(b)) if a.bits() < b.bits() => arith::EXTF,
            (T::Float(a), T::Float(b)) if a.bits() > b.bits() => arith::TRUNCF,
            (T::Index, T::Integer { .. }) => arith::INDEX_CAST,
            (T::Integer { width: a, .. }, T::Integer { width: b, .. }) if a >= b => arith::TRUNCI,
            (T::Integer { .. }, T::Integer { .. }) => {
                if unsigned {
                    arith::EXTUI
                } else {
                    arith::EXTSI
                }
            }
            (T::Integer { .. }, T::Float(_)) => {
                if unsigned {
                    arith::UITOFP
                } else {
                    arith::SITOFP
                }
            }
            (T::Float(_), T::Integer { .. }) => {
                if unsigned {
                    arith::FPTOUI
                } else {
                    arith::FPTOSI
                }
            }
            _ => return None,
        };
        Some(self.put(opcode, &[v], to))
    }
    fn number(&mut self, ty: Type, kind: FloatKind, x: f64) -> Option<Value> {
        let value = constant::splat(&mut self.m.cx, ty, float::from_f64(kind, x))?;
        let attrs = self.m.cx.dict_one(Sym::VALUE, value);
        let op = self.m.append(NewOp { results: &[ty], attrs, ..NewOp::new(arith::CONSTANT, self.loc) });
        self.ops.push(op);
        Some(self.m.result(op, 0))
    }
    fn binary(&mut self, sign: u8, x: Value, y: Value) -> Option<Value> {
        let ty = self.m.ty(x);
        let early = self.m.cx.early_folds;
        let kinds = BINARY.iter().find(|b| b.0 == sign)?.1;
        let opcode = match self.m.cx.type_data(ty) {
            // Newer releases know no order without sign of these.
            T::Float(_) | T::Integer { width: 1, .. } if !early && matches!(sign, b'h' | b'k') => NONE,
            T::Float(_) => kinds[0],
            // The first releases had no rules of their own for bits, except where two of them stand for others.
            T::Integer { width: 1, .. } if !early || kinds[2] != NONE => kinds[2],
            T::Integer { .. } => kinds[1],
            T::Index if early => kinds[1],
            T::Complex(_) => kinds[3],
            _ => NONE,
        };
        (opcode != NONE && ty == self.m.ty(y)).then(|| self.put(opcode, &[x, y], ty))
    }
    fn unary(&mut self, sign: u8, x: Value) -> Option<Value> {
        let ty = self.m.ty(x);
        let T::Float(kind) = self.m.cx.type_data(ty) else { return None };
        match sign {
            b'W' => Some(self.put(arith::MULF, &[x, x], ty)),
            b'R' => {
                let one = self.number(ty, kind, 1.0)?;
                Some(self.put(arith::DIVF, &[one, x], ty))
            }
            _ => {
                let opcode = UNARY.iter().find(|u| u.0 == sign)?.1;
                Some(self.put(opcode, &[x], ty))
            }
        }
    }
    /// What a text as in [`SPECS`] computes of the arguments.
    fn run(&mut self, text: &str, args: &[Value], to: Type, unsigned: bool) -> Option<Value> {
        let mut stack: Vec<Value> = Vec::new();
        for sign in text.bytes() {
            let value = match sign {
                b'a'..=b'e' => *args.get((sign - b'a') as usize)?,
                b'^' | b'v' => {
                    let x = stack.pop()?;
                    self.cast(x, to, unsigned || sign == b'v')?
                }
                b'A'..=b'Z' => {
                    let x = stack.pop()?;
                    self.unary(sign, x)?
                }
                b'?' => {
                    let (y, x, cond) = (stack.pop()?, stack.pop()?, stack.pop()?);
                    let ty = self.m.ty(x);
                    if self.m.ty(cond) != Type::I1 || ty != self.m.ty(y) {
                        return None;
                    }
                    self.put(arith::SELECT, &[cond, x, y], ty)
                }
                _ => {
                    let (y, x) = (stack.pop()?, stack.pop()?);
                    self.binary(sign, x, y)?
                }
            };
            stack.push(value);
        }
        stack.pop()
    }
}

/// The region of a named operation on elements of these types; `None` if it has none for them. `unsigned`: casts take
/// integers as they are without a sign.
pub(super) fn body(m: &mut Module, opcode: Opcode, elems: &[Type], unsigned: bool, loc: Loc) -> Option<Region> {
    let text = spec(opcode, m.cx.early_folds)?.1;
    let (region, block) = region_of(m, elems);
    let args: Vec<Value> = m.block_args(block).collect();
    let to = *elems.last()?;
    let mut b = Body { m, ops: Vec::new(), loc };
    let value = b.run(text, &args, to, unsigned)?;
    let ops = b.ops;
    end_region(m, block, ops, value, loc);
    Some(region)
}
/// A region with a block that has an argument for each of the types.
pub(super) fn region_of(m: &mut Module, elems: &[Type]) -> (Region, Block) {
    let (region, block) = (m.new_region(), m.new_block(elems));
    m.set_region_blocks(region, &[block]);
    (region, block)
}
/// Fills a block with operations and what they come to.
pub(super) fn end_region(m: &mut Module, block: Block, mut ops: Vec<Op>, value: Value, loc: Loc) {
    ops.push(m.append(NewOp { operands: &[value], ..NewOp::new(YIELD, loc) }));
    m.set_block_ops(block, &ops);
}
