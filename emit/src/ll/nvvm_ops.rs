//! Operations of the `nvvm` dialect as calls of LLVM's intrinsics. What takes more than one instruction (results that are
//! widened or picked from a pair, generic pointers to barriers) or assembly (predicates) has no translation.
//! Source: what mlir-translate 19 and 22 write.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::dialect::enums::ENUMS;
use ir::dialect::{nvvm as n, nvvm_19 as o};
use ir::{AttrData, Op, Opcode, Sym, Type, TypeData, Value};

use super::Writer;
use super::rules::Rule;
use super::text::int;

/// The opcodes of the dialect.
pub fn opcodes() -> impl Iterator<Item = Opcode> {
    (o::FIRST.0..n::END.0).map(Opcode)
}

/// Operations whose name gives the intrinsic's.
pub fn named() -> impl Iterator<Item = Opcode> {
    PLAIN.iter().map(|p| p.0)
}

/// An argument of a call.
#[derive(Clone, Copy)]
enum Arg {
    Value(Value),
    Number(Type, i64),
}

/// A call: the name behind `llvm.nvvm.`, and the arguments.
struct Call {
    name: String,
    args: Vec<Arg>,
}

/// Calls with all operands. In names `{x}` is the case or number of the attribute `x`, `{x?text}` a text where it is
/// given, `{0:3?text}` a text where operand 0 points to the address space 3, and `{0}` the address space of operand 0.
#[rustfmt::skip]
static PLAIN: &[(Opcode, &str)] = &[
    (n::NVVM_BAR_WARP_SYNC, "bar.warp.sync"),
    (o::NVVM_BAR_WARP_SYNC_19, "bar.warp.sync"),
    (n::NVVM_CLUSTER_ARRIVE, "barrier.cluster.arrive{aligned?.aligned}"),
    (n::NVVM_CLUSTER_ARRIVE_RELAXED, "barrier.cluster.arrive.relaxed{aligned?.aligned}"),
    (n::NVVM_CLUSTER_WAIT, "barrier.cluster.wait{aligned?.aligned}"),
    (n::NVVM_CLUSTERLAUNCHCONTROL_TRY_CANCEL, "clusterlaunchcontrol.try_cancel.async{multicast?.multicast}.shared"),
    (n::NVVM_CP_ASYNC_BULK_COMMIT_GROUP, "cp.async.bulk.commit.group"),
    (n::NVVM_CP_ASYNC_COMMIT_GROUP, "cp.async.commit.group"),
    (n::NVVM_CP_ASYNC_MBARRIER_ARRIVE, "cp.async.mbarrier.arrive{noinc?.noinc}{0:3?.shared}"),
    (o::NVVM_CP_ASYNC_MBARRIER_ARRIVE_19, "cp.async.mbarrier.arrive{noinc?.noinc}"),
    (o::NVVM_CP_ASYNC_MBARRIER_ARRIVE_SHARED, "cp.async.mbarrier.arrive{noinc?.noinc}.shared"),
    (n::NVVM_EXIT, "exit"),
    (n::NVVM_FENCE_MBARRIER_INIT, "fence.mbarrier_init.release.cluster"),
    (n::NVVM_FENCE_PROXY_RELEASE, "fence.proxy.tensormap_generic.release.{scope}"),
    (n::NVVM_FENCE_SC_CLUSTER, "fence.sc.cluster"),
    (o::NVVM_MBARRIER_ARRIVE_19, "mbarrier.arrive"),
    (o::NVVM_MBARRIER_ARRIVE_SHARED, "mbarrier.arrive.shared"),
    (n::NVVM_MBARRIER_ARRIVE_NOCOMPLETE, "mbarrier.arrive.noComplete{0:3?.shared}"),
    (o::NVVM_MBARRIER_ARRIVE_NOCOMPLETE_19, "mbarrier.arrive.noComplete"),
    (o::NVVM_MBARRIER_ARRIVE_NOCOMPLETE_SHARED, "mbarrier.arrive.noComplete.shared"),
    (n::NVVM_MBARRIER_ARRIVE_DROP_NOCOMPLETE, "mbarrier.arrive.drop.noComplete{0:3?.shared}"),
    (n::NVVM_MBARRIER_COMPLETE_TX, "mbarrier.complete.tx.scope.{scope}.space.{0:3?cta}{0:7?cluster}"),
    (n::NVVM_MBARRIER_EXPECT_TX, "mbarrier.expect.tx.scope.{scope}.space.{0:3?cta}{0:7?cluster}"),
    (n::NVVM_MBARRIER_INVAL, "mbarrier.inval{0:3?.shared}"),
    (o::NVVM_MBARRIER_INVAL_19, "mbarrier.inval"),
    (o::NVVM_MBARRIER_INVAL_SHARED, "mbarrier.inval.shared"),
    (o::NVVM_MBARRIER_TEST_WAIT_19, "mbarrier.test.wait"),
    (o::NVVM_MBARRIER_TEST_WAIT_SHARED, "mbarrier.test.wait.shared"),
    (n::NVVM_MAPA, "mapa{0:3?.shared.cluster}"),
    (n::NVVM_NANOSLEEP, "nanosleep"),
    (n::NVVM_RCP_APPROX_FTZ_F, "rcp.approx.ftz.f"),
    (n::NVVM_REDUX_SYNC, "redux.sync.{kind}{abs?.abs}{nan?.NaN}"),
    (o::NVVM_REDUX_SYNC_19, "redux.sync.{kind}"),
    (n::NVVM_TCGEN05_ALLOC, "tcgen05.alloc{0:3?.shared}.cg{group}"),
    (n::NVVM_TCGEN05_COMMIT, "tcgen05.commit{mc}{0:3?.shared}.cg{group}"),
    (n::NVVM_TCGEN05_DEALLOC, "tcgen05.dealloc.cg{group}"),
    (n::NVVM_TCGEN05_FENCE, "tcgen05.fence.{kind}.thread.sync"),
    (n::NVVM_TCGEN05_RELINQUISH_ALLOC_PERMIT, "tcgen05.relinq.alloc.permit.cg{group}"),
    (n::NVVM_TCGEN05_SHIFT, "tcgen05.shift.down.cg{group}"),
    (n::NVVM_VOTE_SYNC, "vote.{kind}.sync"),
    (o::NVVM_VOTE_BALLOT_SYNC, "vote.ballot.sync"),
    (n::NVVM_WGMMA_COMMIT_GROUP_SYNC_ALIGNED, "wgmma.commit_group.sync.aligned"),
    (n::NVVM_WGMMA_FENCE_ALIGNED, "wgmma.fence.sync.aligned"),
    (n::NVVM_WMMA_LOAD, "wmma.m{m}n{n}k{k}.load.{frag}.{layout}.stride.{eltype}.p{0}"),
    (o::NVVM_WMMA_LOAD_19, "wmma.m{m}n{n}k{k}.load.{frag}.{layout}.stride.{eltype}.p{0}"),
    (n::NVVM_WMMA_STORE, "wmma.m{m}n{n}k{k}.store.d.{layout}.stride.{eltype}.p{0}"),
    (n::NVVM_CONVERT_F32X2_TO_BF16X2, "ff2bf16x2.{rnd}{relu?.relu}{sat:satfinite}"),
    (n::NVVM_CONVERT_F32X2_TO_F16X2, "ff2f16x2.{rnd}{relu?.relu}{sat:satfinite}"),
    (n::NVVM_CONVERT_FLOAT_TO_TF32, "f2tf32.{rnd}{relu?.relu}{sat:satfinite}"),
    (n::NVVM_CONVERT_F32X4_TO_F4X4, "f32x4.to.{dstTy}x4.rs{relu?.relu}.satfinite"),
    (n::NVVM_CONVERT_F32X4_TO_F6X4, "f32x4.to.{dstTy}x4.rs{relu?.relu}.satfinite"),
    (n::NVVM_CONVERT_F32X4_TO_F8X4, "f32x4.to.{dstTy}x4.rs{relu?.relu}.satfinite"),
    (n::NVVM_CONVERT_F32X2_TO_F6X2, "ff.to.{dstTy}x2.rn{relu?.relu}.satfinite"),
    (n::NVVM_CONVERT_F16X2_TO_F8X2, "f16x2.to.{dstTy}x2.rn{relu?.relu}"),
    (n::NVVM_CONVERT_BF16X2_TO_F8X2, "bf16x2.to.{dstTy}x2.{rnd}{sat:satfinite}"),
];

impl Writer<'_> {
    fn nvvm_attr(&self, op: Op, name: &str) -> Option<ir::Attr> {
        self.cx.strs.find(name).and_then(|s| self.m.attr(op, Sym(s)))
    }
    /// The case or the number of an attribute; of absent enums the first case.
    fn nvvm_word(&self, op: Op, name: &str) -> String {
        let field = self.m.row(op).attrs.iter().find(|a| self.cx.str(a.name) == name);
        let first = || match field.map(|f| f.kind) {
            Some(ir::row::AttrKind::Enum(def)) => ENUMS[def as usize].text(0).unwrap_or("").to_string(),
            _ => String::new(),
        };
        match self.nvvm_attr(op, name).map(|a| (a, self.cx.attr_data(a))) {
            Some((_, AttrData::Enum { def, value })) => ENUMS.get(def as usize).and_then(|e| e.text(value)).unwrap_or("").to_string(),
            Some((_, AttrData::Type(ty))) => format_of(self, ty).to_string(),
            Some((a, _)) => self.cx.int_value(a).unwrap_or(0).to_string(),
            None => first(),
        }
    }
    fn nvvm_flag(&self, op: Op, name: &str) -> bool {
        self.nvvm_attr(op, name).is_some_and(|a| a != ir::Attr::FALSE)
    }
    /// The address space of an operand.
    fn nvvm_space(&self, op: Op, i: usize) -> u32 {
        match self.m.operands(op).get(i).map(|&v| self.cx.type_data(self.m.ty(v))) {
            Some(TypeData::LlvmPtr { space }) => space,
            _ => 0,
        }
    }
    /// A name with what stands in braces filled in.
    fn nvvm_name(&self, op: Op, mut text: &str) -> String {
        let mut out = String::new();
        while let Some((before, rest)) = text.split_once('{') {
            out.push_str(before);
            let Some((code, rest)) = rest.split_once('}') else { break };
            text = rest;
            if let Some((condition, then)) = code.split_once('?') {
                let holds = match condition.split_once(':') {
                    Some((i, space)) => space.parse() == Ok(self.nvvm_space(op, i.parse().unwrap_or(0))),
                    None => self.nvvm_flag(op, condition),
                };
                if holds {
                    out.push_str(then);
                }
            } else if let Some((name, case)) = code.split_once(':') {
                if self.nvvm_word(op, name) == case {
                    out.push('.');
                    out.push_str(case);
                }
            } else if let Ok(i) = code.parse() {
                out.push_str(&self.nvvm_space(op, i).to_string());
            } else if code == "mc" {
                out.push_str(if self.m.n_operands(op) > 1 { ".mc" } else { "" });
            } else {
                // Groups are numbered.
                let word = self.nvvm_word(op, code);
                out.push_str(word.strip_prefix("cta_").unwrap_or(&word));
            }
        }
        out.push_str(text);
        out
    }
}

/// LLVM's name of a narrow format.
fn format_of(w: &Writer<'_>, ty: Type) -> &'static str {
    use ir::FloatKind as F;
    match w.cx.type_data(ty) {
        TypeData::Float(F::F8E4M3FN) => "e4m3",
        TypeData::Float(F::F8E5M2) => "e5m2",
        TypeData::Float(F::F8E8M0FNU) => "ue8m0",
        TypeData::Float(F::F6E2M3FN) => "e2m3",
        TypeData::Float(F::F6E3M2FN) => "e3m2",
        TypeData::Float(F::F4E2M1FN) => "e2m1",
        _ => "",
    }
}

/// The mangled type of a number.
fn scalar(w: &Writer<'_>, ty: Type) -> Option<&'static str> {
    match ty {
        Type::I32 => Some("i32"),
        Type::I64 => Some("i64"),
        Type::F32 => Some("f32"),
        _ => match w.cx.type_data(ty) {
            TypeData::Float(ir::FloatKind::F64) => Some("f64"),
            TypeData::Float(ir::FloatKind::F16) => Some("f16"),
            TypeData::Vector { elem: Type::F16, .. } => Some("f16"),
            _ => None,
        },
    }
}
fn one_field(w: &Writer<'_>, ty: Type) -> bool {
    matches!(w.cx.type_data(ty), TypeData::LlvmStruct { body, .. } if w.cx.types_in(body).count() == 1)
}
/// The type of the numbers in a result.
fn first_of(w: &Writer<'_>, ty: Type) -> Type {
    match w.cx.type_data(ty) {
        TypeData::LlvmStruct { body, .. } => w.cx.types_in(body).next().unwrap_or(ty),
        _ => ty,
    }
}

/// The call that an operation is; `None` where it takes more, or where types do not fit.
fn call_of(w: &Writer<'_>, op: Op) -> Option<Call> {
    let (m, kind) = (w.m, w.m.kind(op));
    let operands: Vec<Arg> = m.operands(op).iter().map(|&v| Arg::Value(v)).collect();
    let result = m.results(op).next().map_or(Type::NONE, |v| m.ty(v));
    let operand_type = |i: usize| m.operands(op).get(i).map_or(Type::NONE, |&v| m.ty(v));
    let number = |name: &str| w.nvvm_attr(op, name).and_then(|a| w.cx.int_value(a)).unwrap_or(0);
    let with = |name: String, more: &[Arg]| {
        let mut args = operands.clone();
        args.extend_from_slice(more);
        Some(Call { name, args })
    };
    let plain = |name: String| Some(Call { name, args: operands.clone() });
    if let Some(register) = m.row(op).name.strip_prefix("nvvm.read.ptx.sreg.") {
        let wide = matches!(register, "clock64" | "globaltimer");
        let mut name = String::from("read.ptx.sreg.");
        let size = register.ends_with("smem.size");
        name.extend(register.chars().map(|c| if size && c == '.' { '_' } else { c }));
        return (result == if wide { Type::I64 } else { Type::I32 }).then_some(Call { name, args: operands });
    }
    // Bytes are one word to the intrinsics, a vector is made from it.
    let packed =
        [n::NVVM_CONVERT_F32X2_TO_F6X2, n::NVVM_CONVERT_F16X2_TO_F8X2, n::NVVM_CONVERT_BF16X2_TO_F8X2, n::NVVM_CONVERT_F32X2_TO_F8X2];
    if packed.contains(&kind) && result != Type::I16 {
        return None;
    }
    if let Some((_, text)) = PLAIN.iter().find(|p| p.0 == kind) {
        // The intrinsics of release 19 have types of their own, which its operations may contradict.
        let fits = match kind {
            o::NVVM_MBARRIER_ARRIVE_19 | o::NVVM_MBARRIER_ARRIVE_NOCOMPLETE_19 => result == Type::I64 && w.nvvm_space(op, 0) == 0,
            o::NVVM_MBARRIER_ARRIVE_SHARED | o::NVVM_MBARRIER_ARRIVE_NOCOMPLETE_SHARED => result == Type::I64,
            o::NVVM_MBARRIER_TEST_WAIT_19 => result == Type::I1 && operand_type(1) == Type::I64 && w.nvvm_space(op, 0) == 0,
            o::NVVM_MBARRIER_TEST_WAIT_SHARED => result == Type::I1 && operand_type(1) == Type::I64,
            o::NVVM_MBARRIER_INVAL_19 | o::NVVM_CP_ASYNC_MBARRIER_ARRIVE_19 => w.nvvm_space(op, 0) == 0,
            o::NVVM_REDUX_SYNC_19 => result == Type::I32 && operand_type(0) == Type::I32,
            // One register is no struct to the intrinsic.
            n::NVVM_WMMA_LOAD | o::NVVM_WMMA_LOAD_19 => !one_field(w, result),
            o::NVVM_BAR_WARP_SYNC_19 => operand_type(0) == Type::I32,
            o::NVVM_VOTE_BALLOT_SYNC => result == Type::I32 && operand_type(0) == Type::I32 && operand_type(1) == Type::I1,
            _ => true,
        };
        return if fits { plain(w.nvvm_name(op, text)) } else { None };
    }
    let word = |name: &str| w.nvvm_word(op, name);
    match kind {
        n::NVVM_BARRIER0 if w.facts.version < 21 => plain("barrier0".into()),
        n::NVVM_BARRIER0 => with("barrier.cta.sync.aligned.all".into(), &[Arg::Number(Type::I32, 0)]),
        o::NVVM_BARRIER_19 => plain(["barrier0", "barrier.n", "barrier"].get(operands.len())?.to_string()),
        n::NVVM_BARRIER if !w.nvvm_flag(op, "reductionOp") && result.is_none() => match operands.len() {
            0 => with("barrier.cta.sync.aligned.all".into(), &[Arg::Number(Type::I32, 0)]),
            1 => plain("barrier.cta.sync.aligned.all".into()),
            _ => plain("barrier.cta.sync.aligned.count".into()),
        },
        n::NVVM_ST_BULK => with(w.nvvm_name(op, "st.bulk{0:3?.shared.cta}"), &[Arg::Number(Type::I64, 0)]),
        n::NVVM_CLUSTERLAUNCHCONTROL_QUERY_CANCEL => plain(alloc::format!(
            "clusterlaunchcontrol.query_cancel.{}",
            ir::find::replace(&word("query_type"), "first_cta_id_", "first_ctaid.")
        )),
        n::NVVM_CP_ASYNC_BULK_WAIT_GROUP => {
            with(w.nvvm_name(op, "cp.async.bulk.wait.group{read?.read}"), &[Arg::Number(Type::I32, number("group"))])
        }
        n::NVVM_CP_ASYNC_WAIT_GROUP => with("cp.async.wait.group".into(), &[Arg::Number(Type::I32, number("n"))]),
        n::NVVM_WGMMA_WAIT_GROUP_SYNC_ALIGNED => with("wgmma.wait_group.sync.aligned".into(), &[Arg::Number(Type::I64, number("group"))]),
        n::NVVM_SETMAXREGISTER => {
            let (name, n) = (if word("action") == "increase" { "inc" } else { "dec" }, number("regCount"));
            with(alloc::format!("setmaxnreg.{name}.sync.aligned.u32"), &[Arg::Number(Type::I32, n)])
        }
        n::NVVM_PMEVENT => {
            let mask = if w.nvvm_attr(op, "eventId").is_some() { 1 << number("eventId") } else { number("maskedEventId") };
            with("pm.event.mask".into(), &[Arg::Number(Type::I16, mask)])
        }
        n::NVVM_GRIDDEPCONTROL => plain(alloc::format!("griddepcontrol.{}", word("kind").replace('_', "."))),
        n::NVVM_MEMORY_BARRIER => plain(match &*word("scope") {
            "cluster" => "fence.sc.cluster".into(),
            "gpu" => "membar.gl".into(),
            scope => alloc::format!("membar.{scope}"),
        }),
        n::NVVM_FENCE_PROXY if w.facts.version >= 20 => {
            let space = if word("kind") == "async.shared" { alloc::format!("_{}", word("space")) } else { String::new() };
            plain(alloc::format!("fence.proxy.{}{space}", word("kind")))
        }
        n::NVVM_FENCE_SYNC_RESTRICT | n::NVVM_FENCE_PROXY_SYNC_RESTRICT => {
            let (order, proxy) = (word("order"), if kind == n::NVVM_FENCE_SYNC_RESTRICT { "" } else { "proxy.async_generic." });
            let space = if order == "acquire" { "cluster" } else { "cta" };
            plain(alloc::format!("fence.{proxy}{order}.sync_restrict.space.{space}.scope.cluster"))
        }
        n::NVVM_TCGEN05_WAIT => plain(if word("kind") == "load" { "tcgen05.wait.ld" } else { "tcgen05.wait.st" }.into()),
        n::NVVM_CP_ASYNC_SHARED_GLOBAL | o::NVVM_CP_ASYNC_SHARED_GLOBAL_19 => {
            let name = w.nvvm_name(op, "cp.async.{modifier}.shared.global.{size}");
            match operands.get(2) {
                None => plain(name),
                Some(_) if kind == n::NVVM_CP_ASYNC_SHARED_GLOBAL => plain(alloc::format!("{name}.s")),
                Some(_) => None,
            }
        }
        n::NVVM_MBARRIER_INIT | o::NVVM_MBARRIER_INIT_19 | o::NVVM_MBARRIER_INIT_SHARED if operands.len() == 2 => {
            let shared = kind == o::NVVM_MBARRIER_INIT_SHARED || kind == n::NVVM_MBARRIER_INIT && w.nvvm_space(op, 0) == 3;
            if kind == o::NVVM_MBARRIER_INIT_19 && w.nvvm_space(op, 0) != 0 {
                return None;
            }
            plain(if shared { "mbarrier.init.shared" } else { "mbarrier.init" }.into())
        }
        n::NVVM_MATCH_SYNC => {
            let (word, pair) = (word("kind"), if result == Type::I32 { "" } else { "p" });
            plain(alloc::format!("match.{word}.sync.{}{pair}", scalar(w, operand_type(1))?))
        }
        n::NVVM_SHFL_SYNC | o::NVVM_SHFL_SYNC_19 => {
            let value = operand_type(1);
            let pair = if first_of(w, result) == result { "" } else { "p" };
            let fits = first_of(w, result) == value && (value == Type::I32 || value == Type::F32);
            let name = alloc::format!("shfl.sync.{}.{}{pair}", word("kind"), scalar(w, value)?);
            if fits { plain(name) } else { None }
        }
        n::NVVM_PRMT => match &*word("mode") {
            "default" => plain("prmt".into()),
            mode => plain(alloc::format!("prmt.{mode}")),
        },
        n::NVVM_LDMATRIX | o::NVVM_LDMATRIX_19 | n::NVVM_STMATRIX => {
            let mut name = String::from(if kind == n::NVVM_STMATRIX { "stmatrix" } else { "ldmatrix" });
            let [rows, columns] = match w.nvvm_attr(op, "shape").map(|a| w.cx.attr_data(a)) {
                Some(AttrData::Record { fields, .. }) => {
                    let mut it = w.cx.attrs_in(fields).map(|a| w.cx.int_value(a).unwrap_or(8));
                    [it.next().unwrap_or(8), it.next().unwrap_or(8)]
                }
                _ => [8, 8],
            };
            let n = if kind == n::NVVM_STMATRIX { operands.len() as i64 - 1 } else { number("num") };
            let trans = if word("layout") == "col" { ".trans" } else { "" };
            let elem = if kind == o::NVVM_LDMATRIX_19 { "b16".into() } else { word("eltType") };
            let space = w.nvvm_space(op, 0);
            name.push_str(&alloc::format!(".sync.aligned.m{rows}n{columns}.x{n}{trans}.{elem}.p{space}"));
            plain(name)
        }
        n::NVVM_WMMA_MMA => {
            let base = w.nvvm_name(op, "wmma.m{m}n{n}k{k}.mma.{layoutA}.{layoutB}");
            let (factor, sum) = (word("eltypeA"), word("eltypeB"));
            plain(if factor == "f16" { alloc::format!("{base}.{sum}.{sum}") } else { alloc::format!("{base}.{factor}") })
        }
        n::NVVM_MMA_SYNC | o::NVVM_MMA_SYNC_19 => product(w, op, result).and_then(plain),
        n::NVVM_TCGEN05_LD if m.n_operands(op) == 1 => {
            let name = tensor_name(w, op, "tcgen05.ld.", result);
            with(name, &[Arg::Number(Type::I1, i64::from(w.nvvm_flag(op, "pack")))])
        }
        n::NVVM_TCGEN05_ST if m.n_operands(op) == 2 => {
            let name = tensor_name(w, op, "tcgen05.st.", operand_type(1));
            with(name, &[Arg::Number(Type::I1, i64::from(w.nvvm_flag(op, "unpack")))])
        }
        n::NVVM_TCGEN05_CP => {
            let multicast = word("multicast");
            let shape = word("shape");
            let mut name = alloc::format!("tcgen05.cp.{}", shape.strip_prefix("shape_").unwrap_or(&shape));
            if multicast != "none" {
                name.push('_');
                name.push_str(&multicast);
            }
            if w.nvvm_attr(op, "srcFormat").is_some() {
                name.push('.');
                name.push_str(&word("srcFormat"));
            }
            name.push_str(&w.nvvm_name(op, ".cg{group}"));
            plain(name)
        }
        n::NVVM_CONVERT_F32X2_TO_F8X2 => {
            let scale = word("dstTy") == "ue8m0";
            plain(w.nvvm_name(op, if scale { "ff.to.{dstTy}x2.{rnd}{sat:satfinite}" } else { "ff.to.{dstTy}x2.{rnd}{relu?.relu}" }))
        }
        n::NVVM_CP_ASYNC_BULK_SHARED_CLUSTER_SHARED_CTA => {
            let &[to, from, barrier, size] = &operands[..] else { return None };
            Some(Call { name: "cp.async.bulk.shared.cta.to.cluster".into(), args: alloc::vec![to, barrier, from, size] })
        }
        n::NVVM_CP_ASYNC_BULK_PREFETCH => {
            let hint = operands.get(2).copied();
            let mut args = operands[..2].to_vec();
            args.extend([hint.unwrap_or(Arg::Number(Type::I64, 0)), Arg::Number(Type::I1, i64::from(hint.is_some()))]);
            Some(Call { name: "cp.async.bulk.prefetch.L2".into(), args })
        }
        _ => None,
    }
}

fn product(w: &Writer<'_>, op: Op, result: Type) -> Option<String> {
    let mut name = String::from("mma");
    if w.nvvm_attr(op, "b1Op").is_some() {
        name.push('.');
        name.push_str(&w.nvvm_word(op, "b1Op").replace('_', "."));
    }
    let AttrData::Record { fields, .. } = w.cx.attr_data(w.nvvm_attr(op, "shape")?) else { return None };
    let mut it = w.cx.attrs_in(fields).map(|a| w.cx.int_value(a).unwrap_or(0));
    name.push_str(&alloc::format!(".m{}n{}k{}", it.next()?, it.next()?, it.next()?));
    name.push_str(&w.nvvm_name(op, ".{layoutA}.{layoutB}{intOverflowBehavior:satfinite}"));
    let (a, b) = (w.nvvm_word(op, "multiplicandAPtxType"), w.nvvm_word(op, "multiplicandBPtxType"));
    name.push('.');
    if a == "f16" {
        let sum = scalar(w, w.m.ty(*w.m.operands(op).last()?))?;
        name.push_str(&alloc::format!("{}.{sum}", scalar(w, first_of(w, result))?));
    } else if a == b {
        name.push_str(&a);
    } else {
        name.push_str(&alloc::format!("{a}.{b}"));
    }
    Some(name)
}

/// `16x64b.x8`: the shape, and how many times it fits into the value.
fn tensor_name(w: &Writer<'_>, op: Op, base: &str, ty: Type) -> String {
    let shape = w.nvvm_word(op, "shape");
    let n = match w.cx.shape_of(ty) {
        Some(&[n]) => n,
        _ => 1,
    };
    let words = match &*shape {
        "shape_16x128b" => 2,
        "shape_16x256b" => 4,
        _ => 1,
    };
    alloc::format!("{base}{}.x{}", shape.strip_prefix("shape_").unwrap_or(&shape), n / words)
}

impl Writer<'_> {
    /// Declares the intrinsic of an operation.
    pub fn declare_nvvm(&mut self, op: Op) {
        if self.m.kind(op) == n::NVVM_BREAKPOINT {
            return self.declare_as(b"llvm.debugtrap".to_vec(), None, &[], false);
        }
        let Some(call) = call_of(self, op) else { return };
        let m = self.m;
        let types: Vec<Type> = call
            .args
            .iter()
            .map(|a| match *a {
                Arg::Value(v) => m.ty(v),
                Arg::Number(ty, _) => ty,
            })
            .collect();
        let mut name = b"llvm.nvvm.".to_vec();
        name.extend_from_slice(call.name.as_bytes());
        let known = m.kind(op) == n::NVVM_RCP_APPROX_FTZ_F;
        self.declare_as(name, m.results(op).next().map(|v| m.ty(v)), &types, known);
    }
}

/// `%2 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(...)`
pub fn print(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let call = if m.kind(op) == n::NVVM_BREAKPOINT { Some(Call { name: String::new(), args: Vec::new() }) } else { call_of(w, op) };
    let Some(call) = call else {
        let text = alloc::format!("`{}` of these operands and attributes is no single intrinsic of LLVM", m.op_name(op));
        return w.error("unsupported-operation", text);
    };
    w.declare_nvvm(op);
    w.line(op);
    w.lit(b"call ");
    if let Some(AttrData::Record { fields, .. }) = w.nvvm_attr(op, "range").map(|a| w.cx.attr_data(a))
        && w.facts.version >= super::func::param_since("range")
    {
        let bounds: Vec<i64> = w.cx.attrs_in(fields).map(|a| w.cx.int_value(a).unwrap_or(0)).collect();
        // A bound twice is the range of everything, which LLVM does not write, or of nothing, which older LLVM does not read.
        if let [lower, upper] = bounds[..]
            && (lower != upper || lower == 0 && w.facts.version >= 22)
        {
            w.put(alloc::format!("range(i32 {lower}, {upper}) ").as_bytes());
        }
    }
    match m.results(op).next() {
        Some(v) => w.ty(m.ty(v)),
        None => w.lit(b"void"),
    }
    w.lit(b" @");
    w.last_declared();
    w.lit(b"(");
    for (i, a) in call.args.iter().enumerate() {
        if i > 0 {
            w.lit(b", ");
        }
        match *a {
            Arg::Value(v) => w.typed(v),
            Arg::Number(ty, x) => {
                w.ty(ty);
                w.lit(b" ");
                match ty {
                    Type::I1 => w.put(if x != 0 { b"true" } else { b"false" }),
                    _ => int(&mut w.out, x),
                }
            }
        }
    }
    w.lit(b")\n");
}
