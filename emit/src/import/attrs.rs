//! Attributes of functions, calls, parameters and results: from LLVM's words to the dialect's names.
//! Source: LLVM Language Reference, "Parameter Attributes", "Function Attributes"; what the reference makes of them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::{enums as e, records as r};
use ir::{Attr, AttrData, Sym, Type};

use super::lex::Kind;
use super::{Map, Read, Reader};
use crate::ll::func::{FUNCTION_WORDS, PARAMS, STRINGS, UNITS, Value};

/// Attribute groups by number.
#[derive(Default)]
pub(super) struct Groups {
    places: Map<u32, u32>,
    read: Map<u32, FnAttrs>,
    /// Entries of a function or a call that has one group alone: group, whether of a call.
    entries: Map<(u32, bool), Vec<(Sym, Attr)>>,
}

impl Groups {
    pub(super) fn define(&mut self, n: u32, at: u32) {
        self.places.insert(n, at);
    }
}

/// Words with a number behind them; as indices they follow [`FUNCTION_WORDS`].
const NUMBERED: [&str; 4] = ["align", "allockind", "allocsize", "alignstack"];

/// The index of a word.
fn word_index(word: &[u8]) -> Option<usize> {
    FUNCTION_WORDS.iter().chain(&NUMBERED).position(|w| w.as_bytes() == word)
}
/// The word of an index.
fn word_of(i: u8) -> &'static str {
    FUNCTION_WORDS.iter().chain(&NUMBERED).nth(i as usize).copied().unwrap_or("")
}

/// Attributes of a function or a call.
#[derive(Clone, Default, Debug)]
pub(super) struct FnAttrs {
    /// [`word_index`] and number.
    words: Vec<(u8, u64)>,
    strings: Vec<(Sym, Sym)>,
    /// Effects on other, argument, inaccessible, errno and target memory: bit 0 reads, bit 1 writes.
    memory: Option<[u8; 6]>,
    uwtable: u64,
    vscale: Option<(u64, u64)>,
    /// Words of LLVM up to 15: what is read and written at most, and where.
    access: Option<u8>,
    place: Option<[u8; 6]>,
    pub(super) strictfp: bool,
    /// Everything as it stands in the text, where that is kept.
    text: String,
}

impl FnAttrs {
    fn is_empty(&self) -> bool {
        self.words.is_empty()
            && self.strings.is_empty()
            && self.memory.is_none()
            && self.uwtable == 0
            && self.vscale.is_none()
            && self.access.is_none()
            && self.place.is_none()
    }
    /// Adds the attributes of another list; what is said twice counts as said last.
    pub(super) fn add(&mut self, other: &FnAttrs) {
        self.words.extend_from_slice(&other.words);
        self.strings.extend_from_slice(&other.strings);
        self.memory = other.memory.or(self.memory);
        self.uwtable = if other.uwtable != 0 { other.uwtable } else { self.uwtable };
        self.vscale = other.vscale.or(self.vscale);
        self.access = other.access.or(self.access);
        self.place = other.place.or(self.place);
        self.strictfp |= other.strictfp;
        if !other.text.is_empty() {
            self.text.push(' ');
            self.text.push_str(&other.text);
        }
    }
    /// What of memory is touched.
    fn effects(&self) -> [u8; 6] {
        let (all, access) = (self.memory.unwrap_or([3; 6]), self.access.unwrap_or(3));
        let place = self.place.unwrap_or([3; 6]);
        core::array::from_fn(|i| all[i] & access & place[i])
    }
}

/// A value of a parameter's attribute that is no word of the table.
enum Param {
    Known(&'static str, Value),
    Captures,
    Initializes,
    FpClass,
}

fn param(word: &[u8]) -> Option<Param> {
    Some(match word {
        b"captures" => Param::Captures,
        b"initializes" => Param::Initializes,
        b"nofpclass" => Param::FpClass,
        b"elementtype" => Param::Known("elementtype", Value::Type),
        _ => {
            let row = PARAMS.iter().find(|p| p.1.as_bytes() == word && !word.is_empty())?;
            Param::Known(row.0, row.2)
        }
    })
}

impl<'a> Reader<'a> {
    /// Attributes of a parameter, an argument or a result, as a dictionary.
    pub(super) fn param_attrs(&mut self) -> Read<Attr> {
        if self.tok.kind != Kind::Word && self.tok.kind != Kind::Str {
            return Ok(Attr::EMPTY_DICT);
        }
        let start = self.here();
        let mut attrs = self.own_param_attrs()?;
        if self.opts.lossless && self.here() > start {
            let text = self.text_since(start);
            let text = self.text_attr(text);
            attrs = self.with_entry(attrs, "lowir.attrs", text);
        }
        Ok(attrs)
    }
    fn own_param_attrs(&mut self) -> Read<Attr> {
        if self.is_word(b"noundef") {
            // Most often it stands alone.
            self.bump();
            if self.tok.kind != Kind::Word && self.tok.kind != Kind::Str {
                return Ok(self.dict(&[(Sym::LLVM_NOUNDEF, Attr::UNIT)]));
            }
            let mut entries = alloc::vec![(Sym::LLVM_NOUNDEF, Attr::UNIT)];
            return self.more_param_attrs(&mut entries);
        }
        self.more_param_attrs(&mut Vec::new())
    }
    fn more_param_attrs(&mut self, entries: &mut Vec<(Sym, Attr)>) -> Read<Attr> {
        loop {
            let t = self.tok;
            if t.kind == Kind::Str {
                self.string_pair()?;
                self.leave_to_text(t.start, "a string attribute of a parameter or result");
                continue;
            }
            if t.kind != Kind::Word {
                break;
            }
            let Some(p) = param(self.raw(t)) else { break };
            self.bump();
            match p {
                Param::Known(name, kind) => {
                    let value = match kind {
                        Value::Unit => Attr::UNIT,
                        Value::Align => {
                            let n = if self.is_punct(b'(') { self.paren_alignment()? } else { self.alignment()? };
                            self.i64_attr(n)
                        }
                        Value::Int => {
                            let n = self.paren_uint()?;
                            self.i64_attr(n)
                        }
                        Value::Type => {
                            if !self.is_punct(b'(') {
                                return self.unsupported(t.start, "'byval' or 'sret' without a type");
                            }
                            self.bump();
                            let ty = self.ty()?;
                            self.expect(b')')?;
                            self.m.cx.type_attr(ty)
                        }
                        Value::Range => {
                            self.expect(b'(')?;
                            let ty = self.value_type()?;
                            let a = self.tok;
                            self.bump();
                            let lower = self.integer(ty, a)?;
                            self.expect(b',')?;
                            let b = self.tok;
                            self.bump();
                            let upper = self.integer(ty, b)?;
                            self.expect(b')')?;
                            if !self.opts.release.poison {
                                self.leave_to_text(t.start, "'range' of a parameter or result");
                                continue;
                            }
                            let (Some(lower), Some(upper)) = (self.konst_attr(lower), self.konst_attr(upper)) else { continue };
                            let fields = self.m.cx.attr_list(&[lower, upper]);
                            self.m.cx.attr(AttrData::Record { def: r::LLVM_CONSTANT_RANGE, fields })
                        }
                    };
                    // What release 22 has no name for; writable and its like are read but say nothing to the dialect.
                    if matches!(name, "llvm.writable" | "llvm.dead_on_unwind" | "llvm.dead_on_return" | "llvm.immarg")
                        || matches!(name, "llvm.swiftself" | "llvm.swifterror" | "llvm.swiftasync" | "llvm.noext")
                        || name == "elementtype" && self.keep_elementtype.is_empty()
                    {
                        if name != "llvm.immarg" {
                            self.leave_to_text(t.start, &format!("'{}' of a parameter", name.strip_prefix("llvm.").unwrap_or(name)));
                        }
                        continue;
                    }
                    let name = self.m.cx.sym(if name == "elementtype" { self.keep_elementtype } else { name });
                    entries.push((name, value));
                }
                Param::Captures => {
                    self.expect(b'(')?;
                    let none = self.is_word(b"none");
                    let mut simple = true;
                    let mut n = 0;
                    while !self.is_punct(b')') {
                        if self.tok.kind == Kind::End {
                            return self.expected("')'");
                        }
                        simple &= n == 0;
                        n += 1;
                        self.bump();
                    }
                    self.bump();
                    if none && simple {
                        entries.push((Sym::LLVM_NOCAPTURE, Attr::UNIT));
                    } else {
                        self.leave_to_text(t.start, "what 'captures' says but 'captures(none)'");
                    }
                }
                Param::Initializes | Param::FpClass => {
                    self.skip_parens(b'(', b')')?;
                    let what = if matches!(p, Param::FpClass) { "'nofpclass'" } else { "'initializes'" };
                    self.leave_to_text(t.start, &format!("{what} of a parameter or result"));
                }
            }
        }
        Ok(self.dict(entries))
    }

    /// `"name"` or `"name"="value"`
    fn string_pair(&mut self) -> Read<(Sym, Sym)> {
        let name = self.string()?;
        let value = if self.eat_punct(b'=') { self.string()? } else { Sym::EMPTY };
        Ok((name, value))
    }
    /// The strings of a group and of a global variable itself: a name, or a name and a value.
    pub(super) fn global_attrs(&mut self, (group, own): &(Option<u32>, FnAttrs)) -> Read<Vec<Attr>> {
        let mut strings = match group {
            Some(n) => self.group(*n)?.strings.clone(),
            None => Vec::new(),
        };
        strings.extend_from_slice(&own.strings);
        ir::order::sort_by_key(&mut strings, |s| String::from(self.m.cx.str(s.0)));
        let pairs = strings.into_iter().map(|(name, value)| {
            let name = self.m.cx.sym_str_attr(name);
            if value == Sym::EMPTY {
                return name;
            }
            let value = self.m.cx.sym_str_attr(value);
            self.m.cx.array_attr(&[name, value])
        });
        Ok(pairs.collect())
    }

    /// Attributes of a function, up to what is none; the groups that were named and what stood there itself.
    pub(super) fn fn_attrs(&mut self, in_group: bool) -> Read<(Option<u32>, FnAttrs)> {
        let mut group = None;
        let mut own = FnAttrs::default();
        loop {
            let t = self.tok;
            let start = self.here();
            match t.kind {
                Kind::Group => {
                    self.bump();
                    let n = self.number(t)?;
                    if let Some(first) = group.replace(n) {
                        let other = self.group(first)?.clone();
                        own.add(&other);
                    }
                }
                Kind::Str => {
                    let pair = self.string_pair()?;
                    own.strings.push(pair);
                    self.add_text(&mut own.text, start);
                }
                Kind::Word => {
                    if !self.fn_word(&mut own, in_group)? {
                        break;
                    }
                    self.add_text(&mut own.text, start);
                }
                _ => break,
            }
        }
        Ok((group, own))
    }

    /// One word; false if it is no attribute of functions.
    fn fn_word(&mut self, own: &mut FnAttrs, in_group: bool) -> Read<bool> {
        let t = self.tok;
        let raw = self.raw(t);
        match raw {
            b"memory" => {
                self.bump();
                own.memory = Some(self.memory_effects()?);
            }
            b"readnone" | b"readonly" | b"writeonly" => {
                self.bump();
                let bits = match raw {
                    b"readnone" => 0,
                    b"readonly" => 1,
                    _ => 2,
                };
                own.access = Some(own.access.unwrap_or(3) & bits);
            }
            b"argmemonly" => {
                self.bump();
                own.place = Some([0, 3, 0, 0, 0, 0]);
            }
            b"inaccessiblememonly" => {
                self.bump();
                own.place = Some([0, 0, 3, 0, 0, 0]);
            }
            b"inaccessiblemem_or_argmemonly" => {
                self.bump();
                own.place = Some([0, 3, 3, 0, 0, 0]);
            }
            b"uwtable" => {
                self.bump();
                own.uwtable = 2;
                if self.eat_punct(b'(') {
                    own.uwtable = if self.is_word(b"sync") { 1 } else { 2 };
                    self.bump();
                    self.expect(b')')?;
                }
            }
            b"vscale_range" => {
                self.bump();
                self.expect(b'(')?;
                let min = self.uint()?;
                let max = if self.eat_punct(b',') { self.uint()? } else { min };
                self.expect(b')')?;
                own.vscale = Some((min, max));
            }
            // Behind a function's parameters its own alignment stands, which is no attribute.
            b"align" if !in_group => return Ok(false),
            b"align" | b"alignstack" => {
                self.bump();
                let n = if self.eat_punct(b'=') { self.alignment()? } else { self.paren_alignment()? };
                own.words.push((place_of(raw), n));
            }
            b"allocsize" => {
                self.bump();
                self.expect(b'(')?;
                let a = self.uint32()?;
                let b = if self.eat_punct(b',') { self.uint32()? } else { u32::MAX };
                self.expect(b')')?;
                own.words.push((place_of(raw), (a as u64) << 32 | b as u64));
            }
            b"allockind" => {
                self.bump();
                self.expect(b'(')?;
                let kinds = self.string()?;
                self.expect(b')')?;
                let mut n = 0;
                for k in self.m.cx.str(kinds).split(',') {
                    n |= match k {
                        "alloc" => 1,
                        "realloc" => 2,
                        "free" => 4,
                        "uninitialized" => 8,
                        "zeroed" => 16,
                        "aligned" => 32,
                        _ => 0,
                    };
                }
                own.words.push((place_of(raw), n));
            }
            _ => {
                let Some(i) = word_index(raw) else {
                    // Attributes of parameters that stand in a group; LLVM has none such for functions.
                    return if in_group { self.expected("an attribute of functions") } else { Ok(false) };
                };
                self.bump();
                own.strictfp |= raw == b"strictfp";
                own.words.push((i as u8, 0));
            }
        }
        Ok(true)
    }

    /// `(read, argmem: write)` behind `memory`.
    fn memory_effects(&mut self) -> Read<[u8; 6]> {
        self.expect(b'(')?;
        let mut all = [0u8; 6];
        let mut first = true;
        while !self.is_punct(b')') {
            if !first {
                self.expect(b',')?;
            }
            let place = if self.tok.kind == Kind::Label {
                let t = self.bump();
                match self.raw(t) {
                    b"argmem" => Some(1),
                    b"inaccessiblemem" => Some(2),
                    b"errnomem" => Some(3),
                    b"target_mem0" => Some(4),
                    b"target_mem1" => Some(5),
                    _ => return self.fail(t.start, "unknown kind of memory"),
                }
            } else {
                None
            };
            let bits = match self.word() {
                b"none" => 0,
                b"read" => 1,
                b"write" => 2,
                b"readwrite" => 3,
                _ => return self.expected("'none', 'read', 'write' or 'readwrite'"),
            };
            self.bump();
            match place {
                Some(i) => all[i] = bits,
                None if first => all = [bits; 6],
                None => return self.expected("a kind of memory"),
            }
            first = false;
        }
        self.bump();
        Ok(all)
    }

    /// A group by its number.
    fn group(&mut self, n: u32) -> Read<&FnAttrs> {
        if !self.attrs.read.contains_key(&n) {
            // A group that is missing is empty, as in LLVM.
            let mut found = FnAttrs::default();
            if let Some(&at) = self.attrs.places.get(&n) {
                let was = self.go_to(at);
                self.expect(b'{')?;
                found = self.fn_attrs(true)?.1;
                self.expect(b'}')?;
                self.go_back(was);
            }
            self.attrs.read.insert(n, found);
        }
        Ok(&self.attrs.read[&n])
    }

    /// The text of attributes, that of their group included.
    pub(super) fn attrs_text(&mut self, attrs: &(Option<u32>, FnAttrs)) -> String {
        let mut text = attrs.1.text.clone();
        if let Some(n) = attrs.0
            && let Ok(group) = self.group(n)
            && !group.text.is_empty()
        {
            text.push(' ');
            text.push_str(&group.text);
        }
        // Groups write these otherwise.
        if let Some(at) = ir::find::find(&text, "alignstack=") {
            let (head, tail) = text.split_at(at + "alignstack".len());
            let n: String = tail[1..].chars().take_while(char::is_ascii_digit).collect();
            text = format!("{head}({n}){}", &tail[1 + n.len()..]);
        }
        String::from(text.trim())
    }

    /// Entries of `llvm.func` or of a call for its attributes but those about memory: whether it is `strictfp`, and what
    /// of memory is touched.
    pub(super) fn attr_entries(
        &mut self,
        attrs: (Option<u32>, FnAttrs),
        call: bool,
        at: u32,
        out: &mut Vec<(Sym, Attr)>,
    ) -> Read<(bool, [u8; 6])> {
        let (group, own) = attrs;
        if let Some(n) = group
            && own.is_empty()
        {
            if let Some(known) = self.attrs.entries.get(&(n, call)) {
                out.extend_from_slice(known);
                let group = self.attrs.read.get(&n);
                return Ok(group.map_or((false, [3; 6]), |g| (g.strictfp, g.effects())));
            }
            let all = self.group(n)?.clone();
            let from = out.len();
            self.convert_attrs(&all, call, at, out);
            let made = out[from..].to_vec();
            self.attrs.entries.insert((n, call), made);
            return Ok((all.strictfp, all.effects()));
        }
        let mut all = match group {
            Some(n) => self.group(n)?.clone(),
            None => FnAttrs::default(),
        };
        all.add(&own);
        self.convert_attrs(&all, call, at, out);
        Ok((all.strictfp, all.effects()))
    }

    fn convert_attrs(&mut self, a: &FnAttrs, call: bool, at: u32, out: &mut Vec<(Sym, Attr)>) {
        let modern = self.opts.release.version >= 20;
        let mut words: Vec<(u8, u64)> = a.words.clone();
        ir::order::sort_by_key(&mut words, |&w| w);
        words.dedup_by_key(|w| w.0);
        let mut pass: Vec<Attr> = Vec::new();
        for (i, n) in words {
            let word = word_of(i);
            let explicit = match word {
                "noinline" | "alwaysinline" | "nounwind" | "willreturn" | "convergent" => modern || !call,
                "optnone" => !call,
                "inlinehint" => modern,
                _ => false,
            };
            if explicit && let Some(unit) = UNITS.iter().find(|u| u.1 == word) {
                let name = self.m.cx.sym(unit.0);
                out.push((name, Attr::UNIT));
            } else if call {
                self.leave_to_text(at, &format!("'{word}' of a call"));
            } else if matches!(word, "align" | "allockind" | "allocsize" | "alignstack") {
                pass.push(self.string_list(word, &format!("{n}")));
            } else {
                pass.push(self.m.cx.str_attr(word));
            }
        }
        let mut strings = a.strings.clone();
        // Of a name given twice the last value counts.
        strings.reverse();
        ir::order::sort_by_key(&mut strings, |s| self.m.cx.str(s.0));
        strings.dedup_by_key(|s| s.0);
        for (name, value) in strings {
            if call {
                self.leave_to_text(at, "a string attribute of a call");
                continue;
            }
            let text = String::from(self.m.cx.str(name));
            let (known, keep) = self.explicit_string(&text, value, out);
            if !known || keep {
                let value = String::from(self.m.cx.str(value));
                let a = if value.is_empty() { self.m.cx.str_attr(&text) } else { self.string_list(&text, &value) };
                pass.push(a);
            }
        }
        if !pass.is_empty() {
            out.push((Sym::PASSTHROUGH, self.m.cx.array_attr(&pass)));
        }
        if call {
            return;
        }
        if a.uwtable != 0 && modern {
            out.push((Sym::UWTABLE_KIND, self.m.cx.attr(AttrData::Enum { def: e::LLVM_UWTABLE_KIND, value: a.uwtable })));
        }
        if let Some((min, max)) = a.vscale {
            let fields = [self.m.cx.int_attr(Type::I32, min as i64), self.m.cx.int_attr(Type::I32, max as i64)];
            let fields = self.m.cx.attr_list(&fields);
            out.push((Sym::VSCALE_RANGE, self.m.cx.attr(AttrData::Record { def: r::LLVM_VSCALE_RANGE, fields })));
        }
    }
    /// The attribute for what of memory is touched, unless that is all or calls have none.
    pub(super) fn push_effects(&mut self, effects: [u8; 6], call: bool, out: &mut Vec<(Sym, Attr)>) {
        let modern = self.opts.release.version >= 20;
        if effects == [3; 6] || call && !modern {
            return;
        }
        let n = if modern { 6 } else { 3 };
        let mut fields = [Attr::NONE; 6];
        for (f, &v) in fields[..n].iter_mut().zip(&effects) {
            *f = self.m.cx.attr(AttrData::Enum { def: e::LLVM_MODREF, value: v as u64 });
        }
        let effects = self.record(r::LLVM_MEMORY_EFFECTS, &fields);
        out.push((Sym::MEMORY_EFFECTS, effects));
    }
    fn string_list(&mut self, a: &str, b: &str) -> Attr {
        let items = [self.m.cx.str_attr(a), self.m.cx.str_attr(b)];
        self.m.cx.array_attr(&items)
    }

    /// The attribute of `llvm.func` for a string attribute: whether there is one, and whether the string is passed
    /// through as well, as the reference does.
    fn explicit_string(&mut self, text: &str, value: Sym, out: &mut Vec<(Sym, Attr)>) -> (bool, bool) {
        let modern = self.opts.release.version >= 20;
        let Some(row) = STRINGS.iter().find(|s| s.1 == text) else { return (false, false) };
        let v = String::from(self.m.cx.str(value));
        let mut keep = false;
        let attr = match row.0 {
            "probe_stack" | "stack_probe_size" | "zero_call_used_regs" | "trap_func_name" => return (false, false),
            "unsafe_fp_math" | "approx_func_fp_math" if modern => return (false, false),
            "instrument_function_entry" | "instrument_function_exit" if !modern => return (false, false),
            "prefer_vector_width" | "reciprocal_estimates" if !modern => return (false, false),
            name if name.starts_with("arm_") => Attr::UNIT,
            "frame_pointer" => match ir::dialect::enums::ENUMS[e::LLVM_FRAME_POINTER_KIND as usize].value(&v) {
                Some(value) => self.m.cx.attr(AttrData::Enum { def: e::LLVM_FRAME_POINTER_KIND, value }),
                None => return (false, false),
            },
            "target_features" => {
                let items: Vec<Attr> = v.split(',').filter(|s| !s.is_empty()).map(|s| self.m.cx.str_attr(s)).collect();
                let list = self.m.cx.array_attr(&items);
                let fields = self.m.cx.attr_list(&[list]);
                self.m.cx.attr(AttrData::Record { def: r::LLVM_TARGET_FEATURES, fields })
            }
            name if name.ends_with("_fp_math") && name != "denormal_fp_math" => {
                if v == "true" {
                    Attr::TRUE
                } else {
                    Attr::FALSE
                }
            }
            name => {
                keep = matches!(name, "target_cpu" | "prefer_vector_width" | "reciprocal_estimates");
                self.m.cx.sym_str_attr(value)
            }
        };
        let name = self.m.cx.sym(row.0);
        out.push((name, attr));
        (true, keep)
    }

    /// The attribute for a list of parameters' dictionaries; `None` when all are empty.
    pub(super) fn dict_list(&mut self, dicts: &[Attr]) -> Option<Attr> {
        if dicts.iter().all(|&d| d == Attr::EMPTY_DICT) {
            return None;
        }
        Some(self.m.cx.array_attr(dicts))
    }
}

fn place_of(word: &[u8]) -> u8 {
    word_index(word).unwrap_or(0) as u8
}
