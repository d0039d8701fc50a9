internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
package import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// A symbol at the glyph size of a bar.
///
/// All glyphs of a bar have the strokes of symbols beside its text: an enlarged glyph gets a lighter weight.
package struct FittedGlyph: Sendable {
  /// The resolved symbol.
  package let symbol: ResolvedSymbol
  /// The shape class of its ink.
  package let shape: GlyphClass
  /// The target size.
  package let target: GlyphTarget
  /// The reason why it misses the target by more than half a point; `nil` if it meets the target.
  package let shortfall: String?

  /// The tolerance for the target, in points.
  static let tolerance = 0.5
  /// The maximal enlargement relative to the bar's text.
  ///
  /// Simple glyphs such as a plus or a chevron are drawn small, and would look larger than their neighbours if enlarged
  /// further.
  static let mostGrowth = 1.3

  /// Sizes a symbol.
  /// - Parameters:
  ///   - text: The bar's font.
  ///   - strokeFactor: The stroke width relative to that of symbols beside the text.
  ///   - target: Returns the target size of a shape class.
  /// - Throws: ``SymbolError`` if there is no such symbol.
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
    // The stroke to keep is heavier already if Bold Text is on.
    if keepsStroke { configuration.typeSettings?.hasBoldText = false }
    // The ink of a lighter weight is slightly smaller. Two more rounds are exact enough.
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

  /// Returns the weight on the axis for a stroke width relative to the cap height.
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
