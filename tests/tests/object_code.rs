//! What the code of objects does: functions run in memory, calls from C, and what is refused.

use std::fs;
use std::process::Command;

use lowir_tests::memory::{Memory, run};
use lowir_tests::objects::{answer, folder, must, object};
use lowir_tests::oracle::need;

#[test]
fn functions_run_in_memory() {
    let text = r"
      memref.global @grid : memref<2x3xf32> = dense<[[1.0, 2.5, 3.0], [-0.5, 0.1, 1.0e9]]>
      func.func private @helper(%x: f64) -> f64 {
        %s = math.cos %x : f64
        return %s : f64
      }
      func.func @all(%a: i1, %b: f64, %c: i8, %n: index) -> (f64, i1, i8, index) {
        %r = call @helper(%b) : (f64) -> f64
        %d = arith.addi %c, %c : i8
        %m = memref.alloc(%n) : memref<?xi8>
        memref.dealloc %m : memref<?xi8>
        return %r, %a, %d, %n : f64, i1, i8, index
      }
      func.func @view() -> memref<2x3xf32> {
        %g = memref.get_global @grid : memref<2x3xf32>
        return %g : memref<2x3xf32>
      }
      func.func @main() -> f32 {
        %c = arith.constant 42.5 : f32
        return %c : f32
      }
      func.func @nothing() { return }
      func.func @half() -> f16 {
        %c = arith.constant 1.0 : f16
        return %c : f16
      }
    ";
    assert_eq!(answer(text, "--entry all true 0.0 -100 12"), "1\ntrue\n56\n12\n");
    assert_eq!(answer(text, "--entry all false 1.0 1 0"), "0.5403023058681398\nfalse\n2\n0\n");
    assert_eq!(answer(text, ""), "4.250000e+01\n");
    assert_eq!(answer(text, "-e main --entry-point-result=f32"), "4.250000e+01\n");
    assert_eq!(answer(text, "-e nothing --entry-point-result=void"), "");
    let view = answer(text, "--entry view");
    let (head, data) = view.split_once(" data = \n").unwrap();
    assert!(head.starts_with("Memref base@ = 0x") && head.ends_with(" rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]"), "{head}");
    assert_eq!(data, "[[1,   2.5,   3], \n [-0.5,   0.1,   1e+09]]\n");
    for (flags, complaint) in [
        ("--entry all true 0.0 1", "'all' takes 4 arguments, but 3 are given"),
        ("--entry all 2.5 0.0 1 1", "'2.5' is no value of type 'i1'"),
        ("--entry all true 0.0 300 1", "'300' is no value of type 'i8'"),
        ("--entry other", "no function 'other'"),
        ("--entry half", "'half': values of type 'f16' cannot be given or shown here"),
        ("-e main --entry-point-result=i32", "'main' does not return i32"),
        ("-e main --entry-point-result=i7", "'--entry-point-result=i7': expected i32, i64, f32, f64 or void"),
    ] {
        assert!(answer(text, flags).contains(complaint), "{}", answer(text, flags));
    }
    let absent = "func.func private @absent() func.func @f() { call @absent() : () -> () return }";
    assert!(answer(absent, "--entry f").contains("no symbol 'absent' in this process"));
}

#[test]
fn long_doubles_odd_vectors_and_halves_run_in_memory() {
    let text = r#"
      llvm.mlir.global internal constant @parts(dense<[0.1, -2.5, 1.0e300]> : tensor<3xf80>) : !llvm.array<3 x f80>
      llvm.func @pair(%a: f80, %b: f64) -> !llvm.struct<(f80, f80)> {
        %0 = llvm.fpext %b : f64 to f80
        %1 = llvm.fdiv %a, %0 : f80
        %2 = llvm.frem %a, %0 : f80
        %u = llvm.mlir.undef : !llvm.struct<(f80, f80)>
        %3 = llvm.insertvalue %1, %u[0] : !llvm.struct<(f80, f80)>
        %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(f80, f80)>
        llvm.return %4 : !llvm.struct<(f80, f80)>
      }
      llvm.func @lanes(%a: vector<3xi8>, %b: vector<5xi16>, %m: vector<6xi1>, %f: vector<3xf64>) -> vector<3xf64> {
        %i = llvm.mlir.constant(2 : i32) : i32
        %five = llvm.mlir.constant(5 : i32) : i32
        %0 = llvm.extractelement %a[%i : i32] : vector<3xi8>
        %1 = llvm.extractelement %b[%i : i32] : vector<5xi16>
        %2 = llvm.sext %0 : i8 to i16
        %3 = llvm.add %1, %2 : i16
        %4 = llvm.sitofp %3 : i16 to f64
        %5 = llvm.extractelement %m[%five : i32] : vector<6xi1>
        %6 = llvm.extractelement %f[%i : i32] : vector<3xf64>
        %7 = llvm.select %5, %4, %6 : i1, f64
        %8 = llvm.insertelement %7, %f[%i : i32] : vector<3xf64>
        llvm.return %8 : vector<3xf64>
      }
      llvm.func @whole() -> i64 {
        %c = llvm.mlir.constant(-1 : i64) : i64
        %0 = llvm.uitofp %c : i64 to f80
        %1 = llvm.fptoui %0 : f80 to i64
        llvm.return %1 : i64
      }
      llvm.func @rest() -> f64 {
        %p = llvm.mlir.addressof @parts : !llvm.ptr
        %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f80
        %a = llvm.load %q : !llvm.ptr -> f80
        %b = llvm.mlir.constant(0.75 : f64) : f64
        %r = llvm.call @pair(%a, %b) : (f80, f64) -> !llvm.struct<(f80, f80)>
        %x = llvm.extractvalue %r[0] : !llvm.struct<(f80, f80)>
        %y = llvm.extractvalue %r[1] : !llvm.struct<(f80, f80)>
        %less = llvm.fcmp "olt" %x, %y : f80
        llvm.cond_br %less, ^bb1(%y : f80), ^bb1(%x : f80)
      ^bb1(%z: f80):
        %k = llvm.mlir.constant(8.0 : f80) : f80
        %s = llvm.fmul %z, %k : f80
        %t = llvm.fptrunc %s : f80 to f64
        llvm.return %t : f64
      }
      llvm.func @lane() -> f64 {
        %a = llvm.mlir.constant(dense<[1, 2, -3]> : vector<3xi8>) : vector<3xi8>
        %b = llvm.mlir.constant(dense<[1, 2, 1003, 4, 5]> : vector<5xi16>) : vector<5xi16>
        %m = llvm.mlir.constant(dense<[false, false, false, false, false, true]> : vector<6xi1>) : vector<6xi1>
        %f = llvm.mlir.constant(dense<[0.5, 1.5, 2.5]> : vector<3xf64>) : vector<3xf64>
        %r = llvm.call @lanes(%a, %b, %m, %f) : (vector<3xi8>, vector<5xi16>, vector<6xi1>, vector<3xf64>) -> vector<3xf64>
        %i = llvm.mlir.constant(2 : i32) : i32
        %x = llvm.extractelement %r[%i : i32] : vector<3xf64>
        llvm.return %x : f64
      }
      llvm.func @half() -> f32 {
        %s = llvm.mlir.constant(1.0 : f16) : f16
        %a = llvm.mlir.constant(dense<[2.0, 4.0, 0.125]> : vector<3xf16>) : vector<3xf16>
        %0 = "llvm.intr.vector.reduce.fadd"(%s, %a) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, vector<3xf16>) -> f16
        %m = llvm.intr.vector.reduce.fmax(%a) : (vector<3xf16>) -> f16
        %n = llvm.fneg %m : f16
        %c = llvm.intr.copysign(%0, %n) : (f16, f16) -> f16
        %r = llvm.fpext %c : f16 to f32
        llvm.return %r : f32
      }
    "#;
    assert_eq!(answer(text, "--entry whole"), "-1\n");
    assert_eq!(answer(text, "--entry rest"), "-2\n");
    assert_eq!(answer(text, "--entry lane"), "1000\n");
    assert_eq!(answer(text, "--entry half"), "-7.125\n");
}

#[test]
fn copies_extensions_and_result_pointers_run_in_memory() {
    let text = r#"
      llvm.func @wide(%x: i32) -> i32 {
        llvm.return %x : i32
      }
      llvm.func @narrow() -> i32 {
        %f = llvm.mlir.addressof @wide : !llvm.ptr
        %b = llvm.mlir.constant(-3 : i8) : i8
        %r = llvm.call %f(%b) : !llvm.ptr, (i8 {llvm.signext}) -> i32
        llvm.return %r : i32
      }
      llvm.func @sum(%s: !llvm.ptr {llvm.byval = !llvm.array<3 x i32>}, %t: !llvm.ptr {llvm.byval = !llvm.array<100 x i32>}) -> i32 {
        %last = llvm.getelementptr %t[99] : (!llvm.ptr) -> !llvm.ptr, i32
        %0 = llvm.load %last : !llvm.ptr -> i32
        %second = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i32
        %1 = llvm.load %second : !llvm.ptr -> i32
        llvm.store %0, %second : i32, !llvm.ptr
        %2 = llvm.sub %0, %1 : i32
        llvm.return %2 : i32
      }
      llvm.func @behind_nothing(%none: !llvm.struct<()>, %s: !llvm.ptr {llvm.byval = i32}) -> i32 {
        %0 = llvm.load %s : !llvm.ptr -> i32
        llvm.return %0 : i32
      }
      llvm.func @nothing_first() -> i32 {
        %one = llvm.mlir.constant(1 : i64) : i64
        %a = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
        %nine = llvm.mlir.constant(9 : i32) : i32
        llvm.store %nine, %a : i32, !llvm.ptr
        %none = llvm.mlir.undef : !llvm.struct<()>
        %r = llvm.call @behind_nothing(%none, %a) : (!llvm.struct<()>, !llvm.ptr) -> i32
        llvm.return %r : i32
      }
      llvm.func @hand_on(%s: !llvm.ptr, %t: !llvm.ptr) -> i32 {
        %r = llvm.call @sum(%s, %t) : (!llvm.ptr, !llvm.ptr) -> i32
        llvm.return %r : i32
      }
      llvm.func @copies() -> i32 {
        %n = llvm.mlir.constant(100 : i64) : i64
        %a = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
        %seven = llvm.mlir.constant(7 : i32) : i32
        %hundred = llvm.mlir.constant(100 : i32) : i32
        %second = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
        %last = llvm.getelementptr %a[99] : (!llvm.ptr) -> !llvm.ptr, i32
        llvm.store %seven, %second : i32, !llvm.ptr
        llvm.store %hundred, %last : i32, !llvm.ptr
        %0 = llvm.call @hand_on(%a, %a) : (!llvm.ptr, !llvm.ptr) -> i32
        %1 = llvm.load %second : !llvm.ptr -> i32
        %2 = llvm.mul %0, %1 : i32
        llvm.return %2 : i32
      }
      llvm.func @fill(%to: !llvm.ptr {llvm.sret = i32}, %c: i1) {
        llvm.cond_br %c, ^bb1, ^bb2
      ^bb1:
        %0 = llvm.mlir.constant(41 : i32) : i32
        llvm.store %0, %to : i32, !llvm.ptr
        llvm.return
      ^bb2:
        %1 = llvm.mlir.constant(40 : i32) : i32
        llvm.store %1, %to : i32, !llvm.ptr
        llvm.return
      }
      llvm.func @back() -> i32 {
        %n = llvm.mlir.constant(1 : i64) : i64
        %a = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
        %f = llvm.mlir.addressof @fill : !llvm.ptr
        %c = llvm.mlir.constant(true) : i1
        %p = llvm.call %f(%a, %c) : !llvm.ptr, (!llvm.ptr, i1) -> !llvm.ptr
        %r = llvm.load %p : !llvm.ptr -> i32
        llvm.return %r : i32
      }
    "#;
    assert_eq!(answer(text, "--entry narrow"), "-3\n");
    assert_eq!(answer(text, "--entry copies"), "651\n");
    assert_eq!(answer(text, "--entry nothing_first"), "9\n");
    assert_eq!(answer(text, "--entry back"), "41\n");
}

/// Functions of one shape are made once: what differs in whom they call, in one constant, one type or the order of two
/// values must be told apart.
#[test]
fn adaptors_alike_are_told_apart() {
    let pair = "!llvm.struct<(i64, i64)>";
    let wrapper = |name: &str, paths: [u32; 2], args: &str, callee: &str, pair: &str| {
        format!(
            "llvm.func @{name}(%p: !llvm.ptr) -> i64 {{
               %s = llvm.load %p : !llvm.ptr -> {pair}
               %a = llvm.extractvalue %s[{}] : {pair}
               %b = llvm.extractvalue %s[{}] : {pair}
               %r = llvm.call @{callee}({args}) : (i64, i64) -> i64
               llvm.return %r : i64
             }}
             llvm.func @run_{name}() -> i64 {{
               %one = llvm.mlir.constant(1 : i64) : i64
               %x = llvm.mlir.constant(50 : i64) : i64
               %y = llvm.mlir.constant(8 : i64) : i64
               %z = llvm.mlir.constant(3 : i64) : i64
               %p = llvm.alloca %one x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
               %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
               %t = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
               llvm.store %x, %p : i64, !llvm.ptr
               llvm.store %y, %q : i64, !llvm.ptr
               llvm.store %z, %t : i64, !llvm.ptr
               %r = llvm.call @{name}(%p) : (!llvm.ptr) -> i64
               llvm.return %r : i64
             }}\n",
            paths[0], paths[1]
        )
    };
    let given = |name: &str, number: u32| {
        format!(
            "llvm.func @run_{name}() -> i64 {{
               %one = llvm.mlir.constant(1 : i64) : i64
               %n = llvm.mlir.constant({number} : i64) : i64
               %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
               llvm.store %n, %p : i64, !llvm.ptr
               %r = llvm.call @read(%p) : (!llvm.ptr) -> i64
               llvm.return %r : i64
             }}\n"
        )
    };
    let text = [
        String::from(
            "llvm.func @sub(%a: i64, %b: i64) -> i64 { %r = llvm.sub %a, %b : i64 llvm.return %r : i64 }
             llvm.func @mul(%a: i64, %b: i64) -> i64 { %r = llvm.mul %a, %b : i64 llvm.return %r : i64 }
             llvm.func @read(%p: !llvm.ptr) -> i64 { %r = llvm.load %p : !llvm.ptr -> i64 llvm.return %r : i64 }\n",
        ),
        wrapper("first", [0, 1], "%a, %b", "sub", pair),
        wrapper("again", [0, 1], "%a, %b", "sub", pair),
        wrapper("called", [0, 1], "%a, %b", "mul", pair),
        wrapper("passed", [0, 1], "%b, %a", "sub", pair),
        wrapper("taken", [1, 0], "%a, %b", "sub", pair),
        wrapper("typed", [0, 1], "%a, %b", "sub", "!llvm.struct<(i64, i64, i64)>"),
        wrapper("farther", [0, 2], "%a, %b", "sub", "!llvm.struct<(i64, i64, i64)>"),
        given("four", 4),
        given("five", 5),
    ]
    .concat();
    for (name, want) in [
        ("first", "42"),
        ("again", "42"),
        ("called", "400"),
        ("passed", "-42"),
        ("taken", "-42"),
        ("typed", "42"),
        ("farther", "47"),
        ("four", "4"),
        ("five", "5"),
    ] {
        assert_eq!(answer(&text, &format!("--entry run_{name}")), format!("{want}\n"), "{name}");
    }
}

/// Functions that call none are made once too, unless their code refers to constants or calls what copies memory.
#[test]
fn functions_alike_are_told_apart() {
    let field = |name: &str, at: u32, op: &str| {
        format!(
            "llvm.func @{name}(%a: i64, %b: i64) -> i64 {{
               %u = llvm.mlir.poison : !llvm.struct<(i64, i64)>
               %s = llvm.insertvalue %a, %u[0] : !llvm.struct<(i64, i64)>
               %t = llvm.insertvalue %b, %s[{at}] : !llvm.struct<(i64, i64)>
               %r = llvm.extractvalue %t[{op}] : !llvm.struct<(i64, i64)>
               llvm.return %r : i64
             }}
             llvm.func @run_{name}() -> i64 {{
               %x = llvm.mlir.constant(7 : i64) : i64
               %y = llvm.mlir.constant(9 : i64) : i64
               %r = llvm.call @{name}(%x, %y) : (i64, i64) -> i64
               llvm.return %r : i64
             }}\n"
        )
    };
    let number = |name: &str, value: &str, ty: &str| {
        format!(
            "llvm.func @{name}() -> {ty} {{
               %r = llvm.mlir.constant({value} : {ty}) : {ty}
               llvm.return %r : {ty}
             }}\n"
        )
    };
    let copied = |name: &str, at: u32| {
        format!(
            "llvm.func @copy_{name}(%from: !llvm.ptr, %to: !llvm.ptr) {{
               %v = llvm.load %from : !llvm.ptr -> !llvm.array<8 x i64>
               llvm.store %v, %to : !llvm.array<8 x i64>, !llvm.ptr
               llvm.return
             }}
             llvm.func @{name}() -> i64 {{
               %n = llvm.mlir.constant(8 : i64) : i64
               %x = llvm.mlir.constant({at} : i64) : i64
               %from = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
               %to = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
               %p = llvm.getelementptr %from[{at}] : (!llvm.ptr) -> !llvm.ptr, i64
               %q = llvm.getelementptr %to[{at}] : (!llvm.ptr) -> !llvm.ptr, i64
               llvm.store %x, %p : i64, !llvm.ptr
               llvm.call @copy_{name}(%from, %to) : (!llvm.ptr, !llvm.ptr) -> ()
               %r = llvm.load %q : !llvm.ptr -> i64
               llvm.return %r : i64
             }}\n"
        )
    };
    let text = [
        field("old", 1, "0"),
        field("same", 1, "0"),
        field("new", 0, "0"),
        field("last", 1, "1"),
        number("run_one", "1", "i64"),
        number("run_one_again", "1", "i64"),
        number("run_two", "2", "i64"),
        number("run_half", "0.5", "f64"),
        number("run_half_again", "0.5", "f64"),
        number("run_third", "0.25", "f64"),
        copied("run_near", 3),
        copied("run_far", 7),
    ]
    .concat();
    for (name, want) in [
        ("old", "7"),
        ("same", "7"),
        ("new", "9"),
        ("last", "9"),
        ("one", "1"),
        ("one_again", "1"),
        ("two", "2"),
        ("half", "0.5"),
        ("half_again", "0.5"),
        ("third", "0.25"),
        ("near", "3"),
        ("far", "7"),
    ] {
        assert_eq!(answer(&text, &format!("--entry run_{name}")), format!("{want}\n"), "{name}");
    }
}

#[test]
fn jumps_go_where_an_address_says() {
    let text = r#"
      llvm.mlir.global internal constant @ways() : !llvm.array<2 x ptr> {
        %0 = llvm.blockaddress <function = @go, tag = <id = 1>> : !llvm.ptr
        %1 = llvm.blockaddress <function = @go, tag = <id = 2>> : !llvm.ptr
        %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
        %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr>
        %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr>
        llvm.return %4 : !llvm.array<2 x ptr>
      }
      llvm.func @go(%i: i64, %x: i32) -> i32 {
        %ways = llvm.mlir.addressof @ways : !llvm.ptr
        %at = llvm.getelementptr %ways[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
        %to = llvm.load %at : !llvm.ptr -> !llvm.ptr
        llvm.indirectbr %to : !llvm.ptr, [^bb1, ^bb2]
      ^bb1:
        %early = llvm.add %x, %x : i32
        llvm.blocktag <id = 1>
        %k = llvm.mlir.constant(0 : i32) : i32
        %0 = llvm.add %early, %k : i32
        llvm.return %0 : i32
      ^bb2:
        llvm.blocktag <id = 2>
        %1 = llvm.mul %x, %x : i32
        %back = llvm.blockaddress <function = @go, tag = <id = 1>> : !llvm.ptr
        %far = llvm.mlir.zero : !llvm.ptr
        %some = llvm.icmp "eq" %back, %far : !llvm.ptr
        %2 = llvm.zext %some : i1 to i32
        %3 = llvm.add %1, %2 : i32
        llvm.return %3 : i32
      }
      llvm.func @first() -> i32 {
        %i = llvm.mlir.constant(0 : i64) : i64
        %x = llvm.mlir.constant(7 : i32) : i32
        %r = llvm.call @go(%i, %x) : (i64, i32) -> i32
        llvm.return %r : i32
      }
      llvm.func @second() -> i32 {
        %i = llvm.mlir.constant(1 : i64) : i64
        %x = llvm.mlir.constant(7 : i32) : i32
        %r = llvm.call @go(%i, %x) : (i64, i32) -> i32
        llvm.return %r : i32
      }
    "#;
    assert_eq!(answer(text, "--entry first") + &answer(text, "--entry second"), "49\n14\n");
    let dir = folder("blocks");
    let c = "int printf(const char *, ...); int first(void), second(void); int main(void) { printf(\"%d %d\", first(), second()); }";
    fs::write(dir.join("main.c"), c).unwrap();
    let Some([clang]) = need("jumps_go_where_an_address_says", ["clang"], 22) else { return };
    for format in ["", "--object-format=elf-sections"] {
        fs::write(dir.join("own.o"), object(text.as_bytes(), format)).unwrap();
        let x = dir.join("x");
        must(Command::new(&clang).arg("-Wl,--fatal-warnings").arg(dir.join("main.c")).arg(dir.join("own.o")).arg("-o").arg(&x));
        assert_eq!(must(&mut Command::new(&x)), b"49 14", "{format}");
    }
    let lost = "
        llvm.func @f() -> !llvm.ptr {
          %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        ^bb1:
          llvm.blocktag <id = 1>
          llvm.unreachable
        }
    ";
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), lost.as_bytes().into());
    assert_eq!(run("lowir in.mlir -o out.o", &mut world), 1);
    assert!(world.err.contains("in.mlir:3:") && world.err.contains("the address of a block that nothing leads to"), "{}", world.err);
}

#[test]
fn tables_of_distances_are_read() {
    let text = r#"
      llvm.mlir.global internal constant @a(11 : i32) {addr_space = 0 : i32, dso_local} : i32
      llvm.mlir.global internal constant @b(22 : i32) {addr_space = 0 : i32, dso_local} : i32
      llvm.mlir.global internal constant @table() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x i32> {
        %0 = llvm.mlir.addressof @table : !llvm.ptr
        %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
        %2 = llvm.mlir.addressof @a : !llvm.ptr
        %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
        %4 = llvm.sub %3, %1 : i64
        %5 = llvm.trunc %4 : i64 to i32
        %6 = llvm.mlir.addressof @b : !llvm.ptr
        %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
        %8 = llvm.sub %7, %1 : i64
        %9 = llvm.trunc %8 : i64 to i32
        %10 = llvm.mlir.undef : !llvm.array<2 x i32>
        %11 = llvm.insertvalue %5, %10[0] : !llvm.array<2 x i32>
        %12 = llvm.insertvalue %9, %11[1] : !llvm.array<2 x i32>
        llvm.return %12 : !llvm.array<2 x i32>
      }
      llvm.func @load(%i: i64) -> i32 {
        %two = llvm.mlir.constant(2 : i64) : i64
        %o = llvm.shl %i, %two : i64
        %t = llvm.mlir.addressof @table : !llvm.ptr
        %p = llvm.call_intrinsic "llvm.load.relative.i64"(%t, %o) : (!llvm.ptr, i64) -> !llvm.ptr
        %r = llvm.load %p : !llvm.ptr -> i32
        llvm.return %r : i32
      }
      llvm.func @first() -> i32 {
        %i = llvm.mlir.constant(0 : i64) : i64
        %r = llvm.call @load(%i) : (i64) -> i32
        llvm.return %r : i32
      }
      llvm.func @second() -> i32 {
        %i = llvm.mlir.constant(1 : i64) : i64
        %r = llvm.call @load(%i) : (i64) -> i32
        llvm.return %r : i32
      }
    "#;
    assert_eq!(answer(text, "--entry first") + &answer(text, "--entry second"), "11\n22\n");
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), text.as_bytes().into());
    assert_eq!(run("lowir in.mlir -o out.o --object-format=macho", &mut world), 1);
    assert!(world.err.contains("distances between variables have no place in Mach-O yet"), "{}", world.err);
}

#[test]
fn variadic_arguments_are_read_as_c_does() {
    let Some([clang]) = need("variadic_arguments_are_read_as_c_does", ["clang"], 22) else { return };
    let dir = folder("variadic");
    let mut text = String::from("llvm.func @read(i32, !llvm.ptr) -> i64\nllvm.func @both(!llvm.ptr, !llvm.ptr, i32) -> i64\n");
    let (mut declared, mut calls) = (String::new(), String::new());
    for (ints, floats) in [(1, 0), (1, 1), (3, 2), (5, 7), (6, 8), (9, 10)] {
        let params: Vec<&str> = (0..ints + floats).map(|i| if i < ints { "i32" } else { "f64" }).collect();
        let named: Vec<String> = params.iter().enumerate().map(|(i, t)| format!("%a{i}: {t}")).collect();
        let name = format!("f{ints}_{floats}");
        text += &format!(
            "llvm.func @{name}({}, ...) -> i64 {{
               %one = llvm.mlir.constant(1 : i32) : i32
               %list = llvm.alloca %one x !llvm.array<24 x i8> {{alignment = 16 : i64}} : (i32) -> !llvm.ptr
               %copy = llvm.alloca %one x !llvm.array<24 x i8> {{alignment = 16 : i64}} : (i32) -> !llvm.ptr
               llvm.intr.vastart %list : !llvm.ptr
               llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr
               %r = llvm.call @both(%list, %copy, %a0) : (!llvm.ptr, !llvm.ptr, i32) -> i64
               llvm.intr.vaend %list : !llvm.ptr
               llvm.return %r : i64
             }}\n",
            named.join(", ")
        );
        let c: Vec<&str> = params.iter().map(|t| if *t == "i32" { "int" } else { "double" }).collect();
        declared += &format!("long {name}({}, ...);\n", c.join(", "));
        for n in [0, 1, 5, 20] {
            let mut list: Vec<String> = (0..ints + floats).map(|i| if i == 0 { n.to_string() } else { i.to_string() }).collect();
            list.extend((0..n).map(|i| if i % 3 == 1 { format!("{i}.25") } else { format!("{}L", i * 1_000_003) }));
            calls += &format!("bad |= {name}({}) != want({n});\n", list.join(", "));
        }
    }
    let c = format!(
        "#include <stdarg.h>
         #include <stdio.h>
         static long next(va_list *l, int i) {{ return i % 3 == 1 ? (long)(va_arg(*l, double) * 4) : va_arg(*l, long); }}
         long both(va_list *a, va_list *b, int n) {{
           long r = 7;
           for (int i = 0; i < n; i++) r = r * 31 + next(a, i);
           for (int i = 0; i < n; i++) r = r * 31 + next(b, i);
           return r;
         }}
         static long want(int n) {{
           long r = 7;
           for (int k = 0; k < 2; k++) for (int i = 0; i < n; i++) r = r * 31 + (i % 3 == 1 ? i * 4 + 1 : i * 1000003L);
           return r;
         }}
         {declared}
         int main(void) {{ int bad = 0; {calls} printf(bad ? \"no\" : \"yes\"); }}"
    );
    fs::write(dir.join("main.c"), c).unwrap();
    fs::write(dir.join("own.o"), object(text.as_bytes(), "")).unwrap();
    must(Command::new(&clang).arg("-O1").arg(dir.join("main.c")).arg(dir.join("own.o")).arg("-o").arg(dir.join("x")));
    assert_eq!(must(&mut Command::new(dir.join("x"))), b"yes");
}

#[test]
fn aliases_stand_where_others_do() {
    let text = r#"
      llvm.mlir.alias internal @again : i32 {
        %0 = llvm.mlir.addressof @second : !llvm.ptr
        llvm.return %0 : !llvm.ptr
      }
      llvm.mlir.alias external @second : i32 {
        %0 = llvm.mlir.addressof @list : !llvm.ptr
        %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
        llvm.return %1 : !llvm.ptr
      }
      llvm.mlir.global internal @list(dense<[1, 20, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
      llvm.mlir.alias weak hidden @other_name : !llvm.func<i32 ()> {
        %0 = llvm.mlir.addressof @read : !llvm.ptr
        llvm.return %0 : !llvm.ptr
      }
      llvm.func @read() -> i32 {
        %0 = llvm.mlir.addressof @again : !llvm.ptr
        %1 = llvm.load %0 : !llvm.ptr -> i32
        llvm.return %1 : i32
      }
      llvm.func @entry() -> i32 {
        %0 = llvm.call @other_name() : () -> i32
        %1 = llvm.mlir.addressof @second : !llvm.ptr
        %2 = llvm.load %1 : !llvm.ptr -> i32
        %3 = llvm.add %0, %2 : i32
        llvm.return %3 : i32
      }
    "#;
    assert_eq!(answer(text, "--entry entry"), "40\n");
    let cycle = "
        llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @b : !llvm.ptr llvm.return %0 : !llvm.ptr }
        llvm.mlir.alias external @b : i32 { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
    ";
    let outside = "
        llvm.mlir.global external @x() : i32
        llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @x : !llvm.ptr llvm.return %0 : !llvm.ptr }
    ";
    for text in [cycle, outside] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run("lowir in.mlir -o out.o", &mut world), 1, "{text}");
        assert!(world.err.contains("in.mlir:") && world.err.contains("an alias of what is not in the module"), "{}", world.err);
    }
    let name = "aliases_stand_where_others_do";
    let Some([readelf]) = need(name, ["llvm-readelf"], 22) else { return };
    let dir = folder("aliases");
    fs::write(dir.join("a.o"), object(text.as_bytes(), "")).unwrap();
    let symbols = String::from_utf8(must(Command::new(&readelf).arg("-sW").arg(dir.join("a.o")))).unwrap();
    for row in ["12 OBJECT  GLOBAL DEFAULT", "FUNC    WEAK   HIDDEN"] {
        assert!(symbols.contains(row), "{row}: {symbols}");
    }
}

#[test]
fn what_stands_elsewhere_is_not_made_again() {
    let text = "
        llvm.func available_externally @there(%x: i32) -> i32 { llvm.return %x : i32 }
        llvm.mlir.global available_externally constant @number(5 : i32) : i32
        llvm.func @here(%x: i32) -> !llvm.ptr {
          %0 = llvm.call @there(%x) : (i32) -> i32
          %1 = llvm.mlir.addressof @number : !llvm.ptr
          llvm.return %1 : !llvm.ptr
        }
    ";
    let Some([readelf]) = need("what_stands_elsewhere_is_not_made_again", ["llvm-readelf"], 22) else { return };
    let dir = folder("elsewhere");
    fs::write(dir.join("a.o"), object(text.as_bytes(), "")).unwrap();
    let symbols = String::from_utf8(must(Command::new(&readelf).arg("-sW").arg(dir.join("a.o")))).unwrap();
    assert_eq!(symbols.lines().filter(|l| l.contains("UND there") || l.contains("UND number")).count(), 2, "{symbols}");
}

#[test]
fn parameters_without_code_are_refused() {
    for (text, why) in [
        ("llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.struct<\"s\", opaque>}) { llvm.return }", "a copy of this type as an argument"),
        ("llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 2097152 : i64}) { llvm.return }", "a copy of this size or alignment"),
        ("llvm.func @f(%p: !llvm.ptr {llvm.byval = !llvm.array<9999999 x i8>}) { llvm.return }", "a copy of this size or alignment"),
        ("llvm.func @f(%p: !llvm.ptr {llvm.sret = i32}, %x: i32) -> i32 { llvm.return %x : i32 }", "a result beside one behind a pointer"),
        (
            "llvm.func @f(%l: !llvm.ptr) { llvm.intr.vastart %l : !llvm.ptr llvm.return }",
            "`llvm.intr.vastart` where arguments are not variadic",
        ),
        (
            "llvm.func @f(%p: !llvm.ptr, %n: i64) { llvm.call_intrinsic \"llvm.load.relative.i64\"(%p, %n) : (!llvm.ptr, i64) -> () llvm.return }",
            "`llvm.call_intrinsic` has no machine code yet",
        ),
        ("llvm.func @f(%p: !llvm.ptr {llvm.preallocated = i32}) { llvm.return }", "parameter attributes that change the convention"),
        (
            "llvm.func @f(%p: !llvm.ptr {llvm.nest}, %q: !llvm.ptr {llvm.nest}) { llvm.return }",
            "another `llvm.nest`, or a copy that is one,",
        ),
        ("llvm.func @f(%p: !llvm.ptr {llvm.nest, llvm.byval = i32}) { llvm.return }", "another `llvm.nest`, or a copy that is one,"),
        (
            "llvm.func @g(!llvm.ptr {llvm.swiftself})
             llvm.func @f(%p: !llvm.ptr) { llvm.call @g(%p) : (!llvm.ptr) -> () llvm.return }",
            "parameter attributes that change the convention",
        ),
        (
            "llvm.func @f(%p: !llvm.ptr) {
               llvm.call %p(%p, %p) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr {llvm.nest}, !llvm.ptr) -> ()
               llvm.return
             }",
            "a variadic call of a pointer with `llvm.nest`",
        ),
    ] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run("lowir in.mlir -o out.o", &mut world), 1, "{text}");
        assert!(world.err.contains(why) && world.err.contains("in.mlir:") && world.written.is_empty(), "{text}: {}", world.err);
    }
}

/// What calls must know of a function that comes later is known only in the module as a whole.
#[test]
fn attributes_of_later_functions_are_left_to_the_whole() {
    use lowir::parts::{InMemory, Job};
    let text = "
        func.func @early(%x: i8) {
          call @late(%x) : (i8) -> ()
          return
        }
        func.func @between() {
          return
        }
        func.func private @late(i8 {llvm.signext})
    ";
    let source = ir::Source::new("t.mlir", text);
    for (text, goes) in [(text, false), (&*text.replace(" {llvm.signext}", ""), true)] {
        let options = lowir::Options { part_size: 1, object: true, ..Default::default() };
        let job = Job { source: ir::Source { text, ..source }, parse: &Default::default(), options: &options };
        assert_eq!(lowir::object_parts::object(&job, &mut InMemory).is_some(), goes, "{text}");
    }
}

/// A word of text may stand for thousands of lanes: code and memory for them are bounded.
#[test]
fn lanes_without_number_are_refused() {
    let refused = |n: u32| {
        let mut text = String::from("llvm.func @f(%a: vector<4096xi8>) -> vector<4096xi8> {\n%0 = llvm.udiv %a, %a : vector<4096xi8>\n");
        for i in 1..n {
            text += &format!("%{i} = llvm.udiv %{}, %a : vector<4096xi8>\n", i - 1);
        }
        text += &format!("llvm.return %{} : vector<4096xi8>\n}}\n", n - 1);
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.into());
        let code = run("lowir in.mlir -o out.o", &mut world);
        assert_eq!(world.written.contains_key("out.o"), code == 0);
        (code, world.err)
    };
    assert_eq!(refused(10).0, 0);
    let (code, err) = refused(200);
    assert_eq!(code, 1);
    assert!(err.contains("in.mlir:42:7: error: a module of this many lanes and members has no machine code yet [unsupported]"), "{err}");
}

#[test]
fn switches_find_their_blocks() {
    use std::collections::BTreeMap;
    use std::fmt::Write;
    // Dense ones with a hole, across zero, of one block, at both ends, sparse, and a few; every third block takes an argument.
    let far = |k: i64| k.wrapping_mul(0x1234_5678_9ABC_DEF1);
    let shapes: [(u32, Vec<i64>); 7] = [
        (32, (-20..80).filter(|k| k % 7 != 0).collect()),
        (32, (i64::from(i32::MIN)..i64::from(i32::MIN) + 9).chain(i64::from(i32::MAX) - 9..=i64::from(i32::MAX)).collect()),
        (64, (0..40).chain(900..940).chain([i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX]).collect()),
        (64, (1..60).map(far).collect()),
        (8, (-128..128).collect()),
        (24, (-9..0).chain([1000, 70000, -8_388_608, 8_388_607]).collect()),
        (64, vec![5, -5]),
    ];
    let mut text = String::new();
    let mut checks = Vec::new();
    for (f, (w, keys)) in shapes.into_iter().enumerate() {
        // Runs of four go to one block, and what is passed there is not always the same.
        let of: BTreeMap<i64, i64> = keys.iter().map(|&k| (k, k.div_euclid(4).rem_euclid(12))).collect();
        write!(text, "llvm.func @f{f}(%x: i64) -> i64 {{\n%y = llvm.mlir.constant(1000 : i64) : i64\n").unwrap();
        writeln!(text, "%v = llvm.{}", if w == 64 { "bitcast %x : i64 to i64".into() } else { format!("trunc %x : i64 to i{w}") }).unwrap();
        let passed = |k: i64| if k % 2 == 0 { "(%x : i64)" } else { "(%y : i64)" };
        let case = |(&k, &b): (&i64, &i64)| format!("{k}: ^b{b}{}", if b % 3 == 0 { passed(k) } else { "" });
        writeln!(text, "llvm.switch %v : i{w}, ^b0(%y : i64) [{}]", of.iter().rev().map(case).collect::<Vec<_>>().join(",\n")).unwrap();
        for b in 0..12 {
            let c = format!("%c{b} = llvm.mlir.constant({b} : i64) : i64");
            let block = match b % 3 {
                0 => format!("^b{b}(%a{b}: i64): {c} %r{b} = llvm.add %a{b}, %c{b} : i64 llvm.return %r{b} : i64\n"),
                _ => format!("^b{b}: {c} llvm.return %c{b} : i64\n"),
            };
            text += &block;
        }
        text += "}\n";
        let mut asked: Vec<i64> = keys.iter().flat_map(|&k| [k.wrapping_sub(1), k, k.wrapping_add(1), k.wrapping_add(1 << 32)]).collect();
        asked.extend([0, i64::MIN, i64::MAX, far(99)]);
        for x in asked {
            let k = x << (64 - w) >> (64 - w);
            let expected = match of.get(&k) {
                Some(&b) if b % 3 == 0 => {
                    if k % 2 == 0 {
                        x.wrapping_add(b)
                    } else {
                        1000 + b
                    }
                }
                Some(&b) => b,
                None => 1000,
            };
            checks.push((f, x, expected));
        }
    }
    // A few in memory, all of them as a program.
    for (f, x, expected) in checks.iter().step_by(checks.len() / 12) {
        assert_eq!(answer(&text, &format!("--entry f{f} {x}")), format!("{expected}\n"), "{f} {x}");
    }
    assert!(!object(text.as_bytes(), "--object-format=macho").is_empty());
    let Some([clang]) = need("switches_find_their_blocks", ["clang"], 22) else { return };
    let dir = folder("switches");
    let mut c = String::from(
        "int printf(const char *, ...);\nlong f0(long), f1(long), f2(long), f3(long), f4(long), f5(long), f6(long);\nint main(void) {\n",
    );
    for (f, x, expected) in &checks {
        writeln!(c, "if (f{f}({x:#x}ul) != (long){expected:#x}ul) printf(\"f{f}({x})\\n\");").unwrap();
    }
    fs::write(dir.join("main.c"), c + "}\n").unwrap();
    for format in ["", "--object-format=elf-sections"] {
        fs::write(dir.join("own.o"), object(text.as_bytes(), format)).unwrap();
        let x = dir.join("x");
        must(Command::new(&clang).arg("-Wl,--fatal-warnings").arg(dir.join("main.c")).arg(dir.join("own.o")).arg("-o").arg(&x));
        assert_eq!(String::from_utf8(must(&mut Command::new(&x))).unwrap(), "", "{format}");
    }
}

#[test]
fn tables_of_switches_are_as_large_as_their_cases() {
    let of = |cases: Vec<i64>| {
        let rows: Vec<String> = cases.iter().map(|k| format!("{k}: ^b{}(%x : i64)", k % 3)).collect();
        let mut text = format!("llvm.func @f(%x: i64) -> i64 {{ llvm.switch %x : i64, ^b0(%x : i64) [{}]\n", rows.join(",\n"));
        for b in 0..3 {
            text += &format!(
                "^b{b}(%y{b}: i64): %c{b} = llvm.mlir.constant({b} : i64) : i64 %r{b} = llvm.xor %y{b}, %c{b} : i64 llvm.return %r{b} : i64\n"
            );
        }
        object((text + "}").as_bytes(), "").len()
    };
    // A word for each number of a dense range, four at most for a case, and otherwise about two comparisons for each.
    let n = 20_000;
    assert!((4 * n..5 * n).contains(&of((0..n as i64).collect())));
    assert!(of((0..n as i64).map(|k| 4 * k + k % 3).collect()) < 17 * n);
    assert!(of((0..n as i64).map(|k| 9 * k).collect()) < 22 * n);
    assert!(of((0..n as i64).map(|k| k << 40).collect()) < 30 * n);
}

#[test]
fn jumps_by_address_pass_arguments() {
    // Blocks that turn what they are passed, one of which a plain branch leads to as well.
    let text = r#"
      llvm.func @turn(%n: i64) -> i64 {
        %even = llvm.blockaddress <function = @turn, tag = <id = 1>> : !llvm.ptr
        %odd = llvm.blockaddress <function = @turn, tag = <id = 2>> : !llvm.ptr
        %end = llvm.blockaddress <function = @turn, tag = <id = 3>> : !llvm.ptr
        %zero = llvm.mlir.constant(0 : i64) : i64
        %one = llvm.mlir.constant(1 : i64) : i64
        %two = llvm.mlir.constant(2 : i64) : i64
        llvm.br ^even(%one, %two, %n : i64, i64, i64)
      ^even(%x: i64, %y: i64, %k: i64):
        llvm.blocktag <id = 1>
        %k1 = llvm.sub %k, %one : i64
        %last = llvm.icmp "eq" %k1, %zero : i64
        %to = llvm.select %last, %end, %odd : i1, !llvm.ptr
        llvm.indirectbr %to : !llvm.ptr, [
        ^odd(%y, %x, %k1 : i64, i64, i64),
        ^end(%x : i64)
        ]
      ^odd(%u: i64, %v: i64, %l: i64):
        llvm.blocktag <id = 2>
        %s = llvm.add %u, %v : i64
        %l1 = llvm.sub %l, %one : i64
        %over = llvm.icmp "eq" %l1, %zero : i64
        %back = llvm.select %over, %end, %even : i1, !llvm.ptr
        llvm.indirectbr %back : !llvm.ptr, [
        ^even(%v, %s, %l1 : i64, i64, i64),
        ^odd(%v, %u, %k : i64, i64, i64),
        ^end(%y : i64)
        ]
      ^end(%r: i64):
        llvm.blocktag <id = 3>
        %both = llvm.shl %r, %one : i64
        llvm.return %both : i64
      }
      llvm.func @chain() -> i64 {
        %a = llvm.blockaddress <function = @chain, tag = <id = 1>> : !llvm.ptr
        %b = llvm.blockaddress <function = @chain, tag = <id = 2>> : !llvm.ptr
        %c = llvm.blockaddress <function = @chain, tag = <id = 3>> : !llvm.ptr
        %one = llvm.mlir.constant(1 : i64) : i64
        %two = llvm.mlir.constant(2 : i64) : i64
        llvm.indirectbr %a : !llvm.ptr, [^a(%one : i64)]
      ^a(%d: i64):
        llvm.blocktag <id = 1>
        llvm.indirectbr %b : !llvm.ptr, [^a(%two : i64), ^b(%one, %d : i64, i64)]
      ^b(%e: i64, %f: i64):
        llvm.blocktag <id = 2>
        %g = llvm.shl %f, %two : i64
        %h = llvm.add %e, %g : i64
        llvm.indirectbr %c : !llvm.ptr, [^b(%two, %d : i64, i64), ^c(%h : i64)]
      ^c(%r: i64):
        llvm.blocktag <id = 3>
        llvm.return %r : i64
      }
    "#;
    assert_eq!(answer(text, "--entry chain"), "5\n");
    for n in 1..9 {
        let (mut x, mut y, mut k) = (1, 2, n);
        let expected = loop {
            if k == 1 {
                break x;
            }
            if k == 2 {
                break y;
            }
            (x, y, k) = (x, x + y, k - 2);
        };
        assert_eq!(answer(text, &format!("--entry turn {n}")), format!("{}\n", 2 * expected), "{n}");
    }
    let twice = text.replace("^end(%x : i64)", "^end(%x : i64), ^end(%y : i64)");
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), twice.as_bytes().into());
    assert_eq!(run("lowir in.mlir -o out.o", &mut world), 1);
    assert!(world.err.contains("`llvm.indirectbr` that passes different things to one block has no machine code yet"), "{}", world.err);
}

#[test]
fn threads_have_variables_of_their_own() {
    let text = r#"
      llvm.mlir.global external thread_local @number(40 : i32) {addr_space = 0 : i32} : i32
      llvm.mlir.global internal thread_local @count(0 : i64) {addr_space = 0 : i32, alignment = 64 : i64} : i64
      llvm.mlir.global internal thread_local constant @list(dense<[1, 2, 3, 4]> : tensor<4xi16>) {addr_space = 0 : i32} : !llvm.array<4 x i16>
      llvm.mlir.global external hidden thread_local @text("abc") {addr_space = 0 : i32}
      llvm.mlir.global external thread_local @theirs() {addr_space = 0 : i32} : f64
      llvm.mlir.global internal @plain(7 : i64) {addr_space = 0 : i32} : i64
      llvm.func @step(%x: i64, %y: f64) -> f64 {
        %one = llvm.mlir.constant(1 : i64) : i64
        %limit = llvm.mlir.constant(3 : i64) : i64
        %c = llvm.mlir.addressof @count : !llvm.ptr
        %p = llvm.mlir.addressof @plain : !llvm.ptr
        %unused = llvm.mlir.addressof @number : !llvm.ptr
        llvm.br ^next(%y, %x : f64, i64)
      ^next(%z: f64, %i: i64):
        %ca = "llvm.intr.threadlocal.address"(%c) : (!llvm.ptr) -> !llvm.ptr
        %old = llvm.load %ca : !llvm.ptr -> i64
        %new = llvm.add %old, %one : i64
        llvm.store %new, %c : i64, !llvm.ptr
        %l = llvm.mlir.addressof @list : !llvm.ptr
        %le = llvm.getelementptr %l[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i16>
        %e = llvm.load %le : !llvm.ptr -> i16
        %n = llvm.mlir.addressof @number : !llvm.ptr
        %nv = llvm.load %n : !llvm.ptr -> i32
        %ew = llvm.sext %e : i16 to i32
        %sum = llvm.add %nv, %ew : i32
        llvm.store %sum, %n : i32, !llvm.ptr
        %t = llvm.mlir.addressof @text : !llvm.ptr
        %t2 = llvm.getelementptr %t[2] : (!llvm.ptr) -> !llvm.ptr, i8
        %b = llvm.load %t2 : !llvm.ptr -> i8
        %bf = llvm.uitofp %b : i8 to f64
        %o = llvm.mlir.addressof @theirs : !llvm.ptr
        %of = llvm.load %o : !llvm.ptr -> f64
        %s1 = llvm.fadd %z, %bf : f64
        %s2 = llvm.fadd %s1, %of : f64
        %pv = llvm.load %p : !llvm.ptr -> i64
        %pf = llvm.sitofp %pv : i64 to f64
        %s3 = llvm.fadd %s2, %pf : f64
        %j = llvm.add %i, %one : i64
        %more = llvm.icmp "ule" %j, %limit : i64
        llvm.cond_br %more, ^next(%s3, %j : f64, i64), ^done
      ^done:
        %all = llvm.load %c : !llvm.ptr -> i64
        %allf = llvm.sitofp %all : i64 to f64
        %r = llvm.fmul %s3, %allf : f64
        llvm.return %r : f64
      }
    "#;
    let c = r#"
      #include <pthread.h>
      #include <stdio.h>
      double step(long, double);
      extern _Thread_local int number;
      _Thread_local double theirs = 0.5;
      static void *thread(void *k) {
        double all = 0;
        theirs += (long)k;
        for (int i = 0; i < 1000; i++) all += step(i % 4, i) + number;
        number += (long)k;
        return (void *)(long)(all + number);
      }
      int main(void) {
        pthread_t t[4];
        long sum[4];
        for (long i = 0; i < 4; i++) pthread_create(&t[i], 0, thread, (void *)i);
        for (long i = 0; i < 4; i++) pthread_join(t[i], (void **)&sum[i]);
        printf("%ld %ld %ld %ld %d\n", sum[0], sum[1], sum[2], sum[3], number);
      }
    "#;
    for (format, complaint) in [
        ("--object-format=macho", "thread-local variables have no place in Mach-O yet"),
        ("--object-format=elf-sections", "the thread-local variable 'number' has no place in an object of sections"),
    ] {
        let mut world = Memory::default();
        world.files.insert("in.mlir".into(), text.as_bytes().into());
        assert_eq!(run(&format!("lowir in.mlir -o out.o {format}"), &mut world), 1);
        assert!(world.err.contains(complaint), "{}", world.err);
    }
    assert!(answer(text, "--entry step 0 1.0").contains("thread-local variables have no place in memory yet"));
    let constant = "
        llvm.mlir.global internal thread_local @a(1 : i32) : i32
        llvm.mlir.global internal @b() : !llvm.ptr { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
    ";
    let mut world = Memory::default();
    world.files.insert("in.mlir".into(), constant.as_bytes().into());
    assert_eq!(run("lowir in.mlir -o out.o", &mut world), 1);
    assert!(world.err.contains("in.mlir:3:") && world.err.contains("the value of this variable has no machine code yet"), "{}", world.err);
    let Some([clang, translate, llc]) = need("threads_have_variables_of_their_own", ["clang", "mlir-translate", "llc"], 22) else { return };
    let dir = folder("threads");
    let (own, theirs, x, so) = (dir.join("own.o"), dir.join("theirs.o"), dir.join("x"), dir.join("libown.so"));
    fs::write(dir.join("main.c"), c).unwrap();
    fs::write(dir.join("in.mlir"), text).unwrap();
    fs::write(&own, object(text.as_bytes(), "")).unwrap();
    must(Command::new(translate).arg("--mlir-to-llvmir").arg(dir.join("in.mlir")).arg("-o").arg(dir.join("in.ll")));
    must(Command::new(llc).args(["-O2", "-filetype=obj", "--relocation-model=pic"]).arg(dir.join("in.ll")).arg("-o").arg(&theirs));
    let build = |flags: &[&str], from: &std::path::Path, to: &std::path::Path| {
        must(Command::new(&clang).args(["-pthread", "-fPIC", "-Wl,--fatal-warnings"]).args(flags).arg(from).arg("-o").arg(to));
    };
    let main = format!("{}", dir.join("main.c").display());
    build(&[&main], &theirs, &x);
    let expected = must(&mut Command::new(&x));
    for linker in ["-fuse-ld=bfd", "-fuse-ld=lld"] {
        for kind in ["-pie", "-no-pie", "-static"] {
            build(&[linker, kind, &main], &own, &x);
            assert_eq!(must(&mut Command::new(&x)), expected, "{linker} {kind}");
        }
        build(&[linker, "-shared"], &own, &so);
        build(&[linker, &main], &so, &x);
        assert_eq!(must(Command::new(&x).env("LD_LIBRARY_PATH", &dir)), expected, "{linker}, shared");
    }
}
