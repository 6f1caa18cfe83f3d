//! Structures from index paths. A front end that flattens structures into separate arguments says where each leaf was:
//! `tf_saved_model.index_path = [0, "dict", "a"]`. The function that callers see takes the structures again: lists by
//! position, absent positions as empty slots; dictionaries by key, in lexical order, since they have names only. Source:
//! the signatures that IREE's TensorFlow importer published; there, lists are `slist` in arguments and `stuple` in
//! results.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::{Attr, AttrData, Context, Module, Type};

use super::derive::derive_type;
use super::function::{Function, entry};
use super::record::{Kind, NO_NAME, Signature};

/// The longest path.
const MAX_DEPTH: usize = 64;
/// One past the highest position in a list.
const MAX_LIST: u32 = 1 << 12;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Step {
    Position(u32),
    Key(String),
}

#[derive(Default)]
struct Place {
    leaf: Option<Type>,
    inside: ir::map::Map<Step, usize>,
}

/// The signature of the structures that a function's arguments and results are leaves of; `None` if they have no
/// index paths. Errors say what is wrong with the paths.
pub fn derive(m: &mut Module, f: &Function) -> Result<Option<Signature>, String> {
    let args = tree(&m.cx, &f.inputs, &f.arg_attrs)?;
    let results = tree(&m.cx, &f.results, &f.res_attrs)?;
    let has_paths = |places: &Option<Vec<Place>>, n: usize| places.is_some() || n == 0;
    if f.inputs.len() + f.results.len() == 0 || !has_paths(&args, f.inputs.len()) || !has_paths(&results, f.results.len()) {
        return Ok(None);
    }
    let mut sig = Signature { version: true, ..Signature::default() };
    for (places, kind) in [(args, Kind::SList), (results, Kind::STuple)] {
        let Some(places) = places else { continue };
        let list = children(&places, 0);
        // A structure of keys is one result; arguments with keys are named.
        let records = match (&list, kind) {
            (Children::Keys(_), Kind::STuple) | (Children::Leaf(_), _) => [record(m, &mut sig, &places, 0, NO_NAME, kind)].to_vec(),
            (Children::Keys(keys), _) => {
                let mut records = Vec::new();
                for (key, place) in keys {
                    let name = sig.name(key);
                    records.push(record(m, &mut sig, &places, *place, name, kind));
                }
                records
            }
            (Children::Slots(slots), _) => {
                let slots = slots.clone();
                slots.iter().map(|s| slot(m, &mut sig, &places, *s, kind)).collect()
            }
        };
        if kind == Kind::SList { sig.args = records } else { sig.results = records }
    }
    Ok(Some(sig))
}

enum Children {
    Leaf(Type),
    Keys(Vec<(String, usize)>),
    Slots(Vec<Option<usize>>),
}

fn children(places: &[Place], at: usize) -> Children {
    let place = &places[at];
    if let Some(ty) = place.leaf {
        return Children::Leaf(ty);
    }
    let (mut keys, mut slots) = (Vec::new(), Vec::new());
    let mut inside: Vec<(&Step, usize)> = place.inside.iter().map(|(step, &place)| (step, place)).collect();
    ir::order::sort_by_key(&mut inside, |i| i.0);
    for (step, place) in inside {
        match step {
            Step::Key(k) => keys.push((k.clone(), place)),
            Step::Position(n) => {
                slots.resize(*n as usize, None);
                slots.push(Some(place));
            }
        }
    }
    if keys.is_empty() { Children::Slots(slots) } else { Children::Keys(keys) }
}

fn slot(m: &mut Module, sig: &mut Signature, places: &[Place], at: Option<usize>, list: Kind) -> u32 {
    match at {
        Some(place) => record(m, sig, places, place, NO_NAME, list),
        None => sig.push(Kind::Null, NO_NAME, 0),
    }
}

/// Appends the record of a place; as deep as paths are long.
fn record(m: &mut Module, sig: &mut Signature, places: &[Place], at: usize, name: u32, list: Kind) -> u32 {
    match children(places, at) {
        Children::Leaf(ty) => derive_type(m, sig, ty, name),
        Children::Keys(keys) => {
            let dict = sig.push(Kind::SDict, name, 0);
            for (key, place) in keys {
                let name = sig.name(&key);
                record(m, sig, places, place, name, list);
            }
            sig.close(dict);
            dict
        }
        Children::Slots(slots) => {
            let whole = sig.push(list, name, 0);
            for s in slots {
                slot(m, sig, places, s, list);
            }
            sig.close(whole);
            whole
        }
    }
}

/// The tree of the paths, its root first; `None` unless each value has a path.
fn tree(cx: &Context, types: &[Type], attrs: &[Attr]) -> Result<Option<Vec<Place>>, String> {
    let mut places: Vec<Place> = [Place::default()].into();
    for (n, (&ty, &dict)) in types.iter().zip(attrs).enumerate() {
        let Some(path) = entry(cx, dict, "tf_saved_model.index_path").and_then(|a| cx.array_items(a)) else { return Ok(None) };
        if path.len() > MAX_DEPTH {
            return Err(format!("an index path of more than {MAX_DEPTH} steps"));
        }
        let mut at = 0;
        for step in path {
            let step = match cx.attr_data(step) {
                AttrData::Integer { bits, .. } if bits < MAX_LIST as u64 => Step::Position(bits as u32),
                AttrData::String { text, .. } => Step::Key(cx.str(text).into()),
                _ => return Err(format!("a step of an index path is a key, or a position below {MAX_LIST}")),
            };
            let mixed = places[at].leaf.is_some()
                || places[at].inside.keys().next().is_some_and(|s| matches!(s, Step::Key(_)) != matches!(step, Step::Key(_)));
            if mixed {
                return Err(format!("index path {n} disagrees with another about what is a list, a dictionary or a leaf"));
            }
            let new = places.len();
            at = *places[at].inside.entry(step).or_insert(new);
            if at == new {
                places.push(Place::default());
            }
        }
        if places[at].leaf.is_some() || !places[at].inside.is_empty() {
            return Err(format!("index path {n} names a place that another path names"));
        }
        places[at].leaf = Some(ty);
    }
    Ok(if types.is_empty() { None } else { Some(places) })
}
