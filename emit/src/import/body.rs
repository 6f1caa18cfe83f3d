//! A function's body as it is read: instructions, blocks and local values in flat columns that are used again for the
//! next function.

use alloc::format;
use alloc::vec::Vec;

use ir::{Attr, Block, Loc, Opcode, Sym, Type, Value};

use super::lex::{Kind, NO_NUMBER, Token};
use super::{Map, Read, Reader};

/// An operand: a local value, or a constant with the top bit set.
pub(super) type Ref = u32;
const KONST: u32 = 1 << 31;
/// No local value.
pub(super) const NONE: u32 = u32::MAX >> 1;

/// In [`Inst::bundled`]: a mark of a lifetime that was written with a size.
pub(super) const SIZED: u32 = u32::MAX - 1;

/// A constant as operand.
pub(super) fn konst_ref(k: u32) -> Ref {
    k | KONST
}
/// The constant that an operand is.
#[inline]
pub(super) fn as_konst(r: Ref) -> Option<u32> {
    (r & KONST != 0).then_some(r & !KONST)
}

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inst {
    /// The operation that it becomes; [`Opcode::UNREGISTERED`] for a phi.
    pub(super) op: Opcode,
    /// Type of its result, `void` for none.
    pub(super) ty: Type,
    /// Operands: first and number in [`Body::refs`].
    pub(super) refs: (u32, u32),
    /// Blocks: first and number in [`Body::succs`].
    pub(super) succs: (u32, u32),
    pub(super) attrs: Attr,
    /// The local value that it defines.
    pub(super) local: u32,
    /// How many operands belong to operand bundles (calls), [`SIZED`], or `u32::MAX` of what has a value of the type void.
    pub(super) bundled: u32,
    pub(super) loc: Loc,
    pub(super) at: u32,
}

/// A local value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Local {
    pub(super) ty: Type,
    /// `Value::NONE` until it is converted.
    pub(super) value: Value,
    /// Whether it was defined, and where it was defined or else first used.
    pub(super) defined: bool,
    pub(super) at: u32,
}

/// A block.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockText {
    pub(super) insts: (u32, u32),
    pub(super) n_phis: u32,
    pub(super) defined: bool,
    pub(super) at: u32,
    pub(super) block: Block,
    /// Its tag if its address is taken.
    pub(super) tag: u32,
}

/// Tags of blocks whose addresses are taken, by function and name.
#[derive(Default)]
pub(super) struct Tags {
    tags: Map<(Sym, Sym), u32>,
}

impl Tags {
    /// Gives a block a tag.
    pub(super) fn set(&mut self, f: Sym, block: Sym, tag: u32) {
        self.tags.insert((f, block), tag);
    }
    pub(super) fn find(&self, f: Sym, block: Sym) -> Option<u32> {
        self.tags.get(&(f, block)).copied()
    }
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }
}

/// The type of a member, its position, and a dictionary of just that.
pub(super) type Member = (Type, Attr, Attr);
/// How many paths to members are remembered.
pub(super) const PATHS: usize = 1024;
/// How many kinds of addresses are remembered.
pub(super) const ADDRESSES: usize = 256;

/// Everything of the function at hand.
pub(super) struct Body {
    pub(super) insts: Vec<Inst>,
    pub(super) refs: Vec<Ref>,
    pub(super) succs: Vec<u32>,
    pub(super) locals: Vec<Local>,
    pub(super) blocks: Vec<BlockText>,
    /// Blocks in the order of their text.
    pub(super) order: Vec<u32>,
    local_names: Map<Sym, u32>,
    block_names: Map<Sym, u32>,
    /// The same as lists.
    pub(super) named_locals: Vec<(u32, Sym)>,
    pub(super) named_blocks: Vec<(u32, Sym)>,
    local_numbers: Numbers,
    block_numbers: Numbers,
    /// The number of the next value or block without a name.
    pub(super) next: u32,
    pub(super) tags: Tags,
    /// The function's name.
    pub(super) name: Sym,
    pub(super) strictfp: bool,
    /// Buffers of the conversion.
    pub(super) convert: super::convert::Buffers,
    /// Attributes of the instruction at hand.
    pub(super) entries: Vec<(Sym, Attr)>,
    /// Where each block stands in the text, once that is asked.
    pub(super) positions: Vec<u32>,
    /// Indices of the instruction at hand.
    pub(super) path: Vec<i64>,
    /// Members of aggregates by type and path: what their type and position are. Kept between functions.
    pub(super) paths: Vec<((Type, u64), Member)>,
    /// Attributes of arithmetic by its flags, of loads and stores by the alignment's logarithm, of comparisons by their
    /// predicates, those of floats behind those of integers.
    pub(super) wraps: [Attr; 4],
    pub(super) aligns: [Attr; 32],
    pub(super) predicates: [Attr; 32],
    /// Attributes of addresses by element type, constant indices and flags.
    pub(super) addresses: Vec<((Type, Attr, u64), Attr)>,
    /// Constant indices of the address at hand.
    pub(super) raw: Vec<i32>,
    /// The function's location.
    pub(super) loc: Loc,
    /// The entry block, while its operations are appended as they are read, and how many of `insts` were.
    pub(super) entry: Option<Block>,
    pub(super) appended: u32,
}

/// Ids by number. Numbers are dense but for hostile input, which goes to a map.
#[derive(Default)]
struct Numbers {
    dense: Vec<u32>,
    sparse: Map<u32, u32>,
}

impl Numbers {
    fn clear(&mut self) {
        self.dense.clear();
        self.sparse.clear();
    }
    #[inline]
    fn get(&self, n: u32) -> Option<u32> {
        match self.dense.get(n as usize) {
            Some(&id) if id != NONE => Some(id),
            _ if self.sparse.is_empty() => None,
            _ => self.sparse.get(&n).copied(),
        }
    }
    fn set(&mut self, n: u32, id: u32, known: usize) {
        let i = n as usize;
        if i == self.dense.len() {
            self.dense.push(id);
        } else if i < 4 * known + 64 {
            if i >= self.dense.len() {
                self.dense.resize(i + 1, NONE);
            }
            self.dense[i] = id;
        } else {
            self.sparse.insert(n, id);
        }
    }
}

impl Default for Body {
    fn default() -> Body {
        Body {
            insts: Vec::new(),
            refs: Vec::new(),
            succs: Vec::new(),
            locals: Vec::new(),
            blocks: Vec::new(),
            order: Vec::new(),
            local_names: Map::default(),
            block_names: Map::default(),
            named_locals: Vec::new(),
            named_blocks: Vec::new(),
            local_numbers: Numbers::default(),
            block_numbers: Numbers::default(),
            next: 0,
            tags: Tags::default(),
            name: Sym::EMPTY,
            strictfp: false,
            convert: Default::default(),
            entries: Vec::new(),
            positions: Vec::new(),
            path: Vec::new(),
            paths: Vec::new(),
            wraps: [Attr::NONE; 4],
            aligns: [Attr::NONE; 32],
            predicates: [Attr::NONE; 32],
            addresses: Vec::new(),
            raw: Vec::new(),
            loc: Loc::UNKNOWN,
            entry: None,
            appended: 0,
        }
    }
}

impl Body {
    /// Whether the value of a number is defined next and was not used before.
    #[inline]
    pub(super) fn numbers_next(&self, n: u32) -> bool {
        self.local_numbers.sparse.is_empty()
            && self.local_numbers.dense.get(n as usize).map_or(n as usize == self.local_numbers.dense.len(), |&id| id == NONE)
    }
    /// Defines the value of the next number, which was not used before.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn define_next(&mut self, local: Local) {
        let id = self.locals.len() as u32;
        match self.local_numbers.dense.get_mut(self.next as usize) {
            // Uses of later ones made room for it.
            Some(known) => *known = id,
            None => self.local_numbers.dense.push(id),
        }
        self.next += 1;
        self.locals.push(local);
    }
    /// The value of a number that was met before, unless it is out of the usual order.
    #[inline]
    pub(super) fn usual(&self, n: u32) -> Option<(u32, Type)> {
        let id = *self.local_numbers.dense.get(n as usize)?;
        Some((id, self.locals.get(id as usize)?.ty))
    }
    /// The value of a number.
    #[inline]
    pub(super) fn numbered(&self, n: u32) -> Option<u32> {
        self.local_numbers.get(n)
    }
    /// Appends an operand. The usual case makes no call, so that those that end with this need no frame.
    #[inline]
    pub(super) fn push_ref(&mut self, r: Ref) {
        if self.refs.len() < self.refs.capacity() { self.refs.push(r) } else { self.push_grown(r) }
    }
    #[cold]
    #[inline(never)]
    fn push_grown(&mut self, r: Ref) {
        self.refs.push(r)
    }
    pub(super) fn clear(&mut self) {
        self.insts.clear();
        self.refs.clear();
        self.succs.clear();
        self.locals.clear();
        self.blocks.clear();
        self.order.clear();
        self.positions.clear();
        self.local_names.clear();
        self.block_names.clear();
        self.named_locals.clear();
        self.named_blocks.clear();
        self.local_numbers.clear();
        self.block_numbers.clear();
        self.next = 0;
        self.strictfp = false;
        self.loc = Loc::UNKNOWN;
        self.entry = None;
    }
}

/// The number that a bare name is.
#[inline]
pub(super) fn digits(t: Token) -> Option<u32> {
    (t.number != NO_NUMBER).then_some(t.number)
}

impl<'a> Reader<'a> {
    /// The local value of a name, made if it is new.
    #[inline]
    fn local(&mut self, t: Token, ty: Type) -> u32 {
        let found = match digits(t) {
            Some(n) => match self.f.local_numbers.get(n) {
                Some(id) => Ok(id),
                None => {
                    let id = self.f.locals.len() as u32;
                    self.f.local_numbers.set(n, id, id as usize);
                    Err(id)
                }
            },
            None => {
                let name = self.text_of(t);
                let id = self.f.locals.len() as u32;
                let found = *self.f.local_names.entry(name).or_insert(id);
                if found == id {
                    self.f.named_locals.push((id, name));
                    Err(id)
                } else {
                    Ok(found)
                }
            }
        };
        match found {
            Ok(id) => id,
            Err(id) => {
                self.f.locals.push(Local { ty, value: Value::NONE, defined: false, at: t.start });
                id
            }
        }
    }

    /// A use of a local value of a type.
    #[inline]
    pub(super) fn use_local(&mut self, t: Token, ty: Type) -> Read<Ref> {
        let id = self.local(t, ty);
        if self.f.locals[id as usize].ty != ty {
            return self.fail(t.start, "the value is used with another type than it has");
        }
        Ok(id)
    }
    /// An operand of a type.
    #[inline]
    pub(super) fn operand(&mut self, ty: Type) -> Read<Ref> {
        let t = self.tok;
        if t.kind == Kind::Local {
            self.bump();
            return self.use_local(t, ty);
        }
        Ok(konst_ref(self.read_konst(ty, 0)?))
    }
    /// A type and an operand of it.
    #[inline]
    pub(super) fn typed_operand(&mut self) -> Read<(Type, Ref)> {
        let ty = self.value_type()?;
        Ok((ty, self.operand(ty)?))
    }
    /// Defines a local value, of the name if there is one, else of the next number.
    pub(super) fn define_local(&mut self, name: Option<Token>, ty: Type, at: u32) -> Read<u32> {
        // Most often a value has the next number and was not used before.
        if let Some(t) = name
            && t.number == self.f.next
            && self.f.numbers_next(t.number)
        {
            let id = self.f.locals.len() as u32;
            self.f.define_next(Local { ty, value: Value::NONE, defined: true, at });
            return Ok(id);
        }
        let id = match name {
            Some(t) => {
                if let Some(n) = digits(t) {
                    if n < self.f.next {
                        return self.fail(t.start, format!("a value without a name here is numbered {} or higher", self.f.next));
                    }
                    self.f.next = n + 1;
                }
                self.local(t, ty)
            }
            None => {
                let n = self.f.next;
                self.f.next += 1;
                match self.f.local_numbers.get(n) {
                    Some(id) => id,
                    None => {
                        let id = self.f.locals.len() as u32;
                        self.f.local_numbers.set(n, id, id as usize);
                        self.f.locals.push(Local { ty, value: Value::NONE, defined: false, at });
                        id
                    }
                }
            }
        };
        let l = &mut self.f.locals[id as usize];
        if l.defined {
            return self.fail(at, "a value is defined twice");
        }
        if l.ty != ty {
            return self.fail(at, "the value was used with another type before");
        }
        (l.defined, l.at) = (true, at);
        Ok(id)
    }

    /// The block of a name, made if it is new.
    pub(super) fn block_named(&mut self, t: Token) -> u32 {
        let id = self.f.blocks.len() as u32;
        let found = match digits(t) {
            Some(n) => match self.f.block_numbers.get(n) {
                Some(id) => Some(id),
                None => {
                    self.f.block_numbers.set(n, id, 4 * (id as usize) + self.f.locals.len());
                    None
                }
            },
            None => {
                let name = self.text_of(t);
                let found = *self.f.block_names.entry(name).or_insert(id);
                if found == id {
                    self.f.named_blocks.push((id, name));
                }
                Some(found).filter(|&found| found != id)
            }
        };
        found.unwrap_or_else(|| {
            self.new_block(t.start);
            id
        })
    }
    fn new_block(&mut self, at: u32) {
        self.f.blocks.push(BlockText { insts: (0, 0), n_phis: 0, defined: false, at, block: Block::NONE, tag: u32::MAX });
    }
    /// `label %name`
    pub(super) fn label(&mut self) -> Read<u32> {
        self.expect_word("label")?;
        self.block_ref()
    }
    /// `%name` of a block.
    pub(super) fn block_ref(&mut self) -> Read<u32> {
        if self.tok.kind != Kind::Local {
            return self.expected("a block");
        }
        let t = self.bump();
        Ok(self.block_named(t))
    }

    /// Begins a block: at a label, or without one.
    fn begin_block(&mut self) -> Read<u32> {
        let t = self.tok;
        let id = if t.kind == Kind::Label {
            self.bump();
            if let Some(n) = digits(t) {
                if n < self.f.next {
                    return self.fail(t.start, format!("a block without a name here is numbered {} or higher", self.f.next));
                }
                self.f.next = n + 1;
            }
            self.block_named(t)
        } else {
            let n = self.f.next;
            self.f.next += 1;
            match self.f.block_numbers.get(n) {
                Some(id) => id,
                None => {
                    let id = self.f.blocks.len() as u32;
                    self.f.block_numbers.set(n, id, 4 * (id as usize) + self.f.locals.len());
                    self.new_block(t.start);
                    id
                }
            }
        };
        let first = self.f.insts.len() as u32;
        let b = &mut self.f.blocks[id as usize];
        if b.defined {
            return self.fail(t.start, "a block is defined twice");
        }
        (b.defined, b.at, b.insts) = (true, t.start, (first, 0));
        self.f.order.push(id);
        if !self.f.tags.is_empty() && t.kind == Kind::Label {
            let name = self.text_of(t);
            if let Some(tag) = self.f.tags.find(self.f.name, name) {
                self.f.blocks[id as usize].tag = tag;
            }
        }
        Ok(id)
    }

    /// Reads the body; the opening brace stands next. Of parts, where nothing is said of errors, the entry block is appended
    /// at once.
    pub(super) fn read_body(&mut self, params: &[Type]) -> Read<()> {
        self.expect(b'{')?;
        let mut direct = cfg!(feature = "fast") && self.parts.is_some();
        if direct {
            self.begin_entry(params);
        }
        let entry = self.f.entry;
        while !self.is_punct(b'}') {
            if self.word().starts_with(b"uselistorder") {
                while !self.is_punct(b'{') && self.tok.kind != Kind::End {
                    self.bump();
                }
                self.skip_parens(b'{', b'}')?;
                continue;
            }
            let id = self.begin_block()? as usize;
            let first = self.f.insts.len();
            loop {
                let ends = if self.tok.kind == Kind::Record {
                    self.debug_record()?;
                    false
                } else {
                    self.instruction()?
                };
                if ends {
                    break;
                }
                if direct {
                    self.append_read()?;
                }
            }
            // The end of the block names others.
            (direct, self.f.entry) = (false, None);
            self.f.blocks[id].insts = (first as u32, (self.f.insts.len() - first) as u32);
            let n = self.f.insts[first..].iter().take_while(|i| i.op == Opcode::UNREGISTERED).count();
            self.f.blocks[id].n_phis = n as u32;
            if let Some(late) = self.f.insts[first + n..].iter().find(|i| i.op == Opcode::UNREGISTERED) {
                return self.fail(late.at, "phis stand at the head of their block");
            }
        }
        self.bump();
        if self.f.order.is_empty() {
            return self.fail(self.last_end, "a function that is defined has a block at least");
        }
        if let Some(l) = self.f.locals.iter().find(|l| !l.defined) {
            return self.fail(l.at, "a value that nothing defines");
        }
        if let Some(b) = self.f.blocks.iter().find(|b| !b.defined) {
            return self.fail(b.at, "a block that nothing defines");
        }
        self.f.entry = entry;
        Ok(())
    }

    /// Appends an instruction whose operands were appended from `refs` on and blocks from `succs` on.
    pub(super) fn push_inst(&mut self, op: Opcode, ty: Type, refs: usize, succs: usize, at: u32) -> &mut Inst {
        let f = &mut self.f;
        let refs = (refs as u32, (f.refs.len() - refs) as u32);
        let succs = (succs as u32, (f.succs.len() - succs) as u32);
        let i = f.insts.len();
        f.insts.push(Inst { op, ty, refs, succs, attrs: Attr::EMPTY_DICT, local: NONE, bundled: 0, loc: Loc::UNKNOWN, at });
        &mut f.insts[i]
    }
}
