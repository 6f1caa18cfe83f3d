//! Functions that passes put into a module, written as MLIR text with blanks for types and numbers.

use alloc::string::String;

use ir::text::parse::{ParseOptions, parse_into};
use ir::{Diags, Module, Op, Opcode, Release, Source};

/// A text with its blanks filled: each `$x` becomes the text of letter `x`.
pub fn fill(text: &str, blanks: &[(char, &str)]) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut parts = text.split('$');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let mut rest = part.chars();
        let filling = rest.next().and_then(|c| blanks.iter().find(|b| b.0 == c));
        out.push_str(filling.map_or("", |b| b.1));
        out.push_str(rest.as_str());
    }
    out
}

/// Adds what a text holds to the end of a module, at the place of that module. False, with the reports in `diags`, if the
/// text cannot be read.
pub fn append(m: &mut Module, module: Op, text: &str, release: Release, diags: &mut Diags) -> bool {
    let (root, first) = (m.root, m.op_kind.len() as u32);
    let options = ParseOptions { release, ..ParseOptions::default() };
    let read = parse_into(m, Source { name: "", text, first_line: 0, bytecode: &[] }, &options, diags).is_ok();
    let new = core::mem::replace(&mut m.root, root);
    let loc = m.op_record[module].loc;
    for op in (first..m.op_kind.len() as u32).map(Op) {
        m.op_record[op].loc = loc;
    }
    let (true, Some(new)) = (read, new) else { return false };
    let (Some(from), Some(to)) = (m.entry_block(new, 0), m.entry_block(module, 0)) else { return false };
    let mut ops = m.block_ops(to).to_vec();
    ops.extend_from_slice(m.block_ops(from));
    m.set_block_ops(to, &ops);
    m.set_block_ops(from, &[]);
    m.op_kind[new] = Opcode::ERASED;
    true
}
