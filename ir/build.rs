//! Tells the code whether it is built for size (`opt-level = "z"`): `cfg(small)`. What is copied into its callers to be quick
//! then stands once.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(small)");
    if std::env::var("OPT_LEVEL").is_ok_and(|level| level == "z") {
        println!("cargo::rustc-cfg=small");
    }
}
