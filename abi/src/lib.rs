//! lowir-abi: data layouts, memref descriptors, calling conventions and IREE signatures: what a lowering and a caller must agree on.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bind;
pub mod convention;
pub mod describe;
pub mod iree;
pub mod layout;
pub mod machine;
pub mod report;
pub mod signature;
pub mod target;
