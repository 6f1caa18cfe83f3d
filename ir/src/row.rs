//! What a row of a dialect table says about an operation. [`mod@crate::registry`] finds rows.
//!
//! Parser, printer, verifier, generators, documentation and coverage tests all read the row; an operation's facts
//! stand nowhere else. Rows are `static`, so they cost nothing at start-up; a user's rows have the same type.

use alloc::string::String;
use alloc::vec::Vec;

use crate::context::Context;
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments::SymbolTables;
use crate::text::parse::{OpState, Parse, Parser};
use crate::text::print::Printer;

/// A set of traits: bits of the constants below. Names are MLIR's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(pub u64);

macro_rules! traits {
    ($($(#[$doc:meta])* $name:ident)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Bit { $($name,)* }
        impl Traits {
            /// No trait.
            pub const NONE: Traits = Traits(0);
            $($(#[$doc])* pub const $name: Traits = Traits(1 << Bit::$name as u64);)*
            /// Names of the traits, by bit.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];
        }
    };
}

traits! {
    /// Ends a block.
    TERMINATOR
    /// No side effect, no undefined behaviour: may be erased, hoisted and duplicated.
    PURE
    /// No memory effect, but behaviour may be undefined (division): may be erased and merged, not hoisted.
    NO_MEMORY_EFFECT
    /// Operands may be swapped.
    COMMUTATIVE
    /// Regions see no value from outside.
    ISOLATED
    /// Regions hold symbols with unique names.
    SYMBOL_TABLE
    /// Has a `sym_name`.
    SYMBOL
    /// All operands and results have one type.
    SAME_OPERANDS_AND_RESULT_TYPE
    /// All operands have one type.
    SAME_TYPE_OPERANDS
    /// Operands and results have one shape (scalars aside).
    ELEMENTWISE
    /// Each region has at most one block.
    SINGLE_BLOCK
    /// Blocks need no terminator.
    NO_TERMINATOR
    /// Regions are graph regions: no dominance inside.
    GRAPH_REGION
    /// `operandSegmentSizes` gives the sizes of variadic operands.
    ATTR_SIZED_OPERANDS
    /// `resultSegmentSizes` gives the sizes of variadic results.
    ATTR_SIZED_RESULTS
    /// Materialises its `value` attribute.
    CONSTANT_LIKE
    /// Side effects are those of the operations in its regions.
    RECURSIVE_EFFECTS
    /// Reads memory.
    READS
    /// Writes memory.
    WRITES
    /// Allocates memory.
    ALLOCATES
    /// Frees memory.
    FREES
    /// Its regions' entry blocks take no arguments.
    NO_REGION_ARGS
    /// Passes operands to successor blocks (`BranchOpInterface`).
    BRANCH
    /// Returns from its parent (`ReturnLike`).
    RETURN_LIKE
    /// Is a function (`FunctionOpInterface`).
    FUNCTION
    /// Is a call (`CallOpInterface`).
    CALL
    /// Allocas inside are freed when it ends (`AutomaticAllocationScope`).
    ALLOCATION_SCOPE
    /// Affine dimensions may be defined at its top level.
    AFFINE_SCOPE
    /// Is a view of its first operand (`ViewLikeOpInterface`).
    VIEW_LIKE
    /// A loop (`LoopLikeOpInterface`).
    LOOP_LIKE
    /// May be executed speculatively although it is not `PURE` as a whole.
    SPECULATABLE
    /// Operands and results have the same shape.
    SAME_SHAPE
    /// Applying it twice is applying it once.
    IDEMPOTENT
    /// Its last operand field are the operands of operand bundles, of which `op_bundle_sizes` gives the sizes (none when
    /// absent); the other operands have the field before. `operandSegmentSizes` is written by the generic form of a row
    /// with several fields, and never stored.
    OP_BUNDLES
    /// Release 19 has no custom form.
    GENERIC_IN_19
    /// Exists in release 19 only.
    ONLY_19
    /// Exists from release 20 on only.
    SINCE_20
}

impl Traits {
    /// Union.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
    /// Whether every trait of `other` is in the set.
    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
    /// Whether any trait of `other` is in the set.
    #[inline]
    pub const fn any(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
}

impl core::ops::BitOr for Traits {
    type Output = Traits;
    fn bitor(self, o: Traits) -> Traits {
        Traits(self.0 | o.0)
    }
}

/// Union of traits in a `static`.
pub const fn traits(list: &[Traits]) -> Traits {
    let (mut t, mut i) = (0, 0);
    while i < list.len() {
        t |= list[i].0;
        i += 1;
    }
    Traits(t)
}

/// What a type must be: a predicate and the words for it in diagnostics.
#[derive(Debug)]
pub struct TypeConstraint {
    /// Completes "operand #0 must be ...".
    pub text: &'static str,
    /// The predicate.
    pub holds: fn(&Context, Type) -> bool,
    /// The only type that holds, when there is just one: formats need not write it.
    pub build: Option<Type>,
}

/// How many values an operand or result stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups; the named attribute (`array<i32>`) gives the size of each group.
    VariadicOfVariadic(Sym),
}

/// An operand or a result of a row.
#[derive(Clone, Copy, Debug)]
pub struct ValueField {
    /// What it is called, and how many values it is; its fields are read as the field's own.
    pub label: &'static FieldLabel,
    /// Its type constraint.
    pub ty: &'static TypeConstraint,
}

/// What an operand or a result is called, and how many values it is. Many are called alike, which keeps the tables small.
#[derive(Clone, Copy, Debug)]
pub struct FieldLabel {
    /// Name used in the format.
    pub name: &'static str,
    /// How many values.
    pub arity: Arity,
}

impl core::ops::Deref for ValueField {
    type Target = FieldLabel;
    #[inline]
    fn deref(&self) -> &FieldLabel {
        self.label
    }
}

pub use crate::{one, opt, value_field, var};

/// An operand or a result: its name, its constraint, how many values it is.
#[macro_export]
macro_rules! value_field {
    ($name:literal, $ty:expr, $arity:expr) => {
        $crate::row::ValueField { label: &$crate::row::FieldLabel { name: $name, arity: $arity }, ty: $ty }
    };
}
/// Exactly one value.
#[macro_export]
macro_rules! one {
    ($name:literal, $ty:expr) => {
        $crate::value_field!($name, $ty, $crate::row::Arity::One)
    };
}
/// None or one value.
#[macro_export]
macro_rules! opt {
    ($name:literal, $ty:expr) => {
        $crate::value_field!($name, $ty, $crate::row::Arity::Optional)
    };
}
/// Any number of values.
#[macro_export]
macro_rules! var {
    ($name:literal, $ty:expr) => {
        $crate::value_field!($name, $ty, $crate::row::Arity::Variadic)
    };
}

/// What an inherent attribute must be, which also says how formats read and print it without its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrKind {
    /// Any attribute.
    Any,
    /// `unit`: its presence is the information.
    Unit,
    /// `true` or `false` (an `i1` integer).
    Bool,
    /// Integer of exactly this type; formats leave the type away.
    Int(Type),
    /// Integer of any integer type.
    AnyInt,
    /// Float of any type.
    AnyFloat,
    /// String.
    Str,
    /// The name of a symbol: a string, printed `@name` by formats.
    SymbolName,
    /// `@name`
    FlatSymbol,
    /// `@a::@b`
    Symbol,
    /// Type.
    Type,
    /// Array of anything.
    Array,
    /// Array of integers of this type.
    IntArray(Type),
    /// Dictionary.
    Dict,
    /// Array of dictionaries (argument and result attributes).
    DictArray,
    /// `array<i1: ...>`
    DenseBools,
    /// `array<i32: ...>`
    DenseI32,
    /// `array<i64: ...>`
    DenseI64,
    /// Elements (`dense`, `sparse`, `dense_resource`).
    Elements,
    /// Integer elements.
    IntElements,
    /// Affine map.
    AffineMap,
    /// Integer set.
    IntegerSet,
    /// Anything with a type.
    Typed,
    /// An enum attribute, `#dialect.mnemonic<case>`; formats print the bare case. Index into `ENUMS`.
    Enum(u16),
    /// An enum stored as `i64` integer (such as `arith.cmpi`'s predicate); formats print the bare case. Index into `ENUMS`.
    EnumInt(u16),
    /// An enum attribute whose generic form is `n : i32` from release 20 on and the attribute before; stored as the
    /// enum attribute. Index into `ENUMS`.
    EnumProp(u16),
    /// Float of exactly this type; formats leave the type away.
    Float(Type),
    /// The same stored as `i32`.
    EnumI32(u16),
    /// An attribute with parameters; index into `RECORDS`.
    Record(u16),
    /// Array of a record attribute.
    RecordArray(u16),
}

/// Whether an inherent attribute must be there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Need {
    /// It must.
    Required,
    /// It may.
    Optional,
    /// Absent means `false`, which may be stored all the same; the custom form leaves it away then.
    OptionalFalse,
    /// Absent means this integer (enum value, integer, or 0 and 1 for booleans). A stored attribute never equals its
    /// default: parsers drop it, so equal operations have equal dictionaries. Generic printing writes it out.
    Default(i32),
    /// Absent means an empty array (of the attribute's kind).
    DefaultEmpty,
    /// Another release's spelling of an attribute of this row: the generic form reads and prints it, but it is never
    /// stored. Its place in [`ALIASES`](crate::dialect::llvm_alias::ALIASES), so that fields are small.
    Alias(u8),
}

impl Need {
    /// What another spelling stands for.
    pub fn alias(self) -> Option<&'static AttrAlias> {
        match self {
            Need::Alias(i) => crate::dialect::llvm_alias::ALIASES.get(i as usize),
            _ => None,
        }
    }
}

/// How an attribute of another release maps to the attribute that is stored.
#[derive(Debug)]
pub struct AttrAlias {
    /// The attribute that is stored.
    pub of: Sym,
    /// The attribute to store for one that was read; `None` for one that stands for the default.
    pub read: fn(&mut Context, Attr) -> Option<Attr>,
    /// The attribute to print for what is stored (`None`: the default).
    pub print: fn(&Context, Option<Attr>) -> Option<Attr>,
}

impl PartialEq for AttrAlias {
    fn eq(&self, other: &AttrAlias) -> bool {
        core::ptr::eq(self, other)
    }
}

/// The releases that have an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// All.
    Always,
    /// 20 and later.
    Since20,
    /// 19 only.
    Only19,
}

impl When {
    /// Whether a release has it.
    #[inline]
    pub const fn holds(self, version: u32) -> bool {
        match self {
            When::Always => true,
            When::Since20 => version >= 20,
            When::Only19 => version < 20,
        }
    }
}

/// An inherent attribute of a row.
#[derive(Clone, Copy, Debug)]
pub struct AttrField {
    /// Its name.
    pub name: Sym,
    /// What it must be.
    pub kind: AttrKind,
    /// Whether it must be there.
    pub need: Need,
    /// The releases that have it; the generic form of others leaves it out.
    pub when: When,
}

impl AttrField {
    /// The same, from release 20 on.
    pub const fn since_20(self) -> AttrField {
        AttrField { when: When::Since20, ..self }
    }
    /// The same, in release 19 only.
    pub const fn only_19(self) -> AttrField {
        AttrField { when: When::Only19, ..self }
    }
}

/// An inherent attribute that must be there.
pub const fn attr(name: Sym, kind: AttrKind) -> AttrField {
    AttrField { name, kind, need: Need::Required, when: When::Always }
}
/// An inherent attribute that may be there.
pub const fn opt_attr(name: Sym, kind: AttrKind) -> AttrField {
    AttrField { name, kind, need: Need::Optional, when: When::Always }
}
/// An inherent boolean that may be there, and is as good as absent where it is false.
pub const fn opt_false_attr(name: Sym) -> AttrField {
    AttrField { name, kind: AttrKind::Bool, need: Need::OptionalFalse, when: When::Always }
}
/// An inherent attribute with a default.
pub const fn def_attr(name: Sym, kind: AttrKind, value: i64) -> AttrField {
    AttrField { name, kind, need: Need::Default(value as i32), when: When::Always }
}

/// An inherent array that is empty when absent.
pub const fn empty_attr(name: Sym, kind: AttrKind) -> AttrField {
    AttrField { name, kind, need: Need::DefaultEmpty, when: When::Always }
}
/// Another release's spelling of an attribute, see [`Need::Alias`].
pub const fn alias_attr(name: Sym, kind: AttrKind, alias: u8) -> AttrField {
    AttrField { name, kind, need: Need::Alias(alias), when: When::Always }
}

/// A region of a row.
#[derive(Clone, Copy, Debug)]
pub struct RegionField {
    /// Name used in the format.
    pub name: &'static str,
    /// What blocks it may have.
    pub kind: RegionKind,
}

/// What blocks a region may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Any number.
    Any,
    /// At least one.
    MinOne,
    /// Exactly one.
    One,
    /// None or one.
    MaxOne,
    /// This and following regions may be any number of regions.
    Variadic,
}

/// A successor of a row.
#[derive(Clone, Copy, Debug)]
pub struct SuccessorField {
    /// Name used in the format.
    pub name: &'static str,
    /// Whether it stands for any number of blocks.
    pub variadic: bool,
}

/// How types that a format does not write follow from those that it does; also verified.
#[derive(Clone, Copy, Debug)]
pub enum TypeRule {
    /// All named operands and results have one type.
    Same(&'static [&'static str]),
    /// The type of the first name follows from the type of the second. The text completes "failed to verify that ...".
    From(&'static str, &'static str, fn(&mut Context, Type) -> Option<Type>, &'static str),
    /// The named value has the type of an attribute.
    OfAttr(&'static str, Sym),
}

/// How an operation is written.
#[derive(Clone, Copy)]
pub enum Format {
    /// By a format (see [`crate::text::format`]); an empty one ([`Format::GENERIC`]) is none.
    Asm(&'static str),
    /// By two functions. The printing one writes everything after the operation's name.
    Custom(Custom),
}

// Two words: there are more than a thousand rows.
const _: () = assert!(size_of::<Format>() <= 2 * size_of::<usize>());

impl Format {
    /// Only in the generic form.
    pub const GENERIC: Format = Format::Asm("");

    /// The format, if it has one.
    pub const fn asm(self) -> Option<&'static str> {
        match self {
            Format::Asm(text) if !text.is_empty() => Some(text),
            _ => None,
        }
    }
}

/// What reads and what writes a custom form, behind one pointer: a row has room for two words.
#[cfg(feature = "print")]
pub type Custom = &'static (CustomParse, CustomPrint);
/// What reads a custom form, where nothing is printed.
#[cfg(not(feature = "print"))]
pub type Custom = CustomParse;

/// The form that the first function reads and the second writes.
#[cfg(feature = "print")]
macro_rules! custom {
    ($parse:expr, $print:expr) => {
        Format::Custom(&($parse, $print))
    };
}
/// The form that the first function reads.
#[cfg(not(feature = "print"))]
macro_rules! custom {
    ($parse:expr, $print:expr) => {{
        const _: CustomPrint = $print;
        Format::Custom($parse)
    }};
}
pub(crate) use custom;

/// What reads a custom form.
#[inline]
pub const fn parses(custom: Custom) -> CustomParse {
    #[cfg(feature = "print")]
    return custom.0;
    #[cfg(not(feature = "print"))]
    custom
}

/// What writes a custom form: nothing, where nothing is printed.
#[inline]
pub const fn prints(custom: Custom) -> CustomPrint {
    #[cfg(feature = "print")]
    return custom.1;
    #[cfg(not(feature = "print"))]
    {
        fn nothing(_: &mut Printer<'_>, _: Op) {}
        let _ = custom;
        nothing
    }
}

impl core::fmt::Debug for Format {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Format::Asm(s) => write!(f, "Asm({s:?})"),
            Format::Custom(_) => f.write_str("Custom"),
        }
    }
}

/// Reads what follows an operation's name into a state.
pub type CustomParse = fn(&mut Parser<'_>, &mut OpState) -> Parse<()>;
/// Writes what follows an operation's name.
pub type CustomPrint = fn(&mut Printer<'_>, Op);
/// Checks what the row's fields cannot say.
pub type Verify = fn(&Module, Op, &mut Diags);
/// Checks what a reference to a symbol refers to, after everything else was verified. `nearest` is the closest symbol
/// table around the operation: `tables.lookup_in(m, nearest, name)`, or `tables.resolve` for a nested reference.
pub type VerifySymbols = fn(&Module, &mut SymbolTables, Op, nearest: Op, &mut Diags);
/// Computes results from constant operands, or names existing values. Gets the constant value of each operand where
/// known; pushes one result per result of the operation and returns true, or leaves `out` empty and returns false.
/// A fold that changes the operation in place leaves `out` empty and returns true; it may change the context, and this
/// operation's operands and attributes.
pub type Fold = fn(&mut Module, Op, &[Option<Attr>], &mut Vec<Folded>) -> bool;
/// Writes the suggested name of result `i` (without `%`); empty means none.
pub type ResultName = fn(&Module, Op, usize, &mut String);

/// One result of a fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// A constant of this value.
    Attr(Attr),
    /// An existing value.
    Value(Value),
}

/// What a dialect says of an operation: the definition that a table's row is made of.
#[derive(Clone, Copy)]
pub struct OpDef {
    /// Full name, `dialect.op`.
    pub name: &'static str,
    /// One sentence for the documentation; left out of programs that do not print it.
    #[cfg(feature = "docs")]
    pub doc: &'static str,
    /// Operands in order.
    pub operands: &'static [ValueField],
    /// Results in order.
    pub results: &'static [ValueField],
    /// Inherent attributes.
    pub attrs: &'static [AttrField],
    /// Traits.
    pub traits: Traits,
    /// Spelling.
    pub format: Format,
    /// Checks beyond the fields.
    pub verify: Option<Verify>,
    /// Folder.
    pub fold: Option<Fold>,
    /// What only some operations have.
    pub extra: &'static RowExtra,
}

/// A row of a dialect table: one operation.
#[derive(Clone, Copy)]
pub struct OpRow {
    /// Full name, `dialect.op`.
    pub name: &'static str,
    /// One sentence for the documentation; left out of programs that do not print it.
    #[cfg(feature = "docs")]
    pub doc: &'static str,
    /// All else that is said of it; its fields are read as the row's own.
    pub shape: &'static RowShape,
}

/// What a row says of its operation besides the name. Four of ten rows say the same as others, which keeps the tables small.
#[derive(Clone, Copy)]
pub struct RowShape {
    /// Operands in order.
    pub operands: Fields<ValueField>,
    /// Results in order.
    pub results: Fields<ValueField>,
    /// Inherent attributes.
    pub attrs: Fields<AttrField>,
    /// Traits.
    pub traits: Traits,
    /// Spelling.
    pub format: Format,
    /// Checks beyond the fields.
    pub verify: Option<Verify>,
    /// Folder.
    pub fold: Option<Fold>,
    /// What only some rows say; its fields are read as the row's own, too.
    pub extra: &'static RowExtra,
}

/// The fields of a row, of one kind, behind one word: most tables are those of several rows, and so are their lengths.
#[derive(Clone, Copy, Debug)]
pub struct Fields<T: 'static>(&'static &'static [T]);

impl<T> Fields<T> {
    /// All of them.
    #[inline]
    pub fn all(self) -> &'static [T] {
        self.0
    }
}
impl<T> core::ops::Deref for Fields<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        self.0
    }
}
impl<T> core::ops::Index<usize> for Fields<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        crate::store::Table(self.0).at(i)
    }
}

/// A table of the definitions of operations, in their order: `&'static [OpRow]`.
#[macro_export]
macro_rules! op_rows {
    ($($def:expr),* $(,)?) => {
        &[$({
            static DEF__: $crate::row::OpDef = $def;
            const OPERANDS__: &[$crate::row::ValueField] = DEF__.operands;
            const RESULTS__: &[$crate::row::ValueField] = DEF__.results;
            const ATTRS__: &[$crate::row::AttrField] = DEF__.attrs;
            const SHAPE__: $crate::row::RowShape = DEF__.shape(&OPERANDS__, &RESULTS__, &ATTRS__);
            DEF__.row(&SHAPE__)
        },)*]
    };
}

/// What only some rows say: most share [`NO_EXTRA`], which keeps the tables small.
#[derive(Clone, Copy)]
pub struct RowExtra {
    /// Regions in order.
    pub regions: &'static [RegionField],
    /// Type rules.
    pub types: &'static [TypeRule],
    /// Suggested result name when constant, such as `alloc`; empty for none.
    pub result_name: &'static str,
    /// Suggested result names when computed.
    pub result_names: Option<ResultName>,
    /// What few rows say.
    pub more: &'static RowMore,
}

/// What only few rows say: most share [`NO_MORE`]. Its fields are read as the row's own, too.
#[derive(Clone, Copy)]
pub struct RowMore {
    /// Successors in order.
    pub successors: &'static [SuccessorField],
    /// Full name of the terminator that single-block regions get when none is written, empty for none.
    pub implicit_terminator: &'static str,
    /// Dialect whose operations may be written without prefix inside this operation's regions, empty for `builtin`.
    pub default_dialect: &'static str,
    /// Full names of the operations that may hold this one, empty for any.
    pub parents: &'static [&'static str],
    /// Checks of the symbols it refers to.
    pub verify_symbols: Option<VerifySymbols>,
    /// How an operation with a custom form is usually written.
    pub usual: Option<&'static Usual>,
}

/// A format that reads the usual spellings of a custom form, so that they take the short way (`text/parse_direct`).
/// What it accepts up to the end of a line must mean the same to the row's own parser, which reads all the rest.
pub struct Usual {
    /// The format.
    pub format: &'static str,
    /// Types that follow from nothing that is written: of an operand field, by its position.
    pub types: &'static [(u8, Type)],
}

/// Nothing more to say; rows fill in the rest of their extra with struct update.
pub const NO_EXTRA: RowExtra = RowExtra { regions: &[], types: &[], result_name: "", result_names: None, more: &NO_MORE };
/// Nothing of that either.
pub const NO_MORE: RowMore =
    RowMore { successors: &[], implicit_terminator: "", default_dialect: "", parents: &[], verify_symbols: None, usual: None };

impl core::ops::Deref for OpRow {
    type Target = RowShape;
    #[inline]
    fn deref(&self) -> &RowShape {
        self.shape
    }
}

impl core::ops::Deref for RowShape {
    type Target = RowExtra;
    #[inline]
    fn deref(&self) -> &RowExtra {
        self.extra
    }
}

impl core::ops::Deref for RowExtra {
    type Target = RowMore;
    #[inline]
    fn deref(&self) -> &RowMore {
        self.more
    }
}

impl core::fmt::Debug for OpRow {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "row({})", self.name)
    }
}

/// An operation with nothing but a name and its sentence; tables fill in the rest with struct update.
pub const fn op(name: &'static str, doc: &'static str) -> OpDef {
    let _ = doc;
    OpDef {
        name,
        #[cfg(feature = "docs")]
        doc,
        operands: &[],
        results: &[],
        attrs: &[],
        traits: Traits::NONE,
        format: Format::GENERIC,
        verify: None,
        fold: None,
        extra: &NO_EXTRA,
    }
}

const NO_VALUES: &[ValueField] = &[];
const NO_ATTRS: &[AttrField] = &[];

/// The first rows of a table.
pub const fn kept<const N: usize>(rows: &[OpRow]) -> [OpRow; N] {
    const NOTHING: OpDef = op("", "");
    const SHAPE: RowShape = NOTHING.shape(&NO_VALUES, &NO_VALUES, &NO_ATTRS);
    let (mut out, mut i) = ([NOTHING.row(&SHAPE); N], 0);
    while i < N {
        out[i] = rows[i];
        i += 1;
    }
    out
}

/// What names results when they are printed, if anything is.
pub const fn named(names: ResultName) -> Option<ResultName> {
    if cfg!(feature = "print") { Some(names) } else { None }
}

/// Checks of symbols, if there is a verifier.
pub const fn symbols(check: VerifySymbols) -> Option<VerifySymbols> {
    if cfg!(feature = "verify") { Some(check) } else { None }
}

impl OpDef {
    /// All but the name, without what features leave out; the fields are the definition's own, from where equal ones share them.
    pub const fn shape(
        &self,
        operands: &'static &'static [ValueField],
        results: &'static &'static [ValueField],
        attrs: &'static &'static [AttrField],
    ) -> RowShape {
        RowShape {
            operands: Fields(operands),
            results: Fields(results),
            attrs: Fields(attrs),
            traits: self.traits,
            format: self.format,
            verify: if cfg!(feature = "verify") { self.verify } else { None },
            fold: if cfg!(feature = "fold") { self.fold } else { None },
            extra: self.extra,
        }
    }
    /// The row of a table; `shape`: [`OpDef::shape`] of it, which equal ones share.
    pub const fn row(&self, shape: &'static RowShape) -> OpRow {
        OpRow {
            name: self.name,
            #[cfg(feature = "docs")]
            doc: self.doc,
            shape,
        }
    }
}

impl OpRow {
    /// The dialect's name.
    pub const fn dialect(&self) -> &'static str {
        let (name, mut i) = (self.name, 0);
        while i < name.len() {
            if name.as_bytes()[i] == b'.' {
                return name.split_at(i).0;
            }
            i += 1;
        }
        ""
    }
    /// The inherent attribute of a name.
    #[inline]
    pub fn attr(&self, name: Sym) -> Option<&'static AttrField> {
        self.attrs.all().iter().find(|a| a.name == name)
    }
}
