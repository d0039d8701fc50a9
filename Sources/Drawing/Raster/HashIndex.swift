/// A hash table from keys to places in a list.
///
/// Unlike `Dictionary`, it is not generic: lookups need no protocol conformance at run time and are specialized for
/// their keys.
struct HashIndex {
  private struct Slot {
    var hash = QuickHash()
    /// −1 in a free slot.
    var place = -1
  }

  /// Open addressing with linear probing; the count is a power of two.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// Returns the place of an entry; `nil` when there is none.
  /// - Parameter matches: whether the entry at a place has the key.
  @inline(__always)
  func place(of hash: QuickHash, where matches: (Int) -> Bool) -> Int? {
    var slot = hash.slot(of: slots.count)
    while slots[slot].place >= 0 {
      if slots[slot].hash == hash, matches(slots[slot].place) { return slots[slot].place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the place of an entry.
  mutating func add(_ place: Int, of hash: QuickHash) {
    count += 1
    if 2 * count > slots.count {
      let old = slots
      slots = Array(repeating: Slot(), count: 2 * old.count)
      for slot in old where slot.place >= 0 { enter(slot) }
    }
    enter(Slot(hash: hash, place: place))
  }

  mutating func removeAll() { self = HashIndex() }

  private mutating func enter(_ new: Slot) {
    var slot = new.hash.slot(of: slots.count)
    while slots[slot].place >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = new
  }
}
