//! Text in text by one small function: the library's search, made for long needles, is compiled anew for every use and
//! crate, which made 6 KB of the shipped binary. What is searched for here is a few characters.

use alloc::string::String;

/// Where a text first occurs in another. Steps: the product of their lengths at worst, the length of `text` for what
/// occurs in programs.
#[inline(never)]
pub fn find(text: &str, what: &str) -> Option<usize> {
    let last = text.len().checked_sub(what.len())?;
    (0..=last).find(|&at| text.as_bytes()[at..].starts_with(what.as_bytes()))
}

/// Whether a text occurs in another.
pub fn contains(text: &str, what: &str) -> bool {
    find(text, what).is_some()
}

/// What stands between separators, which are not empty.
pub fn split<'a>(text: &'a str, by: &'a str) -> impl Iterator<Item = &'a str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let (first, behind) = match find(text, by) {
            Some(at) => (&text[..at], Some(&text[at + by.len()..])),
            None => (text, None),
        };
        rest = behind;
        Some(first)
    })
}

/// A text with another one in place of each occurrence of a third, which is not empty.
pub fn replace(text: &str, what: &str, with: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, part) in split(text, what).enumerate() {
        if i > 0 {
            out.push_str(with);
        }
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// All texts of at most `n` letters.
    fn texts(n: usize) -> Vec<String> {
        let mut all = alloc::vec![String::new()];
        let mut from = 0;
        for _ in 0..n {
            let to = all.len();
            for i in from..to {
                for c in ["a", "b", "é"] {
                    let longer = all[i].clone() + c;
                    all.push(longer);
                }
            }
            from = to;
        }
        all
    }

    #[test]
    fn as_the_library_does() {
        for text in texts(6) {
            assert_eq!(find(&text, ""), Some(0));
            for what in texts(2).iter().filter(|w| !w.is_empty()) {
                assert_eq!(find(&text, what), text.find(what.as_str()));
                assert!(split(&text, what).eq(text.split(what.as_str())));
                assert_eq!(replace(&text, what, "xy"), text.replace(what.as_str(), "xy"));
            }
        }
    }
}
