//! Pieces of documents (`--fragment`): text between two fences of a manual, which no compiler was meant to read. What a
//! piece leaves out is made up: a value that is used at top level and defined nowhere becomes a cast without operands,
//! a function that is called and not there is declared, a name that is defined again stands for its new value from
//! there on. A type alone becomes a declaration that takes it, or has it as its own type (so that lowering shows what
//! it becomes), an attribute alone one of the module's. Nothing is made up inside functions but the callees.

use alloc::format;
use alloc::vec::Vec;

use crate::dialect::{builtin, func, llvm};
use crate::id::{Attr, Loc, Op, Sym, Type};
use crate::module::NewOp;
use crate::text::lex::{self, Tok};
use crate::text::parse::{Parse, Parser};
use crate::ty::TypeData;

/// What stands for what the piece leaves out.
#[derive(Default)]
pub(crate) struct Fragment {
    /// Casts and declarations, to go before everything else.
    pub(crate) ops: Vec<Op>,
    /// Attributes that stood alone, in order.
    pub(crate) attrs: Vec<(Sym, Attr)>,
    n_types: u32,
}

impl Parser<'_> {
    /// Whether a type or an attribute stands alone here, and is read now.
    pub(crate) fn fragment_item(&mut self) -> Parse<bool> {
        let defines = matches!(self.token.tok, Tok::Hash | Tok::Bang) && lex::next(self.src, self.token.end as usize).tok == Tok::Equal;
        if !self.opts.fragment || defines {
            return Ok(false);
        }
        if self.is(Tok::Hash) {
            let a = self.attr(None)?;
            let name = format!("fragment.attr{}", self.fragment.attrs.len());
            let name = self.m.cx.sym(&name);
            self.fragment.attrs.push((name, a));
            return Ok(true);
        }
        if !self.is_type_start() {
            return Ok(false);
        }
        let loc = self.loc();
        let ty = self.ty()?;
        // What a type becomes, `T -> U`, is a function of one operand as far as its text goes.
        let ty = if self.take(Tok::Arrow) {
            let becomes = self.ty()?;
            self.m.cx.function_type(&[ty], &[becomes])
        } else {
            ty
        };
        let name = format!("type{}", self.fragment.n_types);
        self.fragment.n_types += 1;
        let name = self.m.cx.sym(&name);
        self.declare_type(name, ty, loc);
        Ok(true)
    }

    fn declare_type(&mut self, name: Sym, ty: Type, loc: Loc) {
        let (opcode, ty) = match self.m.cx.type_data(ty) {
            TypeData::LlvmFunc { .. } => (llvm::FUNC, ty),
            TypeData::Function { .. } => (func::FUNC, ty),
            _ => (func::FUNC, self.m.cx.function_type(&[ty], &[])),
        };
        let mut attrs = Vec::from([(Sym::SYM_NAME, self.m.cx.sym_str_attr(name)), (Sym::FUNCTION_TYPE, self.m.cx.type_attr(ty))]);
        if opcode == func::FUNC {
            attrs.push((Sym::SYM_VISIBILITY, self.m.cx.sym_str_attr(Sym::PRIVATE)));
        }
        let attrs = self.m.cx.dict(&attrs);
        let region = self.m.new_region();
        let op = self.m.append(NewOp { attrs, regions: &[region], ..NewOp::new(opcode, loc) });
        self.fragment.ops.push(op);
    }

    /// Gives every open use at top level a value of its own.
    pub(crate) fn fragment_values(&mut self) {
        for i in 0..self.forwards.len() {
            if self.forwards[i].real.is_some() {
                continue;
            }
            let (ty, loc) = (self.m.value_type[self.forwards[i].placeholder], self.forwards[i].use_.loc);
            let op = self.m.append(NewOp { results: &[ty], ..NewOp::new(builtin::UNREALIZED_CONVERSION_CAST, loc) });
            self.forwards[i].real = self.m.result(op, 0);
            self.fragment.ops.push(op);
        }
    }

    /// Declares the functions that are called and not among these operations, then puts all that was made up first.
    pub(crate) fn fragment_ops(&mut self, ops: &mut Vec<Op>) {
        if !self.opts.fragment {
            return;
        }
        let mut named: crate::map::Set<Sym> = crate::map::Set::default();
        for &op in ops.iter().chain(&self.fragment.ops) {
            named.extend(self.m.attr(op, Sym::SYM_NAME).and_then(|a| self.m.cx.str_value(a)));
        }
        for i in 0..self.m.op_kind.len() as u32 {
            let op = Op(i);
            if self.m.op_kind[op] != func::CALL {
                continue;
            }
            let Some(callee) = self.m.attr(op, Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a)) else { continue };
            if named.insert(callee) {
                let inputs: Vec<Type> = self.m.operands(op).iter().map(|&v| self.m.ty(v)).collect();
                let results: Vec<Type> = (0..self.m.n_results(op)).map(|n| self.m.ty(self.m.result(op, n))).collect();
                let ty = self.m.cx.function_type(&inputs, &results);
                let loc = self.m.op_record[op].loc;
                self.declare_type(callee, ty, loc);
            }
        }
        ops.splice(0..0, self.fragment.ops.drain(..));
    }
}
