//! Names the project itself knows, interned first in every context so that comparing with them is comparing
//! integers. Attribute names of the dialect tables, discardable attributes with a meaning, runtime symbols.

use crate::id::Sym;
use crate::known;

macro_rules! known {
    ($($(#[$when:meta])* $name:ident = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Known { EMPTY, $($(#[$when])* $name,)* }
        #[allow(missing_docs)]
        impl Sym {
            /// The empty string.
            pub const EMPTY: Sym = Sym(Known::EMPTY as u32);
            $($(#[$when])* pub const $name: Sym = Sym(Known::$name as u32);)*
        }
        /// The known names in id order; for the compiler only, the program has [`TEXT`] and [`ENDS`].
        const KNOWN: &[&str] = &["", $($(#[$when])* $text,)*];
    };
}

/// The known names one after the other: a context begins with a copy of this.
pub(crate) static TEXT: &str = {
    const N: usize = {
        let (mut n, mut i) = (0, 0);
        while i < KNOWN.len() {
            n += KNOWN[i].len();
            i += 1;
        }
        n
    };
    const BYTES: [u8; N] = {
        let (mut out, mut n, mut i) = ([0; N], 0, 0);
        while i < KNOWN.len() {
            let (name, mut k) = (KNOWN[i].as_bytes(), 0);
            while k < name.len() {
                out[n] = name[k];
                (n, k) = (n + 1, k + 1);
            }
            i += 1;
        }
        out
    };
    match core::str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!(),
    }
};
/// Where each of them ends there.
pub(crate) static ENDS: [u16; KNOWN.len()] = {
    let (mut out, mut n, mut i) = ([0; KNOWN.len()], 0, 0);
    while i < KNOWN.len() {
        n += KNOWN[i].len();
        assert!(n <= u16::MAX as usize);
        out[i] = n as u16;
        i += 1;
    }
    out
};

/// The text of a known name.
pub(crate) fn known_text(name: Sym) -> Option<&'static str> {
    let i = name.0 as usize;
    let end = *ENDS.get(i)?;
    let start = i.checked_sub(1).map_or(0, |before| ENDS[before]);
    TEXT.get(start as usize..end as usize)
}

/// Finds the known names.
pub(crate) static TABLE: [u16; known::slots(KNOWN.len())] = {
    let (mut table, mut i) = (known::table(), 0);
    while i < KNOWN.len() {
        known::insert(&mut table, KNOWN[i].as_bytes(), i as u16);
        i += 1;
    }
    table
};

// Sorted by text, so that comparing two known names is comparing their numbers; a new name is one line.
known! {
    PROPERTIES = "<{}>";
    CCONV = "CConv";
    TAIL_CALL_KIND = "TailCallKind";
    #[cfg(feature = "extended")]
    A_SHIFT = "aShift";
    #[cfg(feature = "extended")]
    A_TYPE = "a_type";
    ABORT = "abort";
    #[cfg(feature = "extended")]
    ABS = "abs";
    ACCESS_GROUPS = "access_groups";
    #[cfg(feature = "extended")]
    ACTION = "action";
    ADDR_SPACE = "addr_space";
    ADDRESS_SPACE = "address_space";
    ALIAS_SCOPES = "alias_scopes";
    ALIAS_TYPE = "alias_type";
    #[cfg(feature = "extended")]
    ALIGNED = "aligned";
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
    #[cfg(feature = "extended")]
    B1_OP = "b1Op";
    #[cfg(feature = "extended")]
    B_HI = "b_hi";
    #[cfg(feature = "extended")]
    B_TYPE = "b_type";
    BIN_OP = "bin_op";
    BIT = "bit";
    #[cfg(feature = "extended")]
    BLOCK_SCALE = "blockScale";
    #[cfg(feature = "extended")]
    BLOCK_SCALE_FORMAT = "blockScaleFormat";
    BLOCK_ADDR = "block_addr";
    BRANCH_HINT = "branch_hint";
    BRANCH_WEIGHTS = "branch_weights";
    CACHE = "cache";
    #[cfg(feature = "extended")]
    CACHE_LEVEL = "cacheLevel";
    CALLEE = "callee";
    CASE_OPERAND_SEGMENTS = "case_operand_segments";
    CASE_VALUES = "case_values";
    CASES = "cases";
    CAST = "cast";
    CLEANUP = "cleanup";
    #[cfg(feature = "extended")]
    COLLECTOR_B_BUFFER = "collectorBBuffer";
    #[cfg(feature = "extended")]
    COLLECTOR_OP = "collectorOp";
    COLUMNS = "columns";
    COMDAT = "comdat";
    CONDITION = "condition";
    CONSTANT = "constant";
    CONSTANT_SRC = "constant_src";
    CONSTRAINTS = "constraints";
    CONVERGENT = "convergent";
    #[cfg(feature = "extended")]
    CTA_GROUP = "ctaGroup";
    CTORS = "ctors";
    DATA = "data";
    DBG_EXPR = "dbg_expr";
    DBG_EXPRS = "dbg_exprs";
    DENORMAL_FP_MATH = "denormal_fp_math";
    DENORMAL_FP_MATH_F32 = "denormal_fp_math_f32";
    DEREFERENCEABLE = "dereferenceable";
    #[cfg(feature = "extended")]
    DILATIONS = "dilations";
    DIM = "dim";
    #[cfg(feature = "extended")]
    DIMENSIONS = "dimensions";
    DISJOINT = "disjoint";
    DLTI_DL_SPEC = "dlti.dl_spec";
    DLTI_TARGET_SYSTEM_SPEC = "dlti.target_system_spec";
    #[cfg(feature = "extended")]
    DOC = "doc";
    DSO_LOCAL = "dso_local";
    #[cfg(feature = "extended")]
    DST_TY = "dstTy";
    DST_MAP = "dst_map";
    DTORS = "dtors";
    DYN_CAST = "dyn_cast";
    ELEM_TYPE = "elem_type";
    #[cfg(feature = "extended")]
    ELT_TYPE = "eltType";
    #[cfg(feature = "extended")]
    ELTYPE = "eltype";
    #[cfg(feature = "extended")]
    ELTYPE_A = "eltypeA";
    #[cfg(feature = "extended")]
    ELTYPE_B = "eltypeB";
    #[cfg(feature = "extended")]
    EVENT_ID = "eventId";
    #[cfg(feature = "extended")]
    EVICT_PRIORITY = "evictPriority";
    EXTERNALLY_INITIALIZED = "externally_initialized";
    FAILURE_KIND = "failureKind";
    FAILURE_ORDERING = "failure_ordering";
    FASTMATH = "fastmath";
    FASTMATH_FLAGS = "fastmathFlags";
    FIXED_VECTOR_SIZES = "fixed_vector_sizes";
    FLAGS = "flags";
    FP_EXCEPTION_BEHAVIOR = "fpExceptionBehavior";
    FP_CONTRACT = "fp_contract";
    #[cfg(feature = "extended")]
    FRAG = "frag";
    FRAME_POINTER = "frame_pointer";
    FREE = "free";
    #[cfg(feature = "extended")]
    FROM_PROXY = "fromProxy";
    FUNC_VARARGS = "func.varargs";
    FUNCTION_ENTRY_COUNT = "function_entry_count";
    FUNCTION_NAME = "function_name";
    FUNCTION_TYPE = "function_type";
    GARBAGE_COLLECTOR = "garbageCollector";
    GATHER_DIMS = "gather_dims";
    GLOBAL_NAME = "global_name";
    GLOBAL_TYPE = "global_type";
    #[cfg(feature = "extended")]
    GROUP = "group";
    HAS_SIDE_EFFECTS = "has_side_effects";
    HINT = "hint";
    I_FUNC_TYPE = "i_func_type";
    IMM = "imm";
    IN_BOUNDS = "in_bounds";
    #[cfg(feature = "extended")]
    IN_PARAM_SPACE = "in_param_space";
    INALLOCA = "inalloca";
    INBOUNDS = "inbounds";
    INCLUSIVE = "inclusive";
    INDBR_OPERAND_SEGMENTS = "indbr_operand_segments";
    INDEXING_MAPS = "indexing_maps";
    #[cfg(feature = "extended")]
    INIT_VAL = "initVal";
    INITIAL_VALUE = "initial_value";
    INLINE_HINT = "inline_hint";
    INNER_DIMS_POS = "inner_dims_pos";
    INSTRUMENT_FUNCTION_ENTRY = "instrument_function_entry";
    INSTRUMENT_FUNCTION_EXIT = "instrument_function_exit";
    #[cfg(feature = "extended")]
    INT_OVERFLOW_BEHAVIOR = "intOverflowBehavior";
    INTEL_REQD_SUB_GROUP_SIZE = "intel_reqd_sub_group_size";
    INTRIN = "intrin";
    INVARIANT = "invariant";
    INVARIANT_GROUP = "invariantGroup";
    #[cfg(feature = "extended")]
    IS_CTA_ONLY = "isCTAOnly";
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
    #[cfg(feature = "extended")]
    K = "k";
    KIND = "kind";
    LABEL = "label";
    LANE = "lane";
    #[cfg(feature = "extended")]
    LAYOUT = "layout";
    #[cfg(feature = "extended")]
    LAYOUT_A = "layoutA";
    #[cfg(feature = "extended")]
    LAYOUT_B = "layoutB";
    LEN = "len";
    LHS_COLUMNS = "lhs_columns";
    LHS_ROWS = "lhs_rows";
    #[cfg(feature = "extended")]
    LIBRARY_CALL = "library_call";
    #[cfg(feature = "extended")]
    LINALG_MEMOIZED = "linalg.memoized_indexing_maps";
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
    LLVM_MMRA = "llvm.mmra";
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
    #[cfg(feature = "extended")]
    M = "m";
    MAIN = "main";
    MALLOC = "malloc";
    MAP = "map";
    MAPPING = "mapping";
    MASK = "mask";
    MASK_DIM_SIZES = "mask_dim_sizes";
    #[cfg(feature = "extended")]
    MASKED_EVENT_ID = "maskedEventId";
    MEMORY = "memory";
    MEMORY_EFFECTS = "memory_effects";
    MEMORY_SPACE = "memory_space";
    MEMREF_COPY = "memrefCopy";
    #[cfg(feature = "extended")]
    MODE = "mode";
    #[cfg(feature = "extended")]
    MODIFIER = "modifier";
    MSG = "msg";
    #[cfg(feature = "extended")]
    MULTICAST = "multicast";
    #[cfg(feature = "extended")]
    MULTIPLICAND_A_PTX_TYPE = "multiplicandAPtxType";
    #[cfg(feature = "extended")]
    MULTIPLICAND_B_PTX_TYPE = "multiplicandBPtxType";
    #[cfg(feature = "extended")]
    N = "n";
    NAME = "name";
    #[cfg(feature = "extended")]
    NAN = "nan";
    NESTED = "nested";
    NO_WRAP_FLAGS = "noWrapFlags";
    NO_INFS_FP_MATH = "no_infs_fp_math";
    NO_INLINE = "no_inline";
    NO_NANS_FP_MATH = "no_nans_fp_math";
    NO_SIGNED_ZEROS_FP_MATH = "no_signed_zeros_fp_math";
    NO_UNWIND = "no_unwind";
    NOALIAS_SCOPES = "noalias_scopes";
    NOFOLD = "nofold";
    #[cfg(feature = "extended")]
    NOINC = "noinc";
    NON_NEG = "nonNeg";
    NONTEMPORAL = "nontemporal";
    #[cfg(feature = "extended")]
    NUM = "num";
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
    #[cfg(feature = "extended")]
    ORDER = "order";
    #[cfg(feature = "extended")]
    ORDERED_METADATA = "orderedMetadata";
    ORDERING = "ordering";
    OUTER_DIMS_PERM = "outer_dims_perm";
    OVERFLOW_FLAGS = "overflowFlags";
    #[cfg(feature = "extended")]
    PACK = "pack";
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
    #[cfg(feature = "extended")]
    PTX_CODE = "ptxCode";
    PUBLIC = "public";
    PUNCTUATION = "punctuation";
    PUTS = "puts";
    #[cfg(feature = "extended")]
    QUERY_TYPE = "query_type";
    #[cfg(feature = "extended")]
    RANGE = "range";
    RAW_CONSTANT_INDICES = "rawConstantIndices";
    REACHABLE = "reachable";
    #[cfg(feature = "extended")]
    READ = "read";
    READ_ONLY = "read_only";
    REASSOCIATION = "reassociation";
    RECIPROCAL_ESTIMATES = "reciprocal_estimates";
    #[cfg(feature = "extended")]
    RED_KIND = "redKind";
    #[cfg(feature = "extended")]
    REDUCTION_OP = "reductionOp";
    REDUCTION_DIM = "reduction_dim";
    REDUCTION_DIMS = "reduction_dims";
    REDUCTIONS = "reductions";
    #[cfg(feature = "extended")]
    REG_COUNT = "regCount";
    #[cfg(feature = "extended")]
    RELAXED = "relaxed";
    #[cfg(feature = "extended")]
    RELU = "relu";
    REQD_WORK_GROUP_SIZE = "reqd_work_group_size";
    RES_ATTRS = "res_attrs";
    RESOLVER = "resolver";
    RESOLVER_TYPE = "resolver_type";
    RESTRICT = "restrict";
    RESULT_SEGMENT_SIZES = "resultSegmentSizes";
    OLD_RESULT_SEGMENT_SIZES = "result_segment_sizes";
    #[cfg(feature = "extended")]
    RETURN_VALUE_AND_IS_VALID = "return_value_and_is_valid";
    RHS_COLUMNS = "rhs_columns";
    #[cfg(feature = "extended")]
    RND = "rnd";
    ROUNDINGMODE = "roundingmode";
    ROWS = "rows";
    RW = "rw";
    #[cfg(feature = "extended")]
    SAT = "sat";
    #[cfg(feature = "extended")]
    SATFINITE = "satfinite";
    #[cfg(feature = "extended")]
    SCALE_A = "scaleA";
    #[cfg(feature = "extended")]
    SCALE_B = "scaleB";
    #[cfg(feature = "extended")]
    SCALE_D = "scaleD";
    #[cfg(feature = "extended")]
    SCALE_VEC_SIZE = "scaleVecSize";
    SCATTER_DIMS = "scatter_dims";
    SCOPE = "scope";
    SECTION = "section";
    #[cfg(feature = "extended")]
    SHAPE = "shape";
    SIZE = "size";
    SIZES = "sizes";
    #[cfg(feature = "extended")]
    SPACE = "space";
    #[cfg(feature = "extended")]
    SRC_FORMAT = "srcFormat";
    #[cfg(feature = "extended")]
    SRC_TYPE = "srcType";
    SRC_MAP = "src_map";
    STATIC_LOWER_BOUND = "staticLowerBound";
    STATIC_STEP = "staticStep";
    STATIC_UPPER_BOUND = "staticUpperBound";
    STATIC_BASIS = "static_basis";
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
    #[cfg(feature = "extended")]
    TENSORMAP = "tensormap";
    THREAD_LOCAL = "thread_local_";
    TILE_ID = "tile_id";
    TILE_MASK = "tile_mask";
    #[cfg(feature = "extended")]
    TO_PROXY = "toProxy";
    TUNE_CPU = "tune_cpu";
    TYPE = "type";
    #[cfg(feature = "extended")]
    TYPE_A = "typeA";
    #[cfg(feature = "extended")]
    TYPE_B = "typeB";
    #[cfg(feature = "extended")]
    TYPE_D = "typeD";
    #[cfg(feature = "extended")]
    UNIFORM = "uniform";
    UNIQUE = "unique";
    UNNAMED_ADDR = "unnamed_addr";
    #[cfg(feature = "extended")]
    UNPACK = "unpack";
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
