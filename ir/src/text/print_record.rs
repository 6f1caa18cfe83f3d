//! Attributes with parameters: what is written behind their name.

use crate::attr::AttrData;
use crate::dialect::enums::ENUMS;
use crate::dialect::records::{Field, FieldKind, LLVM_DI_COMPOSITE_TYPE, RECORDS, Syntax};
use crate::id::Attr;
use crate::text::print::{Printer, is_bare_id};

/// The order of the parameters of `#llvm.di_composite_type` in release 19.
const EARLY_COMPOSITE: [u8; 16] = [2, 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 15, 11, 12, 13, 14];

impl Printer<'_> {
    /// Writes the parameters of a record attribute.
    pub(super) fn record_body(&mut self, a: Attr) {
        let m = self.m;
        let AttrData::Record { def: index, fields } = m.cx.attr_data(a) else { return };
        let Some(def) = RECORDS.get(index as usize) else { return };
        let version = self.release().version;
        let mut values = def.fields.iter().zip(m.cx.attrs_in(fields)).filter(|(f, a)| a.is_some() && f.when.holds(version));
        match def.syntax {
            Syntax::OptStruct if values.next().is_none() => {}
            Syntax::Struct | Syntax::OptStruct => {
                let early = index == LLVM_DI_COMPOSITE_TYPE && !self.release().marked_recursion;
                let values = (0..def.fields.len()).filter_map(|i| {
                    let i = if early { EARLY_COMPOSITE[i] as usize } else { i };
                    let a = m.cx.attrs_in(fields).nth(i)?;
                    (a.is_some() && def.fields[i].when.holds(version)).then_some((&def.fields[i], a))
                });
                if !def.fields.is_empty() {
                    self.c('<');
                    self.list(values, |p, (f, a)| {
                        p.s(f.name);
                        p.s(" = ");
                        p.field(f, a);
                    });
                    self.c('>');
                }
            }
            Syntax::Params | Syntax::Mixed => {
                self.c('<');
                let mut named = false;
                self.list(values, |p, (f, a)| {
                    if named {
                        p.s(f.name);
                        p.s(" = ");
                    }
                    named = def.syntax == Syntax::Mixed;
                    p.field(f, a)
                });
                self.c('>');
            }
            Syntax::In | Syntax::Colon => {
                let between = if def.syntax == Syntax::In { " in " } else { ":" };
                self.c('<');
                for (i, (f, a)) in values.enumerate() {
                    self.s(if i > 0 { between } else { "" });
                    self.field(f, a);
                }
                self.c('>');
            }
            Syntax::List | Syntax::OptList => match values.next() {
                Some((f, a)) => {
                    self.s("<[");
                    self.field(f, a);
                    self.s("]>");
                }
                None => self.s(if def.syntax == Syntax::List { "<[]>" } else { "<>" }),
            },
            Syntax::Call => {
                let mut values = m.cx.attrs_in(fields);
                self.word(values.next());
                if let Some(items) = values.next().filter(|a| a.is_some()).and_then(|a| m.cx.array_items(a)) {
                    self.c('(');
                    self.list(items, |p, a| match m.cx.int_value(a) {
                        Some(n) => p.uint(n as u64),
                        None => p.word(Some(a)),
                    });
                    self.c(')');
                }
            }
            Syntax::Entries => {
                let equals = self.release().dlti_equals;
                self.c('<');
                let entries = m.cx.attrs_in(fields).next().filter(|a| a.is_some()).and_then(|a| m.cx.array_items(a));
                self.list(entries.unwrap_or_default(), |p, entry| {
                    let AttrData::Record { fields, .. } = m.cx.attr_data(entry) else { return };
                    p.s(if equals { "" } else { "#dlti.dl_entry<" });
                    for (i, a) in m.cx.attrs_in(fields).enumerate() {
                        p.s(match (i, equals) {
                            (0, _) => "",
                            (_, true) => " = ",
                            (_, false) => ", ",
                        });
                        p.attr(a);
                    }
                    p.s(if equals { "" } else { ">" });
                });
                self.c('>');
            }
            #[cfg(feature = "extended")]
            Syntax::Number => {
                let mut parts = m.cx.attrs_in(fields);
                let (Some(real), Some(imag)) = (parts.next(), parts.next()) else { return };
                let Some(ty) = m.cx.attr_type(real) else { return };
                self.s("<:");
                self.ty(ty);
                self.c(' ');
                self.attr_bare(real);
                self.s(", ");
                self.attr_bare(imag);
                self.s("> : complex<");
                self.ty(ty);
                self.c('>');
            }
            Syntax::Range => {
                self.c('<');
                let mut values = m.cx.attrs_in(fields).peekable();
                if let Some(ty) = values.peek().and_then(|&a| m.cx.attr_type(a)) {
                    self.ty(ty);
                }
                for a in values {
                    self.s(", ");
                    match m.cx.attr_data(a) {
                        // A bit is a signed number here, not a truth value.
                        AttrData::Integer { .. } => self.int(m.cx.int_value(a).unwrap_or(0)),
                        _ => self.attr_bare(a),
                    }
                }
                self.c('>');
            }
        }
    }
    fn word(&mut self, a: Option<Attr>) {
        if let Some(s) = a.and_then(|a| self.m.cx.str_value(a)) {
            self.sym(s);
        }
    }
    fn field(&mut self, f: &Field, a: Attr) {
        let m = self.m;
        match f.kind {
            FieldKind::Record(_) => self.attr_stripped(a),
            FieldKind::Int => match m.cx.attr_data(a) {
                AttrData::Integer { bits, .. } => self.int(bits as i64),
                _ => self.attr(a),
            },
            FieldKind::U32 | FieldKind::U64 => match m.cx.attr_data(a) {
                AttrData::Integer { bits, .. } => self.uint(bits),
                _ => self.attr(a),
            },
            FieldKind::Word => self.word(Some(a)),
            FieldKind::Enum(_) => {
                let AttrData::Enum { def, value } = m.cx.attr_data(a) else { return self.attr(a) };
                let Some(def) = ENUMS.get(def as usize) else { return };
                let at = self.out.len();
                self.enum_cases(def, value);
                // Several bits are one string.
                let text = self.out.get(at..).unwrap_or("");
                if !text.starts_with('"') && !is_bare_id(text) {
                    self.out.insert(at, '"');
                    self.out.push('"');
                }
            }
            FieldKind::Attrs(_) | FieldKind::Records(_) => {
                let items = m.cx.array_items(a).unwrap_or_default();
                self.list(items, |p, a| if matches!(f.kind, FieldKind::Attrs(_)) { p.attr(a) } else { p.attr_stripped(a) });
            }
            FieldKind::Braced(_) => {
                self.c('{');
                let items = m.cx.array_items(a).unwrap_or_default();
                self.list(items, |p, a| p.attr_stripped(a));
                self.c('}');
            }
            FieldKind::Attr(_) | FieldKind::Str | FieldKind::Bool | FieldKind::Symbol | FieldKind::Type => self.attr(a),
        }
    }
}
