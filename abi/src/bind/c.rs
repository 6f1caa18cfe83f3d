//! C11 and C++17 headers.

use alloc::format;
use alloc::string::String;
use ir::Context;
use ir::map::Set;

use super::{Atom, Mem, Param, Proto, Ret, Target, forms, identifier, mem, mem_name, prototype, results};
use crate::describe::{Described, World, ownership};

/// A header.
pub(super) fn bindings(cx: &mut Context, cpp: bool, all: &[Described], world: &World) -> String {
    let mut types = String::new();
    let mut body = String::new();
    let mut made = Set::default();
    for d in all {
        function(cx, cpp, d, world, &mut made, &mut types, &mut body);
    }
    let w = world.index_width;
    let mut out = format!("/* Written by lowir abi for x86-64 SysV; index has {w} bits. Strides and offsets count elements. */\n");
    // Headers of several modules go together, but not of several widths of index.
    out.push_str(&format!(
        "#pragma once\n#if defined(LOWIR_INDEX) && LOWIR_INDEX != {w}\n#error index has another width in another header\n#endif\n#undef LOWIR_INDEX\n#define LOWIR_INDEX {w}\n"
    ));
    if cpp {
        out.push_str("#include <array>\n#include <cstddef>\n#include <cstdint>\n");
        out.push_str("#ifndef LOWIR_MEMREF\n#define LOWIR_MEMREF\n");
        out.push_str(&ir::find::replace(include_str!("memref.hpp"), "INDEX_T", &format!("std::int{w}_t")));
        out.push_str("#endif\n");
    } else {
        out.push_str("#include <stddef.h>\n#include <stdint.h>\n");
    }
    out.push_str(
        "#if !defined(__clang__) && __GNUC__ < 13\n\
         typedef _Float16 lowir_bf16; /* no __bf16: the same size and registers, only the bits count */\n\
         #else\ntypedef __bf16 lowir_bf16;\n#endif\n",
    );
    out.push_str("typedef int8_t lowir_v128 __attribute__((vector_size(16)));\n");
    out.push_str(&types);
    out.push_str(if cpp { "\nextern \"C\" {\n" } else { "" });
    out.push_str(&body);
    out.push_str(if cpp { "\n}\n" } else { "" });
    out
}

fn atom(a: Atom) -> &'static str {
    match a {
        Atom::Int(8) => "uint8_t",
        Atom::Int(16) => "uint16_t",
        Atom::Int(32) => "uint32_t",
        Atom::Int(128) => "unsigned __int128",
        Atom::Int(_) => "uint64_t",
        Atom::Pointer => "void *",
        Atom::Half => "_Float16",
        Atom::BFloat => "lowir_bf16",
        Atom::Float => "float",
        Atom::Double => "double",
        Atom::X87 => "long double",
        Atom::Quad => "__float128",
        Atom::Vector => "lowir_v128",
    }
}

/// The name of a type in memory, after declaring what it needs.
fn declared(m: &Mem, cpp: bool, w: u32, made: &mut Set<String>, types: &mut String) -> String {
    let simple = match m {
        Mem::Int(n) if *n <= 8 => "int8_t",
        Mem::Int(n) if *n <= 16 => "int16_t",
        Mem::Int(n) if *n <= 32 => "int32_t",
        Mem::Int(n) if *n <= 64 => "int64_t",
        Mem::Int(_) => "__int128",
        Mem::Half => "_Float16",
        Mem::BFloat => "lowir_bf16",
        Mem::Float => "float",
        Mem::Double => "double",
        Mem::X87 => "long double",
        Mem::Quad => "__float128",
        Mem::Pointer => "void *",
        _ => "",
    };
    if !simple.is_empty() {
        return simple.into();
    }
    let mut name = mem_name(m);
    let text = match m {
        Mem::Complex(e) => format!("typedef struct {{ {} re, im; }} {name};\n", declared(e, cpp, w, made, types)),
        Mem::Ranked(e, rank) => {
            let e = declared(e, cpp, w, made, types);
            if cpp {
                return format!("lowir::MemRef<{e}, {rank}>");
            }
            let arrays = if *rank > 0 { format!(" int{w}_t sizes[{rank}], strides[{rank}];") } else { String::new() };
            format!("typedef struct {{ {e} *allocated, *aligned; int{w}_t offset;{arrays} }} {name};\n")
        }
        Mem::Unranked if cpp => return "lowir::UnrankedMemRef".into(),
        Mem::Unranked => format!("typedef struct {{ int{w}_t rank; void *descriptor; }} {name};\n"),
        Mem::Bytes(size, align) => format!("typedef struct {{ unsigned char bytes[{size}]; }} __attribute__((aligned({align}))) {name};\n"),
        _ => String::new(),
    };
    if made.insert(name.clone()) {
        types.push_str(&format!("#ifndef LOWIR_{name}\n#define LOWIR_{name}\n{text}#endif\n"));
    }
    core::mem::take(&mut name)
}

fn function(cx: &mut Context, cpp: bool, d: &Described, world: &World, made: &mut Set<String>, types: &mut String, out: &mut String) {
    let w = world.index_width;
    let id = identifier(&d.name);
    out.push_str(&format!("\n/* {} : {}\n", ir::find::replace(&d.name, "*/", "* /"), ir::find::replace(&d.source, "*/", "* /")));
    if let Some(why) = if d.is_bare { d.bare.as_ref().err() } else { d.default.as_ref().err() } {
        out.push_str(&format!("   cannot be called: {} */\n", ir::find::replace(why, "*/", "* /")));
        return;
    }
    for line in ownership(cx, d) {
        out.push_str(&format!("   {line}\n"));
    }
    out.push_str("*/\n");
    let result = match results(cx, world, d).filter(|r| !r.fields.is_empty()) {
        None => "void".into(),
        Some(r) if r.fields.len() == 1 => declared(&r.fields[0].0, cpp, w, made, types),
        Some(r) => {
            let name = format!("{id}_results");
            let mut fields = String::new();
            for (i, (m, _)) in r.fields.iter().enumerate() {
                fields.push_str(&format!(" {} r{i};", declared(m, cpp, w, made, types)));
            }
            out.push_str(&format!("typedef struct {{{fields} }} {name};\n"));
            let check = if cpp { "static_assert" } else { "_Static_assert" };
            out.push_str(&format!("{check}(sizeof({name}) == {}, \"layout\");\n", r.size));
            for (i, (_, at)) in r.fields.iter().enumerate() {
                out.push_str(&format!("{check}(offsetof({name}, r{i}) == {at}, \"layout\");\n"));
            }
            name
        }
    };
    for (title, form) in forms(d) {
        match prototype(cx, form, d.external) {
            Ok(p) => declaration(cx, cpp, d, world, title, &p, &result, made, types, out),
            Err(why) => out.push_str(&format!("/* {}, {title}: {why} */\n", ir::find::replace(&form.symbol, "*/", "* /"))),
        }
    }
}

fn declaration(
    cx: &Context,
    cpp: bool,
    d: &Described,
    world: &World,
    title: &str,
    p: &Proto,
    result: &str,
    made: &mut Set<String>,
    types: &mut String,
    out: &mut String,
) {
    let id = identifier(&p.symbol);
    // The name in the object file is kept where the language cannot spell it.
    let label = if id == p.symbol { String::new() } else { format!(" __asm__(\"{}\")", p.symbol.replace(['"', '\\'], "_")) };
    out.push_str(&format!("/* {title} */\n"));
    let ret = match &p.ret {
        Ret::Void => "void".into(),
        Ret::One(a) => String::from(atom(*a)),
        Ret::Two(regs) => {
            let name = format!("{id}_registers");
            out.push_str(&format!(
                "/* whole registers: a narrower value is in the low bits */\ntypedef struct {{ {} {}; {} {}; }} {name};\n",
                atom(regs[0].1),
                regs[0].0,
                atom(regs[1].1),
                regs[1].0
            ));
            name
        }
        // Comes back in rax.
        Ret::Hidden => format!("{result} *"),
    };
    let mut list = String::new();
    for (i, param) in p.params.iter().enumerate() {
        let Param { name, atom: a, doc, to } = param;
        let ty = match to {
            Target::Results => format!("{result} *"),
            Target::Descriptor(n) if title == "C interface" => {
                format!("{} *", declared(&mem(cx, world, d.inputs[*n], None), cpp, world.index_width, made, types))
            }
            Target::Elements(n) => {
                let elem = mem(cx, world, cx.elem_type(d.inputs[*n]), None);
                format!("{} *", declared(&elem, cpp, world.index_width, made, types))
            }
            _ => atom(*a).into(),
        };
        let comma = if i + 1 < p.params.len() { "," } else { "" };
        list.push_str(&format!("\n    {ty} {name}{comma} /* {doc} */"));
    }
    let list = if list.is_empty() { "void".into() } else { list };
    out.push_str(&format!("{ret} {id}({list}){label};\n"));
}
