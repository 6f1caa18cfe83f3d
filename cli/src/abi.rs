//! `lowir abi in.mlir`: what a function's signature becomes, where every piece travels, and bindings to call it.

use ::abi::bind::Language;
use ::abi::describe::{Described, World, describe};
use ::abi::iree::function::functions;
use ::abi::layout::DataLayout;
use ::abi::machine::{MACHINES, machine};
use ::abi::report;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::diag::Diags;
use ir::{Module, Op, Sym};
use lower::types::TypeConverter;

use crate::args::{self, Arg, Flag, value};
use crate::drive;
use crate::engine;
use crate::flags::{self, Common};
use crate::help;
use crate::host::Host;

/// Flags of this command alone.
pub static FLAGS: &[Flag] = &[
    value("format", "text|json|svg", "how to print signatures (default: text)"),
    value("emit", "c|c++|rust|python", "write bindings in this language instead"),
    value("target", "triple", "machine whose registers are shown (default: the module's, else x86_64-linux)"),
    value("index-bitwidth", "32|64", "width of index (default: what the module's data layout says, else 64)"),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Json,
    Svg,
}

/// Runs the command; the exit code.
pub fn run(program: &str, argv: &[String], host: &mut dyn Host) -> i32 {
    let tables = [FLAGS, flags::FILES, flags::IGNORED, flags::ASKING];
    let args = match args::read(argv, &tables, |_| false, Vec::new) {
        Ok(a) => a,
        Err(e) => return drive::complain(host, program, &format!("{e}; '{program} --help' lists what there is")),
    };
    let mut common = Common::new(program, "");
    let (mut format, mut index, mut target, mut language, mut n_files) = (Format::Text, 0, None, None, 0);
    for &arg in &args {
        let taken = match arg {
            Arg::Flag("help" | "h", _) => return help::show(host, &help::abi()),
            Arg::Flag("version", _) => return help::show(host, &help::version()),
            Arg::Flag("format", v) => match v {
                "text" => Ok(Format::Text),
                "json" => Ok(Format::Json),
                "svg" => Ok(Format::Svg),
                _ => Err(format!("'--format={v}': expected 'text', 'json' or 'svg'")),
            }
            .map(|f| format = f),
            Arg::Flag("emit", v) => self::language(v).map(|l| language = Some(l)),
            Arg::Flag("target", v) => match machine(v) {
                Ok(m) => {
                    target = Some(m);
                    Ok(())
                }
                Err(e) => Err(format!("'--target={v}': {e}")),
            },
            Arg::Flag("index-bitwidth", v) => match v.parse() {
                Ok(n @ (32 | 64)) => {
                    index = n;
                    Ok(())
                }
                _ => Err(format!("'--index-bitwidth={v}': expected 32 or 64")),
            },
            _ => common.take(arg, &mut n_files).map(|_| ()),
        };
        if let Err(e) = taken {
            return drive::complain(host, program, &e);
        }
    }
    if n_files == 0 {
        return drive::complain(host, program, "no input file; 'lowir abi in.mlir' explains a file, 'lowir abi -' standard input");
    }
    let parse = common.parse();
    drive::drive(host, &common.files, &mut |_, source, m, diags, out| {
        if !engine::read(m, source, &parse, true, diags) {
            return false;
        }
        let Some(root) = m.root else { return true };
        let Some(world) = world(m, root, index, target, diags) else { return false };
        let mut types = TypeConverter::llvm(world.index_width);
        let mut all: Vec<_> = functions(m)
            .iter()
            .filter(|f| m.op_name(f.op) == "func.func")
            .cloned()
            .collect::<Vec<_>>()
            .iter()
            .map(|f| describe(m, f, &world, &mut |cx, ty| types.convert(cx, ty)))
            .collect();
        if language.is_none() {
            all.iter_mut().for_each(|d| d.names = names(m, d.op, source.text));
        }
        let mut text = String::new();
        match (language, format) {
            (Some(l), _) => match bindings(m, root, l, &all, &world, diags) {
                Some(t) => text = t,
                None => return false,
            },
            (None, Format::Text) => {
                text.push_str(&format!("{}, index of {} bits\n", world.machine.name, world.index_width));
                all.iter().for_each(|d| report::text(&mut m.cx, d, &world, &mut text));
            }
            (None, Format::Json) => {
                text.push('[');
                for (i, d) in all.iter().enumerate() {
                    text.push_str(if i > 0 { ",\n " } else { "\n " });
                    report::json(&mut m.cx, d, &world, &mut text);
                }
                text.push_str("\n]\n");
            }
            (None, Format::Svg) => text = report::svg(&mut m.cx, &all, &world),
        }
        out.extend_from_slice(text.as_bytes());
        true
    })
}

/// Bindings of functions, which can be written for one machine alone.
pub(crate) fn bindings(m: &mut Module, root: Op, l: Language, all: &[Described], world: &World, diags: &mut Diags) -> Option<String> {
    if world.machine.name != MACHINES[0].name {
        let e = format!("bindings are written for {}, not for {}", MACHINES[0].name, world.machine.name);
        diags.push(ir::Diagnostic::error("bindings-target", m.op_record[root].loc, e));
        return None;
    }
    Some(::abi::bind::bindings(&mut m.cx, l, all, world))
}

/// The language of a value of `--emit`.
pub(crate) fn language(name: &str) -> Result<Language, String> {
    Language::named(name).ok_or_else(|| format!("'--emit={name}': expected 'c', 'c++', 'rust' or 'python'"))
}

/// The names of a function's arguments as the source spells them; none for a declaration or another source than text.
fn names(m: &Module, f: Op, text: &str) -> Vec<String> {
    let Some(entry) = m.op_regions(f).first().and_then(|&r| m.region_blocks(r).first().copied()) else { return Vec::new() };
    let spelled = |v: ir::Value| {
        let rest = m.arg_loc(v).offset().and_then(|at| text.get(at as usize..)).filter(|r| r.starts_with('%'));
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
        String::from(rest.map_or("", |r| &r[..1 + r[1..].find(|c| !word(c)).unwrap_or(r.len() - 1)]))
    };
    m.block_args(entry).map(spelled).collect()
}

/// The machine, layout and index width for a module: what was asked for, else what the module says, else the defaults.
pub(crate) fn world(
    m: &Module,
    root: Op,
    index: u32,
    target: Option<&'static ::abi::machine::Machine>,
    diags: &mut Diags,
) -> Option<World> {
    let index_width = lower::convert::index_width(m, root, index, diags)?;
    let own = m.attr(root, Sym::LLVM_TARGET_TRIPLE).and_then(|a| m.cx.str_value(a)).map(|s| m.cx.str(s));
    let machine = match (target, own) {
        (Some(t), _) => t,
        (None, None) => &MACHINES[0],
        (None, Some(triple)) => match machine(triple) {
            Ok(m) => m,
            Err(e) => {
                let d = ir::Diagnostic::error("target-triple", m.op_record[root].loc, e);
                diags.push(d.help("--target=<triple> names a machine whose registers are shown instead"));
                return None;
            }
        },
    };
    let says = m.attr(root, Sym::LLVM_DATA_LAYOUT).is_some() || m.attr(root, Sym::DLTI_DL_SPEC).is_some();
    let layout = if says && target.is_none() { DataLayout::of_module(m) } else { DataLayout::parse(machine.layout) };
    match layout {
        Ok(layout) => Some(World { machine, layout, index_width }),
        Err(e) => {
            diags.push(ir::Diagnostic::error("data-layout", m.op_record[root].loc, e));
            None
        }
    }
}
