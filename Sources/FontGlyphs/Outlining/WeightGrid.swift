internal import SymtextSymbols

/// The steps of the weight axis for searching and cutting it, in normalized coordinates: −64 Ultralight, 0 Regular, 64
/// Black.
///
/// The stroke grows by less than one and a half font units per step.
package struct WeightGrid: Sendable {
  /// The steps from Regular to either end.
  static let reach = 64
  /// The steps of the masters.
  static let masters = [-reach, 0, reach]
  /// The steps nearest to the nine named weights: the masters of symbols that were drawn at more than three.
  ///
  /// When each weight has a master, these steps represent the weights exactly.
  static let weights = SymbolWeight.allCases.map {
    Int((WeightLaw.normalized($0) * Double(reach)).rounded())
  }

  /// Half the stroke of Ultralight, Regular and Black, in units of the drawing.
  package let halfWidths: [Double]
  /// Whether there is a master for each of the nine weights.
  var hasNineMasters = false

  init(halfWidths: [Double]) { self.halfWidths = halfWidths }

  /// The steps of the masters.
  var masters: [Int] { hasNineMasters ? Self.weights : Self.masters }

  /// Returns the normalized coordinate of a step.
  static func place(_ step: Int, hasNineMasters: Bool) -> Double {
    if hasNineMasters, let weight = weights.firstIndex(of: step) {
      return WeightLaw.normalized(SymbolWeight.allCases[weight])
    }
    return Double(step) / Double(reach)
  }

  /// Returns the fraction of the way from one step to another.
  static func part(of step: Int, from a: Int, to b: Int, hasNineMasters: Bool) -> Double {
    guard hasNineMasters else { return Double(step - a) / Double(b - a) }
    let (start, end) = (place(a, hasNineMasters: true), place(b, hasNineMasters: true))
    return (place(step, hasNineMasters: true) - start) / (end - start)
  }

  /// Returns half the stroke at a step.
  func halfWidth(_ step: Int) -> Double {
    guard hasNineMasters else { return Self.value(halfWidths, at: step) }
    return halfWidth(at: Self.place(step, hasNineMasters: true))
  }

  /// Returns half the stroke of a named weight.
  func halfWidth(_ weight: SymbolWeight) -> Double {
    halfWidth(at: WeightLaw.normalized(weight))
  }

  private func halfWidth(at place: Double) -> Double {
    halfWidths[1] + (halfWidths[place < 0 ? 0 : 2] - halfWidths[1]) * abs(place)
  }

  /// Interpolates between the values of three masters at a step.
  static func value(_ masters: [Double], at step: Int) -> Double {
    let part = Double(abs(step)) / Double(reach)
    return masters[1] + (masters[step < 0 ? 0 : 2] - masters[1]) * part
  }

  /// Interpolates between the values of three or nine masters at a step.
  static func value(_ masters: [Double], of steps: [Int], at step: Int) -> Double {
    guard masters.count != Self.masters.count else { return value(masters, at: step) }
    let first = steps.dropFirst().dropLast().lastIndex { $0 <= step } ?? 0
    let part = part(of: step, from: steps[first], to: steps[first + 1], hasNineMasters: true)
    return masters[first] + (masters[first + 1] - masters[first]) * part
  }

  /// Returns the normalized coordinate halfway between a step and the next one.
  static func boundary(after step: Int) -> Double { (Double(step) + 0.5) / Double(reach) }
}
