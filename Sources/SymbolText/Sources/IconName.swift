/// The names of icons in ordinary fonts.
enum IconName {
  /// Returns the character of `u+f0f3` or `uniF0F3`; `nil` for any other name.
  static func character(_ name: String) -> UInt32? {
    let prefix = name.prefix { !$0.isHexDigit }.lowercased()
    let digits = name.dropFirst(prefix.count)
    guard prefix == "u+" || prefix == "uni", (4...6).contains(digits.utf8.count),
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    return scalar.value
  }

  /// Whether a name is descriptive: it can be written in braces, and is neither a single letter nor derived from a
  /// number as `uniF0F3`, `u1F600`, `glyph00012`, `g12` and `_12`.
  static func isTelling(_ name: String) -> Bool {
    guard name.count > 1, name.first != ".", character(name) == nil,
      !name.contains(where: { $0.isWhitespace || "{}=".contains($0) })
    else { return false }
    let start = name.prefix { !$0.isNumber }
    let rest = name.dropFirst(start.count)
    let isNumbered = !rest.isEmpty && rest.allSatisfy(\.isHexDigit)
    return
      !(isNumbered && ["_", "u", "g", "gid", "cid", "glyph", "index"].contains(start.lowercased()))
  }

  /// Returns the words of a name: `shopping_cart` is “shopping cart”.
  static func words(_ name: String) -> String {
    guard character(name) == nil else { return "" }
    return name.split { "_-. ".contains($0) }.joined(separator: " ")
  }
}
