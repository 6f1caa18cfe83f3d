//! Generated modules: well typed, deterministic, never meant to be run. Each kind exercises one road of the lowering;
//! the tests compare what lowir and the real tools make of them.

use std::fmt::Write;

/// What a generated module is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Integer and float arithmetic.
    Scalar,
    /// Memrefs of every kind: allocation, access, casts, sizes.
    Memref,
    /// Blocks with arguments, branches and switches.
    Cfg,
    /// Functions that call each other, directly and indirectly, with memrefs and several results.
    Calls,
    /// Loops and conditionals, nested.
    Scf,
    /// All of the above in turn.
    Mixed,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 6] = [Kind::Scalar, Kind::Memref, Kind::Cfg, Kind::Calls, Kind::Scf, Kind::Mixed];

    /// The kind of a name as `{:?}` prints it, in lower case.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|k| format!("{k:?}").to_lowercase() == name)
    }
}

/// How a module is generated.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// What it is made of.
    pub kind: Kind,
    /// Number of functions.
    pub funcs: usize,
    /// Only memrefs that the bare-pointer convention accepts.
    pub fixed: bool,
    /// `llvm.emit_c_interface` on every function.
    pub wrappers: bool,
    /// Different seeds, different modules.
    pub seed: u64,
}

impl Shape {
    /// A shape without further wishes.
    pub fn new(kind: Kind, funcs: usize) -> Shape {
        Shape { kind, funcs, fixed: false, wrappers: false, seed: 1 }
    }
}

/// xorshift64*: enough for choosing, the same everywhere.
#[derive(Clone)]
struct Rng(u64);

impl Rng {
    fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }
    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

const INTS: [&str; 5] = ["i32", "i64", "i8", "i16", "i32"];
const FLOATS: [&str; 3] = ["f32", "f64", "f16"];
const INT_OPS: [&str; 15] =
    ["addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrsi", "shrui", "divsi", "remui", "maxsi", "minui", "maxui", "minsi"];
const FLOAT_OPS: [&str; 9] = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
const INT_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: [&str; 8] = ["oeq", "ogt", "olt", "ord", "ueq", "une", "uno", "oge"];

fn width(ty: &str) -> usize {
    ty[1..].parse().unwrap_or(64)
}

/// A function being written.
struct Body {
    out: String,
    indent: usize,
    rng: Rng,
    next: usize,
    /// Values in sight: name and type.
    values: Vec<(String, String)>,
    fixed: bool,
}

impl Body {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", self.indent);
    }
    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }
    fn define(&mut self, ty: &str, text: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {text}"));
        self.values.push((name.clone(), ty.into()));
        name
    }
    /// A value of a type: one in sight, or a new constant.
    fn value(&mut self, ty: &str) -> String {
        let known: Vec<usize> = (0..self.values.len()).filter(|&i| self.values[i].1 == ty).collect();
        if !known.is_empty() && !self.rng.chance(12) {
            let i = self.rng.pick(&known);
            return self.values[i].0.clone();
        }
        let n = self.rng.below(100);
        let text = match ty {
            "i1" => format!("arith.constant {}", n.is_multiple_of(2)),
            "index" => format!("arith.constant {n} : index"),
            t if t.starts_with('f') => format!("arith.constant {n}.5 : {t}"),
            t => format!("arith.constant {} : {t}", if n.is_multiple_of(7) { -(n as i64) } else { n as i64 }),
        };
        self.define(ty, &text)
    }
    fn scalar_type(&mut self) -> &'static str {
        if self.rng.chance(65) { self.rng.pick(&INTS) } else { self.rng.pick(&FLOATS) }
    }
    fn scalar_op(&mut self) {
        let ty = self.scalar_type();
        let (a, b) = (self.value(ty), self.value(ty));
        let float = ty.starts_with('f');
        match self.rng.below(10) {
            0 => {
                let p = if float { self.rng.pick(&FLOAT_PREDICATES) } else { self.rng.pick(&INT_PREDICATES) };
                self.define("i1", &format!("arith.cmp{} {p}, {a}, {b} : {ty}", if float { "f" } else { "i" }));
            }
            1 => {
                let c = self.value("i1");
                self.define(ty, &format!("arith.select {c}, {a}, {b} : {ty}"));
            }
            2 => self.cast(ty, &a),
            3 if !float => {
                let (low, high) = (self.fresh(), self.fresh());
                let op = self.rng.pick(&["addui_extended", "mulsi_extended", "mului_extended"]);
                let (text, second) = if op == "addui_extended" { (format!("{ty}, i1"), "i1") } else { (ty.to_string(), ty) };
                self.line(&format!("{low}, {high} = arith.{op} {a}, {b} : {text}"));
                self.values.push((low, ty.into()));
                self.values.push((high, second.into()));
            }
            3 => {
                self.define(ty, &format!("arith.negf {a} : {ty}"));
            }
            _ if float => {
                let op = self.rng.pick(&FLOAT_OPS);
                let flags = if self.rng.chance(15) { self.rng.pick(&[" fastmath<fast>", " fastmath<nnan,contract>"]) } else { "" };
                self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
            }
            _ => {
                let op = self.rng.pick(&INT_OPS);
                let takes_flags = matches!(op, "addi" | "subi" | "muli" | "shli");
                let flags = if takes_flags && self.rng.chance(15) { self.rng.pick(&[" overflow<nsw>", " overflow<nsw, nuw>"]) } else { "" };
                self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
            }
        }
    }
    fn cast(&mut self, ty: &str, a: &str) {
        let float = ty.starts_with('f');
        let (to, op) = if self.rng.chance(35) {
            let (ints, floats) = (self.rng.pick(&["i32", "i64"]), self.rng.pick(&FLOATS));
            if float { (ints, self.rng.pick(&["fptosi", "fptoui"])) } else { (floats, self.rng.pick(&["sitofp", "uitofp"])) }
        } else if !float && self.rng.chance(40) {
            ("index", self.rng.pick(&["index_cast", "index_castui"]))
        } else {
            let to = if float { self.rng.pick(&FLOATS) } else { self.rng.pick(&INTS) };
            let op = match (width(to).cmp(&width(ty)), float) {
                (std::cmp::Ordering::Equal, _) => return,
                (std::cmp::Ordering::Greater, true) => "extf",
                (std::cmp::Ordering::Less, true) => "truncf",
                (std::cmp::Ordering::Greater, false) => self.rng.pick(&["extsi", "extui"]),
                (std::cmp::Ordering::Less, false) => "trunci",
            };
            (to, op)
        };
        self.define(to, &format!("arith.{op} {a} : {ty} to {to}"));
    }

    /// A memref type, its element type and its sizes (`None`: dynamic).
    fn memref_type(&mut self) -> (String, &'static str, Vec<Option<usize>>) {
        let element = self.rng.pick(&["f32", "f64", "i32", "i64", "i8", "index", "f16"]);
        let rank = self.rng.below(4);
        let sizes: Vec<Option<usize>> = (0..rank)
            .map(|_| if !self.fixed && self.rng.chance(45) { None } else { Some(self.rng.pick(&[1, 2, 3, 4, 8, 16, 100])) })
            .collect();
        let mut text = String::from("memref<");
        for s in &sizes {
            match s {
                Some(n) => write!(text, "{n}x").unwrap_or_default(),
                None => text.push_str("?x"),
            }
        }
        text.push_str(element);
        if !self.fixed && rank > 0 && self.rng.chance(20) {
            let strides: Vec<String> =
                (0..rank).map(|_| if self.rng.chance(50) { "?".into() } else { (1 + self.rng.below(8)).to_string() }).collect();
            let offset = self.rng.pick(&["", ", offset: ?", ", offset: 3"]);
            let _ = write!(text, ", strided<[{}]{offset}>", strides.join(", "));
        }
        text.push('>');
        (text, element, sizes)
    }
    fn indices(&mut self, n: usize) -> String {
        (0..n).map(|_| self.value("index")).collect::<Vec<_>>().join(", ")
    }
    fn memref_op(&mut self) {
        let known: Vec<usize> =
            (0..self.values.len()).filter(|&i| self.values[i].1.starts_with("memref<") && !self.values[i].1.contains('*')).collect();
        if known.is_empty() || self.rng.chance(12) {
            return self.allocate();
        }
        let i = self.rng.pick(&known);
        let (name, ty) = self.values[i].clone();
        let inside = &ty[7..ty.len() - 1];
        let shape = inside.split(',').next().unwrap_or(inside).to_string();
        let parts: Vec<&str> = shape.split('x').collect();
        // "index" ends in an x of its own.
        let (element, dims) = if shape.ends_with("index") {
            ("index", &parts[..parts.len() - 2])
        } else {
            (parts[parts.len() - 1], &parts[..parts.len() - 1])
        };
        let rank = dims.len();
        match self.rng.below(10) {
            0..=3 => {
                let at = self.indices(rank);
                self.define(element, &format!("memref.load {name}[{at}] : {ty}"));
            }
            4..=6 => {
                let (v, at) = (self.value(element), self.indices(rank));
                self.line(&format!("memref.store {v}, {name}[{at}] : {ty}"));
            }
            7 if rank > 0 => {
                let at = self.value("index");
                self.define("index", &format!("memref.dim {name}, {at} : {ty}"));
            }
            8 if !self.fixed && rank > 0 && !ty.contains("strided") && dims[0] != "?" => {
                let to = format!("memref<{}x{}", "?", &ty[7 + dims[0].len() + 1..]);
                self.define(&to, &format!("memref.cast {name} : {ty} to {to}"));
            }
            8 if !self.fixed => {
                let to = format!("memref<*x{element}>");
                self.define(&to, &format!("memref.cast {name} : {ty} to {to}"));
            }
            9 => {
                let fold = self.rng.pick(&[("addi", "i32"), ("maxs", "i64"), ("addf", "f32"), ("assign", "f64")]);
                if fold.1 == element {
                    let (v, at) = (self.value(element), self.indices(rank));
                    self.define(element, &format!("memref.atomic_rmw {} {v}, {name}[{at}] : ({element}, {ty}) -> {element}", fold.0));
                } else if rank > 0 && !ty.contains("strided") && !self.fixed {
                    let (base, offset) = (self.fresh(), self.fresh());
                    let sizes: Vec<String> = (0..rank).map(|_| self.fresh()).collect();
                    let strides: Vec<String> = (0..rank).map(|_| self.fresh()).collect();
                    let index = vec!["index"; 1 + 2 * rank].join(", ");
                    self.line(&format!(
                        "{base}, {offset}, {}, {} = memref.extract_strided_metadata {name} : {ty} -> memref<{element}>, {index}",
                        sizes.join(", "),
                        strides.join(", ")
                    ));
                    for v in [vec![offset], sizes, strides].concat() {
                        self.values.push((v, "index".into()));
                    }
                    self.values.push((base, format!("memref<{element}>")));
                }
            }
            _ => {
                self.define("index", &format!("memref.extract_aligned_pointer_as_index {name} : {ty} -> index"));
            }
        }
    }
    fn allocate(&mut self) {
        let (ty, _, sizes) = self.memref_type();
        if ty.contains("strided") {
            return;
        }
        let dynamic = sizes.iter().filter(|s| s.is_none()).count();
        let (at, op) = (self.indices(dynamic), self.rng.pick(&["alloc", "alloc", "alloca"]));
        let align = if self.rng.chance(25) { " {alignment = 32 : i64}" } else { "" };
        let name = self.define(&ty, &format!("memref.{op}({at}){align} : {ty}"));
        if op == "alloc" && self.rng.chance(40) {
            self.line(&format!("memref.dealloc {name} : {ty}"));
        }
    }

    fn scf_op(&mut self, depth: usize) {
        if depth == 0 || self.rng.chance(30) {
            return if self.rng.chance(70) { self.scalar_op() } else { self.memref_op() };
        }
        let outer = self.values.len();
        let ty = self.scalar_type();
        match self.rng.below(5) {
            0 | 1 => {
                let bounds: Vec<String> = (0..3).map(|_| self.value("index")).collect();
                let init = self.value(ty);
                let (result, iv, arg) = (self.fresh(), self.fresh(), self.fresh());
                let outer = self.values.len();
                self.line(&format!(
                    "{result} = scf.for {iv} = {} to {} step {} iter_args({arg} = {init}) -> ({ty}) {{",
                    bounds[0], bounds[1], bounds[2]
                ));
                self.values.extend([(iv, "index".into()), (arg, ty.into())]);
                self.inside(depth, Some(ty));
                self.values.truncate(outer);
                self.line("}");
                self.values.push((result, ty.into()));
            }
            2 | 3 => {
                let c = self.value("i1");
                let outer = self.values.len();
                let result = self.rng.chance(60).then(|| self.fresh());
                match &result {
                    Some(r) => self.line(&format!("{r} = scf.if {c} -> ({ty}) {{")),
                    None => self.line(&format!("scf.if {c} {{")),
                }
                let yields = result.is_some().then_some(ty);
                self.inside(depth, yields);
                self.values.truncate(outer);
                if result.is_some() || self.rng.chance(40) {
                    self.line("} else {");
                    self.inside(depth, yields);
                    self.values.truncate(outer);
                }
                self.line("}");
                if let Some(r) = result {
                    self.values.push((r, ty.into()));
                }
            }
            _ => {
                let init = self.value("i32");
                let outer = self.values.len();
                let (result, before, after) = (self.fresh(), self.fresh(), self.fresh());
                self.line(&format!("{result} = scf.while ({before} = {init}) : (i32) -> i32 {{"));
                self.values.push((before.clone(), "i32".into()));
                self.indent += 2;
                let c = self.value("i1");
                self.line(&format!("scf.condition({c}) {before} : i32"));
                self.indent -= 2;
                self.values.truncate(outer);
                self.line("} do {");
                self.line(&format!("^bb0({after}: i32):"));
                self.values.push((after, "i32".into()));
                self.inside(depth, Some("i32"));
                self.values.truncate(outer);
                self.line("}");
                self.values.push((result, "i32".into()));
            }
        }
        debug_assert!(self.values.len() >= outer);
    }
    fn inside(&mut self, depth: usize, yields: Option<&str>) {
        self.indent += 2;
        for _ in 0..1 + self.rng.below(3) {
            self.scf_op(depth - 1);
        }
        if let Some(ty) = yields {
            let v = self.value(ty);
            self.line(&format!("scf.yield {v} : {ty}"));
        }
        self.indent -= 2;
    }

    /// Blocks that branch to each other; each may use what the entry defined and its own arguments.
    fn blocks(&mut self) {
        let n = 3 + self.rng.below(5);
        let arguments: Vec<&'static str> = (0..n).map(|_| self.scalar_type()).collect();
        let entry = self.values.len();
        for i in 0..=n {
            if i > 0 {
                self.values.truncate(entry);
                let arg = self.fresh();
                self.indent -= 2;
                self.line(&format!("^bb{i}({arg}: {}):", arguments[i - 1]));
                self.indent += 2;
                self.values.push((arg, arguments[i - 1].into()));
            }
            for _ in 0..1 + self.rng.below(4) {
                self.scalar_op();
            }
            if i == n {
                break;
            }
            let (next, other) = (i + 1, 1 + self.rng.below(n));
            let (a, b) = (self.value(arguments[next - 1]), self.value(arguments[other - 1]));
            let (ta, tb) = (arguments[next - 1], arguments[other - 1]);
            match self.rng.below(3) {
                0 => self.line(&format!("cf.br ^bb{next}({a} : {ta})")),
                1 => {
                    let c = self.value("i1");
                    self.line(&format!("cf.cond_br {c}, ^bb{next}({a} : {ta}), ^bb{other}({b} : {tb})"));
                }
                _ => {
                    let flag = self.value("i32");
                    self.line(&format!(
                        "cf.switch {flag} : i32, [default: ^bb{next}({a} : {ta}), 7: ^bb{other}({b} : {tb}), -3: ^bb{next}({a} : {ta})]"
                    ));
                }
            }
        }
        self.values.retain(|_| true);
    }
}

/// Arguments and results of function `i`: a function of the shape and `i` alone, so that calls may go forward.
fn signature(shape: &Shape, i: usize) -> (Vec<String>, Vec<String>) {
    let mut b = Body {
        out: String::new(),
        indent: 0,
        rng: Rng::new(shape.seed ^ (i as u64 + 1) << 20),
        next: 0,
        values: vec![],
        fixed: shape.fixed,
    };
    let kind = kind_of(shape, i);
    let memrefs = matches!(kind, Kind::Memref | Kind::Calls | Kind::Scf);
    let mut args: Vec<String> = (0..1 + b.rng.below(3)).map(|_| b.scalar_type().to_string()).collect();
    if memrefs {
        for _ in 0..1 + b.rng.below(2) {
            let (ty, element, _) = b.memref_type();
            args.push(if !shape.fixed && b.rng.chance(10) { format!("memref<*x{element}>") } else { ty });
        }
    }
    let mut results: Vec<String> = (0..b.rng.below(3)).map(|_| b.scalar_type().to_string()).collect();
    if memrefs && b.rng.chance(35) {
        let memref: Vec<String> = args.iter().filter(|a| a.starts_with("memref")).cloned().collect();
        results.push(memref[0].clone());
    }
    (args, results)
}

fn kind_of(shape: &Shape, i: usize) -> Kind {
    if shape.kind == Kind::Mixed { Kind::ALL[i % 5] } else { shape.kind }
}

/// The module of a shape.
pub fn generate(shape: &Shape) -> String {
    let mut out = String::new();
    let memrefs = matches!(shape.kind, Kind::Memref | Kind::Mixed);
    if memrefs {
        out.push_str("memref.global \"private\" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.5, -4.0]>\n");
        out.push_str(
            "memref.global @state : memref<2x3xi32> = dense<7>\nmemref.global \"private\" @room : memref<16xi64> = uninitialized\n",
        );
    }
    for i in 0..shape.funcs {
        function(shape, i, &mut out);
    }
    out
}

fn function(shape: &Shape, i: usize, out: &mut String) {
    let (args, results) = signature(shape, i);
    let kind = kind_of(shape, i);
    let seed = shape.seed.wrapping_mul(31) ^ (i as u64 + 1).wrapping_mul(0x1234_5678_9ABC_DEF1);
    let mut b = Body { out: String::new(), indent: 2, rng: Rng::new(seed), next: 0, values: vec![], fixed: shape.fixed };
    let list: Vec<String> = args.iter().enumerate().map(|(n, t)| format!("%a{n}: {t}")).collect();
    for (n, t) in args.iter().enumerate() {
        b.values.push((format!("%a{n}"), t.clone()));
    }
    let arrow = match results.len() {
        0 => String::new(),
        1 => format!(" -> {}", results[0]),
        _ => format!(" -> ({})", results.join(", ")),
    };
    let wrapper = if shape.wrappers { " attributes {llvm.emit_c_interface}" } else { "" };
    let _ = writeln!(out, "func.func @f{i}({}){arrow}{wrapper} {{", list.join(", "));
    let n = 4 + b.rng.below(10);
    match kind {
        Kind::Scalar | Kind::Mixed => (0..n).for_each(|_| b.scalar_op()),
        Kind::Memref => {
            if memrefs_exist(shape) && b.rng.chance(40) {
                let (name, ty) = b.rng.pick(&[("table", "memref<4xf32>"), ("state", "memref<2x3xi32>"), ("room", "memref<16xi64>")]);
                b.define(ty, &format!("memref.get_global @{name} : {ty}"));
            }
            (0..n).for_each(|_| b.memref_op());
        }
        Kind::Cfg => b.blocks(),
        Kind::Calls => (0..1 + n / 4).for_each(|_| call(shape, i, &mut b)),
        Kind::Scf => (0..1 + n / 5).for_each(|_| b.scf_op(3)),
    }
    let returned: Vec<String> = results
        .iter()
        .map(|t| match t.starts_with("memref") {
            true => (0..args.len()).find(|&n| args[n] == *t).map(|n| format!("%a{n}")).unwrap_or_default(),
            false => b.value(t),
        })
        .collect();
    match results.is_empty() {
        true => b.line("return"),
        false => b.line(&format!("return {} : {}", returned.join(", "), results.join(", "))),
    }
    out.push_str(&b.out);
    out.push_str("}\n");
}

fn memrefs_exist(shape: &Shape) -> bool {
    matches!(shape.kind, Kind::Memref | Kind::Mixed)
}

/// A call of some function near `i`, with values made up where none is in sight.
fn call(shape: &Shape, i: usize, b: &mut Body) {
    let callee = (i + b.rng.below(7)) % shape.funcs.max(1);
    let (args, results) = signature(shape, callee);
    let mut values = Vec::new();
    for ty in &args {
        if !ty.starts_with("memref") {
            let v = b.value(ty);
            values.push(v);
            continue;
        }
        match b.values.iter().find(|v| v.1 == *ty) {
            Some(v) => values.push(v.0.clone()),
            // No way to make a value of this type up: call nothing.
            None if ty.contains("strided") || ty.contains('*') => return b.scalar_op(),
            None => {
                let dynamic = ty.matches('?').count();
                let at = b.indices(dynamic);
                let v = b.define(ty, &format!("memref.alloc({at}) : {ty}"));
                values.push(v);
            }
        }
    }
    let (types, values) = (args.join(", "), values.join(", "));
    let names: Vec<String> = results.iter().map(|_| b.fresh()).collect();
    let bound = if names.is_empty() { String::new() } else { format!("{} = ", names.join(", ")) };
    if b.rng.chance(20) {
        let f = b.fresh();
        let ty = format!("({types}) -> ({})", results.join(", "));
        b.line(&format!("{f} = func.constant @f{callee} : {ty}"));
        b.line(&format!("{bound}func.call_indirect {f}({values}) : {ty}"));
    } else {
        b.line(&format!("{bound}func.call @f{callee}({values}) : ({types}) -> ({})", results.join(", ")));
    }
    for (name, ty) in names.into_iter().zip(results) {
        b.values.push((name, ty));
    }
}

/// One function of one block with `n` operations.
pub fn wide(n: usize) -> String {
    let mut out = String::from("func.func @wide(%a: i64, %b: i64) -> i64 {\n  %0 = arith.addi %a, %b : i64\n");
    for i in 1..n {
        let op = ["addi", "muli", "xori", "subi"][i % 4];
        let _ = writeln!(out, "  %{i} = arith.{op} %{}, %{} : i64", i - 1, i / 2);
    }
    let _ = writeln!(out, "  return %{} : i64\n}}", n.max(1) - 1);
    out
}

/// One function of `n` blocks, each branching to the next and to the last.
pub fn long_cfg(n: usize) -> String {
    let mut out = String::from("func.func @long(%c: i1, %x: i32) -> i32 {\n  cf.br ^bb1(%x : i32)\n");
    for i in 1..=n {
        let _ = writeln!(out, "^bb{i}(%p{i}: i32):\n  %v{i} = arith.addi %p{i}, %x : i32");
        let _ = match i == n {
            true => writeln!(out, "  return %v{i} : i32\n}}"),
            false => writeln!(out, "  cf.cond_br %c, ^bb{}(%v{i} : i32), ^bb{n}(%p{i} : i32)", i + 1),
        };
    }
    out
}

/// Loops nested `n` deep.
pub fn nested(n: usize) -> String {
    let mut out = String::from("func.func @deep(%l: index, %u: index, %s: index, %m: memref<?xf32>) {\n");
    for i in 0..n {
        let _ = writeln!(out, "scf.for %i{i} = %l to %u step %s {{");
    }
    out.push_str("%x = memref.load %m[%l] : memref<?xf32>\nmemref.store %x, %m[%u] : memref<?xf32>\n");
    out.push_str(&"}\n".repeat(n));
    out.push_str("return\n}\n");
    out
}

/// `n` distinct types, symbols and constants: what interning must keep linear.
pub fn distinct(n: usize) -> String {
    let mut out = String::new();
    for i in 0..n {
        let _ = writeln!(
            out,
            "func.func @distinct_{i}(%m: memref<{}x?xf32>) -> i64 {{\n  %c = arith.constant {} : i64\n  return %c : i64\n}}",
            i + 1,
            i * 7 + 3
        );
    }
    out
}

/// `n` functions with a memref in their signature and next to nothing in them.
pub fn tiny(n: usize) -> String {
    let mut out = String::new();
    for i in 0..n {
        let elem = ["f32", "i64", "f64", "i8"][i % 4];
        let shape = ["?", "?x?", "4x?x8"][i % 3];
        let m = format!("memref<{shape}x{elem}>");
        let index = ["%i", "%i, %i", "%i, %i, %i"][i % 3];
        let _ = match i / 12 % 3 {
            0 => writeln!(out, "func.func @tiny_{i}(%m: {m}) {{\n  return\n}}"),
            1 => writeln!(
                out,
                "func.func @tiny_{i}(%m: {m}, %i: index) -> {elem} {{\n  %v = memref.load %m[{index}] : {m}\n  return %v : {elem}\n}}"
            ),
            _ => {
                writeln!(out, "func.func @tiny_{i}(%m: {m}, %i: index, %v: {elem}) {{\n  memref.store %v, %m[{index}] : {m}\n  return\n}}")
            }
        };
    }
    out
}

/// A global of floats whose digits take `n` bytes of text.
pub fn dense(n: usize) -> String {
    let floats = (n / 8).max(1);
    let mut out = format!("memref.global \"private\" constant @weights : memref<{floats}xf32> = dense<\"0x");
    let mut x = 0x9e37_79b9_7f4a_7c15u64;
    for _ in 0..floats {
        x = x.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        // A finite number: any sign, an exponent about that of 1, any digits.
        let bits = (x >> 63 << 31) as u32 | (96 + (x >> 40 & 63) as u32) << 23 | (x >> 17) as u32 & 0x7f_ffff;
        let _ = write!(out, "{:08X}", bits.swap_bytes());
    }
    let _ = writeln!(
        out,
        "\">\nfunc.func @get(%i: index) -> f32 {{\n  %g = memref.get_global @weights : memref<{floats}xf32>\n  %v = memref.load %g[%i] : memref<{floats}xf32>\n  return %v : f32\n}}"
    );
    out
}
