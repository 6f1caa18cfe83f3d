//! What `affine.apply` comes to where some operands are known: a number, one of the operands, or a simpler one.

use alloc::vec::Vec;

use ir::{Attr, Value};

/// A number or a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mixed {
    /// Known.
    Number(i64),
    /// Known at run time.
    Value(Value),
}

/// The numbers of a list, [`ir::DYNAMIC`] for values, and the values.
#[cfg(feature = "extended")]
pub(crate) fn split(list: &[Mixed]) -> (Vec<i64>, Vec<Value>) {
    let mut values = Vec::new();
    let numbers = list.iter().map(|x| match *x {
        Mixed::Number(n) => n,
        Mixed::Value(v) => {
            values.push(v);
            ir::DYNAMIC
        }
    });
    (numbers.collect(), values)
}

/// What an expression comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Applied {
    /// Nothing is left to compute.
    Known(Mixed),
    /// An `affine.apply` with these attributes, of these operands.
    Apply(Attr, Vec<Value>),
}
