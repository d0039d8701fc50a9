/// Names escaped by Illustrator.
package enum EscapedName {
  /// Returns the name with Illustrator's escapes replaced: `_x3A_` is a colon.
  package static func unescaped(_ name: String) -> String {
    guard name.contains("_x") else { return name }
    var result = ""
    var rest = name[...]
    while let next = rest.first {
      let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
      if rest.hasPrefix("_x"), (1...6).contains(digits.count),
        rest.dropFirst(2 + digits.count).first == "_", let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(3 + digits.count)
      } else {
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
