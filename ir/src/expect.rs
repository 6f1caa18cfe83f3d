//! Tests inside test files: `// expected-error @+1 {{text}}` and its like, and files cut at `// -----`.
//! Source: MLIR documentation, "Diagnostic Infrastructure", "SourceMgr Diagnostic Verifier Handler", and mlir-opt 22.
//!
//! One difference on purpose: a note that nobody expects is no mismatch, because our notes are not upstream's.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::context::Context;
use crate::diag::{Diagnostic, Diags, Lines, Severity, Source};
use crate::find::find;
use crate::id::Loc;

#[path = "regex.rs"]
pub mod regex;

/// The parts of a text between lines with `// -----`, each with the number of lines before it. A marker followed by
/// another dash, or by nothing at all, is no marker.
pub fn split(text: &str) -> Vec<(u32, &str)> {
    split_at(text, "// -----")
}

/// The same with another marker.
pub fn split_at<'a>(text: &'a str, marker: &str) -> Vec<(u32, &'a str)> {
    let mut parts = Vec::new();
    if marker.is_empty() {
        parts.push((0, text));
        return parts;
    }
    let (mut start, mut from, mut lines) = (0, 0, 0u32);
    while let Some(at) = find(&text[from..], marker) {
        let at = from + at;
        from = at + marker.len();
        if matches!(text.as_bytes().get(from), None | Some(b'-')) {
            continue;
        }
        parts.push((lines, &text[start..at]));
        lines += text.as_bytes()[start..from].iter().filter(|&&b| b == b'\n').count() as u32;
        start = from;
    }
    parts.push((lines, &text[start..]));
    parts
}

/// A diagnostic that a comment asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected<'a> {
    /// Its kind.
    pub severity: Severity,
    /// The line, from 1; `None` for a place without one (`@unknown`).
    pub line: Option<u32>,
    /// A part of the message.
    pub text: &'a str,
    /// `text` has regular expressions between double braces.
    pub regex: bool,
    /// Byte offset of the comment.
    pub at: u32,
}

/// Every expectation in a text, in order.
pub fn expectations(text: &str) -> Vec<Expected<'_>> {
    let mut out: Vec<Expected<'_>> = Vec::new();
    // Expectations for the next line that is none itself.
    let mut below: Vec<usize> = Vec::new();
    let mut last_plain = 1;
    let mut offset = 0u32;
    for (i, full) in text.split('\n').enumerate() {
        let number = i as u32 + 1;
        let start = offset;
        offset += full.len() as u32 + 1;
        let Some((at, mut e, place)) = expectation(full.trim_end()) else {
            for i in below.drain(..) {
                out[i].line = Some(number);
            }
            last_plain = number;
            continue;
        };
        e.at = start + at as u32;
        e.line = match place {
            Place::Here => Some(number),
            Place::Offset(n) => Some(number.saturating_add_signed(n)),
            Place::Above => Some(last_plain),
            Place::Below => {
                below.push(out.len());
                Some(number)
            }
            Place::Unknown => None,
        };
        out.push(e);
    }
    out
}

enum Place {
    Here,
    Offset(i32),
    Above,
    Below,
    Unknown,
}

/// The first expectation of a line: its column, itself, and the place it speaks of.
fn expectation(line: &str) -> Option<(usize, Expected<'_>, Place)> {
    let body = line.strip_suffix("}}")?;
    let mut from = 0;
    while let Some(at) = find(&body[from..], "expected-") {
        let at = from + at;
        from = at + "expected-".len();
        if let Some((e, place)) = designator(&body[from..]) {
            return Some((at, e, place));
        }
    }
    None
}

fn designator(s: &str) -> Option<(Expected<'_>, Place)> {
    let kinds = [("error", Severity::Error), ("note", Severity::Note), ("remark", Severity::Remark), ("warning", Severity::Warning)];
    let (mut s, severity) = kinds.iter().find_map(|k| Some((s.strip_prefix(k.0)?, k.1)))?;
    let regex = s.strip_prefix("-re").inspect(|rest| s = rest).is_some();
    s = s.trim_start_matches(' ');
    let mut place = Place::Here;
    if let Some(rest) = s.strip_prefix('@') {
        let digits = |r: &str| r.bytes().take_while(u8::is_ascii_digit).count();
        if let Some(r) = rest.strip_prefix("above") {
            (s, place) = (r, Place::Above);
        } else if let Some(r) = rest.strip_prefix("below") {
            (s, place) = (r, Place::Below);
        } else if let Some(r) = rest.strip_prefix("unknown") {
            (s, place) = (r, Place::Unknown);
        } else {
            let sign = if rest.starts_with('-') { -1 } else { 1 };
            let r = rest.strip_prefix(['+', '-'])?;
            let n: i32 = r[..digits(r)].parse().ok()?;
            (s, place) = (&r[digits(r)..], Place::Offset(sign * n));
        }
        s = s.trim_start_matches(' ');
    }
    let text = s.strip_prefix("{{")?;
    Some((Expected { severity, line: None, text, regex, at: 0 }, place))
}

impl Expected<'_> {
    /// Whether a message is the one asked for.
    fn matches(&self, message: &str) -> bool {
        if self.regex { regex::find_mixed(self.text, message) } else { find(message, self.text).is_some() }
    }
}

/// Compares what was reported with what the source's comments expect. Appends a rendered error for every difference,
/// and says whether there was none. `only_expected`: reports that nobody expects are no difference.
pub fn verify_diagnostics(cx: &Context, source: Source<'_>, diags: &Diags, only_expected: bool, out: &mut String) -> bool {
    let lines = Lines::new(source.text);
    let expected = expectations(source.text);
    let mut met = alloc::vec![false; expected.len()];
    let mut mismatches = Diags::default();
    // Expectations by line; the sort is stable, so those of a line keep their order.
    let mut by_line: Vec<usize> = (0..expected.len()).collect();
    crate::order::sort_by_key(&mut by_line, |&i| expected[i].line);
    let mut report = |severity: Severity, loc: Loc, message: &str| {
        let line = lines.file_line_col(cx, source, loc).map(|p| p.1.saturating_sub(source.first_line));
        let from = by_line.partition_point(|&i| expected[i].line < line);
        let mut near = None;
        for &i in by_line[from..].iter().take_while(|&&i| expected[i].line == line) {
            if expected[i].matches(message) {
                if expected[i].severity == severity {
                    met[i] = true;
                    return;
                }
                near = Some(expected[i].severity);
            }
        }
        if severity == Severity::Note || only_expected {
            return;
        }
        let text = match near {
            Some(k) => format!("'{}' diagnostic emitted when expecting a '{}'", severity.text(), k.text()),
            None => format!("unexpected {}: {message}", severity.text()),
        };
        mismatches.push(Diagnostic::error("unexpected-diagnostic", loc, text));
    };
    for d in &diags.list {
        report(d.severity, d.loc, &d.message);
        for (loc, text) in &d.notes {
            report(Severity::Note, *loc, text);
        }
    }
    for (e, _) in expected.iter().zip(&met).filter(|(_, met)| !**met) {
        let text = format!("expected {} \"{}\" was not produced", e.severity.text(), e.text);
        mismatches.push(Diagnostic::error("missing-diagnostic", Loc::at(e.at), text));
    }
    lines.render_all(cx, source, &mismatches, out);
    mismatches.list.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_at_markers() {
        assert_eq!(split("a\n// -----\nb\n// ------\nc// ----- d"), [(0, "a\n"), (1, "\nb\n// ------\nc"), (4, " d")]);
        assert_eq!(split("a // -----"), [(0, "a // -----")]);
        assert_eq!(split(""), [(0, "")]);
    }

    #[test]
    fn places() {
        let e = expectations(
            "// expected-error @below {{a}}\n// expected-note@below {{b}}\nx // expected-warning {{c}}\ny\n// expected-remark @-3 {{d}}\n// expected-error@above {{e}}\n// expected-error @unknown {{f}}\n// expected-error-re @+2 {{g {{[0-9]+}}}}",
        );
        let lines: Vec<Option<u32>> = e.iter().map(|e| e.line).collect();
        assert_eq!(lines, [Some(4), Some(4), Some(3), Some(2), Some(4), None, Some(10)]);
        assert_eq!((e[7 - 1].text, e[6].regex), ("g {{[0-9]+}}", true));
        assert!(e[6].matches("it is g 42!") && !e[6].matches("g x"));
    }

    #[test]
    fn compares() {
        let cx = Context::new();
        let source = Source::new("t", "// expected-error @+1 {{bad}}\nx\ny // expected-error {{worse}}\n");
        let mut diags = Diags::default();
        diags.error("e", Loc::at(30), "a bad thing");
        let mut out = String::new();
        assert!(!verify_diagnostics(&cx, source, &diags, false, &mut out));
        assert!(out.contains("t:3:6: error: expected error \"worse\" was not produced"), "{out}");
        diags.error("e", Loc::at(32), "worse");
        diags.list[0].notes.push((Loc::at(0), "unexpected notes are fine".into()));
        out.clear();
        assert!(verify_diagnostics(&cx, source, &diags, false, &mut out), "{out}");
        diags.warning("e", Loc::at(32), "worse");
        assert!(!verify_diagnostics(&cx, source, &diags, false, &mut out));
        assert!(out.contains("'warning' diagnostic emitted when expecting a 'error'"), "{out}");
    }
}
