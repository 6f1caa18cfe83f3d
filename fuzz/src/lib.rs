//! lowir-fuzz: generators, reference interpreter and oracles for lowerings, ours or another.
//!
//! [`gen`] writes modules by chance. [`hostile`] feeds what nobody meant.
#![forbid(unsafe_code)]

pub mod choice;
pub mod command;
pub mod r#gen;
pub mod hostile;
