//! The `arith` dialect: integer and float arithmetic. Source: MLIR documentation, "'arith' Dialect".
//! Folders stand in `arith_fold` and `arith_fold_float`, custom syntax and verifiers in `arith_syntax`.

use crate::constraint as c;
use crate::context::Context;
use crate::dialect::arith_fold as f;
use crate::dialect::arith_fold_float as ff;
use crate::dialect::arith_syntax as x;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

const INT_PAIR: &[ValueField] = &[one!("lhs", &c::SIGNLESS_INTEGER_LIKE), one!("rhs", &c::SIGNLESS_INTEGER_LIKE)];
const INT_RESULT: &[ValueField] = &[one!("result", &c::SIGNLESS_INTEGER_LIKE)];
const FLOAT_PAIR: &[ValueField] = &[one!("lhs", &c::FLOAT_LIKE), one!("rhs", &c::FLOAT_LIKE)];
const FLOAT_RESULT: &[ValueField] = &[one!("result", &c::FLOAT_LIKE)];
const FIXED_IN: &[ValueField] = &[one!("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)];
const FIXED_OUT: &[ValueField] = &[one!("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)];
const FLOAT_IN: &[ValueField] = &[one!("in", &c::FLOAT_LIKE)];
const FLOAT_OUT: &[ValueField] = &[one!("out", &c::FLOAT_LIKE)];
const FLOAT_SCALE: &[ValueField] = &[one!("in", &c::FLOAT_LIKE), one!("scale", &c::FLOAT_LIKE)];
const FASTMATH: AttrField = def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0);
const OPT_FASTMATH: AttrField = opt_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH));
const ROUNDING: AttrField = opt_attr(Sym::ROUNDINGMODE, AttrKind::EnumI32(e::ARITH_ROUNDING));
const OVERFLOW: AttrField = def_attr(Sym::OVERFLOW_FLAGS, AttrKind::Enum(e::ARITH_OVERFLOW), 0);
const EXACT: AttrField = opt_attr(Sym::IS_EXACT, AttrKind::Unit).since_20();

const SAME: Traits = traits(&[Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]);
const PURE_SAME: Traits = SAME.and(Traits::PURE);
const SWAPS: Traits = PURE_SAME.and(Traits::COMMUTATIVE);
/// Division by zero is undefined behaviour, so these may be erased but not hoisted.
const DIVIDES: Traits = SAME.and(Traits::NO_MEMORY_EFFECT);
const CAST: Traits = traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]);

/// Two integers to one.
const fn int(name: &'static str, doc: &'static str, traits: Traits, fold: Fold) -> OpDef {
    OpDef {
        operands: INT_PAIR,
        results: INT_RESULT,
        traits,
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        fold: Some(fold),
        ..op(name, doc)
    }
}
/// Two integers to one, with flags that promise the absence of overflow.
const fn int_overflow(name: &'static str, doc: &'static str, traits: Traits, fold: Fold) -> OpDef {
    OpDef {
        attrs: &[OVERFLOW],
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($result)"),
        ..int(name, doc, traits, fold)
    }
}
/// Multiplication, whose result is named where it is a number times the scale of scalable vectors.
const fn muli() -> OpDef {
    let row = int_overflow("arith.muli", "Multiplies two integers modulo 2^n.", SWAPS, f::muli);
    #[cfg(feature = "extended")]
    let row = {
        const NAMED: RowExtra = RowExtra { result_names: crate::row::named(x::scaled_name), ..NO_EXTRA };
        OpDef { extra: &NAMED, ..row }
    };
    row
}
/// Two integers to one, with a flag that promises that no bit is lost.
const fn int_exact(name: &'static str, doc: &'static str, traits: Traits, fold: Fold) -> OpDef {
    OpDef { attrs: &[EXACT], format: Format::Asm("$lhs ',' $rhs ('exact' $isExact^)? attr-dict ':' type($result)"), ..int(name, doc, traits, fold) }
}
/// Two floats to one.
const fn float(name: &'static str, doc: &'static str, traits: Traits, fold: Fold) -> OpDef {
    OpDef {
        operands: FLOAT_PAIR,
        results: FLOAT_RESULT,
        attrs: &[FASTMATH],
        traits,
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        fold: Some(fold),
        ..op(name, doc)
    }
}
/// A conversion.
const fn cast(name: &'static str, doc: &'static str, operands: &'static [ValueField], results: &'static [ValueField], fold: Fold) -> OpDef {
    OpDef {
        operands,
        results,
        traits: CAST,
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        verify: Some(x::verify_cast),
        fold: Some(fold),
        ..op(name, doc)
    }
}

/// `i1` in the shape of a type.
pub fn i1_like(cx: &mut Context, ty: Type) -> Option<Type> {
    Some(crate::dense::with_elem(cx, ty, Type::I1))
}
const I1_OF_LHS: TypeRule = TypeRule::From("result", "lhs", i1_like, "result type has i1 element type and same shape as operands");

dialect! {
    start super::func::END;
    ADDF = float("arith.addf", "Adds two floats.", SWAPS, ff::addf);
    ADDI = int_overflow("arith.addi", "Adds two integers modulo 2^n.", SWAPS, f::addi);
    ADDUI_EXTENDED = OpDef {
        operands: INT_PAIR,
        results: &[one!("sum", &c::SIGNLESS_INTEGER_LIKE), one!("overflow", &c::BOOL_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "rhs", "sum"]), TypeRule::From("overflow", "sum", i1_like, "overflow has i1 element type and the shape of the sum")], result_names: crate::row::named(x::sum_overflow), ..NO_EXTRA },
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($sum) ',' type($overflow)"),
        fold: Some(f::addui_extended),
        ..op("arith.addui_extended", "Adds two unsigned integers and says whether the sum wrapped around.")
    };
    ANDI = int("arith.andi", "Bitwise and.", SWAPS.and(Traits::IDEMPOTENT), f::andi);
    BITCAST = cast("arith.bitcast", "Reads the bits of a value as another type of the same width.",
        &[one!("in", &c::BITCASTABLE)], &[one!("out", &c::BITCASTABLE)], f::bitcast);
    CEILDIVSI = int("arith.ceildivsi", "Signed division, rounded towards positive infinity.", DIVIDES, f::ceildivsi);
    CEILDIVUI = int("arith.ceildivui", "Unsigned division, rounded up.", DIVIDES, f::ceildivui);
    CMPF = OpDef {
        operands: FLOAT_PAIR,
        results: &[one!("result", &c::BOOL_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::CMPF_PREDICATE)), FASTMATH],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[I1_OF_LHS], ..NO_EXTRA },
        format: Format::Asm("$predicate ',' $lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($lhs)"),
        fold: Some(ff::cmpf),
        ..op("arith.cmpf", "Compares two floats; the predicate says what a NaN gives.")
    };
    CMPI = OpDef {
        operands: INT_PAIR,
        results: &[one!("result", &c::BOOL_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::CMPI_PREDICATE))],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[I1_OF_LHS], ..NO_EXTRA },
        format: Format::Asm("$predicate ',' $lhs ',' $rhs attr-dict ':' type($lhs)"),
        fold: Some(f::cmpi),
        ..op("arith.cmpi", "Compares two integers.")
    };
    CONSTANT = OpDef {
        results: &[one!("result", &c::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::Typed)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::OfAttr("result", Sym::VALUE)], result_names: crate::row::named(x::constant_name), ..NO_EXTRA },
        format: Format::Asm("attr-dict $value"),
        verify: Some(x::verify_constant),
        fold: Some(f::constant),
        ..op("arith.constant", "An integer, float, vector or tensor constant.")
    };
    DIVF = float("arith.divf", "Divides two floats.", PURE_SAME, ff::divf);
    DIVSI = int_exact("arith.divsi", "Signed division, rounded towards zero.", DIVIDES, f::divsi);
    DIVUI = int_exact("arith.divui", "Unsigned division.", DIVIDES, f::divui);
    EXTF = OpDef {
        attrs: &[OPT_FASTMATH],
        format: Format::Asm("$in ('fastmath' '' $fastmath^)? attr-dict ':' type($in) 'to' type($out)"),
        ..cast("arith.extf", "Converts a float to a wider float type.", FLOAT_IN, FLOAT_OUT, ff::extf)
    };
    EXTSI = cast("arith.extsi", "Widens an integer with copies of its sign bit.", FIXED_IN, FIXED_OUT, f::extsi);
    EXTUI = cast("arith.extui", "Widens an integer with zeros.", FIXED_IN, FIXED_OUT, f::extui);
    FLOORDIVSI = int("arith.floordivsi", "Signed division, rounded towards negative infinity.", DIVIDES, f::floordivsi);
    FPTOSI = cast("arith.fptosi", "Rounds a float towards zero to a signed integer.", FLOAT_IN, FIXED_OUT, ff::fptosi);
    FPTOUI = cast("arith.fptoui", "Rounds a float towards zero to an unsigned integer.", FLOAT_IN, FIXED_OUT, ff::fptoui);
    INDEX_CAST = cast("arith.index_cast", "Converts between `index` and an integer type, signed.",
        &[one!("in", &c::INDEX_CASTABLE)], &[one!("out", &c::INDEX_CASTABLE)], f::index_cast);
    INDEX_CASTUI = cast("arith.index_castui", "Converts between `index` and an integer type, unsigned.",
        &[one!("in", &c::INDEX_CASTABLE)], &[one!("out", &c::INDEX_CASTABLE)], f::index_castui);
    MAXIMUMF = float("arith.maximumf", "The greater float; NaN if one is NaN, and -0 is less than +0.", SWAPS, ff::maximumf);
    MAXNUMF = float("arith.maxnumf", "The greater float; the other one if one is NaN.", SWAPS, ff::maxnumf);
    MAXSI = int("arith.maxsi", "The greater of two signed integers.", SWAPS, f::maxsi);
    MAXUI = int("arith.maxui", "The greater of two unsigned integers.", SWAPS, f::maxui);
    MINIMUMF = float("arith.minimumf", "The lesser float; NaN if one is NaN, and -0 is less than +0.", SWAPS, ff::minimumf);
    MINNUMF = float("arith.minnumf", "The lesser float; the other one if one is NaN.", SWAPS, ff::minnumf);
    MINSI = int("arith.minsi", "The lesser of two signed integers.", SWAPS, f::minsi);
    MINUI = int("arith.minui", "The lesser of two unsigned integers.", SWAPS, f::minui);
    MULF = float("arith.mulf", "Multiplies two floats.", SWAPS, ff::mulf);
    MULI = muli();
    MULSI_EXTENDED = OpDef {
        operands: INT_PAIR,
        results: &[one!("low", &c::SIGNLESS_INTEGER_LIKE), one!("high", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "rhs", "low", "high"])], result_names: crate::row::named(x::low_high), ..NO_EXTRA },
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($lhs)"),
        fold: Some(f::mulsi_extended),
        ..op("arith.mulsi_extended", "The double-width product of two signed integers in two halves.")
    };
    MULUI_EXTENDED = OpDef {
        operands: INT_PAIR,
        results: &[one!("low", &c::SIGNLESS_INTEGER_LIKE), one!("high", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["lhs", "rhs", "low", "high"])], result_names: crate::row::named(x::low_high), ..NO_EXTRA },
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($lhs)"),
        fold: Some(f::mului_extended),
        ..op("arith.mului_extended", "The double-width product of two unsigned integers in two halves.")
    };
    NEGF = OpDef {
        operands: &[one!("operand", &c::FLOAT_LIKE)],
        results: FLOAT_RESULT,
        attrs: &[FASTMATH],
        traits: PURE_SAME,
        format: Format::Asm("$operand ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        fold: Some(ff::negf),
        ..op("arith.negf", "Flips the sign of a float.")
    };
    ORI = int("arith.ori", "Bitwise or.", SWAPS.and(Traits::IDEMPOTENT), f::ori);
    REMF = float("arith.remf", "The remainder of a float division, with the sign of the dividend.", PURE_SAME, ff::remf);
    REMSI = int("arith.remsi", "The remainder of a signed division, with the sign of the dividend.", DIVIDES, f::remsi);
    REMUI = int("arith.remui", "The remainder of an unsigned division.", DIVIDES, f::remui);
    SCALING_EXTF = OpDef {
        operands: FLOAT_SCALE,
        attrs: &[OPT_FASTMATH],
        traits: CAST.and(Traits::SINCE_20),
        format: Format::Asm("$in ',' $scale ('fastmath' '' $fastmath^)? attr-dict ':' type($in) ',' type($scale) 'to' type($out)"),
        fold: None,
        ..cast("arith.scaling_extf", "Widens a float and multiplies it with a power of two.", FLOAT_IN, FLOAT_OUT, ff::extf)
    };
    SCALING_TRUNCF = OpDef {
        operands: FLOAT_SCALE,
        attrs: &[ROUNDING, OPT_FASTMATH],
        traits: CAST.and(Traits::SINCE_20),
        format: Format::Asm("$in ',' $scale ($roundingmode^)? ('fastmath' '' $fastmath^)? attr-dict ':' type($in) ',' type($scale) 'to' type($out)"),
        fold: None,
        ..cast("arith.scaling_truncf", "Divides a float by a power of two and narrows it.", FLOAT_IN, FLOAT_OUT, ff::truncf)
    };
    SELECT = OpDef {
        operands: &[one!("condition", &c::BOOL_LIKE), one!("true_value", &c::ANY), one!("false_value", &c::ANY)],
        results: &[one!("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["true_value", "false_value", "result"])], more: &RowMore { usual: Some(&Usual {
                format: "$condition ',' $true_value ',' $false_value attr-dict ':' type($result)",
                types: &[(0, Type::I1)],
            }), ..NO_MORE }, ..NO_EXTRA },
        format: custom!(x::parse_select, x::print_select),
        verify: Some(x::verify_select),
        fold: Some(f::select),
        ..op("arith.select", "The second operand where the first is true, else the third.")
    };
    SHLI = int_overflow("arith.shli", "Shifts left.", PURE_SAME, f::shli);
    SHRSI = int_exact("arith.shrsi", "Shifts right, filling with copies of the sign bit.", PURE_SAME, f::shrsi);
    SHRUI = int_exact("arith.shrui", "Shifts right, filling with zeros.", PURE_SAME, f::shrui);
    SITOFP = cast("arith.sitofp", "Converts a signed integer to the nearest float.", FIXED_IN, FLOAT_OUT, ff::sitofp);
    SUBF = float("arith.subf", "Subtracts two floats.", PURE_SAME, ff::subf);
    SUBI = int_overflow("arith.subi", "Subtracts two integers modulo 2^n.", PURE_SAME, f::subi);
    TRUNCF = OpDef {
        attrs: &[ROUNDING, OPT_FASTMATH],
        format: Format::Asm("$in ($roundingmode^)? ('fastmath' '' $fastmath^)? attr-dict ':' type($in) 'to' type($out)"),
        ..cast("arith.truncf", "Rounds a float to a narrower float type.", FLOAT_IN, FLOAT_OUT, ff::truncf)
    };
    TRUNCI = OpDef {
        attrs: &[OVERFLOW.since_20()],
        format: Format::Asm("$in ('overflow' '' $overflowFlags^)? attr-dict ':' type($in) 'to' type($out)"),
        ..cast("arith.trunci", "Keeps the low bits of an integer.", FIXED_IN, FIXED_OUT, f::trunci)
    };
    UITOFP = cast("arith.uitofp", "Converts an unsigned integer to the nearest float.", FIXED_IN, FLOAT_OUT, ff::uitofp);
    XORI = int("arith.xori", "Bitwise exclusive or.", SWAPS, f::xori);
}
