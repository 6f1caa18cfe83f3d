//! Calls, blocks, regions and structured control flow.

use std::collections::HashMap;
use std::rc::Rc;

use abi::layout::DataLayout;
use ir::dialect::{arith, builtin, cf, func, index, llvm, memref, scf, ub};
use ir::segments::{field_operands, for_each_successor, symbol_name};
use ir::{Attr, AttrData, Block, Module, Op, Opcode, Region, Sym, Traits, Type, TypeData, Value};

use crate::interp::memory::{Life, Memory};
use crate::interp::value::{Fault, Step, Val, signed};
use crate::interp::{affine, buffers, scalar, source, target, vector};

/// Operations that a program may run.
const MAX_STEPS: u64 = 50_000_000;
/// Calls and regions may nest so deep.
const MAX_DEPTH: usize = 200;
/// Where the addresses of functions begin.
const FUNCTIONS: u64 = 4096;

/// What a run gave.
#[derive(Debug)]
pub struct Outcome {
    /// What the program wrote by `putchar`.
    pub output: String,
    /// The results of the entry.
    pub results: Vec<Val>,
    /// Operations that ran.
    pub steps: u64,
}

/// The values of a call.
pub struct Frame {
    vals: Vec<Option<Val>>,
}

/// What an operation does to control.
pub enum Flow {
    /// On to the next one.
    Next,
    /// To a block with these arguments.
    Branch(Block, Vec<Val>),
    /// Out of the region, by this terminator with these values.
    Leave(Op, Vec<Val>),
}

/// A module that runs.
pub struct Machine<'m> {
    /// The module.
    pub m: &'m Module,
    /// Its memory.
    pub memory: Memory,
    /// Sizes and alignments of LLVM types.
    pub layout: DataLayout,
    /// Addresses of globals.
    pub globals: HashMap<Sym, u64>,
    /// The points of loops of `linalg` around what runs.
    pub points: Vec<Vec<i64>>,
    /// The mask that what runs is under.
    pub masks: Option<Val>,
    functions: HashMap<Sym, usize>,
    bodies: Vec<Op>,
    /// By value: its place in the frame of its function.
    slots: Vec<u32>,
    n_slots: Vec<u32>,
    steps: u64,
    depth: usize,
    output: String,
}

impl<'m> Machine<'m> {
    /// A machine with the globals of a module.
    pub fn new(m: &'m Module) -> Step<Machine<'m>> {
        let layout = DataLayout::of_module(m).map_err(|text| Fault { op: m.root, name: "data-layout", text })?;
        let mut machine = Machine {
            m,
            memory: Memory::default(),
            layout,
            globals: HashMap::new(),
            points: Vec::new(),
            masks: None,
            functions: HashMap::new(),
            bodies: Vec::new(),
            slots: vec![0; m.value_type.len()],
            n_slots: Vec::new(),
            steps: 0,
            depth: 0,
            output: String::new(),
        };
        for &op in m.block_ops(m.body()) {
            let Some(name) = symbol_name(m, op) else { continue };
            match m.kind(op) {
                func::FUNC | llvm::FUNC => machine.function(op, name),
                memref::GLOBAL => source::global(&mut machine, op, name)?,
                _ => {}
            }
        }
        for &op in m.block_ops(m.body()) {
            if let (llvm::MLIR_GLOBAL, Some(name)) = (m.kind(op), symbol_name(m, op)) {
                target::global(&mut machine, op, name)?;
            }
        }
        Ok(machine)
    }
    fn function(&mut self, op: Op, name: Sym) {
        let mut n = 0;
        self.number_values(op, &mut n);
        self.functions.insert(name, self.bodies.len());
        self.bodies.push(op);
        self.n_slots.push(n);
    }
    /// Gives every value inside of an operation a place in a frame.
    fn number_values(&mut self, root: Op, n: &mut u32) {
        let m = self.m;
        let mut give = |slots: &mut Vec<u32>, v: Value| {
            slots[v.0 as usize] = *n;
            *n += 1;
        };
        let slots = &mut self.slots;
        ir::walk(m, root, |op| {
            m.results(op).for_each(|v| give(slots, v));
            for &r in m.op_regions(op) {
                for &b in m.region_blocks(r) {
                    m.block_args(b).for_each(|v| give(slots, v));
                }
            }
        });
    }
    /// Calls a function without arguments, then looks for leaks.
    pub fn main(mut self, entry: &str) -> Step<Outcome> {
        let known = self.functions.iter().find(|(s, _)| self.m.cx.str(**s) == entry).map(|(_, &f)| f);
        let Some(f) = known else { return Err(Fault { op: None, name: "no-entry", text: format!("no function @{entry}") }) };
        let results = self.call(self.bodies[f], f, Vec::new())?;
        match self.memory.leak() {
            Some(fault) => Err(fault),
            None => Ok(Outcome { output: self.output, results, steps: self.steps }),
        }
    }

    // Calls.

    /// The address of a function.
    pub fn address(&self, op: Op, name: Sym) -> Step<u64> {
        match (self.functions.get(&name), self.globals.get(&name)) {
            (Some(&f), _) => Ok(FUNCTIONS + 16 * f as u64),
            (None, Some(&a)) => Ok(a),
            _ => Err(Fault::at(op, "no-symbol", format!("no symbol @{}", self.m.cx.str(name)))),
        }
    }
    fn call_symbol(&mut self, op: Op, name: Sym, args: Vec<Val>) -> Step<Vec<Val>> {
        match self.functions.get(&name) {
            Some(&f) => self.call(op, f, args),
            None => Err(Fault::at(op, "no-symbol", format!("no function @{}", self.m.cx.str(name)))),
        }
    }
    fn call_address(&mut self, op: Op, f: &Val, args: Vec<Val>) -> Step<Vec<Val>> {
        let Val::Ptr(a) = f else { return Err(Fault::at(op, "bad-call", "a call through what is no function")) };
        let i = a.checked_sub(FUNCTIONS).filter(|i| i % 16 == 0).map(|i| (i / 16) as usize).filter(|&i| i < self.bodies.len());
        match i {
            Some(f) => self.call(op, f, args),
            None => Err(Fault::at(op, "bad-call", format!("a call through {a:#x}, where no function is"))),
        }
    }
    fn call(&mut self, op: Op, f: usize, args: Vec<Val>) -> Step<Vec<Val>> {
        let body = self.bodies[f];
        let regions = self.m.op_regions(body);
        let Some(&region) = regions.first().filter(|r| !self.m.region_blocks(**r).is_empty()) else {
            let name = symbol_name(self.m, body).map_or(String::new(), |s| self.m.cx.str(s).to_owned());
            return target::external(self, op, &name, &args);
        };
        let mut frame = Frame { vals: vec![None; self.n_slots[f] as usize] };
        let before = self.memory.allocs.len();
        let (_, results) = self.region(&mut frame, op, region, args)?;
        self.memory.unwind(before);
        Ok(results)
    }
    /// Writes a character.
    pub fn put(&mut self, c: char) {
        self.output.push(c);
    }

    // Regions.

    /// Runs a region; the terminator that left it, and its values.
    pub fn region(&mut self, frame: &mut Frame, op: Op, region: Region, args: Vec<Val>) -> Step<(Op, Vec<Val>)> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Fault::at(op, "too-deep", format!("calls and regions nest deeper than {MAX_DEPTH}")));
        }
        let Some(&first) = self.m.region_blocks(region).first() else {
            return Err(Fault::at(op, "no-body", "a region without blocks"));
        };
        let (mut block, mut args) = (first, args);
        let left = 'blocks: loop {
            let params = self.m.block_args(block);
            if params.len() != args.len() {
                return Err(Fault::at(op, "arguments", format!("{} values for {} arguments", args.len(), params.len())));
            }
            for (p, a) in params.zip(args.drain(..)) {
                self.set(frame, p, a);
            }
            for &o in self.m.block_ops(block) {
                match self.op(frame, o)? {
                    Flow::Next => {}
                    Flow::Branch(to, vals) => {
                        (block, args) = (to, vals);
                        continue 'blocks;
                    }
                    Flow::Leave(op, vals) => break 'blocks (op, vals),
                }
            }
            return Err(Fault::at(op, "no-terminator", "a block ends without a terminator"));
        };
        self.depth -= 1;
        Ok(left)
    }
    /// A region whose terminator's values are asked for.
    pub fn yields(&mut self, frame: &mut Frame, op: Op, i: usize, args: Vec<Val>) -> Step<Vec<Val>> {
        match self.m.op_regions(op).get(i) {
            Some(&r) if !self.m.region_blocks(r).is_empty() => Ok(self.region(frame, op, r, args)?.1),
            _ => Ok(Vec::new()),
        }
    }

    // Values.

    /// Sets a value.
    pub fn set(&self, frame: &mut Frame, v: Value, val: Val) {
        frame.vals[self.slots[v.0 as usize] as usize] = Some(val);
    }
    /// A value.
    pub fn get(&self, frame: &Frame, op: Op, v: Value) -> Step<Val> {
        let val = frame.vals.get(self.slots[v.0 as usize] as usize).and_then(|v| v.clone());
        val.ok_or_else(|| Fault::at(op, "no-value", "a value that was not computed yet"))
    }
    /// The operands.
    pub fn operands(&self, frame: &Frame, op: Op) -> Step<Vec<Val>> {
        self.m.operands(op).iter().map(|&v| self.get(frame, op, v)).collect()
    }
    /// Values that stand in a field.
    pub fn field(&self, frame: &Frame, op: Op, name: &str) -> Step<Vec<Val>> {
        field_operands(self.m, op, name).iter().map(|&v| self.get(frame, op, v)).collect()
    }
    /// The width of an integer type; 64 for `index`.
    pub fn width(&self, ty: Type) -> Option<u32> {
        self.m.cx.int_width(ty)
    }
    /// An attribute that is a number of an enum or an integer.
    pub fn number(&self, op: Op, name: Sym) -> u64 {
        let a = self.m.attr(op, name);
        a.and_then(|a| self.m.cx.enum_value(a).or(self.m.cx.int_value(a).map(|n| n as u64))).unwrap_or(0)
    }
    fn index(&self, op: Op, v: &Val) -> Step<i64> {
        Ok(bits(op, v)? as u64 as i64)
    }

    // Operations.

    fn op(&mut self, frame: &mut Frame, op: Op) -> Step<Flow> {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return Err(Fault::at(op, "too-long", format!("the program runs more than {MAX_STEPS} operations")));
        }
        let kind = self.m.kind(op);
        if self.m.row(op).traits.has(Traits::TERMINATOR) {
            return self.terminator(frame, op, kind);
        }
        let args = self.operands(frame, op)?;
        let results = if kind == builtin::UNREALIZED_CONVERSION_CAST {
            target::cast(self, op, &args)?
        } else if (ub::END..func::END).contains(&kind) {
            self.func(op, kind, args)?
        } else if (func::END..arith::END).contains(&kind) || (cf::END..index::END).contains(&kind) {
            scalar::run(self, op, &args)?
        } else if kind == cf::ASSERT {
            if bits(op, &args[0])? == 0 {
                return Err(Fault::at(op, "assertion", "the assertion does not hold"));
            }
            Vec::new()
        } else if (index::END..scf::END).contains(&kind) {
            self.structured(frame, op, kind, args)?
        } else if (scf::END..memref::END).contains(&kind) {
            source::run(self, frame, op, &args)?
        } else if kind == llvm::CALL {
            self.llvm_call(op, args)?
        } else if kind == ub::POISON {
            vec![target::filled(self, self.m.ty(self.m.result(op, 0)), &Val::Poison(op))]
        } else if let Some(done) = target::run(self, op, &args)? {
            done
        } else {
            let m = self.m;
            let (dialect, name) = m.op_name(op).split_once('.').unwrap_or_default();
            match dialect {
                "affine" => affine::run(self, frame, op, &args)?,
                "vector" => vector::run(self, frame, op, name, &args)?,
                "bufferization" => buffers::run(self, frame, op, name, &args)?,
                "linalg" => buffers::loops(self, frame, op, name, &args)?,
                "complex" => vector::complex(self, op, name, &args)?,
                "math" => vector::math(self, op, name, &args)?.ok_or_else(|| unsupported(m, op))?,
                "llvm" => match scalar::known(kind) {
                    true => scalar::run(self, op, &args)?,
                    false => vector::llvm(self, op, name, &args)?.ok_or_else(|| unsupported(m, op))?,
                },
                _ => scalar::run(self, op, &args)?,
            }
        };
        if results.len() != self.m.n_results(op) {
            return Err(Fault::at(op, "results", format!("{} values for {} results", results.len(), self.m.n_results(op))));
        }
        for (v, val) in self.m.results(op).zip(results) {
            self.set(frame, v, val);
        }
        Ok(Flow::Next)
    }
    fn func(&mut self, op: Op, kind: Opcode, mut args: Vec<Val>) -> Step<Vec<Val>> {
        match kind {
            func::CALL => {
                let name = self.m.attr(op, Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a)).unwrap_or(Sym::EMPTY);
                self.call_symbol(op, name, args)
            }
            func::CALL_INDIRECT => {
                let f = args.remove(0);
                self.call_address(op, &f, args)
            }
            func::CONSTANT => {
                let name = self.m.attr(op, Sym::VALUE).and_then(|a| self.m.cx.flat_symbol(a)).unwrap_or(Sym::EMPTY);
                Ok(vec![Val::Ptr(self.address(op, name)?)])
            }
            _ => Err(unsupported(self.m, op)),
        }
    }
    fn llvm_call(&mut self, op: Op, mut args: Vec<Val>) -> Step<Vec<Val>> {
        let results = match self.m.attr(op, Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a)) {
            Some(name) => self.call_symbol(op, name, args)?,
            None => {
                let f = args.remove(0);
                self.call_address(op, &f, args)?
            }
        };
        Ok(results.into_iter().take(self.m.n_results(op)).collect())
    }
    fn terminator(&mut self, frame: &mut Frame, op: Op, kind: Opcode) -> Step<Flow> {
        let taken = match kind {
            cf::BR | llvm::BR => 0,
            cf::COND_BR | llvm::COND_BR => {
                let c = self.get(frame, op, self.m.operand(op, 0))?;
                usize::from(bits(op, &c)? == 0)
            }
            cf::SWITCH | llvm::SWITCH => {
                let v = self.m.operand(op, 0);
                let x = bits(op, &self.get(frame, op, v)?)?;
                let width = self.width(self.m.ty(v)).unwrap_or(64);
                let n = self.m.successors(op).len() - 1;
                let cases = self.m.attr(op, Sym::CASE_VALUES).and_then(|a| ir::dense::int_values(&self.m.cx, a, n));
                let at = cases.iter().flatten().position(|&c| i128::from(c) == signed(x, width));
                at.map_or(0, |i| i + 1)
            }
            llvm::UNREACHABLE => return Err(Fault::at(op, "unreachable", "this was said not to be reached")),
            _ => return Ok(Flow::Leave(op, self.operands(frame, op)?)),
        };
        let mut to = None;
        for_each_successor(self.m, op, |i, block, range| {
            if i == taken {
                to = Some((block, range));
            }
        });
        let Some((block, range)) = to else { return Err(unsupported(self.m, op)) };
        let vals: Step<Vec<Val>> = self.m.operands(op)[range].iter().map(|&v| self.get(frame, op, v)).collect();
        Ok(Flow::Branch(block, vals?))
    }
    fn structured(&mut self, frame: &mut Frame, op: Op, kind: Opcode, args: Vec<Val>) -> Step<Vec<Val>> {
        match kind {
            scf::IF => {
                let i = usize::from(bits(op, &args[0])? == 0);
                self.yields(frame, op, i, Vec::new())
            }
            scf::FOR => {
                let w = self.width(self.m.ty(self.m.operand(op, 0))).unwrap_or(64);
                let unsigned = self.m.attr(op, Sym::UNSIGNED_CMP).is_some();
                let read = |v: &Val| bits(op, v).map(|x| if unsigned { x as i128 } else { signed(x, w) });
                let (mut i, end, step) = (read(&args[0])?, read(&args[1])?, read(&args[2])?);
                let mut carried = args[3..].to_vec();
                if step <= 0 {
                    return Err(Fault::at(op, "bad-step", "the step is not positive"));
                }
                while i < end {
                    let mut given = vec![Val::Bits(i as u128 & crate::interp::value::mask(w))];
                    given.append(&mut carried);
                    carried = self.yields(frame, op, 0, given)?;
                    i += step;
                }
                Ok(carried)
            }
            scf::WHILE => {
                let mut carried = args;
                loop {
                    let mut passed = self.yields(frame, op, 0, carried)?;
                    let c = passed.remove(0);
                    if bits(op, &c)? == 0 {
                        return Ok(passed);
                    }
                    carried = self.yields(frame, op, 1, passed)?;
                }
            }
            scf::EXECUTE_REGION => self.yields(frame, op, 0, Vec::new()),
            scf::INDEX_SWITCH => {
                let x = self.index(op, &args[0])?;
                let cases = self.m.attr(op, Sym::CASES).and_then(|a| self.m.cx.int_array(a)).unwrap_or_default();
                let i = cases.iter().position(|&c| c == x).map_or(0, |i| i + 1);
                self.yields(frame, op, i, Vec::new())
            }
            scf::PARALLEL => self.parallel(frame, op),
            _ => Err(unsupported(self.m, op)),
        }
    }
    fn parallel(&mut self, frame: &mut Frame, op: Op) -> Step<Vec<Val>> {
        let numbers =
            |s: &Self, frame: &Frame, name: &str| -> Step<Vec<i64>> { s.field(frame, op, name)?.iter().map(|v| s.index(op, v)).collect() };
        let lo = numbers(self, frame, "lowerBound")?;
        let (hi, step) = (numbers(self, frame, "upperBound")?, numbers(self, frame, "step")?);
        let mut carried = self.field(frame, op, "initVals")?;
        if step.iter().any(|&s| s <= 0) {
            return Err(Fault::at(op, "bad-step", "a step is not positive"));
        }
        if lo.iter().zip(&hi).any(|(l, h)| l >= h) {
            return Ok(carried);
        }
        let mut at = lo.clone();
        loop {
            let given = at.iter().map(|&i| Val::Bits(u128::from(i as u64))).collect();
            let (end, vals) = self.region(frame, op, self.m.op_regions(op)[0], given)?;
            for (i, val) in vals.into_iter().enumerate() {
                let before = carried[i].clone();
                carried[i] = self.yields(frame, end, i, vec![before, val])?.remove(0);
            }
            let Some(d) = (0..at.len()).rev().find(|&d| at[d] + step[d] < hi[d]) else { return Ok(carried) };
            at[d] += step[d];
            at[d + 1..].copy_from_slice(&lo[d + 1..]);
        }
    }
    /// The region of an operation that computes one value from another.
    pub fn body(&mut self, frame: &mut Frame, op: Op, arg: Vec<Val>) -> Step<Vec<Val>> {
        let before = self.memory.allocs.len();
        let out = self.yields(frame, op, 0, arg);
        self.memory.unwind(before);
        out
    }
    /// The initial value of an LLVM global that a region computes.
    pub fn initializer(&mut self, op: Op) -> Step<Option<Val>> {
        let Some(&r) = self.m.op_regions(op).first().filter(|r| !self.m.region_blocks(**r).is_empty()) else { return Ok(None) };
        let mut n = 0;
        self.number_values(op, &mut n);
        let mut frame = Frame { vals: vec![None; n as usize] };
        Ok(self.region(&mut frame, op, r, Vec::new())?.1.pop())
    }
    /// Memory of the stack or the heap for elements of a type.
    pub fn allocate(&mut self, op: Op, bytes: u64, align: u64, life: Life) -> Step<u64> {
        self.memory.allocate(op, bytes, align, life)
    }
}

/// The bits of a value that decides something.
pub fn bits(op: Op, v: &Val) -> Step<u128> {
    match v {
        Val::Bits(b) => Ok(*b),
        Val::Ptr(a) => Ok(u128::from(*a)),
        Val::Poison(_) => Err(Fault::at(op, "poison", "poison decides what happens here")),
        _ => Err(Fault::at(op, "bad-value", "a scalar was expected")),
    }
}
/// What the interpreter does not know.
pub fn unsupported(m: &Module, op: Op) -> Fault {
    Fault::at(op, "unsupported", format!("the interpreter does not run {}", m.op_name(op)))
}
/// An aggregate.
pub fn aggregate(vals: Vec<Val>) -> Val {
    Val::Agg(Rc::new(vals))
}
/// The value of an attribute of a type.
pub fn constant(machine: &Machine<'_>, op: Op, a: Attr, ty: Type) -> Step<Val> {
    let cx = &machine.m.cx;
    if let TypeData::LlvmPtr { .. } = cx.type_data(ty) {
        return Ok(Val::Ptr(0));
    }
    if let TypeData::LlvmStruct { .. } = cx.type_data(ty) {
        // A complex number, part by part.
        let AttrData::Array(parts) = cx.attr_data(a) else { return Err(unsupported(machine.m, op)) };
        let number = |a| ir::constant::values(cx, a).and_then(|(_, v)| v.uniform()).map(Val::Bits);
        return cx.attrs_in(parts).map(number).collect::<Option<Vec<Val>>>().map(aggregate).ok_or_else(|| unsupported(machine.m, op));
    }
    if let TypeData::LlvmArray { .. } | TypeData::Vector { .. } = cx.type_data(ty) {
        let (all, same) = match (cx.attr_data(a), ir::constant::values(cx, a)) {
            (AttrData::String { text, .. }, _) => (cx.str_bytes(text).iter().map(|&b| u128::from(b)).collect(), None),
            (_, Some((_, ir::constant::Values::Each(all)))) => (all, None),
            (_, Some((_, ir::constant::Values::Splat(v) | ir::constant::Values::Scalar(v)))) => (Vec::new(), Some(v)),
            _ => return Err(unsupported(machine.m, op)),
        };
        let mut numbers = all.into_iter();
        return list(machine, op, ty, &mut || same.or_else(|| numbers.next()));
    }
    match ir::constant::values(cx, a).and_then(|(_, v)| v.uniform()) {
        Some(b) => Ok(Val::Bits(b)),
        None if a == Attr::UB_POISON => Ok(Val::Poison(op)),
        None => Err(unsupported(machine.m, op)),
    }
}

/// An array of arrays of the numbers that come.
fn list(machine: &Machine<'_>, op: Op, ty: Type, next: &mut dyn FnMut() -> Option<u128>) -> Step<Val> {
    let (len, elem) = match machine.m.cx.type_data(ty) {
        TypeData::LlvmArray { len, elem } => (len, elem),
        TypeData::Vector { .. } => {
            let mut lanes = std::iter::from_fn(|| next().map(Val::Bits));
            return vector::build(&vector::shape(machine, ty), &mut lanes).ok_or_else(|| unsupported(machine.m, op));
        }
        _ => return next().map(Val::Bits).ok_or_else(|| unsupported(machine.m, op)),
    };
    let parts = (0..len).map(|_| list(machine, op, elem, next)).collect::<Step<Vec<Val>>>()?;
    Ok(Val::Agg(Rc::new(parts)))
}
