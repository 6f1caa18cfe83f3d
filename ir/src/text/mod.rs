//! MLIR text: lexer, parser, printer, and the engine that runs the tables' formats both ways.
#![cfg_attr(not(all(feature = "print", feature = "older", feature = "quick")), allow(dead_code))]

pub mod dump;
pub mod format;
pub mod lex;
mod name_pool;
pub(crate) mod op_dict;
pub mod parse;
mod parse_affine;
pub mod parse_attr;
#[cfg(feature = "fast")]
mod parse_block;
pub mod parse_dense;
mod parse_direct;
mod parse_fast;
mod parse_format;
mod parse_fragment;
#[cfg(feature = "fast")]
mod parse_function;
#[cfg(feature = "fast")]
mod parse_line;
#[cfg(feature = "fast")]
mod parse_llvm;
mod parse_loc;
mod parse_name;
mod parse_older;
mod parse_older_forms;
mod parse_older_names;
#[cfg(feature = "extended")]
mod parse_older_tensors;
#[cfg(feature = "extended")]
mod parse_older_vectors;
pub(crate) mod parse_op;
pub mod parse_parts;
mod parse_record;
#[cfg(feature = "fast")]
mod parse_structure;
pub mod parse_type;
mod parse_usual;
mod parse_value;
#[cfg(feature = "fast")]
mod parse_view;
pub mod print;
mod print_alias;
mod print_attr;
#[cfg(all(feature = "fast", not(small)))]
mod print_direct;
pub(crate) mod print_float;
mod print_format;
#[cfg(feature = "fast")]
mod print_lines;
#[cfg(feature = "fast")]
mod print_memo;
mod print_name;
pub(crate) mod print_op;
#[cfg(feature = "fast")]
pub mod print_parts;
mod print_record;
mod print_resource;
mod print_type;
