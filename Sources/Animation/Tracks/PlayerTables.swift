/// The numbers of effects that style sheets do not have, for programs that play them.
package enum PlayerTables {
  /// A curve from 0 to 1.
  package enum Curve {
    /// The drawn share of a line.
    case pen
    /// The share of a part that becomes another.
    case morph
    /// The share of a motion that eases in or out.
    case sharp
  }

  /// Returns the values of a curve at even times.
  package static func values(_ curve: Curve, steps: Int) -> [Double] {
    let curve: TimingCurve =
      switch curve {
      case .pen: .pen
      case .morph: .morph
      case .sharp: .sharp
      }
    return (0...steps).map { curve.value(Double($0) / Double(steps)) }
  }

  /// The drawn share at which a part without lines is fully visible.
  package static let solidShare = DrawMotion.solidShare
  /// The time in which a part becomes another, in seconds.
  package static let morphing = PartMorph.length
  /// The time in which a motion that goes on eases in or out, in seconds.
  package static let easing = easingTime
  /// The longest and the shortest time in which a rotation comes to rest, in seconds; the greatest speed of a cubic
  /// course as a multiple of that at its beginning; the parts of the time in which other courses rise and fall.
  package static let turningEnds = [
    RotateMotion.longest, RotateMotion.shortest, RotateMotion.mostHaste, RotateMotion.rise,
    RotateMotion.fall,
  ]
}
