//! Embeds lowir in a Rust program: compiles a text, looks at a module, runs a pipeline, shows what an error says.

fn main() -> Result<(), String> {
    let mut session = lowir::Session::new();
    let text = "func.func @twice(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }";

    // The whole job.
    let ll = session.compile("twice.mlir", text).ok_or_else(|| session.report.clone())?;
    print!("{}", String::from_utf8_lossy(&ll));

    // Step by step.
    let mut document = session.read("twice.mlir", text).ok_or_else(|| session.report.clone())?;
    let mut n = 0;
    if let Some(root) = document.module.root {
        ir::walk(&document.module, root, |_| n += 1);
    }
    println!("; {n} operations");
    if !session.run(&mut document, "builtin.module(convert-arith-to-llvm)") {
        return Err(session.report);
    }
    print!("{}", session.print(&document));

    // Errors are data.
    session.read("bad.mlir", "func.func @f() {\n  return %x : i32\n}");
    for m in &session.messages {
        println!("; {}:{}:{} {}", m.file, m.line, m.column, m.name);
    }
    Ok(())
}
