//! Debug information: nodes, locations, records.

use alloc::vec::Vec;
use ir::{Attr, Loc, Sym};

use super::{Read, Reader};

impl<'a> Reader<'a> {
    pub(super) fn debug_loc(&mut self, at: u32, _depth: u32) -> Read<Loc> {
        self.leave_out(at, "debug locations");
        Ok(Loc::UNKNOWN)
    }
    pub(super) fn debug_record(&mut self) -> Read<()> {
        let at = self.tok.start;
        self.bump();
        self.skip_parens(b'(', b')')?;
        self.leave_out(at, "debug records");
        Ok(())
    }
    pub(super) fn debug_intrinsic(&mut self, _name: Sym, call: super::call::Call) -> Read<()> {
        self.leave_out(call.at, "debug records");
        self.attachments(ir::Opcode::ERASED)?;
        Ok(())
    }
    pub(super) fn global_debug(&mut self, places: &[u32], _out: &mut Vec<(Sym, Attr)>) -> Read<()> {
        if let Some(&at) = places.first() {
            self.leave_out(at, "debug information of globals");
        }
        Ok(())
    }
    pub(super) fn subprogram_loc(&mut self, at: u32) -> Read<(Loc, Attr)> {
        self.leave_out(at, "debug information of functions");
        Ok((Loc::UNKNOWN, Attr::NONE))
    }
}
