extension JSONValue {
  /// Makes a whole number.
  public static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// Returns the value of an object's member; `nil` if there is none.
  public subscript(name: String) -> JSONValue? { members?.first { $0.0.hasBytes(of: name) }?.1 }

  /// The members of an object.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The values of an array.
  public var values: [JSONValue]? {
    switch self {
    case .array(let values): values
    case .made(let values): values.all
    case .null, .bool, .number, .numeral, .string, .object: nil
    }
  }

  /// The text of a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts of an array that contains only strings; `nil` otherwise.
  public var strings: [String]? {
    guard let values else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }

  /// Whether the value is `true`.
  public var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// The value of a number or numeral.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .numeral(let text): Double(text)
    case .null, .bool, .string, .array, .made, .object: nil
    }
  }

  /// The value of a number without decimals.
  public var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The text of a number or numeral.
  public var numeral: String? {
    number == nil ? nil : packedText
  }
}

extension JSONValue: Equatable {
  /// Compares numbers by value, and objects with the order of their members.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.array, .array), (.array, .made), (.made, .array), (.made, .made):
      one.values == other.values
    case (.object(let one), .object(let other)): one.elementsEqual(other, by: ==)
    default: one.number.map { $0 == other.number } ?? false
    }
  }
}
