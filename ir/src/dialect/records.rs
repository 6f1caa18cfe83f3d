//! Attributes with parameters (`#llvm.di_file<"a.c" in "/tmp">`, `#llvm.loop_annotation<...>`): one row each.

/// A parameter of a record attribute.
#[derive(Debug)]
pub struct Field {
    /// Its name as written in `name = value`.
    pub name: &'static str,
    /// Whether it may be absent.
    pub optional: bool,
}

/// An attribute with parameters.
#[derive(Debug)]
pub struct RecordDef {
    /// `dialect.mnemonic`.
    pub name: &'static str,
    /// Name of the aliases that it is printed through (upstream: its mnemonic), empty for none.
    pub alias: &'static str,
    /// Parameters in storage order.
    pub fields: &'static [Field],
}

/// All record attributes.
pub static RECORDS: &[RecordDef] = &[RecordDef { name: "ub.poison", alias: "", fields: &[] }];
/// `#ub.poison`
pub const UB_POISON: u16 = 0;
