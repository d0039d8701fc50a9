internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType

/// The row alignment of the glyphs of a font or of a symbol.
enum FittedRows {
  case none
  case letters(LetterRows)
  case symbol(RowMap)

  /// - Parameter size: pixels per em, in 64ths.
  init(_ fitting: GlyphKey.Fitting, font: Font, size: Int) {
    switch fitting {
    case .none: self = .none
    case .letters: self = .letters(LetterRows(font, scale: Self.scale(font, size)))
    case .symbol(let whole, let capHeight, let shift):
      let rows = SymbolRows(capHeight: Double(capHeight) / 64)
      self = .symbol(
        rows.map(
          of: Self.outline(of: whole, in: font, size: size),
          baselineShift: Double(shift) / 64))
    }
  }

  /// Returns the map of a glyph's heights; `nil` leaves them.
  func map(of glyph: GlyphID, in font: Font, size: Int) -> RowMap? {
    switch self {
    case .none: nil
    case .letters(let rows): rows.map(of: Self.outline(of: glyph, in: font, size: size))
    case .symbol(let map): map
    }
  }

  /// Returns the pixels per point.
  private static func scale(_ font: Font, _ size: Int) -> Double { Double(size) / 64 / font.size }

  /// Returns an outline in pixels, y up.
  private static func outline(of glyph: GlyphID, in font: Font, size: Int) -> Path {
    let scale = scale(font, size)
    return font.outline(of: glyph).transformed(by: .scale(scale, -scale))
  }
}

extension GlyphKey.Fitting {
  /// The distance of a glyph's baseline above the text's, in 64ths of a pixel.
  var baselineShift: Double {
    if case .symbol(_, _, let shift) = self { Double(shift) } else { 0 }
  }
}
