internal import SymtextSymbols
internal import SymtextOpenType

/// The limits of a glyph in a font.
package enum GlyphLimits {
  /// `glyf` numbers points in 16 bits, from 0 on.
  /// <https://learn.microsoft.com/typography/opentype/spec/glyf>
  package static let mostPoints = 65_535
  /// `glyf` counts contours in 15 bits.
  package static let mostContours = 32_767
  /// `gvar` stores the size of the deltas to a master in 16 bits.
  /// <https://learn.microsoft.com/typography/opentype/spec/gvar>
  package static let mostDeltaBytes = 65_535

  /// HarfBuzz draws nothing for a composite with more points (`HB_GLYF_MAX_POINTS`).
  ///
  /// Observed with 6.0, which has no such limit for simple glyphs.
  package static let mostComposedPoints = 20_000

  /// Whether glyphs may form a composite.
  static func canCompose(_ glyphs: [VaryingGlyph]) -> Bool {
    let points = glyphs.reduce(0) { count, glyph in
      glyph.outlines[glyph.defaultMaster].contours.reduce(count) { $0 + $1.count }
    }
    return points <= mostComposedPoints
  }

  /// Checks a symbol.
  /// - Throws: ``FontError`` with the symbol and the limits.
  static func check(_ symbol: Symbol) throws(FontError) {
    let segments = symbol.segmentCount
    guard symbol.layers.count <= Symbol.mostLayers, segments <= mostPoints else {
      throw FontError(
        "\(symbol.name) has \(symbol.layers.count) layers and \(segments) path segments; at most \(Symbol.mostLayers) and \(mostPoints) fit"
      )
    }
  }

  /// Checks a glyph.
  /// - Throws: ``FontError`` with the glyph and the limit.
  static func check(_ glyph: VaryingGlyph) throws(FontError) {
    let base = glyph.outlines[glyph.defaultMaster]
    let points = base.contours.reduce(0) { $0 + $1.count }
    guard points <= mostPoints else {
      throw FontError(
        "\(glyph.name) has an outline of \(points) points; a glyph holds at most \(mostPoints). Simplify the drawing"
      )
    }
    guard base.contours.count <= mostContours else {
      throw FontError(
        "\(glyph.name) has an outline of \(base.contours.count) contours; a glyph holds at most \(mostContours). Simplify the drawing"
      )
    }
    // A coordinate takes at most two bytes, plus one for every 64.
    guard points > mostDeltaBytes / 5 else { return }
    for outline in glyph.outlines {
      let bytes = deltaBytes(base, outline)
      guard bytes <= mostDeltaBytes else {
        throw FontError(
          "\(glyph.name) has \(points) points, whose movement between weights takes \(bytes) bytes; a glyph holds at most \(mostDeltaBytes). Simplify the drawing"
        )
      }
    }
  }

  private static func deltaBytes(_ base: Outline, _ other: Outline) -> Int {
    var deltas: (x: [Int], y: [Int]) = ([], [])
    for (a, b) in zip(base.contours.joined(), other.contours.joined()) {
      deltas.x.append(b.x - a.x)
      deltas.y.append(b.y - a.y)
    }
    // Only the advance width varies among the phantom points.
    deltas.x += [0, 256, 0, 0]
    deltas.y += [0, 0, 0, 0]
    return PackedDeltas.byteCount(deltas.x) + PackedDeltas.byteCount(deltas.y)
  }
}
