//! Enum attributes: spelling and value of every case. A table; rows refer to it by the constants.

use crate::spelling::{Spellings, spellings};

/// An enum: its name, whether its cases are bits that combine, the text between combined cases, and the cases.
#[derive(Debug)]
pub struct EnumDef {
    /// `dialect.mnemonic` of the attribute (`#arith.fastmath<...>`); empty if it is only ever stored as an integer.
    pub name: &'static str,
    /// Cases are bits.
    pub bits: bool,
    /// The attribute writes its case without `<...>`, so that it stands in the dialect's brackets
    /// (`#index<cmp_predicate eq>`).
    pub bare: bool,
    /// Printed between bits, such as `,` or `|`.
    pub separator: &'static str,
    /// Spellings and values.
    spellings: Spellings,
}

impl EnumDef {
    /// Spelling and value; for bit enums a case of several bits (such as `fast`) is printed when all of them are set.
    pub fn cases(&self) -> impl Iterator<Item = (&'static str, u64)> + Clone + use<> {
        self.spellings.iter()
    }
    /// The value of a spelling.
    pub fn value(&self, text: &str) -> Option<u64> {
        self.spellings.number(text)
    }
    /// The spelling of a value that is exactly one case.
    pub fn text(&self, value: u64) -> Option<&'static str> {
        self.spellings.name(value)
    }
    /// All bits that a case has.
    pub fn all_bits(&self) -> u64 {
        self.cases().fold(0, |bits, c| bits | c.1)
    }
}

macro_rules! enums {
    ($($(#[$when:meta])* $name:ident = $attr:literal $bits:ident $sep:literal { $($text:literal = $value:literal),* $(,)? };)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($(#[$when])* $name,)* }
        $($(#[$when])* #[doc = concat!("`", $attr, "`")] pub const $name: u16 = Index::$name as u16;)*
        /// All enums.
        pub static ENUMS: crate::store::Table<EnumDef> = crate::store::Table(&[$($(#[$when])* EnumDef { name: $attr, bits: enums!(@$bits), bare: enums!(@@$bits), separator: $sep, spellings: spellings![$(($value, $text)),*] },)*]);
    };
    (@bits) => { true };
    (@int) => { false };
    (@bare) => { false };
    (@@bits) => { false };
    (@@int) => { false };
    (@@bare) => { true };
}

enums! {
    CMPI_PREDICATE = "" int "" { "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7, "ugt" = 8, "uge" = 9 };
    CMPF_PREDICATE = "" int "" { "false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7,
        "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14, "true" = 15 };
    ARITH_OVERFLOW = "arith.overflow" bits ", " { "none" = 0, "nsw" = 1, "nuw" = 2 };
    ARITH_ROUNDING = "" int "" { "to_nearest_even" = 0, "downward" = 1, "upward" = 2, "toward_zero" = 3, "to_nearest_away" = 4 };
    INDEX_CMP_PREDICATE = "index.cmp_predicate" bare "" { "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7, "ugt" = 8, "uge" = 9 };
    ARITH_FASTMATH = "arith.fastmath" bits "," { "none" = 0, "reassoc" = 1, "nnan" = 2, "ninf" = 4, "nsz" = 8, "arcp" = 16, "contract" = 32, "afn" = 64, "fast" = 127 };
    // Stored as bits, of which one is set, because its attribute is written in brackets.
    VECTOR_PUNCTUATION = "vector.punctuation" int "" { "no_punctuation" = 0, "newline" = 1, "comma" = 2, "open" = 3, "close" = 4 };
    VECTOR_ITERATOR = "vector.iterator_type" int "" { "parallel" = 0, "reduction" = 1 };
    #[cfg(feature = "extended")]
    LINALG_ITERATOR = "linalg.iterator_type" int "" { "parallel" = 0, "reduction" = 1 };
    #[cfg(feature = "extended")]
    LINALG_TYPE_FN = "linalg.type_fn" int "" { "cast_signed" = 0, "cast_unsigned" = 1 };
    VECTOR_KIND = "vector.kind" bits "," { "add" = 1, "mul" = 2, "minui" = 4, "minsi" = 8, "minnumf" = 16, "maxui" = 32, "maxsi" = 64, "maxnumf" = 128, "and" = 256, "or" = 512, "xor" = 1024, "minimumf" = 2048, "maximumf" = 4096 };
    // Where loops run on a device, and its memory.
    #[cfg(feature = "extended")]
    GPU_ADDRESS_SPACE = "gpu.address_space" int "" { "global" = 1, "workgroup" = 2, "private" = 3 };
    #[cfg(feature = "extended")]
    GPU_BLOCK = "gpu.block" int "" { "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5, "linear_dim_3" = 6, "linear_dim_4" = 7,
        "linear_dim_5" = 8, "linear_dim_6" = 9, "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12 };
    #[cfg(feature = "extended")]
    GPU_LANE = "gpu.lane" int "" { "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5, "linear_dim_3" = 6, "linear_dim_4" = 7,
        "linear_dim_5" = 8, "linear_dim_6" = 9, "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12 };
    #[cfg(feature = "extended")]
    GPU_MEMORY_SPACE = "gpu.memory_space" int "" { "global" = 1, "workgroup" = 2, "private" = 3 };
    #[cfg(feature = "extended")]
    GPU_THREAD = "gpu.thread" int "" { "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5, "linear_dim_3" = 6, "linear_dim_4" = 7,
        "linear_dim_5" = 8, "linear_dim_6" = 9, "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12 };
    #[cfg(feature = "extended")]
    GPU_WARP = "gpu.warp" int "" { "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5, "linear_dim_3" = 6, "linear_dim_4" = 7,
        "linear_dim_5" = 8, "linear_dim_6" = 9, "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12 };
    #[cfg(feature = "extended")]
    GPU_WARPGROUP = "gpu.warpgroup" int "" { "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5, "linear_dim_3" = 6, "linear_dim_4" = 7,
        "linear_dim_5" = 8, "linear_dim_6" = 9, "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12 };
    // LLVM's enums; values are those of LLVM's own enums.
    LLVM_ICMP_PREDICATE = "" int "" { "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7, "ugt" = 8, "uge" = 9 };
    LLVM_FCMP_PREDICATE = "" int "" { "_false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7, "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14, "_true" = 15 };
    LLVM_OVERFLOW = "llvm.overflow" bits ", " { "none" = 0, "nsw" = 1, "nuw" = 2 };
    LLVM_GEP_FLAGS = "" bits "|" { "none" = 0, "inbounds_flag" = 1, "nusw" = 2, "nuw" = 4, "inbounds" = 3 };
    LLVM_FASTMATH = "llvm.fastmath" bits ", " { "none" = 0, "nnan" = 1, "ninf" = 2, "nsz" = 4, "arcp" = 8, "contract" = 16, "afn" = 32, "reassoc" = 64, "fast" = 127 };
    LLVM_LINKAGE = "llvm.linkage" int "" { "external" = 0, "available_externally" = 1, "linkonce" = 2, "linkonce_odr" = 3, "weak" = 4, "weak_odr" = 5, "appending" = 6, "internal" = 7, "private" = 8, "extern_weak" = 9, "common" = 10 };
    LLVM_CCONV = "llvm.cconv" int "" { "ccc" = 0, "fastcc" = 8, "coldcc" = 9, "cc_10" = 10, "cc_11" = 11, "anyregcc" = 13, "preserve_mostcc" = 14, "preserve_allcc" = 15, "swiftcc" = 16, "cxx_fast_tlscc" = 17, "tailcc" = 18, "cfguard_checkcc" = 19, "swifttailcc" = 20, "x86_stdcallcc" = 64, "x86_fastcallcc" = 65, "arm_apcscc" = 66, "arm_aapcscc" = 67, "arm_aapcs_vfpcc" = 68, "msp430_intrcc" = 69, "x86_thiscallcc" = 70, "ptx_kernelcc" = 71, "ptx_devicecc" = 72, "spir_funccc" = 75, "spir_kernelcc" = 76, "intel_ocl_bicc" = 77, "x86_64_sysvcc" = 78, "win64cc" = 79, "x86_vectorcallcc" = 80, "hhvmcc" = 81, "hhvm_ccc" = 82, "x86_intrcc" = 83, "avr_intrcc" = 84, "avr_builtincc" = 86, "amdgpu_vscc" = 87, "amdgpu_gscc" = 88, "amdgpu_cscc" = 90, "amdgpu_kernelcc" = 91, "x86_regcallcc" = 92, "amdgpu_hscc" = 93, "msp430_builtincc" = 94, "amdgpu_lscc" = 95, "amdgpu_escc" = 96, "aarch64_vectorcallcc" = 97, "aarch64_sve_vectorcallcc" = 98, "wasm_emscripten_invokecc" = 99, "amdgpu_gfxcc" = 100, "m68k_intrcc" = 101 };
    LLVM_TAIL_CALL_KIND = "llvm.tailcallkind" int "" { "none" = 0, "tail" = 1, "musttail" = 2, "notail" = 3 };
    LLVM_FRAME_POINTER_KIND = "llvm.framePointerKind" int "" { "none" = 0, "non-leaf" = 1, "all" = 2, "reserved" = 3, "non-leaf-no-reserve" = 4 };
    LLVM_UWTABLE_KIND = "llvm.uwtableKind" int "" { "none" = 0, "sync" = 1, "async" = 2 };
    LLVM_COMDAT = "" int "" { "any" = 0, "exactmatch" = 1, "largest" = 2, "nodeduplicate" = 3, "samesize" = 4 };
    LLVM_UNNAMED_ADDR = "" int "" { "" = 0, "local_unnamed_addr" = 1, "unnamed_addr" = 2 };
    LLVM_VISIBILITY = "" int "" { "" = 0, "hidden" = 1, "protected" = 2 };
    LLVM_ATOMIC_ORDERING = "" int "" { "not_atomic" = 0, "unordered" = 1, "monotonic" = 2, "acquire" = 4, "release" = 5, "acq_rel" = 6, "seq_cst" = 7 };
    LLVM_ATOMIC_BIN_OP = "" int "" { "xchg" = 0, "add" = 1, "sub" = 2, "_and" = 3, "nand" = 4, "_or" = 5, "_xor" = 6, "max" = 7, "min" = 8, "umax" = 9, "umin" = 10,
        "fadd" = 11, "fsub" = 12, "fmax" = 13, "fmin" = 14, "uinc_wrap" = 15, "udec_wrap" = 16, "usub_cond" = 17, "usub_sat" = 18, "fmaximum" = 19, "fminimum" = 20 };
    LLVM_ASM_DIALECT = "" int "" { "att" = 0, "intel" = 1 };
    LLVM_ROUNDING_MODE = "" int "" { "towardzero" = 0, "tonearest" = 1, "upward" = 2, "downward" = 3, "tonearestaway" = 4, "dynamic" = 7 };
    LLVM_FP_EXCEPTION = "" int "" { "ignore" = 0, "maytrap" = 1, "strict" = 2 };
    LLVM_MODREF = "" int "" { "none" = 0, "read" = 1, "write" = 2, "readwrite" = 3 };
    LLVM_PROFILE_FORMAT = "" int "" { "SampleProfile" = 0, "InstrProf" = 1, "CSInstrProf" = 2 };
    LLVM_DI_FLAGS = "" bits "|" { "Zero" = 0, "Private" = 1, "Protected" = 2, "Public" = 3, "FwdDecl" = 4, "AppleBlock" = 8, "ReservedBit4" = 16, "Virtual" = 32, "Artificial" = 64, "Explicit" = 128, "Prototyped" = 256, "ObjcClassComplete" = 512, "ObjectPointer" = 1024, "Vector" = 2048, "StaticMember" = 4096, "LValueReference" = 8192, "RValueReference" = 16384, "ExportSymbols" = 32768, "SingleInheritance" = 65536, "MultipleInheritance" = 65536, "VirtualInheritance" = 65536, "IntroducedVirtual" = 262144, "BitField" = 524288, "NoReturn" = 1048576, "TypePassByValue" = 4194304, "TypePassByReference" = 8388608, "EnumClass" = 16777216, "Thunk" = 33554432, "NonTrivial" = 67108864, "BigEndian" = 134217728, "LittleEndian" = 268435456, "AllCallsDescribed" = 536870912 };
    LLVM_DI_SUBPROGRAM_FLAGS = "" bits "|" { "Virtual" = 1, "PureVirtual" = 2, "LocalToUnit" = 4, "Definition" = 8, "Optimized" = 16, "Pure" = 32, "Elemental" = 64, "Recursive" = 128, "MainSubprogram" = 256, "Deleted" = 512, "ObjCDirect" = 2048 };
    LLVM_DI_EMISSION_KIND = "" int "" { "None" = 0, "Full" = 1, "LineTablesOnly" = 2, "DebugDirectivesOnly" = 3 };
    LLVM_DI_NAME_TABLE_KIND = "" int "" { "Default" = 0, "GNU" = 1, "None" = 2, "Apple" = 3 };
    LLVM_MOD_FLAG_BEHAVIOR = "" int "" { "error" = 1, "warning" = 2, "require" = 3, "override" = 4, "append" = 5, "append_unique" = 6, "max" = 7, "min" = 8 };
    ATOMIC_RMW_KIND = "" int "" { "addf" = 0, "addi" = 1, "andi" = 2, "assign" = 3, "maximumf" = 4, "maxnumf" = 5, "maxs" = 6, "maxu" = 7,
        "minimumf" = 8, "minnumf" = 9, "mins" = 10, "minu" = 11, "mulf" = 12, "muli" = 13, "ori" = 14, "xori" = 15 };
    #[cfg(feature = "processors")]
    NVVM_ACTION = "nvvm.action" bare "" { "increase" = 0, "decrease" = 1 };
    #[cfg(feature = "processors")]
    NVVM_BLOCK_SCALE_FORMAT = "nvvm.block_scale_format" int "" { "ue8m0" = 0, "ue4m3" = 1 };
    #[cfg(feature = "processors")]
    NVVM_BLOCK_SCALE_KIND = "nvvm.block_scale_kind" int "" { "mxf8f6f4" = 0, "mxf4" = 1, "mxf4nvf4" = 2 };
    #[cfg(feature = "processors")]
    NVVM_CACHE_EVICTION_PRIORITY = "nvvm.cache_eviction_priority" bare "" { "evict_normal" = 0, "evict_first" = 1, "evict_last" = 2, "evict_unchanged" = 3, "no_allocate" = 4 };
    #[cfg(feature = "processors")]
    NVVM_CLUSTER_LAUNCH_CONTROL_QUERY_TYPE = "nvvm.cluster_launch_control_query_type" bare "" { "is_canceled" = 0, "get_first_cta_id_x" = 1, "get_first_cta_id_y" = 2, "get_first_cta_id_z" = 3 };
    #[cfg(feature = "processors")]
    NVVM_CTA_GROUP = "nvvm.cta_group" int "" { "cta_1" = 0, "cta_2" = 1 };
    #[cfg(feature = "processors")]
    NVVM_DOT_ACCUMULATE_TYPE = "nvvm.dot_accumulate_type" int "" { "unsigned" = 0, "signed" = 1 };
    #[cfg(feature = "processors")]
    NVVM_FP_RND_MODE = "nvvm.fp_rnd_mode" int "" { "none" = 0, "rn" = 1, "rm" = 2, "rp" = 3, "rz" = 4, "rna" = 5, "rs" = 6 };
    #[cfg(feature = "processors")]
    NVVM_GRID_DEP_ACTION = "nvvm.grid_dep_action" bare "" { "wait" = 0, "launch_dependents" = 1 };
    #[cfg(feature = "processors")]
    NVVM_LD_ST_MATRIX_ELT_TYPE = "nvvm.ld_st_matrix_elt_type" int "" { "b16" = 0, "b8" = 1, "b8x16.b6x16_p32" = 2, "b8x16.b4x16_p64" = 3 };
    #[cfg(feature = "processors")]
    NVVM_LOAD_CACHE_MODIFIER = "nvvm.load_cache_modifier" bare "" { "ca" = 0, "cg" = 1, "cs" = 2, "lu" = 3, "cv" = 4 };
    #[cfg(feature = "processors")]
    NVVM_MATCH_SYNC_KIND = "nvvm.match_sync_kind" bare "" { "any" = 0, "all" = 1 };
    #[cfg(feature = "processors")]
    NVVM_MEM_ORDER = "nvvm.mem_order" int "" { "weak" = 0, "relaxed" = 1, "acquire" = 2, "release" = 3, "acq_rel" = 4, "sc" = 5, "mmio" = 6, "volatile" = 7 };
    #[cfg(feature = "processors")]
    NVVM_MEM_SCOPE = "nvvm.mem_scope" int "" { "cta" = 0, "cluster" = 1, "gpu" = 2, "sys" = 3 };
    #[cfg(feature = "processors")]
    NVVM_MMA_B1OP = "nvvm.mma_b1op" int "" { "none" = 0, "xor_popc" = 1, "and_popc" = 2 };
    #[cfg(feature = "processors")]
    NVVM_MMA_FRAG = "nvvm.mma_frag" int "" { "a" = 0, "b" = 1, "c" = 2 };
    #[cfg(feature = "processors")]
    NVVM_MMA_INT_OVERFLOW = "nvvm.mma_int_overflow" int "" { "wrapped" = 0, "satfinite" = 1 };
    #[cfg(feature = "processors")]
    NVVM_MMA_KIND = "nvvm.mma_kind" int "" { "f8f6f4" = 0 };
    #[cfg(feature = "processors")]
    NVVM_MMA_LAYOUT = "nvvm.mma_layout" int "" { "row" = 0, "col" = 1 };
    #[cfg(feature = "processors")]
    NVVM_MMA_TYPE = "nvvm.mma_type" int "" { "f16" = 0, "f32" = 1, "tf32" = 2, "u8" = 3, "s8" = 4, "s32" = 5, "b1" = 6, "u4" = 7, "s4" = 8, "bf16" = 9, "f64" = 10, "e4m3" = 11, "e5m2" = 12, "e3m2" = 13, "e2m3" = 14, "e2m1" = 15 };
    #[cfg(feature = "processors")]
    NVVM_PERMUTE_MODE = "nvvm.permute_mode" int "" { "default" = 0, "f4e" = 1, "b4e" = 2, "rc8" = 3, "ecl" = 4, "ecr" = 5, "rc16" = 6 };
    #[cfg(feature = "processors")]
    NVVM_PREFETCH_CACHE_LEVEL = "nvvm.prefetch_cache_level" bare "" { "L1" = 0, "L2" = 1 };
    #[cfg(feature = "processors")]
    NVVM_PROXY_KIND = "nvvm.proxy_kind" int "" { "alias" = 0, "async" = 1, "async.global" = 2, "async.shared" = 3, "tensormap" = 4, "generic" = 5 };
    #[cfg(feature = "processors")]
    NVVM_REDUCTION = "nvvm.reduction" int "" { "popc" = 0, "and" = 1, "or" = 2 };
    #[cfg(feature = "processors")]
    NVVM_REDUX_KIND = "nvvm.redux_kind" bare "" { "add" = 1, "and" = 2, "max" = 3, "min" = 4, "or" = 5, "umax" = 6, "umin" = 7, "xor" = 8, "fmin" = 9, "fmax" = 10 };
    #[cfg(feature = "processors")]
    NVVM_SAT_MODE = "nvvm.sat_mode" int "" { "none" = 0, "satfinite" = 1 };
    #[cfg(feature = "processors")]
    NVVM_SCALE_VEC_SIZE = "nvvm.scale_vec_size" int "" { "x1" = 0, "x2" = 1, "x4" = 2 };
    #[cfg(feature = "processors")]
    NVVM_SHARED_SPACE = "nvvm.shared_space" int "" { "cta" = 0, "cluster" = 1 };
    #[cfg(feature = "processors")]
    NVVM_SHFL_KIND = "nvvm.shfl_kind" bare "" { "bfly" = 0, "up" = 1, "down" = 2, "idx" = 3 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_CP_MULTICAST = "nvvm.tcgen05_cp_multicast" int "" { "none" = 0, "warpx2_02_13" = 1, "warpx2_01_23" = 2, "warpx4" = 3 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_CP_SHAPE = "nvvm.tcgen05_cp_shape" int "" { "shape_128x256b" = 0, "shape_4x256b" = 1, "shape_128x128b" = 2, "shape_64x128b" = 3, "shape_32x128b" = 4 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_CP_SRC_FMT = "nvvm.tcgen05_cp_src_fmt" int "" { "b6x16_p32" = 0, "b4x16_p64" = 1 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_FENCE = "nvvm.tcgen05_fence" int "" { "before" = 0, "after" = 1 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_LDST_SHAPE = "nvvm.tcgen05_ldst_shape" int "" { "shape_16x64b" = 0, "shape_16x128b" = 1, "shape_16x256b" = 2, "shape_32x32b" = 3, "shape_16x32bx2" = 4 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_MMA_BLOCK_SCALE = "nvvm.tcgen05_mma_block_scale" int "" { "default" = 0, "block16" = 1, "block32" = 2 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_MMA_COLLECTORB = "nvvm.tcgen05_mma_collectorb" int "" { "b0" = 0, "b1" = 1, "b2" = 2, "b3" = 3 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_MMA_COLLECTOROP = "nvvm.tcgen05_mma_collectorop" int "" { "discard" = 0, "lastuse" = 1, "fill" = 2, "use" = 3 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_MMA_KIND = "nvvm.tcgen05_mma_kind" int "" { "f16" = 0, "tf32" = 1, "f8f6f4" = 2, "i8" = 3 };
    #[cfg(feature = "processors")]
    NVVM_TCGEN05_WAIT = "nvvm.tcgen05_wait" int "" { "load" = 0, "store" = 1 };
    #[cfg(feature = "processors")]
    NVVM_TMA_LOAD_MODE = "nvvm.tma_load_mode" int "" { "tile" = 0, "im2col" = 1, "im2col_w" = 2, "im2col_w_128" = 3, "tile_gather4" = 4 };
    #[cfg(feature = "processors")]
    NVVM_TMA_REDUX_KIND = "nvvm.tma_redux_kind" int "" { "add" = 0, "min" = 1, "max" = 2, "inc" = 3, "dec" = 4, "and" = 5, "or" = 6, "xor" = 7 };
    #[cfg(feature = "processors")]
    NVVM_TMA_STORE_MODE = "nvvm.tma_store_mode" int "" { "tile" = 0, "im2col" = 1, "tile_scatter4" = 2 };
    #[cfg(feature = "processors")]
    NVVM_VOTE_SYNC_KIND = "nvvm.vote_sync_kind" bare "" { "any" = 0, "all" = 1, "ballot" = 2, "uni" = 3 };
    #[cfg(feature = "processors")]
    NVVM_WGMMA_SCALE_IN = "nvvm.wgmma_scale_in" int "" { "one" = 1, "neg" = 4294967295 };
    #[cfg(feature = "processors")]
    NVVM_WGMMA_SCALE_OUT = "nvvm.wgmma_scale_out" int "" { "zero" = 0, "one" = 1 };
    #[cfg(feature = "processors")]
    NVVM_WGMMA_TYPE = "nvvm.wgmma_type" int "" { "f16" = 0, "tf32" = 1, "u8" = 2, "s8" = 3, "b1" = 4, "bf16" = 5, "e4m3" = 6, "e5m2" = 7, "f32" = 8, "s32" = 9 };
}

/// The numbers that release 19 gave to the kinds of atomic updates, by number; it had no `xori`.
const ATOMIC_RMW_KIND_19: [u8; 15] = [0, 1, 12, 2, 3, 13, 4, 5, 6, 14, 7, 8, 9, 10, 11];

/// The number of a case in the generic form of release 19.
pub fn number_19(def: u16, value: u64) -> u64 {
    if def != ATOMIC_RMW_KIND {
        return value;
    }
    ATOMIC_RMW_KIND_19.get(value as usize).map_or(value, |&n| n as u64)
}
/// The counterpart of [`number_19`].
pub fn number_from_19(def: u16, value: u64) -> u64 {
    if def != ATOMIC_RMW_KIND {
        return value;
    }
    ATOMIC_RMW_KIND_19.iter().position(|&n| n as u64 == value).map_or(value, |i| i as u64)
}

/// The cases of [`VECTOR_KIND`].
#[allow(missing_docs)]
pub mod kind {
    pub const ADD: u64 = 1;
    pub const MUL: u64 = 2;
    pub const MINUI: u64 = 4;
    pub const MINSI: u64 = 8;
    pub const MINNUMF: u64 = 16;
    pub const MAXUI: u64 = 32;
    pub const MAXSI: u64 = 64;
    pub const MAXNUMF: u64 = 128;
    pub const AND: u64 = 256;
    pub const OR: u64 = 512;
    pub const XOR: u64 = 1024;
    pub const MINIMUMF: u64 = 2048;
    pub const MAXIMUMF: u64 = 4096;
}
