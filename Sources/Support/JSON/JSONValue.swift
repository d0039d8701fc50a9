/// A value to print as JSON; objects keep the order of their keys.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// Printed to a ten-thousandth.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// An object with one more member; anything else as it is.
  package func adding(_ member: (String, JSONValue)) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [member])
  }

  /// Indented by two spaces a level: of a ``JSONDocument``.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  /// In one line.
  package var compactText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.0) + ": " + $0.1.compactText }.joined(separator: ", ") + "}"
    }
  }

  /// Without spaces: for files.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null, .bool, .number, .string: bytes += compactText.utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += (Self.quoted(member.0) + ":").utf8
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let values):
      Self.write(values.map { (nil, $0) }, "[", "]", to: &text, indent: indent)
    case .object(let members):
      Self.write(members.map { ($0.0, $0.1) }, "{", "}", to: &text, indent: indent)
    }
  }

  private static func write(
    _ members: [(key: String?, value: JSONValue)], _ open: String, _ close: String,
    to text: inout String, indent: String
  ) {
    guard !members.isEmpty else { return text += open + close }
    text += open
    for (index, member) in members.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "  "
      if let key = member.key { text += quoted(key) + ": " }
      member.value.write(to: &text, indent: indent + "  ")
    }
    text += "\n" + indent + close
  }

  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Larger ones have no decimals that a double could hold.
    if abs(value) < 1e14 { return decimal.text(value) ?? "null" }
    return abs(value) < 1e15 ? "\(Int(value.rounded()))" : "\(value)"
  }

  private static let decimal = DecimalText(decimals: 4)

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
