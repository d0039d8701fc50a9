/// Parses JSON.
///
/// If an object repeats a name, the last value counts. An unpaired surrogate becomes U+FFFD.
/// <https://www.rfc-editor.org/rfc/rfc8259>
public struct JSONReader {
  /// The position and reason of a syntax error.
  public struct Failure: Error {
    /// The offset in bytes, from 0.
    public var offset: Int
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// The reason.
    public var message: String
  }

  /// The deepest nesting of values.
  package static let mostDepth = 256
  /// The most values of a text, including names.
  ///
  /// Each takes about fifty bytes of memory.
  package static let mostValues = 2_000_000
  /// An object with more members finds names with a dictionary.
  private static let fewMembers = 16
  private let bytes: [UInt8]
  private let keepsNumerals: Bool
  private var offset = 0
  private var count = 0

  private init(_ bytes: [UInt8], keepsNumerals: Bool) {
    self.bytes = bytes
    self.keepsNumerals = keepsNumerals
  }

  /// Parses a value.
  /// - Parameter keepsNumerals: whether numbers keep their notation, so that they can be passed on unchanged.
  public static func value(
    _ bytes: [UInt8], keepsNumerals: Bool = false
  ) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes, keepsNumerals: keepsNumerals)
    // A byte order mark is skipped.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.offset == bytes.count else {
      throw reader.failure("there is text after the value")
    }
    return value
  }

  /// Parses an object with the places of its values.
  /// - Returns: its members in order, each name once; `nil` for a value that is no object.
  package static func members(_ bytes: [UInt8]) throws(Failure) -> [PlacedJSONMember]? {
    var reader = JSONReader(bytes, keepsNumerals: false)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    reader.skipSpace()
    guard reader.next == UInt8(ascii: "{") else {
      _ = try value(bytes)
      return nil
    }
    var members: [PlacedJSONMember] = []
    var indices: ExactDictionary<Int> = [:]
    try reader.readMembers(depth: 0) { name, value, range in
      let member = PlacedJSONMember(name: name, value: value, range: range)
      if let index = indices[name] {
        members[index] = member
      } else {
        indices[name] = members.count
        members.append(member)
      }
    }
    reader.skipSpace()
    guard reader.offset == bytes.count else {
      throw reader.failure("there is text after the value")
    }
    return members
  }

  /// Returns the offset of each byte of a string's text.
  /// - Parameter range: the bytes of a valid string with its quotation marks.
  package static func offsets(ofString range: Range<Int>, in bytes: [UInt8]) -> [Int] {
    var reader = JSONReader(bytes, keepsNumerals: false)
    reader.offset = range.lowerBound + 1
    var offsets: [Int] = []
    while reader.offset < range.upperBound - 1 {
      let place = reader.offset
      reader.offset += 1
      let isEscape = bytes[place] == UInt8(ascii: "\\")
      let count = isEscape ? (try? reader.escape())?.utf8.count ?? 1 : 1
      offsets += repeatElement(place, count: count)
    }
    return offsets
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.mostDepth else {
      throw failure("values are nested more than \(Self.mostDepth) deep")
    }
    count += 1
    guard count <= Self.mostValues else {
      throw failure("there are more than \(Self.mostValues) values")
    }
    skipSpace()
    guard let byte = next else { throw failure("a value is missing at the end") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    var places: ExactDictionary<Int> = [:]
    try readMembers(depth: depth) { name, value, _ in
      let isLarge = members.count > Self.fewMembers
      if isLarge && places.isEmpty {
        for (place, member) in members.enumerated() { places[member.0] = place }
      }
      if let place = isLarge ? places[name] : members.firstIndex(where: { $0.0.hasBytes(of: name) })
      {
        members[place].1 = value
      } else {
        if isLarge { places[name] = members.count }
        members.append((name, value))
      }
    }
    return .object(members)
  }

  /// Reads an object.
  /// - Parameter add: takes each name and value, with the bytes of the value.
  private mutating func readMembers(
    depth: Int, _ add: (String, JSONValue, Range<Int>) -> Void
  ) throws(Failure) {
    offset += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a name in quotes is expected") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("a colon is expected") }
      skipSpace()
      let start = offset
      let value = try value(depth: depth + 1)
      add(name, value, start..<offset)
      skipSpace()
      if take(UInt8(ascii: "}")) { return }
      guard take(UInt8(ascii: ",")) else { throw failure("a comma or } is expected") }
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw failure("a comma or ] is expected") }
    }
  }

  private mutating func string() throws(Failure) -> String {
    offset += 1
    let start = offset
    // Most strings have no escapes and are copied at once.
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    var text = bytes[start..<offset]
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw failure("a control character in a string must be written as \\u00XX")
      default: text.append(byte)
      }
    }
    throw failure("the string is not closed")
  }

  private mutating func escape() throws(Failure) -> String {
    guard let byte = next else { throw failure("the string is not closed") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw failure("\\\(UnicodeScalar(byte)) is not an escape")
    }
    let first = try codeUnit()
    guard (0xD800..<0xDC00).contains(first) else {
      return String(Unicode.Scalar(first) ?? "\u{FFFD}")
    }
    let start = offset
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try codeUnit()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return String(scalar)
      }
    }
    offset = start
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    guard offset + 4 <= bytes.count,
      bytes[offset..<offset + 4].allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are expected after \\u") }
    offset += 4
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    let whole = skipDigits()
    var isNumber = whole > 0 && !(isZero && whole > 1)
    if take(UInt8(ascii: ".")) { isNumber = skipDigits() > 0 && isNumber }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      isNumber = skipDigits() > 0 && isNumber
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard isNumber, let value = Double(text), value.isFinite else {
      offset = start
      throw failure("a value is expected")
    }
    return keepsNumerals ? .numeral(text) : .number(value)
  }

  private mutating func skipDigits() -> Int {
    let first = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - first
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("a value is expected") }
    offset += word.utf8.count
    return value
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
    }
  }

  private func failure(_ message: String) -> Failure {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Failure(
      offset: offset, line: line,
      column: String(decoding: before[start...], as: UTF8.self).count + 1, message: message)
  }
}
