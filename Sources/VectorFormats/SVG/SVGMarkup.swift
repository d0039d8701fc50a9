internal import SymtextDrawing

/// Text as XML holds it.
enum SVGMarkup {
  /// Text between tags.
  static func escaped(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// The value of an attribute in double quotes.
  static func escaped(attribute text: String) -> String { escaped(text, isAttribute: true) }

  /// What XML cannot hold, and what a terminal would obey, becomes U+FFFD.
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
