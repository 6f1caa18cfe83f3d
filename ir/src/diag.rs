//! Diagnostics: collected in a sink, rendered at the edge. A message is lower case without a full stop and says what
//! was written and what was expected; every kind has a stable name, such as `undefined-value`, that tests and users
//! can rely on.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

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
    /// The file if it is bytecode; then the text is empty.
    pub bytecode: &'a [u8],
}

impl<'a> Source<'a> {
    /// A whole file.
    pub const fn new(name: &'a str, text: &'a str) -> Source<'a> {
        Source { name, text, first_line: 0, bytecode: &[] }
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

/// Where the lines of a source begin: makes lines and columns of many places without reading the text for each.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    starts: Vec<u32>,
}

impl Lines {
    /// Finds the lines. `O(text)`.
    pub fn new(text: &str) -> Lines {
        let mut starts = alloc::vec![0];
        const ONES: u64 = 0x0101_0101_0101_0101;
        let (many, rest) = text.as_bytes().as_chunks::<8>();
        let mut at = 0;
        for chunk in many {
            // A bit at the top of each byte that is a line end.
            let other = u64::from_le_bytes(*chunk) ^ (ONES * b'\n' as u64);
            let mut ends = !(((other & (ONES * 0x7f)) + ONES * 0x7f) | other) & (ONES << 7);
            while ends != 0 {
                starts.push(at + ends.trailing_zeros() / 8 + 1);
                ends &= ends - 1;
            }
            at += 8;
        }
        starts.extend(rest.iter().zip(at..).filter(|e| *e.0 == b'\n').map(|e| e.1 + 1));
        Lines { starts }
    }
    /// [`Lines::line_col`] of a place that is mostly in a line (from 1) or soon behind it: constant time then.
    pub fn line_col_from(&self, line: u32, offset: u32) -> (u32, u32) {
        const NEAR: usize = 4;
        let first = line.saturating_sub(1) as usize;
        let near = self.starts.get(first..).unwrap_or_default();
        match near.iter().take(NEAR + 1).position(|&s| s > offset) {
            Some(n) if n > 0 => ((first + n) as u32, offset - near[n - 1] + 1),
            _ => self.line_col(offset),
        }
    }
    /// Line and column (both from 1, columns in bytes) of a byte offset.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let line = self.starts.partition_point(|&s| s <= offset).max(1);
        (line as u32, offset - self.starts.get(line - 1).copied().unwrap_or(0) + 1)
    }
    /// The file, line and column that a location comes down to, innermost first; `None` when it has none.
    pub fn file_line_col<'a>(&self, cx: &'a Context, source: Source<'a>, loc: Loc) -> Option<(&'a str, u32, u32)> {
        resolve(cx, source, loc, |o| self.line_col(o))
    }
    /// Renders every diagnostic, and says how many were dropped.
    pub fn render_all(&self, cx: &Context, source: Source<'_>, diags: &Diags, out: &mut String) {
        for d in &diags.list {
            self.render(cx, source, d, out);
        }
        if diags.n_dropped > 0 {
            let _ = writeln!(out, "{}: note: {} more diagnostics are not shown", source.name, diags.n_dropped);
        }
    }
    /// Renders one diagnostic as `file:line:col: error: message [name]`, the source line, a caret range, its notes and
    /// its help.
    pub fn render(&self, cx: &Context, source: Source<'_>, d: &Diagnostic, out: &mut String) {
        self.place(cx, source, d.loc, d.len, d.severity.text(), &d.message, d.name, out);
        for (loc, text) in &d.notes {
            self.place(cx, source, *loc, 0, "note", text, "", out);
        }
        if !d.help.is_empty() {
            out.push_str("  help: ");
            plain(&d.help, out);
            out.push('\n');
        }
    }
    fn place(&self, cx: &Context, source: Source<'_>, loc: Loc, len: u32, what: &str, message: &str, name: &str, out: &mut String) {
        match self.file_line_col(cx, source, loc) {
            Some((file, line, col)) => {
                let _ = write!(out, "{file}:{line}:{col}: {what}: ");
            }
            None => {
                let _ = write!(out, "<unknown>:0: {what}: ");
            }
        }
        plain(message, out);
        if !name.is_empty() {
            let _ = write!(out, " [{name}]");
        }
        out.push('\n');
        if let Some(offset) = loc.offset() {
            self.excerpt(source.text, offset, len, out);
        }
    }
    /// The line of a place and a caret range under it. Of a long line (machines write megabytes) a window is shown.
    fn excerpt(&self, text: &str, offset: u32, len: u32, out: &mut String) {
        const BEFORE: usize = 60;
        const AFTER: usize = 60;
        let (line, col) = self.line_col(offset.min(text.len() as u32));
        let start = self.starts[line as usize - 1] as usize;
        let end = self.starts.get(line as usize).map_or(text.len(), |&e| e as usize - 1);
        let Some(line) = text.get(start..end) else { return };
        let line = line.trim_end_matches('\r');
        let at = (col as usize - 1).min(line.len());
        if line.is_empty() {
            return;
        }
        let len = if len == 0 { token_len(&line.as_bytes()[at..]) } else { (len as usize).min(line.len() - at) };
        let (mut from, mut to) = (0, line.len());
        if line.len() > 2 * (BEFORE + AFTER) {
            from = at.saturating_sub(BEFORE);
            to = (at + len.min(AFTER) + AFTER).min(line.len());
            while !line.is_char_boundary(from) {
                from -= 1;
            }
            while !line.is_char_boundary(to) {
                to += 1;
            }
        }
        let (head, tail) = (if from > 0 { "..." } else { "" }, if to < line.len() { "..." } else { "" });
        out.push_str(head);
        plain(&line[from..to], out);
        out.push_str(tail);
        out.push('\n');
        for _ in 0..head.len() {
            out.push(' ');
        }
        let shown = line[from..to].char_indices().map(|(i, c)| (from + i, c));
        let mut marks = 0;
        for (i, c) in shown {
            if i < at && i + c.len_utf8() <= at {
                out.push(if c == '\t' { '\t' } else { ' ' });
            } else if i < at + len.max(1) {
                out.push(if marks == 0 { '^' } else { '~' });
                marks += 1;
            } else {
                break;
            }
        }
        if marks == 0 {
            out.push('^');
        }
        out.push('\n');
    }
}

/// Appends text with control characters replaced: input must not drive the terminal.
fn plain(text: &str, out: &mut String) {
    if text.bytes().all(|b| b >= 0x20 && b != 0x7f || b == b'\t') && text.is_ascii() {
        out.push_str(text);
        return;
    }
    for c in text.chars() {
        out.push(if c.is_control() && c != '\t' && c != '\n' { char::REPLACEMENT_CHARACTER } else { c });
    }
}

/// Length of the word, name, number or string that a line begins with; what is underlined when nobody said.
fn token_len(s: &[u8]) -> usize {
    let word = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-');
    match s.first() {
        Some(b'"') => s[1..].iter().position(|&b| b == b'"').map_or(1, |p| p + 2),
        Some(b'%' | b'@' | b'^' | b'#' | b'!') => 1 + s[1..].iter().take_while(|&&b| word(b)).count(),
        Some(b'-') if s.get(1) == Some(&b'>') => 2,
        _ => s.iter().take_while(|&&b| word(b)).count().max(1),
    }
}

/// The file, line and column that a location comes down to, innermost first; `None` when it has none. Reads the
/// source up to there: for more than a few places, make [`Lines`] once.
pub fn file_line_col(cx: &Context, source: Source<'_>, loc: Loc) -> Option<(String, u32, u32)> {
    resolve(cx, source, loc, |o| source.line_col(o)).map(|(f, l, c)| (f.into(), l, c))
}

fn resolve<'a>(cx: &'a Context, source: Source<'a>, mut loc: Loc, line_col: impl Fn(u32) -> (u32, u32)) -> Option<(&'a str, u32, u32)> {
    use crate::attr::LocData;
    // Locations nest by ids that were interned before them, so this ends.
    loop {
        if let Some(o) = loc.offset() {
            let (line, col) = line_col(o);
            return Some((source.name, line + source.first_line, col));
        }
        match cx.loc_data(loc)? {
            LocData::File { file, line, col } | LocData::Range { file, line, col, .. } => return Some((cx.str(file), line, col)),
            LocData::Name { child, .. } => loc = child,
            LocData::CallSite { callee, .. } => loc = callee,
            LocData::Fused { locs, .. } => loc = Loc(*cx.lists.get(locs).first()?),
        }
    }
}

/// Renders one diagnostic; for many, [`Lines::render_all`].
pub fn render(cx: &Context, source: Source<'_>, d: &Diagnostic, out: &mut String) {
    Lines::new(source.text).render(cx, source, d, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, offset: u32, len: u32) -> String {
        let mut out = String::new();
        let d = Diagnostic::error("some-name", Loc::at(offset), "wrong").len(len).help("do right");
        render(&Context::new(), Source::new("f", text), &d, &mut out);
        out
    }

    #[test]
    fn carets_stand_under_their_range() {
        assert_eq!(shown("a\n\tb %cd, e\n", 5, 0), "f:2:4: error: wrong [some-name]\n\tb %cd, e\n\t  ^~~\n  help: do right\n");
        assert_eq!(shown("\u{e4}\u{f6} x", 5, 1), "f:1:6: error: wrong [some-name]\n\u{e4}\u{f6} x\n   ^\n  help: do right\n");
        assert_eq!(shown("ab", 2, 0), "f:1:3: error: wrong [some-name]\nab\n  ^\n  help: do right\n");
        assert_eq!(shown("\u{1b}[31m", 1, 9), "f:1:2: error: wrong [some-name]\n\u{fffd}[31m\n ^~~~\n  help: do right\n");
    }

    #[test]
    fn long_lines_get_a_window() {
        let text = "\u{e4}".repeat(1000);
        let out = shown(&text, 1000, 0);
        assert!(out.lines().nth(1).is_some_and(|l| l.starts_with("...") && l.chars().count() < 140), "{out}");
        assert!(out.lines().nth(2).is_some_and(|l| l.trim_start() == "^"));
    }
}
