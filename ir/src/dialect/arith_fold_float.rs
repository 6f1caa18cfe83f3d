//! Folders (placeholder).
use crate::id::{Attr, Op};
use crate::module::Module;
use crate::row::Folded;
use alloc::vec::Vec;
#[allow(missing_docs)]
pub fn addf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn cmpf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn divf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn extf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn fptosi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn fptoui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn maximumf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn maxnumf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn minimumf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn minnumf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn mulf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn negf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn remf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn sitofp(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn subf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn truncf(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn uitofp(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
