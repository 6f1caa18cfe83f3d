//! Reading a module part by part: a part is a run of whole operations of the root's block, handed on as a module of its
//! own that has the root's kind and attributes, and cleared before the next one is read. All parts have one context, so
//! what was interned or learnt for one is known for the next. Memory then holds one part, whatever the size of the text.
//!
//! Only texts whose parts are independent of each other for the reader go this way: one module, explicit or implied, of
//! operations without results. Of anything else, and of anything to report, nothing is said here: the caller reads the
//! text anew as a whole.

use core::cell::Cell;

use crate::attr::LocData;
use crate::context::Amounts;
use crate::diag::{Diags, Source};
use crate::dialect::builtin;
use crate::id::{Attr, Block, Loc, Op, Region};
use crate::module::{Module, NewOp};
use crate::text::lex::Tok;
use crate::text::parse::{Failed, MAX_INPUT, Parse, ParseOptions, Parser};

/// Takes a part, and how far the text was read, in bytes: what stands before is not looked at again. `false` gives up. Of a
/// long part also, without a module, how far it was read until then: what stands before is hardly looked at again.
pub type PartSink<'a> = dyn FnMut(Option<&mut Module>, usize) -> bool + 'a;

/// Says which bytes of the text to read next, from one up to another, or that nothing is left.
pub type NextPiece<'a> = dyn FnMut() -> Option<(usize, usize)> + 'a;

/// How to read in parts.
#[derive(Clone, Copy, Debug)]
pub struct PartOptions<'a> {
    /// Operations from which on a part is handed over. Who takes a part may ask for others of the next one.
    pub size: &'a Cell<usize>,
    /// Operations of a part to make room for at first.
    pub room: usize,
    /// Readers of the text, each of which reads about as much.
    pub readers: usize,
    /// Accept aliases that are defined behind operations. Whoever reads several pieces of one text must not: nobody would
    /// see that two of them define the same one.
    pub late_aliases: bool,
}

impl<'a> PartOptions<'a> {
    /// Of who reads a whole text alone.
    pub fn alone(size: &'a Cell<usize>) -> PartOptions<'a> {
        PartOptions { size, room: size.get().saturating_mul(2), readers: 1, late_aliases: true }
    }
}

/// What a parser that reads in parts knows.
pub(crate) struct PartReader<'a> {
    opts: PartOptions<'a>,
    sink: &'a mut PartSink<'a>,
    /// Bytes that are read in all, about.
    share: usize,
    /// What the context had before.
    amounts: Amounts,
    /// Where the first piece begins.
    from: usize,
    /// Where to read on, if the text is read in pieces.
    next: Option<&'a mut NextPiece<'a>>,
    /// Whether a piece is being read, not what stands before all of them.
    in_piece: bool,
    /// Whether a part was handed over, and whether the module around it stands in the text.
    begun: Option<bool>,
    /// Where it is to be told how far the text was read.
    #[cfg(all(feature = "fast", not(small)))]
    pub(crate) tell_at: usize,
    /// Nothing more is read.
    pub(crate) refused: bool,
}

/// Reads a text in parts into `m`, which must be new. Whether all of it was read and taken
/// and nothing is to be reported. Linear in the text; memory is that of the largest part and of the context.
pub fn parse_in_parts<'a>(
    m: &'a mut Module,
    source: Source<'a>,
    opts: &ParseOptions,
    parts: PartOptions<'a>,
    sink: &'a mut PartSink<'a>,
) -> bool {
    let whole = source.text.len();
    read(m, source, whole, opts, parts, None, sink)
}

/// Reads pieces of a text in parts: first its `head`, which all readers of one text read, then what `next` says, until
/// it says nothing more. A piece begins with a line that begins with an operation of the module and ends where another one
/// begins or where the text ends; that the cuts are between operations of the module is found out here. A part never
/// goes over the end of a piece. Otherwise as [`parse_in_parts`].
pub fn parse_pieces<'a>(
    m: &'a mut Module,
    source: Source<'a>,
    head: usize,
    opts: &ParseOptions,
    parts: PartOptions<'a>,
    next: &'a mut NextPiece<'a>,
    sink: &'a mut PartSink<'a>,
) -> bool {
    source.text.is_char_boundary(head) && read(m, source, head, opts, parts, Some(next), sink)
}

fn read<'a>(
    m: &'a mut Module,
    source: Source<'a>,
    head: usize,
    opts: &ParseOptions,
    parts: PartOptions<'a>,
    next: Option<&'a mut NextPiece<'a>>,
    sink: &'a mut PartSink<'a>,
) -> bool {
    if source.text.len() > MAX_INPUT || opts.fragment || opts.no_implicit_module {
        return false;
    }
    let mut diags = Diags::default();
    let share = source.text.len() / parts.readers.max(1);
    let mut p = super::parse::parser_of(m, source, share.min(SAMPLE), opts, &mut diags);
    let amounts = p.m.cx.amounts();
    p.src = &p.src[..head];
    p.begin(parts.room.min(source.text.len()));
    let next = next.map(|n| n as &mut NextPiece<'_>);
    p.parts = Some(PartReader {
        opts: parts,
        sink,
        share,
        amounts,
        from: 0,
        next,
        in_piece: false,
        begun: None,
        #[cfg(all(feature = "fast", not(small)))]
        tell_at: TOLD,
        refused: false,
    });
    p.ahead = true;
    p.m.in_order = true;
    let result = p.top_level();
    let refused = p.parts.as_ref().is_none_or(|r| r.refused);
    result.is_ok() && !refused && diags.list.is_empty()
}

/// Bytes of a long text for which room is made at first: what they add says how much the rest needs.
const SAMPLE: usize = 1 << 17;

/// Bytes of a part behind which it is told how far it was read.
#[cfg(all(feature = "fast", not(small)))]
const TOLD: usize = 1 << 18;

/// Names of values that are forgotten when a part was read.
const MANY_NAMES: usize = 1 << 14;

/// The end of a region that is read in pieces: known when it is met.
pub(crate) const ANYWHERE: u32 = u32::MAX;

/// Where the module's operations are listed: see [`Parser::part`].
pub(crate) struct Root {
    /// The module's region and block if it stands in the text.
    pub(crate) explicit: Option<(Region, Block)>,
    pub(crate) attrs: Attr,
    pub(crate) loc: Loc,
}

impl Parser<'_> {
    /// The implied module stands nowhere in the text: line and column are 0, as upstream's.
    pub(crate) fn implied_loc(&mut self) -> Loc {
        let file = self.m.cx.sym(self.source.name);
        self.m.cx.loc(LocData::File { file, line: 0, col: 0 })
    }

    /// Whether the operations read so far make a part. What has a region, mostly a function, becomes more than one operation:
    /// those of its arguments, and of its wrapper.
    pub(crate) fn part_is_full(&self) -> bool {
        const REGION: usize = 4;
        self.parts.as_ref().is_some_and(|p| self.m.op_kind.len() + REGION * self.m.regions.len() >= p.opts.size.get())
    }

    /// Whether an alias may be defined here.
    pub(crate) fn takes_alias(&self) -> bool {
        self.parts.as_ref().is_none_or(|p| p.opts.late_aliases || p.begun.is_none() && self.m.op_kind.is_empty())
    }

    /// Hands over the operations read so far, which are whole, and makes room. Where the module stands in the text, the
    /// region and block that its next operations go to.
    pub(crate) fn part(&mut self, root: Root, ops: &mut alloc::vec::Vec<Op>) -> Parse<Option<(Region, Block)>> {
        let Some(parts) = &mut self.parts else { return Err(Failed) };
        let stated = root.explicit.is_some();
        let first = parts.begun.is_none();
        let open = !self.forwards.is_empty() || !self.before.is_empty() || !self.labels.is_empty();
        parts.refused = open || !self.diags.list.is_empty() || parts.begun.is_some_and(|b| b != stated);
        if parts.refused {
            return Err(Failed);
        }
        parts.begun = Some(stated);
        let (region, block) = root.explicit.unwrap_or_else(|| (self.m.new_region(), self.m.new_block(&[])));
        self.m.set_block_ops(block, ops);
        self.m.set_region_blocks(region, &[block]);
        self.m.root = Some(self.m.append(NewOp { regions: &[region], attrs: root.attrs, ..NewOp::new(builtin::MODULE, root.loc) }));
        // Between functions no name stands for anything. Those of a long one make room for what is done with it.
        if self.slots.len() >= MANY_NAMES && self.log.is_empty() && self.labels.is_empty() {
            self.value_names = Default::default();
            self.slots = Default::default();
            (self.log, self.labels, self.forwards) = Default::default();
            self.forward_of = Default::default();
        }
        #[cfg(all(feature = "fast", not(small)))]
        (parts.tell_at = self.token.start as usize + TOLD);
        parts.refused = !(parts.sink)(Some(self.m), self.token.start as usize);
        if parts.refused {
            return Err(Failed);
        }
        if first {
            self.m.cx.expect_rest(parts.amounts, (self.token.start as usize).saturating_sub(parts.from), parts.share);
        }
        self.m.clear();
        self.m.in_order = true;
        self.settled.clear();
        self.forget_braces();
        ops.clear();
        if !stated {
            return Ok(None);
        }
        let (region, block) = (self.m.new_region(), self.m.new_block(&[]));
        self.m.blocks[block].region = region;
        Ok(Some((region, block)))
    }

    /// Tells how far a long part was read, where a block begins.
    #[cfg(all(feature = "fast", not(small)))]
    #[inline]
    pub(crate) fn tell(&mut self) {
        let at = self.token.start as usize;
        if let Some(parts) = self.parts.as_mut().filter(|parts| at >= parts.tell_at) {
            parts.tell_at = at + TOLD;
            (parts.sink)(None, at);
        }
    }

    /// Whether a piece of the text ends here, rather than the text itself.
    pub(crate) fn at_end_of_piece(&self) -> bool {
        self.is(Tok::Eof) && self.parts.as_ref().is_some_and(|p| p.next.is_some()) && self.src.len() < self.source.text.len()
    }
    /// Whether what was read of the piece is to be handed over: not before the first piece, whose part has what comes before.
    pub(crate) fn in_piece(&self) -> bool {
        self.parts.as_ref().is_some_and(|p| p.in_piece)
    }
    /// The `}` of the module whose `{` is the current token, if the text ends with one in a line of its own: looking for it would
    /// mean to go over all of the text. If it is another one's, reading the module finds that out.
    pub(crate) fn end_of_module(&self) -> Option<u32> {
        let text = self.src.trim_ascii_end();
        let fine = self.ahead && self.region.is_none() && self.opcode == builtin::MODULE && text.ends_with(b"\n}");
        fine.then(|| text.len() as u32 - 1)
    }
    /// Where the root's operation goes on whose region was read in pieces, if it was.
    pub(crate) fn end_of_pieces(&self) -> Option<u32> {
        self.in_piece().then(|| if self.is(Tok::RBrace) { self.token.start + 1 } else { self.src.len() as u32 })
    }
    /// Goes on with the next piece, if there is one.
    pub(crate) fn go_on(&mut self) -> Parse<bool> {
        let Some(parts) = &mut self.parts else { return Ok(false) };
        let Some((from, to)) = parts.next.as_mut().and_then(|next| next()) else {
            parts.next = None;
            return Ok(false);
        };
        if !core::mem::replace(&mut parts.in_piece, true) {
            parts.from = from;
        }
        let text = self.source.text.get(..to).filter(|t| t.is_char_boundary(from)).ok_or(Failed)?;
        self.src = text.as_bytes();
        self.forget_braces();
        self.seek(from as u32);
        Ok(true)
    }

    /// Hands over what is left at the end of the text.
    pub(crate) fn last_part(&mut self, stated: bool) -> Parse<()> {
        let Some(parts) = &mut self.parts else { return Ok(()) };
        let fine = self.diags.list.is_empty() && self.m.resources.is_empty() && parts.begun.is_none_or(|b| b == stated);
        parts.refused = !(fine && (parts.sink)(Some(self.m), self.src.len()));
        if parts.refused { Err(Failed) } else { Ok(()) }
    }
}
