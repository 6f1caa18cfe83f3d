//! Conventions as data: what [`abi::signature`] says of a random signature is what lowering makes of it, and every way
//! forth has its way back.

use abi::convention::{self as conv, C_PREFIX};
use abi::signature::{self, Member, Passed};
use ir::diag::{Diags, Source};
use ir::text::parse::{ParseOptions, parse_module};
use ir::{Module, Release, Sym, Type, TypeData};
use lower::types::TypeConverter;
use lowir_fuzz::choice::Choices;
use lowir_fuzz::r#gen::signature as random;
use std::collections::BTreeMap;

fn read(text: &str) -> Module {
    let mut diags = Diags::default();
    parse_module(Source::new("generated.mlir", text), &ParseOptions::default(), &mut diags)
        .unwrap_or_else(|_| panic!("{:?}", diags.list.first().map(|d| &d.message)))
}

/// The functions of a module: their types.
fn types(m: &Module) -> BTreeMap<String, Type> {
    let mut out = BTreeMap::new();
    ir::walk(m, m.root.unwrap(), &mut |op| {
        let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a));
        let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
        out.extend(name.zip(ty).map(|(n, t)| (m.cx.str(n).to_string(), t)));
    });
    out
}

/// Checks signatures of a seed; how many memrefs were passed.
fn check(seed: u64, width: u32, bare: bool) -> usize {
    let mut c = Choices::seeded(seed);
    let mut signatures: Vec<_> = (0..40).map(|_| random::signature(&mut c)).collect();
    if bare {
        // Those that bare pointers can pass, by the same description.
        signatures.retain(|s| {
            let mut m = read(&random::module(std::slice::from_ref(s)));
            let TypeData::Function { inputs, results } = m.cx.type_data(types(&m)["d0"]) else { unreachable!() };
            let (inputs, outputs) = (m.cx.type_vec(inputs), m.cx.type_vec(results));
            let (mut types, index) = (TypeConverter::llvm(width), m.cx.int_type(width));
            signature::signature(&mut m.cx, &mut |cx, ty| types.convert(cx, ty), index, &inputs, &outputs, true).is_ok()
        });
    }
    let text = random::module(&signatures);
    let (mut m, mut lowered) = (read(&text), read(&text));
    let mut diags = Diags::default();
    let options = lower::Options { index_bitwidth: width, use_bare_ptr_memref_call_conv: bare, ..lower::Options::new(Release::V22) };
    assert!(lower::lower_to_llvm(&mut lowered, &options, &mut diags), "{:?}\n{text}", diags.list.first().map(|d| &d.message));
    let after = types(&lowered);
    let index = m.cx.int_type(width);
    let mut n_memrefs = 0;
    for (name, ty) in types(&m) {
        let TypeData::Function { inputs, results } = m.cx.type_data(ty) else { unreachable!() };
        let (inputs, outputs) = (m.cx.type_vec(inputs), m.cx.type_vec(results));
        let mut types = TypeConverter::llvm(width);
        let mut convert = |cx: &mut ir::Context, ty| types.convert(cx, ty);
        let sig = signature::signature(&mut m.cx, &mut convert, index, &inputs, &outputs, bare).unwrap();
        let shown = |m: &mut Module, ret: Type, args: &[Type]| {
            let ty = m.cx.llvm_func(ret, args, false);
            ir::text::print::type_string(m, ty)
        };
        // Forth: as lowering does it.
        assert_eq!(shown(&mut m, sig.ret, &sig.args), ir::text::print::type_string(&lowered, after[&name]), "{name}");
        if name.starts_with('c') && !bare {
            let c = signature::c_interface(&m.cx, &sig.passed, &sig.args, sig.ret);
            let made = ir::text::print::type_string(&lowered, after[&format!("{C_PREFIX}{name}")]);
            assert_eq!(shown(&mut m, c.ret, &c.params), made, "{name}");
            // A result in memory comes back from there.
            let back = c.out.unwrap_or(c.ret);
            assert_eq!(conv::unpacked_results(&m.cx, back, outputs.len()), Some(sig.results.clone()));
        }
        // Back: results, arguments, and every member of a descriptor.
        assert_eq!(conv::unpacked_results(&m.cx, sig.ret, outputs.len()), Some(sig.results.clone()));
        let members: Vec<_> = sig.members().collect();
        assert_eq!(members.len(), sig.args.len());
        let mut next = 0;
        for (n, (&ty, &passed)) in inputs.iter().zip(&sig.passed).enumerate() {
            let range = sig.args_of(n);
            assert_eq!((range.start, range.len()), (next, passed.n_args()));
            next = range.end;
            n_memrefs += usize::from(passed != Passed::Whole);
            let converted = convert(&mut m.cx, ty).unwrap();
            for (k, i) in range.enumerate() {
                assert_eq!(members[i].0, n);
                assert_eq!(passed.member(k), Some(members[i].1));
                match members[i].1 {
                    Member::Whole => assert_eq!(sig.args[i], converted),
                    Member::Ranked(field, dim) => {
                        assert_eq!(conv::member_type(&m.cx, converted, field, dim), Some(sig.args[i]));
                        assert!(matches!(passed, Passed::Ranked(_)));
                    }
                    Member::Rank => assert_eq!(sig.args[i], index),
                    Member::Descriptor | Member::Bare => assert!(matches!(m.cx.type_data(sig.args[i]), TypeData::LlvmPtr { .. })),
                }
            }
            assert_eq!(passed.member(passed.n_args()), None);
        }
        assert_eq!(next, sig.args.len());
    }
    n_memrefs
}

#[test]
fn the_default_convention_and_the_c_interface() {
    let n: usize = (0..20).map(|seed| check(seed, if seed % 2 == 0 { 64 } else { 32 }, false)).sum();
    assert!(n > 1000, "{n} memrefs");
}

#[test]
fn bare_pointers() {
    let n: usize = (0..20).map(|seed| check(seed, if seed % 2 == 0 { 64 } else { 32 }, true)).sum();
    assert!(n > 50, "{n} memrefs");
}
