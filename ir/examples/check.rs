use lowir_ir::{diag::*, text::parse::*, *};
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let show = std::env::args().nth(2).is_none();
    for (first_line, part) in expect::split(&text) {
        let mut diags = Diags::default();
        let source = Source { name: &path, text: part, first_line };
        let t = std::time::Instant::now();
        let m = parse_module(source, &ParseOptions { allow_unregistered: true, ..Default::default() }, &mut diags);
        let t1 = t.elapsed();
        let cx;
        match m {
            Ok(mut m) => {
                let t = std::time::Instant::now();
                verify::verify(&mut m, &mut diags);
                if !show {
                    println!("ops {} parse {:?} verify {:?}", m.op_kind.len(), t1, t.elapsed());
                }
                cx = m.cx;
            }
            Err(_) => cx = Context::new(),
        }
        let mut out = String::new();
        Lines::new(part).render_all(&cx, source, &diags, &mut out);
        if show {
            println!("== line {first_line}");
            print!("{out}");
        } else if !out.is_empty() {
            println!("{}", &out[..out.len().min(3000)]);
        }
    }
}
