//! What every command does around its own work: read the input, cut it at split markers, report what went wrong, and
//! write the output once it is whole.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::time::Duration;

use ir::diag::{Diags, Lines, Source};
use ir::expect;
use ir::{Context, Module};
use typed_arena::Arena;

use crate::args::{self, Arg, Flag};
use crate::engine;
use crate::flags;
use crate::host::Host;

/// Where input comes from and output goes to.
#[derive(Clone, Debug)]
pub struct Files<'a> {
    /// The program's name, for complaints without a place.
    pub program: &'a str,
    /// Input file, `-` for standard input.
    pub input: &'a str,
    /// Output file, `-` for standard output.
    pub output: &'a str,
    /// Cut the input at lines with this marker.
    pub split: Option<&'a str>,
    /// What stands between outputs.
    pub output_split: &'a str,
    /// Compare diagnostics with `expected-error` comments instead of printing them.
    pub expect: Option<Expect>,
}

impl<'a> Files<'a> {
    /// The output, if one text goes into it: it can be begun before all of that is known.
    pub fn alone(&self) -> Option<&'a str> {
        Some(self.output).filter(|_| self.split.is_none())
    }
}

/// How strictly diagnostics are compared with the comments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expect {
    /// Every diagnostic must be expected.
    All,
    /// Every expectation must be met.
    OnlyExpected,
}

/// The default marker of `-split-input-file`.
pub const MARKER: &str = "// -----";

/// Wall time of named phases, for `--mlir-timing`.
#[derive(Default, Debug)]
pub struct Timing {
    /// Name and time, in the order of their first start.
    pub phases: Vec<(String, Duration)>,
}

impl Timing {
    /// Adds time to a phase.
    pub fn add(&mut self, name: &str, time: Duration) {
        match self.phases.iter_mut().find(|p| p.0 == name) {
            Some(p) => p.1 += time,
            None => self.phases.push((name.into(), time)),
        }
    }
    /// The report that `--mlir-timing` prints, or the JSON form of it.
    pub fn report(&self, total: Duration, json: bool) -> String {
        let known: Duration = self.phases.iter().map(|p| p.1).sum();
        // Numbers with a point by hand: the library's floats are a hundredth of the shipped binary.
        let seconds = |t: Duration| {
            let n = (t.as_nanos() + 50_000) / 100_000;
            format!("{}.{:04}", n / 10_000, n % 10_000)
        };
        let percent = |t: Duration| {
            let n = (1000 * t.as_nanos() + total.as_nanos() / 2) / total.as_nanos().max(1);
            format!("{}.{}", n / 10, n % 10)
        };
        let rest = ("Rest".to_string(), total.saturating_sub(known));
        let all = self.phases.iter().cloned().chain([rest, ("Total".to_string(), total)]);
        if json {
            let lines: Vec<String> = all
                .map(|(n, t)| format!("{{\"wall\": {{\"duration\": {}, \"percentage\": {}}}, \"name\": \"{n}\"}}", seconds(t), percent(t)))
                .collect();
            return format!("[\n{}\n]\n", lines.join(",\n"));
        }
        let rule = format!("===-{}-===\n", "-".repeat(73));
        let mut out = format!("{rule}{:25}... Execution time report ...\n{rule}", "");
        out.push_str(&format!("  Total Execution Time: {} seconds\n\n  ----Wall Time----  ----Name----\n", seconds(total)));
        for (name, time) in all {
            out.push_str(&format!("  {:>8} ({:>5}%)  {name}\n", seconds(time), percent(time)));
        }
        out
    }
}

/// The work on one piece of input: reads `source` into `m`, appends to the output, reports to the sink. `false` fails.
pub type Work<'w> = dyn FnMut(&mut dyn Host, Source<'_>, &mut Module, &mut Diags, &mut Vec<u8>) -> bool + 'w;

/// An input file.
enum Input {
    Read(Vec<u8>),
    #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
    Mapped(alloc::rc::Rc<crate::mapped::Mapped>),
}

impl Input {
    fn of(host: &mut dyn Host, path: &str) -> Result<Input, String> {
        #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
        if let Some(mapped) = host.map(path) {
            return Ok(Input::Mapped(mapped));
        }
        host.read(path).map(Input::Read)
    }
    fn bytes(&self) -> &[u8] {
        match self {
            Input::Read(bytes) => bytes,
            #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
            Input::Mapped(bytes) => bytes,
        }
    }
}

/// Runs a command's work over its input; the exit code.
pub fn drive(host: &mut dyn Host, files: &Files<'_>, work: &mut Work<'_>) -> i32 {
    let inputs: Arena<Input> = Arena::new();
    let name = if files.input == "-" { "<stdin>" } else { files.input };
    let bytes = match Input::of(host, files.input) {
        Ok(input) => inputs.alloc(input).bytes(),
        Err(e) => return complain(host, files.program, &format!("cannot read '{}': {e}", files.input)),
    };
    // Bytecode is told by its first bytes, whatever the file is called.
    let (bytes, bytecode): (&[u8], &[u8]) = if engine::is_bytecode(bytes) { (&[], bytes) } else { (bytes, &[]) };
    let text: &str = match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(e) => {
            let at = e.valid_up_to();
            let before = &bytes[..at];
            let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
            let col = at - before.iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1) + 1;
            let byte = bytes[at];
            host.err(&format!("{name}:{line}:{col}: error: byte 0x{byte:02X} is not UTF-8 text\n"));
            return 1;
        }
    };
    #[cfg(feature = "fast")]
    if has_short_functions(text) {
        host.expecting()(text.len());
    }
    let pieces = match files.split {
        Some(marker) if bytecode.is_empty() => expect::split_at(text, marker),
        _ => vec![(0, text)],
    };
    let (mut out, mut ok) = (Vec::new(), true);
    for (i, &(first_line, piece)) in pieces.iter().enumerate() {
        if i > 0 {
            out.extend_from_slice(files.output_split.as_bytes());
            if !files.output_split.is_empty() && !files.output_split.ends_with('\n') {
                out.push(b'\n');
            }
        }
        let source = Source { name, text: piece, first_line, bytecode };
        let (mut m, mut diags) = (Module::new(), Diags::default());
        let done = work(host, source, &mut m, &mut diags, &mut out) && !diags.failed();
        ok &= match files.expect {
            None => {
                report(host, &m.cx, source, &diags);
                done
            }
            Some(how) => {
                let mut complaints = String::new();
                let fits = expect::verify_diagnostics(&m.cx, source, &diags, how == Expect::OnlyExpected, &mut complaints);
                host.err(&complaints);
                fits
            }
        };
    }
    // A file is written whole or not at all; what goes to a terminal or a pipe is shown as far as it got.
    if (ok || files.output == "-")
        && let Err(e) = host.write(files.output, &out)
    {
        return complain(host, files.program, &format!("cannot write '{}': {e}", files.output));
    }
    #[cfg(feature = "fast")]
    host.abandon();
    i32::from(!ok)
}

/// Whether a text is a module of many short functions, as far as its beginning shows: three begin there.
#[cfg(feature = "fast")]
fn has_short_functions(text: &str) -> bool {
    const BEGINNING: usize = 1 << 16;
    const STARTS: [&[u8]; 4] = [b"func.func ", b"func ", b"llvm.func ", b"define "];
    let beginning = &text.as_bytes()[..text.len().min(BEGINNING)];
    let begins = |line: &[u8]| STARTS.iter().any(|s| line.trim_ascii_start().starts_with(s));
    beginning.split(|&b| b == b'\n').filter(|line| begins(line)).nth(2).is_some()
}

/// Prints diagnostics.
pub fn report(host: &mut dyn Host, cx: &Context, source: Source<'_>, diags: &Diags) {
    let text = rendered(cx, source, diags);
    if !text.is_empty() {
        host.err(&text);
    }
}

/// Diagnostics as text.
pub fn rendered(cx: &Context, source: Source<'_>, diags: &Diags) -> String {
    let mut text = String::new();
    if !diags.list.is_empty() {
        Lines::new(source.text).render_all(cx, source, diags, &mut text);
    }
    text
}

/// Reads the arguments of a command without passes, or complains; the exit code then.
pub fn arguments<'a>(program: &str, argv: &'a [String], own: &'static [Flag], host: &mut dyn Host) -> Result<Vec<Arg<'a>>, i32> {
    let tables = [own, flags::FILES, flags::PRINTING, flags::IGNORED, flags::ASKING];
    args::read(argv, &tables, |_| false, Vec::new)
        .map_err(|e| complain(host, program, &format!("{e}; '{program} --help' lists what there is")))
}

/// Prints a complaint that has no place in the input; the exit code.
pub fn complain(host: &mut dyn Host, program: &str, message: &str) -> i32 {
    host.err(&format!("{program}: error: {message}\n"));
    1
}
