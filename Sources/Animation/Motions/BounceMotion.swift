internal import SymtextSupport
internal import SymtextSymbolText

/// The symbol is pushed once and springs back.
struct BounceMotion: Motion {
  private let cast: Cast
  private let amount: Double

  /// The largest change of scale.
  private static let amount = 0.15
  /// The duration of a part's motion, in seconds.
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

  /// The response of a spring of stiffness 328 and damping 16 to a push: 1 at its peak, after 68.5 ms (HarmonyOS'
  /// `hm_symbol_config_next.json`).
  private static func push(_ time: Double) -> Double {
    guard time > 0, time < Self.time else { return 0 }
    // The remaining motion at the end fades out.
    let end = TimingCurve.sharp.value(elapsedShare(time, from: 0.55, of: 0.15))
    return exp(-8 * time) * sin(16.248 * time) / 0.51857 * (1 - end)
  }
}
