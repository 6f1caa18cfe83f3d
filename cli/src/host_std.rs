//! The operating system by way of the standard library.

use alloc::format;
#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;
use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[cfg(feature = "fast")]
use crate::host::Expect;
use crate::host::{Host, coloured};
#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
use crate::mapped::Mapped;

/// The operating system.
pub struct Os {
    start: Instant,
    /// The file that is being written in pieces.
    open: Option<Stream>,
    /// The input file, if it is mapped.
    #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
    mapped: Option<Rc<Mapped>>,
    #[cfg(feature = "fast")]
    expect: Expect,
}

/// A file that is being written under another name, or as it is.
struct Stream {
    /// None for standard output.
    file: Option<std::fs::File>,
    /// The other name, its own, and whether a file has that already.
    names: Option<(OsString, PathBuf, bool)>,
    /// What the last pieces left for the next one.
    rest: Vec<u8>,
    written: io::Result<()>,
}
/// Pieces of a file end at multiples of so many bytes: Linux keeps files in pages of several sizes, a large one only where it
/// is written whole, and making many small ones takes a fifth more.
#[cfg(feature = "fast")]
const LARGE_PAGE: usize = 1 << 16;

impl Os {
    /// The operating system, its clock starting now.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Os {
        Os {
            start: Instant::now(),
            open: None,
            #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
            mapped: None,
            #[cfg(feature = "fast")]
            expect: |_| {},
        }
    }
    /// Names who makes memory ready for long texts.
    #[cfg(feature = "fast")]
    pub fn expect_with(&mut self, expect: Expect) {
        self.expect = expect;
    }
}

impl Host for Os {
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        if path == "-" {
            let mut content = Vec::new();
            return io::stdin().lock().read_to_end(&mut content).map(|_| content).map_err(|e| e.to_string());
        }
        std::fs::read(path).map_err(|e| e.to_string())
    }

    #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
    fn map(&mut self, path: &str) -> Option<Rc<Mapped>> {
        self.mapped = if path == "-" { None } else { Mapped::of(path).map(Rc::new) };
        self.mapped.clone()
    }

    #[cfg(feature = "fast")]
    fn expecting(&self) -> Expect {
        self.expect
    }

    #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
    fn leave(&mut self, text: &str) {
        if let Some(mapped) = &self.mapped {
            mapped.leave(text);
        }
    }

    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String> {
        let Some(mut stream) = self.open.take() else { return write(path, content).map_err(|e| e.to_string()) };
        stream.append(content);
        stream.end().map_err(|e| e.to_string())
    }

    #[cfg(feature = "fast")]
    fn append(&mut self, path: &str, content: &[u8]) -> bool {
        self.open.get_or_insert_with(|| Stream::new(path)).append(content);
        true
    }

    #[cfg(feature = "fast")]
    fn begin(&mut self, path: &str) -> bool {
        if self.open.is_none() && path != "-" && !std::fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            self.open = Some(Stream::new(path));
        }
        self.open.as_ref().is_some_and(|s| s.names.is_some())
    }

    #[cfg(feature = "fast")]
    fn insert(&mut self, _path: &str, at: u64, content: &[u8]) -> bool {
        let Some(stream) = &mut self.open else { return false };
        stream.flush();
        if stream.written.is_ok() {
            stream.written = stream.file.as_mut().map_or(Ok(()), |file| insert(file, at, content));
        }
        true
    }

    #[cfg(feature = "fast")]
    fn abandon(&mut self) {
        if let Some(mut stream) = self.open.take() {
            stream.written = Err(io::ErrorKind::Other.into());
            let _ = stream.end();
        }
    }

    fn err(&mut self, text: &str) {
        let stderr = io::stderr();
        // Colours are for people only, and for those who want them (no-color.org).
        let _ = match stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()) {
            true => stderr.lock().write_all(coloured(text).as_bytes()),
            false => stderr.lock().write_all(text.as_bytes()),
        };
    }

    fn now(&mut self) -> Duration {
        self.start.elapsed()
    }
}

/// Moves what stands behind a byte of a file, the last piece first, and writes there; goes to the end again.
#[cfg(feature = "fast")]
fn insert(file: &mut std::fs::File, at: u64, content: &[u8]) -> io::Result<()> {
    use std::io::{Seek, SeekFrom};
    let mut end = file.seek(SeekFrom::End(0))?;
    let mut piece = alloc::vec![0; 1 << 16];
    while end > at {
        let n = (end - at).min(piece.len() as u64);
        end -= n;
        file.seek(SeekFrom::Start(end))?;
        file.read_exact(&mut piece[..n as usize])?;
        file.seek(SeekFrom::Start(end + content.len() as u64))?;
        file.write_all(&piece[..n as usize])?;
    }
    file.seek(SeekFrom::Start(at))?;
    file.write_all(content)?;
    file.seek(SeekFrom::End(0)).map(|_| ())
}

/// Writes bytes behind those that are left (`rest`), as many as end where a large page may; the others are left.
#[cfg(feature = "fast")]
fn write_even(file: &mut std::fs::File, rest: &mut Vec<u8>, content: &[u8]) -> io::Result<()> {
    let all = rest.len() + content.len();
    let now = (all - all % LARGE_PAGE).checked_sub(rest.len()).and_then(|n| content.split_at_checked(n));
    let Some((now, later)) = now else {
        rest.extend_from_slice(content);
        return Ok(());
    };
    let both = &mut [io::IoSlice::new(rest), io::IoSlice::new(now)];
    let mut left = &mut both[..];
    io::IoSlice::advance_slices(&mut left, 0);
    while !left.is_empty() {
        match file.write_vectored(left) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(n) => io::IoSlice::advance_slices(&mut left, n),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    rest.clear();
    rest.extend_from_slice(later);
    Ok(())
}

fn write(path: &str, content: &[u8]) -> io::Result<()> {
    let mut stream = Stream::new(path);
    stream.append(content);
    stream.end()
}

/// Gives a file that is whole its name, which another one may have (`old`).
#[cfg(unix)]
fn rename(temporary: &OsStr, target: &Path, old: bool) -> io::Result<()> {
    use std::os::unix::ffi::OsStrExt;
    let done = crate::host::rename(temporary.as_bytes(), target.as_os_str().as_bytes(), old);
    done.map_err(|e| io::Error::from_raw_os_error(e.raw_os_error()))
}
#[cfg(not(unix))]
fn rename(temporary: &OsStr, target: &Path, _old: bool) -> io::Result<()> {
    std::fs::rename(temporary, target)
}

impl Stream {
    fn new(path: &str) -> Stream {
        let mut stream = Stream { file: None, names: None, rest: Vec::new(), written: Ok(()) };
        if path == "-" {
            return stream;
        }
        // A device or a pipe cannot be replaced by renaming; it is written as it is.
        let old = std::fs::metadata(path);
        let file = if old.as_ref().is_ok_and(|m| !m.is_file()) {
            std::fs::File::create(path)
        } else {
            // Through a link the file that it names is replaced, not the link.
            let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.into());
            let mut temporary = target.clone().into_os_string();
            temporary.push(format!(".{}.tmp", std::process::id()));
            let file = std::fs::OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&temporary);
            stream.names = Some((temporary, target, old.is_ok()));
            file
        };
        match file {
            Ok(file) => stream.file = Some(file),
            Err(e) => stream.written = Err(e),
        }
        stream
    }
    fn append(&mut self, content: &[u8]) {
        if self.written.is_ok() {
            self.written = match &mut self.file {
                #[cfg(feature = "fast")]
                Some(file) if self.names.is_some() => write_even(file, &mut self.rest, content),
                Some(file) => file.write_all(content),
                None => {
                    let mut out = io::stdout().lock();
                    out.write_all(content).and_then(|()| out.flush())
                }
            };
        }
    }
    /// Writes what is left for the next piece.
    fn flush(&mut self) {
        if let (Ok(()), Some(file)) = (&self.written, &mut self.file) {
            self.written = file.write_all(&self.rest);
            self.rest.clear();
        }
    }
    fn end(mut self) -> io::Result<()> {
        self.flush();
        let Some((temporary, target, old)) = self.names else {
            return match self.written {
                // The reader (`head`, a closed pager) has seen enough.
                Err(e) if e.kind() == io::ErrorKind::BrokenPipe && self.file.is_none() => Ok(()),
                r => r,
            };
        };
        let written = self.written.and_then(|()| rename(&temporary, &target, old));
        if written.is_err() {
            let _ = std::fs::remove_file(&temporary);
        }
        written
    }
}
