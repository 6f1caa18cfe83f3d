//! The operating system by system calls alone, for a binary without the standard library.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use rustix::buffer::spare_capacity;
use rustix::fd::{AsFd, BorrowedFd};
use rustix::fs::{self, FileType, Mode, OFlags};
use rustix::io::{self, Errno};
use rustix::time::{ClockId, clock_gettime};
use rustix::{process, termios};

use crate::host::{Host, coloured, rename};

/// The operating system.
pub struct Os {
    start: Duration,
    streams: [BorrowedFd<'static>; 3],
    colour: bool,
}

impl Os {
    /// The operating system, its clock starting now: standard input, output and error, and whether diagnostics are
    /// coloured on a terminal.
    pub fn new(streams: [BorrowedFd<'static>; 3], colour: bool) -> Os {
        Os { start: clock(), streams, colour }
    }
}

impl Host for Os {
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        let read = if path == "-" { read_all(self.streams[0], 0) } else { read_file(path) };
        read.map_err(words)
    }

    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String> {
        if path != "-" {
            return replace(path, content).map_err(words);
        }
        match write_all(self.streams[1], content) {
            // The reader (`head`, a closed pager) has seen enough.
            Err(Errno::PIPE) => Ok(()),
            r => r.map_err(words),
        }
    }

    fn err(&mut self, text: &str) {
        // Nobody is left to tell when this fails.
        let _ = match self.colour && termios::isatty(self.streams[2]) {
            true => write_all(self.streams[2], coloured(text).as_bytes()),
            false => write_all(self.streams[2], text.as_bytes()),
        };
    }

    fn now(&mut self) -> Duration {
        clock().saturating_sub(self.start)
    }
}

fn clock() -> Duration {
    let t = clock_gettime(ClockId::Monotonic);
    Duration::new(t.tv_sec.unsigned_abs(), t.tv_nsec as u32)
}

/// The usual errors in the words of the C library; others by number.
fn words(e: Errno) -> String {
    let known = match e {
        Errno::PERM => "Operation not permitted",
        Errno::NOENT => "No such file or directory",
        Errno::IO => "Input/output error",
        Errno::NOMEM => "Cannot allocate memory",
        Errno::ACCESS => "Permission denied",
        Errno::EXIST => "File exists",
        Errno::NOTDIR => "Not a directory",
        Errno::ISDIR => "Is a directory",
        Errno::MFILE => "Too many open files",
        Errno::FBIG => "File too large",
        Errno::NOSPC => "No space left on device",
        Errno::ROFS => "Read-only file system",
        Errno::NAMETOOLONG => "File name too long",
        Errno::LOOP => "Too many levels of symbolic links",
        Errno::DQUOT => "Disk quota exceeded",
        _ => "Input or output failed",
    };
    format!("{known} (os error {})", e.raw_os_error())
}

fn read_file(path: &str) -> Result<Vec<u8>, Errno> {
    let file = fs::open(path, OFlags::RDONLY | OFlags::CLOEXEC, Mode::empty())?;
    let size = fs::fstat(&file)?.st_size;
    read_all(file.as_fd(), usize::try_from(size).unwrap_or(0))
}

/// Everything up to the end; `size` is what to expect.
fn read_all(file: BorrowedFd<'_>, size: usize) -> Result<Vec<u8>, Errno> {
    let mut content = Vec::new();
    // One more than the file has, so that its end shows without growing.
    content.try_reserve(size.saturating_add(1)).map_err(|_| Errno::NOMEM)?;
    loop {
        if content.len() == content.capacity() {
            content.try_reserve(content.len().max(1 << 16)).map_err(|_| Errno::NOMEM)?;
        }
        match io::read(file, spare_capacity(&mut content)) {
            Ok(0) => return Ok(content),
            Ok(_) | Err(Errno::INTR) => {}
            Err(e) => return Err(e),
        }
    }
}

/// Writes a file, whole or not at all.
fn replace(path: &str, content: &[u8]) -> Result<(), Errno> {
    // A device or a pipe cannot be replaced by renaming; it is written as it is.
    let old = fs::stat(path);
    if old.as_ref().is_ok_and(|s| FileType::from_raw_mode(s.st_mode) != FileType::RegularFile) {
        return write_file(path, content);
    }
    let target = target(path);
    let temporary = format!("{target}.{}.tmp", process::getpid().as_raw_nonzero());
    // What may not be written is not replaced either, and what is new has the mode of what was there.
    if old.is_ok() {
        fs::open(target.as_str(), OFlags::WRONLY | OFlags::CLOEXEC, Mode::empty())?;
    }
    let keep = |()| old.as_ref().map_or(Ok(()), |s| fs::chmod(&temporary, Mode::from_raw_mode(s.st_mode)));
    let written =
        write_file(&temporary, content).and_then(keep).and_then(|()| rename(temporary.as_bytes(), target.as_bytes(), old.is_ok()));
    if written.is_err() {
        let _ = fs::unlink(&temporary);
    }
    written
}

/// The file that a path names through links: that one is replaced, not the link.
fn target(path: &str) -> String {
    let mut target = String::from(path);
    // As many links as Linux follows.
    for _ in 0..40 {
        let Ok(link) = fs::readlink(target.as_str(), Vec::new()) else { break };
        let Ok(link) = link.into_string() else { break };
        match (link.starts_with('/'), target.rfind('/')) {
            (false, Some(slash)) => {
                target.truncate(slash + 1);
                target.push_str(&link);
            }
            _ => target = link,
        }
    }
    target
}

fn write_file(path: &str, content: &[u8]) -> Result<(), Errno> {
    let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::TRUNC | OFlags::CLOEXEC;
    let file = fs::open(path, flags, Mode::from_raw_mode(0o666))?;
    write_all(file.as_fd(), content)
}

fn write_all(file: BorrowedFd<'_>, mut content: &[u8]) -> Result<(), Errno> {
    while !content.is_empty() {
        match io::write(file, content) {
            Ok(0) => return Err(Errno::IO),
            Ok(n) => content = &content[n..],
            Err(Errno::INTR) => {}
            Err(e) => return Err(e),
        }
    }
    Ok(())
}
