//! Constants of vectors: 16 bytes each in `.rodata`, behind the variables, in the order in which code first asks for them.

use alloc::vec::Vec;

use super::Numbers;
use super::obj::{Binding, Object, Section};

/// Constants of an object.
#[derive(Default)]
pub struct Pool {
    /// Their bytes, and where they are in `.rodata`, or their symbols.
    pub list: Vec<(u128, u32)>,
    numbers: Numbers,
    /// The start of `.rodata`, once something refers to it.
    start: Option<u32>,
    /// Whether constants are symbols, of which whoever joins objects makes places.
    pub apart: bool,
}

/// What tells the symbol of a constant.
pub const SIZE: u64 = 16;

impl Pool {
    /// The number of a constant.
    pub fn number(&mut self, obj: &mut Object, bits: u128) -> u32 {
        if let Some(&k) = self.numbers.get(&bits) {
            return k;
        }
        let at = if self.apart {
            let s = obj.symbol("");
            obj.symbols[s].size = SIZE;
            s
        } else {
            let at = obj.align(Section::RoData, SIZE, 0) as u32;
            obj.section(Section::RoData).bytes.extend_from_slice(&bits.to_le_bytes());
            at
        };
        let k = self.list.len() as u32;
        self.list.push((bits, at));
        self.numbers.insert(bits, k);
        k
    }
    /// The symbol of the start of `.rodata`.
    pub fn start(&mut self, obj: &mut Object) -> u32 {
        *self.start.get_or_insert_with(|| {
            let s = obj.symbol("");
            let x = &mut obj.symbols[s];
            (x.section, x.binding) = (Some(Section::RoData), Binding::Local);
            s
        })
    }
}
