//! Arithmetic: which definition of [`super::number`] each operation of `arith`, `index` and the LLVM dialect has.

use ir::dialect::{arith, index, llvm};
use ir::float::{from_f64, to_f64};
use ir::{FloatKind, Op, Opcode, Sym, Type, TypeData};

use crate::interp::exec::{Machine, aggregate, bits, constant, unsupported};
use crate::interp::number::{self as num, Float, Int, Promise};
use crate::interp::value::{Step, Val, mask, signed};
use crate::interp::vector;

/// What an operation is, by kind.
enum What {
    Int(Int),
    Float(Float),
    Compare,
    CompareFloat,
    Extend {
        signed: bool,
    },
    Truncate,
    /// Between `index` and an integer, either way.
    Resize {
        signed: bool,
    },
    FloatResize,
    ToFloat {
        signed: bool,
    },
    ToInt {
        signed: bool,
    },
    Negate,
    Select,
    Same,
    Constant,
    Extended {
        add: bool,
        signed: bool,
    },
}

fn what(kind: Opcode) -> Option<What> {
    use What::*;
    Some(match kind {
        arith::ADDI | index::ADD | llvm::ADD => Int(num::Int::Add),
        arith::SUBI | index::SUB | llvm::SUB => Int(num::Int::Sub),
        arith::MULI | index::MUL | llvm::MUL => Int(num::Int::Mul),
        arith::ANDI | index::AND | llvm::AND => Int(num::Int::And),
        arith::ORI | index::OR | llvm::OR => Int(num::Int::Or),
        arith::XORI | index::XOR | llvm::XOR => Int(num::Int::Xor),
        arith::SHLI | index::SHL | llvm::SHL => Int(num::Int::Shl),
        arith::SHRUI | index::SHRU | llvm::LSHR => Int(num::Int::Lshr),
        arith::SHRSI | index::SHRS | llvm::ASHR => Int(num::Int::Ashr),
        arith::DIVUI | index::DIVU | llvm::UDIV => Int(num::Int::Udiv),
        arith::DIVSI | index::DIVS | llvm::SDIV => Int(num::Int::Sdiv),
        arith::REMUI | index::REMU | llvm::UREM => Int(num::Int::Urem),
        arith::REMSI | index::REMS | llvm::SREM => Int(num::Int::Srem),
        arith::CEILDIVUI | index::CEILDIVU => Int(num::Int::CeilUdiv),
        arith::CEILDIVSI | index::CEILDIVS => Int(num::Int::CeilSdiv),
        arith::FLOORDIVSI | index::FLOORDIVS => Int(num::Int::FloorSdiv),
        arith::MAXSI | index::MAXS | llvm::INTR_SMAX => Int(num::Int::Smax),
        arith::MINSI | index::MINS | llvm::INTR_SMIN => Int(num::Int::Smin),
        arith::MAXUI | index::MAXU | llvm::INTR_UMAX => Int(num::Int::Umax),
        arith::MINUI | index::MINU | llvm::INTR_UMIN => Int(num::Int::Umin),
        arith::ADDF | llvm::FADD => Float(num::Float::Add),
        arith::SUBF | llvm::FSUB => Float(num::Float::Sub),
        arith::MULF | llvm::FMUL => Float(num::Float::Mul),
        arith::DIVF | llvm::FDIV => Float(num::Float::Div),
        arith::REMF | llvm::FREM => Float(num::Float::Rem),
        arith::MAXIMUMF | llvm::INTR_MAXIMUM => Float(num::Float::Maximum),
        arith::MINIMUMF | llvm::INTR_MINIMUM => Float(num::Float::Minimum),
        arith::MAXNUMF | llvm::INTR_MAXNUM => Float(num::Float::Maxnum),
        arith::MINNUMF | llvm::INTR_MINNUM => Float(num::Float::Minnum),
        arith::CMPI | index::CMP | llvm::ICMP => Compare,
        arith::CMPF | llvm::FCMP => CompareFloat,
        arith::EXTSI | llvm::SEXT => Extend { signed: true },
        arith::EXTUI | llvm::ZEXT => Extend { signed: false },
        arith::TRUNCI | llvm::TRUNC => Truncate,
        arith::INDEX_CAST | index::CASTS => Resize { signed: true },
        arith::INDEX_CASTUI | index::CASTU => Resize { signed: false },
        arith::EXTF | arith::TRUNCF | llvm::FPEXT | llvm::FPTRUNC => FloatResize,
        arith::SITOFP | llvm::SITOFP => ToFloat { signed: true },
        arith::UITOFP | llvm::UITOFP => ToFloat { signed: false },
        arith::FPTOSI | llvm::FPTOSI => ToInt { signed: true },
        arith::FPTOUI | llvm::FPTOUI => ToInt { signed: false },
        arith::NEGF | llvm::FNEG => Negate,
        arith::SELECT | llvm::SELECT => Select,
        arith::BITCAST | llvm::BITCAST => Same,
        arith::CONSTANT | index::CONSTANT | index::BOOL_CONSTANT | llvm::MLIR_CONSTANT => Constant,
        arith::ADDUI_EXTENDED | llvm::INTR_UADD_WITH_OVERFLOW => Extended { add: true, signed: false },
        arith::MULSI_EXTENDED => Extended { add: false, signed: true },
        arith::MULUI_EXTENDED => Extended { add: false, signed: false },
        _ => return None,
    })
}

fn float_kind(machine: &Machine<'_>, ty: Type) -> Option<FloatKind> {
    match machine.m.cx.type_data(ty) {
        TypeData::Float(k) => Some(k),
        _ => None,
    }
}

/// Whether [`run`] knows an operation.
pub fn known(kind: Opcode) -> bool {
    what(kind).is_some()
}

/// Runs an operation without effects, lane by lane where it is one of vectors.
pub fn run(machine: &mut Machine<'_>, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let kind = machine.m.kind(op);
    let by_lane = match what(kind) {
        Some(What::Constant) | None => false,
        Some(What::Select) => matches!(args[0], Val::Agg(_)),
        Some(What::Same) => {
            let to = machine.m.ty(machine.m.result(op, 0));
            return Ok(vec![vector::bitcast(machine, op, &args[0], to)?]);
        }
        Some(_) => args.iter().any(|a| matches!(a, Val::Agg(_))),
    };
    let mut done = if by_lane { vector::lanes(args, &mut |args| one(machine, op, args))? } else { one(machine, op, args)? };
    if kind == llvm::INTR_UADD_WITH_OVERFLOW && done.len() == 2 {
        done = vec![aggregate(done)];
    }
    Ok(done)
}

fn one(machine: &mut Machine<'_>, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    let kind = m.kind(op);
    let result = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::NONE_TYPE };
    if kind == index::SIZEOF {
        return Ok(vec![Val::Bits(64)]);
    }
    let Some(what) = what(kind) else { return Err(unsupported(m, op)) };
    if let What::Constant = what {
        let a = m.attr(op, Sym::VALUE).ok_or_else(|| unsupported(m, op))?;
        return Ok(vec![constant(machine, op, a, result)?]);
    }
    if let What::Select = what {
        if let Val::Poison(_) = args[0] {
            return Ok(vec![args[0].clone()]);
        }
        return Ok(vec![args[if bits(op, &args[0])? != 0 { 1 } else { 2 }].clone()]);
    }
    // Poison in, poison out; it remembers where it began.
    if let Some(p) = args.iter().find(|a| matches!(a, Val::Poison(_))) {
        // Dividing by poison may be dividing by zero.
        if let (What::Int(Int::Udiv | Int::Sdiv | Int::Urem | Int::Srem), Val::Poison(_)) = (&what, &args[1]) {
            bits(op, &args[1])?;
        }
        return Ok(vec![p.clone(); if kind == llvm::INTR_UADD_WITH_OVERFLOW { 2 } else { m.n_results(op) }]);
    }
    let (operand, result) = (vector::scalar_of(machine, m.ty(m.operand(op, 0))), vector::scalar_of(machine, result));
    let w = machine.width(operand).unwrap_or(64);
    let to = machine.width(result).unwrap_or(64);
    let a = match (&what, &args[0]) {
        (What::Same, v) => return Ok(vec![v.clone()]),
        (_, v) => bits(op, v)?,
    };
    let b = match args.get(1) {
        Some(v) => bits(op, v)?,
        None => 0,
    };
    let flags = machine.number(op, Sym::OVERFLOW_FLAGS);
    // `arith` and the LLVM dialect number these flags alike.
    let promise = Promise {
        nsw: flags & 1 != 0,
        nuw: flags & 2 != 0,
        exact: m.attr(op, Sym::IS_EXACT).is_some() || m.attr(op, Sym::IS_DISJOINT).is_some(),
    };
    let as_float = |bits: u128| float_kind(machine, operand).map(|k| to_f64(k, bits)).ok_or_else(|| unsupported(m, op));
    let one = |b: u128| Ok(vec![Val::Bits(b)]);
    match what {
        What::Int(i) => Ok(vec![num::int(op, i, a, b, w, promise)?]),
        What::Float(f) => {
            let k = float_kind(machine, operand).ok_or_else(|| unsupported(m, op))?;
            one(num::float(f, a, b, k))
        }
        What::Compare => {
            let name = if kind == index::CMP { Sym::PRED } else { Sym::PREDICATE };
            one(num::compare(machine.number(op, name), a, b, w).into())
        }
        What::CompareFloat => one(num::compare_float(machine.number(op, Sym::PREDICATE), as_float(a)?, as_float(b)?).into()),
        What::Extend { signed: s } => {
            if m.attr(op, Sym::NON_NEG).is_some() && signed(a, w) < 0 {
                return Ok(vec![Val::Poison(op)]);
            }
            one(if s { signed(a, w) as u128 & mask(to) } else { a })
        }
        What::Truncate => {
            let r = a & mask(to);
            if promise.nuw && r != a || promise.nsw && signed(r, to) != signed(a, w) {
                return Ok(vec![Val::Poison(op)]);
            }
            one(r)
        }
        What::Resize { signed: s } => one(if s { signed(a, w) as u128 } else { a } & mask(to)),
        What::FloatResize => {
            let k = float_kind(machine, result).ok_or_else(|| unsupported(m, op))?;
            one(from_f64(k, as_float(a)?))
        }
        What::ToFloat { signed: s } => {
            let k = float_kind(machine, result).ok_or_else(|| unsupported(m, op))?;
            one(num::from_int(a, w, s, k))
        }
        What::ToInt { signed: s } => Ok(vec![num::to_int(as_float(a)?, to, s).map_or(Val::Poison(op), Val::Bits)]),
        What::Negate => {
            let width = float_kind(machine, operand).map_or(64, |k| match k {
                FloatKind::F64 => 64,
                FloatKind::F32 => 32,
                _ => 16,
            });
            one(a ^ (1 << (width - 1)))
        }
        What::Extended { add, signed: s } => {
            let (lo, hi) = if add {
                let sum = a + b;
                (sum & mask(w), u128::from(sum > mask(w)))
            } else if s {
                let p = signed(a, w) * signed(b, w);
                (p as u128 & mask(w), (p >> w) as u128 & mask(w))
            } else {
                let p = a * b;
                (p & mask(w), (p >> w) & mask(w))
            };
            Ok(vec![Val::Bits(lo), Val::Bits(hi)])
        }
        What::Select | What::Same | What::Constant => Err(unsupported(m, op)),
    }
}
