//! Locations (MLIR builtin dialect documentation, "Location Attributes").

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::{AttrData, LocData};
use crate::id::{Attr, Loc};
use crate::text::lex::{self, Tok};
use crate::text::parse::{Delim, Parse, Parser};

impl Parser<'_> {
    /// Reads `loc(...)` if it is next, else the default.
    pub fn opt_trailing_loc(&mut self, default: Loc) -> Parse<Loc> {
        if !self.is(Tok::Word) || !self.at("loc") {
            return Ok(default);
        }
        self.location()
    }
    /// Reads `loc(...)`.
    pub(crate) fn location(&mut self) -> Parse<Loc> {
        self.expect("loc")?;
        self.need(Tok::LParen, "'(' in location")?;
        let l = self.location_body()?;
        self.need(Tok::RParen, "')' in location")?;
        Ok(l)
    }
    fn location_body(&mut self) -> Parse<Loc> {
        self.enter()?;
        let l = self.location_kind();
        self.leave();
        l
    }
    fn location_kind(&mut self) -> Parse<Loc> {
        let loc = self.loc();
        match self.token.tok {
            Tok::Hash => self.location_alias(loc),
            Tok::Str => self.file_or_name(),
            Tok::Word => match self.text() {
                "unknown" => {
                    self.bump();
                    Ok(Loc::UNKNOWN)
                }
                "callsite" => {
                    self.bump();
                    self.need(Tok::LParen, "'(' in callsite location")?;
                    let callee = self.location_body()?;
                    self.expect("at")?;
                    let caller = self.location_body()?;
                    self.need(Tok::RParen, "')' in callsite location")?;
                    Ok(self.m.cx.loc(LocData::CallSite { callee, caller }))
                }
                "fused" => {
                    self.bump();
                    self.fused()
                }
                _ => Err(self.expected("a location")),
            },
            _ => Err(self.expected("a location")),
        }
    }
    /// `"file":line:col`, `"file":line:col to line:col`, `"name"`, `"name"(child)`
    fn file_or_name(&mut self) -> Parse<Loc> {
        let text = self.string()?;
        if self.take(Tok::Colon) {
            let (line, col) = self.line_col()?;
            if self.opts.release.version >= 20 && self.eat("to") {
                let loc = self.loc();
                let (end_line, end_col) = if self.take(Tok::Colon) { (line, self.unsigned()?) } else { self.line_col()? };
                if end_line < line {
                    return Err(self.error(loc, "location-range", "a location range must not end before it begins"));
                }
                return Ok(self.m.cx.loc(LocData::Range { file: text, line, col, end_line, end_col }));
            }
            return Ok(self.m.cx.loc(LocData::File { file: text, line, col }));
        }
        let mut child = Loc::UNKNOWN;
        if self.take(Tok::LParen) {
            child = self.location_body()?;
            self.need(Tok::RParen, "')' after child location of NameLoc")?;
        }
        Ok(self.m.cx.loc(LocData::Name { name: text, child }))
    }
    fn line_col(&mut self) -> Parse<(u32, u32)> {
        let line = self.unsigned()?;
        if !self.is(Tok::Colon) && self.opts.release.version >= 20 {
            return Ok((line, 0));
        }
        self.need(Tok::Colon, "':' between line and column")?;
        Ok((line, self.unsigned()?))
    }
    fn unsigned(&mut self) -> Parse<u32> {
        let loc = self.loc();
        let n = if self.is(Tok::Int) { self.integer()? } else { return Err(self.expected("a line or column number")) };
        match u32::try_from(n) {
            Ok(n) => Ok(n),
            Err(_) => Err(self.error(loc, "location-number", "expected a line or column number below 2^32")),
        }
    }
    /// `fused<metadata>[a, b]`: nested fused locations without metadata flatten, unknown ones and repetitions drop out.
    fn fused(&mut self) -> Parse<Loc> {
        let mut metadata = Attr::NONE;
        if self.take(Tok::Less) {
            metadata = self.attr(None)?;
            self.need(Tok::Greater, "'>' after fused location metadata")?;
        }
        let mut locs: Vec<u32> = Vec::new();
        let mut seen: crate::map::Set<u32> = crate::map::Set::default();
        self.list(Delim::Square, |p| {
            let l = p.location_body()?;
            match p.m.cx.loc_data(l) {
                Some(LocData::Fused { locs: inner, metadata: m }) if m.is_none() || m == metadata => {
                    for &w in p.m.cx.lists.get(inner) {
                        if seen.insert(w) {
                            locs.push(w);
                        }
                    }
                }
                _ if l.is_unknown() => {}
                _ => {
                    if seen.insert(l.0) {
                        locs.push(l.0);
                    }
                }
            }
            Ok(())
        })?;
        if metadata.is_none() {
            match locs.as_slice() {
                [] => return Ok(Loc::UNKNOWN),
                [one] => return Ok(Loc(*one)),
                _ => {}
            }
        } else if locs.is_empty() {
            locs.push(Loc::UNKNOWN.0);
        }
        let locs = self.m.cx.lists.intern(&locs);
        Ok(self.m.cx.loc(LocData::Fused { locs, metadata }))
    }
    /// `#loc3`, which may be defined further down at the start of a line.
    fn location_alias(&mut self, loc: Loc) -> Parse<Loc> {
        let name = String::from(&self.text()[1..]);
        let key = self.names.intern(&name);
        if name.as_bytes().contains(&b'.') {
            let a = self.attr(None)?;
            return match self.m.cx.attr_data(a) {
                AttrData::Loc(l) => Ok(l),
                _ => Err(self.error(loc, "location", "expected location attribute")),
            };
        }
        self.bump();
        if !self.attr_aliases.contains_key(&key) {
            if self.alias_index.is_none() {
                self.index_aliases();
            }
            if !self.early_alias(key)? {
                return Err(self.error(loc, "undefined-alias", format!("operation location alias '#{name}' was never defined")));
            }
        }
        self.use_alias(false, key, loc)?;
        match self.attr_aliases.get(&key).map(|&a| self.m.cx.attr_data(a)) {
            Some(AttrData::Loc(l)) => Ok(l),
            _ => Err(self.error(loc, "location", format!("expected location, but '#{name}' is another attribute"))),
        }
    }
    /// Reads the definition of an alias that stands further down, if there is one and the text was indexed: locations
    /// may be used before they are defined, and what they contain is then read early too.
    pub(crate) fn early_alias(&mut self, key: u32) -> Parse<bool> {
        let Some(&at) = self.alias_index.as_ref().and_then(|ix| ix.get(&key)) else { return Ok(false) };
        let back = self.token.start;
        self.seek(at);
        self.bump();
        self.enter()?;
        let outer = self.begin_alias();
        let a = self.expect("=").and_then(|()| self.attr(None));
        self.end_alias(outer, false, key);
        self.leave();
        let a = a?;
        self.attr_aliases.insert(key, a);
        self.seek(back);
        Ok(true)
    }
    /// Finds `#name =` at starts of lines.
    fn index_aliases(&mut self) {
        let mut index = crate::map::Map::default();
        let mut p = 0;
        while p < self.src.len() {
            if self.src[p] == b'#' {
                let t = lex::next(self.src, p);
                if t.tok == Tok::Hash
                    && lex::next(self.src, t.end as usize).tok == Tok::Equal
                    && let Some(text) = self.source.text.get(t.start as usize + 1..t.end as usize)
                {
                    let key = self.names.intern(text);
                    index.entry(key).or_insert(t.start);
                }
            }
            p = match self.src[p..].iter().position(|&b| b == b'\n') {
                Some(n) => p + n + 1,
                None => self.src.len(),
            };
        }
        self.alias_index = Some(index);
    }

    /// `{-# ... #-}`: resources are kept in the module.
    pub(crate) fn file_metadata(&mut self) -> Parse<()> {
        self.need(Tok::MetaOpen, "'{-#'")?;
        while !self.is(Tok::MetaClose) {
            let loc = self.loc();
            let external = match self.word()? {
                "dialect_resources" => false,
                "external_resources" => true,
                w => return Err(self.error(loc, "file-metadata", format!("unknown key '{w}' in file metadata dictionary"))),
            };
            self.need(Tok::Colon, "':'")?;
            self.need(Tok::LBrace, "'{'")?;
            while !self.is(Tok::RBrace) {
                let loc = self.loc();
                let owner = self.resource_key()?;
                let name = self.m.cx.str(owner);
                if !external && name != "builtin" {
                    let text = match self.m.cx.registry.has_dialect(name) {
                        true => format!("unexpected 'resource' section for dialect '{name}'"),
                        false => format!("dialect '{name}' is unknown"),
                    };
                    return Err(self.error(loc, "resource-dialect", text));
                }
                self.need(Tok::Colon, "':'")?;
                self.need(Tok::LBrace, "'{'")?;
                while !self.is(Tok::RBrace) {
                    let loc = self.loc();
                    let key = self.resource_key()?;
                    self.need(Tok::Colon, "':'")?;
                    let value = self.resource_value(loc, key, external)?;
                    self.m.resources.push(crate::module::Resource { external, owner, key, value });
                    if !self.take(Tok::Comma) {
                        break;
                    }
                }
                self.need(Tok::RBrace, "'}'")?;
                if !self.take(Tok::Comma) {
                    break;
                }
            }
            self.need(Tok::RBrace, "'}'")?;
            if !self.take(Tok::Comma) {
                break;
            }
        }
        self.need(Tok::MetaClose, "'#-}'")
    }
    fn resource_key(&mut self) -> Parse<crate::id::Sym> {
        if self.is(Tok::Str) && self.opts.release.quote_resource_keys {
            return self.string();
        }
        let w = self.word()?;
        Ok(self.m.cx.sym(w))
    }
    /// The value of a resource. Those of dialects are blobs, and what looks like one is one: four bytes of alignment,
    /// then the data.
    fn resource_value(&mut self, at: Loc, key: crate::id::Sym, external: bool) -> Parse<crate::module::ResourceValue> {
        use crate::module::ResourceValue as V;
        let text = if self.is(Tok::Str) { self.text() } else { "" };
        let mut bytes = Vec::new();
        if !(text.starts_with("\"0x") && super::parse_dense::hex_bytes(&text[1..text.len() - 1], &mut bytes)) {
            if text.starts_with("\"0x") || !external && (self.is(Tok::Str) || self.is(Tok::Word)) {
                let text = format!("expected hex string blob for key '{}'", self.m.cx.str(key));
                return Err(self.error(at, "resource-blob", text));
            }
            return match text.is_empty() {
                true if self.eat("true") => Ok(V::Bool(true)),
                true if self.eat("false") => Ok(V::Bool(false)),
                true => Err(self.expected("a resource value: a string or a boolean")),
                false => self.string().map(V::Str),
            };
        };
        let text = match bytes.first_chunk().map(|b| u32::from_le_bytes(*b)) {
            Some(n) if n.is_power_of_two() || n == 0 => {
                self.bump();
                return Ok(V::Blob(self.m.cx.bytes.intern(&bytes)));
            }
            Some(n) => format!(", but got non-power-of-2 value: {n}"),
            None => String::new(),
        };
        let text = format!("expected hex string blob for key '{}' to encode alignment in first 4 bytes{text}", self.m.cx.str(key));
        Err(self.error(at, "resource-blob", text))
    }
}
