//! `lowir in.mlir`: the whole job. Reads, verifies, lowers everything to the LLVM dialect in one fused pipeline, and
//! writes LLVM IR text, or MLIR when the output's name ends in `.mlir`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ir::Module;
use ir::Release;
use ir::diag::{Diags, Source};

use crate::args::{Arg, Flag, switch, value};
use crate::drive::{self, Timing};
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;
use crate::parts;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    value("index-bitwidth", "bits", "width of index: 32, 64, ... (default: what the module's data layout says, else 64)"),
    switch("use-bare-ptr-memref-call-conv", "pass memrefs as plain pointers (static shapes only)"),
    switch("llvm-request-c-wrappers", "give every function a C interface, _mlir_ciface_NAME"),
    switch("use-aligned-alloc", "allocate with aligned_alloc instead of malloc"),
    switch("use-generic-functions", "allocate with _mlir_memref_to_llvm_alloc and its like instead of malloc"),
    value(
        "memref-arg-attrs",
        "drop|warn|carry",
        "attributes of memref arguments: dropped, with a warning (default), or put on the aligned pointer",
    ),
    value("llvm-version", "version", "write LLVM IR that this LLVM reads: 15 to 22 (default: that of --compat)"),
    #[cfg(feature = "threads")]
    value("threads", "n", "threads that work on a long text (default: 1; 0: as many as the machine runs at once)"),
    #[cfg(all(feature = "macho", not(feature = "faerie")))]
    value("object-format", "elf|macho", "container of -o out.o (default: elf)"),
    #[cfg(feature = "faerie")]
    value("object-format", "elf|macho|elf-sections", "container of -o out.o (default: elf; elf-sections: each symbol in its own)"),
];

/// Containers of objects.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ObjectFormat {
    /// ELF with one section of each kind.
    #[default]
    Elf,
    /// Mach-O.
    #[cfg(feature = "macho")]
    MachO,
    /// ELF with a section for each symbol, which linkers drop if nobody uses it.
    #[cfg(feature = "faerie")]
    ElfSections,
}

/// What `--object-format` takes.
#[cfg(feature = "macho")]
static FORMATS: &[(&str, ObjectFormat)] = &[
    ("elf", ObjectFormat::Elf),
    ("macho", ObjectFormat::MachO),
    #[cfg(feature = "faerie")]
    ("elf-sections", ObjectFormat::ElfSections),
];

/// What the whole job may choose.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Conventions and widths.
    pub lower: lower::Options,
    /// Give every function a C interface.
    pub c_wrappers: bool,
    /// Version of LLVM that reads the output; `None` is that of the release.
    pub llvm_version: Option<u32>,
    /// Stop after the lowering and print the LLVM dialect.
    pub mlir: bool,
    /// Make an x86-64 object.
    pub object: bool,
    /// The object's container.
    pub format: ObjectFormat,
    /// Modules of more than twice as many operations are lowered and written in parts of about so many. The output is
    /// the same.
    pub part_size: usize,
    /// Threads that work on a long text. The output is the same.
    #[cfg(feature = "threads")]
    pub threads: usize,
}

/// Source operations of a part. Where the turns from reading to verifying, lowering and writing are short, more of what was lowered
/// is found in the second level of cache again; where they are long, less is lost of the code and the tables, which each turn
/// brings back. With a megabyte of second level, 3,072 operations took 4 to 9 % less time than 8,192 of a text of all kinds of
/// operations, 1,024 took more again.
pub(crate) const PART_SIZE: usize = 3072;
/// The same where the second level of cache is larger than a megabyte and most of what is worked on is made by lowering, which no part
/// of some length has room for. With two megabytes, and a third level far away, 12,288 operations took a tenth less time than 3,072
/// of a text of all kinds of operations; of one that hardly grows they took 4 % more.
#[cfg(all(feature = "fast", not(small), target_os = "linux"))]
pub(crate) const LARGE_PART_SIZE: usize = 12_288;

/// Each thread takes some megabytes of its own.
#[cfg(feature = "threads")]
const MAX_THREADS: usize = 256;

impl Default for Options {
    fn default() -> Options {
        Options {
            lower: lower::Options::new(Release::V22),
            c_wrappers: false,
            llvm_version: None,
            mlir: false,
            object: false,
            format: ObjectFormat::Elf,
            part_size: PART_SIZE,
            #[cfg(feature = "threads")]
            threads: 1,
        }
    }
}

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    let args = match drive::arguments(program, argv, FLAGS, host) {
        Ok(a) => a,
        Err(code) => return code,
    };
    let mut common = Common::new(program, "");
    let mut options = Options::default();
    options.lower.memref_arg_attrs = lower::options::ArgAttrs::Warn;
    let mut n_files = 0;
    for &arg in &args {
        match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::job()),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            _ => {
                let taken = match take(arg, &mut options) {
                    Ok(true) => Ok(true),
                    Ok(false) => common.take(arg, &mut n_files),
                    Err(e) => Err(e),
                };
                if let Err(e) = taken {
                    return drive::complain(host, program, &e);
                }
            }
        }
    }
    if n_files == 0 {
        return drive::complain(
            host,
            program,
            "no input file; 'lowir in.mlir' lowers a file, 'lowir -' standard input, 'lowir --help' explains",
        );
    }
    options.lower.release = common.release;
    let output = common.files.output;
    let bytecode = output.ends_with(".mlirbc");
    options.mlir = bytecode || output.ends_with(".mlir");
    options.object = output.ends_with(".o");
    // What a name asks for is written, or nothing is.
    if [".bc", ".s", ".obj"].iter().any(|end| output.ends_with(end)) {
        return drive::complain(
            host,
            program,
            &format!("'{output}': nothing but .ll, .mlir, .mlirbc and .o is made here; llc and llvm-as go on from .ll"),
        );
    }
    for (asked, has, feature) in
        [(bytecode, cfg!(feature = "bytecode"), "bytecode"), (options.object, cfg!(feature = "objects"), "objects")]
    {
        if asked && !has {
            return drive::complain(host, program, &format!("'{output}': this program was built without the feature '{feature}'"));
        }
    }
    if options.mlir && !bytecode {
        common.files.output_split = drive::MARKER;
    }
    let mut timing = Timing::default();
    let start = host.now();
    let (parse, print) = (common.parse(), common.printing());
    let code = drive::drive(host, &common.files, &mut |host, source, m, diags, out| {
        let t0 = host.now();
        let job = parts::Job { source, parse: &parse, options: &options };
        #[cfg(feature = "objects")]
        if crate::object_parts::is_long(&job) {
            let mut world = parts::OnHost::new(host, None);
            if let Some((object, [lower, emit])) = crate::object_parts::object(&job, &mut world) {
                let t1 = host.now();
                let written = engine::put_object(&object, options.format, host, common.files.alone())
                    || engine::write_object(&object, options.format, out).is_ok();
                if written {
                    let end = host.now() - t1;
                    timing.add("Parser", (t1 - t0).saturating_sub(lower + emit));
                    timing.add("Lowering", lower);
                    timing.add("Output", emit + end);
                    return true;
                }
            }
        }
        let path = common.files.alone();
        #[cfg(feature = "fast")]
        if options.mlir && !bytecode && crate::mlir_parts::is_long(source, options.part_size) {
            let world = &mut parts::OnHost::new(host, path);
            if let Some((text, [lower, emit])) = crate::mlir_parts::lowered(&job, &print, world) {
                timing.add("Parser", (host.now() - t0).saturating_sub(lower + emit));
                timing.add("Lowering", lower);
                timing.add("Output", emit);
                parts::put(text, host, common.files.output, out);
                return true;
            }
        }
        if job.is_long()
            && let Some((text, [lower, emit])) = job.run(&mut parts::OnHost::new(host, path))
        {
            timing.add("Parser", (host.now() - t0).saturating_sub(lower + emit));
            timing.add("Lowering", lower);
            timing.add("Output", emit);
            parts::put(text, host, common.files.output, out);
            return true;
        }
        // Of what is lowered, the translation is left.
        #[cfg(feature = "fast")]
        if job.is_long() && !options.c_wrappers && crate::translate_parts::is_lowered(source.text) {
            let world = &mut parts::OnHost::new(host, path);
            if let Some((text, output)) = crate::translate_parts::translated(source, &parse, job.llvm(), options.part_size, world) {
                timing.add("Parser", (host.now() - t0).saturating_sub(output));
                timing.add("Output", output);
                parts::put(text, host, common.files.output, out);
                return true;
            }
        }
        let read = engine::read(m, source, &parse, true, diags);
        let t1 = host.now();
        timing.add("Parser", t1 - t0);
        if !read {
            return false;
        }
        // What was read as text was tried in parts before.
        #[cfg(feature = "bytecode")]
        if !options.mlir
            && !options.object
            && !source.bytecode.is_empty()
            && let Some((text, [lower, emit])) = parts::lower_in_parts(m, source, &options, &mut parts::OnHost::new(host, None))
        {
            timing.add("Lowering", lower);
            timing.add("Output", emit);
            parts::put(text, host, common.files.output, out);
            return true;
        }
        let lowered = engine::lower(m, &options, diags);
        let t2 = host.now();
        timing.add("Lowering", t2 - t1);
        if !lowered {
            return false;
        }
        let ok = match bytecode {
            true => {
                engine::bytecode(m, source, &print, (6, false), out);
                true
            }
            false if options.mlir => {
                engine::print_to(m, source, &print, host, &common.files, diags, out);
                true
            }
            false => finish(m, source, &options, &print, diags, out),
        };
        timing.add("Output", host.now() - t2);
        ok
    });
    if common.timing {
        let total = host.now() - start;
        host.err(&timing.report(total, common.json));
    }
    code
}

pub(crate) fn take(arg: Arg<'_>, o: &mut Options) -> Result<bool, String> {
    let Arg::Flag(name, value) = arg else { return Ok(false) };
    let on = value == "true";
    match name {
        "index-bitwidth" => {
            o.lower.index_bitwidth = value.parse().map_err(|_| format!("'--index-bitwidth={value}': expected a number of bits"))?;
        }
        "memref-arg-attrs" => {
            o.lower.memref_arg_attrs = match value {
                "drop" => lower::options::ArgAttrs::Drop,
                "warn" => lower::options::ArgAttrs::Warn,
                "carry" => lower::options::ArgAttrs::Carry,
                _ => return Err(format!("'--memref-arg-attrs={value}': expected 'drop', 'warn' or 'carry'")),
            };
        }
        "use-bare-ptr-memref-call-conv" => o.lower.use_bare_ptr_memref_call_conv = on,
        "use-aligned-alloc" => o.lower.use_aligned_alloc = on,
        "use-generic-functions" => o.lower.use_generic_functions = on,
        "llvm-request-c-wrappers" => o.c_wrappers = on,
        #[cfg(feature = "threads")]
        "threads" => {
            let n: usize = value.parse().map_err(|_| format!("'--threads={value}': expected a number"))?;
            o.threads = if n == 0 { crate::threads::at_once().min(MAX_THREADS) } else { n.min(MAX_THREADS) };
        }
        #[cfg(feature = "macho")]
        "object-format" => {
            let Some(&(_, format)) = FORMATS.iter().find(|f| f.0 == value) else {
                let names: Vec<&str> = FORMATS.iter().map(|f| f.0).collect();
                return Err(format!("'--object-format={value}': expected {}", names.join(" or ")));
            };
            o.format = format;
        }
        "llvm-version" => o.llvm_version = Some(flags::llvm_version(value)?),
        _ => return Ok(false),
    }
    Ok(true)
}

fn finish(
    m: &mut Module,
    source: Source<'_>,
    options: &Options,
    print: &ir::text::print::PrintOptions,
    diags: &mut Diags,
    out: &mut Vec<u8>,
) -> bool {
    if options.mlir {
        engine::print(m, source, print, out);
        return true;
    }
    #[cfg(feature = "objects")]
    if options.object {
        return engine::emit_object(m, source, options.format, diags, out);
    }
    engine::emit(m, source, options.llvm_version.unwrap_or(options.lower.release.version), diags, out)
}

/// The whole job on a text: LLVM IR (or, with [`Options::mlir`], the lowered module), or the rendered diagnostics.
///
/// ```
/// let text = "func.func @one() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }";
/// let ll = lowir::compile("one.mlir", text, &lowir::Options::default()).unwrap();
/// assert!(ll.contains("ret i32 1"));
/// ```
pub fn compile(name: &str, text: &str, options: &Options) -> Result<String, String> {
    let source = Source::new(name, text);
    let (mut m, mut diags, mut out) = (Module::new(), Diags::default(), Vec::new());
    let parse = ir::text::parse::ParseOptions { release: options.lower.release, ..Default::default() };
    let print = ir::text::print::PrintOptions { release: options.lower.release, ..Default::default() };
    let job = parts::Job { source, parse: &parse, options };
    #[cfg(feature = "fast")]
    if options.mlir
        && crate::mlir_parts::is_long(source, options.part_size)
        && let Some((text, _)) = crate::mlir_parts::lowered(&job, &print, &mut parts::InMemory)
    {
        return utf8(name, text.into_text());
    }
    if job.is_long()
        && let Some((text, _)) = job.run(&mut parts::InMemory)
    {
        return utf8(name, text.into_text());
    }
    let ok = engine::read(&mut m, source, &parse, true, &mut diags)
        && engine::lower(&mut m, options, &mut diags)
        && finish(&mut m, source, options, &print, &mut diags, &mut out)
        && !diags.failed();
    if !ok {
        return Err(drive::rendered(&m.cx, source, &diags));
    }
    utf8(name, out)
}

fn utf8(name: &str, text: Vec<u8>) -> Result<String, String> {
    String::from_utf8(text).map_err(|_| format!("{name}: the output holds strings that are not UTF-8; use the command\n"))
}
