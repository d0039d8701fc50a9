internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType

/// How the glyphs of a font, or of a symbol, are brought onto rows of pixels.
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

  /// Where the heights of a glyph go; `nil` leaves them.
  func map(of glyph: GlyphID, in font: Font, size: Int) -> RowMap? {
    switch self {
    case .none: nil
    case .letters(let rows): rows.map(of: Self.outline(of: glyph, in: font, size: size))
    case .symbol(let map): map
    }
  }

  /// Pixels per point.
  private static func scale(_ font: Font, _ size: Int) -> Double { Double(size) / 64 / font.size }

  /// In pixels, y up.
  private static func outline(of glyph: GlyphID, in font: Font, size: Int) -> Path {
    let scale = scale(font, size)
    return font.outline(of: glyph).transformed(by: .scale(scale, -scale))
  }
}

extension GlyphKey.Fitting {
  /// How far a glyph's baseline lies above the text's, in 64ths of a pixel.
  var baselineShift: Double {
    if case .symbol(_, _, let shift) = self { Double(shift) } else { 0 }
  }
}
