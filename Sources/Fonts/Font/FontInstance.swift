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
  private let inkBoxes = Mutex(SmallDictionary<GlyphID, Rect?>())

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

  /// Returns the bounds of a glyph's ink, y up; cached; `nil` without ink.
  func inkBounds(of glyph: GlyphID) -> Rect? {
    inkBoxes.withLock { cache in
      if let known = cache[glyph] { return known }
      let box = native.outline(of: glyph).bounds
      cache.set(glyph, box)
      return box
    }
  }
}
