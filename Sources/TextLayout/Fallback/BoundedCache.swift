/// Values by key, which are all forgotten when there are too many.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { values[key] }

  mutating func insert(_ value: Value, for key: Key) {
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
  }
}
