/// A shape fades in over another that fades out.
///
/// Where both have ink, their combined opacity changes evenly from the lower one's to the upper one's.
struct CrossFade: Sendable {
  /// The opacity of the paint below, 0 to 1.
  let below: Double
  /// The opacity of the paint above, 0 to 1.
  let above: Double

  /// The time in which the upper shape fades in, in seconds.
  static let length = 0.2
  /// The time after which the lower shape is gone, in seconds.
  ///
  /// It fades out once the upper one is opaque.
  static let lengthBelow = 0.3

  /// Returns the factor of the lower shape's opacity.
  ///
  /// Layers of opacity p and q have the combined opacity 1 − (1 − p)(1 − q).
  /// <https://www.w3.org/TR/compositing-1/#simplealphacompositing>
  /// - Parameter time: the time since the beginning, in seconds.
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
