internal import OpenType

/// A writing system, as its ISO 15924 code.
struct TextScript: Hashable, Sendable {
  /// The four letters as a number, the first one highest.
  var rawValue: UInt32

  static let common = TextScript(rawValue: Tag("Zyyy").rawValue)
  static let inherited = TextScript(rawValue: Tag("Zinh").rawValue)
  static let latin = TextScript(rawValue: Tag("Latn").rawValue)
}

extension TextScript: ExpressibleByStringLiteral {
  /// Makes a script from its code.
  init(stringLiteral value: StaticString) {
    rawValue = Tag(stringLiteral: value).rawValue
  }
}
