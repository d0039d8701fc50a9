extension Font {
  /// How far every character of a monospaced font moves the pen, in points; `nil` of others.
  ///
  /// It is one whose characters of ASCII, as far as it has them, are all as wide as its space, which fonts do
  /// not always say of themselves.
  public var cellAdvance: Double? {
    guard let space = glyph(for: 0x20), glyph(for: 0x30) != nil else { return nil }
    let cell = instance.native.advance(of: space)
    let isMonospaced = (UInt32(0x21)...0x7E).allSatisfy { character in
      glyph(for: character).map { instance.native.advance(of: $0) == cell } ?? true
    }
    return isMonospaced && cell > 0 ? cell * scale : nil
  }
}
