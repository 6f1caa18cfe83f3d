//! `lowir opt`: reads MLIR, runs passes, prints MLIR. Speaks `mlir-opt`'s flags.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use ir::diag::{Diags, Source};
use ir::text::parse::ParseOptions;
use ir::text::print::{self, PrintOptions};
use ir::{Diagnostic, Module, Op};
use lower::pass::{self, Hooks, Pass, Pipeline, Step};
#[cfg(feature = "fast")]
use lower::road::Road;

use crate::args::{self, Arg, Flag, switch, value};
use crate::drive::{self, Timing};
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;
#[cfg(feature = "fast")]
use crate::job::PART_SIZE;
use crate::older_passes;
#[cfg(feature = "fast")]
use crate::parts::{Job, OnHost};

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    value("pass-pipeline", "pipeline", "passes to run, such as 'builtin.module(func.func(cse),symbol-dce)'"),
    switch("verify-each", "verify after every pass (on unless =false)"),
    switch("mlir-very-unsafe-disable-verifier-on-parsing", "do not verify what was read"),
    switch("verify-roundtrip", "check that what is printed reads back as the same module"),
    switch("dump-pass-pipeline", "print the pipeline before it runs"),
    switch("mlir-print-ir-before-all", "print the module before every pass, on standard error"),
    switch("mlir-print-ir-after-all", "print the module after every pass, on standard error"),
    value("mlir-print-ir-before", "pass,...", "print the module before these passes"),
    value("mlir-print-ir-after", "pass,...", "print the module after these passes"),
    switch("mlir-print-ir-after-change", "print after a pass only if it changed the module"),
    switch("mlir-print-ir-after-failure", "print after a pass only if it failed"),
    switch("mlir-print-ir-module-scope", "always print the whole module between passes"),
    #[cfg(feature = "bytecode")]
    switch("emit-bytecode", "write bytecode instead of text"),
    #[cfg(feature = "bytecode")]
    value("emit-bytecode-version", "version", "of the bytecode: 0 to 6 (default: 6)"),
    #[cfg(feature = "bytecode")]
    switch("elide-resource-data-from-bytecode", "leave the data of resources out of the bytecode"),
    switch("show-dialects", "print the known dialects and stop"),
    switch("list-passes", "print the known passes and stop"),
];

/// What the flags were set to.
struct Options<'a> {
    common: Common<'a>,
    pipeline: Option<&'a str>,
    passes: Vec<(&'a str, &'a str)>,
    verify_each: bool,
    verify_parsed: bool,
    verify_roundtrip: bool,
    dump: bool,
    print: PrintIr<'a>,
    emit_bytecode: bool,
    bytecode_version: u64,
    elide_resources: bool,
}

/// When the module is printed between passes.
#[derive(Default)]
struct PrintIr<'a> {
    before_all: bool,
    after_all: bool,
    before: Vec<&'a str>,
    after: Vec<&'a str>,
    change: bool,
    failure: bool,
    module_scope: bool,
}

impl PrintIr<'_> {
    /// Whether it is printed between passes that do not fail.
    #[cfg(feature = "fast")]
    fn is_asked(&self) -> bool {
        self.before_all || self.after_all || !self.before.is_empty() || !self.after.is_empty()
    }
}

fn read<'a>(program: &'a str, args: &[Arg<'a>]) -> Result<Options<'a>, String> {
    let mut o = Options {
        common: Common::new(program, "// -----"),
        pipeline: None,
        passes: Vec::new(),
        verify_each: true,
        verify_parsed: true,
        verify_roundtrip: false,
        dump: false,
        print: PrintIr::default(),
        emit_bytecode: false,
        bytecode_version: 6,
        elide_resources: false,
    };
    let mut n_files = 0;
    for &arg in args {
        if o.common.take(arg, &mut n_files)? {
            continue;
        }
        let (name, value) = match arg {
            Arg::Pass(name, options) => {
                o.passes.push((name, options));
                continue;
            }
            Arg::Flag(name, value) => (name, value),
            Arg::File(_) => continue,
        };
        let on = value == "true";
        match name {
            "pass-pipeline" => o.pipeline = Some(value),
            "verify-each" => o.verify_each = on,
            "mlir-very-unsafe-disable-verifier-on-parsing" => o.verify_parsed = !on,
            "verify-roundtrip" => o.verify_roundtrip = on,
            "dump-pass-pipeline" => o.dump = on,
            "emit-bytecode" => o.emit_bytecode = on,
            "elide-resource-data-from-bytecode" => o.elide_resources = on,
            "emit-bytecode-version" => {
                let known = value.parse().ok().filter(|&v: &u64| v <= 6);
                o.bytecode_version = known.ok_or_else(|| format!("'--{name}={value}': versions are 0 to 6"))?;
            }
            "mlir-print-ir-before-all" => o.print.before_all = on,
            "mlir-print-ir-after-all" => o.print.after_all = on,
            "mlir-print-ir-before" => o.print.before.extend(value.split(',')),
            "mlir-print-ir-after" => o.print.after.extend(value.split(',')),
            "mlir-print-ir-after-change" => o.print.change = on,
            "mlir-print-ir-after-failure" => o.print.failure = on,
            "mlir-print-ir-module-scope" => o.print.module_scope = on,
            _ => {}
        }
    }
    if o.pipeline.is_some() && !o.passes.is_empty() {
        return Err("'--pass-pipeline' cannot be used together with passes as flags".into());
    }
    Ok(o)
}

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    let tables = [FLAGS, flags::FILES, flags::PRINTING, flags::IGNORED, flags::ASKING];
    let is_pass = |n: &str| pass::find_pass(n).is_some() || older_passes::is_older(n, "");
    let args = match args::read(argv, &tables, is_pass, || pass::PASSES.iter().map(|p| p.name).collect()) {
        Ok(a) => a,
        Err(e) => return drive::complain(host, program, &format!("{e}; '{program} --help' lists what there is")),
    };
    for arg in &args {
        match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::opt(program)),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("show-dialects", _) => return help::show(host, &help::dialects()),
            Arg::Flag("list-passes", _) => return help::show(host, &help::passes()),
            _ => {}
        }
    }
    let o = match read(program, &args) {
        Ok(o) => o,
        Err(e) => return drive::complain(host, program, &e),
    };
    work(host, &o)
}

fn pipeline(host: &mut dyn Host, o: &Options<'_>) -> Result<Pipeline, String> {
    let mut p = Pipeline::new();
    if let Some(text) = o.pipeline {
        let e = match pass::parse_pipeline(text) {
            Ok(p) => return Ok(p),
            Err(e) => e,
        };
        if let Some((p, remark)) = older_passes::pipeline(text).filter(|_| !o.common.strict) {
            if !o.common.quiet_older {
                host.err(&remark);
            }
            return Ok(p);
        }
        let column = text.get(..e.at).map_or(0, |t| t.chars().count());
        return Err(format!("--pass-pipeline: {}\n  {text}\n  {:column$}^", e.message, ""));
    }
    for &(name, options) in &o.passes {
        if older_passes::is_older(name, options) && !o.common.strict {
            let remark = older_passes::push(&mut p, name, options).map_err(|e| format!("'--{name}={options}': {e}"))?;
            if !o.common.quiet_older {
                host.err(&remark);
            }
            continue;
        }
        let Some(row) = pass::find_pass(name) else { return Err(format!("unknown argument '--{name}'")) };
        p.push_flag(row, options).map_err(|e| format!("'--{name}={options}': {e}"))?;
    }
    Ok(p)
}

fn work(host: &mut dyn Host, o: &Options<'_>) -> i32 {
    let pipeline = match pipeline(host, o) {
        Ok(p) => p,
        Err(e) => return drive::complain(host, o.common.files.program, &e),
    };
    for name in o.print.before.iter().chain(&o.print.after) {
        if pass::find_pass(name).is_none() {
            return drive::complain(host, o.common.files.program, &format!("no pass is named '{name}'"));
        }
    }
    if o.dump {
        host.err(&dumped(&pipeline, o.common.release.pipeline_lines));
    }
    let mut timing = Timing::default();
    let start = host.now();
    let (parse, printing) = (o.common.parse(), o.common.printing());
    // Passes that one sweep stands for, of which nobody asks what each does.
    #[cfg(feature = "fast")]
    let nobody_asks = o.verify_parsed && !(o.emit_bytecode || o.verify_roundtrip || o.common.timing || o.print.is_asked());
    #[cfg(feature = "fast")]
    let road = Road::of(&pipeline).filter(|_| nobody_asks);
    let code = drive::drive(host, &o.common.files, &mut |host, source, m, diags, out| {
        let t0 = host.now();
        #[cfg(feature = "fast")]
        if pipeline.steps.is_empty() && !o.emit_bytecode && !o.verify_roundtrip && crate::mlir_parts::is_long(source, PART_SIZE) {
            let path = o.common.files.alone();
            let world = &mut OnHost::new(host, path);
            if let Some((text, output)) = crate::mlir_parts::again(source, &parse, &printing, o.verify_parsed, PART_SIZE, world) {
                timing.add("Parser", (host.now() - t0).saturating_sub(output));
                timing.add("Output", output);
                crate::parts::put(text, host, o.common.files.output, out);
                return true;
            }
        }
        #[cfg(feature = "fast")]
        if let Some(Road { c_wrappers }) = road.filter(|_| crate::mlir_parts::is_long(source, PART_SIZE)) {
            let lower = lower::Options::new(o.common.release);
            let options = crate::job::Options { lower, c_wrappers, ..Default::default() };
            let job = Job { source, parse: &parse, options: &options };
            let path = o.common.files.alone();
            if let Some((text, _)) = crate::mlir_parts::passed(&job, &printing, o.verify_each, &mut OnHost::new(host, path)) {
                crate::parts::put(text, host, o.common.files.output, out);
                return true;
            }
        }
        let read = engine::read(m, source, &parse, o.verify_parsed, diags);
        timing.add("Parser", host.now() - t0);
        if !read || o.verify_roundtrip && !round_trips(m, source, &parse, &printing, diags) {
            return false;
        }
        if !pipeline.steps.is_empty() {
            let mut watch = Watch { host, source, o, printing, timing: &mut timing, started: Duration::ZERO, before: String::new() };
            if !pass::run_pipeline(m, &pipeline, o.common.release, diags, &mut watch) {
                return false;
            }
        }
        let t1 = host.now();
        match o.emit_bytecode {
            true => engine::bytecode(m, source, &printing, (o.bytecode_version, o.elide_resources), out),
            false => engine::print_to(m, source, &printing, host, &o.common.files, diags, out),
        }
        timing.add("Output", host.now() - t1);
        true
    });
    if o.common.timing {
        let total = host.now() - start;
        host.err(&timing.report(total, o.common.json));
    }
    code
}

/// Whether a module prints, reads back and prints the same; reports if not.
fn round_trips(m: &Module, source: Source<'_>, parse: &ParseOptions, printing: &PrintOptions, diags: &mut Diags) -> bool {
    let text = print::print_module(m, source, printing);
    let (mut again, mut found) = (Module::new(), Diags::default());
    let printed = Source::new("<printed>", &text);
    let same = engine::read(&mut again, printed, parse, false, &mut found) && print::print_module(&again, printed, printing) == text;
    if !same {
        let loc = m.root.map_or(ir::Loc::UNKNOWN, |r| m.op_record[r].loc);
        let why = found.list.first().map_or("it prints otherwise when read back".into(), |d| d.message.clone());
        diags.push(Diagnostic::error("round-trip", loc, format!("the module does not survive printing and reading: {why}")));
    }
    same
}

/// Watches passes: prints the module between them, verifies it, takes the time.
struct Watch<'a, 'h> {
    host: &'h mut dyn Host,
    source: Source<'a>,
    o: &'a Options<'a>,
    printing: PrintOptions,
    timing: &'a mut Timing,
    started: Duration,
    /// The module before the pass, where only changes are printed.
    before: String,
}

impl Watch<'_, '_> {
    fn dump(&mut self, m: &Module, what: &str, pass: &Pass, ops: &[Op]) {
        for &op in ops {
            let root = m.root == Some(op);
            let mut text = format!("// -----// IR Dump {what} ({})", pass.name);
            if self.o.print.module_scope {
                let name = ir::segments::symbol_name(m, op).map(|s| format!(": @{}", m.cx.str(s))).unwrap_or_default();
                text.push_str(&format!(" ('{}' operation{name})", m.op_name(op)));
            }
            text.push_str(" //----- //\n");
            if root || self.o.print.module_scope {
                text.push_str(&print::print_module(m, self.source, &self.printing));
                text.push('\n');
            } else {
                text.push_str(&print::print_op(m, op, self.source, &self.printing));
                text.push_str("\n\n");
            }
            self.host.err(&text);
        }
    }
}

impl Hooks for Watch<'_, '_> {
    fn source(&self) -> Option<Source<'_>> {
        Some(self.source)
    }
    fn one_by_one(&self) -> bool {
        let p = &self.o.print;
        p.before_all || p.after_all || !p.before.is_empty() || !p.after.is_empty()
    }
    fn before(&mut self, m: &Module, pass: &'static Pass, ops: &[Op]) {
        let p = &self.o.print;
        if p.before_all || p.before.contains(&pass.name) {
            self.dump(m, &format!("Before {}", pass.class), pass, ops);
        }
        if p.change {
            self.before = print::print_module(m, self.source, &self.printing);
        }
        self.started = self.host.now();
    }
    fn after(&mut self, m: &mut Module, pass: &'static Pass, ops: &[Op], ok: bool, diags: &mut Diags) -> bool {
        let time = self.host.now() - self.started;
        self.timing.add(pass.class, time);
        let verified = !ok || !self.o.verify_each || engine::verified(m, diags);
        let p = &self.o.print;
        let wanted = (p.after_all || p.after.contains(&pass.name)) && !(p.failure && ok);
        if wanted && !(p.change && self.before == print::print_module(m, self.source, &self.printing)) {
            let failed = if ok { "" } else { " Failed" };
            self.dump(m, &format!("After {}{failed}", pass.class), pass, ops);
        }
        verified
    }
}

/// A pipeline as `--dump-pass-pipeline` prints it.
fn dumped(p: &Pipeline, lines: bool) -> String {
    let (open, close) = if lines { ("\n", "\n)\n\n") } else { ("", ")\n\n") };
    let mut out = format!("Pass Manager with {} passes:\n{}({open}", p.steps.len(), p.anchor);
    dump_steps(&p.steps, 1, lines, &mut out);
    out.push_str(close);
    out
}

/// Recursion is as deep as the pipeline nests, which its reader limits.
fn dump_steps(steps: &[Step], depth: usize, lines: bool, out: &mut String) {
    let indent = if lines { "  ".repeat(depth) } else { String::new() };
    for (i, step) in steps.iter().enumerate() {
        if i > 0 {
            out.push_str(if lines { ",\n" } else { "," });
        }
        out.push_str(&indent);
        match step {
            Step::Pass(pass, values) => {
                out.push_str(pass.name);
                let given = |i: usize| values.get(i).and_then(|v| v.as_deref()).unwrap_or(pass.options[i].default);
                let shown: Vec<String> = (0..pass.options.len())
                    .map(|i| match pass.options[i].kind {
                        // A list without items is nothing between blanks.
                        pass::Kind::List if given(i).is_empty() => String::new(),
                        pass::Kind::List if lines => format!("{}={{{}}}", pass.options[i].name, given(i).trim_matches(['{', '}'])),
                        _ => format!("{}={}", pass.options[i].name, given(i)),
                    })
                    .collect();
                if !shown.is_empty() {
                    out.push_str(&format!("{{{}}}", shown.join(" ")));
                }
            }
            Step::Nested(anchor, steps) => {
                out.push_str(&format!("{anchor}({}", if lines { "\n" } else { "" }));
                dump_steps(steps, depth + 1, lines, out);
                out.push_str(&format!("{}{indent})", if lines { "\n" } else { "" }));
            }
        }
    }
}
