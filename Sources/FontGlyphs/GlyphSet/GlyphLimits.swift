internal import SymtextSymbols
internal import SymtextOpenType

/// What one glyph of a font can hold.
package enum GlyphLimits {
  /// `glyf` numbers points in 16 bits, from 0 on.
  /// <https://learn.microsoft.com/typography/opentype/spec/glyf>
  package static let mostPoints = 65_535
  /// `glyf` counts contours in 15 bits.
  package static let mostContours = 32_767
  /// `gvar` says in 16 bits how many bytes the movement to a master takes.
  /// <https://learn.microsoft.com/typography/opentype/spec/gvar>
  package static let mostDeltaBytes = 65_535

  /// HarfBuzz draws nothing of a composite with more points (`HB_GLYF_MAX_POINTS`; seen with 6.0, in which a
  /// glyph with an outline of its own may have more).
  package static let mostComposedPoints = 20_000

  /// Whether a glyph may be composed of others.
  static func canCompose(_ glyphs: [VaryingGlyph]) -> Bool {
    let points = glyphs.reduce(0) { count, glyph in
      glyph.outlines[glyph.defaultMaster].contours.reduce(count) { $0 + $1.count }
    }
    return points <= mostComposedPoints
  }

  /// - Throws: ``FontError`` that names the symbol and the limits.
  static func check(_ symbol: Symbol) throws(FontError) {
    let segments = symbol.segmentCount
    guard symbol.layers.count <= Symbol.mostLayers, segments <= mostPoints else {
      throw FontError(
        "\(symbol.name) has \(symbol.layers.count) layers and \(segments) path segments; at most \(Symbol.mostLayers) and \(mostPoints) fit"
      )
    }
  }

  /// - Throws: ``FontError`` that names the glyph and the limit.
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
    // A coordinate takes two bytes at most, and one more for every 64.
    guard points > mostDeltaBytes / 5 else { return }
    for outline in glyph.outlines {
      let bytes = deltaBytes(base, outline)
      guard bytes <= mostDeltaBytes else {
        throw FontError(
          "\(glyph.name) has \(points) points, and how they move between weights takes \(bytes) bytes; a glyph holds at most \(mostDeltaBytes). Simplify the drawing"
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
    // Of the phantom points only the advance width moves.
    deltas.x += [0, 256, 0, 0]
    deltas.y += [0, 0, 0, 0]
    return PackedDeltas.byteCount(deltas.x) + PackedDeltas.byteCount(deltas.y)
  }
}
