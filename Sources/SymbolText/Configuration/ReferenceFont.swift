internal import SymtextFonts
internal import SymtextTextLayout

/// A font that a symbol is set as if beside; two are the same when face, size and design are.
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
