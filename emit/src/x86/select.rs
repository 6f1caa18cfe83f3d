//! Selection: one pass over the blocks of a function, one arm an operation.

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Value};

use super::enc::{Reg, cc, form};
use super::frame::{Class, Piece};
use super::{Gen, float, intrinsic, wider};

/// How many operations may stand between a comparison and the first that takes it.
const BETWEEN: usize = 4;

impl Gen<'_> {
    /// Makes the code of the function that was analysed.
    pub fn body(&mut self, sig: usize) -> Option<()> {
        let m = self.w.m;
        let n = self.f.order.len();
        for _ in 0..n {
            self.asm.label();
        }
        self.f.occupant = [super::ra::FREE; 32];
        (self.f.busy, self.f.pinned) = (0, 0);
        self.f.pos = 0;
        self.compare = None;
        self.address = None;
        let Some(&entry) = self.f.order.first() else { return Some(()) };
        self.mailboxes()?;
        self.entry(m.block_args(entry), sig);
        for i in 0..n {
            let b = self.f.order[i];
            if i > 0 {
                // What the only predecessor left in registers is still there if it stands before.
                let before = m.terminator(self.f.order[i - 1]);
                let stays = |t: Op| m.successors(t).contains(&b) && (m.kind(t) != l::INVOKE || m.successors(t)[0] == b);
                let follows = self.f.n_preds[i] == 1 && before.is_some_and(stays);
                if !follows {
                    self.clear_registers();
                }
                // The branches here may all be still to come.
                for arg in m.block_args(b) {
                    let (start, n) = self.values[arg];
                    for i in start..start + n {
                        if let Piece::V(d) = self.f.pieces[i as usize]
                            && self.f.v[d].is_wanted()
                            && self.f.v[d].home == Reg::NONE
                        {
                            self.slot(d);
                        }
                    }
                }
            }
            self.enter(i);
            let (ops, before) = (m.block_ops(b), self.f.pos);
            for c in self.f.coded_from[i]..self.f.coded_from[i + 1] {
                let k = self.f.coded[c as usize] as usize;
                let op = ops[k];
                self.f.pos = before + k as u32 + 1;
                self.w.at = op;
                self.operation(op, &ops[k + 1..], i)?;
            }
            self.f.pos = before + ops.len() as u32 + 1;
        }
        self.entrances()
    }

    /// Whether pieces made at this operation are its result, not pieces that exist anyway.
    fn is_fresh(&self, op: Op) -> bool {
        let m = self.w.m;
        m.results(op).any(|v| match self.piece(v) {
            Piece::V(r) => self.f.v[r].is_made_at(self.f.pos),
            _ => false,
        })
    }
    /// Whether nobody wants the results of an operation.
    fn is_dead(&self, op: Op) -> bool {
        for v in self.w.m.results(op) {
            for &p in self.pieces(v) {
                if let Piece::V(r) = p
                    && self.f.v[r].uses != 0
                {
                    return false;
                }
            }
        }
        true
    }
    /// Whether the only use of a value of one piece is in this block.
    pub fn single_use(&self, v: Value) -> bool {
        match self.piece(v) {
            Piece::V(r) => self.f.v[r].uses == 1 && !self.f.v[r].cross,
            _ => false,
        }
    }

    /// How many selections, and a branch at their end, are all that uses a comparison and do so in a row, behind no more than
    /// some plain arithmetic: it is made where the first of them is, whose flags the others find. Of others 0.
    fn takers(&self, op: Op, rest: &[Op]) -> u32 {
        let m = self.w.m;
        let r = m.result(op, 0);
        let uses = match self.piece(r) {
            Piece::V(v) if !self.f.v[v].cross => self.f.v[v].uses,
            _ => return 0,
        };
        let plain =
            |k| matches!(k, l::ADD | l::SUB | l::AND | l::OR | l::XOR | l::SHL | l::LSHR | l::ASHR | l::ZEXT | l::SEXT | l::MLIR_CONSTANT);
        // What has a home may have that of an operand that is read here for the last time.
        let floats =
            |o: Op| m.results(o).all(|r| self.pieces(r).iter().all(|&p| !matches!(p, Piece::V(v) if self.f.v[v].home != Reg::NONE)));
        let behind = rest.iter().take(BETWEEN).take_while(|&&o| plain(m.kind(o)) && floats(o)).count();
        let lanes = |o: Op| self.vectors && m.results(o).next().is_some_and(|r| self.is_vector(r));
        // One that is used in another place as well is used more often.
        let takes = |&&o: &&Op| match m.kind(o) {
            l::COND_BR => m.operand(o, 0) == r,
            l::SELECT => m.operand(o, 0) == r && !lanes(o) && !m.operands(o)[1..].contains(&r),
            _ => false,
        };
        let n = rest[behind..].iter().take_while(takes).count() as u32;
        if n == uses { n } else { 0 }
    }

    /// What was left to the operation after it has been read, or went with that.
    #[inline]
    fn release_deferred(&mut self, op: Op) {
        if self.compare.is_some() || self.address.is_some() {
            self.release_taken(op);
        }
    }
    fn release_taken(&mut self, op: Op) {
        let m = self.w.m;
        if let Some((c, left)) = &mut self.compare
            && matches!(m.kind(op), l::COND_BR | l::SELECT)
            && m.operands(op).first() == Some(&m.result(*c, 0))
        {
            *left -= 1;
            if *left == 0 {
                let c = *c;
                (self.compare, self.flags) = (None, None);
                self.release_op(c);
            }
        }
        if let Some((a, _)) = self.address.take() {
            self.release_op(a);
        }
    }

    fn operation(&mut self, op: Op, rest: &[Op], place: usize) -> Option<()> {
        let m = self.w.m;
        let (k, next) = (m.kind(op), rest.first().copied());
        match k {
            l::MLIR_CONSTANT
            | l::MLIR_ZERO
            | l::MLIR_NONE
            | l::MLIR_UNDEF
            | l::MLIR_POISON
            | l::INTR_THREADLOCAL_ADDRESS
            | l::INTR_IS_CONSTANT
            | l::INTR_STEPVECTOR
            | l::INTR_EXPERIMENTAL_STEPVECTOR
            | l::INTR_LAUNDER_INVARIANT_GROUP
            | l::INTR_STRIP_INVARIANT_GROUP
            | l::INTR_INVARIANT_START
            | l::INTR_ANNOTATION
            | l::INTR_PTR_ANNOTATION
            | l::BLOCKADDRESS
            | l::INSERTVALUE
            | l::EXTRACTVALUE
            | l::FREEZE => return Some(()),
            l::INLINE_ASM if self.hides_a_value(op) && !self.is_fresh(op) => return Some(()),
            l::MLIR_ADDRESSOF | l::TRUNC | l::PTRTOINT | l::INTTOPTR | l::BITCAST | l::ADDRSPACECAST | l::GETELEMENTPTR
                if !self.is_fresh(op) =>
            {
                return Some(());
            }
            _ => {}
        }
        if matches!(k, l::ICMP | l::FCMP) && !(self.vectors && self.is_vector(m.operand(op, 0))) {
            let takers = self.takers(op, rest);
            if takers > 0 && (k == l::ICMP || float::single_condition(self, op)) {
                (self.compare, self.flags) = (Some((op, takers)), None);
                return Some(());
            }
        }
        let lanes = self.vectors && m.results(op).next().is_some_and(|r| self.is_vector(r));
        if k == l::GETELEMENTPTR && !lanes && self.defer_address(op, next) {
            return Some(());
        }
        if is_pure(k) && self.is_dead(op) {
            self.release_op(op);
            self.release_deferred(op);
            return Some(());
        }
        if self.odd_wide && !only_moves(k) {
            let odd = |&v: &Value| m.cx.int_width(self.ty(v)).is_some_and(|w| w > 64 && w != 128);
            if !wider::knows(k)
                && let Some(v) = m.operands(op).iter().copied().chain(m.results(op)).find(odd)
            {
                self.unsupported_type(self.ty(v));
                return None;
            }
        }
        let done = if self.vectors { self.vector_op(op, k)? } else { false };
        if !done {
            self.select(op, k, place)?;
        }
        self.end_op();
        self.release_op(op);
        self.release_deferred(op);
        for v in m.results(op) {
            let (start, n) = self.values[v];
            for i in start..start + n {
                let p = self.f.pieces[i as usize];
                self.finish(p);
            }
        }
        Some(())
    }

    pub(super) fn select(&mut self, op: Op, k: Opcode, place: usize) -> Option<()> {
        match k {
            l::ADD | l::SUB | l::AND | l::OR | l::XOR | l::MUL | l::SHL | l::LSHR | l::ASHR | l::UDIV | l::SDIV | l::UREM | l::SREM => {
                self.int_binary(op, k)
            }
            l::ICMP | l::FCMP => self.compare_value(op),
            l::ZEXT => self.widen(op, false),
            l::SEXT => self.widen(op, true),
            l::INTTOPTR => self.widen(op, false),
            l::TRUNC | l::PTRTOINT | l::ADDRSPACECAST if self.lane => self.narrow(op),
            l::BITCAST => self.bits(op),
            l::FADD | l::FSUB | l::FMUL | l::FDIV | l::FREM => self.float_binary(op, k),
            l::FNEG => self.sign(op, form::XORPS, false),
            l::FPEXT | l::FPTRUNC => self.float_resize(op),
            l::SITOFP | l::UITOFP => self.int_to_float(op, k == l::SITOFP),
            l::FPTOSI | l::FPTOUI => self.float_to_int(op, k == l::FPTOSI),
            l::SELECT => self.select_value(op),
            l::LOAD => self.load(op),
            l::STORE => self.store_op(op),
            l::ATOMICRMW => self.atomic_rmw(op),
            l::CMPXCHG => self.compare_exchange(op),
            l::FENCE => self.fence(op),
            l::ALLOCA => self.alloca(op),
            l::GETELEMENTPTR => self.gep(op),
            l::MLIR_ADDRESSOF => self.thread_address(op),
            l::CALL => match super::named::name(self.w.m, op).and_then(|_| super::named::select(self, op)) {
                Some(done) => done,
                None => self.call_of(op, self.w.m.operands(op)),
            },
            l::BR => {
                self.pass(op, 0);
                self.go(op, 0, place);
                Some(())
            }
            l::COND_BR => self.cond_br(op, place),
            l::SWITCH => self.switch(op, place),
            l::INDIRECTBR => self.indirect_branch(op),
            l::INVOKE => self.invoke(op, place),
            l::LANDINGPAD => self.landing_pad(op, place),
            l::RESUME => self.resume(op),
            l::INTR_EH_TYPEID_FOR => self.type_id(op),
            l::BLOCKTAG => {
                let tag = crate::ll::misc::tag_of(&self.w, op)?;
                // It may stand behind other operations of its block.
                self.blocks.tags.push((tag, self.blocks.entry));
                Some(())
            }
            l::RETURN => {
                self.ret(op);
                Some(())
            }
            // A barrier for optimizers: no text, and nothing comes out.
            l::INLINE_ASM if self.is_barrier(op) => Some(()),
            l::INLINE_ASM => match super::asm_text::select(self, op) {
                Some(()) => Some(()),
                None => {
                    self.no_code(op, k);
                    None
                }
            },
            l::UNREACHABLE => {
                self.asm.code.extend_from_slice(&[0x0F, 0x0B]);
                Some(())
            }
            _ => match intrinsic::select(self, op, k) {
                Some(done) => done,
                None => {
                    self.no_code(op, k);
                    None
                }
            },
        }
    }

    /// Whether an operation is inline assembly of nothing with a result.
    pub(super) fn hides_a_value(&self, op: Op) -> bool {
        let m = self.w.m;
        self.has_no_text(op) && m.results(op).any(|v| m.ty(v) != ir::Type::LLVM_VOID)
    }
    fn has_no_text(&self, op: Op) -> bool {
        let text = self.w.m.attr(op, Sym::ASM_STRING).and_then(|a| self.w.cx.str_value(a));
        text.is_some_and(|t| super::asm_text::is_blank(self.w.cx.str(t)))
    }
    fn is_barrier(&self, op: Op) -> bool {
        let m = self.w.m;
        self.has_no_text(op) && m.results(op).all(|v| m.ty(v) == ir::Type::LLVM_VOID)
    }

    // Control flow.

    /// Jumps to a successor unless it follows.
    pub(super) fn go(&mut self, op: Op, successor: usize, place: usize) {
        let to = self.f.place[self.w.m.successors(op)[successor].0 as usize];
        if to as usize != place + 1 {
            self.asm.jump(None, to);
        }
    }
    fn takes(&self, op: Op, successor: usize) -> bool {
        let m = self.w.m;
        m.blocks[m.successors(op)[successor]].n_args > 0
    }

    /// Makes the flags say whether an `i1` is set; the condition that holds if so.
    fn condition(&mut self, v: Value) -> Option<u8> {
        if let Some((c, _)) = self.compare {
            // Copies, loads and spills keep the flags, and there is nothing else since the last taker.
            if self.flags.is_none() {
                self.flags = Some(self.compare_flags(c)?);
            }
            return self.flags;
        }
        let p = self.piece(v);
        let r = self.read(Class::Int(1), p);
        self.asm.rr(form::TEST_I8, false, r, r);
        self.asm.byte(1);
        Some(cc::NE)
    }

    fn cond_br(&mut self, op: Op, place: usize) -> Option<()> {
        let m = self.w.m;
        let v = m.operand(op, 0);
        if let (Piece::C(c), None) = (self.piece(v), self.compare) {
            let s = usize::from(c & 1 == 0);
            self.pass(op, s);
            self.go(op, s, place);
            return Some(());
        }
        let cond = self.condition(v)?;
        let to = |g: &Self, i: usize| g.f.place[m.successors(op)[i].0 as usize];
        let (t, f) = (to(self, 0), to(self, 1));
        let (args_t, args_f) = (self.takes(op, 0), self.takes(op, 1));
        match (args_t, args_f) {
            (false, _) if !args_f && t as usize == place + 1 => self.asm.jump(Some(cond ^ 1), f),
            (false, _) => {
                self.asm.jump(Some(cond), t);
                self.pass(op, 1);
                self.go(op, 1, place);
            }
            (true, false) => {
                self.asm.jump(Some(cond ^ 1), f);
                self.pass(op, 0);
                self.go(op, 0, place);
            }
            (true, true) => {
                let other = self.asm.label();
                self.asm.jump(Some(cond ^ 1), other);
                self.pass(op, 0);
                self.asm.jump(None, t);
                self.asm.bind(other);
                self.pass(op, 1);
                self.go(op, 1, place);
            }
        }
        Some(())
    }

    fn select_value(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let (c, t, f) = (m.operand(op, 0), m.operand(op, 1), m.operand(op, 2));
        let r = m.result(op, 0);
        let span = self.leaves_of(self.ty(r))?;
        if self.ty(c) != ir::Type::I1 {
            return self.unsupported("`llvm.select` by a vector");
        }
        let cond = self.condition(c)?;
        // What the flags were made from may be spilled from here on, but not changed.
        self.end_op();
        for i in 0..span.1 as usize {
            let class = self.leaf(span, i).class;
            let (pt, pf) = (self.pieces(t)[i], self.pieces(f)[i]);
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            let other = self.read(class, pt);
            let home = self.def_from(d, pf);
            if class.is_float() {
                let over = self.asm.label();
                self.asm.jump(Some(cond ^ 1), over);
                self.mov(class, home, other);
                self.asm.bind(over);
            } else {
                self.asm.cmov(cond, class.spill() == 8, home, other);
            }
            self.end_op();
        }
        Some(())
    }

    /// A result that an instruction left in a register that was taken for it.
    pub fn give(&mut self, v: Value, reg: Reg) {
        let Piece::V(d) = self.piece(v) else { return };
        self.put(d, reg);
    }
    /// A piece of a result that is in such a register.
    pub fn put(&mut self, d: u32, reg: Reg) {
        let x = self.f.v[d];
        if x.home != Reg::NONE {
            self.mov(x.class, x.home, reg);
        } else {
            self.hold(d, reg);
            self.f.v[d].saved = false;
        }
    }
}

/// Operations that take values as pieces, whatever these are, or have no code at all.
pub(super) fn takes_pieces(k: Opcode) -> bool {
    matches!(k, l::LOAD | l::STORE | l::CALL | l::INVOKE | l::RETURN | l::BR | l::COND_BR | l::SWITCH | l::INDIRECTBR | l::INTR_DBG_VALUE)
}

/// Operations that know integers of any width too, or say themselves what they do not know.
fn only_moves(k: Opcode) -> bool {
    takes_pieces(k) || matches!(k, l::SELECT | l::ICMP | l::ZEXT | l::SEXT)
}

/// Operations that may be left out when nobody wants their result.
#[cfg_attr(not(small), inline)]
pub(super) fn is_pure(k: Opcode) -> bool {
    matches!(
        k,
        l::ADD
            | l::SUB
            | l::AND
            | l::OR
            | l::XOR
            | l::MUL
            | l::SHL
            | l::LSHR
            | l::ASHR
            | l::UDIV
            | l::SDIV
            | l::UREM
            | l::SREM
            | l::ICMP
            | l::FCMP
            | l::ZEXT
            | l::SEXT
            | l::INTTOPTR
            | l::BITCAST
            | l::FADD
            | l::FSUB
            | l::FMUL
            | l::FDIV
            | l::FREM
            | l::FNEG
            | l::FPEXT
            | l::FPTRUNC
            | l::SITOFP
            | l::UITOFP
            | l::FPTOSI
            | l::FPTOUI
            | l::SELECT
            | l::GETELEMENTPTR
            | l::MLIR_ADDRESSOF
            | l::TRUNC
            | l::PTRTOINT
            | l::ADDRSPACECAST
            | l::EXTRACTELEMENT
            | l::INSERTELEMENT
            | l::SHUFFLEVECTOR
    )
}
