/// A writing system, as its ISO 15924 code.
struct TextScript: Hashable, Sendable {
  /// The four letters as a number, the first one highest.
  var rawValue: UInt32

  static let common = TextScript(rawValue: OpenTypeTag("Zyyy").rawValue)
  static let inherited = TextScript(rawValue: OpenTypeTag("Zinh").rawValue)
  static let latin = TextScript(rawValue: OpenTypeTag("Latn").rawValue)
}

extension TextScript: ExpressibleByStringLiteral {
  /// Makes a script from its code.
  init(stringLiteral value: StaticString) {
    rawValue = OpenTypeTag(stringLiteral: value).rawValue
  }
}
