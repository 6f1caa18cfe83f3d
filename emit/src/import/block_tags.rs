//! Tags of blocks whose addresses are taken: the numbers that LLVM's own reader gives the blocks of a function.

use alloc::vec::Vec;

use ir::{Sym, order};

use super::body::digits;
use super::lex::{self, Kind, Token};
use super::{Map, Read, Reader};

impl Reader<'_> {
    /// Numbers the blocks whose addresses are taken somewhere. In a function those come first whose addresses stand in front of its
    /// body, in the order of their names, then every block where the text mentions it first. Linear in the text, but for the sorting.
    pub(super) fn block_tags(&mut self) -> Read<()> {
        const WORD: &[u8] = b"blockaddress";
        let text = self.lexer.text;
        let mut taken: Vec<(Sym, Sym, Token)> = Vec::new();
        let mut at = 0;
        // `k` is rarer than `b`.
        while let Some(k) = Some(lex::find(text, at, b'k')).filter(|&k| k < text.len()) {
            at = k + 1;
            let Some(i) = k.checked_sub(4) else { continue };
            if !text[i..].starts_with(WORD) || i > 0 && text[i - 1].is_ascii_alphanumeric() {
                continue;
            }
            let was = self.go_to((i + WORD.len()) as u32);
            if self.eat_punct(b'(') && self.tok.kind == Kind::Global {
                let f = self.global_name()?;
                if self.eat_punct(b',') && self.tok.kind == Kind::Local {
                    let t = self.tok;
                    taken.push((f, self.text_of(t), t));
                }
            }
            self.go_back(was);
        }
        let mut bodies = core::mem::take(&mut self.top.bodies);
        order::sort_by_key(&mut taken, |t| t.0.0);
        order::sort_by_key(&mut bodies, |b| b.0.0);
        for of in taken.chunk_by(|a, b| a.0 == b.0) {
            let f = of[0].0;
            let mut numbers: Map<Sym, u32> = Map::default();
            let mut mention = |block| {
                let n = numbers.len() as u32;
                numbers.entry(block).or_insert(n);
            };
            if let Ok(i) = bodies.binary_search_by_key(&f.0, |b| b.0.0) {
                let (_, start, end) = bodies[i];
                let mut early: Vec<_> = of.iter().filter(|t| t.2.start < start).collect();
                order::sort_by_key(&mut early, |t| (digits(t.2), self.raw(t.2)));
                early.iter().for_each(|t| mention(t.1));
                let was = self.go_to(start + 1);
                if self.tok.kind != Kind::Label {
                    mention(Sym::EMPTY);
                }
                // Blocks are mentioned as `name:`, `label %name`, `[value, %name]` and `blockaddress(@f, %name)`.
                let mut before = [self.tok; 3];
                while self.tok.start < end {
                    let t = self.bump();
                    let [a, b, c] = before;
                    if c.kind == Kind::Local
                        && (b.kind == Kind::Word && self.raw(b) == b"label"
                            || b.punct == b',' && (t.punct == b']' || t.punct == b')' && a.kind == Kind::Global && self.global_sym(a) == f))
                    {
                        mention(self.text_of(c));
                    }
                    if t.kind == Kind::Label {
                        mention(self.text_of(t));
                    }
                    before = [b, c, t];
                }
                self.go_back(was);
            }
            for t in of {
                mention(t.1);
            }
            for t in of {
                self.f.tags.set(f, t.1, numbers[&t.1]);
            }
        }
        Ok(())
    }
}
