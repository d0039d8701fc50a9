/// A value of JSON.
///
/// Objects keep the order of their members, numbers how they were written.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// As it is written, so that a worker is told what was said.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name in an object, with its value.
  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue { .number("\(number)") }
}

extension JSONValue {
  /// The value of an object's member; `nil` when there is none.
  package subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var values: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var isTrue: Bool { self == .bool(true) }

  /// A number as an integer, when it is one.
  package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// A number as it is written.
  package var numberText: String? { if case .number(let text) = self { text } else { nil } }

  /// Of an array, what is a string.
  package var strings: [String] { values?.compactMap(\.string) ?? [] }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
