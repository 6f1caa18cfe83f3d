//! The containers under the arenas: typed columns, and interners that hand out one id per distinct content.
//! Hashing uses a fixed seed and no container here can be iterated by hash order, so output never depends on it.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};
use hashbrown::HashTable;

use crate::id::Id;

/// Entries by the hash of what they stand for. Half of the hash is kept with each, so that a table that grows looks at
/// nothing but itself, and tables of entries of one size share their code.
#[derive(Clone, Debug)]
pub struct Lookup<T> {
    table: HashTable<(u32, T)>,
}

impl<T> Default for Lookup<T> {
    fn default() -> Self {
        Lookup { table: HashTable::new() }
    }
}

/// The half of a hash that is kept.
#[inline]
fn half(hash: u64) -> u32 {
    hash as u32
}

/// The table takes a bucket from the low bits and a tag from the top ones.
#[inline]
fn whole(half: u32) -> u64 {
    half as u64 | (half as u64) << 32
}

/// The hash of an entry; one function, so that tables of one type grow by one.
#[inline]
fn kept<T>(entry: &(u32, T)) -> u64 {
    whole(entry.0)
}

impl<T: Copy> Lookup<T> {
    /// The entry of this hash that is the right one.
    #[inline]
    pub fn find(&self, hash: u64, is: impl Fn(T) -> bool) -> Option<T> {
        let half = half(hash);
        self.table.find(whole(half), |e| e.0 == half && is(e.1)).map(|e| e.1)
    }
    /// The same, to be changed.
    pub fn find_mut(&mut self, hash: u64, is: impl Fn(T) -> bool) -> Option<&mut T> {
        let half = half(hash);
        self.table.find_mut(whole(half), |e| e.0 == half && is(e.1)).map(|e| &mut e.1)
    }
    /// Adds an entry that is not there.
    #[inline]
    pub fn insert(&mut self, hash: u64, entry: T) {
        let half = half(hash);
        self.table.insert_unique(whole(half), (half, entry), kept);
    }
    /// Takes out the entry of this hash that is the right one, if there is one.
    pub fn remove(&mut self, hash: u64, is: impl Fn(T) -> bool) {
        let half = half(hash);
        if let Ok(entry) = self.table.find_entry(whole(half), |e| e.0 == half && is(e.1)) {
            entry.remove();
        }
    }
    /// Forgets all entries, and keeps the memory.
    pub fn clear(&mut self) {
        self.table.clear();
    }
    /// Makes room for more entries.
    pub fn reserve(&mut self, n: usize) {
        self.table.reserve(n, kept);
    }
}

impl Lookup<u32> {
    /// [`Lookup::find`] by one piece of code for all, where size counts.
    #[inline(never)]
    pub(crate) fn find_by(&self, hash: u64, is: &dyn Fn(u32) -> bool) -> Option<u32> {
        self.find(hash, is)
    }
}

/// A multiply-and-rotate hasher with a fixed seed: fast on the short integer keys that interning hashes.
#[derive(Default, Clone, Copy)]
pub struct FxHasher(u64);

const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

impl FxHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = mixed(self.0, word);
    }
}

/// The state of the hasher after another word.
#[inline]
pub(crate) const fn mixed(state: u64, word: u64) -> u64 {
    (state.rotate_left(5) ^ word).wrapping_mul(SEED)
}

/// The hash of a state. The table takes its group tag from the top bits and its bucket from the low ones: mix both.
#[inline]
pub(crate) const fn finished(state: u64) -> u64 {
    state ^ (state >> 29)
}

impl Hasher for FxHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for c in &mut chunks {
            self.add(u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]]));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let word = match (rest.first_chunk::<4>(), rest.last_chunk::<4>()) {
                (Some(first), Some(last)) => {
                    u32::from_le_bytes(*first) as u64 | (u32::from_le_bytes(*last) as u64) << (8 * (rest.len() - 4))
                }
                _ => rest.iter().rev().fold(0, |word, &b| word << 8 | b as u64),
            };
            self.add(word | ((rest.len() as u64) << 56));
        }
    }
    #[inline]
    fn write_u8(&mut self, x: u8) {
        self.add(x as u64);
    }
    #[inline]
    fn write_u16(&mut self, x: u16) {
        self.add(x as u64);
    }
    #[inline]
    fn write_u32(&mut self, x: u32) {
        self.add(x as u64);
    }
    #[inline]
    fn write_u64(&mut self, x: u64) {
        self.add(x);
    }
    #[inline]
    fn write_usize(&mut self, x: usize) {
        self.add(x as u64);
    }
    #[inline]
    fn finish(&self) -> u64 {
        finished(self.0)
    }
}

/// Builds [`FxHasher`]s: the only hasher of the project.
pub type FxBuild = BuildHasherDefault<FxHasher>;

/// The fixed-seed hash of a value.
#[inline]
pub fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    FxBuild::default().hash_one(value)
}

/// The hash of bytes, without their number, which the last word has.
#[inline]
pub(crate) fn hash_of_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// A column: the `K`-indexed vector of one fact about every entity of a kind.
#[derive(Clone, Debug)]
pub struct Col<K, T> {
    items: Vec<T>,
    key: PhantomData<K>,
}

impl<K, T> Default for Col<K, T> {
    fn default() -> Self {
        Col { items: Vec::new(), key: PhantomData }
    }
}

impl<K: Id, T> Col<K, T> {
    /// Appends and returns the id of the new entry.
    #[inline]
    pub fn push(&mut self, item: T) -> K {
        let k = K::new(self.items.len());
        self.items.push(item);
        k
    }
    /// Number of entries.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there is no entry.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// All entries in id order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }
    /// All entries in id order, mutable.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items
    }
    /// The entry, or `None` past the end.
    #[inline]
    pub fn get(&self, k: K) -> Option<&T> {
        self.items.get(k.idx())
    }
    /// All ids in order.
    pub fn ids(&self) -> impl Iterator<Item = K> + use<K, T> {
        (0..self.items.len()).map(K::new)
    }
    /// Appends entries.
    pub fn extend(&mut self, items: &[T])
    where
        T: Copy,
    {
        self.items.extend_from_slice(items);
    }
    /// Appends copies of entries by their positions.
    pub fn extend_from_within(&mut self, range: core::ops::Range<usize>)
    where
        T: Copy,
    {
        self.items.extend_from_within(range);
    }
    /// Appends what an iterator yields.
    pub fn extend_from_iter(&mut self, items: impl Iterator<Item = T>) {
        self.items.extend(items);
    }
    /// Whether the next entry needs another allocation.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.items.len() == self.items.capacity()
    }
    /// Drops every entry, keeps the allocation.
    pub fn clear(&mut self) {
        self.items.clear();
    }
    /// Grows (with `value`) or shrinks to `n` entries.
    pub fn resize(&mut self, n: usize, value: T)
    where
        T: Clone,
    {
        self.items.resize(n, value);
    }
    /// Drops all entries from the `n`-th on.
    pub fn truncate(&mut self, n: usize) {
        self.items.truncate(n);
    }
    /// Reserves room for `n` more entries.
    pub fn reserve(&mut self, n: usize) {
        self.items.reserve(n);
    }
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>()
    }
}

impl<K: Id, T> Index<K> for Col<K, T> {
    type Output = T;
    #[inline]
    fn index(&self, k: K) -> &T {
        if cfg!(debug_assertions) { &self.items[k.idx()] } else { entry(&self.items, k.idx()) }
    }
}

impl<K: Id, T> IndexMut<K> for Col<K, T> {
    #[inline]
    fn index_mut(&mut self, k: K) -> &mut T {
        if cfg!(debug_assertions) { &mut self.items[k.idx()] } else { entry_mut(&mut self.items, k.idx()) }
    }
}

// `Index` hands the place of its use on to the panic, and the position and the length: 24 bytes for each use, and the instructions
// that bring them there. Release builds say that there was an error of the program, and no more.
#[inline]
fn entry<T>(items: &[T], i: usize) -> &T {
    match items.get(i) {
        Some(item) => item,
        None => absent(),
    }
}

#[inline]
fn entry_mut<T>(items: &mut [T], i: usize) -> &mut T {
    match items.get_mut(i) {
        Some(item) => item,
        None => absent(),
    }
}

#[cold]
#[inline(never)]
fn absent() -> ! {
    panic!("an id or a position is out of range");
}

/// A vector of scratch by position, whose checks name one place in release builds, as those of columns do.
#[derive(Clone, Debug)]
pub struct Scratch<T>(Vec<T>);

impl<T> Default for Scratch<T> {
    fn default() -> Scratch<T> {
        Scratch(Vec::new())
    }
}

impl<T> core::ops::Deref for Scratch<T> {
    type Target = Vec<T>;
    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}
impl<T> core::ops::DerefMut for Scratch<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}
impl<T> FromIterator<T> for Scratch<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Scratch<T> {
        Scratch(items.into_iter().collect())
    }
}
impl<T> From<Vec<T>> for Scratch<T> {
    fn from(items: Vec<T>) -> Scratch<T> {
        Scratch(items)
    }
}
impl<T> Index<usize> for Scratch<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        if cfg!(debug_assertions) { &self.0[i] } else { entry(&self.0, i) }
    }
}
impl<T> IndexMut<usize> for Scratch<T> {
    #[inline]
    fn index_mut(&mut self, i: usize) -> &mut T {
        if cfg!(debug_assertions) { &mut self.0[i] } else { entry_mut(&mut self.0, i) }
    }
}

/// A table of the program by position, whose checks are those of [`Scratch`].
#[derive(Clone, Copy, Debug)]
pub struct Table<T: 'static>(pub &'static [T]);

impl<T> core::ops::Deref for Table<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        self.0
    }
}
impl<T> Table<T> {
    /// The entry at a position.
    #[inline]
    pub fn at(self, i: usize) -> &'static T {
        if cfg!(debug_assertions) { &self.0[i] } else { entry(self.0, i) }
    }
}
impl<T> Index<usize> for Table<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        Table(self.0).at(i)
    }
}

/// A slice of a [`SlicePool`]: equal handles of one pool mean equal contents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct List {
    /// First element in the pool.
    pub start: u32,
    /// Number of elements.
    pub len: u32,
}

impl List {
    /// The list without elements (the same handle in every pool).
    pub const EMPTY: List = List { start: 0, len: 0 };
    /// Whether the list has no elements.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
    /// The range in the pool.
    #[inline]
    pub const fn range(self) -> core::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// Interned slices: one copy of each distinct content.
#[derive(Clone, Debug)]
pub struct SlicePool<T> {
    items: Vec<T>,
    table: Lookup<List>,
}

impl<T> Default for SlicePool<T> {
    fn default() -> Self {
        SlicePool { items: Vec::new(), table: Lookup::default() }
    }
}

impl<T: Copy + Eq + Hash> SlicePool<T> {
    /// The handle of this content. `O(len)`. Pools hold less than 2^32 elements; past that the handle of the empty
    /// list is returned and [`SlicePool::is_full`] says so.
    pub fn intern(&mut self, slice: &[T]) -> List {
        if slice.is_empty() {
            return List::EMPTY;
        }
        let hash = hash_of(slice);
        let items = &self.items;
        if let Some(l) = self.table.find(hash, |l| items[l.range()] == *slice) {
            return l;
        }
        let l = self.push_unique(slice);
        if !l.is_empty() {
            self.table.insert(hash, l);
        }
        l
    }
    /// Appends without looking for equal content, which does not find this list. Empty past the limit.
    #[inline]
    pub fn push_unique(&mut self, slice: &[T]) -> List {
        let Ok(start) = u32::try_from(self.items.len()) else { return List::EMPTY };
        if slice.len() > (u32::MAX - start) as usize {
            return List::EMPTY;
        }
        self.items.extend_from_slice(slice);
        List { start, len: slice.len() as u32 }
    }
    /// Where what is appended to [`SlicePool::tail`] begins.
    pub(crate) fn mark(&self) -> usize {
        self.items.len()
    }
    /// The elements, to append some that become a list by [`SlicePool::intern_since`], or are taken back by truncating.
    pub(crate) fn tail(&mut self) -> &mut Vec<T> {
        &mut self.items
    }
    /// The handle of what was appended since a mark: not copied once more if it is new. `O(len)`, limits as for [`SlicePool::intern`].
    pub(crate) fn intern_since(&mut self, mark: usize) -> List {
        let (before, new) = self.items.split_at(mark);
        let hash = hash_of(new);
        let known = self.table.find(hash, |l| before.get(l.range()).is_some_and(|old| old == new));
        let l = match (u32::try_from(mark), u32::try_from(new.len())) {
            (Ok(start), Ok(len)) if len <= u32::MAX - start => List { start, len },
            _ => List::EMPTY,
        };
        if known.is_some() || l.is_empty() {
            self.items.truncate(mark);
        } else {
            self.table.insert(hash, l);
        }
        known.unwrap_or(l)
    }
    /// Makes room for so many more lists, so that neither they are moved nor the table is built anew while they come. Room
    /// that stays empty costs no memory.
    pub fn reserve(&mut self, n: usize) {
        self.items.reserve(4 * n);
        self.table.reserve(n);
    }
    /// Makes room for so many more elements.
    pub fn reserve_items(&mut self, n: usize) {
        self.items.reserve(n);
    }
    /// The elements of a list.
    #[inline]
    pub fn get(&self, l: List) -> &[T] {
        &self.items[l.range()]
    }
    /// Whether the pool is within 2^28 elements of its limit; the parser stops with a diagnostic before it overflows.
    pub fn is_full(&self) -> bool {
        self.items.len() > (u32::MAX - (1 << 28)) as usize
    }
    /// Bytes held, the table aside.
    pub fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>()
    }
}

/// Interned plain values: one index per distinct value.
#[derive(Clone, Debug)]
pub struct Interner<T> {
    items: Vec<T>,
    // Apart, so that the two interners that everything asks stand in the first bytes of a module, where code finds them by short
    // distances.
    table: Box<Lookup<u32>>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { items: Vec::new(), table: Box::default() }
    }
}

impl<T: Copy + Eq + Hash> Interner<T> {
    /// The index of this value, new or known.
    #[inline]
    pub fn intern(&mut self, value: T) -> u32 {
        let hash = hash_of(&value);
        let items = &self.items;
        if let Some(i) = self.table.find(hash, |i| items[i as usize] == value) {
            return i;
        }
        let i = items.len() as u32;
        self.items.push(value);
        self.table.insert(hash, i);
        i
    }
    /// Makes room for so many more values, so that the table is not built anew while they come.
    pub fn reserve(&mut self, n: usize) {
        self.items.reserve(n);
        self.table.reserve(n);
    }
    /// Makes room for so many values that are appended without looking for equal ones.
    pub fn reserve_unique(&mut self, n: usize) {
        self.items.reserve(n);
    }
    /// Appends without looking for an equal value.
    pub fn push_unique(&mut self, value: T) -> u32 {
        self.items.push(value);
        self.items.len() as u32 - 1
    }
    /// The value at an index.
    #[inline]
    pub fn get(&self, i: u32) -> T {
        self.items[i as usize]
    }
    /// Number of distinct values.
    #[inline]
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether nothing was interned.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// Bytes held, the table aside.
    pub fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>()
    }
}

/// Interned strings.
#[derive(Clone, Debug, Default)]
pub struct StrPool {
    text: alloc::string::String,
    spans: Vec<List>,
    table: Lookup<u32>,
    /// Finds those that the pool began with (`known`).
    known: &'static [u16],
}

impl StrPool {
    /// A pool that begins with different strings, one after the other in a text, which a table finds.
    pub(crate) fn with(text: &str, ends: &[u16], known: &'static [u16]) -> StrPool {
        let mut start = 0;
        let spans = ends.iter().map(|&end| {
            let before = core::mem::replace(&mut start, u32::from(end));
            List { start: before, len: start - before }
        });
        StrPool { spans: spans.collect(), text: text.into(), table: Lookup::default(), known }
    }
    /// The index of this string, new or known.
    pub fn intern(&mut self, s: &str) -> u32 {
        let hash = hash_of_bytes(s.as_bytes());
        if let Some(i) = self.find_by_hash(s, hash) {
            return i;
        }
        let i = self.push(s);
        self.table.insert(hash, i);
        i
    }
    fn push(&mut self, s: &str) -> u32 {
        let i = self.spans.len() as u32;
        // A pool of 4 GiB of names cannot come from an input below 2^31 bytes, the parser's limit.
        let l = List { start: self.text.len() as u32, len: s.len() as u32 };
        self.text.push_str(s);
        self.spans.push(l);
        i
    }
    #[inline]
    fn find_by_hash(&self, s: &str, hash: u64) -> Option<u32> {
        let (text, spans) = (self.text.as_bytes(), &self.spans);
        let is = |i: u32| text[spans[i as usize].range()] == *s.as_bytes();
        match crate::known::find(self.known, hash, |i| is(i as u32)) {
            Some(i) => Some(i as u32),
            None => self.table.find(hash, is),
        }
    }
    /// Makes room for so many more strings, so that the table is not built anew while they come.
    pub fn reserve(&mut self, n: usize) {
        self.table.reserve(n);
    }
    /// The index of this string if it was interned before.
    pub fn find(&self, s: &str) -> Option<u32> {
        self.find_by_hash(s, hash_of_bytes(s.as_bytes()))
    }
    /// The string at an index.
    #[inline]
    pub fn get(&self, i: u32) -> &str {
        &self.text[self.spans[i as usize].range()]
    }
    /// Number of strings.
    pub fn len(&self) -> usize {
        self.spans.len()
    }
    /// Whether there is no string.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }
}
