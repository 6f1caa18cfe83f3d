//! Names the project itself knows, interned first in every context so that comparing with them is comparing
//! integers. Attribute names of the dialect tables, discardable attributes with a meaning, runtime symbols.

use crate::id::Sym;

macro_rules! known {
    ($($name:ident = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Known { EMPTY, $($name,)* }
        #[allow(missing_docs)]
        impl Sym {
            /// The empty string.
            pub const EMPTY: Sym = Sym(Known::EMPTY as u32);
            $(pub const $name: Sym = Sym(Known::$name as u32);)*
        }
        /// The known names in id order.
        pub(crate) const KNOWN: &[&str] = &["", $($text,)*];
    };
}

// Sorted by text, so that comparing two known names is comparing their numbers; a new name is one line.
known! {
    PROPERTIES = "<{}>";
    CCONV = "CConv";
    TAIL_CALL_KIND = "TailCallKind";
    ABORT = "abort";
    ACCESS_GROUPS = "access_groups";
    ADDR_SPACE = "addr_space";
    ADDRESS_SPACE = "address_space";
    ALIAS_SCOPES = "alias_scopes";
    ALIAS_TYPE = "alias_type";
    ALIGNED_ALLOC = "aligned_alloc";
    ALIGNMENT = "alignment";
    ALWAYS_INLINE = "always_inline";
    APPROX_FUNC_FP_MATH = "approx_func_fp_math";
    ARG_ATTRS = "arg_attrs";
    ARM_IN_ZA = "arm_in_za";
    ARM_INOUT_ZA = "arm_inout_za";
    ARM_LOCALLY_STREAMING = "arm_locally_streaming";
    ARM_NEW_ZA = "arm_new_za";
    ARM_OUT_ZA = "arm_out_za";
    ARM_PRESERVES_ZA = "arm_preserves_za";
    ARM_STREAMING = "arm_streaming";
    ARM_STREAMING_COMPATIBLE = "arm_streaming_compatible";
    ASM_DIALECT = "asm_dialect";
    ASM_STRING = "asm_string";
    BIN_OP = "bin_op";
    BIT = "bit";
    BLOCK_ADDR = "block_addr";
    BRANCH_HINT = "branch_hint";
    BRANCH_WEIGHTS = "branch_weights";
    CACHE = "cache";
    CALLEE = "callee";
    CASE_OPERAND_SEGMENTS = "case_operand_segments";
    CASE_VALUES = "case_values";
    CASES = "cases";
    CLEANUP = "cleanup";
    COLUMNS = "columns";
    COMDAT = "comdat";
    CONDITION = "condition";
    CONSTANT = "constant";
    CONSTANT_SRC = "constant_src";
    CONSTRAINTS = "constraints";
    CONVERGENT = "convergent";
    CTORS = "ctors";
    DATA = "data";
    DBG_EXPR = "dbg_expr";
    DBG_EXPRS = "dbg_exprs";
    DENORMAL_FP_MATH = "denormal_fp_math";
    DENORMAL_FP_MATH_F32 = "denormal_fp_math_f32";
    DEREFERENCEABLE = "dereferenceable";
    DIM = "dim";
    DLTI_DL_SPEC = "dlti.dl_spec";
    DLTI_TARGET_SYSTEM_SPEC = "dlti.target_system_spec";
    DSO_LOCAL = "dso_local";
    DST_MAP = "dst_map";
    DTORS = "dtors";
    DYN_CAST = "dyn_cast";
    ELEM_TYPE = "elem_type";
    EXTERNALLY_INITIALIZED = "externally_initialized";
    FAILURE_KIND = "failureKind";
    FAILURE_ORDERING = "failure_ordering";
    FASTMATH = "fastmath";
    FASTMATH_FLAGS = "fastmathFlags";
    FIXED_VECTOR_SIZES = "fixed_vector_sizes";
    FLAGS = "flags";
    FP_EXCEPTION_BEHAVIOR = "fpExceptionBehavior";
    FP_CONTRACT = "fp_contract";
    FRAME_POINTER = "frame_pointer";
    FREE = "free";
    FUNC_VARARGS = "func.varargs";
    FUNCTION_ENTRY_COUNT = "function_entry_count";
    FUNCTION_NAME = "function_name";
    FUNCTION_TYPE = "function_type";
    GARBAGE_COLLECTOR = "garbageCollector";
    GATHER_DIMS = "gather_dims";
    GLOBAL_NAME = "global_name";
    GLOBAL_TYPE = "global_type";
    HAS_SIDE_EFFECTS = "has_side_effects";
    HINT = "hint";
    I_FUNC_TYPE = "i_func_type";
    IMM = "imm";
    IN_BOUNDS = "in_bounds";
    INALLOCA = "inalloca";
    INBOUNDS = "inbounds";
    INCLUSIVE = "inclusive";
    INDBR_OPERAND_SEGMENTS = "indbr_operand_segments";
    INDEXING_MAPS = "indexing_maps";
    INITIAL_VALUE = "initial_value";
    INLINE_HINT = "inline_hint";
    INNER_DIMS_POS = "inner_dims_pos";
    INSTRUMENT_FUNCTION_ENTRY = "instrument_function_entry";
    INSTRUMENT_FUNCTION_EXIT = "instrument_function_exit";
    INTEL_REQD_SUB_GROUP_SIZE = "intel_reqd_sub_group_size";
    INTRIN = "intrin";
    INVARIANT = "invariant";
    INVARIANT_GROUP = "invariantGroup";
    IS_DATA_CACHE = "isDataCache";
    IS_DISJOINT = "isDisjoint";
    IS_EXACT = "isExact";
    IS_VOLATILE = "isVolatile";
    IS_WRITE = "isWrite";
    IS_ZEXT_LHS = "isZextLhs";
    IS_ZEXT_RHS = "isZextRhs";
    IS_ALIGN_STACK = "is_align_stack";
    IS_INT_MIN_POISON = "is_int_min_poison";
    IS_ZERO_POISON = "is_zero_poison";
    ITERATOR_TYPES = "iterator_types";
    KIND = "kind";
    LABEL = "label";
    LANE = "lane";
    LEN = "len";
    LHS_COLUMNS = "lhs_columns";
    LHS_ROWS = "lhs_rows";
    LINKAGE = "linkage";
    LLVM_ALIGN = "llvm.align";
    LLVM_ALIGNSTACK = "llvm.alignstack";
    LLVM_ALLOCALIGN = "llvm.allocalign";
    LLVM_ALLOCPTR = "llvm.allocptr";
    LLVM_BAREPTR = "llvm.bareptr";
    LLVM_BYREF = "llvm.byref";
    LLVM_BYVAL = "llvm.byval";
    LLVM_DATA_LAYOUT = "llvm.data_layout";
    LLVM_DEREFERENCEABLE = "llvm.dereferenceable";
    LLVM_DEREFERENCEABLE_OR_NULL = "llvm.dereferenceable_or_null";
    LLVM_EMIT_C_INTERFACE = "llvm.emit_c_interface";
    LLVM_INALLOCA = "llvm.inalloca";
    LLVM_INREG = "llvm.inreg";
    LLVM_LINKAGE = "llvm.linkage";
    LLVM_NEST = "llvm.nest";
    LLVM_NOALIAS = "llvm.noalias";
    LLVM_NOCAPTURE = "llvm.nocapture";
    LLVM_NOFREE = "llvm.nofree";
    LLVM_NONNULL = "llvm.nonnull";
    LLVM_NOUNDEF = "llvm.noundef";
    LLVM_PREALLOCATED = "llvm.preallocated";
    LLVM_READNONE = "llvm.readnone";
    LLVM_READONLY = "llvm.readonly";
    LLVM_RETURNED = "llvm.returned";
    LLVM_SIGNEXT = "llvm.signext";
    LLVM_SRET = "llvm.sret";
    LLVM_SWIFTERROR = "llvm.swifterror";
    LLVM_SWIFTSELF = "llvm.swiftself";
    LLVM_TARGET_TRIPLE = "llvm.target_triple";
    LLVM_WRITEONLY = "llvm.writeonly";
    LLVM_ZEROEXT = "llvm.zeroext";
    LOCALITY_HINT = "localityHint";
    LOCATION_EXPR = "locationExpr";
    LOOP_ANNOTATION = "loop_annotation";
    LOWER_BOUND_MAP = "lowerBoundMap";
    LOWER_BOUNDS_GROUPS = "lowerBoundsGroups";
    LOWER_BOUNDS_MAP = "lowerBoundsMap";
    MAIN = "main";
    MALLOC = "malloc";
    MAP = "map";
    MAPPING = "mapping";
    MASK = "mask";
    MASK_DIM_SIZES = "mask_dim_sizes";
    MEMORY = "memory";
    MEMORY_EFFECTS = "memory_effects";
    MEMORY_SPACE = "memory_space";
    MEMREF_COPY = "memrefCopy";
    MSG = "msg";
    NAME = "name";
    NESTED = "nested";
    NO_WRAP_FLAGS = "noWrapFlags";
    NO_INFS_FP_MATH = "no_infs_fp_math";
    NO_INLINE = "no_inline";
    NO_NANS_FP_MATH = "no_nans_fp_math";
    NO_SIGNED_ZEROS_FP_MATH = "no_signed_zeros_fp_math";
    NO_UNWIND = "no_unwind";
    NOALIAS_SCOPES = "noalias_scopes";
    NOFOLD = "nofold";
    NON_NEG = "nonNeg";
    NONTEMPORAL = "nontemporal";
    OFFLOADING_HANDLER = "offloadingHandler";
    OFFSETS = "offsets";
    OP_BUNDLE_SIZES = "op_bundle_sizes";
    OP_BUNDLE_TAGS = "op_bundle_tags";
    OPCODE = "opcode";
    OPERAND_SEGMENT_SIZES = "operandSegmentSizes";
    OPERAND_ATTRS = "operand_attrs";
    OLD_OPERAND_SEGMENT_SIZES = "operand_segment_sizes";
    OPERAND_SEGMENTS = "operand_segments";
    OPTIMIZE_NONE = "optimize_none";
    OPTIONS = "options";
    ORDERING = "ordering";
    OUTER_DIMS_PERM = "outer_dims_perm";
    OVERFLOW_FLAGS = "overflowFlags";
    PASSTHROUGH = "passthrough";
    PERMUTATION = "permutation";
    PERMUTATION_MAP = "permutation_map";
    PERSONALITY = "personality";
    POS = "pos";
    POSITION = "position";
    PRED = "pred";
    PREDICATE = "predicate";
    PREFER_VECTOR_WIDTH = "prefer_vector_width";
    PRIORITIES = "priorities";
    PRIVATE = "private";
    PROB = "prob";
    PUBLIC = "public";
    PUNCTUATION = "punctuation";
    PUTS = "puts";
    RAW_CONSTANT_INDICES = "rawConstantIndices";
    REACHABLE = "reachable";
    READ_ONLY = "read_only";
    REASSOCIATION = "reassociation";
    RECIPROCAL_ESTIMATES = "reciprocal_estimates";
    REDUCTION_DIM = "reduction_dim";
    REDUCTION_DIMS = "reduction_dims";
    REDUCTIONS = "reductions";
    REQD_WORK_GROUP_SIZE = "reqd_work_group_size";
    RES_ATTRS = "res_attrs";
    RESOLVER = "resolver";
    RESOLVER_TYPE = "resolver_type";
    RESTRICT = "restrict";
    RESULT_SEGMENT_SIZES = "resultSegmentSizes";
    OLD_RESULT_SEGMENT_SIZES = "result_segment_sizes";
    RHS_COLUMNS = "rhs_columns";
    ROUNDINGMODE = "roundingmode";
    ROWS = "rows";
    RW = "rw";
    SCATTER_DIMS = "scatter_dims";
    SCOPE = "scope";
    SECTION = "section";
    SIZE = "size";
    SIZES = "sizes";
    SRC_MAP = "src_map";
    STATIC_LOWER_BOUND = "staticLowerBound";
    STATIC_STEP = "staticStep";
    STATIC_UPPER_BOUND = "staticUpperBound";
    STATIC_HIGH = "static_high";
    STATIC_INNER_TILES = "static_inner_tiles";
    STATIC_LOW = "static_low";
    STATIC_OFFSETS = "static_offsets";
    STATIC_OUTPUT_SHAPE = "static_output_shape";
    STATIC_POSITION = "static_position";
    STATIC_SIZES = "static_sizes";
    STATIC_STRIDES = "static_strides";
    STEP = "step";
    STEPS = "steps";
    STRIDES = "strides";
    STRING_LITERAL = "stringLiteral";
    SUCCESS_ORDERING = "success_ordering";
    SYM_NAME = "sym_name";
    SYM_VISIBILITY = "sym_visibility";
    SYNCSCOPE = "syncscope";
    TAG = "tag";
    TAG_MAP = "tag_map";
    TAIL_CALL_KIND_ASM = "tail_call_kind";
    TARGET_CPU = "target_cpu";
    TARGET_FEATURES = "target_features";
    TARGET_SPECIFIC_ATTRS = "target_specific_attrs";
    TARGETS = "targets";
    TBAA = "tbaa";
    THREAD_LOCAL = "thread_local_";
    TILE_ID = "tile_id";
    TILE_MASK = "tile_mask";
    TUNE_CPU = "tune_cpu";
    TYPE = "type";
    UNIQUE = "unique";
    UNNAMED_ADDR = "unnamed_addr";
    UNSAFE_FP_MATH = "unsafe_fp_math";
    UNSIGNED_CMP = "unsignedCmp";
    UPPER_BOUND_MAP = "upperBoundMap";
    UPPER_BOUNDS_GROUPS = "upperBoundsGroups";
    UPPER_BOUNDS_MAP = "upperBoundsMap";
    USE_GENERIC = "use_generic";
    UWTABLE_KIND = "uwtable_kind";
    VALUE = "value";
    VAR_INFO = "varInfo";
    VAR_CALLEE_TYPE = "var_callee_type";
    VEC_TYPE_HINT = "vec_type_hint";
    VISIBILITY = "visibility_";
    VOLATILE = "volatile_";
    VSCALE_RANGE = "vscale_range";
    WARP_SIZE = "warp_size";
    WEAK = "weak";
    WILL_RETURN = "will_return";
    WORK_GROUP_SIZE_HINT = "work_group_size_hint";
    WRITABLE = "writable";
}

/// So many symbols, the known ones, are numbered in the order of their texts.
pub(crate) const SORTED: u32 = KNOWN.len() as u32;

const _: () = {
    let mut i = 1;
    while i < KNOWN.len() {
        assert!(is_less(KNOWN[i - 1].as_bytes(), KNOWN[i].as_bytes()), "the known names are sorted by their texts");
        i += 1;
    }
};

const fn is_less(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}
