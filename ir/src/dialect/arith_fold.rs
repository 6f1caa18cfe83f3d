//! Folders (placeholder).
use crate::id::{Attr, Op};
use crate::module::Module;
use crate::row::Folded;
use alloc::vec::Vec;
#[allow(missing_docs)]
pub fn addi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn addui_extended(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn andi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn bitcast(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn ceildivsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn ceildivui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn cmpi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn constant(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn divsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn divui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn extsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn extui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn floordivsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn index_cast(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn index_castui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn maxsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn maxui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn minsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn minui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn muli(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn mulsi_extended(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn mului_extended(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn ori(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn remsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn remui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn select(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn shli(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn shrsi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn shrui(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn subi(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn trunci(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
#[allow(missing_docs)]
pub fn xori(_: &mut Module, _: Op, _: &[Option<Attr>], _: &mut Vec<Folded>) -> bool {
    false
}
