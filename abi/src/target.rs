//! Machines as data: registers, stack slots and data layouts of the calling conventions that `lowir abi` knows, and which
//! target triple has which. Source: System V ABI for AMD64 and i386, AAPCS64, AAPCS32, Apple's and Microsoft's changes to
//! them, and LLVM's rules for the C calling convention.

use alloc::format;
use alloc::string::String;
use core::str::FromStr;
use target_lexicon::{Architecture, BinaryFormat, Environment, OperatingSystem, Triple};

/// How arguments lie on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slots {
    /// In slots of a word, sixteen bytes for what is wider, aligned to their size.
    Aligned,
    /// In as many words as they need, without further alignment.
    Words,
    /// In as many bytes as they need, aligned to their size.
    Natural,
}

/// A machine's registers and rules, as data.
#[derive(Debug)]
pub struct Machine {
    /// Name of the convention.
    pub name: &'static str,
    /// Data layout of LLVM where the module names none.
    pub layout: &'static str,
    /// Bits of an integer register.
    pub word: u32,
    /// Registers of integer and pointer arguments.
    pub ints: &'static [&'static str],
    /// Registers of floating-point and vector arguments.
    pub floats: &'static [&'static str],
    /// Registers of integer results.
    pub ret_ints: &'static [&'static str],
    /// Registers of floating-point results.
    pub ret_floats: &'static [&'static str],
    /// Registers of 16-bit floating-point results.
    pub ret_halves: &'static [&'static str],
    /// Registers of vector results.
    pub ret_vectors: &'static [&'static str],
    /// Registers of x87 results.
    pub ret_x87: &'static [&'static str],
    /// Register of the hidden pointer to a result in memory.
    pub hidden: &'static str,
    /// Whether that is the first integer argument.
    pub hidden_counts: bool,
    /// Whether the hidden pointer comes back, and where.
    pub hidden_back: &'static str,
    /// Whether the n-th argument has the n-th register of either kind.
    pub positional: bool,
    /// Whether a pair of registers begins at an even one.
    pub even_pairs: bool,
    /// The same for floats in results that travel as pairs of integers.
    pub even_ret_pairs: bool,
    /// Whether a pair on the stack leaves no register to later arguments.
    pub pairs_end: bool,
    /// Alignment of a pair on the stack in bytes.
    pub pair_align: u64,
    /// Bytes of stack that the callee may use, in front of the arguments.
    pub shadow: u64,
    /// How arguments lie on the stack.
    pub slots: Slots,
    /// Whether a vector of 64 bits has registers and slots of that size; else it is widened to 128.
    pub short_vectors: bool,
    /// Whether vectors and 16-byte floats travel by pointer.
    pub wide_by_pointer: bool,
    /// Whether floats travel as integers.
    pub soft_float: bool,
    /// Whether only values of types that the machine has registers for are placed.
    pub plain: bool,
}

const SYSV: Machine = Machine {
    name: "x86-64 System V",
    layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    word: 64,
    ints: &["rdi", "rsi", "rdx", "rcx", "r8", "r9"],
    floats: &["xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"],
    ret_ints: &["rax", "rdx", "rcx"],
    ret_floats: &["xmm0", "xmm1"],
    ret_halves: &["xmm0", "xmm1", "xmm2"],
    ret_vectors: &["xmm0", "xmm1", "xmm2", "xmm3"],
    ret_x87: &["st0", "st1"],
    hidden: "rdi",
    hidden_counts: true,
    hidden_back: "rax",
    positional: false,
    even_pairs: false,
    even_ret_pairs: false,
    pairs_end: false,
    pair_align: 16,
    shadow: 0,
    slots: Slots::Aligned,
    short_vectors: false,
    wide_by_pointer: false,
    soft_float: false,
    plain: false,
};

const WIN64: Machine = Machine {
    name: "Microsoft x64",
    layout: "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    ints: &["rcx", "rdx", "r8", "r9"],
    floats: &["xmm0", "xmm1", "xmm2", "xmm3"],
    hidden: "rcx",
    positional: true,
    shadow: 32,
    wide_by_pointer: true,
    plain: true,
    ..SYSV
};

const V: &[&str] = &["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"];
const X: &[&str] = &["x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"];

const AAPCS64: Machine = Machine {
    name: "AAPCS64",
    layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    word: 64,
    ints: X,
    floats: V,
    ret_ints: X,
    ret_floats: V,
    ret_halves: V,
    ret_vectors: V,
    ret_x87: &[],
    hidden: "x8",
    hidden_counts: false,
    hidden_back: "",
    positional: false,
    even_pairs: true,
    even_ret_pairs: false,
    pairs_end: true,
    pair_align: 16,
    shadow: 0,
    slots: Slots::Aligned,
    short_vectors: true,
    wide_by_pointer: false,
    soft_float: false,
    plain: true,
};

/// The machines that are known; the first one is the default.
pub static MACHINES: &[Machine] = &[
    SYSV,
    Machine { layout: "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", ..SYSV },
    // Pointers of 32 bits in the registers of 64.
    Machine {
        name: "x86-64 System V, x32",
        layout: "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        ..SYSV
    },
    WIN64,
    AAPCS64,
    Machine {
        name: "AAPCS64 of Apple",
        layout: "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32",
        even_pairs: false,
        slots: Slots::Natural,
        ..AAPCS64
    },
    Machine {
        name: "AAPCS64 of Windows",
        layout: "e-m:w-p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128-n32:64-S128-Fn32",
        ..AAPCS64
    },
    Machine {
        name: "i386 System V",
        layout: "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
        word: 32,
        ints: &[],
        floats: &[],
        ret_ints: &["eax", "edx", "ecx"],
        ret_floats: &[],
        ret_halves: &[],
        ret_vectors: &[],
        hidden: "stack+0",
        hidden_back: "eax",
        pair_align: 4,
        slots: Slots::Words,
        plain: true,
        ..SYSV
    },
    Machine {
        name: "AAPCS32 without floating-point registers",
        layout: "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
        word: 32,
        ints: &["r0", "r1", "r2", "r3"],
        floats: &[],
        ret_ints: &["r0", "r1", "r2", "r3"],
        ret_floats: &[],
        ret_halves: &[],
        ret_vectors: &[],
        hidden: "r0",
        hidden_counts: true,
        even_ret_pairs: true,
        pair_align: 8,
        soft_float: true,
        ..AAPCS64
    },
];

/// The machine of a target triple; the error says what is wrong with it or missing.
pub fn machine(triple: &str) -> Result<&'static Machine, String> {
    let t = Triple::from_str(triple).map_err(|e| format!("{e}"))?;
    let apple = t.binary_format == BinaryFormat::Macho;
    let windows = matches!(t.operating_system, OperatingSystem::Windows | OperatingSystem::Uefi);
    let row = match t.architecture {
        Architecture::X86_64 | Architecture::X86_64h if apple => 1,
        Architecture::X86_64 if matches!(t.environment, Environment::Gnux32) => 2,
        Architecture::X86_64 if windows => 3,
        Architecture::X86_64 => 0,
        Architecture::Aarch64(_) if apple => 5,
        Architecture::Aarch64(_) if windows => 6,
        Architecture::Aarch64(target_lexicon::Aarch64Architecture::Aarch64) => 4,
        Architecture::X86_32(_) if !windows && !apple => 7,
        Architecture::Arm(_) if matches!(t.environment, Environment::Gnueabi | Environment::Musleabi | Environment::Eabi) => 8,
        a => {
            return Err(format!(
                "the registers of '{a}' with '{}' and '{}' are not known; those of x86_64, aarch64, i686 and arm without floating-point registers are",
                t.operating_system, t.environment
            ));
        }
    };
    Ok(&MACHINES[row])
}
