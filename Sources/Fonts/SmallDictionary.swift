/// A dictionary with a low startup cost.
///
/// The first `Dictionary` with a new key type makes the runtime search all conformances of the program, which takes as
/// long as drawing a few glyphs. This type avoids that search, and finds few entries without hashing: a program that
/// draws one label has few fonts, colours and glyphs.
package struct SmallDictionary<Key, Value> {
  /// In insertion order.
  @usableFromInline var entries: [(key: Key, value: Value)] = []
  /// The indices of the entries, by open addressing: each in the first free slot from its key's hash on.
  ///
  /// −1 marks a free slot. The count is a power of two, or 0 while entries are few.
  @usableFromInline var slots: [Int] = []

  /// Makes an empty dictionary.
  @inlinable package init() {}

  /// The number of entries.
  @inlinable package var count: Int { entries.count }

  /// Removes all entries.
  @inlinable package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    slots = []
  }

  /// The largest number of entries that are found without hashing.
  @usableFromInline static var mostFew: Int { 12 }
}

extension SmallDictionary where Key: Hashable {
  /// Returns the value of a key.
  @inlinable package subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  /// Sets the value of a key.
  @inlinable package mutating func set(_ key: Key, _ value: Value) {
    if let place = place(of: key) {
      entries[place].value = value
      return
    }
    entries.append((key, value))
    if entries.count <= Self.mostFew { return }
    if 2 * entries.count > slots.count {
      slots = Array(repeating: -1, count: max(2 * slots.count, 64))
      for place in entries.indices { enter(place) }
    } else {
      enter(entries.count - 1)
    }
  }

  @inlinable func place(of key: Key) -> Int? {
    if slots.isEmpty { return entries.firstIndex { $0.key == key } }
    var slot = key.hashValue & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[slots[slot]].key == key { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inlinable mutating func enter(_ place: Int) {
    var slot = entries[place].key.hashValue & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = place
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
