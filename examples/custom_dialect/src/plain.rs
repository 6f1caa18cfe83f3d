//! lowir's conversion of memrefs replaced: no descriptor, a plain pointer to the first element. That is enough for
//! memrefs of static sizes in row-major order, and what a function then takes is what a C programmer would write.

use ir::dialect::memref;
use ir::{Context, Module, Op, Type, TypeData, Value};
use lower::{Extension, Rewriter, Rule, TypeConverter, build, memref_descriptor};

/// Converts memrefs of static sizes to pointers; others have no conversion.
fn convert(_: &mut TypeConverter, cx: &mut Context, ty: Type) -> Option<Option<Type>> {
    let TypeData::MemRef { dims, layout, space, .. } = cx.type_data(ty) else { return None };
    let plain = cx.shape(dims).iter().all(|&n| n != ir::DYNAMIC) && layout.is_none() && space.is_none();
    Some(plain.then_some(Type::LLVM_PTR))
}

/// The address of an element: the base and the row-major position.
fn address(rw: &mut Rewriter<'_>, base: Value, indices: &[Value]) -> Option<(Value, Type)> {
    let TypeData::MemRef { dims, elem, .. } = rw.m.type_data(base) else { return None };
    let elem = rw.convert(elem)?;
    let dims = rw.m.cx.shape(dims).to_vec();
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut at = None;
    for (i, &x) in indices.iter().enumerate() {
        let stride: i64 = dims[i + 1..].iter().product();
        let stride = build::int_constant(rw, index, stride);
        let step = rw.value(ir::dialect::llvm::MUL, &[x, stride], index, ir::Attr::EMPTY_DICT);
        at = Some(match at {
            Some(sum) => rw.value(ir::dialect::llvm::ADD, &[sum, step], index, ir::Attr::EMPTY_DICT),
            None => step,
        });
    }
    let at = match at {
        Some(at) => at,
        None => build::int_constant(rw, index, 0),
    };
    Some((memref_descriptor::gep(rw, base, Type::LLVM_PTR, elem, at), elem))
}

fn load(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        rw.at(op);
        let operands = rw.m.operands(op).to_vec();
        let [base, ref indices @ ..] = operands[..] else { continue };
        let Some((at, elem)) = address(rw, base, indices) else { continue };
        let value = memref_descriptor::load(rw, at, elem);
        rw.replace(op, &[value]);
    }
}

fn store(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        rw.at(op);
        let operands = rw.m.operands(op).to_vec();
        let [value, base, ref indices @ ..] = operands[..] else { continue };
        let Some((at, _)) = address(rw, base, indices) else { continue };
        memref_descriptor::store(rw, value, at);
        rw.erase(op);
    }
}

/// lowir's lowering with memrefs as plain pointers.
pub fn compile(name: &str, text: &str) -> Result<String, String> {
    let extension = Extension {
        rules: vec![Rule { opcode: memref::LOAD, rewrite: load }, Rule { opcode: memref::STORE, rewrite: store }],
        types: vec![convert],
        ..Extension::default()
    };
    super::run(Module::new(), name, text, &extension, &[], &[])
}
