//! Affine expressions and maps.
