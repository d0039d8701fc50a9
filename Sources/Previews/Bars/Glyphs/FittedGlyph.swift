internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// A symbol at the size that a bar's table asks for.
///
/// All glyphs of a bar have the strokes that they would have beside its text: the larger a glyph is made,
/// the lighter its weight.
package struct FittedGlyph: Sendable {
  /// The symbol as it is set.
  package let symbol: ResolvedSymbol
  /// The shape of its ink.
  package let shape: GlyphClass
  /// What the table asks for.
  package let target: GlyphTarget
  /// Why it does not meet the target; `nil` when it does, within half a point.
  package let shortfall: String?

  /// How far off the target it may be, in points.
  static let tolerance = 0.5
  /// The most that a glyph is enlarged, beside the bar's text: a plus or a chevron, which is drawn small
  /// because it is simple, would otherwise look larger than its neighbours.
  static let mostGrowth = 1.3

  /// Sizes a symbol.
  /// - Parameters:
  ///   - text: the bar's font.
  ///   - strokeFactor: how many times as thick as beside the text strokes are.
  ///   - target: what the table asks of a shape.
  /// - Throws: ``SymbolError`` when there is no such symbol.
  init(
    _ name: String, beside text: Font, configuration: SymbolConfiguration,
    library: any SymbolSource, strokeFactor: Double = 1, target: (GlyphClass) -> GlyphTarget
  ) throws(SymbolError) {
    let plain = try ResolvedSymbol(name, in: library, beside: text, configuration: configuration)
    shape = GlyphClass(plain)
    self.target = target(shape)
    let keepsStroke = configuration.weight == nil
    var symbol = plain
    var configuration = configuration
    // The ink of a lighter weight is a little smaller: twice more is enough to be exact.
    for _ in 0..<3 {
      let factor = self.target.factor(width: symbol.bounds.width, height: symbol.bounds.height)
      let size = min(symbol.textFont.size * factor, plain.textFont.size * Self.mostGrowth)
      if keepsStroke, let stroke = plain.strokeWidth {
        let relative = strokeFactor * stroke * plain.textFont.size / (size * plain.capHeight)
        configuration.weight = .value(
          Self.axisValue(stroke: relative, scale: plain.scale))
      }
      configuration.pointSize = size
      symbol = try ResolvedSymbol(name, in: library, beside: text, configuration: configuration)
    }
    self.symbol = symbol
    shortfall = Self.shortfall(symbol, target: self.target, beside: plain.textFont)
  }

  /// The place on the weight axis where strokes are so thick a part of the cap height.
  private static func axisValue(stroke: Double, scale: SymbolScale) -> Double {
    var (low, high) = (100.0, 900.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if WeightLaw.stroke(axisValue: middle, scale: scale) < stroke {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func shortfall(
    _ symbol: ResolvedSymbol, target: GlyphTarget, beside text: Font
  ) -> String? {
    let (width, height) = (symbol.bounds.width, symbol.bounds.height)
    let factor = target.factor(width: width, height: height)
    guard factor > 1, max(width, height) * (factor - 1) > tolerance else { return nil }
    return
      "a simple glyph is at most \(mostGrowth) times as large as beside the text of \(text.size.text(decimals: 2)) pt"
  }
}
