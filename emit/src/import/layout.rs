//! The module's own attributes: data layout, triple, inline assembly.
//! Source: LLVM Language Reference, "Data Layout"; the order and the defaults are those of the reference.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::dialect::records as r;
use ir::{Attr, AttrData, FloatKind, Sign, Sym, Type, TypeData};

use super::{Read, Reader};

/// What the reference puts behind a layout's own parts.
const DEFAULTS: &str = "p:64:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128-e";

impl<'a> Reader<'a> {
    /// Reads the data layout and makes the `dlti.dl_spec` of it.
    pub(super) fn data_layout(&mut self, attrs: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let (text, at) = match self.top.layout {
            Some((text, at)) => (self.m.cx.str(text).to_string(), at),
            None => (String::new(), 0),
        };
        self.dl = match abi::layout::DataLayout::parse(&text) {
            Ok(dl) => dl,
            Err(e) => return self.fail(at, e),
        };
        let whole = format!("{text}{}{DEFAULTS}", if text.is_empty() { "" } else { "-" });
        let mut types: Vec<(Attr, Attr)> = Vec::new();
        let mut keys: Vec<(&str, Attr)> = Vec::new();
        let modern = self.opts.release.version >= 20;
        // Memory spaces are numbers without a sign; alignments are not.
        let space = self.m.cx.ty(TypeData::Integer { width: 64, sign: Sign::Unsigned });
        for part in whole.split('-') {
            let mut fields = part.split(':');
            let head = fields.next().unwrap_or("");
            let rest: Vec<u64> = fields.clone().filter_map(|f| f.parse().ok()).collect();
            let (letter, number) = head.split_at(head.len().min(1));
            let n = number.parse::<u32>().ok();
            let key = match (letter, n) {
                ("i", Some(w)) if w > 0 && w < 1 << 24 => Some(self.m.cx.int_type(w)),
                ("f", Some(w)) => match w {
                    16 => Some(Type::F16),
                    32 => Some(Type::F32),
                    64 => Some(Type::F64),
                    80 => Some(self.m.cx.float_type(FloatKind::F80)),
                    128 => Some(self.m.cx.float_type(FloatKind::F128)),
                    _ => None,
                },
                ("p", Some(space)) => Some(self.m.cx.ptr_type(space)),
                ("p", None) if number.is_empty() => Some(Type::LLVM_PTR),
                _ => None,
            };
            if let Some(key) = key {
                let key = self.m.cx.type_attr(key);
                if types.iter().any(|t| t.0 == key) {
                    continue;
                }
                if letter != "p" && part.split(':').count() > 3 {
                    let early = self.opts.release.version < 20;
                    let what = if early { "cannot translate data layout" } else { "more than two alignments in the data layout" };
                    return self.fail(at, format!("{what}: {part}"));
                }
                let abi = rest.get(letter.eq("p") as usize).copied().unwrap_or(0);
                let pref = rest.get(1 + letter.eq("p") as usize).copied().unwrap_or(abi);
                let values: Vec<i64> = match (letter, rest.first()) {
                    ("p", Some(&size)) => {
                        alloc::vec![size as i64, abi as i64, pref as i64, rest.get(3).copied().unwrap_or(size) as i64]
                    }
                    _ => {
                        let abi = rest.first().copied().unwrap_or(0);
                        alloc::vec![abi as i64, rest.get(1).copied().unwrap_or(abi) as i64]
                    }
                };
                types.push((key, ir::dense::ints(&mut self.m.cx, Type::I64, &values)));
                continue;
            }
            let (key, value) = match (letter, n) {
                ("e", None) if number.is_empty() => ("dlti.endianness", self.m.cx.str_attr("little")),
                ("E", None) if number.is_empty() => ("dlti.endianness", self.m.cx.str_attr("big")),
                ("A", Some(n)) => ("dlti.alloca_memory_space", self.m.cx.int_attr(space, n as i64)),
                ("P", Some(n)) => ("dlti.program_memory_space", self.m.cx.int_attr(space, n as i64)),
                ("G", Some(n)) => ("dlti.global_memory_space", self.m.cx.int_attr(space, n as i64)),
                ("S", Some(n)) => ("dlti.stack_alignment", self.m.cx.int_attr(Type::I64, n as i64)),
                ("m", None) if modern && rest.is_empty() => {
                    let mode = fields.next().unwrap_or("");
                    ("dlti.mangling_mode", self.m.cx.str_attr(mode))
                }
                ("n", Some(first)) if modern => {
                    let widths: Vec<i32> = core::iter::once(first as i32).chain(rest.iter().map(|&w| w as i32)).collect();
                    ("dlti.legal_int_widths", self.m.cx.i32_array(&widths))
                }
                ("F", _) if modern => ("dlti.function_pointer_alignment", self.function_pointer(number)),
                _ => {
                    if !part.is_empty() {
                        let message = format!("unhandled data layout token: {part}");
                        self.diags.warning("data-layout", ir::Loc::at(at), message);
                    }
                    continue;
                }
            };
            if !keys.iter().any(|k| k.0 == key) {
                keys.push((key, value));
            }
        }
        let mut entries = Vec::new();
        for (key, value) in keys {
            types.push((self.m.cx.str_attr(key), value));
        }
        for (key, value) in types {
            let fields = self.m.cx.attr_list(&[key, value]);
            entries.push(self.m.cx.attr(AttrData::Record { def: r::DLTI_DL_ENTRY, fields }));
        }
        let list = self.m.cx.array_attr(&entries);
        let fields = self.m.cx.attr_list(&[list]);
        attrs.push((Sym::DLTI_DL_SPEC, self.m.cx.attr(AttrData::Record { def: r::DLTI_DL_SPEC, fields })));
        Ok(())
    }

    /// `i8` (independent) or `n8` (multiple) behind `F`.
    fn function_pointer(&mut self, text: &str) -> Attr {
        let (kind, bits) = text.split_at(text.len().min(1));
        let bits: i64 = bits.parse().unwrap_or(0);
        let bits = self.m.cx.int_attr(Type::I64, bits);
        let fields = self.m.cx.attr_list(&[bits, if kind == "n" { Attr::TRUE } else { Attr::FALSE }]);
        self.m.cx.attr(AttrData::Record { def: r::DLTI_FUNCTION_POINTER_ALIGNMENT, fields })
    }

    /// What else stands on the module: triple, assembly.
    pub(super) fn module_attrs(&mut self, attrs: &mut Vec<(Sym, Attr)>) {
        let modern = self.opts.release.version >= 20;
        if modern {
            let asm = core::mem::take(&mut self.top.asm);
            let name = self.m.cx.sym("llvm.module_asm");
            attrs.push((name, self.m.cx.array_attr(&asm)));
        } else if !self.top.asm.is_empty() {
            self.leave_out(0, "'module asm'");
        }
        if modern || self.top.triple.is_some() {
            let triple = self.top.triple.unwrap_or(Sym::EMPTY);
            let name = self.m.cx.sym("llvm.target_triple");
            if modern {
                attrs.push((name, self.m.cx.sym_str_attr(triple)));
            }
        }
    }
}
