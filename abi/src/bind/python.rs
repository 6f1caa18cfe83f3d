//! Python 3: ctypes structures, and functions that take NumPy arrays without copying.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::{Context, TypeData};

use super::{Atom, Mem, Ret, Target, identifier, mem, prototype, results};
use crate::describe::{Described, World, ownership};

pub(super) fn bindings(cx: &mut Context, all: &[Described], world: &World) -> String {
    let w = world.index_width;
    let mut out = format!(
        "\"\"\"Written by lowir abi for x86-64 SysV; index has {w} bits. Call load() first. NAME_raw takes the single values of LLVM's signature, NAME_type makes a callback of a function that lowered code calls. In both an f16 or bf16 is the low bits of a float: see half() and bfloat().\"\"\"\n"
    );
    out.push_str(&ir::find::replace(include_str!("prelude.py"), "INDEX_BITS", &format!("{w}")));
    for d in all {
        function(cx, d, world, &mut out);
    }
    out
}

fn atom(a: Atom) -> Option<&'static str> {
    Some(match a {
        Atom::Int(8) => "ctypes.c_uint8",
        Atom::Int(16) => "ctypes.c_uint16",
        Atom::Int(32) => "ctypes.c_uint32",
        Atom::Int(64) => "ctypes.c_uint64",
        Atom::Pointer => "ctypes.c_void_p",
        // Sixteen bits are the low ones of the register.
        Atom::Half | Atom::BFloat | Atom::Float => "ctypes.c_float",
        Atom::Double => "ctypes.c_double",
        Atom::X87 => "ctypes.c_longdouble",
        _ => return None,
    })
}

fn memory(m: &Mem) -> String {
    match m {
        Mem::Int(n) if *n <= 64 => format!("ctypes.c_int{}", n.next_power_of_two().max(8)),
        Mem::Half | Mem::BFloat => "ctypes.c_uint16".into(),
        Mem::Float => "ctypes.c_float".into(),
        Mem::Double => "ctypes.c_double".into(),
        Mem::X87 => "ctypes.c_longdouble".into(),
        Mem::Int(_) | Mem::Quad => "(ctypes.c_uint64 * 2)".into(),
        Mem::Pointer => "ctypes.c_void_p".into(),
        Mem::Complex(e) => format!("({} * 2)", memory(e)),
        Mem::Ranked(_, rank) => format!("memref({rank})"),
        Mem::Unranked => "UnrankedMemRef".into(),
        Mem::Bytes(size, _) => format!("(ctypes.c_uint8 * {size})"),
    }
}

/// What a type fixes, `None` where it is open.
fn fixed(list: &[i64]) -> String {
    let mut out = String::from("(");
    for &n in list {
        out.push_str(&if n == ir::DYNAMIC { "None, ".into() } else { format!("{n}, ") });
    }
    out.push(')');
    out
}

/// NumPy's name of elements.
fn dtype(m: &Mem) -> Option<&'static str> {
    Some(match m {
        Mem::Int(1) => "bool",
        Mem::Int(8) => "int8",
        Mem::Int(16) => "int16",
        Mem::Int(32) => "int32",
        Mem::Int(64) => "int64",
        Mem::Half => "float16",
        Mem::Float => "float32",
        Mem::Double => "float64",
        Mem::X87 => "longdouble",
        Mem::Complex(e) => match **e {
            Mem::Float => "complex64",
            Mem::Double => "complex128",
            _ => return None,
        },
        _ => return None,
    })
}

fn function(cx: &mut Context, d: &Described, world: &World, out: &mut String) {
    let id = identifier(&d.name);
    out.push_str(&format!("\n\n# {} : {}\n", d.name, d.source));
    for line in ownership(cx, d) {
        out.push_str(&format!("# {line}\n"));
    }
    let Some(r) = results(cx, world, d) else { return };
    let result = match &r.fields[..] {
        [] => "None".into(),
        [one] => memory(&one.0),
        fields => {
            // Offsets are spelt out: ctypes knows no alignment of more than eight bytes.
            let mut list = String::new();
            for (i, (m, offset)) in fields.iter().enumerate() {
                list.push_str(&format!("(\"r{i}\", {}, {offset}), ", memory(m)));
            }
            out.push_str(&format!(
                "class {id}_results(ctypes.Structure):\n    _pack_ = 1\n    _fields_ = _laid_out([{}], {})\n\n\n",
                list.strip_suffix(", ").unwrap_or(&list),
                r.size
            ));
            format!("{id}_results")
        }
    };
    let forms = super::forms(d);
    let mut callable = None;
    for (title, form) in &forms {
        let p = match prototype(cx, form, d.external) {
            Ok(p) => p,
            Err(why) => {
                out.push_str(&format!("# {}, {title}: {why}\n", form.symbol));
                continue;
            }
        };
        let is_interface = *title == "C interface";
        let ret = match &p.ret {
            Ret::Void => Some("None".into()),
            Ret::Hidden => Some("ctypes.c_void_p".into()),
            Ret::One(a) => atom(*a).map(String::from),
            Ret::Two([(a, x), (b, y)]) => {
                let name = format!("{}_registers", identifier(&p.symbol));
                let (x, y) = (atom(*x).unwrap_or("ctypes.c_uint64"), atom(*y).unwrap_or("ctypes.c_uint64"));
                out.push_str(&format!("class {name}(ctypes.Structure):\n    _fields_ = [(\"{a}\", {x}), (\"{b}\", {y})]\n\n\n"));
                Some(name)
            }
        };
        let tys: Option<Vec<&str>> = p.params.iter().map(|x| atom(x.atom)).collect();
        let (Some(ret), Some(tys)) = (ret, tys) else {
            out.push_str(&format!("# {}, {title}: ctypes has no type for one of its values\n", p.symbol));
            continue;
        };
        let exists = !d.external && (!is_interface || d.has_c_interface);
        let list = tys.join(", ");
        let names = p.params.iter().map(|x| x.name.as_str()).collect::<Vec<_>>().join(" ");
        if exists {
            out.push_str(&format!("_functions.append((\"{}\", {:?}, {ret}, [{list}], \"{names}\"))\n", identifier(&p.symbol), p.symbol));
        } else if d.external {
            out.push_str(&format!("{}_type = Callback({ret}, [{list}], \"{names}\")\n", identifier(&p.symbol)));
        }
        if is_interface && exists {
            callable = Some(p);
        }
    }
    let Some(p) = callable else { return };
    // The friendly one: arrays in, results out.
    let (mut params, mut lines, mut passed): (Vec<String>, String, Vec<String>) = Default::default();
    for param in &p.params {
        match param.to {
            Target::Results => passed.push("ctypes.addressof(result)".into()),
            Target::Descriptor(n) => {
                let elem = mem(cx, world, cx.elem_type(d.inputs[n]), None);
                let kind = dtype(&elem).map_or("None".into(), |t| format!("\"{t}\""));
                let make = match cx.type_data(d.inputs[n]) {
                    TypeData::UnrankedMemRef { .. } => format!("unranked_from_numpy(arg{n}, {kind})"),
                    _ => {
                        let sizes = cx.shape_of(d.inputs[n]).unwrap_or(&[]).to_vec();
                        let (strides, offset) = ir::dialect::memref_shape::strides(cx, d.inputs[n]).unwrap_or_default();
                        let offset = if offset == ir::DYNAMIC { 0 } else { offset };
                        format!("from_numpy(arg{n}, {kind}, {}, {}, {}, {offset})", sizes.len(), fixed(&sizes), fixed(&strides))
                    }
                };
                params.push(format!("arg{n}"));
                lines.push_str(&format!("    arg{n} = {make}\n"));
                passed.push(format!("ctypes.addressof(arg{n})"));
            }
            _ => {
                params.push(param.name.clone());
                passed.push(match param.atom {
                    Atom::Half => format!("half({})", param.name),
                    Atom::BFloat => format!("bfloat({})", param.name),
                    _ => param.name.clone(),
                });
            }
        }
    }
    let by_pointer = p.params.first().is_some_and(|x| x.to == Target::Results);
    let symbol = identifier(&p.symbol);
    out.push_str(&format!("\n\ndef {id}({}):\n    \"\"\"{}\"\"\"\n{lines}", params.join(", "), d.source.replace('\\', "\\\\")));
    if by_pointer {
        out.push_str(&format!("    result = new({result})\n    {symbol}_raw({})\n    return result\n", passed.join(", ")));
    } else {
        let call = format!("{symbol}_raw({})", passed.join(", "));
        let value = match p.ret {
            Ret::One(Atom::Half) => format!("of_half({call})"),
            Ret::One(Atom::BFloat) => format!("of_bfloat({call})"),
            Ret::One(Atom::Int(_)) => match r.fields.first() {
                Some((Mem::Int(n), _)) if !matches!(n, 8 | 16 | 32 | 64) => format!("{call} & {:#x}", u64::MAX >> (64 - (*n).clamp(1, 64))),
                _ => call,
            },
            _ => call,
        };
        out.push_str(&format!("    return {value}\n"));
    }
}
