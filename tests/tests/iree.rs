//! IREE signatures: the JSON reader against serde_json, and signatures against the cases of the specification where it
//! is installed. `LOWIR_JSON_COUNT` sets how many texts are compared.

use abi::iree::Signature;
use abi::iree::json::{Json, Kind};
use abi::iree::text::Order;
use serde_json::Value;

/// A generator of random numbers that gives the same ones each time.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

/// A JSON text, or what looks like one.
fn text(r: &mut Random, depth: usize, out: &mut Vec<u8>) {
    let blank = [" ", "", "", "", "\n", "\t", "\r"];
    out.extend(r.of(&blank).bytes());
    match r.below(if depth > 6 { 4 } else { 8 }) {
        0 => out.extend(r.of(&["null", "true", "false"]).bytes()),
        1 => {
            let (sign, whole) = (r.of(&["", "", "-"]), r.of(&["0", "1", "16", "9223372036854775808", "123456789012345678901234567890"]));
            let (part, exp) = (r.of(&["", "", ".5", ".0", ".25e"]), r.of(&["", "", "e1", "E+2", "e-3", "e400", "e-400"]));
            out.extend([sign, whole, part, exp].concat().bytes());
        }
        2 | 3 => string(r, out),
        4 | 5 => {
            out.push(b'[');
            for n in 0..r.below(4) {
                if n > 0 {
                    out.push(b',');
                }
                text(r, depth + 1, out);
            }
            out.push(b']');
        }
        _ => {
            out.push(b'{');
            for n in 0..r.below(4) {
                if n > 0 {
                    out.push(b',');
                }
                string(r, out);
                out.extend(r.of(&[":", " : "]).bytes());
                text(r, depth + 1, out);
            }
            out.push(b'}');
        }
    }
    out.extend(r.of(&blank).bytes());
}

fn string(r: &mut Random, out: &mut Vec<u8>) {
    const PIECES: &[&str] = &[
        "a",
        "r",
        "v",
        "i32",
        "ndarray",
        "named",
        "\\n",
        "\\\"",
        "\\\\",
        "\\/",
        "\\u0041",
        "\\ud83d\\ude00",
        "\\ud83d",
        "\\ude00",
        "\\ud83d\\n",
        "\\ud83d\\u0041",
        "\\u00g0",
        "\\x",
        "é",
        "\u{1F600}",
        "\u{7f}",
        "\\u0000",
        "\u{1}",
        "\\b\\f\\r\\t",
    ];
    out.push(b'"');
    for _ in 0..r.below(3) {
        out.extend(r.of(PIECES).bytes());
    }
    out.push(b'"');
}

fn mutate(r: &mut Random, text: &mut Vec<u8>) {
    for _ in 0..r.below(3) {
        let at = r.below(text.len() + 1);
        match r.below(4) {
            0 if at < text.len() => _ = text.remove(at),
            1 if at < text.len() => text[at] ^= 1 << r.below(8),
            2 => text.truncate(at),
            _ => text.insert(at, b"[]{},:\"\\0-+.eEu \x00\xff\x1f"[r.below(19)]),
        }
    }
}

/// Whether two readers read the same.
fn same(json: &Json, i: u32, value: &Value) -> bool {
    match (json.nodes[i as usize].kind, value) {
        (Kind::Null, Value::Null) => true,
        (Kind::Bool(a), Value::Bool(b)) => a == *b,
        (Kind::Integer(a), Value::Number(b)) => b.as_i64() == Some(a) || a == 0,
        (Kind::Number, Value::Number(b)) => b.as_i64().is_none(),
        (Kind::String(a), Value::String(b)) => json.str(a) == b,
        (Kind::Array, Value::Array(b)) => json.parts(i).count() == b.len() && json.parts(i).zip(b).all(|(a, b)| same(json, a, b)),
        (Kind::Object, Value::Object(b)) => {
            let parts: Vec<u32> = json.parts(i).collect();
            // The last of equal keys counts.
            parts.chunks_exact(2).enumerate().all(|(n, p)| {
                let key = |k: u32| match json.nodes[k as usize].kind {
                    Kind::String(l) => json.str(l),
                    _ => "",
                };
                let again = parts[2 * n + 2..].chunks_exact(2).any(|q| key(q[0]) == key(p[0]));
                again || b.get(key(p[0])).is_some_and(|v| same(json, p[1], v))
            })
        }
        _ => false,
    }
}

#[test]
fn json_as_serde_reads_it() {
    let count = std::env::var("LOWIR_JSON_COUNT").ok().and_then(|n| n.parse().ok()).unwrap_or(10_000);
    let (mut r, mut accepted) = (Random(0x2545_f491_4f6c_dd1d), 0);
    for n in 0..count {
        let mut src = Vec::new();
        text(&mut r, 0, &mut src);
        if n % 3 > 0 {
            mutate(&mut r, &mut src);
        }
        let (ours, theirs) = (Json::read(&src), serde_json::from_slice::<Value>(&src));
        let shown = String::from_utf8_lossy(&src);
        assert_eq!(ours.is_ok(), theirs.is_ok(), "{shown:?}: {ours:?}, {theirs:?}");
        match (ours, theirs) {
            (Ok(a), Ok(b)) => {
                accepted += 1;
                assert!(same(&a, 0, &b), "{shown:?} is read as {a:?} and {b:?}");
            }
            (Err(e), _) => assert!(e.at <= src.len() && !e.message.is_empty(), "{shown:?}: {e:?}"),
            _ => {}
        }
    }
    println!("{count} texts, {accepted} of them JSON");
    assert!(accepted > count / 10 && accepted < count * 9 / 10);
}

#[test]
fn json_nests_as_deep_as_serde_lets_it() {
    for n in [1, 126, 127, 128, 129, 100_000] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let src = [open.repeat(n), "1".into(), close.repeat(n)].concat();
            assert_eq!(Json::read(src.as_bytes()).is_ok(), serde_json::from_str::<Value>(&src).is_ok(), "{n}");
        }
    }
}

/// Canonical text is a fixed point, and arbitrary JSON is a signature or an error inside the text.
#[test]
fn canonical_text_is_stable() {
    let mut r = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..3000 {
        let mut src = b"{\"a\":[".to_vec();
        records(&mut r, 0, &mut src);
        src.extend(b"],\"r\":[");
        records(&mut r, 0, &mut src);
        src.extend(b"]}");
        mutate(&mut r, &mut src);
        match Signature::read(&src) {
            Ok(s) => {
                let text = s.to_json(Order::Declaration);
                let again = Signature::read(text.as_bytes()).unwrap();
                assert_eq!(again.to_json(Order::Declaration), text);
            }
            Err(e) => assert!(e.at <= src.len() && !e.message.is_empty()),
        }
    }
}

fn records(r: &mut Random, depth: usize, out: &mut Vec<u8>) {
    for n in 0..r.below(3) {
        if n > 0 {
            out.push(b',');
        }
        let simple =
            ["\"i32\"", "\"f64\"", "null", "\"unknown\"", "\"bf16\"", "[\"ndarray\",\"f32\",2,4,null]", "[\"ndarray\",\"i8\",null]"];
        match r.below(if depth > 3 { 1 } else { 3 }) {
            0 => out.extend(r.of(&simple).bytes()),
            1 => {
                out.extend(r.of(&["[\"slist\"", "[\"stuple\"", "[\"py_homogeneous_list\""]).bytes());
                let from = out.len();
                records(r, depth + 1, out);
                if out.len() > from {
                    out.insert(from, b',');
                }
                out.push(b']');
            }
            _ => out.extend(b"[\"sdict\",[\"b\",\"i32\"],[\"a\",null]]"),
        }
    }
}

/// The cases of the specification, looked for above this repository.
#[test]
fn cases_of_the_specification() {
    let root = lowir_tests::root();
    let Some(file) = root.ancestors().map(|a| a.join("shared/spec/iree/cases.json")).find(|f| f.is_file()) else {
        println!("skipped: no shared/spec/iree/cases.json above the repository");
        return;
    };
    let cases: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let (mut valid, mut invalid) = (0, 0);
    for case in cases.as_array().unwrap() {
        let text = |key: &str| case[key].as_str().unwrap_or("");
        let (id, json) = (text("id"), text("json"));
        match (Signature::read(json.as_bytes()), text("expect")) {
            (Ok(s), "valid") => {
                valid += 1;
                let native = |list: &[u32]| Value::from(list.iter().map(|&r| s.native_type(r)).collect::<Vec<_>>());
                assert_eq!(native(&s.args), case["info"]["args"], "{id}");
                assert_eq!(native(&s.results), case["info"]["results"], "{id}");
                let canonical = s.to_json(Order::Declaration);
                let (a, b): (Value, Value) = (serde_json::from_str(&canonical).unwrap(), serde_json::from_str(json).unwrap());
                assert_eq!(a, b, "{id}: canonical text says something else");
                assert!(!canonical.contains([' ', '\n']), "{id}");
            }
            (Err(e), "invalid") => {
                invalid += 1;
                // The reason is the one of the case: what it names appears in the message or stands at the place.
                let why = reason(id);
                assert!(e.message.contains(why.0) && e.at == why.1, "{id} {json}: {e:?}, expected {why:?}");
            }
            (got, expect) => panic!("{id} {json}: expected {expect}, got {got:?}"),
        }
    }
    println!("{valid} valid, {invalid} invalid");
    assert_eq!((valid, invalid), (32, 45));
}

/// Why a case is invalid, and at which byte.
fn reason(id: &str) -> (&'static str, usize) {
    let table: &[(&str, &str, usize)] = REASONS;
    let row = table.iter().find(|r| r.0 == id).unwrap_or_else(|| panic!("no reason for {id}"));
    (row.1, row.2)
}

#[rustfmt::skip]
const REASONS: &[(&str, &str, usize)] = &[
    ("X01", "missing key \"r\"", 0),
    ("X02", "missing key \"a\"", 0),
    ("X03", "is an object", 0),
    ("X04", "expected a value", 0),
    ("X05", "expected ',' or '}'", 14),
    ("X06", "\"a\" must be an array", 5),
    ("X07", "\"r\" must be an array", 12),
    ("X08", "unknown primitive type \"int32\"", 6),
    ("X09", "unknown primitive type \"I32\"", 6),
    ("X10", "unknown primitive type \"i\"", 6),
    ("X11", "unknown primitive type \"f32 \"", 6),
    ("X12", "unknown primitive type \"si32\"", 6),
    ("X13", "no float format is 33 bits wide", 6),
    ("X14", "zero bits wide", 6),
    ("X15", "found 32", 6),
    ("X16", "found true", 6),
    ("X17", "found an object", 6),
    ("X18", "found an empty array", 6),
    ("X19", "begins with its tag", 7),
    ("X20", "unknown compound type \"list\"", 7),
    ("X21", "unknown compound type \"pylist\"", 7),
    ("X22", "takes a key and a type", 6),
    ("X23", "must be a string", 15),
    ("X24", "only in the list of arguments", 13),
    ("X25", "only in the list of arguments", 15),
    ("X26", "two arguments are named \"x\"", 35),
    ("X27", "positional argument behind a named one", 26),
    ("X28", "takes an element type, a rank", 6),
    ("X29", "the rank is 2, found 1 size", 23),
    ("X30", "the rank is 0, found 1 size", 23),
    ("X31", "unknown rank has no sizes", 28),
    ("X32", "size of \"ndarray\" must be null or a non-negative", 25),
    ("X33", "size of \"ndarray\" must be null or a non-negative", 25),
    ("X34", "rank of \"ndarray\" must be null or a non-negative", 23),
    ("X35", "element type of \"ndarray\"", 17),
    ("X36", "rank of \"ndarray\" must be null or a non-negative", 23),
    ("X37", "slot of \"sdict\" is a key and a type", 15),
    ("X38", "slot of \"sdict\" is a key and a type", 15),
    ("X39", "two slots have the key \"a\"", 28),
    ("X40", "slot of \"sdict\" is a key and a type", 15),
    ("X41", "takes one element type, found 0", 6),
    ("X42", "takes one element type, found 2", 6),
    ("X43", "key \"a\" stands twice", 15),
    ("X44", "expected a value, found `NaN`", 6),
    ("X45", "expected a key in double quotes", 1),
];
