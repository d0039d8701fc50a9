/// A shape fades in over another that fades out.
///
/// If one of them contains the other, their combined opacity changes evenly from the lower one's to the upper one's
/// where both have ink.
struct CrossFade: Sendable {
  /// The shape that contains the other one.
  enum Cover: Sendable {
    /// The upper shape: the lower one is gone once the upper one hides it.
    case above
    /// The lower shape, which fades out at once over the upper one's ink.
    case below
    /// Neither: both fade evenly, and the ink of both together is never darker than that of one.
    case neither
  }

  /// The opacity of the paint below, 0 to 1.
  let below: Double
  /// The opacity of the paint above, 0 to 1.
  let above: Double
  /// The shape that contains the other one.
  var cover = Cover.above

  /// The time in which the upper shape fades in, in seconds.
  static let length = 0.2
  /// The time after which a lower shape that the upper one hides is gone, in seconds.
  private static let lengthBelow = 0.3
  /// The longest cross-fade, in seconds.
  static var longest: Double { lengthBelow }

  /// The time after which both have their last opacity, in seconds.
  var length: Double { cover == .above ? Self.lengthBelow : Self.length }

  /// Returns the factor of the lower shape's opacity.
  ///
  /// Layers of opacity p and q have the combined opacity 1 − (1 − p)(1 − q).
  /// <https://www.w3.org/TR/compositing-1/#simplealphacompositing>
  /// - Parameter time: the time since the beginning, in seconds.
  func below(at time: Double) -> Double {
    if time <= 0 { return 1 }
    let share = elapsedShare(time, of: Self.length)
    switch cover {
    case .below: return 1 - share
    case .neither: return 1 - share * share.squareRoot()
    case .above:
      let rest = 1 - elapsedShare(time, from: Self.length, of: Self.lengthBelow - Self.length)
      let open = 1 - above * share
      guard below > 0, open > 1e-9 else { return rest }
      return min(max((1 - (1 - both(share)) / open) / below, 0), rest)
    }
  }

  /// Returns the factor of the upper shape's opacity.
  /// - Parameter time: the time since the beginning, in seconds.
  func above(at time: Double) -> Double {
    let share = elapsedShare(time, of: Self.length)
    switch cover {
    case .above: return share
    case .neither: return share * (2 - share)
    case .below:
      let open = 1 - below * (1 - share)
      guard share > 0, above > 0, open > 1e-9 else { return share }
      return min(max((1 - (1 - both(share)) / open) / above, 0), 1)
    }
  }

  /// The combined opacity where both have ink.
  private func both(_ share: Double) -> Double { below + (above - below) * share }
}
