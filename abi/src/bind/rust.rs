//! Rust: the runtime crate's types as a module of the file, and the declarations.

use alloc::format;
use alloc::string::String;
use ir::Context;

use super::{Atom, Mem, Ret, Target, forms, identifier, mem, prototype, results};
use crate::describe::{Described, World, ownership};

pub(super) fn bindings(cx: &mut Context, all: &[Described], world: &World) -> String {
    let mut out = format!(
        "// Written by lowir abi for x86-64 SysV; index has {} bits. An f16 or bf16 that travels by itself is the low bits of an f32.\n",
        world.index_width
    );
    out.push_str("#[allow(dead_code)]\npub mod memref {\n");
    for line in include_str!("../../memref/src/lib.rs").lines().filter(|l| !l.starts_with("#![")) {
        // Inner documentation belongs to the crate's root.
        out.push_str(&ir::find::replace(line, "//!", "//"));
        out.push('\n');
    }
    out.push_str("}\n");
    for d in all {
        function(cx, d, world, &mut out);
    }
    out
}

fn atom(a: Atom) -> Option<&'static str> {
    Some(match a {
        Atom::Int(8) => "u8",
        Atom::Int(16) => "u16",
        Atom::Int(32) => "u32",
        Atom::Int(128) => "u128",
        Atom::Int(_) => "u64",
        Atom::Pointer => "*mut core::ffi::c_void",
        // Without a type of its own on stable Rust: the bits are the low ones of the register.
        Atom::Half | Atom::BFloat | Atom::Float => "f32",
        Atom::Double => "f64",
        Atom::Vector | Atom::Quad => "memref::V128",
        // On the x87 stack, or by value in memory, where Rust passes nothing.
        Atom::X87 => return None,
    })
}

fn memory(m: &Mem, w: u32) -> String {
    match m {
        Mem::Int(n) => format!("i{}", n.next_power_of_two().max(8)),
        Mem::Half | Mem::BFloat => "u16".into(),
        Mem::Float => "f32".into(),
        Mem::Double => "f64".into(),
        Mem::X87 | Mem::Quad => "memref::Bytes16<16>".into(),
        Mem::Pointer => "*mut core::ffi::c_void".into(),
        Mem::Complex(e) => format!("memref::Complex<{}>", memory(e, w)),
        Mem::Ranked(e, rank) => format!("memref::MemRef<{}, i{w}, {rank}>", memory(e, w)),
        Mem::Unranked => format!("memref::UnrankedMemRef<i{w}>"),
        Mem::Bytes(size, 32..) => format!("memref::Bytes32<{size}>"),
        Mem::Bytes(size, 16) => format!("memref::Bytes16<{size}>"),
        Mem::Bytes(size, 8) => format!("memref::Bytes8<{size}>"),
        Mem::Bytes(size, 4) => format!("memref::Bytes4<{size}>"),
        Mem::Bytes(size, _) => format!("[u8; {size}]"),
    }
}

fn function(cx: &mut Context, d: &Described, world: &World, out: &mut String) {
    let w = world.index_width;
    let id = identifier(&d.name);
    let mut doc = format!("/// `{}`\n", d.source);
    for line in ownership(cx, d) {
        doc.push_str(&format!("///\n/// {line}\n"));
    }
    let result = match results(cx, world, d).filter(|r| !r.fields.is_empty()) {
        None => String::from("()"),
        Some(r) if r.fields.len() == 1 => memory(&r.fields[0].0, w),
        Some(r) => {
            let wide = r.fields.iter().any(|f| matches!(f.0, Mem::Bytes(_, 64..)));
            if wide {
                out.push_str(&format!("// {id}: vectors of more than 32 bytes in results have no type here\n"));
                return;
            }
            let name = format!("{id}_results");
            out.push_str(&format!(
                "\n/// The results of `{}`.\n#[allow(non_camel_case_types)]\n#[repr(C)]\npub struct {name} {{\n",
                d.name
            ));
            for (i, (m, _)) in r.fields.iter().enumerate() {
                out.push_str(&format!("    pub r{i}: {},\n", memory(m, w)));
            }
            out.push_str(&format!("}}\nconst _: () = assert!(core::mem::size_of::<{name}>() == {});\n", r.size));
            for (i, (_, at)) in r.fields.iter().enumerate() {
                out.push_str(&format!("const _: () = assert!(core::mem::offset_of!({name}, r{i}) == {at});\n"));
            }
            name
        }
    };
    for (title, form) in forms(d) {
        let p = match prototype(cx, form, d.external) {
            Ok(p) => p,
            Err(why) => {
                out.push_str(&format!("// {}, {title}: {why}\n", form.symbol));
                continue;
            }
        };
        let mut registers = String::new();
        let ret = match &p.ret {
            Ret::Void => Some(String::new()),
            Ret::One(a) => atom(*a).map(|a| format!(" -> {a}")),
            Ret::Two([(a, x), (b, y)]) => {
                let name = format!("{}_registers", identifier(&p.symbol));
                let (x, y) = (atom(*x).unwrap_or("u64"), atom(*y).unwrap_or("u64"));
                registers = format!(
                    "/// Whole registers: a narrower value is in the low bits.\n#[allow(non_camel_case_types)]\n#[repr(C)]\npub struct {name} {{\n    pub {a}: {x},\n    pub {b}: {y},\n}}\n"
                );
                Some(format!(" -> {name}"))
            }
            Ret::Hidden => Some(format!(" -> *mut {result}")),
        };
        let mut params = String::new();
        let mut sayable = ret.is_some();
        for param in &p.params {
            let ty = match param.to {
                Target::Results => Some(format!("*mut {result}")),
                Target::Descriptor(n) if title == "C interface" => Some(format!("*mut {}", memory(&mem(cx, world, d.inputs[n], None), w))),
                Target::Elements(n) => Some(format!("*mut {}", memory(&mem(cx, world, cx.elem_type(d.inputs[n]), None), w))),
                _ => atom(param.atom).map(String::from),
            };
            sayable &= ty.is_some();
            params.push_str(&format!("        {}: {}, // {}\n", param.name, ty.unwrap_or_default(), param.doc));
        }
        if !sayable {
            out.push_str(&format!("// {}, {title}: Rust has no type for one of its values\n", p.symbol));
            continue;
        }
        let name = identifier(&p.symbol);
        let link = if name == p.symbol { String::new() } else { format!("    #[link_name = {:?}]\n", p.symbol) };
        let doc: String = doc.lines().map(|l| format!("    {l}\n")).collect();
        out.push_str(&format!(
            "{registers}#[allow(improper_ctypes)]\nunsafe extern \"C\" {{\n{doc}    ///\n    /// Convention: {title}.\n{link}    pub fn {name}(\n{params}    ){};\n}}\n",
            ret.unwrap_or_default()
        ));
    }
}
