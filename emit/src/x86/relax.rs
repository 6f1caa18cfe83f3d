//! The last step of a function: branches to what is near get their short form, ends of functions their shortest one, and
//! what stands behind moves up.

use super::enc::{Asm, UNBOUND};

/// How a branch or an address holds the distance to its label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Distance {
    /// One byte.
    Short,
    /// Four bytes of a `jmp`, or of a `jcc`; both have a short form.
    Jump,
    /// Four bytes.
    Long,
}

impl Asm {
    /// Takes out what is gone, in order (places and numbers of bytes), shortens branches, appends the tables and fills in all
    /// distances. All labels that are jumped to must be bound.
    pub fn resolve(&mut self, gone: &[(u32, u32)]) {
        self.cuts.clear();
        if self.fixups.is_empty() && gone.is_empty() && self.tables.is_empty() {
            return;
        }
        let mut gone = gone.iter().copied().peekable();
        for f in &mut self.fixups {
            let to = self.labels[f.label as usize];
            debug_assert!(to != UNBOUND || f.distance == Distance::Long);
            // What goes in between makes it nearer still.
            let near = f.distance == Distance::Jump && i8::try_from(i64::from(to) - i64::from(f.at) - 4).is_ok();
            if !near {
                continue;
            }
            while let Some(cut) = gone.next_if(|g| g.0 < f.at) {
                self.cuts.push(cut);
            }
            let at = f.at as usize;
            f.distance = Distance::Short;
            match self.code[at - 1] {
                0xE9 => {
                    self.code[at - 1] = 0xEB;
                    self.cuts.push((f.at + 1, 3));
                }
                cond => {
                    self.code[at - 2] = cond - 0x10;
                    self.cuts.push((f.at, 4));
                    f.at -= 1;
                }
            }
        }
        self.cuts.extend(gone);
        if !self.cuts.is_empty() {
            self.compact();
        }
        for (table, of) in core::mem::take(&mut self.tables) {
            self.bind(table);
            let start = self.at();
            for label in of {
                self.imm32(self.labels[label as usize].wrapping_sub(start) as i32);
            }
        }
        for i in 0..self.fixups.len() {
            let f = self.fixups[i];
            let (at, to) = (self.moved(f.at), self.labels[f.label as usize]);
            match f.distance {
                Distance::Short => self.code[at as usize] = to.wrapping_sub(at).wrapping_sub(1) as u8,
                _ => self.patch(at, to.wrapping_sub(at).wrapping_sub(4) as i32),
            }
        }
        self.fixups.clear();
    }

    /// Moves up what stands behind each cut, with all labels and relocations; each cut then says how many bytes went until
    /// its end.
    fn compact(&mut self) {
        let mut to = self.cuts[0].0 as usize;
        let mut sum = 0;
        for i in 0..self.cuts.len() {
            let (at, n) = self.cuts[i];
            let from = (at + n) as usize;
            let end = self.cuts.get(i + 1).map_or(self.code.len(), |c| c.0 as usize);
            self.code.copy_within(from..end, to);
            to += end - from;
            sum += n;
            self.cuts[i].1 = sum;
        }
        self.code.truncate(to);
        for i in 0..self.labels.len() {
            if self.labels[i] != UNBOUND {
                self.labels[i] = self.moved(self.labels[i]);
            }
        }
        for i in 0..self.relocs.len() {
            self.relocs[i].at = self.moved(self.relocs[i].at);
        }
    }

    /// Where a byte stands now that stood at a place before [`Asm::resolve`].
    pub fn moved(&self, at: u32) -> u32 {
        match self.cuts.partition_point(|c| c.0 < at) {
            0 => at,
            n => at - self.cuts[n - 1].1,
        }
    }
}
