internal import DequeModule

/// A cache with a cost limit that discards the least recently used values first.
package struct LRUCache<Key: Hashable, Value> {
  fileprivate struct Entry {
    var value: Value
    var cost: Int
    /// The number of its last use, as ``LRUCache/uses`` counts.
    var use: Int
  }

  /// One use of a key.
  ///
  /// It is the key's last use if the entry has the same number.
  fileprivate struct Use {
    var key: Key
    var number: Int
  }

  /// The maximum total cost.
  package let limit: Int
  /// The current total cost.
  package private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  /// Uses, oldest first.
  private var uses = Deque<Use>()
  private var useCount = 0

  package init(limit: Int) { self.limit = limit }

  package var count: Int { entries.count }

  /// Returns a value and marks it as the most recently used.
  package mutating func value(_ key: Key) -> Value? {
    guard let place = entries.index(forKey: key) else { return nil }
    entries.values[place].use = use(key)
    return entries.values[place].value
  }

  /// Stores a value unless its cost exceeds the limit.
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

  /// Records a use of a key.
  ///
  /// From time to time, removes outdated uses.
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
