extension Font {
  /// The advance of every character of a monospaced font, in points; `nil` for other fonts.
  ///
  /// A font is monospaced when all its ASCII characters have the advance of its space. Fonts do not always declare
  /// this.
  public var cellAdvance: Double? {
    guard let space = glyph(for: 0x20), glyph(for: 0x30) != nil else { return nil }
    let cell = instance.native.advance(of: space)
    let isMonospaced = (UInt32(0x21)...0x7E).allSatisfy { character in
      glyph(for: character).map { instance.native.advance(of: $0) == cell } ?? true
    }
    return isMonospaced && cell > 0 ? cell * scale : nil
  }
}
