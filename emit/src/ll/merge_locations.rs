//! One `!DILocation` for an instruction that stands for several: what the places have in common, inlined place by inlined place
//! from the outside in.
//! Source: LLVM, "How to Update Debug Info", on merging instruction locations, and what `mlir-translate` 19 and 22 write.

use alloc::vec::Vec;

use super::Writer;
use super::metadata::reference;

/// A node of a location, taken apart.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    line: u32,
    col: u32,
    scope: u32,
    inlined: Option<u32>,
}

/// Where in the text of a node the value of a field begins; `name` is the field's, with what stands around it.
fn value_at(text: &[u8], name: &[u8]) -> Option<usize> {
    let mut quoted = false;
    let at = (0..text.len()).find(|&i| {
        quoted ^= text[i] == b'"';
        !quoted && text[i..].starts_with(name)
    })?;
    Some(at + name.len())
}

/// The number that is a field's value.
fn number(text: &[u8], name: &[u8]) -> Option<u32> {
    let digits = text.get(value_at(text, name)?..)?.iter().take_while(|b| b.is_ascii_digit());
    digits.fold(None, |n, &b| n.unwrap_or(0u32).checked_mul(10)?.checked_add(u32::from(b - b'0')))
}

impl Writer<'_> {
    fn node_number(&self, node: u32, name: &[u8]) -> Option<u32> {
        number(self.md.text(node), name)
    }

    fn place_of(&self, node: u32) -> Option<Place> {
        let of = |name: &[u8]| self.node_number(node, name);
        Some(Place { line: of(b"line: ")?, col: of(b"column: ").unwrap_or(0), scope: of(b"scope: !")?, inlined: of(b"inlinedAt: !") })
    }

    /// Whether a scope is a block of a function, with a place of its own or only a file.
    fn is_block(&self, scope: u32, kind: &[u8]) -> bool {
        let text = self.md.text(scope);
        text.strip_prefix(b"distinct !").unwrap_or(text).starts_with(kind)
    }

    /// The scopes from one to the subprogram that it is in, each with the place in the file that it has, or that what is in it has.
    fn scopes(&self, place: Place) -> Vec<(u32, u32, u32)> {
        let (mut scopes, mut at) = (Vec::new(), (place.scope, place.line, place.col));
        loop {
            let of = |name: &[u8]| self.node_number(at.0, name);
            if !self.is_block(at.0, b"DILexicalBlockFile(") {
                (at.1, at.2) = (of(b" line: ").unwrap_or(0), of(b"column: ").unwrap_or(0));
            }
            scopes.push(at);
            match of(b"scope: !") {
                // The scope of a subprogram counts no more. No text names itself; the bound is for what is not complete.
                Some(outer) if self.is_block(at.0, b"DILexicalBlock") && scopes.len() < 1 << 16 => at.0 = outer,
                _ => return scopes,
            }
        }
    }

    fn subprogram_of(&self, place: Place) -> Option<u32> {
        self.scopes(place).last().map(|s| s.0)
    }

    /// A place and those that it is inlined at, each with its subprogram.
    fn inlined(&self, node: u32) -> Vec<(Place, Option<u32>)> {
        let mut chain = Vec::new();
        let mut at = Some(node);
        while let Some(place) = at.and_then(|n| self.place_of(n)) {
            chain.push((place, self.subprogram_of(place)));
            at = place.inlined;
        }
        chain
    }

    /// The node of what two places have in common; they are nodes of locations. `None` if one is.
    pub(super) fn merged(&mut self, a: Option<u32>, b: Option<u32>) -> Option<u32> {
        let (a, b) = (a?, b?);
        if a == b {
            return Some(a);
        }
        let (chain_a, chain_b) = (self.inlined(a), self.inlined(b));
        // The innermost place of `b` whose function, as it is inlined there, is one of those of `a`.
        let begin = chain_b.iter().enumerate().find_map(|(j, b)| {
            let i = chain_a.iter().position(|a| a.1 == b.1 && a.0.inlined == b.0.inlined)?;
            Some((i, j))
        });
        let mut result = None;
        if let Some((i, j)) = begin {
            result = chain_a[i].0.inlined;
            for (a, b) in chain_a[..=i].iter().rev().zip(chain_b[..=j].iter().rev()).take_while(|(a, b)| a.1 == b.1) {
                result = self.common(a.0, b.0, result);
            }
        }
        match result {
            Some(n) => Some(n),
            None => self.place(0, 0, chain_a.first().map(|a| a.0.scope), None),
        }
    }

    /// The node of what two places of one function have in common, inlined somewhere.
    fn common(&mut self, a: Place, b: Place, inlined: Option<u32>) -> Option<u32> {
        let (of_a, of_b) = (self.scopes(a), self.scopes(b));
        let nearest = of_b.iter().find(|b| of_a.iter().any(|a| a.0 == b.0))?.0;
        let mut scope = nearest;
        let file = |w: &Self, scope: u32| w.node_number(scope, b"file: !");
        let differ = |w: &Self, scope: u32| [a.scope, b.scope].iter().any(|&s| file(w, s) != file(w, scope));
        // Release 19 does not look at files.
        if self.facts.version > 19 && a != b && differ(self, nearest) {
            let same = |a: &(u32, u32, u32), b: &(u32, u32, u32)| (a.1, a.2) == (b.1, b.2) && file(self, a.0) == file(self, b.0);
            // Where something of another file was included is a place in the file that the scopes have in common.
            let found = of_b.iter().find_map(|b| {
                let own = of_a.iter().find(|a| a.0 == b.0 && same(a, b));
                own.or_else(|| of_a.iter().find(|a| same(a, b))).copied()
            });
            let (found, line, col) = found?;
            scope = if found != nearest && self.is_block(found, b"DILexicalBlock") { self.moved(found, nearest) } else { found };
            if differ(self, scope) {
                return self.place(line, col, Some(scope), inlined);
            }
        }
        let line = if a.line == b.line { a.line } else { 0 };
        let col = if a.line == b.line && a.col == b.col { a.col } else { 0 };
        self.place(line, col, Some(scope), inlined)
    }

    /// A copy of a block in another scope.
    fn moved(&mut self, block: u32, scope: u32) -> u32 {
        let text = self.md.text(block);
        let text = text.strip_prefix(b"distinct !").unwrap_or(text);
        let Some(at) = value_at(text, b"scope: ") else { return block };
        let rest = text[at..].iter().position(|&b| b == b',').map_or(text.len(), |n| at + n);
        let mut copy = text[..at].to_vec();
        reference(&mut copy, scope);
        copy.extend_from_slice(&text[rest..]);
        self.md.node(&copy)
    }
}
