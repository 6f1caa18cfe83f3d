//! Diagnostics: collected in a sink, rendered at the edge. A message is lower case without a full stop and says what
//! was written and what was expected; every kind has a stable name, such as `undefined-value`, that tests and users
//! can rely on.

use alloc::string::String;
use alloc::vec::Vec;

use crate::context::Context;
use crate::id::Loc;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is rejected; the exit code is 1.
    Error,
    /// The input is accepted, probably not what was meant.
    Warning,
    /// Information.
    Remark,
    /// Belongs to the diagnostic before it.
    Note,
}

impl Severity {
    /// As printed.
    pub const fn text(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
            Severity::Note => "note",
        }
    }
}

/// One message about one place.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// How bad.
    pub severity: Severity,
    /// Stable kebab-case name of this kind of diagnostic.
    pub name: &'static str,
    /// The place.
    pub loc: Loc,
    /// Length in bytes of the range at the place, 0 for just a point.
    pub len: u32,
    /// What is wrong.
    pub message: String,
    /// History: other places with a word about each.
    pub notes: Vec<(Loc, String)>,
    /// What to do, empty when unknown.
    pub help: String,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(name: &'static str, loc: Loc, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Error, name, loc, len: 0, message: message.into(), notes: Vec::new(), help: String::new() }
    }
    /// The same with a note.
    pub fn note(mut self, loc: Loc, text: impl Into<String>) -> Diagnostic {
        self.notes.push((loc, text.into()));
        self
    }
    /// The same with a `help:` line.
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic {
        self.help = text.into();
        self
    }
    /// The same with a range of `len` bytes.
    pub fn len(mut self, len: u32) -> Diagnostic {
        self.len = len;
        self
    }
}

/// The sink. Keeps the first [`Diags::LIMIT`] diagnostics and counts the rest, so hostile input cannot fill memory.
#[derive(Clone, Debug, Default)]
pub struct Diags {
    /// What was reported, in order.
    pub list: Vec<Diagnostic>,
    /// Number of errors, those past the limit included.
    pub n_errors: usize,
    /// Number of diagnostics dropped at the limit.
    pub n_dropped: usize,
}

impl Diags {
    /// Diagnostics kept.
    pub const LIMIT: usize = 1000;

    /// Reports.
    pub fn push(&mut self, d: Diagnostic) {
        if d.severity == Severity::Error {
            self.n_errors += 1;
        }
        if self.list.len() < Self::LIMIT { self.list.push(d) } else { self.n_dropped += 1 }
    }
    /// Reports an error.
    pub fn error(&mut self, name: &'static str, loc: Loc, message: impl Into<String>) {
        self.push(Diagnostic::error(name, loc, message));
    }
    /// Reports a warning.
    pub fn warning(&mut self, name: &'static str, loc: Loc, message: impl Into<String>) {
        self.push(Diagnostic { severity: Severity::Warning, ..Diagnostic::error(name, loc, message) });
    }
    /// Reports a remark.
    pub fn remark(&mut self, name: &'static str, loc: Loc, message: impl Into<String>) {
        self.push(Diagnostic { severity: Severity::Remark, ..Diagnostic::error(name, loc, message) });
    }
    /// Whether an error was reported.
    pub fn failed(&self) -> bool {
        self.n_errors > 0
    }
}

/// A source buffer that locations point into: its name and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// File name as shown.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// Lines before the text in the file it was cut from (`-split-input-file`).
    pub first_line: u32,
}

impl<'a> Source<'a> {
    /// A whole file.
    pub const fn new(name: &'a str, text: &'a str) -> Source<'a> {
        Source { name, text, first_line: 0 }
    }
    /// Line and column (both from 1, columns in bytes) of a byte offset. `O(offset)`.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let at = (offset as usize).min(self.text.len());
        let before = &self.text.as_bytes()[..at];
        let line = before.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
        let col = at - before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1) + 1;
        (line, col as u32)
    }
    /// The line (without its end) that holds a byte offset.
    pub fn line_at(&self, offset: u32) -> &'a str {
        let at = (offset as usize).min(self.text.len());
        let bytes = self.text.as_bytes();
        let start = bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        let end = bytes[at..].iter().position(|&b| b == b'\n').map_or(bytes.len(), |p| at + p);
        self.text.get(start..end).unwrap_or("").trim_end_matches('\r')
    }
}

/// The file, line and column that a location comes down to, innermost first; `None` when it has none.
pub fn file_line_col(cx: &Context, source: Source<'_>, loc: Loc) -> Option<(String, u32, u32)> {
    use crate::attr::LocData;
    let mut loc = loc;
    // Locations nest by ids that were interned before them, so this ends.
    loop {
        if let Some(o) = loc.offset() {
            let (line, col) = source.line_col(o);
            return Some((source.name.into(), line + source.first_line, col));
        }
        match cx.loc_data(loc)? {
            LocData::File { file, line, col } | LocData::Range { file, line, col, .. } => return Some((cx.str(file).into(), line, col)),
            LocData::Name { child, .. } => loc = child,
            LocData::CallSite { callee, .. } => loc = callee,
            LocData::Fused { locs, .. } => loc = Loc(*cx.lists.get(locs).first()?),
        }
    }
}

/// Renders one diagnostic as `file:line:col: error: message`, the source line, a caret range, its notes and its help.
pub fn render(cx: &Context, source: Source<'_>, d: &Diagnostic, out: &mut String) {
    render_line(cx, source, d.loc, d.len, d.severity.text(), &d.message, out);
    for (loc, text) in &d.notes {
        render_line(cx, source, *loc, 0, "note", text, out);
    }
    if !d.help.is_empty() {
        out.push_str("  help: ");
        out.push_str(&d.help);
        out.push('\n');
    }
}

fn render_line(cx: &Context, source: Source<'_>, loc: Loc, len: u32, what: &str, message: &str, out: &mut String) {
    use core::fmt::Write;
    let _ = match file_line_col(cx, source, loc) {
        Some((file, line, col)) => writeln!(out, "{file}:{line}:{col}: {what}: {message}"),
        None => writeln!(out, "loc(unknown): {what}: {message}"),
    };
    let Some(offset) = loc.offset() else { return };
    let line = source.line_at(offset);
    // Lines of machine-made input can be megabytes long: show a window.
    if line.is_empty() || line.len() > 400 {
        return;
    }
    let (_, col) = source.line_col(offset);
    out.push_str(line);
    out.push('\n');
    let col = col as usize - 1;
    for (i, c) in line.char_indices() {
        if i >= col {
            break;
        }
        out.push(if c == '\t' { '\t' } else { ' ' });
    }
    out.push('^');
    for _ in 1..(len as usize).min(line.len().saturating_sub(col)) {
        out.push('~');
    }
    out.push('\n');
}
