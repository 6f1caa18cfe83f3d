//! The custom directives of the `llvm` dialect's formats.

use super::custom::Directive;

/// The dialect's directives.
pub static DIRECTIVES: &[Directive] = &[];
