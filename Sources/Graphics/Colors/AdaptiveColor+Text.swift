extension AdaptiveColor {
  /// Parses the name of a system colour such as `systemRed` or `secondaryLabel`, `accent`, `tint`, `currentColor`, or a
  /// CSS colour; returns `nil` for any other text.
  ///
  /// Case is ignored, and `systemRedColor` is the same as `systemRed`.
  public init?(_ text: String) {
    if let color = SystemColor(rawValue: text) {
      self = .system(color)
      return
    }
    let name = text.lowercased()
    let stem = name.hasSuffix("color") ? String(name.dropLast(5)) : name
    switch stem {
    case "tint": self = .tint
    case "current": self = .current
    case "accent": self = .accent
    default:
      if let color = SystemColor.allCases.first(where: { $0.rawValue.lowercased() == stem }) {
        self = .system(color)
      } else if let color = Color(name) {
        self = .fixed(color)
      } else {
        return nil
      }
    }
  }

  /// Parses a comma-separated list of colours.
  ///
  /// Commas inside parentheses belong to a colour.
  /// - Throws: ``InvalidColor`` for the first colour that cannot be parsed.
  public static func list(_ text: String) throws(InvalidColor) -> [AdaptiveColor] {
    var colors: [AdaptiveColor] = []
    for part in parts(of: text) {
      guard let color = AdaptiveColor(part) else { throw InvalidColor(text: part) }
      colors.append(color)
    }
    return colors
  }

  /// Splits a text at commas outside parentheses and trims white space.
  private static func parts(of text: String) -> [String] {
    var depth = 0
    let parts = text.split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth <= 0
    }
    return parts.map { part in
      var part = part.drop(while: \.isWhitespace)
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }
  }
}
