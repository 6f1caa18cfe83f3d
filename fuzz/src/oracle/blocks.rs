//! LLVM IR text with the blocks of each function in the order in which control reaches them, and everything without a
//! name numbered in that order. mlir-translate places the blocks that it adds to switches by the addresses of others, so
//! two runs of it give two orders (`upstream/order_of_split_edges.mlir`).

use std::collections::HashMap;

/// A block: its label, its lines, the labels that its last line mentions.
struct Block<'a> {
    label: &'a str,
    lines: Vec<&'a str>,
}

/// The text in that order. Blocks that nothing reaches are left out, and comments.
pub fn in_order(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with("define ") {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        let mut blocks = vec![Block { label: "", lines: Vec::new() }];
        for l in lines.by_ref().take_while(|l| *l != "}") {
            let code = l.split(" ; preds =").next().unwrap_or(l).split("; No predecessors").next().unwrap_or(l).trim_end();
            match code.strip_suffix(':') {
                Some(label) if !l.starts_with(' ') => blocks.push(Block { label, lines: Vec::new() }),
                // Blank lines stand between blocks.
                _ if code.is_empty() => {}
                _ => blocks.last_mut().into_iter().for_each(|b| b.lines.push(code)),
            }
        }
        function(line, &blocks, &mut out);
    }
    out
}

fn function(head: &str, blocks: &[Block<'_>], out: &mut String) {
    let place: HashMap<&str, usize> = blocks.iter().enumerate().map(|(i, b)| (b.label, i)).collect();
    let (mut order, mut seen, mut stack) = (Vec::new(), vec![false; blocks.len()], vec![0usize]);
    while let Some(b) = stack.pop() {
        if std::mem::replace(&mut seen[b], true) {
            continue;
        }
        order.push(b);
        // A switch has a line for each case, so all lines are looked at; only terminators mention labels.
        let targets: Vec<usize> = blocks[b].lines.iter().flat_map(|l| labels(l)).filter_map(|l| place.get(l).copied()).collect();
        stack.extend(targets.into_iter().rev());
    }
    let mut names: HashMap<&str, usize> = HashMap::new();
    // Names in the order of their definitions: arguments, then labels and results.
    let mut define = |n| {
        let next = names.len();
        names.entry(n).or_insert(next);
    };
    tokens(head).for_each(&mut define);
    for &b in &order {
        define(blocks[b].label);
        for l in &blocks[b].lines {
            if l.trim_start().starts_with('%') {
                tokens(l).take(1).for_each(&mut define);
            }
        }
    }
    out.push_str(&renamed(head, &names));
    out.push('\n');
    for &b in &order {
        out.push_str(&format!("{}:\n", names[blocks[b].label]));
        for l in &blocks[b].lines {
            let line = renamed(l, &names);
            out.push_str(&if line.contains(" = phi ") { sorted_phi(&line) } else { line });
            out.push('\n');
        }
    }
    out.push_str("}\n");
}

/// LLVM IR with the texts of `@assert_msg_N` instead of their names, which number them in the order of lowering.
pub fn messages_aside<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let (mut texts, mut out) = (HashMap::new(), String::new());
    for line in lines {
        if let Some((name, text)) = line.split_once(" = ").filter(|l| l.0.starts_with("@assert_msg")) {
            texts.insert(name, text);
            continue;
        }
        let mut parts = line.split("@assert_msg");
        out.push_str(parts.next().unwrap_or(""));
        for rest in parts {
            let (number, after) = rest.split_at(word(rest));
            out.push_str(texts.get(format!("@assert_msg{number}").as_str()).unwrap_or(&"?"));
            out.push_str(after);
        }
        out.push('\n');
    }
    out
}

/// A module of the LLVM dialect with constants written where they are used and other values numbered as they come. The
/// order in which folding leaves the constants of a function says nothing about it.
pub fn constants_aside(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut names: HashMap<&str, String> = HashMap::new();
    let mut n = 0;
    for line in text.lines() {
        if line.starts_with("  llvm.func") {
            names.clear();
            n = 0;
        }
        if let Some((name, what)) = line.trim_start().strip_prefix('%').and_then(|l| l.split_once(" = "))
            && (what.starts_with("llvm.mlir.constant(") || what.starts_with("llvm.mlir.addressof "))
        {
            names.insert(name, format!("<{what}>"));
            continue;
        }
        for name in tokens(line) {
            names.entry(name).or_insert_with(|| {
                n += 1;
                format!("%{n}")
            });
        }
        let mut parts = line.split('%');
        out.push_str(parts.next().unwrap_or(""));
        for rest in parts {
            let (name, after) = rest.split_at(word(rest));
            out.push_str(&names[name]);
            out.push_str(after);
        }
        out.push('\n');
    }
    out
}

/// The labels that a line mentions.
fn labels(line: &str) -> impl Iterator<Item = &str> {
    line.split("label %").skip(1).map(|rest| &rest[..word(rest)])
}
/// The names of values in a line.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    line.split('%').skip(1).map(|rest| &rest[..word(rest)])
}
fn word(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_')).unwrap_or(text.len())
}
fn renamed(line: &str, names: &HashMap<&str, usize>) -> String {
    let mut parts = line.split('%');
    let mut out = parts.next().unwrap_or("").to_owned();
    for rest in parts {
        let (name, after) = rest.split_at(word(rest));
        match names.get(name) {
            Some(n) => out.push_str(&format!("%{n}{after}")),
            None => out.push_str(&format!("%{rest}")),
        }
    }
    out
}
/// Where a value comes from, sorted: the order follows that of blocks.
fn sorted_phi(line: &str) -> String {
    let Some((head, rest)) = line.split_once('[') else { return line.to_owned() };
    let mut ways: Vec<&str> = rest.trim_end_matches(']').split("], [").collect();
    ways.sort_unstable();
    format!("{head}[{}]", ways.join("], ["))
}

#[cfg(test)]
mod tests {
    use super::{constants_aside, in_order};

    #[test]
    fn orders_of_constants_are_alike() {
        let one = "  llvm.func @f() {\n    %0 = llvm.mlir.constant(1 : i8) : i8\n    %1 = llvm.mlir.constant(2 : i8) : i8\n    %2 = llvm.sub %0, %1 : i8\n";
        let two = "  llvm.func @f() {\n    %0 = llvm.mlir.constant(2 : i8) : i8\n    %1 = llvm.mlir.constant(1 : i8) : i8\n    %2 = llvm.sub %1, %0 : i8\n";
        assert_eq!(constants_aside(one), constants_aside(two));
        assert_ne!(constants_aside(one), constants_aside(&two.replace("%1, %0", "%0, %1")));
    }

    #[test]
    fn orders_of_blocks_are_alike() {
        let one = "define i32 @f(i1 %0) {\n  br i1 %0, label %2, label %3\n\n2: ; preds = %1\n  br label %3\n\n3:\n  %4 = phi i32 [ 1, %2 ], [ 2, %1 ]\n  ret i32 %4\n\n5: ; No predecessors!\n  ret i32 0\n}\n";
        let two = "define i32 @f(i1 %0) {\n  br i1 %0, label %4, label %2\n\n2:\n  %3 = phi i32 [ 2, %1 ], [ 1, %4 ]\n  ret i32 %3\n\n4:\n  br label %2\n}\n";
        assert_eq!(in_order(one), in_order(two));
        assert_ne!(in_order(one), in_order(&two.replace("[ 1,", "[ 7,")));
    }
}
