//! Passes by name, and pipelines of them.
//!
//! [`PASSES`] is the table: a name, a sentence, where the pass may stand, its options, its function. A pipeline is
//! text such as `builtin.module(func.func(canonicalize{max-iterations=3},cse))` ([`parse_pipeline`]) or a list of
//! flags `--name=options` ([`Pipeline::push_flag`]); [`run_pipeline`] runs it. A pass gets *all* operations it is
//! anchored on in one call, so that a pass over many functions stays one sweep; observers that want to see the module
//! between functions ([`Hooks::one_by_one`]) get one call each.
//! Source: MLIR documentation, "Pass Infrastructure", "Textual Pass Pipeline Specification".

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};
use ir::{Diagnostic, Diags, Module, Op, Opcode, Release, Traits};

pub use crate::passes::PASSES;

/// What a pass may be anchored on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Any operation.
    Any,
    /// `builtin.module`
    Module,
    /// `func.func`
    Func,
}

impl Anchor {
    /// As in a pipeline.
    pub const fn name(self) -> &'static str {
        match self {
            Anchor::Any => "any",
            Anchor::Module => "builtin.module",
            Anchor::Func => "func.func",
        }
    }
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true`, `false`, `1`, `0`; the name alone means true.
    Bool,
    /// A number that is not negative.
    Unsigned,
    /// A number.
    Int,
    /// Text.
    Str,
    /// Text items separated by commas, perhaps in `{}`.
    List,
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// An option of a pass.
#[derive(Clone, Copy, Debug)]
pub struct PassOption {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
    /// Its default as text.
    pub default: &'static str,
    /// A sentence.
    pub doc: &'static str,
}

/// A row of the table of passes.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Name, as in `--name` and in pipelines.
    pub name: &'static str,
    /// Class name that upstream prints in IR dumps and timing.
    pub class: &'static str,
    /// One sentence.
    pub doc: &'static str,
    /// Where it may stand.
    pub anchor: Anchor,
    /// Its options, sorted by name.
    pub options: &'static [PassOption],
    /// Runs it on the given operations; false when it failed and reported why.
    pub run: fn(&mut PassContext<'_>, &[Op]) -> bool,
}

impl core::fmt::Debug for Pass {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "pass({})", self.name)
    }
}

/// What a pass works with.
pub struct PassContext<'a> {
    /// The module.
    pub m: &'a mut Module,
    /// Where diagnostics go.
    pub diags: &'a mut Diags,
    /// Whose behaviour is asked for.
    pub release: Release,
    /// The row of the pass.
    pub pass: &'static Pass,
    /// What was given, by option number.
    pub values: &'a [Option<String>],
    /// What locations point into, where it is known.
    pub source: Option<ir::Source<'a>>,
}

impl PassContext<'_> {
    /// The text of an option: what was given, else its default.
    pub fn text(&self, option: &str) -> &str {
        match self.pass.options.iter().position(|o| o.name == option) {
            Some(i) => self.values.get(i).and_then(|v| v.as_deref()).unwrap_or(self.pass.options[i].default),
            None => "",
        }
    }
    /// A `Kind::Bool` option.
    pub fn flag(&self, option: &str) -> bool {
        self.text(option) == "true"
    }
    /// A number.
    pub fn number(&self, option: &str) -> i64 {
        self.text(option).parse().unwrap_or(0)
    }
    /// A list.
    pub fn list(&self, option: &str) -> impl Iterator<Item = &str> {
        let text = self.text(option);
        let text = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')).unwrap_or(text);
        text.split(',').filter(|t| !t.is_empty())
    }
}

/// A step of a pipeline.
#[derive(Clone, Debug)]
pub enum Step {
    /// A pass with what was given for each of its options.
    Pass(&'static Pass, Vec<Option<String>>),
    /// Steps for the operations of a name inside the current ones; `any` for all that are isolated from above.
    Nested(String, Vec<Step>),
}

/// Steps to run on the module.
#[derive(Clone, Debug, Default)]
pub struct Pipeline {
    /// Name of the operation that the pipeline is for: `builtin.module`, or `any`.
    pub anchor: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// Watches a pipeline run: IR dumps, timing, verification.
pub trait Hooks {
    /// Whether passes on nested operations must run one operation at a time.
    fn one_by_one(&self) -> bool {
        false
    }
    /// What locations point into, where it is known.
    fn source(&self) -> Option<ir::Source<'_>> {
        None
    }
    /// A pass is about to run on operations.
    fn before(&mut self, _m: &Module, _pass: &'static Pass, _ops: &[Op]) {}
    /// A pass ran; false stops the pipeline as failed.
    fn after(&mut self, _m: &mut Module, _pass: &'static Pass, _ops: &[Op], _ok: bool, _diags: &mut Diags) -> bool {
        true
    }
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHooks;
impl Hooks for NoHooks {}

/// The pass of a name.
pub fn find_pass(name: &str) -> Option<&'static Pass> {
    PASSES.iter().find(|p| p.name == name)
}

/// Pipelines nest at most this deep.
const MAX_NESTING: usize = 64;

/// Why a pipeline's text is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// Byte offset in the text.
    pub at: usize,
    /// What is wrong there.
    pub message: String,
}

/// Reads a pipeline: `builtin.module(...)` or `any(...)` around passes `name{option=value ...}` and nested
/// `op.name(...)`.
pub fn parse_pipeline(text: &str) -> Result<Pipeline, PipelineError> {
    let mut p = PipelineParser { text, at: 0 };
    p.blanks();
    let anchor = p.name();
    if anchor.is_empty() || !p.eat('(') {
        return Err(p.error("a pipeline is written inside the operation it is for, such as builtin.module(cse)"));
    }
    // Lists of steps under construction, outermost first.
    let mut open: Vec<(String, Vec<Step>)> = vec![(anchor.to_string(), Vec::new())];
    let mut expect_step = false;
    loop {
        p.blanks();
        if !expect_step && p.eat(')') {
            let (anchor, steps) = open.pop().expect("one list is open");
            p.blanks();
            match open.last_mut() {
                Some(outer) => outer.1.push(Step::Nested(anchor, steps)),
                None => {
                    p.blanks();
                    if p.at < text.len() {
                        return Err(p.error("text behind the end of the pipeline"));
                    }
                    return Ok(Pipeline { anchor, steps });
                }
            }
        } else {
            let at = p.at;
            let name = p.name();
            let inside = &open.last().expect("one list is open").0;
            if name.is_empty() {
                return Err(p.error(if p.at == text.len() {
                    "the pipeline ends early: `)` is missing"
                } else {
                    "expected a pass or an operation"
                }));
            }
            if p.eat('(') {
                if open.len() == MAX_NESTING {
                    return Err(PipelineError { at, message: format!("pipelines nest at most {MAX_NESTING} deep") });
                }
                open.push((name.to_string(), Vec::new()));
                expect_step = false;
                continue;
            }
            let Some(pass) = find_pass(name) else {
                return Err(PipelineError { at, message: unknown_pass(name) });
            };
            if pass.anchor != Anchor::Any && pass.anchor.name() != inside {
                let message = format!("'{name}' runs on {}, not on {inside}: write {}({name})", pass.anchor.name(), pass.anchor.name());
                return Err(PipelineError { at, message });
            }
            let mut options = "";
            let options_at = p.at + 1;
            if p.eat('{') {
                options = p.braced()?;
            }
            let values = parse_options(pass, options).map_err(|message| PipelineError { at: options_at.min(text.len()), message })?;
            open.last_mut().expect("one list is open").1.push(Step::Pass(pass, values));
        }
        p.blanks();
        expect_step = p.eat(',');
        if !expect_step && !p.rest().starts_with(')') {
            return Err(p.error(if p.at == text.len() { "the pipeline ends early: `)` is missing" } else { "expected `,` or `)`" }));
        }
    }
}

fn unknown_pass(name: &str) -> String {
    let near = PASSES.iter().filter(|p| ir::find::contains(p.name, name) || ir::find::contains(name, p.name)).map(|p| p.name).next();
    match near {
        Some(n) => format!("no pass is named '{name}'; is '{n}' meant?"),
        None => format!("no pass is named '{name}'"),
    }
}

struct PipelineParser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> PipelineParser<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }
    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }
    fn eat(&mut self, c: char) -> bool {
        let found = self.rest().starts_with(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }
    fn name(&mut self) -> &'a str {
        let r = self.rest();
        let n = r.find(['(', ')', '{', '}', ',', ' ', '\n', '\t']).unwrap_or(r.len());
        self.at += n;
        &r[..n]
    }
    /// The text up to the `}` that closes an open `{`.
    fn braced(&mut self) -> Result<&'a str, PipelineError> {
        let r = self.rest();
        let mut depth = 1usize;
        for (i, c) in r.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += i + 1;
                return Ok(&r[..i]);
            }
        }
        Err(self.error("`}` is missing"))
    }
    fn error(&self, message: &str) -> PipelineError {
        PipelineError { at: self.at, message: message.into() }
    }
}

/// Reads `name=value name=value ...` for a pass. Values may stand in quotes or braces.
pub fn parse_options(pass: &'static Pass, text: &str) -> Result<Vec<Option<String>>, String> {
    let mut values: Vec<Option<String>> = vec![None; pass.options.len()];
    let mut rest = text.trim();
    // Upstream also takes the options in one pair of braces.
    if let Some(inner) = rest.strip_prefix('{').and_then(|r| r.strip_suffix('}')) {
        rest = inner.trim();
    }
    while !rest.is_empty() {
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let name = &rest[..end];
        rest = &rest[end..];
        let mut value = None;
        if let Some(r) = rest.strip_prefix('=') {
            let n = value_len(r);
            let v = &r[..n];
            let quoted = v.len() >= 2 && (v.starts_with('\'') && v.ends_with('\'') || v.starts_with('"') && v.ends_with('"'));
            value = Some(if quoted { &v[1..v.len() - 1] } else { v });
            rest = &r[n..];
        }
        rest = rest.trim_start();
        let Some(i) = pass.options.iter().position(|o| o.name == name) else {
            let known: Vec<&str> = pass.options.iter().map(|o| o.name).collect();
            return Err(match known.is_empty() {
                true => format!("pass '{}' has no option '{name}': it takes none", pass.name),
                false => format!("pass '{}' has no option '{name}'; it takes {}", pass.name, known.join(", ")),
            });
        };
        values[i] = Some(check_value(&pass.options[i], value)?);
    }
    Ok(values)
}

/// Length of the value at the start of a text: up to a blank outside of quotes and braces.
fn value_len(text: &str) -> usize {
    let (mut depth, mut quote) = (0usize, None);
    for (i, c) in text.char_indices() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '{') => depth += 1,
            (None, '}') => depth = depth.saturating_sub(1),
            (None, c) if c.is_whitespace() && depth == 0 => return i,
            _ => {}
        }
    }
    text.len()
}

fn check_value(option: &PassOption, value: Option<&str>) -> Result<String, String> {
    let wrong = |what: &str| Err(format!("option '{}' takes {what}, not '{}'", option.name, value.unwrap_or("")));
    let text = value.unwrap_or("");
    match option.kind {
        Kind::Bool => match value {
            None | Some("" | "true" | "TRUE" | "True" | "1") => Ok("true".into()),
            Some("false" | "FALSE" | "False" | "0") => Ok("false".into()),
            _ => wrong("true or false"),
        },
        Kind::Unsigned => match text.parse::<u32>() {
            Ok(n) => Ok(n.to_string()),
            Err(_) => wrong("a number"),
        },
        Kind::Int => match text.parse::<i64>() {
            Ok(n) => Ok(n.to_string()),
            Err(_) => wrong("a number"),
        },
        Kind::Str | Kind::List => Ok(text.into()),
        Kind::Choice(words) if words.contains(&text) => Ok(text.into()),
        Kind::Choice(words) => wrong(&format!("one of {}", words.join(", "))),
    }
}

impl Pipeline {
    /// A pipeline for the module without steps.
    pub fn new() -> Pipeline {
        Pipeline { anchor: "builtin.module".into(), steps: Vec::new() }
    }
    /// Adds a pass given as a flag: `options` is what follows `=`. A pass on functions is nested by itself.
    pub fn push_flag(&mut self, pass: &'static Pass, options: &str) -> Result<(), String> {
        let values = parse_options(pass, options)?;
        self.push(pass, values);
        Ok(())
    }
    /// Adds a pass. A pass on functions is nested by itself, next to one that was nested before.
    pub fn push(&mut self, pass: &'static Pass, values: Vec<Option<String>>) {
        let step = Step::Pass(pass, values);
        if pass.anchor == Anchor::Any || pass.anchor.name() == self.anchor {
            self.steps.push(step);
            return;
        }
        match self.steps.last_mut() {
            Some(Step::Nested(anchor, steps)) if anchor == pass.anchor.name() => steps.push(step),
            _ => self.steps.push(Step::Nested(pass.anchor.name().into(), vec![step])),
        }
    }
}

/// Runs a pipeline on a module. False at the first pass that fails; what it reported stands in `diags`.
pub fn run_pipeline(m: &mut Module, pipeline: &Pipeline, release: Release, diags: &mut Diags, hooks: &mut dyn Hooks) -> bool {
    let Some(root) = m.root else { return true };
    if pipeline.anchor != "any" && pipeline.anchor != m.op_name(root) {
        let message = format!("the pipeline is for '{}', the input is a '{}'", pipeline.anchor, m.op_name(root));
        let d = Diagnostic::error("wrong-anchor", m.op_record[root].loc, message).help("write builtin.module(...) around it");
        diags.push(d);
        return false;
    }
    run_steps(m, &pipeline.steps, &[root], release, diags, hooks)
}

/// Runs steps on operations. Recursion is as deep as the pipeline nests, which the parser limits.
pub(crate) fn run_steps(m: &mut Module, steps: &[Step], ops: &[Op], release: Release, diags: &mut Diags, hooks: &mut dyn Hooks) -> bool {
    if hooks.one_by_one() && ops.len() > 1 {
        return ops.iter().all(|op| run_steps(m, steps, &[*op], release, diags, hooks));
    }
    for step in steps {
        match step {
            Step::Pass(pass, values) => {
                if let Some(&open) = ops.iter().find(|&&o| m.kind(o) != Opcode::ERASED && !m.row(o).traits.has(Traits::ISOLATED)) {
                    let message = format!("a pass cannot run on '{}', which sees values from outside", m.op_name(open));
                    diags.push(Diagnostic::error("open-anchor", m.op_record[open].loc, message).help("run it on what holds the operation"));
                    return false;
                }
                hooks.before(m, pass, ops);
                let mut cx = PassContext { m, diags, release, pass, values, source: hooks.source() };
                let ok = (pass.run)(&mut cx, ops);
                if !hooks.after(m, pass, ops, ok, diags) || !ok {
                    return false;
                }
            }
            Step::Nested(anchor, steps) => {
                let inner = nested_ops(m, ops, anchor);
                if !inner.is_empty() && !run_steps(m, steps, &inner, release, diags, hooks) {
                    return false;
                }
            }
        }
    }
    true
}

/// The operations of a name directly inside the regions of others, in order.
fn nested_ops(m: &Module, ops: &[Op], anchor: &str) -> Vec<Op> {
    let mut out = Vec::new();
    for &op in ops {
        if m.kind(op) == Opcode::ERASED {
            continue;
        }
        for &r in m.op_regions(op) {
            for &b in m.region_blocks(r) {
                let fits = |o: &&Op| match anchor {
                    "any" => m.row(**o).traits.has(Traits::ISOLATED),
                    _ => m.op_name(**o) == anchor,
                };
                out.extend(m.block_ops(b).iter().filter(fits));
            }
        }
    }
    out
}
