//! The short way through a format: most operations have single operands, a few literals, and types that all follow
//! from one or two written ones. Their formats become a list of steps, and where each type comes from is decided
//! once, when the format is compiled. What does not fit takes the general way (`parse_format`), with the same result.

use alloc::vec::Vec;

use crate::context::Context;
use crate::id::{Opcode, Sym, Type};
use crate::row::{Arity, AttrKind, OpRow, Traits, TypeRule};
use crate::text::format::{self, Element, Values};
use crate::text::lex::Tok;
use crate::text::parse::{OpState, Parse, Parser, Unresolved};

/// Operand fields plus result fields of a row that takes the short way.
const MAX_SLOTS: usize = 12;

/// One step of reading.
#[derive(Clone, Copy)]
enum Step {
    /// Punctuation.
    Punct(Tok),
    /// A word, by its number in [`FastFormats::words`].
    Word(u16),
    /// The operand of a field.
    Operand(u8),
    /// The operands of a variadic field.
    Operands(u8),
    /// The attribute of a field.
    Attr(u8),
    /// `{...}`
    AttrDict,
    /// The type of a slot.
    Type(u8),
    /// The types of a variadic operand field.
    Types(u8),
    /// The block of a successor field.
    Successor,
    /// `(types) -> types` for the only operand field and the only result field.
    Functional,
    /// If the word is next, take it and go on; else leave out so many steps.
    IfWord(u16, u8),
    /// If the punctuation is next, take it and go on; else leave out so many steps.
    IfPunct(Tok, u8),
}

/// Where the type of a slot comes from.
#[derive(Clone, Copy)]
enum Source {
    Const(u8, Type),
    Copy(u8, u8),
    From(u8, u8, fn(&mut Context, Type) -> Option<Type>),
    OfAttr(u8, Sym),
}

/// Formats compiled so far.
#[derive(Default)]
pub(crate) struct FastFormats {
    steps: Vec<Step>,
    words: Vec<&'static str>,
    sources: Vec<Source>,
    /// By opcode.
    formats: Vec<Fast>,
}

#[derive(Clone, Copy, Default)]
struct Fast {
    state: State,
    /// Only single operands, read in order, and single types.
    plain: bool,
    steps: (u32, u32),
    sources: (u32, u32),
}

#[derive(Clone, Copy, Default, PartialEq)]
enum State {
    #[default]
    Unknown,
    No,
    Yes,
}

fn punct(l: &str) -> Option<Tok> {
    PUNCTUATION.iter().find(|p| p.1 == l).map(|p| p.0)
}

const PUNCTUATION: [(Tok, &str); 10] = [
    (Tok::Comma, ","),
    (Tok::Colon, ":"),
    (Tok::LParen, "("),
    (Tok::RParen, ")"),
    (Tok::LSquare, "["),
    (Tok::RSquare, "]"),
    (Tok::Less, "<"),
    (Tok::Greater, ">"),
    (Tok::Equal, "="),
    (Tok::Arrow, "->"),
];

fn word(l: &str) -> bool {
    l.as_bytes()[0].is_ascii_alphabetic()
}

fn number(words: &mut Vec<&'static str>, l: &'static str) -> Option<u16> {
    words.push(l);
    u16::try_from(words.len() - 1).ok()
}

/// The steps of elements, or `None` if they do not fit.
fn steps_of(row: &OpRow, elements: &[Element], out: &mut Vec<Step>, words: &mut Vec<&'static str>) -> Option<()> {
    for e in elements {
        match e {
            Element::NoSpace | Element::Space | Element::Newline => {}
            Element::Literal(l) => match punct(l) {
                Some(t) => out.push(Step::Punct(t)),
                None if word(l) => out.push(Step::Word(number(words, l)?)),
                None => return None,
            },
            Element::Operand(i) => out.push(match row.operands[*i as usize].arity {
                Arity::One => Step::Operand(*i),
                Arity::Variadic => Step::Operands(*i),
                _ => return None,
            }),
            Element::Attr(i) if row.attrs[*i as usize].kind != AttrKind::Unit => out.push(Step::Attr(*i)),
            Element::AttrDict => out.push(Step::AttrDict),
            Element::Type(Values::Operand(i)) if row.operands[*i as usize].arity == Arity::One => out.push(Step::Type(*i)),
            Element::Type(Values::Result(i)) if row.results[*i as usize].arity == Arity::One => {
                out.push(Step::Type(row.operands.len() as u8 + i));
            }
            Element::Type(Values::Operand(i)) if row.operands[*i as usize].arity == Arity::Variadic => out.push(Step::Types(*i)),
            Element::Successor(i) if !row.successors[*i as usize].variadic => out.push(Step::Successor),
            Element::FunctionalType(Values::Operands | Values::Operand(0), Values::Results | Values::Result(0))
                if row.operands.len() == 1
                    && row.results.len() == 1
                    && row.operands[0].arity == Arity::Variadic
                    && row.results[0].arity == Arity::Variadic =>
            {
                out.push(Step::Functional);
            }
            Element::Optional { then, otherwise, .. } if otherwise.is_empty() => {
                let first = then.iter().position(|e| !matches!(e, Element::NoSpace | Element::Space))?;
                let Element::Literal(l) = then[first] else { return None };
                let rest = &then[first + 1..];
                if rest.iter().any(|e| matches!(e, Element::Type(Values::Result(_)) | Element::Successor(_) | Element::FunctionalType(..)))
                {
                    return None;
                }
                let first = match punct(l) {
                    None if word(l) => Some(number(words, l)?),
                    _ => None,
                };
                let mut inner = Vec::new();
                steps_of(row, rest, &mut inner, words)?;
                let n = u8::try_from(inner.len()).ok()?;
                out.push(match (punct(l), first) {
                    (Some(t), _) => Step::IfPunct(t, n),
                    (None, Some(w)) => Step::IfWord(w, n),
                    (None, None) => return None,
                });
                out.extend(inner);
            }
            _ => return None,
        }
    }
    Some(())
}

/// Where the types come from, or `None` if some do not follow.
fn sources_of(row: &OpRow, steps: &[Step], out: &mut Vec<Source>) -> Option<()> {
    let (no, n) = (row.operands.len(), row.operands.len() + row.results.len());
    let mut known = [false; MAX_SLOTS];
    for s in steps {
        match s {
            Step::Type(slot) | Step::Types(slot) => known[*slot as usize] = true,
            Step::Functional => (known[0], known[1]) = (true, true),
            _ => {}
        }
    }
    let listed = |slot: usize| steps.iter().any(|s| matches!(s, Step::Types(i) if *i as usize == slot) || matches!(s, Step::Functional));
    let field = |slot: usize| if slot < no { &row.operands[slot] } else { &row.results[slot - no] };
    let slot_of = |name: &str| (0..n).find(|&s| field(s).name == name);
    let all_same = row.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
    if all_same || row.traits.has(Traits::SAME_TYPE_OPERANDS) {
        let end = if all_same { n } else { no };
        if let Some(from) = (0..end).find(|&s| known[s] && !listed(s)) {
            for to in 0..end {
                if !known[to] {
                    known[to] = true;
                    out.push(Source::Copy(to as u8, from as u8));
                }
            }
        }
    }
    for s in 0..n {
        if let (false, Some(t)) = (known[s], field(s).ty.build) {
            known[s] = true;
            out.push(Source::Const(s as u8, t));
        }
    }
    for _ in 0..4 {
        for rule in row.types {
            match rule {
                TypeRule::Same(names) => {
                    let slots: Vec<usize> = names.iter().filter_map(|n| slot_of(n)).collect();
                    let Some(&from) = slots.iter().find(|&&s| known[s] && !listed(s)) else { continue };
                    for &to in &slots {
                        if !known[to] {
                            known[to] = true;
                            out.push(Source::Copy(to as u8, from as u8));
                        }
                    }
                }
                TypeRule::From(to, from, how, _) => {
                    if let (Some(to), Some(from)) = (slot_of(to), slot_of(from))
                        && known[from]
                        && !listed(from)
                        && !known[to]
                    {
                        known[to] = true;
                        out.push(Source::From(to as u8, from as u8, *how));
                    }
                }
                TypeRule::OfAttr(to, name) => {
                    if let Some(to) = slot_of(to)
                        && !known[to]
                    {
                        known[to] = true;
                        out.push(Source::OfAttr(to as u8, *name));
                    }
                }
            }
        }
    }
    if known[..n].iter().all(|&k| k) { Some(()) } else { None }
}

impl FastFormats {
    /// Whether the steps read every successor in order, and every result has one type or is read as a list.
    fn covers(&self, row: &OpRow, from: usize) -> bool {
        let steps = &self.steps[from..];
        let successors = steps.iter().filter(|s| matches!(s, Step::Successor)).count();
        let functional = steps.iter().any(|s| matches!(s, Step::Functional));
        successors == row.successors.len() && (functional || row.results.iter().all(|r| r.arity == Arity::One))
    }
    fn compile(&mut self, opcode: Opcode, row: &'static OpRow, text: &'static str) -> Fast {
        let mut fast = Fast { state: State::No, ..Fast::default() };
        let (s0, t0) = (self.steps.len(), self.sources.len());
        let fits = row.operands.len() + row.results.len() <= MAX_SLOTS
            && row.regions.is_empty()
            && !row.traits.has(Traits::ATTR_SIZED_RESULTS)
            && format::compile(row, text).is_ok_and(|p| {
                steps_of(row, &p.elements, &mut self.steps, &mut self.words)
                    .and_then(|()| sources_of(row, &self.steps[s0..], &mut self.sources))
                    .is_some()
                    && self.covers(row, s0)
            });
        if fits {
            let steps = &self.steps[s0..];
            let in_order =
                steps.iter().filter_map(|s| if let Step::Operand(i) = s { Some(*i) } else { None }).eq(0..row.operands.len() as u8);
            let single = |s: &Step| !matches!(s, Step::Operands(_) | Step::Types(_) | Step::Functional);
            let plain = in_order
                && row.results.iter().all(|r| r.arity == Arity::One)
                && !row.traits.has(Traits::ATTR_SIZED_OPERANDS)
                && steps.iter().all(single);
            fast = Fast {
                state: State::Yes,
                plain,
                steps: (s0 as u32, self.steps.len() as u32),
                sources: (t0 as u32, self.sources.len() as u32),
            };
        } else {
            self.steps.truncate(s0);
            self.sources.truncate(t0);
        }
        if self.formats.len() <= opcode.idx() {
            self.formats.resize(opcode.idx() + 1, Fast::default());
        }
        self.formats[opcode.idx()] = fast;
        fast
    }
}

impl Parser<'_> {
    /// Reads an operation the short way; false (and nothing read) if its format does not fit.
    #[inline]
    pub(crate) fn fast_format(&mut self, opcode: Opcode, row: &'static OpRow, text: &'static str, state: &mut OpState) -> Parse<bool> {
        let mut fast = self.fast.formats.get(opcode.idx()).copied().unwrap_or_default();
        if fast.state == State::Unknown {
            fast = self.fast.compile(opcode, row, text);
        }
        if fast.state == State::No {
            return Ok(false);
        }
        if fast.plain {
            return self.run_plain(fast, row, state).map(|()| true);
        }
        let mut operands = core::mem::take(&mut self.fast_operands);
        operands.clear();
        let result = self.run_steps(fast, row, state, &mut operands);
        self.fast_operands = operands;
        result.map(|()| true)
    }

    fn run_steps(&mut self, fast: Fast, row: &'static OpRow, state: &mut OpState, operands: &mut Vec<Unresolved>) -> Parse<()> {
        let mut types = [Type::NONE; MAX_SLOTS];
        // Operands of a field: a range of `operands`.
        let mut fields = [(0u32, 0u32); MAX_SLOTS];
        // Types of a variadic field that lists them: a range of `list`.
        let mut lists = [(0u32, 0u32); MAX_SLOTS];
        let mut list = core::mem::take(&mut self.spare_types);
        list.clear();
        let loc = self.loc();
        let (mut at, end) = fast.steps;
        while at < end {
            let step = self.fast.steps[at as usize];
            at += 1;
            match step {
                Step::Punct(tok) => {
                    if !self.take(tok) {
                        return Err(self.expected_literal(tok));
                    }
                }
                Step::Word(w) => self.expect(self.fast.words[w as usize])?,
                Step::Operand(i) => {
                    let o = self.operand()?;
                    let n = operands.len() as u32;
                    operands.push(o);
                    fields[i as usize] = (n, n + 1);
                }
                Step::Operands(i) => {
                    let n = operands.len() as u32;
                    if self.is(Tok::Percent) {
                        loop {
                            let o = self.operand()?;
                            operands.push(o);
                            if !self.take(Tok::Comma) {
                                break;
                            }
                        }
                    }
                    fields[i as usize] = (n, operands.len() as u32);
                }
                Step::Attr(i) => {
                    let field = &row.attrs[i as usize];
                    let a = self.format_attr(field.kind)?;
                    state.attrs.push((field.name, a));
                }
                Step::AttrDict => {
                    if self.is(Tok::LBrace) {
                        self.opt_attr_dict(&mut state.attrs)?;
                    }
                }
                Step::Type(slot) => types[slot as usize] = self.ty()?,
                Step::Types(i) => {
                    let n = list.len() as u32;
                    self.type_list(&mut list)?;
                    lists[i as usize] = (n, list.len() as u32);
                }
                Step::Successor => {
                    let b = self.successor()?;
                    state.successors.push(b);
                }
                Step::Functional => {
                    self.function_type(&mut list, &mut state.results)?;
                    lists[0] = (0, list.len() as u32);
                }
                Step::IfPunct(tok, n) => {
                    if !self.take(tok) {
                        at += n as u32;
                    }
                }
                Step::IfWord(w, n) => {
                    if !(self.is(Tok::Word) && self.eat(self.fast.words[w as usize])) {
                        at += n as u32;
                    }
                }
            }
        }
        self.other_types(fast, row, state, &mut types)?;
        let no = row.operands.len();
        for i in 0..no {
            let ((first, last), tys) = (fields[i], lists[i]);
            // A field with one type for all has none in the list.
            let per_value = tys.1 > tys.0 || types[i].is_none();
            if per_value && tys.1 - tys.0 != last - first {
                let text = alloc::format!("{} operands present, but expected {}", last - first, tys.1 - tys.0);
                return Err(self.error(loc, "operand-count", text));
            }
            for k in first..last {
                let t = if per_value { list[(tys.0 + k - first) as usize] } else { types[i] };
                let v = self.resolve(operands[k as usize], t)?;
                state.operands.push(v);
            }
        }
        if row.traits.has(Traits::ATTR_SIZED_OPERANDS) && state.attr(Sym::OPERAND_SEGMENT_SIZES).is_none() {
            let a = self.sizes_attr(fields[..no].iter().map(|f| (f.1 - f.0) as usize));
            state.attrs.push((Sym::OPERAND_SEGMENT_SIZES, a));
        }
        if row.results.first().is_none_or(|r| r.arity == Arity::One) {
            state.results.extend_from_slice(&types[no..no + row.results.len()]);
        }
        self.spare_types = list;
        Ok(())
    }
    /// The types that are not written.
    #[inline]
    fn other_types(&mut self, fast: Fast, row: &'static OpRow, state: &OpState, types: &mut [Type; MAX_SLOTS]) -> Parse<()> {
        for i in fast.sources.0..fast.sources.1 {
            match self.fast.sources[i as usize] {
                Source::Const(to, t) => types[to as usize] = t,
                Source::Copy(to, from) => types[to as usize] = types[from as usize],
                Source::From(to, from, how) => match how(&mut self.m.cx, types[from as usize]) {
                    Some(t) => types[to as usize] = t,
                    None => return Err(self.no_type(row)),
                },
                Source::OfAttr(to, name) => match state.attr(name).and_then(|a| self.m.cx.attr_type(a)) {
                    Some(t) => types[to as usize] = t,
                    None => return Err(self.no_type(row)),
                },
            }
        }
        Ok(())
    }

    /// As [`Parser::run_steps`], where each operand is read in order and each type once.
    fn run_plain(&mut self, fast: Fast, row: &'static OpRow, state: &mut OpState) -> Parse<()> {
        let mut types = [Type::NONE; MAX_SLOTS];
        self.fast_operands.clear();
        let loc = self.loc();
        let (mut at, end) = fast.steps;
        while at < end {
            let step = self.fast.steps[at as usize];
            at += 1;
            match step {
                Step::Operand(_) => {
                    let o = self.operand()?;
                    self.fast_operands.push(o);
                }
                Step::Punct(tok) => {
                    if !self.take(tok) {
                        return Err(self.expected_literal(tok));
                    }
                }
                Step::Type(slot) => types[slot as usize] = self.ty()?,
                Step::AttrDict => {
                    if self.is(Tok::LBrace) {
                        self.opt_attr_dict(&mut state.attrs)?;
                    }
                }
                Step::Attr(i) => {
                    let field = &row.attrs[i as usize];
                    let a = self.format_attr(field.kind)?;
                    state.attrs.push((field.name, a));
                }
                Step::Word(w) => self.expect(self.fast.words[w as usize])?,
                Step::IfPunct(tok, n) => {
                    if !self.take(tok) {
                        at += n as u32;
                    }
                }
                Step::IfWord(w, n) => {
                    if !(self.is(Tok::Word) && self.eat(self.fast.words[w as usize])) {
                        at += n as u32;
                    }
                }
                Step::Successor => {
                    let b = self.successor()?;
                    state.successors.push(b);
                }
                Step::Operands(_) | Step::Types(_) | Step::Functional => {}
            }
        }
        self.other_types(fast, row, state, &mut types)?;
        let no = row.operands.len();
        for i in 0..no {
            let t = types[i];
            let Some(&o) = self.fast_operands.get(i).filter(|_| t.is_some()) else {
                return Err(self.error(loc, "operand-count", "1 operands present, but expected 0"));
            };
            let v = self.resolve(o, t)?;
            state.operands.push(v);
        }
        state.results.extend_from_slice(&types[no..no + row.results.len()]);
        Ok(())
    }
    #[cold]
    fn expected_literal(&mut self, tok: Tok) -> super::parse::Failed {
        let l = PUNCTUATION.iter().find(|p| p.0 == tok).map_or("", |p| p.1);
        self.expected(&alloc::format!("'{l}'"))
    }
    #[cold]
    fn no_type(&mut self, row: &'static OpRow) -> super::parse::Failed {
        let loc = self.loc();
        self.error(loc, "unknown-result-type", alloc::format!("the types of '{}' do not follow from those that are written", row.name))
    }
}
