//! `lowir translate --mlir-to-llvmir`: the LLVM dialect to LLVM IR text. Speaks `mlir-translate`'s flags.

use crate::args::{Arg, Flag, switch, value};
use crate::drive::{self, Timing};
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;
use alloc::string::String;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    switch("mlir-to-llvmir", "translate the LLVM dialect to LLVM IR text"),
    value("llvm-version", "version", "write LLVM IR that this LLVM reads: 15 to 22 (default: that of --compat)"),
    switch("write-experimental-debuginfo", ""),
    switch("error-diagnostics-only", "print errors, no warnings and remarks"),
];

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    let args = match drive::arguments(program, argv, FLAGS, host) {
        Ok(a) => a,
        Err(code) => return code,
    };
    let mut common = Common::new(program, "");
    let (mut n_files, mut asked, mut llvm) = (0, false, None);
    for &arg in &args {
        match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::translate(program)),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("mlir-to-llvmir", v) => asked = v == "true",
            Arg::Flag("llvm-version", v) => match flags::llvm_version(v) {
                Ok(v) => llvm = Some(v),
                Err(e) => return drive::complain(host, program, &e),
            },
            _ => {
                if let Err(e) = common.take(arg, &mut n_files) {
                    return drive::complain(host, program, &e);
                }
            }
        }
    }
    if !asked {
        return drive::complain(host, program, "no translation asked for; there is '--mlir-to-llvmir'");
    }
    let llvm = llvm.unwrap_or(common.release.version);
    let mut timing = Timing::default();
    let start = host.now();
    let parse = common.parse();
    let code = drive::drive(host, &common.files, &mut |host, source, m, diags, out| {
        let t0 = host.now();
        let read = engine::read(m, source, &parse, true, diags);
        let t1 = host.now();
        timing.add("Parser", t1 - t0);
        let ok = read && engine::emit(m, source, llvm, diags, out);
        timing.add("Translation", host.now() - t1);
        ok
    });
    if common.timing {
        let total = host.now() - start;
        host.err(&timing.report(total, common.json));
    }
    code
}
