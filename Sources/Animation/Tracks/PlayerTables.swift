/// The numbers of effects that style sheets do not have, for programs that play them.
package enum PlayerTables {
  /// Returns the drawn share of a line at even times of its drawing.
  package static func pen(steps: Int) -> [Double] {
    (0...steps).map { TimingCurve.pen.value(Double($0) / Double(steps)) }
  }

  /// The drawn share at which a part without lines is fully visible.
  package static let solidShare = DrawMotion.solidShare
}
