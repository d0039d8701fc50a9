extension AdaptiveColor {
  /// Reads a system colour such as `systemRed` or `secondaryLabel`, `accent`, `tint`, `currentColor`, or a colour as CSS
  /// writes it; `nil` for anything else.
  ///
  /// Capital letters are as good as small ones, and `systemRedColor` is `systemRed`.
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

  /// Reads colours joined by commas; those in parentheses are the colours' own.
  /// - Throws: ``InvalidColor`` with the one that cannot be read.
  public static func list(_ text: String) throws(InvalidColor) -> [AdaptiveColor] {
    var colors: [AdaptiveColor] = []
    for part in parts(of: text) {
      guard let color = AdaptiveColor(part) else { throw InvalidColor(text: part) }
      colors.append(color)
    }
    return colors
  }

  /// The texts between commas outside of parentheses, without the spaces around them.
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
