//! Types of generated values.

/// A float format that every tool computes alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Float {
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `f16`
    F16,
    /// `bf16`
    BF16,
}

impl Float {
    /// In MLIR.
    pub const fn name(self) -> &'static str {
        match self {
            Float::F32 => "f32",
            Float::F64 => "f64",
            Float::F16 => "f16",
            Float::BF16 => "bf16",
        }
    }
    /// In bits.
    pub const fn width(self) -> u32 {
        match self {
            Float::F32 => 32,
            Float::F64 => 64,
            Float::F16 | Float::BF16 => 16,
        }
    }
}

/// The type of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Ty {
    /// `i1` to `i64`
    Int(u32),
    /// `index`
    Index,
    /// `f32` and the like
    Float(Float),
    /// `complex<f32>` and the like
    Complex(Float),
    /// `vector<2x4xf32>` and the like
    Vector(Shape),
}

/// The type of the lanes of a vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Lane {
    /// `i1` to `i64`
    Int(u32),
    /// `index`
    Index,
    /// `f32` and the like
    Float(Float),
}

/// A vector type of at most [`RANK`] dimensions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Shape {
    /// Of the lanes.
    pub lane: Lane,
    sizes: [u8; RANK],
    rank: u8,
}

/// Sizes of dimensions go up to this.
pub const MAX_SIZE: usize = u8::MAX as usize;
/// Dimensions of a vector, at most.
pub const RANK: usize = 3;

impl Shape {
    /// Of these sizes. No more than [`RANK`] of them count.
    pub fn new(lane: Lane, dims: &[usize]) -> Shape {
        let mut sizes = [0; RANK];
        for (to, &d) in sizes.iter_mut().zip(dims) {
            debug_assert!(d <= MAX_SIZE, "a vector of {d} lanes in a row");
            *to = d as u8;
        }
        Shape { lane, sizes, rank: dims.len().min(RANK) as u8 }
    }
    /// The sizes.
    pub fn dims(&self) -> Vec<usize> {
        self.sizes[..usize::from(self.rank)].iter().map(|&d| usize::from(d)).collect()
    }
    /// The place of each lane, as `vector.extract` writes it.
    pub fn places(&self) -> Vec<String> {
        let dims = self.dims();
        let place = |mut left: usize| {
            let mut at: Vec<String> = Vec::new();
            for d in dims.iter().rev() {
                at.insert(0, (left % d).to_string());
                left /= d;
            }
            at.join(", ")
        };
        (0..self.count()).map(place).collect()
    }
    /// Whether LLVM passes such a vector to functions as it should; of one odd lane and of some odd numbers of them it does
    /// not (`upstream/vector_of_one_odd_lane.ll`, `upstream/lanes_of_i36_in_calls.ll`).
    pub fn passes_well(&self) -> bool {
        let (n, w) = (self.dims().last().copied().unwrap_or(1) as u32, width(self.elem()));
        match n {
            1 => w.is_power_of_two(),
            n => n.is_power_of_two() || w % 8 == 0 || n * w % 8 != 0,
        }
    }
    /// Number of lanes.
    pub fn count(&self) -> usize {
        self.dims().iter().product()
    }
    /// The type of one lane.
    pub fn elem(&self) -> Ty {
        match self.lane {
            Lane::Int(w) => Ty::Int(w),
            Lane::Index => Ty::Index,
            Lane::Float(f) => Ty::Float(f),
        }
    }
}

impl Ty {
    /// The scalar that it is made of: of a vector that of a lane, of all else itself.
    pub fn scalar(self) -> Ty {
        match self {
            Ty::Vector(s) => s.elem(),
            t => t,
        }
    }
    /// The same shape of something else. Complex numbers have no vectors here.
    pub fn with(self, scalar: Ty) -> Ty {
        match (self, scalar) {
            (Ty::Vector(s), Ty::Int(w)) => Ty::Vector(Shape { lane: Lane::Int(w), ..s }),
            (Ty::Vector(s), Ty::Index) => Ty::Vector(Shape { lane: Lane::Index, ..s }),
            (Ty::Vector(s), Ty::Float(f)) => Ty::Vector(Shape { lane: Lane::Float(f), ..s }),
            _ => scalar,
        }
    }
    /// Truth values, one for each scalar.
    pub fn truth(self) -> Ty {
        self.with(Ty::Int(1))
    }
    /// As a part of the name of a function.
    pub fn word(self) -> String {
        match self {
            Ty::Complex(f) => format!("complex_{}", f.name()),
            Ty::Vector(s) => {
                let dims: Vec<String> = s.dims().iter().map(|d| format!("{d}x")).collect();
                format!("vector_{}{}", dims.concat(), s.elem())
            }
            t => t.to_string(),
        }
    }
}

impl std::fmt::Display for Ty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ty::Int(w) => write!(f, "i{w}"),
            Ty::Index => f.write_str("index"),
            Ty::Float(k) => f.write_str(k.name()),
            Ty::Complex(k) => write!(f, "complex<{}>", k.name()),
            Ty::Vector(s) => {
                f.write_str("vector<")?;
                s.dims().iter().try_for_each(|d| write!(f, "{d}x"))?;
                write!(f, "{}>", s.elem())
            }
        }
    }
}

/// The width that arithmetic on a type works with; 0 for floats.
pub fn width(ty: Ty) -> u32 {
    match ty.scalar() {
        Ty::Int(w) => w,
        Ty::Index => 64,
        _ => 0,
    }
}

/// A size, stride or offset: known, or only at run time.
pub type Dim = Option<i64>;

/// As in a memref type.
pub fn dim_text(d: Dim) -> String {
    d.map_or_else(|| "?".to_owned(), |n| n.to_string())
}

/// The type of a memref.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemTy {
    /// Of its elements.
    pub elem: Ty,
    /// Its sizes, all at least 1.
    pub dims: Vec<Dim>,
    /// Strides and offset; the identity when absent.
    pub layout: Option<(Vec<Dim>, Dim)>,
    /// Memory space.
    pub space: u32,
}

impl MemTy {
    /// The strides and the offset.
    pub fn strides(&self) -> (Vec<Dim>, Dim) {
        if let Some(l) = &self.layout {
            return l.clone();
        }
        let mut strides = vec![Some(1); self.dims.len()];
        for i in (0..self.dims.len().saturating_sub(1)).rev() {
            strides[i] = strides[i + 1].zip(self.dims[i + 1]).map(|(a, b)| a * b);
        }
        (strides, Some(0))
    }
    /// Number of elements, if it is known.
    pub fn count(&self) -> Option<i64> {
        self.dims.iter().try_fold(1i64, |n, d| d.map(|d| n * d))
    }
    /// The same with every size, stride and the offset known only at run time.
    pub fn dynamic(&self) -> MemTy {
        let n = self.dims.len();
        MemTy { dims: vec![None; n], layout: Some((vec![None; n], None)), ..self.clone() }
    }
}

impl std::fmt::Display for MemTy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("memref<")?;
        for &d in &self.dims {
            write!(f, "{}x", dim_text(d))?;
        }
        write!(f, "{}", self.elem)?;
        if let Some((strides, offset)) = &self.layout {
            let strides: Vec<String> = strides.iter().map(|&d| dim_text(d)).collect();
            write!(f, ", strided<[{}]", strides.join(", "))?;
            if *offset != Some(0) {
                write!(f, ", offset: {}", dim_text(*offset))?;
            }
            f.write_str(">")?;
        }
        if self.space != 0 {
            write!(f, ", {}", self.space)?;
        }
        f.write_str(">")
    }
}
