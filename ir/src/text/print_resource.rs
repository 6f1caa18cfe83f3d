//! The metadata behind a module: `{-# dialect_resources: ..., external_resources: ... #-}`.

use alloc::string::String;
use alloc::vec::Vec;

use crate::module::{Resource, ResourceValue};
use crate::text::print::{Printer, push_blanks, push_string};

impl Printer<'_> {
    /// Writes the resources that were referred to, in that order, and all external ones.
    pub(super) fn file_metadata(&mut self) {
        let m = self.m;
        let of_dialects: Vec<&Resource> =
            self.resources.iter().filter_map(|&key| m.resources.iter().find(|r| !r.external && r.key == key)).collect();
        let external: Vec<&Resource> = m.resources.iter().filter(|r| r.external).collect();
        let mut open = false;
        for (section, resources) in [("dialect_resources", of_dialects), ("external_resources", external)] {
            let entries: Vec<(&Resource, String)> = resources
                .into_iter()
                .map(|r| (r, self.resource_text(r)))
                .filter(|(_, text)| self.opts.elide_resources.is_none_or(|limit| text.len() as u64 <= limit))
                .collect();
            if entries.is_empty() {
                continue;
            }
            self.s(if open { ",\n" } else { "\n{-#\n" });
            open = true;
            self.s("  ");
            self.s(section);
            self.s(": {\n");
            for (i, (r, text)) in entries.iter().enumerate() {
                if i == 0 || entries[i - 1].0.owner != r.owner {
                    self.s("    ");
                    self.resource_key(m.cx.str(r.owner));
                    self.s(": {\n");
                }
                push_blanks(&mut self.out, 6);
                self.resource_key(m.cx.str(r.key));
                self.s(": ");
                self.s(text);
                match entries.get(i + 1) {
                    Some(next) if next.0.owner == r.owner => self.s(",\n"),
                    Some(_) => self.s("\n    },\n"),
                    None => self.s("\n    }\n"),
                }
            }
            self.s("  }");
        }
        if open {
            self.s("\n#-}\n");
        }
    }
    fn resource_key(&mut self, key: &str) {
        if self.release().quote_resource_keys { self.keyword_or_string(key) } else { self.s(key) }
    }
    fn resource_text(&self, r: &Resource) -> String {
        const HEX: &[u8; 16] = b"0123456789ABCDEF";
        let mut out = String::new();
        match r.value {
            ResourceValue::Bool(b) => out.push_str(if b { "true" } else { "false" }),
            ResourceValue::Str(s) => push_string(&mut out, self.m.cx.str(s)),
            ResourceValue::Blob(data) => {
                out.push_str("\"0x");
                for &b in self.m.cx.bytes.get(data) {
                    out.push(HEX[(b >> 4) as usize] as char);
                    out.push(HEX[(b & 15) as usize] as char);
                }
                out.push('"');
            }
        }
        out
    }
}
