internal import SymtextGraphics

/// All parts move to another place and stay there.
struct ShiftMotion: Motion {
  /// The translation, in cap heights, y down.
  let way: Vector
  /// Whether they move at once.
  let isAtOnce: Bool

  var length: Double { isAtOnce ? 0 : Spring.symbols.settling }

  func state(of part: Int, at time: Double) -> LayerState {
    let share = isAtOnce ? (time > 0 ? 1 : 0) : Spring.symbols.value(time)
    return share == 0 ? .rest : LayerState(offset: way * share)
  }
}
