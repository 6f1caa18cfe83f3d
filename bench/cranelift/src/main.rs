//! Time that Cranelift takes for C wrappers of ranks 1 to 5 in turn, without optimization, from its IR built in memory to
//! code and relocations: `lowir-bench-cranelift [WRAPPERS [ROUNDS]]` prints seconds of the processor for one round.
//! `bench/objects/speed.py` measures lowir on the same wrappers.

use std::time::{Duration, Instant};

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{
    AbiParam, ExtFuncData, ExternalName, Function, InstBuilder, MemFlagsData, Signature, UserExternalName, UserFuncName, types,
};
use cranelift_codegen::isa::{CallConv, TargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{Context, isa};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};

/// Builds the wrapper of a function that takes a descriptor of a rank apart.
fn wrapper(isa: &dyn TargetIsa, f: &mut Function, cx: &mut FunctionBuilderContext, i: u32) {
    let rank = i % 5 + 1;
    f.name = UserFuncName::user(1, i);
    f.signature = Signature::new(CallConv::SystemV);
    f.signature.params.push(AbiParam::new(types::I64));
    let mut b = FunctionBuilder::new(f, cx);
    let mut signature = Signature::new(CallConv::SystemV);
    signature.params = vec![AbiParam::new(types::I64); 2 * rank as usize + 3];
    let signature = b.import_signature(signature);
    let name = b.func.declare_imported_user_function(UserExternalName { namespace: 0, index: i });
    let callee = b.import_function(ExtFuncData { name: ExternalName::user(name), signature, colocated: false, patchable: false });
    let block = b.create_block();
    b.append_block_params_for_function_params(block);
    b.switch_to_block(block);
    let pointer = b.block_params(block)[0];
    let args: Vec<_> = (0..2 * rank as i32 + 3).map(|k| b.ins().load(types::I64, MemFlagsData::trusted(), pointer, 8 * k)).collect();
    b.ins().call(callee, &args);
    b.ins().return_(&[]);
    b.seal_all_blocks();
    b.finalize(isa.frontend_config());
}

/// Time of the processor that this process has had, where the system says so, else time by the clock.
fn now(start: Instant) -> Duration {
    let had = std::fs::read_to_string("/proc/self/schedstat").ok();
    let had = had.and_then(|t| t.split(' ').next()?.parse().ok());
    had.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn round(isa: &dyn TargetIsa, n: u32, compile: bool) -> (usize, usize) {
    let (mut cx, mut frontend, mut control) = (Context::new(), FunctionBuilderContext::new(), ControlPlane::default());
    let (mut bytes, mut relocs) = (0, 0);
    for i in 0..n {
        cx.clear();
        wrapper(isa, &mut cx.func, &mut frontend, i);
        if compile {
            let code = cx.compile(isa, &mut control).expect("compiles");
            bytes += code.code_buffer().len();
            relocs += code.buffer.relocs().len();
        }
    }
    (bytes, relocs)
}

fn main() {
    let start = Instant::now();
    let mut args = std::env::args().skip(1).map(|a| a.parse().expect("a number"));
    let (n, rounds): (u32, u32) = (args.next().unwrap_or(10_000), args.next().unwrap_or(5));
    for allocator in ["backtracking", "single_pass"] {
        let mut flags = settings::builder();
        for (name, value) in [("opt_level", "none"), ("is_pic", "true"), ("enable_verifier", "false"), ("regalloc_algorithm", allocator)] {
            flags.set(name, value).expect("a setting");
        }
        let isa =
            isa::lookup("x86_64-unknown-linux-gnu".parse().expect("a triple")).expect("a machine").finish(settings::Flags::new(flags));
        let isa = isa.expect("settings");
        let mut best = [Duration::MAX; 2];
        let mut sizes = (0, 0);
        for _ in 0..rounds {
            for compile in [false, true] {
                let t0 = now(start);
                let made = round(&*isa, n, compile);
                let took = now(start) - t0;
                let slot = &mut best[usize::from(compile)];
                *slot = took.min(*slot);
                if compile {
                    sizes = made;
                }
            }
        }
        println!(
            "{allocator}: {n} wrappers {:.4} s, of which their IR {:.4} s; {} bytes of code, {} relocations",
            best[1].as_secs_f64(),
            best[0].as_secs_f64(),
            sizes.0,
            sizes.1
        );
    }
}
