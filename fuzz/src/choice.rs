//! The stream of choices that a generator draws from. Every stream makes a valid module: a number is taken modulo what
//! there is to choose from, and after the last number come zeros, which generators read as the simplest choice. So
//! whatever a shrinker cuts out or makes smaller is valid again.

/// A stream of choices: numbers that are given, or that a seed makes as they are asked for.
#[derive(Clone, Debug)]
pub struct Choices {
    taken: Vec<u32>,
    next: usize,
    /// State of the generator of more numbers; `None` when there are no more.
    state: Option<u64>,
}

/// One step of SplitMix64: fixed for ever, so that a seed means the same module in every version.
pub fn mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Choices {
    /// The endless stream of a seed.
    pub fn seeded(seed: u64) -> Choices {
        Choices { taken: Vec::new(), next: 0, state: Some(seed) }
    }
    /// These numbers, then zeros.
    pub fn given(numbers: Vec<u32>) -> Choices {
        Choices { taken: numbers, next: 0, state: None }
    }
    /// Bytes as numbers, as a coverage-guided fuzzer has them.
    pub fn of_bytes(bytes: &[u8]) -> Choices {
        Choices::given(bytes.iter().map(|&b| u32::from(b)).collect())
    }
    /// What was drawn so far.
    pub fn drawn(&self) -> &[u32] {
        &self.taken[..self.next.min(self.taken.len())]
    }
    /// The numbers that are there, drawn or not.
    pub fn given_numbers(&self) -> &[u32] {
        &self.taken
    }
    /// The next number.
    pub fn draw(&mut self) -> u32 {
        if self.next == self.taken.len() {
            let Some(state) = &mut self.state else { return 0 };
            let number = (mix(state) >> 32) as u32;
            self.taken.push(number);
        }
        self.next += 1;
        self.taken[self.next - 1]
    }
    /// One of `0..n`; 0 is the simplest.
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0);
        self.draw() as usize % n.max(1)
    }
    /// Yes in one of `n` cases; no is simpler.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }
    /// One of some.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
    /// The number of one of some weights that are not all 0.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let mut left = self.below(weights.clone().sum::<u32>() as usize) as u32;
        for (i, w) in weights.enumerate() {
            if left < w {
                return i;
            }
            left -= w;
        }
        0
    }
}
