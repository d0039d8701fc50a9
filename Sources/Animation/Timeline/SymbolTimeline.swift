package import SymtextDrawing
package import SymtextGraphics
package import SymtextSymbolText

/// A symbol with all its effects.
package struct SymbolTimeline: Sendable {
  package let model: MotionModel
  /// The effects, by start.
  package var effects: [PlayedEffect] = []
  /// The time at which it replaces another symbol, in seconds; `nil` if it is there from the beginning.
  package var arrival: Double?
  /// The time at which another symbol replaces it, in seconds.
  package var departure: Double?
  /// The change of its value; `nil` if the value stays the same.
  package var change: ValueChange?
  /// The content to draw.
  package enum Content: Sendable {
    /// A symbol whose left margin on the baseline is at `origin`, in points, y down.
    case symbol(ResolvedSymbol, SymbolPainter, origin: Point)
    /// Display items with a place of their own.
    case steps
  }

  package let content: Content
  /// How lit each part is at rest.
  package let restLit: [Double]
  /// Whether parts show the value by how lit they are, as in ``restLit``.
  package let lightsByValue: Bool
  /// Whether each part is cut out of those behind it.
  let cuts: [Bool]
  package let parts: [SymbolPart]

  /// - Parameter origin: the left margin on the baseline, in points, y down.
  init(_ symbol: ResolvedSymbol, _ model: MotionModel, painter: SymbolPainter, origin: Point) {
    self.model = model
    let painting = symbol.painting(of: painter.painting)
    lightsByValue = painting.layers.value != nil && painting.variable != .draw
    restLit = model.parts.map { part in
      painting.variable == .draw ? 1 : Self.light(of: part, at: painting.layers.value, painting)
    }
    content = .symbol(symbol, painter, origin: origin)
    parts = model.parts.map(\.part)
    let cuts = painter.cuts(of: symbol)
    self.cuts = parts.map { cuts.indices.contains($0.layer) && cuts[$0.layer] }
  }

  /// Display items that move as a whole.
  init(stepsOf model: MotionModel) {
    self.model = model
    lightsByValue = false
    restLit = model.parts.map { _ in 1 }
    content = .steps
    parts = []
    cuts = model.parts.map { _ in false }
  }

  /// The origin of the glyph, in points, y down.
  package var glyphOrigin: Point {
    switch content {
    case .symbol(let symbol, _, let origin): origin - Vector(0, symbol.baselineShift)
    case .steps: .zero
    }
  }

  /// Returns how lit a part is at a value.
  static func light(of part: MovingPart, at value: Double?, _ painting: SymbolPainting) -> Double {
    guard let value, let threshold = part.threshold, value <= threshold else { return 1 }
    return painting.variable == .hide ? 0 : SymbolPainting.unlitOpacity
  }

  /// Returns the state of a part, with all effects combined.
  /// - Parameter time: the time in seconds.
  func state(of part: Int, at time: Double) -> LayerState {
    if let arrival, time < arrival { return .hidden }
    var state = LayerState.rest
    var seen: [EffectFamily] = []
    // In each family, the effect that began last applies.
    for played in effects.reversed() {
      let family = played.family
      if seen.contains(family) { continue }
      if time < played.start {
        // An appearing symbol is hidden before, unless it played an effect of this family earlier.
        let isFirst = !effects.contains { $0.family == family && $0.start < played.start }
        if !(isFirst && played.effect.isEntrance) { continue }
      }
      seen.append(family)
      let own = family == .scale ? size(of: part, at: time) : nil
      state = state.combined(with: own ?? played.state(of: part, at: time))
    }
    if let change { state.lit = change.light(restLit[part], of: part, at: time) ?? state.lit }
    return state
  }

  /// Returns the state of a part that several effects scale.
  ///
  /// The spring continues from one scale to the next.
  /// - Returns: `nil` unless several effects scale the part.
  private func size(of part: Int, at time: Double) -> LayerState? {
    let scaling = effects.filter { $0.family == .scale }
    guard scaling.count > 1, !scaling.contains(where: \.isEndless) else { return nil }
    var motion = SpringMotion(at: 1)
    let sizes = scaling.compactMap { $0.sizes(of: part) }.joined().sorted { $0.time < $1.time }
    guard !sizes.isEmpty else { return nil }
    for size in sizes where size.time <= time {
      motion.retarget(to: size.scale, at: size.time, spring: size.spring)
    }
    let scale = motion.state(at: time).position
    return scale == 1 ? .rest : scaling[0].state(of: part, scale: scale)
  }

  /// Returns the poses of all parts, for films whose cuts open and close.
  package func poses(at time: Double) -> [LayerPose] {
    let capHeight = model.capHeight
    return model.parts.indices.map { part in
      state(of: part, at: time)
        .pose(capHeight: capHeight, lit: restLit[part], isCut: cuts[part]).withLightAsGap
    }
  }

  /// Returns the display items, in points, y down.
  /// - Parameter resting: the display items at rest.
  package func items(at time: Double, resting: [DisplayItem]) -> [DisplayItem] {
    var states = model.parts.indices.map { state(of: $0, at: time) }
    if let change {
      if !change.hasBegun(at: time) { return resting }
    } else if states.allSatisfy({ $0 == .rest }) {
      return resting
    }
    // Invisible parts clear nothing.
    if states.allSatisfy({ $0.opacity <= 0 || $0.drawn.upperBound <= $0.drawn.lowerBound }) {
      return []
    }
    for index in states.indices where states[index].opacity <= 0 { states[index].gap = 0 }
    let poses = states.indices.map {
      states[$0].pose(capHeight: model.capHeight, lit: restLit[$0], isCut: cuts[$0])
    }
    switch content {
    case .steps: return Self.items(resting, poses[0])
    case .symbol(var symbol, var painter, let origin):
      if lightsByValue {
        symbol = symbol.showing(nil)
        painter.painting.layers.value = nil
      } else if let change {
        symbol = change.symbol(symbol, at: time)
      }
      return painter.items(symbol, at: origin, parts: parts, poses: poses)
    }
  }

  /// Returns display items moved and faded together.
  private static func items(_ items: [DisplayItem], _ pose: LayerPose) -> [DisplayItem] {
    let thinned = pose.opacity < 1 ? [DisplayItem.group(items, opacity: pose.opacity)] : items
    return pose.map == .identity ? thinned : [.transformed(thinned, by: pose.map)]
  }
}
