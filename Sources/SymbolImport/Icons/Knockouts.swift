internal import SymtextGraphics

/// White figures in solid black, such as the tick of a filled badge or the gap between a page and its fold.
///
/// Strokes around a counter get wider at its cost, but solid black needs no more black: there, the white keeps its width
/// at all weights, as a stroke that a designer would rather widen than lose.
struct Knockouts {
  /// How much the white before each chain is such a figure, from 0, none, to 1.
  let shares: [Double]

  /// Black up to the first width, in units of the drawing, is a stroke, and from the second one on solid.
  private static let solid = (from: 2.5, to: 4.0)
  /// White up to the first width is a figure, and from the second one on space.
  private static let figure = (from: 2.5, to: 5.0)
  /// The part of the rays through black that are shorter than its width: those beside a stroke that branches off are
  /// longer.
  private static let usual = 0.75
  /// The greatest ratio of the widths of holes that are alike, and of those that are figures beside each other.
  private static let (same, similar) = (1.05, 1.3)

  /// - Parameters:
  ///   - outline: The outline.
  ///   - facing: Its edges.
  ///   - black: The rays through black.
  ///   - white: The rays through white.
  init(
    _ outline: OffsetOutline, _ facing: FacingChains, black: FacingChains.Rays,
    white: FacingChains.Rays
  ) {
    let (blacks, whites) = (facing.hits(black), facing.hits(white))
    var shares = Array(repeating: 0.0, count: outline.chainCount)
    let solidity = (0..<outline.chainCount).map { chain in
      Self.solidity((blacks[chain] ?? []).map(\.distance))
    }
    // A hole keeps its form, and so all its edges are alike.
    let holes = outline.holes.compactMap { chains -> Hole? in
      let chains = chains.sorted()
      let widths = chains.flatMap { whites[$0] ?? [] }.map(\.distance).sorted()
      guard !widths.isEmpty else { return nil }
      let width = widths[widths.count / 2]
      let black = chains.flatMap { blacks[$0] ?? [] }.map(\.distance)
      return Hole(
        chains: chains, width: width, share: Self.solidity(black) * Self.smallness(width))
    }
    // So are holes of one width, such as the dots of a grid, and figures of about one width, such as letters.
    let grids = Self.joined(holes, within: Self.same)
    let figures = Self.joined(grids.filter { $0.share > 0 }, within: Self.similar)
    for hole in grids.filter({ $0.share == 0 }) + figures {
      for chain in hole.chains { shares[chain] = hole.share }
    }
    let inHoles = Set(holes.flatMap(\.chains))
    for (chain, hits) in whites where !hits.isEmpty && !inHoles.contains(chain) {
      let parts = hits.map { hit -> Double in
        guard let other = hit.other else { return 0 }
        // Black in a figure, such as the counter of a letter, leaves it as it is.
        let share =
          inHoles.contains(other) ? shares[other] : min(solidity[chain], solidity[other])
        return share * Self.smallness(hit.distance)
      }
      shares[chain] = parts.reduce(0, +) / Double(parts.count)
    }
    self.shares = shares
  }

  /// The chains around a hole, or around several that are alike.
  private struct Hole {
    var chains: [Int]
    /// The usual width of the white; of several holes that of the widest.
    var width: Double
    var share: Double
  }

  /// Returns holes with those joined whose widths differ little; the greatest share holds for all of them.
  private static func joined(_ holes: [Hole], within ratio: Double) -> [Hole] {
    var found: [Hole] = []
    for hole in holes.sorted(by: { $0.width < $1.width }) {
      if let last = found.last, hole.width <= last.width * ratio {
        found[found.count - 1].chains += hole.chains
        found[found.count - 1].width = hole.width
        found[found.count - 1].share = max(last.share, hole.share)
      } else {
        found.append(hole)
      }
    }
    return found
  }

  private static func solidity(_ widths: [Double]) -> Double {
    guard !widths.isEmpty else { return 0 }
    let width = widths.sorted()[Int(Double(widths.count - 1) * usual)]
    return part(width, solid.from, solid.to)
  }

  private static func smallness(_ width: Double) -> Double {
    1 - part(width, figure.from, figure.to)
  }

  /// Returns how far a width has come from the first to the second, from 0 to 1.
  private static func part(_ width: Double, _ from: Double, _ to: Double) -> Double {
    min(max((width - from) / (to - from), 0), 1)
  }
}
