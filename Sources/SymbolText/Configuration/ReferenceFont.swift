internal import SymtextFonts
internal import SymtextTextLayout

/// A font that sets a symbol's size and weight; equal if face, size and design coordinates are equal.
struct ReferenceFont: Hashable, Sendable {
  let font: Font

  static func == (a: ReferenceFont, b: ReferenceFont) -> Bool {
    a.font.face === b.font.face && a.font.size == b.font.size
      && a.font.coordinates == b.font.coordinates
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(font.face))
    hasher.combine(font.size)
    hasher.combine(font.coordinates)
  }
}
