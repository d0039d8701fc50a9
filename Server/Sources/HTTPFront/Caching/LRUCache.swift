/// Values by their keys, of which those are let go that have not been asked for the longest, when all together cost
/// too much.
package struct LRUCache<Key: Hashable, Value> {
  fileprivate struct Entry {
    var key: Key
    var value: Value
    var cost: Int
    var newer: Int?
    var older: Int?
  }

  /// The most that all may cost.
  package let limit: Int
  /// What all cost.
  package private(set) var cost = 0
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var places: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  package init(limit: Int) { self.limit = limit }

  package var count: Int { places.count }

  /// A value, which is the newest from now on.
  package mutating func value(_ key: Key) -> Value? {
    guard let place = places[key], let value = entries[place]?.value else { return nil }
    if newest != place {
      unlink(place)
      linkAsNewest(place)
    }
    return value
  }

  /// Keeps a value, unless it costs more than all may.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    let entry = Entry(key: key, value: value, cost: cost)
    let place: Int
    if let last = free.popLast() {
      place = last
      entries[place] = entry
    } else {
      place = entries.count
      entries.append(entry)
    }
    places[key] = place
    self.cost += cost
    linkAsNewest(place)
    while self.cost > limit, let oldest, let key = entries[oldest]?.key { remove(key) }
  }

  package mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    unlink(place)
    cost -= entries[place]?.cost ?? 0
    entries[place] = nil
    free.append(place)
  }

  private mutating func unlink(_ place: Int) {
    guard let entry = entries[place] else { return }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    entries[place]?.newer = nil
    entries[place]?.older = nil
  }

  private mutating func linkAsNewest(_ place: Int) {
    entries[place]?.older = newest
    if let newest { entries[newest]?.newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }
}

extension LRUCache: Sendable where Key: Sendable, Value: Sendable {}

extension LRUCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
