/// The steps by which the weight axis is searched and cut, in normalised coordinates: −64 Ultralight,
/// 0 Regular, 64 Black.
///
/// The stroke grows by less than a font unit and a half with a step.
struct WeightGrid: Sendable {
  /// The steps from Regular to either end.
  static let reach = 64
  /// The steps of the masters.
  static let masters = [-reach, 0, reach]
  /// The steps nearest to the nine named weights: the masters of symbols that were drawn at more than three.
  ///
  /// None lies further than 0.007 from its weight, where such outlines turn.
  static let weights = SymbolWeight.allCases.map {
    Int((WeightLaw.normalized($0) * Double(reach)).rounded())
  }

  /// Half the stroke of Ultralight, Regular and Black, in units of the drawing.
  let halfWidths: [Double]
  /// Whether there is a master for each of the nine weights.
  var hasNineMasters = false

  init(halfWidths: [Double]) { self.halfWidths = halfWidths }

  /// The steps of the masters.
  var masters: [Int] { hasNineMasters ? Self.weights : Self.masters }

  /// Half the stroke at a step.
  func halfWidth(_ step: Int) -> Double { Self.value(halfWidths, at: step) }

  /// Half the stroke of a named weight.
  func halfWidth(_ weight: SymbolWeight) -> Double {
    let place = WeightLaw.normalized(weight)
    return halfWidths[1] + (halfWidths[place < 0 ? 0 : 2] - halfWidths[1]) * abs(place)
  }

  /// What lies at a step between the values of the masters.
  static func value(_ masters: [Double], at step: Int) -> Double {
    let part = Double(abs(step)) / Double(reach)
    return masters[1] + (masters[step < 0 ? 0 : 2] - masters[1]) * part
  }

  /// What lies at a step between the values of three masters or nine.
  static func value(_ masters: [Double], of steps: [Int], at step: Int) -> Double {
    guard masters.count != Self.masters.count else { return value(masters, at: step) }
    let first = steps.dropFirst().dropLast().lastIndex { $0 <= step } ?? 0
    let part = Double(step - steps[first]) / Double(steps[first + 1] - steps[first])
    return masters[first] + (masters[first + 1] - masters[first]) * part
  }

  /// The normalised coordinate halfway between a step and the next one.
  static func boundary(after step: Int) -> Double { (Double(step) + 0.5) / Double(reach) }
}
