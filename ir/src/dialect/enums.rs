//! Enum attributes: spelling and value of every case. A table; rows refer to it by the constants.

/// An enum: its name, whether its cases are bits that combine, the text between combined cases, and the cases.
#[derive(Debug)]
pub struct EnumDef {
    /// `dialect.mnemonic` of the attribute (`#arith.fastmath<...>`); empty if it is only ever stored as an integer.
    pub name: &'static str,
    /// Cases are bits.
    pub bits: bool,
    /// Printed between bits, such as `,` or `|`.
    pub separator: &'static str,
    /// Spelling and value; for bit enums a case of several bits (such as `fast`) is printed when all of them are set.
    pub cases: &'static [(&'static str, u64)],
}

impl EnumDef {
    /// The value of a spelling.
    pub fn value(&self, text: &str) -> Option<u64> {
        self.cases.iter().find(|c| c.0 == text).map(|c| c.1)
    }
    /// The spelling of a value that is exactly one case.
    pub fn text(&self, value: u64) -> Option<&'static str> {
        self.cases.iter().find(|c| c.1 == value).map(|c| c.0)
    }
}

macro_rules! enums {
    ($($name:ident = $attr:literal $bits:ident $sep:literal { $($text:literal = $value:literal),* $(,)? };)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name,)* }
        $(#[doc = concat!("`", $attr, "`")] pub const $name: u16 = Index::$name as u16;)*
        /// All enums.
        pub static ENUMS: &[EnumDef] = &[$(EnumDef { name: $attr, bits: enums!(@$bits), separator: $sep, cases: &[$(($text, $value)),*] },)*];
    };
    (@bits) => { true };
    (@int) => { false };
}

enums! {
    CMPI_PREDICATE = "" int "" { "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7, "ugt" = 8, "uge" = 9 };
    CMPF_PREDICATE = "" int "" { "false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7,
        "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14, "true" = 15 };
    ARITH_OVERFLOW = "arith.overflow" bits ", " { "none" = 0, "nsw" = 1, "nuw" = 2 };
    ARITH_FASTMATH = "arith.fastmath" bits "," { "none" = 0, "reassoc" = 1, "nnan" = 2, "ninf" = 4, "nsz" = 8, "arcp" = 16, "contract" = 32, "afn" = 64, "fast" = 127 };
}
