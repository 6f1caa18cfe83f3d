//! What reading costs at least: a tokenizer by a table of bytes, with kind and place stored and nothing else.

/// Classes of bytes: 0 space, 1 a word, 2 a quote, everything else stands for itself.
pub fn classes() -> [u8; 256] {
    let mut table = [3; 256];
    for b in 0..=255u8 {
        table[b as usize] = match b {
            b' ' | b'\t' | b'\n' | b'\r' => 0,
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' | b'.' | b'%' | b'@' | b'^' | b'!' | b'#' => 1,
            b'"' => 2,
            _ => 3,
        };
    }
    table
}

/// Splits a text into tokens: kinds and places, behind those in `out`. One look at a table and one store a byte or token, no
/// names, no numbers: what reading a text costs at least, which parsing is compared with.
pub fn tokens(text: &[u8], table: &[u8; 256], out: &mut Vec<(u8, u32)>) {
    let mut at = 0;
    while at < text.len() {
        let class = table[text[at] as usize];
        let start = at;
        at += 1;
        match class {
            0 => continue,
            1 => {
                while at < text.len() && table[text[at] as usize] == 1 {
                    at += 1;
                }
            }
            2 => {
                while at < text.len() && text[at] != b'"' {
                    at += 1;
                }
                at += 1;
            }
            _ => {}
        }
        out.push((class, start as u32));
    }
}
