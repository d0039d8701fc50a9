/// A distance at which matches are searched, from the last byte to the first.
struct MatchCandidate {
  /// In bytes.
  let distance: Int
  /// The cost of encoding the distance, in bits.
  let cost: UInt32
  /// The number of bytes from here on that equal those at the distance before them.
  var run = 0
  /// The end of the best match that begins here; beyond all data if there has been no match.
  var end = Int.max / 2

  init(distance: Int, cost: UInt32) { (self.distance, self.cost) = (distance, cost) }
}
