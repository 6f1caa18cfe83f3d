//! MLIR text: lexer, parser, printer, and the engine that runs the tables' formats both ways.

pub mod format;
pub mod lex;
pub mod parse;
pub mod print;
