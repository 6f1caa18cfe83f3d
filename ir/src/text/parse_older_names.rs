//! Names of operations that changed since 2019, packed: the names stand in one text, so that an entry takes six bytes
//! instead of 40.

use super::{parse_older as older, parse_older_forms as forms};
#[cfg(feature = "extended")]
use super::{parse_older_tensors as tensors, parse_older_vectors as vectors};
use crate::row::CustomParse;

/// Names that changed.
pub(super) struct Renames {
    /// Each old name and behind it the new one, one after the other.
    texts: &'static str,
    /// Where both end there, and which reader the text behind the name takes, if not that of the new name.
    ends: &'static [(u16, u16, u8)],
}

/// A name that changed: the old one, the new one, and a reader where the text behind the name changed too.
pub(super) type Renamed = (&'static str, &'static str, Option<CustomParse>);

impl Renames {
    /// An entry.
    fn at(&self, i: usize) -> Option<Renamed> {
        let &(middle, end, reader) = self.ends.get(i)?;
        let start = i.checked_sub(1).and_then(|i| self.ends.get(i)).map_or(0, |e| e.1);
        let (old, new) = self.texts.get(start as usize..end as usize)?.split_at_checked((middle - start) as usize)?;
        Some((old, new, READERS.get(reader as usize).copied()))
    }
    /// All entries, in the order of the old names.
    #[cfg(test)]
    pub fn iter(&self) -> impl Iterator<Item = Renamed> + '_ {
        (0..self.ends.len()).filter_map(|i| self.at(i))
    }
    /// What a name became. Logarithmic.
    pub fn find(&self, old: &str) -> Option<Renamed> {
        let (mut low, mut high) = (0, self.ends.len());
        while low < high {
            let middle = low.midpoint(high);
            let entry = self.at(middle)?;
            match entry.0.cmp(old) {
                core::cmp::Ordering::Less => low = middle + 1,
                core::cmp::Ordering::Greater => high = middle,
                core::cmp::Ordering::Equal => return Some(entry),
            }
        }
        None
    }
}

/// Where names end.
const fn ends<const N: usize>(list: &[(&str, &str, u8)]) -> [(u16, u16, u8); N] {
    let (mut out, mut n, mut i) = ([(0, 0, 0); N], 0, 0);
    while i < N {
        let (old, new, reader) = list[i];
        let middle = n + old.len();
        n = middle + new.len();
        assert!(n <= u16::MAX as usize);
        out[i] = (middle as u16, n as u16, reader);
        i += 1;
    }
    out
}

/// A table of `("old", "new", reader)`, sorted by the old name.
macro_rules! renames {
    ($(($old:literal, $new:literal, $reader:expr)),* $(,)?) => {
        Renames {
            texts: concat!($($old, $new),*),
            ends: {
                const LIST: &[(&str, &str, u8)] = &[$(($old, $new, $reader)),*];
                const ENDS: [(u16, u16, u8); LIST.len()] = ends(LIST);
                &ENDS
            },
        }
    };
}

/// The readers, by number.
static READERS: &[CustomParse] = &[
    older::atomic_rmw,
    older::cmpf,
    older::cmpi,
    older::constant,
    forms::dim,
    forms::rank,
    forms::nothing,
    forms::flat_transpose,
    forms::reshape,
    #[cfg(feature = "extended")]
    vectors::splat,
    #[cfg(not(feature = "extended"))]
    older::splat,
    #[cfg(feature = "extended")]
    vectors::extract_element,
    #[cfg(feature = "extended")]
    vectors::insert_element,
    #[cfg(feature = "extended")]
    tensors::extract_element,
    #[cfg(feature = "extended")]
    tensors::init_tensor,
    #[cfg(feature = "extended")]
    tensors::to_buffer,
    #[cfg(feature = "extended")]
    tensors::store,
];
const ATOMIC_RMW: u8 = 0;
const CMPF: u8 = 1;
const CMPI: u8 = 2;
const CONSTANT: u8 = 3;
const DIM: u8 = 4;
const RANK: u8 = 5;
const NOTHING: u8 = 6;
const FLAT_TRANSPOSE: u8 = 7;
const RESHAPE: u8 = 8;
const SPLAT: u8 = 9;
const EXTRACT_ELEMENT: u8 = 10;
const INSERT_ELEMENT: u8 = 11;
const EXTRACT_OLDER: u8 = 12;
const INIT_TENSOR: u8 = 13;
const TO_BUFFER: u8 = 14;
const STORE: u8 = 15;
/// The new name reads on.
const NONE: u8 = u8::MAX;

/// Operations of the standard dialect, which went without its name or with `std.`, and functions.
pub(super) static RENAMED: Renames = renames![
    ("absf", "math.absf", NONE),
    ("addcf", "complex.add", NONE),
    ("addf", "arith.addf", NONE),
    ("addi", "arith.addi", NONE),
    ("alloc", "memref.alloc", NONE),
    ("alloca", "memref.alloca", NONE),
    ("and", "arith.andi", NONE),
    ("assert", "cf.assert", NONE),
    ("assume_alignment", "memref.assume_alignment", NONE),
    ("atan", "math.atan", NONE),
    ("atan2", "math.atan2", NONE),
    ("atomic_rmw", "memref.atomic_rmw", ATOMIC_RMW),
    ("atomic_yield", "memref.atomic_yield", NONE),
    ("bitcast", "arith.bitcast", NONE),
    ("br", "cf.br", NONE),
    ("call", "func.call", NONE),
    ("call_indirect", "func.call_indirect", NONE),
    ("ceildivi_signed", "arith.ceildivsi", NONE),
    ("ceilf", "math.ceil", NONE),
    ("cmpf", "arith.cmpf", CMPF),
    ("cmpi", "arith.cmpi", CMPI),
    ("cond_br", "cf.cond_br", NONE),
    ("constant", "arith.constant", CONSTANT),
    ("copysign", "math.copysign", NONE),
    ("cos", "math.cos", NONE),
    ("create_complex", "complex.create", NONE),
    ("dealloc", "memref.dealloc", NONE),
    ("dim", "memref.dim", DIM),
    ("divf", "arith.divf", NONE),
    ("divi_signed", "arith.divsi", NONE),
    ("divi_unsigned", "arith.divui", NONE),
    ("divis", "arith.divsi", NONE),
    ("diviu", "arith.divui", NONE),
    ("dynamic_tensor_from_elements", "tensor.generate", NONE),
    ("exp", "math.exp", NONE),
    ("exp2", "math.exp2", NONE),
    ("extract_element", "tensor.extract", EXTRACT_OLDER),
    ("floordivi_signed", "arith.floordivsi", NONE),
    ("floorf", "math.floor", NONE),
    ("fmaf", "math.fma", NONE),
    ("fpext", "arith.extf", NONE),
    ("fptosi", "arith.fptosi", NONE),
    ("fptoui", "arith.fptoui", NONE),
    ("fptrunc", "arith.truncf", NONE),
    ("func", "func.func", NONE),
    ("generic_atomic_rmw", "memref.generic_atomic_rmw", NONE),
    ("get_global_memref", "memref.get_global", NONE),
    ("global_memref", "memref.global", NONE),
    ("im", "complex.im", NONE),
    ("index_cast", "arith.index_cast", NONE),
    ("load", "memref.load", NONE),
    ("log", "math.log", NONE),
    ("log10", "math.log10", NONE),
    ("log1p", "math.log1p", NONE),
    ("log2", "math.log2", NONE),
    ("maxf", "arith.maximumf", NONE),
    ("maxsi", "arith.maxsi", NONE),
    ("maxui", "arith.maxui", NONE),
    ("memref_cast", "memref.cast", NONE),
    ("memref_reinterpret_cast", "memref.reinterpret_cast", NONE),
    ("memref_reshape", "memref.reshape", NONE),
    ("minf", "arith.minimumf", NONE),
    ("minsi", "arith.minsi", NONE),
    ("minui", "arith.minui", NONE),
    ("mulf", "arith.mulf", NONE),
    ("muli", "arith.muli", NONE),
    ("negf", "arith.negf", NONE),
    ("or", "arith.ori", NONE),
    ("powf", "math.powf", NONE),
    ("prefetch", "memref.prefetch", NONE),
    ("rank", "memref.rank", RANK),
    ("re", "complex.re", NONE),
    ("remf", "arith.remf", NONE),
    ("remi_signed", "arith.remsi", NONE),
    ("remi_unsigned", "arith.remui", NONE),
    ("remis", "arith.remsi", NONE),
    ("remiu", "arith.remui", NONE),
    ("return", "func.return", NONE),
    ("rsqrt", "math.rsqrt", NONE),
    ("select", "arith.select", NONE),
    ("sexti", "arith.extsi", NONE),
    ("shift_left", "arith.shli", NONE),
    ("shift_right_signed", "arith.shrsi", NONE),
    ("shift_right_unsigned", "arith.shrui", NONE),
    ("shlis", "arith.shli", NONE),
    ("sin", "math.sin", NONE),
    ("sitofp", "arith.sitofp", NONE),
    ("splat", "vector.broadcast", SPLAT),
    ("sqrt", "math.sqrt", NONE),
    ("store", "memref.store", NONE),
    ("subcf", "complex.sub", NONE),
    ("subf", "arith.subf", NONE),
    ("subi", "arith.subi", NONE),
    ("subtensor", "tensor.extract_slice", NONE),
    ("subtensor_insert", "tensor.insert_slice", NONE),
    ("subview", "memref.subview", NONE),
    ("switch", "cf.switch", NONE),
    ("tanh", "math.tanh", NONE),
    ("tensor_cast", "tensor.cast", NONE),
    ("tensor_load", "bufferization.to_tensor", NONE),
    ("tensor_store", "bufferization.materialize_in_destination", STORE),
    ("tensor_to_memref", "bufferization.to_buffer", TO_BUFFER),
    ("transpose", "memref.transpose", NONE),
    ("truncf", "arith.truncf", NONE),
    ("trunci", "arith.trunci", NONE),
    ("uitofp", "arith.uitofp", NONE),
    ("view", "memref.view", NONE),
    ("xor", "arith.xori", NONE),
    ("zexti", "arith.extui", NONE),
];

/// Full names of operations of other dialects.
pub(super) static MOVED: Renames = renames![
    ("affine.terminator", "affine.yield", NONE),
    ("arith.addui_carry", "arith.addui_extended", NONE),
    ("arith.maxf", "arith.maximumf", NONE),
    ("arith.minf", "arith.minimumf", NONE),
    ("bufferization.to_memref", "bufferization.to_buffer", TO_BUFFER),
    ("builtin.func", "func.func", NONE),
    ("linalg.collapse_shape", "memref.collapse_shape", NONE),
    ("linalg.conv_1d_input_nwc_filter_wcf", "linalg.conv_1d_nwc_wcf", NONE),
    ("linalg.conv_2d_input_nhwc_filter_hwcf", "linalg.conv_2d_nhwc_hwcf", NONE),
    ("linalg.conv_3d_input_ndhwc_filter_dhwcf", "linalg.conv_3d_ndhwc_dhwcf", NONE),
    ("linalg.expand_shape", "memref.expand_shape", NONE),
    ("linalg.init_tensor", "tensor.empty", INIT_TENSOR),
    ("linalg.reshape", "memref.collapse_shape", RESHAPE),
    ("linalg.tensor_collapse_shape", "tensor.collapse_shape", NONE),
    ("linalg.tensor_expand_shape", "tensor.expand_shape", NONE),
    ("linalg.tensor_reshape", "tensor.collapse_shape", RESHAPE),
    ("llvm.addressof", "llvm.mlir.addressof", NONE),
    ("llvm.constant", "llvm.mlir.constant", NONE),
    ("llvm.dialect_cast", "builtin.unrealized_conversion_cast", NONE),
    ("llvm.global", "llvm.mlir.global", NONE),
    ("llvm.mlir.cast", "builtin.unrealized_conversion_cast", NONE),
    ("llvm.mlir.null", "llvm.mlir.zero", NONE),
    ("llvm.undef", "llvm.mlir.undef", NONE),
    ("loop.for", "scf.for", NONE),
    ("loop.if", "scf.if", NONE),
    ("loop.parallel", "scf.parallel", NONE),
    ("loop.reduce", "scf.reduce", NONE),
    ("loop.reduce.return", "scf.reduce.return", NONE),
    ("loop.terminator", "scf.yield", NONE),
    ("loop.yield", "scf.yield", NONE),
    ("math.abs", "math.absf", NONE),
    ("memref.buffer_cast", "bufferization.to_buffer", TO_BUFFER),
    ("memref.clone", "bufferization.clone", NONE),
    ("memref.memref_cast", "memref.cast", NONE),
    ("memref.tensor_load", "bufferization.to_tensor", NONE),
    ("memref.tensor_store", "bufferization.materialize_in_destination", STORE),
    ("module", "builtin.module", NONE),
    ("module_terminator", "builtin.unrealized_conversion_cast", NOTHING),
    ("vector.extractelement", "vector.extract", EXTRACT_ELEMENT),
    ("vector.flat_transpose", "llvm.intr.matrix.transpose", FLAT_TRANSPOSE),
    ("vector.insertelement", "vector.insert", INSERT_ELEMENT),
    ("vector.matrix_multiply", "llvm.intr.matrix.multiply", NONE),
    ("vector.splat", "vector.broadcast", SPLAT),
];
