/// A cache that drops all values when it is full.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  package subscript(key: Key) -> Value? { values[key] }

  package mutating func insert(_ value: Value, for key: Key) {
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
  }
}
