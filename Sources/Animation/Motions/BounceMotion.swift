internal import SymtextSupport
internal import SymtextSymbolText

/// A symbol is pushed once and comes back on a spring.
struct BounceMotion: Motion {
  private let cast: Cast
  private let amount: Double

  /// By how much it is larger or smaller at most.
  private static let amount = 0.15
  /// How long a part moves, in seconds.
  private static let time = 0.7

  init(_ cast: Cast, _ plane: SymbolEffect.Plane) {
    self.cast = cast
    amount = plane == .up ? Self.amount : -Self.amount
  }

  var length: Double { Self.time + cast.spread }
  var delay: Double { 0.5 }

  func state(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { LayerState(scale: 1 + amount * Self.push($0)) }
  }

  /// The answer of a spring of stiffness 328 and damping 16 to a push: 1 at its highest, after 68.5 ms
  /// (HarmonyOS' `hm_symbol_config_next.json`).
  private static func push(_ time: Double) -> Double {
    guard time > 0, time < Self.time else { return 0 }
    // What is left of it in the end is eased away.
    let end = TimingCurve.sharp.value(elapsedShare(time, from: 0.55, of: 0.15))
    return exp(-8 * time) * sin(16.248 * time) / 0.51857 * (1 - end)
  }
}
