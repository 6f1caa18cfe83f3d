//! Typed `u32` indices. Every entity of a [`Module`](crate::Module) is named by one of these; nothing in lowir
//! holds a reference into an arena. `Debug` prints the textual name, so a failing assert reads like the IR.

use core::fmt;

/// An index type that [`Col`](crate::store::Col) can be addressed by.
pub trait Id: Copy + Eq {
    /// The id of the `i`-th entity.
    fn new(i: usize) -> Self;
    /// The position of the entity in its columns.
    fn idx(self) -> usize;
}

/// Numbers that one place gives out and looks up: virtual registers, symbols of an object.
impl Id for u32 {
    #[inline]
    fn new(i: usize) -> u32 {
        i as u32
    }
    #[inline]
    fn idx(self) -> usize {
        self as usize
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// The reserved "no such entity" value; signatures use `Option`, records use this.
            pub const NONE: $name = $name(u32::MAX);
            /// Whether this is [`Self::NONE`].
            #[inline]
            pub const fn is_none(self) -> bool { self.0 == u32::MAX }
            /// Whether this names an entity.
            #[inline]
            pub const fn is_some(self) -> bool { self.0 != u32::MAX }
            /// `None` for the reserved value.
            #[inline]
            pub const fn get(self) -> Option<$name> { if self.is_none() { None } else { Some(self) } }
        }

        impl Id for $name {
            #[inline]
            fn new(i: usize) -> Self { $name(i as u32) }
            #[inline]
            fn idx(self) -> usize { self.0 as usize }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if self.is_none() { write!(f, concat!($prefix, "none")) } else { write!(f, concat!($prefix, "{}"), self.0) }
            }
        }
    )*};
}

ids! {
    /// An operation.
    Op "op";
    /// An SSA value: a result of an operation or an argument of a block.
    Value "%";
    /// A block.
    Block "^bb";
    /// A region.
    Region "region";
    /// An interned type.
    Type "!";
    /// An interned attribute.
    Attr "#";
    /// An interned string.
    Sym "@";
    /// An interned affine expression.
    Expr "expr";
}

/// A source location. Locations of parsed operations are byte offsets into the module's source until somebody asks
/// for a line and a column; others are entries of [`Context::locs`](crate::Context::locs).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Loc(pub u32);

impl Loc {
    /// `loc(unknown)`.
    pub const UNKNOWN: Loc = Loc(u32::MAX);
    const INTERNED: u32 = 1 << 31;

    /// The location of the byte at `offset` (below 2^31) of the module's source.
    #[inline]
    pub const fn at(offset: u32) -> Loc {
        debug_assert!(offset < Self::INTERNED);
        Loc(offset)
    }
    /// The location that is entry `i` of the interned locations.
    #[inline]
    pub const fn interned(i: u32) -> Loc {
        Loc(i | Self::INTERNED)
    }
    /// The byte offset, if this is a place in the module's source.
    #[inline]
    pub const fn offset(self) -> Option<u32> {
        if self.0 & Self::INTERNED == 0 { Some(self.0) } else { None }
    }
    /// The index of the interned location, if this is one.
    #[inline]
    pub const fn entry(self) -> Option<u32> {
        if self.0 != u32::MAX && self.0 & Self::INTERNED != 0 { Some(self.0 & !Self::INTERNED) } else { None }
    }
    /// Whether this is `loc(unknown)`.
    #[inline]
    pub const fn is_unknown(self) -> bool {
        self.0 == u32::MAX
    }
}

impl fmt::Debug for Loc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.offset(), self.entry()) {
            (Some(o), _) => write!(f, "loc(byte {o})"),
            (_, Some(e)) => write!(f, "loc{e}"),
            _ => write!(f, "loc(unknown)"),
        }
    }
}

/// The kind of an operation: a dense index into the dialect tables. [`Opcode::ERASED`] marks a tombstone,
/// [`Opcode::UNREGISTERED`] an operation that no table knows (its name stands in its [`OpExtra`](crate::OpExtra)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opcode(pub u16);

impl Opcode {
    /// A tombstone: the operation was erased and is in no block.
    pub const ERASED: Opcode = Opcode(0);
    /// An operation of a name that no table holds.
    pub const UNREGISTERED: Opcode = Opcode(1);
    /// Position in the table of all operations.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "opcode{}", self.0)
    }
}
