/// The narrowest place between two chains of an outline that face each other, or between parts of one chain.
package struct ChainGap: Hashable, Sendable {
  package var chain: Int
  /// The other chain; `nil` for an edge that never moves.
  package var other: Int?
  /// The distance, in the units of the path.
  package var width: Double

  package init(chain: Int, other: Int?, width: Double) {
    (self.chain, self.other, self.width) = (chain, other, width)
  }
}
