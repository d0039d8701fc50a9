/// Where along one axis a set of deltas counts: nothing at `start`, all at `peak`, nothing at `end`.
package struct VariationRegion: Hashable, Sendable {
  package var start: Double
  package var peak: Double
  package var end: Double

  package init(start: Double, peak: Double, end: Double) {
    self.start = start
    self.peak = peak
    self.end = end
  }

  /// Whether the region is another than that between the default and its peak, which `gvar` implies.
  var isIntermediate: Bool { start != min(peak, 0) || end != max(peak, 0) }
}
