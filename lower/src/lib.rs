//! lowir-lower: how a module changes on its way to the LLVM dialect.
//!
//! [`mod@sweep`] is the engine: one linear, batched rewrite of a module by a table of rules. [`types`] converts types,
//! [`pass`] names passes and runs pipelines. Every source dialect has one file with its rules.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod affine;
pub mod affine_apply;
#[cfg(feature = "extended")]
mod affine_canon;
#[cfg(feature = "extended")]
mod affine_expand;
mod affine_index;
pub mod affine_loops;
#[cfg(feature = "extended")]
mod affine_sum;
#[cfg(not(feature = "extended"))]
mod affine_symbols;
mod alike;
pub mod arith;
#[cfg(feature = "extended")]
mod arith_expand;
#[cfg(feature = "processors")]
mod arm_contract;
#[cfg(feature = "processors")]
mod arm_neon;
#[cfg(feature = "processors")]
mod arm_sve;
mod bucket;
#[cfg(feature = "extended")]
mod bufferization;
pub mod build;
pub mod canonicalize;
pub mod canonicalize_arith;
#[cfg(feature = "extended")]
mod canonicalize_buffers;
pub mod canonicalize_cf;
#[cfg(feature = "extended")]
mod canonicalize_digits;
#[cfg(feature = "extended")]
mod canonicalize_lanes;
pub mod canonicalize_memref;
#[cfg(feature = "extended")]
mod canonicalize_more;
#[cfg(feature = "extended")]
mod canonicalize_numbers;
mod canonicalize_parallel;
pub mod canonicalize_scf;
#[cfg(feature = "extended")]
mod canonicalize_vector;
#[cfg(feature = "extended")]
mod canonicalize_views;
#[cfg(feature = "extended")]
mod canonicalize_while;
pub mod cf;
pub mod complex;
mod complex_program;
#[cfg(feature = "extended")]
mod control_flow_sink;
#[cfg(feature = "passes")]
mod conversions;
pub mod convert;
pub mod cse;
#[cfg(feature = "extended")]
mod edit;
pub mod effects;
pub mod expand_strided_metadata;
pub mod fold;
#[cfg(feature = "extended")]
mod fold_alias;
#[cfg(feature = "extended")]
mod from_text;
pub mod func;
mod func_wrapper;
pub mod fused;
#[cfg(feature = "processors")]
mod gpu_targets;
pub mod greedy;
#[cfg(feature = "extended")]
mod greedy_rules;
pub mod index;
#[cfg(feature = "extended")]
mod inline;
#[cfg(feature = "extended")]
mod libm;
#[cfg(feature = "extended")]
mod licm;
#[cfg(feature = "extended")]
mod linalg_loops;
#[cfg(feature = "extended")]
pub mod llvm_export;
pub mod llvm_passes;
#[cfg(feature = "extended")]
mod llvm_slot;
pub mod math;
#[cfg(feature = "extended")]
mod math_expand;
#[cfg(feature = "extended")]
mod math_funcs;
mod may_fold;
#[cfg(feature = "extended")]
mod mem2reg;
pub mod memref;
pub mod memref_alloc;
pub mod memref_copy;
pub mod memref_descriptor;
#[cfg(feature = "extended")]
mod memref_expand;
#[cfg(feature = "extended")]
mod merge_blocks;
#[cfg(feature = "layouts")]
mod normalize_memrefs;
#[cfg(feature = "processors")]
mod nvvm;
mod open_regions;
pub mod options;
pub mod parts;
pub mod pass;
pub mod passes;
#[cfg(feature = "extended")]
mod pipelines;
mod program;
#[cfg(feature = "extended")]
mod recipe;
pub mod reconcile;
pub mod road;
mod room;
#[cfg(feature = "extended")]
mod runtime_checks;
#[cfg(feature = "extended")]
mod sccp;
#[cfg(feature = "extended")]
mod scf_loops;
pub mod scf_to_cf;
#[cfg(feature = "llvm-passes")]
mod sroa;
pub mod sweep;
mod sweep_fold;
pub mod symbol_dce;
#[cfg(feature = "extended")]
mod symbol_privatize;
mod symbol_refs;
#[cfg(feature = "extended")]
mod transfer_loops;
mod turn;
pub mod types;
pub mod ub;
mod undo;
pub mod vector;
#[cfg(feature = "extended")]
mod vector_contract;
#[cfg(feature = "extended")]
mod vector_lower;
#[cfg(feature = "extended")]
mod vector_masks;
#[cfg(feature = "extended")]
mod vector_print;
#[cfg(feature = "extended")]
mod vector_print_loops;
#[cfg(feature = "extended")]
mod vector_reduce;
#[cfg(feature = "extended")]
mod vector_slices;
#[cfg(feature = "extended")]
pub mod vector_to_llvm;
#[cfg(feature = "extended")]
mod vector_transfer;
#[cfg(feature = "extended")]
mod wide_int;
#[cfg(feature = "processors")]
mod x86_vectors;

mod commit;
mod commit_plain;

pub use fused::{Extension, PartState, is_lowered, lower_part, lower_to_llvm, lower_to_llvm_with, split_module};
pub use options::Options;
pub use pass::{PASSES, parse_pipeline, run_pipeline};
pub use sweep::{Legality, Rewriter, Rule, Rules, sweep};
pub use types::{Direction, Materialize, TypeConverter, TypeRule};
