//! Printing until ir has it.
#![allow(missing_docs)]

use ir::diag::Source;
use ir::{Module, Op, Release};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PrintOptions {
    pub release: Release,
    pub generic: bool,
    pub debuginfo: bool,
    pub pretty_debuginfo: bool,
    pub local_scope: bool,
    pub skip_regions: bool,
    pub unique_ids: bool,
    pub elide_elements: Option<u64>,
    pub hex_elements: Option<u64>,
}

pub fn print_module(_: &Module, _: Source<'_>, _: &PrintOptions) -> String {
    String::new()
}
pub fn print_op(_: &Module, _: Op, _: Source<'_>, _: &PrintOptions) -> String {
    String::new()
}
