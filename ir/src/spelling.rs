//! Tables of names with numbers, packed: the names stand in one text, so that an entry takes eight bytes instead of 24.

/// Names and their numbers, in the order of the table.
#[derive(Debug)]
pub(crate) struct Spellings {
    /// The names, one after the other.
    pub texts: &'static str,
    /// The number of each, and where it ends there.
    pub ends: &'static [(u32, u16)],
}

impl Spellings {
    /// Each name with its number.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + Clone + use<> {
        let (texts, mut start) = (self.texts, 0);
        self.ends.iter().map(move |&(number, end)| {
            let from = core::mem::replace(&mut start, end as usize);
            (&texts[from..end as usize], u64::from(number))
        })
    }
    /// The number of a name. Linear.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.iter().find(|c| c.0 == name).map(|c| c.1)
    }
    /// The first name of a number. Linear.
    pub fn name(&self, number: u64) -> Option<&'static str> {
        let i = self.ends.iter().position(|&c| u64::from(c.0) == number)?;
        let start = i.checked_sub(1).map_or(0, |before| self.ends[before].1);
        self.texts.get(start as usize..self.ends[i].1 as usize)
    }
}

/// Ends of names that stand one after the other, with their numbers.
pub(crate) const fn ends<const N: usize>(list: &[(u64, &str)]) -> [(u32, u16); N] {
    let (mut out, mut n, mut i) = ([(0, 0); N], 0, 0);
    while i < N {
        n += list[i].1.len();
        assert!(n <= u16::MAX as usize && list[i].0 <= u32::MAX as u64);
        out[i] = (list[i].0 as u32, n as u16);
        i += 1;
    }
    out
}

/// A table of `(number, "name")`.
macro_rules! spellings {
    ($(($number:expr, $text:literal)),* $(,)?) => {
        $crate::spelling::Spellings {
            texts: concat!($($text),*),
            ends: {
                const LIST: &[(u64, &str)] = &[$(($number, $text)),*];
                const ENDS: [(u32, u16); LIST.len()] = $crate::spelling::ends(LIST);
                &ENDS
            },
        }
    };
}
pub(crate) use spellings;
