//! Programs by chance: a seed, or a stream of choices, becomes a module that is valid, ends, and does nothing undefined.
//!
//! [`rules::DIALECTS`] is the table of what can be written: a dialect joins by adding its rules there. [`body`] holds the
//! state of one function being written, [`module`] the functions around it and the `@main` that calls them all, each
//! with arguments of its own, and prints a checksum of what each returns, one line of 16 hexadecimal digits each. So one
//! run of a module, by whatever means, says for each function whether its meaning was kept. `@entry() -> i64` folds the
//! same checksums into one number for tools that print the result of a function.
//!
//! Left out on purpose: what depends on addresses, the payload of NaN, or the order of what runs in parallel.

pub mod arith;
pub mod body;
pub mod cf;
pub mod func;
pub mod memref;
pub mod memref_view;
pub mod module;
pub mod rules;
pub mod scf;
pub mod signature;
pub mod strategy;
pub mod ty;

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
}

/// The profiles, in the order of `--help`. The columns are those of [`rules::DIALECTS`]:
/// arith of integers, arith of floats, index, scf, memref, views of memrefs, calls, cf.
pub static PROFILES: &[Profile] = &[
    Profile { name: "mixed", doc: "everything", weights: &[4, 2, 2, 3, 4, 4, 2, 1], blocks: 1 },
    Profile { name: "scalar", doc: "integers, floats and index", weights: &[6, 4, 3, 0, 0, 0, 0, 0], blocks: 0 },
    Profile { name: "memref", doc: "memory, layouts and views", weights: &[1, 1, 1, 0, 6, 8, 0, 0], blocks: 0 },
    Profile { name: "memory", doc: "memory without views", weights: &[2, 1, 1, 0, 8, 0, 0, 0], blocks: 0 },
    Profile { name: "scf", doc: "loops and conditions in regions", weights: &[3, 1, 1, 6, 1, 0, 0, 0], blocks: 0 },
    Profile { name: "cfg", doc: "functions of many blocks", weights: &[4, 1, 1, 0, 1, 0, 1, 2], blocks: 4 },
    Profile {
        name: "calls",
        doc: "calls, function pointers, memrefs as arguments and results",
        weights: &[2, 1, 1, 1, 2, 1, 8, 0],
        blocks: 1,
    },
];

/// The profile of a name.
pub fn profile(name: &str) -> Option<&'static Profile> {
    PROFILES.iter().find(|p| p.name == name)
}
