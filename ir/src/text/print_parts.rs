//! Printing a module part by part: the text that the whole module would have, from parts that are there one after the
//! other, have one context and the same root, and hold whole operations of the root's block (see `parse_parts`).
//!
//! What a text says of all of a module at once is not written this way: aliases, resources, locations, and numbers of
//! values that go on from one function to the next. Of such modules, nothing is said here: the caller prints the module
//! as a whole.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dialect::llvm;
use crate::id::{Attr, Sym, Type};
use crate::module::Module;
use crate::part::{Declaration, Declared, Put, Runtime, put_new, text};
use crate::store::List;
use crate::text::print::{PrintOptions, Printer};
use crate::text::print_format::Code;
use crate::text::print_lines::Lines;
use crate::text::print_name::Names;
use crate::text::print_op::{Frame, Hole};

/// What one printer wrote of the functions whose texts another one joins.
#[derive(Default)]
pub struct PartText {
    functions: Lines,
    declared: Runtime<Declaration>,
}

/// Operations of a part whose text is better not there as a whole.
const MANY: usize = 1 << 14;
/// Bytes of constants whose text is better not there as a whole.
const LONG: usize = 1 << 20;

/// Which operations of a part to print: all, or those before the functions, or the functions and declarations.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    Head,
    Functions,
}

/// A module being printed in parts.
pub struct PartPrinter {
    opts: PrintOptions,
    kept: Kept,
    /// What follows the root's block.
    tail: String,
    /// Bytes before the first operation of the root's block.
    head: usize,
    begun: bool,
    /// Attributes and types of the context that cannot have aliases.
    plain: (usize, usize),
    /// Declarations that come first.
    declared: Runtime<Declaration>,
    /// Those that were put where the text goes, if anything was.
    put: Option<Vec<Declaration>>,
}

/// What a printer knows apart from the operations.
#[derive(Default)]
struct Kept {
    out: String,
    done: Lines,
    names: Names,
    type_text: String,
    type_spans: Vec<List>,
    llvm_compatible: Vec<u8>,
    distinct: Vec<Attr>,
    code: Code,
    memo: crate::text::print_memo::Memo,
}

impl Kept {
    fn printer<'a>(self, m: &'a Module, opts: &PrintOptions) -> Printer<'a> {
        let Kept { out, done, names, type_text, type_spans, llvm_compatible, distinct, code, memo } = self;
        let plain = Printer::without_names(m, opts);
        Printer { out, done, names, type_text, type_spans, llvm_compatible, distinct, code, memo, ..plain }
    }
    fn of(p: Printer<'_>) -> Kept {
        let Printer { out, done, names, type_text, type_spans, llvm_compatible, distinct, code, memo, .. } = p;
        Kept { out, done, names, type_text, type_spans, llvm_compatible, distinct, code, memo }
    }
}

impl PartPrinter {
    /// Begins. `None` where these options make one text of the whole module.
    pub fn new(opts: &PrintOptions) -> Option<PartPrinter> {
        if opts.generic || opts.unique_ids || opts.debuginfo || opts.skip_regions || opts.local_scope {
            return None;
        }
        Some(PartPrinter {
            opts: *opts,
            kept: Kept::default(),
            tail: String::new(),
            head: 0,
            begun: false,
            plain: (0, 0),
            declared: Runtime::default(),
            put: None,
        })
    }

    /// Makes room for so many bytes of text.
    pub fn reserve(&mut self, capacity: usize) {
        self.kept.done.reserve(capacity);
    }

    /// Prints a part. The first of its operations are declarations, which every part makes for itself and which stand in
    /// front of all else once. `None` where something has an alias or is a resource. Long functions and constants go where the
    /// text goes as they are printed.
    pub fn part(&mut self, m: &Module, declared: Declared, put: Option<&mut Put<'_>>) -> Option<()> {
        let put = put.filter(|_| m.op_kind.len() >= MANY || m.cx.bytes.bytes() >= LONG);
        self.print(m, declared, Which::All, put)
    }

    /// Prints what stands before the functions of the first part, whose texts are joined.
    pub fn head(&mut self, m: &Module, declared: Declared) -> Option<()> {
        self.print(m, declared, Which::Head, None)
    }

    /// Prints the functions of a part, to be taken away into `room`.
    pub fn functions(&mut self, m: &Module, declared: Declared, room: PartText) -> Option<PartText> {
        self.print(m, declared, Which::Functions, None)?;
        let mut text = room;
        text.functions.truncate(0);
        text.declared = core::mem::take(&mut self.declared);
        // What was printed begins with the root.
        core::mem::swap(&mut self.kept.done, &mut text.functions);
        text.functions.skip(core::mem::take(&mut self.head));
        Some(text)
    }

    /// Puts what another printer took away behind what there is, or where the text goes. Parts must come in the order of the
    /// module. Gives back the room.
    pub fn join(&mut self, text: PartText, put: Option<&mut Put<'_>>) -> Option<PartText> {
        self.declared.join(&text.declared);
        match put {
            Some(put) => {
                self.put_all(put)?;
                put(None, text.functions.as_bytes()).then_some(())?;
            }
            None => self.kept.done.push(text.functions.as_bytes()),
        }
        Some(text)
    }

    fn print(&mut self, m: &Module, Declared { n: n_declared, n_late }: Declared, which: Which, put: Option<&mut Put<'_>>) -> Option<()> {
        let mut is_put = true;
        let mut sink;
        let root = m.root?;
        let body = m.entry_block(root, 0)?;
        let (declared, own) = m.block_ops(body).split_at_checked(n_declared)?;
        let mut p = core::mem::take(&mut self.kept).printer(m, &self.opts);
        p.names = Names::again(core::mem::take(&mut p.names), m, root, &self.opts);
        if p.aliases_since(&mut self.plain) || !m.resources.is_empty() {
            return None;
        }
        p.full_op(root);
        let hole = p.holes.pop().filter(|_| p.holes.is_empty())?;
        if !self.begun {
            self.begun = true;
            self.tail.push_str(&p.out[hole.at..]);
            p.out.truncate(hole.at);
            p.s("{\n");
            self.head = p.out.len();
        } else {
            p.out.clear();
        }
        p.done.take(&mut p.out);
        let (from, n) = (m.blocks[body].ops, m.blocks[body].n_ops);
        let n_head = n_declared + if which == Which::All { 0 } else { own.iter().take_while(|&&op| m.kind(op) != llvm::FUNC).count() };
        let mut batch = Vec::new();
        for (i, &op) in declared.iter().enumerate().filter(|_| which != Which::Head) {
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a))?;
            let mark = p.done.len();
            p.root_ops(hole, from + i as u32, from + i as u32 + 1);
            p.done.take(&mut p.out);
            batch.push((m.cx.str(name).as_bytes().to_vec(), p.done.as_bytes().get(mark..)?.to_vec()));
            p.done.truncate(mark);
        }
        self.declared.take(&batch, n_late);
        let (first, end) = match which {
            Which::All => (n_declared as u32, n),
            Which::Head => (n_declared as u32, n_head as u32),
            Which::Functions => (n_head as u32, n),
        };
        if cfg!(not(small))
            && let Some(put) = put
        {
            self.put_head(&p.done, put)?;
            sink = |text: &[u8]| {
                is_put &= put(None, text);
                true
            };
            p.sink = Some(&mut sink);
            p.sink_from = self.head;
        }
        p.root_ops(hole, from + first, from + end);
        p.done.take(&mut p.out);
        let fine = p.resources.is_empty();
        self.kept = Kept::of(p);
        (fine && is_put).then_some(())
    }

    /// Puts what was printed so far where the text goes, if it is more than `least` bytes. `None` if nothing can be put
    /// there.
    pub fn flush(&mut self, least: usize, put: &mut Put<'_>) -> Option<()> {
        if self.kept.done.len() <= self.head + least {
            return Some(());
        }
        self.put_all(put)
    }
    /// Puts what stands before the functions, once.
    fn put_head(&mut self, done: &Lines, put: &mut Put<'_>) -> Option<()> {
        if self.put.is_none() {
            let (declared, _) = self.declared.all();
            (put(None, done.as_bytes().get(..self.head)?) && put(None, &text(&declared))).then_some(())?;
            self.put = Some(declared);
        }
        Some(())
    }
    fn put_all(&mut self, put: &mut Put<'_>) -> Option<()> {
        let done = core::mem::take(&mut self.kept.done);
        self.put_head(&done, put)?;
        self.kept.done = done;
        put(None, self.kept.done.as_bytes().get(self.head..)?).then_some(())?;
        self.kept.done.truncate(self.head);
        Some(())
    }

    /// Prints what stands at the end. What is left of the text, and what is to be put into it where.
    pub fn finish(mut self, put: &mut Put<'_>) -> Option<(Vec<u8>, usize, Vec<u8>)> {
        if !self.begun {
            return None;
        }
        for text in ["}", &self.tail, "\n\n"] {
            self.kept.done.push(text.as_bytes());
        }
        let (declared, _) = self.declared.all();
        let Some(old) = &self.put else {
            return Some((self.kept.done.into_bytes(0), self.head, text(&declared)));
        };
        put_new(&declared, old, self.head, put)?;
        Some((self.kept.done.into_bytes(self.head), 0, Vec::new()))
    }
}

impl Printer<'_> {
    /// Prints operations of the root's block, by their places in [`Module::op_order`].
    fn root_ops(&mut self, hole: Hole, next: u32, end: u32) {
        let default_dialect = self.m.row(self.m.regions[hole.region].parent).default_dialect;
        let block = self.m.region_blocks(hole.region).len() as u32;
        self.frames.push(Frame::Region { hole, block, next, end, default_dialect });
        self.run_frames();
        // The brace that ends the region.
        self.out.pop();
    }
    /// Whether something in the context behind so many attributes and types may have an alias.
    fn aliases_since(&self, plain: &mut (usize, usize)) -> bool {
        let cx = &self.m.cx;
        let (attrs, types) = core::mem::replace(plain, (cx.attrs.len(), cx.types.len()));
        (attrs..cx.attrs.len()).any(|i| !self.attr_alias_name(Attr(i as u32)).is_empty())
            || (types..cx.types.len()).any(|i| !self.type_alias_name(Type(i as u32)).is_empty())
    }
}
