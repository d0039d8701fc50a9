/// Text as XML and HTML hold it.
package enum XMLText {
  /// Text between tags.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// The value of an attribute in double quotes.
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// Characters that XML cannot hold, and those that a terminal would obey, become U+FFFD.
  ///
  /// <https://www.w3.org/TR/xml/#charsets>
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
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
}
