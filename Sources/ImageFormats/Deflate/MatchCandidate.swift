/// A distance at which matches are looked for, from the last byte to the first.
struct MatchCandidate {
  /// In bytes.
  let distance: Int
  /// What the distance takes, in bits.
  let cost: UInt32
  /// How many bytes from here on are the same as those so far before them.
  var run = 0
  /// Where the best match ends that begins here; far behind everything when there has been none.
  var end = Int.max / 2

  init(distance: Int, cost: UInt32) { (self.distance, self.cost) = (distance, cost) }
}
