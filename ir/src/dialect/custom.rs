//! The custom directives of formats, by name: `custom<DynamicIndexList>(...)` and its like.

use crate::id::Op;
use crate::row::OpRow;
use crate::text::format::Element;
use crate::text::parse::{FormatState, Parse, Parser};
use crate::text::print::Printer;

/// Reads a directive: stores what it read in the state under the fields that the arguments name.
pub type ParseDirective = fn(&mut Parser<'_>, &mut FormatState, &'static OpRow, &[Element]) -> Parse<()>;
/// Writes a directive.
pub type PrintDirective = fn(&mut Printer<'_>, Op, &[Element]);

/// A custom directive.
pub struct Directive {
    /// Its name in formats.
    pub name: &'static str,
    /// Its reader.
    pub parse: ParseDirective,
    /// Its writer.
    pub print: PrintDirective,
    /// Whether the directive wrote anything for this operation (used when it is the anchor of an optional group).
    pub present: fn(&crate::module::Module, Op, &[Element]) -> bool,
}

/// A directive, without its writer where nothing is printed.
pub const fn directive(
    name: &'static str,
    parse: ParseDirective,
    print: PrintDirective,
    present: fn(&crate::module::Module, Op, &[Element]) -> bool,
) -> Directive {
    match cfg!(feature = "print") {
        true => Directive { name, parse, print, present },
        false => Directive { name, parse, print: |_, _, _| {}, present: |_, _, _| true },
    }
}

/// All directives: one list per dialect that has any.
pub static DIRECTIVES: &[&[Directive]] = &[
    super::memref_syntax::DIRECTIVES,
    super::llvm_format::DIRECTIVES,
    #[cfg(feature = "processors")]
    super::nvvm_syntax::DIRECTIVES,
];

/// The directive of a name.
pub fn find(name: &str) -> Option<&'static Directive> {
    DIRECTIVES.iter().copied().flatten().find(|d| d.name == name)
}
