mod scale_abi;
use scale_abi::{_mlir_ciface_scale, memref::View};

fn main() {
    let mut data = [1f32, 2.0, 3.0, 4.0, 5.0, 6.0];
    let mut m = View::<_, i64, 2>::new(&mut data, [2, 3]).unwrap();
    // SAFETY: the declaration was written from the function's own signature.
    let last = unsafe { _mlir_ciface_scale(m.as_mut_ptr(), 10.0) };
    assert_eq!((last, data[5]), (50.0, 60.0));
}
