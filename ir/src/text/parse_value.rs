//! Names of values: read, looked up where they are used, and settled where they are defined (MLIR LangRef,
//! "Identifiers and keywords").

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::diag::Diagnostic;
use crate::id::{Block, Loc, Type, Value};
use crate::module::ValueDef;
use crate::text::lex::Tok;
use crate::text::parse::{Argument, Delim, Failed, Forward, Label, Parse, Parser, Slot, Unresolved};

impl<'a> Parser<'a> {
    /// Index of the value or block name that is the current token.
    #[inline]
    pub(crate) fn name(&mut self) -> u32 {
        self.name_of(self.token.start, self.token.end)
    }
    /// Index of the value or block name at some bytes.
    #[inline]
    pub(crate) fn name_of(&mut self, start: u32, end: u32) -> u32 {
        let n = self.value_names.intern(self.src, start, end);
        // Names are numbered as they come.
        if n as usize == self.slots.len() {
            self.slots.push(Slot::EMPTY);
        }
        n
    }
    /// Reads `%name`, if it is next.
    #[inline]
    pub fn opt_operand(&mut self) -> Parse<Option<Unresolved>> {
        if self.is(Tok::Percent) { self.operand().map(Some) } else { Ok(None) }
    }
    /// Reads `%name`.
    pub fn operand(&mut self) -> Parse<Unresolved> {
        if !self.is(Tok::Percent) {
            return Err(self.expected("an SSA operand"));
        }
        let loc = self.loc();
        let name = self.name();
        self.bump();
        let mut number = 0;
        if self.is(Tok::Hash) {
            let Ok(n) = self.text()[1..].parse::<u32>() else { return Err(self.expected("a result number")) };
            number = n;
            self.bump();
        }
        Ok(Unresolved { name, number, loc })
    }
    /// Reads operands separated by commas; none is fine.
    pub fn operand_list(&mut self, delim: Delim, out: &mut Vec<Unresolved>) -> Parse<()> {
        if delim == Delim::None && !self.is(Tok::Percent) {
            return Ok(());
        }
        self.list(delim, |p| {
            let o = p.operand()?;
            out.push(o);
            Ok(())
        })
    }
    /// The spelling of a name.
    pub(crate) fn spelling(&self, name: u32) -> &'a str {
        self.source.text.get(self.value_names.span(self.src, name)).unwrap_or("")
    }
    /// The value of an operand of a type; a use before the definition is patched later.
    #[inline]
    pub fn resolve(&mut self, operand: Unresolved, ty: Type) -> Parse<Value> {
        let slot = self.slots[operand.name as usize];
        if slot.scope == self.scope && operand.number < slot.count {
            let v = Value(slot.value.0 + operand.number);
            if self.m.value_type[v] == ty {
                return Ok(v);
            }
        }
        self.resolve_slow(operand, ty)
    }
    #[cold]
    fn resolve_slow(&mut self, operand: Unresolved, ty: Type) -> Parse<Value> {
        let slot = self.slots[operand.name as usize];
        let spelled = String::from(self.spelling(operand.name));
        if slot.scope == self.scope && slot.value.is_some() {
            if operand.number >= slot.count {
                return Err(self.error(
                    operand.loc,
                    "result-number",
                    format!(
                        "reference to invalid result number: `{spelled}` has {} value{}",
                        slot.count,
                        if slot.count == 1 { "" } else { "s" }
                    ),
                ));
            }
            let v = Value(slot.value.0 + operand.number);
            return Err(self.type_mismatch(operand, &spelled, ty, self.m.value_type[v], slot.loc));
        }
        let key = (self.scope, operand.name);
        let head = self.forward_of.get(&key).copied().unwrap_or(u32::MAX);
        let mut at = head;
        while let Some(f) = self.forwards.get(at as usize) {
            if f.use_.number == operand.number {
                let (v, loc) = (f.placeholder, f.use_.loc);
                if self.m.value_type[v] == ty {
                    return Ok(v);
                }
                return Err(self.type_mismatch(operand, &spelled, ty, self.m.value_type[v], loc));
            }
            at = f.next;
        }
        let placeholder = self.m.value_type.push(ty);
        self.m.value_def.push(ValueDef::UNKNOWN);
        self.forwards.push(Forward { use_: operand, placeholder, real: Value::NONE, scope: self.scope, next: head });
        self.forward_of.insert(key, self.forwards.len() as u32 - 1);
        self.n_open_forwards += 1;
        self.m.in_order = false;
        Ok(placeholder)
    }
    fn type_mismatch(&mut self, operand: Unresolved, spelled: &str, now: Type, before: Type, def: Loc) -> Failed {
        let (now, before) = (self.type_text(now), self.type_text(before));
        let d = Diagnostic::error(
            "type-mismatch",
            operand.loc,
            format!("use of value '{spelled}' expects different type than prior uses: '{now}' vs '{before}'"),
        )
        .note(def, "prior use here")
        .len(spelled.len() as u32);
        self.diags.push(d);
        Failed
    }
    /// Resolves operands of types (equal counts, else an error at `loc`) and appends them.
    pub fn resolve_all(&mut self, operands: &[Unresolved], types: &[Type], loc: Loc, out: &mut Vec<Value>) -> Parse<()> {
        if operands.len() != types.len() {
            let text = format!("{} operands present, but expected {}", operands.len(), types.len());
            return Err(self.error(loc, "operand-count", text));
        }
        for (o, &t) in operands.iter().zip(types) {
            let v = self.resolve(*o, t)?;
            out.push(v);
        }
        Ok(())
    }
    /// Defines a name for a value, which mostly is the first one of that name in its scope.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn define_one(&mut self, name: u32, loc: Loc, value: Value) -> Parse<()> {
        match self.slots.get_mut(name as usize) {
            Some(slot) if slot.scope != self.scope && self.n_open_forwards == 0 => {
                let old = core::mem::replace(slot, Slot { value, count: 1, scope: self.scope, loc });
                if old.scope.wrapping_sub(self.logged.0) <= self.logged.1 {
                    self.log.push((name, old));
                }
                #[cfg(feature = "fast")]
                self.value_names.know(self.src, name, self.scope, value);
                Ok(())
            }
            _ => self.define(Unresolved { name, number: 0, loc }, value, 1),
        }
    }
    /// Defines a name for `count` values from `first` on.
    pub(crate) fn define(&mut self, name: Unresolved, first: Value, count: u32) -> Parse<()> {
        let old = self.slots[name.name as usize];
        if old.scope == self.scope && old.value.is_some() && !(self.opts.fragment && self.scope == 1) {
            let text = format!("redefinition of SSA value '{}'", self.spelling(name.name));
            let d = Diagnostic::error("redefinition", name.loc, text).note(old.loc, "previously defined here");
            self.diags.push(d);
            return Err(Failed);
        }
        if old.scope.wrapping_sub(self.logged.0) <= self.logged.1 {
            self.log.push((name.name, old));
        }
        #[cfg(feature = "fast")]
        self.value_names.know(self.src, name.name, if count == 1 { self.scope } else { 0 }, first);
        self.slots[name.name as usize] = Slot { value: first, count, scope: self.scope, loc: name.loc };
        if self.n_open_forwards > 0 {
            self.settle_forwards(name, first, count)?;
        }
        Ok(())
    }
    pub(crate) fn unwind(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((name, old)) = self.log.pop() {
                self.slots[name as usize] = old;
                #[cfg(feature = "fast")]
                self.value_names.know(self.src, name, 0, old.value);
            }
        }
    }

    /// At the end of an isolated scope: every use must have met its definition; then one scan over the operands read
    /// in the scope puts the definitions in place of the placeholders.
    pub(super) fn finish_forwards(&mut self, from: usize, operands: usize) -> Parse<()> {
        if self.forwards.len() <= from {
            return Ok(());
        }
        let mut bad = false;
        for i in from..self.forwards.len() {
            let f = &self.forwards[i];
            if f.real.is_none() {
                bad = true;
                self.n_open_forwards = self.n_open_forwards.saturating_sub(1);
                let use_ = f.use_;
                self.forward_of.remove(&(f.scope, use_.name));
                let text = format!("use of undeclared SSA value name '{}'", self.spelling(use_.name));
                let mut d = Diagnostic::error("undefined-value", use_.loc, text);
                let open = |scope| if self.outer_scopes.is_empty() { scope == self.scope } else { self.outer_scopes.contains(&scope) };
                if let Some(outside) = self.slots.get(use_.name as usize).filter(|s| s.value.is_some() && open(s.scope)) {
                    d = d
                        .note(outside.loc, "a value of this name is defined here, outside the isolated operation that the use is in")
                        .help("pass the value in, for example as an argument of the function");
                }
                self.diags.push(d);
            }
        }
        // Placeholders are values of increasing number: find by binary search. Isolated scopes inside have settled
        // theirs: their operands are skipped, or nests of such scopes would be scanned once per level.
        let m = &mut *self.m;
        let mut start = operands;
        let inner = self.settled.partition_point(|r| r.0 < operands);
        let end = m.operand_pool.len();
        for &(from_inner, to_inner) in self.settled[inner..].iter().chain([&(end, end)]) {
            for v in &mut m.operand_pool.as_mut_slice()[start..from_inner] {
                if m.value_def[*v] == ValueDef::UNKNOWN
                    && let Ok(i) = self.forwards[from..].binary_search_by_key(&v.0, |f| f.placeholder.0)
                {
                    let real = self.forwards[from + i].real;
                    if real.is_some() {
                        *v = real;
                    }
                }
            }
            start = to_inner;
        }
        self.settled.truncate(inner);
        self.settled.push((operands, end));
        self.forwards.truncate(from);
        if bad { Err(Failed) } else { Ok(()) }
    }

    /// Gives the uses before this definition their value.
    #[cold]
    fn settle_forwards(&mut self, name: Unresolved, first: Value, count: u32) -> Parse<()> {
        let mut at = self.forward_of.remove(&(self.scope, name.name)).unwrap_or(u32::MAX);
        while let Some(f) = self.forwards.get(at as usize) {
            let i = at as usize;
            at = f.next;
            let (use_, placeholder) = (f.use_, f.placeholder);
            if use_.number >= count {
                return Err(self.error(use_.loc, "result-number", format!("reference to invalid result number of a group of {count}")));
            }
            let real = Value(first.0 + use_.number);
            if self.m.value_type[real] != self.m.value_type[placeholder] {
                let spelled = String::from(self.spelling(name.name));
                let (now, before) = (self.type_text(self.m.value_type[real]), self.type_text(self.m.value_type[placeholder]));
                let d = Diagnostic::error(
                    "type-mismatch",
                    name.loc,
                    format!("definition of SSA value '{spelled}#{}' has type '{now}' but was used as '{before}'", use_.number),
                )
                .note(use_.loc, "previously used here");
                self.diags.push(d);
                return Err(Failed);
            }
            self.forwards[i].real = real;
            self.n_open_forwards = self.n_open_forwards.saturating_sub(1);
        }
        Ok(())
    }

    /// Reads `%name`, `%name: type` (`typed`), with attributes (`attrs`) and a location where written.
    pub fn argument(&mut self, typed: bool, attrs: bool) -> Parse<Argument> {
        let name = Unresolved { loc: self.loc(), name: self.name(), number: 0 };
        self.need(Tok::Percent, "an SSA operand")?;
        if self.is(Tok::Hash) {
            return Err(self.error(name.loc, "result-number", "result number not allowed in argument list"));
        }
        let mut ty = Type::NONE_TYPE;
        if typed {
            self.need(Tok::Colon, "':' and the type of the argument")?;
            self.pointee = None;
            ty = self.ty()?;
        }
        let mut dict = Vec::new();
        if attrs {
            self.opt_attr_dict(&mut dict)?;
            self.older_pointed(&mut dict)?;
        }
        let loc = self.opt_trailing_loc(name.loc)?;
        let attrs = self.m.cx.dict(&dict);
        Ok(Argument { name: Some(name), ty, attrs, loc })
    }

    /// Reads `^name`.
    pub fn successor(&mut self) -> Parse<Block> {
        if !self.is(Tok::Caret) {
            return Err(self.expected("a block name such as `^bb1`"));
        }
        let loc = self.loc();
        let name = self.name();
        self.bump();
        Ok(self.block_named(name, loc))
    }
    /// The block of a name in the region that is read.
    pub(crate) fn block_named(&mut self, name: u32, loc: Loc) -> Block {
        match self.label(name) {
            Some(label) => label.block,
            None => self.new_label(name, loc, false),
        }
    }
    /// The block of a name in the region that is read, if it was named there before.
    #[inline]
    pub(crate) fn label(&mut self, name: u32) -> Option<&mut Label> {
        let at = self.slots.get(name as usize)?.value.0 as usize;
        self.labels.get_mut(at).filter(|l| l.name == name && l.region == self.region)
    }
    /// A new block with a name.
    pub(crate) fn new_label(&mut self, name: u32, loc: Loc, defined: bool) -> Block {
        let block = self.m.new_block(&[]);
        self.m.blocks[block].region = self.region;
        let here = Value(self.labels.len() as u32);
        let outer = self.slots.get_mut(name as usize).map_or(Value::NONE, |s| core::mem::replace(&mut s.value, here));
        self.labels.push(Label { name, region: self.region, block, loc, defined, outer });
        block
    }
    /// Forgets the names of blocks from some place on.
    pub(crate) fn drop_labels(&mut self, from: usize) {
        for label in self.labels.drain(from.min(self.labels.len())..).rev() {
            if let Some(slot) = self.slots.get_mut(label.name as usize) {
                slot.value = label.outer;
            }
        }
    }
    /// Reads `^name` with operands `(%a, %b : types)`.
    pub fn successor_and_operands(&mut self, operands: &mut Vec<Value>) -> Parse<Block> {
        #[cfg(feature = "fast")]
        if let Some(block) = self.usual_successor(operands) {
            return Ok(block);
        }
        let b = self.successor()?;
        if self.take(Tok::LParen) {
            self.typed_operands(operands)?;
            self.need(Tok::RParen, "')'")?;
        }
        Ok(b)
    }
    /// Reads `%a, %b : T, U` and resolves.
    pub fn typed_operands(&mut self, out: &mut Vec<Value>) -> Parse<()> {
        let mut operands = self.take_operands();
        let loc = self.loc();
        self.operand_list(Delim::None, &mut operands)?;
        self.need(Tok::Colon, "':' and the types")?;
        let mut types = Vec::new();
        self.type_list(&mut types)?;
        self.resolve_all(&operands, &types, loc, out)?;
        self.give_operands(operands);
        Ok(())
    }
}
