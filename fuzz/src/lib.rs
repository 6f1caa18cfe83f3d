//! lowir-fuzz: generators, reference interpreter and oracles for lowerings, ours or another.
//!
//! [`mod@gen`] writes modules by chance, [`interp`] runs them and knows what is undefined,
//! [`oracle`] says what must hold of them. [`wounds`] makes valid modules invalid; [`hostile`] feeds what nobody meant,
//! [`targets`] what a coverage-guided fuzzer makes.
#![forbid(unsafe_code)]

pub mod choice;
pub mod command;
pub mod coverage;
pub mod r#gen;
pub mod hostile;
pub mod interp;
pub mod oracle;
pub mod targets;
pub mod wounds;
