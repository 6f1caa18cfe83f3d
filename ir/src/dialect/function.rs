//! What functions of all dialects share: the signature `(%arg0: T {attrs}, ...) -> (R {attrs})` and its checks.
//! Source: MLIR's `FunctionOpInterface` as mlir-opt reads and prints it.

use alloc::vec::Vec;

use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type};
use crate::module::Module;
use crate::store::List;
use crate::text::parse::{Argument, Delim, Parse, Parser};
use crate::text::print::Printer;
use crate::verify::{op_error, type_text};

/// A signature as read.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// Arguments; all have names or none has.
    pub args: Vec<Argument>,
    /// Types of the arguments.
    pub arg_types: Vec<Type>,
    /// Result types.
    pub results: Vec<Type>,
    /// Attribute dictionaries of the results, one each.
    pub result_attrs: Vec<Attr>,
    /// Ends in `...`.
    pub variadic: bool,
}

impl Signature {
    pub(crate) fn clear(&mut self) {
        let Signature { args, arg_types, results, result_attrs, variadic } = self;
        args.clear();
        arg_types.clear();
        results.clear();
        result_attrs.clear();
        *variadic = false;
    }
    /// Whether the arguments have names, as those of a function with a body must.
    pub fn named(&self) -> bool {
        self.args.first().is_none_or(|a| a.name.is_some())
    }
}

/// Reads `(args) -> results`; `variadic` allows a final `...`.
pub fn parse_signature(p: &mut Parser<'_>, variadic: bool) -> Parse<Signature> {
    // Its lists are those of the signature before: there is one for every function.
    let mut s = core::mem::take(&mut p.spare_signature);
    s.clear();
    p.list(Delim::Paren, |p| {
        let loc = p.loc();
        if s.variadic {
            return Err(p.error(loc, "variadic-position", "variadic arguments must be in the end of the argument list"));
        }
        if p.at("...") {
            if !variadic {
                return Err(p.error(loc, "variadic-function", "this kind of function cannot be variadic"));
            }
            p.eat("...");
            s.variadic = true;
            return Ok(());
        }
        let named = p.at("%");
        if s.args.first().is_some_and(|a| a.name.is_some() != named) {
            let text = if named { "expected a type instead of a named argument" } else { "expected a named argument such as '%x: i32'" };
            return Err(p.error(loc, "argument-name", text));
        }
        if named {
            p.usual_arguments(&mut s.args);
            if !p.at("%") {
                return Ok(());
            }
        }
        let arg = if named {
            p.argument(true, true)?
        } else {
            p.pointee = None;
            let ty = p.ty()?;
            let mut dict = Vec::new();
            p.opt_attr_dict(&mut dict)?;
            p.older_pointed(&mut dict)?;
            let loc = p.opt_trailing_loc(loc)?;
            Argument { name: None, ty, attrs: p.m.cx.dict(&dict), loc }
        };
        s.args.push(arg);
        Ok(())
    })?;
    if p.eat("->") {
        if p.at("(") {
            p.list(Delim::Paren, |p| {
                s.results.push(p.ty()?);
                let mut dict = Vec::new();
                p.opt_attr_dict(&mut dict)?;
                s.result_attrs.push(p.m.cx.dict(&dict));
                Ok(())
            })?;
        } else {
            s.results.push(p.ty()?);
            s.result_attrs.push(Attr::EMPTY_DICT);
        }
    }
    s.arg_types.extend(s.args.iter().map(|a| a.ty));
    Ok(s)
}

/// Adds `arg_attrs` and `res_attrs` where any dictionary has an entry.
pub fn add_arg_attrs(p: &mut Parser<'_>, s: &Signature, attrs: &mut Vec<(Sym, Attr)>) -> Parse<()> {
    if s.args.iter().any(|a| a.attrs != Attr::EMPTY_DICT) {
        let mut dicts: Vec<Attr> = s.args.iter().map(|a| a.attrs).collect();
        if !p.strict() {
            for a in &mut dicts {
                *a = p.older_argument_attrs(*a)?;
            }
        }
        attrs.push((Sym::ARG_ATTRS, p.m.cx.array_attr(&dicts)));
    }
    if s.result_attrs.iter().any(|&a| a != Attr::EMPTY_DICT) {
        attrs.push((Sym::RES_ATTRS, p.m.cx.array_attr(&s.result_attrs)));
    }
    Ok(())
}

/// Reads `public`, `private` or `nested` into `sym_visibility`.
pub fn parse_visibility(p: &mut Parser<'_>, attrs: &mut Vec<(Sym, Attr)>) {
    const WORDS: [Sym; 3] = [Sym::PUBLIC, Sym::PRIVATE, Sym::NESTED];
    if let Some(i) = p.opt_word_of(&["public", "private", "nested"]) {
        let a = p.m.cx.sym_str_attr(WORDS[i]);
        attrs.push((Sym::SYM_VISIBILITY, a));
    }
}

/// Writes `(args) -> results`. Arguments have names when the function has a body.
pub fn print_signature(p: &mut Printer<'_>, op: Op, args: &[Type], results: &[Type], variadic: bool) {
    let m = p.m;
    let items = |name: Sym| m.attr(op, name).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    let arg_attrs = items(Sym::ARG_ATTRS);
    let body = m.entry_block(op, 0);
    p.s("(");
    let plain = arg_attrs.is_empty() && body.is_some_and(|b| p.plain_arguments(b, args.len()));
    for (i, &ty) in args.iter().enumerate().filter(|_| !plain) {
        if i > 0 {
            p.s(", ");
        }
        let attrs = arg_attrs.get(i).copied().unwrap_or(Attr::EMPTY_DICT);
        match body.and_then(|b| m.block_args(b).nth(i)) {
            Some(v) => p.argument_with(v, attrs, true),
            None => {
                p.ty(ty);
                p.dict_entries(attrs, &[], "");
            }
        }
    }
    if variadic {
        p.s(if args.is_empty() { "..." } else { ", ..." });
    }
    p.s(")");
    if results.is_empty() {
        return;
    }
    let res_attrs = items(Sym::RES_ATTRS);
    let has_attrs = res_attrs.iter().any(|&a| a != Attr::EMPTY_DICT);
    if !has_attrs {
        p.arrow_types(results);
        return;
    }
    p.s(" -> (");
    for (i, &ty) in results.iter().enumerate() {
        if i > 0 {
            p.s(", ");
        }
        p.ty(ty);
        p.dict_entries(res_attrs.get(i).copied().unwrap_or(Attr::EMPTY_DICT), &[], "");
    }
    p.s(")");
}

/// The checks that functions of all dialects share: counts of attribute dictionaries, arguments of the entry block.
pub fn verify(m: &Module, op: Op, args: List, n_results: usize, d: &mut Diags) {
    let args = m.cx.types_in(args);
    for (name, what, n) in [(Sym::ARG_ATTRS, "argument", args.len()), (Sym::RES_ATTRS, "result", n_results)] {
        let Some(items) = m.attr(op, name).and_then(|a| m.cx.array_items(a)) else { continue };
        if items.len() != n {
            let text = alloc::format!(
                "expects {what} attribute array to have the same number of elements as the number of function {what}s, got {}, but expected {n}",
                items.len()
            );
            d.push(op_error(m, op, "function-attributes", text));
        }
        for (i, a) in items.into_iter().enumerate() {
            #[cfg(feature = "extended")]
            if what == "argument" {
                super::bufferization::verify_argument(m, op, a, d);
            }
            for (name, _) in m.cx.dict_entries(a) {
                if !m.cx.str(name).as_bytes().contains(&b'.') {
                    let text = alloc::format!("{what}s may only have dialect attributes, but {what} #{i} has '{}'", m.cx.str(name));
                    d.push(
                        op_error(m, op, "function-attributes", text).help("write the attribute with its dialect, such as 'llvm.noalias'"),
                    );
                }
            }
        }
    }
    let Some(entry) = m.entry_block(op, 0) else { return };
    let found = m.block_args(entry);
    if found.len() != args.len() {
        let text = alloc::format!("entry block must have {} arguments to match function signature, but has {}", args.len(), found.len());
        d.push(op_error(m, op, "entry-block", text));
        return;
    }
    for (i, (v, ty)) in found.zip(args).enumerate() {
        if m.ty(v) != ty {
            let text = alloc::format!(
                "type of entry block argument #{i}('{}') must match the type of the corresponding argument in function signature('{}')",
                type_text(m, m.ty(v)),
                type_text(m, ty)
            );
            d.push(op_error(m, op, "entry-block", text));
        }
    }
}
