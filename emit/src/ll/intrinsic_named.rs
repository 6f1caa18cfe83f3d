//! `llvm.call_intrinsic`: intrinsics by the names that operations give. What is not one of our own operations is looked for in a
//! table of those of all processors whose types are part of their names.
//! Source: LLVM's `Intrinsics.td` of releases 19 and 22.

use alloc::vec::Vec;

use ir::store::hash_of;
use ir::{Op, Sym, Type, TypeData};

use super::Writer;
use super::intrinsic::{Arg, fixed_arguments, intrinsics, mangle};

/// In each line: which types are part of the name (`r`: of the result; `s`: of its first member; digits: of the arguments), what all
/// names begin with, and how they go on; `*` is anything without a dot. The first that fits counts.
const TYPED: &str = "\
0 experimental.constrained. fcmp fcmps
r0 experimental.constrained. fpext fptosi fptoui fptrunc llrint llround lrint lround sitofp uitofp
r1 experimental.constrained. ldexp
r experimental.constrained. *
0 vp. fcmp icmp is.fpclass scatter
1 vp. reduce.fmaximum reduce.fminimum
r0 vp. cttz.elts llrint lrint
s0 vp. load.ff
r vp. sadd.sat ssub.sat uadd.sat usub.sat *
0 vector.deinterleave *
r vector.interleave *
01 vector.partial.reduce. add fadd
r vector. reverse splice splice.left splice.right
01 experimental.vector. histogram.add histogram.uadd.sat histogram.umax histogram.umin match partial.reduce.add
0 experimental. get.vector.length vector.extract.last.active
r0 experimental. cttz.elts
r experimental. vector.compress vp.reverse vp.splat vp.splice
012 experimental. memset.pattern
r0 fpto si.sat ui.sat
r s div.fix div.fix.sat mul.fix mul.fix.sat
r u div.fix div.fix.sat mul.fix mul.fix.sat
0  convert.to.fp16 masked.scatter modf set.fpenv set.fpmode sincospi
01  masked.store
012  memcpy.element.unordered.atomic memmove.element.unordered.atomic
02  memset.element.unordered.atomic
1  load.relative write_register
r  addressofreturnaddress arithmetic.fence canonicalize clmul convert.from.fp16 frameaddress get.dynamic.area.offset get.fpenv \
get.fpmode loop.dependence.raw.mask loop.dependence.war.mask masked.gather maximumnum minimumnum read_register \
read_volatile_register sponentry stackaddress thread.pointer
r0  fptrunc.round masked.load objectsize";

/// Which types are part of the name of an intrinsic, as the first word of a line of [`TYPED`] says it.
fn typed(name: &[u8]) -> Option<&'static [u8]> {
    let name = name.strip_prefix(b"llvm.")?;
    TYPED.as_bytes().split(|&b| b == b'\n').find_map(|line| {
        let mut words = line.split(|&b| b == b' ');
        let (which, begin) = (words.next()?, words.next()?);
        let rest = name.strip_prefix(begin)?;
        words.any(|w| w == rest || w == b"*" && !rest.contains(&b'.')).then_some(which)
    })
}

impl Writer<'_> {
    /// Makes the mangled name of the intrinsic that an operation names in `declared.last` and declares it.
    pub fn declare_named(&mut self, op: Op) {
        let m = self.m;
        let sizes = m.attr(op, Sym::OP_BUNDLE_SIZES).and_then(|a| self.cx.int_array(a)).unwrap_or_default();
        let bundled: i64 = sizes.iter().sum();
        let operands = &m.operands(op)[..m.n_operands(op).saturating_sub(bundled as usize)];
        let name = self.str_attr(op, Sym::INTRIN).unwrap_or("").as_bytes().to_vec();
        if !name.starts_with(b"llvm.") {
            self.error("unknown-intrinsic", "name of an intrinsic must start with `llvm.`");
        }
        let args: Vec<Arg> = operands.iter().map(|&v| Arg::Value(v)).collect();
        if let Some(x) = intrinsics().find(|x| name.strip_prefix(b"llvm.") == Some(x.name.as_bytes())) {
            self.declare_call(op, x, &args);
            return;
        }
        let mut quoted = Vec::new();
        super::text::name(&mut quoted, b'@', core::str::from_utf8(&name).unwrap_or(""));
        quoted.remove(0);
        let mut types: Vec<Type> = operands.iter().map(|&v| m.ty(v)).collect();
        let ret = m.results(op).next().map(|v| m.ty(v));
        let fixed = fixed_arguments(&name);
        types.truncate(fixed.unwrap_or(types.len()));
        let suffix = match typed(&name) {
            Some(which) => self.types_in_name(which, ret, &types),
            None => self.other_types(&name, ret, &types),
        };
        match suffix {
            // Behind the quote, if there is one.
            Some(suffix) if quoted.last() != Some(&b'"') => quoted.extend_from_slice(&suffix),
            Some(suffix) => drop(quoted.splice(quoted.len() - 1..quoted.len() - 1, suffix)),
            None => self.error("unsupported-type", alloc::format!("`{}` cannot be named for its types", m.op_name(op))),
        }
        self.declared.last = quoted;
        self.declare(ret, &types, fixed.is_some(), None);
    }

    /// What is added to a name for the types that are part of it.
    fn types_in_name(&self, which: &[u8], ret: Option<Type>, args: &[Type]) -> Option<Vec<u8>> {
        let mut name = Vec::new();
        for &b in which {
            let ty = match (b, ret) {
                (b'r', _) => ret,
                (b's', Some(ty)) => match self.cx.type_data(ty) {
                    TypeData::LlvmStruct { body, .. } => self.cx.types_in(body).next(),
                    _ => None,
                },
                _ => args.get(usize::from(b.wrapping_sub(b'0'))).copied(),
            };
            if !mangle(self.cx, ty?, &mut name, 0) {
                return None;
            }
        }
        Some(name)
    }

    /// What is added to a name that we know nothing about: nothing at first, as it may have all that belongs to it. LLVM's readers
    /// add the types of one that has none. Where others of the same name have other types it is told apart by all of them,
    /// which the readers put right.
    fn other_types(&mut self, name: &[u8], ret: Option<Type>, args: &[Type]) -> Option<Vec<u8>> {
        let mut all = Vec::new();
        let complete = ret.iter().chain(args).all(|&ty| mangle(self.cx, ty, &mut all, 0));
        let hash = hash_of(name);
        let d = &mut self.declared;
        let Some(i) = d.named_table.find(hash, |i| d.named[i as usize].0 == name) else {
            d.named_table.insert(hash, d.named.len() as u32);
            d.named.push((name.to_vec(), all));
            return Some(Vec::new());
        };
        if d.named[i as usize].1 == all { Some(Vec::new()) } else { complete.then_some(all) }
    }
}
