//! `lowir translate`: the LLVM dialect to LLVM IR text (`--mlir-to-llvmir`) and back (`--import-llvm`). Speaks
//! `mlir-translate`'s flags.

use crate::args::{Arg, Flag, switch, value};
use crate::drive::{self, Timing};
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;
#[cfg(feature = "fast")]
use crate::job::PART_SIZE;
use alloc::string::String;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    switch("mlir-to-llvmir", "translate the LLVM dialect to LLVM IR text"),
    #[cfg(feature = "import")]
    switch("import-llvm", "translate LLVM IR text to the LLVM dialect"),
    #[cfg(feature = "import")]
    switch("prefer-unregistered-intrinsics", "import every intrinsic as llvm.call_intrinsic"),
    #[cfg(feature = "import")]
    switch("import-structs-as-literals", "import identified structs as literal ones"),
    #[cfg(feature = "import")]
    switch("lossless", "import what the dialect has no place for as text in attributes, which --mlir-to-llvmir writes back"),
    #[cfg(feature = "import")]
    switch("drop-di-composite-type-elements", "import composite debug types without their elements"),
    #[cfg(feature = "import")]
    switch("emit-expensive-warnings", ""),
    #[cfg(feature = "import")]
    switch("convert-debug-rec-to-intrinsics", ""),
    value("llvm-version", "version", "write LLVM IR that this LLVM reads: 15 to 22 (default: that of --compat)"),
    switch("no-constant-folding", "write every instruction, also where LLVM's builder would fold it to a constant"),
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
    let (mut n_files, mut asked, mut llvm, mut keep) = (0, false, None, false);
    #[cfg(feature = "import")]
    let (mut importing, mut import) = (false, emit::import::ImportOptions::default());
    for &arg in &args {
        match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::translate(program)),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("mlir-to-llvmir", v) => asked = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("import-llvm", v) => importing = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("prefer-unregistered-intrinsics", v) => import.prefer_unregistered_intrinsics = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("import-structs-as-literals", v) => import.structs_as_literals = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("lossless", v) => import.lossless = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("drop-di-composite-type-elements", v) => import.drop_composite_elements = v == "true",
            #[cfg(feature = "import")]
            Arg::Flag("emit-expensive-warnings" | "convert-debug-rec-to-intrinsics", _) => {}
            Arg::Flag("no-constant-folding", v) => keep = v == "true",
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
    #[cfg(feature = "import")]
    if importing {
        if asked {
            return drive::complain(host, program, "'--mlir-to-llvmir' and '--import-llvm' cannot be used together");
        }
        import.release = common.release;
        let (mut timing, start, mut printing) = (Timing::default(), host.now(), common.printing());
        printing.wide_float_bits = import.lossless;
        let code = drive::drive(host, &common.files, &mut |host, source, m, diags, out| {
            let t0 = host.now();
            #[cfg(feature = "fast")]
            if crate::mlir_parts::is_long(source, PART_SIZE) {
                let path = common.files.alone();
                let world = &mut crate::parts::OnHost::new(host, path);
                if let Some((text, output)) = crate::mlir_parts::imported(source, &import, &printing, PART_SIZE, world) {
                    timing.add("Parser", (host.now() - t0).saturating_sub(output));
                    timing.add("Output", output);
                    crate::parts::put(text, host, common.files.output, out);
                    return true;
                }
            }
            let read = imported(m, source, &import, diags);
            let t1 = host.now();
            timing.add("Parser", t1 - t0);
            if read {
                engine::print_to(m, source, &printing, host, &common.files, diags, out);
                // The real tool ends without the line end that `mlir-opt` adds.
                if out.ends_with(b"\n") {
                    out.pop();
                }
                timing.add("Output", host.now() - t1);
            }
            read
        });
        if common.timing {
            let total = host.now() - start;
            host.err(&timing.report(total, common.json));
        }
        return code;
    }
    if !asked {
        return drive::complain(host, program, "no translation asked for; there are '--mlir-to-llvmir' and '--import-llvm'");
    }
    let llvm = llvm.unwrap_or(common.release.version);
    let mut timing = Timing::default();
    let start = host.now();
    let parse = common.parse();
    let code = drive::drive(host, &common.files, &mut |host, source, m, diags, out| {
        let t0 = host.now();
        #[cfg(feature = "fast")]
        if !keep && crate::mlir_parts::is_long(source, PART_SIZE) {
            let path = common.files.alone();
            let world = &mut crate::parts::OnHost::new(host, path);
            if let Some((text, output)) = crate::translate_parts::translated(source, &parse, llvm, PART_SIZE, world) {
                timing.add("Parser", (host.now() - t0).saturating_sub(output));
                timing.add("Translation", output);
                crate::parts::put(text, host, common.files.output, out);
                return true;
            }
        }
        let read = engine::read(m, source, &parse, true, diags);
        let t1 = host.now();
        timing.add("Parser", t1 - t0);
        let options = emit::EmitOptions { llvm_version: llvm, keep_instructions: keep, interfaces: interfaces(m, 0), ..Default::default() };
        let ok = read && engine::emit_with(m, source, &options, diags, out);
        timing.add("Translation", host.now() - t1);
        ok
    });
    if common.timing {
        let total = host.now() - start;
        host.err(&timing.report(total, common.json));
    }
    code
}

/// Reads LLVM IR and verifies it. Locations are those of the debug information, or none: what does not verify is read once more
/// with its places in the text, for what is to be said.
#[cfg(feature = "import")]
fn imported(m: &mut ir::Module, source: ir::Source<'_>, options: &emit::import::ImportOptions, diags: &mut ir::Diags) -> bool {
    let before = (diags.list.len(), diags.n_errors, diags.n_dropped);
    if !emit::import::import(m, source, options, diags) {
        return false;
    }
    if engine::verified(m, diags) {
        return true;
    }
    diags.list.truncate(before.0);
    (diags.n_errors, diags.n_dropped) = (before.1, before.2);
    m.clear();
    let options = emit::import::ImportOptions { places: true, ..*options };
    emit::import::import(m, source, &options, diags) && engine::verified(m, diags)
}

/// The translations of attributes that the names in a module ask for, from one of them on.
#[cfg(feature = "processors")]
pub(crate) fn interfaces(m: &ir::Module, from: usize) -> &'static [emit::ll::hooks::Interface] {
    static ALL: [emit::ll::hooks::Interface; 1] = [emit::ll::nvvm::INTERFACE];
    if (from as u32..m.cx.strs.len() as u32).any(|s| m.cx.strs.get(s).starts_with("nvvm.")) { &ALL } else { &[] }
}
#[cfg(not(feature = "processors"))]
pub(crate) fn interfaces(_: &ir::Module, _: usize) -> &'static [emit::ll::hooks::Interface] {
    &[]
}
