//! MLIR bytecode: reading versions 0 to 6, writing any of them.
//!
//! A file is a few sections: strings, dialects with the names of their operations, attributes and types with where each
//! begins, operations, resources, properties. [`read()`] and [`write()`] do files; `props` knows how each row's inherent
//! attributes are laid out, `attr` the builtin dialect's own encodings, `records` the LLVM dialect's. Everything of other
//! dialects is text inside the file, so reading uses the text parser. Source: MLIR documentation, "MLIR Bytecode Format",
//! and files that mlir-opt of releases 19 and 22 wrote; `docs` names where the two differ. Deliberately missing: loading
//! isolated regions lazily (everything is read at once), and use-list orders beyond skipping them, since modules keep no
//! use-lists.

mod attr;
mod cursor;
mod dwarf;
mod number;
mod props;
mod read;
mod read_ir;
mod records;
mod resource;
mod write;
mod write_attr;
mod write_props;

pub use read::read;
pub use write::{WriteOptions, write};

/// The first bytes of every file.
pub const MAGIC: [u8; 4] = [b'M', b'L', 0xef, b'R'];
/// The newest version.
pub const VERSION: u64 = 6;

/// Whether a file is bytecode.
pub fn is_bytecode(file: &[u8]) -> bool {
    file.starts_with(&MAGIC)
}

const PADDING: u8 = 0xcb;

/// Versions that brought something.
const V_DIALECT_VERSIONS: u64 = 1;
const V_LAZY_REGIONS: u64 = 2;
const V_USE_LISTS: u64 = 3;
const V_ELIDED_LOCS: u64 = 4;
const V_PROPERTIES: u64 = 5;
const V_SEGMENTS: u64 = 6;

/// Sections.
mod section {
    pub(super) const STRING: u8 = 0;
    pub(super) const DIALECT: u8 = 1;
    pub(super) const ATTR_TYPE: u8 = 2;
    pub(super) const ATTR_TYPE_OFFSET: u8 = 3;
    pub(super) const IR: u8 = 4;
    pub(super) const RESOURCE: u8 = 5;
    pub(super) const RESOURCE_OFFSET: u8 = 6;
    pub(super) const DIALECT_VERSIONS: u8 = 7;
    pub(super) const PROPERTIES: u8 = 8;
    pub(super) const COUNT: usize = 9;
}

/// What an operation has: bits of its mask.
mod mask {
    pub(super) const ATTRS: u8 = 1;
    pub(super) const RESULTS: u8 = 2;
    pub(super) const OPERANDS: u8 = 4;
    pub(super) const SUCCESSORS: u8 = 8;
    pub(super) const REGIONS: u8 = 16;
    pub(super) const USE_LISTS: u8 = 32;
    pub(super) const PROPERTIES: u8 = 64;
}
