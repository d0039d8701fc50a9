internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbolText

/// The points at which cuts across the lines of a drawing meet its outline, for the same cuts at all weights and
/// scales.
///
/// A line is cut at its visible ends, and between them as often as its edges require. A crossing with other lines
/// splits it into two strokes, because no edge continues across the crossing.
struct LineCuts {
  /// The strokes of each variant: template units, y down, from the left margin on the baseline.
  private(set) var strokes: [[[StrokeCut]]]
  /// Whether some lines have no strokes.
  private(set) var lacksLines = false

  private let lines: [PartLines]
  private let outlines: [MeasuredOutline]

  /// The largest distance of a cut's end from an outline, in template units: three font units.
  static let tolerance = 0.15
  /// The number of steps at which cuts of a line are tried.
  private static let steps = 16
  /// The largest ratio of the edges' average length to the line's.
  private static let mostDetour = 1.3
  /// The least part of a line that becomes a stroke.
  private static let leastPart = 0.1

  /// - Parameters:
  ///   - lines: the pen strokes of a layer in each variant, in template units.
  ///   - outlines: the layer's outline in each variant.
  init(_ lines: [PartLines], on outlines: [Path]) {
    self.lines = lines
    self.outlines = outlines.map { MeasuredOutline($0) }
    strokes = outlines.map { _ in [] }
    for number in (lines.first?.lines ?? []).indices
    where lines.allSatisfy({ $0.lines.indices.contains(number) }) {
      let chains = chains(number)
      let own = lines[0].lines[number].way.length
      if chains.isEmpty, own > 2 * lines[0].halfWidth { lacksLines = true }
      for shares in chains {
        for variant in outlines.indices {
          strokes[variant].append(shares.map { cut(number, at: $0, variant) })
        }
      }
    }
  }

  /// Returns the positions of a line's cuts, as fractions of its length, for each of its strokes.
  private func chains(_ number: Int) -> [[Double]] {
    let isClosed = lines[0].lines[number].way.isClosed
    // If edges connect the ends directly, no cuts between them are needed.
    let few = isClosed ? [0, 0.25, 0.5, 0.75, 1] : turning([0, 1], number)
    if few.allSatisfy({ isOnOutline($0, number) }),
      zip(few, few.dropFirst()).allSatisfy({ leads($0, $1, number) })
    {
      return [few]
    }
    let all = turning((0...Self.steps).map { Double($0) / Double(Self.steps) }, number)
    var chains: [[Double]] = []
    for share in all where isOnOutline(share, number) {
      if let last = chains.last?.last, leads(last, share, number) {
        chains[chains.count - 1].append(share)
      } else {
        chains.append([share])
      }
    }
    return chains.filter { ($0.last ?? 0) - ($0.first ?? 0) >= Self.leastPart }
  }

  /// Adds the start of the pen, for a line drawn in both directions.
  private func turning(_ shares: [Double], _ number: Int) -> [Double] {
    Set(shares + [lines[0].lines[number].origin]).sorted()
  }

  private func cut(_ number: Int, at share: Double, _ variant: Int) -> StrokeCut {
    let (own, part) = (lines[variant].lines[number], lines[variant])
    let (point, direction) = own.way.place(at: share)
    let aside = direction.perpendicular * own.stroke.pen.halfWidth(part.halfWidth)
    let time =
      share < own.origin
      ? (own.origin - share) / own.origin
      : own.origin < 1 ? (share - own.origin) / (1 - own.origin) : 0
    return StrokeCut(
      time: time, first: part.toPoints * (point + aside), second: part.toPoints * (point - aside))
  }

  private func isOnOutline(_ share: Double, _ number: Int) -> Bool {
    outlines.indices.allSatisfy { variant in
      let cut = cut(number, at: share, variant)
      return [cut.first, cut.second].allSatisfy { point in
        outlines[variant].nearest(to: point).map { $0.distance <= Self.tolerance } ?? false
      }
    }
  }

  /// Whether edges connect two cuts in every variant without a detour.
  private func leads(_ from: Double, _ to: Double, _ number: Int) -> Bool {
    outlines.indices.allSatisfy { variant in
      let line = lines[variant].lines[number].way
      let way = (to - from) * line.length * abs(lines[variant].toPoints.determinant).squareRoot()
      let (a, b) = (cut(number, at: from, variant), cut(number, at: to, variant))
      return outlines[variant].edgeLength(from: a, to: b).map { edges in
        edges <= Self.mostDetour * way && edges * Self.mostDetour >= way
      } ?? false
    }
  }
}
