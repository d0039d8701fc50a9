/// The steps by which the weight axis is searched and cut, in normalised coordinates: −64 Ultralight,
/// 0 Regular, 64 Black.
///
/// The stroke grows by less than a font unit and a half with a step.
struct WeightGrid: Sendable {
  /// The steps from Regular to either end.
  static let reach = 64
  /// The steps of the masters.
  static let masters = [-reach, 0, reach]

  /// Half the stroke of each master, in units of the drawing.
  let halfWidths: [Double]

  /// Half the stroke at a step.
  func halfWidth(_ step: Int) -> Double { Self.value(halfWidths, at: step) }

  /// What lies at a step between the values of the masters.
  static func value(_ masters: [Double], at step: Int) -> Double {
    let part = Double(abs(step)) / Double(reach)
    return masters[1] + (masters[step < 0 ? 0 : 2] - masters[1]) * part
  }

  /// The normalised coordinate halfway between a step and the next one.
  static func boundary(after step: Int) -> Double { (Double(step) + 0.5) / Double(reach) }
}
