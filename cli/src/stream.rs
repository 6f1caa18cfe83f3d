//! Output on its way, by way of the standard library. A file is written under another name until it is whole. What was shown on
//! a terminal or to a pipe cannot be taken back: a text for one of those that is not whole when its first piece comes waits in a
//! file without a name.

use alloc::format;
#[cfg(feature = "fast")]
use alloc::string::String;
use alloc::vec::Vec;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What becomes of what is written.
enum Way {
    /// It is there at once, on standard output, a device or a pipe.
    Direct,
    /// It gets a name when it is whole: the name until then, its own, and whether a file has that already.
    Named(OsString, PathBuf, bool),
    /// It goes there when it is whole.
    #[cfg(feature = "fast")]
    Waiting(String),
    /// It is forgotten.
    #[cfg(feature = "fast")]
    Null,
}

/// An output that is being written.
pub(crate) struct Stream {
    /// None for standard output.
    file: Option<File>,
    way: Way,
    /// What the last pieces left for the next one.
    rest: Vec<u8>,
    written: io::Result<()>,
}
/// Pieces of a file end at multiples of so many bytes: Linux keeps files in pages of several sizes, a large one only where it
/// is written whole, and making many small ones takes a fifth more.
#[cfg(feature = "fast")]
const LARGE_PAGE: usize = 1 << 16;

/// Writes a file, whole or not at all; `-` is standard output.
pub(crate) fn write(path: &str, content: &[u8]) -> io::Result<()> {
    let mut stream = Stream::new(path);
    stream.append(content);
    stream.end()
}

/// The file that a path names through links, one that is not there yet.
fn named(path: &str) -> PathBuf {
    let mut target = PathBuf::from(path);
    // As many links as Linux follows.
    for _ in 0..40 {
        let Ok(link) = std::fs::read_link(&target) else { break };
        target = target.parent().map_or(link.clone(), |folder| folder.join(&link));
    }
    target
}

impl Stream {
    /// Begins what needs not be taken back.
    pub fn new(path: &str) -> Stream {
        let mut stream = Stream { file: None, way: Way::Direct, rest: Vec::new(), written: Ok(()) };
        if path == "-" {
            return stream;
        }
        let old = std::fs::metadata(path);
        // A device or a pipe cannot be replaced by renaming; it is written as it is.
        let file = if old.as_ref().is_ok_and(|m| !m.is_file()) {
            File::create(path)
        } else {
            // Through a link the file that it names is replaced, not the link.
            let target = std::fs::canonicalize(path).unwrap_or_else(|_| named(path));
            let mut temporary = target.clone().into_os_string();
            temporary.push(format!(".{}.tmp", std::process::id()));
            let create = || File::options().read(true).write(true).create(true).truncate(true).open(&temporary);
            // What may not be written is not replaced either, and what is new has the mode of what was there.
            let file = match &old {
                Ok(old) => File::options().write(true).open(&target).and_then(|_| create()).inspect(|file| {
                    let _ = file.set_permissions(old.permissions());
                }),
                Err(_) => create(),
            };
            stream.way = Way::Named(temporary, target, old.is_ok());
            file
        };
        match file {
            Ok(file) => stream.file = Some(file),
            Err(e) => stream.written = Err(e),
        }
        stream
    }

    /// Begins what may have to be taken back. `None` where it cannot be.
    #[cfg(feature = "fast")]
    pub fn begin(path: &str) -> Option<Stream> {
        let about = match path {
            "-" => standard_output().and_then(|out| out.metadata()).ok(),
            _ => std::fs::metadata(path).ok().filter(|m| !m.is_file()),
        };
        if about.as_ref().is_some_and(forgets) {
            return Some(Stream { way: Way::Null, ..Stream::new(path) });
        }
        if path != "-" && about.is_none() {
            return Some(Stream::new(path));
        }
        let file = without_name().ok()?;
        Some(Stream { file: Some(file), way: Way::Waiting(path.into()), rest: Vec::new(), written: Ok(()) })
    }

    /// Whether it can be taken back.
    #[cfg(feature = "fast")]
    pub fn can_go(&self) -> bool {
        !matches!(self.way, Way::Direct)
    }

    /// Whether it has no room to wait in. It is to be abandoned then: where it goes there may be room.
    #[cfg(feature = "fast")]
    pub fn has_no_room(&self) -> bool {
        self.written.is_err() && matches!(self.way, Way::Waiting(_))
    }

    /// Writes behind what there is. What goes wrong is told at the end.
    pub fn append(&mut self, content: &[u8]) {
        if self.written.is_ok() {
            self.written = match (&mut self.file, &self.way) {
                #[cfg(feature = "fast")]
                (Some(file), Way::Named(..) | Way::Waiting(_)) => write_even(file, &mut self.rest, content),
                (Some(file), _) => file.write_all(content),
                (None, _) => {
                    let mut out = io::stdout().lock();
                    out.write_all(content).and_then(|()| out.flush())
                }
            };
        }
    }

    /// Writes at a byte of what there is.
    #[cfg(feature = "fast")]
    pub fn insert(&mut self, at: u64, content: &[u8]) {
        self.flush();
        if let (Ok(()), Some(file), Way::Named(..) | Way::Waiting(_)) = (&self.written, &mut self.file, &self.way) {
            self.written = insert(file, at, content);
        }
    }

    /// Leaves everything as it was before.
    #[cfg(feature = "fast")]
    pub fn abandon(mut self) {
        self.written = Err(io::ErrorKind::Other.into());
        let _ = self.end();
    }

    /// Writes what is left for the next piece.
    fn flush(&mut self) {
        if let (Ok(()), Some(file)) = (&self.written, &mut self.file) {
            self.written = file.write_all(&self.rest);
            self.rest.clear();
        }
    }

    /// Ends what is whole.
    pub fn end(mut self) -> io::Result<()> {
        self.flush();
        let is_stdout = self.file.is_none();
        match self.way {
            Way::Direct => heard(self.written, is_stdout),
            #[cfg(feature = "fast")]
            Way::Null => self.written,
            #[cfg(feature = "fast")]
            Way::Waiting(path) => {
                self.written?;
                heard(self.file.map_or(Ok(()), |file| show(file, &path)), path == "-")
            }
            Way::Named(temporary, target, old) => {
                let written = self.written.and_then(|()| rename(&temporary, &target, old));
                if written.is_err() {
                    let _ = std::fs::remove_file(&temporary);
                }
                written
            }
        }
    }
}

/// The reader of standard output (`head`, a closed pager) may have seen enough.
fn heard(written: io::Result<()>, is_stdout: bool) -> io::Result<()> {
    match written {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe && is_stdout => Ok(()),
        r => r,
    }
}

/// Standard output as a file.
#[cfg(all(feature = "fast", unix))]
fn standard_output() -> io::Result<File> {
    use std::os::fd::AsFd;
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}
#[cfg(all(feature = "fast", not(unix)))]
fn standard_output() -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Whether this is the null device.
#[cfg(all(feature = "fast", unix))]
fn forgets(about: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::{FileTypeExt, MetadataExt};
    about.file_type().is_char_device() && std::fs::metadata("/dev/null").is_ok_and(|null| null.rdev() == about.rdev())
}
#[cfg(all(feature = "fast", not(unix)))]
fn forgets(_: &std::fs::Metadata) -> bool {
    false
}

/// A file that nobody else sees and that is gone when this program is, in the system's place for such files. Some file systems
/// have none.
#[cfg(all(feature = "fast", target_os = "linux"))]
fn without_name() -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    let flags = rustix::fs::OFlags::TMPFILE.bits() as i32;
    File::options().read(true).write(true).mode(0o600).custom_flags(flags).open(std::env::temp_dir())
}
#[cfg(all(feature = "fast", not(target_os = "linux")))]
fn without_name() -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Shows what waited.
#[cfg(feature = "fast")]
fn show(mut file: File, path: &str) -> io::Result<()> {
    use std::io::{Read, Seek};
    file.rewind()?;
    let mut out = if path == "-" { standard_output()? } else { File::create(path)? };
    // The system copies where it can: not to the end of a file that others write, too.
    #[cfg(target_os = "linux")]
    while !matches!(rustix::fs::sendfile(&out, &file, None, 1 << 30), Ok(0) | Err(_)) {}
    let mut piece = alloc::vec![0; LARGE_PAGE];
    loop {
        let n = file.read(&mut piece)?;
        if n == 0 {
            return Ok(());
        }
        out.write_all(&piece[..n])?;
    }
}

/// Moves what stands behind a byte of a file, the last piece first, and writes there; goes to the end again.
#[cfg(feature = "fast")]
fn insert(file: &mut File, at: u64, content: &[u8]) -> io::Result<()> {
    use std::io::{Read, Seek, SeekFrom};
    let mut end = file.seek(SeekFrom::End(0))?;
    let mut piece = alloc::vec![0; LARGE_PAGE];
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
fn write_even(file: &mut File, rest: &mut Vec<u8>, content: &[u8]) -> io::Result<()> {
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
