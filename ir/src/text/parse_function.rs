//! Functions as they are mostly written, read at once from their bytes: `func.func [private] @name(%a: T, ...) -> R
//! [attributes {llvm.emit_c_interface}] {`, and `llvm.func @name(%a: T, ...) -> R {`. Anything else is left to the general way, which reads the operation from its
//! beginning with the same result; what stays behind then is interned content that nothing refers to.

use alloc::vec::Vec;

use crate::dialect::{func, llvm, llvm_type};
use crate::id::{Attr, Block, Id, Loc, Opcode, Region, Sym, Type};
use crate::module::BlockRecord;
use crate::text::lex;
use crate::text::parse::{Parse, Parser, Pending};
use crate::text::parse_direct::{at, next_line};
use crate::text::parse_op::{OpFrame, Reader};
use crate::text::parse_parts::ANYWHERE;

/// A function whose own text was read.
struct Function {
    loc: Loc,
    attrs: Attr,
    region: Region,
    /// Where its body begins and ends, unless it is only declared. Read in parts, the end is found when it is met.
    body: Option<(u32, u32)>,
    /// The first byte of the body that is not blank.
    begin: usize,
    /// Where reading goes on behind it: [`ANYWHERE`] if it has a body whose end is not known.
    resume: usize,
}

const NAME: &[u8] = b"func.func ";
const LLVM_NAME: &[u8] = b"llvm.func ";

/// The place behind a word that stands at `p`.
#[cfg_attr(not(small), inline(always))]
fn behind(src: &[u8], p: usize, word: &[u8]) -> Option<usize> {
    if src.get(p..)?.starts_with(word) { Some(p + word.len()) } else { None }
}

impl Parser<'_> {
    /// Reads a function's own text, if it is a function that is written as usual, and opens its body if it has one: what is read
    /// next is inside then.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn function(&mut self, r: &mut Reader) -> Parse<bool> {
        match at(self.src, self.token.start as usize) {
            b'f' | b'l' => self.usual_function(r),
            _ => Ok(false),
        }
    }
    #[inline(never)]
    fn usual_function(&mut self, r: &mut Reader) -> Parse<bool> {
        let opcode = match self.src.get(self.token.start as usize..) {
            Some(text) if text.starts_with(NAME) => func::FUNC,
            Some(text) if text.starts_with(LLVM_NAME) => llvm::FUNC,
            _ => return Ok(false),
        };
        if self.opts.fragment {
            return Ok(false);
        }
        let spare = &mut self.spare_signature;
        let (mut types, mut results) = (core::mem::take(&mut spare.arg_types), core::mem::take(&mut spare.results));
        types.clear();
        results.clear();
        let (mark, first) = (self.mark(), self.m.value_type.len());
        let found = self.function_at(opcode, self.token.start as usize, &mut types, &mut results);
        (self.spare_signature.arg_types, self.spare_signature.results) = (types, results);
        let Some(Function { loc, attrs, region, body, begin, resume }) = found else {
            self.m.value_type.truncate(first);
            self.m.value_def.truncate(first);
            self.forget(mark);
            return Ok(false);
        };
        let (mut state, args) = (r.spare.pop().unwrap_or_default(), self.pending_args.len() as u32);
        state.regions.push(region);
        let names = (r.result_names.len() as u32, r.result_names.len() as u32);
        let Some((start, close)) = body else {
            self.finish_op(r, opcode, Sym::NONE, loc, &state, attrs, names)?;
            state.clear();
            r.spare.push(state);
            self.behind_function(resume);
            return Ok(true);
        };
        let pending = r.pending.len() as u32;
        let (next, end, resume) = (pending, pending, resume as u32);
        r.op_frames.push(OpFrame { opcode, name: Sym::NONE, loc, at: loc, state, attrs, names, args, pending, next, end, resume });
        self.open(r, &Pending { region, start, close, isolated: true, generic: false, args: (0, 0) }, opcode);
        if self.m.value_type.len() > first {
            let (args, n_args) = (first as u32, self.parameters.len() as u32);
            let block = self.m.blocks.push(BlockRecord { args, n_args, ops: 0, n_ops: 0, region });
            Self::add_block(r, block);
            self.name_parameters(args)?;
        }
        self.go_on_at(begin);
        Ok(true)
    }
    /// Reads the function that begins at a byte, if it is one that is written as usual. Its parameters are new values then, of
    /// the next block; those of one that is only declared have no value, and `types` has theirs.
    fn function_at(&mut self, opcode: Opcode, start: usize, types: &mut Vec<Type>, results: &mut Vec<Type>) -> Option<Function> {
        let src = self.src;
        let mut p = start + NAME.len();
        let is_llvm = opcode == llvm::FUNC;
        let private = behind(src, p, b"private @").filter(|_| !is_llvm);
        let name = private.or_else(|| behind(src, p, b"@"))?;
        p = lex::word_end(src, name);
        if p == name || !lex::begins_word(at(src, name)) || at(src, p) != b'(' {
            return None;
        }
        let (name, declared) = ((name, p), at(src, p + 1) != b'%');
        p += 1;
        let first = self.m.value_type.len();
        if !declared {
            p = self.parameters(p, Block::new(self.m.blocks.len()))?;
        } else if at(src, p) != b')' {
            p = self.listed_types(p, types)?;
        }
        p = behind(src, p, b")")?;
        if let Some(list) = behind(src, p, b" -> (").filter(|_| !is_llvm) {
            p = behind(src, self.listed_types(list, results)?, b")")?;
        } else if let Some(result) = behind(src, p, b" -> ") {
            let ty;
            (ty, p) = self.known_type(result)?;
            results.push(ty);
        }
        let wish = behind(src, p, b" attributes {llvm.emit_c_interface}").filter(|_| !is_llvm);
        p = wish.unwrap_or(p);
        // What is behind the operation. A body with nothing in it is an error.
        let open = behind(src, p, b" {");
        let begins = open.and_then(|open| src.get(open..)).and_then(|body| body.iter().find(|c| !c.is_ascii_whitespace()));
        if !is_llvm && matches!(begins, Some(b'}' | b'/')) {
            return None;
        }
        let (body, resume) = match open {
            // Where it ends is seen when it is read.
            Some(open) if cfg!(not(small)) && self.ahead => (Some((open as u32, ANYWHERE)), ANYWHERE as usize),
            Some(open) => {
                let close = self.close_of(open as u32 - 1)?;
                (Some((open as u32, close)), next_line(src, close as usize + 1))
            }
            None if declared && (private.is_some() || is_llvm) && at(src, p) == b'\n' => (None, next_line(src, p)),
            None => return None,
        };
        let goes_on = match at(src, resume) {
            b'l' => behind(src, resume, b"loc").is_some(),
            // An attribute dictionary, with the word in front of it or not, and what else may stand behind a declaration.
            c => matches!(c, b'-' | b'a' | b'{' | b'c' | b'v'),
        };
        if (declared && body.is_some() && !types.is_empty()) || goes_on {
            return None;
        }
        let begin = body.map_or(0, |(start, _)| next_line(src, start as usize));
        if body.is_some() && !declared && at(src, begin) == b'^' {
            return None;
        }
        let types = if declared { &types[..] } else { &self.m.value_type.as_slice()[first..] };
        let cx = &self.m.cx;
        if is_llvm && !types.iter().chain(&*results).all(|&t| t == Type::I64 || t == Type::LLVM_PTR || llvm_type::is_llvm_compatible(cx, t))
        {
            return None;
        }
        let name = self.source.text.get(name.0..name.1)?;
        let cx = &mut self.m.cx;
        let name = cx.sym(name);
        let name = cx.sym_str_attr(name);
        let ty = match is_llvm {
            true => cx.llvm_func(results.first().map_or(Type::LLVM_VOID, |&t| t), types, false),
            false => cx.function_type(types, results),
        };
        let ty = cx.type_attr(ty);
        let mut words = [0; 8];
        let mut n = 0;
        let mut entry = |name: Sym, value: Attr| {
            (words[n], words[n + 1]) = (name.0, value.0);
            n += 2;
        };
        // In the order of dictionaries.
        entry(Sym::FUNCTION_TYPE, ty);
        if wish.is_some() {
            entry(Sym::LLVM_EMIT_C_INTERFACE, Attr::UNIT);
        }
        entry(Sym::SYM_NAME, name);
        if private.is_some() {
            let private = cx.sym_str_attr(Sym::PRIVATE);
            entry(Sym::SYM_VISIBILITY, private);
        }
        if is_llvm {
            // The generic form shows it.
            let none = cx.int_attr(Type::I64, 0);
            entry(Sym::UNNAMED_ADDR, none);
        }
        let attrs = cx.dict_of(&words[..n]);
        let region = self.m.new_region();
        Some(Function { loc: Loc::at(start as u32), attrs, region, body, begin, resume })
    }
    /// Reads types separated by a comma and a blank; the end of the last.
    pub(super) fn listed_types(&mut self, mut p: usize, types: &mut Vec<Type>) -> Option<usize> {
        loop {
            let (ty, end) = self.known_type(p).or_else(|| self.new_type_of_argument(p))?;
            types.push(ty);
            if !self.src.get(end..)?.starts_with(b", ") {
                return Some(end);
            }
            p = end + 2;
        }
    }
}
