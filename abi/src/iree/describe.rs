//! All that is known of one function: what its attributes say, checked against each other and its types.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use ir::diag::{Diagnostic, Diags};
use ir::{Attr, Module, Release, Sym};

use super::Error;
use super::check::check;
use super::declaration::{Declaration, declare};
use super::derive::{derive, derive_type, type_of_text};
use super::function::{Function, entry, string};
use super::record::{NO_NAME, Signature};
use super::{paths, text::Order};

/// A function with its signature.
#[derive(Clone, Debug)]
pub struct Described {
    /// The function.
    pub function: Function,
    /// Its records: those of the attribute if there is one, else derived.
    pub signature: Signature,
    /// Whether the records were given by an attribute.
    pub given: bool,
    /// The declaration: as given, else made from the types.
    pub declaration: String,
    /// Whether callers pass fences.
    pub is_async: bool,
}

/// Describes a function. Reports what is wrong with its attributes; `None` if anything is.
pub fn describe(m: &mut Module, f: Function, release: Release, diags: &mut Diags) -> Option<Described> {
    let (before, loc) = (diags.n_errors, m.op_record[f.op].loc);
    let dict = m.op_record[f.op].attrs;
    let reflection = entry(&m.cx, dict, "iree.reflection").unwrap_or(Attr::EMPTY_DICT);
    let of_either = |m: &Module, name: &str| string(&m.cx, dict, name).or_else(|| string(&m.cx, reflection, name));
    let model = of_either(m, "iree.abi.model").map(|s| m.cx.str(s).to_string());
    let is_async = match model.as_deref() {
        None | Some("sync") => false,
        Some("coarse-fences") => true,
        Some(other) => {
            let text = format!("unknown 'iree.abi.model' \"{other}\": there are \"sync\" and \"coarse-fences\"");
            diags.error("iree-abi-model", loc, text);
            false
        }
    };

    // What callers pass to a stub are the fences, too; the signature leaves them out.
    let mut seen = f.clone();
    let stub = entry(&m.cx, dict, "iree.abi.stub").is_some();
    if stub && is_async {
        seen.inputs.truncate(seen.inputs.len().saturating_sub(2));
        seen.arg_attrs.truncate(seen.inputs.len());
    }
    let derived = match paths::derive(m, &seen) {
        Ok(Some(s)) => Ok(s),
        Ok(None) => derive(m, &seen),
        Err(e) => Err(e),
    };
    let of_types = match derived {
        Ok(s) => s,
        Err(e) => {
            diags.error("iree-abi-underivable", loc, e);
            return None;
        }
    };

    let declared = of_either(m, "iree.abi.declaration").map(|s| m.cx.str(s).to_string());
    let of_declaration = declared.as_deref().and_then(|text| {
        let found = read_declaration(m, text, is_async, loc, diags);
        if let Some(s) = &found {
            report(text, "iree.abi.declaration", loc, check(s, &of_types), diags);
        }
        found
    });

    let given = of_either(m, "iree.abi");
    let signature = match given {
        Some(text) => {
            let bytes = m.cx.str_bytes(text).into_owned();
            match Signature::read(&bytes) {
                Ok(s) => {
                    let types = of_declaration.as_ref().unwrap_or(&of_types);
                    report(&String::from_utf8_lossy(&bytes), "iree.abi", loc, check(&s, types), diags);
                    s
                }
                Err(e) => {
                    diags.push(in_text(&String::from_utf8_lossy(&bytes), "iree.abi", loc, "bad-iree-abi", e));
                    of_types
                }
            }
        }
        None => of_declaration.unwrap_or(of_types),
    };
    if diags.n_errors > before {
        return None;
    }
    let declaration = declared.unwrap_or_else(|| declare(m, &seen, is_async, release));
    Some(Described { function: f, signature, given: given.is_some(), declaration, is_async })
}

fn read_declaration(m: &mut Module, text: &str, is_async: bool, loc: ir::Loc, diags: &mut Diags) -> Option<Signature> {
    let mut fail = |e: Error| {
        diags.push(in_text(text, "iree.abi.declaration", loc, "bad-iree-declaration", e));
        None
    };
    let d = match Declaration::read(text) {
        Ok(d) => d,
        // Front ends may write declarations of their own language; only what begins as IREE's own is held to its form.
        Err(_) if !text.starts_with("sync func @") && !text.starts_with("async func @") => return None,
        Err(e) => return fail(e),
    };
    if d.is_async != is_async {
        let (a, b) = if is_async { ("sync", "coarse-fences") } else { ("async", "sync") };
        return fail(Error::new(0, format!("declared {a}, but 'iree.abi.model' is \"{b}\"")));
    }
    let mut sig = Signature { version: true, ..Signature::default() };
    for (fields, results) in [(&d.args, false), (&d.results, true)] {
        for f in fields {
            let Some(ty) = type_of_text(m, f.ty) else {
                return fail(Error::new(f.at, format!("`{}` is no type", f.ty)));
            };
            // Only names that a user chose are part of the signature.
            let record = derive_type(m, &mut sig, ty, NO_NAME);
            sig.nodes[record as usize].at = f.at as u32;
            if results { sig.results.push(record) } else { sig.args.push(record) }
        }
    }
    Some(sig)
}

fn report(text: &str, attr: &str, loc: ir::Loc, found: Vec<super::check::Mismatch>, diags: &mut Diags) {
    for m in found {
        diags.push(in_text(text, attr, loc, "iree-abi-mismatch", Error::new(m.at, m.message)));
    }
}

/// A diagnostic about a place in an attribute's text: the place is shown by the text that stands there.
fn in_text(text: &str, attr: &str, loc: ir::Loc, name: &'static str, e: Error) -> Diagnostic {
    let mut from = e.at.min(text.len());
    while !text.is_char_boundary(from) {
        from -= 1;
    }
    let rest = &text[from..];
    let cut = rest.char_indices().nth(32).map_or(rest.len(), |c| c.0);
    let shown: String = rest[..cut].chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let message = match rest {
        "" => format!("'{attr}': at its end: {}", e.message),
        _ => format!("'{attr}': at byte {}, `{shown}{}`: {}", e.at, if cut < rest.len() { "..." } else { "" }, e.message),
    };
    Diagnostic::error(name, loc, message)
}

/// Puts `iree.abi` (in canonical form) and `iree.reflection` on a function, as IREE's compiler does.
pub fn attach(m: &mut Module, d: &Described, order: Order) {
    let op = d.function.op;
    let abi = m.cx.str_attr(&d.signature.to_json(order));
    let declaration = m.cx.str_attr(&d.declaration);
    let old = entry(&m.cx, m.op_record[op].attrs, "iree.reflection").unwrap_or(Attr::EMPTY_DICT);
    let names: [Sym; 4] = ["iree.abi", "iree.abi.declaration", "iree.abi.model", "iree.reflection"].map(|n| m.cx.sym(n));
    let mut reflection = m.cx.dict_set(old, names[0], abi);
    reflection = m.cx.dict_set(reflection, names[1], declaration);
    if d.is_async {
        let model = m.cx.str_attr("coarse-fences");
        reflection = m.cx.dict_set(reflection, names[2], model);
    }
    m.set_attr(op, names[0], abi);
    m.set_attr(op, names[3], reflection);
}
