//! One `!DILocation` for an instruction that stands for several: what the places have in common, inlined place by inlined place
//! from the outside in.
//! Source: LLVM, "How to Update Debug Info", on merging instruction locations, and what `mlir-translate` 19 and 22 write.

use alloc::vec::Vec;

use ir::store::{Lookup, hash_of};

use super::Writer;
use super::metadata::reference;

/// A location or a scope, taken apart: what its node says of these fields.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Place {
    line: u32,
    col: u32,
    /// What it is in.
    scope: Option<u32>,
    file: Option<u32>,
    inlined: Option<u32>,
}

/// A scope that a place is in.
#[derive(Clone, Copy)]
struct Scope {
    node: u32,
    file: Option<u32>,
    line: u32,
    col: u32,
}

/// Fields of a node: what stands in front of each, outside of strings, and where its value begins.
fn fields(text: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let mut quoted = false;
    let begins = (0..text.len()).filter(move |&i| {
        quoted ^= text[i] == b'"';
        !quoted && i > 0 && matches!(text[i - 1], b'(' | b' ')
    });
    begins.filter_map(|i| {
        let field = FIELDS.iter().position(|name| text[i..].starts_with(name))?;
        Some((field, i + FIELDS[field].len()))
    })
}
const FIELDS: [&[u8]; 5] = [b"line: ", b"column: ", b"scope: !", b"file: !", b"inlinedAt: !"];
/// The position of the scope among them.
const SCOPE: usize = 2;

impl Writer<'_> {
    fn place_of(&self, node: u32) -> Place {
        let text = self.md.text(node);
        let mut values = [None; FIELDS.len()];
        for (field, at) in fields(text) {
            let digits = text[at..].iter().take_while(|b| b.is_ascii_digit());
            values[field] = Some(digits.fold(0u32, |n, &b| n.wrapping_mul(10).wrapping_add(u32::from(b - b'0'))));
        }
        let [line, col, scope, file, inlined] = values;
        Place { line: line.unwrap_or(0), col: col.unwrap_or(0), scope, file, inlined }
    }

    /// Whether a scope is a block of a function, with a place of its own or only a file.
    fn is_block(&self, scope: u32, kind: &[u8]) -> bool {
        let text = self.md.text(scope);
        text.strip_prefix(b"distinct !").unwrap_or(text).starts_with(kind)
    }

    /// The scopes from that of a place to the subprogram that it is in, each with its file and where it is in it: where it begins, or
    /// where what is in it is.
    fn scopes(&self, place: Place) -> Vec<Scope> {
        let mut scopes = Vec::new();
        let (mut next, mut line, mut col) = (place.scope, place.line, place.col);
        // The scope of a subprogram counts no more. No text names itself; the bound is for what is not complete.
        while let Some(node) = next.filter(|_| scopes.len() < 1 << 16) {
            let scope = self.place_of(node);
            if !self.is_block(node, b"DILexicalBlockFile(") {
                (line, col) = (scope.line, scope.col);
            }
            scopes.push(Scope { node, file: scope.file, line, col });
            next = scope.scope.filter(|_| self.is_block(node, b"DILexicalBlock"));
        }
        scopes
    }

    /// The subprogram that a scope is in.
    fn subprogram_of(&mut self, scope: u32) -> u32 {
        let (mut at, mut passed) = (scope, Vec::new());
        while passed.len() < 1 << 16 && self.is_block(at, b"DILexicalBlock") {
            if let Some(known) = self.md.subprograms.find(hash_of(&at), |e| e.0 == at) {
                at = known.1;
                break;
            }
            let Some(outer) = self.place_of(at).scope else { break };
            passed.push(at);
            at = outer;
        }
        for scope in passed {
            self.md.subprograms.insert(hash_of(&scope), (scope, at));
        }
        at
    }

    /// A place and those that it is inlined at, each with its subprogram.
    fn inlined(&mut self, node: u32) -> Vec<(Place, u32)> {
        let mut chain = Vec::new();
        let mut at = Some(node);
        while let Some(place) = at.map(|n| self.place_of(n)) {
            let Some(scope) = place.scope else { break };
            chain.push((place, self.subprogram_of(scope)));
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
        // Where both are inlined at one place, as much is left behind it.
        let begin = (0..chain_b.len()).find_map(|j| {
            let (i, b) = ((chain_a.len() + j).checked_sub(chain_b.len())?, &chain_b[j]);
            let a = &chain_a[i];
            (a.1 == b.1 && a.0.inlined == b.0.inlined).then_some((i, j))
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
            None => self.place(0, 0, chain_a.first().and_then(|a| a.0.scope), None),
        }
    }

    /// The node of what two places of one function have in common, inlined somewhere.
    fn common(&mut self, a: Place, b: Place, inlined: Option<u32>) -> Option<u32> {
        let (of_a, of_b) = (self.scopes(a), self.scopes(b));
        // From the subprogram inwards as far as both are in the same scopes.
        let common = of_a.iter().rev().zip(of_b.iter().rev()).take_while(|(a, b)| a.node == b.node).count();
        let (first_a, first_b) = (of_a.len() - common, of_b.len() - common);
        let nearest = of_b.get(first_b)?;
        let (file_a, file_b) = (of_a.first()?.file, of_b.first()?.file);
        let mut scope = nearest.node;
        // Release 19 does not look at files.
        if self.facts.version > 19 && a != b && (nearest.file != file_a || file_a != file_b) {
            // Where something of another file was included is a place in the file that the scopes have in common.
            let begins = |s: &Scope| (s.file, s.line, s.col);
            let mut places: Lookup<u32> = Lookup::default();
            let place_in = |places: &Lookup<u32>, s: &Scope| places.find(hash_of(&begins(s)), |i| begins(&of_a[i as usize]) == begins(s));
            for (i, s) in of_a.iter().enumerate() {
                if place_in(&places, s).is_none() {
                    places.insert(hash_of(&begins(s)), i as u32);
                }
            }
            let found = of_b.iter().enumerate().find_map(|(j, b)| {
                let own = j.checked_sub(first_b).and_then(|n| of_a.get(first_a + n)).filter(|a| begins(a) == begins(b));
                let other = || place_in(&places, b).map(|i| of_a[i as usize].node);
                Some((own.map(|a| a.node).or_else(other)?, b))
            });
            let (found, at) = found?;
            scope = if found != nearest.node && self.is_block(found, b"DILexicalBlock") { self.moved(found, nearest.node) } else { found };
            let file = self.place_of(scope).file;
            if file != file_a || file_a != file_b {
                return self.place(at.line, at.col, Some(scope), inlined);
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
        let Some((_, at)) = fields(text).find(|f| f.0 == SCOPE) else { return block };
        let rest = text[at..].iter().position(|&b| b == b',').map_or(text.len(), |n| at + n);
        // The reference begins at the mark in front of its number.
        let mut copy = text[..at - 1].to_vec();
        reference(&mut copy, scope);
        copy.extend_from_slice(&text[rest..]);
        self.md.node(&copy)
    }
}
