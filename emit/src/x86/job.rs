//! An object part by part, as the whole job on a long text makes it: functions are read, lowered, made code of and
//! dropped. The object is the one that the whole module would become; what cannot be so is left to whoever takes the module
//! as a whole.
//!
//! Several writers may make code of parts of one module, each with symbols of its own, and one more joins what they made in
//! the order of the module. Whatever a writer knows of a part before, that part was joined before: so what is new with a part,
//! in its order, is new in the order of the module to whoever joins, but for what others had as well.

use alloc::boxed::Box;
use alloc::vec::Vec;

use ir::part::{Declared, Runtime};
use ir::{Diags, Module, Source};

use super::enc::Reloc;
use super::obj::{Object, Section, Symbol};
use super::{Gen, State};
use crate::ll::parts::Kept;
use crate::ll::rules::RuleTable;

/// An object being made in parts.
pub struct ObjectWriter {
    rules: RuleTable,
    kept: Option<(Kept, State)>,
    /// Symbols of the runtime's functions.
    runtime: Runtime<u32>,
    /// Symbols of all else, in order.
    order: Vec<u32>,
    /// Whether a symbol has its place in one of these.
    placed: Vec<bool>,
    /// Of a writer whose parts another one joins: its number, and how many virtual registers a part may take beyond what its
    /// operations bring. Of all parts together it is no more than what the whole module may take.
    apart: Option<(usize, i64)>,
    /// How many symbols and constants were taken away, with the names.
    taken: (usize, usize, usize),
    /// Where parts are joined: symbols by their names.
    known: Vec<u32>,
    /// Symbols and distances from them by the symbols of each writer.
    numbers: Vec<Vec<(u32, u32)>>,
}

/// What one writer made of a part, for another one to join.
#[derive(Default)]
pub struct ObjectPart {
    writer: usize,
    /// Code, and with a writer's first part the variables; new symbols.
    object: Object,
    /// New constants of vectors.
    constants: Vec<u128>,
    /// Symbols that have their place with this part: those of runtime functions, and all others.
    runtime: Vec<(u32, Symbol)>,
    n_late: usize,
    order: Vec<(u32, Symbol)>,
}

/// A symbol that stands for none yet: the start of `.rodata`.
const CONSTANT: u32 = u32::MAX;

impl ObjectWriter {
    /// Begins with what the root of the module says. The code will have about so many bytes. `None` if the root has no data
    /// layout that can be read.
    pub fn new(m: &Module, capacity: usize, diags: &mut Diags) -> Option<ObjectWriter> {
        let (facts, dl) = super::layout(m, diags)?;
        let mut state = State::new();
        state.in_parts = true;
        state.obj.section(super::Section::Text).bytes.reserve(capacity);
        let kept = Some((Kept::new(facts, dl, 64), state));
        Some(ObjectWriter {
            rules: RuleTable::new(m.cx.registry.len(), &[]),
            kept,
            runtime: Runtime::default(),
            order: Vec::new(),
            placed: Vec::new(),
            apart: None,
            taken: (1, 0, 0),
            known: Vec::new(),
            numbers: Vec::new(),
        })
    }

    /// The writer of that number, of what another one joins, if there are so many parts.
    pub fn apart(mut self, number: usize, n_parts: usize) -> ObjectWriter {
        self.apart = Some((number, super::ROOM / n_parts.max(1) as i64));
        if let Some((_, state)) = &mut self.kept {
            state.pool.apart = true;
            state.obj.section(Section::EhFrame).bytes.clear();
        }
        self
    }

    /// Makes code of a lowered part. The first of its operations are declarations of runtime functions. The first part has
    /// all global variables. `None` if there is anything to report.
    pub fn part(&mut self, m: &Module, source: Source<'_>, Declared { n: n_declared, n_late }: Declared, diags: &mut Diags) -> Option<()> {
        let body = m.entry_block(m.root?, 0)?;
        let before = diags.n_errors;
        let (kept, state) = self.kept.take()?;
        let mut g = Gen::of(kept.of_variables(m, source, &self.rules, diags), state);
        g.order.clear();
        if let Some((_, room)) = self.apart {
            g.room = room;
        }
        g.ops(m.block_ops(body));
        let (declared, own) = g.order.split_at_checked(n_declared)?;
        self.placed.resize(g.obj.symbols.len(), false);
        // Declarations that earlier parts made as well have their place already.
        self.runtime.take(declared, n_late);
        for (i, &n) in declared.iter().chain(own).enumerate() {
            if !core::mem::replace(&mut self.placed[n as usize], true) && i >= n_declared {
                self.order.push(n);
            }
        }
        let (w, state) = g.leave();
        let failed = w.diags.n_errors > before;
        self.kept = Some((Kept::of(w), state));
        (!failed).then_some(())
    }

    /// Takes away what was made since the last time, into `room`. `None` where parts depend on each other.
    pub fn take(&mut self, room: Box<ObjectPart>) -> Option<Box<ObjectPart>> {
        let (Some((_, state)), Some((writer, _))) = (&mut self.kept, self.apart) else { return None };
        if state.renamed || !state.param_attrs.is_empty() {
            return None;
        }
        let mut part = room;
        let (obj, pool) = (&mut state.obj, &state.pool.list);
        part.writer = writer;
        for (new, own) in part.object.sections.iter_mut().zip(&mut obj.sections) {
            new.bytes.clear();
            new.relocs.clear();
            core::mem::swap(new, own);
            own.zeros = new.zeros;
        }
        part.object.symbols.clear();
        part.object.symbols.extend(obj.symbols.as_slice().get(self.taken.0..)?);
        part.object.names.clear();
        part.object.names.extend_from_slice(obj.names.get(self.taken.1..)?);
        for s in part.object.symbols.as_mut_slice() {
            s.name.0 -= self.taken.1 as u32;
        }
        part.constants.clear();
        part.constants.extend(pool.get(self.taken.2..)?.iter().map(|c| c.0));
        part.object.own = core::mem::take(&mut obj.own);
        self.taken = (obj.symbols.len(), obj.names.len(), pool.len());
        let placed = |n: u32| (n, obj.symbols[n]);
        part.runtime.clear();
        let (runtime, n_late) = core::mem::take(&mut self.runtime).all();
        part.runtime.extend(runtime.into_iter().map(placed));
        part.n_late = n_late;
        part.order.clear();
        part.order.extend(self.order.drain(..).map(placed));
        Some(part)
    }

    /// Puts what another writer took away behind what there is. Parts must come in the order of the module; `m` is any part
    /// of this writer's. Gives back the room.
    pub fn join(&mut self, m: &mut Module, mut part: Box<ObjectPart>) -> Option<Box<ObjectPart>> {
        let (_, state) = self.kept.as_mut()?;
        let obj = &mut state.obj;
        self.numbers.resize_with(self.numbers.len().max(part.writer + 1), || alloc::vec![(super::TEXT, 0)]);
        let numbers = &mut self.numbers[part.writer];
        let mut constants = part.constants.iter();
        let first = self.placed.is_empty();
        let base = if part.object.sections[Section::Text as usize].bytes.is_empty() {
            obj.section(Section::Text).bytes.len() as u64
        } else {
            obj.align(Section::Text, 16, 0x90)
        };
        let mut shift = [0; super::obj::N_SECTIONS];
        shift[Section::Text as usize] = base as u32;
        shift[Section::EhFrame as usize] = obj.section(Section::EhFrame).bytes.len() as u32;
        // All writers laid out the variables.
        let joined = |i: usize| first || i == Section::Text as usize || i == Section::EhFrame as usize;
        for (i, new) in part.object.sections.iter().enumerate().filter(|s| joined(s.0)) {
            obj.sections[i].bytes.extend_from_slice(&new.bytes);
            obj.sections[i].align = obj.sections[i].align.max(new.align);
            obj.sections[i].zeros = new.zeros;
        }
        if first {
            obj.own = core::mem::take(&mut part.object.own);
        }
        for s in part.object.symbols.as_slice() {
            let number = match (part.object.name(s), s.section) {
                (b"", None) if s.size == super::pool::SIZE => {
                    let k = state.pool.number(obj, *constants.next()?);
                    (CONSTANT, state.pool.list[k as usize].1)
                }
                (b"", Some(Section::RoData)) => (state.pool.start(obj), 0),
                (b"", _) => return None,
                (name, _) => {
                    let at = m.cx.sym_bytes(name).0 as usize;
                    self.known.resize(self.known.len().max(at + 1), 0);
                    if self.known[at] == 0 {
                        self.known[at] = obj.symbol(core::str::from_utf8(name).ok()?) + 1;
                    }
                    (self.known[at] - 1, 0)
                }
            };
            numbers.push(number);
        }
        self.placed.resize(obj.symbols.len(), false);
        let mut place = |list: &[(u32, Symbol)], obj: &mut Object| -> Vec<u32> {
            let number = |&(n, s): &(u32, Symbol)| (numbers[n as usize].0, s);
            let new: Vec<(u32, Symbol)> =
                list.iter().map(number).filter(|&(n, _)| !core::mem::replace(&mut self.placed[n as usize], true)).collect();
            for &(n, s) in &new {
                let own = &mut obj.symbols[n];
                let offset = s.offset + s.section.map_or(0, |x| u64::from(shift[x as usize]));
                *own = Symbol { name: own.name, used: own.used | s.used, offset, ..s };
            }
            new.iter().map(|n| n.0).collect()
        };
        place(&part.runtime, obj);
        let runtime: Vec<u32> = part.runtime.iter().map(|r| numbers[r.0 as usize].0).collect();
        self.runtime.take(&runtime, part.n_late);
        self.order.extend(place(&part.order, obj));
        let frames = shift[Section::EhFrame as usize];
        for (i, new) in part.object.sections.iter().enumerate().filter(|s| joined(s.0)) {
            for r in &new.relocs {
                let (symbol, distance) = numbers[r.symbol as usize];
                let symbol = if symbol == CONSTANT { state.pool.start(obj) } else { symbol };
                let addend = r.addend + i64::from(distance) + if r.symbol == super::TEXT { base as i64 } else { 0 };
                obj.symbols[symbol].used = true;
                let reloc = Reloc { at: r.at + shift[i], symbol, addend, ..*r };
                if i == Section::EhFrame as usize {
                    // The distance to what is common to all rows stands in front of where the function is.
                    let at = reloc.at as usize - 4;
                    let place = obj.sections[i].bytes.get_mut(at..at + 4)?;
                    let own = u32::from_le_bytes(place.try_into().ok()?);
                    place.copy_from_slice(&(own + frames).to_le_bytes());
                }
                obj.sections[i].relocs.push(reloc);
            }
        }
        (obj.section(Section::Text).bytes.len() <= i32::MAX as usize).then_some(part)
    }

    /// The object, its symbols in the order in which the whole module declares them.
    pub fn finish(self) -> Option<Object> {
        let (_, state) = self.kept?;
        let mut object = state.obj;
        let none = u32::MAX;
        let mut number = alloc::vec![none; object.symbols.len()];
        let mut next = 0;
        let declared = self.runtime.all().0.into_iter().chain(self.order);
        for n in core::iter::once(super::TEXT).chain(declared).chain(0..number.len() as u32) {
            if number[n as usize] == none {
                number[n as usize] = next;
                next += 1;
            }
        }
        for r in object.sections.iter_mut().flat_map(|s| &mut s.relocs) {
            r.symbol = number[r.symbol as usize];
        }
        // Where they are: each exchange brings one to its place.
        for i in 0..number.len() {
            while number[i] != i as u32 {
                let to = number[i] as usize;
                object.symbols.as_mut_slice().swap(i, to);
                number.swap(i, to);
            }
        }
        Some(object)
    }
}
