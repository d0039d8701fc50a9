/// Where along one axis a set of deltas counts: nothing at `start`, all at `peak`, nothing at `end`.
struct VariationRegion: Hashable, Sendable {
  var start: Double
  var peak: Double
  var end: Double
}
