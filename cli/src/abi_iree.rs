//! `lowir abi --iree in.mlir`: IREE's function signatures: derived, checked, attached, or taken off.

use abi::bind::Language;
use abi::iree::describe::{Described, attach, describe};
use abi::iree::function::{Function, functions};
use abi::iree::text::Order;
use abi::iree::{buffer, json, strip};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::diag::Diags;
use ir::text::print::{PrintOptions, print_type};
use ir::{Module, Type};

use crate::args::{Arg, Flag, switch, value};
use crate::drive;
use crate::engine;
use crate::flags::Common;
use crate::help;
use crate::host::Host;
use lower::types::TypeConverter;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    switch("iree", "print IREE's signatures: 'iree.abi' as given or derived from the types, and checked"),
    switch("iree-attach", "write the module with 'iree.abi' and 'iree.reflection' on every function"),
    switch("strip-abi", "write the module without 'iree.abi', 'iree.abi.*' and 'iree.reflection'"),
    value("iree-order", "declaration|lexical", "order of the slots of structures (default: declaration)"),
    value("format", "text|json", "how to print signatures (default: text)"),
    value("emit", "c|c++|rust|python", "write bindings of the functions as they are on buffers, called by the C interface"),
];

/// Whether a command line of `lowir abi` asks for this command.
pub fn asked(args: &[String]) -> bool {
    let names = ["iree", "iree-attach", "strip-abi"];
    args.iter().any(|a| names.contains(&a.trim_start_matches('-').trim_end_matches("=true")) && a.starts_with('-'))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    Show { json: bool },
    Attach,
    Strip,
}

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    let args = match drive::arguments(program, argv, FLAGS, host) {
        Ok(a) => a,
        Err(code) => return code,
    };
    let mut common = Common::new(program, "");
    // IREE's types are of dialects without a table.
    common.allow_unregistered = true;
    let (mut task, mut json, mut order, mut n_files, mut language) = (None, false, Order::Declaration, 0, None);
    for &arg in &args {
        let taken = match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::iree()),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("iree", _) => Ok(true),
            Arg::Flag("iree-attach" | "strip-abi", "false") => Ok(true),
            Arg::Flag("iree-attach" | "strip-abi", _) if task.is_some() => {
                Err("only one of '--iree-attach' and '--strip-abi' can be asked for".into())
            }
            Arg::Flag(name @ ("iree-attach" | "strip-abi"), _) => {
                task = Some(if name == "strip-abi" { Task::Strip } else { Task::Attach });
                Ok(true)
            }
            Arg::Flag("emit", v) => crate::abi::language(v).map(|l| {
                language = Some(l);
                true
            }),
            Arg::Flag("format", v @ ("text" | "json")) => {
                json = v == "json";
                Ok(true)
            }
            Arg::Flag("format", v) => Err(format!("'--format={v}': expected 'text' or 'json'")),
            Arg::Flag("iree-order", v) => match v {
                "declaration" => Ok(true),
                "lexical" => {
                    order = Order::Lexical;
                    Ok(true)
                }
                _ => Err(format!("'--iree-order={v}': expected 'declaration' or 'lexical'")),
            },
            _ => common.take(arg, &mut n_files),
        };
        if let Err(e) = taken {
            return drive::complain(host, program, &e);
        }
    }
    if task.is_some() && language.is_some() {
        return drive::complain(host, program, "'--emit' goes with '--iree' alone");
    }
    let task = task.unwrap_or(Task::Show { json });
    if task == (Task::Show { json: false }) || task == (Task::Show { json: true }) {
        common.files.output_split = "";
    } else {
        common.files.output_split = drive::MARKER;
    }
    let (parse, printing) = (common.parse(), common.printing());
    drive::drive(host, &common.files, &mut |_, source, m, diags, out| {
        if !engine::read(m, source, &parse, true, diags) {
            return false;
        }
        if task == Task::Strip {
            strip::strip(m);
            engine::print(m, source, &printing, out);
            return true;
        }
        let mut all = Vec::new();
        for f in functions(m) {
            all.extend(describe(m, f, common.release, diags));
        }
        if diags.failed() {
            return false;
        }
        match task {
            Task::Attach => {
                for d in &all {
                    attach(m, d, order);
                }
                engine::print(m, source, &printing, out);
            }
            Task::Show { .. } if language.is_some() => return bindings(m, &all, language, diags, out),
            Task::Show { json: true } => show_json(m, &all, order, out),
            _ => {
                for d in &all {
                    show(m, d, order, &printing, out);
                }
            }
        }
        true
    })
}

/// One function for people: its records beside the types that they stand for, and the same on buffers.
fn show(m: &mut Module, d: &Described, order: Order, printing: &PrintOptions, out: &mut Vec<u8>) {
    let sig = &d.signature;
    let mut text = format!("func @{}\n", m.cx.str(d.function.name));
    let given = if d.given { "given" } else { "derived" };
    text.push_str(&format!("  iree.abi     {} ({given})\n", sig.to_json(order)));
    text.push_str(&format!("  declaration  {}\n", d.declaration));
    for (what, records) in [("argument", &sig.args), ("result", &sig.results)] {
        for (n, &r) in records.iter().enumerate() {
            let mut record = String::new();
            sig.argument(r, order, &mut record);
            text.push_str(&format!("  {:<12} {record} = {}\n", format!("{what} {n}"), sig.native_type(r)));
        }
    }
    match buffer::buffers(&mut m.cx, sig, &d.function) {
        Ok(b) => {
            let ty = m.cx.function_type(&b.inputs, &b.results);
            let expanded = buffer::expanded(&mut m.cx, &b, Type::I64);
            text.push_str(&format!("  on buffers   {}\n", print_type(m, ty, printing.release)));
            text.push_str(&format!("  expanded     {}\n", print_type(m, expanded, printing.release)));
        }
        Err(record) => text.push_str(&format!("  on buffers   none: {record} is a reference without memref\n")),
    }
    out.extend_from_slice(text.as_bytes());
}

/// Bindings of the functions on buffers; one that has references without memrefs is left out with a warning.
fn bindings(m: &mut Module, all: &[Described], language: Option<Language>, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    let (Some(root), Some(language)) = (m.root, language) else { return true };
    let Some(world) = crate::abi::world(m, root, 0, None, diags) else { return false };
    let mut types = TypeConverter::llvm(world.index_width);
    let mut on_buffers = Vec::new();
    for d in all {
        match buffer::buffers(&mut m.cx, &d.signature, &d.function) {
            Ok(b) => {
                let f = Function { inputs: b.inputs, results: b.results, ..d.function.clone() };
                let mut one = ::abi::describe::describe(m, &f, &world, &mut |cx, ty| types.convert(cx, ty));
                (one.has_c_interface, one.external, one.is_bare) = (true, false, false);
                on_buffers.push(one);
            }
            Err(record) => {
                let text = format!("'{}' has no binding: {record} is a reference without memref", m.cx.str(d.function.name));
                diags.push(ir::Diagnostic {
                    severity: ir::Severity::Warning,
                    ..ir::Diagnostic::error("iree-no-buffers", m.op_record[d.function.op].loc, text)
                });
            }
        }
    }
    let text = crate::abi::bindings(m, root, language, &on_buffers, &world, diags);
    out.extend_from_slice(text.as_deref().unwrap_or("").as_bytes());
    text.is_some()
}

/// All functions for programs: an array of objects.
fn show_json(m: &Module, all: &[Described], order: Order, out: &mut Vec<u8>) {
    let mut text = String::from("[");
    for (n, d) in all.iter().enumerate() {
        text.push_str(if n > 0 { ",\n {\"name\":" } else { "\n {\"name\":" });
        json::push_string(&mut text, m.cx.str(d.function.name));
        text.push_str(&format!(",\"given\":{},\"abi\":{},\"native\":{{\"a\":[", d.given, d.signature.to_json(order)));
        for (k, list) in [&d.signature.args, &d.signature.results].into_iter().enumerate() {
            text.push_str(if k > 0 { "],\"r\":[" } else { "" });
            for (i, &r) in list.iter().enumerate() {
                text.push_str(if i > 0 { "," } else { "" });
                json::push_string(&mut text, &d.signature.native_type(r));
            }
        }
        text.push_str("]},\"declaration\":");
        json::push_string(&mut text, &d.declaration);
        text.push('}');
    }
    text.push_str("\n]\n");
    out.extend_from_slice(text.as_bytes());
}
