//! Flags of the module, and what LLVM makes of older ones when it reads them. Source: LLVM Language Reference, "Module Flags
//! Metadata", and what opt prints.

use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::enums as e;
use ir::dialect::llvm as l;
use ir::dialect::records as r;
use ir::{Attr, AttrData, NewOp, Sym, Type};

use super::{Read, Reader};

/// The version of debug information that LLVM reads.
const DEBUG_VERSION: i64 = 3;
const ERROR: i64 = 1;
const OVERRIDE: i64 = 4;
const MAX: i64 = 7;
const MIN: i64 = 8;

/// Flags that modules may differ in since: behaviours that had been written, and the one that it is now.
#[rustfmt::skip]
const BEHAVIORS: [(&str, &[i64], i64); 6] = [
    ("PIC Level",                     &[ERROR, MAX], MIN),
    ("PIE Level",                     &[ERROR],      MAX),
    ("branch-target-enforcement",     &[ERROR],      MIN),
    ("sign-return-address",           &[ERROR],      MIN),
    ("sign-return-address-all",       &[ERROR],      MIN),
    ("sign-return-address-with-bkey", &[ERROR],      MIN),
];

/// A flag: behaviour, key, value.
type Flag = (i64, Sym, Attr);

impl<'a> Reader<'a> {
    /// `!llvm.module.flags`, as one operation.
    pub(super) fn module_flags(&mut self, at: u32) -> Read<()> {
        let mut flags: Vec<Flag> = Vec::new();
        // What is added stands behind what was written.
        let mut swift = Vec::new();
        for node in self.nodes_of(at)? {
            let operands = self.operands_of(node)?;
            let &[behavior, key, place] = &operands[..] else { return self.fail(node, "a module flag has three parts") };
            let (behavior, key) = (self.meta_int(behavior)?, self.meta_string(key)?);
            let (Some(behavior), Some(key)) = (behavior, key) else { return self.fail(node, "a module flag has a behaviour and a key") };
            let value = match self.meta_string(place)? {
                Some(s) => self.m.cx.sym_str_attr(s),
                None => match self.flag_value(key, place)? {
                    Some(a) => a,
                    None => {
                        self.leave_to_text(node, "the value of a module flag");
                        continue;
                    }
                },
            };
            if e::ENUMS[e::LLVM_MOD_FLAG_BEHAVIOR as usize].text(behavior as u64).is_none() {
                return self.fail(node, "unknown behaviour of a module flag");
            }
            flags.push(self.renewed((behavior, key, value), place, &mut swift)?);
        }
        let has = |m: &ir::Module, key: &str| flags.iter().any(|f| m.cx.str(f.1) == key);
        if has(self.m, "Objective-C Image Info Version") && !has(self.m, "Objective-C Class Properties") {
            let flag = self.number_flag(OVERRIDE, "Objective-C Class Properties", 0);
            flags.push(flag);
        }
        flags.append(&mut swift);
        let mut list = Vec::with_capacity(flags.len());
        for (behavior, key, value) in flags {
            let behavior = self.m.cx.attr(AttrData::Enum { def: e::LLVM_MOD_FLAG_BEHAVIOR, value: behavior as u64 });
            let key = self.m.cx.sym_str_attr(key);
            list.push(self.record(r::LLVM_MODULE_FLAG, &[behavior, key, value]));
        }
        if !list.is_empty() {
            let list = self.m.cx.array_attr(&list);
            let attrs = self.dict(&[(Sym::FLAGS, list)]);
            let op = self.m.append(NewOp { attrs, ..NewOp::new(l::MODULE_FLAGS, self.file_loc) });
            self.ops.push(op);
        }
        Ok(())
    }
    /// Whether the debug information is of another version than today's: without the flag it is of none.
    pub(super) fn know_debug_version(&mut self) -> Read<()> {
        if self.opts.lossless {
            return Ok(());
        }
        let (mut version, mut units) = (None, None);
        for i in 0..self.top.named.len() {
            let (name, at) = self.top.named[i];
            match self.m.cx.str(name) {
                "llvm.dbg.cu" => units = Some(at),
                "llvm.module.flags" => {
                    for node in self.nodes_of(at)? {
                        let &[_, key, value] = &self.operands_of(node)?[..] else { continue };
                        let Some(key) = self.meta_string(key)? else { continue };
                        if self.m.cx.str(key) == "Debug Info Version" {
                            version = self.meta_int(value)?;
                        }
                    }
                }
                _ => {}
            }
        }
        self.di.stale = version != Some(DEBUG_VERSION);
        if let (true, Some(at)) = (self.di.stale, units) {
            self.leave_out(at, "debug information of another version than 3");
        }
        Ok(())
    }
    fn number_flag(&mut self, behavior: i64, key: &str, n: u32) -> Flag {
        (behavior, self.m.cx.sym(key), self.m.cx.int_attr(Type::I32, i64::from(n)))
    }
    /// A flag as LLVM writes it today. `place`: where its value stands; `swift`: flags of their own that were a part of it.
    fn renewed(&mut self, flag: Flag, place: u32, swift: &mut Vec<Flag>) -> Read<Flag> {
        let (behavior, key, value) = flag;
        let name = String::from(self.m.cx.str(key));
        if let Some(&(_, from, to)) = BEHAVIORS.iter().find(|b| b.0 == name) {
            return Ok((if from.contains(&behavior) { to } else { behavior }, key, value));
        }
        match name.as_str() {
            "amdgpu_code_object_version" => Ok((behavior, self.m.cx.sym("amdhsa_code_object_version"), value)),
            // A list of words was written with blanks.
            "Objective-C Image Info Section" => {
                let text = self.m.cx.str_value(value).map(|s| self.m.cx.str(s).replace(' ', ""));
                Ok((behavior, key, text.map_or(value, |t| self.m.cx.str_attr(&t))))
            }
            // One byte since; the three above were those of Swift.
            "Objective-C Garbage Collection" => {
                let Some(k) = self.meta_konst(place)? else { return Ok(flag) };
                let (byte, bits) = (self.m.cx.int_width(self.ks.get(k).ty) == Some(8), self.m.cx.int_value(value));
                let Some(n) = bits.filter(|_| !byte).map(|n| n as u32) else { return Ok(flag) };
                let [collection, minor, abi, major] = [n & 0xff, n >> 16 & 0xff, n >> 8 & 0xff, n >> 24];
                if n != collection {
                    for (key, n) in [("Swift ABI Version", abi), ("Swift Major Version", major), ("Swift Minor Version", minor)] {
                        let flag = self.number_flag(ERROR, key, n);
                        swift.push(flag);
                    }
                }
                Ok(self.number_flag(ERROR, &name, collection))
            }
            _ => Ok(flag),
        }
    }
}
