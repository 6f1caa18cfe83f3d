//! What a lowering may choose: the union of the options of the passes, as plain data.

use ir::Release;

/// Choices of the conversions to the LLVM dialect. The names of the fields are those of the passes' options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whose behaviour is asked for.
    pub release: Release,
    /// `index-bitwidth`: width of `index`; 0 asks the module's data layout.
    pub index_bitwidth: u32,
    /// `use-bare-ptr-memref-call-conv`: memref arguments become pointers to their elements.
    pub use_bare_ptr_memref_call_conv: bool,
    /// `use-aligned-alloc`: allocate with `aligned_alloc`.
    pub use_aligned_alloc: bool,
    /// `use-generic-functions`: call `_mlir_memref_to_llvm_alloc` and its like instead of `malloc`.
    pub use_generic_functions: bool,
    /// Whether masks of bounds compare `i64` (else `i32`).
    pub wide_vector_indices: bool,
    /// Most dimensions of vectors that are transferred at once.
    pub transfer_rank: u32,
    /// Whether other transfers are unrolled instead of put into loops.
    pub unroll_transfers: bool,
    /// Whether reductions of float vectors may be reassociated.
    pub reassociate_reductions: bool,
    /// How products of matrices in vectors are taken apart.
    #[cfg(feature = "extended")]
    pub contracts: Contracts,
    /// How transpositions of matrices in vectors are.
    #[cfg(feature = "extended")]
    pub transposes: Transposes,
    /// Whether accesses of vectors are aligned as the vector is, not as its elements are.
    pub vector_alignment: bool,
    /// What of Arm's instructions may be used: [`ARM_SVE`] and the others.
    pub arm: u8,
    /// `lower-tensors`: transfers of tensors become loops too.
    #[cfg(feature = "extended")]
    pub lower_tensors: bool,
    /// `min-width-of-fpowi-exponent`: powers of floats become calls from this width of the exponent on.
    #[cfg(feature = "extended")]
    pub powers_from: u32,
    /// What becomes of attributes of a memref argument that becomes several arguments.
    pub memref_arg_attrs: ArgAttrs,
}

/// What becomes of attributes of a memref argument that becomes several arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgAttrs {
    /// They are dropped, as mlir-opt does.
    Drop,
    /// They are dropped, and a warning names them.
    Warn,
    /// They go to the aligned pointer.
    Carry,
}

impl Options {
    /// The defaults for a release.
    pub const fn new(release: Release) -> Options {
        Options {
            release,
            index_bitwidth: 0,
            use_bare_ptr_memref_call_conv: false,
            use_aligned_alloc: false,
            use_generic_functions: false,
            wide_vector_indices: false,
            transfer_rank: 1,
            unroll_transfers: false,
            reassociate_reductions: false,
            #[cfg(feature = "extended")]
            contracts: Contracts::Dot,
            #[cfg(feature = "extended")]
            transposes: Transposes::Elements,
            vector_alignment: false,
            arm: 0,
            #[cfg(feature = "extended")]
            lower_tensors: false,
            #[cfg(feature = "extended")]
            powers_from: 1,
            memref_arg_attrs: ArgAttrs::Drop,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new(Release::V22)
    }
}

/// `enable-arm-sve`: operations of `arm_sve`, and masks of bounds, become intrinsics of SVE.
pub const ARM_SVE: u8 = 1;
/// `enable-arm-neon`: products of small matrices may be those of NEON.
pub const ARM_NEON: u8 = 2;
/// `enable-arm-i8mm`: products of matrices of bytes.
pub const ARM_I8MM: u8 = 4;
/// `enable-arm-bf16`: products of matrices of `bf16`.
pub const ARM_BF16: u8 = 8;

/// `vector-contract-lowering`
#[cfg(feature = "extended")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contracts {
    /// `dot`: rows times columns.
    Dot,
    /// `outerproduct`: columns times rows, which are added up.
    Outer,
    /// `llvmintr`: by `llvm.intr.matrix.multiply`.
    Intrinsic,
}

/// `vector-transpose-lowering`
#[cfg(feature = "extended")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transposes {
    /// `eltwise`: one element after the other.
    Elements,
    /// `shuffle1d`: by one shuffle of all elements.
    Shuffle,
    /// `llvmintr`: by `llvm.intr.matrix.transpose`.
    Intrinsic,
}
