//! Resources: groups of keys with what kind and how long each is, then the data.

use alloc::format;
use alloc::vec::Vec;

use super::cursor::{Cursor, Read, bad};
use super::read::Reader;
use crate::id::Sym;
use crate::module::{Resource, ResourceValue};

/// Kinds of resources.
pub(super) const BLOB: u8 = 0;
pub(super) const BOOL: u8 = 1;
pub(super) const STRING: u8 = 2;

impl<'a> Reader<'a> {
    /// Reads both sections, which are there together or not at all.
    pub(super) fn resources(&mut self, data: Option<Cursor<'a>>, offsets: Option<Cursor<'a>>) -> Read<()> {
        let Some(mut c) = offsets else {
            return match data {
                None => Ok(()),
                Some(c) => c.fail("resources without their offsets"),
            };
        };
        let Some(mut data) = data else { return c.fail("offsets of resources without resources") };
        let n = c.count("groups of resources")?;
        for _ in 0..n {
            let owner = self.string(&mut c)?;
            self.resource_group(&mut c, &mut data, true, owner)?;
        }
        while !c.is_empty() {
            let at = c.at;
            let dialect = c.varint()?;
            let Some(d) = self.dialects.get(usize::try_from(dialect).unwrap_or(usize::MAX)) else {
                return bad(at, format!("dialect {dialect} of {}", self.dialects.len()));
            };
            let owner = d.name;
            self.resource_group(&mut c, &mut data, false, owner)?;
        }
        if data.is_empty() { Ok(()) } else { data.fail("bytes behind the resources") }
    }

    fn resource_group(&mut self, c: &mut Cursor<'a>, data: &mut Cursor<'a>, external: bool, owner: Sym) -> Read<()> {
        let n = c.count("resources")?;
        for _ in 0..n {
            let key = self.string(c)?;
            let length = c.varint()?;
            let at = c.at;
            let kind = c.byte()?;
            if !external {
                self.resource_keys.push(key);
            }
            let mut part = data.part(length)?;
            if length == 0 {
                // Declared only.
                continue;
            }
            let value = match kind {
                BLOB => {
                    let alignment = part.varint()?;
                    let length = part.varint()?;
                    part.align(alignment)?;
                    let content = part.bytes(length)?;
                    let mut bytes = Vec::with_capacity(content.len() + 4);
                    bytes.extend_from_slice(&(alignment as u32).to_le_bytes());
                    bytes.extend_from_slice(content);
                    ResourceValue::Blob(self.m.cx.bytes.intern(&bytes))
                }
                BOOL => ResourceValue::Bool(part.byte()? != 0),
                STRING => ResourceValue::Str(self.string(&mut part)?),
                _ => return bad(at, format!("a resource of unknown kind {kind}")),
            };
            if !part.is_empty() {
                return part.fail("bytes behind a resource");
            }
            self.m.resources.push(Resource { external, owner, key, value });
        }
        Ok(())
    }
}
