//! Operations, blocks and regions (MLIR LangRef, "Operations", "Blocks", "Regions"), read by an explicit stack of
//! frames: nesting is limited by memory only.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::diag::Diagnostic;
use crate::dialect::builtin;
use crate::id::{Attr, Block, Loc, Op, Opcode, Region, Sym, Value};
use crate::module::NewOp;
use crate::row::{Format, RegionKind, Traits, parses};
use crate::text::lex::{self, Tok};
use crate::text::op_dict::{op_dict, plain_row};
use crate::text::parse::{Argument, Delim, EVERYTHING, Failed, Label, OpState, Parse, Parser, Pending, Unresolved};
use crate::text::parse_parts::{ANYWHERE, Root};

/// An operation whose own text was read and whose regions come next.
pub(super) struct OpFrame {
    pub(super) opcode: Opcode,
    pub(super) name: Sym,
    pub(super) loc: Loc,
    /// Where its name stands, which is the location of terminators that it does not write.
    pub(super) at: Loc,
    pub(super) state: Box<OpState>,
    pub(super) attrs: Attr,
    /// Names of the results: a range of [`Reader::result_names`].
    pub(super) names: (u32, u32),
    /// Where the arguments of its regions begin in [`Parser::pending_args`].
    pub(super) args: u32,
    /// Its skipped regions, a range of [`Reader::pending`], and the next one to read.
    pub(super) pending: u32,
    pub(super) next: u32,
    pub(super) end: u32,
    /// Where reading goes on after the operation; [`ANYWHERE`] if that is behind its region's `}`, which was not looked for.
    pub(super) resume: u32,
}

/// A region being read.
struct RegionFrame {
    region: Region,
    /// Byte of its `{`, and of the `}` behind which the operation was read on ([`ANYWHERE`] where that was not looked for).
    start: u32,
    close: u32,
    block: Block,
    /// Start of this region's blocks in [`Reader::blocks`] and of the open block's operations in [`Reader::ops`].
    blocks: usize,
    ops: usize,
    /// State of the enclosing scope.
    log: usize,
    scope: u32,
    logged: (u32, u32),
    isolated: bool,
    generic: bool,
    /// Start of this region's names in [`Parser::labels`].
    labels: usize,
    forwards: usize,
    operands: usize,
    outer_region: Region,
    #[cfg(feature = "fast")]
    outer_mark: u32,
    default_dialect: &'static str,
    outer_isolated: Opcode,
    /// Row of the operation that holds the region.
    opcode: Opcode,
}

#[derive(Default)]
pub(super) struct Reader {
    pub(super) ops: Vec<Op>,
    blocks: Vec<Block>,
    pub(super) result_names: Vec<(Unresolved, u32)>,
    pub(super) pending: Vec<Pending>,
    pub(super) op_frames: Vec<OpFrame>,
    region_frames: Vec<RegionFrame>,
    /// States to reuse.
    #[allow(clippy::vec_box)] // moved in and out once per operation
    pub(super) spare: Vec<Box<OpState>>,
}

impl<'a> Parser<'a> {
    /// Reads the whole text.
    pub(crate) fn top_level(&mut self) -> Parse<()> {
        let mut r = Reader::default();
        let mut failed = false;
        let operands = self.m.operand_pool.len();
        loop {
            let result = match self.token.tok {
                // After an error inside a nested body, the region around it is read on.
                _ if !r.region_frames.is_empty() => self.region_body(&mut r).and_then(|()| self.drain(&mut r)),
                Tok::Eof => match self.at_end_of_piece().then(|| self.next_piece(&mut r)) {
                    Some(Ok(true)) => Ok(()),
                    Some(Err(failed)) => Err(failed),
                    _ => break,
                },
                _ if self.opts.fragment => self.fragment_item().and_then(|done| if done { Ok(()) } else { self.top_level_item(&mut r) }),
                _ => self.top_level_item(&mut r),
            };
            if result.is_err() {
                failed = true;
                if self.ahead || self.too_many_errors() || !self.recover(&mut r) {
                    break;
                }
            } else if r.region_frames.is_empty() && self.part_is_full() && self.top_level_part(&mut r).is_err() {
                return Err(Failed);
            }
        }
        if self.opts.fragment {
            self.fragment_values();
        }
        if self.finish_forwards(0, operands).is_err() || failed {
            return Err(Failed);
        }
        if let Some(&Label { name, loc, .. }) = self.labels.first() {
            let text = format!("reference to an undefined block '{}'", self.spelling(name));
            return Err(self.error(loc, "undefined-block", text));
        }
        self.older_variadic_calls()?;
        self.fragment_ops(&mut r.ops);
        let module_at_top = r.ops.len() == 1 && self.m.op_kind[r.ops[0]] == builtin::MODULE;
        if module_at_top || self.opts.no_implicit_module && r.ops.len() == 1 {
            self.m.root = Some(r.ops[0]);
        } else if self.opts.no_implicit_module {
            let loc = r.ops.get(1).map_or(Loc::at(0), |&op| self.m.op_record[op].loc);
            return Err(self.error(loc, "no-implicit-module", "source must contain a single top-level operation"));
        } else {
            let block = self.m.new_block(&[]);
            self.m.set_block_ops(block, &r.ops);
            let region = self.m.new_region();
            self.m.set_region_blocks(region, &[block]);
            let loc = self.implied_loc();
            let attrs = self.m.cx.dict(&self.fragment.attrs);
            let module = self.m.append(NewOp { regions: &[region], attrs, ..NewOp::new(builtin::MODULE, loc) });
            self.m.root = Some(module);
        }
        self.last_part(module_at_top)
    }

    /// Hands over a part of the implied module.
    fn top_level_part(&mut self, r: &mut Reader) -> Parse<()> {
        if let [op] = r.ops[..]
            && self.m.op_kind[op] == builtin::MODULE
        {
            return Ok(());
        }
        let root = Root { explicit: None, attrs: Attr::EMPTY_DICT, loc: self.implied_loc() };
        self.part(root, &mut r.ops).map(|_| ())
    }
    /// Hands over a part of the module that the text begins with.
    fn module_part(&mut self, r: &mut Reader) -> Parse<()> {
        let ([frame], [f]) = (&mut r.op_frames[..], &mut r.region_frames[..]) else { return Ok(()) };
        if frame.opcode != builtin::MODULE || f.ops != 0 || f.block.is_none() || r.blocks.len() != 1 {
            return Ok(());
        }
        let root = Root { explicit: Some((f.region, f.block)), attrs: frame.attrs, loc: frame.loc };
        if let Some((region, block)) = self.part(root, &mut r.ops)? {
            (f.region, f.block, f.operands) = (region, block, 0);
            (r.blocks[0], self.region) = (block, region);
            frame.state.regions.clear();
            frame.state.regions.push(region);
        }
        Ok(())
    }

    /// At the end of a piece of the text: hands over its last part and goes on with the next piece. Whether there is one.
    fn next_piece(&mut self, r: &mut Reader) -> Parse<bool> {
        if self.in_piece() {
            let end = if r.region_frames.is_empty() { Self::top_level_part } else { Self::module_part };
            end(self, r)?;
            // A piece that ends inside of another operation.
            if !self.m.op_kind.is_empty() {
                return Err(Failed);
            }
        }
        if let [root] = &mut r.region_frames[..] {
            // A function of the implied module does not go on in another piece.
            if root.opcode != builtin::MODULE {
                return Err(Failed);
            }
            root.close = ANYWHERE;
        }
        self.go_on()
    }

    /// Reads an alias, the resources, or an operation.
    fn top_level_item(&mut self, r: &mut Reader) -> Parse<()> {
        match self.token.tok {
            Tok::Hash | Tok::Bang if !self.takes_alias() => Err(Failed),
            Tok::Hash => self.attr_alias_def(),
            Tok::Bang => self.type_alias_def(),
            Tok::MetaOpen => self.file_metadata(),
            _ => {
                self.pending_args.clear();
                if !self.function(r)? {
                    self.operation(r)?;
                } else if !r.region_frames.is_empty() {
                    self.region_body(r)?;
                }
                self.drain(r)
            }
        }
    }

    /// After an error: goes on behind the innermost isolated operation whose body was being read, so that one wrong
    /// function does not hide the errors of the next. Without one, reading ends.
    fn recover(&mut self, r: &mut Reader) -> bool {
        self.pending.clear();
        self.depth = 0;
        let isolated = |f: &OpFrame| self.m.cx.registry.row(f.opcode).traits.has(Traits::ISOLATED);
        let Some(k) = r.op_frames.iter().rposition(isolated) else { return false };
        if let Some(f) = r.region_frames.get(k) {
            let (log, scope, dialect, region) = (f.log, f.scope, f.default_dialect, f.outer_region);
            #[cfg(feature = "fast")]
            self.end_mark(f.outer_mark);
            self.logged = f.logged;
            self.outer_scopes.retain(|&s| s < scope);
            self.drop_labels(f.labels);
            r.ops.truncate(f.ops);
            r.blocks.truncate(f.blocks);
            self.forwards.truncate(f.forwards);
            self.unwind(log);
            (self.scope, self.default_dialect, self.region) = (scope, dialect, region);
            self.isolated = Opcode::ERASED;
        }
        // What a failed body leaves undefined would only repeat the error.
        self.n_open_forwards = self.forwards.iter().filter(|f| f.real.is_none()).count();
        let (names, resume, pending) = (r.op_frames[k].names, r.op_frames[k].resume, r.op_frames[k].pending);
        r.result_names.truncate(names.0 as usize);
        r.pending.truncate(pending as usize);
        r.region_frames.truncate(k);
        r.op_frames.truncate(k);
        self.seek(resume);
        true
    }

    /// Reads the regions of the operation on top of the stack, and everything inside.
    fn drain(&mut self, r: &mut Reader) -> Parse<()> {
        while let Some(frame) = r.op_frames.last_mut() {
            if frame.next < frame.end {
                let (p, opcode) = (r.pending[frame.next as usize], frame.opcode);
                frame.next += 1;
                self.begin_region(r, p, opcode)?;
                self.region_body(r)?;
                continue;
            }
            #[cfg_attr(not(feature = "fast"), allow(unused_mut))]
            let Some(mut frame) = r.op_frames.pop() else { break };
            r.pending.truncate(frame.pending as usize);
            self.pending_args.truncate(frame.args as usize);
            #[cfg(feature = "fast")]
            self.behind_regions(&mut frame, r.region_frames.is_empty())?;
            #[cfg(not(feature = "fast"))]
            self.seek(frame.resume);
            self.finish_op(r, frame.opcode, frame.name, frame.loc, &frame.state, frame.attrs, frame.names)?;
            let OpFrame { mut state, .. } = frame;
            state.clear();
            r.spare.push(state);
            if !r.region_frames.is_empty() {
                if r.region_frames.len() == 1 && self.part_is_full() {
                    self.module_part(r)?;
                }
                self.region_body(r)?;
            }
        }
        Ok(())
    }

    /// Opens a region that is read next.
    pub(super) fn open(&mut self, r: &mut Reader, p: &Pending, opcode: Opcode) {
        let row = self.m.cx.registry.row(opcode);
        r.region_frames.push(RegionFrame {
            region: p.region,
            start: p.start - 1,
            close: p.close,
            block: Block::NONE,
            blocks: r.blocks.len(),
            ops: r.ops.len(),
            log: self.log.len(),
            scope: self.scope,
            logged: self.logged,
            isolated: p.isolated,
            generic: p.generic,
            labels: self.labels.len(),
            forwards: self.forwards.len(),
            operands: self.m.operand_pool.len(),
            outer_region: self.region,
            #[cfg(feature = "fast")]
            outer_mark: self.region_mark,
            default_dialect: self.default_dialect,
            outer_isolated: self.isolated,
            opcode,
        });
        self.region = p.region;
        #[cfg(feature = "fast")]
        self.begin_mark();
        // Only an operation in custom form says which dialect's names may stand bare inside.
        if !p.generic {
            self.default_dialect = row.default_dialect;
        }
        if p.isolated {
            self.isolated = opcode;
            self.outer_scopes.push(self.scope);
            self.logged = (1, self.scope - 1);
            self.last_scope += 1;
            self.scope = self.last_scope;
        } else {
            self.logged = EVERYTHING;
        }
    }
    /// Adds a block to the region opened last.
    pub(super) fn add_block(r: &mut Reader, block: Block) {
        r.blocks.push(block);
        if let Some(f) = r.region_frames.last_mut() {
            f.block = block;
        }
    }
    fn begin_region(&mut self, r: &mut Reader, p: Pending, opcode: Opcode) -> Parse<()> {
        self.seek(p.start);
        self.open(r, &p, opcode);
        if p.args.0 == p.args.1 && (self.is(Tok::RBrace) || self.is(Tok::Caret)) {
            return Ok(());
        }
        // An entry block without label.
        let args = core::mem::take(&mut self.pending_args);
        let block = self.new_block(&args[p.args.0 as usize..p.args.1 as usize]);
        self.pending_args = args;
        Self::add_block(r, block?);
        if self.is(Tok::Caret) {
            let loc = self.loc();
            return Err(self.error(loc, "entry-block-named", "invalid block name in region with named arguments"));
        }
        Ok(())
    }

    fn new_block(&mut self, args: &[Argument]) -> Parse<Block> {
        let block = self.m.new_block(&[]);
        self.m.blocks[block].region = self.region;
        self.give_args(block, args)?;
        Ok(block)
    }
    fn give_args(&mut self, block: Block, args: &[Argument]) -> Parse<()> {
        let mut types = core::mem::take(&mut self.spare_types);
        types.clear();
        types.extend(args.iter().map(|a| a.ty));
        self.m.set_block_args(block, &types);
        self.spare_types = types;
        let first = self.m.blocks[block].args;
        for (i, a) in args.iter().enumerate() {
            let v = Value(first + i as u32);
            if let Some(n) = a.name {
                self.define_one(n.name, n.loc, v)?;
            }
            self.m.place_arg(v, a.loc);
        }
        Ok(())
    }

    /// Reads operations and blocks up to the region's `}`, or up to an operation with regions of its own.
    #[cfg_attr(not(small), inline(always))]
    fn region_body(&mut self, r: &mut Reader) -> Parse<()> {
        loop {
            match self.token.tok {
                Tok::RBrace if r.region_frames.last().is_some_and(|f| f.close != self.token.start && f.close != ANYWHERE) => {
                    return Err(self.error(self.loc(), "brackets", lex::OTHER_BRACE));
                }
                Tok::RBrace => return self.end_region(r),
                Tok::Caret => self.block_label(r)?,
                Tok::Eof if self.at_end_of_piece() && r.region_frames.len() == 1 => {
                    if !self.next_piece(r)? {
                        return self.end_region(r);
                    }
                }
                Tok::Eof => return Err(self.open_region(r)),
                _ => {
                    let Some(f) = r.region_frames.last_mut() else { return Err(Failed) };
                    if f.block.is_none() {
                        f.block = self.m.new_block(&[]);
                        self.m.blocks[f.block].region = f.region;
                        r.blocks.push(f.block);
                    }
                    let depth = r.op_frames.len();
                    if self.function(r)? {
                        if r.op_frames.len() > depth {
                            continue;
                        }
                    } else {
                        self.direct_ops(&mut r.ops)?;
                        if matches!(self.token.tok, Tok::RBrace | Tok::Caret | Tok::Eof) {
                            continue;
                        }
                        #[cfg(feature = "fast")]
                        if cfg!(not(small)) && self.structure(r)? {
                            continue;
                        }
                        self.operation(r)?;
                        if r.op_frames.len() > depth {
                            return Ok(());
                        }
                    }
                    if depth == 1 && self.part_is_full() {
                        self.module_part(r)?;
                    }
                }
            }
        }
    }

    #[cfg(not(feature = "fast"))]
    fn function(&mut self, _: &mut Reader) -> Parse<bool> {
        Ok(false)
    }

    #[cold]
    fn open_region(&mut self, r: &Reader) -> Failed {
        let (loc, start) = (self.gap(), r.region_frames.last().map_or(0, |f| f.start));
        let d = Diagnostic::error("open-brace", loc, "expected '}' to close the region").note(Loc::at(start), "the region begins here");
        self.diags.push(d);
        Failed
    }
    fn close_block(&mut self, r: &mut Reader) {
        let Some(f) = r.region_frames.last_mut() else { return };
        if f.block.is_some() {
            self.m.set_block_ops(f.block, &r.ops[f.ops..]);
            r.ops.truncate(f.ops);
            f.block = Block::NONE;
        }
    }

    /// `^name(args):`
    fn block_label(&mut self, r: &mut Reader) -> Parse<()> {
        self.close_block(r);
        #[cfg(all(feature = "fast", not(small)))]
        self.tell();
        #[cfg(feature = "fast")]
        {
            if let Some(block) = self.usual_label()? {
                Self::add_block(r, block);
                return Ok(());
            }
            self.seek(self.token.start);
            if !self.is(Tok::Caret) {
                return Err(self.expected("an operation name"));
            }
        }
        let loc = self.loc();
        let text = self.text();
        let name = self.name();
        let block = match self.label(name) {
            Some(label) if label.defined => {
                let d = Diagnostic::error("redefinition", loc, format!("redefinition of block '{text}'"))
                    .note(label.loc, "previously defined here");
                self.diags.push(d);
                return Err(Failed);
            }
            Some(label) => {
                (label.defined, label.loc) = (true, loc);
                label.block
            }
            None => self.new_label(name, loc, true),
        };
        #[cfg(feature = "fast")]
        self.value_names.know(self.src, name, self.region_mark, Value(block.0));
        Self::add_block(r, block);
        let mut args = core::mem::take(&mut self.spare_signature.args);
        args.clear();
        self.bump();
        if self.is(Tok::LParen) {
            self.list(Delim::Paren, |p| {
                let before = args.len();
                p.usual_arguments(&mut args);
                if !p.is(Tok::Percent) && args.len() > before {
                    return Ok(());
                }
                let a = p.argument(true, false)?;
                args.push(a);
                Ok(())
            })?;
        }
        self.give_args(block, &args)?;
        self.spare_signature.args = args;
        self.need(Tok::Colon, "':' after the block's name")
    }
    #[cfg_attr(not(small), inline(always))]
    fn end_region(&mut self, r: &mut Reader) -> Parse<()> {
        self.implicit_terminator(r);
        self.close_block(r);
        let Some(f) = r.region_frames.pop() else { return Err(Failed) };
        if let ([root], true) = (&mut r.op_frames[..], r.region_frames.is_empty() && f.opcode == builtin::MODULE) {
            root.resume = self.end_of_pieces().unwrap_or(root.resume);
        }
        let result = self.close_region(r, &f);
        self.unwind(f.log);
        self.region = f.outer_region;
        #[cfg(feature = "fast")]
        self.end_mark(f.outer_mark);
        self.default_dialect = f.default_dialect;
        self.isolated = f.outer_isolated;
        self.logged = f.logged;
        if f.isolated {
            let forwards = if result.is_ok() { self.finish_forwards(f.forwards, f.operands) } else { Ok(()) };
            self.forwards.truncate(f.forwards);
            self.scope = f.scope;
            self.outer_scopes.pop();
            forwards?;
        }
        result
    }

    fn close_region(&mut self, r: &mut Reader, f: &RegionFrame) -> Parse<()> {
        self.m.set_region_blocks(f.region, &r.blocks[f.blocks..]);
        r.blocks.truncate(f.blocks);
        // Blocks that were named but never defined: the first by place is reported.
        let mut missing: Option<(Loc, u32)> = None;
        for label in self.labels.get(f.labels..).unwrap_or(&[]) {
            if !label.defined && missing.is_none_or(|m| label.loc.0 < m.0.0) {
                missing = Some((label.loc, label.name));
            }
        }
        self.drop_labels(f.labels);
        if let Some((loc, name)) = missing {
            let text = format!("reference to an undefined block '{}'", self.spelling(name));
            return Err(self.error(loc, "undefined-block", text));
        }
        Ok(())
    }

    /// Adds the block, and the terminator, that single-block regions of an operation have without writing them.
    fn implicit_terminator(&mut self, r: &mut Reader) {
        let Some(f) = r.region_frames.last_mut() else { return };
        match f.opcode {
            _ if cfg!(not(feature = "older")) => {}
            crate::dialect::scf::PARALLEL => self.older_parallel_end(&mut r.ops, f.ops),
            builtin::MODULE => self.older_module_end(&mut r.ops, f.ops),
            _ => {}
        }
        let row = self.m.cx.registry.row(f.opcode);
        let implied = !row.implicit_terminator.is_empty();
        if f.generic || !(implied || row.traits.has(Traits::SINGLE_BLOCK)) || r.blocks.len() > f.blocks + 1 {
            return;
        }
        if f.block.is_none() {
            if r.blocks.len() > f.blocks {
                return;
            }
            f.block = self.m.new_block(&[]);
            self.m.blocks[f.block].region = f.region;
            r.blocks.push(f.block);
        }
        if !implied {
            return;
        }
        let ends = r.ops[f.ops..].last().is_some_and(|&op| {
            let k = self.m.op_kind[op];
            self.m.cx.registry.row(k).traits.has(Traits::TERMINATOR)
        });
        if ends {
            return;
        }
        if let Some(k) = self.m.cx.registry.find(row.implicit_terminator) {
            let loc = r.op_frames.last().map_or(Loc::UNKNOWN, |op| op.at);
            // A terminator with a region (`scf.forall.in_parallel`) gets an empty block in it.
            let mut regions = Vec::new();
            for _ in self.m.cx.registry.row(k).regions.iter().filter(|f| f.kind == RegionKind::One) {
                let (region, block) = (self.m.new_region(), self.m.new_block(&[]));
                self.m.set_region_blocks(region, &[block]);
                regions.push(region);
            }
            // That of a mask gives what the operation before it gives.
            #[cfg(feature = "extended")]
            let last = r.ops[f.ops..].last().filter(|_| k == crate::dialect::vector::YIELD);
            #[cfg(not(feature = "extended"))]
            let last: Option<&Op> = None;
            let given: Vec<Value> = last.map(|&l| self.m.results(l).collect()).unwrap_or_default();
            let op = self.m.append(NewOp { operands: &given, regions: &regions, ..NewOp::new(k, loc) });
            r.ops.push(op);
        }
    }

    /// Reads one operation's own text. An operation with regions goes on the stack, others are appended.
    fn operation(&mut self, r: &mut Reader) -> Parse<()> {
        let names = r.result_names.len() as u32;
        if self.is(Tok::Percent) {
            loop {
                let o = self.operand()?;
                let mut count = 1;
                if self.take(Tok::Colon) {
                    let loc = self.loc();
                    match self.integer()? {
                        n if (1..=u32::MAX as i64).contains(&n) => count = n as u32,
                        _ => return Err(self.error(loc, "result-count", "expected named operation to have at least 1 result")),
                    }
                }
                r.result_names.push((o, count));
                if !self.take(Tok::Comma) {
                    break;
                }
            }
            self.need(Tok::Equal, "'=' after the result names")?;
        }
        let mut state = r.spare.pop().unwrap_or_default();
        let args = self.pending_args.len() as u32;
        let at = self.loc();
        let n_diags = (self.diags.list.len(), self.diags.n_errors);
        let read = match self.token.tok {
            Tok::Str => self.generic_op(&mut state),
            Tok::Word => self.custom_op(&mut state),
            _ => return Err(self.expected("an operation name")),
        };
        let (opcode, name) = match read {
            Ok(op) => op,
            // The text ended with an open region: what is wrong inside is told rather than that.
            Err(_) if self.unclosed && !self.pending.is_empty() => {
                self.diags.list.truncate(n_diags.0);
                self.diags.n_errors = n_diags.1;
                (self.opcode, Sym::NONE)
            }
            Err(e) => return Err(e),
        };
        let loc = self.opt_trailing_loc(at)?;
        let attrs = self.op_dict(opcode, &state.attrs);
        if !self.pending.is_empty() {
            let first = r.pending.len() as u32;
            r.pending.append(&mut self.pending);
            r.op_frames.push(OpFrame {
                opcode,
                name,
                loc,
                at,
                state,
                attrs,
                names: (names, r.result_names.len() as u32),
                args,
                pending: first,
                next: first,
                end: r.pending.len() as u32,
                resume: self.token.start,
            });
            return Ok(());
        }
        let names = (names, r.result_names.len() as u32);
        self.finish_op(r, opcode, name, loc, &state, attrs, names)?;
        state.clear();
        r.spare.push(state);
        Ok(())
    }

    #[cfg_attr(not(small), inline(always))]
    pub(super) fn finish_op(
        &mut self,
        r: &mut Reader,
        opcode: Opcode,
        name: Sym,
        loc: Loc,
        state: &OpState,
        attrs: Attr,
        names: (u32, u32),
    ) -> Parse<()> {
        if self.m.op_kind.len() >= u32::MAX as usize - 2 || self.m.value_type.len() + state.results.len() >= (1 << 31) {
            return Err(self.error(loc, "module-too-large", "module too large: more than 2^31 values or 2^32 operations"));
        }
        let op = self.m.append(NewOp {
            opcode,
            operands: &state.operands,
            results: &state.results,
            attrs,
            loc,
            regions: &state.regions,
            successors: &state.successors,
            name,
        });
        if !self.before.is_empty() {
            r.ops.append(&mut self.before);
        }
        r.ops.push(op);
        if names.0 == names.1 {
            return Ok(());
        }
        let total: u64 = r.result_names[names.0 as usize..names.1 as usize].iter().map(|n| n.1 as u64).sum();
        if total != state.results.len() as u64 {
            let at = r.result_names[names.0 as usize].0.loc;
            let text = if state.results.is_empty() {
                String::from("cannot name an operation with no results")
            } else {
                format!("operation defines {} results but was provided {total} to bind", state.results.len())
            };
            return Err(self.error(at, "result-count", text));
        }
        let mut first = self.m.op_record[op].results;
        for i in names.0..names.1 {
            let (n, count) = r.result_names[i as usize];
            self.define(n, Value(first), count)?;
            first += count;
        }
        r.result_names.truncate(names.0 as usize);
        Ok(())
    }

    /// The dictionary of an operation: see [`op_dict`].
    pub(crate) fn op_dict(&mut self, opcode: Opcode, attrs: &[(Sym, Attr)]) -> Attr {
        if attrs.is_empty() {
            return Attr::EMPTY_DICT;
        }
        let plain = match self.plain_rows.get(opcode.idx()) {
            Some(Some(plain)) => *plain,
            known => {
                let plain = plain_row(self.m.cx.registry.row(opcode));
                if known.is_some() {
                    self.plain_rows[opcode.idx()] = Some(plain);
                }
                plain
            }
        };
        if plain { self.m.cx.dict(attrs) } else { op_dict(&mut self.m.cx, opcode, attrs) }
    }

    /// `"dialect.op"(operands)[successors] <{properties}> (regions) {attributes} : type`
    fn generic_op(&mut self, state: &mut OpState) -> Parse<(Opcode, Sym)> {
        let name_loc = self.loc();
        let name = self.string()?;
        let text = self.m.cx.str(name);
        let (mut opcode, mut sym) = (Opcode::UNREGISTERED, name);
        if let Some(k) = self.m.cx.registry.find(text).filter(|_| !text.is_empty()) {
            (opcode, sym) = (k, Sym::NONE);
        } else {
            let dialect = String::from(text.split('.').next().unwrap_or(""));
            if text.is_empty() {
                return Err(self.error(name_loc, "empty-op-name", "empty operation name is invalid"));
            }
            let text = String::from(text);
            match self.older_generic_op(&text)? {
                Some(k) => (opcode, sym) = (k, Sym::NONE),
                // Not all of LLVM's operations have a row, and upstream's dialect lets unknown ones pass.
                None if dialect == "llvm" => {}
                #[cfg(feature = "processors")]
                None if dialect == "nvvm" => {}
                None if !self.opts.allow_unregistered || self.m.cx.registry.has_dialect(&dialect) => {
                    return Err(self.unknown_op(name_loc, name, &dialect));
                }
                None => {}
            }
        }
        self.opcode = opcode;
        let isolated = self.m.cx.registry.row(opcode).traits.has(Traits::ISOLATED);
        let mut operands = self.take_operands();
        let operand_loc = self.loc();
        self.operand_list(Delim::Paren, &mut operands)?;
        if self.is(Tok::LSquare) {
            let mut successors = core::mem::take(&mut state.successors);
            self.list(Delim::Square, |p| {
                let b = p.successor()?;
                successors.push(b);
                Ok(())
            })?;
            state.successors = successors;
        }
        if self.is(Tok::Less) {
            self.bump();
            if opcode == Opcode::UNREGISTERED {
                let a = self.attr(None)?;
                state.attrs.push((Sym::PROPERTIES, a));
            } else {
                if !self.is(Tok::LBrace) {
                    return Err(self.expected("'{' of the properties"));
                }
                let loc = self.loc();
                self.opt_attr_dict(&mut state.attrs)?;
                self.older_attrs_of(opcode, &mut state.attrs)?;
                let row = self.m.cx.registry.row(opcode);
                let Some(strangers) = super::op_dict::drop_strangers(row, self.opts.release.version, &mut state.attrs) else {
                    return Err(self.error(name_loc, "no-properties", format!("'{}' op has no properties", row.name)));
                };
                for name in strangers {
                    let text = format!("'{}' op has no property '{}', which is dropped", row.name, self.m.cx.str(name));
                    self.diags.warning("unknown-property", loc, text);
                }
                if self.opts.release.older_enum_numbers {
                    super::op_dict::numbers_from_19(&mut self.m.cx, opcode, &mut state.attrs);
                }
            }
            self.need(Tok::Greater, "'>' after the properties")?;
        }
        if self.is(Tok::LParen) {
            let mut regions = core::mem::take(&mut state.regions);
            self.list(Delim::Paren, |p| {
                let region = p.region_of(&[], isolated, true)?;
                regions.push(region);
                Ok(())
            })?;
            state.regions = regions;
        }
        if self.is(Tok::LBrace) {
            self.opt_attr_dict(&mut state.attrs)?;
        }
        self.older_generic_attrs(opcode, &mut state.attrs, operands.len())?;
        self.need(Tok::Colon, "':' followed by operation type")?;
        let mut inputs = Vec::new();
        let types = self.token.start;
        self.pointee = None;
        self.function_type(&mut inputs, &mut state.results)?;
        if inputs.len() != operands.len() {
            let text =
                format!("expected {} operand type{} but had {}", operands.len(), if operands.len() == 1 { "" } else { "s" }, inputs.len());
            return Err(self.error(operand_loc, "operand-count", text));
        }
        self.resolve_all(&operands, &inputs, operand_loc, &mut state.operands)?;
        self.give_operands(operands);
        let lacking = matches!(opcode, crate::dialect::llvm::ALLOCA | crate::dialect::llvm::GETELEMENTPTR | crate::dialect::llvm::CALL);
        if (lacking || state.operands.len() > self.m.cx.registry.row(opcode).operands.len()) && !self.strict() {
            self.older_llvm_lacks(opcode, state, types)?;
        }
        #[cfg(feature = "extended")]
        if matches!(opcode, crate::dialect::linalg::COPY | crate::dialect::linalg::FILL) && state.regions.is_empty() && !self.strict() {
            super::parse_older_vectors::regionless(self, state, opcode)?;
        }
        self.bundle_segments(opcode, name_loc, state)?;
        super::op_dict::empty_segments(&mut self.m.cx, opcode, state);
        Ok((opcode, sym))
    }

    #[cold]
    fn unknown_op(&mut self, loc: Loc, name: Sym, dialect: &str) -> Failed {
        let text = String::from(self.m.cx.str(name));
        let d = if self.m.cx.registry.has_dialect(dialect) {
            Diagnostic::error(
                "unknown-op",
                loc,
                format!("unregistered operation '{text}' found in dialect ('{dialect}') that does not allow unknown operations"),
            )
            .help(format!("the `{dialect}` dialect has no operation of this name"))
        } else {
            Diagnostic::error("unregistered-dialect", loc, format!("operation '{text}' being parsed with an unregistered dialect"))
                .help("if this is intended, use --allow-unregistered-dialect")
        };
        self.diags.push(d.len(text.len() as u32 + 2));
        Failed
    }

    /// `dialect.op ...`, spelled as the row says.
    fn custom_op(&mut self, state: &mut OpState) -> Parse<(Opcode, Sym)> {
        let loc = self.loc();
        let text = self.text();
        let known = match self.direct.left {
            Some((at, opcode)) if at == self.token.start => Some(opcode),
            _ => self.find_op(text),
        };
        let known = known.filter(|_| !self.shadows_older(text));
        let older = if known.is_none() { self.older_op(text)? } else { None };
        let Some(opcode) = known.or(older.map(|o| o.0)) else {
            let len = text.len() as u32;
            let d = Diagnostic::error("unknown-op", loc, format!("custom op '{text}' is unknown")).len(len);
            let dialect = text.split('.').next().unwrap_or("");
            let registry = &self.m.cx.registry;
            // Some are open to what has no table, too.
            let partly = || cfg!(feature = "extended") && registry.op_names().any(|n| n.split('.').next() == Some(dialect));
            let has_table = registry.has_dialect(dialect) || partly();
            let d = if text.as_bytes().contains(&b'.') && !has_table {
                d.help(format!(
                    "dialect `{dialect}` has no table here: write the operation in its generic form, `\"{text}\"(...)`, and use --allow-unregistered-dialect"
                ))
            } else if text.as_bytes().contains(&b'.') {
                match crate::near::nearest(text, self.m.cx.registry.op_names().filter(|n| n.split('.').next() == Some(dialect))) {
                    Some(near) => d.help(format!("did you mean `{near}`?")),
                    None => d,
                }
            } else {
                d.help("operations are written with their dialect, such as `arith.addi`")
            };
            self.diags.push(d);
            return Err(Failed);
        };
        if known.is_some() {
            self.bump();
        }
        self.opcode = opcode;
        self.op_loc = loc;
        self.pointee = None;
        let (at, n_diags, n_errors) = (self.token.start, self.diags.list.len(), self.diags.n_errors);
        let row = self.m.cx.registry.row(opcode);
        let read = match (older.and_then(|o| o.1), row.format) {
            (Some(parse), _) => parse(self, state),
            (None, Format::Custom(custom)) => parses(custom)(self, state),
            (None, Format::Asm(format)) if !format.is_empty() => match self.fast_format(opcode, row, format, state) {
                Ok(true) => Ok(()),
                Ok(false) => self.run_format(opcode, row, format, state),
                Err(e) => Err(e),
            },
            (None, Format::Asm(_)) => {
                return Err(self.error(
                    loc,
                    "no-custom-form",
                    format!("operation '{}' has no custom form: write it as \"{}\"(...)", row.name, row.name),
                ));
            }
        };
        if let Err(e) = read {
            // Perhaps it is written in an older form: read it again that way, and keep the first report if that fails.
            let kept: Vec<Diagnostic> = self.diags.list.drain(n_diags.min(self.diags.list.len())..).collect();
            let kept_errors = core::mem::replace(&mut self.diags.n_errors, n_errors);
            self.older_became = None;
            if !matches!(self.older_form(opcode, at, state), Some(Ok(()))) {
                self.older_became = None;
                self.diags.list.truncate(n_diags);
                self.diags.list.extend(kept);
                self.diags.n_errors = kept_errors;
                return Err(e);
            }
            self.diags.list.extend(kept.into_iter().filter(|d| d.severity == crate::diag::Severity::Remark));
        }
        Ok((self.older_became.take().unwrap_or(opcode), Sym::NONE))
    }

    // For custom parsers.

    /// An empty operand list to fill, reused.
    pub(crate) fn take_operands(&mut self) -> Vec<Unresolved> {
        self.spare_operands.pop().unwrap_or_default()
    }
    pub(crate) fn give_operands(&mut self, mut v: Vec<Unresolved>) {
        v.clear();
        self.spare_operands.push(v);
    }

    /// Reads a region `{ ... }` whose entry block gets these arguments. `isolated`: names outside are not visible.
    /// The body is skipped here and read when the operation's own text has been read.
    pub fn region(&mut self, _opcode: Opcode, args: &[Argument], isolated: bool) -> Parse<Region> {
        self.region_of(args, isolated, false)
    }
    /// Reads a region if `{` is next.
    pub fn opt_region(&mut self, opcode: Opcode, args: &[Argument], isolated: bool) -> Parse<Option<Region>> {
        if self.is(Tok::LBrace) { self.region(opcode, args, isolated).map(Some) } else { Ok(None) }
    }
    /// Another text is read, or another part of it.
    pub(super) fn forget_braces(&mut self) {
        self.braces.clear();
        self.matched = (0, 0);
    }
    /// The byte of the `}` that closes the `{` at a byte.
    pub(super) fn close_of(&mut self, open: u32) -> Option<u32> {
        // What was matched stays: regions of one operation are all looked for before the first one is read.
        if open < self.matched.0 {
            self.forget_braces();
        }
        if open >= self.matched.1 {
            self.next_brace = self.braces.len();
            let first = self.braces.first().map_or(open, |e| e.0);
            self.matched = (first, lex::match_braces(self.src, open as usize, &mut self.braces) as u32);
        }
        // Mostly a region follows the one before or is inside of it.
        let near = self.braces.iter().skip(self.next_brace).take(4).position(|e| e.0 == open).map(|i| i + self.next_brace);
        let at = near.or_else(|| self.braces.binary_search_by_key(&open, |e| e.0).ok());
        self.next_brace = at.map_or(0, |i| i + 1);
        Some(self.braces.get(at?)?.1)
    }
    fn region_of(&mut self, args: &[Argument], isolated: bool, generic: bool) -> Parse<Region> {
        if !self.is(Tok::LBrace) {
            return Err(self.expected("'{' to begin a region"));
        }
        let open = self.token.start;
        let close = self.end_of_module().or_else(|| self.close_of(open));
        // A region that is never closed goes to the end of the text; reading it will fail there at the latest.
        self.unclosed |= close.is_none();
        let region = self.m.new_region();
        let first = self.pending_args.len() as u32;
        self.pending_args.extend_from_slice(args);
        let (args, close) = ((first, self.pending_args.len() as u32), close.unwrap_or(self.src.len() as u32));
        self.pending.push(Pending { region, start: open + 1, close, isolated, generic, args });
        self.seek(close.saturating_add(1).min(self.src.len() as u32));
        Ok(region)
    }
    /// A region without blocks, for operations that may leave it away.
    pub fn empty_region(&mut self) -> Region {
        self.m.new_region()
    }
}
