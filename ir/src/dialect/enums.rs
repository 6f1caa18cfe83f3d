//! Enum attributes: spelling and value of every case. A table; rows refer to it by the constants.

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
    /// Spelling and value; for bit enums a case of several bits (such as `fast`) is printed when all of them are set.
    pub cases: &'static [(&'static str, u64)],
}

impl EnumDef {
    /// The value of a spelling.
    pub fn value(&self, text: &str) -> Option<u64> {
        self.cases.iter().find(|c| c.0 == text).map(|c| c.1)
    }
    /// The spelling of a value that is exactly one case.
    pub fn text(&self, value: u64) -> Option<&'static str> {
        self.cases.iter().find(|c| c.1 == value).map(|c| c.0)
    }
}

macro_rules! enums {
    ($($name:ident = $attr:literal $bits:ident $sep:literal { $($text:literal = $value:literal),* $(,)? };)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name,)* }
        $(#[doc = concat!("`", $attr, "`")] pub const $name: u16 = Index::$name as u16;)*
        /// All enums.
        pub static ENUMS: &[EnumDef] = &[$(EnumDef { name: $attr, bits: enums!(@$bits), bare: enums!(@@$bits), separator: $sep, cases: &[$(($text, $value)),*] },)*];
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
    VECTOR_KIND = "vector.kind" bits "," { "add" = 1, "mul" = 2, "minui" = 4, "minsi" = 8, "minnumf" = 16, "maxui" = 32, "maxsi" = 64, "maxnumf" = 128, "and" = 256, "or" = 512, "xor" = 1024, "minimumf" = 2048, "maximumf" = 4096 };
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
