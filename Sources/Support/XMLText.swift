/// Escapes text for XML and HTML.
package enum XMLText {
  /// Escapes text between tags.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Escapes the value of an attribute in double quotes.
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// Replaces characters that XML cannot contain, and control characters, with U+FFFD.
  ///
  /// <https://www.w3.org/TR/xml/#charsets>
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    guard text.utf8.contains(where: isPerhapsEscaped) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"" where isAttribute: result += "&quot;".unicodeScalars
      case "\t" where isAttribute: result += "&#9;".unicodeScalars
      case "\n" where isAttribute: result += "&#10;".unicodeScalars
      case "\t", "\n": result.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a byte may belong to a character that is replaced.
  private static func isPerhapsEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: byte < UInt8(ascii: " ") || byte >= 0x7F
    }
  }
}
