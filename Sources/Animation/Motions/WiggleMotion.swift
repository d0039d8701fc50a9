internal import SymtextGraphics
internal import SymtextSupport

/// A symbol rotates or moves to and fro.
struct WiggleMotion: Motion, SteadyMotion {
  private let cast: Cast
  private let swing: MotionModel.Swing

  /// The duration of one wiggle, in seconds.
  private static let time = 0.7
  /// The largest angle, in degrees.
  static let degrees = 10.0
  /// The largest offset, in cap heights.
  private static let way = 0.09
  /// The amplitude of a continuous wiggle, as a fraction.
  private static let steadyShare = 0.6

  init(_ cast: Cast, _ swing: MotionModel.Swing) {
    self.cast = cast
    self.swing = swing
  }

  var length: Double { Self.time + cast.spread }
  var delay: Double { 0.5 }
  var steady: (any SteadyMotion)? { self }
  /// The duration of one swing to and fro, in seconds.
  let period = time / 3
  var beginsAtRest: Bool { false }

  func state(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { time in
      guard time > 0, time < Self.time else { return .rest }
      let rest = 1 - time / Self.time
      return state(sin(2 * .pi * time / period) * rest * rest)
    }
  }

  func steadyState(of part: Int, at time: Double) -> LayerState {
    cast.state(of: part, at: time) { state(Self.steadyShare * sin(2 * .pi * $0 / period)) }
  }

  private func state(_ share: Double) -> LayerState {
    switch swing {
    case .turn(let isClockwise):
      LayerState(rotation: (isClockwise ? 1 : -1) * Self.degrees * share)
    case .way(let way): LayerState(offset: way * (Self.way * share))
    }
  }
}
