//! Code in the memory of this process: the one place that maps, fills, protects and calls it.
//!
//! Why it must be unsafe: memory becomes code, names become addresses of foreign functions, and foreign code gets
//! pointers to ours. What keeps it sound as far as this file goes: the mapping is as large as the image says, it is
//! written before it is made executable and never after, addresses of names come from the dynamic linker or from the
//! functions below, and calls go to entries whose signature this program wrote itself. What the code of the user does is
//! the user's.
#![allow(unsafe_code)]

use alloc::ffi::CString;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ffi::{c_char, c_int, c_void};
use core::ptr;
use std::io::Write;

use emit::x86::link::Image;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect};

unsafe extern "C" {
    fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
}

/// Now, and for everybody.
const NOW_GLOBAL: c_int = 0x102;

/// An image in memory, ready to be called.
pub struct Loaded {
    base: *mut u8,
}

/// Places an image; names that it does not define are looked for in this process, its libraries and `libraries`.
pub fn load(image: &Image<'_>, libraries: &[&str]) -> Result<Loaded, String> {
    for (i, name) in ["libm.so.6", "libgcc_s.so.1"].iter().chain(libraries).enumerate() {
        let text = CString::new(*name).map_err(|e| e.to_string())?;
        // SAFETY: a string that ends with zero; what a library does when it is loaded is the user's wish.
        let handle = unsafe { dlopen(text.as_ptr(), NOW_GLOBAL) };
        if handle.is_null() && i > 1 {
            return Err(format!("cannot load '{name}'"));
        }
    }
    let size = image.size as usize;
    // SAFETY: a new mapping where the system likes it.
    let base = unsafe { mmap_anonymous(ptr::null_mut(), size, ProtFlags::READ | ProtFlags::WRITE, MapFlags::PRIVATE) };
    let base = base.map_err(|e| e.to_string())?.cast::<u8>();
    let bytes = image.bytes(base as u64, &mut address).map_err(|name| format!("no symbol '{name}' in this process"))?;
    // SAFETY: the mapping has `size` bytes and nobody else knows it; code is whole pages at its start.
    unsafe {
        ptr::copy_nonoverlapping(bytes.as_ptr(), base, bytes.len().min(size));
        mprotect(base.cast(), image.code as usize, MprotectFlags::READ | MprotectFlags::EXEC).map_err(|e| e.to_string())?;
    }
    Ok(Loaded { base })
}

impl Loaded {
    /// Calls a function without arguments at a distance from the start.
    pub fn construct(&self, at: u64) {
        // SAFETY: constructors take nothing and return nothing.
        unsafe { core::mem::transmute::<*mut u8, extern "C" fn()>(self.base.add(at as usize))() }
    }
    /// Calls a function of two pointers: to arguments, and to room for results.
    pub fn call(&self, at: u64, arguments: &[u64], results: &mut [u64]) {
        // SAFETY: the caller made the function, and room for all that it reads and writes.
        unsafe {
            let f = core::mem::transmute::<*mut u8, extern "C" fn(*const u64, *mut u64)>(self.base.add(at as usize));
            f(arguments.as_ptr(), results.as_mut_ptr());
        }
    }
}

/// The address of a name: own printing functions after those of the process and its libraries.
fn address(name: &[u8]) -> Option<u64> {
    let text = CString::new(name).ok()?;
    // SAFETY: a string that ends with zero; the null handle asks for all that is loaded.
    let found = unsafe { dlsym(ptr::null_mut(), text.as_ptr()) };
    if !found.is_null() {
        return Some(found as u64);
    }
    let name = core::str::from_utf8(name).ok()?;
    OWN.iter().find(|x| x.0 == name).map(|x| x.1 as u64)
}

/// The functions that MLIR's libraries for runners give to programs, as far as they print.
const OWN: &[(&str, *const c_void)] = &[
    ("printI64", print_i64 as *const c_void),
    ("printU64", print_u64 as *const c_void),
    ("printF32", print_f32 as *const c_void),
    ("printF64", print_f64 as *const c_void),
    ("printString", print_string as *const c_void),
    ("printOpen", print_open as *const c_void),
    ("printClose", print_close as *const c_void),
    ("printComma", print_comma as *const c_void),
    ("printNewline", print_newline as *const c_void),
    ("printMemrefI32", memref_i32 as *const c_void),
    ("printMemrefI64", memref_i64 as *const c_void),
    ("printMemrefF32", memref_f32 as *const c_void),
    ("printMemrefF64", memref_f64 as *const c_void),
    ("_mlir_ciface_printMemrefI32", unranked_i32 as *const c_void),
    ("_mlir_ciface_printMemrefI64", unranked_i64 as *const c_void),
    ("_mlir_ciface_printMemrefF32", unranked_f32 as *const c_void),
    ("_mlir_ciface_printMemrefF64", unranked_f64 as *const c_void),
];

fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
extern "C" fn print_i64(v: i64) {
    say(&v.to_string());
}
extern "C" fn print_u64(v: u64) {
    say(&v.to_string());
}
extern "C" fn print_f32(v: f32) {
    say(&crate::run::general(f64::from(v)));
}
extern "C" fn print_f64(v: f64) {
    say(&crate::run::general(v));
}
extern "C" fn print_open() {
    say("( ");
}
extern "C" fn print_close() {
    say(" )");
}
extern "C" fn print_comma() {
    say(", ");
}
extern "C" fn print_newline() {
    say("\n");
}
extern "C" fn print_string(text: *const c_char) {
    // SAFETY: the program gives a string that ends with zero.
    say(&unsafe { core::ffi::CStr::from_ptr(text) }.to_string_lossy());
}

/// Words of a ranked descriptor: two pointers, offset, sizes, strides.
pub fn descriptor(at: u64, rank: usize) -> Vec<u64> {
    // SAFETY: the program says that a descriptor of this rank is here; words of it are whole and aligned.
    unsafe { core::slice::from_raw_parts(at as *const u64, 3 + 2 * rank) }.to_vec()
}
/// The bits of an element in memory.
pub fn element(at: u64, bytes: usize) -> u64 {
    let mut word = [0; 8];
    // SAFETY: the descriptor says that an element of this size is here.
    unsafe { ptr::copy_nonoverlapping(at as *const u8, word.as_mut_ptr(), bytes.min(8)) };
    u64::from_le_bytes(word)
}
fn memref(rank: i64, at: u64, elem: crate::run::Kind) {
    let mut text = String::from("Unranked ");
    crate::run::memref(&descriptor(at, rank as usize), elem, &mut text);
    say(&text);
}
extern "C" fn memref_i32(rank: i64, at: u64) {
    memref(rank, at, crate::run::Kind::Int(32));
}
extern "C" fn memref_i64(rank: i64, at: u64) {
    memref(rank, at, crate::run::Kind::Int(64));
}
extern "C" fn memref_f32(rank: i64, at: u64) {
    memref(rank, at, crate::run::Kind::F32);
}
extern "C" fn memref_f64(rank: i64, at: u64) {
    memref(rank, at, crate::run::Kind::F64);
}
extern "C" fn unranked_i32(m: &[u64; 2]) {
    memref_i32(m[0] as i64, m[1]);
}
extern "C" fn unranked_i64(m: &[u64; 2]) {
    memref_i64(m[0] as i64, m[1]);
}
extern "C" fn unranked_f32(m: &[u64; 2]) {
    memref_f32(m[0] as i64, m[1]);
}
extern "C" fn unranked_f64(m: &[u64; 2]) {
    memref_f64(m[0] as i64, m[1]);
}
