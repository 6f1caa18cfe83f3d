//! The steps of the job, each a call into one room: read, lower, print, emit.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

#[cfg(feature = "fast")]
use crate::drive;
use crate::drive::Files;
use crate::host::Host;
#[cfg(feature = "objects")]
use crate::job::ObjectFormat;
use ir::diag::{Diagnostic, Diags, Source};
use ir::text::parse::{self, ParseOptions};
use ir::text::print::{self, PrintOptions};
use ir::{Module, verify};
use lower::pass::{self, Pipeline};

/// Reads a module and, if asked, verifies it.
pub fn read(m: &mut Module, source: Source<'_>, options: &ParseOptions, check: bool, diags: &mut Diags) -> bool {
    #[cfg(feature = "bytecode")]
    if !source.bytecode.is_empty() {
        return ir::bytecode::read(m, source.bytecode, options, diags).is_ok() && (!check || verified(m, diags));
    }
    if parse::parse_into(m, source, options, diags).is_err() {
        return false;
    }
    !check || verified(m, diags)
}

/// Whether a file is bytecode, which only a program with that feature tells from text.
pub fn is_bytecode(file: &[u8]) -> bool {
    #[cfg(feature = "bytecode")]
    return ir::bytecode::is_bytecode(file);
    #[cfg(not(feature = "bytecode"))]
    {
        _ = file;
        false
    }
}

/// Verifies a module.
pub fn verified(m: &mut Module, diags: &mut Diags) -> bool {
    let before = diags.n_errors;
    verify::verify(m, diags);
    diags.n_errors == before
}

/// Prints a module as MLIR.
pub fn print(m: &Module, source: Source<'_>, options: &PrintOptions, out: &mut Vec<u8>) {
    let text = print::print_module(m, source, options);
    if out.is_empty() { *out = text.into_bytes() } else { out.extend_from_slice(text.as_bytes()) }
}

/// The same to where the output goes, piece by piece if the text is long. What there is to report comes before it.
#[cfg(feature = "fast")]
pub fn print_to(
    m: &Module,
    source: Source<'_>,
    options: &PrintOptions,
    host: &mut dyn Host,
    files: &Files<'_>,
    diags: &mut Diags,
    out: &mut Vec<u8>,
) {
    if files.expect.is_none() {
        drive::report(host, &m.cx, source, diags);
        diags.list.clear();
    }
    let rest = print::print_in_pieces(m, source, options, &mut |text| {
        if !out.is_empty() && host.append(files.output, out) {
            out.clear();
        }
        out.is_empty() && host.append(files.output, text)
    });
    if out.is_empty() { *out = rest } else { out.extend_from_slice(&rest) }
}
/// The same without pieces.
#[cfg(not(feature = "fast"))]
pub fn print_to(m: &Module, source: Source<'_>, options: &PrintOptions, _: &mut dyn Host, _: &Files<'_>, _: &mut Diags, out: &mut Vec<u8>) {
    print(m, source, options, out)
}

/// Writes a module as bytecode of a version, with or without what its resources hold. Without the feature, where the command
/// refuses to be asked for it, prints the module.
pub fn bytecode(m: &mut Module, source: Source<'_>, options: &PrintOptions, how: (u64, bool), out: &mut Vec<u8>) {
    #[cfg(feature = "bytecode")]
    {
        let how = ir::bytecode::WriteOptions { release: options.release, version: how.0, elide_resources: how.1 };
        out.extend(ir::bytecode::write(m, source, &how));
    }
    #[cfg(not(feature = "bytecode"))]
    {
        _ = how;
        print(m, source, options, out);
    }
}

/// Writes the LLVM IR of a module of the LLVM dialect.
pub fn emit(m: &Module, source: Source<'_>, llvm: u32, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    emit_with(m, source, &emit::EmitOptions { llvm_version: llvm, ..Default::default() }, diags, out)
}
/// The same with options of the writer.
pub fn emit_with(m: &Module, source: Source<'_>, options: &emit::EmitOptions<'_>, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    match emit::emit_ll(m, source, options, diags) {
        Ok(text) if out.is_empty() => *out = text,
        Ok(text) => out.extend_from_slice(&text),
        Err(()) => return false,
    }
    true
}

/// Writes the x86-64 object of a module of the LLVM dialect.
#[cfg(feature = "objects")]
pub fn emit_object(m: &Module, source: Source<'_>, format: ObjectFormat, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    let Ok(object) = emit::x86::emit_object(m, source, diags) else { return false };
    if let Err(message) = write_object(&object, format, out) {
        let at = m.root.map_or(ir::Loc::UNKNOWN, |r| m.op_record[r].loc);
        diags.error("object", at, message);
        return false;
    }
    true
}

/// Writes an object onto a file of a host in pieces. `false`, and nothing has happened, where that is not possible.
#[cfg(feature = "objects")]
pub fn put_object(object: &emit::x86::obj::Object, format: ObjectFormat, host: &mut dyn Host, path: Option<&str>) -> bool {
    #[cfg(feature = "fast")]
    if let Some(path) = path.filter(|p| format == ObjectFormat::Elf && host.begin(p)) {
        // What goes wrong is told when the file ends.
        emit::x86::elf::write_to(object, &mut |bytes| _ = host.append(path, bytes));
        return true;
    }
    _ = (object, format, host, path);
    false
}

/// Writes an object as a file; the error says what the format cannot hold.
#[cfg(feature = "objects")]
pub fn write_object(object: &emit::x86::obj::Object, format: ObjectFormat, out: &mut Vec<u8>) -> Result<(), String> {
    use emit::x86::obj::Container;
    let container: &dyn Container = match format {
        ObjectFormat::Elf => &emit::x86::elf::Elf,
        #[cfg(feature = "macho")]
        ObjectFormat::MachO => &emit::x86::container::MachO,
        #[cfg(feature = "faerie")]
        ObjectFormat::ElfSections => &crate::faerie::ElfSections,
    };
    container.write(object, out)
}

/// Marks all functions to get a C interface, if that is asked for.
pub fn request_c_wrappers(m: &mut Module, options: &crate::job::Options, diags: &mut Diags) -> bool {
    let Some(row) = pass::find_pass("llvm-request-c-wrappers").filter(|_| options.c_wrappers) else { return true };
    let mut road = Pipeline::new();
    road.push(row, Vec::new());
    pass::run_pipeline(m, &road, options.lower.release, diags, &mut pass::NoHooks)
}

/// Lowers everything to the LLVM dialect.
pub fn lower(m: &mut Module, options: &crate::job::Options, diags: &mut Diags) -> bool {
    if !request_c_wrappers(m, options, diags) {
        return false;
    }
    lower::lower_to_llvm(m, &options.lower, diags) && (lower::is_lowered(m) || nothing_left(m, diags))
}

/// Reports what has no lowering: operations of other dialects, and the types that keep them.
fn nothing_left(m: &Module, diags: &mut Diags) -> bool {
    let before = diags.n_errors;
    let Some(root) = m.root else { return true };
    // Operations inside one that is left are left with it: the outermost says enough.
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        let dialect = m.op_name(op).split('.').next().unwrap_or("");
        let is_module = m.op_name(op) == "builtin.module";
        if dialect != "llvm" && !is_module {
            diags.push(left(m, op));
            continue;
        }
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev());
            }
        }
    }
    if let Some(module) = lower::split_module(m) {
        let first = m.op_regions(module).first().map(|&r| m.block_ops(m.region_blocks(r)[0]));
        let at = first.and_then(|ops| ops.last()).map_or(m.op_record[module].loc, |&op| m.op_record[op].loc);
        diags.push(Diagnostic::error(
            "region-blocks",
            at,
            "control flow outside functions has several blocks when it is lowered, and a module has one",
        ));
    }
    diags.n_errors == before
}

/// The diagnostic for an operation that was not lowered, with the reason where its types show it.
fn left(m: &Module, op: ir::Op) -> Diagnostic {
    let name = m.op_name(op);
    let types = m.operands(op).iter().map(|&v| m.ty(v)).chain(m.results(op).map(|v| m.ty(v)));
    let mut types: Vec<ir::Type> = types.collect();
    if let Some(f) = m.attr(op, ir::Sym::FUNCTION_TYPE)
        && let ir::AttrData::Type(f) = m.cx.attr_data(f)
    {
        types.push(f);
    }
    let shown: Vec<String> = types.iter().map(|&t| print::print_type(m, t, Default::default())).collect();
    let d = Diagnostic::error("not-lowered", m.op_record[op].loc, format!("'{name}' was not lowered to the LLVM dialect"));
    if let Some(t) = shown.iter().find(|t| ir::find::contains(t, "tensor<")) {
        return d.help(format!("{t} holds a tensor, and tensors have no lowering: bufferize first, so that memrefs take their place"));
    }
    if name == "builtin.unrealized_conversion_cast" {
        return d.help("one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast");
    }
    match name.split('.').next() {
        Some("math") => return d.help("this function is no intrinsic of LLVM: mlir-opt's convert-math-to-libm calls a library for it"),
        Some("complex") => return d.help("run `lowir opt --convert-complex-to-standard` first, which expands this function"),
        Some("vector") => return d.help("this operation needs mlir-opt's convert-vector-to-scf or convert-vector-to-llvm"),
        _ => {}
    }
    d.help("no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm")
}
