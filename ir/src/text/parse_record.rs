//! Attributes with parameters, behind their name.

use alloc::format;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::dialect::enums::ENUMS;
use crate::dialect::records::{
    DLTI_DL_ENTRY, DLTI_TARGET_DEVICE_SPEC, DLTI_TARGET_SYSTEM_SPEC, Field, FieldKind, LLVM_DI_COMPOSITE_TYPE, Of, RECORDS, Syntax,
};
#[cfg(feature = "processors")]
use crate::dialect::records::{NVVM_TARGET, ROCDL_TARGET};
use crate::id::{Attr, Sym, Type};
use crate::row::When;
use crate::text::lex::Tok;
use crate::text::parse::{Parse, Parser};

impl Parser<'_> {
    /// The parameters of a record attribute, as its table says that they are written.
    pub fn record_attr(&mut self, def: u16) -> Parse<Attr> {
        self.enter()?;
        let record = &RECORDS[def as usize];
        let mut fields = alloc::vec![Attr::NONE; record.fields.len()];
        match record.syntax {
            Syntax::Struct if !record.fields.is_empty() && !self.is(Tok::Less) => return Err(self.expected("'<'")),
            Syntax::Struct | Syntax::OptStruct => self.struct_fields(record.fields, &mut fields, record.name)?,
            Syntax::Params | Syntax::Mixed => {
                self.need(Tok::Less, "'<'")?;
                for (i, f) in record.fields.iter().enumerate() {
                    if i > 0 {
                        self.need(Tok::Comma, "','")?;
                        if record.syntax == Syntax::Mixed {
                            self.expect(f.name)?;
                            self.need(Tok::Equal, "'='")?;
                        }
                    }
                    fields[i] = self.field(f, record.fields)?;
                }
                self.need(Tok::Greater, "'>'")?;
            }
            Syntax::In | Syntax::Colon => {
                self.need(Tok::Less, "'<'")?;
                fields[0] = self.field(&record.fields[0], record.fields)?;
                self.expect(if record.syntax == Syntax::In { "in" } else { ":" })?;
                fields[1] = self.field(&record.fields[1], record.fields)?;
                self.need(Tok::Greater, "'>'")?;
            }
            Syntax::List | Syntax::OptList => {
                self.need(Tok::Less, "'<'")?;
                if self.take(Tok::LSquare) && !self.take(Tok::RSquare) {
                    fields[0] = self.field(&record.fields[0], record.fields)?;
                    self.need(Tok::RSquare, "']'")?;
                }
                self.need(Tok::Greater, "'>'")?;
            }
            Syntax::Call => {
                fields[0] = self.bare_word()?;
                if self.take(Tok::LParen) {
                    let mut items = Vec::new();
                    loop {
                        let item = match self.opt_unsigned(64)? {
                            Some(n) => self.m.cx.int_attr(Type::I64, n as i64),
                            None => self.bare_word()?,
                        };
                        items.push(item);
                        if !self.take(Tok::Comma) {
                            break;
                        }
                    }
                    self.need(Tok::RParen, "')'")?;
                    fields[1] = self.m.cx.array_attr(&items);
                }
            }
            Syntax::Entries => {
                self.need(Tok::Less, "'<'")?;
                let mut entries = Vec::new();
                let mut keys: crate::map::Map<u32, Attr> = crate::map::Map::default();
                let of_target = def == DLTI_TARGET_DEVICE_SPEC || def == DLTI_TARGET_SYSTEM_SPEC;
                if of_target && self.is(Tok::Greater) && !self.m.cx.early_folds {
                    let at = self.loc();
                    return Err(self.error(at, "dlti-entries", "the specification of a target has an entry at least"));
                }
                if !self.take(Tok::Greater) {
                    loop {
                        let at = self.loc();
                        let key = self.attr(None)?;
                        // The long form is an attribute of its own.
                        let long = matches!(self.m.cx.attr_data(key), AttrData::Record { def: DLTI_DL_ENTRY, .. });
                        let name = match self.m.cx.attr_data(key) {
                            AttrData::Record { fields, .. } if long => self.m.cx.attrs_in(fields).next().unwrap_or(key),
                            _ => key,
                        };
                        if self.m.cx.str_value(name).is_none() && (of_target || !matches!(self.m.cx.attr_data(name), AttrData::Type(_))) {
                            let kinds = if of_target { "a string" } else { "a string or a type" };
                            return Err(self.error(at, "dlti-key", format!("a DLTI key of this attribute is {kinds}")));
                        }
                        if self.m.cx.str_value(name) == Some(Sym::EMPTY) {
                            return Err(self.error(at, "dlti-key", "empty string as DLTI key is not allowed"));
                        }
                        if keys.insert(name.0, name).is_some() {
                            let name = super::print::print_attr(self.m, name, self.opts.release);
                            return Err(self.error(at, "dlti-key", format!("repeated DLTI key: {name}")));
                        }
                        let entry = if long {
                            key
                        } else {
                            self.need(Tok::Equal, "'='")?;
                            let (at, value) = (self.loc(), self.attr(None)?);
                            let is = |a| matches!(self.m.cx.attr_data(a), AttrData::Record { def: DLTI_TARGET_DEVICE_SPEC, .. });
                            if def == DLTI_TARGET_SYSTEM_SPEC && !is(value) {
                                return Err(self.error(
                                    at,
                                    "dlti-entries",
                                    "the specification of a system has `#dlti.target_device_spec` as values",
                                ));
                            }
                            let fields = self.m.cx.attr_list(&[key, value]);
                            self.m.cx.attr(AttrData::Record { def: DLTI_DL_ENTRY, fields })
                        };
                        let entry = self.older_layout(entry)?;
                        entries.push(entry);
                        if !self.take(Tok::Comma) {
                            break;
                        }
                    }
                    self.need(Tok::Greater, "'>'")?;
                }
                fields[0] = self.m.cx.array_attr(&entries);
            }
            #[cfg(feature = "extended")]
            Syntax::Number => {
                self.need(Tok::Less, "'<'")?;
                self.need(Tok::Colon, "':' before the type of the parts")?;
                let ty = self.ty()?;
                fields[0] = self.attr(Some(ty))?;
                self.need(Tok::Comma, "',' of a complex number")?;
                fields[1] = self.attr(Some(ty))?;
                self.need(Tok::Greater, "'>'")?;
                let is_part =
                    |a: Attr| matches!(self.m.cx.attr_data(a), AttrData::Float { ty: t, .. } | AttrData::BigFloat { ty: t, .. } if t == ty);
                if !fields.iter().all(|&a| is_part(a)) {
                    let loc = self.loc();
                    return Err(self.error(loc, "complex-part", "the parts of a complex number are floats of its type"));
                }
                if self.take(Tok::Colon) {
                    let loc = self.loc();
                    let whole = self.ty()?;
                    if self.m.cx.type_data(whole) != crate::ty::TypeData::Complex(ty) {
                        return Err(self.error(loc, "complex-type", "the type of a complex number is that of its parts"));
                    }
                }
            }
            Syntax::Range => {
                self.need(Tok::Less, "'<'")?;
                let (loc, ty) = (self.loc(), self.ty()?);
                let crate::ty::TypeData::Integer { width, .. } = self.m.cx.type_data(ty) else {
                    return Err(self.error(loc, "range-type", "expected an integer type"));
                };
                // Numbers have no sign of their own.
                let ty = self.m.cx.int_type(width);
                for f in &mut fields {
                    self.need(Tok::Comma, "','")?;
                    let loc = self.loc();
                    *f = self.attr(Some(ty))?;
                    if self.m.cx.attr_type(*f) != Some(ty)
                        || !matches!(self.m.cx.attr_data(*f), AttrData::Integer { .. } | AttrData::BigInteger { .. })
                    {
                        return Err(self.error(loc, "range-bound", "expected an integer"));
                    }
                }
                self.need(Tok::Greater, "'>'")?;
            }
        }
        self.leave();
        let loc = self.loc();
        for (f, a) in record.fields.iter().zip(&mut fields) {
            // Composite types of release 19 have a tag, those that stand for another too.
            let tagged = def == LLVM_DI_COMPOSITE_TYPE && f.name == "tag" && !self.opts.release.marked_recursion;
            if (!f.optional || tagged) && a.is_none() {
                // What only later releases have says nothing in the text of earlier ones.
                if let (When::Since20, FieldKind::Enum(def)) = (f.when, f.kind) {
                    *a = self.m.cx.attr(AttrData::Enum { def, value: ENUMS[def as usize].cases().last().map_or(0, |c| c.1) });
                    continue;
                }
                return Err(self.error(loc, "missing-parameter", format!("`#{}` needs the parameter `{}`", record.name, f.name)));
            }
            if f.optional && a.is_some() && self.is_default_field(f, *a) {
                *a = Attr::NONE;
            }
        }
        #[cfg(feature = "processors")]
        if matches!(def, NVVM_TARGET | ROCDL_TARGET) {
            self.target_fields(record.fields, &mut fields, def == NVVM_TARGET)?;
        }
        // Recursive references of release 19 are what has an identity and no tag.
        if def == LLVM_DI_COMPOSITE_TYPE && !self.opts.release.marked_recursion && fields[0].is_some() && fields[1].is_none() {
            let tag = fields[2].get().and_then(|a| self.m.cx.str_value(a));
            if tag.is_some_and(|t| self.m.cx.str(t) == "DW_TAG_null") {
                fields[1] = Attr::TRUE;
            }
        }
        let fields = self.m.cx.attr_list(&fields);
        Ok(self.m.cx.attr(AttrData::Record { def, fields }))
    }
    fn is_default_field(&self, f: &Field, a: Attr) -> bool {
        match (f.kind, self.m.cx.attr_data(a)) {
            // The numbers that may be absent besides being zero.
            _ if matches!(f.name, "dwarfAddressSpace" | "is_partial_profile" | "O") => false,
            (FieldKind::Int | FieldKind::U32 | FieldKind::U64, AttrData::Integer { bits, .. }) => bits == 0,
            (FieldKind::Bool, _) => a == Attr::FALSE,
            (FieldKind::Enum(_), AttrData::Enum { value, .. }) => value == 0,
            _ => false,
        }
    }
    /// What a target says that goes without saying is not stored; release 22 looks at the others of NVIDIA.
    #[cfg(feature = "processors")]
    fn target_fields(&mut self, table: &[Field], fields: &mut [Attr], nvidia: bool) -> Parse<()> {
        let (loc, early) = (self.loc(), self.opts.release.version < 20);
        for (f, a) in table.iter().zip(fields) {
            let Some(value) = a.get() else { continue };
            let usual = match f.name {
                "triple" if nvidia => "nvptx64-nvidia-cuda",
                "triple" => "amdgcn-amd-amdhsa",
                "chip" if nvidia => "sm_50",
                "chip" => "gfx900",
                "features" if nvidia && early => "+ptx60",
                "abi" => self.opts.release.rocdl_abi,
                _ => "",
            };
            let text = self.m.cx.str_value(value).map(|s| self.m.cx.str(s));
            let level = self.m.cx.int_value(value);
            let items = self.m.cx.array_items(value);
            let bad = nvidia
                && !early
                && (text == Some("") && !usual.is_empty()
                    || level.is_some_and(|n| !(0..=3).contains(&n))
                    || items.is_some_and(|items| items.iter().any(|&i| self.m.cx.str_value(i).is_none())));
            if bad {
                return Err(self.error(loc, "target", format!("this is no `{}` of a target", f.name)));
            }
            if text == Some(usual) || level == Some(2) {
                *a = Attr::NONE;
            }
        }
        Ok(())
    }
    fn struct_fields(&mut self, table: &'static [Field], fields: &mut [Attr], record: &str) -> Parse<()> {
        if !self.take(Tok::Less) || self.take(Tok::Greater) {
            return Ok(());
        }
        loop {
            let loc = self.loc();
            let name = self.word()?;
            let Some(i) = table.iter().position(|f| f.name == name) else {
                return Err(self.error(loc, "unknown-parameter", format!("`#{record}` has no parameter `{name}`")));
            };
            if fields[i].is_some() {
                return Err(self.error(loc, "duplicate-parameter", format!("parameter `{name}` is given twice")));
            }
            self.need(Tok::Equal, "'='")?;
            fields[i] = self.field(&table[i], table)?;
            if !self.take(Tok::Comma) {
                break;
            }
        }
        self.need(Tok::Greater, "'>'")
    }
    /// A bare word, as string attribute.
    fn bare_word(&mut self) -> Parse<Attr> {
        let word = self.word()?;
        let sym = self.m.cx.sym(word);
        Ok(self.m.cx.sym_str_attr(sym))
    }
    /// An attribute of a kind; builds without the verifier take any.
    fn attr_of(&mut self, of: Of) -> Parse<Attr> {
        let loc = self.loc();
        let a = self.attr(None)?;
        if cfg!(not(feature = "verify")) || of.holds(&self.m.cx, a) {
            Ok(a)
        } else {
            Err(self.error(loc, "parameter-kind", format!("this parameter must be {}", of.text())))
        }
    }
    /// One parameter. `table`: the parameters that may follow a list behind a comma.
    fn field(&mut self, f: &Field, table: &'static [Field]) -> Parse<Attr> {
        match f.kind {
            FieldKind::Attr(of) => self.attr_of(of),
            FieldKind::Record(def) => self.record_or_alias(def),
            FieldKind::Str => {
                let s = self.string()?;
                Ok(self.m.cx.sym_str_attr(s))
            }
            FieldKind::Int => {
                let n = self.integer()?;
                Ok(self.m.cx.int_attr(Type::I64, n))
            }
            FieldKind::U32 | FieldKind::U64 => {
                let width = if f.kind == FieldKind::U32 { 32 } else { 64 };
                match self.opt_unsigned(width)? {
                    Some(n) => Ok(self.m.cx.int_attr(Type::I64, n as i64)),
                    None => Err(self.expected_here("an integer")),
                }
            }
            FieldKind::Bool => match self.opt_word_of(&["false", "true"]) {
                Some(0) => Ok(Attr::FALSE),
                Some(_) => Ok(Attr::TRUE),
                None => Err(self.expected("`true` or `false`")),
            },
            FieldKind::Enum(def) => {
                // Several bits are one string, so that a comma always ends the parameter.
                let loc = self.loc();
                let text = match self.opt_string()? {
                    Some(text) => text,
                    None => {
                        let word = self.word()?;
                        self.m.cx.sym(word)
                    }
                };
                let mut value = 0;
                for word in self.m.cx.str(text).split('|') {
                    match ENUMS[def as usize].value(word) {
                        Some(v) => value |= v,
                        None => {
                            let text = format!("`{word}` is no case of this enum");
                            return Err(self.error(loc, "enum-case", text));
                        }
                    }
                }
                Ok(self.m.cx.attr(AttrData::Enum { def, value }))
            }
            FieldKind::Word => {
                let loc = self.loc();
                let word = self.bare_word()?;
                let start = match f.name {
                    "tag" => "DW_TAG_",
                    "encoding" => "DW_ATE_",
                    "sourceLanguage" => "DW_LANG_",
                    "callingConvention" => "DW_CC_",
                    _ => "DW_OP_",
                };
                if cfg!(feature = "verify") && self.m.cx.str_value(word).is_none_or(|w| !self.m.cx.str(w).starts_with(start)) {
                    return Err(self.error(loc, "parameter-kind", format!("this parameter must be a name that begins with {start}")));
                }
                Ok(word)
            }
            FieldKind::Attrs(_) | FieldKind::Records(_) => {
                let mut items = Vec::new();
                loop {
                    let item = match f.kind {
                        FieldKind::Records(def) => self.record_or_alias(def)?,
                        FieldKind::Attrs(of) => self.attr_of(of)?,
                        _ => self.attr(None)?,
                    };
                    items.push(item);
                    if !self.is(Tok::Comma) || self.parameter_follows(table) {
                        break;
                    }
                    self.bump();
                }
                Ok(self.m.cx.array_attr(&items))
            }
            FieldKind::Braced(def) => {
                self.need(Tok::LBrace, "'{'")?;
                let mut items = Vec::new();
                while !self.is(Tok::RBrace) {
                    items.push(self.record_or_alias(def)?);
                    if !self.take(Tok::Comma) {
                        break;
                    }
                }
                self.need(Tok::RBrace, "'}'")?;
                Ok(self.m.cx.array_attr(&items))
            }
            FieldKind::Symbol => self.symbol_ref(),
            FieldKind::Type => {
                let ty = self.ty()?;
                Ok(self.m.cx.type_attr(ty))
            }
        }
    }
    /// Whether behind the comma that is next a parameter begins, rather than another item of a list.
    fn parameter_follows(&self, table: &'static [Field]) -> bool {
        let rest = &self.src[self.token.end as usize..];
        let blanks = rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
        let word = &rest[blanks..];
        let len = word.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        table.iter().any(|f| f.name.as_bytes() == &word[..len])
    }
    fn record_or_alias(&mut self, def: u16) -> Parse<Attr> {
        if !self.is(Tok::Hash) {
            return self.record_attr(def);
        }
        let loc = self.loc();
        let a = self.attr(None)?;
        match self.m.cx.attr_data(a) {
            AttrData::Record { def: d, .. } if d == def => Ok(a),
            // What no table knows may be anything.
            AttrData::Opaque { .. } => Ok(a),
            _ => {
                let name = RECORDS.get(def as usize).map_or("", |r| r.name);
                Err(self.error(loc, "parameter-kind", format!("this parameter must be a #{name} attribute")))
            }
        }
    }
}
