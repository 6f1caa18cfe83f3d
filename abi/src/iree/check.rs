//! Whether a signature fits a function: as many arguments and results, and each record admits the type that is there.
//! What a side does not know (an unknown size or rank, `"unknown"`, a list whose slots were erased) fits everything of
//! its kind.

use alloc::format;
use alloc::string::{String, ToString};

use super::record::{Kind, Signature, count};
use super::text::Order;

/// Something that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Byte of the record's text.
    pub at: usize,
    /// What does not fit.
    pub message: String,
}

/// Compares the records of an attribute with those derived from the function's types. All that does not fit, in order.
pub fn check(given: &Signature, of_types: &Signature) -> alloc::vec::Vec<Mismatch> {
    let mut found = alloc::vec::Vec::new();
    for (what, given_list, types) in [("argument", &given.args, &of_types.args), ("result", &given.results, &of_types.results)] {
        if given_list.len() != types.len() {
            let (n, k) = (count(given_list.len(), what), types.len());
            let at = given_list.first().map_or(0, |&r| given.nodes[r as usize].at as usize);
            found.push(Mismatch { at, message: format!("{n} described, but the function has {k}") });
        }
        for (n, (&g, &t)) in given_list.iter().zip(types).enumerate() {
            if let Err((i, why)) = fits(given, g, of_types, t) {
                let mut record = String::new();
                given.record(i, Order::Declaration, &mut record);
                let at = given.nodes[i as usize].at as usize;
                found.push(Mismatch { at, message: format!("{what} {n}: {record} does not fit: {why}") });
            }
        }
    }
    found
}

/// Whether a record admits a type; else the innermost record that does not, and why. As deep as records nest.
fn fits(g: &Signature, i: u32, t: &Signature, j: u32) -> Result<(), (u32, String)> {
    let no = |why: String| Err((i, why));
    let (given, ty) = (g.kind(i), t.kind(j));
    let shown = || match ty {
        Kind::Unknown => String::from("a type without record"),
        Kind::Object => String::from("a reference"),
        Kind::STuple => String::from("a tuple"),
        _ => t.native_type(j),
    };
    match (given, ty) {
        (Kind::Unknown, _) => Ok(()),
        (Kind::Null, _) if t.is_value(j) => no(format!("null is a reference, the function has {}", shown())),
        (Kind::Null, _) => Ok(()),
        (Kind::Int(_) | Kind::Float(_) | Kind::Bf16, _) if given == ty => Ok(()),
        (Kind::Int(_) | Kind::Float(_) | Kind::Bf16, _) => no(format!("the function has {}", shown())),
        (_, Kind::Object) => Ok(()),
        (Kind::NdArray(_), Kind::View) => Ok(()),
        (Kind::NdArray(a), Kind::NdArray(b)) => {
            if let Err((k, why)) = fits(g, i + 1, t, j + 1) {
                return Err((if k == i + 1 { i } else { k }, format!("element types differ, {why}")));
            }
            let (Some(a), Some(b)) = (a, b) else { return Ok(()) };
            let (a, b) = (g.dims_of(a), t.dims_of(b));
            if a.len() != b.len() {
                return no(format!("the function has rank {}", b.len()));
            }
            let size = |d: Option<i64>| d.map_or("?".to_string(), |d| d.to_string());
            match a.iter().zip(b).position(|(a, b)| a.is_some() && b.is_some() && a != b) {
                Some(n) => no(format!("size {n} is {}, the function has {}", size(a[n]), size(b[n]))),
                None => Ok(()),
            }
        }
        (Kind::SList | Kind::STuple | Kind::SDict | Kind::TypedList, Kind::Erased) => Ok(()),
        (Kind::SList | Kind::STuple | Kind::SDict, Kind::STuple) => {
            let (n, k) = (g.parts(i).count(), t.parts(j).count());
            if n != k {
                return no(format!("{}, the function has {k}", count(n, "slot")));
            }
            g.parts(i).zip(t.parts(j)).try_for_each(|(a, b)| fits(g, a, t, b))
        }
        (Kind::TypedList, Kind::TypedList) => fits(g, i + 1, t, j + 1),
        _ => no(format!("the function has {}", shown())),
    }
}
