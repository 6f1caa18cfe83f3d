//! `--nvvm-attach-target` and `--rocdl-attach-target`: targets on modules of device code. Source: what mlir-opt 19 and 22
//! print.

use alloc::vec::Vec;

use ir::dialect::{gpu, records as r};
use ir::{Attr, Op, Sym};

use crate::llvm_export::record;
use crate::pass::PassContext;

/// Flags of a target: the option, what it is unless given, the word for the other.
type Flags = &'static [(&'static str, bool, &'static str)];

/// Adds `#nvvm.target<...>`.
pub fn nvvm(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    attach(cx, roots, r::NVVM_TARGET, &[("fast", false, "fast"), ("ftz", false, "ftz")])
}

/// Adds `#rocdl.target<...>`.
pub fn rocdl(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    const FLAGS: Flags = &[
        ("wave64", true, "no_wave64"),
        ("fast", false, "fast"),
        ("daz", false, "daz"),
        ("finite-only", false, "finite_only"),
        ("unsafe-math", false, "unsafe_math"),
        ("correct-sqrt", true, "unsafe_sqrt"),
    ];
    attach(cx, roots, r::ROCDL_TARGET, FLAGS)
}

fn attach(cx: &mut PassContext<'_>, roots: &[Op], def: u16, flags: Flags) -> bool {
    let mut fields: Vec<(&str, Attr)> = Vec::new();
    for option in cx.pass.options {
        // What is not given stays away, and so does what is the default anyway.
        let text = cx.text(option.name);
        if text == option.default || !matches!(option.name, "O" | "triple" | "chip" | "features" | "abi") {
            continue;
        }
        let a = match text.parse::<i64>() {
            Ok(n) if option.name == "O" => cx.m.cx.int_attr(ir::Type::I64, n),
            _ => {
                let text = alloc::string::String::from(text);
                cx.m.cx.str_attr(&text)
            }
        };
        if option.name != "abi" || cx.m.cx.str_value(a).map(|s| cx.m.cx.str(s)) != Some(cx.release.rocdl_abi) {
            fields.push((option.name, a));
        }
    }
    let mut words: Vec<(Sym, Attr)> = Vec::new();
    for &(option, usual, word) in flags {
        if cx.flag(option) != usual {
            words.push((cx.m.cx.sym(word), Attr::UNIT));
        }
    }
    if !words.is_empty() {
        fields.push(("flags", cx.m.cx.dict(&words)));
    }
    let files: Vec<alloc::string::String> = cx.list("l").map(Into::into).collect();
    if !files.is_empty() {
        let files: Vec<Attr> = files.iter().map(|f| cx.m.cx.str_attr(f)).collect();
        fields.push(("link", cx.m.cx.array_attr(&files)));
    }
    let target = record(cx.m, def, &fields);
    let pattern = cx.text("module");
    let pattern = if pattern.is_empty() { alloc::string::String::new() } else { alloc::format!("{{{{{pattern}}}}}") };
    for &root in roots {
        let Some(body) = cx.m.entry_block(root, 0) else { continue };
        for op in cx.m.block_ops(body).to_vec() {
            let m = &mut *cx.m;
            if m.kind(op) != gpu::MODULE {
                continue;
            }
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)).unwrap_or(Sym::EMPTY);
            if !ir::expect::regex::find_mixed(&pattern, m.cx.str(name)) {
                continue;
            }
            let mut targets = m.attr(op, Sym::TARGETS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
            if !targets.contains(&target) {
                targets.push(target);
                let targets = m.cx.array_attr(&targets);
                m.set_attr(op, Sym::TARGETS, targets);
            }
        }
    }
    true
}
