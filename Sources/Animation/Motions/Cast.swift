internal import SymtextGraphics
internal import SymtextSymbolText

/// The parts of a symbol that play an effect, and their start times.
struct Cast: Sendable {
  /// The role of one part.
  struct Role: Sendable {
    /// The start, in seconds after the first part.
    var start: Double
    /// The centre of scaling.
    var pivot: Point
    /// The centre of rotation.
    var anchor: Point
    /// Whether the part plays.
    var plays: Bool
  }

  /// The roles by the index of the part.
  private(set) var roles: [Role]
  /// The start of the last part, in seconds after the first.
  let spread: Double

  /// The largest delay of the last part after the first, in seconds.
  static let longestSpread = 0.3

  /// - Parameters:
  ///   - interval: seconds between two units; shorter for many units.
  ///   - isFrontFirst: whether the front unit begins.
  ///   - plays: whether a part plays; all do if it is `false` for each.
  init(
    _ model: MotionModel, _ scope: SymbolEffect.Scope, interval: Double, isFrontFirst: Bool = false,
    plays: ((MovingPart) -> Bool)? = nil
  ) {
    // Without marked parts the symbol moves as a whole.
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
        anchor: scope == .wholeSymbol ? model.anchor : part.anchor ?? model.anchor,
        plays: isMarked ? marked?[index] ?? true : true)
    }
    if scope == .individually { findShapePivots(model) }
  }

  /// Shapes of one layer scale about their own middles.
  private mutating func findShapePivots(_ model: MotionModel) {
    for (index, part) in model.parts.enumerated() where part.part.contours != nil {
      roles[index].pivot = part.box?.middle ?? roles[index].pivot
    }
  }

  /// Returns the cast with all parts rotating about a point.
  func turning(about point: Point) -> Cast {
    var cast = self
    for index in cast.roles.indices { cast.roles[index].anchor = point }
    return cast
  }

  /// Returns the state of a part, which `make` computes for the part's own time.
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
