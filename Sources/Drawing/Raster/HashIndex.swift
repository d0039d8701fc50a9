/// Finds entries of a list through hashes of their keys.
///
/// Unlike a `Dictionary` it is of one type for all lists: the runtime is asked for no conformance, and what
/// looks something up in it is compiled for its keys.
struct HashIndex {
  private struct Slot {
    var hash = QuickHash()
    /// −1 where there is none.
    var place = -1
  }

  /// Each place in the first slot that was free from its hash on; a power of two in number.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// The place of an entry; `nil` when there is none.
  /// - Parameter matches: whether the entry at a place is the one that is looked for.
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

  /// Forgets all places.
  mutating func removeAll() { self = HashIndex() }

  private mutating func enter(_ new: Slot) {
    var slot = new.hash.slot(of: slots.count)
    while slots[slot].place >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = new
  }
}
