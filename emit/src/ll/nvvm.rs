//! What attributes of the `nvvm` dialect on functions and parameters mean: annotations of kernels. LLVM up to 20 reads
//! them as nodes of `!nvvm.annotations`, later ones as attributes. Source: what mlir-translate 19 and 22 write.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::{Attr, Sym};

use super::hooks::{Amendment, Interface, Target};

/// The translation of the dialect's attributes.
pub static INTERFACE: Interface = Interface { dialect: "nvvm", amend };

/// Annotations of functions: the attribute, its name as LLVM attribute, its name in nodes. Lists have a letter of each
/// dimension at the end of the latter.
const ANNOTATIONS: &[(&str, &str, &str)] = &[
    ("nvvm.cluster_dim", "nvvm.cluster_dim", "cluster_dim_"),
    ("nvvm.cluster_max_blocks", "nvvm.maxclusterrank", "cluster_max_blocks"),
    ("nvvm.maxnreg", "nvvm.maxnreg", "maxnreg"),
    ("nvvm.maxntid", "nvvm.maxntid", "maxntid"),
    ("nvvm.minctasm", "nvvm.minctasm", "minctasm"),
    ("nvvm.reqntid", "nvvm.reqntid", "reqntid"),
];

fn amend(a: &mut Amendment<'_, '_>, name: &str, value: Attr) {
    let m = a.module();
    let nodes = a.llvm_version() < 21;
    match (a.target, name) {
        (Target::Function, "nvvm.kernel") if nodes => {
            grid_constants(a);
            annotate(a, "kernel", "i32 1");
        }
        (Target::Function, "nvvm.kernel") => a.calling_convention("ptx_kernel"),
        (Target::Parameter, "nvvm.grid_constant") if m.cx.strs.find("nvvm.kernel").is_none_or(|n| m.attr(a.op, Sym(n)).is_none()) => {
            a.error("only parameters of a kernel are constants of a grid: give the function the attribute `nvvm.kernel`");
        }
        (Target::Parameter, "nvvm.grid_constant") if nodes => {}
        (Target::Parameter, "nvvm.grid_constant") => a.string_attribute("nvvm.grid_constant", ""),
        (Target::Function, "nvvm.blocksareclusters") if !nodes => {
            let given = |n: &str| m.cx.strs.find(n).is_some_and(|n| m.attr(a.op, Sym(n)).is_some());
            if given("nvvm.reqntid") && given("nvvm.cluster_dim") {
                a.string_attribute("nvvm.blocksareclusters", "");
            } else {
                a.error("blocks are clusters: give the function `nvvm.reqntid` and `nvvm.cluster_dim` too");
            }
        }
        (Target::Function, _) => {
            let Some(&(_, attribute, node)) = ANNOTATIONS.iter().find(|n| n.0 == name) else { return };
            let numbers = m.cx.int_array(value).or_else(|| m.cx.int_value(value).map(|n| alloc::vec![n])).unwrap_or_default();
            if !nodes {
                let text: Vec<String> = numbers.iter().map(|n| n.to_string()).collect();
                a.string_attribute(attribute, &text.join(","));
            } else if m.cx.int_value(value).is_some() {
                annotate(a, node, &format!("i32 {}", numbers[0]));
            } else {
                for (n, letter) in numbers.iter().zip(["x", "y", "z"]) {
                    annotate(a, &format!("{node}{letter}"), &format!("i32 {n}"));
                }
            }
        }
        _ => {}
    }
}

/// The parameters of a kernel that are constants of the grid, counted from 1: one node for all.
fn grid_constants(a: &mut Amendment<'_, '_>) {
    let m = a.module();
    let name = m.cx.strs.find("nvvm.grid_constant").map(Sym);
    let parameters = m.attr(a.op, Sym::ARG_ATTRS).and_then(|l| m.cx.array_items(l)).unwrap_or_default();
    let marked = |dict: &Attr| name.is_some_and(|n| m.cx.dict_get(*dict, n).is_some());
    let numbers: Vec<String> = (1..).zip(&parameters).filter(|p| marked(p.1)).map(|p| format!("i32 {}", p.0)).collect();
    if !numbers.is_empty() {
        let list = a.node(&format!("{{{}}}", numbers.join(", ")));
        annotate(a, "grid_constant", &format!("!{list}"));
    }
}

/// `!{ptr @f, !"name", value}` in `!nvvm.annotations`
fn annotate(a: &mut Amendment<'_, '_>, name: &str, value: &str) {
    let m = a.module();
    let Some(symbol) = m.attr(a.op, Sym::SYM_NAME).and_then(|s| m.cx.str_value(s)) else { return };
    let symbol = a.symbol_text(symbol);
    let node = a.node(&format!("{{ptr {symbol}, !\"{name}\", {value}}}"));
    a.named_metadata("nvvm.annotations", node);
}
