//! The custom directives of the `llvm` dialect's formats.

use alloc::vec::Vec;

use super::custom::{Directive, directive};
use super::llvm_call::{parse_bundles, print_bundles};
use super::llvm_type;
use crate::attr::AttrData;
use crate::id::{Op, Sym};
use crate::module::Module;
use crate::row::OpRow;
use crate::segments;
use crate::text::format::{Element, Values};
use crate::text::parse::{Delim, FormatState, Parse, Parser};
use crate::text::print::Printer;

/// The dialect's directives.
pub static DIRECTIVES: &[Directive] = &[
    // The second blank that release 19 prints before attributes.
    directive("Blank19", |_, _, _, _| Ok(()), |p, _, _| p.s(if p.release().single_blank { "" } else { " " }), |_, _, _| false),
    directive("ShuffleType", parse_shuffle_type, |p, _, _| p.s(" "), |_, _, _| true),
    directive("IndirectBrSuccessors", parse_indirectbr, print_indirectbr, |_, _, _| true),
    directive("GlobalStructors", parse_structors, print_structors, |_, _, _| true),
    directive("OpBundles", parse_op_bundles, print_op_bundles, |m, op, _| m.attr(op, Sym::OP_BUNDLE_SIZES).is_some()),
    // `size,`, which release 20 dropped.
    directive("LifetimeSize", parse_lifetime_size, print_lifetime_size, |m, op, _| m.attr(op, Sym::SIZE).is_some()),
];

/// Nothing is written: the result is the operands' vector with as many elements as the mask has.
fn parse_shuffle_type(p: &mut Parser<'_>, s: &mut FormatState, _: &'static OpRow, args: &[Element]) -> Parse<()> {
    let loc = p.loc();
    let n = s.op.attr(Sym::MASK).and_then(|a| p.m.cx.int_array(a)).map_or(0, |a| a.len());
    let Some(&v1) = s.operand_types.first().and_then(|t| t.first()) else { return Ok(()) };
    let Some(ty) = llvm_type::with_len(&mut p.m.cx, v1, n) else {
        return Err(p.error(loc, "llvm-type", "expected LLVM dialect-compatible vector type"));
    };
    if let Some(Element::Type(Values::Result(i))) = args.get(1) {
        s.result_types[*i as usize].push(ty);
    }
    // The type of the second vector stood there, too.
    if p.at(",") && !p.strict() {
        p.older("shuffle-types", loc, "`llvm.shufflevector` with two types", "with one")?;
        p.expect(",")?;
        p.ty()?;
    }
    Ok(())
}

/// `[ ^bb1, ^bb2(%x : i32) ]`
fn parse_indirectbr(p: &mut Parser<'_>, s: &mut FormatState, _: &'static OpRow, _: &[Element]) -> Parse<()> {
    let (mut sizes, mut values) = (Vec::new(), Vec::new());
    let mut targets = Vec::new();
    p.list(Delim::Square, |p| {
        targets.push(p.successor()?);
        let before = values.len();
        if p.eat("(") {
            let mut types = Vec::new();
            p.operand_list(Delim::None, &mut values)?;
            p.expect(":")?;
            p.type_list(&mut types)?;
            s.operand_types[1].extend_from_slice(&types);
            p.expect(")")?;
        }
        sizes.push((values.len() - before) as i32);
        Ok(())
    })?;
    s.operands[1].extend_from_slice(&values);
    s.successors[0].extend_from_slice(&targets);
    s.op.attrs.push((Sym::INDBR_OPERAND_SEGMENTS, p.m.cx.i32_array(&sizes)));
    Ok(())
}
fn print_indirectbr(p: &mut Printer<'_>, op: Op, _: &[Element]) {
    let m = p.m;
    let operands = m.operands(op);
    p.s(" [");
    let mut any = false;
    segments::for_each_successor(m, op, |i, block, range| {
        any = true;
        p.s(if i > 0 { "," } else { "" });
        p.newline();
        p.successor_and_operands(block, &operands[range]);
    });
    if any {
        p.newline();
    }
    p.s("]");
}

/// `ctors = [...], priorities = [...], data = [...]`; release 19 has the first two, in an attribute dictionary.
fn parse_structors(p: &mut Parser<'_>, s: &mut FormatState, row: &'static OpRow, _: &[Element]) -> Parse<()> {
    if p.at("{") && p.opts.release.version < 20 {
        return Ok(());
    }
    if p.at("{") && !p.strict() {
        p.opt_attr_dict(&mut s.op.attrs)?;
        let Some(opcode) = p.m.cx.registry.find(row.name) else { return Ok(()) };
        return p.older_structors(opcode, &mut s.op.attrs);
    }
    for (i, f) in row.attrs.iter().enumerate() {
        if i > 0 {
            p.expect(",")?;
        }
        let word = alloc::string::String::from(p.m.cx.str(f.name));
        p.expect(&word)?;
        p.expect("=")?;
        let a = p.attr(None)?;
        s.op.attrs.push((f.name, a));
    }
    Ok(())
}
fn print_structors(p: &mut Printer<'_>, op: Op, _: &[Element]) {
    let m = p.m;
    let row = m.row(op);
    if p.release().version < 20 {
        p.s(" {");
    } else {
        p.s(" ");
    }
    let fields = row.attrs.iter().filter(|f| f.when.holds(p.release().version));
    let fields: Vec<Sym> = fields.map(|f| f.name).collect();
    for (i, &name) in fields.iter().enumerate() {
        p.s(if i > 0 { ", " } else { "" });
        p.s(m.cx.str(name));
        p.s(" = ");
        match m.attr(op, name) {
            Some(a) => p.attr(a),
            // Release 19 has no data, which is `#llvm.zero` for each function.
            None => {
                let n = m.attr(op, fields[0]).and_then(|a| m.cx.array_items(a)).map_or(0, |a| a.len());
                p.s("[");
                for i in 0..n {
                    p.s(if i > 0 { ", #llvm.zero" } else { "#llvm.zero" });
                }
                p.s("]");
            }
        }
    }
    if p.release().version < 20 {
        p.s("}");
    }
}

/// `["tag"(%x : T), ...]`
fn parse_op_bundles(p: &mut Parser<'_>, s: &mut FormatState, row: &'static OpRow, _: &[Element]) -> Parse<()> {
    let field = row.operands.len() - 1;
    parse_bundles(p, &mut s.op.attrs, &mut s.operands[field], &mut s.operand_types[field])
}
fn print_op_bundles(p: &mut Printer<'_>, op: Op, _: &[Element]) {
    if p.m.attr(op, Sym::OP_BUNDLE_TAGS) == Some(crate::Attr::EMPTY_ARRAY) {
        p.s(" ");
    }
    print_bundles(p, op)
}

fn parse_lifetime_size(p: &mut Parser<'_>, s: &mut FormatState, _: &'static OpRow, _: &[Element]) -> Parse<()> {
    if let Some(n) = p.opt_integer()? {
        p.expect(",")?;
        s.op.attrs.push((Sym::SIZE, p.m.cx.int_attr(crate::Type::I64, n)));
    }
    Ok(())
}
fn print_lifetime_size(p: &mut Printer<'_>, op: Op, _: &[Element]) {
    if p.release().version < 20
        && let Some(AttrData::Integer { bits, .. }) = size_attr(p.m, op)
    {
        p.s(" ");
        super::llvm_syntax::int(p, bits as i64);
        p.s(",");
    }
}
fn size_attr(m: &Module, op: Op) -> Option<AttrData> {
    Some(m.cx.attr_data(m.attr(op, Sym::SIZE)?))
}
