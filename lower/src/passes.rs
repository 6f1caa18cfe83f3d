//! The table of passes. Options are those of mlir-opt; their sentences are ours. Without the feature `passes` only those
//! stand here that the road as a whole takes.

#[cfg(feature = "affine")]
use crate::affine;
#[cfg(feature = "passes")]
use crate::conversions as c;
#[cfg(feature = "views")]
use crate::expand_strided_metadata;
use crate::llvm_passes;
use crate::pass::{Anchor, Pass};
#[cfg(feature = "passes")]
use crate::pass::{Kind, PassOption};
#[cfg(feature = "llvm-passes")]
use crate::sroa;
#[cfg(feature = "passes")]
use crate::{canonicalize, complex, cse, reconcile, scf_to_cf, symbol_dce};
#[cfg(feature = "extended")]
use crate::{llvm_export, mem2reg, vector_to_llvm, wide_int};

#[cfg(feature = "passes")]
const fn option(name: &'static str, kind: Kind, default: &'static str, doc: &'static str) -> PassOption {
    PassOption { name, kind, default, doc }
}
#[cfg(feature = "passes")]
const INDEX: PassOption = option(
    "index-bitwidth",
    Kind::Unsigned,
    "0",
    "Width of `index` in bits; 0 asks the data layout of the module, which says 64 unless it says otherwise.",
);

#[cfg(feature = "extended")]
const WIDEST: PassOption = option("widest-int-supported", Kind::Unsigned, "32", "Width of the widest integers of the target.");

/// All passes, sorted by name.
pub static PASSES: &[Pass] = &[
    #[cfg(feature = "extended")]
    Pass {
        name: "arith-emulate-wide-int",
        class: "ArithEmulateWideInt",
        doc: "Emulates integers of twice the width that a target has by pairs of halves.",
        anchor: Anchor::Any,
        options: &[WIDEST],
        run: wide_int::run,
    },
    #[cfg(feature = "processors")]
    Pass {
        name: "arm-neon-2d-to-intr",
        class: "ConvertArmNeon2dToIntr",
        doc: "Converts dot products of rows to the intrinsic of NEON.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::arm_neon::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "canonicalize",
        class: "Canonicalizer",
        doc: "Folds operations, erases unused ones and simplifies branches, until nothing changes.",
        anchor: Anchor::Any,
        options: &[
            option("cse-between-iterations", Kind::Bool, "false", "Accepted for compatibility."),
            option("disable-patterns", Kind::List, "", "Accepted for compatibility."),
            option("enable-patterns", Kind::List, "", "Accepted for compatibility."),
            option("max-iterations", Kind::Int, "10", "Rounds at most; -1 for as many as it takes."),
            option("max-num-rewrites", Kind::Int, "-1", "Accepted for compatibility."),
            option("region-simplify", Kind::Choice(&["disabled", "normal", "aggressive"]), "normal", "Accepted for compatibility."),
            option("test-convergence", Kind::Bool, "false", "Accepted for compatibility."),
            option("top-down", Kind::Bool, "true", "Accepted for compatibility."),
        ],
        run: canonicalize::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-arith-to-llvm",
        class: "ArithToLLVMConversionPass",
        doc: "Converts integer and float arithmetic to the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[INDEX],
        run: c::arith_to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-cf-to-llvm",
        class: "ConvertControlFlowToLLVMPass",
        doc: "Converts branches and assertions to the LLVM dialect.",
        anchor: Anchor::Module,
        options: &[INDEX],
        run: c::cf_to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-complex-to-llvm",
        class: "ConvertComplexToLLVMPass",
        doc: "Converts complex numbers to structs of the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[option(
            "complex-range",
            Kind::Choice(&["improved", "basic", "none"]),
            "basic",
            "How numbers are divided: `improved` copes with infinities.",
        )],
        run: complex::to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-complex-to-standard",
        class: "ConvertComplexToStandardPass",
        doc: "Expands functions of complex numbers to functions of their parts.",
        anchor: Anchor::Any,
        options: &[option(
            "complex-range",
            Kind::Choice(&["improved", "basic", "none"]),
            "improved",
            "How numbers are divided: `improved` copes with infinities.",
        )],
        run: complex::to_standard,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-func-to-llvm",
        class: "ConvertFuncToLLVMPass",
        doc: "Converts functions, calls and returns to the LLVM dialect.",
        anchor: Anchor::Module,
        options: &[
            INDEX,
            option(
                "use-bare-ptr-memref-call-conv",
                Kind::Bool,
                "false",
                "Pass memrefs of static shape and layout as pointers to their elements.",
            ),
        ],
        run: c::func_to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-math-to-llvm",
        class: "ConvertMathToLLVMPass",
        doc: "Converts mathematical functions to intrinsics of the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[option("approximate-log1p", Kind::Bool, "true", "Convert `math.log1p` to the logarithm of a sum.")],
        run: c::math_to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-scf-to-cf",
        class: "SCFToControlFlowPass",
        doc: "Converts structured control flow to branches between blocks.",
        anchor: Anchor::Any,
        options: &[option("allow-pattern-rollback", Kind::Bool, "true", "Accepted for compatibility.")],
        run: scf_to_cf::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "cse",
        class: "CSE",
        doc: "Replaces an operation by an equal one before it, and erases unused ones.",
        anchor: Anchor::Any,
        options: &[],
        run: cse::run,
    },
    #[cfg(feature = "llvm-passes")]
    Pass {
        name: "ensure-debug-info-scope-on-llvm-func",
        class: "DIScopeForLLVMFuncOpPass",
        doc: "Gives every function of the LLVM dialect a subprogram of debug information.",
        anchor: Anchor::Module,
        options: &[option(
            "emission-kind",
            Kind::Choice(&["None", "Full", "LineTablesOnly", "DebugDirectivesOnly"]),
            "LineTablesOnly",
            "How much the compile unit says it describes.",
        )],
        run: llvm_export::debug_scopes,
    },
    #[cfg(feature = "views")]
    Pass {
        name: "expand-strided-metadata",
        class: "ExpandStridedMetadataPass",
        doc: "Expands views of memrefs into arithmetic on sizes, strides and offsets.",
        anchor: Anchor::Any,
        options: &[],
        run: expand_strided_metadata::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "fold-memref-alias-ops",
        class: "FoldMemRefAliasOpsPass",
        doc: "Folds views of memrefs into the accesses that use them.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::fold_alias::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "inline",
        class: "Inliner",
        doc: "Replaces calls by the bodies of what they call.",
        anchor: Anchor::Any,
        options: &[
            option("default-pipeline", Kind::Str, "canonicalize", "Passes that clean functions up in between."),
            option(
                "inlining-threshold",
                Kind::Unsigned,
                "4294967295",
                "The size of a body in percent of its caller's up to which it is inlined.",
            ),
            option("max-iterations", Kind::Unsigned, "4", "How often a group of functions is gone over at most."),
            option("op-pipelines", Kind::List, "", "Pipelines for functions of a kind, such as func.func(cse)."),
        ],
        run: crate::inline::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-index-to-llvm",
        class: "ConvertIndexToLLVMPass",
        doc: "Converts arithmetic on `index` to the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[INDEX],
        run: c::index_to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-to-llvm",
        class: "ConvertToLLVMPass",
        doc: "Converts every dialect that has rules for the LLVM dialect, in one sweep.",
        anchor: Anchor::Any,
        options: &[
            option("allow-pattern-rollback", Kind::Bool, "true", "Accepted for compatibility."),
            option("dynamic", Kind::Bool, "false", "Ask the data layout of each module, as this does anyway."),
            option("filter-dialects", Kind::List, "", "Use only the rules of these dialects."),
        ],
        run: c::to_llvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "convert-ub-to-llvm",
        class: "UBToLLVMConversionPass",
        doc: "Converts undefined values to the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[INDEX],
        run: c::ub_to_llvm,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-vector-to-llvm",
        class: "ConvertVectorToLLVMPass",
        doc: "Converts vectors to the LLVM dialect.",
        anchor: Anchor::Any,
        options: &[
            #[cfg(feature = "processors")]
            option("enable-amx", Kind::Bool, "false", "Convert operations of `amx` too."),
            #[cfg(feature = "processors")]
            option("enable-arm-bf16", Kind::Bool, "false", "Multiply matrices of `bf16` by instructions of NEON or SVE."),
            #[cfg(feature = "processors")]
            option("enable-arm-i8mm", Kind::Bool, "false", "Multiply matrices of bytes by instructions of NEON or SVE."),
            #[cfg(feature = "processors")]
            option("enable-arm-neon", Kind::Bool, "false", "Use what else is enabled of NEON."),
            #[cfg(feature = "processors")]
            option("enable-arm-sve", Kind::Bool, "false", "Convert `arm_sve`, and masks of bounds, to intrinsics of SVE."),
            #[cfg(feature = "processors")]
            option("enable-x86vector", Kind::Bool, "false", "Convert operations of `x86vector` too."),
            option("force-32bit-vector-indices", Kind::Bool, "true", "Compare bounds of masks as 32-bit integers."),
            option("reassociate-fp-reductions", Kind::Bool, "false", "Let LLVM reorder reductions of floats."),
            option("use-vector-alignment", Kind::Bool, "false", "Align accesses as vectors are, not as their elements are."),
            option("vector-contract-lowering", Kind::Choice(&["dot", "outerproduct", "llvmintr"]), "dot", "How matrices are multiplied."),
            option(
                "vector-transpose-lowering",
                Kind::Choice(&["eltwise", "shuffle1d", "llvmintr"]),
                "eltwise",
                "How matrices are transposed.",
            ),
        ],
        run: vector_to_llvm::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-vector-to-scf",
        class: "ConvertVectorToSCF",
        doc: "Transfers and prints vectors by loops over their elements.",
        anchor: Anchor::Any,
        options: &[
            option("full-unroll", Kind::Bool, "false", "Unroll transfers instead of making loops."),
            option("lower-scalable", Kind::Bool, "false", "Accepted for compatibility."),
            option("lower-tensors", Kind::Bool, "false", "Make loops of transfers of tensors too."),
            option("target-rank", Kind::Unsigned, "1", "Dimensions that are transferred at once."),
        ],
        run: crate::transfer_loops::pass,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "finalize-memref-to-llvm",
        class: "FinalizeMemRefToLLVMConversionPass",
        doc: "Converts memref operations to the LLVM dialect.",
        anchor: Anchor::Module,
        options: &[
            INDEX,
            option("use-aligned-alloc", Kind::Bool, "false", "Allocate with `aligned_alloc` instead of `malloc`."),
            option(
                "use-generic-functions",
                Kind::Bool,
                "false",
                "Call `_mlir_memref_to_llvm_alloc` and its like instead of `malloc` and `free`.",
            ),
        ],
        run: c::memref_to_llvm,
    },
    #[cfg(feature = "affine")]
    Pass {
        name: "lower-affine",
        class: "LowerAffinePass",
        doc: "Lowers affine operations to arithmetic.",
        anchor: Anchor::Any,
        options: &[],
        run: affine::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "lower-vector-mask",
        class: "LowerVectorMaskPass",
        doc: "Gives accesses the masks around them.",
        anchor: Anchor::Func,
        options: &[],
        run: crate::vector_reduce::mask_pass,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "lower-vector-multi-reduction",
        class: "LowerVectorMultiReduction",
        doc: "Takes reductions of several dimensions apart.",
        anchor: Anchor::Func,
        options: &[option(
            "lowering-strategy",
            Kind::Choice(&["inner-parallel", "inner-reduction"]),
            "inner-parallel",
            "Whether rows are combined with each other, or each is reduced by itself.",
        )],
        run: crate::vector_reduce::reduction_pass,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "llvm-add-comdats",
        class: "LLVMAddComdats",
        doc: "Gives functions that may be linked in once a group of their own.",
        anchor: Anchor::Module,
        options: &[],
        run: llvm_passes::add_comdats,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "llvm-legalize-for-export",
        class: "LLVMLegalizeForExport",
        doc: "Gives each way from a block to another a block of its own where LLVM needs it.",
        anchor: Anchor::Any,
        options: &[],
        run: llvm_export::legalize,
    },
    #[cfg(feature = "processors")]
    Pass {
        name: "llvm-optimize-for-nvvm-target",
        class: "NVVMOptimizeForTarget",
        doc: "Divides numbers of 16 bits by a reciprocal of 32 bits that is made better once.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::nvvm::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "loop-invariant-code-motion",
        class: "LoopInvariantCodeMotion",
        doc: "Moves what does not change from turn to turn in front of loops.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::licm::run,
    },
    Pass {
        name: "llvm-request-c-wrappers",
        class: "LLVMRequestCWrappersPass",
        doc: "Asks for a C interface of every function.",
        anchor: Anchor::Func,
        options: &[],
        run: llvm_passes::request_c_wrappers,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "mem2reg",
        class: "Mem2Reg",
        doc: "Turns memory of the stack whose address goes nowhere into values.",
        anchor: Anchor::Any,
        options: &[option("region-simplify", Kind::Bool, "true", "Accepted for compatibility.")],
        run: mem2reg::run,
    },
    #[cfg(feature = "layouts")]
    Pass {
        name: "normalize-memrefs",
        class: "NormalizeMemRefs",
        doc: "Gives memrefs whose layout is a map of indices the identity layout.",
        anchor: Anchor::Module,
        options: &[],
        run: crate::normalize_memrefs::run,
    },
    #[cfg(feature = "processors")]
    Pass {
        name: "nvvm-attach-target",
        class: "GpuNVVMAttachTarget",
        doc: "Says that modules of device code are compiled for NVIDIA's chips.",
        anchor: Anchor::Any,
        options: &[
            option("O", Kind::Unsigned, "2", "The level of optimization."),
            option("chip", Kind::Str, "sm_50", "The chip."),
            option("fast", Kind::Bool, "false", "Mathematics may be fast and inexact."),
            option("features", Kind::Str, "", "What the chip has."),
            option("ftz", Kind::Bool, "false", "Denormal results become zero."),
            option("l", Kind::List, "", "Libraries to link with."),
            option("module", Kind::Str, "", "A regular expression for the names of the modules that are meant."),
            option("triple", Kind::Str, "nvptx64-nvidia-cuda", "The target."),
        ],
        run: crate::gpu_targets::nvvm,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "reconcile-unrealized-casts",
        class: "ReconcileUnrealizedCastsPass",
        doc: "Removes casts that undo each other and casts that nothing uses.",
        anchor: Anchor::Any,
        options: &[],
        run: reconcile::run,
    },
    #[cfg(feature = "processors")]
    Pass {
        name: "rocdl-attach-target",
        class: "GpuROCDLAttachTarget",
        doc: "Says that modules of device code are compiled for AMD's chips.",
        anchor: Anchor::Any,
        options: &[
            option("O", Kind::Unsigned, "2", "The level of optimization."),
            option("abi", Kind::Str, "", "The version of the binary interface."),
            option("chip", Kind::Str, "gfx900", "The chip."),
            option("correct-sqrt", Kind::Bool, "true", "Roots are rounded correctly."),
            option("daz", Kind::Bool, "false", "Denormal numbers count as zero."),
            option("fast", Kind::Bool, "false", "Mathematics may be fast and inexact."),
            option("features", Kind::Str, "", "What the chip has."),
            option("finite-only", Kind::Bool, "false", "Numbers are finite."),
            option("l", Kind::List, "", "Libraries to link with."),
            option("module", Kind::Str, "", "A regular expression for the names of the modules that are meant."),
            option("triple", Kind::Str, "amdgcn-amd-amdhsa", "The target."),
            option("unsafe-math", Kind::Bool, "false", "Mathematics may be unsafe."),
            option("wave64", Kind::Bool, "true", "Wavefronts are 64 wide."),
        ],
        run: crate::gpu_targets::rocdl,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "sccp",
        class: "SCCP",
        doc: "Finds values that are constants however control flows, calls included, and puts the constants in.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::sccp::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "set-llvm-module-datalayout",
        class: "SetLLVMModuleDataLayoutPass",
        doc: "Gives the module an LLVM data layout.",
        anchor: Anchor::Module,
        options: &[option("data-layout", Kind::Str, "", "The layout as LLVM writes it.")],
        run: llvm_passes::set_data_layout,
    },
    #[cfg(feature = "llvm-passes")]
    Pass {
        name: "sroa",
        class: "SROA",
        doc: "Turns memory of the stack that holds an aggregate into memory for each of its members.",
        anchor: Anchor::Any,
        options: &[],
        run: sroa::run,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "strip-debuginfo",
        class: "StripDebugInfo",
        doc: "Forgets the locations of all operations.",
        anchor: Anchor::Any,
        options: &[],
        run: symbol_dce::strip,
    },
    #[cfg(feature = "passes")]
    Pass {
        name: "symbol-dce",
        class: "SymbolDCE",
        doc: "Erases private symbols that nothing refers to.",
        anchor: Anchor::Any,
        options: &[],
        run: symbol_dce::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "test-arith-emulate-wide-int",
        class: "(anonymous namespace)::TestEmulateWideIntPass",
        doc: "The same inside functions of a prefix only, whose signatures stay.",
        anchor: Anchor::Func,
        options: &[option("function-prefix", Kind::Str, "emulate_", "Prefix of the functions."), WIDEST],
        run: wide_int::test,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "arith-expand",
        class: "ArithExpandOpsPass",
        doc: "Expands operations without a counterpart in LLVM into arithmetic.",
        anchor: Anchor::Any,
        options: &[
            option("include-bf16", Kind::Bool, "false", "Expand conversions of bf16 too."),
            option("include-f4e2m1", Kind::Bool, "false", "Expand conversions of f4E2M1FN too."),
            option("include-f8e8m0", Kind::Bool, "false", "Expand conversions of f8E8M0FNU too."),
        ],
        run: crate::arith_expand::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-complex-to-libm",
        class: "ConvertComplexToLibm",
        doc: "Converts functions of complex numbers to calls of the C library.",
        anchor: Anchor::Module,
        options: &[],
        run: crate::libm::complex_to_libm,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-bufferization-to-memref",
        class: "ConvertBufferizationToMemRef",
        doc: "Converts copies and frees of buffers to operations of memref.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::bufferization::pass,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-math-to-funcs",
        class: "ConvertMathToFuncs",
        doc: "Converts powers of whole numbers and counts of leading zeros to calls of functions that the module gets.",
        anchor: Anchor::Module,
        options: &[
            option("convert-ctlz", Kind::Bool, "false", "Convert counts of leading zeros too."),
            option("min-width-of-fpowi-exponent", Kind::Unsigned, "1", "Convert powers of floats from this width of the exponent on."),
        ],
        run: crate::math_funcs::pass,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-math-to-libm",
        class: "ConvertMathToLibm",
        doc: "Converts mathematical functions to calls of the C library.",
        anchor: Anchor::Module,
        options: &[],
        run: crate::libm::math_to_libm,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "expand-realloc",
        class: "ExpandReallocPass",
        doc: "Expands changes of the size of a buffer into allocation and copy.",
        anchor: Anchor::Any,
        options: &[option("emit-deallocs", Kind::Bool, "true", "Free the old buffer.")],
        run: crate::memref_expand::realloc,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "memref-expand",
        class: "ExpandOpsPass",
        doc: "Expands reshapes by shapes in memory and updates that LLVM lacks.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::memref_expand::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "affine-expand-index-ops",
        class: "AffineExpandIndexOps",
        doc: "Expands indices taken apart and put together into arithmetic.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::affine_expand::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "affine-expand-index-ops-as-affine",
        class: "ExpandAffineIndexOpsAsAffine",
        doc: "Expands indices taken apart and put together into affine.apply.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::affine_expand::run_as_affine,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "control-flow-sink",
        class: "ControlFlowSink",
        doc: "Moves operations without effects into the only branch that uses them.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::control_flow_sink::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-linalg-to-affine-loops",
        class: "ConvertLinalgToAffineLoopsPass",
        doc: "Converts operations of linalg on memrefs to affine loops.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::linalg_loops::run_affine,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-linalg-to-loops",
        class: "ConvertLinalgToLoopsPass",
        doc: "Converts operations of linalg on memrefs to loops.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::linalg_loops::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "convert-linalg-to-parallel-loops",
        class: "ConvertLinalgToParallelLoopsPass",
        doc: "Converts operations of linalg on memrefs to loops, parallel where they may be.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::linalg_loops::run_parallel,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "generate-runtime-verification",
        class: "GenerateRuntimeVerification",
        doc: "Puts assertions in for what operations on memrefs promise.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::runtime_checks::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "math-expand-ops",
        class: "MathExpandOpsPass",
        doc: "Expands mathematical functions into arithmetic and fewer functions.",
        anchor: Anchor::Any,
        options: &[option("ops", Kind::List, "", "Expand only these, such as `tanh`; all when empty.")],
        run: crate::math_expand::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "math-uplift-to-fma",
        class: "MathUpliftToFMA",
        doc: "Joins products and sums of floats that may be contracted.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::math_expand::uplift,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "scf-for-to-while",
        class: "SCFForToWhileLoop",
        doc: "Converts counted loops to loops with a condition.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::scf_loops::for_to_while,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "scf-forall-to-for",
        class: "SCFForallToForLoop",
        doc: "Converts parallel loops on buffers to counted loops.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::scf_loops::forall_to_for,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "scf-forall-to-parallel",
        class: "SCFForallToParallelLoop",
        doc: "Converts scf.forall on buffers to scf.parallel.",
        anchor: Anchor::Any,
        options: &[],
        run: crate::scf_loops::forall_to_parallel,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "symbol-privatize",
        class: "SymbolPrivatize",
        doc: "Makes the symbols of a module private.",
        anchor: Anchor::Any,
        options: &[option("exclude", Kind::List, "", "Symbols that stay as they are.")],
        run: crate::symbol_privatize::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "test-expand-math",
        class: "(anonymous namespace)::TestExpandMathPass",
        doc: "Expands mathematical functions into arithmetic, as release 19 names it.",
        anchor: Anchor::Func,
        options: &[],
        run: crate::math_expand::run,
    },
    #[cfg(feature = "extended")]
    Pass {
        name: "test-lower-to-llvm",
        class: "(anonymous namespace)::TestLowerToLLVM",
        doc: "Everything on the way to the LLVM dialect, as upstream's alias of a pipeline has it.",
        anchor: Anchor::Module,
        options: &[option("reassociate-fp-reductions", Kind::Bool, "false", "Let LLVM reorder reductions of floats.")],
        run: crate::pipelines::lower_to_llvm,
    },
];
