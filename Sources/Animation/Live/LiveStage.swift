internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// A symbol of a ``LiveSymbol`` on the screen: the current one, or one that still leaves.
struct LiveStage: Sendable {
  let number: Int
  let look: MovingLook
  private(set) var timeline: SymbolTimeline
  /// The differences to the motion before the last command, by part.
  private(set) var remainders: [LiveRemainder] = []
  /// The time of the last command that changed its motion, in seconds.
  private var start: Double
  private let model: MotionModel

  init(
    _ number: Int, _ look: MovingLook, movesShapes: Bool, value: Double?, at time: Double
  ) {
    (self.number, self.look, start) = (number, look, time)
    model = MotionModel(look.symbol, byShapes: movesShapes, draws: true)
    timeline = Self.timeline(look, model, value)
  }

  private static func timeline(
    _ look: MovingLook, _ model: MotionModel, _ value: Double?
  ) -> SymbolTimeline {
    let symbol = value == nil ? look.symbol : look.symbol.showing(value)
    return SymbolTimeline(symbol, model, painter: look.painter, origin: look.origin)
  }

  /// Adds the remainder of the motion before a command.
  /// - Parameter before: the values of all parts by that motion, one and two steps later.
  mutating func keep(
    _ before: [(LiveRemainder.Values, LiveRemainder.Values)], _ replacements: [LiveReplacement],
    at time: Double
  ) {
    (start, remainders) = (time, [])
    remainders = zip(before, values(replacements, after: time)).map {
      LiveRemainder(at: time, before: $0, after: $1)
    }
  }

  /// Plays some effects, and shows a value.
  mutating func set(_ plays: [LivePlay], value: Double?, reducesMotion: Bool) {
    timeline = Self.timeline(look, model, value)
    timeline.effects = plays.compactMap { $0.played(by: timeline, reducesMotion: reducesMotion) }
  }

  /// Returns the state of a part without the rest of earlier motions.
  func state(of part: Int, _ replacements: [LiveReplacement], at time: Double) -> LayerState {
    // At its first instant, an appearing part is still hidden and has no place.
    let time = max(time, start + LiveRemainder.step)
    return replacements.reduce(played(by: part, at: time)) { state, replacement in
      replacement.state(of: part, of: number, at: time).map { state.combined(with: $0) } ?? state
    }
  }

  /// Returns the state of a part by its effects.
  private func played(by part: Int, at time: Double) -> LayerState {
    var state = LayerState.rest
    var seen: [EffectFamily] = []
    // In each family, the effect that began last applies; pushes add up.
    for played in timeline.effects.reversed() {
      let family = played.family
      if !family.isPush {
        if seen.contains(family) || time < played.start { continue }
        seen.append(family)
      }
      state = state.combined(with: played.state(of: part, at: time))
    }
    return state
  }

  /// Returns the values of all parts one and two steps after a time.
  func values(
    _ replacements: [LiveReplacement], after time: Double
  ) -> [(LiveRemainder.Values, LiveRemainder.Values)] {
    model.parts.indices.map { part in
      (
        values(of: part, replacements, at: time + LiveRemainder.step),
        values(of: part, replacements, at: time + 2 * LiveRemainder.step)
      )
    }
  }

  /// Returns the values of a part, on the screen.
  private func values(
    of part: Int, _ replacements: [LiveReplacement], at time: Double
  ) -> LiveRemainder.Values {
    let own = LiveRemainder.Values(
      state(of: part, replacements, at: time), capHeight: model.capHeight,
      lit: timeline.restLit[part], middle: model.middle)
    guard remainders.indices.contains(part), !remainders[part].isOver(at: time) else { return own }
    return remainders[part].values(own, at: time)
  }

  /// Returns the poses of all parts; `nil` at rest.
  func poses(_ replacements: [LiveReplacement], at time: Double) -> [LayerPose]? {
    let states = model.parts.indices.map { state(of: $0, replacements, at: time) }
    let isOver = remainders.allSatisfy { $0.isOver(at: time) }
    if isOver && states.allSatisfy({ $0 == .rest }) { return nil }
    return states.enumerated().map { part, state in
      let isCut = timeline.cuts[part]
      var pose = state.pose(capHeight: model.capHeight, lit: timeline.restLit[part], isCut: isCut)
      if remainders.indices.contains(part), !remainders[part].isOver(at: time) {
        let own = values(of: part, replacements, at: time)
        pose = own.pose(shape: state.shape, middle: model.middle, isCut: isCut)
      }
      if pose.opacity <= 0 { pose.gap = 0 }
      return pose
    }
  }

  /// Returns the display items, in points, y down.
  /// - Parameters:
  ///   - value: the value to which it moves; `nil` for none.
  ///   - shown: the value on the screen.
  func items(
    _ replacements: [LiveReplacement], value: Double?, shown: Double, at time: Double
  ) -> [DisplayItem] {
    var (symbol, painter) = (look.symbol, look.painter)
    if value != nil { symbol = symbol.showing(timeline.lightsByValue ? value : shown) }
    guard let poses = poses(replacements, at: time) else {
      return painter.items(symbol, at: look.origin, parts: [], poses: [])
    }
    // Invisible parts clear nothing.
    if poses.allSatisfy({ $0.opacity <= 0 || $0.drawn.upperBound <= $0.drawn.lowerBound }) {
      return []
    }
    if timeline.lightsByValue {
      // The poses contain how lit the parts are.
      symbol = symbol.showing(nil)
      painter.painting.layers.value = nil
    }
    return painter.items(symbol, at: look.origin, parts: timeline.parts, poses: poses)
  }
}
