//! Prints a generated module: `gen KIND FUNCS [--fixed] [--wrappers] [--seed=N]`, or `gen wide|long_cfg|nested|distinct|tiny|dense N`.

use lowir_tests::workload::{self, Kind, Shape};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some(kind), Some(n)) = (args.first(), args.get(1).and_then(|n| n.parse().ok())) else {
        eprintln!(
            "gen KIND N [--fixed] [--wrappers] [--seed=N]; kinds: scalar memref cfg calls scf mixed wide long_cfg nested distinct tiny dense"
        );
        std::process::exit(1);
    };
    let text = match kind.as_str() {
        "wide" => workload::wide(n),
        "long_cfg" => workload::long_cfg(n),
        "nested" => workload::nested(n),
        "distinct" => workload::distinct(n),
        "tiny" => workload::tiny(n),
        "dense" => workload::dense(n),
        name => {
            let Some(kind) = Kind::named(name) else {
                eprintln!("gen: no kind '{name}'");
                std::process::exit(1);
            };
            let has = |flag: &str| args.iter().any(|a| a == flag);
            let seed = args.iter().find_map(|a| a.strip_prefix("--seed=")?.parse().ok()).unwrap_or(1);
            workload::generate(&Shape { kind, funcs: n, fixed: has("--fixed"), wrappers: has("--wrappers"), seed })
        }
    };
    print!("{text}");
}
