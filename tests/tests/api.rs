//! What a program that embeds lowir relies on.

#[test]
fn errors_come_back_as_text() {
    let error = lowir::compile("bad.mlir", "func.func @f() { return %x : i32 }", &lowir::Options::default()).unwrap_err();
    assert!(error.starts_with("bad.mlir:1:"), "{error}");
}
