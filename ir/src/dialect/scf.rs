//! The `scf` dialect: structured control flow. Source: MLIR documentation, "'scf' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::index::END;
    CONDITION = OpRow {
        operands: &[one("condition", &c::I1), var("args", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("'(' $condition ')' attr-dict ($args^ ':' type($args))?"),
        ..op("scf.condition", "condition")
    };
    EXECUTE_REGION = OpRow {
        results: &[var("values", &c::ANY)],
        regions: &[RegionField { name: "region", kind: RegionKind::Any }],
        ..op("scf.execute_region", "execute region")
    };
    FOR = OpRow {
        operands: &[one("lowerBound", &c::SIGNLESS_INTEGER_OR_INDEX), one("upperBound", &c::SIGNLESS_INTEGER_OR_INDEX), one("step", &c::SIGNLESS_INTEGER_OR_INDEX), var("initArgs", &c::ANY)],
        results: &[var("results", &c::ANY)],
        regions: &[RegionField { name: "region", kind: RegionKind::One }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::LOOP_LIKE, Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS]),
        ..op("scf.for", "for")
    };
    FORALL = OpRow {
        operands: &[var("dynamicLowerBound", &c::INDEX), var("dynamicUpperBound", &c::INDEX), var("dynamicStep", &c::INDEX), var("outputs", &c::ANY)],
        results: &[var("results", &c::ANY)],
        attrs: &[attr(Sym::STATIC_LOWER_BOUND, AttrKind::DenseI64), attr(Sym::STATIC_UPPER_BOUND, AttrKind::DenseI64), attr(Sym::STATIC_STEP, AttrKind::DenseI64), opt_attr(Sym::MAPPING, AttrKind::Any)],
        regions: &[RegionField { name: "region", kind: RegionKind::One }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATION_SCOPE, Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        ..op("scf.forall", "forall")
    };
    FORALL_IN_PARALLEL = OpRow {
        regions: &[RegionField { name: "region", kind: RegionKind::One }],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::GRAPH_REGION]),
        ..op("scf.forall.in_parallel", "forall.in parallel")
    };
    IF = OpRow {
        operands: &[one("condition", &c::I1)],
        results: &[var("results", &c::ANY)],
        regions: &[RegionField { name: "thenRegion", kind: RegionKind::One }, RegionField { name: "elseRegion", kind: RegionKind::MaxOne }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]),
        ..op("scf.if", "if")
    };
    INDEX_SWITCH = OpRow {
        operands: &[one("arg", &c::INDEX)],
        results: &[var("results", &c::ANY)],
        attrs: &[attr(Sym::CASES, AttrKind::DenseI64)],
        regions: &[RegionField { name: "defaultRegion", kind: RegionKind::One }, RegionField { name: "caseRegions", kind: RegionKind::One }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        format: Format::Asm("$arg attr-dict ('->' type($results)^)? custom<SwitchCases>($cases, $caseRegions) '\n' '' 'default' $defaultRegion"),
        ..op("scf.index_switch", "index switch")
    };
    PARALLEL = OpRow {
        operands: &[var("lowerBound", &c::INDEX), var("upperBound", &c::INDEX), var("step", &c::INDEX), var("initVals", &c::ANY)],
        results: &[var("results", &c::ANY)],
        regions: &[RegionField { name: "region", kind: RegionKind::One }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::ATTR_SIZED_OPERANDS, Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        ..op("scf.parallel", "parallel")
    };
    REDUCE = OpRow {
        operands: &[var("operands", &c::ANY)],
        regions: &[RegionField { name: "reductions", kind: RegionKind::One }],
        traits: traits(&[Traits::TERMINATOR, Traits::RECURSIVE_EFFECTS]),
        format: Format::Asm("('(' $operands^ ':' type($operands) ')')? $reductions attr-dict"),
        ..op("scf.reduce", "reduce")
    };
    REDUCE_RETURN = OpRow {
        operands: &[one("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$result attr-dict ':' type($result)"),
        ..op("scf.reduce.return", "reduce.return")
    };
    WHILE = OpRow {
        operands: &[var("inits", &c::ANY)],
        results: &[var("results", &c::ANY)],
        regions: &[RegionField { name: "before", kind: RegionKind::One }, RegionField { name: "after", kind: RegionKind::One }],
        traits: traits(&[Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        ..op("scf.while", "while")
    };
    YIELD = OpRow {
        operands: &[var("results", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($results^ ':' type($results))?"),
        ..op("scf.yield", "yield")
    };
}
