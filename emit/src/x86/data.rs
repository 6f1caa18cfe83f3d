//! Global variables: bytes and relocations from constants, which the `.ll` writer's folding makes.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Sym, Type};

use super::enc::{Reloc, RelocKind};
use super::frame::{Class, Piece};
use super::obj::{self, Binding, Section, Symbol};
use super::{Gen, Numbers};
use crate::ll::konst::{Const, ExprOp, Konst, dense_bytes, elem_type, n_elems, scalars};

/// Bytes of one variable, and of all that have some in the file.
const MAX_SIZE: u64 = 1 << 31;
/// Alignment of a variable in bytes, that of huge pages: padding stands in the file.
const MAX_ALIGN: u64 = 1 << 21;
/// What is said of more.
const HUGE: &str = "more than 2 GiB of variables, or an alignment of more than 2 MiB,";
/// Priority of constructors that come last, and of those without one.
const LAST: i64 = 65535;
/// What is said when a module has more sections than an object.
pub(super) const MANY: &str = "a section behind the 30,000th";

/// Sorts by the first numbers, keeping the order of what has the same.
fn by_first(list: &mut [(i64, u32)]) {
    ir::order::sort_by_key(list, |x| x.0);
}

impl Gen<'_> {
    /// Lays out the variables of a module.
    pub fn data(&mut self, ops: &[Op]) {
        let m = self.w.m;
        // Sections with names come last, each in one piece: in the order in which they are named first.
        let mut named = Vec::new();
        let mut order = Numbers::default();
        for &op in ops.iter().filter(|&&op| m.kind(op) == l::MLIR_GLOBAL) {
            if let Some(section) = m.attr(op, Sym::SECTION) {
                let next = order.len() as u32;
                named.push((i64::from(*order.entry(section.0.into()).or_insert(next)), op.0));
                self.w.at = op;
                let _ = self.keep(op);
            }
        }
        for &op in ops {
            self.w.at = op;
            match m.kind(op) {
                l::MLIR_GLOBAL if m.attr(op, Sym::SECTION).is_none() => {
                    let _ = self.variable(op);
                }
                l::MLIR_GLOBAL_CTORS => self.structors(op, Sym::CTORS, Section::Init),
                l::MLIR_GLOBAL_DTORS => self.structors(op, Sym::DTORS, Section::Fini),
                _ => {}
            }
        }
        by_first(&mut named);
        for (_, op) in named {
            self.w.at = Op(op);
            let _ = self.variable(Op(op));
        }
    }

    /// Tells linkers to keep what `llvm.used` lists, if this is it.
    fn keep(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let name = m.attr(op, Sym::SYM_NAME).and_then(|a| self.w.cx.str_value(a))?;
        if self.w.cx.str(name) != "llvm.used" {
            return None;
        }
        let k = self.w.initializer(*m.op_regions(op).first()?)?;
        self.w.at = op;
        let (mut bytes, mut relocs) = (Vec::new(), Vec::new());
        if self.bytes(k, &mut bytes, &mut relocs, 64).is_none() {
            return self.unsupported("a list of what is kept that is like this");
        }
        for r in relocs {
            self.obj.symbols[r.symbol].kept = true;
        }
        Some(())
    }

    /// Gives aliases the places of what they name, which is known when everything else has its place. Linear: chains of
    /// aliases are followed once.
    pub(super) fn aliases(&mut self, ops: &[Op]) {
        let m = self.w.m;
        if !ops.iter().any(|&op| m.kind(op) == l::MLIR_ALIAS) {
            return;
        }
        let mut targets: Vec<Option<(u32, i64)>> = alloc::vec![None; self.obj.symbols.len()];
        let mut list = Vec::new();
        for &op in ops.iter().filter(|&&op| m.kind(op) == l::MLIR_ALIAS) {
            self.w.at = op;
            let Some((symbol, target)) = self.alias_target(op) else { continue };
            self.obj.symbols[symbol].section = None;
            targets[symbol as usize] = Some(target);
            list.push((op, symbol));
        }
        let mut path = Vec::new();
        for (op, mut symbol) in list {
            self.w.at = op;
            while let Some(target) = targets[symbol as usize].take() {
                path.push((symbol, target));
                symbol = target.0;
            }
            while let Some((symbol, (target, distance))) = path.pop() {
                let t = self.obj.symbols[target];
                let here = t.section.is_some_and(|s| s != Section::Own || distance == 0);
                let (true, Some(offset)) = (here, t.offset.checked_add_signed(distance)) else {
                    self.unsupported_op("an alias of what is not in the module, or of a part of what is in a named section");
                    path.clear();
                    break;
                };
                let s = &mut self.obj.symbols[symbol];
                (s.section, s.offset, s.size) = (t.section, offset, t.size);
            }
        }
    }
    /// An alias that is defined here, and what it stands for: a symbol and a distance from it.
    fn alias_target(&mut self, op: Op) -> Option<(u32, (u32, i64))> {
        let m = self.w.m;
        let symbol = self.symbol(m.attr(op, Sym::SYM_NAME).and_then(|a| self.w.cx.str_value(a))?)?;
        self.obj.symbols[symbol].section?;
        let k = self.w.initializer(*m.op_regions(op).first()?)?;
        self.w.at = op;
        let Some((Some(name), distance)) = self.address_constant(k, 64) else { return self.unsupported("an alias of this") };
        Some((symbol, (self.symbol(name)?, distance)))
    }

    fn structors(&mut self, op: Op, list: Sym, section: Section) {
        let m = self.w.m;
        let cx = self.w.cx;
        let priorities = m.attr(op, Sym::PRIORITIES).and_then(|a| cx.array_items(a)).unwrap_or_default();
        let priority = |i: usize| priorities.get(i).and_then(|&p| cx.int_value(p)).unwrap_or(LAST);
        let list = m.attr(op, list).and_then(|a| cx.array_items(a)).unwrap_or_default();
        let mut list: Vec<_> = list.iter().enumerate().map(|(i, &f)| (priority(i), f.0)).collect();
        by_first(&mut list);
        for (priority, f) in list {
            let Some(symbol) = cx.flat_symbol(ir::Attr(f)).and_then(|f| self.symbol(f)) else { continue };
            self.obj.symbols[symbol].used = true;
            let (section, at) = if priority == LAST {
                let at = self.obj.align(section, 8, 0);
                self.obj.section(section).bytes.extend_from_slice(&[0; 8]);
                (section, at)
            } else {
                let name = if section == Section::Init { ".init_array" } else { ".fini_array" };
                let Some(at) = self.obj.named(&alloc::format!("{name}.{priority}"), obj::ALLOC | obj::WRITE, 8, &[0; 8]) else {
                    return self.unsupported_op(MANY);
                };
                (Section::Own, at)
            };
            self.obj.section(section).relocs.push(Reloc { at: at as u32, kind: RelocKind::Abs64, symbol, addend: 0 });
        }
    }

    fn variable(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let ty = m.attr(op, Sym::GLOBAL_TYPE).and_then(|a| cx.type_value(a))?;
        let name = m.attr(op, Sym::SYM_NAME).and_then(|a| cx.str_value(a))?;
        let named = m.attr(op, Sym::SECTION).and_then(|a| cx.str_value(a)).map(|s| cx.str(s)).filter(|s| !s.is_empty());
        if named == Some("llvm.metadata") {
            return Some(());
        }
        let symbol = self.symbol(name)?;
        let Symbol { thread, kept, common, section, .. } = self.obj.symbols[symbol];
        if section.is_none() && !common {
            return Some(());
        }
        let region = m.op_regions(op).first().copied().filter(|&r| !m.region_blocks(r).is_empty());
        let value = match (m.attr(op, Sym::VALUE), region) {
            (Some(a), _) => match self.w.attr_constant(a, ty) {
                Some(k) => k,
                None => return self.unsupported("the value of this variable"),
            },
            (None, Some(r)) => self.w.initializer(r)?,
            (None, None) => self.w.ks.raw(Const::Undef(ty)),
        };
        self.w.at = op;
        let size = self.w.dl.alloc_size(cx, ty)?;
        let align = match self.w.int_attr(op, Sym::ALIGNMENT) {
            Some(n) if n > 0 => n as u64,
            // LLVM aligns larger variables for vectors.
            _ => self.w.dl.pref_align(cx, ty)?.max(if size >= 16 { 16 } else { 1 }),
        };
        if size > MAX_SIZE || align > MAX_ALIGN {
            return self.unsupported(HUGE);
        }
        let zero = self.w.ks.is_zero(value) || self.w.ks.is_undef(value);
        if common {
            if !zero {
                return self.unsupported("a common variable that is not zero at first");
            }
            let s = &mut self.obj.symbols[symbol];
            (s.used, s.offset, s.size) = (true, align, size.max(1));
            return Some(());
        }
        let constant = self.w.flag(op, Sym::CONSTANT);
        let (section, offset) = if zero && !constant && !kept && named.is_none() {
            let section = if thread { Section::TBss } else { Section::Bss };
            self.obj.align(section, align, 0);
            let d = self.obj.section(section);
            let at = d.zeros.next_multiple_of(align);
            // What is empty has an address of its own as well.
            d.zeros = at + size.max(1);
            (section, at)
        } else {
            let mut bytes = Vec::new();
            let mut relocs = Vec::new();
            // What came before, behind which this one stands.
            let before: usize = self.obj.sections.iter().map(|s| s.bytes.len()).sum();
            if before as u64 + size + align > MAX_SIZE {
                return self.unsupported(HUGE);
            }
            if !zero && self.bytes(value, &mut bytes, &mut relocs, 64).is_none() {
                return self.unsupported("the value of this variable");
            }
            bytes.resize(size.max(1) as usize, 0);
            // The loader has nothing to do with distances.
            let fixed = relocs.iter().all(|r: &Reloc| r.kind == RelocKind::Pc32);
            let (section, usual, flags) = match (constant, fixed) {
                _ if thread => (Section::TData, ".tdata", obj::WRITE | obj::TLS),
                (true, true) => (Section::RoData, ".rodata", 0),
                (true, false) => (Section::RelRo, ".data.rel.ro", obj::WRITE),
                _ => (Section::Data, ".data", obj::WRITE),
            };
            let (section, at) = if kept || named.is_some() {
                let flags = flags | obj::ALLOC | if kept { obj::RETAIN } else { 0 };
                let Some(at) = self.obj.named(named.unwrap_or(usual), flags, align, &bytes) else { return self.unsupported(MANY) };
                (Section::Own, at)
            } else {
                let at = self.obj.align(section, align, 0);
                self.obj.section(section).bytes.extend_from_slice(&bytes);
                (section, at)
            };
            let d = self.obj.section(section);
            d.relocs.extend(relocs.into_iter().map(|r: Reloc| Reloc { at: r.at + at as u32, ..r }));
            (section, at)
        };
        let s = &mut self.obj.symbols[symbol];
        (s.section, s.offset, s.size) = (Some(section), offset, size);
        if s.binding == Binding::Local && size == 0 {
            s.size = 0;
        }
        Some(())
    }

    /// Appends the bytes of a constant, without padding behind it.
    fn bytes(&mut self, k: Konst, out: &mut Vec<u8>, relocs: &mut Vec<Reloc>, depth: u32) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        let cx = self.w.cx;
        let ty = self.w.ks.ty(k);
        let start = out.len();
        let size = self.w.dl.store_size(cx, ty).filter(|&n| n <= MAX_SIZE)? as usize;
        match self.w.ks.get(k) {
            Const::Int { bits, .. } => out.extend_from_slice(&bits.to_le_bytes()[..size.min(8)]),
            Const::Float { low, high, .. } => {
                let v = u128::from(low) | u128::from(high) << 64;
                out.extend_from_slice(&v.to_le_bytes()[..size.min(16)]);
            }
            Const::BigInt { words, .. } | Const::BigFloat { words, .. } => {
                for w in self.w.ks.lists.get(words) {
                    out.extend_from_slice(&w.to_le_bytes());
                }
                out.truncate(start + size);
            }
            Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {}
            Const::Str { text, .. } => out.extend_from_slice(&cx.str_bytes(text)),
            Const::Dense { attr, first, .. } => {
                let n = scalars(cx, ty)?;
                let (bytes, each, pair) = dense_bytes(cx, attr, u64::from(first), n)?;
                if each == 1 && !pair && self.masks_of(ty, bytes, n, out).is_some() {
                    out.resize(start + size, 0);
                    return Some(());
                }
                let (stored, step) = self.scalar_size(ty)?;
                // A pair of this size is two numbers side by side.
                if stored != each {
                    return None;
                }
                let same = bytes.len() == each && n != 1;
                let (lanes, row) = self.row_size(ty, step)?;
                if !same && step == each && row == lanes * step {
                    out.extend_from_slice(bytes);
                } else {
                    for i in 0..n as usize {
                        out.resize(start + i / lanes * row + i % lanes * step, 0);
                        let at = if same { 0 } else { i * each };
                        out.extend_from_slice(bytes.get(at..at + each)?);
                    }
                }
            }
            Const::Aggregate { elems, .. } => {
                let list: Vec<u32> = self.w.ks.lists.get(elems).to_vec();
                let lanes = crate::ll::konst::is_vector(cx, ty);
                let array = lanes || matches!(cx.type_data(ty), ir::TypeData::LlvmArray { .. });
                let step = match array {
                    true if lanes => self.w.dl.size_bits(cx, elem_type(cx, ty, 0)?).filter(|bits| bits % 8 == 0)? / 8,
                    true => self.w.dl.alloc_size(cx, elem_type(cx, ty, 0)?)?,
                    false => 0,
                };
                // Where one member is takes a walk over all in front: one for all.
                let mut offsets = Vec::new();
                if !array {
                    self.w.dl.each_field(cx, ty, |_, at| {
                        offsets.push(at);
                        Some(())
                    })?;
                }
                for (i, e) in list.into_iter().enumerate() {
                    let at = if array { step.checked_mul(i as u64)? } else { *offsets.get(i)? };
                    out.resize(start + usize::try_from(at).ok()?, 0);
                    self.bytes(Konst(e), out, relocs, depth)?;
                }
            }
            Const::Expr { op: ExprOp::Trunc, a, .. } if size == 4 => {
                let (symbol, addend) = self.distance(a, start, depth)?;
                self.obj.symbols[symbol].used = true;
                relocs.push(Reloc { at: start as u32, kind: RelocKind::Pc32, symbol, addend });
                out.extend_from_slice(&[0; 4]);
            }
            Const::Global { .. } | Const::Gep { .. } | Const::Expr { .. } => {
                let (name, addend) = self.address_constant(k, depth)?;
                if size != 8 {
                    return None;
                }
                match name {
                    Some(name) => {
                        let symbol = self.symbol(name)?;
                        self.obj.symbols[symbol].used = true;
                        relocs.push(Reloc { at: start as u32, kind: RelocKind::Abs64, symbol, addend });
                        out.extend_from_slice(&[0; 8]);
                    }
                    None => out.extend_from_slice(&addend.to_le_bytes()),
                }
            }
            Const::Block { name, tag, .. } if size == 8 => {
                let symbol = self.block_symbol(name, tag)?;
                relocs.push(Reloc { at: start as u32, kind: RelocKind::Abs64, symbol, addend: 0 });
                out.extend_from_slice(&[0; 8]);
            }
            Const::Block { .. } | Const::Equivalent { .. } => return None,
        }
        if out.len() > start + size {
            return None;
        }
        out.resize(start + size, 0);
        debug_assert!(n_elems(cx, ty).is_none() || size > 0 || out.len() == start);
        Some(())
    }

    /// The bytes of `n` bits of vectors of `i1`, or of arrays of such: each vector fills whole bytes.
    fn masks_of(&self, ty: Type, bits: &[u8], n: u64, out: &mut Vec<u8>) -> Option<()> {
        let cx = self.w.cx;
        let mut t = ty;
        while let ir::TypeData::LlvmArray { elem, .. } = cx.type_data(t) {
            t = elem;
        }
        let lanes = usize::try_from(n_elems(cx, t)?).ok()?;
        if elem_type(cx, t, 0) != Some(Type::I1) || !(1..=64).contains(&lanes) {
            return None;
        }
        let step = usize::try_from(self.w.dl.alloc_size(cx, t)?).ok()?;
        let splat = bits.len() == 1;
        let mut list = if splat { bits.repeat(lanes) } else { Vec::new() };
        for i in 0..usize::try_from(n).ok()? / lanes {
            if !splat {
                list.clear();
                list.extend_from_slice(bits.get(i * lanes..(i + 1) * lanes)?);
            }
            let mask = list.iter().rev().fold(0u64, |all, b| all << 1 | u64::from(b & 1));
            out.extend_from_slice(mask.to_le_bytes().get(..step)?);
        }
        Some(())
    }
    /// Bytes that each scalar of a list fills, and from one to the next, where that is whole bytes.
    fn scalar_size(&self, ty: Type) -> Option<(usize, usize)> {
        let cx = self.w.cx;
        let (mut t, mut packed) = (ty, false);
        while let ir::TypeData::LlvmArray { elem, .. } | ir::TypeData::Vector { elem, .. } | ir::TypeData::LlvmVec { elem, .. } =
            cx.type_data(t)
        {
            if !matches!(cx.type_data(t), ir::TypeData::LlvmArray { .. }) && self.w.dl.size_bits(cx, elem)? % 8 != 0 {
                return None;
            }
            packed |= !matches!(cx.type_data(t), ir::TypeData::LlvmArray { .. });
            t = elem;
        }
        let (n, step) = (self.w.dl.store_size(cx, t)?, self.w.dl.alloc_size(cx, t)?);
        // Lanes stand side by side.
        Some((n as usize, if packed { n } else { step } as usize))
    }

    /// Scalars of each vector in arrays of vectors, and bytes from one vector to the next; one and its step where there is none.
    fn row_size(&self, ty: Type, step: usize) -> Option<(usize, usize)> {
        let cx = self.w.cx;
        let mut t = ty;
        while let ir::TypeData::LlvmArray { elem, .. } = cx.type_data(t) {
            t = elem;
        }
        if !crate::ll::konst::is_vector(cx, t) {
            return Some((1, step));
        }
        let lanes = usize::try_from(n_elems(cx, t)?).ok().filter(|&n| n > 0)?;
        Some((lanes, usize::try_from(self.w.dl.alloc_size(cx, t)?).ok()?))
    }

    /// A symbol and what is added to it, less the place itself: how far an address is from one in the variable that is
    /// being made, at whose byte `start` that stands.
    fn distance(&mut self, k: Konst, start: usize, depth: u32) -> Option<(u32, i64)> {
        let Const::Expr { op: ExprOp::Sub, a, b, .. } = self.w.ks.get(k) else { return None };
        let ((to, there), (from, here)) = (self.address_constant(a, depth)?, self.address_constant(b, depth)?);
        let own = self.w.m.attr(self.w.at, Sym::SYM_NAME).and_then(|a| self.w.cx.str_value(a));
        if from.is_none() || from != own {
            return None;
        }
        Some((self.symbol(to?)?, there.wrapping_sub(here).wrapping_add(start as i64)))
    }

    /// Symbol and distance of a constant address.
    fn address_constant(&mut self, k: Konst, depth: u32) -> Option<(Option<Sym>, i64)> {
        let depth = depth.checked_sub(1)?;
        let cx = self.w.cx;
        match self.w.ks.get(k) {
            // An address that each thread has its own of is no constant.
            Const::Global { name, .. } => {
                let s = self.symbol(name)?;
                (!self.obj.symbols[s].thread).then_some((Some(name), 0))
            }
            Const::Zero(_) => Some((None, 0)),
            Const::Int { bits, .. } => Some((None, bits as i64)),
            Const::Expr { op: ExprOp::PtrToInt | ExprOp::IntToPtr | ExprOp::Bitcast | ExprOp::AddrSpaceCast, a, .. } => {
                self.address_constant(a, depth)
            }
            Const::Expr { op: ExprOp::Add, a, b, .. } => {
                let (a, b) = (self.address_constant(a, depth)?, self.address_constant(b, depth)?);
                match (a.0, b.0) {
                    (s, None) | (None, s) => Some((s, a.1.wrapping_add(b.1))),
                    _ => None,
                }
            }
            Const::Gep { elem, args, .. } => {
                let list: Vec<Konst> = self.w.ks.lists.get(args).iter().map(|&w| Konst(w)).collect();
                let (&base, rest) = list.split_first()?;
                let (s, at) = self.address_constant(base, depth)?;
                let mut offset = 0i64;
                let mut ty = elem;
                for (i, &x) in rest.iter().enumerate() {
                    let n = match self.w.ks.get(x) {
                        Const::Int { ty, bits } => ir::context::sext(bits, cx.int_width(ty)?),
                        _ => return None,
                    };
                    let step = self.step(&mut ty, i, Some(n))?;
                    offset = offset.wrapping_add(step);
                }
                Some((s, at.wrapping_add(offset)))
            }
            _ => None,
        }
    }

    /// One index of an address computation: the distance of a constant one, else the size of a step; goes on to the
    /// type inside.
    pub(crate) fn step(&mut self, ty: &mut Type, i: usize, n: Option<i64>) -> Option<i64> {
        let cx = self.w.cx;
        if i == 0 {
            return Some(self.size_of(*ty)?.wrapping_mul(n.unwrap_or(1)));
        }
        match cx.type_data(*ty) {
            ir::TypeData::LlvmArray { elem, .. } | ir::TypeData::Vector { elem, .. } | ir::TypeData::LlvmVec { elem, .. } => {
                *ty = elem;
                Some(self.size_of(elem)?.wrapping_mul(n.unwrap_or(1)))
            }
            _ => {
                let n = usize::try_from(n?).ok()?;
                let at = self.w.offsets.field(&self.w.dl, cx, *ty, n)?;
                *ty = elem_type(cx, *ty, n as u64)?;
                i64::try_from(at).ok()
            }
        }
    }

    /// Bytes from one element of a type to the next.
    pub(super) fn size_of(&mut self, ty: Type) -> Option<i64> {
        match self.sizes.get(ty.0 as usize) {
            Some(&known) if known >= 0 => return Some(known),
            Some(_) => {}
            None => self.sizes.resize(self.w.cx.types.len().max(ty.0 as usize + 1), -1),
        }
        let size = i64::try_from(self.w.dl.alloc_size(self.w.cx, ty)?).ok()?;
        self.sizes[ty.0 as usize] = size;
        Some(size)
    }

    /// `llvm.mlir.constant`: its pieces.
    pub(crate) fn constant(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let v = m.result(op, 0);
        let ty = m.ty(v);
        let attrs = m.op_record[op].attrs;
        let slot = super::adaptor::slot_of(ty, attrs);
        let known = self.words[slot];
        if (known.0, known.1) == (ty, attrs) {
            self.set_piece(v, Piece::C(known.2));
            return Some(());
        }
        let span = self.leaves_of(ty)?;
        let Some(a) = m.attr(op, Sym::VALUE) else { return self.unsupported("this constant") };
        if span.1 == 1 {
            let word = match cx.attr_data(a) {
                ir::AttrData::Integer { ty: from, bits } => Some(ir::context::sext(bits, cx.int_width(from).unwrap_or(64)) as u64),
                ir::AttrData::Float { bits, .. } => Some(bits),
                _ => None,
            };
            if let Some(word) = word {
                self.words[slot] = (ty, attrs, word);
                self.set_piece(v, Piece::C(word));
                return Some(());
            }
        }
        if self.vectors && self.mask_constant(v, a)? {
            return Some(());
        }
        if let ir::AttrData::Symbol { root, .. } = cx.attr_data(a) {
            let s = self.symbol(root)?;
            self.set_piece(v, Piece::Sym(s, 0));
            return Some(());
        }
        if matches!(cx.attr_data(a), ir::AttrData::Array(_)) {
            self.know_symbols();
        }
        let Some(k) = self.w.attr_constant(a, ty) else { return self.unsupported("this constant") };
        let (mut bytes, mut relocs) = (Vec::new(), Vec::new());
        if self.bytes(k, &mut bytes, &mut relocs, 64).is_none() || !relocs.is_empty() {
            return self.unsupported("this constant");
        }
        let mut list = Vec::with_capacity(span.1 as usize);
        for i in 0..span.1 as usize {
            let leaf = self.leaf(span, i);
            let n = match leaf.class {
                Class::Int(w) => usize::from(w).div_ceil(8),
                Class::Vec(n) => usize::from(n),
                c => usize::from(c.bytes()),
            };
            let mut word = [0u8; 16];
            let at = leaf.offset as usize;
            // The last piece of a wide integer may be longer than what is stored.
            let n = n.min(bytes.len().saturating_sub(at));
            word[..n].copy_from_slice(bytes.get(at..at + n)?);
            list.push(self.constant_piece(u128::from_le_bytes(word)));
        }
        self.set_pieces(v, &list);
        Some(())
    }
}
