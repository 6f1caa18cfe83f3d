//! When a body may be put into an affine loop or condition: affine dimensions and symbols must stay what they are.
//! Source: MLIR documentation, "'affine' Dialect", "Dimensions and Symbols", and mlir-opt.

use ir::dialect::affine_access::{is_dim, is_symbol, map_of, scope_of};
use ir::dialect::{affine, memref};
use ir::{Def, Module, Op, Region, Traits, Value};

/// Whether an operation is an affine loop or condition.
pub fn is_construct(m: &Module, op: Op) -> bool {
    op.is_some() && matches!(m.kind(op), affine::FOR | affine::IF | affine::PARALLEL)
}

/// Whether the operations of a body of one block may stand where a call is; `passed` are its arguments and what is passed
/// for them.
pub fn fits(m: &Module, call: Op, body: Region, ops: &[Op], passed: &[(Value, Value)]) -> bool {
    let scope = scope_of(m, call);
    let fine = |v: Value, dim: bool| match m.def(v) {
        Def::Arg(block, _) if m.blocks[block].region == body => {
            let Some(&(_, to)) = passed.iter().find(|p| p.0 == v) else { return false };
            if dim { is_dim(m, to, scope) } else { is_symbol(m, to, scope) }
        }
        Def::Result(def, _) if m.blocks[m.op_record[def].block].region == body => {
            m.row(def).traits.has(Traits::CONSTANT_LIKE) || m.kind(def) == memref::DIM
        }
        _ => true,
    };
    ops.iter().all(|&op| {
        if m.kind(op) == affine::APPLY || matches!(m.kind(op), affine::LOAD | affine::STORE | affine::VECTOR_LOAD | affine::VECTOR_STORE) {
            let Some(map) = map_of(m, op) else { return false };
            let n = (map.n_dims + map.n_syms) as usize;
            let Some(first) = m.n_operands(op).checked_sub(n) else { return false };
            let apply = m.kind(op) == affine::APPLY;
            return m.operands(op)[first..].iter().enumerate().all(|(i, &v)| fine(v, !apply || i < map.n_dims as usize));
        }
        m.row(op).traits.any(Traits::PURE | Traits::NO_MEMORY_EFFECT | Traits::CONSTANT_LIKE)
    })
}
