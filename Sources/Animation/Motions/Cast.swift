internal import SymtextGraphics
internal import SymtextSymbolText

/// Which parts of a symbol play an effect, and when each begins.
struct Cast: Sendable {
  /// What one part does of it.
  struct Role: Sendable {
    /// How many seconds after the first.
    var start: Double
    /// What it grows about.
    var pivot: Point
    /// What it turns about.
    var anchor: Point
    /// Whether it plays at all.
    var plays: Bool
  }

  /// By the numbers of the parts.
  private(set) var roles: [Role]
  /// How many seconds after the first the last one begins.
  let spread: Double

  /// The longest that the last part waits for the first, in seconds.
  static let longestSpread = 0.3

  /// - Parameters:
  ///   - interval: seconds between two units, fewer where there are many.
  ///   - isFrontFirst: whether the foremost begins.
  ///   - plays: which parts play; all where none does.
  init(
    _ model: MotionModel, _ scope: SymbolEffect.Scope, interval: Double, isFrontFirst: Bool = false,
    plays: ((MovingPart) -> Bool)? = nil
  ) {
    // Where none is marked the symbol moves as a whole.
    let marked = scope == .byLayer ? plays.map { model.parts.map($0) } : nil
    let isMarked = marked?.contains(true) ?? false
    let scope = plays != nil && scope == .byLayer && !isMarked ? .wholeSymbol : scope
    let count =
      switch scope {
      case .wholeSymbol: 1
      case .byLayer: model.groupCount
      case .individually: model.pieceCount
      }
    let step = count > 1 ? min(interval, Self.longestSpread / Double(count - 1)) : 0
    spread = step * Double(count - 1)
    roles = model.parts.enumerated().map { index, part in
      let unit =
        switch scope {
        case .wholeSymbol: 0
        case .byLayer: part.group
        case .individually: part.piece
        }
      return Role(
        start: step * Double(isFrontFirst ? count - 1 - unit : unit),
        pivot: scope == .wholeSymbol ? model.middle : part.pivot,
        anchor: model.anchor, plays: isMarked ? marked?[index] ?? true : true)
    }
    if scope == .individually { findShapePivots(model) }
  }

  /// Shapes of one layer grow about their own middles.
  private mutating func findShapePivots(_ model: MotionModel) {
    for (index, part) in model.parts.enumerated() where part.part.contours != nil {
      roles[index].pivot = part.box?.middle ?? roles[index].pivot
    }
  }

  /// The same with all parts turning about a point.
  func turning(about point: Point) -> Cast {
    var cast = self
    for index in cast.roles.indices { cast.roles[index].anchor = point }
    return cast
  }

  /// How a part stands, as what it does at its own time says.
  func state(
    of part: Int, at time: Double, _ make: (_ time: Double) -> LayerState
  ) -> LayerState {
    guard roles.indices.contains(part), roles[part].plays else { return .rest }
    var state = make(time - roles[part].start)
    if state.scale != 1 { state.pivot = roles[part].pivot }
    if state.rotation != 0 { state.anchor = roles[part].anchor }
    return state
  }
}
