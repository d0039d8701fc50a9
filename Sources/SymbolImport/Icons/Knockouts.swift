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
  /// The greatest ratio of the widths of holes that are alike.
  private static let alike = 1.05

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
    for (chain, hits) in whites where !hits.isEmpty {
      let parts = hits.map { hit in
        hit.other.map { min(solidity[chain], solidity[$0]) * Self.smallness(hit.distance) } ?? 0
      }
      shares[chain] = parts.reduce(0, +) / Double(parts.count)
    }
    // A hole keeps its form, and so all its edges are alike, and so are holes of one width, such as a grid of dots.
    let holes = outline.holes.compactMap {
      chains -> (chains: [Int], width: Double, share: Double)? in
      let chains = chains.sorted()
      let widths = chains.flatMap { whites[$0] ?? [] }.map(\.distance).sorted()
      guard !widths.isEmpty else { return nil }
      let width = widths[widths.count / 2]
      let black = chains.flatMap { blacks[$0] ?? [] }.map(\.distance)
      return (chains, width, Self.solidity(black) * Self.smallness(width))
    }.sorted { $0.width < $1.width }
    var first = 0
    for (index, hole) in holes.enumerated() {
      let next = index + 1
      if next < holes.count, holes[next].width <= hole.width * Self.alike { continue }
      let share = holes[first..<next].map(\.share).max() ?? 0
      for chain in holes[first..<next].flatMap(\.chains) { shares[chain] = share }
      first = next
    }
    self.shares = shares
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
