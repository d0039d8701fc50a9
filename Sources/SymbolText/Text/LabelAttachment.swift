internal import SymtextGraphics
package import SymtextDrawing
internal import SymtextFonts
package import SymtextTextLayout

/// What stands in a label beside letters.
package enum LabelAttachment: Sendable {
  /// A symbol and how it is painted.
  case symbol(ResolvedSymbol, SymbolPainting)
  /// An image.
  case image(PlainImage)

  /// The symbol; `nil` of an image.
  package var symbol: ResolvedSymbol? {
    switch self {
    case .symbol(let symbol, _): symbol
    case .image: nil
    }
  }

  /// What it is called for those who cannot see it.
  package var altText: String {
    switch self {
    case .symbol(let symbol, _): symbol.spokenName
    case .image(let image): image.altText
    }
  }

  /// The steps that draw it.
  /// - Parameters:
  ///   - origin: its left margin on the baseline.
  ///   - font: of the text around it.
  ///   - tint: the colour of the text around it.
  ///   - moves: whether a symbol can move also where nothing is said of an effect.
  func items(
    at origin: Point, beside font: Font, tint: Color, moves: Bool
  ) -> [DisplayItem] {
    switch self {
    case .symbol(let symbol, let painting):
      SymbolPainter(painting, tint: tint).items(
        symbol, at: origin + Vector(symbol.inset, 0), moves: moves)
    case .image(let image): image.items(at: origin, beside: font, tint: tint)
    }
  }
}

extension Attachment {
  /// What stands in a label; `nil` in text that was put together by hand.
  package var labelContent: LabelAttachment? { content as? LabelAttachment }
}
