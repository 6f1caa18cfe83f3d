//! The whole job on threads, part by part: each takes the next piece of the text that none took, a run of functions, when it
//! is done with the one before. All read the head of the module. The first thread puts what was made of the pieces together
//! in their order, as they come. What is made is LLVM IR, text of the LLVM dialect or an object: [`Road`].

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

use emit::PartWriter;
#[cfg(feature = "objects")]
use emit::x86::job::{ObjectPart, ObjectWriter};
use ir::Module;
use ir::diag::Diags;
use ir::part::{Declared, Put};
use ir::text::parse_parts::{PartOptions, parse_pieces};
use ir::text::print::PrintOptions;
#[cfg(feature = "fast")]
use ir::text::print_parts::{PartPrinter, PartText};

use crate::parts::{BYTES_PER_OP, FLUSH, InMemory, Job, OPS_PER_OP, Way, World};

/// What a thread needs whatever its share of a long text is, as if that were so many bytes more: the columns of a part, and room
/// to write.
#[cfg(feature = "fast")]
const OF_EACH: usize = 3 << 20;

/// How many threads the machine lets this process run at once.
pub(crate) fn at_once() -> usize {
    // The library's answer reads files of the system first, for which it has a thousand lines.
    #[cfg(target_os = "linux")]
    if let Ok(set) = rustix::thread::sched_getaffinity(None) {
        return (set.count() as usize).max(1);
    }
    #[cfg(not(target_os = "linux"))]
    if let Ok(n) = std::thread::available_parallelism() {
        return n.get();
    }
    1
}

/// What writes parts or joins them.
pub(crate) enum Road {
    /// LLVM IR.
    Ll(Box<PartWriter>),
    /// Text of the LLVM dialect.
    #[cfg(feature = "fast")]
    Mlir(Box<PartPrinter>),
    /// An object.
    #[cfg(feature = "objects")]
    Object(Box<ObjectWriter>),
}

/// What one of them made of a piece.
enum Made {
    Ll(emit::PartText),
    #[cfg(feature = "fast")]
    Mlir(PartText),
    #[cfg(feature = "objects")]
    Object(Box<ObjectPart>),
}

/// Who writes.
#[derive(Clone, Copy)]
enum Who {
    /// A thread by its number, one of so many parts' writers, and how many bytes of text a long part has.
    Writer(usize, usize, usize),
    /// Whoever joins, and whether the text is kept in memory.
    Joiner(bool),
}

impl Road {
    /// Begins with what the root of the module says.
    fn new(job: &Job<'_>, m: &Module, printing: Option<&PrintOptions>, who: Who) -> Option<Road> {
        let room = |per_byte: usize| match who {
            Who::Writer(_, _, usual) => FLUSH.max(usual.saturating_mul(per_byte)),
            Who::Joiner(false) => 0,
            Who::Joiner(true) => job.source.text.len().saturating_mul(per_byte),
        };
        #[cfg(feature = "fast")]
        if let Some(printing) = printing {
            let mut printer = PartPrinter::new(printing)?;
            printer.reserve(room(6));
            return Some(Road::Mlir(Box::new(printer)));
        }
        #[cfg(feature = "objects")]
        if job.options.object {
            let writer = crate::object_parts::begin(m, room(1) / 2)?;
            return Some(Road::Object(Box::new(match who {
                Who::Writer(number, n_parts, _) => writer.apart(number, n_parts),
                Who::Joiner(_) => writer,
            })));
        }
        _ = printing;
        Some(Road::Ll(Box::new(job.writer(m, room(4))?)))
    }

    /// Writes a lowered part and takes it away, in the room of another one.
    fn write(&mut self, job: &Job<'_>, way: &mut Way, m: &Module, declared: Declared, room: Option<Made>) -> Option<Made> {
        match self {
            Road::Ll(w) => {
                way.write(job, m, declared, w, None)?;
                let room = match room {
                    Some(Made::Ll(text)) => text.into_room(),
                    _ => Vec::new(),
                };
                Some(Made::Ll(w.take(room)?))
            }
            #[cfg(feature = "fast")]
            Road::Mlir(p) => {
                let room = match room {
                    Some(Made::Mlir(text)) => text,
                    _ => PartText::default(),
                };
                Some(Made::Mlir(p.functions(m, declared, room)?))
            }
            #[cfg(feature = "objects")]
            Road::Object(w) => {
                crate::object_parts::write(w, job, m, declared)?;
                let room = match room {
                    Some(Made::Object(part)) => part,
                    _ => Box::default(),
                };
                Some(Made::Object(w.take(room)?))
            }
        }
    }

    /// Writes what stands before all functions.
    fn head(&mut self, job: &Job<'_>, m: &Module, declared: Declared, put: Option<&mut Put<'_>>) -> Option<()> {
        let mut diags = Diags::default();
        match self {
            Road::Ll(w) => w.head(m, job.source, declared, &mut diags, put).filter(|_| diags.list.is_empty()),
            #[cfg(feature = "fast")]
            Road::Mlir(p) => p.head(m, declared),
            #[cfg(feature = "objects")]
            Road::Object(_) => Some(()),
        }
    }

    /// Puts what another one made behind what there is, or where it goes. Gives back the room.
    fn join(&mut self, m: &mut Module, made: Made, put: Option<&mut Put<'_>>) -> Option<Made> {
        _ = &m;
        match (self, made) {
            (Road::Ll(w), Made::Ll(text)) => w.join(text, put).map(Made::Ll),
            #[cfg(feature = "fast")]
            (Road::Mlir(p), Made::Mlir(text)) => p.join(text, put).map(Made::Mlir),
            #[cfg(feature = "objects")]
            (Road::Object(w), Made::Object(part)) => w.join(m, part).map(Made::Object),
            #[cfg(any(feature = "fast", feature = "objects"))]
            _ => None,
        }
    }
}

/// A job that was done but for its end.
pub(crate) struct Done {
    pub(crate) road: Road,
    /// Any part.
    pub(crate) m: Module,
    /// Whether the text is kept in memory.
    pub(crate) keeps: bool,
}

/// Does a job on threads: to LLVM dialect text if it says how that is printed. `None` says nothing: functions depend on
/// each other, there is something to report, or nothing to share; what was put somewhere is to be taken back.
pub(crate) fn run(job: &Job<'_>, printing: Option<&PrintOptions>, world: &mut dyn World) -> Option<Done> {
    let options = job.options;
    if options.threads < 2 {
        return None;
    }
    let size = if cfg!(small) { options.part_size } else { options.part_size.max(world.part_size()) };
    let sizes = [options.part_size, size].map(|n| n.saturating_mul(BYTES_PER_OP));
    let pieces = split(job.source.text, sizes, options.threads)?;
    let usual = length(job.source.text.len(), sizes, options.threads).min(job.source.text.len() / options.threads);
    let shared =
        Shared { job, printing, pieces: &pieces, usual, next: AtomicUsize::new(0), made: Mutex::default(), rooms: Mutex::default() };
    let (mut m, mut join) = (Module::new(), Join::default());
    let n_threads = options.threads.min(pieces.len());
    #[cfg(feature = "fast")]
    let expect = world.expecting();
    let (way, others) = std::thread::scope(|scope| {
        let running: Vec<_> = (1..n_threads)
            .map(|number| {
                let shared = &shared;
                scope.spawn(move || {
                    #[cfg(feature = "fast")]
                    {
                        let bytes = job.source.text.len();
                        expect(bytes / n_threads + bytes.min(OF_EACH));
                    }
                    let mut m = Module::new();
                    let way = shared.pieces(number, &mut m, &mut InMemory, None)?;
                    Some((m, way))
                })
            })
            .collect();
        let way = shared.pieces(0, &mut m, world, Some(&mut join));
        // No thread has more than one piece left now.
        (way, running.into_iter().map(|t| t.join().ok().flatten()).collect::<Option<Vec<_>>>())
    });
    let (way, others) = (way?, others?);
    join.join(&mut m, &shared, world)?;
    let mut all = alloc::vec![(&m, &way.verifier)];
    all.extend(others.iter().map(|(m, way)| (m, &way.verifier)));
    let right = ir::verify::agree(&all);
    Some(Done { road: join.road.filter(|_| right && join.next == pieces.len())?, m, keeps: join.keeps })
}

/// What threads that do one job have in common.
struct Shared<'a> {
    job: &'a Job<'a>,
    printing: Option<&'a PrintOptions>,
    /// The runs of functions: from each byte to the next; the last ends with the text.
    pieces: &'a [usize],
    /// How many bytes a long one of them has, as a rule.
    usual: usize,
    /// The next one to take.
    next: AtomicUsize,
    /// What was made of pieces, by their numbers, before it is their turn.
    made: Mutex<Vec<(usize, Made)>>,
    /// Room to write in.
    rooms: Mutex<Vec<Made>>,
}

impl Shared<'_> {
    /// Takes pieces until there are no more, and joins all that are made, if it is asked to. `None` stops the others too.
    fn pieces(&self, number: usize, m: &mut Module, world: &mut dyn World, mut join: Option<&mut Join>) -> Option<Way> {
        let (job, text) = (self.job, self.job.source.text.len());
        // A part is a whole piece. Two threads would not see that they define an alias each.
        let size = Cell::new(usize::MAX);
        let (room, readers) = (OPS_PER_OP * self.usual / BYTES_PER_OP, job.options.threads);
        let parts = PartOptions { size: &size, room, readers, late_aliases: false };
        let (mut way, mut road, taken) = (Way::beside_others(), None, Cell::new(None));
        let mut part = |m: &mut Module| -> Option<()> {
            way.verify(m, world)?;
            if road.is_none() {
                road = Some(Road::new(job, m, self.printing, Who::Writer(number, self.pieces.len(), self.usual))?);
            }
            let road = road.as_mut()?;
            if let Road::Ll(w) = road {
                w.know(m, way.verifier.called().iter().copied());
            }
            let (declared, _) = way.lower(job, m, world)?;
            // What comes behind the last piece of a thread has no functions.
            if let Some(n) = taken.take() {
                let room = self.rooms.lock().ok()?.pop();
                let made = road.write(job, &mut way, m, declared, room)?;
                self.made.lock().ok()?.push((n, made));
            }
            let Some(join) = &mut join else { return Some(()) };
            join.begin(self, m, declared, world)?;
            join.join(m, self, world)
        };
        let mut next = || {
            let n = self.next.fetch_add(1, Ordering::Relaxed);
            let from = *self.pieces.get(n)?;
            taken.set(Some(n));
            Some((from, self.pieces.get(n + 1).copied().unwrap_or(text)))
        };
        let read =
            parse_pieces(m, job.source, self.pieces[0], job.parse, parts, &mut next, &mut |m, _| m.is_none_or(|m| part(m).is_some()));
        if !read {
            // Leaves nothing to take.
            self.next.store(usize::MAX / 2, Ordering::Relaxed);
        }
        read.then_some(way)
    }
}

/// What was made of pieces, put one behind the other.
#[derive(Default)]
struct Join {
    road: Option<Road>,
    keeps: bool,
    /// The piece to come next.
    next: usize,
}

impl Join {
    /// Writes what stands before all functions, once.
    fn begin(&mut self, shared: &Shared<'_>, m: &Module, declared: Declared, world: &mut dyn World) -> Option<()> {
        if self.road.is_none() {
            self.keeps = !world.put(None, b"");
            let mut road = Road::new(shared.job, m, shared.printing, Who::Joiner(self.keeps))?;
            let mut put = |at: Option<u64>, text: &[u8]| world.put(at, text);
            road.head(shared.job, m, declared, if self.keeps { None } else { Some(&mut put) })?;
            self.road = Some(road);
        }
        Some(())
    }
    /// Puts down those whose turn it is.
    fn join(&mut self, m: &mut Module, shared: &Shared<'_>, world: &mut dyn World) -> Option<()> {
        let take = |next: usize| {
            let mut made = shared.made.lock().ok()?;
            let at = made.iter().position(|p| p.0 == next)?;
            Some(made.swap_remove(at))
        };
        while let Some((_, made)) = take(self.next) {
            self.next += 1;
            let mut put = |at: Option<u64>, text: &[u8]| world.put(at, text);
            let room = self.road.as_mut()?.join(m, made, if self.keeps { None } else { Some(&mut put) })?;
            shared.rooms.lock().ok()?.push(room);
        }
        Some(())
    }
}

/// How long the next piece is where so many bytes are left, between two sizes: who takes one of the last is not waited for long.
fn length(left: usize, [least, most]: [usize; 2], threads: usize) -> usize {
    (left / threads.saturating_mul(3)).clamp(least, most)
}

/// Where to cut a module into runs of functions of as many bytes as [`length`] says, at least one for each thread. A line that begins
/// with a function is between two tokens, as no token goes over the end of a line; whether it is also between two
/// operations of the module shows when the text is read. `None` if there is nothing to cut, or much stands before the
/// first function: each thread reads that.
fn split(text: &str, sizes: [usize; 2], threads: usize) -> Option<Vec<usize>> {
    let function = |from: usize| -> Option<usize> {
        let mut at = from;
        loop {
            at += text.as_bytes().get(at..)?.iter().position(|&b| b == b'\n')? + 1;
            if text.get(at..)?.trim_start_matches([' ', '\t']).starts_with("func.func ") {
                return Some(at);
            }
        }
    };
    let head = if text.starts_with("func.func ") { 0 } else { function(0)? };
    let body = text.len() - head;
    if head > body / threads {
        return None;
    }
    let next = |&at: &usize| {
        let size = length(text.len() - at, sizes, threads).min(body / threads);
        // The next cut is looked for between two bytes of any character: that one is not the end of a line.
        let from = (at + size..text.len()).find(|&i| text.is_char_boundary(i))?;
        function(from)
    };
    let pieces: Vec<usize> = core::iter::successors(Some(head), next).collect();
    (pieces.len() > 1).then_some(pieces)
}
