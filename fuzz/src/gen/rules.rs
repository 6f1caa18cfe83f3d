//! The table of what a generator can write. A rule names the operations that it may write, how often it is chosen, and
//! the function that writes one of them. A dialect joins by a row of [`DIALECTS`] (and a column of the profiles);
//! [`gaps`] says which rows of lowir's own dialect tables no rule writes.

use crate::r#gen::body::Body;
use crate::r#gen::{
    affine, arith, buffers, cf, complex, func, linalg, math, memref, memref_view as view, scf, vector, vector_memory as rows,
};

/// One thing that can be written.
pub struct Rule {
    /// The operations that it may choose from, or that it writes.
    pub ops: &'static [&'static str],
    /// How often, relative to the others of its dialect.
    pub weight: u32,
    /// Writes one. It may write nothing where nothing fits.
    pub make: fn(&mut Body<'_>, &Rule),
}

/// Rules with a name.
pub struct Dialect {
    /// What they are.
    pub name: &'static str,
    /// The rules.
    pub rules: &'static [Rule],
}

const fn rule(ops: &'static [&'static str], weight: u32, make: fn(&mut Body<'_>, &Rule)) -> Rule {
    Rule { ops, weight, make }
}

/// Everything that can be written. `Profile::weights` has a column for each.
pub static DIALECTS: &[Dialect] = &[
    Dialect {
        name: "arith of integers",
        rules: &[
            rule(&["arith.constant"], 1, arith::constant),
            rule(
                &[
                    "arith.addi",
                    "arith.subi",
                    "arith.muli",
                    "arith.andi",
                    "arith.ori",
                    "arith.xori",
                    "arith.maxsi",
                    "arith.maxui",
                    "arith.minsi",
                    "arith.minui",
                ],
                8,
                arith::binary,
            ),
            rule(&["arith.shli", "arith.shrsi", "arith.shrui"], 3, arith::shift),
            rule(&["arith.divui", "arith.remui"], 2, arith::divide_unsigned),
            rule(&["arith.divsi", "arith.remsi"], 2, arith::divide_signed),
            rule(&["arith.addi", "arith.subi", "arith.muli", "arith.shli"], 2, arith::no_overflow),
            rule(&["arith.divui", "arith.divsi", "arith.shrui", "arith.shrsi"], 1, arith::exact),
            rule(&["arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"], 2, arith::extended),
            rule(&["arith.cmpi"], 3, arith::compare),
            rule(&["arith.select"], 3, arith::select),
            rule(&["arith.extsi", "arith.extui"], 3, arith::extend),
            rule(&["arith.trunci"], 2, arith::truncate),
            rule(&["arith.index_cast", "arith.index_castui"], 2, arith::index_cast),
        ],
    },
    Dialect {
        name: "arith of floats",
        rules: &[
            rule(
                &["arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.remf", "arith.maximumf", "arith.minimumf"],
                8,
                arith::binary_float,
            ),
            rule(&["arith.maxnumf", "arith.minnumf"], 1, arith::number_float),
            rule(&["arith.addf", "arith.subf", "arith.mulf"], 1, arith::fast),
            rule(&["arith.negf"], 1, arith::negate),
            rule(&["arith.cmpf"], 2, arith::compare_float),
            rule(&["arith.extf", "arith.truncf"], 2, arith::resize_float),
            rule(&["arith.sitofp", "arith.uitofp"], 2, arith::to_float),
            rule(&["arith.fptosi", "arith.fptoui"], 2, arith::from_float),
            rule(&["arith.bitcast"], 1, arith::bitcast),
        ],
    },
    Dialect {
        name: "index",
        rules: &[
            rule(
                &[
                    "index.add",
                    "index.sub",
                    "index.mul",
                    "index.and",
                    "index.or",
                    "index.xor",
                    "index.maxs",
                    "index.maxu",
                    "index.mins",
                    "index.minu",
                ],
                6,
                arith::binary,
            ),
            rule(&["index.shl", "index.shrs", "index.shru"], 2, arith::shift),
            rule(&["index.divu", "index.remu", "index.ceildivu"], 2, arith::divide_unsigned),
            rule(&["index.divs", "index.rems", "index.ceildivs", "index.floordivs"], 2, arith::divide_signed),
            rule(&["index.casts", "index.castu"], 2, arith::index_cast),
            rule(&["index.cmp"], 2, arith::compare),
            rule(&["index.constant", "index.bool.constant", "index.sizeof"], 1, arith::index_constant),
        ],
    },
    Dialect {
        name: "scf",
        rules: &[
            rule(&["scf.for", "scf.yield"], 4, scf::for_loop),
            rule(&["scf.if", "scf.yield"], 4, scf::if_else),
            rule(&["scf.while", "scf.condition", "scf.yield"], 2, scf::while_loop),
            rule(&["scf.index_switch", "scf.yield"], 2, scf::index_switch),
            rule(&["scf.parallel", "scf.reduce", "scf.reduce.return"], 2, scf::parallel),
            rule(&["scf.execute_region", "scf.yield"], 1, scf::execute_region),
        ],
    },
    Dialect {
        name: "memref",
        rules: &[
            rule(&["memref.alloc", "memref.dealloc"], 3, memref::alloc),
            rule(&["memref.alloca"], 2, memref::alloc),
            rule(&["memref.load"], 6, memref::load),
            rule(&["memref.store"], 5, memref::store),
            rule(&["memref.dim", "memref.rank"], 2, memref::dim),
            rule(&["memref.copy"], 2, memref::copy),
            rule(&["memref.atomic_rmw"], 1, memref::atomic),
            rule(&["memref.generic_atomic_rmw", "memref.atomic_yield"], 1, memref::generic_atomic),
            rule(&["memref.global", "memref.get_global"], 2, memref::global),
            rule(&["memref.alloca_scope", "memref.alloca_scope.return"], 1, memref::alloca_scope),
            rule(&["memref.prefetch"], 1, memref::prefetch),
        ],
    },
    Dialect {
        name: "views of memrefs",
        rules: &[
            rule(&["memref.subview"], 6, view::subview),
            rule(&["memref.cast"], 3, view::cast),
            rule(&["memref.cast"], 2, view::unranked),
            rule(&["memref.reinterpret_cast"], 3, view::reinterpret_cast),
            rule(&["memref.transpose"], 2, view::transpose),
            rule(&["memref.expand_shape"], 2, view::expand_shape),
            rule(&["memref.collapse_shape"], 2, view::collapse_shape),
            rule(&["memref.view"], 1, view::view),
            rule(&["memref.reshape"], 1, view::reshape),
            rule(&["memref.memory_space_cast"], 1, view::memory_space_cast),
            rule(&["memref.extract_strided_metadata"], 1, view::metadata),
            rule(&["memref.extract_aligned_pointer_as_index"], 1, view::pointer),
            rule(&["memref.assume_alignment"], 1, view::assume_alignment),
        ],
    },
    Dialect {
        name: "calls",
        rules: &[
            rule(&["func.call"], 4, func::call),
            rule(&["func.constant"], 2, func::constant),
            rule(&["func.call_indirect"], 3, func::call_indirect),
        ],
    },
    Dialect { name: "cf", rules: &[rule(&["cf.assert"], 1, cf::assert)] },
    Dialect {
        name: "math",
        rules: &[
            rule(
                &["math.absf", "math.ceil", "math.floor", "math.round", "math.roundeven", "math.sqrt", "math.trunc", "math.rsqrt"],
                4,
                math::exact,
            ),
            rule(
                &[
                    "math.acos",
                    "math.asin",
                    "math.atan",
                    "math.cos",
                    "math.cosh",
                    "math.exp",
                    "math.exp2",
                    "math.log",
                    "math.log10",
                    "math.log2",
                    "math.sin",
                    "math.sinh",
                    "math.tan",
                    "math.tanh",
                ],
                8,
                math::unary,
            ),
            rule(&["math.atan2", "math.copysign", "math.powf"], 4, math::binary),
            rule(&["math.fma"], 2, math::fma),
            rule(&["math.absi", "math.ctlz", "math.cttz", "math.ctpop"], 3, math::integer),
            rule(&["math.isfinite", "math.isnan"], 2, math::class),
            rule(&["math.fpowi"], 1, math::whole_power),
        ],
    },
    Dialect {
        name: "math by formulas",
        rules: &[
            // Cube roots, too: the one that programs in Rust link rounds otherwise than that of the C library.
            rule(
                &["math.acosh", "math.asinh", "math.atanh", "math.cbrt", "math.erf", "math.erfc", "math.expm1", "math.log1p"],
                3,
                math::unary,
            ),
            rule(&["math.ipowi"], 1, math::integer_power),
        ],
    },
    Dialect {
        name: "complex",
        rules: &[
            rule(&["complex.create"], 3, complex::create),
            rule(&["complex.constant"], 1, complex::constant),
            rule(&["complex.re", "complex.im"], 3, complex::real),
            rule(&["complex.add", "complex.sub", "complex.mul"], 6, complex::binary),
            rule(&["complex.neg", "complex.conj"], 2, complex::unary),
            rule(&["complex.eq", "complex.neq"], 2, complex::compare),
        ],
    },
    Dialect {
        name: "functions of complex",
        rules: &[
            rule(&["complex.abs", "complex.angle"], 2, complex::real),
            rule(&["complex.div", "complex.pow", "complex.atan2"], 3, complex::binary),
            rule(
                &[
                    "complex.cos",
                    "complex.exp",
                    "complex.expm1",
                    "complex.log",
                    "complex.log1p",
                    "complex.rsqrt",
                    "complex.sign",
                    "complex.sin",
                    "complex.sqrt",
                    "complex.tan",
                    "complex.tanh",
                ],
                6,
                complex::unary,
            ),
        ],
    },
    Dialect {
        name: "vector",
        rules: &[
            rule(&["vector.broadcast"], 4, vector::broadcast),
            rule(&["vector.extract"], 4, vector::extract),
            rule(&["vector.insert"], 4, vector::insert),
            rule(&["vector.shuffle"], 2, vector::shuffle),
            rule(&["vector.extract_strided_slice"], 2, vector::extract_slice),
            rule(&["vector.insert_strided_slice"], 2, vector::insert_slice),
            rule(&["vector.shape_cast"], 2, vector::shape_cast),
            rule(&["vector.transpose"], 2, vector::transpose),
            rule(&["vector.bitcast"], 2, vector::bitcast),
            rule(&["vector.fma"], 1, vector::fma),
            rule(&["vector.reduction"], 3, vector::reduction),
            rule(&["vector.outerproduct"], 1, vector::outerproduct),
            rule(&["vector.contract"], 2, vector::contract),
            rule(&["vector.interleave"], 1, vector::interleave),
            rule(&["vector.deinterleave"], 1, vector::deinterleave),
            rule(&["vector.from_elements"], 1, vector::from_elements),
            rule(&["vector.to_elements"], 1, vector::to_elements),
            rule(&["vector.step"], 1, vector::step),
            rule(&["vector.create_mask", "vector.constant_mask"], 2, vector::mask),
        ],
    },
    Dialect {
        name: "vectors in memory",
        rules: &[
            rule(&["vector.load"], 3, rows::load),
            rule(&["vector.store"], 3, rows::store),
            rule(&["vector.maskedload", "vector.expandload"], 2, rows::masked_load),
            rule(&["vector.maskedstore", "vector.compressstore"], 2, rows::masked_store),
            rule(&["vector.gather"], 2, rows::gather),
            rule(&["vector.scatter"], 2, rows::scatter),
            rule(&["vector.transfer_read"], 3, rows::transfer_read),
            rule(&["vector.transfer_write"], 3, rows::transfer_write),
        ],
    },
    Dialect { name: "printed vectors", rules: &[rule(&["vector.print"], 1, vector::print)] },
    Dialect {
        name: "affine",
        rules: &[
            rule(&["affine.apply", "affine.max", "affine.min"], 4, affine::apply),
            rule(&["affine.for", "affine.yield"], 4, affine::for_loop),
            rule(&["affine.if", "affine.yield"], 3, affine::if_else),
            rule(&["affine.parallel", "affine.yield"], 2, affine::parallel),
            rule(&["affine.load", "affine.prefetch"], 4, affine::load),
            rule(&["affine.store"], 4, affine::store),
        ],
    },
    Dialect { name: "ub", rules: &[rule(&["ub.poison"], 1, cf::poison)] },
    Dialect {
        name: "rounding divisions",
        rules: &[
            rule(&["arith.ceildivsi", "arith.floordivsi"], 4, arith::divide_rounding),
            rule(&["arith.ceildivui"], 2, arith::divide_rounding),
        ],
    },
    Dialect { name: "powers", rules: &[rule(&["complex.powi"], 3, complex::whole_power), rule(&["math.sincos"], 2, math::pair)] },
    Dialect {
        name: "buffers",
        rules: &[
            rule(&["memref.realloc"], 3, buffers::realloc),
            rule(&["bufferization.clone"], 2, buffers::clone),
            rule(&["bufferization.dealloc"], 3, buffers::dealloc),
        ],
    },
    Dialect {
        name: "linalg",
        rules: &[
            rule(&["linalg.matmul", "linalg.batch_matmul", "linalg.matvec", "linalg.vecmat", "linalg.dot"], 4, linalg::product),
            rule(&["linalg.fill"], 1, linalg::fill),
            rule(&["linalg.copy"], 1, linalg::copy),
            rule(
                &[
                    "linalg.abs",
                    "linalg.ceil",
                    "linalg.exp",
                    "linalg.floor",
                    "linalg.log",
                    "linalg.negf",
                    "linalg.reciprocal",
                    "linalg.round",
                    "linalg.rsqrt",
                    "linalg.sqrt",
                    "linalg.square",
                    "linalg.tanh",
                ],
                2,
                linalg::unary,
            ),
            rule(&["linalg.add", "linalg.div", "linalg.max", "linalg.min", "linalg.mul", "linalg.powf", "linalg.sub"], 2, linalg::binary),
            rule(&["linalg.select"], 1, linalg::select),
            rule(
                &[
                    "linalg.batch_matvec",
                    "linalg.batch_mmt4d",
                    "linalg.batch_reduce_matmul",
                    "linalg.batch_vecmat",
                    "linalg.conv_1d",
                    "linalg.conv_1d_ncw_fcw",
                    "linalg.conv_1d_nwc_wcf",
                    "linalg.conv_2d",
                    "linalg.conv_2d_nchw_fchw",
                    "linalg.conv_2d_ngchw_fgchw",
                    "linalg.conv_2d_ngchw_gfchw",
                    "linalg.conv_2d_ngchw_gfchw_q",
                    "linalg.conv_2d_nhwc_fhwc",
                    "linalg.conv_2d_nhwc_fhwc_q",
                    "linalg.conv_2d_nhwc_hwcf",
                    "linalg.conv_2d_nhwc_hwcf_q",
                    "linalg.conv_3d",
                    "linalg.conv_3d_ncdhw_fcdhw",
                    "linalg.conv_3d_ndhwc_dhwcf",
                    "linalg.conv_3d_ndhwc_dhwcf_q",
                    "linalg.depthwise_conv_1d_ncw_cw",
                    "linalg.depthwise_conv_1d_nwc_wc",
                    "linalg.depthwise_conv_1d_nwc_wcm",
                    "linalg.depthwise_conv_2d_nchw_chw",
                    "linalg.depthwise_conv_2d_nhwc_hwc",
                    "linalg.depthwise_conv_2d_nhwc_hwc_q",
                    "linalg.depthwise_conv_2d_nhwc_hwcm",
                    "linalg.depthwise_conv_2d_nhwc_hwcm_q",
                    "linalg.depthwise_conv_3d_ncdhw_cdhw",
                    "linalg.depthwise_conv_3d_ndhwc_dhwc",
                    "linalg.depthwise_conv_3d_ndhwc_dhwcm",
                    "linalg.mmt4d",
                    "linalg.pooling_nchw_max",
                    "linalg.pooling_nchw_sum",
                    "linalg.pooling_ncw_max",
                    "linalg.pooling_ncw_sum",
                    "linalg.pooling_ndhwc_max",
                    "linalg.pooling_ndhwc_min",
                    "linalg.pooling_ndhwc_sum",
                    "linalg.pooling_nhwc_max",
                    "linalg.pooling_nhwc_max_unsigned",
                    "linalg.pooling_nhwc_min",
                    "linalg.pooling_nhwc_min_unsigned",
                    "linalg.pooling_nhwc_sum",
                    "linalg.pooling_nwc_max",
                    "linalg.pooling_nwc_max_unsigned",
                    "linalg.pooling_nwc_min",
                    "linalg.pooling_nwc_min_unsigned",
                    "linalg.pooling_nwc_sum",
                    "linalg.quantized_batch_matmul",
                    "linalg.quantized_matmul",
                ],
                4,
                linalg::shaped,
            ),
            rule(&["linalg.conv_2d_nchw_fchw_q", "linalg.conv_2d_nhwgc_gfhwc", "linalg.conv_2d_nhwgc_gfhwc_q"], 1, linalg::shaped_22),
            rule(
                &[
                    "linalg.batch_matmul_transpose_a",
                    "linalg.batch_matmul_transpose_b",
                    "linalg.matmul_transpose_a",
                    "linalg.matmul_transpose_b",
                ],
                1,
                linalg::shaped_19,
            ),
            rule(&["linalg.contract"], 1, linalg::contract),
            rule(&["linalg.broadcast", "linalg.transpose"], 2, linalg::moved),
            rule(&["linalg.map", "linalg.reduce"], 2, linalg::mapped),
            rule(&["linalg.generic", "linalg.index", "linalg.yield"], 4, linalg::generic),
        ],
    },
    Dialect {
        name: "affine vectors",
        rules: &[
            rule(&["affine.vector_load"], 4, affine::vector_load),
            rule(&["affine.vector_store"], 4, affine::vector_store),
            rule(&["affine.delinearize_index"], 1, affine::delinearize),
            rule(&["affine.linearize_index"], 1, affine::linearize),
        ],
    },
    Dialect {
        name: "masks",
        rules: &[rule(&["vector.mask", "vector.yield"], 3, vector::masked_reduction), rule(&["vector.type_cast"], 1, rows::type_cast)],
    },
    Dialect {
        name: "vectors of any size",
        rules: &[
            rule(&["vector.vscale", "vector.scalable.insert", "vector.scalable.extract"], 4, vector::scalable),
            rule(
                &["vector.splat", "vector.extractelement", "vector.insertelement", "vector.flat_transpose", "vector.matrix_multiply"],
                1,
                vector::older,
            ),
        ],
    },
    Dialect { name: "sums of dimensions", rules: &[rule(&["vector.multi_reduction"], 4, vector::multi_reduction)] },
];

/// Operations that the frame of every module is made of, or that functions of several blocks are.
pub static FRAME: &[&str] = &["builtin.module", "func.func", "func.return", "cf.br", "cf.cond_br", "cf.switch"];

/// Operations that rules write.
pub fn written() -> std::collections::BTreeSet<&'static str> {
    let ops = DIALECTS.iter().flat_map(|d| d.rules).flat_map(|r| r.ops).copied();
    ops.chain(FRAME.iter().copied()).collect()
}

/// Rows of the dialect tables of what lowers that no rule writes.
pub fn gaps() -> Vec<&'static str> {
    let written = written();
    let tables = ir::dialect::TABLES.iter().flat_map(|t| t.iter());
    let lowers = |n: &str| {
        ["func.", "arith.", "cf.", "index.", "scf.", "memref.", "math.", "complex.", "vector.", "affine.", "ub.", "linalg."]
            .iter()
            .any(|d| n.starts_with(d))
    };
    tables.map(|r| r.name).filter(|n| lowers(n) && !written.contains(n)).collect()
}
