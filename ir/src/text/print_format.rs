//! Runs the tables' formats for printing.
//!
//! Where a blank stands is known when a format is compiled: none before `)`, `]`, `}`, `>`, `,` and none after `(`,
//! `[`, `{`, `<`; an opening bracket stands close to what is before it unless that is punctuation. Optional groups
//! count as written, as upstream counts them. So a format becomes a flat list of steps with their blanks, once.

use alloc::vec::Vec;

use crate::dialect::custom::{self, Directive};
use crate::dialect::enums::ENUMS;
use crate::id::{Op, Opcode, Region, Sym};
use crate::row::{Arity, AttrField, AttrKind, Need, OpRow, RegionKind, Traits, ValueField};
use crate::segments::{group_range, operand_field, operand_range, result_range};
use crate::text::format::{self, Element, Values};
use crate::text::print::Printer;
use crate::text::print_attr::Elide;
use crate::text::print_op::is_inherent;

/// A step of a format.
#[derive(Clone, Copy)]
struct Step {
    /// A blank comes first.
    space: bool,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Text(&'static str),
    Newline,
    /// Operand number `i`, where fields of one value each make field and number the same.
    OperandAt(u8),
    OperandTypeAt(u8),
    ResultTypeAt(u8),
    Operand(u8),
    Operands,
    Attr(u8, bool),
    Region(u8),
    Regions,
    Successor(u8),
    Successors,
    Types(Values),
    FunctionalType(Values, Values),
    AttrDict {
        keyword: bool,
    },
    PropDict,
    Custom(u16),
    /// Goes to step `to` unless the anchor is there.
    Unless(Anchor, u16),
    Jump(u16),
}

/// What decides on an optional group.
#[derive(Clone, Copy)]
enum Anchor {
    Operand(u8),
    Result(u8),
    Attr(u8),
    Region(u8),
    Successor(u8),
    AnyOperand,
    AnyResult,
    Custom(u16),
    Never,
}

/// A custom directive with its arguments.
struct Call {
    directive: Option<&'static Directive>,
    args: Vec<Element>,
}

/// The formats compiled so far.
#[derive(Default)]
pub(super) struct Code {
    /// First step of each opcode's program in `steps` and the step after its last; `(0, 0)` if not compiled.
    programs: Vec<(u32, u32)>,
    steps: Vec<Step>,
    calls: Vec<Call>,
    /// Attributes that an opcode's `attr-dict` leaves out, and whether those of the row stand elsewhere altogether.
    elided: Vec<(Opcode, Vec<Sym>, bool)>,
    /// Index into `elided` by opcode.
    elided_of: Vec<u32>,
}

struct Compiler<'a> {
    row: &'static OpRow,
    code: &'a mut Code,
    first: usize,
    /// A blank is due before the next element, punctuation permitting.
    space: bool,
    /// The last thing written was punctuation.
    punctuation: bool,
}

impl Compiler<'_> {
    fn push(&mut self, kind: Kind, space: bool) {
        self.code.steps.push(Step { space, kind });
    }
    /// Steps are counted from the first of the program.
    fn here(&self) -> u16 {
        (self.code.steps.len() - self.first) as u16
    }
    fn all(&mut self, elements: &[Element], skip: Option<usize>) {
        for (i, e) in elements.iter().enumerate() {
            if Some(i) != skip {
                self.element(e, false);
            }
        }
    }
    fn element(&mut self, e: &Element, qualified: bool) {
        match e {
            Element::Literal(text) => {
                let space = self.space && space_before(text, self.punctuation);
                self.push(Kind::Text(text), space);
                self.space = !matches!(*text, "<" | "(" | "{" | "[");
                self.punctuation = !text.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic());
            }
            Element::NoSpace => (self.space, self.punctuation) = (false, true),
            Element::Space => {
                self.push(Kind::Text(" "), false);
                (self.space, self.punctuation) = (false, false);
            }
            Element::Newline => self.push(Kind::Newline, false),
            Element::Optional { then, otherwise, anchor } => self.optional(then, otherwise, *anchor),
            Element::AttrDict | Element::AttrDictWithKeyword => {
                self.push(Kind::AttrDict { keyword: *e == Element::AttrDictWithKeyword }, false);
                self.punctuation = false;
            }
            Element::PropDict => {
                self.push(Kind::PropDict, false);
                self.punctuation = false;
            }
            Element::Qualified(e) => self.element(e, true),
            Element::Ref(_) => {}
            _ => {
                let space = self.space || !self.punctuation;
                (self.space, self.punctuation) = (true, false);
                let kind = self.value(e, qualified);
                self.push(kind, space);
            }
        }
    }
    /// An element that writes something of the operation.
    fn value(&mut self, e: &Element, qualified: bool) -> Kind {
        match e {
            Element::Operand(i) if is_single(self.row.operands.all(), *i) => Kind::OperandAt(*i),
            Element::Operand(i) => Kind::Operand(*i),
            Element::Operands => Kind::Operands,
            Element::Attr(i) => Kind::Attr(*i, qualified),
            Element::Region(i) => Kind::Region(*i),
            Element::Regions => Kind::Regions,
            Element::Successor(i) => Kind::Successor(*i),
            Element::Successors => Kind::Successors,
            Element::Type(Values::Operand(i)) if is_single(self.row.operands.all(), *i) => Kind::OperandTypeAt(*i),
            Element::Type(Values::Result(i)) if is_single(self.row.results.all(), *i) => Kind::ResultTypeAt(*i),
            Element::Type(v) => Kind::Types(*v),
            Element::FunctionalType(a, b) => Kind::FunctionalType(*a, *b),
            Element::Custom(name, args) => Kind::Custom(self.call(name, args)),
            // The others are handled before.
            _ => Kind::Text(""),
        }
    }
    fn call(&mut self, name: &'static str, args: &[Element]) -> u16 {
        self.code.calls.push(Call { directive: custom::find(name), args: args.to_vec() });
        (self.code.calls.len() - 1) as u16
    }
    fn optional(&mut self, then: &[Element], otherwise: &[Element], anchor: usize) {
        let check = self.anchor(&then[anchor]);
        let at = self.code.steps.len();
        self.push(Kind::Unless(check, 0), false);
        // Of a unit attribute the group's presence is all there is to say.
        let unit = anchor != 0
            && matches!(then[anchor], Element::Attr(i) if self.row.attrs.get(i as usize).is_some_and(|f| f.kind == AttrKind::Unit));
        self.all(then, unit.then_some(anchor));
        if otherwise.is_empty() {
            let end = self.here();
            self.code.steps[at].kind = Kind::Unless(check, end);
            return;
        }
        let jump = self.code.steps.len();
        self.push(Kind::Jump(0), false);
        let start = self.here();
        self.code.steps[at].kind = Kind::Unless(check, start);
        self.all(otherwise, None);
        let end = self.here();
        self.code.steps[jump].kind = Kind::Jump(end);
    }
    fn anchor(&mut self, e: &Element) -> Anchor {
        match e {
            Element::Operand(i) | Element::Type(Values::Operand(i)) => Anchor::Operand(*i),
            Element::Type(Values::Result(i)) => Anchor::Result(*i),
            Element::Operands | Element::Type(Values::Operands) => Anchor::AnyOperand,
            Element::Type(Values::Results) => Anchor::AnyResult,
            Element::FunctionalType(v, _) => self.anchor(&Element::Type(*v)),
            Element::Attr(i) => Anchor::Attr(*i),
            Element::Region(i) => Anchor::Region(*i),
            Element::Successor(i) => Anchor::Successor(*i),
            Element::Custom(name, args) => Anchor::Custom(self.call(name, args)),
            Element::Qualified(e) | Element::Ref(e) => self.anchor(e),
            _ => Anchor::Never,
        }
    }
}

/// Whether field `i` is value number `i`, and just that.
fn is_single(fields: &[ValueField], i: u8) -> bool {
    fields.iter().take(i as usize + 1).all(|f| f.arity == Arity::One)
}

fn space_before(text: &str, after_punctuation: bool) -> bool {
    if text.len() != 1 && text != "->" {
        return true;
    }
    let c = text.chars().next().unwrap_or(' ');
    let closes = matches!(c, '>' | ')' | '}' | ']' | ',');
    !closes && (after_punctuation || !matches!(c, '<' | '(' | '{' | '['))
}

/// Whether `attr-dict` leaves the sizes of operand groups out: not if the format writes all operands as one list.
fn writes_operands(elements: &[Element]) -> bool {
    elements.iter().any(|e| match e {
        Element::Operands => true,
        Element::Optional { then, otherwise, .. } => writes_operands(then) || writes_operands(otherwise),
        _ => false,
    })
}

impl Printer<'_> {
    fn program(&mut self, kind: Opcode, row: &'static OpRow, text: &'static str) -> (u32, u32) {
        if let Some(&p) = self.code.programs.get(kind.idx())
            && p.1 != 0
        {
            return p;
        }
        self.compile(kind, row, text)
    }
    #[cold]
    fn compile(&mut self, kind: Opcode, row: &'static OpRow, text: &'static str) -> (u32, u32) {
        // A test compiles every built-in row, and registration checks a user's; a row that fails prints nothing.
        let program = format::compile(row, text).unwrap_or(format::Program { elements: Vec::new(), written: 0 });
        let code = &mut self.code;
        if code.steps.is_empty() {
            // So that no program ends at 0.
            code.steps.push(Step { space: false, kind: Kind::Text("") });
        }
        let first = code.steps.len();
        let mut compiler = Compiler { row, code, first, space: true, punctuation: false };
        compiler.all(&program.elements, None);
        let range = (first as u32, code.steps.len() as u32);
        let mut elided: Vec<Sym> =
            row.attrs.iter().enumerate().filter(|(i, _)| program.written >> i & 1 != 0).map(|(_, f)| f.name).collect();
        if row.traits.has(Traits::ATTR_SIZED_OPERANDS) && !writes_operands(&program.elements) {
            elided.push(Sym::OPERAND_SEGMENT_SIZES);
        }
        if row.traits.has(Traits::ATTR_SIZED_RESULTS) {
            elided.push(Sym::RESULT_SEGMENT_SIZES);
        }
        elided.extend(row.operands.iter().filter_map(|f| match f.arity {
            Arity::VariadicOfVariadic(sizes) => Some(sizes),
            _ => None,
        }));
        if code.programs.len() <= kind.idx() {
            code.programs.resize(kind.idx() + 1, (0, 0));
            code.elided_of.resize(kind.idx() + 1, 0);
        }
        code.programs[kind.idx()] = range;
        code.elided_of[kind.idx()] = code.elided.len() as u32;
        let elsewhere = code.steps[first..].iter().any(|s| matches!(s.kind, Kind::PropDict));
        code.elided.push((kind, elided, elsewhere));
        range
    }

    /// Writes what follows an operation's name.
    pub(super) fn run_format(&mut self, op: Op, kind: Opcode, row: &'static OpRow, text: &'static str) {
        let m = self.m;
        let (first, end) = self.program(kind, row, text);
        let mut at = first;
        while at < end {
            let Step { space, kind: step } = self.code.steps[at as usize];
            at += 1;
            if space {
                self.out.push(' ');
            }
            match step {
                Kind::Text(text) => self.out.push_str(text),
                Kind::Newline => self.newline(),
                Kind::OperandAt(i) => {
                    if let Some(&v) = m.operands(op).get(i as usize) {
                        self.value(v);
                    }
                }
                Kind::OperandTypeAt(i) => {
                    if let Some(&v) = m.operands(op).get(i as usize) {
                        self.ty_of(v);
                    }
                }
                Kind::ResultTypeAt(i) => {
                    if (i as usize) < m.n_results(op) {
                        self.ty_of(m.result(op, i as usize));
                    }
                }
                Kind::Operand(i) => match row.operands[i as usize].arity {
                    Arity::VariadicOfVariadic(_) => self.operand_groups(op, i, false),
                    _ => self.values(operand_field(m, op, i as usize)),
                },
                Kind::Operands => self.values(m.operands(op)),
                Kind::Attr(i, qualified) => {
                    if let Some(field) = row.attrs.get(i as usize) {
                        self.format_attr(op, field, qualified);
                    }
                }
                Kind::Region(i) => {
                    let from = i as usize;
                    let variadic = row.regions[from].kind == RegionKind::Variadic;
                    let regions = m.op_regions(op).get(from..).unwrap_or_default();
                    let n = if variadic { regions.len() } else { 1.min(regions.len()) };
                    self.format_regions(&regions[..n], row);
                }
                Kind::Regions => self.format_regions(m.op_regions(op), row),
                Kind::Successor(i) => {
                    let from = i as usize;
                    let blocks = m.successors(op).get(from..).unwrap_or_default();
                    let n = if row.successors[from].variadic { blocks.len() } else { 1.min(blocks.len()) };
                    self.list(blocks[..n].iter().copied(), |p, b| p.successor(b));
                }
                Kind::Successors => self.list(m.successors(op).iter().copied(), |p, b| p.successor(b)),
                Kind::Types(Values::Operand(i)) if matches!(row.operands[i as usize].arity, Arity::VariadicOfVariadic(_)) => {
                    self.operand_groups(op, i, true);
                }
                Kind::Types(v) => self.value_types(op, v),
                Kind::FunctionalType(a, b) => {
                    self.out.push('(');
                    self.value_types(op, a);
                    self.out.push_str(") -> ");
                    self.result_list_types(op, b);
                }
                Kind::AttrDict { keyword } => self.format_attr_dict(op, kind, keyword),
                Kind::PropDict => self.prop_dict(op, kind),
                Kind::Custom(i) => self.directive(op, i),
                Kind::Unless(anchor, to) => {
                    if !self.anchor_present(op, row, anchor) {
                        at = first + to as u32;
                    }
                }
                Kind::Jump(to) => at = first + to as u32,
            }
        }
    }
    fn directive(&mut self, op: Op, i: u16) {
        let Some(directive) = self.code.calls[i as usize].directive else { return };
        // Put aside while the directive prints with the printer that owns it.
        let args = core::mem::take(&mut self.code.calls[i as usize].args);
        (directive.print)(self, op, &args);
        self.code.calls[i as usize].args = args;
    }
    fn anchor_present(&self, op: Op, row: &'static OpRow, anchor: Anchor) -> bool {
        let m = self.m;
        match anchor {
            Anchor::Operand(i) => !operand_range(m, op, i as usize).is_empty(),
            Anchor::Result(i) => !result_range(m, op, i as usize).is_empty(),
            Anchor::AnyOperand => m.n_operands(op) > 0,
            Anchor::AnyResult => m.n_results(op) > 0,
            Anchor::Attr(i) => row.attrs.get(i as usize).is_some_and(|f| m.attr(op, f.name).is_some()),
            Anchor::Region(i) => {
                let regions = m.op_regions(op).get(i as usize..).unwrap_or_default();
                match row.regions[i as usize].kind {
                    RegionKind::Variadic => !regions.is_empty(),
                    _ => regions.first().is_some_and(|&r| m.regions[r].n_blocks > 0),
                }
            }
            Anchor::Successor(i) => m.successors(op).len() > i as usize,
            Anchor::Custom(i) => {
                let call = &self.code.calls[i as usize];
                call.directive.is_some_and(|d| (d.present)(m, op, &call.args))
            }
            Anchor::Never => false,
        }
    }
    /// Writes the groups of a field of groups, or their types, each in parentheses.
    fn operand_groups(&mut self, op: Op, field: u8, types: bool) {
        let m = self.m;
        let whole = operand_range(m, op, field as usize);
        let Arity::VariadicOfVariadic(sizes) = m.row(op).operands[field as usize].arity else { return };
        let n = m.attr(op, sizes).map_or(0, |a| crate::segments::n_segments(&m.cx, a));
        debug_assert!(whole.end <= m.n_operands(op));
        self.list(0..n, |p, g| {
            let values = &m.operands(op)[group_range(m, op, field as usize, g)];
            p.c('(');
            if types {
                p.types_of(values)
            } else {
                p.values(values)
            }
            p.c(')');
        });
    }
    fn value_types(&mut self, op: Op, v: Values) {
        let m = self.m;
        match v {
            Values::Operand(i) => self.types_of(operand_field(m, op, i as usize)),
            Values::Operands => self.types_of(m.operands(op)),
            Values::Result(i) => self.list(result_range(m, op, i as usize), |p, i| p.ty_of(m.result(op, i))),
            Values::Results => self.list(m.results(op), |p, v| p.ty_of(v)),
        }
    }
    /// Whether the types in the text of an operation change nothing else of it: a format of names, types and attributes.
    #[cfg(feature = "fast")]
    pub(super) fn types_stand_free(&mut self, op: Op) -> bool {
        let kind = self.m.op_kind[op];
        let row = self.m.cx.registry.row(kind);
        let Some(text) = row.format.asm() else { return false };
        let (first, end) = self.program(kind, row, text);
        let steps = self.code.steps.get(first as usize..end as usize).unwrap_or_default();
        !steps.iter().any(|s| matches!(s.kind, Kind::Custom(_) | Kind::Unless(Anchor::Custom(_), _) | Kind::FunctionalType(..)))
    }
    /// Whether the format of an operation writes the names of its operands in their order, none twice, and no others.
    #[cfg(feature = "fast")]
    pub(super) fn names_in_order(&mut self, op: Op) -> bool {
        let kind = self.m.op_kind[op];
        let row = self.m.cx.registry.row(kind);
        let Some(text) = row.format.asm() else { return false };
        let (first, end) = self.program(kind, row, text);
        let steps = self.code.steps.get(first as usize..end as usize).unwrap_or_default();
        let mut next = 0;
        steps.iter().all(|s| match s.kind {
            Kind::OperandAt(i) | Kind::Operand(i) => i >= core::mem::replace(&mut next, i + 1),
            Kind::Operands => core::mem::replace(&mut next, u8::MAX) == 0,
            Kind::Custom(_) | Kind::Unless(Anchor::Custom(_), _) => false,
            _ => true,
        })
    }
    fn result_list_types(&mut self, op: Op, v: Values) {
        let m = self.m;
        match v {
            Values::Operand(i) => self.result_types(operand_field(m, op, i as usize).iter().map(|&v| m.ty(v))),
            Values::Operands => self.result_types(m.operands(op).iter().map(|&v| m.ty(v))),
            Values::Result(i) => self.result_types(result_range(m, op, i as usize).map(|i| m.ty(m.result(op, i)))),
            Values::Results => self.result_types(m.results(op).map(|v| m.ty(v))),
        }
    }
    fn format_regions(&mut self, regions: &[Region], row: &'static OpRow) {
        let m = self.m;
        let implicit = !row.implicit_terminator.is_empty();
        self.list(regions.iter().copied(), |p, r| {
            // An implied terminator is left away unless it says something.
            let terminator = m.region_blocks(r).first().and_then(|&b| m.terminator(b));
            let shown = !implicit
                || terminator.is_none_or(|t| m.op_record[t].attrs != crate::Attr::EMPTY_DICT || m.n_operands(t) > 0 || m.n_results(t) > 0);
            p.region(r, true, shown);
        });
    }
    fn format_attr_dict(&mut self, op: Op, kind: Opcode, keyword: bool) {
        let dict = self.m.op_record[op].attrs;
        if dict == crate::Attr::EMPTY_DICT {
            return;
        }
        let i = self.code.elided_of[kind.idx()] as usize;
        let mut elided = core::mem::take(&mut self.code.elided[i].1);
        let n = elided.len();
        if self.code.elided[i].2 {
            elided.extend(self.m.row(op).attrs.iter().map(|a| a.name));
        }
        let m = self.m;
        let is_false = |f: &&AttrField| f.need == Need::OptionalFalse && m.attr(op, f.name) == Some(crate::Attr::FALSE);
        elided.extend(m.row(op).attrs.iter().filter(is_false).map(|f| f.name));
        self.op_dict(op, &elided, if keyword { " attributes" } else { "" });
        elided.truncate(n);
        self.code.elided[i].1 = elided;
    }
    /// Writes the attributes that `attr-dict` of this operation's format leaves out, with the names given besides.
    /// For custom directives that take `attr-dict`.
    pub fn format_attr_dict_without(&mut self, op: Op, more: &[Sym]) {
        let kind = self.m.op_kind[op];
        let i = self.code.elided_of.get(kind.idx()).map_or(0, |&i| i as usize);
        let mut elided = self.code.elided.get(i).filter(|e| e.0 == kind).map_or(Vec::new(), |e| e.1.clone());
        elided.extend_from_slice(more);
        self.attr_dict(op, &elided);
    }
    fn prop_dict(&mut self, op: Op, kind: Opcode) {
        let m = self.m;
        let row = m.row(op);
        let i = self.code.elided_of[kind.idx()] as usize;
        let mut first = true;
        for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
            if !is_inherent(row, name) || self.code.elided[i].1.contains(&name) {
                continue;
            }
            self.s(if first { " <{" } else { ", " });
            first = false;
            self.named_attr(name, value);
        }
        if !first {
            self.s("}>");
        }
    }
    /// Writes an attribute of the row as formats do: what its kind implies is left away.
    fn format_attr(&mut self, op: Op, field: &'static AttrField, qualified: bool) {
        let m = self.m;
        let Some(a) = m.attr(op, field.name) else { return self.format_default(field) };
        if qualified {
            return self.attr(a);
        }
        match field.kind {
            AttrKind::Bool | AttrKind::Int(_) | AttrKind::Float(_) | AttrKind::Str | AttrKind::Type => {
                self.attr_eliding(a, Elide::Must);
            }
            AttrKind::SymbolName => match m.cx.str_value(a) {
                Some(name) => self.symbol(name),
                None => self.attr(a),
            },
            AttrKind::EnumInt(def) | AttrKind::EnumI32(def) => match (ENUMS.get(def as usize), m.cx.int_value(a)) {
                (Some(def), Some(value)) => self.enum_cases(def, value as u64),
                _ => self.attr(a),
            },
            AttrKind::Unit
            | AttrKind::FlatSymbol
            | AttrKind::Symbol
            | AttrKind::DenseBools
            | AttrKind::DenseI32
            | AttrKind::DenseI64
            | AttrKind::Enum(_)
            | AttrKind::EnumProp(_)
            | AttrKind::Record(_) => self.attr_stripped(a),
            AttrKind::Any
            | AttrKind::AnyInt
            | AttrKind::AnyFloat
            | AttrKind::Array
            | AttrKind::IntArray(_)
            | AttrKind::Dict
            | AttrKind::DictArray
            | AttrKind::Elements
            | AttrKind::IntElements
            | AttrKind::AffineMap
            | AttrKind::IntegerSet
            | AttrKind::Typed
            | AttrKind::RecordArray(_) => self.attr(a),
        }
    }
    /// Writes the default of an attribute that is not stored.
    fn format_default(&mut self, field: &'static AttrField) {
        match (field.need, field.kind) {
            (Need::Default(n), AttrKind::Bool) => self.s(if n != 0 { "true" } else { "false" }),
            (Need::Default(n), AttrKind::Enum(def) | AttrKind::EnumProp(def)) => {
                if let Some(def) = ENUMS.get(def as usize) {
                    self.enum_body(def, n as u64);
                }
            }
            (Need::Default(n), AttrKind::EnumInt(def) | AttrKind::EnumI32(def)) => {
                if let Some(def) = ENUMS.get(def as usize) {
                    self.enum_cases(def, n as u64);
                }
            }
            (Need::Default(n), _) => self.int(n.into()),
            (Need::DefaultEmpty, _) => self.s("[]"),
            _ => {}
        }
    }
}
