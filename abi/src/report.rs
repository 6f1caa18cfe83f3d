//! Descriptions as text, as JSON, and drawn as SVG.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::{Context, Type};

use crate::convention::Field;
use crate::describe::{Argument, Described, Form, Shape, World, descriptor, llvm_type, ownership};
use crate::iree::json::push_string;
use crate::machine::{Leaf, Part, Place, Scalar};
use crate::signature::Member;

/// A type in the words of LLVM IR.
pub fn type_text(cx: &Context, ty: Type) -> String {
    let mut out = String::new();
    llvm_type(cx, ty, &mut out);
    out
}

/// The LLVM signature: `result @symbol(arguments)`.
pub fn signature_text(cx: &Context, f: &Form) -> String {
    let args: Vec<String> = f.args.iter().map(|a| type_text(cx, a.ty)).collect();
    format!("{} @{}({})", type_text(cx, f.ret), f.symbol, args.join(", "))
}

/// What an argument is, for people; `names` are those of the source arguments.
pub fn meaning(a: &Argument, names: &[String]) -> String {
    let Some(n) = a.source else { return "where the result goes".into() };
    let name = name_of(names, n);
    match a.member {
        Member::Whole if matches!(a.leaves[..], [Leaf { scalar: Scalar::Copy { .. }, .. }]) => format!("copy of what {name} points to"),
        Member::Whole => name,
        Member::Bare => format!("pointer to the elements of {name}"),
        Member::Ranked(Field::Allocated, _) => format!("allocated pointer of {name}"),
        Member::Ranked(Field::Aligned, _) => format!("aligned pointer of {name}"),
        Member::Ranked(Field::Offset, _) => format!("offset of {name}"),
        Member::Ranked(Field::Sizes, d) => format!("size of dim {} of {name}", d.unwrap_or(0)),
        Member::Ranked(Field::Strides, d) => format!("stride of dim {} of {name}", d.unwrap_or(0)),
        Member::Rank => format!("rank of {name}"),
        Member::Descriptor => format!("pointer to the descriptor of {name}"),
    }
}

/// The name of a source argument: its own, or its number.
pub fn name_of(names: &[String], n: usize) -> String {
    names.get(n).filter(|n| !n.is_empty()).cloned().unwrap_or_else(|| format!("arg{n}"))
}

/// The name of a descriptor: of the n-th argument or result.
fn whose(d: &Described, kind: &str, n: usize) -> String {
    if kind == "arg" { name_of(&d.names, n) } else { format!("{kind}{n}") }
}

/// The name of a member, for programs.
pub fn member_name(m: Member) -> &'static str {
    match m {
        Member::Whole => "whole",
        Member::Bare => "elements",
        Member::Ranked(Field::Allocated, _) => "allocated",
        Member::Ranked(Field::Aligned, _) => "aligned",
        Member::Ranked(Field::Offset, _) => "offset",
        Member::Ranked(Field::Sizes, _) => "size",
        Member::Ranked(Field::Strides, _) => "stride",
        Member::Rank => "rank",
        Member::Descriptor => "descriptor",
    }
}

/// A place in words.
pub fn place_text(p: &Part) -> String {
    let place = match p.place {
        Place::Register(r) => String::from(r),
        Place::Stack(at) => format!("stack+{at}"),
        Place::Memory(at) => format!("[hidden+{at}]"),
    };
    if p.by_pointer { format!("pointer in {place}") } else { place }
}

fn places_text(leaves: &[Leaf], parts: &[Vec<Part>]) -> String {
    let mut out = String::new();
    for (leaf, parts) in leaves.iter().zip(parts) {
        for p in parts {
            if !out.is_empty() {
                out.push_str(", ");
            }
            out.push_str(&place_text(p));
            if parts.len() > 1 {
                let what = if leaf.lanes.is_some() { "elements" } else { "bits" };
                out.push_str(&format!(" ({what} {}..{})", p.first, p.first + p.n));
            }
        }
    }
    out
}

fn form_text(cx: &Context, title: &str, f: &Form, names: &[String], world: &World, out: &mut String) {
    out.push_str(&format!("  {title:<13} {}\n", signature_text(cx, f)));
    if !f.placed {
        out.push_str("    places        not known for these types\n");
    }
    let hidden = f.returned.as_ref().is_some_and(|r| r.hidden);
    if hidden {
        let size = world.layout.alloc_size(cx, f.ret).unwrap_or(0);
        let back =
            if world.machine.hidden_back.is_empty() { String::new() } else { format!(", also returned in {}", world.machine.hidden_back) };
        out.push_str(&format!("    {:<28} {:<9} hidden pointer to {size} bytes for the result{back}\n", world.machine.hidden, ""));
    }
    for (i, a) in f.args.iter().enumerate() {
        let places = places_text(&a.leaves, &a.parts);
        let ty = type_text(cx, a.ty);
        out.push_str(&format!("    {places:<28} {:<9} %arg{i} = {}\n", ty, meaning(a, names)));
    }
    if let Some(r) = f.returned.as_ref().filter(|r| !r.parts.is_empty()) {
        out.push_str(&format!("    result in {}\n", places_text(&f.ret_leaves, &r.parts)));
    }
}

fn shape_text(s: &Shape, out: &mut String) {
    out.push_str(&format!("{} bytes, aligned to {}:", s.size, s.align));
    for (i, (name, at, size)) in s.fields.iter().enumerate() {
        out.push_str(&format!("{} {name} at {at} ({size})", if i > 0 { "," } else { "" }));
    }
    out.push('\n');
}

/// A function for people.
pub fn text(cx: &mut Context, d: &Described, world: &World, out: &mut String) {
    out.push_str(&format!("func @{} : {}\n", d.name, d.source));
    match &d.default {
        Ok((_, f)) => form_text(cx, "default", f, &d.names, world, out),
        Err(why) => out.push_str(&format!("  {:<13} not possible: {why}\n", "default")),
    }
    if let Some((_, f)) = &d.c_interface {
        let asked = d.has_c_interface;
        form_text(cx, "C interface", f, &d.names, world, out);
        if !asked {
            out.push_str("    made with 'llvm.emit_c_interface' on the function or '--llvm-request-c-wrappers'\n");
        } else if d.external {
            out.push_str("    called by the function, which is private: the C side defines it\n");
        }
    }
    match &d.bare {
        Ok((_, f)) => {
            form_text(cx, "bare pointers", f, &d.names, world, out);
            if d.is_bare {
                out.push_str("    the one that lowering makes: the function has 'llvm.bareptr'\n");
            }
        }
        Err(why) => out.push_str(&format!("  {:<13} not possible: {why}\n", "bare pointers")),
    }
    for (kind, list) in [("arg", &d.inputs), ("result", &d.outputs)] {
        for (n, &ty) in list.iter().enumerate() {
            if let Some(shape) = descriptor(cx, world, ty) {
                out.push_str(&format!("  descriptor    {}: ", whose(d, kind, n)));
                shape_text(&shape, out);
            }
        }
    }
    for line in ownership(cx, d) {
        out.push_str(&format!("  ownership     {line}\n"));
    }
}

fn parts_json(leaves: &[Leaf], parts: &[Vec<Part>], cx: &Context, out: &mut String) {
    out.push('[');
    for (i, leaf) in leaves.iter().enumerate() {
        out.push_str(if i > 0 { "," } else { "" });
        out.push_str(&format!("{{\"type\":\"{}\",\"offset\":{},\"places\":[", type_text(cx, leaf.ty), leaf.offset));
        for (k, p) in parts.get(i).into_iter().flatten().enumerate() {
            out.push_str(if k > 0 { ",{" } else { "{" });
            match p.place {
                Place::Register(r) => out.push_str(&format!("\"register\":\"{r}\"")),
                Place::Stack(at) => out.push_str(&format!("\"stack\":{at}")),
                Place::Memory(at) => out.push_str(&format!("\"hidden\":{at}")),
            }
            let unit = if leaf.lanes.is_some() { "elements" } else { "bits" };
            out.push_str(&format!(",\"{unit}\":[{},{}]", p.first, p.first + p.n));
            if p.lane > 0 {
                out.push_str(&format!(",\"stride\":{}", p.lane));
            }
            if p.by_pointer {
                out.push_str(",\"by_pointer\":true");
            }
            out.push('}');
        }
        out.push_str("]}");
    }
    out.push(']');
}

fn form_json(cx: &Context, f: &Form, world: &World, out: &mut String) {
    out.push_str("{\"symbol\":");
    push_string(out, &f.symbol);
    out.push_str(",\"llvm\":");
    push_string(out, &signature_text(cx, f));
    let hidden = f.returned.as_ref().is_some_and(|r| r.hidden);
    out.push_str(&format!(",\"placed\":{},\"stack_bytes\":{},\"hidden\":", f.placed, f.stack));
    if hidden {
        out.push_str(&format!("\"{}\"", world.machine.hidden));
    } else {
        out.push_str("null");
    }
    out.push_str(",\"arguments\":[");
    for (i, a) in f.args.iter().enumerate() {
        out.push_str(if i > 0 { ",\n   {" } else { "\n   {" });
        match a.source {
            Some(n) => out.push_str(&format!("\"source\":{n}")),
            None => out.push_str("\"source\":null"),
        }
        out.push_str(&format!(",\"member\":\"{}\"", if a.source.is_none() { "result" } else { member_name(a.member) }));
        if let Member::Ranked(_, Some(d)) = a.member {
            out.push_str(&format!(",\"dimension\":{d}"));
        }
        out.push_str(",\"type\":");
        push_string(out, &type_text(cx, a.ty));
        out.push_str(",\"pieces\":");
        parts_json(&a.leaves, &a.parts, cx, out);
        out.push('}');
    }
    out.push_str("],\"result\":{\"type\":");
    push_string(out, &type_text(cx, f.ret));
    out.push_str(",\"pieces\":");
    let parts = f.returned.as_ref().map_or(&[][..], |r| &r.parts);
    parts_json(&f.ret_leaves, parts, cx, out);
    out.push_str("}}");
}

/// A function for programs: one JSON object.
pub fn json(cx: &mut Context, d: &Described, world: &World, out: &mut String) {
    out.push_str("{\"name\":");
    push_string(out, &d.name);
    out.push_str(",\"source\":");
    push_string(out, &d.source);
    out.push_str(",\"names\":[");
    for (i, n) in d.names.iter().enumerate() {
        out.push_str(if i > 0 { "," } else { "" });
        push_string(out, n);
    }
    out.push(']');
    out.push_str(&format!(",\"external\":{},\"c_interface_made\":{}", d.external, d.has_c_interface));
    for (name, form) in [("default", d.default.as_ref()), ("bare", d.bare.as_ref())] {
        out.push_str(&format!(",\n  \"{name}\":"));
        match form {
            Ok((_, f)) => form_json(cx, f, world, out),
            Err(why) => {
                out.push_str("{\"refused\":");
                push_string(out, why);
                out.push('}');
            }
        }
    }
    if let Some((_, f)) = &d.c_interface {
        out.push_str(",\n  \"c_interface\":");
        form_json(cx, f, world, out);
    }
    out.push_str(",\n  \"descriptors\":[");
    let mut first = true;
    for (kind, list) in [("argument", &d.inputs), ("result", &d.outputs)] {
        for (n, &ty) in list.iter().enumerate() {
            let Some(shape) = descriptor(cx, world, ty) else { continue };
            out.push_str(if first { "" } else { "," });
            first = false;
            out.push_str(&format!("{{\"{kind}\":{n},\"size\":{},\"align\":{},\"fields\":{{", shape.size, shape.align));
            for (i, (name, at, size)) in shape.fields.iter().enumerate() {
                out.push_str(&format!("{}\"{name}\":[{at},{size}]", if i > 0 { "," } else { "" }));
            }
            out.push_str("}}");
        }
    }
    out.push_str("],\"ownership\":[");
    for (i, line) in ownership(cx, d).iter().enumerate() {
        out.push_str(if i > 0 { "," } else { "" });
        push_string(out, line);
    }
    out.push_str("]}");
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            c => out.push(c),
        }
    }
}

/// All functions drawn: a row of boxes for the pieces of each signature with their places, one for each descriptor
/// with its offsets.
pub fn svg(cx: &mut Context, all: &[Described], world: &World) -> String {
    let (mut body, mut y, mut width) = (String::new(), 20, 400);
    let line = |y: &mut usize, text: &str, class: &str, body: &mut String| {
        body.push_str(&format!("<text x=\"10\" y=\"{y}\" class=\"{class}\">"));
        escape(text, body);
        body.push_str("</text>\n");
        *y += 20;
    };
    let mut boxes = |y: &mut usize, cells: &[(String, String)], class: &str, body: &mut String| {
        let mut x = 10;
        for (top, bottom) in cells {
            let w = 16 + 8 * top.chars().count().max(bottom.chars().count());
            body.push_str(&format!("<rect x=\"{x}\" y=\"{}\" width=\"{w}\" height=\"40\" class=\"{class}\"/>", *y - 12));
            for (dy, t) in [(4, top), (20, bottom)] {
                body.push_str(&format!("<text x=\"{}\" y=\"{}\">", x + 8, *y + dy));
                escape(t, body);
                body.push_str("</text>");
            }
            body.push('\n');
            x += w;
        }
        width = width.max(x + 10);
        *y += 54;
    };
    for d in all {
        line(&mut y, &format!("@{} : {}", d.name, d.source), "name", &mut body);
        let forms = [
            ("default", d.default.as_ref().ok().map(|f| &f.1)),
            ("C interface", d.c_interface.as_ref().map(|f| &f.1)),
            ("bare pointers", d.bare.as_ref().ok().map(|f| &f.1)),
        ];
        for (title, form) in forms {
            let Some(f) = form else { continue };
            line(&mut y, &format!("{title}: {}", signature_text(cx, f)), "", &mut body);
            let mut cells = Vec::new();
            if f.returned.as_ref().is_some_and(|r| r.hidden) {
                cells.push((String::from(world.machine.hidden), String::from("hidden result pointer")));
            }
            cells.extend(f.args.iter().map(|a| (places_text(&a.leaves, &a.parts), meaning(a, &d.names))));
            if let Some(r) = f.returned.as_ref().filter(|r| !r.parts.is_empty()) {
                cells.push((places_text(&f.ret_leaves, &r.parts), String::from("result")));
            }
            boxes(&mut y, &cells, "piece", &mut body);
        }
        for (kind, list) in [("arg", &d.inputs), ("result", &d.outputs)] {
            for (n, &ty) in list.iter().enumerate() {
                let Some(shape) = descriptor(cx, world, ty) else { continue };
                line(
                    &mut y,
                    &format!("descriptor of {}: {} bytes, aligned to {}", whose(d, kind, n), shape.size, shape.align),
                    "",
                    &mut body,
                );
                let cells: Vec<_> =
                    shape.fields.iter().map(|(name, at, size)| (String::from(*name), format!("{at}..{}", at + size))).collect();
                boxes(&mut y, &cells, "field", &mut body);
            }
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{y}\" font-family=\"monospace\" font-size=\"13\">\n\
         <style>.name{{font-weight:bold}}.piece{{fill:#e8f0fe;stroke:#345}}.field{{fill:#eef7ea;stroke:#354}}</style>\n{body}</svg>\n"
    )
}
