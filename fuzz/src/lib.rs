//! What tests throw at the other rooms: hostile input, and (later) generators, an interpreter, and oracles.

pub mod hostile;
