//! Maps and sets whose entries stand in a list, in the order in which they came, so that going through them never depends
//! on hashes. Behind the list is one [`Lookup`] of positions, so maps of all types share the code that grows tables: on
//! their own, each type of key and value has half a kilobyte of it.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::hash::Hash;

use crate::store::{Lookup, hash_of};

/// Values by keys. All operations take constant time on average; the hasher has a fixed seed.
#[derive(Clone, Debug)]
pub struct Map<K, V> {
    table: Lookup<u32>,
    entries: Vec<(K, V)>,
}

/// A key of a map that may be changed.
#[derive(Debug)]
pub struct Entry<'m, K, V> {
    map: &'m mut Map<K, V>,
    key: K,
}

/// Keys without values.
#[derive(Clone, Debug)]
pub struct Set<K> {
    map: Map<K, ()>,
}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Set { map: Map::default() }
    }
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Map { table: Lookup::default(), entries: Vec::new() }
    }
}

impl<K, V> Map<K, V> {
    /// Number of keys.
    pub fn len(&self) -> usize {
        self.entries.len()
    }
    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    /// Forgets everything, and keeps the memory.
    pub fn clear(&mut self) {
        self.table.clear();
        self.entries.clear();
    }
    /// Makes room for so many more keys.
    pub fn reserve(&mut self, n: usize) {
        self.table.reserve(n);
        self.entries.reserve(n);
    }
    /// Keys and values in the order in which the keys came, as long as none was removed.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.entries.iter().map(|e| (&e.0, &e.1))
    }
    /// The keys in the same order.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.entries.iter().map(|e| &e.0)
    }
    /// The values in the same order.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.entries.iter().map(|e| &e.1)
    }
}

impl<K: Hash + Eq, V> Map<K, V> {
    fn place<Q: Hash + Eq + ?Sized>(&self, hash: u64, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        let is = |i: u32| self.entries.get(i as usize).is_some_and(|e| e.0.borrow() == key);
        let found = if cfg!(small) { self.table.find_by(hash, &is) } else { self.table.find(hash, is) };
        found.map(|i| i as usize)
    }
    /// The value of a key.
    pub fn get<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(hash_of(key), key).and_then(|i| self.entries.get(i)).map(|e| &e.1)
    }
    /// The same, to be changed.
    pub fn get_mut<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.place(hash_of(key), key).and_then(|i| self.entries.get_mut(i)).map(|e| &mut e.1)
    }
    /// Whether a key is there.
    pub fn contains_key<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(hash_of(key), key).is_some()
    }
    /// Gives a key a value; the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let hash = hash_of(&key);
        match self.place(hash, &key).and_then(|i| self.entries.get_mut(i)) {
            Some(e) => Some(core::mem::replace(&mut e.1, value)),
            None => {
                self.table.insert(hash, self.entries.len() as u32);
                self.entries.push((key, value));
                None
            }
        }
    }
    /// A key, whose value is looked for or made.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { map: self, key }
    }
    /// Takes a key out; the last one takes its place in the order.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        let hash = hash_of(key);
        let i = self.place(hash, key)?;
        self.table.remove(hash, |k| k == i as u32);
        let (_, value) = self.entries.swap_remove(i);
        if let Some((moved, _)) = self.entries.get(i) {
            let last = self.entries.len() as u32;
            if let Some(place) = self.table.find_mut(hash_of(moved), |k| k == last) {
                *place = i as u32;
            }
        }
        Some(value)
    }
}

impl<'m, K: Hash + Eq, V> Entry<'m, K, V> {
    /// The value, which is made if the key has none.
    pub fn or_insert_with(self, value: impl FnOnce() -> V) -> &'m mut V {
        let hash = hash_of(&self.key);
        let i = self.map.place(hash, &self.key).unwrap_or_else(|| {
            self.map.table.insert(hash, self.map.entries.len() as u32);
            self.map.entries.push((self.key, value()));
            self.map.entries.len() - 1
        });
        &mut self.map.entries[i].1
    }
    /// The value, which is this one if the key has none.
    pub fn or_insert(self, value: V) -> &'m mut V {
        self.or_insert_with(|| value)
    }
    /// The value, which is the usual one of its type if the key has none.
    pub fn or_default(self) -> &'m mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

impl<K: Hash + Eq + Borrow<Q>, Q: Hash + Eq + ?Sized, V> core::ops::Index<&Q> for Map<K, V> {
    type Output = V;
    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("the key is there")
    }
}

impl<K> Set<K> {
    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }
}

impl<K: Hash + Eq> Set<K> {
    /// Adds a key; whether it is new.
    pub fn insert(&mut self, key: K) -> bool {
        self.map.insert(key, ()).is_none()
    }
    /// Whether a key is there.
    pub fn contains<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.map.contains_key(key)
    }
}

impl<K: Hash + Eq> Extend<K> for Set<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        keys.into_iter().for_each(|k| {
            self.insert(k);
        });
    }
}

impl<K: Hash + Eq> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut set = Set::default();
        set.extend(keys);
        set
    }
}

impl<K: Hash + Eq, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(list: I) -> Self {
        let mut map = Map::default();
        for (key, value) in list {
            map.insert(key, value);
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use super::Map;
    use alloc::collections::BTreeMap;

    /// Against a map of the library, with keys that come back after they were removed.
    #[test]
    fn a_map_holds_what_was_put_there() {
        let (mut map, mut other) = (Map::default(), BTreeMap::new());
        let mut seed = 1u64;
        for _ in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (key, what) = ((seed >> 40) as u32 % 500, (seed >> 33) % 4);
            match what {
                0 => assert_eq!(map.remove(&key), other.remove(&key)),
                1 => assert_eq!(map.insert(key, seed), other.insert(key, seed)),
                2 => assert_eq!(*map.entry(key).or_insert(seed), *other.entry(key).or_insert(seed)),
                _ => assert_eq!(map.get(&key), other.get(&key)),
            }
            assert_eq!(map.len(), other.len());
        }
        let mut all: alloc::vec::Vec<_> = map.iter().map(|(&k, &v)| (k, v)).collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(other));
    }
}
