//! Attributes with parameters (`#llvm.di_file<"a.c" in "/tmp">`, `#llvm.loop_annotation<...>`): one row each.
//! Source: MLIR documentation, "'llvm' Dialect", "Attributes"; names of parameters are mlir-opt's.

use super::enums as e;
use crate::attr::{AttrData, LocData};
use crate::context::Context;
use crate::id::Attr;
use crate::row::When;

/// What a parameter is, which says how it is written and how it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// An attribute, written whole.
    Attr(Of),
    /// An attribute of this record, written without its name. Index into [`RECORDS`].
    Record(u16),
    /// `"text"`
    Str,
    /// A signed number of 64 bits without type, stored as `i64`.
    Int,
    /// An unsigned number of 32 bits, stored as `i64`; one below zero wraps around, as in the reference.
    U32,
    /// An unsigned number of 64 bits, stored as the `i64` of its bits.
    U64,
    /// `true` or `false`
    Bool,
    /// The bare case of an enum, stored as enum attribute. Index into [`ENUMS`](super::enums::ENUMS).
    Enum(u16),
    /// A bare word, stored as string: the names of DWARF.
    Word,
    /// Attributes separated by commas, stored as array.
    Attrs(Of),
    /// Records separated by commas, without their names, stored as array. Index into [`RECORDS`].
    Records(u16),
    /// `{a, b}` of a record, stored as array. Index into [`RECORDS`].
    Braced(u16),
    /// `@name`
    Symbol,
    /// A type.
    Type,
}

/// What an attribute must be that is a parameter written whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// Any.
    Any,
    /// `true` or `false`
    Bool,
    /// An integer.
    Int,
    /// A float.
    Float,
    /// A dictionary.
    Dict,
    /// An array.
    Array,
    /// A location that is fused from others.
    Place,
    /// `distinct[...]<>`
    Distinct,
    /// What tells one from others: distinct, or a string from release 20 on.
    Identity,
    /// `"+name"` or `"-name"`
    Feature,
    /// A scope of debug information.
    Scope,
    /// A type of debug information.
    DiType,
    /// A variable of debug information.
    Variable,
    /// Any debug information that is a node.
    DiNode,
    /// A type of TBAA or a root.
    TbaaNode,
    /// Which object is selected: its number, or the target that it is for.
    Target,
    /// What an entry of a data layout is for: a type or a string.
    Key,
    /// The value of a module flag.
    FlagValue,
}

const SCOPES: &[u16] = &[
    LLVM_DI_FILE,
    LLVM_DI_COMPILE_UNIT,
    LLVM_DI_COMPOSITE_TYPE,
    LLVM_DI_DERIVED_TYPE,
    LLVM_DI_LEXICAL_BLOCK,
    LLVM_DI_LEXICAL_BLOCK_FILE,
    LLVM_DI_MODULE,
    LLVM_DI_NAMESPACE,
    LLVM_DI_COMMON_BLOCK,
    LLVM_DI_SUBPROGRAM,
];
const DI_TYPES: &[u16] =
    &[LLVM_DI_NULL_TYPE, LLVM_DI_BASIC_TYPE, LLVM_DI_COMPOSITE_TYPE, LLVM_DI_DERIVED_TYPE, LLVM_DI_STRING_TYPE, LLVM_DI_SUBROUTINE_TYPE];
/// Debug information that is no node.
const NO_NODES: &[u16] = &[LLVM_DI_EXPRESSION, LLVM_DI_EXPRESSION_ELEM, LLVM_DI_GLOBAL_VARIABLE_EXPRESSION];

impl Of {
    /// Whether an attribute is one. Those of unknown dialects may be anything.
    pub fn holds(self, cx: &Context, a: Attr) -> bool {
        let data = cx.attr_data(a);
        let record = if let AttrData::Record { def, .. } = data { def } else { u16::MAX };
        let text = || cx.str_value(a).map(|s| cx.str(s));
        let target = |def: u16| RECORDS.get(def as usize).is_some_and(|r| r.name.ends_with(".target"));
        matches!(data, AttrData::Opaque { .. })
            || match self {
                Of::Any => true,
                Of::Bool => a == Attr::TRUE || a == Attr::FALSE,
                Of::Int => matches!(data, AttrData::Integer { .. } | AttrData::BigInteger { .. }),
                Of::Float => matches!(data, AttrData::Float { .. } | AttrData::BigFloat { .. }),
                Of::Dict => matches!(data, AttrData::Dict(_)),
                Of::Array => matches!(data, AttrData::Array(_)),
                Of::Place => matches!(data, AttrData::Loc(l) if matches!(cx.loc_data(l), Some(LocData::Fused { .. }))),
                Of::Distinct => matches!(data, AttrData::Distinct { .. }),
                Of::Identity => matches!(data, AttrData::Distinct { .. }) || !cx.early_folds && text().is_some(),
                Of::Feature => text().is_some_and(|t| t.starts_with(['+', '-'])),
                Of::Scope => SCOPES.contains(&record),
                Of::DiType => DI_TYPES.contains(&record),
                Of::Variable => matches!(record, LLVM_DI_GLOBAL_VARIABLE | LLVM_DI_LOCAL_VARIABLE),
                Of::DiNode => (LLVM_DI_NULL_TYPE..=LLVM_DI_STRING_TYPE).contains(&record) && !NO_NODES.contains(&record),
                Of::TbaaNode => matches!(record, LLVM_TBAA_ROOT | LLVM_TBAA_TYPE_DESC),
                Of::Key => matches!(data, AttrData::Type(_) | AttrData::String { .. }),
                Of::FlagValue => {
                    matches!(data, AttrData::Integer { .. } | AttrData::String { .. } | AttrData::Array(_))
                        || record == LLVM_PROFILE_SUMMARY
                }
                Of::Target => cx.int_value(a).map_or(target(record), |n| n >= 0),
            }
    }
    /// Completes "this parameter must be".
    pub fn text(self) -> &'static str {
        match self {
            Of::Any => "an attribute",
            Of::Bool => "`true` or `false`",
            Of::Int => "an integer",
            Of::Float => "a float",
            Of::Dict => "a dictionary",
            Of::Array => "an array",
            Of::Place => "a fused location",
            Of::Distinct => "a distinct attribute",
            Of::Identity => "a distinct attribute or a string",
            Of::Feature => "a string that begins with '+' or '-'",
            Of::Scope => "a scope of debug information",
            Of::DiType => "a type of debug information",
            Of::Variable => "a variable of debug information",
            Of::DiNode => "debug information",
            Of::TbaaNode => "a type or a root of TBAA",
            Of::Key => "a type or a string",
            Of::FlagValue => "an integer, a string, an array or a profile summary",
            Of::Target => "a number that is not negative, or a target",
        }
    }
}

/// A parameter of a record attribute.
#[derive(Debug)]
pub struct Field {
    /// Its name as written in `name = value`.
    pub name: &'static str,
    /// Whether it may be absent.
    pub optional: bool,
    /// What it is.
    pub kind: FieldKind,
    /// The releases that have it.
    pub when: When,
}

/// How the parameters are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// `<name = value, ...>`
    Struct,
    /// `<name = value, ...>`, nothing when there is none.
    OptStruct,
    /// `<value, ...>`
    Params,
    /// `<value, name = value>`
    Mixed,
    /// `<"a" in "b">`
    In,
    /// `<"a":"b">`
    Colon,
    /// `<[value, ...]>`
    List,
    /// `<[value, ...]>`, `<>` when there is none.
    OptList,
    /// `word(value, ...)`, without angle brackets; values are numbers or words.
    Call,
    /// `<type, integer, integer>`
    Range,
    /// `<:type float, float>`, and the type of the number behind it.
    #[cfg(feature = "extended")]
    Number,
    /// `<key = value, ...>`; release 19 writes `<#dlti.dl_entry<key, value>, ...>`. Stored as array of entry records.
    Entries,
}

/// An attribute with parameters.
#[derive(Debug)]
pub struct RecordDef {
    /// `dialect.mnemonic`.
    pub name: &'static str,
    /// Name of the aliases that it is printed through (upstream: its mnemonic), empty for none.
    pub alias: &'static str,
    /// Parameters in storage order.
    pub fields: &'static [Field],
    /// How they are written.
    pub syntax: Syntax,
}

macro_rules! records {
    ($($(#[$when:meta])* $name:ident = $attr:literal $(=> $alias:literal)? $syntax:ident { $($field:ident: $kind:expr $(, $flag:ident)*;)* })*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($(#[$when])* $name,)* }
        $($(#[$when])* #[doc = concat!("`#", $attr, "`")] pub const $name: u16 = Index::$name as u16;)*
        /// All record attributes.
        pub static RECORDS: crate::store::Table<RecordDef> = crate::store::Table(&[$($(#[$when])* RecordDef {
            name: $attr,
            alias: records!(@alias $($alias)?),
            fields: &[$(Field {
                name: records!(@name stringify!($field)),
                optional: records!(@optional $($flag)*),
                kind: $kind,
                when: records!(@when $($flag)*),
            },)*],
            syntax: Syntax::$syntax,
        },)*]);
    };
    (@name $name:expr) => { strip($name) };
    (@alias) => { "" };
    (@alias $a:literal) => { $a };
    (@optional opt $($rest:ident)*) => { true };
    (@optional $($rest:ident)*) => { false };
    (@when since_20) => { When::Since20 };
    (@when opt since_20) => { When::Since20 };
    (@when $($rest:ident)*) => { When::Always };
}

/// Parameters that are keywords of Rust are written `r#type` in the table.
const fn strip(name: &'static str) -> &'static str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

use FieldKind::{Attrs, Bool, Braced, Enum, Int, Record, Records, Str, Symbol, Type, U32, U64, Word};

records! {
    UB_POISON = "ub.poison" Struct {}
    #[cfg(feature = "extended")]
    COMPLEX_NUMBER = "complex.number" Number { real: FieldKind::Attr(Of::Any); imag: FieldKind::Attr(Of::Any); }

    DLTI_DL_ENTRY = "dlti.dl_entry" Params { key: FieldKind::Attr(Of::Key); value: FieldKind::Attr(Of::Any); }
    DLTI_DL_SPEC = "dlti.dl_spec" Entries { entries: Attrs(Of::Any); }
    DLTI_FUNCTION_POINTER_ALIGNMENT = "dlti.function_pointer_alignment" Mixed { alignment: U64; function_dependent: Bool; }
    DLTI_MAP = "dlti.map" Entries { entries: Attrs(Of::Any); }
    DLTI_TARGET_DEVICE_SPEC = "dlti.target_device_spec" Entries { entries: Attrs(Of::Any); }
    DLTI_TARGET_SYSTEM_SPEC = "dlti.target_system_spec" Entries { entries: Attrs(Of::Any); }

    LLVM_ZERO = "llvm.zero" Struct {}
    LLVM_UNDEF = "llvm.undef" Struct {}
    LLVM_POISON = "llvm.poison" Struct {}
    LLVM_MEMORY_EFFECTS = "llvm.memory_effects" Struct {
        other: Enum(e::LLVM_MODREF);
        argMem: Enum(e::LLVM_MODREF);
        inaccessibleMem: Enum(e::LLVM_MODREF);
        errnoMem: Enum(e::LLVM_MODREF), since_20;
        targetMem0: Enum(e::LLVM_MODREF), since_20;
        targetMem1: Enum(e::LLVM_MODREF), since_20;
    }
    LLVM_VSCALE_RANGE = "llvm.vscale_range" Struct { minRange: FieldKind::Attr(Of::Int); maxRange: FieldKind::Attr(Of::Int); }
    LLVM_TARGET_FEATURES = "llvm.target_features" List { features: Attrs(Of::Feature), opt; }
    LLVM_DEREFERENCEABLE = "llvm.dereferenceable" Struct { bytes: U64; mayBeNull: Bool, opt; }
    LLVM_BLOCK_TAG = "llvm.blocktag" Struct { id: U32; }
    LLVM_BLOCK_ADDRESS = "llvm.blockaddress" Struct { function: Symbol; tag: Record(LLVM_BLOCK_TAG); }
    LLVM_MODULE_FLAG = "llvm.mlir.module_flag" Params { behavior: Enum(e::LLVM_MOD_FLAG_BEHAVIOR); key: Str; value: FieldKind::Attr(Of::FlagValue); }
    LLVM_CGPROFILE_ENTRY = "llvm.cgprofile_entry" Struct { from: Symbol, opt; to: Symbol, opt; count: U64; }
    LLVM_PROFILE_SUMMARY_DETAILED = "llvm.profile_summary_detailed" Struct { cut_off: U32; min_count: U64; num_counts: U32; }
    LLVM_PROFILE_SUMMARY = "llvm.profile_summary" Struct {
        format: Enum(e::LLVM_PROFILE_FORMAT);
        total_count: U64;
        max_count: U64;
        max_internal_count: U64;
        max_function_count: U64;
        num_counts: U64;
        num_functions: U64;
        is_partial_profile: U64, opt;
        partial_profile_ratio: FieldKind::Attr(Of::Float), opt;
        detailed_summary: Records(LLVM_PROFILE_SUMMARY_DETAILED);
    }
    LLVM_WORKGROUP_ATTRIBUTION = "llvm.mlir.workgroup_attribution" Params { num_elements: FieldKind::Attr(Of::Int); element_type: Type; }
    LLVM_ADDRESS_SPACE = "llvm.address_space" Params { addressSpace: U32; }
    LLVM_TARGET = "llvm.target" Struct { triple: Str; chip: Str, opt; features: Record(LLVM_TARGET_FEATURES), opt; }
    LLVM_VEC_TYPE_HINT = "llvm.vec_type_hint" Struct { hint: Type; is_signed: Bool, opt; }
    LLVM_CONSTANT_RANGE = "llvm.constant_range" Range { lower: FieldKind::Attr(Of::Any); upper: FieldKind::Attr(Of::Any); }

    LLVM_MMRA_TAG = "llvm.mmra_tag" => "mmra_tag" Colon { prefix: Str; suffix: Str; }

    LLVM_ACCESS_GROUP = "llvm.access_group" => "access_group" Struct { id: FieldKind::Attr(Of::Distinct); }
    LLVM_ALIAS_SCOPE_DOMAIN = "llvm.alias_scope_domain" => "alias_scope_domain" Struct { id: FieldKind::Attr(Of::Identity); description: Str, opt; }
    LLVM_ALIAS_SCOPE = "llvm.alias_scope" => "alias_scope" Struct { id: FieldKind::Attr(Of::Identity); domain: Record(LLVM_ALIAS_SCOPE_DOMAIN); description: Str, opt; }
    LLVM_TBAA_ROOT = "llvm.tbaa_root" => "tbaa_root" OptStruct { id: Str, opt; }
    LLVM_TBAA_MEMBER = "llvm.tbaa_member" Params { typeDesc: FieldKind::Attr(Of::TbaaNode); offset: Int; }
    LLVM_TBAA_TYPE_DESC = "llvm.tbaa_type_desc" => "tbaa_type_desc" Struct { id: Str; members: Braced(LLVM_TBAA_MEMBER); }
    LLVM_TBAA_TAG = "llvm.tbaa_tag" => "tbaa_tag" Struct {
        base_type: Record(LLVM_TBAA_TYPE_DESC);
        access_type: Record(LLVM_TBAA_TYPE_DESC);
        offset: Int;
        constant: Bool, opt;
    }

    LLVM_LOOP_VECTORIZE = "llvm.loop_vectorize" => "loop_vectorize" Struct {
        disable: FieldKind::Attr(Of::Bool), opt;
        predicateEnable: FieldKind::Attr(Of::Bool), opt;
        scalableEnable: FieldKind::Attr(Of::Bool), opt;
        width: FieldKind::Attr(Of::Int), opt;
        followupVectorized: Record(LLVM_LOOP_ANNOTATION), opt;
        followupEpilogue: Record(LLVM_LOOP_ANNOTATION), opt;
        followupAll: Record(LLVM_LOOP_ANNOTATION), opt;
    }
    LLVM_LOOP_INTERLEAVE = "llvm.loop_interleave" => "loop_interleave" Struct { count: FieldKind::Attr(Of::Int); }
    LLVM_LOOP_UNROLL = "llvm.loop_unroll" => "loop_unroll" Struct {
        disable: FieldKind::Attr(Of::Bool), opt;
        count: FieldKind::Attr(Of::Int), opt;
        runtimeDisable: FieldKind::Attr(Of::Bool), opt;
        full: FieldKind::Attr(Of::Bool), opt;
        followupUnrolled: Record(LLVM_LOOP_ANNOTATION), opt;
        followupRemainder: Record(LLVM_LOOP_ANNOTATION), opt;
        followupAll: Record(LLVM_LOOP_ANNOTATION), opt;
    }
    LLVM_LOOP_UNROLL_AND_JAM = "llvm.loop_unroll_and_jam" => "loop_unroll_and_jam" Struct {
        disable: FieldKind::Attr(Of::Bool), opt;
        count: FieldKind::Attr(Of::Int), opt;
        followupOuter: Record(LLVM_LOOP_ANNOTATION), opt;
        followupInner: Record(LLVM_LOOP_ANNOTATION), opt;
        followupRemainderOuter: Record(LLVM_LOOP_ANNOTATION), opt;
        followupRemainderInner: Record(LLVM_LOOP_ANNOTATION), opt;
        followupAll: Record(LLVM_LOOP_ANNOTATION), opt;
    }
    LLVM_LOOP_LICM = "llvm.loop_licm" => "loop_licm" Struct { disable: FieldKind::Attr(Of::Bool), opt; versioningDisable: FieldKind::Attr(Of::Bool), opt; }
    LLVM_LOOP_DISTRIBUTE = "llvm.loop_distribute" => "loop_distribute" Struct {
        disable: FieldKind::Attr(Of::Bool), opt;
        followupCoincident: Record(LLVM_LOOP_ANNOTATION), opt;
        followupSequential: Record(LLVM_LOOP_ANNOTATION), opt;
        followupFallback: Record(LLVM_LOOP_ANNOTATION), opt;
        followupAll: Record(LLVM_LOOP_ANNOTATION), opt;
    }
    LLVM_LOOP_PIPELINE = "llvm.loop_pipeline" => "loop_pipeline" Struct { disable: FieldKind::Attr(Of::Bool), opt; initiationinterval: FieldKind::Attr(Of::Int), opt; }
    LLVM_LOOP_PEELED = "llvm.loop_peeled" => "loop_peeled" Struct { count: FieldKind::Attr(Of::Int), opt; }
    LLVM_LOOP_UNSWITCH = "llvm.loop_unswitch" => "loop_unswitch" Struct { partialDisable: FieldKind::Attr(Of::Bool), opt; }
    LLVM_LOOP_ANNOTATION = "llvm.loop_annotation" => "loop_annotation" Struct {
        disableNonforced: FieldKind::Attr(Of::Bool), opt;
        vectorize: Record(LLVM_LOOP_VECTORIZE), opt;
        interleave: Record(LLVM_LOOP_INTERLEAVE), opt;
        unroll: Record(LLVM_LOOP_UNROLL), opt;
        unrollAndJam: Record(LLVM_LOOP_UNROLL_AND_JAM), opt;
        licm: Record(LLVM_LOOP_LICM), opt;
        distribute: Record(LLVM_LOOP_DISTRIBUTE), opt;
        pipeline: Record(LLVM_LOOP_PIPELINE), opt;
        peeled: Record(LLVM_LOOP_PEELED), opt;
        unswitch: Record(LLVM_LOOP_UNSWITCH), opt;
        mustProgress: FieldKind::Attr(Of::Bool), opt;
        isVectorized: FieldKind::Attr(Of::Bool), opt;
        startLoc: FieldKind::Attr(Of::Place), opt;
        endLoc: FieldKind::Attr(Of::Place), opt;
        parallelAccesses: Records(LLVM_ACCESS_GROUP), opt;
    }

    LLVM_DI_NULL_TYPE = "llvm.di_null_type" => "di_null_type" Struct {}
    LLVM_DI_EXPRESSION_ELEM = "llvm.di_expression_elem" Call { opcode: Word; arguments: Attrs(Of::Int), opt; }
    LLVM_DI_EXPRESSION = "llvm.di_expression" OptList { operations: Records(LLVM_DI_EXPRESSION_ELEM), opt; }
    LLVM_DI_FILE = "llvm.di_file" => "di_file" In { name: Str; directory: Str; }
    LLVM_DI_BASIC_TYPE = "llvm.di_basic_type" => "di_basic_type" Struct { tag: Word; name: Str; sizeInBits: U64, opt; encoding: Word, opt; }
    LLVM_DI_COMPILE_UNIT = "llvm.di_compile_unit" => "di_compile_unit" Struct {
        id: FieldKind::Attr(Of::Distinct);
        sourceLanguage: Word;
        file: Record(LLVM_DI_FILE);
        producer: Str, opt;
        isOptimized: Bool;
        emissionKind: Enum(e::LLVM_DI_EMISSION_KIND);
        nameTableKind: Enum(e::LLVM_DI_NAME_TABLE_KIND), opt;
        splitDebugFilename: Str, opt, since_20;
    }
    LLVM_DI_COMPOSITE_TYPE = "llvm.di_composite_type" => "di_composite_type" Struct {
        recId: FieldKind::Attr(Of::Distinct), opt;
        isRecSelf: Bool, opt, since_20;
        tag: Word, opt;
        name: Str, opt;
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
        scope: FieldKind::Attr(Of::Scope), opt;
        baseType: FieldKind::Attr(Of::DiType), opt;
        flags: Enum(e::LLVM_DI_FLAGS), opt;
        sizeInBits: U64, opt;
        alignInBits: U64, opt;
        dataLocation: Record(LLVM_DI_EXPRESSION), opt;
        rank: Record(LLVM_DI_EXPRESSION), opt;
        allocated: Record(LLVM_DI_EXPRESSION), opt;
        associated: Record(LLVM_DI_EXPRESSION), opt;
        elements: Attrs(Of::DiNode), opt;
    }
    LLVM_DI_DERIVED_TYPE = "llvm.di_derived_type" => "di_derived_type" Struct {
        tag: Word;
        name: Str, opt;
        baseType: FieldKind::Attr(Of::DiType), opt;
        sizeInBits: U64, opt;
        alignInBits: U32, opt;
        offsetInBits: U64, opt;
        dwarfAddressSpace: U32, opt;
        extraData: FieldKind::Attr(Of::DiNode), opt;
    }
    LLVM_DI_GLOBAL_VARIABLE = "llvm.di_global_variable" => "di_global_variable" Struct {
        scope: FieldKind::Attr(Of::Scope), opt;
        name: Str, opt;
        linkageName: Str, opt;
        file: Record(LLVM_DI_FILE);
        line: U32;
        r#type: FieldKind::Attr(Of::DiType);
        isLocalToUnit: Bool, opt;
        isDefined: Bool, opt;
        alignInBits: U32, opt;
    }
    LLVM_DI_GLOBAL_VARIABLE_EXPRESSION = "llvm.di_global_variable_expression" => "di_global_variable_expression" Struct {
        var: Record(LLVM_DI_GLOBAL_VARIABLE);
        expr: Record(LLVM_DI_EXPRESSION), opt;
    }
    LLVM_DI_LABEL = "llvm.di_label" => "di_label" Struct { scope: FieldKind::Attr(Of::Scope); name: Str, opt; file: Record(LLVM_DI_FILE), opt; line: U32, opt; }
    LLVM_DI_LEXICAL_BLOCK = "llvm.di_lexical_block" => "di_lexical_block" Struct {
        scope: FieldKind::Attr(Of::Scope);
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
        column: U32, opt;
    }
    LLVM_DI_LEXICAL_BLOCK_FILE = "llvm.di_lexical_block_file" => "di_lexical_block_file" Struct {
        scope: FieldKind::Attr(Of::Scope);
        file: Record(LLVM_DI_FILE), opt;
        discriminator: U32;
    }
    LLVM_DI_LOCAL_VARIABLE = "llvm.di_local_variable" => "di_local_variable" Struct {
        scope: FieldKind::Attr(Of::Scope);
        name: Str, opt;
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
        arg: U32, opt;
        alignInBits: U32, opt;
        r#type: FieldKind::Attr(Of::DiType), opt;
        flags: Enum(e::LLVM_DI_FLAGS), opt;
    }
    LLVM_DI_MODULE = "llvm.di_module" => "di_module" Struct {
        file: Record(LLVM_DI_FILE), opt;
        scope: FieldKind::Attr(Of::Scope), opt;
        name: Str, opt;
        configMacros: Str, opt;
        includePath: Str, opt;
        apinotes: Str, opt;
        line: U32, opt;
        isDecl: Bool, opt;
    }
    LLVM_DI_NAMESPACE = "llvm.di_namespace" => "di_namespace" Struct { name: Str, opt; scope: FieldKind::Attr(Of::Scope), opt; exportSymbols: Bool; }
    LLVM_DI_IMPORTED_ENTITY = "llvm.di_imported_entity" => "di_imported_entity" Struct {
        tag: Word;
        scope: FieldKind::Attr(Of::Scope);
        entity: FieldKind::Attr(Of::DiNode);
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
        name: Str, opt;
        elements: Attrs(Of::DiNode), opt;
    }
    LLVM_DI_ANNOTATION = "llvm.di_annotation" Struct { name: Str; value: Str; }
    LLVM_DI_COMMON_BLOCK = "llvm.di_common_block" => "di_common_block" Struct {
        scope: FieldKind::Attr(Of::Scope);
        decl: Record(LLVM_DI_GLOBAL_VARIABLE), opt;
        name: Str;
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
    }
    LLVM_DI_GENERIC_SUBRANGE = "llvm.di_generic_subrange" Struct {
        count: FieldKind::Attr(Of::Any), opt;
        lowerBound: FieldKind::Attr(Of::Any);
        upperBound: FieldKind::Attr(Of::Any), opt;
        stride: FieldKind::Attr(Of::Any);
    }
    LLVM_DI_SUBRANGE = "llvm.di_subrange" Struct { count: FieldKind::Attr(Of::Any), opt; lowerBound: FieldKind::Attr(Of::Any), opt; upperBound: FieldKind::Attr(Of::Any), opt; stride: FieldKind::Attr(Of::Any), opt; }
    LLVM_DI_SUBROUTINE_TYPE = "llvm.di_subroutine_type" => "di_subroutine_type" Struct { callingConvention: Word, opt; types: Attrs(Of::DiType), opt; }
    LLVM_DI_SUBPROGRAM = "llvm.di_subprogram" => "di_subprogram" Struct {
        recId: FieldKind::Attr(Of::Distinct), opt, since_20;
        isRecSelf: Bool, opt, since_20;
        id: FieldKind::Attr(Of::Distinct), opt;
        compileUnit: Record(LLVM_DI_COMPILE_UNIT), opt;
        scope: FieldKind::Attr(Of::Scope), opt;
        name: Str, opt;
        linkageName: Str, opt;
        file: Record(LLVM_DI_FILE), opt;
        line: U32, opt;
        scopeLine: U32, opt;
        subprogramFlags: Enum(e::LLVM_DI_SUBPROGRAM_FLAGS), opt;
        r#type: Record(LLVM_DI_SUBROUTINE_TYPE), opt;
        retainedNodes: Attrs(Of::DiNode), opt, since_20;
        annotations: Attrs(Of::DiNode), opt, since_20;
    }
    LLVM_DI_STRING_TYPE = "llvm.di_string_type" => "di_string_type" Struct {
        tag: Word;
        name: Str;
        sizeInBits: U64, opt;
        alignInBits: U32, opt;
        stringLength: FieldKind::Attr(Of::Variable), opt;
        stringLengthExp: Record(LLVM_DI_EXPRESSION), opt;
        stringLocationExp: Record(LLVM_DI_EXPRESSION), opt;
        encoding: Word, opt;
    }
    #[cfg(feature = "processors")]
    GPU_SELECT_OBJECT = "gpu.select_object" Params { target: FieldKind::Attr(Of::Target); }
    #[cfg(feature = "processors")]
    NVVM_SHAPE = "nvvm.shape" Struct { m: Int; n: Int; k: Int; }
    #[cfg(feature = "processors")]
    NVVM_LD_ST_MATRIX_SHAPE = "nvvm.ld_st_matrix_shape" Struct { m: Int; n: Int; }
    #[cfg(feature = "processors")]
    NVVM_TARGET = "nvvm.target" OptStruct { O: Int, opt; triple: Str, opt; chip: Str, opt; features: Str, opt; flags: FieldKind::Attr(Of::Dict), opt; link: FieldKind::Attr(Of::Array), opt; }
    #[cfg(feature = "processors")]
    ROCDL_TARGET = "rocdl.target" OptStruct {
        O: Int, opt;
        triple: Str, opt;
        chip: Str, opt;
        features: Str, opt;
        abi: Str, opt;
        flags: FieldKind::Attr(Of::Dict), opt;
        link: FieldKind::Attr(Of::Array), opt;
    }
}
