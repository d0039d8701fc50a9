internal import SymtextSymbols
internal import SymtextGraphics

/// The greatest movements of an outline's chains, so that thin parts, dots and counters keep a part of their widths.
struct ChainLimits {
  /// The movement of each chain inwards to Ultralight.
  let lighter: [Double]
  /// The movement of each chain outwards to Black.
  let heavier: [Double]
  /// The movement of each chain outwards to Bold.
  ///
  /// Edges that give way in Black move like the others as long as they have room.
  let bold: [Double]

  /// - Parameters:
  ///   - path: The filled area.
  ///   - outline: Its edges.
  ///   - seen: The part of it that stays visible under clearing shapes.
  /// - Returns: `nil` if there are no edges or the budget is spent.
  init?(_ path: Path, _ outline: OffsetOutline, seen: Path?, budget: WorkBudget) {
    let reach = FilledOutlines.reach
    guard let facing = FacingChains(outline, seen: seen, budget: budget) else { return nil }
    let (throughBlack, throughWhite) = (
      facing.rays(through: .black, budget: budget), facing.rays(through: .white, budget: budget)
    )
    let black = facing.gaps(
      throughBlack, narrowerThan: 2 * reach.lighter / (1 - FilledOutlines.keptBlack), budget: budget
    ).map { gap in
      ChainGap(
        chain: gap.chain, other: gap.other, width: gap.width * (1 - FilledOutlines.keptBlack))
    }
    let alike = outline.continued(over: Self.crossing, budget: budget)
    // An edge between two strokes that cross its own looks like the end of a white stroke, but goes on behind them.
    let goingOn = Set(alike.flatMap { [$0.first, $0.second] })
    let ends = outline.flatEnds(narrowerThan: Self.widestEnd)
      .filter { $0.isBlack || !goingOn.contains($0.end) }
      .map { (end: $0.end, sides: $0.sides) }
    let knockouts = Knockouts(outline, facing, black: throughBlack, white: throughWhite)
    // A stroke that is thinner than an icon's strokes, as in a small word, grows by a part of its width.
    func most(_ reach: Double, _ rays: FacingChains.Rays) -> [Double] {
      let widths = facing.usualWidths(rays)
      return (0..<outline.chainCount).map { chain in
        min(reach, (widths[chain] ?? .infinity) * FilledOutlines.mostGrowth)
          * (1 - knockouts.shares[chain])
      }
    }
    var light = most(reach.lighter, throughWhite)
    for (chains, box) in outline.boxes {
      let (least, most) = (min(box.width, box.height), max(box.width, box.height))
      guard most <= FilledOutlines.roundness * least else { continue }
      for chain in chains {
        light[chain] = min(light[chain], least * (1 - FilledOutlines.keptDot) / 2)
      }
    }
    lighter = Self.withEnds(
      SharedMovement.distances(light, alike: alike, room: black), ends: ends)
    let widest = 2 * reach.heavier + FilledOutlines.enoughWhite
    var white = facing.gaps(throughWhite, narrowerThan: widest, budget: budget).map { gap in
      ChainGap(chain: gap.chain, other: gap.other, width: Self.room(gap.width))
    }
    for hole in CounterMeasurement.holes(
      of: seen ?? path, narrowerThan: widest, budget: budget)
    {
      for chain in facing.chains(around: hole) {
        white.append(ChainGap(chain: chain, other: chain, width: Self.room(hole.width)))
      }
    }
    let heavy = most(reach.heavier, throughBlack)
    let distances = SharedMovement.distances(heavy, alike: alike, room: white)
    heavier = Self.withEnds(distances, ends: ends)
    let part = WeightLaw.normalized(.bold)
    bold = Self.withEnds(zip(distances, heavy).map { min($0, $1 * part) }, ends: ends)
  }

  /// The greatest width of a stroke's flat end.
  private static let widestEnd = 2.0

  /// Returns movements in which the flat end of a stroke moves no farther than its sides do on average.
  private static func withEnds(
    _ distances: [Double], ends: [(end: Int, sides: (Int, Int))]
  ) -> [Double] {
    var held = distances
    for (end, sides) in ends {
      held[end] = min(held[end], (distances[sides.0] + distances[sides.1]) / 2)
    }
    return held
  }

  /// The greatest distance between parts of an edge that another stroke crosses.
  private static let crossing = 4.0

  /// Returns the room for both edges of white.
  private static func room(_ width: Double) -> Double {
    width - min(FilledOutlines.keptWhite * width, FilledOutlines.enoughWhite)
  }
}
