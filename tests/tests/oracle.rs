//! Program against program: lowir beside the real tools of releases 22 and 19, on generated workloads and on every
//! case file. `LOWIR_FUNCS=n` sets the size of the workloads, `LOWIR_ORACLE=require` makes a missing tool a failure.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use fuzz::oracle::forms::layout_in_order;
use lower::road::PASSES;
use lowir_tests::case::{Case, all, difference};
use lowir_tests::memory::{Memory, run, split_words};
use lowir_tests::oracle::{need, normal_ll, pipe};
use lowir_tests::workload::{Kind, Shape, generate};

/// The ways memrefs cross functions that are compared.
#[derive(Clone, Copy, Debug)]
enum Mode {
    Default,
    BarePointer,
    Wrappers,
    Index32,
}

fn passes(mode: Mode) -> Vec<String> {
    let option = |pass: &str| match mode {
        Mode::BarePointer if pass == "convert-func-to-llvm" => "=use-bare-ptr-memref-call-conv=1",
        Mode::Index32 if pass.ends_with("to-llvm") => "=index-bitwidth=32",
        _ => "",
    };
    PASSES.iter().map(|p| format!("--{p}{}", option(p))).collect()
}

fn whole_job(mode: Mode) -> &'static str {
    match mode {
        Mode::BarePointer => " --use-bare-ptr-memref-call-conv",
        Mode::Index32 => " --index-bitwidth=32",
        Mode::Default | Mode::Wrappers => "",
    }
}

/// Runs lowir on an input; its output, or what it complained.
fn ours(line: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let mut world = Memory::default();
    world.files.insert("-".into(), input.into());
    match run(line, &mut world) {
        0 => Ok(world.out),
        code => Err(format!("exit code {code}\n{}", world.err.lines().take(8).collect::<Vec<_>>().join("\n"))),
    }
}

fn workloads(release: u32) {
    let Some([mlir_opt, translate, opt, llc]) = need("workloads", ["mlir-opt", "mlir-translate", "opt", "llc"], release) else { return };
    let funcs = std::env::var("LOWIR_FUNCS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        for mode in [Mode::Default, Mode::BarePointer, Mode::Wrappers, Mode::Index32] {
            let shape =
                Shape { fixed: matches!(mode, Mode::BarePointer), wrappers: matches!(mode, Mode::Wrappers), ..Shape::new(kind, funcs) };
            let text = generate(&shape);
            let title = format!("{kind:?} {mode:?} {release}");
            let mut same = |what: &str, want: &str, have: Result<String, String>| match have {
                Ok(have) if have == want => {}
                Ok(have) => wrong.push(format!("{title}: {what} differs\n{}", difference(want, &have))),
                Err(e) => wrong.push(format!("{title}: {what}: {e}")),
            };
            let flags = passes(mode);
            let flags: Vec<&str> = flags.iter().map(|s| s.as_str()).collect();
            let theirs = pipe(&mlir_opt, &flags, text.as_bytes());
            assert!(theirs.ok, "{title}: the generator made what mlir-opt rejects: {}", theirs.err);
            let lowered = ours(&format!("lowir opt --compat={release} {}", flags.join(" ")), text.as_bytes());
            same("lowered .mlir", &String::from_utf8_lossy(&theirs.out), lowered.map(|b| String::from_utf8_lossy(&b).into_owned()));

            let their_ll = pipe(&translate, &["--mlir-to-llvmir"], &theirs.out);
            assert!(their_ll.ok, "{title}: mlir-translate: {}", their_ll.err);
            let want = normal_ll(&opt, &their_ll.out).unwrap();
            let ll = ours(&format!("lowir translate --compat={release} --mlir-to-llvmir"), &theirs.out);
            same(".ll", &want, ll.and_then(|ll| normal_ll(&opt, &ll)));

            let job = ours(&format!("lowir --compat={release}{} -", whole_job(mode)), text.as_bytes());
            same("whole job", &want, job.clone().and_then(|ll| normal_ll(&opt, &ll)));
            if let Ok(ll) = &job {
                let compiled = pipe(&llc, &["-O0", "-filetype=obj", "-o", "-"], ll);
                if !compiled.ok {
                    wrong.push(format!("{title}: llc rejects the whole job's .ll: {}", compiled.err));
                }
            }
            if release == 22
                && let Some([llc19]) = need("llc-19 on --llvm-version=19", ["llc"], 19)
            {
                let old = ours(&format!("lowir --llvm-version=19{} -", whole_job(mode)), text.as_bytes());
                match old.map(|ll| pipe(&llc19, &["-O0", "-filetype=obj", "-o", "-"], &ll)) {
                    Ok(ran) if ran.ok => {}
                    Ok(ran) => wrong.push(format!("{title}: llc-19 rejects --llvm-version=19: {}", ran.err)),
                    Err(e) => wrong.push(format!("{title}: --llvm-version=19: {e}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn workloads_22() {
    workloads(22);
}

#[test]
fn workloads_19() {
    workloads(19);
}

/// The real tool for a command of ours and its arguments, or `None` where there is none.
fn real(command: &str, release: u32, tools: &[PathBuf; 2]) -> Option<(PathBuf, Vec<String>)> {
    let words = split_words(command);
    let (tool, rest) = match (words.first()?.as_str(), words.get(1).map(|s| s.as_str())) {
        ("lowir", Some("opt")) | ("mlir-opt", _) => (&tools[0], &words[if words[0] == "lowir" { 2 } else { 1 }..]),
        ("lowir", Some("translate")) | ("mlir-translate", _) => (&tools[1], &words[if words[0] == "lowir" { 2 } else { 1 }..]),
        _ => return None,
    };
    let _ = release;
    Some((tool.clone(), rest.iter().filter(|w| !w.starts_with("--compat") && *w != "--strict-syntax").cloned().collect()))
}

fn run_in(folder: &Path, program: &Path, args: &[String], input: &[u8]) -> (bool, Vec<u8>) {
    use std::io::Write;
    let mut child = Command::new(program)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let done = child.wait_with_output().unwrap();
    let _ = writer.join();
    (done.status.success(), done.stdout)
}

/// Compares one case with the real tools; the complaint.
fn case_matches(case: &Case, folder: &Path) -> Result<usize, String> {
    let mut compared = 0;
    for line in &case.runs {
        let release = if line.contains("--compat=19") || line.contains("mlir-opt-19") { 19 } else { 22 };
        let Some([mlir_opt, translate, opt]) = need("cases", ["mlir-opt", "mlir-translate", "opt"], release) else { return Ok(compared) };
        let tools = [mlir_opt, translate];
        let commands = case.commands(line);
        let Some(theirs) = commands.iter().map(|c| real(c, release, &tools)).collect::<Option<Vec<_>>>() else { continue };
        if line.contains("--llvm-version") || line.contains("--help") {
            continue;
        }
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(folder.join(&case.name), &case.input).unwrap();
        for (name, text) in &case.inputs {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let (mut ok, mut out) = (true, Vec::new());
        for (program, args) in &theirs {
            (ok, out) = run_in(folder, program, args, &out);
            if !ok {
                break;
            }
        }
        compared += 1;
        if ok == case.must_fail() {
            return Err(format!("{}: `{line}`: the real tool {}", case.path.display(), if ok { "accepts it" } else { "fails" }));
        }
        if !ok {
            continue;
        }
        let mut world = case.world();
        for c in &commands {
            run(c, &mut world);
            let made = std::mem::take(&mut world.out);
            world.files.insert("-".into(), made);
        }
        let have = world.files["-"].clone();
        let (want, have) = if commands.last().is_some_and(|c| c.contains("translate")) && line.contains("mlir-to-llvmir") {
            // Pieces of a split input are no single module that `opt` could read: compare them as they are.
            if line.contains("split-input-file") { (text(&out), text(&have)) } else { (normal_ll(&opt, &out)?, normal_ll(&opt, &have)?) }
        } else if release == 19 && line.contains("import-llvm") {
            (layout_in_order(&text(&out)), layout_in_order(&text(&have)))
        } else {
            (text(&out), text(&have))
        };
        if want != have {
            return Err(format!("{}: `{line}`\n{}", case.path.display(), difference(&want, &have)));
        }
    }
    Ok(compared)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn cases_match_the_real_tools() {
    let filter = std::env::var("CASE").unwrap_or_default();
    let files: Vec<PathBuf> = all().into_iter().filter(|p| p.display().to_string().contains(&filter)).collect();
    let base = std::env::temp_dir().join(format!("lowir-cases-{}", std::process::id()));
    let next = std::sync::atomic::AtomicUsize::new(0);
    let results = std::sync::Mutex::new((0, Vec::new()));
    std::thread::scope(|s| {
        for n in 0..2 {
            let (files, next, results, folder) = (&files, &next, &results, base.join(n.to_string()));
            s.spawn(move || {
                while let Some(path) = files.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                    let Ok(case) = Case::read(path) else { continue };
                    if case.differs.is_some() || case.ours {
                        continue;
                    }
                    let result = case_matches(&case, &folder);
                    let mut r = results.lock().unwrap();
                    match result {
                        Ok(n) => r.0 += n,
                        Err(e) => r.1.push(e),
                    }
                    let _ = std::fs::remove_dir_all(&folder);
                }
            });
        }
    });
    let _ = std::fs::remove_dir_all(&base);
    let (n, mut wrong) = results.into_inner().unwrap();
    wrong.sort();
    println!("{n} runs compared");
    assert!(
        wrong.is_empty(),
        "{} cases answer otherwise than the real tools without a '// DIFFERS: ' line\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
