//! The `scf` dialect: structured control flow. Source: MLIR documentation, "'scf' Dialect".
//! Syntax stands in `scf_syntax`, verifiers in `scf_verify`.

use crate::constraint as c;
use crate::dialect::{scf_syntax as x, scf_verify as v};
use crate::id::Sym;
use crate::row::*;

const fn region(name: &'static str, kind: RegionKind) -> RegionField {
    RegionField { name, kind }
}
const RESULTS: &[ValueField] = &[var!("results", &c::ANY)];

crate::dialect! {
    start super::index::END, when "scf";
    CONDITION = OpDef {
        operands: &[one!("condition", &c::I1), var!("args", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("'(' $condition ')' attr-dict ($args^ ':' type($args))?"),
        extra: &RowExtra { more: &RowMore { parents: &["scf.while"], ..NO_MORE }, ..NO_EXTRA },
        verify: Some(v::verify_condition),
        ..op("scf.condition", "Ends the first region of a while loop: go on or leave.")
    };
    EXECUTE_REGION = OpDef {
        results: RESULTS,
        attrs: &[opt_attr(Sym::NO_INLINE, AttrKind::Unit).since_20()],
        extra: &RowExtra { regions: &[region("region", RegionKind::Any)], ..NO_EXTRA },
        format: custom!(x::parse_execute_region, x::print_execute_region),
        verify: Some(v::verify_execute_region),
        ..op("scf.execute_region", "Runs a region of any control flow once.")
    };
    FOR = OpDef {
        operands: &[one!("lowerBound", &c::SIGNLESS_INTEGER_OR_INDEX), one!("upperBound", &c::SIGNLESS_INTEGER_OR_INDEX), one!("step", &c::SIGNLESS_INTEGER_OR_INDEX), var!("initArgs", &c::ANY)],
        results: RESULTS,
        attrs: &[opt_attr(Sym::UNSIGNED_CMP, AttrKind::Unit).since_20()],
        extra: &RowExtra { regions: &[region("region", RegionKind::One)], types: &[TypeRule::Same(&["lowerBound", "upperBound", "step"])], more: &RowMore { implicit_terminator: "scf.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::LOOP_LIKE, Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS]),
        format: custom!(x::parse_for, x::print_for),
        verify: Some(v::verify_for),
        ..op("scf.for", "A counted loop that may carry values.")
    };
    FORALL = OpDef {
        operands: &[var!("dynamicLowerBound", &c::INDEX), var!("dynamicUpperBound", &c::INDEX), var!("dynamicStep", &c::INDEX), var!("outputs", &c::RANKED_TENSOR)],
        results: RESULTS,
        attrs: &[attr(Sym::STATIC_LOWER_BOUND, AttrKind::DenseI64), attr(Sym::STATIC_UPPER_BOUND, AttrKind::DenseI64), attr(Sym::STATIC_STEP, AttrKind::DenseI64), opt_attr(Sym::MAPPING, AttrKind::Array)],
        extra: &RowExtra { regions: &[region("region", RegionKind::One)], more: &RowMore { implicit_terminator: "scf.forall.in_parallel", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::ALLOCATION_SCOPE, Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        format: custom!(x::parse_forall, x::print_forall),
        verify: Some(v::verify_forall),
        ..op("scf.forall", "A parallel loop of several dimensions that writes to shared tensors.")
    };
    FORALL_IN_PARALLEL = OpDef {
        extra: &RowExtra { regions: &[region("region", RegionKind::One)], more: &RowMore { parents: &["scf.forall"], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::PURE, Traits::TERMINATOR, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::GRAPH_REGION]),
        format: custom!(x::parse_in_parallel, x::print_in_parallel),
        verify: Some(v::verify_in_parallel),
        ..op("scf.forall.in_parallel", "Ends a parallel loop with the writes to its shared tensors.")
    };
    IF = OpDef {
        operands: &[one!("condition", &c::I1)],
        results: RESULTS,
        extra: &RowExtra { regions: &[region("thenRegion", RegionKind::One), region("elseRegion", RegionKind::MaxOne)], more: &RowMore { implicit_terminator: "scf.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::SINGLE_BLOCK, Traits::RECURSIVE_EFFECTS, Traits::NO_REGION_ARGS]),
        format: custom!(x::parse_if, x::print_if),
        verify: Some(v::verify_if),
        ..op("scf.if", "Runs one of two regions.")
    };
    INDEX_SWITCH = OpDef {
        operands: &[one!("arg", &c::INDEX)],
        results: RESULTS,
        attrs: &[attr(Sym::CASES, AttrKind::DenseI64)],
        extra: &RowExtra { regions: &[region("defaultRegion", RegionKind::One), region("caseRegions", RegionKind::Variadic)], more: &RowMore { implicit_terminator: "scf.yield", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        format: custom!(x::parse_index_switch, x::print_index_switch),
        verify: Some(v::verify_index_switch),
        ..op("scf.index_switch", "Runs the region of the case that an index is, or the default region.")
    };
    PARALLEL = OpDef {
        operands: &[var!("lowerBound", &c::INDEX), var!("upperBound", &c::INDEX), var!("step", &c::INDEX), var!("initVals", &c::ANY)],
        results: RESULTS,
        extra: &RowExtra { regions: &[region("region", RegionKind::One)], more: &RowMore { implicit_terminator: "scf.reduce", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::ATTR_SIZED_OPERANDS, Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        format: custom!(x::parse_parallel, x::print_parallel),
        verify: Some(v::verify_parallel),
        ..op("scf.parallel", "A loop of several dimensions in any order, with reductions.")
    };
    REDUCE = OpDef {
        operands: &[var!("operands", &c::ANY)],
        extra: &RowExtra { regions: &[region("reductions", RegionKind::Variadic)], more: &RowMore { parents: &["scf.parallel"], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::TERMINATOR, Traits::RECURSIVE_EFFECTS]),
        format: custom!(x::parse_reduce, x::print_reduce),
        verify: Some(v::verify_reduce),
        ..op("scf.reduce", "Ends a parallel loop: reduces each operand by a region.")
    };
    REDUCE_RETURN = OpDef {
        operands: &[one!("result", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$result attr-dict ':' type($result)"),
        extra: &RowExtra { more: &RowMore { parents: &["scf.reduce"], ..NO_MORE }, ..NO_EXTRA },
        verify: Some(v::verify_reduce_return),
        ..op("scf.reduce.return", "The combined value of a reduction.")
    };
    WHILE = OpDef {
        operands: &[var!("inits", &c::ANY)],
        results: RESULTS,
        extra: &RowExtra { regions: &[region("before", RegionKind::One), region("after", RegionKind::One)], ..NO_EXTRA },
        traits: traits(&[Traits::LOOP_LIKE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK]),
        format: custom!(x::parse_while, x::print_while),
        verify: Some(v::verify_while),
        ..op("scf.while", "A loop of a region that decides and a region that goes on.")
    };
    YIELD = OpDef {
        operands: &[var!("results", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($results^ ':' type($results))?"),
        extra: &RowExtra { more: &RowMore { parents: &["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"], ..NO_MORE }, ..NO_EXTRA },
        ..op("scf.yield", "Ends a region with its results.")
    };
}
