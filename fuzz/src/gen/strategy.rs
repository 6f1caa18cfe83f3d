//! The generators as a proptest strategy. What proptest shrinks is the stream of choices, so every smaller input is a
//! valid module too.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::choice::Choices;
use crate::r#gen::{Profile, Spec};

/// Modules of a profile with up to `functions` functions of up to `size` statements.
pub fn modules(profile: &'static Profile, functions: usize, size: usize) -> impl Strategy<Value = Spec> {
    vec(vec(any::<u32>(), 0..size * 12), 1..=functions).prop_map(move |streams| Spec {
        profile,
        size,
        release: 22,
        functions: streams.into_iter().map(Choices::given).collect(),
    })
}
