internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// What checking a symbol font found.
public struct FontCheckReport: Sendable {
  /// The narrowest white of a glyph in Black.
  package struct Counter: Hashable, Sendable, CustomStringConvertible {
    /// The symbol's name.
    package var symbol: String
    /// Its scale.
    package var scale: SymbolScale
    /// How wide it is and where: cap heights, y up, from the origin on the baseline.
    package var measurement: CounterMeasurement
    /// How wide it should be at least, in cap heights.
    package var limit: Double

    /// The symbol, the scale, the width and the place.
    package var description: String {
      "\(symbol), \(scale.rawValue): \(decimal(measurement.width)) cap heights (\(measurement.kind.rawValue) at x \(decimal(measurement.place.x)), y \(decimal(measurement.place.y)))"
    }
  }

  /// How many symbols the font has.
  public var symbolCount = 0
  /// How many glyphs were measured.
  public var glyphCount = 0
  /// The broken rules, by rule, symbol, scale; of each only the worst weight.
  public var problems: [FontProblem] = []
  /// The counters of all glyphs that have any, the one with the least width first.
  package var counters: [Counter] = []
}
