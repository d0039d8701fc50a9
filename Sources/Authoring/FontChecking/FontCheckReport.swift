internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// The result of a font check.
public struct FontCheckReport: Sendable {
  /// The narrowest counter of a glyph in Black.
  package struct Counter: Hashable, Sendable, CustomStringConvertible {
    /// The symbol's name.
    package var symbol: String
    /// Its scale.
    package var scale: SymbolScale
    /// The width and the place: cap heights, y up, from the origin on the baseline.
    package var measurement: CounterMeasurement
    /// The least allowed width, in cap heights.
    package var limit: Double

    /// The symbol, the scale, the width and the place.
    package var description: String {
      "\(symbol), \(scale.rawValue): \(decimal(measurement.width)) cap heights (\(measurement.kind.rawValue) at x \(decimal(measurement.place.x)), y \(decimal(measurement.place.y)))"
    }
  }

  /// The number of symbols in the font.
  public var symbolCount = 0
  /// The number of measured glyphs.
  public var glyphCount = 0
  /// The broken rules, by rule, symbol and scale; each with its worst weight only.
  public var problems: [FontProblem] = []
  /// The narrowest counter of each glyph with counters, the narrowest first.
  package var counters: [Counter] = []
}
