//! The short way through a format: most operations have single operands, a few literals, and types that all follow
//! from one or two written ones. Their formats become a list of steps, and where each type comes from is decided
//! once, when the format is compiled. What does not fit takes the general way (`parse_format`), with the same result.

use alloc::vec::Vec;

use crate::context::Context;
use crate::dialect::enums::ENUMS;
use crate::dialect::memref_syntax::{INDEX_LIST, index_list, list_fields};
#[cfg(feature = "fast")]
use crate::dialect::{arith, cf, func, llvm, memref, scf};
use crate::id::{Attr, Opcode, Sym, Type};
use crate::row::{Arity, AttrKind, OpRow, Traits, TypeRule};
use crate::text::format::{self, Element, Values};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};

/// Operand fields plus result fields of a row that takes the short way.
pub(crate) const MAX_SLOTS: usize = 12;

/// One step of reading.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Punctuation, and its first byte.
    Punct(Tok, u8),
    /// A word, by its number in [`FastFormats::words`].
    Word(u16),
    /// The operand of a field.
    Operand(u8),
    /// Punctuation of one byte, and the operand of a field behind it.
    PunctOperand(Tok, u8, u8),
    /// The operands of a variadic field.
    Operands(u8),
    /// The attribute of a field.
    Attr(u8),
    /// The attribute without value of a field, which something read before stands for.
    Unit(u8),
    /// `{...}`
    AttrDict,
    /// The type of a slot.
    Type(u8),
    /// The types of a variadic operand field.
    Types(u8),
    /// `[%i, 2]`: the operands of a field, and an attribute of the numbers between them.
    Indices(u8, u8),
    /// The block of a successor field.
    Successor,
    /// The types of all results, read the short way only.
    ResultTypes,
    /// `(types) -> types` for the only operand field and the only result field.
    Functional,
    /// If the word is next, take it and go on; else leave out so many steps.
    IfWord(u16, u8),
    /// If the punctuation (and its first byte) is next, take it and go on; else leave out so many steps.
    IfPunct(Tok, u8, u8),
    /// If a case of the enum is next, go on; else leave out so many steps.
    IfCase(u8, u8),
    /// If a value is next, go on; else leave out so many steps.
    IfValue(u8),
    /// If a colon is next, take it and leave out so many steps: those of what may stand before it, and its own.
    ShortColon(u8),
}

/// Where the type of a slot comes from.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    Const(u8, Type),
    Copy(u8, u8),
    From(u8, u8, fn(&mut Context, Type) -> Option<Type>),
    OfAttr(u8, Sym),
}

/// Formats compiled so far.
#[derive(Default)]
pub(crate) struct FastFormats {
    pub(crate) steps: Vec<Step>,
    pub(crate) words: Vec<&'static str>,
    pub(crate) sources: Vec<Source>,
    /// By opcode.
    formats: Vec<Fast>,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Fast {
    state: State,
    pub(crate) steps: (u32, u32),
    pub(crate) sources: (u32, u32),
    /// Each result has one type, in its slot.
    pub(crate) single_results: bool,
    /// All that is mostly written.
    pub(crate) usual: Usual,
    /// Each operand field has one operand, whose type is in its slot.
    pub(crate) single_operands: bool,
    /// It fits, and the operands are written in the order of their fields.
    pub(crate) in_order: bool,
    /// Read the short way only (`parse_direct`), where the operation ends with the line: the usual spelling of a custom
    /// form, or a list of types that somebody else counts.
    pub(crate) ends_line: bool,
    /// The only rule by which a type follows from another.
    #[cfg(feature = "fast")]
    pub(crate) follows: Option<fn(&mut Context, Type) -> Option<Type>>,
}

impl Fast {
    /// Whether operations of the kind can be read by steps.
    fn fits(self) -> bool {
        self.state == State::Yes && !self.ends_line
    }
}

/// What is mostly written of operations of a kind.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Usual {
    /// So many operands of `%a, %b : T` with one type for all operands and the only result.
    Values(u8),
    /// The only attribute of the row, whose type is that of the only result.
    Constant,
    /// An attribute, and so many operands of one type: `eq, %a, %b : T`. The type of the only result follows from it.
    #[cfg(feature = "fast")]
    Compare(u8),
    /// `%a : T to U`
    #[cfg(feature = "fast")]
    Cast,
    /// `%c, %a, %b : T`, the first one an `i1`.
    #[cfg(feature = "fast")]
    Select,
    /// `%a, %b : T, U`, or nothing.
    #[cfg(feature = "fast")]
    Listed,
    /// `%m[%i, %j] : T`; with a value in front of it, `%v, %m[%i, %j] : T`. The type of the value or the result follows.
    #[cfg(feature = "fast")]
    Access(bool),
    /// So many operands of `%a, %b : T` with the type of the first one; all other types are always the same.
    #[cfg(feature = "fast")]
    Fixed(u8),
    /// `@f(%a, %b) : (T, U) -> R`
    #[cfg(feature = "fast")]
    Call,
    /// `(%a, %b) : T`
    #[cfg(feature = "fast")]
    Alloc,
    /// `^bb1(%a, %b : T, U)`
    #[cfg(feature = "fast")]
    Branch,
    /// `%c, ^bb1(%a, %b : T, U), ^bb2`
    #[cfg(feature = "fast")]
    CondBranch,
    /// `%a[1, 0] : T `; with a value in front of it, `%v, %a[1, 0] : T `. The type of the result follows.
    #[cfg(feature = "fast")]
    Member(bool),
    /// `: T`
    #[cfg(feature = "fast")]
    Typed,
    /// `(1 : i32) : T`
    #[cfg(feature = "fast")]
    Value,
    /// `inbounds %p[%i, 1] : (T, N) -> T, U`
    #[cfg(feature = "fast")]
    Address,
    /// `%a : T -> U`
    #[cfg(feature = "fast")]
    Arrow,
    /// `%a, %b : T, U`, without a result.
    #[cfg(feature = "fast")]
    Stored,
    /// `"eq" %a, %b : T`
    #[cfg(feature = "fast")]
    Quoted,
    /// `%n x T : (N) -> U`
    #[cfg(feature = "fast")]
    Slot,
    /// `%a[%b, 1] : T to U` with three lists, or the same with words before each.
    #[cfg(feature = "fast")]
    View,
    /// `%a : T`, or nothing, without a result.
    #[cfg(feature = "fast")]
    Returned,
    /// All that the format says.
    #[default]
    Other,
    /// There is no format: somebody else reads operations of this kind.
    Left,
}

impl Usual {
    /// Whether operations have successors.
    #[inline]
    pub(crate) fn jumps(self) -> bool {
        #[cfg(feature = "fast")]
        return matches!(self, Usual::Branch | Usual::CondBranch);
        #[cfg(not(feature = "fast"))]
        false
    }
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
    let start = out.len();
    for e in elements {
        match e {
            Element::NoSpace | Element::Space | Element::Newline | Element::Custom("Blank19", _) => {}
            Element::Literal(l) => match punct(l) {
                Some(t) => out.push(Step::Punct(t, l.as_bytes()[0])),
                None if word(l) => out.push(Step::Word(number(words, l)?)),
                None => return None,
            },
            Element::Operand(i) => match (row.operands[*i as usize].arity, out[start..].last_mut()) {
                (Arity::One, Some(before)) if matches!(*before, Step::Punct(tok, _) if tok != Tok::Arrow) => {
                    if let Step::Punct(tok, first) = *before {
                        *before = Step::PunctOperand(tok, first, *i);
                    }
                }
                (Arity::One, _) => out.push(Step::Operand(*i)),
                (Arity::Variadic, _) => out.push(Step::Operands(*i)),
                _ => return None,
            },
            Element::Attr(i) if row.attrs[*i as usize].kind == AttrKind::Unit => out.push(Step::Unit(*i)),
            Element::Attr(i) => out.push(Step::Attr(*i)),
            Element::AttrDict => out.push(Step::AttrDict),
            Element::Type(Values::Operand(i)) if row.operands[*i as usize].arity == Arity::One => out.push(Step::Type(*i)),
            Element::Type(Values::Result(i)) if row.results[*i as usize].arity == Arity::One => {
                out.push(Step::Type(row.operands.len() as u8 + i));
            }
            Element::Type(Values::Operand(i)) if row.operands[*i as usize].arity == Arity::Variadic => out.push(Step::Types(*i)),
            Element::Type(Values::Results) => out.push(Step::ResultTypes),
            Element::Successor(i) if !row.successors[*i as usize].variadic => out.push(Step::Successor),
            Element::Custom(INDEX_LIST, args) => match list_fields(args) {
                Some((operand, attr)) => out.push(Step::Indices(operand, attr)),
                None => return None,
            },
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
                let value = matches!(then[first], Element::Operand(i) if row.operands[i as usize].arity == Arity::Variadic);
                let case = match then[first] {
                    Element::Attr(i) => match row.attrs[i as usize].kind {
                        AttrKind::Enum(d) | AttrKind::EnumInt(d) | AttrKind::EnumI32(d) | AttrKind::EnumProp(d)
                            if !ENUMS[d as usize].bits =>
                        {
                            Some(d)
                        }
                        _ => return None,
                    },
                    _ => None,
                };
                let rest = if value || case.is_some() { &then[first..] } else { &then[first + 1..] };
                if rest.iter().any(|e| {
                    matches!(e, Element::Type(Values::Result(_) | Values::Results) | Element::Successor(_) | Element::FunctionalType(..))
                }) {
                    return None;
                }
                let at = out.len();
                out.push(match then[first] {
                    _ if value => Step::IfValue(0),
                    Element::Attr(_) => Step::IfCase(u8::try_from(case?).ok()?, 0),
                    Element::Literal(l) => match punct(l) {
                        Some(t) => Step::IfPunct(t, l.as_bytes()[0], 0),
                        None if word(l) => Step::IfWord(number(words, l)?, 0),
                        None => return None,
                    },
                    _ => return None,
                });
                steps_of(row, rest, out, words)?;
                let inner = u8::try_from(out.len() - at - 1).ok()?;
                if let Step::IfValue(n) | Step::IfCase(_, n) | Step::IfPunct(_, _, n) | Step::IfWord(_, n) = &mut out[at] {
                    *n = inner;
                }
            }
            _ => return None,
        }
    }
    Some(())
}

/// Before a run of steps that may read nothing, and the colon behind it, puts a step that leaves them all out.
fn shorten(steps: &mut Vec<Step>) {
    let mut at = 0;
    while at < steps.len() {
        let mut end = at;
        while let Some(step) = steps.get(end) {
            // The steps of an optional group are left out with it.
            end += match step {
                Step::IfWord(_, n) | Step::IfCase(_, n) | Step::IfValue(n) => 1 + *n as usize,
                Step::IfPunct(tok, _, n) if *tok != Tok::Colon => 1 + *n as usize,
                Step::AttrDict => 1,
                _ => break,
            };
        }
        if end > at && matches!(steps.get(end), Some(Step::Punct(Tok::Colon, _))) && end - at < 128 {
            steps.insert(at, Step::ShortColon((end + 1 - at) as u8));
            end += 1;
        }
        at = end + 1;
        if let Some(Step::IfPunct(_, _, n)) = steps.get(end) {
            at += *n as usize;
        }
    }
}

/// Where the types come from, or `None` if some do not follow.
fn sources_of(row: &OpRow, steps: &[Step], given: &[(u8, Type)], out: &mut Vec<Source>) -> Option<()> {
    let (no, n) = (row.operands.len(), row.operands.len() + row.results.len());
    let mut known = [false; MAX_SLOTS];
    for s in steps {
        match s {
            Step::Type(slot) | Step::Types(slot) => known[*slot as usize] = true,
            Step::Functional => (known[0], known[1]) = (true, true),
            Step::ResultTypes => known[no..n].fill(true),
            _ => {}
        }
    }
    for &(slot, t) in given {
        known[slot as usize] = true;
        out.push(Source::Const(slot, t));
    }
    let listed = |slot: usize| {
        let lists = |s: &Step| match s {
            Step::Types(i) => *i as usize == slot,
            Step::Functional => true,
            Step::ResultTypes => slot >= no,
            _ => false,
        };
        steps.iter().any(lists)
    };
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

/// What is mostly written of some kinds whose formats are long.
fn usual_of(opcode: Opcode) -> Option<Usual> {
    match opcode {
        #[cfg(feature = "fast")]
        func::CALL | llvm::CALL => Some(Usual::Call),
        #[cfg(feature = "fast")]
        memref::ALLOC | memref::ALLOCA => Some(Usual::Alloc),
        #[cfg(feature = "fast")]
        cf::BR | llvm::BR => Some(Usual::Branch),
        #[cfg(feature = "fast")]
        cf::COND_BR | llvm::COND_BR => Some(Usual::CondBranch),
        #[cfg(feature = "fast")]
        llvm::EXTRACTVALUE | llvm::INSERTVALUE => Some(Usual::Member(opcode == llvm::INSERTVALUE)),
        #[cfg(feature = "fast")]
        llvm::MLIR_POISON | llvm::MLIR_UNDEF | llvm::MLIR_ZERO => Some(Usual::Typed),
        #[cfg(feature = "fast")]
        llvm::MLIR_CONSTANT => Some(Usual::Value),
        #[cfg(feature = "fast")]
        llvm::GETELEMENTPTR => Some(Usual::Address),
        #[cfg(feature = "fast")]
        llvm::LOAD | memref::EXTRACT_ALIGNED_POINTER_AS_INDEX => Some(Usual::Arrow),
        #[cfg(feature = "fast")]
        memref::REINTERPRET_CAST | memref::SUBVIEW => Some(Usual::View),
        #[cfg(feature = "fast")]
        llvm::STORE => Some(Usual::Stored),
        #[cfg(feature = "fast")]
        llvm::ICMP | llvm::FCMP => Some(Usual::Quoted),
        #[cfg(feature = "fast")]
        llvm::ALLOCA => Some(Usual::Slot),
        #[cfg(feature = "fast")]
        llvm::RETURN => Some(Usual::Returned),
        #[cfg(feature = "fast")]
        arith::CMPI | arith::CMPF => Some(Usual::Compare(2)),
        #[cfg(feature = "fast")]
        arith::SELECT => Some(Usual::Select),
        #[cfg(feature = "fast")]
        func::RETURN | scf::YIELD => Some(Usual::Listed),
        #[cfg(feature = "fast")]
        memref::LOAD => Some(Usual::Access(false)),
        #[cfg(feature = "fast")]
        memref::STORE => Some(Usual::Access(true)),
        _ => None,
    }
}

/// Whether the steps read every successor in order, and every result has one type or is read as a list.
fn covers(row: &OpRow, steps: &[Step]) -> bool {
    let successors = steps.iter().filter(|s| matches!(s, Step::Successor)).count();
    let listed = steps.iter().any(|s| matches!(s, Step::Functional | Step::ResultTypes));
    successors == row.successors.len() && (listed || row.results.iter().all(|r| r.arity == Arity::One))
}

impl FastFormats {
    /// See [`Fast::usual`].
    fn usual(&self, row: &OpRow, steps: &[Step], sources: usize) -> Usual {
        let n = row.operands.len();
        if let ([Step::AttrDict, Step::Attr(0)], [Source::OfAttr(0, name)], [field]) = (steps, &self.sources[sources..], row.attrs.all())
            && (n, row.results.len(), *name) == (0, 1, field.name)
        {
            return Usual::Constant;
        }
        match self.values(row, steps, sources) {
            #[cfg(feature = "fast")]
            0 => self.more_usual(row, steps, sources),
            #[cfg(not(feature = "fast"))]
            0 => Usual::Other,
            n => Usual::Values(n),
        }
    }
    /// The rarer of the usual forms.
    #[cfg(feature = "fast")]
    fn more_usual(&self, row: &OpRow, steps: &[Step], sources: usize) -> Usual {
        // What is left out mostly.
        let left_out = |steps: &[Step]| {
            let mut at = 0;
            while let Some(step) = steps.get(at) {
                at += match step {
                    Step::AttrDict => 1,
                    Step::IfWord(_, n) | Step::IfCase(_, n) => 1 + *n as usize,
                    _ => return false,
                };
            }
            at == steps.len()
        };
        let singles = row.operands.iter().chain(row.results.all()).all(|f| f.arity == Arity::One);
        match steps {
            [Step::Operand(0), rest @ .., Step::Punct(Tok::Colon, _), Step::Type(0), Step::Word(to), Step::Type(1)]
                if singles
                    && (row.operands.len(), row.results.len()) == (1, 1)
                    && left_out(rest)
                    && self.words[*to as usize] == "to"
                    && self.sources.len() == sources =>
            {
                Usual::Cast
            }
            [head @ .., Step::Punct(Tok::Colon, _), Step::Type(0)] if singles && matches!(row.operands.len(), 1..=3) => {
                let read = head.iter().filter(|s| !matches!(s, Step::AttrDict)).enumerate();
                let in_turn = read.clone().all(|(i, s)| match *s {
                    Step::Operand(o) => i == 0 && o == 0,
                    Step::PunctOperand(Tok::Comma, _, o) => i > 0 && o as usize == i,
                    _ => false,
                });
                let others = &self.sources[sources..];
                let fixed = row.results.len() <= 1
                    && others.len() + 1 == row.operands.len() + row.results.len()
                    && others.iter().all(|s| matches!(s, Source::Const(to, _) if *to > 0));
                if in_turn && read.count() == row.operands.len() && fixed { Usual::Fixed(row.operands.len() as u8) } else { Usual::Other }
            }
            _ => Usual::Other,
        }
    }
    /// See [`Usual::Values`]; 0 for none.
    fn values(&self, row: &OpRow, steps: &[Step], sources: usize) -> u8 {
        let n = row.operands.len();
        let [head @ .., Step::Punct(Tok::Colon, _), Step::Type(written)] = steps else { return 0 };
        let Some((operands, rest)) = head.split_at_checked(n) else { return 0 };
        let in_turn = operands.iter().enumerate().all(|(i, s)| match *s {
            Step::Operand(o) => i == 0 && o == 0,
            Step::PunctOperand(Tok::Comma, _, o) => i > 0 && o as usize == i,
            _ => false,
        });
        let optional = {
            let mut at = 0;
            while let Some(step) = rest.get(at) {
                at += match step {
                    Step::AttrDict => 1,
                    Step::IfWord(_, n) => 1 + *n as usize,
                    _ => break,
                };
            }
            at == rest.len()
        };
        let same = self.sources[sources..].iter().all(|s| matches!(s, Source::Copy(_, from) if from == written));
        if in_turn && optional && same && row.results.len() == 1 { n as u8 } else { 0 }
    }
    /// The format of a kind, if it was compiled.
    #[inline]
    pub(crate) fn get(&self, opcode: Opcode) -> Option<&Fast> {
        self.formats.get(opcode.idx()).filter(|f| f.state != State::Unknown)
    }
    /// Compiles a format for the kind. `given`: types of fields that follow from nothing in it.
    #[cold]
    pub(crate) fn compile(&mut self, opcode: Opcode, row: &'static OpRow, text: &'static str, given: &[(u8, Type)]) -> Fast {
        let mut fast = Fast { state: State::No, ..Fast::default() };
        let (s0, t0) = (self.steps.len(), self.sources.len());
        let mut steps = Vec::new();
        let fits = row.operands.len() + row.results.len() <= MAX_SLOTS
            && row.regions.is_empty()
            && !row.traits.has(Traits::ATTR_SIZED_RESULTS)
            && format::compile(row, text).is_ok_and(|p| {
                steps_of(row, &p.elements, &mut steps, &mut self.words)
                    .and_then(|()| sources_of(row, &steps, given, &mut self.sources))
                    .is_some()
                    && covers(row, &steps)
            });
        if fits {
            let result_list = steps.iter().any(|s| matches!(s, Step::ResultTypes));
            let mut from = 0;
            let mut in_order = true;
            for s in &steps {
                if let Step::Operand(i) | Step::PunctOperand(_, _, i) | Step::Operands(i) | Step::Indices(i, _) = *s {
                    in_order &= i >= from;
                    from = i + 1;
                }
            }
            let usual = usual_of(opcode).unwrap_or_else(|| self.usual(row, &steps, t0));
            shorten(&mut steps);
            self.steps.extend_from_slice(&steps);
            fast = Fast {
                state: State::Yes,
                steps: (s0 as u32, self.steps.len() as u32),
                sources: (t0 as u32, self.sources.len() as u32),
                single_results: !result_list && row.results.first().is_none_or(|r| r.arity == Arity::One),
                single_operands: row.operands.iter().all(|o| o.arity == Arity::One),
                usual,
                in_order,
                ends_line: result_list || row.usual.is_some(),
                #[cfg(feature = "fast")]
                follows: self.sources[t0..].iter().find_map(|s| if let Source::From(_, _, how) = *s { Some(how) } else { None }),
            };
        } else {
            fast.usual = usual_of(opcode).unwrap_or_default();
            self.sources.truncate(t0);
        }
        self.keep(opcode, fast);
        fast
    }
    /// What is mostly written of a kind that has no format, if that is known.
    #[cfg(feature = "fast")]
    #[cold]
    pub(crate) fn without_format(&mut self, opcode: Opcode) -> Option<Fast> {
        let fast = Fast { state: State::No, usual: usual_of(opcode)?, ..Fast::default() };
        self.keep(opcode, fast);
        Some(fast)
    }
    fn keep(&mut self, opcode: Opcode, fast: Fast) {
        if self.formats.len() <= opcode.idx() {
            self.formats.resize(opcode.idx() + 1, Fast::default());
        }
        self.formats[opcode.idx()] = fast;
    }
}

impl Parser<'_> {
    /// Reads an operation the short way; false (and nothing read) if its format does not fit.
    #[inline]
    pub(crate) fn fast_format(&mut self, opcode: Opcode, row: &'static OpRow, text: &'static str, state: &mut OpState) -> Parse<bool> {
        if cfg!(not(feature = "quick")) {
            return Ok(false);
        }
        let fast = match self.fast.get(opcode) {
            Some(&fast) => fast,
            None => self.fast.compile(opcode, row, text, &[]),
        };
        if !fast.fits() {
            return Ok(false);
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
                Step::Punct(tok, _) => {
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
                Step::PunctOperand(tok, _, i) => {
                    if !self.take(tok) {
                        return Err(self.expected_literal(tok));
                    }
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
                Step::Indices(i, attr) => {
                    let n = operands.len() as u32;
                    let mut statics = Vec::new();
                    index_list(self, Delim::Square, &mut statics, operands)?;
                    fields[i as usize] = (n, operands.len() as u32);
                    let a = self.m.cx.i64_array(&statics);
                    state.attrs.push((row.attrs[attr as usize].name, a));
                }
                Step::Attr(i) => {
                    let field = &row.attrs[i as usize];
                    let a = self.format_attr(field.kind)?;
                    state.attrs.push((field.name, a));
                }
                Step::Unit(i) => state.attrs.push((row.attrs[i as usize].name, Attr::UNIT)),
                Step::IfCase(def, n) => {
                    if !(self.is(Tok::Word) && ENUMS[def as usize].value(self.text()).is_some()) {
                        at += n as u32;
                    }
                }
                // Formats with it are not read this way.
                Step::ResultTypes => {}
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
                Step::IfPunct(tok, _, n) => {
                    if !self.take(tok) {
                        at += n as u32;
                    }
                }
                Step::IfValue(n) => {
                    if !self.is(Tok::Percent) {
                        at += n as u32;
                    }
                }
                Step::ShortColon(n) => {
                    if self.take(Tok::Colon) {
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
