#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lowir_fuzz::targets::command(data));
