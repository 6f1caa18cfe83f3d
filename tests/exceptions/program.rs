use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::sync::{mpsc, Arc, Mutex};
#[derive(Debug, Clone, PartialEq)]
enum Expr { Num(i128), Add(Box<Expr>, Box<Expr>), Mul(Box<Expr>, Box<Expr>), Div(Box<Expr>, Box<Expr>), Neg(Box<Expr>), Var(String) }
#[derive(Debug)]
enum Oops { Zero, Missing(String), Over }
impl fmt::Display for Oops { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { match self { Oops::Zero => write!(f, "division by zero"), Oops::Missing(s) => write!(f, "no {s}"), Oops::Over => f.write_str("too large") } } }
impl std::error::Error for Oops {}
fn eval(e: &Expr, v: &HashMap<String, i128>) -> Result<i128, Oops> {
    Ok(match e {
        Expr::Num(n) => *n,
        Expr::Var(s) => *v.get(s).ok_or_else(|| Oops::Missing(s.clone()))?,
        Expr::Neg(a) => eval(a, v)?.checked_neg().ok_or(Oops::Over)?,
        Expr::Add(a, b) => eval(a, v)?.checked_add(eval(b, v)?).ok_or(Oops::Over)?,
        Expr::Mul(a, b) => eval(a, v)?.checked_mul(eval(b, v)?).ok_or(Oops::Over)?,
        Expr::Div(a, b) => { let d = eval(b, v)?; if d == 0 { return Err(Oops::Zero) } eval(a, v)? / d }
    })
}
struct Parser<'a> { s: &'a [u8], at: usize }
impl<'a> Parser<'a> {
    fn peek(&self) -> u8 { self.s.get(self.at).copied().unwrap_or(0) }
    fn sum(&mut self) -> Expr { let mut a = self.product(); while self.peek() == b'+' { self.at += 1; a = Expr::Add(Box::new(a), Box::new(self.product())); } a }
    fn product(&mut self) -> Expr { let mut a = self.unit(); loop { match self.peek() { b'*' => { self.at += 1; a = Expr::Mul(Box::new(a), Box::new(self.unit())) } b'/' => { self.at += 1; a = Expr::Div(Box::new(a), Box::new(self.unit())) } _ => return a } } }
    fn unit(&mut self) -> Expr { match self.peek() { b'-' => { self.at += 1; Expr::Neg(Box::new(self.unit())) } b'(' => { self.at += 1; let e = self.sum(); assert_eq!(self.peek(), b')', "unclosed at {}", self.at); self.at += 1; e } c if c.is_ascii_digit() => { let mut n = 0i128; while self.peek().is_ascii_digit() { n = n * 10 + i128::from(self.peek() - b'0'); self.at += 1 } Expr::Num(n) } c if c.is_ascii_alphabetic() => { let from = self.at; while self.peek().is_ascii_alphabetic() { self.at += 1 } Expr::Var(String::from_utf8_lossy(&self.s[from..self.at]).into_owned()) } c => panic!("unexpected {:?}", c as char) } }
}
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let mut vars = HashMap::new();
    for (k, v) in [("a", 12), ("big", i128::MAX / 3), ("z", 0)] { vars.insert(k.to_string(), v); }
    for text in ["1+2*3", "a*(a+1)/5", "big*2", "big*3", "big*4", "-big*3", "1/z", "q+1", "(1", "*", "-(-5)*--7", "170141183460469231731687303715884105727+0", "2*85070591730234615865843651857942052863+2"] {
        let r = std::panic::catch_unwind(|| { let mut p = Parser { s: text.as_bytes(), at: 0 }; p.sum() });
        match r { Ok(e) => match eval(&e, &vars) { Ok(n) => println!("{text} = {n}"), Err(x) => println!("{text}: {x} ({x:?})") }, Err(p) => println!("{text}: panic {}", p.downcast_ref::<String>().map_or("?", |s| s)) }
    }
    let m = Arc::new(Mutex::new(BTreeMap::new()));
    let (tx, rx) = mpsc::channel();
    let handles: Vec<_> = (0..4u64).map(|t| { let (m, tx) = (m.clone(), tx.clone()); std::thread::spawn(move || { let mut x = t + 1; for i in 0..200u64 { x = x.wrapping_mul(6364136223846793005).wrapping_add(i); *m.lock().unwrap().entry(x % 17).or_insert(0u64) += 1; } if t == 2 { panic!("thread {t}") } tx.send((t, x)).unwrap(); x }) }).collect();
    drop(tx);
    let mut got: Vec<_> = rx.iter().collect(); got.sort();
    println!("{got:?}");
    for h in handles { println!("{:?}", h.join().map_err(|e| e.downcast_ref::<String>().cloned())); }
    println!("{:?}", m.lock().unwrap());
    let mut q: VecDeque<(usize, f32)> = (0..9).map(|i| (i, (i as f32).sqrt())).collect();
    q.rotate_left(4);
    let words: Vec<String> = q.iter().rev().map(|(i, f)| format!("{i:>3}:{f:<6.3}|{:e}", f * 1e-3)).collect();
    println!("{}", words.join(" "));
    let mut v: Vec<i64> = (0..60).map(|i| (i * 7919 % 101) - 50).collect();
    v.sort_by_key(|x| std::cmp::Reverse(x.abs())); v.dedup();
    println!("{v:?} {} {:?}", v.iter().map(|x| x.pow(2)).sum::<i64>(), v.iter().max_by(|a, b| (*a % 13).cmp(&(*b % 13))));
    println!("{:?}", "Grüße, Welt! ñ 漢字".char_indices().filter(|(_, c)| !c.is_ascii()).map(|(i, c)| (i, c.to_uppercase().to_string())).collect::<Vec<_>>());
    println!("{:?} {:?}", u128::MAX.count_ones(), (u128::MAX >> 5).leading_zeros() + (1u128 << 99).trailing_zeros());
    println!("{:?} {:?} {:?}", 5i128.saturating_sub(i128::MIN), u128::MAX.overflowing_mul(3), (-7i128).rem_euclid(3));
}
