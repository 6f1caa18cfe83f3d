//! What variables and functions hold. To release 19 that is part of their address: it makes an operation of the constant that a
//! variable begins with, and of the personality of a function, wherever either is named as a value.

use ir::{Attr, List, Sym, Type};

use super::konst::{K, Kon};
use super::top::What;
use super::{Read, Reader};

/// Operations of constants in one file from which on addresses stand alone: of variables that hold each other's addresses, each
/// function that names one would get all.
const MOST: u32 = 1 << 22;

impl Reader<'_> {
    /// Whether naming a variable or function makes what it holds.
    fn makes_held(&self) -> bool {
        self.opts.release.version < 20 && !self.opts.lossless
    }
    /// Reads what all of them hold, before the first is named.
    pub(super) fn know_held(&mut self) -> Read<()> {
        if !self.makes_held() {
            return Ok(());
        }
        for i in 0..self.top.globals.len() {
            let (at, what) = self.top.globals[i];
            if what != What::Variable {
                continue;
            }
            let was = self.go_to(at);
            let held = self.begins_with();
            self.go_back(was);
            if let (name, Some(k)) = held? {
                let list = self.m.cx.lists.intern(&[k]);
                self.top.held.insert(name, list);
            }
        }
        for (name, which, at) in core::mem::take(&mut self.top.beside) {
            let was = self.go_to(at);
            let k = self.typed_konst(0);
            self.go_back(was);
            let k = k?;
            // All three are there if one is.
            let list = self.top.held.get(&name).copied().unwrap_or(List::EMPTY);
            let null = self.konst(Type::LLVM_PTR, Kon::Null);
            let mut three = [null; 3];
            for (to, &from) in three.iter_mut().zip(self.m.cx.lists.get(list)) {
                *to = from;
            }
            three[which] = k;
            let list = self.m.cx.lists.intern(&three);
            self.top.held.insert(name, list);
        }
        Ok(())
    }
    /// A variable's name, and the constant that it begins with.
    fn begins_with(&mut self) -> Read<(Sym, Option<K>)> {
        let name = self.global_name()?;
        self.expect(b'=')?;
        let external = matches!(self.head(false)?.linkage, Some(0) | Some(9));
        self.bump();
        let ty = self.value_type()?;
        Ok((name, if external { None } else { Some(self.konst_of_type(ty)?) }))
    }
    /// What a variable or function holds.
    pub(super) fn held(&self, name: Sym) -> List {
        if self.ks.n_ops > MOST {
            return List::EMPTY;
        }
        self.top.held.get(&name).copied().unwrap_or(List::EMPTY)
    }
    /// The attribute of a variable that begins with the address of a function: release 19 names that, newer ones make a region.
    pub(super) fn named_function(&mut self, k: K) -> Option<Attr> {
        let Kon::Global(name) = self.ks.get(k).kon else { return None };
        let is_function = self.opts.release.version < 20 && self.top.symbols.get(&name).is_some_and(|s| s.what == What::Function);
        is_function.then(|| self.m.cx.symbol_ref(name))
    }
}
