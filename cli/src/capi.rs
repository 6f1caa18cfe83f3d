//! The C interface, declared and explained in `cli/include/lowir.h`: sessions, modules, text, and the ids of operations,
//! values, blocks, regions, types and attributes. Nothing is global; what one thread does with a session and its modules
//! is no business of other sessions.
//!
//! Pointers come from the caller, so this file is unsafe at its rim: each function checks for null and hands slices to
//! the safe half (`session.rs`). Ids are checked against the module; a wrong one gives `LOWIR_NONE` or an empty string.
#![allow(unsafe_code)]

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::slice;

use ir::diag::{Diags, Severity};
use ir::{Attr, Block, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Type, Value};

use crate::session::{Document, Message, Session};

/// No entity: past the end, absent, or an error.
const NONE: u32 = u32::MAX;

/// Borrowed bytes; UTF-8 where they are text.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Str {
    /// The first byte.
    pub data: *const u8,
    /// How many.
    pub size: usize,
}

/// Owned bytes; `data` is null where there are none.
#[repr(C)]
pub struct Text {
    data: *mut u8,
    size: usize,
}

/// A [`Message`].
#[repr(C)]
pub struct Diagnostic {
    severity: u32,
    line: u32,
    column: u32,
    name: Str,
    file: Str,
    text: Str,
    help: Str,
}

/// An attribute by name.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NamedAttr {
    name: Str,
    value: u32,
}

/// What an operation is made of.
#[repr(C)]
pub struct OpParts {
    name: Str,
    operands: *const u32,
    n_operands: usize,
    result_types: *const u32,
    n_results: usize,
    attrs: *const NamedAttr,
    n_attrs: usize,
    regions: *const u32,
    n_regions: usize,
    successors: *const u32,
    n_successors: usize,
}

impl Str {
    const EMPTY: Str = Str { data: core::ptr::null(), size: 0 };

    fn of(text: &str) -> Str {
        Str { data: text.as_ptr(), size: text.len() }
    }
    /// # Safety
    /// The bytes live as long as what is done with them.
    unsafe fn get<'a>(self) -> Option<&'a str> {
        // SAFETY: as promised.
        core::str::from_utf8(unsafe { list(self.data, self.size) }).ok()
    }
}

impl Text {
    fn of(bytes: Vec<u8>) -> Text {
        let bytes = Box::leak(bytes.into_boxed_slice());
        Text { data: bytes.as_mut_ptr(), size: bytes.len() }
    }
    fn maybe(bytes: Option<Vec<u8>>) -> Text {
        bytes.map_or(Text { data: core::ptr::null_mut(), size: 0 }, Text::of)
    }
}

/// # Safety
/// `data` points to so many elements, or is null.
unsafe fn list<'a, T>(data: *const T, n: usize) -> &'a [T] {
    match data.is_null() {
        true => &[],
        // SAFETY: as promised.
        false => unsafe { slice::from_raw_parts(data, n) },
    }
}

// Sessions.

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "C" fn lowir_version() -> Str {
    Str::of(env!("CARGO_PKG_VERSION"))
}

/// A session with the defaults of the command.
#[unsafe(no_mangle)]
pub extern "C" fn lowir_session_new() -> *mut Session {
    Box::into_raw(Box::new(Session::new()))
}

/// Ends a session.
///
/// # Safety
/// `session` is null or came from [`lowir_session_new`] and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_session_free(session: *mut Session) {
    if !session.is_null() {
        // SAFETY: as promised.
        drop(unsafe { Box::from_raw(session) });
    }
}

/// Makes a choice; see [`Session::set`].
///
/// # Safety
/// `session` is null or a session that nobody else uses meanwhile; the strings are readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_session_set(session: *mut Session, name: Str, value: Str) -> bool {
    // SAFETY: as promised.
    let (Some(s), name, value) = (unsafe { (session.as_mut(), name.get(), value.get()) }) else { return false };
    let set = match (name, value) {
        (Some(name), Some(value)) => s.set(name, value),
        _ => Err("a choice is not UTF-8".into()),
    };
    match set {
        Ok(()) => true,
        Err(e) => s.complain(e),
    }
}

/// What the last step said, as the command shows it. Valid until the next step.
///
/// # Safety
/// `session` is null or a session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_session_report(session: *const Session) -> Str {
    // SAFETY: as promised.
    unsafe { session.as_ref() }.map_or(Str::EMPTY, |s| Str::of(&s.report))
}

/// How many messages the last step had.
///
/// # Safety
/// `session` is null or a session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_session_n_diagnostics(session: *const Session) -> usize {
    // SAFETY: as promised.
    unsafe { session.as_ref() }.map_or(0, |s| s.messages.len())
}

/// Message `i` of the last step. Its strings are valid until the next step. False if there is none.
///
/// # Safety
/// `session` is null or a session; `out` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_session_diagnostic(session: *const Session, i: usize, out: *mut Diagnostic) -> bool {
    // SAFETY: as promised.
    let (Some(s), false) = (unsafe { session.as_ref() }, out.is_null()) else { return false };
    let Some(m) = s.messages.get(i) else { return false };
    // SAFETY: as promised.
    unsafe { out.write(diagnostic(m)) };
    true
}

fn diagnostic(m: &Message) -> Diagnostic {
    let severity = match m.severity {
        Severity::Error => 0,
        Severity::Warning => 1,
        Severity::Remark => 2,
        Severity::Note => 3,
    };
    let [name, file, text, help] = [m.name, &m.file, &m.text, &m.help].map(Str::of);
    Diagnostic { severity, line: m.line, column: m.column, name, file, text, help }
}

/// Frees text.
///
/// # Safety
/// `text` came from this library and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_text_free(text: Text) {
    if !text.data.is_null() {
        // SAFETY: as promised: it was leaked from a box of this size.
        drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(text.data, text.size)) });
    }
}

// Steps.

/// The whole job on a text.
///
/// # Safety
/// `session` is null or a session that nobody else uses meanwhile; the strings are readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_compile(session: *mut Session, name: Str, text: Str) -> Text {
    // SAFETY: as promised.
    let (Some(s), name, text) = (unsafe { (session.as_mut(), name.get(), text.get()) }) else { return Text::maybe(None) };
    let (Some(name), Some(text)) = (name, text) else {
        s.complain("the input is not UTF-8".into());
        return Text::maybe(None);
    };
    Text::maybe(s.compile(name, text))
}

/// Reads and verifies a text; null on errors.
///
/// # Safety
/// As [`lowir_compile`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_read(session: *mut Session, name: Str, text: Str) -> *mut Document {
    // SAFETY: as promised.
    let (Some(s), name, text) = (unsafe { (session.as_mut(), name.get(), text.get()) }) else { return core::ptr::null_mut() };
    let (Some(name), Some(text)) = (name, text) else {
        s.complain("the input is not UTF-8".into());
        return core::ptr::null_mut();
    };
    s.read(name, text).map_or(core::ptr::null_mut(), |d| Box::into_raw(Box::new(d)))
}

/// An empty module.
///
/// # Safety
/// `session` is null or a session; the string is readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_module_new(session: *const Session, name: Str) -> *mut Document {
    // SAFETY: as promised.
    match unsafe { (session.as_ref(), name.get()) } {
        (Some(s), Some(name)) => Box::into_raw(Box::new(s.empty(name))),
        _ => core::ptr::null_mut(),
    }
}

/// Frees a module.
///
/// # Safety
/// `module` is null or came from this library and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_module_free(module: *mut Document) {
    if !module.is_null() {
        // SAFETY: as promised.
        drop(unsafe { Box::from_raw(module) });
    }
}

/// # Safety
/// Both are null, or live and used by nobody else meanwhile.
unsafe fn both<'a>(session: *mut Session, module: *mut Document) -> Option<(&'a mut Session, &'a mut Document)> {
    // SAFETY: as promised.
    unsafe { Some((session.as_mut()?, module.as_mut()?)) }
}

/// Verifies a module.
///
/// # Safety
/// Both are null, or live and used by nobody else meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_verify(session: *mut Session, module: *mut Document) -> bool {
    // SAFETY: as promised.
    unsafe { both(session, module) }.is_some_and(|(s, d)| s.verify(d))
}

/// Runs a pipeline.
///
/// # Safety
/// As [`lowir_verify`]; the string is readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_run(session: *mut Session, module: *mut Document, pipeline: Str) -> bool {
    // SAFETY: as promised.
    let Some((s, d)) = (unsafe { both(session, module) }) else { return false };
    // SAFETY: as promised.
    match unsafe { pipeline.get() } {
        Some(p) => s.run(d, p),
        None => s.complain("the pipeline is not UTF-8".into()),
    }
}

/// Lowers everything to the LLVM dialect.
///
/// # Safety
/// As [`lowir_verify`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_lower(session: *mut Session, module: *mut Document) -> bool {
    // SAFETY: as promised.
    unsafe { both(session, module) }.is_some_and(|(s, d)| s.lower(d))
}

/// The MLIR text of a module.
///
/// # Safety
/// As [`lowir_verify`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_print(session: *mut Session, module: *mut Document) -> Text {
    // SAFETY: as promised.
    Text::maybe(unsafe { both(session, module) }.map(|(s, d)| {
        // The words of an operation can be told only where it is right; what is not is printed in the generic form.
        d.checked = d.checked || crate::engine::verified(&mut d.module, &mut Diags::default());
        let generic = s.print.generic;
        s.print.generic |= !d.checked;
        let text = s.print(d).into_bytes();
        s.print.generic = generic;
        text
    }))
}

/// The LLVM IR of a module of the LLVM dialect.
///
/// # Safety
/// As [`lowir_verify`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_emit_ll(session: *mut Session, module: *mut Document) -> Text {
    // SAFETY: as promised.
    Text::maybe(unsafe { both(session, module) }.and_then(|(s, d)| s.emit(d)))
}

// Reading modules.

/// # Safety
/// `module` is null or live, and nobody changes it meanwhile.
unsafe fn read<'a>(module: *const Document) -> Option<&'a Module> {
    // SAFETY: as promised.
    unsafe { module.as_ref() }.map(|d| &d.module)
}

/// Whether an id is one of a module's operations that were not erased.
fn an_op(m: &Module, op: u32) -> Option<Op> {
    m.op_kind.as_slice().get(op as usize).filter(|k| **k != Opcode::ERASED).map(|_| Op(op))
}
fn a_block(m: &Module, block: u32) -> Option<Block> {
    ((block as usize) < m.blocks.len()).then_some(Block(block))
}
fn a_region(m: &Module, region: u32) -> Option<Region> {
    ((region as usize) < m.regions.len()).then_some(Region(region))
}
fn a_value(m: &Module, value: u32) -> Option<Value> {
    ((value as usize) < m.value_type.len()).then_some(Value(value))
}
fn a_type(m: &Module, ty: u32) -> Option<Type> {
    ((ty as usize) < m.cx.types.len()).then_some(Type(ty))
}
fn an_attr(m: &Module, attr: u32) -> Option<Attr> {
    ((attr as usize) < m.cx.attrs.len()).then_some(Attr(attr))
}

/// Element `i`, or `LOWIR_NONE`.
fn nth<T: Id>(items: &[T], i: usize) -> u32 {
    items.get(i).map_or(NONE, |x| x.idx() as u32)
}

/// The operation that holds all others.
///
/// # Safety
/// `module` is null or live, and nobody changes it meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_module_op(module: *const Document) -> u32 {
    // SAFETY: as promised.
    unsafe { read(module) }.and_then(|m| m.root).map_or(NONE, |op| op.0)
}

/// Declares functions that answer a question about one entity of a module, with what they answer for a wrong id.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident($m:ident, $x:ident = $known:ident $(, $i:ident)?) -> $ty:ty = $wrong:expr; $answer:expr;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        /// `module` is null or live, and nobody changes it meanwhile.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(module: *const Document, id: u32 $(, $i: usize)?) -> $ty {
            // SAFETY: as promised.
            let Some($m) = (unsafe { read(module) }) else { return $wrong };
            let Some($x) = $known($m, id) else { return $wrong };
            $answer
        }
    )* };
}

questions! {
    /// Full name of an operation. Valid until the module changes.
    lowir_op_name(m, op = an_op) -> Str = Str::EMPTY; Str::of(m.op_name(op));
    /// Number of operands.
    lowir_op_n_operands(m, op = an_op) -> usize = 0; m.n_operands(op);
    /// Operand `i`.
    lowir_op_operand(m, op = an_op, i) -> u32 = NONE; nth(m.operands(op), i);
    /// Number of results.
    lowir_op_n_results(m, op = an_op) -> usize = 0; m.n_results(op);
    /// Result `i`.
    lowir_op_result(m, op = an_op, i) -> u32 = NONE; m.results(op).nth(i).map_or(NONE, |v| v.0);
    /// Number of regions.
    lowir_op_n_regions(m, op = an_op) -> usize = 0; m.op_regions(op).len();
    /// Region `i`.
    lowir_op_region(m, op = an_op, i) -> u32 = NONE; nth(m.op_regions(op), i);
    /// Number of successors.
    lowir_op_n_successors(m, op = an_op) -> usize = 0; m.successors(op).len();
    /// Successor `i`.
    lowir_op_successor(m, op = an_op, i) -> u32 = NONE; nth(m.successors(op), i);
    /// Number of attributes.
    lowir_op_n_attrs(m, op = an_op) -> usize = 0; m.cx.dict_entries(m.op_record[op].attrs).len();
    /// Name of attribute `i`, in order of names. Valid until the module changes.
    lowir_op_attr_name(m, op = an_op, i) -> Str = Str::EMPTY;
        m.cx.dict_entries(m.op_record[op].attrs).nth(i).map_or(Str::EMPTY, |e| Str::of(m.cx.str(e.0)));
    /// Value of attribute `i`.
    lowir_op_attr(m, op = an_op, i) -> u32 = NONE; m.cx.dict_entries(m.op_record[op].attrs).nth(i).map_or(NONE, |e| e.1.0);
    /// The block that an operation stands in.
    lowir_op_block(m, op = an_op) -> u32 = NONE; m.op_record[op].block.0;
    /// Number of blocks.
    lowir_region_n_blocks(m, region = a_region) -> usize = 0; m.region_blocks(region).len();
    /// Block `i`.
    lowir_region_block(m, region = a_region, i) -> u32 = NONE; nth(m.region_blocks(region), i);
    /// The operation that holds a region.
    lowir_region_op(m, region = a_region) -> u32 = NONE; m.regions[region].parent.0;
    /// Number of operations.
    lowir_block_n_ops(m, block = a_block) -> usize = 0; m.block_ops(block).len();
    /// Operation `i`.
    lowir_block_op(m, block = a_block, i) -> u32 = NONE; nth(m.block_ops(block), i);
    /// Number of arguments.
    lowir_block_n_args(m, block = a_block) -> usize = 0; m.block_args(block).len();
    /// Argument `i`.
    lowir_block_arg(m, block = a_block, i) -> u32 = NONE; m.block_args(block).nth(i).map_or(NONE, |v| v.0);
    /// The region that a block belongs to.
    lowir_block_region(m, block = a_block) -> u32 = NONE; m.blocks[block].region.0;
    /// The type of a value.
    lowir_value_type(m, value = a_value) -> u32 = NONE; m.ty(value).0;
    /// The operation that a value is a result of; `LOWIR_NONE` for block arguments.
    lowir_value_op(m, value = a_value) -> u32 = NONE; m.def_op(value).map_or(NONE, |op| op.0);
    /// The text of a type.
    lowir_type_print(m, ty = a_type) -> Text = Text::maybe(None); Text::of(ir::text::print::type_string(m, ty).into_bytes());
    /// The text of an attribute.
    lowir_attr_print(m, attr = an_attr) -> Text = Text::maybe(None);
        Text::of(ir::text::print::print_attr(m, attr, Default::default()).into_bytes());
}

// Building modules.

/// Reads a type.
///
/// # Safety
/// As [`lowir_run`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_type(session: *mut Session, module: *mut Document, text: Str) -> u32 {
    // SAFETY: as promised.
    let (Some((s, d)), text) = (unsafe { (both(session, module), text.get()) }) else { return NONE };
    text.and_then(|t| s.ty(d, t)).map_or(NONE, |t| t.0)
}

/// Reads an attribute.
///
/// # Safety
/// As [`lowir_run`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_attr(session: *mut Session, module: *mut Document, text: Str) -> u32 {
    // SAFETY: as promised.
    let (Some((s, d)), text) = (unsafe { (both(session, module), text.get()) }) else { return NONE };
    text.and_then(|t| s.attr(d, t)).map_or(NONE, |a| a.0)
}

/// A region without blocks, for an operation to be made.
///
/// # Safety
/// `module` is null or live, and nobody else uses it meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_region_new(module: *mut Document) -> u32 {
    // SAFETY: as promised.
    unsafe { module.as_mut() }.map_or(NONE, |d| d.module.new_region().0)
}

/// A block with arguments of these types at the end of a region.
///
/// # Safety
/// As [`lowir_region_new`]; `types` points to so many ids.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_block_new(module: *mut Document, region: u32, types: *const u32, n_types: usize) -> u32 {
    // SAFETY: as promised.
    let (Some(d), types) = (unsafe { (module.as_mut(), list(types, n_types)) }) else { return NONE };
    (d.checked, d.loose) = (false, true);
    let m = &mut d.module;
    let types: Option<Vec<Type>> = types.iter().map(|&t| a_type(m, t)).collect();
    let (Some(region), Some(types)) = (a_region(m, region), types) else { return NONE };
    let block = m.new_block(&types);
    let mut blocks = m.region_blocks(region).to_vec();
    blocks.push(block);
    m.set_region_blocks(region, &blocks);
    block.0
}

/// Makes an operation at the end of a block.
///
/// # Safety
/// As [`lowir_verify`]; `parts` is null or points to lists of the lengths that it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lowir_op_new(session: *mut Session, module: *mut Document, block: u32, parts: *const OpParts) -> u32 {
    // SAFETY: as promised.
    let (Some((s, d)), Some(p)) = (unsafe { (both(session, module), parts.as_ref()) }) else { return NONE };
    (d.checked, d.loose) = (false, true);
    // SAFETY: as promised.
    let made = unsafe {
        let attrs: Vec<(Option<&str>, u32)> = list(p.attrs, p.n_attrs).iter().map(|a| (a.name.get(), a.value)).collect();
        let [operands, results] = [list(p.operands, p.n_operands), list(p.result_types, p.n_results)];
        let [regions, successors] = [list(p.regions, p.n_regions), list(p.successors, p.n_successors)];
        new_op(s, &mut d.module, block, p.name.get(), operands, results, &attrs, regions, successors)
    };
    match made {
        Ok(op) => op.0,
        Err(e) => {
            s.complain(e);
            NONE
        }
    }
}

fn new_op(
    s: &Session,
    m: &mut Module,
    block: u32,
    name: Option<&str>,
    operands: &[u32],
    results: &[u32],
    attrs: &[(Option<&str>, u32)],
    regions: &[u32],
    successors: &[u32],
) -> Result<Op, String> {
    let name = name.filter(|n| n.contains('.')).ok_or("an operation is named dialect.name")?;
    let wrong = |what: &str, i: usize| format!("'{name}': {what} {i} is no id of this module");
    fn all<T>(m: &Module, ids: &[u32], known: fn(&Module, u32) -> Option<T>) -> Result<Vec<T>, usize> {
        ids.iter().enumerate().map(|(i, &id)| known(m, id).ok_or(i)).collect()
    }
    let block = a_block(m, block).ok_or_else(|| format!("'{name}': the block is no id of this module"))?;
    let operands = all(m, operands, a_value).map_err(|i| wrong("operand", i))?;
    let results = all(m, results, a_type).map_err(|i| wrong("result type", i))?;
    let regions = all(m, regions, a_region).map_err(|i| wrong("region", i))?;
    let successors = all(m, successors, a_block).map_err(|i| wrong("successor", i))?;
    if let Some(i) = regions.iter().position(|&r| m.regions[r].parent.is_some()) {
        return Err(format!("'{name}': region {i} belongs to another operation"));
    }
    if let Some(i) = (0..regions.len()).find(|&i| regions[..i].contains(&regions[i])) {
        return Err(format!("'{name}': region {i} is given twice"));
    }
    let mut entries: Vec<(Sym, Attr)> = Vec::with_capacity(attrs.len());
    for (i, &(key, value)) in attrs.iter().enumerate() {
        let key = m.cx.sym(key.ok_or_else(|| wrong("name of attribute", i))?);
        entries.push((key, an_attr(m, value).ok_or_else(|| wrong("attribute", i))?));
    }
    let known = m.cx.registry.find(name).filter(|k| *k != Opcode::ERASED && *k != Opcode::UNREGISTERED);
    if known.is_none() && !s.parse.allow_unregistered {
        return Err(format!("'{name}' is no operation of a dialect known here; allow-unregistered-dialect takes any"));
    }
    let opcode = known.unwrap_or(Opcode::UNREGISTERED);
    let name = if known.is_some() { Sym::NONE } else { m.cx.sym(name) };
    let attrs = m.op_dict(opcode, &entries);
    let (operands, results, regions, successors) = (&operands[..], &results[..], &regions[..], &successors[..]);
    let op = m.append(NewOp { operands, results, attrs, regions, successors, name, ..NewOp::new(opcode, Loc::UNKNOWN) });
    m.push_block_op(block, op);
    Ok(op)
}
