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

/// What upstream makes of `memref.dim` of an unknown rank in a memory space, with the pointers of what is there: upstream takes
/// the descriptor, which lies on the stack, for one in that space, and its pointers for ones in none
/// (`upstream/size_of_unknown_rank_in_a_space.mlir`).
pub fn spaces_righted(text: &str) -> String {
    let descriptor = ", !llvm.struct<(ptr, ptr, i64)>";
    let mut out = String::with_capacity(text.len());
    // The pointers into descriptors of a function, and how their type is written.
    let mut wrong: HashMap<&str, String> = HashMap::new();
    for line in text.lines() {
        if line.starts_with("  llvm.func") {
            wrong.clear();
        }
        let name = line.trim_start().split(' ').next().unwrap_or("");
        let taken = line.split_once(" = llvm.getelementptr ").and_then(|(_, rest)| rest.split_once("[0, 2] : (!llvm.ptr) -> "));
        let used = tokens(line).nth(1).and_then(|v| wrong.get_key_value(v));
        match (taken.and_then(|(_, rest)| rest.strip_suffix(descriptor)), used) {
            (Some(ty), _) if ty.starts_with("!llvm.ptr<") => {
                out.push_str(&line[..line.len() - ty.len() - descriptor.len()]);
                out.push_str("!llvm.ptr");
                out.push_str(&descriptor.replace("ptr", &ty["!llvm.".len()..]));
                wrong.insert(&name[1..], ty.to_owned());
            }
            (_, Some((_, ty))) => {
                let ty = ty.clone();
                out.push_str(&line.replace(&ty, "!llvm.ptr"));
                if line.contains(" = llvm.getelementptr ") {
                    wrong.insert(&name[1..], ty);
                }
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// The same in LLVM IR: the sizes behind the descriptor of an unknown rank, whatever its pointers are.
pub fn descriptors_righted(ll: &str) -> String {
    let mut out = String::with_capacity(ll.len());
    for line in ll.lines() {
        let taken =
            line.split_once(" = getelementptr { ptr addrspace(").and_then(|(name, rest)| Some((name, rest.split_once(", i64 }, ptr ")?)));
        match taken {
            Some((name, (pointers, rest))) if rest.ends_with(", i32 0, i32 2") && pointers.matches("ptr addrspace(").count() == 1 => {
                out.push_str(&format!("{name} = getelementptr {{ ptr, ptr, i64 }}, ptr {rest}"));
            }
            _ => out.push_str(line),
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
    use super::{descriptors_righted, in_order, spaces_righted};

    #[test]
    fn pointers_into_descriptors_have_no_space() {
        let theirs = "  llvm.func @f() {\n    %3 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr<1>, !llvm.struct<(ptr, ptr, i64)>\n    %6 = llvm.getelementptr %3[%5] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i64\n    %7 = llvm.load %6 : !llvm.ptr<1> -> i64\n    %8 = llvm.load %1 : !llvm.ptr<1> -> i64\n";
        let ours = "  llvm.func @f() {\n    %3 = llvm.getelementptr %2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<1>, ptr<1>, i64)>\n    %6 = llvm.getelementptr %3[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64\n    %7 = llvm.load %6 : !llvm.ptr -> i64\n    %8 = llvm.load %1 : !llvm.ptr<1> -> i64\n";
        assert_eq!(spaces_righted(theirs), ours);
        assert_eq!(spaces_righted(ours), ours);
        let ll = "  %19 = getelementptr { ptr addrspace(1), ptr addrspace(1), i64 }, ptr %18, i32 0, i32 2\n";
        assert_eq!(descriptors_righted(ll), "  %19 = getelementptr { ptr, ptr, i64 }, ptr %18, i32 0, i32 2\n");
    }

    #[test]
    fn orders_of_blocks_are_alike() {
        let one = "define i32 @f(i1 %0) {\n  br i1 %0, label %2, label %3\n\n2: ; preds = %1\n  br label %3\n\n3:\n  %4 = phi i32 [ 1, %2 ], [ 2, %1 ]\n  ret i32 %4\n\n5: ; No predecessors!\n  ret i32 0\n}\n";
        let two = "define i32 @f(i1 %0) {\n  br i1 %0, label %4, label %2\n\n2:\n  %3 = phi i32 [ 2, %1 ], [ 1, %4 ]\n  ret i32 %3\n\n4:\n  br label %2\n}\n";
        assert_eq!(in_order(one), in_order(two));
        assert_ne!(in_order(one), in_order(&two.replace("[ 1,", "[ 7,")));
    }
}
