/// The range of numbers that an option accepts.
package struct NumberRange: Sendable {
  /// The least and the greatest number.
  package var bounds: ClosedRange<Double>
  /// The unit; `nil` for none.
  package var unit: String?
  /// Whether only whole numbers are valid.
  package var isWhole: Bool

  package init(_ bounds: ClosedRange<Double>, _ unit: String? = "points") {
    self.bounds = bounds
    self.unit = unit
    isWhole = false
  }

  /// A range of whole numbers.
  package init(whole bounds: ClosedRange<Double>) {
    self.bounds = bounds
    isWhole = true
  }

  func contains(_ value: Double) -> Bool { value.isFinite && bounds.contains(value) }

  /// Font sizes.
  package static let size = NumberRange(0.01...10_000)
  /// Widths of paragraphs.
  package static let width = NumberRange(0.01...1_000_000)
  /// Distances and margins.
  package static let distance = NumberRange(0...10_000)
  /// Letter spacing.
  package static let letterSpacing = NumberRange(-1000...1000)
  /// Line heights in points.
  package static let lineHeight = NumberRange(0.01...10_000)
  /// Line heights as multiples.
  package static let lineMultiple = NumberRange(0.01...100, nil)
  /// Pixels per point.
  package static let pixelRatio = NumberRange(0.01...100, nil)
  /// Fractions.
  package static let part = NumberRange(0...1, nil)
  /// Numbers of threads.
  package static let threads = NumberRange(whole: 1...64)
  /// Numbers of lines.
  package static let lines = NumberRange(whole: 1...1_000_000_000)

  /// `0.01 to 10,000 points`.
  package var text: String {
    if isWhole {
      return "a number from \(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound))"
    }
    let numbers = "\(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound))"
    return unit.map { "\(numbers) \($0)" } ?? numbers
  }

  /// A number with a comma as thousands separator.
  private static func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    var digits = Array(String(whole.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (whole < 0 ? "-" : "") + String(digits)
  }
}
