internal import DequeModule

/// Values by their keys, of which those are let go that have not been asked for the longest, when all together cost
/// too much.
package struct LRUCache<Key: Hashable, Value> {
  fileprivate struct Entry {
    var value: Value
    var cost: Int
    /// When it was asked for, as ``LRUCache/uses`` counts.
    var use: Int
  }

  /// That a key was asked for; the last time it was, when its entry has this number.
  fileprivate struct Use {
    var key: Key
    var number: Int
  }

  /// The most that all may cost.
  package let limit: Int
  /// What all cost.
  package private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  /// Oldest first.
  private var uses = Deque<Use>()
  private var useCount = 0

  package init(limit: Int) { self.limit = limit }

  package var count: Int { entries.count }

  /// A value, which is the newest from now on.
  package mutating func value(_ key: Key) -> Value? {
    guard let place = entries.index(forKey: key) else { return nil }
    entries.values[place].use = use(key)
    return entries.values[place].value
  }

  /// Keeps a value, unless it costs more than all may.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    entries[key] = Entry(value: value, cost: cost, use: use(key))
    self.cost += cost
    while self.cost > limit, let oldest = uses.popFirst() {
      if entries[oldest.key]?.use == oldest.number { remove(oldest.key) }
    }
  }

  package mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { cost -= entry.cost }
  }

  /// Counts that a key is asked for; now and then the uses are forgotten that are not the last ones of their keys.
  private mutating func use(_ key: Key) -> Int {
    useCount += 1
    if uses.count > 2 * entries.count + 64 {
      uses.removeAll { [entries] in entries[$0.key]?.use != $0.number }
    }
    uses.append(Use(key: key, number: useCount))
    return useCount
  }
}

extension LRUCache: Sendable where Key: Sendable, Value: Sendable {}

extension LRUCache.Entry: Sendable where Key: Sendable, Value: Sendable {}

extension LRUCache.Use: Sendable where Key: Sendable {}
