/// A set of texts that are different as soon as their UTF-8 bytes are.
package struct ExactSet: Hashable, Sendable {
  private var texts: Set<ExactText> = []

  package init() {}

  package init(_ texts: some Sequence<String>) { self.texts = Set(texts.map { ExactText($0) }) }

  package var count: Int { texts.count }

  package var isEmpty: Bool { texts.isEmpty }

  package func contains(_ text: String) -> Bool { texts.contains(ExactText(text)) }

  /// - Returns: Whether the text is new.
  @discardableResult
  package mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: String) {
    let result = texts.insert(ExactText(text))
    return (result.inserted, result.memberAfterInsert.string)
  }

  /// - Returns: The removed text.
  @discardableResult
  package mutating func remove(_ text: String) -> String? { texts.remove(ExactText(text))?.string }

  package mutating func formUnion(_ others: some Sequence<String>) {
    for text in others { insert(text) }
  }

  package func union(_ others: some Sequence<String>) -> ExactSet {
    var result = self
    result.formUnion(others)
    return result
  }

  package func subtracting(_ other: ExactSet) -> ExactSet {
    var result = self
    result.texts.subtract(other.texts)
    return result
  }

  package func intersection(_ other: ExactSet) -> ExactSet {
    var result = self
    result.texts.formIntersection(other.texts)
    return result
  }

  /// The texts in the order of their bytes.
  package func sorted() -> [String] { texts.sorted().map(\.string) }
}

extension ExactSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: String...) { self.init(elements) }
}

extension ExactSet: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var texts: Set<ExactText>.Iterator

    package mutating func next() -> String? { texts.next()?.string }
  }

  package func makeIterator() -> Iterator { Iterator(texts: texts.makeIterator()) }
}
