//! Attributes with parameters, behind their name.

use alloc::format;

use crate::attr::AttrData;
use crate::dialect::records::RECORDS;
use crate::id::Attr;
use crate::text::lex::Tok;
use crate::text::parse::{Parse, Parser};

impl Parser<'_> {
    /// `<name = value, ...>` of a record attribute.
    pub fn record_attr(&mut self, def: u16) -> Parse<Attr> {
        let record = &RECORDS[def as usize];
        let mut fields = alloc::vec![Attr::NONE; record.fields.len()];
        if self.take(Tok::Less) && !self.take(Tok::Greater) {
            loop {
                let loc = self.loc();
                let name = self.word()?;
                let Some(i) = record.fields.iter().position(|f| f.name == name) else {
                    return Err(self.error(loc, "unknown-parameter", format!("`#{}` has no parameter `{name}`", record.name)));
                };
                if fields[i].is_some() {
                    return Err(self.error(loc, "duplicate-parameter", format!("parameter `{name}` is given twice")));
                }
                self.need(Tok::Equal, "'='")?;
                fields[i] = self.attr(None)?;
                if !self.take(Tok::Comma) {
                    break;
                }
            }
            self.need(Tok::Greater, "'>'")?;
        }
        let loc = self.loc();
        if let Some(f) = record.fields.iter().zip(&fields).find(|(f, a)| !f.optional && a.is_none()) {
            return Err(self.error(loc, "missing-parameter", format!("`#{}` needs the parameter `{}`", record.name, f.0.name)));
        }
        let fields = self.m.cx.attr_list(&fields);
        Ok(self.m.cx.attr(AttrData::Record { def, fields }))
    }
}
