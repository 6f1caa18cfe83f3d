//! The release of MLIR and LLVM whose behaviour is asked for: data that printer, conversions and the `.ll` writer ask,
//! never a fork of the code. A new difference is a new field here.

/// What differs between releases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// 19 or 22.
    pub version: u32,
    /// Aggregates start from `llvm.mlir.poison` (else `llvm.mlir.undef`).
    pub poison: bool,
    /// Address arithmetic carries `overflow<nsw, nuw>` and `inbounds|nuw`.
    pub address_flags: bool,
    /// `#dlti.dl_spec<k = v>` (else `#dlti.dl_entry<k, v>`).
    pub dlti_equals: bool,
    /// LLVM arithmetic prints one blank before `:` (19 prints two where the flags would stand).
    pub single_blank: bool,
    /// `convert-func-to-llvm` also converts arith and cf.
    pub func_converts_arith_cf: bool,
    /// `memref.assume_alignment` has a result.
    pub assume_alignment_result: bool,
    /// `llvm.intr.assume` takes operand bundles, and promises of `memref` become those.
    pub assume_bundles: bool,
    /// `memref.load` and `memref.store` have an alignment.
    pub access_alignment: bool,
    /// `llvm.atomicrmw` tells `fmaximum` from `fmax`.
    pub atomic_maximum: bool,
    /// The stride of collapsed dimensions is the smallest of theirs (else that of the innermost).
    pub collapse_takes_minimum: bool,
    /// Products of affine expressions carry `overflow<nsw>`.
    pub affine_multiply_nsw: bool,
    /// `memref.extract_strided_metadata` looks through changes of the memory space.
    pub metadata_through_space: bool,
    /// `memref.extract_strided_metadata` of a `memref.expand_shape` is that of what was expanded; else it waits until that
    /// is a `memref.reinterpret_cast`.
    pub metadata_through_expansion: bool,
    /// Taking the pointer of a memref looks through `memref.cast`.
    pub pointer_through_casts: bool,
    /// Taking the pointer of a memref looks through changes of its shape; else through what these become.
    pub pointer_through_reshapes: bool,
    /// Conversions take back what a fold changed in place when its constant has no conversion.
    pub fold_rolls_back: bool,
    /// Vectors of pointers are `!llvm.vec<4 x ptr>` (else `vector<4x!llvm.ptr>`).
    pub llvm_vec: bool,
    /// Inside of other LLVM types it is `!llvm.ppc_fp128` (else `ppc_fp128`).
    pub llvm_ppc_prefix: bool,
    /// Names of identified structs are escaped as strings are.
    pub escape_struct_names: bool,
    /// Generic forms write some enum properties as `n : i32` (else as their attribute).
    pub enum_properties: bool,
    /// Keys of resources that are no words are quoted.
    pub quote_resource_keys: bool,
    /// Float formats of four and six bits, `f8E3M4` and `f8E8M0FNU` are types.
    pub narrow_floats: bool,
    /// Affine sums and products of two dimensions or two symbols are put in order.
    pub sorted_affine: bool,
    /// Hexadecimal text of `i1` elements packs eight into a byte.
    pub packed_i1: bool,
    /// Descriptors of a function's arguments stand in the order of the arguments, whoever uses them first.
    pub descriptors_by_argument: bool,
    /// A branch that `convert-cf-to-llvm` converts also converts the arguments of the blocks it jumps to.
    pub branches_convert_blocks: bool,
    /// `convert-arith-to-llvm` expands `ceildivsi`, `ceildivui` and `floordivsi`.
    pub arith_expands_divisions: bool,
    /// Whether expanding mathematical functions knows common powers.
    pub math_expands_powers: bool,
    /// `arith.bitcast` between types of one converted form becomes nothing (else `llvm.bitcast`).
    pub equal_bitcast_vanishes: bool,
    /// The branch that a structured loop becomes keeps the loop's attributes of the LLVM dialect.
    pub keeps_loop_attrs: bool,
    /// Inlining heeds `no_inline` of calls and `func.func`, leaves calls between functions that call each other, and keeps
    /// what stands behind a body that does not return apart.
    pub inline_guards: bool,
    /// The binary interface that `#rocdl.target` is for unless it says otherwise.
    pub rocdl_abi: &'static str,
    /// Pipelines are dumped on lines of their own.
    pub pipeline_lines: bool,
    /// Marks of lifetimes say how much memory they are about.
    pub lifetime_size: bool,
    /// Arithmetic folds less, as in release 19: no quotients of products, `truncf` of `extf`, products with zero under
    /// fast math or comparisons of `i1` with a constant; `maxnumf` and `minnumf` know infinities instead of NaN. And
    /// more: `memref.dim` looks through `memref.reinterpret_cast`.
    pub early_folds: bool,
    /// Single passes cast each descriptor of an argument back to its memref, and that to the descriptor again.
    pub argument_cast_pairs: bool,
    /// Single passes leave casts of operands that nothing uses in the end.
    pub keeps_unused_casts: bool,
    /// Casts of what replaces an operation stand behind all that replaces it (else behind each value).
    pub casts_behind_operation: bool,
    /// `memref.subview` is checked to lie inside of its source where sizes, offsets and strides are known.
    pub slice_bounds: bool,
    /// Whether the parts of `llvm.mlir.constant` fit its type is asked when it is translated.
    pub late_constant_checks: bool,
    /// Alignments of accesses and allocations may be 0.
    pub zero_alignment: bool,
    /// `memref.reinterpret_cast` may claim a static size for one that is not.
    pub early_view_checks: bool,
    /// Some enums have other numbers in generic forms ([`crate::dialect::enums::number_19`]).
    pub older_enum_numbers: bool,
    /// `memref.extract_strided_metadata` looks through `memref.cast`.
    pub metadata_through_casts: bool,
    /// Some attributes have names of their own (rows with [`crate::row::Need::Alias`]).
    pub attr_aliases: bool,
    /// `math.absi`, `ctlz` and `cttz` of vectors of several dimensions convert like other functions.
    pub counts_unroll: bool,
    /// Trigonometric functions beyond sine and cosine are intrinsics for `convert-math-to-llvm`.
    pub trigonometric_intrinsics: bool,
    /// The constants of its formulas have the converted type.
    pub formulas_convert_constants: bool,
    /// Products and exponentials of complex numbers are computed as release 19 does.
    pub older_complex_formulas: bool,
    /// `convert-math-to-funcs` leaves powers and counts of `index` as they are.
    #[cfg(feature = "extended")]
    pub math_funcs_leave_index: bool,
    /// `fold-memref-alias-ops` has `affine.linearize_index` and `affine.delinearize_index` for indices of reshaped memory
    /// and leaves accesses of `affine`, which another pass folds.
    #[cfg(feature = "extended")]
    pub linearized_alias_indices: bool,
    /// Emulated wide integers are negated by inverting them and adding one.
    pub wide_negation_by_complement: bool,
    /// Vectors that are put together start from `ub.poison` (else from zeros).
    pub vectors_start_from_poison: bool,
    /// Elements at positions that are not known are `vector.extractelement`.
    pub vector_extractelement: bool,
    /// A single pass leaves accesses of memory spaces that have no number, with a warning; scripts of release 19 count
    /// on it.
    pub leaves_odd_spaces: bool,
    /// Subprograms made for functions have the column as the line of their scope, and do not look into fused locations
    /// and those of calls for the file.
    pub early_debug_scopes: bool,
    /// Recursive debug information is marked by `isRecSelf`, and subprograms may be recursive. Release 19 knows a
    /// reference to an open composite type by its null tag, and writes the tag first.
    pub marked_recursion: bool,
    /// Locations of imported functions begin with their name.
    pub function_names_in_locations: bool,
    /// Memory of the stack is followed through `launder` and `strip.invariant.group`.
    pub slots_through_groups: bool,
    /// Memory of floats that is filled with bytes becomes a value.
    pub fills_floats: bool,
    /// A memref that nothing wrote is read as `ub.poison` (else as zero).
    pub slots_start_as_poison: bool,
    /// The intrinsics of AMX and AVX are operations, and tiles are vectors.
    pub x86_intrinsic_ops: bool,
    /// Attributes of `llvm.call_intrinsic` stand behind the types.
    pub intrinsic_attrs_last: bool,
}

impl Release {
    /// MLIR 22, the default.
    pub const V22: Release = Release {
        version: 22,
        poison: true,
        address_flags: true,
        dlti_equals: true,
        single_blank: true,
        func_converts_arith_cf: false,
        assume_alignment_result: true,
        assume_bundles: true,
        access_alignment: true,
        atomic_maximum: true,
        collapse_takes_minimum: false,
        affine_multiply_nsw: true,
        metadata_through_space: true,
        metadata_through_expansion: true,
        pointer_through_casts: false,
        pointer_through_reshapes: false,
        fold_rolls_back: true,
        llvm_vec: false,
        llvm_ppc_prefix: true,
        escape_struct_names: true,
        enum_properties: true,
        quote_resource_keys: true,
        narrow_floats: true,
        sorted_affine: true,
        packed_i1: true,
        descriptors_by_argument: false,
        branches_convert_blocks: true,
        arith_expands_divisions: true,
        math_expands_powers: true,
        equal_bitcast_vanishes: true,
        keeps_loop_attrs: true,
        inline_guards: true,
        rocdl_abi: "600",
        pipeline_lines: true,
        lifetime_size: false,
        early_folds: false,
        argument_cast_pairs: false,
        late_constant_checks: false,
        zero_alignment: false,
        early_view_checks: false,
        keeps_unused_casts: false,
        casts_behind_operation: false,
        slice_bounds: true,
        older_enum_numbers: false,
        metadata_through_casts: true,
        attr_aliases: false,
        counts_unroll: false,
        trigonometric_intrinsics: true,
        formulas_convert_constants: true,
        older_complex_formulas: false,
        #[cfg(feature = "extended")]
        math_funcs_leave_index: true,
        #[cfg(feature = "extended")]
        linearized_alias_indices: true,
        wide_negation_by_complement: false,
        vectors_start_from_poison: true,
        vector_extractelement: false,
        leaves_odd_spaces: false,
        early_debug_scopes: false,
        marked_recursion: true,
        function_names_in_locations: false,
        slots_through_groups: true,
        fills_floats: true,
        slots_start_as_poison: true,
        x86_intrinsic_ops: false,
        intrinsic_attrs_last: false,
    };
    /// MLIR 19.
    pub const V19: Release = Release {
        version: 19,
        poison: false,
        address_flags: false,
        dlti_equals: false,
        single_blank: false,
        func_converts_arith_cf: true,
        assume_alignment_result: false,
        assume_bundles: false,
        access_alignment: false,
        atomic_maximum: false,
        collapse_takes_minimum: true,
        affine_multiply_nsw: false,
        metadata_through_space: false,
        metadata_through_expansion: false,
        pointer_through_casts: true,
        pointer_through_reshapes: true,
        fold_rolls_back: false,
        llvm_vec: true,
        llvm_ppc_prefix: false,
        escape_struct_names: false,
        enum_properties: false,
        quote_resource_keys: false,
        narrow_floats: false,
        sorted_affine: false,
        packed_i1: true,
        descriptors_by_argument: true,
        branches_convert_blocks: false,
        arith_expands_divisions: false,
        math_expands_powers: false,
        equal_bitcast_vanishes: false,
        keeps_loop_attrs: false,
        inline_guards: false,
        rocdl_abi: "500",
        pipeline_lines: false,
        lifetime_size: true,
        early_folds: true,
        argument_cast_pairs: true,
        late_constant_checks: true,
        zero_alignment: true,
        early_view_checks: true,
        keeps_unused_casts: true,
        casts_behind_operation: true,
        slice_bounds: false,
        older_enum_numbers: true,
        metadata_through_casts: false,
        attr_aliases: true,
        counts_unroll: true,
        trigonometric_intrinsics: false,
        formulas_convert_constants: false,
        older_complex_formulas: true,
        #[cfg(feature = "extended")]
        math_funcs_leave_index: false,
        #[cfg(feature = "extended")]
        linearized_alias_indices: false,
        wide_negation_by_complement: true,
        vectors_start_from_poison: false,
        vector_extractelement: true,
        leaves_odd_spaces: true,
        early_debug_scopes: true,
        marked_recursion: false,
        function_names_in_locations: true,
        slots_through_groups: false,
        fills_floats: false,
        slots_start_as_poison: false,
        x86_intrinsic_ops: true,
        intrinsic_attrs_last: true,
    };

    /// The release of a `--compat=` value.
    pub fn from_version(v: u32) -> Option<Release> {
        match v {
            22 => Some(Release::V22),
            19 => Some(Release::V19),
            _ => None,
        }
    }
}

impl Default for Release {
    fn default() -> Self {
        Release::V22
    }
}
