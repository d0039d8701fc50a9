internal import SymtextSymbolText

/// A symbol grows or shrinks and keeps its new size.
struct ScaleMotion: Motion {
  private let cast: Cast
  /// The final scale.
  let scale: Double
  /// Whether the size changes at once.
  let isAtOnce: Bool

  init(_ cast: Cast, _ plane: SymbolEffect.Plane, isAtOnce: Bool = false) {
    self.cast = cast
    scale = plane == .up ? 1.15 : 0.9
    self.isAtOnce = isAtOnce
  }

  var length: Double { isAtOnce ? 0 : Spring.symbols.settling + cast.spread }
  var delay: Double { 0.5 }

  func state(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { own in
      LayerState(
        scale: isAtOnce ? (time < 0 ? 1 : scale) : 1 + (scale - 1) * Spring.symbols.value(own))
    }
  }

  /// Returns the start of a part, in seconds.
  func start(of part: Int) -> Double { cast.roles[part].start }

  /// Returns the state of a part with another scale.
  func state(of part: Int, scale: Double) -> LayerState {
    LayerState(scale: scale, pivot: cast.roles[part].pivot)
  }

  /// Returns the state of a part after the scale was removed.
  ///
  /// The spring continues from its current position.
  /// - Parameter end: the time of the removal.
  func state(of part: Int, at time: Double, removedAt end: Double) -> LayerState {
    if isAtOnce { return time < end ? state(of: part, at: time) : .rest }
    return cast.state(of: part, at: time) { own in
      let start = time - own
      var motion = SpringMotion(at: 1)
      motion.retarget(to: scale, at: start)
      motion.retarget(to: 1, at: max(end, start))
      return LayerState(
        scale: own <= 0
          ? 1
          : time < end
            ? 1 + (scale - 1) * Spring.symbols.value(own)
            : motion.state(at: time).position)
    }
  }
}
