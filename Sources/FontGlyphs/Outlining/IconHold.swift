internal import Geometry

/// Holds the heavy strokes of an icon back where the white between them would close.
///
/// Strokes up to Regular are as they were drawn. What white there is at Regular stays open: half as wide as
/// the strokes where lines run side by side or enclose it, a quarter where an end, a dot or a corner comes
/// near another line. Where even little more than Regular would be too much, the white keeps a part of its
/// width.
struct IconHold: Sendable {
  /// How wide the white stays, in strokes.
  private static let opening = (beside: 0.5, near: 0.25)
  /// How wide the white is at Regular at least to count, in strokes: less is seen as closed.
  private static let leastWhite = 0.1

  /// Whether it was too much work to be measured.
  private let isUnknown: Bool
  private let beside: [LineGap]
  private let near: [LineGap]

  /// That of an icon that is too intricate to be measured: as if its lines were closest.
  static let unknown = IconHold()

  private init() {
    isUnknown = true
    (beside, near) = ([], [])
  }

  /// - Parameters:
  ///   - symbol: the icon.
  ///   - strokes: those of its strokes that count.
  ///   - budget: how much work measuring may be; gaps are missing when it is spent.
  init(_ symbol: Symbol, strokes: [Stroker.Stroke], budget: WorkBudget) {
    isUnknown = false
    let reach = StrokeHold.thickest * 2 * (1 + Self.opening.beside)
    beside =
      LineSpacing(strokes, reach: reach, budget: budget).gaps
      + StrokeHold.holes(strokes, limit: reach, budget: budget).map {
        LineGap(distance: $0.width, between: .ofWeight, and: .ofWeight)
      }
    // Filled areas have their own bounds; beside them stands what they are at their heaviest.
    let areas = symbol.layers.filter { !$0.clearsInMonochrome }.flatMap(\.shapes)
      .compactMap { $0.masters?.paths[.medium]?[.black] }
      .map { Stroker.Stroke($0, pen: Pen(base: 0, factor: 0), isOutline: true) }
    near = LineApproach(strokes + areas, reach: reach, budget: budget).gaps
  }

  /// Half the strokes of the masters: by the law, or less.
  /// - Parameters:
  ///   - law: those by the law: Ultralight, Regular, Black.
  ///   - least: strokes are at least this part of the law's, unless white would close.
  func halfWidths(law: [Double], least: Double) -> [Double] {
    let regular = law[1]
    func isOpen(_ gap: LineGap) -> Bool {
      gap.white(halfWidth: regular) > Self.leastWhite * 2 * regular
    }
    var widest = isUnknown ? 0 : Double.infinity
    var kept = least * law[2]
    for (gaps, opening) in [(beside, Self.opening.beside), (near, Self.opening.near)] {
      for gap in gaps where isOpen(gap) {
        widest = min(widest, gap.widestHalfWidth(opening: opening))
        kept = min(
          kept, gap.widestHalfWidth(keeping: MasterOutlines.keptWhite, of: regular))
      }
    }
    return [law[0], regular, min(law[2], max(widest, kept))]
  }
}
