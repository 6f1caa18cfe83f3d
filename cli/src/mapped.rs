//! Large input files in memory without a copy.
//!
//! Why it must be unsafe: the bytes are the file's own. What keeps it sound: the mapping is private, is only read, is as
//! long as the file was when it was made, and is given back when nobody borrows from it any more. Like the real tools,
//! which map their input too, this relies on nobody who writes into the file, or cuts it off, while it is read; files that are
//! replaced, as most programs do, are no matter.
#![allow(unsafe_code)]

use rustix::fs::{FileType, Mode, OFlags, fstat, open};
use rustix::mm::{Advice, MapFlags, ProtFlags, madvise, mmap, munmap};

/// Smaller files are read: that is as quick as to make a mapping.
const LEAST: usize = 1 << 18;
/// Memory is let go in pieces of this size, which begin at its multiples: the pages of a part that is read now are not asked
/// for twice.
const PIECE: usize = 1 << 18;
/// Bytes at the end of which nobody cares whether they were read.
const NEAR: usize = 1 << 12;

/// A file in memory.
#[derive(Debug)]
pub struct Mapped {
    start: *mut core::ffi::c_void,
    len: usize,
}

impl Mapped {
    /// The content of a regular file of some size; `None` of others, which are to be read.
    pub fn of(path: &str) -> Option<Mapped> {
        let file = open(path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty()).ok()?;
        let about = fstat(&file).ok()?;
        let plain = FileType::from_raw_mode(about.st_mode) == FileType::RegularFile;
        let len = usize::try_from(about.st_size).ok().filter(|&len| plain && len >= LEAST)?;
        // SAFETY: no address is asked for, so nothing that is there is replaced.
        let start = unsafe { mmap(core::ptr::null_mut(), len, ProtFlags::READ, MapFlags::PRIVATE | MapFlags::POPULATE, &file, 0) };
        start.ok().map(|start| Mapped { start, len })
    }
    /// Lets memory go that holds a text, if that is a part of this: from the piece in which it begins to the one in which it
    /// ends, or to the end if that is near. What is read again comes from the file, as it did before.
    pub fn leave(&self, text: &str) {
        let (text, own) = (text.as_bytes().as_ptr_range(), self.as_ptr_range());
        if text.start < own.start || text.end > own.end {
            return;
        }
        let from = (text.start as usize / PIECE * PIECE).max(own.start as usize) - own.start as usize;
        let end = text.end as usize - own.start as usize;
        let to = if self.len - end < NEAR { self.len } else { (text.end as usize / PIECE * PIECE).saturating_sub(own.start as usize) };
        if from < to {
            // SAFETY: this lies within the mapping, and begins where that does or at a multiple of a page's size; its bytes are
            // the file's before and after.
            let _ = unsafe { madvise(self.start.byte_add(from), to - from, Advice::LinuxDontNeed) };
        }
    }
}

impl core::ops::Deref for Mapped {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        // SAFETY: so many bytes are mapped there, can be read, and stay until `self` is dropped.
        unsafe { core::slice::from_raw_parts(self.start.cast(), self.len) }
    }
}

impl Drop for Mapped {
    fn drop(&mut self) {
        // SAFETY: this is what was mapped, and what was borrowed from it is gone.
        let _ = unsafe { munmap(self.start, self.len) };
    }
}
