/// The bracket pairs of an isolating run sequence, by BD16 of UAX 9.
struct BracketPairs {
  /// Positions in the sequence, sorted by the opening bracket.
  private(set) var pairs: [ClosedRange<Int>] = []

  /// The size of BD16's stack; pairing stops at an opening bracket that finds it full.
  private static let mostOpen = 63

  /// - Parameters:
  ///   - types: the characters' classes after rule W7; only ON can be a bracket.
  ///   - indices: the indices of the characters in `scalars`.
  init(_ types: [BidiClass], _ indices: [Int], _ scalars: [Unicode.Scalar]) {
    var open: [(opening: UInt32, position: Int)] = []
    for position in types.indices where types[position] == .otherNeutral {
      guard let bracket = BidiBracket(scalars[indices[position]]) else { continue }
      if bracket.isOpening {
        guard open.count < Self.mostOpen else { break }
        open.append((bracket.opening, position))
      } else if let match = open.lastIndex(where: { $0.opening == bracket.opening }) {
        pairs.append(open[match].position...position)
        open.removeSubrange(match...)
      }
    }
    pairs.sort { $0.lowerBound < $1.lowerBound }
  }
}
