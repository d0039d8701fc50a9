/// The criteria for sorting installed fonts.
package struct FallbackRequest: Hashable, Sendable {
  /// Rounded to hundreds; a variable font is set to the exact weight later.
  var weight: Int
  var isSlanted: Bool
  var kind: FontKind
  package var isEmoji: Bool
  /// The superfamily of the text font.
  var relatives: FontRelatives
  /// In hundredths of the normal width.
  var width: Int
  /// The script of the characters; `nil` for common and inherited ones.
  var script: TextScript?
  /// In fontconfig's names; `nil` for no preference.
  var language: String?

  /// Whether the request is for ideographs, or for characters beside them.
  var isEastAsian: Bool {
    script?.isEastAsian ?? Self.isEastAsian(language: language)
  }

  /// Whether a language, in fontconfig's names, is set in full-width cells.
  package static func isEastAsian(language: String?) -> Bool {
    guard let language else { return false }
    return language.hasPrefix("zh") || language == "ja" || language == "ko"
  }

  package init(font: Font, language: String?, script: TextScript, isEmoji: Bool) {
    self.init(
      family: font.face.family, kind: font.face.kind, language: language, script: script,
      isEmoji: isEmoji)
    let weight = font.weight.isFinite ? min(max(font.weight, 1), 1000) : 400
    self.weight = max(1, Int((weight / 100).rounded()) * 100)
    isSlanted = font.instance.native.isSlanted
    width = font.width.isFinite ? Int(min(max(font.width, 1), 1000).rounded()) : 100
  }

  /// Makes a request for a regular font.
  init(
    family: String, kind: FontKind, language: String? = nil, script: TextScript,
    isEmoji: Bool = false
  ) {
    weight = 400
    isSlanted = false
    width = 100
    self.kind = kind
    relatives = FontRelatives(of: family)
    self.script = script == .common || script == .inherited ? nil : script
    self.language = language
    self.isEmoji = isEmoji
  }
}
