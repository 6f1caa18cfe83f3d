//! A session for programs that embed lowir: choices made once, modules read, changed and written step by step, and what
//! was said about them as data. `capi.rs` hands the same to C. Sessions know nothing of each other.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ir::diag::{Diags, Lines, Severity, Source};
use ir::text::parse::ParseOptions;
use ir::text::print::PrintOptions;
use ir::{Attr, Id, Module, Op, Opcode, Type};
use lower::pass::{self, NoHooks};

use crate::args::Arg;
use crate::flags::{self, Common};
use crate::{drive, engine, job};

/// A module, and the text that its locations point into.
#[derive(Debug, Default)]
pub struct Document {
    /// Name of the text in messages.
    pub name: String,
    /// The text.
    pub text: String,
    /// What was read from it.
    pub module: Module,
    /// The module was verified and not changed by hand since; else a step that needs that verifies first.
    pub checked: bool,
    /// Operations were made by hand, and some may stand in regions that no operation got.
    pub loose: bool,
}

impl Document {
    /// The text under its name.
    pub fn source(&self) -> Source<'_> {
        Source::new(&self.name, &self.text)
    }
}

/// Something said about a module.
#[derive(Clone, Debug)]
pub struct Message {
    /// How bad it is.
    pub severity: Severity,
    /// Stable name of this kind of message; empty for one about a choice or a pipeline.
    pub name: &'static str,
    /// The file that the place is in; empty when there is no place.
    pub file: String,
    /// Line of the place, from 1; 0 when there is no place.
    pub line: u32,
    /// Column of the place, from 1; 0 when there is no place.
    pub column: u32,
    /// What is wrong.
    pub text: String,
    /// What to do; empty when unknown.
    pub help: String,
}

/// Choices, and the messages of the last step.
#[derive(Debug)]
pub struct Session {
    /// Conventions, widths and versions.
    pub options: job::Options,
    /// How text is read.
    pub parse: ParseOptions,
    /// How MLIR is printed.
    pub print: PrintOptions,
    /// What the last step said, in order.
    pub messages: Vec<Message>,
    /// The same as the command shows it.
    pub report: String,
}

impl Default for Session {
    fn default() -> Self {
        Session::new()
    }
}

/// Flags about files and time, which a session has no use for.
const OF_COMMANDS: [&str; 8] = [
    "o",
    "split-input-file",
    "output-split-marker",
    "verify-diagnostics",
    "no-implicit-module",
    "mlir-timing",
    "mlir-timing-display",
    "mlir-output-format",
];

impl Session {
    /// The defaults of the command `lowir`.
    pub fn new() -> Session {
        let (parse, print) = (ParseOptions::default(), PrintOptions::default());
        Session { options: job::Options::default(), parse, print, messages: Vec::new(), report: String::new() }
    }

    /// Makes a choice as the command's flag of that name does: `set("compat", "19")`, `set("index-bitwidth", "32")`,
    /// `set("allow-unregistered-dialect", "true")`. Errors: an unknown name, or a value that the flag does not take.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let tables = [job::FLAGS, flags::FILES, flags::PRINTING];
        let known = tables.iter().flat_map(|t| t.iter()).find(|f| f.name == name && !OF_COMMANDS.contains(&name));
        let Some(flag) = known else { return Err(format!("no choice is named '{name}'")) };
        let arg = Arg::Flag(flag.name, value);
        if job::take(arg, &mut self.options)? {
            return Ok(());
        }
        let mut common = Common::new("lowir", "");
        common.release = self.options.lower.release;
        common.allow_unregistered = self.parse.allow_unregistered;
        (common.strict, common.quiet_older, common.fragment) = (self.parse.strict, self.parse.quiet_older, self.parse.fragment);
        common.print = self.print;
        common.take(arg, &mut 0)?;
        self.options.lower.release = common.release;
        (self.parse, self.print) = (common.parse(), common.printing());
        Ok(())
    }

    /// An empty module of a name, to build in.
    pub fn empty(&self, name: &str) -> Document {
        let mut d = Document { name: name.into(), ..Document::default() };
        let mut diags = Diags::default();
        // The text of a module without operations cannot be wrong.
        let _ = ir::text::parse::parse_into(&mut d.module, Source::new(name, ""), &self.parse, &mut diags);
        d
    }

    /// Reads and verifies a text. `None` if there were errors.
    pub fn read(&mut self, name: &str, text: &str) -> Option<Document> {
        let mut d = Document { name: name.into(), text: text.into(), module: Module::new(), checked: true, loose: false };
        let mut diags = Diags::default();
        let ok = engine::read(&mut d.module, Source::new(&d.name, &d.text), &self.parse, true, &mut diags);
        self.said(&d, &diags, ok).then_some(d)
    }

    /// Verifies a module. Whether it is right.
    pub fn verify(&mut self, d: &mut Document) -> bool {
        let mut diags = Diags::default();
        let ok = engine::verified(&mut d.module, &mut diags);
        d.checked = ok;
        self.said(d, &diags, ok)
    }
    /// Verifies a module that was changed by hand.
    fn right(&mut self, d: &mut Document) -> bool {
        if core::mem::take(&mut d.loose) {
            drop_loose(&mut d.module);
        }
        d.checked || self.verify(d)
    }

    /// Runs a pipeline, written as `--pass-pipeline` takes it: `builtin.module(convert-scf-to-cf,...)`. Whether it
    /// ran to its end; if not, the module is as the last whole pass left it.
    pub fn run(&mut self, d: &mut Document, pipeline: &str) -> bool {
        let pipeline = match pass::parse_pipeline(pipeline) {
            Ok(p) => p,
            Err(e) => return self.complain(format!("the pipeline is wrong at offset {}: {}", e.at, e.message)),
        };
        if !self.right(d) {
            return false;
        }
        let mut diags = Diags::default();
        let ok = pass::run_pipeline(&mut d.module, &pipeline, self.options.lower.release, &mut diags, &mut NoHooks);
        self.said(d, &diags, ok)
    }

    /// Lowers everything to the LLVM dialect. Whether nothing else is left.
    pub fn lower(&mut self, d: &mut Document) -> bool {
        if !self.right(d) {
            return false;
        }
        let mut diags = Diags::default();
        let ok = engine::lower(&mut d.module, &self.options, &mut diags);
        self.said(d, &diags, ok)
    }

    /// The MLIR text of a module.
    pub fn print(&self, d: &Document) -> String {
        ir::text::print::print_module(&d.module, d.source(), &self.print)
    }

    /// The LLVM IR of a module of the LLVM dialect; strings in it may be any bytes.
    pub fn emit(&mut self, d: &mut Document) -> Option<Vec<u8>> {
        if !self.right(d) {
            return None;
        }
        let (mut diags, mut out) = (Diags::default(), Vec::new());
        let ok = engine::emit(&d.module, d.source(), self.llvm(), &mut diags, &mut out);
        self.said(d, &diags, ok).then_some(out)
    }

    /// The whole job on a text: LLVM IR.
    pub fn compile(&mut self, name: &str, text: &str) -> Option<Vec<u8>> {
        let mut d = Document { name: name.into(), text: text.into(), module: Module::new(), checked: true, loose: false };
        let (mut diags, mut out) = (Diags::default(), Vec::new());
        let Document { name, text, module, .. } = &mut d;
        let source = Source::new(name, text);
        let job = crate::parts::Job { source, parse: &self.parse, options: &self.options };
        if job.is_long()
            && let Some((text, _)) = job.run(&mut crate::parts::InMemory)
        {
            return self.said(&d, &diags, true).then(|| text.into_text());
        }
        let llvm = self.llvm();
        let ok = engine::read(module, source, &self.parse, true, &mut diags)
            && engine::lower(module, &self.options, &mut diags)
            && engine::emit(module, source, llvm, &mut diags, &mut out);
        self.said(&d, &diags, ok).then_some(out)
    }

    /// Reads a type in the words of MLIR, such as `memref<4x?xf32>`.
    pub fn ty(&mut self, d: &mut Document, text: &str) -> Option<Type> {
        let mut diags = Diags::default();
        let ty = ir::text::parse::parse_type(&mut d.module, Source::new("type", text), &self.parse, &mut diags);
        self.told(&d.module, Source::new("type", text), &diags, ty.is_ok());
        ty.ok()
    }

    /// Reads an attribute in the words of MLIR, such as `7 : i32`.
    pub fn attr(&mut self, d: &mut Document, text: &str) -> Option<Attr> {
        let mut diags = Diags::default();
        let attr = ir::text::parse::parse_attr(&mut d.module, Source::new("attribute", text), &self.parse, &mut diags);
        self.told(&d.module, Source::new("attribute", text), &diags, attr.is_ok());
        attr.ok()
    }

    fn llvm(&self) -> u32 {
        self.options.llvm_version.unwrap_or(self.options.lower.release.version)
    }

    /// Makes an error about something other than a module the only message; false.
    pub(crate) fn complain(&mut self, text: String) -> bool {
        self.report = format!("error: {text}\n");
        let (name, file, help) = ("", String::new(), String::new());
        self.messages = alloc::vec![Message { severity: Severity::Error, name, file, line: 0, column: 0, text, help }];
        false
    }
    fn said(&mut self, d: &Document, diags: &Diags, ok: bool) -> bool {
        self.told(&d.module, d.source(), diags, ok)
    }
    /// Keeps what a step said; whether it went well.
    fn told(&mut self, m: &Module, source: Source<'_>, diags: &Diags, ok: bool) -> bool {
        self.messages.clear();
        self.report = drive::rendered(&m.cx, source, diags);
        if !diags.list.is_empty() {
            let lines = Lines::new(source.text);
            let place = |loc| lines.file_line_col(&m.cx, source, loc).map_or((String::new(), 0, 0), |(f, l, c)| (f.into(), l, c));
            for d in &diags.list {
                let (file, line, column) = place(d.loc);
                let (text, help) = (d.message.clone(), d.help.clone());
                self.messages.push(Message { severity: d.severity, name: d.name, file, line, column, text, help });
                for (loc, text) in &d.notes {
                    let (file, line, column) = place(*loc);
                    let (text, help) = (text.clone(), String::new());
                    self.messages.push(Message { severity: Severity::Note, name: "", file, line, column, text, help });
                }
            }
        }
        ok && !diags.failed()
    }
}

/// Erases the operations that the module does not hold: nothing verifies them, and passes go over all that there are.
fn drop_loose(m: &mut Module) {
    let mut held = alloc::vec![false; m.op_kind.len()];
    if let Some(root) = m.root {
        ir::walk(m, root, |op| held[op.idx()] = true);
    }
    for (i, held) in held.into_iter().enumerate() {
        if !held {
            m.op_kind[Op(i as u32)] = Opcode::ERASED;
        }
    }
}
