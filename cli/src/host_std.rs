//! The operating system by way of the standard library.

#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;
use std::io::{self, IsTerminal, Read, Write};
use std::time::Instant;

#[cfg(feature = "fast")]
use crate::host::Expect;
use crate::host::{Host, coloured};
#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
use crate::mapped::Mapped;
use crate::stream::{Stream, write};

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

    // As the kernel describes the first core's second level of cache: "2048K".
    #[cfg(all(feature = "fast", not(small), target_os = "linux"))]
    fn part_size(&self) -> usize {
        use crate::job::{LARGE_PART_SIZE, PART_SIZE};
        let size = std::fs::read_to_string("/sys/devices/system/cpu/cpu0/cache/index2/size").unwrap_or_default();
        let kib = size.trim().strip_suffix('K').and_then(|n| n.parse().ok()).unwrap_or(0);
        if kib > 1024 { LARGE_PART_SIZE } else { PART_SIZE }
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
        let stream = self.open.get_or_insert_with(|| Stream::new(path));
        stream.append(content);
        !stream.has_no_room()
    }

    #[cfg(feature = "fast")]
    fn begin(&mut self, path: &str) -> bool {
        if self.open.is_none() {
            self.open = Stream::begin(path);
        }
        self.open.as_ref().is_some_and(Stream::can_go)
    }

    #[cfg(feature = "fast")]
    fn insert(&mut self, _path: &str, at: u64, content: &[u8]) -> bool {
        let Some(stream) = &mut self.open else { return false };
        stream.insert(at, content);
        true
    }

    #[cfg(feature = "fast")]
    fn abandon(&mut self) {
        if let Some(stream) = self.open.take() {
            stream.abandon();
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
