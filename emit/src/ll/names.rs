//! Words of LLVM IR for enum attributes, and reading enum and record attributes whatever their number.

use ir::dialect::enums::ENUMS;
use ir::dialect::records::RECORDS;
use ir::{Attr, AttrData, Context, Op, Sym};

use super::Writer;

/// The linkage that lets a symbol be null.
pub const EXTERN_WEAK: &str = "extern_weak";
/// Whether another module may replace a symbol of a linkage by anything.
pub(super) fn is_replaced(linkage: &str) -> bool {
    matches!(linkage, "weak" | "linkonce" | "common" | EXTERN_WEAK)
}
/// `unnamed_addr`, by number: another symbol may have the same address.
pub const UNNAMED: u64 = 2;

/// The spelling of an enum attribute's case.
pub fn enum_text(cx: &Context, a: Attr) -> Option<&'static str> {
    match cx.attr_data(a) {
        AttrData::Enum { def, value } => ENUMS.get(def as usize)?.text(value),
        AttrData::Record { fields, .. } => enum_text(cx, cx.attrs_in(fields).next()?.get()?),
        _ => None,
    }
}

/// The number of an enum attribute, stored as enum, as integer, or as the only parameter of a record.
pub fn enum_num(cx: &Context, a: Attr) -> Option<u64> {
    match cx.attr_data(a) {
        AttrData::Enum { value, .. } => Some(value),
        AttrData::Integer { bits, .. } => Some(bits),
        AttrData::Record { fields, .. } => enum_num(cx, cx.attrs_in(fields).next()?.get()?),
        _ => None,
    }
}

/// Field `name` of a record attribute.
pub fn field(cx: &Context, a: Attr, name: &str) -> Option<Attr> {
    let AttrData::Record { def, fields } = cx.attr_data(a) else { return None };
    let i = RECORDS.get(def as usize)?.fields.iter().position(|f| f.name == name)?;
    cx.attrs_in(fields).nth(i)?.get()
}

/// Name (`dialect.mnemonic`) of a record attribute or of a keyword attribute of a dialect.
pub fn record_name(cx: &Context, a: Attr) -> Option<&'static str> {
    match cx.attr_data(a) {
        AttrData::Record { def, .. } => Some(RECORDS.get(def as usize)?.name),
        _ => None,
    }
}

/// Integer predicates by MLIR's number.
pub const ICMP: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
/// Float predicates by MLIR's number.
pub const FCMP: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"];
/// Atomic orderings by MLIR's number.
pub const ORDERINGS: [&str; 8] = ["", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst"];
/// Operations of `atomicrmw` by MLIR's number.
pub const RMW: [&str; 21] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
];

/// Calling conventions that have a keyword for every target; others are written `cc N`.
pub(crate) fn cconv_word(n: u64) -> Option<&'static str> {
    Some(match n {
        8 => "fastcc",
        9 => "coldcc",
        10 => "ghccc",
        13 => "anyregcc",
        14 => "preserve_mostcc",
        15 => "preserve_allcc",
        16 => "swiftcc",
        17 => "cxx_fast_tlscc",
        18 => "tailcc",
        19 => "cfguard_checkcc",
        20 => "swifttailcc",
        64 => "x86_stdcallcc",
        65 => "x86_fastcallcc",
        66 => "arm_apcscc",
        67 => "arm_aapcscc",
        68 => "arm_aapcs_vfpcc",
        69 => "msp430_intrcc",
        70 => "x86_thiscallcc",
        71 => "ptx_kernel",
        72 => "ptx_device",
        75 => "spir_func",
        76 => "spir_kernel",
        77 => "intel_ocl_bicc",
        78 => "x86_64_sysvcc",
        79 => "win64cc",
        80 => "x86_vectorcallcc",
        83 => "x86_intrcc",
        84 => "avr_intrcc",
        91 => "amdgpu_kernel",
        92 => "x86_regcallcc",
        97 => "aarch64_vector_pcs",
        98 => "aarch64_sve_vector_pcs",
        _ => return None,
    })
}

impl<'a> Writer<'a> {
    /// Attribute `name` of an operation as enum number.
    #[inline]
    pub fn enum_attr(&self, op: Op, name: Sym) -> Option<u64> {
        self.m.attr(op, name).and_then(|a| enum_num(self.cx, a))
    }
    /// Whether a unit or boolean attribute is set.
    pub fn flag(&self, op: Op, name: Sym) -> bool {
        self.m.attr(op, name).is_some_and(|a| a != Attr::FALSE)
    }
    /// The word of a symbol's linkage; `external` when none is written.
    pub fn linkage(&self, op: Op) -> &'static str {
        self.linkage_in(self.m.op_record[op].attrs)
    }
    /// The same of a symbol's attributes.
    pub fn linkage_in(&self, attrs: Attr) -> &'static str {
        self.cx.dict_get(attrs, Sym::LINKAGE).and_then(|a| enum_text(self.cx, a)).unwrap_or("external")
    }
    /// Writes a calling convention and a blank, unless it is C's.
    pub fn cconv(&mut self, op: Op) {
        let Some(n) = self.enum_attr(op, Sym::CCONV).filter(|&n| n != 0) else { return };
        match cconv_word(n) {
            Some(w) => self.put(w.as_bytes()),
            None => {
                self.put(b"cc ");
                super::text::uint(&mut self.out, n);
            }
        }
        self.put(b" ");
    }
    /// Writes ` syncscope("...")` and the ordering.
    pub fn ordering(&mut self, op: Op, n: u64) {
        if let Some(s) = self.m.attr(op, Sym::SYNCSCOPE).and_then(|a| self.cx.str_value(a)).filter(|s| *s != Sym::EMPTY) {
            self.put(b" syncscope(");
            super::text::quoted(&mut self.out, self.cx.str(s).as_bytes());
            self.put(b")");
        }
        self.put(b" ");
        self.put(ORDERINGS.get(n as usize).copied().unwrap_or("seq_cst").as_bytes());
    }
    /// Integer attribute of an operation.
    pub fn int_attr(&self, op: Op, name: Sym) -> Option<i64> {
        self.m.attr(op, name).and_then(|a| self.cx.int_value(a))
    }
    /// String attribute of an operation.
    pub fn str_attr(&self, op: Op, name: Sym) -> Option<&'a str> {
        let cx = self.cx;
        self.m.attr(op, name).and_then(|a| cx.str_value(a)).map(|s| cx.str(s))
    }
}
