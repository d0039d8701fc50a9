internal import SymtextGraphics

/// The greatest movements of an outline's chains, so that thin parts, dots and counters keep a part of their widths.
struct ChainLimits {
  /// The movement of each chain inwards to Ultralight.
  let lighter: [Double]
  /// The movement of each chain outwards to Black.
  let heavier: [Double]

  /// - Parameters:
  ///   - path: The filled area.
  ///   - outline: Its edges.
  ///   - seen: The part of it that stays visible under clearing shapes.
  /// - Returns: `nil` if there are no edges or the budget is spent.
  init?(_ path: Path, _ outline: OffsetOutline, seen: Path?, budget: WorkBudget) {
    let reach = FilledOutlines.reach
    guard let facing = FacingChains(outline, seen: seen, budget: budget) else { return nil }
    let black = facing.gaps(
      of: .black, narrowerThan: 2 * reach.lighter / (1 - FilledOutlines.keptBlack), budget: budget
    ).map { gap in
      ChainGap(
        chain: gap.chain, other: gap.other, width: gap.width * (1 - FilledOutlines.keptBlack))
    }
    let alike = outline.continued(over: Self.crossing, budget: budget)
    var light = Array(repeating: reach.lighter, count: outline.chainCount)
    for (chains, box) in outline.boxes {
      let (least, most) = (min(box.width, box.height), max(box.width, box.height))
      guard most <= FilledOutlines.roundness * least else { continue }
      for chain in chains {
        light[chain] = min(light[chain], least * (1 - FilledOutlines.keptDot) / 2)
      }
    }
    lighter = SharedMovement.distances(light, alike: alike, room: black)
    let most = 2 * reach.heavier + FilledOutlines.enoughWhite
    var white = facing.gaps(of: .white, narrowerThan: most, budget: budget).map { gap in
      ChainGap(chain: gap.chain, other: gap.other, width: Self.room(gap.width))
    }
    for hole in CounterMeasurement.holes(
      of: seen ?? path, narrowerThan: most, budget: budget)
    {
      for chain in facing.chains(around: hole) {
        white.append(ChainGap(chain: chain, other: chain, width: Self.room(hole.width)))
      }
    }
    heavier = SharedMovement.distances(
      Array(repeating: reach.heavier, count: outline.chainCount), alike: alike, room: white)
  }

  /// The greatest distance between parts of an edge that another stroke crosses.
  private static let crossing = 4.0

  /// Returns the room for both edges of white.
  private static func room(_ width: Double) -> Double {
    width - min(FilledOutlines.keptWhite * width, FilledOutlines.enoughWhite)
  }
}
