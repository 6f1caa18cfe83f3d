//! Affine maps and integer sets (MLIR affine dialect documentation, "Affine Expressions", "Affine Maps", "Integer Sets").

use alloc::format;
use alloc::vec::Vec;

use crate::affine;
use crate::attr::{AffineMap, AttrData, ExprData};
use crate::id::{Attr, Expr};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, Parse, Parser, Unresolved};

/// The digits of `i64::MIN`.
const SMALLEST: &[u8] = b"9223372036854775808";

/// What names stand for while an expression is read.
pub struct AffineNames {
    /// Name and the expression it stands for.
    names: Vec<(u32, Expr)>,
    /// Operands of the SSA form (`%i + symbol(%n)`): dimensions, symbols.
    pub dims: Vec<Unresolved>,
    /// Symbol operands of the SSA form.
    pub syms: Vec<Unresolved>,
    ssa: bool,
}

impl Parser<'_> {
    /// What stands between `affine_map<` and `>`, or `affine_set<` and `>`.
    pub(crate) fn affine_map_or_set(&mut self, set: bool) -> Parse<Attr> {
        let mut names = AffineNames { names: Vec::new(), dims: Vec::new(), syms: Vec::new(), ssa: false };
        let (mut n_dims, mut n_syms) = (0, 0);
        self.list(Delim::Paren, |p| {
            let e = affine::dim(&mut p.m.cx, n_dims);
            n_dims += 1;
            p.affine_name(&mut names, e)
        })?;
        if self.is(Tok::LSquare) {
            self.list(Delim::Square, |p| {
                let e = affine::symbol(&mut p.m.cx, n_syms);
                n_syms += 1;
                p.affine_name(&mut names, e)
            })?;
        }
        let mut words: Vec<u32> = Vec::new();
        if set {
            self.need(Tok::Colon, "':' before the constraints")?;
            self.list(Delim::Paren, |p| p.affine_constraint(&mut names, &mut words))?;
            if words.is_empty() {
                // The empty set of constraints is written 0 == 0.
                let zero = affine::constant(&mut self.m.cx, 0);
                words.extend_from_slice(&[zero.0, 1]);
            }
        } else {
            self.need(Tok::Arrow, "'->' before the results")?;
            self.list(Delim::Paren, |p| {
                let e = p.affine_expr(&mut names)?;
                words.push(e.0);
                Ok(())
            })?;
        }
        let exprs = self.m.cx.lists.intern(&words);
        let map = AffineMap { n_dims, n_syms, exprs };
        Ok(self.m.cx.attr(if set { AttrData::IntegerSet(map) } else { AttrData::AffineMap(map) }))
    }
    fn affine_name(&mut self, names: &mut AffineNames, e: Expr) -> Parse<()> {
        let loc = self.loc();
        let w = self.word()?;
        let n = self.names.intern(w);
        if names.names.iter().any(|x| x.0 == n) {
            return Err(self.error(loc, "redefinition", format!("redefinition of identifier '{w}'")));
        }
        names.names.push((n, e));
        Ok(())
    }
    /// `expr == expr`, `expr >= expr`, `expr <= expr`
    fn affine_constraint(&mut self, names: &mut AffineNames, out: &mut Vec<u32>) -> Parse<()> {
        let lhs = self.affine_expr(names)?;
        let (flip, eq) = match self.token.tok {
            Tok::Greater => (false, false),
            Tok::Less => (true, false),
            Tok::Equal => (false, true),
            _ => return Err(self.expected("'==', '>=' or '<=' in an affine constraint")),
        };
        self.bump();
        self.need(Tok::Equal, "'=' in the comparison")?;
        let rhs = self.affine_expr(names)?;
        let (a, b) = if flip { (rhs, lhs) } else { (lhs, rhs) };
        let minus = affine::neg(&mut self.m.cx, b);
        let e = affine::add(&mut self.m.cx, a, minus);
        out.extend_from_slice(&[e.0, eq as u32]);
        Ok(())
    }
    /// Affine expressions over SSA values, as in `affine.load %m[%i + 1, symbol(%n)]`: a map with the operands it
    /// applies to.
    pub fn affine_map_of_ssa_ids(&mut self, delim: Delim) -> Parse<(AffineMap, Vec<Unresolved>, Vec<Unresolved>)> {
        let mut names = AffineNames { names: Vec::new(), dims: Vec::new(), syms: Vec::new(), ssa: true };
        let mut words: Vec<u32> = Vec::new();
        self.list(delim, |p| {
            let e = p.affine_expr(&mut names)?;
            words.push(e.0);
            Ok(())
        })?;
        let exprs = self.m.cx.lists.intern(&words);
        let map = AffineMap { n_dims: names.dims.len() as u32, n_syms: names.syms.len() as u32, exprs };
        Ok((map, names.dims, names.syms))
    }
    /// Names for [`Parser::affine_expr_of_ssa_ids`].
    pub fn affine_names(&self) -> AffineNames {
        AffineNames { names: Vec::new(), dims: Vec::new(), syms: Vec::new(), ssa: true }
    }
    /// One expression over SSA values; they are added to `names`.
    pub fn affine_expr_of_ssa_ids(&mut self, names: &mut AffineNames) -> Parse<Expr> {
        self.affine_expr(names)
    }
    /// Sums of products.
    fn affine_expr(&mut self, names: &mut AffineNames) -> Parse<Expr> {
        self.enter()?;
        let e = self.affine_sum(names);
        self.leave();
        e
    }
    fn affine_sum(&mut self, names: &mut AffineNames) -> Parse<Expr> {
        let mut lhs = self.affine_product(names)?;
        loop {
            let minus = match self.token.tok {
                Tok::Plus => false,
                Tok::Minus => true,
                _ => return Ok(lhs),
            };
            self.bump();
            let rhs = self.affine_product(names)?;
            let rhs = if minus { affine::neg(&mut self.m.cx, rhs) } else { rhs };
            lhs = affine::add(&mut self.m.cx, lhs, rhs);
        }
    }
    fn is_pure_symbolic(&self, e: Expr) -> bool {
        !mentions_dim(&self.m.cx, e)
    }
    fn affine_product(&mut self, names: &mut AffineNames) -> Parse<Expr> {
        let mut lhs = self.affine_operand(names)?;
        loop {
            let loc = self.loc();
            let op = match (self.token.tok, self.text()) {
                (Tok::Star, _) => 0,
                (Tok::Word, "floordiv") => 1,
                (Tok::Word, "ceildiv") => 2,
                (Tok::Word, "mod") => 3,
                _ => return Ok(lhs),
            };
            self.bump();
            let rhs = self.affine_operand(names)?;
            if op == 0 {
                if !self.is_pure_symbolic(lhs) && !self.is_pure_symbolic(rhs) {
                    return Err(self.error(
                        loc,
                        "non-affine",
                        "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
                    ));
                }
                lhs = affine::mul(&mut self.m.cx, lhs, rhs);
                continue;
            }
            let name = ["", "floordiv", "ceildiv", "mod"][op];
            if !self.is_pure_symbolic(rhs) {
                return Err(self.error(
                    loc,
                    "non-affine",
                    format!("non-affine expression: right operand of {name} has to be either a constant or symbolic"),
                ));
            }
            if let ExprData::Const(c) = self.m.cx.expr_data(rhs)
                && c < 0
                && op == 3
            {
                return Err(self.error(loc, "non-affine", "modulo by a negative number"));
            }
            lhs = match op {
                1 => affine::floordiv(&mut self.m.cx, lhs, rhs),
                2 => affine::ceildiv(&mut self.m.cx, lhs, rhs),
                _ => affine::rem(&mut self.m.cx, lhs, rhs),
            };
        }
    }
    fn affine_operand(&mut self, names: &mut AffineNames) -> Parse<Expr> {
        let loc = self.loc();
        match self.token.tok {
            Tok::LParen => {
                self.bump();
                let e = self.affine_expr(names)?;
                self.need(Tok::RParen, "')'")?;
                Ok(e)
            }
            Tok::Minus => {
                self.enter()?;
                // The smallest number has no literal without its sign.
                if self.src.get(self.token.end as usize..).is_some_and(|t| t.starts_with(SMALLEST)) {
                    let n = self.integer()?;
                    self.leave();
                    return Ok(affine::constant(&mut self.m.cx, n));
                }
                self.bump();
                let e = self.affine_operand(names);
                self.leave();
                let e = e?;
                Ok(affine::neg(&mut self.m.cx, e))
            }
            Tok::Int => {
                let n = self.integer()?;
                Ok(affine::constant(&mut self.m.cx, n))
            }
            Tok::Percent if names.ssa => {
                let o = self.operand()?;
                Ok(self.affine_ssa(names, o, false))
            }
            Tok::Word => {
                let w = self.text();
                self.bump();
                if names.ssa && w == "symbol" && self.take(Tok::LParen) {
                    let o = self.operand()?;
                    self.need(Tok::RParen, "')'")?;
                    return Ok(self.affine_ssa(names, o, true));
                }
                let n = self.names.intern(w);
                match names.names.iter().find(|x| x.0 == n) {
                    Some(x) => Ok(x.1),
                    None => Err(self.error(loc, "undefined-identifier", format!("use of undeclared identifier '{w}'"))),
                }
            }
            _ => Err(self.expected("an affine expression")),
        }
    }
    fn affine_ssa(&mut self, names: &mut AffineNames, o: Unresolved, symbol: bool) -> Expr {
        // A value is a dimension or a symbol throughout: what it was first.
        let at = |list: &[Unresolved]| list.iter().position(|x| x.name == o.name && x.number == o.number);
        if let Some(i) = at(&names.syms) {
            return affine::symbol(&mut self.m.cx, i as u32);
        }
        if let Some(i) = at(&names.dims) {
            return affine::dim(&mut self.m.cx, i as u32);
        }
        let list = if symbol { &mut names.syms } else { &mut names.dims };
        list.push(o);
        let i = list.len() as u32 - 1;
        if symbol { affine::symbol(&mut self.m.cx, i) } else { affine::dim(&mut self.m.cx, i) }
    }
}

/// Whether a dimension stands anywhere in an expression.
fn mentions_dim(cx: &crate::context::Context, e: Expr) -> bool {
    let mut stack = alloc::vec![e];
    while let Some(e) = stack.pop() {
        match cx.expr_data(e) {
            ExprData::Dim(_) => return true,
            data => {
                if let Some((a, b)) = affine::children(data) {
                    stack.extend([a, b]);
                }
            }
        }
    }
    false
}
