//! Attributes of the declarations of intrinsics.
//!
//! LLVM's reader gives an intrinsic its attributes whatever the text says; they are written as others read the text
//! too. Source: the declarations that `mlir-translate` 19 and 22 write. What an SME intrinsic does to memory depends on
//! its types: those stay bare.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Type, TypeData};

use super::Writer;

/// Beginnings of names, without `llvm.`; the first that fits counts. Behind it stand letters: [`WORDS`] and [`MEMORY`]
/// of the function, then for each digit (a parameter, or 9: the result) letters of [`PARAMETERS`].
const ROWS: &str = "memcpy bfuwA0apo1apr\nmemmove bfuwA0po1pr\nmemset bfuwC0po\nmasked.load dB0p1i\nmasked.store dC1p2i\n\
masked.expandload dR0p\nmasked.compressstore dC1p\nmasked.gather dR1i\nmasked.scatter dW2i\nexperimental.vp.strided.load dB0p\n\
experimental.vp.strided.store dC1p\nexperimental.constrained dtI\nexperimental.noalias dI\nexperimental.stepvector dN\n\
matrix.column.major.load dB0p\nmatrix.column.major.store dC1po\nmatrix dsN\nvp.load dB0p\nvp.store dC1p\nvp.sdiv dN\n\
vp.srem dN\nvp.udiv dN\nvp.urem dN\nvp. dzN\nx86.avx512.mask.rnd dN1i4i\nx86.avx512.mask.scalef dN4i\nx86.avx.dp dN2i\n\
x86.avx dN\nx86. u\naarch64.neon dN\naarch64.sve.f dN\naarch64.sve.psel dN\naarch64.sve.zip dN\naarch64.sve dzN\n\
aarch64.sme \nstack d\nva_ d\ncoro.align uN\ncoro.size uN\ncoro.begin u1o\ncoro.free uB1pr\ncoro.id dB1n2pr\ncoro.promise uN0p\n\
coro.resume \ncoro.save mu\ncoro u\neh.typeid uN\ndebugtrap u\ntrap chuJ\nubsantrap chuL\nannotation dI\nptr.annotation dI\n\
var.annotation dI\nassume dJ0q\ninvariant.start dA1p\ninvariant.end dA2p\nlifetime dA0p1p\nis.constant dvN\nprefetch dK0pr\n\
ssa.copy dN0e\nthreadlocal dsN0l9l\nexpect dN\nget.active dzN\nvector.deinter dzN\nvector.inter dzN\nvector dsN\nvscale dzN\n\
stepvector dN\nlaunder dsI\nstrip dsN\nabs dsN\nctlz dsN\ncttz dsN\nacos dsN\nasin dsN\natan dsN\ncosh dsN\nsinh dsN\nsincos dsN\n\
tan dsN\ntanh dsN\nsshl dsN\nushl dsN\n dskN";

/// Letters of words, the first release that has them there, and the words.
const WORDS: [(u8, u8, &str); 13] = [
    (b'b', 0, "nocallback"),
    (b'c', 0, "cold"),
    (b'd', 0, "nocallback\0nofree\0nosync\0nounwind\0willreturn"),
    (b'f', 0, "nofree"),
    (b'h', 0, "noreturn"),
    (b'k', 22, "nocreateundeforpoison"),
    (b'm', 0, "nomerge"),
    (b's', 0, "speculatable"),
    (b't', 0, "strictfp"),
    (b'u', 0, "nounwind"),
    (b'v', 0, "convergent"),
    (b'w', 0, "willreturn"),
    (b'z', 22, "speculatable"),
];

/// The same for what stands in `memory(...)`.
const MEMORY: [(u8, u8, &str); 10] = [
    (b'A', 0, "argmem: readwrite"),
    (b'B', 0, "argmem: read"),
    (b'C', 0, "argmem: write"),
    (b'I', 0, "inaccessiblemem: readwrite"),
    (b'J', 0, "inaccessiblemem: write"),
    (b'K', 0, "argmem: readwrite, inaccessiblemem: readwrite"),
    (b'L', 22, "inaccessiblemem: write"),
    (b'N', 0, "none"),
    (b'R', 0, "read"),
    (b'W', 0, "write"),
];

const NOCAPTURE: &[u8] = b" nocapture";
const CAPTURES: &[u8] = b" captures(none)";
/// Letters of parameters' attributes, in the order in which they are written.
const PARAMETERS: [(u8, &[u8]); 10] = [
    (b'a', b" noalias"),
    (b'p', NOCAPTURE),
    (b'l', b" nonnull"),
    (b'q', b" noundef"),
    (b'e', b" returned"),
    (b'n', b" readnone"),
    (b'o', b" writeonly"),
    (b'r', b" readonly"),
    (b'p', CAPTURES),
    (b'i', b" immarg"),
];

/// Intrinsics that have a parameter less since LLVM 22: the name in front of the types, the operation, and how many there were.
const SHORTENED: [(&str, Opcode, usize); 6] = [
    ("llvm.lifetime.start.", l::INTR_LIFETIME_START, 2),
    ("llvm.lifetime.end.", l::INTR_LIFETIME_END, 2),
    ("llvm.masked.load.", l::INTR_MASKED_LOAD, 4),
    ("llvm.masked.store.", l::INTR_MASKED_STORE, 4),
    ("llvm.masked.gather.", l::INTR_MASKED_GATHER, 4),
    ("llvm.masked.scatter.", l::INTR_MASKED_SCATTER, 4),
];

/// The row of an intrinsic that a function is, if its number of parameters is that of other releases. `short`: this one has the
/// shorter form.
pub(crate) fn of_other_releases(name: &str, n_params: usize, short: bool) -> Option<usize> {
    let row = SHORTENED.iter().position(|x| name.starts_with(x.0))?;
    (n_params == SHORTENED[row].2 - usize::from(!short)).then_some(row)
}

/// The letters behind the name of an intrinsic.
pub(super) fn letters(name: &[u8]) -> &'static [u8] {
    let short = name.strip_prefix(b"llvm.").unwrap_or(name);
    let mut rows = ROWS.as_bytes().split(|&b| b == b'\n');
    // The letters have no blank among them.
    let row = rows.find_map(|r| {
        let blank = r.iter().rposition(|&b| b == b' ')?;
        short.starts_with(&r[..blank]).then_some(&r[blank + 1..])
    });
    row.unwrap_or(b"")
}

impl Writer<'_> {
    /// Writes the attributes of a parameter of an intrinsic of these letters, or (9) of its result. `immediate`: it must be a constant.
    pub(super) fn declared_parameter(&mut self, letters: &[u8], at: u8, ty: Type, immediate: bool) {
        let pointer = matches!(self.cx.type_data(ty), TypeData::LlvmPtr { .. });
        let vector = matches!(self.cx.type_data(ty), TypeData::Vector { .. });
        let mut of = letters.split_inclusive(|b| b.is_ascii_digit());
        let _ = of.by_ref().find(|part| part.last() == Some(&(at + b'0')));
        let own = of.next().unwrap_or(b"");
        for (letter, text) in PARAMETERS {
            let has = own.contains(&letter) || immediate && letter == b'i';
            // The same position is another parameter in another release.
            let fits = match letter {
                b'i' => !pointer && !vector,
                b'e' | b'q' => true,
                _ => pointer,
            };
            if has && fits && text != (if self.facts.captures { NOCAPTURE } else { CAPTURES }) {
                self.put(text);
            }
        }
    }

    /// Takes note of declarations that are in the way of what operations call, because they are those of other releases.
    pub(super) fn know_outdated(&mut self, ops: &[Op]) {
        let (m, short) = (self.m, self.facts.short_lifetime);
        let declared = |&op: &Op| {
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)).filter(|_| m.kind(op) == l::FUNC)?;
            let text = Some(m.cx.str(name)).filter(|text| text.starts_with("llvm."))?;
            let TypeData::LlvmFunc { params, .. } = m.cx.type_data(m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a))?) else {
                return None;
            };
            Some((name, of_other_releases(text, params.len as usize, short)?))
        };
        let found: Vec<(Sym, usize)> = ops.iter().filter_map(declared).collect();
        if found.is_empty() {
            return;
        }
        let mut called = [false; SHORTENED.len()];
        for &op in ops {
            ir::walk(m, op, |o| {
                for (called, row) in called.iter_mut().zip(&SHORTENED) {
                    *called |= m.kind(o) == row.1;
                }
            });
        }
        for (name, _) in found.into_iter().filter(|f| called[f.1]) {
            // Nothing of the module has this name any more.
            self.globals[name.0 as usize].0 = Opcode::ERASED;
            self.any_outdated = true;
        }
    }

    /// Whether a function is such a declaration: its name is nobody's.
    pub(super) fn is_outdated(&self, op: Op) -> bool {
        let name = self.m.attr(op, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a));
        name.is_some_and(|name| self.global(name).is_none())
    }

    /// Writes ` #n`, the attributes of an intrinsic of these letters.
    pub(super) fn declared_group(&mut self, letters: &[u8]) {
        let mut words = Vec::new();
        let since = |release: u8| self.facts.version >= u32::from(release);
        for &letter in letters.iter().take_while(|b| !b.is_ascii_digit()) {
            for (_, _, text) in WORDS.iter().filter(|w| w.0 == letter && since(w.1)) {
                words.extend_from_slice(text.as_bytes());
                words.push(0);
            }
            for (_, _, text) in MEMORY.iter().filter(|w| w.0 == letter && since(w.1)) {
                words.extend_from_slice(b"memory(");
                words.extend_from_slice(text.as_bytes());
                words.extend_from_slice(b")\0");
            }
        }
        self.attribute_group(&words);
    }
}
