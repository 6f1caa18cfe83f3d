//! Reading files: sections, strings, dialects and the names of operations. Attributes and types are found here and
//! decoded when somebody asks ([`super::attr`]); operations are in [`super::read_ir`].

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::{Cursor, Read, bad};
use super::props::Layout;
use super::{MAGIC, V_DIALECT_VERSIONS, V_ELIDED_LOCS, V_PROPERTIES, VERSION, section};
use crate::diag::{Diagnostic, Diags};
use crate::id::{Attr, Loc, Opcode, Sym};
use crate::module::Module;
use crate::text::parse::{Failed, Parse, ParseOptions};

/// The attributes or the types of the file, two words for each: files have more locations than operations.
#[derive(Default)]
pub(super) struct Entries {
    /// What was decoded: ids below [`BUSY`], locations (which all have [`LOC`]), or a mark.
    pub(super) ids: Vec<u32>,
    /// Where each is encoded, times two, and one more if in its dialect's own encoding; then where the last one ends.
    pub(super) places: Vec<u32>,
    /// The dialects, each with the first entry of its group.
    groups: Vec<(u32, u32)>,
}

/// An attribute or a type of the file.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Where it is encoded, and one past its last byte.
    pub(super) at: usize,
    pub(super) end: usize,
    /// In its dialect's own encoding, else as text.
    pub(super) custom: bool,
}

impl Entries {
    /// Where an entry stands, which must exist.
    #[inline]
    pub(super) fn entry(&self, i: usize) -> Entry {
        let (place, end) = (self.places[i], self.places[i + 1]);
        Entry { at: place as usize / 2, end: end as usize / 2, custom: place & 1 != 0 }
    }
    /// The group that an entry is in.
    pub(super) fn group(&self, i: usize) -> core::ops::Range<usize> {
        let next = self.groups.partition_point(|g| g.0 as usize <= i);
        let end = self.groups.get(next).map_or(self.ids.len(), |g| g.0 as usize);
        self.groups.get(next.wrapping_sub(1)).map_or(0, |g| g.0 as usize)..end
    }
    /// The dialect of an entry.
    #[inline]
    pub(super) fn dialect(&self, i: usize) -> usize {
        let group = self.groups.partition_point(|g| g.0 as usize <= i);
        self.groups.get(group.wrapping_sub(1)).map_or(0, |g| g.1 as usize)
    }
}

/// A location among attributes.
pub(super) const LOC: u32 = 1 << 31;
/// Not decoded yet.
pub(super) const OPEN: u32 = LOC - 1;
/// Being decoded.
pub(super) const BUSY: u32 = LOC - 2;

/// The first bytes of locations in one file: their code and the number of the file.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Which bits of a word they are, none at first, and what those are.
    pub(super) mask: u64,
    pub(super) code: u64,
    pub(super) bits: u32,
    pub(super) file: Sym,
}

/// An operation's name.
#[derive(Clone, Copy)]
pub(super) struct OpName {
    pub(super) opcode: Opcode,
    /// Full name of an operation that no table knows.
    pub(super) name: Sym,
    /// Whether the writer knew the operation: then its properties are laid out by its row.
    pub(super) registered: bool,
}

/// A dialect.
#[derive(Clone, Copy)]
pub(super) struct DialectName {
    pub(super) name: Sym,
    pub(super) is_builtin: bool,
    pub(super) is_llvm: bool,
}

/// Everything known while reading.
pub(super) struct Reader<'a> {
    pub(super) m: &'a mut Module,
    pub(super) data: &'a [u8],
    pub(super) opts: ParseOptions,
    pub(super) version: u64,
    /// The release that wrote the file.
    pub(super) release: u32,
    /// Where each string stands.
    strings: Vec<(u32, u32)>,
    /// Strings as symbols, `Sym::NONE` until asked for.
    syms: Vec<Sym>,
    pub(super) dialects: Vec<DialectName>,
    pub(super) ops: Vec<OpName>,
    pub(super) attrs: Entries,
    pub(super) types: Entries,
    /// Numbers of attributes that are of the builtin dialect: the group of the last location.
    pub(super) builtin: core::ops::Range<usize>,
    /// How locations in the file that the last one named begin.
    pub(super) last_place: Place,
    /// Nesting of attributes and types being decoded.
    pub(super) depth: u32,
    /// Bytes that may still be allocated for what the file states in fewer bytes.
    pub(super) budget: usize,
    /// Properties: where each blob stands, and the dictionary that it made last (of which name and attributes).
    pub(super) blobs: Vec<(u32, u32)>,
    pub(super) blob_dicts: Vec<(u32, Attr, Attr)>,
    /// The same of the last blobs that several names have: blob, name and attributes.
    pub(super) recent_blobs: Vec<((u32, u32, Attr), Attr)>,
    /// A buffer for the attributes of an operation.
    pub(super) entries: Vec<(Sym, Attr)>,
    /// How the properties of each opcode are laid out, and whether they are kept as they are.
    pub(super) layouts: Vec<Option<(Layout, bool)>>,
    /// Keys of dialect resources, in the order that attributes refer to them by.
    pub(super) resource_keys: Vec<Sym>,
    /// Attributes as they are stored by operation and dictionary of the file (before version 5).
    pub(super) stored: crate::map::Map<(Opcode, Attr), Attr>,
}

/// Reads a bytecode file into an empty module. Errors are reported with the byte of the file where they were found.
pub fn read(m: &mut Module, file: &[u8], opts: &ParseOptions, diags: &mut Diags) -> Parse<()> {
    #[cfg(feature = "extended")]
    m.cx.registry.select(opts.release.version);
    m.cx.sorted_affine = opts.release.sorted_affine;
    m.cx.early_folds = opts.release.early_folds;
    m.cx.older_enum_numbers = opts.release.older_enum_numbers;
    let mut r = Reader {
        m,
        data: file,
        opts: ParseOptions { quiet_older: true, ..*opts },
        version: 0,
        release: opts.release.version,
        strings: Vec::new(),
        syms: Vec::new(),
        dialects: Vec::new(),
        ops: Vec::new(),
        attrs: Entries::default(),
        types: Entries::default(),
        builtin: 0..0,
        last_place: Place { mask: 0, code: 1, bits: 0, file: Sym::NONE },
        depth: 0,
        budget: (1 << 25) + 8 * file.len(),
        blobs: Vec::new(),
        blob_dicts: Vec::new(),
        recent_blobs: alloc::vec![((u32::MAX, u32::MAX, Attr::NONE), Attr::NONE); super::props::RECENT],
        entries: Vec::new(),
        layouts: Vec::new(),
        resource_keys: Vec::new(),
        stored: crate::map::Map::default(),
    };
    match r.file() {
        Ok(()) => Ok(()),
        Err(e) => {
            let (at, message) = *e.0;
            let d = Diagnostic::error("bad-bytecode", Loc::UNKNOWN, format!("at byte {at} of the bytecode: {message}"));
            diags.push(d);
            Err(Failed)
        }
    }
}

impl<'a> Reader<'a> {
    fn file(&mut self) -> Read<()> {
        let mut c = Cursor::new(self.data);
        if self.data.len() > u32::MAX as usize / 2 {
            return c.fail("a file of more than 2 GiB");
        }
        if c.bytes(4)? != MAGIC {
            return bad(0, "this is no bytecode: it begins with other bytes");
        }
        let at = c.at;
        self.version = c.varint()?;
        if self.version > VERSION {
            return bad(at, format!("version {} is newer than {VERSION}, the newest known", self.version));
        }
        let producer = c.c_string()?;
        self.release = release_of(producer).unwrap_or(self.release);

        let mut sections: [Option<Cursor<'a>>; section::COUNT] = [None; section::COUNT];
        while !c.is_empty() {
            let at = c.at;
            let (id, content) = c.section()?;
            match sections.get_mut(id as usize) {
                None => return bad(at, format!("unknown section {id}")),
                Some(Some(_)) => return bad(at, format!("section {id} stands twice")),
                Some(place) => *place = Some(content),
            }
        }
        let need = |id: u8, what: &str| match sections[id as usize] {
            Some(c) => Ok(c),
            None => bad(self.data.len(), format!("the section of {what} is missing")),
        };
        let strings = need(section::STRING, "strings")?;
        let dialects = need(section::DIALECT, "dialects")?;
        let entries = need(section::ATTR_TYPE, "attributes and types")?;
        let offsets = need(section::ATTR_TYPE_OFFSET, "offsets of attributes and types")?;
        let ir = need(section::IR, "operations")?;
        self.string_section(strings)?;
        self.dialect_section(dialects)?;
        if let Some(c) = sections[section::PROPERTIES as usize] {
            self.property_section(c)?;
        } else if self.version >= V_PROPERTIES {
            return bad(self.data.len(), "the section of properties is missing");
        }
        self.entry_sections(offsets, entries)?;
        self.resources(sections[section::RESOURCE as usize], sections[section::RESOURCE_OFFSET as usize])?;
        self.ir_section(ir)
    }

    /// Strings: their lengths, the last one first, then their characters in order.
    fn string_section(&mut self, mut c: Cursor<'a>) -> Read<()> {
        let n = c.count("strings")?;
        let mut lengths = Vec::with_capacity(n);
        for _ in 0..n {
            lengths.push(c.varint()?);
        }
        self.strings.reserve(n);
        for &length in lengths.iter().rev() {
            let at = c.at;
            let text = c.bytes(length)?;
            if text.last() != Some(&0) {
                return bad(at, "a string does not end in a zero byte");
            }
            self.strings.push((at as u32, (c.at - 1) as u32));
        }
        if !c.is_empty() {
            return c.fail("bytes behind the strings");
        }
        self.syms = alloc::vec![Sym::NONE; n];
        Ok(())
    }

    /// The bytes of a string.
    pub(super) fn string_bytes(&self, c: &Cursor<'_>, i: u64) -> Read<&'a [u8]> {
        match self.strings.get(usize::try_from(i).unwrap_or(usize::MAX)) {
            Some(&(at, end)) => Ok(&self.data[at as usize..end as usize]),
            None => c.fail(format!("string {i} of {}", self.strings.len())),
        }
    }
    /// A string of the file.
    pub(super) fn string(&mut self, c: &mut Cursor<'_>) -> Read<Sym> {
        let i = c.varint()?;
        self.string_at(c, i)
    }
    pub(super) fn string_at(&mut self, c: &Cursor<'_>, i: u64) -> Read<Sym> {
        let bytes = self.string_bytes(c, i)?;
        let i = i as usize;
        if self.syms[i].is_none() {
            self.syms[i] = self.m.cx.sym_bytes(bytes);
        }
        Ok(self.syms[i])
    }
    /// A string that must be UTF-8: a name.
    fn name(&mut self, c: &Cursor<'_>, i: u64) -> Read<&'a str> {
        match core::str::from_utf8(self.string_bytes(c, i)?) {
            Ok(s) => Ok(s),
            Err(_) => c.fail("a name that is not UTF-8"),
        }
    }

    fn dialect_section(&mut self, mut c: Cursor<'a>) -> Read<()> {
        let n = c.count("dialects")?;
        for _ in 0..n {
            let text = if self.version < V_DIALECT_VERSIONS {
                let i = c.varint()?;
                self.name(&c, i)?
            } else {
                let (i, versioned) = c.varint_flag()?;
                if versioned {
                    let at = c.at;
                    let (id, _) = c.section()?;
                    if id != section::DIALECT_VERSIONS {
                        return bad(at, "expected the version of a dialect");
                    }
                }
                self.name(&c, i)?
            };
            let name = self.m.cx.sym(text);
            self.dialects.push(DialectName { name, is_builtin: text == "builtin", is_llvm: text == "llvm" });
        }
        if self.version >= V_ELIDED_LOCS {
            // The number of names, which a reader may prepare for.
            c.varint()?;
        }
        while !c.is_empty() {
            let (dialect, n) = group(&self.dialects, &mut c)?;
            for _ in 0..n {
                let (i, registered) = if self.version >= V_PROPERTIES { c.varint_flag()? } else { (c.varint()?, true) };
                let text = self.name(&c, i)?;
                let dialect = self.m.cx.str(self.dialects[dialect].name);
                let dot = if dialect.is_empty() || text.is_empty() { "" } else { "." };
                let full = format!("{dialect}{dot}{text}");
                let name = self.op_name(&c, &full, registered)?;
                self.ops.push(name);
            }
        }
        self.layouts.resize_with(self.m.cx.registry.len(), || None);
        Ok(())
    }

    fn op_name(&mut self, c: &Cursor<'_>, full: &str, registered: bool) -> Read<OpName> {
        if let Some(opcode) = self.m.cx.registry.find(full) {
            return Ok(OpName { opcode, name: Sym::NONE, registered });
        }
        let dialect = full.split('.').next().unwrap_or("");
        // As in text, known dialects have no unknown operations, but for two of which not all have a row.
        let open = dialect == "llvm" || cfg!(feature = "processors") && dialect == "nvvm";
        if !open && (self.m.cx.registry.has_dialect(dialect) || !self.opts.allow_unregistered) {
            let hint = if self.m.cx.registry.has_dialect(dialect) { "" } else { "; if this is intended, use --allow-unregistered-dialect" };
            return c.fail(format!("operation '{full}' is not known{hint}"));
        }
        Ok(OpName { opcode: Opcode::UNREGISTERED, name: self.m.cx.sym(full), registered })
    }

    fn property_section(&mut self, mut c: Cursor<'a>) -> Read<()> {
        let n = c.count("properties")?;
        self.blobs.reserve(n);
        for _ in 0..n {
            let length = c.varint()?;
            let blob = c.part(length)?;
            self.blobs.push((blob.at as u32, blob.end as u32));
        }
        if !c.is_empty() {
            return c.fail("bytes behind the properties");
        }
        self.blob_dicts = alloc::vec![(u32::MAX, Attr::NONE, Attr::NONE); n];
        Ok(())
    }

    fn entry_sections(&mut self, mut c: Cursor<'a>, mut entries: Cursor<'a>) -> Read<()> {
        let at = c.at;
        let (n_attrs, n_types) = (c.varint()?, c.varint()?);
        let total = c.bounded(at, n_attrs.saturating_add(n_types), "attributes and types")?;
        let n_attrs = n_attrs as usize;
        for (list, wanted) in [(&mut self.attrs, n_attrs), (&mut self.types, total - n_attrs)] {
            list.ids = alloc::vec![OPEN; wanted];
            list.places.reserve_exact(wanted + 1);
            let mut found = 0;
            while found < wanted {
                let at = c.at;
                let (dialect, n) = group(&self.dialects, &mut c)?;
                if n > wanted - found || n == 0 {
                    return bad(at, "groups of attributes or types do not add up to their number");
                }
                list.groups.push((found as u32, dialect as u32));
                for _ in 0..n {
                    let length_and_flag = c.small()?;
                    list.places.push(entries.at as u32 * 2 + (length_and_flag as u32 & 1));
                    entries.skip(length_and_flag / 2)?;
                }
                found += n;
            }
            list.places.push(entries.at as u32 * 2);
        }
        // What stands behind the last entry is nobody's, as in the reference.
        if !c.is_empty() {
            return c.fail("bytes behind the attributes and types");
        }
        Ok(())
    }

    /// Takes `n` bytes from what may be allocated beyond the size of the file.
    pub(super) fn spend(&mut self, c: &Cursor<'_>, n: usize) -> Read<()> {
        match self.budget.checked_sub(n) {
            Some(left) => {
                self.budget = left;
                Ok(())
            }
            None => c.fail("the file stands for much more data than it has"),
        }
    }
}

/// A group of things of one dialect: the dialect and how many.
fn group(dialects: &[DialectName], c: &mut Cursor<'_>) -> Read<(usize, usize)> {
    let at = c.at;
    let dialect = c.varint()?;
    if dialect >= dialects.len() as u64 {
        return bad(at, format!("dialect {dialect} of {}", dialects.len()));
    }
    Ok((dialect as usize, c.count("entries")?))
}

/// The release in a producer's name such as `MLIR22.1.8`.
fn release_of(producer: &[u8]) -> Option<u32> {
    let text = core::str::from_utf8(producer).ok()?;
    let digits = text.strip_prefix("MLIR").or_else(|| text.strip_prefix("LLVM"))?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok().filter(|&v| v > 0)
}

/// The name of a producer of a release.
pub(super) fn producer_of(release: u32) -> String {
    format!("MLIR{release}")
}
