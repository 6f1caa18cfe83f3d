//! What a program that embeds lowir relies on.

#[test]
fn errors_come_back_as_text() {
    let error = lowir::compile("bad.mlir", "func.func @f() { return %x : i32 }", &lowir::Options::default()).unwrap_err();
    assert!(error.starts_with("bad.mlir:1:"), "{error}");
}

#[test]
fn a_users_type_conversion_wins() {
    let mut cx = ir::Context::default();
    let memref = cx.memref_type(&[ir::DYNAMIC], ir::Type::F32, ir::Attr::NONE, ir::Attr::NONE);
    let mut types = lower::TypeConverter::llvm(64);
    let descriptor = types.convert(&mut cx, memref);
    assert!(descriptor.is_some());

    let mut own = lower::TypeConverter::llvm(64);
    own.rules.push(|_, cx, ty| match cx.type_data(ty) {
        ir::TypeData::MemRef { .. } => Some(Some(ir::Type::I64)),
        _ => None,
    });
    assert_eq!(own.convert(&mut cx, memref), Some(ir::Type::I64));
    assert_eq!(own.convert(&mut cx, ir::Type::INDEX), Some(ir::Type::I64), "the other rules stay");
}
