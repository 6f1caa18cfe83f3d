//! The verifier of a module that is there part by part (see `text::parse_parts`): what [`super::verify`] checks, with
//! references to symbols looked up in what all parts define. A reference to what comes later waits until the end.

use crate::map::Map;
use alloc::string::String;
use alloc::vec::Vec;

use super::verify_op::Plans;
use super::{Walk, type_text};
use crate::cfg::Cfg;
use crate::diag::Diags;
use crate::dialect::llvm_verify_symbol::has_subprogram;
use crate::dialect::{func, llvm, memref};
use crate::id::{Op, Sym, Type};
use crate::module::Module;
use crate::store::List;
use crate::ty::TypeData;

/// Verifies parts of one module, which have one context and whose operations are functions and globals of memory.
#[derive(Default)]
pub struct PartVerifier {
    plans: Option<Plans>,
    /// By name: the type of a symbol, [`Type::NONE`] if there is none, and what it is.
    symbols: Vec<(Type, u32)>,
    /// Calls of what was not defined yet: what it must be, the name, and how many of `types` are operands and results.
    calls: Vec<(u32, Sym, u32, u32)>,
    types: Vec<Type>,
    /// Names of functions that the last part calls, or takes the address of before they are defined.
    called: Vec<Sym>,
    /// The symbols may be of the LLVM dialect.
    llvm: bool,
    /// Each part may declare the same anew.
    again: bool,
    /// Functions of that dialect whose addresses were taken before they were defined.
    taken: Vec<Sym>,
}

/// Whether there is a way for parts of the LLVM dialect.
const LLVM: bool = cfg!(feature = "fast");

/// Blocks of a part from which on the room for its control flow is given back.
const MOST_BLOCKS: usize = 4096;

// What a symbol is.
const FUNCTION: u32 = 0;
const GLOBAL: u32 = 1;
const LLVM_FUNCTION: u32 = 2;
const LLVM_GLOBAL: u32 = 3;

/// Whether no function is there twice and all calls are right in what several verifiers saw, each of other parts of one
/// module, with a context of its own; their modules are any parts. Also `false` where more than one knows named structs.
pub fn agree(all: &[(&Module, &PartVerifier)]) -> bool {
    // What a name of a struct stands for is known to one context each.
    if all.iter().filter(|(m, _)| !m.cx.struct_bodies.is_empty()).count() > 1 {
        return false;
    }
    let mut functions: Map<&str, (usize, Type)> = Map::default();
    functions.reserve(all.iter().map(|(_, v)| v.symbols.len()).sum());
    for (who, (m, verifier)) in all.iter().enumerate() {
        for (i, &(ty, _)) in verifier.symbols.iter().enumerate().filter(|f| f.1.0.is_some() && f.1.1 == FUNCTION) {
            if functions.insert(m.cx.str(Sym(i as u32)), (who, ty)).is_some() {
                return false;
            }
        }
    }
    // Types of all contexts have one number each, when it is asked for.
    let (mut texts, mut known): (Map<String, u32>, _) = (Map::default(), alloc::vec![Vec::new(); all.len()]);
    let mut number = |who: usize, ty: Type| -> u32 {
        let known = &mut known[who];
        known.resize(known.len().max(ty.0 as usize + 1), u32::MAX);
        if known[ty.0 as usize] == u32::MAX {
            let next = texts.len() as u32;
            known[ty.0 as usize] = *texts.entry(type_text(all[who].0, ty)).or_insert(next);
        }
        known[ty.0 as usize]
    };
    all.iter().enumerate().all(|(who, (_, verifier))| {
        let mut rest = &verifier.types[..];
        verifier.calls.iter().all(|&(_, name, n_operands, n_results)| {
            let (operands, after) = rest.split_at(n_operands as usize);
            let (results, after) = after.split_at(n_results as usize);
            rest = after;
            // Most names are those of functions that the same one saw.
            let known = Some((who, verifier.of(FUNCTION, name))).filter(|k| k.1.is_some());
            let Some((other, ty)) = known.or_else(|| functions.get(all[who].0.cx.str(name)).copied()) else { return false };
            let cx = &all[other].0.cx;
            let TypeData::Function { inputs, results: given } = cx.type_data(ty) else { return false };
            let mut same = |list: List, own: &[Type]| {
                list.len as usize == own.len()
                    && cx.types_in(list).zip(own).all(|(a, &b)| if other == who { a == b } else { number(other, a) == number(who, b) })
            };
            same(inputs, operands) && same(given, results)
        })
    })
}

impl PartVerifier {
    /// A verifier of parts that may also have functions and globals of the LLVM dialect, which the printer of parts takes.
    #[cfg(feature = "fast")]
    pub fn with_llvm() -> PartVerifier {
        PartVerifier { llvm: true, ..PartVerifier::default() }
    }
    /// A verifier of parts that were lowered, each of which has declarations of the runtime.
    #[cfg(feature = "fast")]
    pub fn of_lowered() -> PartVerifier {
        PartVerifier { again: true, ..PartVerifier::with_llvm() }
    }
    fn of(&self, what: u32, name: Sym) -> Type {
        self.symbols.get(name.0 as usize).filter(|s| s.1 == what).map_or(Type::NONE, |s| s.0)
    }

    /// Verifies a part. `false` if anything is wrong, or defined twice, or refers to symbols in another way than calls and
    /// addresses of functions and uses of globals that were defined before. Linear in the part.
    pub fn verify(&mut self, m: &mut Module) -> bool {
        let Some(root) = m.root else { return false };
        let mut plans = self.plans.take().unwrap_or_else(|| Plans::new(m));
        plans.next_part();
        let in_order = core::mem::take(&mut m.in_order);
        let mut w = Walk { distinct: true, in_order, ..Walk::with(plans, m) };
        let mut diags = Diags::default();
        w.run(m, root, &mut diags);
        if m.blocks.len() > MOST_BLOCKS {
            w.plans.cfg = Cfg::default();
        }
        self.plans = Some(w.plans);
        self.called.clear();
        diags.list.is_empty() && self.define(m, root) && w.symbol_users.iter().all(|&(op, table)| table == root && self.refers(m, op))
    }

    /// The names of functions that the last part calls, or takes the address of before they are defined, some of them more than once.
    pub fn called(&self) -> &[Sym] {
        &self.called
    }

    /// Functions of the LLVM dialect whose addresses were taken before the part in which they are defined, some of them more than
    /// once.
    #[cfg(feature = "fast")]
    pub fn taken(&self) -> &[Sym] {
        &self.taken
    }

    /// Whether all calls of what came later were right; `m` is any part.
    pub fn finish(&self, m: &Module) -> bool {
        let mut rest = &self.types[..];
        let right = self.calls.iter().all(|&(what, name, n_operands, n_results)| {
            let (operands, after) = rest.split_at(n_operands as usize);
            let (results, after) = after.split_at(n_results as usize);
            rest = after;
            takes(m, self.of(what, name), operands.iter().copied(), results.iter().copied())
        });
        right && self.taken.iter().all(|&name| self.of(LLVM_FUNCTION, name).is_some())
    }

    /// Notes what a part defines; whether all of it is new.
    fn define(&mut self, m: &Module, root: Op) -> bool {
        let Some(body) = m.entry_block(root, 0) else { return false };
        self.symbols.resize(m.cx.strs.len(), (Type::NONE, FUNCTION));
        m.block_ops(body).iter().all(|&op| {
            let (what, key) = match m.kind(op) {
                func::FUNC => (FUNCTION, Sym::FUNCTION_TYPE),
                memref::GLOBAL => (GLOBAL, Sym::TYPE),
                // Calls of a function with debug information may need locations.
                llvm::FUNC if LLVM && self.llvm && !has_subprogram(m, m.op_record[op].loc, 0) => (LLVM_FUNCTION, Sym::FUNCTION_TYPE),
                llvm::MLIR_GLOBAL if LLVM && self.llvm && m.attr(op, Sym::ADDR_SPACE).is_none_or(|a| m.cx.int_value(a) == Some(0)) => {
                    (LLVM_GLOBAL, Sym::GLOBAL_TYPE)
                }
                llvm::MODULE_FLAGS if LLVM && self.llvm => return true,
                _ => return false,
            };
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a));
            let ty = m.attr(op, key).and_then(|a| m.cx.type_value(a));
            let (Some(name), Some(ty)) = (name, ty) else { return false };
            let symbol = &mut self.symbols[name.0 as usize];
            let new = symbol.0.is_none() || self.again && *symbol == (ty, what);
            *symbol = (ty, what);
            new
        })
    }

    /// Whether a reference to a symbol is right, or to what is not known yet.
    fn refers(&mut self, m: &Module, op: Op) -> bool {
        let (what, key) = match m.kind(op) {
            func::CALL => (FUNCTION, Sym::CALLEE),
            func::CONSTANT => (FUNCTION, Sym::VALUE),
            memref::GET_GLOBAL => (GLOBAL, Sym::NAME),
            // A call of a pointer.
            llvm::CALL if LLVM && m.attr(op, Sym::CALLEE).is_none() => return true,
            llvm::CALL if LLVM => (LLVM_FUNCTION, Sym::CALLEE),
            llvm::MLIR_ADDRESSOF if LLVM => (LLVM_GLOBAL, Sym::GLOBAL_NAME),
            llvm::FUNC | llvm::MLIR_GLOBAL if LLVM => return m.attr(op, Sym::COMDAT).is_none(),
            _ => return false,
        };
        let Some(name) = m.attr(op, key).and_then(|a| m.cx.flat_symbol(a)) else { return false };
        let operands = m.operands(op).iter().map(|&v| m.ty(v));
        let mut results = m.results(op).map(|v| m.ty(v));
        let known = self.of(what, name);
        match what {
            FUNCTION if m.kind(op) == func::CONSTANT => {
                // Its type is that of the function.
                let ty = m.ty(m.result(op, 0));
                let TypeData::Function { inputs, results } = m.cx.type_data(ty) else { return false };
                self.called.push(name);
                if known.is_none() {
                    self.types.extend(m.cx.types_in(inputs).chain(m.cx.types_in(results)));
                    self.calls.push((what, name, inputs.len, results.len));
                }
                known.is_none() || known == ty
            }
            GLOBAL => results.next() == Some(known),
            LLVM_GLOBAL if LLVM && known.is_some() => results.all(|ty| matches!(m.cx.type_data(ty), TypeData::LlvmPtr { space: 0 })),
            LLVM_GLOBAL if LLVM => {
                if self.of(LLVM_FUNCTION, name).is_none() {
                    self.called.push(name);
                    self.taken.push(name);
                }
                true
            }
            _ => {
                self.called.push(name);
                if known.is_some() {
                    return takes(m, known, operands, results);
                }
                self.types.extend(operands.chain(results));
                self.calls.push((what, name, m.n_operands(op) as u32, m.n_results(op) as u32));
                true
            }
        }
    }
}

/// Whether a function of a type takes operands of these types and gives results of these.
fn takes(m: &Module, function: Type, operands: impl Iterator<Item = Type>, results: impl Iterator<Item = Type>) -> bool {
    if function.is_none() {
        return false;
    }
    match m.cx.type_data(function) {
        TypeData::Function { inputs, results: given } => m.cx.types_in(inputs).eq(operands) && m.cx.types_in(given).eq(results),
        TypeData::LlvmFunc { ret, params, varargs: false } if LLVM => {
            let ret = Some(ret).filter(|&r| r != Type::LLVM_VOID);
            m.cx.types_in(params).eq(operands) && ret.into_iter().eq(results)
        }
        _ => false,
    }
}
