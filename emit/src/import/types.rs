//! Types. Typed pointers of LLVM up to 16 become opaque ones. Named structs are types by name; their bodies are set
//! when all definitions are read, so they may refer to each other.

use alloc::format;
use alloc::vec::Vec;

use ir::{FloatKind, StructBody, Sym, Type, TypeData};

use super::lex::Kind;
use super::{DEPTH, Map, Read, Reader};

/// The types that have a definition.
#[derive(Default)]
pub(super) struct Types {
    /// Where each name is defined: the byte behind `=`, and whether that is a struct.
    definitions: Map<Sym, (u32, bool)>,
    order: Vec<Sym>,
    /// Types without a name, by their numbers: where among those below, or, once they have one, which name.
    nameless: Map<Sym, (u32, bool)>,
    /// Their numbers, where they are defined, whether as a struct, and the numbers that stand inside.
    numbers: Vec<(Sym, u32, bool, Vec<Sym>)>,
    /// The last `.N` that one is called.
    n_named: u32,
    /// How often a name for another type was looked through.
    resolving: u32,
    /// Types in brackets that were read a moment ago, the last one first: where their text stands, its length, what it
    /// is. The same few stand in thousands of instructions, and comparing bytes is quicker than reading them.
    recent: Vec<(u32, u32, Type)>,
}

/// How many types are remembered, and how long their texts are.
const RECENT: usize = 12;
const RECENT_MAX: u32 = 512;
/// Parts that a struct may have with those inside written out.
const MAX_PARTS: u32 = 1 << 20;

impl<'a> Reader<'a> {
    /// `%name = type ...`: notes where the definition stands. The name has been read.
    pub(super) fn note_type(&mut self, t: super::lex::Token) -> Read<()> {
        let (name, at) = (self.text_of(t), self.tok.start);
        let is_struct = self.is_punct(b'{') || self.is_word(b"opaque") || self.is_punct(b'<');
        let mut inside = Vec::new();
        if !self.eat_word(b"opaque") {
            self.skip_type(&mut inside)?;
        }
        let again = if self.has_number(t) {
            self.types.numbers.push((name, at, is_struct, inside));
            self.types.nameless.insert(name, (self.types.numbers.len() as u32 - 1, false)).is_some()
        } else {
            self.types.order.push(name);
            self.types.definitions.insert(name, (at, is_struct)).is_some()
        };
        if again { self.fail(at, "a type is defined twice") } else { Ok(()) }
    }
    fn has_number(&self, t: super::lex::Token) -> bool {
        !t.quoted && self.raw(t).iter().all(u8::is_ascii_digit)
    }
    /// Names a type without a name behind those inside it: the first one is called nothing, the others `.1` and so on. Opaque ones are
    /// all one type, which is called nothing, and any other type that has that name.
    fn name_nameless(&mut self, number: Sym, depth: u32) {
        let Some(&(place, false)) = self.types.nameless.get(&number) else { return };
        let (_, at, is_struct, ref mut inside) = self.types.numbers[place as usize];
        let inside = core::mem::take(inside);
        // Each is taken up once, also where it stands inside itself.
        self.types.nameless.insert(number, (0, true));
        for other in inside {
            if depth < DEPTH {
                self.name_nameless(other, depth + 1);
            }
        }
        let mut name = Sym::EMPTY;
        let opaque = !self.opts.lossless && self.lexer.text.get(at as usize) == Some(&b'o');
        while self.types.definitions.contains_key(&name) {
            if opaque {
                // As inserted above, under the name of that one.
                return;
            }
            self.types.n_named += 1;
            name = self.m.cx.sym(&format!(".{}", self.types.n_named));
        }
        self.types.nameless.insert(number, (name.0, true));
        self.types.definitions.insert(name, (at, is_struct));
        self.types.order.push(name);
    }

    /// Skips a type: its tokens up to where the next definition may begin. Brackets are counted. Which numbers stand `inside`.
    fn skip_type(&mut self, inside: &mut Vec<Sym>) -> Read<()> {
        let mut open = 0u32;
        loop {
            match self.tok.kind {
                Kind::End => return if open == 0 { Ok(()) } else { self.expected("the rest of a type") },
                Kind::Punct => match self.tok.punct {
                    b'{' | b'(' | b'[' | b'<' => open += 1,
                    b'}' | b')' | b']' | b'>' => {
                        let Some(n) = open.checked_sub(1) else { return self.expected("a type") };
                        open = n;
                    }
                    b',' | b'*' => {}
                    _ if open == 0 => return Ok(()),
                    _ => return self.expected("a type"),
                },
                Kind::Word if open == 0 && super::top::starts_item(self.raw(self.tok)) => return Ok(()),
                Kind::Local if open == 0 => {
                    // `%a = type %b`, or the next definition.
                    let was = (self.lexer, self.tok);
                    self.bump();
                    if self.is_punct(b'=') {
                        self.go_back(was);
                        return Ok(());
                    }
                    continue;
                }
                Kind::Local if self.has_number(self.tok) => inside.push(self.text_of(self.tok)),
                Kind::Global | Kind::Comdat | Kind::Meta if open == 0 => return Ok(()),
                Kind::Bad => return self.expected("a type"),
                _ => {}
            }
            self.bump();
        }
    }

    /// Reads the bodies of all structs that have a definition.
    pub(super) fn type_definitions(&mut self) -> Read<()> {
        for i in 0..self.types.numbers.len() {
            self.name_nameless(self.types.numbers[i].0, 0);
        }
        for i in 0..self.types.order.len() {
            let name = self.types.order[i];
            let (at, is_struct) = self.types.definitions[&name];
            if !is_struct || self.opts.structs_as_literals {
                continue;
            }
            let was = self.go_to(at);
            if self.is_punct(b'<') && !self.opens_packed() {
                self.go_back(was);
                continue;
            }
            if self.eat_word(b"opaque") {
                self.set_body(name, StructBody::Opaque, at)?;
            } else {
                let (body, packed) = self.struct_body(0)?;
                let body = self.m.cx.type_list(&body);
                self.set_body(name, StructBody::Fields { body, packed }, at)?;
            }
            self.item_ends()?;
            self.go_back(was);
        }
        self.written_out()
    }

    /// Looks at how large the structs are that have a definition. MLIR writes out what a named struct consists of wherever it
    /// stands, so a short text can name one that nests without end or has more parts than fit anywhere.
    fn written_out(&mut self) -> Read<()> {
        // Depth and parts; none while the structs inside are looked at.
        let mut sizes: Map<Sym, Option<(u32, u32)>> = Map::default();
        let (mut todo, mut inside, mut types) = (Vec::new(), Vec::new(), Vec::new());
        for i in 0..self.types.order.len() {
            todo.push(self.types.order[i]);
            while let Some(&name) = todo.last() {
                let Some(StructBody::Fields { body, .. }) =
                    self.m.cx.struct_body(name).filter(|_| !matches!(sizes.get(&name), Some(Some(_))))
                else {
                    todo.pop();
                    continue;
                };
                let at = self.types.definitions.get(&name).map_or(0, |d| d.0);
                let again = sizes.insert(name, None).is_some();
                let (mut depth, mut parts) = (1u32, 1u32);
                inside.clear();
                types.extend(self.m.cx.types_in(body).map(|t| (t, 1)));
                while let Some((ty, d)) = types.pop() {
                    (depth, parts) = (depth.max(d), parts.saturating_add(1));
                    match self.m.cx.type_data(ty) {
                        TypeData::LlvmNamedStruct { name: other } => match sizes.get(&other) {
                            Some(&Some((deep, many))) => {
                                (depth, parts) = (depth.max(d.saturating_add(deep)), parts.saturating_add(many));
                            }
                            Some(None) => return self.fail(at, format!("the struct '{}' holds itself", self.m.cx.str(other))),
                            None => inside.push(other),
                        },
                        TypeData::LlvmArray { elem, .. } => types.push((elem, d + 1)),
                        TypeData::LlvmStruct { body, .. } | TypeData::LlvmTarget { types: body, .. } => {
                            types.extend(self.m.cx.types_in(body).map(|t| (t, d + 1)));
                        }
                        TypeData::LlvmFunc { ret, params, .. } => {
                            types.push((ret, d + 1));
                            types.extend(self.m.cx.types_in(params).map(|t| (t, d + 1)));
                        }
                        _ => {}
                    }
                }
                inside.retain(|n| matches!(self.m.cx.struct_body(*n), Some(StructBody::Fields { .. })));
                if !inside.is_empty() && !again {
                    todo.append(&mut inside);
                    continue;
                }
                if depth > DEPTH {
                    return self.fail(at, format!("types are nested more than {DEPTH} deep, with the named ones written out"));
                }
                if parts > MAX_PARTS {
                    return self.fail(at, "a type has more than a million parts, with the named ones written out");
                }
                sizes.insert(name, Some((depth, parts)));
                todo.pop();
            }
        }
        Ok(())
    }
    fn set_body(&mut self, name: Sym, body: StructBody, at: u32) -> Read<()> {
        match self.m.cx.set_struct_body(name, body) {
            Ok(()) => Ok(()),
            Err(_) => self.fail(at, "a type is defined twice"),
        }
    }
    /// Whether `<` begins a packed struct.
    fn opens_packed(&mut self) -> bool {
        let was = (self.lexer, self.tok);
        self.bump();
        let found = self.is_punct(b'{');
        self.go_back(was);
        found
    }
    /// `{ T, ... }` or `<{ T, ... }>`
    fn struct_body(&mut self, depth: u32) -> Read<(Vec<Type>, bool)> {
        let packed = self.eat_punct(b'<');
        self.expect(b'{')?;
        let mut body = Vec::new();
        while !self.is_punct(b'}') {
            if !body.is_empty() {
                self.expect(b',')?;
            }
            body.push(self.held_type(depth + 1)?);
        }
        self.bump();
        if packed {
            self.expect(b'>')?;
        }
        Ok((body, packed))
    }

    /// The type of a member of a struct or an array.
    fn held_type(&mut self, depth: u32) -> Read<Type> {
        let at = self.tok.start;
        let ty = self.ty_at(depth)?;
        match self.m.cx.type_data(ty) {
            TypeData::LlvmVoid
            | TypeData::LlvmFunc { .. }
            | TypeData::LlvmLabel
            | TypeData::LlvmToken
            | TypeData::LlvmMetadata
            | TypeData::LlvmX86Amx => self.fail(at, "no member of an aggregate has this type"),
            _ => Ok(ty),
        }
    }
    /// A type that a value may have; `void` is none.
    pub(super) fn value_type(&mut self) -> Read<Type> {
        let at = self.tok.start;
        let ty = self.ty()?;
        match self.m.cx.type_data(ty) {
            TypeData::LlvmVoid | TypeData::LlvmFunc { .. } => self.fail(at, "no value has this type"),
            _ => Ok(ty),
        }
    }
    /// A type.
    #[inline]
    pub(super) fn ty(&mut self) -> Read<Type> {
        // The most frequent ones first.
        if self.tok.kind == Kind::Word {
            let ty = match self.raw(self.tok) {
                b"i32" => Type::I32,
                b"i64" => Type::I64,
                b"ptr" => Type::LLVM_PTR,
                b"i1" => Type::I1,
                b"i8" => Type::I8,
                _ => return self.ty_at(0),
            };
            self.bump();
            // What may follow these: `addrspace(n)`, `*`, the parameters of a function type.
            if self.tok.kind == Kind::Punct && matches!(self.tok.punct, b'*' | b'(') || self.is_word(b"addrspace") {
                return self.type_suffix(ty, 0);
            }
            return Ok(ty);
        }
        if self.tok.kind == Kind::Punct && matches!(self.tok.punct, b'{' | b'[' | b'<') {
            let ty = self.bracket_type()?;
            return self.type_suffix(ty, 0);
        }
        self.ty_at(0)
    }
    /// A type in brackets that was read before and stands at the head of a text, which then is what follows it. No suffix
    /// may follow.
    pub(super) fn recent_type(&mut self, rest: &mut &[u8]) -> Option<Type> {
        let text = self.lexer.text;
        let recent = &mut self.types.recent;
        for i in 0..recent.len() {
            let (start, len, ty) = recent[i];
            let Some((head, tail)) = rest.split_at_checked(len as usize) else { continue };
            if tail.first() == Some(&b' ') && text.get(start as usize..(start + len) as usize) == Some(head) {
                if i > 0 {
                    recent.copy_within(..i, 1);
                    recent[0] = (start, len, ty);
                }
                *rest = tail;
                return Some(ty);
            }
        }
        None
    }
    /// A type in brackets, which ends where they close, so that the same bytes are the same type.
    fn bracket_type(&mut self) -> Read<Type> {
        let text = self.lexer.text;
        let start = self.tok.start;
        let rest = &text[start as usize..];
        let recent = &mut self.types.recent;
        for i in 0..recent.len() {
            let (at, len, ty) = recent[i];
            if rest.starts_with(&text[at as usize..(at + len) as usize]) {
                recent.copy_within(..i, 1);
                recent[0] = (at, len, ty);
                self.last_end = start + len;
                self.lexer.at = (start + len) as usize;
                self.tok = self.lexer.next();
                return Ok(ty);
            }
        }
        let ty = self.base_type(0)?;
        let len = self.last_end - start;
        if len <= RECENT_MAX {
            let recent = &mut self.types.recent;
            recent.truncate(RECENT - 1);
            recent.insert(0, (start, len, ty));
        }
        Ok(ty)
    }

    pub(super) fn ty_at(&mut self, depth: u32) -> Read<Type> {
        if depth > DEPTH {
            return self.fail(self.tok.start, format!("types are nested more than {DEPTH} deep"));
        }
        let base = self.base_type(depth)?;
        self.type_suffix(base, depth)
    }

    /// What stands behind a type: `addrspace(n)` of `ptr`, `*`, parameters of a function type.
    fn type_suffix(&mut self, mut ty: Type, depth: u32) -> Read<Type> {
        loop {
            let opaque_pointer = matches!(self.m.cx.type_data(ty), TypeData::LlvmPtr { space: 0 });
            if self.is_word(b"addrspace") {
                let at = self.tok.start;
                self.bump();
                let space = self.address_space()?;
                if !self.eat_punct(b'*') && !opaque_pointer {
                    return self.fail(at, "an address space of no pointer");
                }
                ty = self.m.cx.ptr_type(space);
            } else if self.eat_punct(b'*') {
                ty = Type::LLVM_PTR;
            } else if self.is_punct(b'(') {
                ty = self.function_type(ty, depth)?;
            } else {
                return Ok(ty);
            }
        }
    }
    /// `(n)` behind `addrspace`, or a letter for the space of allocas, globals and programs.
    pub(super) fn address_space(&mut self) -> Read<u32> {
        self.expect(b'(')?;
        let at = self.tok.start;
        let space = if self.tok.kind == Kind::Str {
            let letter = self.bump();
            match self.raw(letter) {
                b"A" => self.dl.alloca_space,
                b"G" => self.dl.global_space,
                b"P" => self.dl.program_space,
                _ => return self.fail(at, "expected an address space"),
            }
        } else {
            self.uint32()?
        };
        if space >= 1 << 24 {
            return self.fail(at, "address spaces have 24 bits");
        }
        self.expect(b')')?;
        Ok(space)
    }
    /// `(T, ..., ...)` behind a result type.
    fn function_type(&mut self, ret: Type, depth: u32) -> Read<Type> {
        self.expect(b'(')?;
        let (mut params, mut varargs) = (Vec::new(), false);
        while !self.is_punct(b')') {
            if !params.is_empty() {
                self.expect(b',')?;
            }
            if self.tok.kind == Kind::Dots {
                self.bump();
                varargs = true;
                break;
            }
            params.push(self.ty_at(depth + 1)?);
        }
        self.expect(b')')?;
        Ok(self.m.cx.llvm_func(ret, &params, varargs))
    }

    fn base_type(&mut self, depth: u32) -> Read<Type> {
        let t = self.tok;
        match t.kind {
            Kind::Word => {
                if let Some(ty) = self.word_type(depth)? {
                    return Ok(ty);
                }
                self.expected("a type")
            }
            Kind::Local => {
                self.bump();
                self.named_type(t, depth)
            }
            Kind::Punct if t.punct == b'[' => {
                self.bump();
                let len = self.uint()?;
                self.expect_word("x")?;
                let elem = self.held_type(depth + 1)?;
                self.expect(b']')?;
                Ok(self.m.cx.llvm_array(len, elem))
            }
            Kind::Punct if t.punct == b'{' => {
                let (body, _) = self.struct_body(depth)?;
                Ok(self.m.cx.llvm_struct(&body))
            }
            Kind::Punct if t.punct == b'<' => {
                if self.opens_packed() {
                    let (body, packed) = self.struct_body(depth)?;
                    let body = self.m.cx.type_list(&body);
                    return Ok(self.m.cx.ty(TypeData::LlvmStruct { body, packed }));
                }
                self.bump();
                let scalable = self.eat_word(b"vscale");
                if scalable {
                    self.expect_word("x")?;
                }
                let len = self.uint()?;
                self.expect_word("x")?;
                let elem = self.ty_at(depth + 1)?;
                self.expect(b'>')?;
                self.vector(len, scalable, elem, t.start)
            }
            _ => self.expected("a type"),
        }
    }

    /// The type of vectors of a length.
    pub(super) fn vector(&mut self, len: u64, scalable: bool, elem: Type, at: u32) -> Read<Type> {
        if len == 0 || len > u32::MAX as u64 {
            return self.fail(at, "a vector has 1 to 4294967295 elements");
        }
        let data = self.m.cx.type_data(elem);
        let pointer = matches!(data, TypeData::LlvmPtr { .. } | TypeData::LlvmPpcFp128);
        if !pointer && !matches!(data, TypeData::Integer { .. } | TypeData::Float(_)) {
            return self.fail(at, "vectors have integers, floats or pointers as elements");
        }
        if pointer && self.opts.release.llvm_vec {
            return Ok(self.m.cx.ty(TypeData::LlvmVec { len: len as u32, scalable, elem }));
        }
        let dims = self.m.cx.dims.intern(&[len as i64]);
        Ok(self.m.cx.ty(TypeData::Vector { dims, scalable: scalable as u32, elem }))
    }

    /// A type that is a word; `None` if the word is none.
    fn word_type(&mut self, depth: u32) -> Read<Option<Type>> {
        let t = self.tok;
        let raw = self.raw(t);
        let ty = match raw {
            b"void" => Type::LLVM_VOID,
            b"ptr" => Type::LLVM_PTR,
            b"half" => Type::F16,
            b"bfloat" => Type::BF16,
            b"float" => Type::F32,
            b"double" => Type::F64,
            b"x86_fp80" => self.m.cx.float_type(FloatKind::F80),
            b"fp128" => self.m.cx.float_type(FloatKind::F128),
            b"ppc_fp128" => self.m.cx.ty(TypeData::LlvmPpcFp128),
            b"x86_amx" => self.m.cx.ty(TypeData::LlvmX86Amx),
            // From LLVM 20 on a vector of one 64-bit integer.
            b"x86_mmx" if self.opts.release.version < 20 => self.m.cx.ty(TypeData::LlvmX86Mmx),
            b"x86_mmx" => self.m.cx.vector_type(&[1], Type::I64),
            b"token" => Type::LLVM_TOKEN,
            b"metadata" => Type::LLVM_METADATA,
            b"label" => self.m.cx.ty(TypeData::LlvmLabel),
            b"target" => {
                self.bump();
                return self.target_type(depth).map(Some);
            }
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let width = core::str::from_utf8(digits).ok().and_then(|s| s.parse::<u32>().ok());
                match width.filter(|&w| w > 0 && w < 1 << 23) {
                    Some(w) => self.m.cx.int_type(w),
                    None => return self.fail(t.start, "the width of integers is 1 to 8388607 bits"),
                }
            }
            _ => return Ok(None),
        };
        self.bump();
        Ok(Some(ty))
    }
    /// `("name", T, ..., n, ...)` behind `target`.
    fn target_type(&mut self, depth: u32) -> Read<Type> {
        self.expect(b'(')?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat_punct(b',') {
            if self.tok.kind == Kind::Int {
                ints.push(self.uint32()?);
            } else if ints.is_empty() {
                types.push(self.ty_at(depth + 1)?);
            } else {
                return self.expected("an unsigned integer");
            }
        }
        self.expect(b')')?;
        let types = self.m.cx.type_list(&types);
        let ints = self.m.cx.lists.intern(&ints);
        Ok(self.m.cx.ty(TypeData::LlvmTarget { name, types, ints }))
    }

    /// The name under which a type is known.
    fn type_name(&mut self, t: super::lex::Token) -> Sym {
        let name = self.text_of(t);
        match self.types.nameless.get(&name) {
            Some(&(own, true)) if self.has_number(t) => Sym(own),
            _ => name,
        }
    }
    fn named_type(&mut self, t: super::lex::Token, depth: u32) -> Read<Type> {
        let name = self.type_name(t);
        let Some(&(at, is_struct)) = self.types.definitions.get(&name) else { return self.fail(t.start, "a type that nothing defines") };
        let literal = self.opts.structs_as_literals;
        if is_struct && !literal {
            let was = self.go_to(at);
            let vector = self.is_punct(b'<') && !self.opens_packed();
            self.go_back(was);
            if !vector {
                if self.m.cx.struct_body(name).is_none() {
                    self.set_body(name, StructBody::Pending, at)?;
                }
                return Ok(self.m.cx.ty(TypeData::LlvmNamedStruct { name }));
            }
        }
        // A name for another type, or a struct that loses its name: what it stands for. Names of names may double what
        // is read, so the total is limited.
        self.types.resolving += 1;
        if self.types.resolving > 1 << 20 {
            return self.fail(t.start, "types by name are resolved more than a million times");
        }
        let was = self.go_to(at);
        if self.is_word(b"opaque") {
            self.go_back(was);
            return Ok(self.m.cx.ty(TypeData::LlvmNamedStruct { name }));
        }
        let ty = self.ty_at(depth + 1)?;
        self.go_back(was);
        Ok(ty)
    }
}
