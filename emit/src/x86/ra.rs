//! Registers while code is made: which piece is where now, spills and reloads.
//!
//! A register is free, holds a virtual register, or a temporary of the operation being selected. Registers that an
//! operation asked for are pinned until it ends.

use super::Gen;
use super::enc::{Base, Mem, Reg, form};
use super::frame::{Class, Fun, Piece};

/// Nothing in a register.
pub const FREE: u32 = u32::MAX;
/// A temporary of the operation.
pub const TEMP: u32 = u32::MAX - 1;
/// Never allocated: for moves.
pub const SCRATCH: Reg = Reg::R11;
/// The same for floats.
pub const XSCRATCH: Reg = Reg::XMM15;

/// The bits that are set, from the lowest one.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let r = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (r < 32).then_some(r)
    })
}

impl Fun {
    /// Says what a register holds.
    pub(super) fn put(&mut self, r: Reg, v: u32) {
        self.occupant[r.0 as usize] = v;
        self.busy = self.busy & !(1 << r.0) | u32::from(v != FREE) << r.0;
    }
    /// Pieces in a row were used once more.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn release_all(&mut self, start: u32, n: u32) {
        for &p in &self.pieces[start as usize..(start + n) as usize] {
            let Piece::V(v) = p else { continue };
            let x = &mut self.v[v];
            x.uses = x.uses.saturating_sub(1);
            if x.uses == 0 && !x.cross && x.reg != Reg::NONE {
                let r = core::mem::replace(&mut x.reg, Reg::NONE);
                self.occupant[r.0 as usize] = FREE;
                self.busy &= !(1 << r.0);
            }
        }
    }
}

impl Gen<'_> {
    /// Forgets what registers hold; at the start of blocks.
    pub fn clear_registers(&mut self) {
        let f = &mut self.f;
        for r in bits(f.busy) {
            let v = core::mem::replace(&mut f.occupant[r as usize], FREE);
            if v < TEMP {
                f.v[v].reg = Reg::NONE;
            }
        }
        (f.busy, f.pinned) = (0, 0);
    }
    /// Frees temporaries and unpins everything; at the end of operations.
    pub fn end_op(&mut self) {
        self.unpin(0);
    }
    /// Temporaries made since are free again.
    pub fn unpin(&mut self, kept: u32) {
        let f = &mut self.f;
        for r in bits(f.pinned & f.busy & !kept) {
            if f.occupant[r as usize] == TEMP {
                f.put(Reg(r), FREE);
            }
        }
        f.pinned = kept;
    }
    /// Slot of a virtual register, made if needed.
    pub fn slot(&mut self, v: u32) -> i32 {
        let r = self.f.v[v];
        if r.slot != 0 {
            return r.slot;
        }
        let n = u32::from(r.class.spill());
        let at = self.f.room(n, n);
        self.f.v[v].slot = at;
        at
    }
    /// Writes a virtual register to its slot.
    pub fn spill(&mut self, v: u32) {
        let r = self.f.v[v];
        if r.saved || r.reg == Reg::NONE {
            return;
        }
        let at = self.slot(v);
        self.store_frame(r.class, r.reg, at);
        self.f.v[v].saved = true;
    }
    /// Writes a register to the frame.
    pub fn store_frame(&mut self, class: Class, reg: Reg, at: i32) {
        let mem = Mem::at(Reg::RBP, at);
        let (f, wide) = match (class.is_float(), class.spill()) {
            (false, n) => (form::MOV_STORE, n == 8),
            (true, 16) => (form::MOVUPS_STORE, false),
            (true, 8) => (form::MOVSD_STORE, false),
            (true, _) => (form::MOVSS_STORE, false),
        };
        self.asm.rm(f, wide, reg, mem, 0);
    }
    /// Reads a register from the frame or other memory, as wide as spills are.
    pub fn load_frame(&mut self, class: Class, reg: Reg, mem: Mem) {
        let (f, wide) = match (class.is_float(), class.spill()) {
            (false, n) => (form::MOV_LOAD, n == 8),
            (true, 16) => (form::MOVUPS_LOAD, false),
            (true, 8) => (form::MOVSD_LOAD, false),
            (true, _) => (form::MOVSS_LOAD, false),
        };
        self.asm.rm(f, wide, reg, mem, 0);
    }
    /// Copies a register of a class.
    pub fn mov(&mut self, class: Class, to: Reg, from: Reg) {
        if to == from {
            return;
        }
        if class.is_float() {
            self.asm.rr(form::MOVAPS, false, to, from);
        } else {
            self.asm.rr(form::MOV_LOAD, class.spill() == 8, to, from);
        }
    }
    /// Makes a register free: what it holds moves to its slot.
    pub fn evict(&mut self, reg: Reg) {
        let v = self.f.occupant[reg.0 as usize];
        if v < TEMP {
            if self.f.v[v].uses > 0 || self.f.v[v].cross {
                self.spill(v);
            }
            self.f.v[v].reg = Reg::NONE;
            self.f.put(reg, FREE);
        }
    }
    /// A free register, pinned.
    pub fn alloc(&mut self, float: bool) -> Reg {
        let pool = if float { self.f.pool & 0xFFFF_0000 } else { self.f.pool & 0xFFFF };
        let candidates = pool & !self.f.pinned;
        let free = candidates & !self.f.busy;
        if free != 0 {
            let r = free.trailing_zeros();
            self.f.pinned |= 1 << r;
            return Reg(r as u8);
        }
        let mut victim = Reg::NONE;
        for r in bits(candidates) {
            let v = self.f.occupant[r as usize];
            if v < TEMP && (victim == Reg::NONE || self.f.v[v].saved) {
                victim = Reg(r);
            }
        }
        if victim == Reg::NONE {
            self.unsupported_op("more registers than there are");
            return if float { Reg::XMM0 } else { Reg::RAX };
        }
        self.evict(victim);
        self.f.pinned |= 1 << victim.0;
        victim
    }
    /// A temporary.
    pub fn temp(&mut self, float: bool) -> Reg {
        let r = self.alloc(float);
        self.f.put(r, TEMP);
        r
    }
    /// A certain register of the pool as a temporary; what it holds goes elsewhere.
    pub fn take(&mut self, reg: Reg) {
        let v = self.f.occupant[reg.0 as usize];
        if v < TEMP {
            // Another register if one is free, else the slot.
            let pool = if reg.is_xmm() { self.f.pool & 0xFFFF_0000 } else { self.f.pool & 0xFFFF };
            let free = pool & !self.f.pinned & !self.f.busy & !(1 << reg.0);
            if free != 0 {
                let r = Reg(free.trailing_zeros() as u8);
                let class = self.f.v[v].class;
                self.mov(class, r, reg);
                self.f.v[v].reg = r;
                self.f.put(r, v);
                self.f.put(reg, FREE);
            }
            self.evict(reg);
        }
        self.f.put(reg, TEMP);
        self.f.pinned |= 1 << reg.0;
    }
    /// The register of a virtual register, loaded if needed.
    pub fn reg(&mut self, v: u32) -> Reg {
        let x = self.f.v[v];
        if x.home != Reg::NONE {
            return x.home;
        }
        if x.reg != Reg::NONE {
            self.f.pinned |= 1 << x.reg.0;
            return x.reg;
        }
        let r = self.alloc(x.class.is_float());
        if x.slot != 0 {
            self.load_frame(x.class, r, Mem::at(Reg::RBP, x.slot));
        }
        self.hold(v, r);
        self.f.v[v].saved = true;
        r
    }
    /// Says that a register holds a virtual register.
    pub fn hold(&mut self, v: u32, r: Reg) {
        self.f.put(r, v);
        self.f.v[v].reg = r;
        self.f.pinned |= 1 << r.0;
    }
    /// The register where the result of an operation goes.
    pub fn def(&mut self, v: u32) -> Reg {
        let x = self.f.v[v];
        if x.home != Reg::NONE {
            return x.home;
        }
        let r = self.alloc(x.class.is_float());
        self.hold(v, r);
        self.f.v[v].saved = false;
        r
    }
    /// The register where a result goes, with a copy of a piece in it: the register of the piece itself where it is not
    /// needed any more.
    pub fn def_from(&mut self, v: u32, p: Piece) -> Reg {
        let class = self.f.v[v].class;
        if self.f.v[v].home == Reg::NONE
            && let Piece::V(a) = p
        {
            let x = self.f.v[a];
            if x.uses == 1 && !x.cross && x.home == Reg::NONE && x.class.is_float() == class.is_float() {
                let r = self.reg(a);
                self.f.v[a].reg = Reg::NONE;
                self.hold(v, r);
                self.f.v[v].saved = false;
                return r;
            }
        }
        // What the result is made of must be read before its register is written.
        let r = self.def(v);
        self.copy_to(class, r, p);
        r
    }
    /// A changeable copy of a piece.
    pub fn temp_from(&mut self, class: Class, p: Piece) -> Reg {
        let r = self.temp(class.is_float());
        self.copy_to(class, r, p);
        r
    }
    /// A piece in a register that is not to be changed.
    pub fn read(&mut self, class: Class, p: Piece) -> Reg {
        match p {
            Piece::V(v) => self.reg(v),
            _ => self.temp_from(class, p),
        }
    }
    /// Where a virtual register is when it is in no register.
    pub fn memory_of(&self, p: Piece) -> Option<Mem> {
        match p {
            Piece::V(v) => {
                let x = self.f.v[v];
                (x.home == Reg::NONE && x.reg == Reg::NONE && x.slot != 0).then(|| Mem::at(Reg::RBP, x.slot))
            }
            _ => None,
        }
    }
    /// Copies a piece into a register. Keeps the flags.
    pub fn copy_to(&mut self, class: Class, to: Reg, p: Piece) {
        match p {
            Piece::V(v) => {
                let x = self.f.v[v];
                let from = if x.home != Reg::NONE { x.home } else { x.reg };
                if from != Reg::NONE {
                    self.mov(class, to, from);
                } else if x.slot != 0 {
                    self.load_frame(class, to, Mem::at(Reg::RBP, x.slot));
                }
            }
            Piece::C(c) => self.constant_to(class, to, c),
            Piece::Undef => {}
            Piece::K(k) => {
                let mem = self.pooled(k);
                self.asm.rm(form::MOVAPS, false, to, mem, 0);
            }
            Piece::Sym(s, at) => self.symbol_to(to, s, at),
            Piece::Frame(at) => self.asm.rm(form::LEA, true, to, Mem::at(Reg::RBP, at), 0),
        }
    }
    /// A constant into a register; general ones without touching the flags.
    pub fn constant_to(&mut self, class: Class, to: Reg, c: u64) {
        let c = masked(class, c);
        if !class.is_float() {
            return self.asm.mov_imm(to, c, true);
        }
        if c == 0 {
            return self.asm.rr(form::XORPS, false, to, to);
        }
        self.asm.mov_imm(SCRATCH, c, true);
        self.asm.rr(form::MOVD_TO, class.spill() >= 8, to, SCRATCH);
    }
    /// The address of a symbol into a register.
    pub fn symbol_to(&mut self, to: Reg, s: u32, at: i32) {
        self.obj.symbols[s].used = true;
        if self.is_near(s) {
            self.asm.rm(form::LEA, true, to, Mem { base: Base::Sym(s), index: None, disp: at }, 0);
        } else {
            self.asm.rm(form::MOV_LOAD, true, to, Mem { base: Base::Got(s), index: None, disp: 0 }, 0);
            if at != 0 {
                self.asm.rm(form::LEA, true, to, Mem::at(to, at), 0);
            }
        }
    }
    /// Pieces that were used once more.
    pub fn release(&mut self, p: Piece) {
        let Piece::V(v) = p else { return };
        let x = &mut self.f.v[v];
        x.uses = x.uses.saturating_sub(1);
        if x.uses == 0 && !x.cross && x.reg != Reg::NONE {
            let r = core::mem::replace(&mut x.reg, Reg::NONE);
            self.f.put(r, FREE);
        }
    }
    /// A result was made: it goes home if that is a slot, and its register is free if nobody wants it.
    pub fn finish(&mut self, p: Piece) {
        let Piece::V(v) = p else { return };
        let x = self.f.v[v];
        if x.home != Reg::NONE || x.reg == Reg::NONE {
            return;
        }
        if x.cross {
            self.spill(v);
        } else if x.uses == 0 {
            self.f.v[v].reg = Reg::NONE;
            self.f.put(x.reg, FREE);
        }
    }
    /// Before something that clobbers all registers but the callee-saved: live ones go to their slots.
    pub fn spill_all(&mut self) {
        if self.f.calls.binary_search(&self.f.pos).is_err() {
            // Homes were given without it: an error is better than wrong code.
            return self.unsupported_op("a call here");
        }
        for r in bits(self.f.busy) {
            let v = self.f.occupant[r as usize];
            if v < TEMP && (self.f.v[v].uses > 0 || self.f.v[v].cross) {
                self.spill(v);
            }
        }
    }
    /// The same where the operands of the operation are read only before the call.
    pub fn spill_rest(&mut self, op: ir::Op) {
        let m = self.w.m;
        for (step, last) in [(u32::MAX, false), (1, true)] {
            for &v in m.operands(op) {
                let (start, n) = self.values[v];
                let f = &mut self.f;
                for &p in &f.pieces[start as usize..(start + n) as usize] {
                    if let Piece::V(v) = p {
                        let uses = &mut f.v[v].uses;
                        *uses = uses.wrapping_add(step);
                    }
                }
            }
            if !last {
                self.spill_all();
            }
        }
    }
    /// After it: registers hold nothing.
    pub fn clobber_all(&mut self) {
        self.clear_registers();
    }
}

/// A constant cut to its width.
pub fn masked(class: Class, c: u64) -> u64 {
    match class {
        Class::Int(w) if w < 64 => c & ((1 << w) - 1),
        Class::Half(_) => c & 0xFFFF,
        Class::F32 => c & 0xFFFF_FFFF,
        _ => c,
    }
}
