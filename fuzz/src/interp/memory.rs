//! Memory: allocations far apart from each other, so that an access beyond one hits none. Bytes that nothing was
//! written to are known as such; what was freed stays known as freed.

use ir::Op;

use crate::interp::value::{Fault, Step};

/// How long an allocation lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// Until it is freed; it must be.
    Heap,
    /// Until its function or scope ends.
    Stack,
    /// For ever.
    Global,
}

/// A piece of memory.
#[derive(Debug)]
pub struct Alloc {
    /// Its first address.
    pub addr: u64,
    /// How long it lives.
    pub life: Life,
    /// It lives.
    pub live: bool,
    /// Who made it.
    pub by: Op,
    /// It must not be written to.
    pub constant: bool,
    bytes: Vec<u8>,
    written: Vec<bool>,
}

/// All memory.
#[derive(Default, Debug)]
pub struct Memory {
    /// By address.
    pub allocs: Vec<Alloc>,
    total: u64,
}

/// Between allocations.
const GAP: u64 = 4096;
/// Bytes that a program may have in all.
const LIMIT: u64 = 1 << 28;

impl Memory {
    /// New memory. The address is a multiple of the alignment and of no greater power of two.
    pub fn allocate(&mut self, op: Op, size: u64, align: u64, life: Life) -> Step<u64> {
        self.total = self.total.saturating_add(size);
        if self.total > LIMIT {
            return Err(Fault::at(op, "too-much-memory", format!("the program allocates more than {LIMIT} bytes")));
        }
        let end = self.allocs.last().map_or(1 << 20, |a| a.addr + a.bytes.len() as u64);
        let align = align.max(1).next_power_of_two();
        let addr = (end + GAP).next_multiple_of(2 * align) + align;
        let n = size as usize;
        self.allocs.push(Alloc { addr, life, live: true, by: op, constant: false, bytes: vec![0; n], written: vec![false; n] });
        Ok(addr)
    }
    fn find(&self, addr: u64) -> Option<usize> {
        let i = self.allocs.partition_point(|a| a.addr <= addr).checked_sub(1)?;
        let a = &self.allocs[i];
        (addr <= a.addr + a.bytes.len() as u64).then_some(i)
    }
    fn check(&self, op: Op, addr: u64, size: u64, align: u64) -> Step<(usize, usize)> {
        let Some(i) = self.find(addr) else {
            return Err(Fault::at(op, "out-of-bounds", format!("access of {size} bytes at {addr:#x}, where no memory is")));
        };
        let (a, at) = (&self.allocs[i], addr - self.allocs[i].addr);
        if !a.live {
            return Err(Fault::at(op, "use-after-free", format!("access of {size} bytes in memory that was freed")));
        }
        if at + size > a.bytes.len() as u64 {
            let text = format!("access of bytes {at} to {} of {} allocated", at + size, a.bytes.len());
            return Err(Fault::at(op, "out-of-bounds", text));
        }
        if align > 1 && !addr.is_multiple_of(align) {
            return Err(Fault::at(op, "misaligned", format!("access at {addr:#x}, which is no multiple of {align}")));
        }
        Ok((i, at as usize))
    }
    /// The bytes at an address; `None` if not all were written.
    pub fn read(&self, op: Op, addr: u64, size: u64, align: u64) -> Step<Option<&[u8]>> {
        let (i, at) = self.check(op, addr, size, align)?;
        let (a, to) = (&self.allocs[i], at + size as usize);
        Ok(a.written[at..to].iter().all(|&w| w).then_some(&a.bytes[at..to]))
    }
    /// Writes bytes; `None` writes nothing in particular.
    pub fn write(&mut self, op: Op, addr: u64, size: u64, align: u64, bytes: Option<&[u8]>) -> Step<()> {
        let (i, at) = self.check(op, addr, size, align)?;
        let (a, to) = (&mut self.allocs[i], at + size as usize);
        if a.constant {
            return Err(Fault::at(op, "write-to-constant", "this memory is constant"));
        }
        a.written[at..to].fill(bytes.is_some());
        if let Some(b) = bytes {
            a.bytes[at..to].copy_from_slice(b);
        }
        Ok(())
    }
    /// Copies, with what was written and what was not.
    pub fn copy(&mut self, op: Op, to: u64, from: u64, size: u64) -> Step<()> {
        if size == 0 {
            return Ok(());
        }
        let (i, at) = self.check(op, from, size, 1)?;
        let (j, there) = self.check(op, to, size, 1)?;
        if i == j && at != there && at.abs_diff(there) < size as usize {
            return Err(Fault::at(op, "overlap", "the two sides of this copy overlap"));
        }
        let n = size as usize;
        let (bytes, written) = (self.allocs[i].bytes[at..at + n].to_vec(), self.allocs[i].written[at..at + n].to_vec());
        self.allocs[j].bytes[there..there + n].copy_from_slice(&bytes);
        self.allocs[j].written[there..there + n].copy_from_slice(&written);
        Ok(())
    }
    /// Frees what begins at an address.
    pub fn free(&mut self, op: Op, addr: u64) -> Step<()> {
        if addr == 0 {
            return Ok(());
        }
        match self.find(addr).map(|i| &mut self.allocs[i]).filter(|a| a.addr == addr) {
            Some(a) if a.live && a.life == Life::Heap => {
                a.live = false;
                Ok(())
            }
            Some(a) if !a.live => Err(Fault::at(op, "double-free", "this memory was freed before")),
            _ => Err(Fault::at(op, "bad-free", format!("{addr:#x} is no address that was allocated"))),
        }
    }
    /// Ends all memory of the stack made since there were so many allocations.
    pub fn unwind(&mut self, since: usize) {
        for a in &mut self.allocs[since..] {
            if a.life == Life::Stack {
                a.live = false;
            }
        }
    }
    /// Marks memory as constant.
    pub fn freeze(&mut self, addr: u64) {
        if let Some(i) = self.find(addr) {
            self.allocs[i].constant = true;
        }
    }
    /// The first memory that should have been freed.
    pub fn leak(&self) -> Option<Fault> {
        let a = self.allocs.iter().find(|a| a.live && a.life == Life::Heap)?;
        Some(Fault::at(a.by, "leak", format!("{} bytes are never freed", a.bytes.len())))
    }
}
