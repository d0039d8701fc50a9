/// The region of an axis where a set of deltas applies: not at `start`, fully at `peak`, not at `end`.
package struct VariationRegion: Hashable, Sendable {
  package var start: Double
  package var peak: Double
  package var end: Double

  package init(start: Double, peak: Double, end: Double) {
    self.start = start
    self.peak = peak
    self.end = end
  }

  /// Whether the region differs from the default one of `gvar`, from 0 to its peak.
  var isIntermediate: Bool { start != min(peak, 0) || end != max(peak, 0) }
}
