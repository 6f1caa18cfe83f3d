//! Lines of a few kinds of operations that every program is full of and that differ in more than their names: branches, calls,
//! constants, members of aggregates, labels, and what stands before the regions of functions and loops. Where nothing about one is unusual it is put into the
//! room of a line ([`Pen`]) as its format says; where something is, nothing was written, and the format does it.

use alloc::string::String;

use crate::attr::AttrData;
use crate::dialect::{arith, cf, func, llvm, scf};
use crate::id::{Attr, Block, Id, Op, Sym, Type, Value};
use crate::module::Module;
use crate::store::List;
use crate::text::print::{Printer, SHORT, is_bare_id};
use crate::text::print_lines::{Line, MAX_LINE, put_few};
use crate::text::print_memo::{MAX_OPERANDS, put_name, put_type};
use crate::text::print_name::Names;
use crate::text::print_op::Hole;
use crate::text::print_type::UNKNOWN;
use crate::ty::{Sign, TypeData};

/// The regions that follow what was written of an operation, in order.
pub(super) type Holes = [Option<Hole>; 2];

impl<'a> Printer<'a> {
    /// Whether the names of operations that are written here have their dialects' prefixes, except those of `func` if so.
    fn prefixes(&self) -> Option<bool> {
        match self.default_dialect {
            "" | "builtin" => Some(false),
            "func" => Some(true),
            _ => None,
        }
    }
    /// Begins a line in the room behind [`Printer::done`].
    #[inline]
    fn pen(&mut self, indent: u32) -> Option<Pen<'a, '_>> {
        let Printer { m, done, out, names, type_spans, type_text, memo, .. } = self;
        debug_assert!(out.is_empty());
        let line = done.line()?;
        let at = put_few(line, 0, &[b' '; SHORT], indent as usize);
        let types = (type_spans.as_slice(), type_text.as_str());
        Some(Pen { m, line, at, names, types, unknown: &mut memo.unknown, scratch: out, marks: [(0, 0, 0); MAX_OPERANDS], n_marks: 0 })
    }
    /// Writes the line of a branch, a call, a constant, or of what is taken from or put into an aggregate.
    pub(super) fn line_directly(&mut self, op: Op) -> Option<Written> {
        let kind = self.m.op_kind[op];
        if !matches!(
            kind,
            cf::BR
                | cf::COND_BR
                | func::CALL
                | arith::CONSTANT
                | llvm::BR
                | llvm::COND_BR
                | llvm::CALL
                | llvm::MLIR_CONSTANT
                | llvm::EXTRACTVALUE
                | llvm::INSERTVALUE
        ) {
            return None;
        }
        let short = self.prefixes()?;
        self.with_types(|p| {
            let mut pen = p.pen(p.indent)?;
            let begin = pen.at;
            pen.results(op)?;
            // What stands behind the result's name is a part of the text.
            let from = if pen.at > begin { pen.at - EQUALS.len() } else { begin };
            match kind {
                cf::BR => pen.text(b"cf.br "),
                cf::COND_BR => pen.text(b"cf.cond_br "),
                llvm::BR => pen.text(b"llvm.br "),
                llvm::COND_BR => pen.text(b"llvm.cond_br "),
                func::CALL if short => pen.text(b"call "),
                func::CALL => pen.text(b"func.call "),
                llvm::CALL => pen.text(b"llvm.call "),
                arith::CONSTANT => pen.text(b"arith.constant "),
                llvm::MLIR_CONSTANT => pen.text(b"llvm.mlir.constant("),
                llvm::EXTRACTVALUE => pen.text(b"llvm.extractvalue "),
                _ => pen.text(b"llvm.insertvalue "),
            }
            match kind {
                func::CALL | llvm::CALL => pen.call(op)?,
                arith::CONSTANT | llvm::MLIR_CONSTANT => pen.constant(op, kind == llvm::MLIR_CONSTANT)?,
                llvm::EXTRACTVALUE | llvm::INSERTVALUE => pen.member(op)?,
                _ => pen.branch(op)?,
            }
            let (marks, n_marks) = (pen.marks, pen.n_marks);
            let to = pen.end()?;
            let line = p.done.len();
            p.done.add(to);
            Some(Written { line, from, to, marks, n_marks })
        })
    }
    /// Writes with `f`, once more whenever a type's text was missing, which is then there.
    fn with_types<T>(&mut self, mut f: impl FnMut(&mut Self) -> Option<T>) -> Option<T> {
        loop {
            let done = f(self);
            let Some(ty) = self.memo.unknown.take() else { return done };
            self.ty(ty);
            self.out.clear();
            // It is not where there are too many of them.
            self.type_spans.get(ty.idx()).filter(|&&span| span != UNKNOWN)?;
        }
    }
    /// Writes the label of a block.
    pub(super) fn label_directly(&mut self, b: Block, indent: u32) -> Option<()> {
        self.done.take(&mut self.out);
        self.with_types(|p| {
            let mut pen = p.pen(indent)?;
            pen.label(b)?;
            let end = pen.end()?;
            p.done.add(end);
            Some(())
        })
    }
    /// Writes the brace that ends a region, and what follows it.
    pub(super) fn close_directly(&mut self, indent: u32, after: &str) -> Option<()> {
        self.done.take(&mut self.out);
        let mut pen = self.pen(indent)?;
        pen.text(b"}");
        pen.str(after)?;
        let end = pen.at;
        self.done.add(end);
        Some(())
    }
    /// Writes what stands before the region of a function or loop, or the regions of a condition, up to the first brace. The regions.
    pub(super) fn header_directly(&mut self, op: Op) -> Option<Holes> {
        let m = self.m;
        let kind = m.op_kind[op];
        if !matches!(kind, func::FUNC | llvm::FUNC | scf::FOR | scf::IF | scf::WHILE) || self.opts.skip_regions {
            return None;
        }
        if self.prefixes()? && kind == func::FUNC {
            return None;
        }
        let results = m.n_results(op) > 0;
        let regions = m.op_regions(op);
        let (indent, other) = (self.indent, m.entry_block(op, 1).is_some());
        self.done.take(&mut self.out);
        self.with_types(|p| {
            let mut pen = p.pen(indent)?;
            pen.results(op)?;
            match kind {
                func::FUNC => pen.text(b"func.func "),
                llvm::FUNC => pen.text(b"llvm.func "),
                scf::FOR => pen.text(b"scf.for "),
                scf::IF => pen.text(b"scf.if "),
                _ => pen.text(b"scf.while"),
            }
            match kind {
                func::FUNC | llvm::FUNC => pen.function(op)?,
                scf::FOR => pen.for_loop(op)?,
                scf::IF => pen.condition(op)?,
                _ => pen.while_loop(op)?,
            }
            pen.text(b" {");
            let end = pen.end()?;
            p.done.add(end);
            Some(())
        })?;
        let terminators = results || !matches!(kind, scf::FOR | scf::IF);
        let after = match kind {
            scf::IF if other => " else {\n",
            scf::WHILE => " do {\n",
            _ => "\n",
        };
        let &first = regions.first()?;
        let hole = Hole { at: 0, region: first, indent, entry_args: false, terminators, empty_block: false, after };
        let second = regions.get(1).filter(|_| after.len() > 1);
        let second = second.map(|&region| Hole { region, entry_args: kind == scf::WHILE, after: "\n", ..hole });
        Some([Some(hole), second])
    }
}

/// A line that was written: where it begins in the text, where in it what follows the result's name begins, and its end; and where in
/// it which operands' names stand, of the first few.
pub(super) struct Written {
    pub(super) line: usize,
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) marks: Marks,
    pub(super) n_marks: usize,
}
type Marks = [(u16, u16, u16); MAX_OPERANDS];

/// Behind results.
const EQUALS: &[u8; 3] = b" = ";

/// A line being written. `None` of what it does means that the line is none.
struct Pen<'m, 'p> {
    m: &'m Module,
    line: &'p mut Line,
    at: usize,
    names: &'p Names,
    /// Where the texts of types are, and these.
    types: (&'p [List], &'p str),
    /// A type whose text is not there.
    unknown: &'p mut Option<Type>,
    scratch: &'p mut String,
    marks: Marks,
    n_marks: usize,
}

impl Pen<'_, '_> {
    /// Where the line ends, which fits.
    fn end(mut self) -> Option<usize> {
        self.text(b"\n");
        (self.at <= MAX_LINE).then_some(self.at)
    }
    #[inline]
    fn text<const N: usize>(&mut self, text: &[u8; N]) {
        self.at = put_few(self.line, self.at, text, N);
    }
    fn str(&mut self, text: &str) -> Option<()> {
        let end = self.at.checked_add(text.len())?;
        self.line.get_mut(self.at..end)?.copy_from_slice(text.as_bytes());
        self.at = end;
        Some(())
    }
    fn uint(&mut self, x: u64) {
        let (mut digits, mut at, mut rest) = ([b'0'; 40], 20, x);
        while rest > 0 || at == 20 {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        if let Some(few) = digits.get(at..).and_then(|rest| rest.first_chunk::<20>()) {
            self.at = put_few(self.line, self.at, few, 20 - at);
        }
    }
    fn int(&mut self, x: i64) {
        if x < 0 {
            self.text(b"-");
        }
        self.uint(x.unsigned_abs());
    }
    /// What `f` writes of each item, with commas between; of too many, the line is none.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut f: impl FnMut(&mut Self, T) -> Option<()>) -> Option<()> {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.text(b", ");
            }
            f(self, item)?;
            (self.at <= MAX_LINE).then_some(())?;
        }
        Some(())
    }
    fn name(&mut self, v: Value) -> Option<()> {
        self.at = put_name(self.line, self.at, self.names, v, true, self.scratch)?;
        Some(())
    }
    /// The name of an operand, whose place is noted.
    fn operand(&mut self, i: usize, v: Value) -> Option<()> {
        let from = self.at;
        self.name(v)?;
        if let Some(mark) = self.marks.get_mut(self.n_marks) {
            *mark = (from as u16, self.at as u16, i as u16);
        }
        self.n_marks += 1;
        Some(())
    }
    fn ty(&mut self, ty: Type) -> Option<()> {
        match put_type(self.line, self.at, self.types.0, self.types.1, ty) {
            Some(at) => {
                self.at = at;
                Some(())
            }
            None => {
                *self.unknown = Some(ty);
                None
            }
        }
    }
    fn block(&mut self, b: Block) {
        self.text(b"^bb");
        self.uint(self.names.block(b) as u64);
    }
    fn names(&mut self, vs: &[Value]) -> Option<()> {
        self.list(vs, |pen, &v| pen.name(v))
    }
    fn types_of(&mut self, vs: &[Value]) -> Option<()> {
        let m = self.m;
        self.list(vs, |pen, &v| pen.ty(m.ty(v)))
    }
    fn arguments(&mut self, args: impl Iterator<Item = Value>) -> Option<()> {
        let m = self.m;
        self.list(args, |pen, v| {
            pen.name(v)?;
            pen.text(b": ");
            pen.ty(m.ty(v))
        })
    }
    /// `(T, U)`
    fn type_list(&mut self, tys: impl Iterator<Item = Type>) -> Option<()> {
        self.text(b"(");
        self.list(tys, |pen, ty| pen.ty(ty))?;
        self.text(b")");
        Some(())
    }
    /// `T`, or `(T, U)` unless there is exactly one.
    fn result_types(&mut self, mut tys: impl ExactSizeIterator<Item = Type>) -> Option<()> {
        if tys.len() != 1 {
            return self.type_list(tys);
        }
        let ty = tys.next().filter(|&ty| !matches!(self.m.cx.type_data(ty), TypeData::Function { .. }))?;
        self.ty(ty)
    }
    fn symbol(&mut self, name: Sym) -> Option<()> {
        let m = self.m;
        let text = Some(m.cx.str(name)).filter(|text| is_bare_id(text))?;
        self.text(b"@");
        self.str(text)
    }
    /// `%r = `, `%r:2 = `, or nothing.
    fn results(&mut self, op: Op) -> Option<()> {
        let (first, n) = (self.m.op_record[op].results, self.m.op_record[op].n_results);
        if n == 0 {
            return Some(());
        }
        if n == 1 {
            self.name(Value(first))?;
        } else {
            (self.names.group_size(Value(first), n) == n).then_some(())?;
            let number = self.names.group_number(Value(first))?;
            self.text(b"%");
            self.uint(number as u64);
            self.text(b":");
            self.uint(n as u64);
        }
        self.text(EQUALS);
        Some(())
    }
    fn successor(&mut self, b: Block, operands: &[Value]) -> Option<()> {
        self.block(b);
        if operands.is_empty() {
            return Some(());
        }
        self.text(b"(");
        self.names(operands)?;
        self.text(b" : ");
        self.types_of(operands)?;
        self.text(b")");
        Some(())
    }
    fn branch(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let (operands, mut entries) = (m.operands(op), m.cx.dict_entries(m.op_record[op].attrs));
        match (m.successors(op), entries.next(), entries.next()) {
            (&[to], None, _) => self.successor(to, operands),
            (&[yes, no], Some((Sym::OPERAND_SEGMENT_SIZES, sizes)), None) => {
                let (&condition, rest) = operands.split_first()?;
                let (to_yes, to_no) = rest.split_at_checked(crate::segments::segment(&m.cx, sizes, 1)?)?;
                self.name(condition)?;
                self.text(b", ");
                self.successor(yes, to_yes)?;
                self.text(b", ");
                self.successor(no, to_no)
            }
            _ => None,
        }
    }
    /// `@f(%a) : (T) -> U` of no other attributes than those that all calls of the dialects have.
    fn call(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let (operands, mut callee) = (m.operands(op), None);
        for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
            match (name, m.cx.attr_data(value)) {
                (Sym::CALLEE, AttrData::Symbol { root, nested }) if nested.len == 0 => callee = Some(root),
                (Sym::OP_BUNDLE_SIZES, AttrData::DenseArray { data, .. }) if data.len == 0 => {}
                (Sym::OPERAND_SEGMENT_SIZES, _) if crate::segments::segment(&m.cx, value, 0) == Some(operands.len()) => {}
                _ => return None,
            }
        }
        self.symbol(callee?)?;
        self.text(b"(");
        self.list(operands.iter().enumerate(), |pen, (i, &v)| pen.operand(i, v))?;
        self.text(b") : (");
        self.types_of(operands)?;
        self.text(b") -> ");
        self.result_types(m.results(op).map(|v| m.ty(v)))
    }
    /// `5 : i32` of an integer of at most 64 bits that is no truth value, in parentheses that are open and with the type behind them if so.
    fn constant(&mut self, op: Op, closed: bool) -> Option<()> {
        let m = self.m;
        let mut entries = m.cx.dict_entries(m.op_record[op].attrs);
        let (Some((Sym::VALUE, value)), None) = (entries.next(), entries.next()) else { return None };
        let AttrData::Integer { ty, .. } = m.cx.attr_data(value) else { return None };
        if !matches!(m.cx.type_data(ty), TypeData::Index | TypeData::Integer { sign: Sign::Signless, width: 2.. }) {
            return None;
        }
        self.int(m.cx.int_value(value)?);
        self.text(b" : ");
        self.ty(ty)?;
        if closed {
            self.text(b") : ");
            self.ty(m.ty(m.results(op).next()?))?;
        }
        Some(())
    }
    /// `[%value, ]%container[0, 1] : T `: the blank is upstream's.
    fn member(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let mut entries = m.cx.dict_entries(m.op_record[op].attrs);
        let (Some((Sym::POSITION, position)), None) = (entries.next(), entries.next()) else { return None };
        let AttrData::DenseArray { data, .. } = m.cx.attr_data(position) else { return None };
        let (&container, value) = m.operands(op).split_first()?;
        if let Some(&value) = value.first() {
            self.operand(1, value)?;
            self.text(b", ");
        }
        self.operand(0, container)?;
        self.text(b"[");
        self.list(m.cx.bytes.get(data).as_chunks::<8>().0, |pen, bytes| {
            pen.int(i64::from_le_bytes(*bytes));
            Some(())
        })?;
        self.text(b"] : ");
        self.ty(m.ty(container))?;
        self.text(b" ");
        Some(())
    }
    /// `^bb1(%a: T):  // pred: ^bb0`
    fn label(&mut self, b: Block) -> Option<()> {
        self.block(b);
        let args = self.m.block_args(b);
        if args.len() > 0 {
            self.text(b"(");
            self.arguments(args)?;
            self.text(b")");
        }
        self.text(b":");
        let names = self.names;
        match names.preds(b) {
            [] if names.block(b) == 0 => {}
            [] => self.text(b"  // no predecessors"),
            &[pred] => {
                self.text(b"  // pred: ");
                self.block(pred);
            }
            preds => {
                self.text(b"  // ");
                self.uint(preds.len() as u64);
                self.text(b" preds: ");
                self.list(preds, |pen, &pred| {
                    pen.block(pred);
                    Some(())
                })?;
            }
        }
        Some(())
    }
    /// `[visibility] @f(%a: T) -> U` of a function with a body and without other attributes.
    fn function(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let (mut name, mut visibility, mut ty) = (None, None, None);
        for (key, value) in m.cx.dict_entries(m.op_record[op].attrs) {
            match (key, m.cx.attr_data(value)) {
                (Sym::SYM_NAME, AttrData::String { text, .. }) => name = Some(text),
                (Sym::FUNCTION_TYPE, AttrData::Type(t)) => ty = Some(t),
                (Sym::SYM_VISIBILITY, AttrData::String { text, .. }) if m.op_kind[op] == func::FUNC => visibility = Some(text),
                (Sym::LINKAGE | Sym::CCONV, AttrData::Enum { value: 0, .. }) if m.op_kind[op] == llvm::FUNC => {}
                _ => return None,
            }
        }
        if let Some(word) = visibility {
            self.str(m.cx.str(word))?;
            self.text(b" ");
        }
        self.symbol(name?)?;
        let args = m.block_args(m.entry_block(op, 0)?);
        self.text(b"(");
        let n_args = args.len();
        self.arguments(args)?;
        self.text(b")");
        let (n, void) = match m.cx.type_data(ty?) {
            TypeData::Function { inputs, results } => {
                if results.len > 0 {
                    self.text(b" -> ");
                    self.result_types(m.cx.types_in(results))?;
                }
                (inputs.len, true)
            }
            TypeData::LlvmFunc { ret, params, varargs: false } => {
                if ret != Type::LLVM_VOID {
                    self.text(b" -> ");
                    self.ty(ret)?;
                }
                (params.len, true)
            }
            _ => (0, false),
        };
        (void && n as usize == n_args).then_some(())
    }
    fn assignments(&mut self, op: Op, first: u32, values: &[Value]) -> Option<()> {
        self.text(b"(");
        let args = self.m.block_args(self.m.entry_block(op, 0)?).skip(first as usize);
        self.list(args.zip(values), |pen, (arg, &v)| {
            pen.name(arg)?;
            pen.text(b" = ");
            pen.name(v)
        })?;
        self.text(b")");
        Some(())
    }
    /// `%i = %a to %b step %c iter_args(%x = %y) -> (T)`
    fn for_loop(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let [lower, upper, step, inits @ ..] = m.operands(op) else { return None };
        let iv = m.block_args(m.entry_block(op, 0)?).next()?;
        (m.op_record[op].attrs == Attr::EMPTY_DICT && m.ty(iv) == Type::INDEX).then_some(())?;
        self.name(iv)?;
        self.text(EQUALS);
        self.name(*lower)?;
        self.text(b" to ");
        self.name(*upper)?;
        self.text(b" step ");
        self.name(*step)?;
        if !inits.is_empty() {
            self.text(b" iter_args");
            self.assignments(op, 1, inits)?;
            self.text(b" -> ");
            self.type_list(m.results(op).map(|v| m.ty(v)))?;
        }
        Some(())
    }
    /// `%c -> (T)`
    fn condition(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        (m.op_record[op].attrs == Attr::EMPTY_DICT).then_some(())?;
        self.names(m.operands(op))?;
        if m.n_results(op) > 0 {
            self.text(b" -> ");
            self.type_list(m.results(op).map(|v| m.ty(v)))?;
        }
        Some(())
    }
    /// ` (%x = %y) : (T) -> U`
    fn while_loop(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let inits = m.operands(op);
        (m.op_record[op].attrs == Attr::EMPTY_DICT && m.op_regions(op).len() > 1).then_some(())?;
        if !inits.is_empty() {
            self.text(b" ");
            self.assignments(op, 0, inits)?;
        }
        self.text(b" : ");
        self.type_list(inits.iter().map(|&v| m.ty(v)))?;
        self.text(b" -> ");
        self.result_types(m.results(op).map(|v| m.ty(v)))
    }
}
