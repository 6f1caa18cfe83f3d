//! The `llvm` dialect: LLVM IR as operations. Source: MLIR documentation, "'llvm' Dialect"; LLVM LangRef.
//! Syntax that formats cannot say stands in `llvm_syntax`, `llvm_call`, `llvm_func` and `llvm_global`, custom
//! directives in `llvm_format`, checks in `llvm_verify`, folders in `llvm_fold`.

use super::llvm_call as call;
use super::llvm_fold as fold;
use super::llvm_func as func;
use super::llvm_global as global;
use super::llvm_syntax as syntax;
use super::llvm_type as t;
use super::llvm_verify as verify;
use super::{llvm_alias, llvm_type};
use crate::constraint as c;
use crate::dialect::enums as e;
use crate::dialect::records as r;
use crate::id::{Sym, Type};
use crate::row::*;

const FASTMATH: &[AttrField] = &[def_attr(Sym::FASTMATH_FLAGS, AttrKind::Enum(e::LLVM_FASTMATH), 0)];

dialect! {
    start super::affine::END;
    ADD = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::EnumProp(e::LLVM_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::COMMUTATIVE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($res)"),
        ..op("llvm.add", "The sum of two integers.")
    };
    ADDRSPACECAST = OpDef {
        operands: &[one!("arg", &t::PTR_LIKE)],
        results: &[one!("res", &t::PTR_LIKE)],
        traits: traits(&[Traits::PURE, Traits::VIEW_LIKE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        fold: Some(fold::fold_cast_chain),
        ..op("llvm.addrspacecast", "A pointer in another address space.")
    };
    ALLOCA = OpDef {
        operands: &[one!("arraySize", &t::INT)],
        results: &[one!("res", &t::PTR)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), attr(Sym::ELEM_TYPE, AttrKind::Type), opt_attr(Sym::INALLOCA, AttrKind::Unit)],
        traits: traits(&[Traits::ALLOCATES]),
        format: custom!(syntax::parse_alloca, syntax::print_alloca),
        verify: Some(verify::alloca),
        ..op("llvm.alloca", "Memory on the stack of the function.")
    };
    AND = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.and", "The bitwise and of two integers.")
    };
    ASHR = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::IS_EXACT, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("('exact' $isExact^)? $lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.ashr", "An integer shifted right, filled with its sign.")
    };
    ATOMICRMW = OpDef {
        operands: &[one!("ptr", &t::PTR), one!("val", &t::ATOMIC_RMW)],
        results: &[one!("res", &t::ATOMIC_RMW)],
        attrs: &[attr(Sym::BIN_OP, AttrKind::EnumInt(e::LLVM_ATOMIC_BIN_OP)), attr(Sym::ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING)), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::From("res", "val", llvm_type::itself, "result #0 and operand #1 have the same type")], ..NO_EXTRA },
        format: Format::Asm("('volatile' $volatile_^)? $bin_op $ptr ',' $val ('syncscope' '(' $syncscope^ ')')? $ordering attr-dict ':' qualified(type($ptr)) ',' type($val)"),
        verify: Some(verify::atomicrmw),
        ..op("llvm.atomicrmw", "Reads memory, combines it with a value and writes it back, atomically.")
    };
    BITCAST = OpDef {
        operands: &[one!("arg", &t::NON_AGGREGATE)],
        results: &[one!("res", &t::NON_AGGREGATE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        verify: Some(verify::bitcast),
        fold: Some(fold::fold_cast_chain),
        ..op("llvm.bitcast", "The bits of a value as another type.")
    };
    BLOCKADDRESS = OpDef {
        results: &[one!("res", &t::PTR)],
        attrs: &[attr(Sym::BLOCK_ADDR, AttrKind::Record(r::LLVM_BLOCK_ADDRESS))],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$block_addr attr-dict ':' qualified(type($res))"),
        ..op("llvm.blockaddress", "The address of a block that `llvm.blocktag` marks.")
    };
    BLOCKTAG = OpDef {
        attrs: &[attr(Sym::TAG, AttrKind::Record(r::LLVM_BLOCK_TAG))],
        traits: traits(&[Traits::WRITES, Traits::SINCE_20]),
        format: Format::Asm("$tag attr-dict"),
        ..op("llvm.blocktag", "Marks a block for `llvm.blockaddress`.")
    };
    BR = OpDef {
        operands: &[var!("destOperands", &t::ANY)],
        attrs: &[opt_attr(Sym::LOOP_ANNOTATION, AttrKind::Record(r::LLVM_LOOP_ANNOTATION))],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "dest", variadic: false }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$dest ('(' $destOperands^ ':' type($destOperands) ')')? attr-dict"),
        ..op("llvm.br", "Jumps to a block.")
    };
    CALL = OpDef {
        operands: &[var!("callee_operands", &t::ANY), value_field!("op_bundle_operands", &t::ANY, Arity::VariadicOfVariadic(Sym::OP_BUNDLE_SIZES))],
        results: &[opt!("result", &t::ANY)],
        attrs: &[opt_attr(Sym::VAR_CALLEE_TYPE, AttrKind::Type), opt_attr(Sym::CALLEE, AttrKind::FlatSymbol), def_attr(Sym::FASTMATH_FLAGS, AttrKind::Enum(e::LLVM_FASTMATH), 0), def_attr(Sym::CCONV, AttrKind::Enum(e::LLVM_CCONV), 0), def_attr(Sym::TAIL_CALL_KIND, AttrKind::Enum(e::LLVM_TAIL_CALL_KIND), 0), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::Any).only_19(), opt_attr(Sym::MEMORY_EFFECTS, AttrKind::Record(r::LLVM_MEMORY_EFFECTS)).since_20(), opt_attr(Sym::CONVERGENT, AttrKind::Unit).since_20(), opt_attr(Sym::NO_UNWIND, AttrKind::Unit).since_20(), opt_attr(Sym::WILL_RETURN, AttrKind::Unit).since_20(), empty_attr(Sym::OP_BUNDLE_SIZES, AttrKind::DenseI32).since_20(), opt_attr(Sym::OP_BUNDLE_TAGS, AttrKind::Array).since_20(), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::NO_INLINE, AttrKind::Unit).since_20(), opt_attr(Sym::ALWAYS_INLINE, AttrKind::Unit).since_20(), opt_attr(Sym::INLINE_HINT, AttrKind::Unit).since_20(), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG))],
        traits: traits(&[Traits::CALL, Traits::OP_BUNDLES]),
        format: custom!(call::parse_call, call::print_call),
        verify: Some(verify::call),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::call_symbols), ..NO_MORE }, ..NO_EXTRA },
        ..op("llvm.call", "Calls a function.")
    };
    CALL_INTRINSIC = OpDef {
        operands: &[var!("args", &t::ANY), value_field!("op_bundle_operands", &t::ANY, Arity::VariadicOfVariadic(Sym::OP_BUNDLE_SIZES))],
        results: &[opt!("results", &t::ANY)],
        attrs: &[attr(Sym::INTRIN, AttrKind::Str), def_attr(Sym::FASTMATH_FLAGS, AttrKind::Enum(e::LLVM_FASTMATH), 0), empty_attr(Sym::OP_BUNDLE_SIZES, AttrKind::DenseI32).since_20(), opt_attr(Sym::OP_BUNDLE_TAGS, AttrKind::Array).since_20(), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::OP_BUNDLES]),
        format: custom!(call::parse_call_intrinsic, call::print_call_intrinsic),
        verify: Some(verify::call_intrinsic),
        ..op("llvm.call_intrinsic", "Calls an intrinsic by name.")
    };
    CMPXCHG = OpDef {
        operands: &[one!("ptr", &t::PTR), one!("cmp", &t::ATOMIC_CMPXCHG), one!("val", &t::ATOMIC_CMPXCHG)],
        results: &[one!("res", &t::STRUCT)],
        attrs: &[attr(Sym::SUCCESS_ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING)), attr(Sym::FAILURE_ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING)), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::WEAK, AttrKind::Unit), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::From("cmp", "val", llvm_type::itself, "operand #1 and operand #2 have the same type"), TypeRule::From("res", "val", llvm_type::with_success_bit, "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool")], ..NO_EXTRA },
        format: Format::Asm("('weak' $weak^)? ('volatile' $volatile_^)? $ptr ',' $cmp ',' $val ('syncscope' '(' $syncscope^ ')')? $success_ordering $failure_ordering attr-dict ':' qualified(type($ptr)) ',' type($val)"),
        verify: Some(verify::cmpxchg),
        ..op("llvm.cmpxchg", "Compares memory with a value and, if equal, writes another, atomically.")
    };
    COMDAT = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName)],
        extra: &RowExtra { regions: &[RegionField { name: "body", kind: RegionKind::One }], ..NO_EXTRA },
        traits: traits(&[Traits::NO_TERMINATOR, Traits::NO_REGION_ARGS, Traits::SYMBOL_TABLE, Traits::SYMBOL]),
        format: Format::Asm("$sym_name $body attr-dict"),
        verify: Some(verify::comdat),
        ..op("llvm.comdat", "A table of the link-time groups of globals.")
    };
    COMDAT_SELECTOR = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::COMDAT, AttrKind::EnumInt(e::LLVM_COMDAT))],
        traits: traits(&[Traits::SYMBOL]),
        format: Format::Asm("$sym_name $comdat attr-dict"),
        ..op("llvm.comdat_selector", "A link-time group of globals.")
    };
    COND_BR = OpDef {
        operands: &[one!("condition", &c::I1), var!("trueDestOperands", &t::ANY), var!("falseDestOperands", &t::ANY)],
        attrs: &[opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32), opt_attr(Sym::LOOP_ANNOTATION, AttrKind::Record(r::LLVM_LOOP_ANNOTATION))],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "trueDest", variadic: false }, SuccessorField { name: "falseDest", variadic: false }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$condition ('weights' '(' $branch_weights^ ')')? ',' $trueDest ('(' $trueDestOperands^ ':' type($trueDestOperands) ')')? ',' $falseDest ('(' $falseDestOperands^ ':' type($falseDestOperands) ')')? attr-dict"),
        verify: Some(verify::cond_br),
        ..op("llvm.cond_br", "Jumps to one of two blocks.")
    };
    DSO_LOCAL_EQUIVALENT = OpDef {
        results: &[one!("res", &t::PTR)],
        attrs: &[attr(Sym::FUNCTION_NAME, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE, Traits::SINCE_20]),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::equivalent_symbols), ..NO_MORE }, ..NO_EXTRA },
        format: Format::Asm("$function_name attr-dict ':' qualified(type($res))"),
        ..op("llvm.dso_local_equivalent", "A function within the same linkage unit that does what another does.")
    };
    EXTRACTELEMENT = OpDef {
        operands: &[one!("vector", &t::VECTOR), one!("position", &t::INT)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::From("res", "vector", llvm_type::elem_rule, "result type matches vector element type")], ..NO_EXTRA },
        format: Format::Asm("$vector '' '[' $position ':' type($position) ']' attr-dict ':' type($vector)"),
        ..op("llvm.extractelement", "An element of a vector.")
    };
    EXTRACTVALUE = OpDef {
        operands: &[one!("container", &t::AGGREGATE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::POSITION, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE]),
        format: custom!(syntax::parse_extractvalue, syntax::print_extractvalue),
        verify: Some(verify::extractvalue),
        fold: Some(fold::fold_extractvalue),
        ..op("llvm.extractvalue", "A member of an aggregate.")
    };
    FADD = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.fadd", "The sum of two floats.")
    };
    FCMP = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::I1_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::LLVM_FCMP_PREDICATE)), def_attr(Sym::FASTMATH_FLAGS, AttrKind::Enum(e::LLVM_FASTMATH), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS]),
        extra: &RowExtra { types: &[TypeRule::From("res", "lhs", llvm_type::i1_of_shape, "result type has i1 element type and same shape as operands")], ..NO_EXTRA },
        format: custom!(syntax::parse_fcmp, syntax::print_fcmp),
        ..op("llvm.fcmp", "Compares two floats.")
    };
    FDIV = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.fdiv", "The quotient of two floats.")
    };
    FENCE = OpDef {
        attrs: &[attr(Sym::ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING)), opt_attr(Sym::SYNCSCOPE, AttrKind::Str)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("('syncscope' '(' $syncscope^ ')')? $ordering attr-dict"),
        verify: Some(verify::fence),
        ..op("llvm.fence", "Orders memory accesses around it.")
    };
    FMUL = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.fmul", "The product of two floats.")
    };
    FNEG = OpDef {
        operands: &[one!("operand", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$operand '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.fneg", "The negation of a float.")
    };
    FPEXT = OpDef {
        operands: &[one!("arg", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fpext", "A float in a wider format.")
    };
    FPTOSI = OpDef {
        operands: &[one!("arg", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptosi", "A signed integer from a float.")
    };
    FPTOUI = OpDef {
        operands: &[one!("arg", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptoui", "An unsigned integer from a float.")
    };
    FPTRUNC = OpDef {
        operands: &[one!("arg", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptrunc", "A float in a narrower format.")
    };
    FREEZE = OpDef {
        operands: &[one!("val", &t::ANY)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$val attr-dict ':' type($val)"),
        ..op("llvm.freeze", "A value with undefined bits fixed.")
    };
    FREM = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.frem", "The remainder of two floats.")
    };
    FSUB = OpDef {
        operands: &[one!("lhs", &t::FLOAT_LIKE), one!("rhs", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.fsub", "The difference of two floats.")
    };
    FUNC = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str), attr(Sym::FUNCTION_TYPE, AttrKind::Type), def_attr(Sym::LINKAGE, AttrKind::Enum(e::LLVM_LINKAGE), 0), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), def_attr(Sym::CCONV, AttrKind::Enum(e::LLVM_CCONV), 0), opt_attr(Sym::COMDAT, AttrKind::Symbol), opt_attr(Sym::CONVERGENT, AttrKind::Unit), opt_attr(Sym::PERSONALITY, AttrKind::FlatSymbol), opt_attr(Sym::GARBAGE_COLLECTOR, AttrKind::Str), opt_attr(Sym::PASSTHROUGH, AttrKind::Array), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray), opt_attr(Sym::FUNCTION_ENTRY_COUNT, AttrKind::Int(Type::I64)), opt_attr(Sym::MEMORY_EFFECTS, AttrKind::Record(r::LLVM_MEMORY_EFFECTS)).since_20(), alias_attr(Sym::MEMORY, AttrKind::Record(r::LLVM_MEMORY_EFFECTS), llvm_alias::MEMORY).only_19(), def_attr(Sym::VISIBILITY, AttrKind::EnumInt(e::LLVM_VISIBILITY), 0), opt_attr(Sym::ARM_STREAMING, AttrKind::Unit), opt_attr(Sym::ARM_LOCALLY_STREAMING, AttrKind::Unit), opt_attr(Sym::ARM_STREAMING_COMPATIBLE, AttrKind::Unit), opt_attr(Sym::ARM_NEW_ZA, AttrKind::Unit), opt_attr(Sym::ARM_IN_ZA, AttrKind::Unit), opt_attr(Sym::ARM_OUT_ZA, AttrKind::Unit), opt_attr(Sym::ARM_INOUT_ZA, AttrKind::Unit), opt_attr(Sym::ARM_PRESERVES_ZA, AttrKind::Unit), opt_attr(Sym::SECTION, AttrKind::Str), opt_attr(Sym::UNNAMED_ADDR, AttrKind::EnumInt(e::LLVM_UNNAMED_ADDR)), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VSCALE_RANGE, AttrKind::Record(r::LLVM_VSCALE_RANGE)), opt_attr(Sym::FRAME_POINTER, AttrKind::Enum(e::LLVM_FRAME_POINTER_KIND)), opt_attr(Sym::TARGET_CPU, AttrKind::Str), opt_attr(Sym::TUNE_CPU, AttrKind::Str), opt_attr(Sym::RECIPROCAL_ESTIMATES, AttrKind::Str).since_20(), opt_attr(Sym::PREFER_VECTOR_WIDTH, AttrKind::Str).since_20(), opt_attr(Sym::TARGET_FEATURES, AttrKind::Record(r::LLVM_TARGET_FEATURES)), opt_attr(Sym::UNSAFE_FP_MATH, AttrKind::Bool).only_19(), opt_attr(Sym::NO_INFS_FP_MATH, AttrKind::Bool), opt_attr(Sym::NO_NANS_FP_MATH, AttrKind::Bool), opt_attr(Sym::APPROX_FUNC_FP_MATH, AttrKind::Bool).only_19(), opt_attr(Sym::NO_SIGNED_ZEROS_FP_MATH, AttrKind::Bool), opt_attr(Sym::DENORMAL_FP_MATH, AttrKind::Str), opt_attr(Sym::DENORMAL_FP_MATH_F32, AttrKind::Str), opt_attr(Sym::FP_CONTRACT, AttrKind::Str), opt_attr(Sym::INSTRUMENT_FUNCTION_ENTRY, AttrKind::Str).since_20(), opt_attr(Sym::INSTRUMENT_FUNCTION_EXIT, AttrKind::Str).since_20(), opt_attr(Sym::NO_INLINE, AttrKind::Unit), opt_attr(Sym::ALWAYS_INLINE, AttrKind::Unit), opt_attr(Sym::INLINE_HINT, AttrKind::Unit).since_20(), opt_attr(Sym::NO_UNWIND, AttrKind::Unit), opt_attr(Sym::WILL_RETURN, AttrKind::Unit), opt_attr(Sym::OPTIMIZE_NONE, AttrKind::Unit), opt_attr(Sym::VEC_TYPE_HINT, AttrKind::Record(r::LLVM_VEC_TYPE_HINT)).since_20(), opt_attr(Sym::WORK_GROUP_SIZE_HINT, AttrKind::DenseI32).since_20(), opt_attr(Sym::REQD_WORK_GROUP_SIZE, AttrKind::DenseI32).since_20(), opt_attr(Sym::INTEL_REQD_SUB_GROUP_SIZE, AttrKind::Int(Type::I32)).since_20(), opt_attr(Sym::UWTABLE_KIND, AttrKind::Enum(e::LLVM_UWTABLE_KIND)).since_20()],
        extra: &RowExtra { regions: &[RegionField { name: "body", kind: RegionKind::Any }], more: &RowMore { verify_symbols: symbols(verify::comdat_symbols), ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::ISOLATED, Traits::FUNCTION, Traits::SYMBOL]),
        format: custom!(func::parse_func, func::print_func),
        verify: Some(verify::func),
        ..op("llvm.func", "A function.")
    };
    GETELEMENTPTR = OpDef {
        operands: &[one!("base", &t::PTR_LIKE), var!("dynamicIndices", &t::INT_LIKE)],
        results: &[one!("res", &t::PTR_LIKE)],
        attrs: &[attr(Sym::RAW_CONSTANT_INDICES, AttrKind::DenseI32), attr(Sym::ELEM_TYPE, AttrKind::Type), def_attr(Sym::NO_WRAP_FLAGS, AttrKind::EnumProp(e::LLVM_GEP_FLAGS), 0).since_20(), alias_attr(Sym::INBOUNDS, AttrKind::Unit, llvm_alias::INBOUNDS).only_19()],
        traits: traits(&[Traits::PURE]),
        format: custom!(syntax::parse_gep, syntax::print_gep),
        verify: Some(verify::gep),
        fold: Some(fold::fold_gep),
        ..op("llvm.getelementptr", "The address of an element of an aggregate in memory.")
    };
    ICMP = OpDef {
        operands: &[one!("lhs", &t::INT_OR_PTR_LIKE), one!("rhs", &t::INT_OR_PTR_LIKE)],
        results: &[one!("res", &t::I1_LIKE)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::EnumInt(e::LLVM_ICMP_PREDICATE))],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS]),
        extra: &RowExtra { types: &[TypeRule::From("res", "lhs", llvm_type::i1_of_shape, "result type has i1 element type and same shape as operands")], ..NO_EXTRA },
        format: custom!(syntax::parse_icmp, syntax::print_icmp),
        fold: Some(fold::fold_icmp),
        ..op("llvm.icmp", "Compares two integers or pointers.")
    };
    INDIRECTBR = OpDef {
        operands: &[one!("addr", &t::PTR), value_field!("succOperands", &c::ANY, Arity::VariadicOfVariadic(Sym::INDBR_OPERAND_SEGMENTS))],
        attrs: &[attr(Sym::INDBR_OPERAND_SEGMENTS, AttrKind::DenseI32)],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "successors", variadic: true }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::BRANCH, Traits::PURE, Traits::TERMINATOR, Traits::SINCE_20]),
        format: Format::Asm("$addr ':' type($addr) ',' '' custom<IndirectBrSuccessors>($successors, $succOperands, type($succOperands)) attr-dict"),
        ..op("llvm.indirectbr", "Jumps to the block whose address is given.")
    };
    INLINE_ASM = OpDef {
        operands: &[var!("operands", &t::ANY)],
        results: &[opt!("res", &t::ANY)],
        attrs: &[attr(Sym::ASM_STRING, AttrKind::Str), attr(Sym::CONSTRAINTS, AttrKind::Str), opt_attr(Sym::HAS_SIDE_EFFECTS, AttrKind::Unit), opt_attr(Sym::IS_ALIGN_STACK, AttrKind::Unit), def_attr(Sym::TAIL_CALL_KIND_ASM, AttrKind::Enum(e::LLVM_TAIL_CALL_KIND), 0).since_20(), opt_attr(Sym::ASM_DIALECT, AttrKind::EnumInt(e::LLVM_ASM_DIALECT)), opt_attr(Sym::OPERAND_ATTRS, AttrKind::Array)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("('has_side_effects' $has_side_effects^)? ('is_align_stack' $is_align_stack^)? ('tail_call_kind' '=' $tail_call_kind^)? ('asm_dialect' '=' $asm_dialect^)? ('operand_attrs' '=' $operand_attrs^)? attr-dict $asm_string ',' $constraints operands ':' functional-type(operands, results)"),
        verify: Some(verify::inline_asm),
        ..op("llvm.inline_asm", "Assembly text.")
    };
    INSERTELEMENT = OpDef {
        operands: &[one!("vector", &t::VECTOR), one!("value", &t::PRIMITIVE), one!("position", &t::INT)],
        results: &[one!("res", &t::VECTOR)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["res", "vector"]), TypeRule::From("value", "vector", llvm_type::elem_rule, "argument type matches vector element type")], ..NO_EXTRA },
        format: Format::Asm("$value ',' $vector '' '[' $position ':' type($position) ']' attr-dict ':' type($vector)"),
        ..op("llvm.insertelement", "A vector with one element replaced.")
    };
    INSERTVALUE = OpDef {
        operands: &[one!("container", &t::AGGREGATE), one!("value", &t::PRIMITIVE)],
        results: &[one!("res", &t::AGGREGATE)],
        attrs: &[attr(Sym::POSITION, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["container", "res"])], ..NO_EXTRA },
        format: custom!(syntax::parse_insertvalue, syntax::print_insertvalue),
        verify: Some(verify::insertvalue),
        ..op("llvm.insertvalue", "An aggregate with one member replaced.")
    };
    INTR_ABS = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::IS_INT_MIN_POISON, AttrKind::Int(Type::I1))],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.abs", "The absolute value of an integer.")
    };
    INTR_ACOS = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.acos", "The arc cosine of a float.")
    };
    INTR_ANNOTATION = OpDef {
        operands: &[one!("integer", &t::INT), one!("annotation", &t::PTR), one!("fileName", &t::PTR), one!("line", &c::I32)],
        results: &[one!("res", &t::INT)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::Same(&["res", "integer"]), TypeRule::Same(&["annotation", "fileName"])], ..NO_EXTRA },
        ..op("llvm.intr.annotation", "An integer with an annotation.")
    };
    INTR_ASIN = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.asin", "The arc sine of a float.")
    };
    INTR_ASSUME = OpDef {
        operands: &[one!("cond", &c::I1), value_field!("op_bundle_operands", &t::ANY, Arity::VariadicOfVariadic(Sym::OP_BUNDLE_SIZES))],
        attrs: &[empty_attr(Sym::OP_BUNDLE_SIZES, AttrKind::DenseI32).since_20(), opt_attr(Sym::OP_BUNDLE_TAGS, AttrKind::Array).since_20()],
        traits: traits(&[Traits::WRITES, Traits::OP_BUNDLES, Traits::GENERIC_IN_19]),
        format: Format::Asm("$cond '' custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags) attr-dict ':' type($cond)"),
        ..op("llvm.intr.assume", "Tells the optimizer that a condition holds.")
    };
    INTR_ATAN = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.atan", "The arc tangent of a float.")
    };
    INTR_ATAN2 = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.atan2", "The angle of a point.")
    };
    INTR_BITREVERSE = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.bitreverse", "An integer with its bits in reverse.")
    };
    INTR_BSWAP = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.bswap", "An integer with its bytes in reverse.")
    };
    INTR_CEIL = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ceil", "The next integer above of a float.")
    };
    INTR_COPYSIGN = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.copysign", "A float with the sign of another.")
    };
    INTR_CORO_ALIGN = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.align", "The alignment of a coroutine frame.")
    };
    INTR_CORO_BEGIN = OpDef {
        operands: &[one!("token", &t::TOKEN), one!("mem", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$token ',' $mem attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.begin", "Starts a coroutine.")
    };
    INTR_CORO_END = OpDef {
        operands: &[one!("handle", &t::PTR), one!("unwind", &c::I1), one!("retvals", &t::TOKEN)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$handle ',' $unwind ',' $retvals attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.end", "Ends a coroutine.")
    };
    INTR_CORO_FREE = OpDef {
        operands: &[one!("id", &t::TOKEN), one!("handle", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$id ',' $handle attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.free", "The memory of a coroutine frame to free.")
    };
    INTR_CORO_ID = OpDef {
        operands: &[one!("align", &c::I32), one!("promise", &t::PTR), one!("coroaddr", &t::PTR), one!("fnaddrs", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$align ',' $promise ',' $coroaddr ',' $fnaddrs attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.id", "Identifies a coroutine.")
    };
    INTR_CORO_PROMISE = OpDef {
        operands: &[one!("handle", &t::PTR), one!("align", &c::I32), one!("from", &c::I1)],
        results: &[one!("res", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$handle ',' $align ',' $from attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.promise", "The promise of a coroutine.")
    };
    INTR_CORO_RESUME = OpDef {
        operands: &[one!("handle", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$handle attr-dict ':' qualified(type($handle))"),
        ..op("llvm.intr.coro.resume", "Resumes a coroutine.")
    };
    INTR_CORO_SAVE = OpDef {
        operands: &[one!("handle", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$handle attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.save", "Marks where a coroutine suspends.")
    };
    INTR_CORO_SIZE = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.size", "The size of a coroutine frame.")
    };
    INTR_CORO_SUSPEND = OpDef {
        operands: &[one!("save", &t::TOKEN), one!("final", &c::I1)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$save ',' $final attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.suspend", "Suspends a coroutine.")
    };
    INTR_COS = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.cos", "The cosine of a float.")
    };
    INTR_COSH = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.cosh", "The hyperbolic cosine of a float.")
    };
    INTR_CTLZ = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::IS_ZERO_POISON, AttrKind::Int(Type::I1))],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        ..op("llvm.intr.ctlz", "The number of leading zeros of an integer.")
    };
    INTR_CTPOP = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ctpop", "The number of ones of an integer.")
    };
    INTR_CTTZ = OpDef {
        operands: &[one!("in", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::IS_ZERO_POISON, AttrKind::Int(Type::I1))],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        ..op("llvm.intr.cttz", "The number of trailing zeros of an integer.")
    };
    INTR_DBG_DECLARE = OpDef {
        operands: &[one!("addr", &t::PTR)],
        attrs: &[attr(Sym::VAR_INFO, AttrKind::Record(r::LLVM_DI_LOCAL_VARIABLE)), def_attr(Sym::LOCATION_EXPR, AttrKind::Record(r::LLVM_DI_EXPRESSION), 0)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("qualified($varInfo) (qualified($locationExpr)^)? '=' $addr ':' qualified(type($addr)) attr-dict"),
        ..op("llvm.intr.dbg.declare", "Ties a variable of the source to its memory.")
    };
    INTR_DBG_LABEL = OpDef {
        attrs: &[attr(Sym::LABEL, AttrKind::Record(r::LLVM_DI_LABEL))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$label attr-dict"),
        ..op("llvm.intr.dbg.label", "Marks a label of the source.")
    };
    INTR_DBG_VALUE = OpDef {
        operands: &[one!("value", &t::ANY)],
        attrs: &[attr(Sym::VAR_INFO, AttrKind::Record(r::LLVM_DI_LOCAL_VARIABLE)), def_attr(Sym::LOCATION_EXPR, AttrKind::Record(r::LLVM_DI_EXPRESSION), 0)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("qualified($varInfo) (qualified($locationExpr)^)? '=' $value ':' qualified(type($value)) attr-dict"),
        ..op("llvm.intr.dbg.value", "Ties a variable of the source to a value.")
    };
    INTR_DEBUGTRAP = OpDef {
        traits: traits(&[Traits::READS, Traits::WRITES, Traits::GENERIC_IN_19]),
        format: Format::Asm("attr-dict"),
        ..op("llvm.intr.debugtrap", "Stops in the debugger.")
    };
    INTR_EH_TYPEID_FOR = OpDef {
        operands: &[one!("type_info", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$type_info attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.eh.typeid.for", "The number of an exception type.")
    };
    INTR_EXP = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.exp", "The exponential of a float.")
    };
    INTR_EXP10 = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.exp10", "Ten to the power of a float.")
    };
    INTR_EXP2 = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.exp2", "Two to the power of a float.")
    };
    INTR_EXPECT = OpDef {
        operands: &[one!("val", &t::INT), one!("expected", &t::INT)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$val ',' $expected attr-dict ':' type($val)"),
        ..op("llvm.intr.expect", "A value with the value that it probably has.")
    };
    INTR_EXPECT_WITH_PROBABILITY = OpDef {
        operands: &[one!("val", &t::INT), one!("expected", &t::INT)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::PROB, AttrKind::Float(Type::F64))],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["val", "expected", "res"])], ..NO_EXTRA },
        format: Format::Asm("$val ',' $expected ',' $prob attr-dict ':' type($val)"),
        ..op("llvm.intr.expect.with.probability", "A value with the value that it has with a probability.")
    };
    INTR_EXPERIMENTAL_CONSTRAINED_FPEXT = OpDef {
        operands: &[one!("arg_0", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::FP_EXCEPTION_BEHAVIOR, AttrKind::EnumInt(e::LLVM_FP_EXCEPTION))],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$arg_0 $fpExceptionBehavior attr-dict ':' type($arg_0) 'to' type(results)"),
        ..op("llvm.intr.experimental.constrained.fpext", "A float in a wider format, with the rounding and exceptions of the environment.")
    };
    INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC = OpDef {
        operands: &[one!("arg_0", &t::ANY)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::ROUNDINGMODE, AttrKind::EnumInt(e::LLVM_ROUNDING_MODE)), attr(Sym::FP_EXCEPTION_BEHAVIOR, AttrKind::EnumInt(e::LLVM_FP_EXCEPTION))],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg_0 $roundingmode $fpExceptionBehavior attr-dict ':' type($arg_0) 'to' type(results)"),
        ..op("llvm.intr.experimental.constrained.fptrunc", "A float in a narrower format, with the rounding and exceptions of the environment.")
    };
    INTR_EXPERIMENTAL_CONSTRAINED_SITOFP = OpDef {
        operands: &[one!("arg_0", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::ROUNDINGMODE, AttrKind::EnumInt(e::LLVM_ROUNDING_MODE)), attr(Sym::FP_EXCEPTION_BEHAVIOR, AttrKind::EnumInt(e::LLVM_FP_EXCEPTION))],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$arg_0 $roundingmode $fpExceptionBehavior attr-dict ':' type($arg_0) 'to' type(results)"),
        ..op("llvm.intr.experimental.constrained.sitofp", "A float from a signed integer, with the rounding and exceptions of the environment.")
    };
    INTR_EXPERIMENTAL_CONSTRAINED_UITOFP = OpDef {
        operands: &[one!("arg_0", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::ROUNDINGMODE, AttrKind::EnumInt(e::LLVM_ROUNDING_MODE)), attr(Sym::FP_EXCEPTION_BEHAVIOR, AttrKind::EnumInt(e::LLVM_FP_EXCEPTION))],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("$arg_0 $roundingmode $fpExceptionBehavior attr-dict ':' type($arg_0) 'to' type(results)"),
        ..op("llvm.intr.experimental.constrained.uitofp", "A float from an unsigned integer, with the rounding and exceptions of the environment.")
    };
    INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL = OpDef {
        attrs: &[attr(Sym::SCOPE, AttrKind::Record(r::LLVM_ALIAS_SCOPE))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$scope attr-dict"),
        ..op("llvm.intr.experimental.noalias.scope.decl", "Declares a scope of pointers that do not alias.")
    };
    INTR_EXPERIMENTAL_STEPVECTOR = OpDef {
        results: &[one!("res", &t::INT_VECTOR)],
        traits: traits(&[Traits::PURE, Traits::ONLY_19]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.experimental.stepvector", "The vector of its positions.")
    };
    INTR_EXPERIMENTAL_VP_STRIDED_LOAD = OpDef {
        operands: &[one!("ptr", &t::PTR), one!("stride", &t::INT), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.experimental.vp.strided.load", "Loads the chosen elements at a stride.")
    };
    INTR_EXPERIMENTAL_VP_STRIDED_STORE = OpDef {
        operands: &[one!("val", &t::VECTOR), one!("ptr", &t::PTR), one!("stride", &t::INT), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        traits: traits(&[Traits::WRITES]),
        ..op("llvm.intr.experimental.vp.strided.store", "Stores the chosen elements at a stride.")
    };
    INTR_FABS = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.fabs", "The absolute value of a float.")
    };
    INTR_FLOOR = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.floor", "The next integer below of a float.")
    };
    INTR_FMA = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE), one!("c", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.fma", "The product of two floats plus a third, rounded once.")
    };
    INTR_FMULADD = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE), one!("c", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.fmuladd", "The product of two floats plus a third.")
    };
    INTR_FREXP = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.frexp", "The fraction and the exponent of a float.")
    };
    INTR_FSHL = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE), one!("c", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.fshl", "The high half of two integers side by side, shifted left.")
    };
    INTR_FSHR = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE), one!("c", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.fshr", "The low half of two integers side by side, shifted right.")
    };
    INTR_GET_ACTIVE_LANE_MASK = OpDef {
        operands: &[one!("base", &t::INT), one!("n", &t::INT)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$base ',' $n attr-dict ':' type($base) ',' type($n) 'to' type($res)"),
        ..op("llvm.intr.get.active.lane.mask", "The lanes below a bound.")
    };
    INTR_INVARIANT_END = OpDef {
        operands: &[one!("start", &t::PTR0), one!("ptr", &t::PTR)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$start ',' $size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.invariant.end", "Memory may change again.")
    };
    INTR_INVARIANT_START = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        results: &[one!("res", &t::PTR0)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.invariant.start", "From here on memory does not change.")
    };
    INTR_IS_CONSTANT = OpDef {
        operands: &[one!("val", &t::ANY)],
        results: &[one!("res", &c::I1)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.is.constant", "Whether a value is known when compiling.")
    };
    INTR_IS_FPCLASS = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::BIT, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.is.fpclass", "Whether a float is of one of the classes of a mask.")
    };
    INTR_LAUNDER_INVARIANT_GROUP = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        results: &[one!("res", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES, Traits::SINCE_20, Traits::GENERIC_IN_19, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.launder.invariant.group", "A pointer whose invariant group starts anew.")
    };
    INTR_LDEXP = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE), one!("power", &t::INT)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ldexp", "A float times two to the power of an integer.")
    };
    INTR_LIFETIME_END = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        attrs: &[opt_attr(Sym::SIZE, AttrKind::Int(Type::I64)).only_19()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("'' custom<LifetimeSize>($size) $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.lifetime.end", "The life of an alloca ends.")
    };
    INTR_LIFETIME_START = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        attrs: &[opt_attr(Sym::SIZE, AttrKind::Int(Type::I64)).only_19()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("'' custom<LifetimeSize>($size) $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.lifetime.start", "The life of an alloca starts.")
    };
    INTR_LLRINT = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.llrint", "The nearest integer of a float, as an integer.")
    };
    INTR_LLROUND = OpDef {
        operands: &[one!("val", &t::FLOAT)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.llround", "The nearest integer of a float, as an integer.")
    };
    INTR_LOG = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.log", "The natural logarithm of a float.")
    };
    INTR_LOG10 = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.log10", "The logarithm to base ten of a float.")
    };
    INTR_LOG2 = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.log2", "The logarithm to base two of a float.")
    };
    INTR_LRINT = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.lrint", "The nearest integer of a float, as an integer.")
    };
    INTR_LROUND = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.lround", "The nearest integer of a float, as an integer.")
    };
    INTR_MASKED_COMPRESSSTORE = OpDef {
        operands: &[one!("arg0", &t::VECTOR), one!("arg1", &t::PTR), one!("arg2", &t::I1_VECTOR)],
        attrs: &[opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::WRITES]),
        ..op("llvm.intr.masked.compressstore", "Stores the elements chosen by a mask one behind the other.")
    };
    INTR_MASKED_EXPANDLOAD = OpDef {
        operands: &[one!("arg0", &t::PTR), one!("arg1", &t::I1_VECTOR), one!("arg2", &t::VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: &[opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.masked.expandload", "Loads elements that lie one behind the other into the places chosen by a mask.")
    };
    INTR_MASKED_GATHER = OpDef {
        operands: &[one!("ptrs", &t::PTR_VECTOR), one!("mask", &t::I1_VECTOR), var!("pass_thru", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("operands attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::gather),
        ..op("llvm.intr.masked.gather", "Loads the elements that a vector of pointers points to.")
    };
    INTR_MASKED_LOAD = OpDef {
        operands: &[one!("data", &t::PTR), one!("mask", &t::I1_VECTOR), var!("pass_thru", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32)), opt_attr(Sym::NONTEMPORAL, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("operands attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::masked),
        ..op("llvm.intr.masked.load", "Loads the elements of a vector that a mask chooses.")
    };
    INTR_MASKED_SCATTER = OpDef {
        operands: &[one!("value", &t::VECTOR), one!("ptrs", &t::PTR_VECTOR), one!("mask", &t::I1_VECTOR)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::WRITES]),
        format: Format::Asm("$value ',' $ptrs ',' $mask attr-dict ':' type($value) ',' type($mask) 'into' type($ptrs)"),
        verify: Some(verify::scatter),
        ..op("llvm.intr.masked.scatter", "Stores elements where a vector of pointers points to.")
    };
    INTR_MASKED_STORE = OpDef {
        operands: &[one!("value", &t::VECTOR), one!("data", &t::PTR), one!("mask", &t::I1_VECTOR)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::WRITES]),
        format: Format::Asm("$value ',' $data ',' $mask attr-dict ':' type($value) ',' type($mask) 'into' qualified(type($data))"),
        verify: Some(verify::masked),
        ..op("llvm.intr.masked.store", "Stores the elements of a vector that a mask chooses.")
    };
    INTR_MATRIX_COLUMN_MAJOR_LOAD = OpDef {
        operands: &[one!("data", &t::PTR), one!("stride", &t::INT)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$data ',' '<' 'stride' '=' $stride '>' attr-dict ':' type($res) 'from' qualified(type($data)) 'stride' type($stride)"),
        ..op("llvm.intr.matrix.column.major.load", "Loads a matrix by columns.")
    };
    INTR_MATRIX_COLUMN_MAJOR_STORE = OpDef {
        operands: &[one!("matrix", &t::VECTOR), one!("data", &t::PTR), one!("stride", &t::INT)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::WRITES]),
        format: Format::Asm("$matrix ',' $data ',' '<' 'stride' '=' $stride '>' attr-dict ':' type($matrix) 'to' qualified(type($data)) 'stride' type($stride)"),
        ..op("llvm.intr.matrix.column.major.store", "Stores a matrix by columns.")
    };
    INTR_MATRIX_MULTIPLY = OpDef {
        operands: &[one!("lhs", &t::VECTOR), one!("rhs", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::LHS_ROWS, AttrKind::Int(Type::I32)), attr(Sym::LHS_COLUMNS, AttrKind::Int(Type::I32)), attr(Sym::RHS_COLUMNS, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' '(' type($lhs) ',' type($rhs) ')' '->' type($res)"),
        ..op("llvm.intr.matrix.multiply", "The product of two matrices.")
    };
    INTR_MATRIX_TRANSPOSE = OpDef {
        operands: &[one!("matrix", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$matrix attr-dict ':' type($matrix) 'into' type($res)"),
        ..op("llvm.intr.matrix.transpose", "A matrix with rows and columns exchanged.")
    };
    INTR_MAXIMUM = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.maximum", "The greater of two floats, NaN if either is.")
    };
    INTR_MAXNUM = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.maxnum", "The greater of two floats that is not NaN.")
    };
    INTR_MEMCPY = OpDef {
        operands: &[one!("dst", &t::PTR), one!("src", &t::PTR), one!("len", &t::INT)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG)), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.memcpy", "Copies memory that does not overlap.")
    };
    INTR_MEMCPY_INLINE = OpDef {
        operands: &[one!("dst", &t::PTR), one!("src", &t::PTR)],
        attrs: &[attr(Sym::LEN, AttrKind::AnyInt), attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG)), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.memcpy.inline", "Copies a known number of bytes without a call.")
    };
    INTR_MEMMOVE = OpDef {
        operands: &[one!("dst", &t::PTR), one!("src", &t::PTR), one!("len", &t::INT)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG)), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.memmove", "Copies memory that may overlap.")
    };
    INTR_MEMSET = OpDef {
        operands: &[one!("dst", &t::PTR), one!("val", &c::I8), one!("len", &t::INT)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG)), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::WRITES]),
        ..op("llvm.intr.memset", "Fills memory with a byte.")
    };
    INTR_MEMSET_INLINE = OpDef {
        operands: &[one!("dst", &t::PTR), one!("val", &c::I8)],
        attrs: &[attr(Sym::LEN, AttrKind::AnyInt), attr(Sym::IS_VOLATILE, AttrKind::Int(Type::I1)), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG)), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        traits: traits(&[Traits::WRITES, Traits::SINCE_20]),
        ..op("llvm.intr.memset.inline", "Fills a known number of bytes without a call.")
    };
    INTR_MINIMUM = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.minimum", "The lesser of two floats, NaN if either is.")
    };
    INTR_MINNUM = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.minnum", "The lesser of two floats that is not NaN.")
    };
    INTR_NEARBYINT = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.nearbyint", "The nearest integer without an inexact exception of a float.")
    };
    INTR_POW = OpDef {
        operands: &[one!("a", &t::FLOAT_LIKE), one!("b", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.pow", "A float to the power of another.")
    };
    INTR_POWI = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE), one!("power", &t::INT)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.powi", "A float to the power of an integer.")
    };
    INTR_PREFETCH = OpDef {
        operands: &[one!("addr", &t::PTR)],
        attrs: &[attr(Sym::RW, AttrKind::Int(Type::I32)), attr(Sym::HINT, AttrKind::Int(Type::I32)), attr(Sym::CACHE, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.prefetch", "Brings memory into the cache.")
    };
    INTR_PTR_ANNOTATION = OpDef {
        operands: &[one!("ptr", &t::PTR), one!("annotation", &t::PTR), one!("fileName", &t::PTR), one!("line", &c::I32), one!("attr", &t::PTR)],
        results: &[one!("res", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::Same(&["res", "ptr"]), TypeRule::Same(&["annotation", "fileName", "attr"])], ..NO_EXTRA },
        ..op("llvm.intr.ptr.annotation", "A pointer with an annotation.")
    };
    INTR_PTRMASK = OpDef {
        operands: &[one!("ptr", &t::PTR_LIKE), one!("mask", &t::INT_LIKE)],
        results: &[one!("res", &t::PTR_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        extra: &RowExtra { types: &[TypeRule::Same(&["ptr", "res"])], ..NO_EXTRA },
        format: Format::Asm("$ptr ',' $mask attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ptrmask", "A pointer with some address bits cleared.")
    };
    INTR_RINT = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.rint", "The nearest integer of a float.")
    };
    INTR_ROUND = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.round", "The nearest integer, halves away from zero of a float.")
    };
    INTR_ROUNDEVEN = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.roundeven", "The nearest integer, halves to even of a float.")
    };
    INTR_SADD_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.sadd.sat", "The saturating sum of two signed integers.")
    };
    INTR_SADD_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.sadd.with.overflow", "The sum of two signed integers and whether it overflowed.")
    };
    INTR_SCMP = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.scmp", "Minus one, zero or one, as two signed integers compare.")
    };
    INTR_SIN = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.sin", "The sine of a float.")
    };
    INTR_SINCOS = OpDef {
        operands: &[one!("val", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::sincos),
        ..op("llvm.intr.sincos", "The sine and the cosine of a float.")
    };
    INTR_SINH = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.sinh", "The hyperbolic sine of a float.")
    };
    INTR_SMAX = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.smax", "The greater of two signed integers.")
    };
    INTR_SMIN = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.smin", "The lesser of two signed integers.")
    };
    INTR_SMUL_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.smul.with.overflow", "The product of two signed integers and whether it overflowed.")
    };
    INTR_SQRT = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.sqrt", "The square root of a float.")
    };
    INTR_SSA_COPY = OpDef {
        operands: &[one!("operand", &c::ANY)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$operand attr-dict ':' type($operand)"),
        ..op("llvm.intr.ssa.copy", "A copy of a value.")
    };
    INTR_SSHL_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.sshl.sat", "The saturating left shift of a signed integer.")
    };
    INTR_SSUB_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ssub.sat", "The saturating difference of two signed integers.")
    };
    INTR_SSUB_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.ssub.with.overflow", "The difference of two signed integers and whether it overflowed.")
    };
    INTR_STACKRESTORE = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.stackrestore", "Resets the stack to where it was.")
    };
    INTR_STACKSAVE = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("attr-dict ':' qualified(type($res))"),
        ..op("llvm.intr.stacksave", "Where the stack is.")
    };
    INTR_STEPVECTOR = OpDef {
        results: &[one!("res", &t::INT_VECTOR)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.stepvector", "The vector of its positions.")
    };
    INTR_STRIP_INVARIANT_GROUP = OpDef {
        operands: &[one!("ptr", &t::PTR)],
        results: &[one!("res", &t::PTR)],
        traits: traits(&[Traits::SINCE_20, Traits::GENERIC_IN_19, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.strip.invariant.group", "A pointer without its invariant group.")
    };
    INTR_TAN = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.tan", "The tangent of a float.")
    };
    INTR_TANH = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.tanh", "The hyperbolic tangent of a float.")
    };
    INTR_THREADLOCAL_ADDRESS = OpDef {
        operands: &[one!("global", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.threadlocal.address", "The address of a thread's copy of a global.")
    };
    INTR_TRAP = OpDef {
        traits: traits(&[Traits::READS, Traits::WRITES, Traits::GENERIC_IN_19]),
        format: Format::Asm("attr-dict"),
        ..op("llvm.intr.trap", "Stops the program.")
    };
    INTR_TRUNC = OpDef {
        operands: &[one!("in", &t::FLOAT_LIKE)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.trunc", "The integer part of a float.")
    };
    INTR_UADD_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.uadd.sat", "The saturating sum of two unsigned integers.")
    };
    INTR_UADD_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.uadd.with.overflow", "The sum of two unsigned integers and whether it overflowed.")
    };
    INTR_UBSANTRAP = OpDef {
        attrs: &[attr(Sym::FAILURE_KIND, AttrKind::Int(Type::I8))],
        traits: traits(&[Traits::READS, Traits::WRITES, Traits::GENERIC_IN_19]),
        format: Format::Asm("prop-dict attr-dict"),
        ..op("llvm.intr.ubsantrap", "Stops the program because of undefined behaviour.")
    };
    INTR_UCMP = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS, Traits::SINCE_20]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ucmp", "Minus one, zero or one, as two unsigned integers compare.")
    };
    INTR_UMAX = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.umax", "The greater of two unsigned integers.")
    };
    INTR_UMIN = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.umin", "The lesser of two unsigned integers.")
    };
    INTR_UMUL_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.umul.with.overflow", "The product of two unsigned integers and whether it overflowed.")
    };
    INTR_USHL_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.ushl.sat", "The saturating left shift of an unsigned integer.")
    };
    INTR_USUB_SAT = OpDef {
        operands: &[one!("a", &t::INT_LIKE), one!("b", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.usub.sat", "The saturating difference of two unsigned integers.")
    };
    INTR_USUB_WITH_OVERFLOW = OpDef {
        operands: &[one!("arg0", &t::INT_LIKE), one!("arg1", &t::INT_LIKE)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_operands),
        ..op("llvm.intr.usub.with.overflow", "The difference of two unsigned integers and whether it overflowed.")
    };
    INTR_VACOPY = OpDef {
        operands: &[one!("dest_list", &t::PTR), one!("src_list", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$src_list 'to' $dest_list attr-dict ':' type(operands)"),
        ..op("llvm.intr.vacopy", "Copies a list of variadic arguments.")
    };
    INTR_VAEND = OpDef {
        operands: &[one!("arg_list", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$arg_list attr-dict ':' qualified(type($arg_list))"),
        ..op("llvm.intr.vaend", "Ends the reading of variadic arguments.")
    };
    INTR_VAR_ANNOTATION = OpDef {
        operands: &[one!("val", &t::PTR), one!("annotation", &t::PTR), one!("fileName", &t::PTR), one!("line", &c::I32), one!("attr", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        extra: &RowExtra { types: &[TypeRule::Same(&["annotation", "fileName", "attr"])], ..NO_EXTRA },
        ..op("llvm.intr.var.annotation", "Annotates a variable.")
    };
    INTR_VASTART = OpDef {
        operands: &[one!("arg_list", &t::PTR)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        format: Format::Asm("$arg_list attr-dict ':' qualified(type($arg_list))"),
        ..op("llvm.intr.vastart", "Starts the reading of variadic arguments.")
    };
    INTR_VECTOR_DEINTERLEAVE2 = OpDef {
        operands: &[one!("vec", &t::VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vector.deinterleave2", "The even and the odd elements of a vector.")
    };
    INTR_VECTOR_EXTRACT = OpDef {
        operands: &[one!("srcvec", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$srcvec '' '[' $pos ']' attr-dict ':' type($res) 'from' type($srcvec)"),
        verify: Some(verify::vector_extract),
        ..op("llvm.intr.vector.extract", "A part of a vector.")
    };
    INTR_VECTOR_INSERT = OpDef {
        operands: &[one!("dstvec", &t::VECTOR), one!("srcvec", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["dstvec", "res"])], ..NO_EXTRA },
        format: Format::Asm("$srcvec ',' $dstvec '' '[' $pos ']' attr-dict ':' type($srcvec) 'into' type($res)"),
        verify: Some(verify::vector_insert),
        ..op("llvm.intr.vector.insert", "A vector with a part replaced.")
    };
    INTR_VECTOR_INTERLEAVE2 = OpDef {
        operands: &[one!("vec1", &t::VECTOR), one!("vec2", &t::VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["vec1", "vec2"])], ..NO_EXTRA },
        verify: Some(verify::interleave2),
        ..op("llvm.intr.vector.interleave2", "Two vectors with their elements alternating.")
    };
    INTR_VECTOR_REDUCE_ADD = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.add", "The sum of a vector.")
    };
    INTR_VECTOR_REDUCE_AND = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.and", "The bitwise and of a vector.")
    };
    INTR_VECTOR_REDUCE_FADD = OpDef {
        operands: &[one!("start_value", &t::BUILTIN_FLOAT), one!("input", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fadd", "The sum of a vector of floats and a start value.")
    };
    INTR_VECTOR_REDUCE_FMAX = OpDef {
        operands: &[one!("in", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fmax", "The greatest element of a vector of floats.")
    };
    INTR_VECTOR_REDUCE_FMAXIMUM = OpDef {
        operands: &[one!("in", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fmaximum", "The greatest element, NaN if any is, of a vector of floats.")
    };
    INTR_VECTOR_REDUCE_FMIN = OpDef {
        operands: &[one!("in", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fmin", "The least element of a vector of floats.")
    };
    INTR_VECTOR_REDUCE_FMINIMUM = OpDef {
        operands: &[one!("in", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' '' custom<Blank19>() attr-dict ':' functional-type(operands, results)"),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fminimum", "The least element, NaN if any is, of a vector of floats.")
    };
    INTR_VECTOR_REDUCE_FMUL = OpDef {
        operands: &[one!("start_value", &t::BUILTIN_FLOAT), one!("input", &t::FLOAT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.fmul", "The product of a vector of floats and a start value.")
    };
    INTR_VECTOR_REDUCE_MUL = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.mul", "The product of a vector.")
    };
    INTR_VECTOR_REDUCE_OR = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.or", "The bitwise or of a vector.")
    };
    INTR_VECTOR_REDUCE_SMAX = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.smax", "The greatest signed element of a vector.")
    };
    INTR_VECTOR_REDUCE_SMIN = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.smin", "The least signed element of a vector.")
    };
    INTR_VECTOR_REDUCE_UMAX = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.umax", "The greatest unsigned element of a vector.")
    };
    INTR_VECTOR_REDUCE_UMIN = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.umin", "The least unsigned element of a vector.")
    };
    INTR_VECTOR_REDUCE_XOR = OpDef {
        operands: &[one!("in", &t::INT_VECTOR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        verify: Some(verify::same_elem),
        ..op("llvm.intr.vector.reduce.xor", "The bitwise exclusive or of a vector.")
    };
    INTR_VP_ADD = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.add", "`add` of the chosen elements of two vectors.")
    };
    INTR_VP_AND = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.and", "`and` of the chosen elements of two vectors.")
    };
    INTR_VP_ASHR = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.ashr", "`ashr` of the chosen elements of two vectors.")
    };
    INTR_VP_FADD = OpDef {
        operands: &[one!("lhs", &t::FLOAT_VECTOR), one!("rhs", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fadd", "`fadd` of the chosen elements of two vectors.")
    };
    INTR_VP_FDIV = OpDef {
        operands: &[one!("lhs", &t::FLOAT_VECTOR), one!("rhs", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fdiv", "`fdiv` of the chosen elements of two vectors.")
    };
    INTR_VP_FMA = OpDef {
        operands: &[one!("op1", &t::FLOAT_VECTOR), one!("op2", &t::FLOAT_VECTOR), one!("op3", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fma", "`fma` of the chosen elements of three vectors.")
    };
    INTR_VP_FMUL = OpDef {
        operands: &[one!("lhs", &t::FLOAT_VECTOR), one!("rhs", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fmul", "`fmul` of the chosen elements of two vectors.")
    };
    INTR_VP_FMULADD = OpDef {
        operands: &[one!("op1", &t::FLOAT_VECTOR), one!("op2", &t::FLOAT_VECTOR), one!("op3", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fmuladd", "`fmuladd` of the chosen elements of three vectors.")
    };
    INTR_VP_FNEG = OpDef {
        operands: &[one!("op", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fneg", "The negation of the chosen elements of a vector.")
    };
    INTR_VP_FPEXT = OpDef {
        operands: &[one!("src", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fpext", "`fpext` of the chosen elements of a vector.")
    };
    INTR_VP_FPTOSI = OpDef {
        operands: &[one!("src", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fptosi", "`fptosi` of the chosen elements of a vector.")
    };
    INTR_VP_FPTOUI = OpDef {
        operands: &[one!("src", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fptoui", "`fptoui` of the chosen elements of a vector.")
    };
    INTR_VP_FPTRUNC = OpDef {
        operands: &[one!("src", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fptrunc", "`fptrunc` of the chosen elements of a vector.")
    };
    INTR_VP_FREM = OpDef {
        operands: &[one!("lhs", &t::FLOAT_VECTOR), one!("rhs", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.frem", "`frem` of the chosen elements of two vectors.")
    };
    INTR_VP_FSUB = OpDef {
        operands: &[one!("lhs", &t::FLOAT_VECTOR), one!("rhs", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.fsub", "`fsub` of the chosen elements of two vectors.")
    };
    INTR_VP_INTTOPTR = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.inttoptr", "`inttoptr` of the chosen elements of a vector.")
    };
    INTR_VP_LOAD = OpDef {
        operands: &[one!("ptr", &t::PTR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES]),
        ..op("llvm.intr.vp.load", "Loads the chosen elements of a vector.")
    };
    INTR_VP_LSHR = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.lshr", "`lshr` of the chosen elements of two vectors.")
    };
    INTR_VP_MERGE = OpDef {
        operands: &[one!("cond", &t::I1_VECTOR), one!("true_val", &t::VECTOR), one!("false_val", &t::VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.merge", "Elements of one of two vectors, chosen by a mask.")
    };
    INTR_VP_MUL = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.mul", "`mul` of the chosen elements of two vectors.")
    };
    INTR_VP_OR = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.or", "`or` of the chosen elements of two vectors.")
    };
    INTR_VP_PTRTOINT = OpDef {
        operands: &[one!("src", &t::PTR_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.ptrtoint", "`ptrtoint` of the chosen elements of a vector.")
    };
    INTR_VP_REDUCE_ADD = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.add", "The sum of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_AND = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.and", "The bitwise and of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_FADD = OpDef {
        operands: &[one!("satrt_value", &t::BUILTIN_FLOAT), one!("val", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.fadd", "The sum of the chosen elements of a vector of floats and a start value.")
    };
    INTR_VP_REDUCE_FMAX = OpDef {
        operands: &[one!("satrt_value", &t::BUILTIN_FLOAT), one!("val", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.fmax", "The greatest element of the chosen elements of a vector of floats and a start value.")
    };
    INTR_VP_REDUCE_FMIN = OpDef {
        operands: &[one!("satrt_value", &t::BUILTIN_FLOAT), one!("val", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.fmin", "The least element of the chosen elements of a vector of floats and a start value.")
    };
    INTR_VP_REDUCE_FMUL = OpDef {
        operands: &[one!("satrt_value", &t::BUILTIN_FLOAT), one!("val", &t::FLOAT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.fmul", "The product of the chosen elements of a vector of floats and a start value.")
    };
    INTR_VP_REDUCE_MUL = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.mul", "The product of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_OR = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.or", "The bitwise or of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_SMAX = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.smax", "The greatest signed element of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_SMIN = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.smin", "The least signed element of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_UMAX = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.umax", "The greatest unsigned element of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_UMIN = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.umin", "The least unsigned element of the chosen elements of a vector and a start value.")
    };
    INTR_VP_REDUCE_XOR = OpDef {
        operands: &[one!("satrt_value", &t::INT), one!("val", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.reduce.xor", "The bitwise exclusive or of the chosen elements of a vector and a start value.")
    };
    INTR_VP_SDIV = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.sdiv", "`sdiv` of the chosen elements of two vectors.")
    };
    INTR_VP_SELECT = OpDef {
        operands: &[one!("cond", &t::I1_VECTOR), one!("true_val", &t::VECTOR), one!("false_val", &t::VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.select", "Elements of one of two vectors, chosen by a mask.")
    };
    INTR_VP_SEXT = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.sext", "`sext` of the chosen elements of a vector.")
    };
    INTR_VP_SHL = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.shl", "`shl` of the chosen elements of two vectors.")
    };
    INTR_VP_SITOFP = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.sitofp", "`sitofp` of the chosen elements of a vector.")
    };
    INTR_VP_SMAX = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        ..op("llvm.intr.vp.smax", "`smax` of the chosen elements of two vectors.")
    };
    INTR_VP_SMIN = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        ..op("llvm.intr.vp.smin", "`smin` of the chosen elements of two vectors.")
    };
    INTR_VP_SREM = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.srem", "`srem` of the chosen elements of two vectors.")
    };
    INTR_VP_STORE = OpDef {
        operands: &[one!("val", &t::VECTOR), one!("ptr", &t::PTR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        traits: traits(&[Traits::WRITES]),
        ..op("llvm.intr.vp.store", "Stores the chosen elements of a vector.")
    };
    INTR_VP_SUB = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.sub", "`sub` of the chosen elements of two vectors.")
    };
    INTR_VP_TRUNC = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.trunc", "`trunc` of the chosen elements of a vector.")
    };
    INTR_VP_UDIV = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.udiv", "`udiv` of the chosen elements of two vectors.")
    };
    INTR_VP_UITOFP = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.uitofp", "`uitofp` of the chosen elements of a vector.")
    };
    INTR_VP_UMAX = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        ..op("llvm.intr.vp.umax", "`umax` of the chosen elements of two vectors.")
    };
    INTR_VP_UMIN = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::SINCE_20]),
        ..op("llvm.intr.vp.umin", "`umin` of the chosen elements of two vectors.")
    };
    INTR_VP_UREM = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.urem", "`urem` of the chosen elements of two vectors.")
    };
    INTR_VP_XOR = OpDef {
        operands: &[one!("lhs", &t::INT_VECTOR), one!("rhs", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.xor", "`xor` of the chosen elements of two vectors.")
    };
    INTR_VP_ZEXT = OpDef {
        operands: &[one!("src", &t::INT_VECTOR), one!("mask", &t::I1_VECTOR), one!("evl", &c::I32)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE]),
        ..op("llvm.intr.vp.zext", "`zext` of the chosen elements of a vector.")
    };
    INTR_VSCALE = OpDef {
        results: &[one!("res", &t::ANY)],
        ..op("llvm.intr.vscale", "The factor of scalable vectors.")
    };
    INTTOPTR = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::PTR_LIKE)],
        attrs: &[opt_attr(Sym::DEREFERENCEABLE, AttrKind::Record(r::LLVM_DEREFERENCEABLE)).since_20()],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg ('dereferenceable' '' $dereferenceable^)? attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.inttoptr", "A pointer from an integer.")
    };
    INVOKE = OpDef {
        operands: &[var!("callee_operands", &t::ANY), var!("normalDestOperands", &t::ANY), var!("unwindDestOperands", &t::ANY), value_field!("op_bundle_operands", &t::ANY, Arity::VariadicOfVariadic(Sym::OP_BUNDLE_SIZES))],
        results: &[opt!("result", &t::ANY)],
        attrs: &[opt_attr(Sym::VAR_CALLEE_TYPE, AttrKind::Type), opt_attr(Sym::CALLEE, AttrKind::FlatSymbol), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32), def_attr(Sym::CCONV, AttrKind::Enum(e::LLVM_CCONV), 0), empty_attr(Sym::OP_BUNDLE_SIZES, AttrKind::DenseI32).since_20(), opt_attr(Sym::OP_BUNDLE_TAGS, AttrKind::Array).since_20(), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20()],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "normalDest", variadic: false }, SuccessorField { name: "unwindDest", variadic: false }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::CALL, Traits::TERMINATOR]),
        format: custom!(call::parse_invoke, call::print_invoke),
        verify: Some(verify::invoke),
        ..op("llvm.invoke", "Calls a function that may unwind to a block.")
    };
    LANDINGPAD = OpDef {
        operands: &[var!("arg0", &t::ANY)],
        results: &[one!("res", &t::ANY)],
        attrs: &[opt_attr(Sym::CLEANUP, AttrKind::Unit)],
        format: custom!(syntax::parse_landingpad, syntax::print_landingpad),
        verify: Some(verify::landingpad),
        ..op("llvm.landingpad", "Catches an exception where `llvm.invoke` unwinds to.")
    };
    LINKER_OPTIONS = OpDef {
        attrs: &[attr(Sym::OPTIONS, AttrKind::Array)],
        format: Format::Asm("$options attr-dict"),
        verify: Some(verify::linker_options),
        ..op("llvm.linker_options", "Options for the linker.")
    };
    LOAD = OpDef {
        operands: &[one!("addr", &t::PTR)],
        results: &[one!("res", &t::LOADABLE)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::NONTEMPORAL, AttrKind::Unit), opt_attr(Sym::INVARIANT, AttrKind::Unit), opt_attr(Sym::INVARIANT_GROUP, AttrKind::Unit).since_20(), def_attr(Sym::ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING), 0), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::DEREFERENCEABLE, AttrKind::Record(r::LLVM_DEREFERENCEABLE)).since_20(), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG))],
        traits: traits(&[Traits::READS]),
        format: Format::Asm("('volatile' $volatile_^)? $addr ('atomic' ('syncscope' '(' $syncscope^ ')')? $ordering^)? ('invariant' $invariant^)? ('invariant_group' $invariantGroup^)? ('dereferenceable' '' $dereferenceable^)? attr-dict ':' qualified(type($addr)) '->' type($res)"),
        verify: Some(verify::load),
        ..op("llvm.load", "Reads memory.")
    };
    LSHR = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::IS_EXACT, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("('exact' $isExact^)? $lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.lshr", "An integer shifted right, filled with zeros.")
    };
    MLIR_ADDRESSOF = OpDef {
        results: &[one!("res", &t::PTR)],
        attrs: &[attr(Sym::GLOBAL_NAME, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("$global_name attr-dict ':' qualified(type($res))"),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::addressof_symbols), ..NO_MORE }, ..NO_EXTRA },
        fold: Some(fold::fold_addressof),
        ..op("llvm.mlir.addressof", "The address of a global, an alias or a function.")
    };
    MLIR_ALIAS = OpDef {
        attrs: &[attr(Sym::ALIAS_TYPE, AttrKind::Type), attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::LINKAGE, AttrKind::Enum(e::LLVM_LINKAGE)), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), opt_attr(Sym::THREAD_LOCAL, AttrKind::Unit), opt_attr(Sym::UNNAMED_ADDR, AttrKind::EnumInt(e::LLVM_UNNAMED_ADDR)), def_attr(Sym::VISIBILITY, AttrKind::EnumInt(e::LLVM_VISIBILITY), 0)],
        extra: &RowExtra { regions: &[RegionField { name: "initializer", kind: RegionKind::Any }], more: &RowMore { implicit_terminator: "llvm.return", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SINCE_20]),
        format: custom!(global::parse_alias, global::print_alias),
        verify: Some(verify::alias),
        ..op("llvm.mlir.alias", "Another name of a global.")
    };
    MLIR_CONSTANT = OpDef {
        results: &[one!("res", &t::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("'(' $value ')' attr-dict ':' type($res)"),
        verify: Some(verify::constant),
        fold: Some(fold::fold_constant),
        ..op("llvm.mlir.constant", "A constant.")
    };
    MLIR_GLOBAL = OpDef {
        attrs: &[attr(Sym::GLOBAL_TYPE, AttrKind::Type), opt_attr(Sym::CONSTANT, AttrKind::Unit), attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::LINKAGE, AttrKind::Enum(e::LLVM_LINKAGE)), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), opt_attr(Sym::THREAD_LOCAL, AttrKind::Unit), opt_attr(Sym::EXTERNALLY_INITIALIZED, AttrKind::Unit).since_20(), opt_attr(Sym::VALUE, AttrKind::Any), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), def_attr(Sym::ADDR_SPACE, AttrKind::Int(Type::I32), 0), opt_attr(Sym::UNNAMED_ADDR, AttrKind::EnumInt(e::LLVM_UNNAMED_ADDR)), opt_attr(Sym::SECTION, AttrKind::Str), opt_attr(Sym::COMDAT, AttrKind::Symbol), opt_attr(Sym::DBG_EXPRS, AttrKind::RecordArray(r::LLVM_DI_GLOBAL_VARIABLE_EXPRESSION)).since_20(), alias_attr(Sym::DBG_EXPR, AttrKind::Record(r::LLVM_DI_GLOBAL_VARIABLE_EXPRESSION), llvm_alias::DBG_EXPR).only_19(), def_attr(Sym::VISIBILITY, AttrKind::EnumInt(e::LLVM_VISIBILITY), 0), opt_attr(Sym::TARGET_SPECIFIC_ATTRS, AttrKind::Array).since_20()],
        extra: &RowExtra { regions: &[RegionField { name: "initializer", kind: RegionKind::Any }], more: &RowMore { implicit_terminator: "llvm.return", verify_symbols: symbols(verify::comdat_symbols), ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL]),
        format: custom!(global::parse_global, global::print_global),
        verify: Some(verify::global),
        ..op("llvm.mlir.global", "A global variable or constant.")
    };
    MLIR_GLOBAL_CTORS = OpDef {
        attrs: &[attr(Sym::CTORS, AttrKind::Array), attr(Sym::PRIORITIES, AttrKind::Array), opt_attr(Sym::DATA, AttrKind::Array).since_20()],
        format: Format::Asm("'' custom<GlobalStructors>($ctors, $priorities, $data) attr-dict"),
        verify: Some(verify::structors),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::structor_symbols), ..NO_MORE }, ..NO_EXTRA },
        ..op("llvm.mlir.global_ctors", "Functions run before the program.")
    };
    MLIR_GLOBAL_DTORS = OpDef {
        attrs: &[attr(Sym::DTORS, AttrKind::Array), attr(Sym::PRIORITIES, AttrKind::Array), opt_attr(Sym::DATA, AttrKind::Array).since_20()],
        format: Format::Asm("'' custom<GlobalStructors>($dtors, $priorities, $data) attr-dict"),
        verify: Some(verify::structors),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::structor_symbols), ..NO_MORE }, ..NO_EXTRA },
        ..op("llvm.mlir.global_dtors", "Functions run after the program.")
    };
    MLIR_IFUNC = OpDef {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::I_FUNC_TYPE, AttrKind::Type), attr(Sym::RESOLVER, AttrKind::FlatSymbol), attr(Sym::RESOLVER_TYPE, AttrKind::Type), attr(Sym::LINKAGE, AttrKind::Enum(e::LLVM_LINKAGE)), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), def_attr(Sym::ADDRESS_SPACE, AttrKind::Int(Type::I32), 0), opt_attr(Sym::UNNAMED_ADDR, AttrKind::EnumInt(e::LLVM_UNNAMED_ADDR)), def_attr(Sym::VISIBILITY, AttrKind::EnumInt(e::LLVM_VISIBILITY), 0)],
        traits: traits(&[Traits::ISOLATED, Traits::SYMBOL, Traits::SINCE_20]),
        format: custom!(global::parse_ifunc, global::print_ifunc),
        verify: Some(verify::ifunc),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(verify::ifunc_symbols), ..NO_MORE }, ..NO_EXTRA },
        ..op("llvm.mlir.ifunc", "A function chosen when the program is loaded.")
    };
    MLIR_NONE = OpDef {
        results: &[one!("res", &t::TOKEN)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.mlir.none", "An empty token.")
    };
    MLIR_POISON = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        fold: Some(fold::fold_poison),
        ..op("llvm.mlir.poison", "A poison value.")
    };
    MLIR_UNDEF = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        fold: Some(fold::fold_undef),
        ..op("llvm.mlir.undef", "An undefined value.")
    };
    MLIR_ZERO = OpDef {
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        verify: Some(verify::zero),
        fold: Some(fold::fold_zero),
        ..op("llvm.mlir.zero", "A value of all zeros.")
    };
    MODULE_FLAGS = OpDef {
        attrs: &[attr(Sym::FLAGS, AttrKind::Array)],
        traits: traits(&[Traits::SINCE_20]),
        format: Format::Asm("$flags attr-dict"),
        verify: Some(verify::module_flags),
        ..op("llvm.module_flags", "Flags of the module.")
    };
    MUL = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::EnumProp(e::LLVM_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::COMMUTATIVE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($res)"),
        ..op("llvm.mul", "The product of two integers.")
    };
    OR = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::IS_DISJOINT, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("('disjoint' $isDisjoint^)? $lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        fold: Some(fold::fold_or),
        ..op("llvm.or", "The bitwise or of two integers.")
    };
    PTRTOINT = OpDef {
        operands: &[one!("arg", &t::PTR_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.ptrtoint", "The address of a pointer as an integer.")
    };
    RESUME = OpDef {
        operands: &[one!("value", &t::ANY)],
        traits: traits(&[Traits::TERMINATOR]),
        format: Format::Asm("$value attr-dict ':' type($value)"),
        ..op("llvm.resume", "Goes on with unwinding.")
    };
    RETURN = OpDef {
        operands: &[opt!("arg", &t::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($arg^ ':' type($arg))?"),
        verify: Some(verify::ret),
        ..op("llvm.return", "Returns from the function.")
    };
    SDIV = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::IS_EXACT, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("('exact' $isExact^)? $lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.sdiv", "The quotient of two signed integers.")
    };
    SELECT = OpDef {
        operands: &[one!("condition", &t::I1_LIKE), one!("trueValue", &t::ANY), one!("falseValue", &t::ANY)],
        results: &[one!("res", &t::ANY)],
        attrs: FASTMATH,
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["trueValue", "falseValue", "res"])], ..NO_EXTRA },
        format: Format::Asm("operands attr-dict ':' type($condition) ',' type($res)"),
        ..op("llvm.select", "One of two values, chosen by a condition.")
    };
    SEXT = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        verify: Some(verify::int_ext),
        ..op("llvm.sext", "An integer widened by its sign.")
    };
    SHL = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::EnumProp(e::LLVM_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($res)"),
        fold: Some(fold::fold_shl),
        ..op("llvm.shl", "An integer shifted left.")
    };
    SHUFFLEVECTOR = OpDef {
        operands: &[one!("v1", &t::VECTOR), one!("v2", &t::VECTOR)],
        results: &[one!("res", &t::VECTOR)],
        attrs: &[attr(Sym::MASK, AttrKind::DenseI32)],
        traits: traits(&[Traits::PURE]),
        extra: &RowExtra { types: &[TypeRule::Same(&["v1", "v2"])], ..NO_EXTRA },
        format: Format::Asm("$v1 ',' $v2 $mask attr-dict ':' type($v1) '' custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"),
        verify: Some(verify::shufflevector),
        fold: Some(fold::fold_shufflevector),
        ..op("llvm.shufflevector", "Elements of two vectors in another order.")
    };
    SITOFP = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.sitofp", "A float from a signed integer.")
    };
    SREM = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.srem", "The remainder of two signed integers.")
    };
    STORE = OpDef {
        operands: &[one!("value", &t::LOADABLE), one!("addr", &t::PTR)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::NONTEMPORAL, AttrKind::Unit), opt_attr(Sym::INVARIANT_GROUP, AttrKind::Unit).since_20(), def_attr(Sym::ORDERING, AttrKind::EnumInt(e::LLVM_ATOMIC_ORDERING), 0), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ACCESS_GROUPS, AttrKind::RecordArray(r::LLVM_ACCESS_GROUP)), opt_attr(Sym::ALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::RecordArray(r::LLVM_ALIAS_SCOPE)), opt_attr(Sym::TBAA, AttrKind::RecordArray(r::LLVM_TBAA_TAG))],
        traits: traits(&[Traits::WRITES]),
        format: Format::Asm("('volatile' $volatile_^)? $value ',' $addr ('atomic' ('syncscope' '(' $syncscope^ ')')? $ordering^)? ('invariant_group' $invariantGroup^)? attr-dict ':' type($value) ',' qualified(type($addr))"),
        verify: Some(verify::store),
        ..op("llvm.store", "Writes memory.")
    };
    SUB = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::EnumProp(e::LLVM_OVERFLOW), 0)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs ('overflow' '' $overflowFlags^)? attr-dict ':' type($res)"),
        ..op("llvm.sub", "The difference of two integers.")
    };
    SWITCH = OpDef {
        operands: &[one!("value", &t::INT), var!("defaultOperands", &c::ANY), value_field!("caseOperands", &c::ANY, Arity::VariadicOfVariadic(Sym::CASE_OPERAND_SEGMENTS))],
        attrs: &[opt_attr(Sym::CASE_VALUES, AttrKind::IntElements), attr(Sym::CASE_OPERAND_SEGMENTS, AttrKind::DenseI32), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32)],
        extra: &RowExtra { more: &RowMore { successors: &[SuccessorField { name: "defaultDestination", variadic: false }, SuccessorField { name: "caseDestinations", variadic: true }], ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: custom!(syntax::parse_switch, syntax::print_switch),
        verify: Some(verify::switch),
        ..op("llvm.switch", "Jumps to the block of the case that equals a value.")
    };
    TRUNC = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[def_attr(Sym::OVERFLOW_FLAGS, AttrKind::EnumProp(e::LLVM_OVERFLOW), 0).since_20()],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg ('overflow' '' $overflowFlags^)? attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.trunc", "The low bits of an integer.")
    };
    UDIV = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::IS_EXACT, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("('exact' $isExact^)? $lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.udiv", "The quotient of two unsigned integers.")
    };
    UITOFP = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::FLOAT_LIKE)],
        attrs: &[opt_attr(Sym::NON_NEG, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("('nneg' $nonNeg^)? $arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.uitofp", "A float from an unsigned integer.")
    };
    UNREACHABLE = OpDef {
        traits: traits(&[Traits::TERMINATOR]),
        format: Format::Asm("attr-dict"),
        ..op("llvm.unreachable", "Is never reached.")
    };
    UREM = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.urem", "The remainder of two unsigned integers.")
    };
    VA_ARG = OpDef {
        operands: &[one!("arg_list", &t::PTR)],
        results: &[one!("res", &t::ANY)],
        traits: traits(&[Traits::READS, Traits::WRITES, Traits::SINCE_20]),
        format: Format::Asm("$arg_list attr-dict ':' functional-type($arg_list, $res)"),
        ..op("llvm.va_arg", "The next variadic argument of the function.")
    };
    XOR = OpDef {
        operands: &[one!("lhs", &t::INT_LIKE), one!("rhs", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<Blank19>() attr-dict ':' type($res)"),
        ..op("llvm.xor", "The bitwise exclusive or of two integers.")
    };
    ZEXT = OpDef {
        operands: &[one!("arg", &t::INT_LIKE)],
        results: &[one!("res", &t::INT_LIKE)],
        attrs: &[opt_attr(Sym::NON_NEG, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("('nneg' $nonNeg^)? $arg attr-dict ':' type($arg) 'to' type($res)"),
        verify: Some(verify::int_ext),
        fold: Some(fold::fold_zext),
        ..op("llvm.zext", "An integer widened by zeros.")
    };
}
