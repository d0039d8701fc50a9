/// What installed fonts are sorted for.
package struct FallbackRequest: Hashable, Sendable {
  /// To the next hundred: a variable font is set exactly anyway.
  var weight: Int
  var isSlanted: Bool
  var kind: FontKind
  package var isEmoji: Bool
  /// The family that the text font belongs to, with its relatives for other scripts.
  var relatives: FontRelatives
  /// In hundredths of the normal width.
  var width: Int
  /// The script of the characters; `nil` of those that belong to none.
  var script: TextScript?
  /// As fontconfig knows it; `nil` prefers none.
  var language: String?

  /// Whether ideographs, or what stands beside them, are sought.
  var isEastAsian: Bool {
    script?.isEastAsian ?? (language.map { $0.hasPrefix("zh") || $0 == "ja" || $0 == "ko" } ?? false)
  }

  package init(font: Font, language: String?, script: TextScript, isEmoji: Bool) {
    let weight = font.weight.isFinite ? min(max(font.weight, 1), 1000) : 400
    self.weight = max(1, Int((weight / 100).rounded()) * 100)
    isSlanted = font.instance.native.isSlanted
    kind = font.face.kind
    relatives = FontRelatives(of: font.face.family)
    width = Int(min(max(font.width, 1), 1000).rounded())
    self.script = script == .common || script == .inherited ? nil : script
    self.language = language
    self.isEmoji = isEmoji
  }
}
