//! Programs by chance: a seed, or a stream of choices, becomes a module that is valid, ends, and does nothing undefined.
//!
//! [`rules::DIALECTS`] is the table of what can be written: a dialect joins by adding its rules there. [`body`] holds the
//! state of one function being written, [`module`] the functions around it and the `@main` that calls them all, each
//! with arguments of its own, and prints a checksum of what each returns, one line of 16 hexadecimal digits each. So one
//! run of a module, by whatever means, says for each function whether its meaning was kept. `@entry() -> i64` folds the
//! same checksums into one number for tools that print the result of a function.
//!
//! Left out on purpose: what depends on addresses, the payload of NaN, or the order of what runs in parallel.

pub mod affine;
pub mod arith;
pub mod body;
pub mod buffers;
pub mod cf;
pub mod complex;
pub mod func;
pub mod linalg;
pub mod math;
pub mod memref;
pub mod memref_view;
pub mod module;
pub mod rules;
pub mod scf;
pub mod signature;
pub mod strategy;
pub mod ty;
pub mod vector;
pub mod vector_memory;

pub use module::{Spec, generate};

/// What kind of code is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Its name, as in `--profile`.
    pub name: &'static str,
    /// A sentence.
    pub doc: &'static str,
    /// How often each dialect of [`rules::DIALECTS`] is asked, in its order; 0 for never.
    pub weights: &'static [u32],
    /// Functions of several blocks, in how many of 4.
    pub blocks: usize,
    /// Arithmetic is of vectors too.
    pub vectors: bool,
    /// Arguments and results may be complex.
    pub complex: bool,
    /// Values are few: constants that much folds with, and what an operation had before.
    pub few: bool,
    /// The interpreter knows what it means to the bit. If not, what is compared is text alone.
    pub meaning: bool,
    /// Passes that lower it, several ways; those of [`crate::oracle::ROAD`] where there are none.
    pub roads: &'static [&'static str],
}

const PLAIN: Profile =
    Profile { name: "", doc: "", weights: &[], blocks: 0, vectors: false, complex: false, few: false, meaning: true, roads: &[] };

/// A road by its first passes, which end where all do.
macro_rules! road {
    ($($first:literal),*) => {
        concat!($($first, ",",)* "convert-scf-to-cf,convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts")
    };
}
const MATH: &[&str] = &[
    road!("convert-math-to-llvm", "convert-math-to-funcs", "convert-math-to-libm", "convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!(
        "convert-math-to-llvm{approximate-log1p=false}",
        "convert-math-to-funcs",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
    road!(
        "convert-vector-to-llvm",
        "convert-math-to-llvm",
        "convert-math-to-funcs",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
];
const COMPLEX: &[&str] = &[
    road!("convert-complex-to-standard", "convert-complex-to-llvm", "convert-math-to-llvm", "convert-math-to-libm"),
    road!("convert-complex-to-standard{complex-range=none}", "convert-math-to-llvm", "convert-math-to-libm", "convert-complex-to-llvm"),
];
/// The library's functions take complex numbers in registers of their own, so what calls them does not run.
const ROOTS: &[&str] = &[
    COMPLEX[0],
    road!(
        "convert-complex-to-libm",
        "convert-complex-to-standard{complex-range=basic}",
        "convert-complex-to-llvm",
        "convert-math-to-llvm",
        "convert-math-to-libm"
    ),
    COMPLEX[1],
];
const VECTOR: &[&str] = &[
    road!(
        "convert-vector-to-scf",
        "lower-affine",
        "convert-vector-to-llvm",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
    road!(
        "convert-vector-to-scf{full-unroll=true}",
        "lower-affine",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm{force-32bit-vector-indices=false}",
        "convert-ub-to-llvm"
    ),
    road!(
        "convert-vector-to-scf{target-rank=2}",
        "convert-vector-to-scf",
        "lower-affine",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
];
const AFFINE: &[&str] = &[road!("lower-affine")];
const ROUNDING: &[&str] = &[
    road!("convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!("arith-expand", "convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!("convert-vector-to-llvm", "arith-expand", "convert-ub-to-llvm"),
];
const POWERS: &[&str] = &[
    road!(
        "convert-complex-to-standard",
        "convert-complex-to-llvm",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
    road!(
        "convert-vector-to-llvm",
        "convert-complex-to-standard",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-complex-to-llvm",
        "convert-ub-to-llvm"
    ),
];
const BUFFERS: &[&str] = &[
    road!("convert-bufferization-to-memref", "expand-realloc", "expand-strided-metadata", "lower-affine"),
    road!("expand-realloc", "convert-bufferization-to-memref", "expand-strided-metadata", "lower-affine"),
    road!("expand-realloc", "convert-bufferization-to-memref", "fold-memref-alias-ops", "expand-strided-metadata", "lower-affine"),
];
const LINALG: &[&str] = &[road!("convert-linalg-to-loops"), road!("convert-linalg-to-parallel-loops", "control-flow-sink")];
const TILES: &[&str] = &[
    road!("lower-affine", "convert-vector-to-scf", "lower-affine", "convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!("convert-vector-to-scf", "lower-affine", "convert-vector-to-llvm", "convert-ub-to-llvm"),
];
const MASKS: &[&str] = &[
    road!("convert-vector-to-scf", "lower-affine", "convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!("convert-vector-to-scf{full-unroll=true}", "lower-affine", "convert-vector-to-llvm", "convert-ub-to-llvm"),
    road!("convert-vector-to-scf{target-rank=2}", "convert-vector-to-scf", "lower-affine", "convert-vector-to-llvm", "convert-ub-to-llvm"),
];
const SUMS: &[&str] = &[
    road!(
        "func.func(lower-vector-multi-reduction)",
        "convert-vector-to-scf",
        "lower-affine",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
    road!(
        "func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction})",
        "convert-vector-to-scf",
        "lower-affine",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
];
const ALL: &[&str] = &[
    road!(
        "convert-vector-to-scf",
        "lower-affine",
        "convert-complex-to-standard",
        "convert-vector-to-llvm",
        "convert-complex-to-llvm",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
    road!(
        "lower-affine",
        "convert-ub-to-llvm",
        "convert-complex-to-standard",
        "convert-complex-to-llvm",
        "convert-vector-to-scf",
        "lower-affine",
        "convert-math-to-llvm",
        "convert-math-to-libm",
        "convert-vector-to-llvm",
        "convert-ub-to-llvm"
    ),
];

/// The profiles, in the order of `--help`. The columns are those of [`rules::DIALECTS`]:
/// arith of integers, arith of floats, index, scf, memref, views of memrefs, calls, cf, math, math by formulas, complex,
/// functions of complex, vector, vectors in memory, printed vectors, affine, ub; then rounding divisions, powers, buffers,
/// linalg, affine vectors, masks, vectors of any size, sums of dimensions.
pub static PROFILES: &[Profile] = &[
    Profile { name: "mixed", doc: "everything", weights: &[4, 2, 2, 3, 4, 4, 2, 1], blocks: 1, ..PLAIN },
    Profile { name: "scalar", doc: "integers, floats and index", weights: &[6, 4, 3, 0, 0, 0, 0, 0], blocks: 0, ..PLAIN },
    Profile { name: "memref", doc: "memory, layouts and views", weights: &[1, 1, 1, 0, 6, 8, 0, 0], blocks: 0, ..PLAIN },
    Profile { name: "memory", doc: "memory without views", weights: &[2, 1, 1, 0, 8, 0, 0, 0], blocks: 0, ..PLAIN },
    Profile { name: "scf", doc: "loops and conditions in regions", weights: &[3, 1, 1, 6, 1, 0, 0, 0], blocks: 0, ..PLAIN },
    Profile { name: "cfg", doc: "functions of many blocks", weights: &[4, 1, 1, 0, 1, 0, 1, 2], blocks: 4, ..PLAIN },
    Profile {
        name: "calls",
        doc: "calls, function pointers, memrefs as arguments and results",
        weights: &[2, 1, 1, 1, 2, 1, 8, 0],
        blocks: 1,
        ..PLAIN
    },
    Profile {
        name: "math",
        doc: "functions of numbers and vectors",
        weights: &[2, 2, 0, 1, 0, 0, 0, 0, 8],
        vectors: true,
        roads: MATH,
        ..PLAIN
    },
    Profile {
        name: "formulas",
        doc: "functions of numbers and vectors, compared as text",
        weights: &[1, 1, 0, 1, 0, 0, 0, 0, 4, 6],
        vectors: true,
        meaning: false,
        roads: MATH,
        ..PLAIN
    },
    Profile {
        name: "complex",
        doc: "complex numbers",
        weights: &[1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 8],
        complex: true,
        roads: COMPLEX,
        ..PLAIN
    },
    Profile {
        name: "roots",
        doc: "functions of complex numbers, compared as text",
        weights: &[1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 4, 8],
        complex: true,
        meaning: false,
        roads: ROOTS,
        ..PLAIN
    },
    Profile {
        name: "vector",
        doc: "vectors, in memory and out of it",
        weights: &[3, 2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 8, 4],
        vectors: true,
        roads: VECTOR,
        ..PLAIN
    },
    Profile {
        name: "lanes",
        doc: "vectors of floats summed in any order, and printed ones, compared as text",
        weights: &[2, 3, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 8, 4, 1],
        vectors: true,
        meaning: false,
        roads: VECTOR,
        ..PLAIN
    },
    Profile {
        name: "affine",
        doc: "affine loops, conditions and accesses",
        weights: &[2, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        roads: AFFINE,
        ..PLAIN
    },
    Profile {
        name: "ub",
        doc: "values that are nothing in particular",
        weights: &[3, 2, 1, 2, 1, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 6],
        vectors: true,
        complex: true,
        roads: ALL,
        ..PLAIN
    },
    Profile {
        name: "all",
        doc: "every dialect at once",
        weights: &[2, 2, 1, 2, 2, 0, 1, 0, 3, 0, 3, 0, 4, 2, 0, 3, 1],
        vectors: true,
        complex: true,
        roads: ALL,
        ..PLAIN
    },
    Profile {
        name: "rounding",
        doc: "divisions that round up or down",
        weights: &[3, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 6],
        vectors: true,
        roads: ROUNDING,
        ..PLAIN
    },
    Profile {
        name: "powers",
        doc: "powers of complex numbers, sines with cosines, compared as text",
        weights: &[2, 2, 0, 1, 0, 0, 0, 0, 2, 0, 3, 2, 0, 0, 0, 0, 0, 0, 8],
        complex: true,
        meaning: false,
        roads: POWERS,
        ..PLAIN
    },
    Profile {
        name: "buffers",
        doc: "memory that moves, is shared, and is freed by its owner",
        weights: &[2, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        roads: BUFFERS,
        ..PLAIN
    },
    Profile {
        name: "linalg",
        doc: "products of matrices and other operations on whole memrefs",
        weights: &[2, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        roads: LINALG,
        ..PLAIN
    },
    Profile {
        name: "tiles",
        doc: "affine loops over rows of vectors",
        weights: &[1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 5, 0, 0, 0, 0, 0, 8],
        vectors: true,
        roads: TILES,
        ..PLAIN
    },
    Profile {
        name: "masks",
        doc: "operations under masks, vectors as elements of memory",
        weights: &[3, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        vectors: true,
        roads: MASKS,
        ..PLAIN
    },
    Profile {
        name: "scalable",
        doc: "vectors of sizes that only the machine knows, compared as text",
        weights: &[2, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        vectors: true,
        meaning: false,
        roads: MASKS,
        ..PLAIN
    },
    Profile {
        name: "sums",
        doc: "vectors summed along some of their dimensions",
        weights: &[3, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8],
        vectors: true,
        roads: SUMS,
        ..PLAIN
    },
    Profile { name: "folds", doc: "numbers that fold step by step", weights: &[8, 3, 0, 2, 0, 0, 1, 0], blocks: 1, few: true, ..PLAIN },
];

/// The profile of a name.
pub fn profile(name: &str) -> Option<&'static Profile> {
    PROFILES.iter().find(|p| p.name == name)
}
