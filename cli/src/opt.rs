//! `lowir opt`: reads MLIR, runs passes, prints MLIR. Speaks `mlir-opt`'s flags.

use crate::args::{self, Arg, Flag, switch, value};
use crate::drive::{self, Timing};
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;

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
    let args = match args::read(argv, &tables, |n| is_pass(n), pass_names) {
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

fn is_pass(name: &str) -> bool {
    let _ = name;
    false
}

fn pass_names() -> Vec<&'static str> {
    Vec::new()
}

fn work(host: &mut dyn Host, o: &Options<'_>) -> i32 {
    let mut timing = Timing::default();
    let start = host.now();
    let (parse, print) = (o.common.parse(), o.common.printing());
    let code = drive::drive(host, &o.common.files, &mut |host, source, m, diags, out| {
        let t0 = host.now();
        let read = engine::read(m, source, &parse, o.verify_parsed, diags);
        let t1 = host.now();
        timing.add("Parser", t1 - t0);
        if !read {
            return false;
        }
        let t2 = host.now();
        engine::print(m, source, &print, out);
        timing.add("Output", host.now() - t2);
        true
    });
    if o.common.timing {
        let total = host.now() - start;
        host.err(&timing.report(total, o.common.json));
    }
    code
}
