internal import SymtextGraphics

/// All parts go to another place and stay there.
struct ShiftMotion: Motion {
  /// In cap heights, y down.
  let way: Vector
  /// Whether they are there at once.
  let isAtOnce: Bool

  var length: Double { isAtOnce ? 0 : Spring.symbols.settling }

  func state(of part: Int, at time: Double) -> LayerState {
    let share = isAtOnce ? (time > 0 ? 1 : 0) : Spring.symbols.value(time)
    return share == 0 ? .rest : LayerState(offset: way * share)
  }
}
