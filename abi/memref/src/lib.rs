//! Memref descriptors as lowered functions take and give them, with safe views over slices and shapes.
//!
//! A descriptor is five fields of plain data; a view adds the lifetime of the elements. Going from elements to a
//! descriptor is safe, the way back is not, because only the caller knows that the pointers are alive: these few
//! conversions are the `unsafe` of this crate. `I` is the integer that `index` was lowered to.
//!
//! ```
//! use memref::{MemRef, View};
//! # unsafe extern "C" fn _mlir_ciface_last(m: *mut MemRef<f32, i64, 2>) -> f32 {
//! #     unsafe { *(*m).get([1, 2]).unwrap() }
//! # }
//! let mut data = [1f32, 2.0, 3.0, 4.0, 5.0, 6.0];
//! let mut m = View::<_, i64, 2>::new(&mut data, [2, 3]).unwrap();
//! // SAFETY: `func.func @last(%m: memref<?x?xf32>) -> f32` was lowered with a C interface.
//! let last = unsafe { _mlir_ciface_last(m.as_mut_ptr()) };
//! assert_eq!(last, 6.0);
//! ```
#![no_std]

use core::marker::PhantomData;

/// The integer of `index`: `i64`, or `i32` for `--index-bitwidth=32`.
pub trait Index: Copy {
    /// As a machine word.
    fn word(self) -> isize;
    /// From a machine word; `None` if it does not fit.
    fn of(n: usize) -> Option<Self>;
}

impl Index for i64 {
    fn word(self) -> isize {
        self as isize
    }
    fn of(n: usize) -> Option<i64> {
        i64::try_from(n).ok()
    }
}

impl Index for i32 {
    fn word(self) -> isize {
        self as isize
    }
    fn of(n: usize) -> Option<i32> {
        i32::try_from(n).ok()
    }
}

/// A complex number.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C)]
pub struct Complex<T> {
    /// Real part.
    pub re: T,
    /// Imaginary part.
    pub im: T,
}

/// A value without a type of its own, aligned to 4 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(4))]
pub struct Bytes4<const N: usize>(pub [u8; N]);

/// A value without a type of its own, aligned to 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(8))]
pub struct Bytes8<const N: usize>(pub [u8; N]);

/// A value without a type of its own, aligned to 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(16))]
pub struct Bytes16<const N: usize>(pub [u8; N]);

/// A value without a type of its own, aligned to 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(32))]
pub struct Bytes32<const N: usize>(pub [u8; N]);

/// Sixteen bytes that travel in a vector register: a part of a vector, or an `f128`. In a struct of its own the vector
/// type may be passed to foreign functions.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct V128(pub core::arch::x86_64::__m128i);

#[cfg(target_arch = "x86_64")]
impl V128 {
    /// From its bytes.
    pub fn of(bytes: [u8; 16]) -> V128 {
        // SAFETY: both are sixteen bytes of plain data.
        unsafe { core::mem::transmute(bytes) }
    }
    /// Its bytes.
    pub fn bytes(self) -> [u8; 16] {
        // SAFETY: both are sixteen bytes of plain data.
        unsafe { core::mem::transmute(self) }
    }
}

/// The descriptor of a memref of rank `N`.
#[derive(PartialEq, Eq, Debug)]
#[repr(C)]
pub struct MemRef<T, I, const N: usize> {
    /// What was allocated and is freed.
    pub allocated: *mut T,
    /// What is indexed.
    pub aligned: *mut T,
    /// Elements from the aligned pointer to the first one.
    pub offset: I,
    /// Number of elements in each dimension.
    pub sizes: [I; N],
    /// Elements from one to the next in each dimension.
    pub strides: [I; N],
}

// A descriptor is copied whatever its elements are.
impl<T, I: Copy, const N: usize> Clone for MemRef<T, I, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, I: Copy, const N: usize> Copy for MemRef<T, I, N> {}

/// The descriptor of a memref of unknown rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct UnrankedMemRef<I> {
    /// The rank.
    pub rank: I,
    /// A [`MemRef`] of that rank.
    pub descriptor: *mut core::ffi::c_void,
}

/// Elements of a slice in a shape, the last dimension fastest, lent to a lowered function.
#[derive(Debug)]
pub struct View<'a, T, I, const N: usize> {
    memref: MemRef<T, I, N>,
    elements: PhantomData<&'a mut [T]>,
}

impl<'a, T, I: Index, const N: usize> View<'a, T, I, N> {
    /// Lends a slice; `None` if the shape has another number of elements or does not fit the index.
    pub fn new(elements: &'a mut [T], shape: [usize; N]) -> Option<Self> {
        let mut step = 1usize;
        let mut strides = [I::of(0)?; N];
        let mut sizes = strides;
        for d in (0..N).rev() {
            (sizes[d], strides[d]) = (I::of(shape[d])?, I::of(step)?);
            step = step.checked_mul(shape[d])?;
        }
        if step != elements.len() {
            return None;
        }
        let data = elements.as_mut_ptr();
        Some(View { memref: MemRef { allocated: data, aligned: data, offset: I::of(0)?, sizes, strides }, elements: PhantomData })
    }
    /// The pointer that a C interface takes.
    pub fn as_mut_ptr(&mut self) -> *mut MemRef<T, I, N> {
        &mut self.memref
    }
    /// The descriptor, for the convention that takes its fields one by one.
    pub fn descriptor(&self) -> MemRef<T, I, N> {
        self.memref
    }
}

impl<T, I: Index, const N: usize> MemRef<T, I, N> {
    /// The place of an element, from the aligned pointer; `None` outside of the sizes.
    pub fn position(&self, at: [usize; N]) -> Option<isize> {
        let mut i = self.offset.word();
        for d in 0..N {
            let n = isize::try_from(at[d]).ok()?;
            if n >= self.sizes[d].word() {
                return None;
            }
            i = i.checked_add(n.checked_mul(self.strides[d].word())?)?;
        }
        Some(i)
    }
    /// An element.
    ///
    /// # Safety
    /// The descriptor must describe memory that is alive, holds values of `T`, and is not written for the lifetime.
    pub unsafe fn get<'a>(&self, at: [usize; N]) -> Option<&'a T> {
        let i = self.position(at)?;
        // SAFETY: the position is inside of the sizes, and the caller vouches for the memory that they describe.
        Some(unsafe { &*self.aligned.offset(i) })
    }
    /// The elements as a slice; `None` if they do not lie one behind the other, the last dimension fastest.
    ///
    /// # Safety
    /// As for [`MemRef::get`].
    pub unsafe fn as_slice<'a>(&self) -> Option<&'a [T]> {
        let mut step = 1usize;
        for d in (0..N).rev() {
            let size = usize::try_from(self.sizes[d].word()).ok()?;
            if size != 1 && usize::try_from(self.strides[d].word()).ok()? != step {
                return None;
            }
            step = step.checked_mul(size)?;
        }
        if step == 0 {
            return Some(&[]);
        }
        // SAFETY: the sizes and strides say that so many elements follow the first one; the caller vouches for them.
        Some(unsafe { core::slice::from_raw_parts(self.aligned.offset(self.offset.word()), step) })
    }
}

impl<I: Index> UnrankedMemRef<I> {
    /// The ranked descriptor; `None` if the rank is another one.
    ///
    /// # Safety
    /// The descriptor must point to a live one of elements `T` and of the rank that it says.
    pub unsafe fn ranked<T: Copy, const N: usize>(&self) -> Option<MemRef<T, I, N>> {
        if self.rank.word() != N as isize {
            return None;
        }
        let p = self.descriptor.cast::<MemRef<T, I, N>>();
        // SAFETY: the rank fits and the caller vouches for the pointer. The fields are read one by one: with 32-bit
        // indices a lowered function allocates no padding behind the last one.
        Some(unsafe {
            MemRef {
                allocated: (&raw const (*p).allocated).read(),
                aligned: (&raw const (*p).aligned).read(),
                offset: (&raw const (*p).offset).read(),
                sizes: (&raw const (*p).sizes).read(),
                strides: (&raw const (*p).strides).read(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slice_in_a_shape() {
        let mut data = [1, 2, 3, 4, 5, 6];
        let view = View::<_, i64, 2>::new(&mut data, [2, 3]).unwrap();
        let m = view.descriptor();
        assert_eq!((m.sizes, m.strides), ([2, 3], [3, 1]));
        assert_eq!((m.position([1, 2]), m.position([2, 0])), (Some(5), None));
        // SAFETY: `data` is alive and only read.
        unsafe {
            assert_eq!(m.get([1, 1]), Some(&5));
            assert_eq!(m.as_slice(), Some(&[1, 2, 3, 4, 5, 6][..]));
        }
        assert!(View::<_, i32, 1>::new(&mut data, [5]).is_none());
    }
}
