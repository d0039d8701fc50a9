internal import SymtextOpenType
internal import SymtextGraphics
internal import Synchronization

/// A face at design coordinates, without a size; all values are in font units.
package final class FontInstance: Sendable {
  let coordinates: DesignCoordinates
  let synthesis: FontSynthesis
  package let native: HarfBuzzFont
  private let measurements = Mutex<(metrics: UnscaledMetrics?, stems: StemMeasurement??)>(
    (nil, nil))
  private let slopes = Mutex<Double?>(nil)
  private let inks = Mutex(SmallDictionary<GlyphID, Ink>())

  /// The ink of a glyph.
  private struct Ink {
    var box: Rect?
    /// The path elements of its outline.
    var elements: Int
  }

  init(face: HarfBuzzFace, coordinates: DesignCoordinates, synthesis: FontSynthesis) {
    self.coordinates = coordinates
    self.synthesis = synthesis
    native = HarfBuzzFont(face: face, coordinates: coordinates, synthesis: synthesis)
  }

  /// Measured once.
  var metrics: UnscaledMetrics {
    measurements.withLock { cache in
      if let known = cache.metrics { return known }
      let metrics = UnscaledMetrics(native)
      cache.metrics = metrics
      return metrics
    }
  }

  /// Measured once; `nil` when the font has no letters.
  var stems: StemMeasurement? {
    measurements.withLock { cache in
      if let known = cache.stems { return known }
      let stems = StemMeasurement(native)
      cache.stems = .some(stems)
      return stems
    }
  }

  /// The slope of upright strokes to the right: horizontal shift per height; found once.
  var slope: Double {
    slopes.withLock { cache in
      if let known = cache { return known }
      let slope = LetterSlope.slope(of: native)
      cache = slope
      return slope
    }
  }

  /// Returns the bounds of a glyph's ink, y up; cached; `nil` without ink.
  func inkBounds(of glyph: GlyphID) -> Rect? { ink(of: glyph).box }

  /// Returns the number of path elements of a glyph's outline; cached.
  func elementCount(of glyph: GlyphID) -> Int { ink(of: glyph).elements }

  private func ink(of glyph: GlyphID) -> Ink {
    inks.withLock { cache in
      if let known = cache[glyph] { return known }
      let outline = native.outline(of: glyph)
      let ink = Ink(box: outline.bounds, elements: outline.elements.count)
      cache.set(glyph, ink)
      return ink
    }
  }
}
