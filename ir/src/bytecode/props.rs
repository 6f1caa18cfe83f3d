//! How the inherent attributes ("properties") of an operation are laid out in the file, from version 5 on: one blob of
//! those in order of their names, then what is no attribute, then, from version 6 on, the sizes of segments. Which
//! there are depends on the release that wrote the file; the rows know.

use alloc::format;
use alloc::vec::Vec;

use super::V_SEGMENTS;
use super::cursor::{Cursor, Read, bad};
use super::read::Reader;
use crate::attr::AttrData;
use crate::id::{Attr, Opcode, Sym};
use crate::row::{Arity, AttrField, AttrKind, Need, OpRow, Traits, When};

/// How one inherent attribute is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// The number of an attribute.
    Required,
    /// The same, or nothing.
    Optional,
    /// The value of an enum, whose definition this is.
    Enum(u16),
    /// Whether an attribute is anything but `false`, as a byte.
    Flag,
    /// So many sizes of segments, as a sparse list.
    Sizes(usize),
}

/// The layout of a row's properties.
pub(super) type Layout = Vec<(Sym, Code)>;

/// How many operand segments a row's operations have in a release; 0 if they need no sizes.
pub(super) fn n_operand_segments(row: &OpRow, release: u32) -> usize {
    let several = row.operands.iter().filter(|f| f.arity != Arity::One).count() > 1;
    if row.traits.has(Traits::OP_BUNDLES) {
        return if several && release >= 20 { row.operands.len() } else { 0 };
    }
    // Release 19 had no operand bundles, and no size for them.
    let bundles = release < 20 && row.attr(Sym::OP_BUNDLE_SIZES).is_some();
    if row.traits.has(Traits::ATTR_SIZED_OPERANDS) { row.operands.len() - bundles as usize } else { 0 }
}

/// Whether a field that one of the releases does not have, and that rows therefore let be absent, is required in the
/// other.
fn required_in_one(f: &AttrField) -> bool {
    f.when == When::Since20 && (f.need == Need::DefaultEmpty || matches!(f.name, Sym::DATA | Sym::STATIC_BASIS))
        || f.when == When::Only19 && f.name == Sym::SIZE
}

/// Whether an alignment is a discardable attribute of a row: release 19 knows none on these.
pub(super) fn loads_alignment_apart(row: &OpRow, release: u32) -> bool {
    release < 20 && matches!(row.name, "memref.load" | "memref.store")
}

/// The layout in a release and version; `text` gives the spelling of a name.
pub(super) fn layout<'t>(row: &OpRow, release: u32, version: u64, text: impl Fn(Sym) -> &'t str) -> Layout {
    let mut attrs: Layout = Vec::new();
    let mut rest: Layout = Vec::new();
    let apart = loads_alignment_apart(row, release);
    for f in row.attrs.iter().filter(|f| f.when.holds(release) && !(apart && f.name == Sym::ALIGNMENT)) {
        match f.kind {
            _ if f.name == Sym::DISJOINT => rest.push((f.name, Code::Flag)),
            AttrKind::EnumProp(def) => rest.push((f.name, Code::Enum(def))),
            _ if f.need == Need::Required || required_in_one(f) => attrs.push((f.name, Code::Required)),
            _ => attrs.push((f.name, Code::Optional)),
        }
    }
    let results = if row.traits.has(Traits::ATTR_SIZED_RESULTS) { row.results.len() } else { 0 };
    for (name, n) in [(Sym::OPERAND_SEGMENT_SIZES, n_operand_segments(row, release)), (Sym::RESULT_SEGMENT_SIZES, results)] {
        match n {
            0 => {}
            _ if version < V_SEGMENTS => attrs.push((name, Code::Required)),
            _ => rest.push((name, Code::Sizes(n))),
        }
    }
    crate::order::sort(&mut attrs, |a, b| text(a.0) < text(b.0));
    attrs.append(&mut rest);
    attrs
}

/// How many blobs are remembered with the name of an operation.
pub(super) const RECENT: usize = 256;

impl<'a> Reader<'a> {
    /// The dictionary of an operation with properties: what the blob says together with its other attributes.
    #[inline]
    pub(super) fn properties(&mut self, from: usize, blob: u64, opcode: Opcode, name: u32, registered: bool, attrs: Attr) -> Read<Attr> {
        // Most operations of a kind have the same properties and attributes as the one before.
        match self.blob_dicts.get(usize::try_from(blob).unwrap_or(usize::MAX)) {
            Some(&(known, with, dict)) if known == name && with == attrs => Ok(dict),
            _ => self.new_properties(from, blob, opcode, name, registered, attrs),
        }
    }
    #[inline(never)]
    fn new_properties(&mut self, from: usize, blob: u64, opcode: Opcode, name: u32, registered: bool, attrs: Attr) -> Read<Attr> {
        let Some(i) = usize::try_from(blob).ok().filter(|&i| i < self.blobs.len()) else {
            return bad(from, format!("properties {blob} of {}", self.blobs.len()));
        };
        // Operations of several names share what says little, as one that no flag is set.
        let key = (i as u32, name, attrs);
        let slot = (i as u32).wrapping_mul(31).wrapping_add(name) as usize % RECENT;
        if let Some(&(known, dict)) = self.recent_blobs.get(slot)
            && known == key
        {
            return Ok(dict);
        }
        let (at, end) = self.blobs[i];
        let mut blob = Cursor { data: self.data, at: at as usize, end: end as usize };
        let mut entries = core::mem::take(&mut self.entries);
        entries.clear();
        entries.extend(self.m.cx.dict_entries(attrs));
        let others = entries.len();
        if registered && opcode == Opcode::UNREGISTERED {
            return bad(from, "the properties of an operation that the writer knew and nobody knows here; versions below 5 can be read");
        }
        if registered {
            self.blob_entries(&mut blob, opcode, &mut entries)?;
        } else {
            let a = self.attr(&mut blob)?;
            match self.m.cx.attr_data(a) {
                AttrData::Dict(_) if opcode != Opcode::UNREGISTERED => entries.extend(self.m.cx.dict_entries(a)),
                _ => entries.push((Sym::PROPERTIES, a)),
            }
        }
        if !blob.is_empty() {
            return blob.fail("bytes behind properties");
        }
        if others > 0 {
            let mut names: Vec<Sym> = entries.iter().map(|e| e.0).collect();
            crate::order::sort_by_key(&mut names, |&n| n);
            if names.windows(2).any(|w| w[0] == w[1]) {
                return bad(from, "an attribute stands among the properties and among the others");
            }
        }
        if self.m.cx.older_enum_numbers {
            crate::text::op_dict::numbers_from_19(&mut self.m.cx, opcode, &mut entries);
        }
        crate::dialect::llvm_alias::complete_structors(&mut self.m.cx, opcode, &mut entries);
        let dict = match self.layouts.get(opcode.idx()) {
            Some(&Some((_, true))) => self.m.cx.dict(&entries),
            _ => crate::text::op_dict::op_dict(&mut self.m.cx, opcode, &entries),
        };
        self.entries = entries;
        self.blob_dicts[i] = (name, attrs, dict);
        if let Some(place) = self.recent_blobs.get_mut(slot) {
            *place = (key, dict);
        }
        Ok(dict)
    }

    fn blob_entries(&mut self, blob: &mut Cursor<'a>, opcode: Opcode, entries: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let (layout, plain) = match self.layouts[opcode.idx()].take() {
            Some(l) => l,
            None => {
                let row = self.m.cx.registry.row(opcode);
                let plain = crate::text::op_dict::plain_row(row);
                (layout(row, self.release, self.version, |s| self.m.cx.str(s)), plain)
            }
        };
        for &(name, code) in &layout {
            let value = match code {
                Code::Required => Some(self.attr(blob)?),
                Code::Optional => self.opt_attr(blob)?,
                Code::Enum(def) => {
                    let value = blob.varint()?;
                    let bits = crate::dialect::enums::ENUMS[def as usize].all_bits();
                    if value & !bits != 0 {
                        return blob.fail(format!("unknown flags {value}"));
                    }
                    Some(self.m.cx.attr(AttrData::Enum { def, value }))
                }
                Code::Flag => Some(if blob.byte()? != 0 { Attr::UNIT } else { Attr::FALSE }),
                Code::Sizes(n) => {
                    let sizes = sparse(blob, n)?;
                    Some(self.m.cx.i32_array(&sizes))
                }
            };
            entries.extend(value.map(|v| (name, v)));
        }
        self.layouts[opcode.idx()] = Some((layout, plain));
        Ok(())
    }
}

/// A list of `n` sizes: as they are, or only those that are not zero, each with its position in the lowest bits.
fn sparse(c: &mut Cursor<'_>, n: usize) -> Read<Vec<i32>> {
    let at = c.at;
    let mut sizes = alloc::vec![0; n];
    let (count, positions) = c.varint_flag()?;
    if count > n as u64 {
        return super::cursor::bad(at, format!("{count} sizes of {n} segments"));
    }
    if count == 0 {
        return Ok(sizes);
    }
    let bits = if positions { c.varint()? } else { 0 };
    if bits > 8 {
        return c.fail("positions of more than 8 bits");
    }
    for i in 0..count as usize {
        let word = c.varint()?;
        let (i, value) = if positions { ((word & ((1 << bits) - 1)) as usize, word >> bits) } else { (i, word) };
        match (sizes.get_mut(i), i32::try_from(value)) {
            (Some(s), Ok(v)) => *s = v,
            _ => return c.fail("a size of a segment that does not exist, or above 2^31"),
        }
    }
    Ok(sizes)
}
