//! Signatures as text: canonical JSON, and the types that a record stands for at compile time.

use alloc::string::String;
use alloc::vec::Vec;
use ir::text::print::push_uint;

use super::json::push_string;
use super::record::{Kind, Signature};

/// The order of the slots of an `sdict`, which is the order of the list that is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As written: C-like systems, where the declaration has an order.
    #[default]
    Declaration,
    /// Sorted by key (by code points): systems where slots have names only.
    Lexical,
}

impl Signature {
    /// The canonical text: keys `a`, `r` and, if it was there, `v`; no blanks; characters as they are where JSON lets
    /// them stand; plain decimal numbers.
    pub fn to_json(&self, order: Order) -> String {
        let mut out = String::from("{\"a\":[");
        for (n, &a) in self.args.iter().enumerate() {
            out.push_str(if n > 0 { "," } else { "" });
            self.argument(a, order, &mut out);
        }
        out.push_str("],\"r\":[");
        self.list(self.results.iter().copied(), order, &mut out);
        out.push_str(if self.version { "],\"v\":1}" } else { "]}" });
        out
    }
    /// Appends the record of an argument, its name included.
    pub fn argument(&self, i: u32, order: Order, out: &mut String) {
        match self.name_of(i) {
            Some(name) => {
                out.push_str("[\"named\",");
                push_string(out, name);
                out.push(',');
                self.record(i, order, out);
                out.push(']');
            }
            None => self.record(i, order, out),
        }
    }
    fn list(&self, records: impl Iterator<Item = u32>, order: Order, out: &mut String) {
        for (n, r) in records.enumerate() {
            out.push_str(if n > 0 { "," } else { "" });
            self.record(r, order, out);
        }
    }
    /// Appends a record. What only a function's type can say is written as `"unknown"`.
    pub fn record(&self, i: u32, order: Order, out: &mut String) {
        let tag = match self.kind(i) {
            Kind::Null => return out.push_str("null"),
            Kind::Unknown | Kind::Erased | Kind::View | Kind::Object => return out.push_str("\"unknown\""),
            Kind::Bf16 => return out.push_str("\"bf16\""),
            Kind::Int(w) | Kind::Float(w) => {
                out.push_str(if matches!(self.kind(i), Kind::Int(_)) { "\"i" } else { "\"f" });
                push_uint(out, w as u64);
                return out.push('"');
            }
            Kind::NdArray(dims) => {
                out.push_str("[\"ndarray\",");
                self.list(self.parts(i), order, out);
                match dims {
                    None => out.push_str(",null"),
                    Some(dims) => {
                        out.push(',');
                        push_uint(out, self.dims_of(dims).len() as u64);
                        for d in self.dims_of(dims) {
                            out.push(',');
                            match d {
                                Some(d) => push_uint(out, *d as u64),
                                None => out.push_str("null"),
                            }
                        }
                    }
                }
                return out.push(']');
            }
            Kind::SDict => {
                out.push_str("[\"sdict\"");
                for slot in self.slots(i, order) {
                    out.push_str(",[");
                    push_string(out, self.name_of(slot).unwrap_or(""));
                    out.push(',');
                    self.record(slot, order, out);
                    out.push(']');
                }
                return out.push(']');
            }
            Kind::SList => "[\"slist\"",
            Kind::STuple => "[\"stuple\"",
            Kind::TypedList => "[\"py_homogeneous_list\"",
        };
        out.push_str(tag);
        for part in self.parts(i) {
            out.push(',');
            self.record(part, order, out);
        }
        out.push(']');
    }
    /// The slots of an `sdict` in natural order.
    pub fn slots(&self, i: u32, order: Order) -> Vec<u32> {
        let mut slots: Vec<u32> = self.parts(i).collect();
        if order == Order::Lexical {
            ir::order::sort_by_key(&mut slots, |&s| self.name_of(s));
        }
        slots
    }

    /// The type that stands for a record at compile time, as MLIR text.
    pub fn native_type(&self, i: u32) -> String {
        let mut out = String::new();
        self.native(i, &mut out);
        out
    }
    fn native(&self, i: u32, out: &mut String) {
        match self.kind(i) {
            Kind::Null => out.push_str("null"),
            Kind::Unknown | Kind::Object => out.push_str("!util.object<?>"),
            Kind::View => out.push_str("!hal.buffer_view"),
            Kind::Bf16 => out.push_str("bf16"),
            Kind::Int(w) | Kind::Float(w) => {
                out.push(if matches!(self.kind(i), Kind::Int(_)) { 'i' } else { 'f' });
                push_uint(out, w as u64);
            }
            Kind::NdArray(_) if !self.is_value(i + 1) => {
                out.push_str("!iree.tuple<!util.list<");
                self.native(i + 1, out);
                out.push_str(">, !util.list<index>>");
            }
            Kind::NdArray(dims) => {
                out.push_str("tensor<");
                self.shape(dims, out);
                self.native(i + 1, out);
                out.push('>');
            }
            Kind::SList | Kind::STuple | Kind::SDict | Kind::Erased => out.push_str("!util.list<?>"),
            Kind::TypedList if matches!(self.kind(i + 1), Kind::Null | Kind::Unknown) => out.push_str("!util.list<?>"),
            Kind::TypedList => {
                out.push_str("!util.list<");
                self.native(i + 1, out);
                out.push('>');
            }
        }
    }
    /// Appends the sizes of a shaped type, `2x?x`.
    pub(super) fn shape(&self, dims: Option<(u32, u32)>, out: &mut String) {
        let Some(dims) = dims else { return out.push_str("*x") };
        for d in self.dims_of(dims) {
            match d {
                Some(d) => push_uint(out, *d as u64),
                None => out.push('?'),
            }
            out.push('x');
        }
    }
    /// Whether a record is of a value type (a number), not of a reference.
    pub fn is_value(&self, i: u32) -> bool {
        matches!(self.kind(i), Kind::Int(_) | Kind::Float(_) | Kind::Bf16)
    }
}
