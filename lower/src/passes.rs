//! The table of passes.

use crate::pass::Pass;

/// All passes, sorted by name.
pub static PASSES: &[Pass] = &[];
