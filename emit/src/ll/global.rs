//! Global variables, their initializers, constructor lists, comdats.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::map::Map;
use ir::{Module, Op, Region, Sym, Type, Value};

use super::Writer;
use super::konst::{Const, Konst};
use super::rules::Plan;
use super::text::{self, int, uint};
use super::types::TypeTexts;

impl Writer<'_> {
    /// Writes `addrspace(n) `.
    pub(super) fn address_space(&mut self, n: i64) {
        self.put(b"addrspace(");
        int(&mut self.out, n);
        self.put(b") ");
    }
    /// Writes `$name = comdat any` for each selector, and adds its name and operation to a list.
    pub(super) fn comdats(&mut self, op: Op, selectors: &mut Vec<(u32, u32)>) {
        let m = self.m;
        self.put(b"\n");
        for &r in m.op_regions(op) {
            for &b in m.region_blocks(r) {
                for &s in m.block_ops(b) {
                    let Some(name) = m.attr(s, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a)) else { continue };
                    selectors.push((name.0, s.0));
                    let kind = self.enum_attr(s, Sym::COMDAT).unwrap_or(0);
                    text::name(&mut self.out, b'$', self.cx.str(name));
                    self.put(b" = comdat ");
                    self.put(
                        ["any", "exactmatch", "largest", "nodeduplicate", "samesize"]
                            .get(kind as usize)
                            .copied()
                            .unwrap_or("any")
                            .as_bytes(),
                    );
                    self.put(b"\n");
                }
            }
        }
    }

    /// Writes one global variable.
    pub fn global_variable(&mut self, op: Op) {
        let m = self.m;
        let Some(ty) = m.attr(op, Sym::GLOBAL_TYPE).and_then(|a| self.cx.type_value(a)) else { return };
        let Some(name) = m.attr(op, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a)) else { return };
        let linkage = self.linkage(op);
        let region = m.op_regions(op).first().copied().filter(|&r| !m.region_blocks(r).is_empty());
        let value = match (m.attr(op, Sym::VALUE), region) {
            (Some(a), _) => match self.attr_constant(a, ty) {
                Some(k) => Some(k),
                None => {
                    self.bad_constant(op, Sym::VALUE, ty);
                    return;
                }
            },
            (None, Some(r)) => match self.initializer(r) {
                Some(k) => Some(k),
                None => return,
            },
            (None, None) if matches!(linkage, "external" | "extern_weak") => None,
            (None, None) => Some(self.ks.raw(Const::Undef(ty))),
        };
        let value = if linkage == "extern_weak" { None } else { value };
        self.at = op;
        text::name(&mut self.out, b'@', self.cx.str(name));
        self.put(b" = ");
        if value.is_none() && linkage == "external" {
            self.put(b"external ");
        }
        self.symbol_words(op);
        if let Some(n) = self.int_attr(op, Sym::ADDR_SPACE).filter(|&n| n != 0) {
            self.address_space(n);
        }
        if self.m.cx.dict_entries(m.op_record[op].attrs).any(|(n, _)| self.cx.str(n) == "externally_initialized") {
            self.put(b"externally_initialized ");
        }
        self.put(if self.flag(op, Sym::CONSTANT) { b"constant " } else { b"global " });
        self.ty(ty);
        if let Some(k) = value {
            self.put(b" ");
            self.konst(k);
        }
        if let Some(s) = m.attr(op, Sym::SECTION).and_then(|a| self.cx.str_value(a)).filter(|s| *s != Sym::EMPTY) {
            self.put(b", section ");
            text::quoted(&mut self.out, self.cx.str(s).as_bytes());
        }
        if let Some(s) = self.comdat_name(op) {
            self.put(b", comdat(");
            text::name(&mut self.out, b'$', self.cx.str(s));
            self.put(b")");
        }
        if let Some(n) = self.int_attr(op, Sym::ALIGNMENT).filter(|&n| n > 0) {
            self.put(b", align ");
            uint(&mut self.out, n as u64);
        }
        if let Some(a) = m.attr(op, Sym::TARGET_SPECIFIC_ATTRS) {
            let mut attributes = Vec::new();
            self.passthrough(a, &mut attributes);
            self.attribute_group(&attributes);
        }
        #[cfg(feature = "import")]
        if self.md.kept {
            self.restore_global(op);
            return;
        }
        self.global_debug(op);
        self.put(b"\n");
    }

    /// The elements behind an `llvm.insertvalue` of a constant; `None` if it is not of that kind. `open`: a value that is not
    /// made yet, and its elements, which are taken if it is what is inserted into.
    fn insertion(&mut self, op: Op, open: &mut Option<(Value, Vec<Konst>)>) -> Option<Vec<Konst>> {
        let (into, value) = (self.m.operand(op, 0), self.m.operand(op, 1));
        let &[i] = &super::memory::path(self, op)?[..] else { return None };
        if open.as_ref().is_none_or(|o| o.0 != into) {
            self.close(open);
        }
        let value = self.konst_of(value)?;
        let mut elems = match open.take() {
            Some((_, elems)) => elems,
            None => {
                let k = self.konst_of(into)?;
                self.ks.elems(self.cx, k)?
            }
        };
        match usize::try_from(i).ok().and_then(|i| elems.get_mut(i)) {
            Some(place) => *place = value,
            // What does not fit is refused where it is folded.
            None => {
                *open = Some((into, elems));
                return None;
            }
        }
        Some(elems)
    }
    /// Makes the constant that was open.
    fn close(&mut self, open: &mut Option<(Value, Vec<Konst>)>) {
        if let Some((v, elems)) = open.take()
            && self.ks.writable(&elems)
        {
            let k = self.ks.aggregate(self.m.ty(v), &elems);
            self.set_konst(v, k);
        }
    }
    /// The constant that the operations of an initializer region make.
    pub(crate) fn initializer(&mut self, region: Region) -> Option<Konst> {
        let m = self.m;
        let block = *m.region_blocks(region).first()?;
        // A row of insertions, each into what the one before made, is one constant in the end, and not one for each.
        let ops = m.block_ops(block);
        let again = if ops.len() < LONG { None } else { Some(used_again(m, ops)) };
        let mut open: Option<(Value, Vec<Konst>)> = None;
        for &op in ops {
            self.at = op;
            if let Some(again) = &again {
                if m.kind(op) == l::INSERTVALUE
                    && !again.contains_key(&m.result(op, 0))
                    && let Some(next) = self.insertion(op, &mut open)
                {
                    open = Some((m.result(op, 0), next));
                    continue;
                }
                self.close(&mut open);
            }
            if m.kind(op) == l::RETURN {
                let v = *m.operands(op).first()?;
                let k = self.konst_of(v);
                if k.is_none() {
                    self.error("initializer", "the initializer of a global is no constant");
                }
                return k;
            }
            let rules = self.rules;
            let Some(rule) = rules.get(m.kind(op)) else {
                self.no_rule(op);
                return None;
            };
            let k = match rule.plan {
                Plan::Konst(f) => f(self, op),
                Plan::Cast(_) if m.ty(m.operand(op, 0)) == m.ty(m.result(op, 0)) => self.konst_of(m.operand(op, 0)),
                Plan::Fold(f) | Plan::Cast(f) => {
                    let all = m.operands(op).iter().all(|&v| self.konst_of(v).is_some());
                    if all { f(self, op, rule) } else { None }
                }
                Plan::Instr | Plan::Intrinsic | Plan::NoResult => None,
            };
            let Some(k) = k else {
                if self.diags.failed() {
                    return None;
                }
                let message = alloc::format!("`{}` in the initializer of a global does not fold to a constant", m.op_name(op));
                self.report("initializer", message, "compute the value in a constructor (llvm.mlir.global_ctors)");
                return None;
            };
            let r = m.result(op, 0);
            self.set_konst(r, k);
        }
        self.error("initializer", "the initializer of a global does not return a value");
        None
    }

    /// Writes `@llvm.global_ctors` and `@llvm.global_dtors`.
    pub fn structors(&mut self, ops: &[Op]) {
        for (kind, list, name) in
            [(l::MLIR_GLOBAL_CTORS, Sym::CTORS, "llvm.global_ctors"), (l::MLIR_GLOBAL_DTORS, Sym::DTORS, "llvm.global_dtors")]
        {
            let mut items: Vec<u8> = Vec::new();
            let mut n = 0;
            for &op in ops.iter().filter(|&&op| self.m.kind(op) == kind) {
                self.at = op;
                let get = |w: &Self, s: Sym| w.m.attr(op, s).and_then(|a| w.cx.array_items(a)).unwrap_or_default();
                let (functions, priorities, data) = (get(self, list), get(self, Sym::PRIORITIES), get(self, Sym::DATA));
                for (i, f) in functions.into_iter().enumerate() {
                    let Some(f) = self.cx.flat_symbol(f) else { continue };
                    if n > 0 {
                        items.extend_from_slice(b", ");
                    }
                    n += 1;
                    items.extend_from_slice(b"{ i32, ptr, ptr } { i32 ");
                    int(&mut items, priorities.get(i).and_then(|&a| self.cx.int_value(a)).unwrap_or(0));
                    items.extend_from_slice(b", ptr ");
                    text::name(&mut items, b'@', self.cx.str(f));
                    items.extend_from_slice(b", ptr ");
                    match data.get(i).and_then(|&a| self.cx.flat_symbol(a)) {
                        Some(d) => text::name(&mut items, b'@', self.cx.str(d)),
                        None => items.extend_from_slice(b"null"),
                    }
                    items.extend_from_slice(b" }");
                }
            }
            if n == 0 && ops.iter().any(|&op| self.m.kind(op) == kind) {
                self.put(b"@");
                self.put(name.as_bytes());
                self.put(b" = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n");
            }
            if n > 0 {
                self.put(b"@");
                self.put(name.as_bytes());
                self.put(b" = appending global [");
                uint(&mut self.out, n);
                self.put(b" x { i32, ptr, ptr }] [");
                self.put(&items);
                self.put(b"]\n");
            }
        }
    }
}

/// Text of a type outside of a translation, for messages of user rules.
pub fn type_text(cx: &ir::Context, ty: Type) -> Option<Vec<u8>> {
    TypeTexts::default().get(cx, ty).map(|t| t.to_vec())
}

/// Operations of an initializer from which on rows of insertions are worth a look.
const LONG: usize = 64;

/// Values that operations use more than once.
fn used_again(m: &Module, ops: &[Op]) -> Map<Value, ()> {
    let (mut once, mut again) = (Map::default(), Map::default());
    for &v in ops.iter().flat_map(|&op| m.operands(op)) {
        if once.insert(v, ()).is_some() {
            again.insert(v, ());
        }
    }
    again
}
