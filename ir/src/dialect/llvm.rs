//! The `llvm` dialect: LLVM IR as operations. Source: MLIR documentation, "'llvm' Dialect".

use crate::constraint as c;
use crate::dialect;
use crate::dialect::enums as e;
use crate::id::{Sym, Type};
use crate::row::*;

dialect! {
    start super::affine::END;
    ADD = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::OVERFLOW_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::COMMUTATIVE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<OverflowFlags>($overflowFlags) '' custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.add", "add")
    };
    ADDRSPACECAST = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.addrspacecast", "addrspacecast")
    };
    ALLOCA = OpRow {
        operands: &[one("arraySize", &c::ANY)],
        results: &[one("res", &c::LLVM_PTR)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), attr(Sym::ELEM_TYPE, AttrKind::Type), opt_attr(Sym::INALLOCA, AttrKind::Unit)],
        ..op("llvm.alloca", "alloca")
    };
    AND = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.and", "and")
    };
    ASHR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.ashr", "ashr")
    };
    ATOMICRMW = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR), one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::BIN_OP, AttrKind::Any), attr(Sym::ORDERING, AttrKind::Any), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("('volatile' $volatile_^)? $bin_op $ptr ',' $val ('syncscope' '(' $syncscope^ ')')? $ordering attr-dict ':' qualified(type($ptr)) ',' type($val)"),
        ..op("llvm.atomicrmw", "atomicrmw")
    };
    BITCAST = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.bitcast", "bitcast")
    };
    BR = OpRow {
        operands: &[var("destOperands", &c::ANY)],
        attrs: &[opt_attr(Sym::LOOP_ANNOTATION, AttrKind::Any)],
        successors: &[SuccessorField { name: "dest", variadic: false }],
        traits: traits(&[Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$dest ('(' $destOperands^ ':' type($destOperands) ')')? attr-dict"),
        ..op("llvm.br", "br")
    };
    CALL = OpRow {
        operands: &[var("callee_operands", &c::ANY)],
        results: &[opt("result", &c::ANY)],
        attrs: &[opt_attr(Sym::VAR_CALLEE_TYPE, AttrKind::Type), opt_attr(Sym::CALLEE, AttrKind::FlatSymbol), opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32), opt_attr(Sym::CCONV, AttrKind::Any), opt_attr(Sym::TAIL_CALL_KIND, AttrKind::Any), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        traits: traits(&[Traits::CALL]),
        ..op("llvm.call", "call")
    };
    CALL_INTRINSIC = OpRow {
        operands: &[var("args", &c::ANY)],
        results: &[opt("results", &c::ANY)],
        attrs: &[attr(Sym::INTRIN, AttrKind::Str), opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        format: Format::Asm("$intrin '(' $args ')' ':' functional-type($args, $results) attr-dict"),
        ..op("llvm.call_intrinsic", "call intrinsic")
    };
    CMPXCHG = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR), one("cmp", &c::ANY), one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::SUCCESS_ORDERING, AttrKind::Any), attr(Sym::FAILURE_ORDERING, AttrKind::Any), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::WEAK, AttrKind::Unit), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("('weak' $weak^)? ('volatile' $volatile_^)? $ptr ',' $cmp ',' $val ('syncscope' '(' $syncscope^ ')')? $success_ordering $failure_ordering attr-dict ':' qualified(type($ptr)) ',' type($val)"),
        ..op("llvm.cmpxchg", "cmpxchg")
    };
    COMDAT = OpRow {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName)],
        regions: &[RegionField { name: "body", kind: RegionKind::One }],
        traits: traits(&[Traits::NO_TERMINATOR, Traits::NO_REGION_ARGS, Traits::SYMBOL_TABLE, Traits::SYMBOL]),
        format: Format::Asm("$sym_name $body attr-dict"),
        ..op("llvm.comdat", "comdat")
    };
    COMDAT_SELECTOR = OpRow {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::COMDAT, AttrKind::Any)],
        traits: traits(&[Traits::SYMBOL]),
        format: Format::Asm("$sym_name $comdat attr-dict"),
        ..op("llvm.comdat_selector", "comdat selector")
    };
    COND_BR = OpRow {
        operands: &[one("condition", &c::I1), var("trueDestOperands", &c::ANY), var("falseDestOperands", &c::ANY)],
        attrs: &[opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32), opt_attr(Sym::LOOP_ANNOTATION, AttrKind::Any)],
        successors: &[SuccessorField { name: "trueDest", variadic: false }, SuccessorField { name: "falseDest", variadic: false }],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$condition ( 'weights' '(' $branch_weights^ ')' )? ',' $trueDest ('(' $trueDestOperands^ ':' type($trueDestOperands) ')')? ',' $falseDest ('(' $falseDestOperands^ ':' type($falseDestOperands) ')')? attr-dict"),
        ..op("llvm.cond_br", "cond br")
    };
    EXTRACTELEMENT = OpRow {
        operands: &[one("vector", &c::ANY), one("position", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$vector '[' $position ':' type($position) ']' attr-dict ':' type($vector)"),
        ..op("llvm.extractelement", "extractelement")
    };
    EXTRACTVALUE = OpRow {
        operands: &[one("container", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::POSITION, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$container '' $position attr-dict ':' type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"),
        ..op("llvm.extractvalue", "extractvalue")
    };
    FADD = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.fadd", "fadd")
    };
    FCMP = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::Any), opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS]),
        ..op("llvm.fcmp", "fcmp")
    };
    FDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.fdiv", "fdiv")
    };
    FENCE = OpRow {
        attrs: &[attr(Sym::ORDERING, AttrKind::Any), opt_attr(Sym::SYNCSCOPE, AttrKind::Str)],
        format: Format::Asm("('syncscope' '(' $syncscope^ ')')? $ordering attr-dict"),
        ..op("llvm.fence", "fence")
    };
    FMUL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.fmul", "fmul")
    };
    FNEG = OpRow {
        operands: &[one("operand", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$operand custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.fneg", "fneg")
    };
    FPEXT = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fpext", "fpext")
    };
    FPTOSI = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptosi", "fptosi")
    };
    FPTOUI = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptoui", "fptoui")
    };
    FPTRUNC = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.fptrunc", "fptrunc")
    };
    FREEZE = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$val attr-dict ':' type($val)"),
        ..op("llvm.freeze", "freeze")
    };
    FREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.frem", "frem")
    };
    FSUB = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.fsub", "fsub")
    };
    FUNC = OpRow {
        attrs: &[attr(Sym::SYM_NAME, AttrKind::SymbolName), opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str), attr(Sym::FUNCTION_TYPE, AttrKind::Type), opt_attr(Sym::LINKAGE, AttrKind::Any), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), opt_attr(Sym::CCONV, AttrKind::Any), opt_attr(Sym::COMDAT, AttrKind::Symbol), opt_attr(Sym::CONVERGENT, AttrKind::Unit), opt_attr(Sym::PERSONALITY, AttrKind::FlatSymbol), opt_attr(Sym::GARBAGE_COLLECTOR, AttrKind::Str), opt_attr(Sym::PASSTHROUGH, AttrKind::Array), opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray), opt_attr(Sym::FUNCTION_ENTRY_COUNT, AttrKind::Int(Type::I64)), opt_attr(Sym::MEMORY, AttrKind::Any), opt_attr(Sym::VISIBILITY, AttrKind::Any), opt_attr(Sym::ARM_STREAMING, AttrKind::Unit), opt_attr(Sym::ARM_LOCALLY_STREAMING, AttrKind::Unit), opt_attr(Sym::ARM_STREAMING_COMPATIBLE, AttrKind::Unit), opt_attr(Sym::ARM_NEW_ZA, AttrKind::Unit), opt_attr(Sym::ARM_IN_ZA, AttrKind::Unit), opt_attr(Sym::ARM_OUT_ZA, AttrKind::Unit), opt_attr(Sym::ARM_INOUT_ZA, AttrKind::Unit), opt_attr(Sym::ARM_PRESERVES_ZA, AttrKind::Unit), opt_attr(Sym::SECTION, AttrKind::Str), opt_attr(Sym::UNNAMED_ADDR, AttrKind::Any), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VSCALE_RANGE, AttrKind::Any), opt_attr(Sym::FRAME_POINTER, AttrKind::Any), opt_attr(Sym::TARGET_CPU, AttrKind::Str), opt_attr(Sym::TUNE_CPU, AttrKind::Str), opt_attr(Sym::TARGET_FEATURES, AttrKind::Any), opt_attr(Sym::UNSAFE_FP_MATH, AttrKind::Bool), opt_attr(Sym::NO_INFS_FP_MATH, AttrKind::Bool), opt_attr(Sym::NO_NANS_FP_MATH, AttrKind::Bool), opt_attr(Sym::APPROX_FUNC_FP_MATH, AttrKind::Bool), opt_attr(Sym::NO_SIGNED_ZEROS_FP_MATH, AttrKind::Bool), opt_attr(Sym::DENORMAL_FP_MATH, AttrKind::Str), opt_attr(Sym::DENORMAL_FP_MATH_F32, AttrKind::Str), opt_attr(Sym::FP_CONTRACT, AttrKind::Str), opt_attr(Sym::NO_INLINE, AttrKind::Unit), opt_attr(Sym::ALWAYS_INLINE, AttrKind::Unit), opt_attr(Sym::NO_UNWIND, AttrKind::Unit), opt_attr(Sym::WILL_RETURN, AttrKind::Unit), opt_attr(Sym::OPTIMIZE_NONE, AttrKind::Unit)],
        regions: &[RegionField { name: "body", kind: RegionKind::Any }],
        traits: traits(&[Traits::ALLOCATION_SCOPE, Traits::ISOLATED, Traits::FUNCTION]),
        ..op("llvm.func", "func")
    };
    GETELEMENTPTR = OpRow {
        operands: &[one("base", &c::ANY), var("dynamicIndices", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::RAW_CONSTANT_INDICES, AttrKind::DenseI32), attr(Sym::ELEM_TYPE, AttrKind::Type), opt_attr(Sym::INBOUNDS, AttrKind::Unit)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("('inbounds' $inbounds^)? $base '[' custom<GEPIndices>($dynamicIndices, $rawConstantIndices) ']' attr-dict ':' functional-type(operands, results) ',' $elem_type"),
        ..op("llvm.getelementptr", "getelementptr")
    };
    ICMP = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::PREDICATE, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_TYPE_OPERANDS]),
        ..op("llvm.icmp", "icmp")
    };
    INLINE_ASM = OpRow {
        operands: &[var("operands", &c::ANY)],
        results: &[opt("res", &c::ANY)],
        attrs: &[attr(Sym::ASM_STRING, AttrKind::Str), attr(Sym::CONSTRAINTS, AttrKind::Str), opt_attr(Sym::HAS_SIDE_EFFECTS, AttrKind::Unit), opt_attr(Sym::IS_ALIGN_STACK, AttrKind::Unit), opt_attr(Sym::ASM_DIALECT, AttrKind::Any), opt_attr(Sym::OPERAND_ATTRS, AttrKind::Array)],
        format: Format::Asm("('has_side_effects' $has_side_effects^)? ('is_align_stack' $is_align_stack^)? ('asm_dialect' '=' $asm_dialect^)? ('operand_attrs' '=' $operand_attrs^)? attr-dict $asm_string ',' $constraints operands ':' functional-type(operands, results)"),
        ..op("llvm.inline_asm", "inline asm")
    };
    INSERTELEMENT = OpRow {
        operands: &[one("vector", &c::ANY), one("value", &c::ANY), one("position", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$value ',' $vector '[' $position ':' type($position) ']' attr-dict ':' type($vector)"),
        ..op("llvm.insertelement", "insertelement")
    };
    INSERTVALUE = OpRow {
        operands: &[one("container", &c::ANY), one("value", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::POSITION, AttrKind::DenseI64)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$value ',' $container '' $position attr-dict ':' type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))"),
        ..op("llvm.insertvalue", "insertvalue")
    };
    INTR_ABS = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::IS_INT_MIN_POISON, AttrKind::Bool)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.abs", "intr.abs")
    };
    INTR_ANNOTATION = OpRow {
        operands: &[one("integer", &c::ANY), one("annotation", &c::LLVM_PTR), one("fileName", &c::LLVM_PTR), one("line", &c::I32)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.annotation", "intr.annotation")
    };
    INTR_ASSUME = OpRow {
        operands: &[one("cond", &c::I1)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.assume", "intr.assume")
    };
    INTR_BITREVERSE = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.bitreverse", "intr.bitreverse")
    };
    INTR_BSWAP = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.bswap", "intr.bswap")
    };
    INTR_CEIL = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.ceil", "intr.ceil")
    };
    INTR_COPYSIGN = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.copysign", "intr.copysign")
    };
    INTR_CORO_ALIGN = OpRow {
        results: &[one("res", &c::ANY)],
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.align", "intr.coro.align")
    };
    INTR_CORO_BEGIN = OpRow {
        operands: &[one("token", &c::ANY), one("mem", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$token ',' $mem attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.begin", "intr.coro.begin")
    };
    INTR_CORO_END = OpRow {
        operands: &[one("handle", &c::LLVM_PTR), one("unwind", &c::I1), one("retvals", &c::ANY)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$handle ',' $unwind ',' $retvals attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.end", "intr.coro.end")
    };
    INTR_CORO_FREE = OpRow {
        operands: &[one("id", &c::ANY), one("handle", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$id ',' $handle attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.free", "intr.coro.free")
    };
    INTR_CORO_ID = OpRow {
        operands: &[one("align", &c::I32), one("promise", &c::LLVM_PTR), one("coroaddr", &c::LLVM_PTR), one("fnaddrs", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$align ',' $promise ',' $coroaddr ',' $fnaddrs attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.id", "intr.coro.id")
    };
    INTR_CORO_PROMISE = OpRow {
        operands: &[one("handle", &c::LLVM_PTR), one("align", &c::I32), one("from", &c::I1)],
        results: &[one("res", &c::LLVM_PTR)],
        format: Format::Asm("$handle ',' $align ',' $from attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.promise", "intr.coro.promise")
    };
    INTR_CORO_RESUME = OpRow {
        operands: &[one("handle", &c::LLVM_PTR)],
        format: Format::Asm("$handle attr-dict ':' qualified(type($handle))"),
        ..op("llvm.intr.coro.resume", "intr.coro.resume")
    };
    INTR_CORO_SAVE = OpRow {
        operands: &[one("handle", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$handle attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.coro.save", "intr.coro.save")
    };
    INTR_CORO_SIZE = OpRow {
        results: &[one("res", &c::ANY)],
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.size", "intr.coro.size")
    };
    INTR_CORO_SUSPEND = OpRow {
        operands: &[one("save", &c::ANY), one("final", &c::I1)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$save ',' $final attr-dict ':' type($res)"),
        ..op("llvm.intr.coro.suspend", "intr.coro.suspend")
    };
    INTR_COS = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.cos", "intr.cos")
    };
    INTR_CTLZ = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::IS_ZERO_POISON, AttrKind::Bool)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.ctlz", "intr.ctlz")
    };
    INTR_CTPOP = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.ctpop", "intr.ctpop")
    };
    INTR_CTTZ = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::IS_ZERO_POISON, AttrKind::Bool)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.cttz", "intr.cttz")
    };
    INTR_DBG_DECLARE = OpRow {
        operands: &[one("addr", &c::LLVM_PTR)],
        attrs: &[attr(Sym::VAR_INFO, AttrKind::Any), opt_attr(Sym::LOCATION_EXPR, AttrKind::Any)],
        format: Format::Asm("qualified($varInfo) (qualified($locationExpr)^)? '=' $addr ':' qualified(type($addr)) attr-dict"),
        ..op("llvm.intr.dbg.declare", "intr.dbg.declare")
    };
    INTR_DBG_LABEL = OpRow {
        attrs: &[attr(Sym::LABEL, AttrKind::Any)],
        format: Format::Asm("$label attr-dict"),
        ..op("llvm.intr.dbg.label", "intr.dbg.label")
    };
    INTR_DBG_VALUE = OpRow {
        operands: &[one("value", &c::ANY)],
        attrs: &[attr(Sym::VAR_INFO, AttrKind::Any), opt_attr(Sym::LOCATION_EXPR, AttrKind::Any)],
        format: Format::Asm("qualified($varInfo) (qualified($locationExpr)^)? '=' $value ':' qualified(type($value)) attr-dict"),
        ..op("llvm.intr.dbg.value", "intr.dbg.value")
    };
    INTR_DEBUGTRAP = OpRow {
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.debugtrap", "intr.debugtrap")
    };
    INTR_EH_TYPEID_FOR = OpRow {
        operands: &[one("type_info", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("$type_info attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.eh.typeid.for", "intr.eh.typeid.for")
    };
    INTR_EXP = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.exp", "intr.exp")
    };
    INTR_EXP2 = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.exp2", "intr.exp2")
    };
    INTR_EXPECT = OpRow {
        operands: &[one("val", &c::ANY), one("expected", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$val ',' $expected attr-dict ':' type($val)"),
        ..op("llvm.intr.expect", "intr.expect")
    };
    INTR_EXPECT_WITH_PROBABILITY = OpRow {
        operands: &[one("val", &c::ANY), one("expected", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::PROB, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$val ',' $expected ',' $prob attr-dict ':' type($val)"),
        ..op("llvm.intr.expect.with.probability", "intr.expect.with.probability")
    };
    INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC = OpRow {
        operands: &[one("arg_0", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::ROUNDINGMODE, AttrKind::Any), attr(Sym::FP_EXCEPTION_BEHAVIOR, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg_0 $roundingmode $fpExceptionBehavior attr-dict ':' type($arg_0) 'to' type(results)"),
        ..op("llvm.intr.experimental.constrained.fptrunc", "intr.experimental.constrained.fptrunc")
    };
    INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL = OpRow {
        attrs: &[attr(Sym::SCOPE, AttrKind::Any)],
        format: Format::Asm("$scope attr-dict"),
        ..op("llvm.intr.experimental.noalias.scope.decl", "intr.experimental.noalias.scope.decl")
    };
    INTR_EXPERIMENTAL_STEPVECTOR = OpRow {
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.intr.experimental.stepvector", "intr.experimental.stepvector")
    };
    INTR_EXPERIMENTAL_VP_STRIDED_LOAD = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR), one("stride", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.experimental.vp.strided.load", "intr.experimental.vp.strided.load")
    };
    INTR_EXPERIMENTAL_VP_STRIDED_STORE = OpRow {
        operands: &[one("val", &c::ANY), one("ptr", &c::LLVM_PTR), one("stride", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.experimental.vp.strided.store", "intr.experimental.vp.strided.store")
    };
    INTR_FABS = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.fabs", "intr.fabs")
    };
    INTR_FLOOR = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.floor", "intr.floor")
    };
    INTR_FMA = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY), one("c", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.fma", "intr.fma")
    };
    INTR_FMULADD = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY), one("c", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.fmuladd", "intr.fmuladd")
    };
    INTR_FSHL = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY), one("c", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.fshl", "intr.fshl")
    };
    INTR_FSHR = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY), one("c", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.fshr", "intr.fshr")
    };
    INTR_GET_ACTIVE_LANE_MASK = OpRow {
        operands: &[one("base", &c::ANY), one("n", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$base ',' $n attr-dict ':' type($base) ',' type($n) 'to' type($res)"),
        ..op("llvm.intr.get.active.lane.mask", "intr.get.active.lane.mask")
    };
    INTR_INVARIANT_END = OpRow {
        operands: &[one("start", &c::ANY), one("ptr", &c::LLVM_PTR)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        format: Format::Asm("$start ',' $size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.invariant.end", "intr.invariant.end")
    };
    INTR_INVARIANT_START = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        format: Format::Asm("$size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.invariant.start", "intr.invariant.start")
    };
    INTR_IS_CONSTANT = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::I1)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.is.constant", "intr.is.constant")
    };
    INTR_IS_FPCLASS = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::BIT, AttrKind::Int(Type::I32))],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.is.fpclass", "intr.is.fpclass")
    };
    INTR_LIFETIME_END = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        format: Format::Asm("$size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.lifetime.end", "intr.lifetime.end")
    };
    INTR_LIFETIME_START = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR)],
        attrs: &[attr(Sym::SIZE, AttrKind::Int(Type::I64))],
        format: Format::Asm("$size ',' $ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.lifetime.start", "intr.lifetime.start")
    };
    INTR_LLRINT = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.llrint", "intr.llrint")
    };
    INTR_LLROUND = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.llround", "intr.llround")
    };
    INTR_LOG = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.log", "intr.log")
    };
    INTR_LOG10 = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.log10", "intr.log10")
    };
    INTR_LOG2 = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.log2", "intr.log2")
    };
    INTR_LRINT = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.lrint", "intr.lrint")
    };
    INTR_LROUND = OpRow {
        operands: &[one("val", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.lround", "intr.lround")
    };
    INTR_MASKED_COMPRESSSTORE = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::LLVM_PTR), one("None", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.masked.compressstore", "intr.masked.compressstore")
    };
    INTR_MASKED_EXPANDLOAD = OpRow {
        operands: &[one("None", &c::LLVM_PTR), one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.masked.expandload", "intr.masked.expandload")
    };
    INTR_MASKED_GATHER = OpRow {
        operands: &[one("ptrs", &c::ANY), one("mask", &c::ANY), var("pass_thru", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: Format::Asm("operands attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.masked.gather", "intr.masked.gather")
    };
    INTR_MASKED_LOAD = OpRow {
        operands: &[one("data", &c::LLVM_PTR), one("mask", &c::ANY), var("pass_thru", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: Format::Asm("operands attr-dict ':' functional-type(operands, results)"),
        ..op("llvm.intr.masked.load", "intr.masked.load")
    };
    INTR_MASKED_SCATTER = OpRow {
        operands: &[one("value", &c::ANY), one("ptrs", &c::ANY), one("mask", &c::ANY)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: Format::Asm("$value ',' $ptrs ',' $mask attr-dict ':' type($value) ',' type($mask) 'into' type($ptrs)"),
        ..op("llvm.intr.masked.scatter", "intr.masked.scatter")
    };
    INTR_MASKED_STORE = OpRow {
        operands: &[one("value", &c::ANY), one("data", &c::LLVM_PTR), one("mask", &c::ANY)],
        attrs: &[attr(Sym::ALIGNMENT, AttrKind::Int(Type::I32))],
        format: Format::Asm("$value ',' $data ',' $mask attr-dict ':' type($value) ',' type($mask) 'into' qualified(type($data))"),
        ..op("llvm.intr.masked.store", "intr.masked.store")
    };
    INTR_MATRIX_COLUMN_MAJOR_LOAD = OpRow {
        operands: &[one("data", &c::LLVM_PTR), one("stride", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Bool), attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        format: Format::Asm("$data ',' '<' 'stride' '=' $stride '>' attr-dict':' type($res) 'from' qualified(type($data)) 'stride' type($stride)"),
        ..op("llvm.intr.matrix.column.major.load", "intr.matrix.column.major.load")
    };
    INTR_MATRIX_COLUMN_MAJOR_STORE = OpRow {
        operands: &[one("matrix", &c::ANY), one("data", &c::LLVM_PTR), one("stride", &c::ANY)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Bool), attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        format: Format::Asm("$matrix ',' $data ',' '<' 'stride' '=' $stride '>' attr-dict':' type($matrix) 'to' qualified(type($data)) 'stride' type($stride)"),
        ..op("llvm.intr.matrix.column.major.store", "intr.matrix.column.major.store")
    };
    INTR_MATRIX_MULTIPLY = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::LHS_ROWS, AttrKind::Int(Type::I32)), attr(Sym::LHS_COLUMNS, AttrKind::Int(Type::I32)), attr(Sym::RHS_COLUMNS, AttrKind::Int(Type::I32))],
        format: Format::Asm("$lhs ',' $rhs attr-dict ':' '(' type($lhs) ',' type($rhs) ')' '->' type($res)"),
        ..op("llvm.intr.matrix.multiply", "intr.matrix.multiply")
    };
    INTR_MATRIX_TRANSPOSE = OpRow {
        operands: &[one("matrix", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::ROWS, AttrKind::Int(Type::I32)), attr(Sym::COLUMNS, AttrKind::Int(Type::I32))],
        format: Format::Asm("$matrix attr-dict ':' type($matrix) 'into' type($res)"),
        ..op("llvm.intr.matrix.transpose", "intr.matrix.transpose")
    };
    INTR_MAXIMUM = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.maximum", "intr.maximum")
    };
    INTR_MAXNUM = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.maxnum", "intr.maxnum")
    };
    INTR_MEMCPY = OpRow {
        operands: &[one("dst", &c::LLVM_PTR), one("src", &c::LLVM_PTR), one("len", &c::ANY)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Bool), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.memcpy", "intr.memcpy")
    };
    INTR_MEMCPY_INLINE = OpRow {
        operands: &[one("dst", &c::LLVM_PTR), one("src", &c::LLVM_PTR)],
        attrs: &[attr(Sym::LEN, AttrKind::Any), attr(Sym::IS_VOLATILE, AttrKind::Bool), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.memcpy.inline", "intr.memcpy.inline")
    };
    INTR_MEMMOVE = OpRow {
        operands: &[one("dst", &c::LLVM_PTR), one("src", &c::LLVM_PTR), one("len", &c::ANY)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Bool), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.memmove", "intr.memmove")
    };
    INTR_MEMSET = OpRow {
        operands: &[one("dst", &c::LLVM_PTR), one("val", &c::ANY), one("len", &c::ANY)],
        attrs: &[attr(Sym::IS_VOLATILE, AttrKind::Bool), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.memset", "intr.memset")
    };
    INTR_MINIMUM = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.minimum", "intr.minimum")
    };
    INTR_MINNUM = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.minnum", "intr.minnum")
    };
    INTR_NEARBYINT = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.nearbyint", "intr.nearbyint")
    };
    INTR_POW = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.pow", "intr.pow")
    };
    INTR_POWI = OpRow {
        operands: &[one("val", &c::ANY), one("power", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.powi", "intr.powi")
    };
    INTR_PREFETCH = OpRow {
        operands: &[one("addr", &c::LLVM_PTR)],
        attrs: &[attr(Sym::RW, AttrKind::Int(Type::I32)), attr(Sym::HINT, AttrKind::Int(Type::I32)), attr(Sym::CACHE, AttrKind::Int(Type::I32))],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.prefetch", "intr.prefetch")
    };
    INTR_PTR_ANNOTATION = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR), one("annotation", &c::LLVM_PTR), one("fileName", &c::LLVM_PTR), one("line", &c::I32), one("attr", &c::LLVM_PTR)],
        results: &[one("res", &c::LLVM_PTR)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.ptr.annotation", "intr.ptr.annotation")
    };
    INTR_RINT = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.rint", "intr.rint")
    };
    INTR_ROUND = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.round", "intr.round")
    };
    INTR_ROUNDEVEN = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.roundeven", "intr.roundeven")
    };
    INTR_SADD_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.sadd.sat", "intr.sadd.sat")
    };
    INTR_SADD_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.sadd.with.overflow", "intr.sadd.with.overflow")
    };
    INTR_SIN = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.sin", "intr.sin")
    };
    INTR_SMAX = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.smax", "intr.smax")
    };
    INTR_SMIN = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.smin", "intr.smin")
    };
    INTR_SMUL_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.smul.with.overflow", "intr.smul.with.overflow")
    };
    INTR_SQRT = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.sqrt", "intr.sqrt")
    };
    INTR_SSA_COPY = OpRow {
        operands: &[one("operand", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$operand attr-dict ':' type($operand)"),
        ..op("llvm.intr.ssa.copy", "intr.ssa.copy")
    };
    INTR_SSHL_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.sshl.sat", "intr.sshl.sat")
    };
    INTR_SSUB_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.ssub.sat", "intr.ssub.sat")
    };
    INTR_SSUB_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.ssub.with.overflow", "intr.ssub.with.overflow")
    };
    INTR_STACKRESTORE = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR)],
        format: Format::Asm("$ptr attr-dict ':' qualified(type($ptr))"),
        ..op("llvm.intr.stackrestore", "intr.stackrestore")
    };
    INTR_STACKSAVE = OpRow {
        results: &[one("res", &c::ANY)],
        format: Format::Asm("attr-dict ':' qualified(type($res))"),
        ..op("llvm.intr.stacksave", "intr.stacksave")
    };
    INTR_THREADLOCAL_ADDRESS = OpRow {
        operands: &[one("global", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.threadlocal.address", "intr.threadlocal.address")
    };
    INTR_TRAP = OpRow {
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.trap", "intr.trap")
    };
    INTR_TRUNC = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.trunc", "intr.trunc")
    };
    INTR_UADD_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.uadd.sat", "intr.uadd.sat")
    };
    INTR_UADD_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.uadd.with.overflow", "intr.uadd.with.overflow")
    };
    INTR_UBSANTRAP = OpRow {
        attrs: &[attr(Sym::FAILURE_KIND, AttrKind::Int(Type::I8))],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.ubsantrap", "intr.ubsantrap")
    };
    INTR_UMAX = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.umax", "intr.umax")
    };
    INTR_UMIN = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.umin", "intr.umin")
    };
    INTR_UMUL_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.umul.with.overflow", "intr.umul.with.overflow")
    };
    INTR_USHL_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.ushl.sat", "intr.ushl.sat")
    };
    INTR_USUB_SAT = OpRow {
        operands: &[one("a", &c::ANY), one("b", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.usub.sat", "intr.usub.sat")
    };
    INTR_USUB_WITH_OVERFLOW = OpRow {
        operands: &[one("None", &c::ANY), one("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.usub.with.overflow", "intr.usub.with.overflow")
    };
    INTR_VACOPY = OpRow {
        operands: &[one("dest_list", &c::LLVM_PTR), one("src_list", &c::LLVM_PTR)],
        format: Format::Asm("$src_list 'to' $dest_list attr-dict ':' type(operands)"),
        ..op("llvm.intr.vacopy", "intr.vacopy")
    };
    INTR_VAEND = OpRow {
        operands: &[one("arg_list", &c::LLVM_PTR)],
        format: Format::Asm("$arg_list attr-dict ':' qualified(type($arg_list))"),
        ..op("llvm.intr.vaend", "intr.vaend")
    };
    INTR_VAR_ANNOTATION = OpRow {
        operands: &[one("val", &c::LLVM_PTR), one("annotation", &c::LLVM_PTR), one("fileName", &c::LLVM_PTR), one("line", &c::I32), one("attr", &c::LLVM_PTR)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.var.annotation", "intr.var.annotation")
    };
    INTR_VASTART = OpRow {
        operands: &[one("arg_list", &c::LLVM_PTR)],
        format: Format::Asm("$arg_list attr-dict ':' qualified(type($arg_list))"),
        ..op("llvm.intr.vastart", "intr.vastart")
    };
    INTR_VECTOR_DEINTERLEAVE2 = OpRow {
        operands: &[one("vec", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.deinterleave2", "intr.vector.deinterleave2")
    };
    INTR_VECTOR_EXTRACT = OpRow {
        operands: &[one("srcvec", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$srcvec '[' $pos ']' attr-dict ':' type($res) 'from' type($srcvec)"),
        ..op("llvm.intr.vector.extract", "intr.vector.extract")
    };
    INTR_VECTOR_INSERT = OpRow {
        operands: &[one("dstvec", &c::ANY), one("srcvec", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::POS, AttrKind::Int(Type::I64))],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$srcvec ',' $dstvec '[' $pos ']' attr-dict ':' type($srcvec) 'into' type($res)"),
        ..op("llvm.intr.vector.insert", "intr.vector.insert")
    };
    INTR_VECTOR_INTERLEAVE2 = OpRow {
        operands: &[one("vec1", &c::ANY), one("vec2", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.interleave2", "intr.vector.interleave2")
    };
    INTR_VECTOR_REDUCE_ADD = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.add", "intr.vector.reduce.add")
    };
    INTR_VECTOR_REDUCE_AND = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.and", "intr.vector.reduce.and")
    };
    INTR_VECTOR_REDUCE_FADD = OpRow {
        operands: &[one("start_value", &c::ANY), one("input", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.fadd", "intr.vector.reduce.fadd")
    };
    INTR_VECTOR_REDUCE_FMAX = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.vector.reduce.fmax", "intr.vector.reduce.fmax")
    };
    INTR_VECTOR_REDUCE_FMAXIMUM = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.vector.reduce.fmaximum", "intr.vector.reduce.fmaximum")
    };
    INTR_VECTOR_REDUCE_FMIN = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.vector.reduce.fmin", "intr.vector.reduce.fmin")
    };
    INTR_VECTOR_REDUCE_FMINIMUM = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("'(' operands ')' custom<LLVMOpAttrs>(attr-dict) ':' functional-type(operands, results)"),
        ..op("llvm.intr.vector.reduce.fminimum", "intr.vector.reduce.fminimum")
    };
    INTR_VECTOR_REDUCE_FMUL = OpRow {
        operands: &[one("start_value", &c::ANY), one("input", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.fmul", "intr.vector.reduce.fmul")
    };
    INTR_VECTOR_REDUCE_MUL = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.mul", "intr.vector.reduce.mul")
    };
    INTR_VECTOR_REDUCE_OR = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.or", "intr.vector.reduce.or")
    };
    INTR_VECTOR_REDUCE_SMAX = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.smax", "intr.vector.reduce.smax")
    };
    INTR_VECTOR_REDUCE_SMIN = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.smin", "intr.vector.reduce.smin")
    };
    INTR_VECTOR_REDUCE_UMAX = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.umax", "intr.vector.reduce.umax")
    };
    INTR_VECTOR_REDUCE_UMIN = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.umin", "intr.vector.reduce.umin")
    };
    INTR_VECTOR_REDUCE_XOR = OpRow {
        operands: &[one("in", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vector.reduce.xor", "intr.vector.reduce.xor")
    };
    INTR_VP_ADD = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.add", "intr.vp.add")
    };
    INTR_VP_AND = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.and", "intr.vp.and")
    };
    INTR_VP_ASHR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.ashr", "intr.vp.ashr")
    };
    INTR_VP_FADD = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fadd", "intr.vp.fadd")
    };
    INTR_VP_FDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fdiv", "intr.vp.fdiv")
    };
    INTR_VP_FMA = OpRow {
        operands: &[one("op1", &c::ANY), one("op2", &c::ANY), one("op3", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fma", "intr.vp.fma")
    };
    INTR_VP_FMUL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fmul", "intr.vp.fmul")
    };
    INTR_VP_FMULADD = OpRow {
        operands: &[one("op1", &c::ANY), one("op2", &c::ANY), one("op3", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fmuladd", "intr.vp.fmuladd")
    };
    INTR_VP_FNEG = OpRow {
        operands: &[one("op", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fneg", "intr.vp.fneg")
    };
    INTR_VP_FPEXT = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fpext", "intr.vp.fpext")
    };
    INTR_VP_FPTOSI = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fptosi", "intr.vp.fptosi")
    };
    INTR_VP_FPTOUI = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fptoui", "intr.vp.fptoui")
    };
    INTR_VP_FPTRUNC = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fptrunc", "intr.vp.fptrunc")
    };
    INTR_VP_FREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.frem", "intr.vp.frem")
    };
    INTR_VP_FSUB = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.fsub", "intr.vp.fsub")
    };
    INTR_VP_INTTOPTR = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.inttoptr", "intr.vp.inttoptr")
    };
    INTR_VP_LOAD = OpRow {
        operands: &[one("ptr", &c::LLVM_PTR), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.load", "intr.vp.load")
    };
    INTR_VP_LSHR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.lshr", "intr.vp.lshr")
    };
    INTR_VP_MERGE = OpRow {
        operands: &[one("cond", &c::ANY), one("true_val", &c::ANY), one("false_val", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.merge", "intr.vp.merge")
    };
    INTR_VP_MUL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.mul", "intr.vp.mul")
    };
    INTR_VP_OR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.or", "intr.vp.or")
    };
    INTR_VP_PTRTOINT = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.ptrtoint", "intr.vp.ptrtoint")
    };
    INTR_VP_REDUCE_ADD = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.add", "intr.vp.reduce.add")
    };
    INTR_VP_REDUCE_AND = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.and", "intr.vp.reduce.and")
    };
    INTR_VP_REDUCE_FADD = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.fadd", "intr.vp.reduce.fadd")
    };
    INTR_VP_REDUCE_FMAX = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.fmax", "intr.vp.reduce.fmax")
    };
    INTR_VP_REDUCE_FMIN = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.fmin", "intr.vp.reduce.fmin")
    };
    INTR_VP_REDUCE_FMUL = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.fmul", "intr.vp.reduce.fmul")
    };
    INTR_VP_REDUCE_MUL = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.mul", "intr.vp.reduce.mul")
    };
    INTR_VP_REDUCE_OR = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.or", "intr.vp.reduce.or")
    };
    INTR_VP_REDUCE_SMAX = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.smax", "intr.vp.reduce.smax")
    };
    INTR_VP_REDUCE_SMIN = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.smin", "intr.vp.reduce.smin")
    };
    INTR_VP_REDUCE_UMAX = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.umax", "intr.vp.reduce.umax")
    };
    INTR_VP_REDUCE_UMIN = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.umin", "intr.vp.reduce.umin")
    };
    INTR_VP_REDUCE_XOR = OpRow {
        operands: &[one("satrt_value", &c::ANY), one("val", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.reduce.xor", "intr.vp.reduce.xor")
    };
    INTR_VP_SDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.sdiv", "intr.vp.sdiv")
    };
    INTR_VP_SELECT = OpRow {
        operands: &[one("cond", &c::ANY), one("true_val", &c::ANY), one("false_val", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.select", "intr.vp.select")
    };
    INTR_VP_SEXT = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.sext", "intr.vp.sext")
    };
    INTR_VP_SHL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.shl", "intr.vp.shl")
    };
    INTR_VP_SITOFP = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.sitofp", "intr.vp.sitofp")
    };
    INTR_VP_SREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.srem", "intr.vp.srem")
    };
    INTR_VP_STORE = OpRow {
        operands: &[one("val", &c::ANY), one("ptr", &c::LLVM_PTR), one("mask", &c::ANY), one("evl", &c::I32)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.store", "intr.vp.store")
    };
    INTR_VP_SUB = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.sub", "intr.vp.sub")
    };
    INTR_VP_TRUNC = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.trunc", "intr.vp.trunc")
    };
    INTR_VP_UDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.udiv", "intr.vp.udiv")
    };
    INTR_VP_UITOFP = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.uitofp", "intr.vp.uitofp")
    };
    INTR_VP_UREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.urem", "intr.vp.urem")
    };
    INTR_VP_XOR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.xor", "intr.vp.xor")
    };
    INTR_VP_ZEXT = OpRow {
        operands: &[one("src", &c::ANY), one("mask", &c::ANY), one("evl", &c::I32)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vp.zext", "intr.vp.zext")
    };
    INTR_VSCALE = OpRow {
        results: &[one("res", &c::ANY)],
        format: Format::Asm("generic form only"),
        ..op("llvm.intr.vscale", "intr.vscale")
    };
    INTTOPTR = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.inttoptr", "inttoptr")
    };
    INVOKE = OpRow {
        operands: &[var("callee_operands", &c::ANY), var("normalDestOperands", &c::ANY), var("unwindDestOperands", &c::ANY)],
        results: &[opt("result", &c::ANY)],
        attrs: &[opt_attr(Sym::VAR_CALLEE_TYPE, AttrKind::Type), opt_attr(Sym::CALLEE, AttrKind::FlatSymbol), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32), opt_attr(Sym::CCONV, AttrKind::Any)],
        successors: &[SuccessorField { name: "normalDest", variadic: false }, SuccessorField { name: "unwindDest", variadic: false }],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::CALL, Traits::TERMINATOR]),
        ..op("llvm.invoke", "invoke")
    };
    LANDINGPAD = OpRow {
        operands: &[var("None", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::CLEANUP, AttrKind::Unit)],
        ..op("llvm.landingpad", "landingpad")
    };
    LINKER_OPTIONS = OpRow {
        attrs: &[attr(Sym::OPTIONS, AttrKind::Any)],
        format: Format::Asm("$options attr-dict"),
        ..op("llvm.linker_options", "linker options")
    };
    LOAD = OpRow {
        operands: &[one("addr", &c::LLVM_PTR)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::NONTEMPORAL, AttrKind::Unit), opt_attr(Sym::INVARIANT, AttrKind::Unit), opt_attr(Sym::ORDERING, AttrKind::Any), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("('volatile' $volatile_^)? $addr ('atomic' ('syncscope' '(' $syncscope^ ')')? $ordering^)? ('invariant' $invariant^)? attr-dict ':' qualified(type($addr)) '->' type($res)"),
        ..op("llvm.load", "load")
    };
    LSHR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.lshr", "lshr")
    };
    MLIR_ADDRESSOF = OpRow {
        results: &[one("res", &c::LLVM_PTR)],
        attrs: &[attr(Sym::GLOBAL_NAME, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("$global_name attr-dict ':' qualified(type($res))"),
        ..op("llvm.mlir.addressof", "mlir.addressof")
    };
    MLIR_CONSTANT = OpRow {
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("'(' $value ')' attr-dict ':' type($res)"),
        ..op("llvm.mlir.constant", "mlir.constant")
    };
    MLIR_GLOBAL = OpRow {
        attrs: &[attr(Sym::GLOBAL_TYPE, AttrKind::Type), opt_attr(Sym::CONSTANT, AttrKind::Unit), attr(Sym::SYM_NAME, AttrKind::SymbolName), attr(Sym::LINKAGE, AttrKind::Any), opt_attr(Sym::DSO_LOCAL, AttrKind::Unit), opt_attr(Sym::THREAD_LOCAL, AttrKind::Unit), opt_attr(Sym::VALUE, AttrKind::Any), opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::ADDR_SPACE, AttrKind::Int(Type::I32)), opt_attr(Sym::UNNAMED_ADDR, AttrKind::Any), opt_attr(Sym::SECTION, AttrKind::Str), opt_attr(Sym::COMDAT, AttrKind::Symbol), opt_attr(Sym::DBG_EXPR, AttrKind::Any), opt_attr(Sym::VISIBILITY, AttrKind::Any)],
        regions: &[RegionField { name: "initializer", kind: RegionKind::Any }],
        implicit_terminator: "scf.yield",
        traits: traits(&[Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL]),
        ..op("llvm.mlir.global", "mlir.global")
    };
    MLIR_GLOBAL_CTORS = OpRow {
        attrs: &[attr(Sym::CTORS, AttrKind::Any), attr(Sym::PRIORITIES, AttrKind::Any)],
        format: Format::Asm("attr-dict"),
        ..op("llvm.mlir.global_ctors", "mlir.global ctors")
    };
    MLIR_GLOBAL_DTORS = OpRow {
        attrs: &[attr(Sym::DTORS, AttrKind::Any), attr(Sym::PRIORITIES, AttrKind::Any)],
        format: Format::Asm("attr-dict"),
        ..op("llvm.mlir.global_dtors", "mlir.global dtors")
    };
    MLIR_NONE = OpRow {
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.mlir.none", "mlir.none")
    };
    MLIR_POISON = OpRow {
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.mlir.poison", "mlir.poison")
    };
    MLIR_UNDEF = OpRow {
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.mlir.undef", "mlir.undef")
    };
    MLIR_ZERO = OpRow {
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::CONSTANT_LIKE]),
        format: Format::Asm("attr-dict ':' type($res)"),
        ..op("llvm.mlir.zero", "mlir.zero")
    };
    MUL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::OVERFLOW_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE, Traits::COMMUTATIVE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<OverflowFlags>($overflowFlags) '' custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.mul", "mul")
    };
    OR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.or", "or")
    };
    PTRTOINT = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.ptrtoint", "ptrtoint")
    };
    RESUME = OpRow {
        operands: &[one("value", &c::ANY)],
        traits: traits(&[Traits::TERMINATOR]),
        format: Format::Asm("$value attr-dict ':' type($value)"),
        ..op("llvm.resume", "resume")
    };
    RETURN = OpRow {
        operands: &[opt("arg", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($arg^ ':' type($arg))?"),
        ..op("llvm.return", "return")
    };
    SDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.sdiv", "sdiv")
    };
    SELECT = OpRow {
        operands: &[one("condition", &c::ANY), one("trueValue", &c::ANY), one("falseValue", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[opt_attr(Sym::FASTMATH_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("operands attr-dict ':' type($condition) ',' type($res)"),
        ..op("llvm.select", "select")
    };
    SEXT = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.sext", "sext")
    };
    SHL = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::OVERFLOW_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<OverflowFlags>($overflowFlags) '' custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.shl", "shl")
    };
    SHUFFLEVECTOR = OpRow {
        operands: &[one("v1", &c::ANY), one("v2", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::MASK, AttrKind::DenseI32)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$v1 ',' $v2 $mask attr-dict ':' type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"),
        ..op("llvm.shufflevector", "shufflevector")
    };
    SITOFP = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.sitofp", "sitofp")
    };
    SREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.srem", "srem")
    };
    STORE = OpRow {
        operands: &[one("value", &c::ANY), one("addr", &c::LLVM_PTR)],
        attrs: &[opt_attr(Sym::ALIGNMENT, AttrKind::Int(Type::I64)), opt_attr(Sym::VOLATILE, AttrKind::Unit), opt_attr(Sym::NONTEMPORAL, AttrKind::Unit), opt_attr(Sym::ORDERING, AttrKind::Any), opt_attr(Sym::SYNCSCOPE, AttrKind::Str), opt_attr(Sym::ACCESS_GROUPS, AttrKind::Any), opt_attr(Sym::ALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::NOALIAS_SCOPES, AttrKind::Any), opt_attr(Sym::TBAA, AttrKind::Any)],
        format: Format::Asm("('volatile' $volatile_^)? $value ',' $addr ('atomic' ('syncscope' '(' $syncscope^ ')')? $ordering^)? attr-dict ':' type($value) ',' qualified(type($addr))"),
        ..op("llvm.store", "store")
    };
    SUB = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        attrs: &[attr(Sym::OVERFLOW_FLAGS, AttrKind::Any)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs '' custom<OverflowFlags>($overflowFlags) '' custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.sub", "sub")
    };
    SWITCH = OpRow {
        operands: &[one("value", &c::ANY), var("defaultOperands", &c::ANY), ValueField { name: "caseOperands", ty: &c::ANY, arity: Arity::VariadicOfVariadic(Sym::CASE_OPERAND_SEGMENTS) }],
        attrs: &[opt_attr(Sym::CASE_VALUES, AttrKind::IntElements), attr(Sym::CASE_OPERAND_SEGMENTS, AttrKind::DenseI32), opt_attr(Sym::BRANCH_WEIGHTS, AttrKind::DenseI32)],
        successors: &[SuccessorField { name: "defaultDestination", variadic: false }, SuccessorField { name: "caseDestinations", variadic: true }],
        traits: traits(&[Traits::ATTR_SIZED_OPERANDS, Traits::BRANCH, Traits::PURE, Traits::TERMINATOR]),
        format: Format::Asm("$value ':' type($value) ',' $defaultDestination ('(' $defaultOperands^ ':' type($defaultOperands) ')')? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict"),
        ..op("llvm.switch", "switch")
    };
    TRUNC = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.trunc", "trunc")
    };
    UDIV = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.udiv", "udiv")
    };
    UITOFP = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.uitofp", "uitofp")
    };
    UNREACHABLE = OpRow {
        traits: traits(&[Traits::TERMINATOR]),
        format: Format::Asm("attr-dict"),
        ..op("llvm.unreachable", "unreachable")
    };
    UREM = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.urem", "urem")
    };
    XOR = OpRow {
        operands: &[one("lhs", &c::ANY), one("rhs", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::SAME_OPERANDS_AND_RESULT_TYPE]),
        format: Format::Asm("$lhs ',' $rhs custom<LLVMOpAttrs>(attr-dict) ':' type($res)"),
        ..op("llvm.xor", "xor")
    };
    ZEXT = OpRow {
        operands: &[one("arg", &c::ANY)],
        results: &[one("res", &c::ANY)],
        traits: traits(&[Traits::PURE]),
        format: Format::Asm("$arg attr-dict ':' type($arg) 'to' type($res)"),
        ..op("llvm.zext", "zext")
    };
}
