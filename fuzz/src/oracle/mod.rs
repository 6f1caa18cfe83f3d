//! What must hold of every generated module, as a table of named checks ([`ORACLES`]). Each takes a module's text and
//! answers nothing, or what is wrong. Checks that need other programs are skipped where these are not installed.

use std::cell::OnceCell;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::interp;
use ir::diag::{Diags, Lines, Source};
use ir::text::parse::{ParseOptions, parse_module};
use ir::text::print::{PrintOptions, print_module};
use ir::{Module, Release, verify};
use lower::pass::{NoHooks, parse_pipeline, run_pipeline};

mod alone;
pub mod blocks;
pub mod campaign;
pub mod forms;
pub mod refused;
pub mod report;
pub mod shrink;
pub mod tools;

/// The road to the LLVM dialect, pass by pass. The first `VIEWS` are for modules with views, as in the whole job: the
/// first also simplifies whatever it meets.
pub static ROAD: &[&str] = &[
    "expand-strided-metadata",
    "lower-affine",
    "convert-scf-to-cf",
    "convert-cf-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "convert-index-to-llvm",
    "reconcile-unrealized-casts",
];

/// See [`ROAD`].
const VIEWS: usize = 2;

/// A module under test, with what several checks want to know of it.
pub struct Case {
    /// Its text.
    pub text: String,
    /// Release of the tools that it is compared with: 22 or 19.
    pub release: u32,
    /// A command that lowers standard input to standard output; lowir when absent.
    pub lower: Option<String>,
    /// A command that runs what that wrote; `lli` when absent.
    pub run: Option<String>,
    /// Changes what is written in a form (`bytecode`, `ll`, `object`, `mutant`) before lowir reads it: shows that a check can fail.
    pub tamper: Option<Tamper>,
    upstream: OnceCell<Result<String, String>>,
    theirs: OnceCell<Result<String, String>>,
    ours: OnceCell<Result<String, String>>,
    meaning: OnceCell<Result<String, String>>,
}

/// See [`Case::tamper`]: the form, and what was written.
pub type Tamper = fn(&str, Vec<u8>) -> Vec<u8>;

/// One check.
pub struct Oracle {
    /// Its name, as in reports and in `--oracle`.
    pub name: &'static str,
    /// A sentence.
    pub doc: &'static str,
    /// Tools that it needs of the release.
    pub tools: &'static [&'static str],
    /// Whether it concerns lowir, or a lowering given as a command.
    pub own: bool,
    /// Checks.
    pub check: fn(&Case) -> Result<(), String>,
}

impl Oracle {
    /// Checks; what mlir-opt refuses by a bug of its own that is listed says nothing about lowir.
    pub fn run(&self, c: &Case) -> Result<(), String> {
        let result = (self.check)(c);
        // `upstream/bound_without_results.mlir`
        let listed = |e: &String| e.contains("mlir-opt answers 1") && e.contains("bound map to have at least one result");
        if result.as_ref().is_err_and(listed) {
            LEFT_BY_UPSTREAM.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        }
        result
    }
}

/// All checks, cheap ones first.
pub static ORACLES: &[Oracle] = &[
    Oracle { name: "reads", doc: "the module is read, verifies, and prints and reads back as itself", tools: &[], own: true, check: reads },
    Oracle {
        name: "lowers",
        doc: "every pass of the road succeeds and leaves what verifies, and LLVM IR is written",
        tools: &[],
        own: true,
        check: lowers,
    },
    Oracle {
        name: "meaning",
        doc: "the interpreter prints the same before the road and after every pass of it, and meets nothing undefined",
        tools: &[],
        own: true,
        check: meaning_kept,
    },
    Oracle {
        name: "sweep",
        doc: "what one sweep leaves in parts is byte for byte what the passes leave that it stands for",
        tools: &[],
        own: true,
        check: alone::swept,
    },
    Oracle {
        name: "cleanups",
        doc: "each cleanup alone leaves a module that verifies and of which the interpreter prints the same",
        tools: &[],
        own: true,
        check: alone::cleaned,
    },
    Oracle {
        name: "accepted",
        doc: "mlir-opt accepts the module and prints what lowir prints",
        tools: &["mlir-opt"],
        own: true,
        check: accepted,
    },
    Oracle {
        name: "lowered-text",
        doc: "the lowered module is byte for byte that of mlir-opt",
        tools: &["mlir-opt"],
        own: true,
        check: lowered_text,
    },
    Oracle {
        name: "passes-text",
        doc: "after each of ten passes alone the module is byte for byte that of mlir-opt",
        tools: &["mlir-opt"],
        own: true,
        check: alone::same_text,
    },
    Oracle {
        name: "ll-text",
        doc: "the LLVM IR of the whole job is that of mlir-translate, both after what opt simplifies without looking around",
        tools: &["mlir-opt", "mlir-translate", "opt"],
        own: true,
        check: ll_text,
    },
    Oracle { name: "run", doc: "lli prints what the interpreter prints", tools: &["lli"], own: true, check: runs_alike },
    Oracle {
        name: "bytecode",
        doc: "before the road and after every pass of it, the module is written as bytecode and read back as itself",
        tools: &[],
        own: true,
        check: forms::through_bytecode,
    },
    Oracle {
        name: "bytecode-shared",
        doc: "mlir-opt reads lowir's bytecode as the module, and lowir that of mlir-opt",
        tools: &["mlir-opt"],
        own: true,
        check: forms::shared_bytecode,
    },
    Oracle {
        name: "import",
        doc: "the LLVM IR of the whole job is read back into a module that means the same, and is written as itself",
        tools: &[],
        own: true,
        check: forms::read_back,
    },
    Oracle {
        name: "import-text",
        doc: "what is read of the LLVM IR is byte for byte what mlir-translate reads",
        tools: &["mlir-translate"],
        own: true,
        check: forms::read_alike,
    },
    Oracle {
        name: "object",
        doc: "lowir's own x86-64 object, linked with cc, prints what the interpreter prints",
        tools: &["cc"],
        own: true,
        check: forms::own_object,
    },
    Oracle {
        name: "refused",
        doc: "of 200 mutants of the module and of what the road makes of it, lowir refuses those that mlir-opt refuses",
        tools: &["mlir-opt"],
        own: true,
        check: refused::refused_alike,
    },
    Oracle { name: "command", doc: "a lowering given as a command keeps the meaning", tools: &[], own: false, check: command_runs },
];

/// The text of what is wrong with an input.
pub fn shown(m: &Module, source: Source<'_>, diags: &Diags) -> String {
    let mut out = String::new();
    Lines::new(source.text).render_all(&m.cx, source, diags, &mut out);
    out
}

impl Case {
    /// A module to be checked against a release.
    pub fn new(text: String, release: u32) -> Case {
        Case {
            text,
            release,
            lower: None,
            run: None,
            tamper: None,
            upstream: OnceCell::new(),
            theirs: OnceCell::new(),
            ours: OnceCell::new(),
            meaning: OnceCell::new(),
        }
    }
    /// The release's behaviour.
    pub fn behaviour(&self) -> Release {
        Release::from_version(self.release).unwrap_or(Release::V22)
    }
    /// Only its text is compared: what it computes may differ in the last bit from one lowering to another.
    pub fn text_only(&self) -> bool {
        self.text.lines().take_while(|l| l.starts_with("//")).any(|l| l == "// compare: text")
    }
    /// A road of its own is named in the text.
    pub fn named_road(&self) -> Option<&str> {
        self.text.lines().take_while(|l| l.starts_with("//")).find_map(|l| l.strip_prefix("// road: "))
    }
    /// Views are expanded on the road.
    fn views(&self) -> bool {
        self.road().contains(&ROAD[0])
    }
    /// The passes that lower it: those that a comment at the head names, or those of [`ROAD`] that it needs.
    pub fn road(&self) -> Vec<&str> {
        if let Some(road) = self.named_road() {
            return road.split(',').collect();
        }
        let views = ["memref.subview", "memref.expand_shape", "memref.collapse_shape"].iter().any(|v| self.text.contains(v));
        ROAD[if views { 0 } else { VIEWS }..].to_vec()
    }
    /// Its text, for messages.
    pub fn source(&self) -> Source<'_> {
        Source::new("input.mlir", &self.text)
    }
    /// The module.
    pub fn module(&self) -> Result<Module, String> {
        self.read(self.source())
    }
    fn read(&self, source: Source<'_>) -> Result<Module, String> {
        let mut diags = Diags::default();
        let options = ParseOptions { release: self.behaviour(), ..ParseOptions::default() };
        let Ok(mut m) = parse_module(source, &options, &mut diags) else {
            return Err(shown(&Module::new(), source, &diags));
        };
        verify::verify(&mut m, &mut diags);
        if diags.failed() { Err(shown(&m, source, &diags)) } else { Ok(m) }
    }
    /// Runs passes.
    pub fn pass(&self, m: &mut Module, passes: &str) -> Result<(), String> {
        let pipeline = parse_pipeline(&format!("builtin.module({passes})")).map_err(|_| format!("no pipeline '{passes}'"))?;
        let mut diags = Diags::default();
        if !run_pipeline(m, &pipeline, self.behaviour(), &mut diags, &mut NoHooks) || diags.failed() {
            return Err(format!("{passes}: {}", shown(m, self.source(), &diags)));
        }
        Ok(())
    }
    /// The module as lowir prints it.
    pub fn print(&self, m: &Module, generic: bool) -> String {
        print_module(m, self.source(), &PrintOptions { release: self.behaviour(), generic, ..PrintOptions::default() })
    }
    /// The place of a tool of the release.
    fn tool(&self, name: &str) -> Result<PathBuf, String> {
        tools::find(name, self.release).ok_or_else(|| format!("no {name} of release {}", self.release))
    }
    fn asked(&self, tool: &str, args: &[&str], input: &str) -> Result<String, String> {
        self.answer(tool, args, input.as_bytes()).map(|out| String::from_utf8_lossy(&out).into_owned())
    }
    /// What a tool writes when it is given bytes.
    pub fn answer(&self, tool: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
        let ran = tools::pipe(&self.tool(tool)?, args, input)?;
        match ran.code {
            Some(0) => Ok(ran.out),
            None => Err(format!("{tool} was ended: {}", first(&ran.err))),
            Some(n) => Err(format!("{tool} answers {n}: {}", first(&ran.err))),
        }
    }
    /// What mlir-opt makes of it with the passes of the road.
    pub fn upstream(&self) -> Result<&str, String> {
        let make = || {
            let flag = format!("--pass-pipeline=builtin.module({})", self.road().join(","));
            self.asked("mlir-opt", &[&flag], &self.text)
        };
        self.upstream.get_or_init(make).as_deref().map_err(|e| e.clone())
    }
    /// Upstream's LLVM IR, and lowir's.
    fn theirs(&self) -> Result<&str, String> {
        let make = || self.asked("mlir-translate", &["--mlir-to-llvmir"], self.upstream()?);
        self.theirs.get_or_init(make).as_deref().map_err(|e| e.clone())
    }
    /// The LLVM IR of the whole job.
    pub fn ours(&self) -> Result<&str, String> {
        let options = lowir::Options { lower: lower::Options::new(self.behaviour()), ..lowir::Options::default() };
        self.ours.get_or_init(|| lowir::compile("input.mlir", &self.text, &options)).as_deref().map_err(|e| e.clone())
    }
    /// The LLVM IR of what the road makes of it.
    fn by_road(&self) -> Result<String, String> {
        let mut m = self.module()?;
        self.pass(&mut m, &self.road().join(","))?;
        forms::emitted(self, &m, self.source())
    }
    /// LLVM IR after the optimizer, messages of assertions written where they are used.
    fn optimized(&self, ll: &str) -> Result<String, String> {
        let text = self.asked(
            "opt",
            &[
                "-S",
                // Sums are put in one order, since a constant that one side knew earlier is added elsewhere by the other.
                "-passes=function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg,reassociate,early-cse,instcombine<no-verify-fixpoint>,reassociate,adce)",
            ],
            ll,
        )?;
        let noise = ["; ModuleID", "source_filename", "declare ", "; Function Attrs", "attributes "];
        Ok(blocks::in_order(&blocks::messages_aside(text.lines().filter(|l| !l.is_empty() && !noise.iter().any(|n| l.starts_with(n))))))
    }
    /// What the module prints, by the interpreter.
    pub fn meaning(&self) -> Result<&str, String> {
        self.meaning.get_or_init(|| self.interpreted(&self.module()?)).as_deref().map_err(|e| e.clone())
    }
    fn interpreted(&self, m: &Module) -> Result<String, String> {
        self.interpreted_from(m, self.source())
    }
    /// What a module that was read from a source prints, by the interpreter.
    pub fn interpreted_from(&self, m: &Module, source: Source<'_>) -> Result<String, String> {
        interp::run(m, "main").map(|o| o.output).map_err(|f| interp::explain(m, source, &f))
    }
    /// What was written in a form, as it comes to whoever reads it.
    pub fn on_the_way(&self, form: &str, written: Vec<u8>) -> Vec<u8> {
        match self.tamper {
            Some(tamper) => tamper(form, written),
            None => written,
        }
    }
    /// What LLVM IR prints when it runs.
    fn run(&self, ll: &str) -> Result<String, String> {
        // Release 19 calls a function for `bf16` that only MLIR's library has.
        let names: &[&str] = if self.release < 22 { &["c_runner_utils", "float16_utils"] } else { &["c_runner_utils"] };
        let libraries = names.iter().filter_map(|name| tools::library(name, self.release));
        let libraries: Vec<String> = libraries.map(|l| format!("--dlopen={}", l.display())).collect();
        // Masks of one lane crash it (`upstream/lane_of_one_bit_in_registers.ll`), and what it prints shall not hang on what
        // the machine has. Where wide vectors on the stack crash it (`upstream/vector_on_the_stack_behind_an_alloca.ll`), it
        // does without; what is only fused where there is an instruction for it would come out otherwise everywhere. Nor does it
        // get ready to write to instructions (`upstream/write_prefetch_of_instructions.ll`).
        let with = |flag| {
            let plain = if cfg!(target_arch = "x86_64") { &[flag][..] } else { &[] };
            let args: Vec<&str> = plain.iter().copied().chain(libraries.iter().map(|l| l.as_str())).chain(["-"]).collect();
            self.asked("lli", &args, ll)
        };
        with("-mattr=-avx512f,-prefetchi").or_else(|e| if e.contains("lli was ended") { with("-mattr=-avx,-prefetchi") } else { Err(e) })
    }
}

fn first(text: &str) -> String {
    let errors = text.lines().filter(|l| l.contains("error:")).take(3).collect::<Vec<_>>().join("\n");
    if errors.is_empty() { text.chars().take(600).collect() } else { errors }
}

/// The first difference of two texts, with what stands around it.
pub fn difference(what: &str, expected: &str, got: &str) -> Result<(), String> {
    if expected == got {
        return Ok(());
    }
    let (e, g): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), got.lines().collect());
    let at = e.iter().zip(&g).take_while(|(a, b)| a == b).count();
    let piece = |l: &[&str]| l[at.saturating_sub(2).min(l.len())..(at + 4).min(l.len())].join("\n");
    Err(format!("{what} differ at line {}:\n--- expected\n{}\n--- got\n{}", at + 1, piece(&e), piece(&g)))
}

// The checks.

fn reads(c: &Case) -> Result<(), String> {
    let m = c.module()?;
    for generic in [false, true] {
        let first = c.print(&m, generic);
        let source = Source::new("printed.mlir", &first);
        let again = c.read(source).map_err(|e| format!("what is printed does not read back: {e}"))?;
        let second = print_module(&again, source, &PrintOptions { release: c.behaviour(), generic, ..PrintOptions::default() });
        // Upstream's text may change in the same way (`upstream/order_of_sums_in_subscripts.mlir`).
        let form: &[&str] = if generic { &["--mlir-print-op-generic"] } else { &[] };
        match difference("printed once and twice", &first, &second) {
            Err(_) if c.asked("mlir-opt", form, &first).is_ok_and(|theirs| theirs == second) => {
                AS_UPSTREAM.fetch_add(1, Ordering::Relaxed);
            }
            other => other?,
        }
    }
    Ok(())
}

fn lowers(c: &Case) -> Result<(), String> {
    let mut m = c.module()?;
    for pass in c.road() {
        c.pass(&mut m, pass)?;
        let mut diags = Diags::default();
        verify::verify(&mut m, &mut diags);
        if diags.failed() {
            return Err(format!("after {pass}: {}", shown(&m, c.source(), &diags)));
        }
    }
    c.ours().map(|_| ())
}

fn accepted(c: &Case) -> Result<(), String> {
    let theirs = c.asked("mlir-opt", &[], &c.text)?;
    difference("printed modules", &theirs, &c.print(&c.module()?, false))
}

fn lowered_text(c: &Case) -> Result<(), String> {
    let mut m = c.module()?;
    c.pass(&mut m, &c.road().join(","))?;
    let (theirs, ours) = (c.upstream()?, c.print(&m, false));
    // What upstream leaves as it is cannot be compared (`upstream/generic_atomic_behind_a_branch.mlir`).
    if theirs != ours && left(theirs) {
        return Ok(());
    }
    let result = difference("lowered modules", &blocks::spaces_righted(theirs), &ours);
    // mlir-opt-19 takes some views for what they view (`subview_of_a_dynamic_layout_19`, `pointer_of_a_view_in_19` among the
    // cases), which shows in the text and not in what is computed with it here.
    if result.is_err() && c.views() && c.release < 20 {
        let lowered = |text: &str| c.asked("mlir-translate", &["--mlir-to-llvmir"], text).and_then(|ll| c.optimized(&ll));
        difference("lowered modules, optimized,", &lowered(theirs)?, &lowered(&ours)?)?;
        LEFT_OVER.fetch_add(1, Ordering::Relaxed);
        return Ok(());
    }
    result
}

/// Comparisons left out as upstream left an operation.
pub static LEFT_BY_UPSTREAM: AtomicU64 = AtomicU64::new(0);
/// Failures that upstream's text shows as well.
pub static AS_UPSTREAM: AtomicU64 = AtomicU64::new(0);
/// Modules that differed from upstream's in what LLVM's optimizer takes away.
pub static LEFT_OVER: AtomicU64 = AtomicU64::new(0);

/// Whether upstream left an operation without saying so.
fn left(theirs: &str) -> bool {
    let found = theirs.contains(" memref.generic_atomic_rmw ");
    LEFT_BY_UPSTREAM.fetch_add(u64::from(found), Ordering::Relaxed);
    found
}

fn ll_text(c: &Case) -> Result<(), String> {
    if left(c.upstream()?) {
        return Ok(());
    }
    let normal = |ll: &str| -> Result<String, String> {
        // The order of passes decides what is folded on the way and what is left for the optimizer; what is left over
        // by then is the same.
        let text = c.asked("opt", &["-S", "-passes=function(instsimplify,adce)"], ll)?;
        // None of these says anything about the program; an intrinsic whose last call went stays declared.
        let noise = ["; ModuleID", "source_filename", "declare ", "; Function Attrs", "attributes "];
        let noise = |l: &&str| !l.is_empty() && !noise.iter().any(|n| l.starts_with(n));
        let lines = text.lines().filter(noise);
        Ok(blocks::in_order(&blocks::descriptors_righted(&lines.collect::<Vec<_>>().join("\n"))))
    };
    let by_road;
    let (theirs, ours) = match c.named_road() {
        // The whole job may take another road, whose sums are the same but not its text.
        Some(_) => {
            by_road = c.by_road()?;
            (c.theirs()?, by_road.as_str())
        }
        None => (c.theirs()?, c.ours()?),
    };
    let result = difference("LLVM IR", &normal(theirs)?, &normal(ours)?);
    if result.is_err() && c.views() && c.release < 20 {
        difference("LLVM IR, optimized,", &c.optimized(theirs)?, &c.optimized(ours)?)?;
        LEFT_OVER.fetch_add(1, Ordering::Relaxed);
        return Ok(());
    }
    result
}

fn runs_alike(c: &Case) -> Result<(), String> {
    if c.text_only() {
        return Ok(());
    }
    let expected = c.meaning()?;
    match difference("runs", expected, &c.run(c.ours()?)?) {
        Ok(()) => Ok(()),
        // Whether upstream's road makes of it what lowir's does.
        Err(e) => Err(match c.theirs().and_then(|ll| c.run(ll)) {
            Ok(theirs) if theirs == expected => format!("{e}\nupstream's own road prints what the interpreter prints"),
            Ok(_) => format!("{e}\nupstream's own road does not print what the interpreter prints either"),
            Err(_) => e,
        }),
    }
}

fn meaning_kept(c: &Case) -> Result<(), String> {
    if c.text_only() {
        return Ok(());
    }
    let expected = c.meaning()?;
    let mut m = c.module()?;
    for pass in c.road() {
        c.pass(&mut m, pass)?;
        let got = c.interpreted(&m).map_err(|e| format!("after {pass}: {e}"))?;
        difference(&format!("meanings after {pass}"), expected, &got)?;
    }
    Ok(())
}

fn command_runs(c: &Case) -> Result<(), String> {
    let (Some(lower), Some(run)) = (&c.lower, &c.run) else { return Ok(()) };
    let lowered = tools::shell(lower, c.text.as_bytes())?;
    if lowered.code != Some(0) {
        return Err(format!("'{lower}' answers {:?}: {}", lowered.code, first(&lowered.err)));
    }
    let ran = tools::shell(run, &lowered.out)?;
    if ran.code != Some(0) {
        return Err(format!("'{run}' answers {:?}: {}", ran.code, first(&ran.err)));
    }
    difference("runs", c.meaning()?, &String::from_utf8_lossy(&ran.out))
}
