internal import SymtextSymbolText

/// A symbol grows or shrinks and stays so.
struct ScaleMotion: Motion {
  private let cast: Cast
  /// How large it stays.
  let scale: Double
  /// Whether it is so at once.
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

  /// When a part begins, in seconds.
  func start(of part: Int) -> Double { cast.roles[part].start }

  /// A part of another size.
  func state(of part: Int, scale: Double) -> LayerState {
    LayerState(scale: scale, pivot: cast.roles[part].pivot)
  }

  /// How a part stands when the scale was taken back: the spring goes on from where it is.
  /// - Parameter end: when it was.
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
