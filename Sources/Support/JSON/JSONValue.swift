/// A JSON value.
///
/// Objects keep the order of their members.
public enum JSONValue: Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, written with at most four decimals.
  case number(Double)
  /// A number in its original notation, written unchanged.
  case numeral(String)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values in order that are made when they are written.
  case made(JSONSequence)
  /// Members in order.
  case object([Member])

  /// A name and a value of an object.
  public typealias Member = (String, JSONValue)

  /// Returns an object with another member; other values are unchanged.
  package func adding(_ member: (String, JSONValue)) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// The JSON indented by two spaces per level, for ``JSONDocument``.
  var text: String {
    var writer = IndentedJSON()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The JSON on one line, with a space after commas and colons.
  package var compactText: String {
    var bytes: [UInt8] = []
    write(to: &bytes, isSpaced: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The JSON on one line, without spaces.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, isSpaced: false)
    return bytes
  }

  /// The text of ``bytes``.
  public var packedText: String { String(decoding: bytes, as: UTF8.self) }

  func write(to bytes: inout [UInt8], isSpaced: Bool) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): Self.append(value, to: &bytes)
    case .numeral(let text): bytes += text.utf8
    case .string(let value): Self.append(quoted: value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { Self.append(UInt8(ascii: ","), isSpaced, to: &bytes) }
        value.write(to: &bytes, isSpaced: isSpaced)
      }
      bytes.append(UInt8(ascii: "]"))
    case .made(let values):
      bytes.append(UInt8(ascii: "["))
      for index in 0..<values.count {
        if index > 0 { Self.append(UInt8(ascii: ","), isSpaced, to: &bytes) }
        values[index].write(to: &bytes, isSpaced: isSpaced)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { Self.append(UInt8(ascii: ","), isSpaced, to: &bytes) }
        Self.append(quoted: member.0, to: &bytes)
        Self.append(UInt8(ascii: ":"), isSpaced, to: &bytes)
        member.1.write(to: &bytes, isSpaced: isSpaced)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ sign: UInt8, _ isSpaced: Bool, to bytes: inout [UInt8]) {
    bytes.append(sign)
    if isSpaced { bytes.append(UInt8(ascii: " ")) }
  }

  private static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes += "null".utf8 }
    // A larger double has no four decimals.
    if abs(value) < 1e14, let units = decimal.units(value) {
      decimal.append(units, to: &bytes)
    } else {
      bytes += (abs(value) < 1e15 ? "\(Int(value.rounded()))" : "\(value)").utf8
    }
  }

  private static let decimal = DecimalText(decimals: 4)

  static func append(quoted value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
