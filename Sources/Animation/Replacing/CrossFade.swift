/// A shape fades in over another that goes: where both have ink they are together as thick as on the way from one
/// to the other.
struct CrossFade: Sendable {
  /// The opacity of the paint below, 0 to 1.
  let below: Double
  /// The opacity of the paint above, 0 to 1.
  let above: Double

  /// How long the upper one takes to come, in seconds.
  static let length = 0.2
  /// How long it takes until the lower one is gone, in seconds: what only it has goes when the upper one is there.
  static let lengthBelow = 0.3

  /// What the opacity of the lower one is multiplied by.
  ///
  /// Two layers of the opacities p and q are 1 − (1 − p)(1 − q) together.
  /// <https://www.w3.org/TR/compositing-1/#simplealphacompositing>
  /// - Parameter time: from the beginning, in seconds.
  func below(at time: Double) -> Double {
    if time <= 0 { return 1 }
    let rest = 1 - elapsedShare(time, from: Self.length, of: Self.lengthBelow - Self.length)
    let share = elapsedShare(time, of: Self.length)
    let open = 1 - above * share
    guard below > 0, open > 1e-9 else { return rest }
    let both = below + (above - below) * share
    return min(max((1 - (1 - both) / open) / below, 0), rest)
  }
}
