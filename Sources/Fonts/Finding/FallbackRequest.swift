/// What installed fonts are sorted for.
package struct FallbackRequest: Hashable, Sendable {
  /// To the next hundred: a variable font is set exactly anyway.
  var weight: Int
  var isSlanted: Bool
  var kind: FontKind
  package var isEmoji: Bool
  /// As fontconfig knows it; `nil` prefers none.
  var language: String?

  package init(font: Font, language: String?, isEmoji: Bool) {
    let weight = font.weight.isFinite ? min(max(font.weight, 1), 1000) : 400
    self.weight = max(1, Int((weight / 100).rounded()) * 100)
    isSlanted = font.instance.native.isSlanted
    kind = font.face.kind
    self.language = language
    self.isEmoji = isEmoji
  }
}
