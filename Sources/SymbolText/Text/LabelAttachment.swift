internal import SymtextGraphics
package import SymtextDrawing
internal import SymtextFonts
package import SymtextTextLayout

/// A symbol or an image in a label.
package enum LabelAttachment: Sendable {
  /// A symbol and its painting.
  case symbol(ResolvedSymbol, SymbolPainting)
  /// An image.
  case image(PlainImage)

  /// The symbol; `nil` for an image.
  package var symbol: ResolvedSymbol? {
    switch self {
    case .symbol(let symbol, _): symbol
    case .image: nil
    }
  }

  /// The alternative text.
  package var altText: String {
    switch self {
    case .symbol(let symbol, _): symbol.spokenName
    case .image(let image): image.altText
    }
  }

  /// Returns the display items.
  /// - Parameters:
  ///   - origin: the left margin on the baseline.
  ///   - font: the surrounding font.
  ///   - tint: the colour of the surrounding text.
  ///   - moves: whether a symbol can move even without an effect.
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
  /// The content of an attachment in a label; `nil` in text made by other means.
  package var labelContent: LabelAttachment? { content as? LabelAttachment }
}
