//! The dialect tables. Each dialect is one file: a sentence, the table, then its few functions. Opcodes are dense
//! constants in table order, so `match` on them compiles to a jump.

use crate::id::Opcode;
use crate::row::{OpRow, op};

pub mod affine_access;
#[cfg(feature = "extended")]
pub mod affine_dma;
pub mod affine_index;
pub mod affine_loops;
pub mod affine_syntax;
#[cfg(feature = "processors")]
pub mod amx_verify;
pub mod arith_fold;
pub mod arith_fold_float;
pub mod arith_syntax;
pub mod cf_syntax;
pub mod custom;
pub mod enums;
pub mod fold_need;
pub mod function;
#[cfg(feature = "processors")]
mod hardware_types;
#[cfg(feature = "extended")]
mod linalg_mapper;
#[cfg(feature = "extended")]
mod linalg_named;
#[cfg(feature = "extended")]
mod linalg_verify;
pub mod llvm_alias;
pub mod llvm_call;
pub mod llvm_fold;
pub mod llvm_format;
pub mod llvm_func;
pub mod llvm_global;
pub mod llvm_param;
pub mod llvm_syntax;
pub mod llvm_type;
pub mod llvm_verify;
pub mod llvm_verify_symbol;
pub mod memref_fold;
pub mod memref_shape;
pub mod memref_syntax;
pub mod memref_verify;
#[cfg(feature = "processors")]
pub mod nvvm_syntax;
#[cfg(feature = "processors")]
pub mod nvvm_verify;
#[cfg(feature = "processors")]
pub mod nvvm_verify_mma;
pub mod records;
pub mod scf_syntax;
pub mod scf_verify;
mod switch_syntax;
pub mod symbol_use;
#[cfg(feature = "extended")]
mod tensor_verify;
#[cfg(feature = "extended")]
pub mod vector_fold;
#[cfg(feature = "extended")]
pub mod vector_fold_parts;
#[cfg(feature = "extended")]
mod vector_slices;
#[cfg(feature = "extended")]
pub mod vector_syntax;

/// Declares a dialect's table: constants for the opcodes, `TABLE`, and `END`, where the next dialect's opcodes start. The
/// table of a dialect that stands behind a feature (`when "scf"`) is empty without it; its opcodes are there still.
#[macro_export]
macro_rules! dialect {
    (start $start:expr, when $feature:literal; $($rows:tt)*) => {
        $crate::dialect! { @rows $start, cfg!(feature = $feature); $($rows)* }
    };
    (start $start:expr; $($rows:tt)*) => {
        $crate::dialect! { @rows $start, true; $($rows)* }
    };
    (@rows $start:expr, $when:expr; $($(#[$doc:meta])* $name:ident = $row:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Row { $($name,)* END__ }
        $(
            #[doc = concat!("Opcode of the row `", stringify!($name), "`.")]
            pub const $name: $crate::id::Opcode = $crate::id::Opcode($start.0 + Row::$name as u16);
        )*
        /// The first opcode after this dialect.
        pub const END: $crate::id::Opcode = $crate::id::Opcode($start.0 + Row::END__ as u16);
        static ROWS: [$crate::row::OpRow; Row::END__ as usize] = *$crate::op_rows![$($row,)*];
        /// The rows, in opcode order.
        pub static TABLE: &[$crate::row::OpRow] = &$crate::row::kept::<{ if $when { Row::END__ as usize } else { 0 } }>(&ROWS);
    };
}

/// The first opcode after the LLVM dialect and the intrinsics of processors.
#[cfg(feature = "processors")]
pub const LLVM_END: Opcode = hardware::END;
/// The first opcode after the LLVM dialect.
#[cfg(not(feature = "processors"))]
pub const LLVM_END: Opcode = llvm::END;

/// The first opcode after the dialects before linalg.
#[cfg(feature = "async")]
const BEFORE_LINALG: Opcode = asynchronous::END;
/// The first opcode after the dialects before linalg.
#[cfg(all(feature = "extended", not(feature = "async")))]
const BEFORE_LINALG: Opcode = bufferization::END;

/// The two pseudo-operations before every dialect: the tombstone and the unregistered operation.
pub(crate) static CORE: &[OpRow] = crate::op_rows![op("", "a tombstone"), op("", "an operation that no table knows")];
/// Where the first dialect's opcodes start.
const FIRST: Opcode = Opcode(2);

macro_rules! dialects {
    ($($(#[$when:meta])* $name:ident),* $(,)?) => {
        $($(#[$when])* pub mod $name;)*
        /// All tables in opcode order.
        pub static TABLES: &[&[OpRow]] = &[CORE, $($(#[$when])* $name::TABLE,)*];
        /// Where the opcodes of each table end.
        pub(crate) static ENDS: &[Opcode] = &[FIRST, $($(#[$when])* $name::END,)*];
    };
}

// The order fixes the opcodes: each file's `start` names the `END` of the one before it.
// Those that a program may do without come last.
dialects!(
    builtin,
    ub,
    func,
    arith,
    cf,
    index,
    scf,
    memref,
    affine,
    llvm,
    #[cfg(feature = "processors")]
    hardware,
    math,
    complex,
    #[cfg(feature = "extended")]
    vector,
    #[cfg(feature = "extended")]
    tensor,
    #[cfg(feature = "extended")]
    bufferization,
    #[cfg(feature = "async")]
    asynchronous,
    #[cfg(feature = "extended")]
    linalg,
    #[cfg(feature = "processors")]
    hardware_ops,
    #[cfg(feature = "processors")]
    sme,
    #[cfg(feature = "processors")]
    gpu,
    #[cfg(feature = "processors")]
    x86_bf16,
    // The latest of several rows of one name is what the name stands for unless a release is chosen.
    #[cfg(feature = "processors")]
    nvvm_19,
    #[cfg(feature = "processors")]
    nvvm,
);
