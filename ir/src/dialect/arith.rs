//! The `arith` dialect: integer and float arithmetic. Source: MLIR documentation, "'arith' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::func::END;
    ADDF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.addf", "addf")
    };
    ADDI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::Enum(e::ARITH_OVERFLOW), 0)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($result)"),
        ..op("arith.addi", "addi")
    };
    ADDUI_EXTENDED = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("sum", &c::SIGNLESS_INTEGER_LIKE), one("overflow", &c::BOOL_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($sum) ',' type($overflow)"),
        ..op("arith.addui_extended", "addui extended")
    };
    ANDI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::IDEMPOTENT, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.andi", "andi")
    };
    BITCAST = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("out", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.bitcast", "bitcast")
    };
    CEILDIVSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.ceildivsi", "ceildivsi")
    };
    CEILDIVUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.ceildivui", "ceildivui")
    };
    CMPF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::BOOL_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::CMPF_PREDICATE)), def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::ELEMENTWISE]),
        format: Format::Asm("$predicate ',' $lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($lhs)"),
        ..op("arith.cmpf", "cmpf")
    };
    CMPI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::BOOL_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::CMPI_PREDICATE))],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::ELEMENTWISE]),
        format: Format::Asm("$predicate ',' $lhs ',' $rhs attr-dict ':' type($lhs)"),
        ..op("arith.cmpi", "cmpi")
    };
    CONSTANT = OpRow {
        results: &[one("result", &c::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::Typed)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value"),
        ..op("arith.constant", "constant")
    };
    DIVF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.divf", "divf")
    };
    DIVSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.divsi", "divsi")
    };
    DIVUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.divui", "divui")
    };
    EXTF = OpRow {
        operands: &[one("in", &c::FLOAT_LIKE)],
        results: &[one("out", &c::FLOAT_LIKE)],
        attrs: &[opt_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH))],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in ('fastmath' '' $fastmath^)? attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.extf", "extf")
    };
    EXTSI = OpRow {
        operands: &[one("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        results: &[one("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.extsi", "extsi")
    };
    EXTUI = OpRow {
        operands: &[one("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        results: &[one("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.extui", "extui")
    };
    FLOORDIVSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.floordivsi", "floordivsi")
    };
    FPTOSI = OpRow {
        operands: &[one("in", &c::FLOAT_LIKE)],
        results: &[one("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.fptosi", "fptosi")
    };
    FPTOUI = OpRow {
        operands: &[one("in", &c::FLOAT_LIKE)],
        results: &[one("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.fptoui", "fptoui")
    };
    INDEX_CAST = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("out", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.index_cast", "index cast")
    };
    INDEX_CASTUI = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("out", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.index_castui", "index castui")
    };
    MAXIMUMF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.maximumf", "maximumf")
    };
    MAXNUMF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.maxnumf", "maxnumf")
    };
    MAXSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.maxsi", "maxsi")
    };
    MAXUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.maxui", "maxui")
    };
    MINIMUMF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.minimumf", "minimumf")
    };
    MINNUMF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.minnumf", "minnumf")
    };
    MINSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.minsi", "minsi")
    };
    MINUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.minui", "minui")
    };
    MULF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.mulf", "mulf")
    };
    MULI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::Enum(e::ARITH_OVERFLOW), 0)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($result)"),
        ..op("arith.muli", "muli")
    };
    MULSI_EXTENDED = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("low", &c::SIGNLESS_INTEGER_LIKE), one("high", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($lhs)"),
        ..op("arith.mulsi_extended", "mulsi extended")
    };
    MULUI_EXTENDED = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("low", &c::SIGNLESS_INTEGER_LIKE), one("high", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::COMMUTATIVE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($lhs)"),
        ..op("arith.mului_extended", "mului extended")
    };
    NEGF = OpRow {
        operands: &[one("operand", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$operand ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.negf", "negf")
    };
    ORI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::IDEMPOTENT, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.ori", "ori")
    };
    REMF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.remf", "remf")
    };
    REMSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.remsi", "remsi")
    };
    REMUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.remui", "remui")
    };
    SELECT = OpRow {
        operands: &[one("condition", &c::BOOL_LIKE), one("true_value", &c::ANY), one("false_value", &c::ANY)],
        results: &[one("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::ELEMENTWISE]),
        ..op("arith.select", "select")
    };
    SHLI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::Enum(e::ARITH_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($result)"),
        ..op("arith.shli", "shli")
    };
    SHRSI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.shrsi", "shrsi")
    };
    SHRUI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.shrui", "shrui")
    };
    SITOFP = OpRow {
        operands: &[one("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        results: &[one("out", &c::FLOAT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.sitofp", "sitofp")
    };
    SUBF = OpRow {
        operands: &[one("lhs", &c::FLOAT_LIKE), one("rhs", &c::FLOAT_LIKE)],
        results: &[one("result", &c::FLOAT_LIKE)],
        attrs: &[def_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('fastmath' '' $fastmath^)? attr-dict ':' type($result)"),
        ..op("arith.subf", "subf")
    };
    SUBI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::Enum(e::ARITH_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($result)"),
        ..op("arith.subi", "subi")
    };
    TRUNCF = OpRow {
        operands: &[one("in", &c::FLOAT_LIKE)],
        results: &[one("out", &c::FLOAT_LIKE)],
        attrs: &[opt_attr(Sym::ROUNDINGMODE, AttrKind::Any), opt_attr(Sym::FASTMATH, AttrKind::Enum(e::ARITH_FASTMATH))],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in ($roundingmode^)? ('fastmath' '' $fastmath^)? attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.truncf", "truncf")
    };
    TRUNCI = OpRow {
        operands: &[one("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        results: &[one("out", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.trunci", "trunci")
    };
    UITOFP = OpRow {
        operands: &[one("in", &c::SIGNLESS_FIXED_WIDTH_INTEGER_LIKE)],
        results: &[one("out", &c::FLOAT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_SHAPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$in attr-dict ':' type($in) 'to' type($out)"),
        ..op("arith.uitofp", "uitofp")
    };
    XORI = OpRow {
        operands: &[one("lhs", &c::SIGNLESS_INTEGER_LIKE), one("rhs", &c::SIGNLESS_INTEGER_LIKE)],
        results: &[one("result", &c::SIGNLESS_INTEGER_LIKE)],
        traits: traits(&[Traits::COMMUTATIVE, Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::ELEMENTWISE]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' type($result)"),
        ..op("arith.xori", "xori")
    };
}
