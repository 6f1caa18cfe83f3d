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
        (Target::Function, "nvvm.kernel") if nodes => annotate(a, "kernel", "i32 1"),
        (Target::Function, "nvvm.kernel") => a.calling_convention("ptx_kernel"),
        (Target::Parameter, "nvvm.grid_constant") if nodes => {
            a.error("parameters of a grid have no annotation for this LLVM yet; --llvm-version=21 has them");
        }
        (Target::Parameter, "nvvm.grid_constant") => a.string_attribute("nvvm.grid_constant", ""),
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

/// `!{ptr @f, !"name", value}` in `!nvvm.annotations`
fn annotate(a: &mut Amendment<'_, '_>, name: &str, value: &str) {
    let m = a.module();
    let Some(symbol) = m.attr(a.op, Sym::SYM_NAME).and_then(|s| m.cx.str_value(s)) else { return };
    let symbol = a.symbol_text(symbol);
    let node = a.node(&format!("{{ptr {symbol}, !\"{name}\", {value}}}"));
    a.named_metadata("nvvm.annotations", node);
}
