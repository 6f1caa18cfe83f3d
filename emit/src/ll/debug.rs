//! Debug information: `!DI...` nodes from `#llvm.di_*` attributes, `!DILocation` from locations, debug records (or, up
//! to LLVM 18, calls of `llvm.dbg.*`). A table says which parameter becomes which field. Numbers that are 0 are left
//! out where that is LLVM's default.
//! Source: LLVM Language Reference, "Specialized Metadata Nodes"; "Source Level Debugging with LLVM".

use alloc::vec::Vec;

use ir::attr::LocData;
use ir::diag::Lines;
use ir::dialect::enums::ENUMS;
use ir::dialect::llvm as l;
use ir::dialect::records as r;
use ir::{Attr, AttrData, Loc, Op, Sym};

use super::Writer;
use super::metadata::reference;
use super::names::{enum_num, enum_text, field};
use super::rules::Rule;
use super::text::{int, num, quoted, uint};

/// How a field is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A string; empty is the default.
    Str,
    /// A string that is written also when it is empty.
    Text,
    /// A number; 0 is the default.
    Num,
    /// A number that is written whenever it is there.
    Zero,
    /// A node.
    Node,
    /// A node, `null` if absent.
    Null,
    /// An expression.
    Expr,
    /// A word of DWARF.
    Word,
    /// `true`; false is the default.
    True,
    /// `true` or `false`
    Bool,
    /// Flags with this prefix.
    DiFlags,
    /// Flags with this prefix.
    SpFlags,
    /// The kind of emission.
    Emission,
    /// A case of an enum; the first one is the default.
    Case,
    /// Nodes in a node; an empty list is the default.
    List,
    /// Types in a node, written also when there are none.
    Types,
    /// A number, a variable or an expression.
    Bound,
}
use Kind::*;

/// `DISPFlagDefinition`
const DEFINITION: u64 = 8;

/// Which nodes are distinct.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unique {
    /// None.
    Yes,
    /// All.
    No,
    /// Subprograms that are definitions.
    UnlessDefined,
    /// Classes, structs, unions and enumerations.
    UnlessNamed,
}

/// A record, LLVM's name for it, and its fields in LLVM's order.
pub(crate) struct Row {
    pub(crate) def: u16,
    pub(crate) name: &'static str,
    pub(crate) unique: Unique,
    pub(crate) fields: &'static [(&'static str, &'static str, Kind)],
}

const fn row(def: u16, name: &'static str, unique: Unique, fields: &'static [(&'static str, &'static str, Kind)]) -> Row {
    Row { def, name, unique, fields }
}

#[rustfmt::skip]
pub(crate) static NODES: &[Row] = &[
    row(r::LLVM_DI_FILE, "DIFile", Unique::Yes, &[("name", "filename", Text), ("directory", "directory", Text)]),
    row(r::LLVM_DI_BASIC_TYPE, "DIBasicType", Unique::Yes, &[
        ("tag", "tag", Word), ("name", "name", Str), ("sizeInBits", "size", Num), ("encoding", "encoding", Word)]),
    row(r::LLVM_DI_COMPILE_UNIT, "DICompileUnit", Unique::No, &[
        ("sourceLanguage", "language", Word), ("file", "file", Node), ("producer", "producer", Str),
        ("isOptimized", "isOptimized", Bool), ("", "runtimeVersion", Zero), ("emissionKind", "emissionKind", Emission),
        ("splitDebugFilename", "splitDebugFilename", Str), ("nameTableKind", "nameTableKind", Case)]),
    row(r::LLVM_DI_COMPOSITE_TYPE, "DICompositeType", Unique::UnlessNamed, &[
        ("tag", "tag", Word), ("name", "name", Str), ("scope", "scope", Node), ("file", "file", Node), ("line", "line", Num),
        ("baseType", "baseType", Node), ("sizeInBits", "size", Num), ("alignInBits", "align", Num), ("flags", "flags", DiFlags),
        ("elements", "elements", List), ("dataLocation", "dataLocation", Expr), ("associated", "associated", Expr),
        ("allocated", "allocated", Expr), ("rank", "rank", Expr)]),
    row(r::LLVM_DI_DERIVED_TYPE, "DIDerivedType", Unique::Yes, &[
        ("tag", "tag", Word), ("name", "name", Str), ("baseType", "baseType", Null), ("sizeInBits", "size", Num),
        ("alignInBits", "align", Num), ("offsetInBits", "offset", Num), ("flags", "flags", DiFlags),
        ("extraData", "extraData", Node), ("dwarfAddressSpace", "dwarfAddressSpace", Zero)]),
    row(r::LLVM_DI_GLOBAL_VARIABLE, "DIGlobalVariable", Unique::No, &[
        ("name", "name", Str), ("linkageName", "linkageName", Str), ("scope", "scope", Null), ("file", "file", Node),
        ("line", "line", Num), ("type", "type", Node), ("isLocalToUnit", "isLocal", Bool), ("isDefined", "isDefinition", Bool),
        ("alignInBits", "align", Num)]),
    row(r::LLVM_DI_GLOBAL_VARIABLE_EXPRESSION, "DIGlobalVariableExpression", Unique::Yes, &[
        ("var", "var", Node), ("expr", "expr", Expr)]),
    row(r::LLVM_DI_LABEL, "DILabel", Unique::Yes, &[
        ("scope", "scope", Node), ("name", "name", Str), ("file", "file", Node), ("line", "line", Zero)]),
    row(r::LLVM_DI_LEXICAL_BLOCK, "DILexicalBlock", Unique::No, &[
        ("scope", "scope", Node), ("file", "file", Node), ("line", "line", Num), ("column", "column", Num)]),
    row(r::LLVM_DI_LEXICAL_BLOCK_FILE, "DILexicalBlockFile", Unique::No, &[
        ("scope", "scope", Node), ("file", "file", Node), ("discriminator", "discriminator", Zero)]),
    row(r::LLVM_DI_LOCAL_VARIABLE, "DILocalVariable", Unique::Yes, &[
        ("name", "name", Str), ("arg", "arg", Num), ("scope", "scope", Node), ("file", "file", Node), ("line", "line", Num),
        ("type", "type", Node), ("flags", "flags", DiFlags), ("alignInBits", "align", Num)]),
    row(r::LLVM_DI_MODULE, "DIModule", Unique::Yes, &[
        ("scope", "scope", Null), ("name", "name", Str), ("configMacros", "configMacros", Str),
        ("includePath", "includePath", Str), ("apinotes", "apinotes", Str), ("file", "file", Node), ("line", "line", Num),
        ("isDecl", "isDecl", True)]),
    row(r::LLVM_DI_NAMESPACE, "DINamespace", Unique::Yes, &[
        ("name", "name", Str), ("scope", "scope", Null), ("exportSymbols", "exportSymbols", True)]),
    row(r::LLVM_DI_IMPORTED_ENTITY, "DIImportedEntity", Unique::Yes, &[
        ("tag", "tag", Word), ("name", "name", Str), ("scope", "scope", Null), ("entity", "entity", Node), ("file", "file", Node),
        ("line", "line", Num), ("elements", "elements", List)]),
    row(r::LLVM_DI_COMMON_BLOCK, "DICommonBlock", Unique::Yes, &[
        ("scope", "scope", Null), ("decl", "declaration", Node), ("name", "name", Str), ("file", "file", Node), ("line", "line", Num)]),
    row(r::LLVM_DI_GENERIC_SUBRANGE, "DIGenericSubrange", Unique::Yes, &[
        ("count", "count", Bound), ("lowerBound", "lowerBound", Bound), ("upperBound", "upperBound", Bound), ("stride", "stride", Bound)]),
    row(r::LLVM_DI_SUBRANGE, "DISubrange", Unique::Yes, &[
        ("count", "count", Bound), ("lowerBound", "lowerBound", Bound), ("upperBound", "upperBound", Bound), ("stride", "stride", Bound)]),
    row(r::LLVM_DI_SUBROUTINE_TYPE, "DISubroutineType", Unique::Yes, &[
        ("callingConvention", "cc", Word), ("types", "types", Types)]),
    row(r::LLVM_DI_SUBPROGRAM, "DISubprogram", Unique::UnlessDefined, &[
        ("name", "name", Str), ("linkageName", "linkageName", Str), ("scope", "scope", Null), ("file", "file", Node),
        ("line", "line", Num), ("type", "type", Node), ("scopeLine", "scopeLine", Num),
        ("subprogramFlags", "spFlags", SpFlags), ("compileUnit", "unit", Node), ("retainedNodes", "retainedNodes", List),
        ("annotations", "annotations", List)]),
    row(r::LLVM_DI_STRING_TYPE, "DIStringType", Unique::Yes, &[
        ("tag", "tag", Word), ("name", "name", Str), ("stringLength", "stringLength", Node),
        ("stringLengthExp", "stringLengthExpression", Expr), ("stringLocationExp", "stringLocationExpression", Expr),
        ("sizeInBits", "size", Num), ("alignInBits", "align", Num), ("encoding", "encoding", Word)]),
];

/// What there is to do for a node.
enum Visit {
    Begin(Attr),
    List(Attr, Kind),
    ListEnd(Attr, Kind),
    End(Attr, &'static Row, Option<u32>),
}

/// How a node begins.
enum Begun {
    /// It has a number, or is none.
    Known(Option<u32>),
    /// It is of a row, and its own number if it has one before it is written.
    Open(&'static Row, Option<u32>),
}

/// Whether a record is a scope that locations are in.
fn is_scope(def: u16) -> bool {
    matches!(def, r::LLVM_DI_SUBPROGRAM | r::LLVM_DI_LEXICAL_BLOCK | r::LLVM_DI_LEXICAL_BLOCK_FILE)
}

impl Writer<'_> {
    /// The number of a node; `None` for the null type and after an error. What is open is a stack: nodes nest without
    /// end. A node is written once all that it refers to has a number.
    pub fn di_node(&mut self, a: Attr) -> Option<u32> {
        if let Some(n) = self.md.of(a) {
            return Some(n);
        }
        let mut todo = alloc::vec![Visit::Begin(a)];
        let mut number = None;
        while let Some(visit) = todo.pop() {
            match visit {
                Visit::Begin(a) => match self.di_begin(a) {
                    Begun::Known(n) => number = n,
                    Begun::Open(row, own) => {
                        todo.push(Visit::End(a, row, own));
                        let from = todo.len();
                        for &(field_name, _, kind) in row.fields {
                            let Some(value) = field(self.cx, a, field_name) else { continue };
                            match kind {
                                Node | Null => todo.push(Visit::Begin(value)),
                                Bound if self.is_node(value) => todo.push(Visit::Begin(value)),
                                List | Types => todo.push(Visit::List(value, kind)),
                                _ => {}
                            }
                        }
                        todo[from..].reverse();
                    }
                },
                Visit::List(list, kind) => {
                    todo.push(Visit::ListEnd(list, kind));
                    todo.extend(self.cx.array_items(list).unwrap_or_default().into_iter().rev().map(Visit::Begin));
                }
                Visit::ListEnd(list, kind) => _ = self.di_list(list, kind),
                Visit::End(a, row, own) => number = Some(self.di_end(a, row, own)),
            }
        }
        number
    }
    /// Whether a bound of a range is a node: neither a number nor an expression.
    fn is_node(&self, a: Attr) -> bool {
        self.cx.int_value(a).is_none()
            && !matches!(self.cx.attr_data(a), AttrData::Enum { .. } | AttrData::Record { def: r::LLVM_DI_EXPRESSION, .. })
    }
    /// The number of a node that was visited.
    fn di_known(&mut self, a: Attr) -> Option<u32> {
        if let Some(n) = self.md.of(a) {
            return Some(n);
        }
        let id = field(self.cx, a, "recId")?;
        self.md.open.iter().rev().find(|o| o.0 == id).map(|o| o.1)
    }
    /// Begins a node: its number if it has one already.
    fn di_begin(&mut self, a: Attr) -> Begun {
        if let Some(n) = self.md.of(a) {
            return Begun::Known(Some(n));
        }
        let cx = self.cx;
        let AttrData::Record { def, .. } = cx.attr_data(a) else {
            self.error("unsupported", "an attribute of debug information is not of the llvm dialect");
            return Begun::Known(None);
        };
        if def == r::LLVM_DI_NULL_TYPE {
            return Begun::Known(None);
        }
        if def == r::LLVM_DI_EXPRESSION || def == r::LLVM_DI_ANNOTATION {
            let mut node = Vec::new();
            if def == r::LLVM_DI_EXPRESSION {
                self.di_expression(Some(a), &mut node);
                node.remove(0);
            } else {
                node.extend_from_slice(b"{!");
                self.di_string(field(cx, a, "name"), &mut node);
                node.extend_from_slice(b", !");
                self.di_string(field(cx, a, "value"), &mut node);
                node.push(b'}');
            }
            let n = self.md.node(&node);
            return Begun::Known(Some(self.md.remember(a, n)));
        }
        let Some(row) = NODES.iter().find(|x| x.def == def) else {
            self.error("unsupported", alloc::format!("`#{}` is no node of debug information", r::RECORDS[def as usize].name));
            return Begun::Known(None);
        };
        let identity = field(cx, a, "recId");
        if let Some(id) = identity {
            if let Some(open) = self.md.open.iter().rev().find(|o| o.0 == id) {
                return Begun::Known(Some(open.1));
            }
            if field(cx, a, "isRecSelf").is_some_and(|x| x != Attr::FALSE) {
                self.error("di-recursion", "a recursive reference of debug information stands outside of what it refers to");
                return Begun::Known(None);
            }
        }
        // What has an identity is one node, a method that stands among the members of its own scope, too.
        let id = field(cx, a, "id");
        if let Some(n) = id.and_then(|id| self.md.of(id)) {
            return Begun::Known(Some(self.md.remember(a, n)));
        }
        let mut own = None;
        if self.is_distinct(a, row) || identity.is_some() {
            let n = self.md.reserve();
            own = Some(n);
            if let Some(id) = id {
                self.md.remember(id, n);
            }
            if def == r::LLVM_DI_COMPILE_UNIT {
                self.md.units.push((n, Vec::new()));
                self.md.add_named(b"llvm.dbg.cu", n);
            }
            if let Some(id) = identity {
                self.md.open.push((id, n));
            }
        }
        Begun::Open(row, own)
    }
    fn is_distinct(&self, a: Attr, row: &Row) -> bool {
        let cx = self.cx;
        match row.unique {
            Unique::Yes => false,
            Unique::No => true,
            Unique::UnlessDefined => field(cx, a, "subprogramFlags").and_then(|f| cx.enum_value(f)).is_some_and(|f| f & DEFINITION != 0),
            Unique::UnlessNamed => field(cx, a, "tag").and_then(|t| cx.str_value(t)).is_some_and(|t| {
                matches!(cx.str(t), "DW_TAG_class_type" | "DW_TAG_structure_type" | "DW_TAG_union_type" | "DW_TAG_enumeration_type")
            }),
        }
    }
    /// Writes a node all of whose parts have numbers.
    fn di_end(&mut self, a: Attr, row: &Row, own: Option<u32>) -> u32 {
        let cx = self.cx;
        let mut node = if self.is_distinct(a, row) { b"distinct !".to_vec() } else { Vec::new() };
        node.extend_from_slice(row.name.as_bytes());
        node.push(b'(');
        let empty = node.len();
        for &(from, to, kind) in row.fields {
            let mark = node.len();
            if mark > empty {
                node.extend_from_slice(b", ");
            }
            node.extend_from_slice(to.as_bytes());
            node.extend_from_slice(b": ");
            if !self.di_field(field(cx, a, from), kind, &mut node) {
                node.truncate(mark);
            }
        }
        node.push(b')');
        if field(cx, a, "recId").is_some() {
            self.md.open.pop();
        }
        let n = match own {
            Some(n) => {
                self.md.set(n, node);
                n
            }
            None => self.md.node(&node),
        };
        // An identity stands for one node wherever it is, so parts of a recursive node are remembered too.
        self.md.remember(a, n)
    }
    /// The number of a list of nodes that have numbers; `None` for none.
    fn di_list(&mut self, list: Attr, kind: Kind) -> Option<u32> {
        let items = self.cx.array_items(list).unwrap_or_default();
        if items.is_empty() && kind == List {
            return None;
        }
        let mut node = b"{".to_vec();
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                node.extend_from_slice(b", ");
            }
            match self.di_known(item) {
                Some(n) => reference(&mut node, n),
                None => node.extend_from_slice(b"null"),
            }
        }
        node.push(b'}');
        Some(self.md.node(&node))
    }

    fn di_string(&self, a: Option<Attr>, out: &mut Vec<u8>) -> bool {
        let text = a.and_then(|a| self.cx.str_value(a)).unwrap_or(Sym::EMPTY);
        quoted(out, &self.cx.str_bytes(text));
        text != Sym::EMPTY
    }

    /// Writes the value of a field; false leaves the field out.
    fn di_field(&mut self, a: Option<Attr>, kind: Kind, out: &mut Vec<u8>) -> bool {
        let cx = self.cx;
        let number = a.and_then(|a| cx.int_value(a).or_else(|| Some(enum_num(cx, a)? as i64)));
        match kind {
            Str => return self.di_string(a, out),
            Text => _ = self.di_string(a, out),
            Num => {
                let n = number.unwrap_or(0);
                uint(out, n as u64);
                return n != 0;
            }
            Zero => match number {
                None if !out.ends_with(b"runtimeVersion: ") => return false,
                n => int(out, n.unwrap_or(0)),
            },
            Node | Null => match a.and_then(|a| self.di_known(a)) {
                Some(n) => reference(out, n),
                None => {
                    out.extend_from_slice(b"null");
                    return kind == Null;
                }
            },
            Expr => {
                if a.is_none() && !out.ends_with(b"expr: ") {
                    return false;
                }
                self.di_expression(a, out);
            }
            Word => {
                let Some(s) = a.and_then(|a| cx.str_value(a)) else { return false };
                out.extend_from_slice(cx.str(s).as_bytes());
                // A base type is what a basic type is anyway.
                return cx.str(s) != "DW_TAG_base_type" && cx.str(s) != "DW_TAG_string_type";
            }
            True | Bool => {
                let on = a.is_some_and(|a| a != Attr::FALSE);
                out.extend_from_slice(if on { b"true" } else { b"false" });
                return on || kind == Bool;
            }
            // A variable among the members of a type is a static one; LLVM takes no other, and drops all debug information.
            DiFlags if a.is_none() && out.starts_with(b"DIDerivedType(tag: DW_TAG_variable,") => {
                out.extend_from_slice(b"DIFlagStaticMember");
            }
            DiFlags => return flags(a, cx, "DIFlag", out),
            SpFlags => {
                // Where nothing is written, LLVM reads a definition.
                if !flags(a, cx, "DISPFlag", out) {
                    out.push(b'0');
                }
            }
            Emission => {
                out.extend_from_slice(match number {
                    Some(1) => b"FullDebug",
                    Some(2) => b"LineTablesOnly",
                    Some(3) => b"DebugDirectivesOnly",
                    _ => b"NoDebug",
                });
            }
            Case => {
                let Some(a) = a.filter(|_| number != Some(0)) else { return false };
                out.extend_from_slice(enum_text(cx, a).unwrap_or("Default").as_bytes());
            }
            List | Types => {
                // An empty list of types stands there even if it was left out.
                let n = match a {
                    Some(a) => self.di_list(a, kind),
                    None if kind == Types => Some(self.md.node(b"{}")),
                    None => None,
                };
                let Some(n) = n else { return false };
                reference(out, n);
            }
            Bound => {
                let Some(a) = a else { return false };
                match (number, cx.attr_data(a)) {
                    (Some(n), _) => int(out, n),
                    (None, AttrData::Record { def: r::LLVM_DI_EXPRESSION, .. }) => self.di_expression(Some(a), out),
                    _ => match self.di_known(a) {
                        Some(n) => reference(out, n),
                        None => return false,
                    },
                }
            }
        }
        true
    }

    /// `!DIExpression(DW_OP_LLVM_fragment, 0, 16)`
    fn di_expression(&mut self, a: Option<Attr>, out: &mut Vec<u8>) {
        let cx = self.cx;
        let list = |a: Option<Attr>, name| a.and_then(|a| field(cx, a, name)).and_then(|l| cx.array_items(l)).unwrap_or_default();
        let number = |a: Attr| cx.int_value(a).unwrap_or(0) as u64;
        out.extend_from_slice(b"!DIExpression(");
        let mut first = true;
        let (operations, mut next) = (list(a, "operations"), 0);
        while let Some(&e) = operations.get(next) {
            next += 1;
            let opcode = field(cx, e, "opcode").and_then(|a| cx.str_value(a)).map_or("", |s| cx.str(s));
            let mut numbers: Vec<u64> = list(Some(e), "arguments").into_iter().map(number).collect();
            // A part of a part is one part of the whole, as long as the first says; LLVM takes no more than one.
            while let (true, Some(offset)) = (opcode == "DW_OP_LLVM_fragment", numbers.first_mut())
                && let Some(&e) = operations.get(next)
                && field(cx, e, "opcode").and_then(|a| cx.str_value(a)).is_some_and(|s| cx.str(s) == opcode)
            {
                *offset = offset.wrapping_add(list(Some(e), "arguments").first().map_or(0, |&a| number(a)));
                next += 1;
            }
            if !core::mem::take(&mut first) {
                out.extend_from_slice(b", ");
            }
            out.extend_from_slice(opcode.as_bytes());
            for n in numbers {
                out.extend_from_slice(b", ");
                super::text::uint(out, n);
            }
        }
        out.push(b')');
    }

    // Locations.

    /// Nodes of the subprograms of functions, which come before those of variables.
    pub fn subprograms(&mut self, ops: &[Op]) {
        if cfg!(not(feature = "debug-info")) || self.cx.locs.is_empty() {
            return;
        }
        for &op in ops {
            if self.m.kind(op) == l::FUNC
                && let Some(a) = self.subprogram(self.m.op_record[op].loc, 0)
            {
                self.at = op;
                self.di_node(a);
            }
        }
    }

    /// Starts a function: looks for its subprogram, and whether locations are worth looking at.
    pub fn start_locations(&mut self, op: Op) {
        self.fun.scope = None;
        self.fun.located = false;
        let cx = self.cx;
        if cfg!(not(feature = "debug-info")) || cx.locs.is_empty() {
            return;
        }
        if let Some(a) = self.subprogram(self.m.op_record[op].loc, 0) {
            self.fun.scope = self.di_node(a);
        }
        // Without a subprogram a location may still bring a scope of its own.
        self.fun.located = self.fun.scope.is_some();
    }

    /// The subprogram in a location.
    fn subprogram(&self, loc: Loc, depth: u32) -> Option<Attr> {
        let cx = self.cx;
        if depth > 300 {
            return None;
        }
        match cx.loc_data(loc)? {
            LocData::Fused { locs, metadata } => {
                if let Some(a) = metadata.get()
                    && matches!(cx.attr_data(a), AttrData::Record { def: r::LLVM_DI_SUBPROGRAM, .. })
                {
                    return Some(a);
                }
                cx.lists.get(locs).iter().find_map(|&x| self.subprogram(Loc(x), depth + 1))
            }
            LocData::Name { child, .. } => self.subprogram(child, depth + 1),
            LocData::CallSite { callee, caller } => self.subprogram(callee, depth + 1).or_else(|| self.subprogram(caller, depth + 1)),
            _ => None,
        }
    }

    /// The node of a location in the function being written.
    pub fn function_loc(&mut self, loc: Loc) -> Option<u32> {
        if cfg!(not(feature = "debug-info")) {
            return None;
        }
        let scope = self.fun.scope;
        self.loc_node(loc, scope, None, 0)
    }

    fn loc_node(&mut self, loc: Loc, scope: Option<u32>, inlined: Option<u32>, depth: u32) -> Option<u32> {
        let cx = self.cx;
        if loc.is_unknown() || depth > 300 {
            return None;
        }
        let (line, col) = match (loc.offset(), cx.loc_data(loc)) {
            (Some(offset), _) => {
                let lines = self.fun.lines.get_or_insert_with(|| Lines::new(self.source.text));
                let (line, col) = lines.line_col(offset);
                (line + self.source.first_line, col)
            }
            (None, Some(LocData::File { line, col, .. } | LocData::Range { line, col, .. })) => (line, col),
            (None, Some(LocData::Name { child, .. })) => return self.loc_node(child, scope, inlined, depth + 1),
            (None, Some(LocData::CallSite { callee, caller })) => {
                let caller = self.loc_node(caller, scope, inlined, depth + 1).or(inlined)?;
                return self.loc_node(callee, None, Some(caller), depth + 1).or(Some(caller));
            }
            (None, Some(LocData::Fused { locs, metadata })) => {
                let mut scope = scope;
                if let Some(a) = metadata.get()
                    && matches!(cx.attr_data(a), AttrData::Record { def, .. } if is_scope(def))
                {
                    scope = self.di_node(a);
                }
                let mut merged: Option<Option<u32>> = None;
                for &x in cx.lists.get(locs) {
                    let n = self.loc_node(Loc(x), scope, inlined, depth + 1);
                    merged = Some(match merged {
                        None => n,
                        Some(old) => self.merged(old, n),
                    });
                }
                return merged.flatten();
            }
            _ => return None,
        };
        self.place(line, col, scope, inlined)
    }

    pub(super) fn place(&mut self, line: u32, col: u32, scope: Option<u32>, inlined: Option<u32>) -> Option<u32> {
        let mut node = b"DILocation(line: ".to_vec();
        num(&mut node, line);
        if col != 0 && col <= u16::MAX as u32 {
            node.extend_from_slice(b", column: ");
            num(&mut node, col);
        }
        node.extend_from_slice(b", scope: ");
        reference(&mut node, scope?);
        if let Some(n) = inlined {
            node.extend_from_slice(b", inlinedAt: ");
            reference(&mut node, n);
        }
        node.push(b')');
        Some(self.md.node(&node))
    }

    /// Puts `, !dbg !n` behind the instruction whose text begins at `mark`.
    #[cold]
    pub fn attach_location(&mut self, loc: Loc, mark: usize) {
        // Records have their location in them; they are indented by four.
        if matches!(self.out.since(mark), [] | [_, _, b' ', ..]) {
            return;
        }
        if let Some(n) = self.function_loc(loc) {
            self.out.pop();
            self.lit(b", !dbg !");
            num(&mut self.out, n);
            self.lit(b"\n");
        }
    }

    /// Writes `, !dbg !n` for each global variable expression of a global.
    pub fn global_debug(&mut self, op: Op) {
        if cfg!(not(feature = "debug-info")) {
            return;
        }
        let (m, cx) = (self.m, self.cx);
        // The one expression that release 19 has is read as a list.
        let items = m.attr(op, Sym::DBG_EXPRS).and_then(|a| cx.array_items(a)).unwrap_or_default();
        for a in items {
            let Some(n) = self.di_node(a) else { continue };
            self.lit(b", !dbg !");
            num(&mut self.out, n);
            // The unit lists its variables: look for it through what the variable is in.
            let mut scope = field(cx, a, "var").and_then(|v| field(cx, v, "scope"));
            for _ in 0..256 {
                let Some(s) = scope else { break };
                let AttrData::Record { def, .. } = cx.attr_data(s) else { break };
                if def == r::LLVM_DI_COMPILE_UNIT {
                    let unit = self.di_node(s);
                    if let Some(u) = self.md.units.iter_mut().find(|u| Some(u.0) == unit) {
                        u.1.push(n);
                    }
                    break;
                }
                scope = field(cx, s, if def == r::LLVM_DI_SUBPROGRAM { "compileUnit" } else { "scope" });
            }
        }
    }
}

/// `DIFlagA | DIFlagB`; false for none.
fn flags(a: Option<Attr>, cx: &ir::Context, prefix: &str, out: &mut Vec<u8>) -> bool {
    let Some(AttrData::Enum { def, value }) = a.map(|a| cx.attr_data(a)) else { return false };
    let mut rest = value;
    let mut first = true;
    let mut put = |text: &str| {
        if !core::mem::take(&mut first) {
            out.extend_from_slice(b" | ");
        }
        out.extend_from_slice(prefix.as_bytes());
        out.extend_from_slice(text.as_bytes());
    };
    // Of the two lowest flags all combinations have names.
    if prefix == "DIFlag" && rest & 3 != 0 {
        put(["Private", "Protected", "Public"][(rest & 3) as usize - 1]);
        rest &= !3;
    }
    for (text, bits) in ENUMS[def as usize].cases() {
        if bits != 0 && rest & bits == bits {
            put(text);
            rest &= !bits;
        }
    }
    value != 0
}

/// `#dbg_value(T %v, !n, !DIExpression(), !n)` and its relatives.
pub fn print_record(w: &mut Writer<'_>, op: Op, r: &Rule) {
    if cfg!(not(feature = "debug-info")) {
        return;
    }
    let m = w.m;
    let records = w.facts.debug_records;
    let Some(place) = w.function_loc(m.op_record[op].loc) else { return };
    w.put(if records { b"    #" } else { b"  call void @" });
    if records {
        w.put(r.text.as_bytes());
    } else {
        let mut name = b"llvm.dbg.".to_vec();
        name.extend_from_slice(&r.text.as_bytes()[4..]);
        let label = m.kind(op) == l::INTR_DBG_LABEL;
        let mut declaration = b"declare void @".to_vec();
        declaration.extend_from_slice(&name);
        declaration.extend_from_slice(if label { b"(metadata)" } else { b"(metadata, metadata, metadata)" });
        w.declare_text(&name, &declaration);
        w.put(&name);
    }
    w.lit(b"(");
    let metadata: &[u8] = if records { b"" } else { b"metadata " };
    if m.kind(op) != l::INTR_DBG_LABEL {
        w.put(metadata);
        w.typed(m.operand(op, 0));
        w.lit(b", ");
    }
    let node = m.attr(op, Sym::VAR_INFO).or_else(|| m.attr(op, Sym::LABEL)).and_then(|a| w.di_node(a));
    w.put(metadata);
    w.lit(b"!");
    num(&mut w.out, node.unwrap_or(0));
    if m.kind(op) != l::INTR_DBG_LABEL {
        w.lit(b", ");
        w.put(metadata);
        let mut text = Vec::new();
        w.di_expression(m.attr(op, Sym::LOCATION_EXPR), &mut text);
        w.put(&text);
    }
    if records {
        w.lit(b", !");
        num(&mut w.out, place);
    }
    w.lit(b")\n");
}
