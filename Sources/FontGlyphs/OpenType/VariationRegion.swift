/// Where along one axis a set of deltas counts: nothing at `start`, all at `peak`, nothing at `end`.
struct VariationRegion: Hashable, Sendable {
  var start: Double
  var peak: Double
  var end: Double

  /// Whether the region is another than that between the default and its peak, which `gvar` implies.
  var isIntermediate: Bool { start != min(peak, 0) || end != max(peak, 0) }
}
