/// Values by texts that are different as soon as their UTF-8 bytes are.
///
/// It is used like a dictionary of strings.
package struct ExactDictionary<Value> {
  package typealias Element = (key: String, value: Value)

  private var entries: [ExactText: Value]

  package init() { entries = [:] }

  /// - Precondition: No key occurs twice.
  package init(uniqueKeysWithValues pairs: some Sequence<(String, Value)>) {
    entries = Dictionary(uniqueKeysWithValues: pairs.lazy.map { (ExactText($0.0), $0.1) })
  }

  package init(
    _ pairs: some Sequence<(String, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    entries = Dictionary(
      pairs.lazy.map { (ExactText($0.0), $0.1) }, uniquingKeysWith: combine)
  }

  package init(_ dictionary: [String: Value]) {
    entries = Dictionary(
      uniqueKeysWithValues: dictionary.lazy.map { (ExactText($0.key), $0.value) })
  }

  package subscript(key: String) -> Value? {
    get { entries[ExactText(key)] }
    _modify { yield &entries[ExactText(key)] }
  }

  package subscript(key: String, default standard: @autoclosure () -> Value) -> Value {
    get { entries[ExactText(key)] ?? standard() }
    _modify { yield &entries[ExactText(key), default: standard()] }
  }

  package var count: Int { entries.count }

  package var isEmpty: Bool { entries.isEmpty }

  /// The keys, in no order.
  package var keys: [String] { entries.keys.map(\.string) }

  /// The values, in no order.
  package var values: Dictionary<ExactText, Value>.Values { entries.values }

  /// - Returns: The value before.
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey key: String) -> Value? {
    entries.updateValue(value, forKey: ExactText(key))
  }

  /// - Returns: The removed value.
  @discardableResult
  package mutating func removeValue(forKey key: String) -> Value? {
    entries.removeValue(forKey: ExactText(key))
  }

  /// Adds the values of another dictionary, which replace those of equal keys.
  package mutating func add(_ other: ExactDictionary<Value>) {
    entries.merge(other.entries) { $1 }
  }

  package mutating func removeAll() { entries.removeAll() }

  package mutating func merge(
    _ other: ExactDictionary, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    entries.merge(other.entries, uniquingKeysWith: combine)
  }

  package func mapValues<T>(_ transform: (Value) -> T) -> ExactDictionary<T> {
    ExactDictionary<T>(uniqueKeysWithValues: map { ($0.key, transform($0.value)) })
  }

  package func filter(_ isIncluded: (Element) -> Bool) -> ExactDictionary {
    var result = ExactDictionary()
    result.entries = entries.filter { isIncluded(($0.key.string, $0.value)) }
    return result
  }
}

extension ExactDictionary: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var entries: Dictionary<ExactText, Value>.Iterator

    package mutating func next() -> Element? { entries.next().map { ($0.key.string, $0.value) } }
  }

  package func makeIterator() -> Iterator { Iterator(entries: entries.makeIterator()) }
}

extension ExactDictionary: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
}

extension ExactDictionary: Equatable where Value: Equatable {}

extension ExactDictionary: Hashable where Value: Hashable {}

extension ExactDictionary: Sendable where Value: Sendable {}
