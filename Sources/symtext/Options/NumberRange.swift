/// The numbers that an option takes, and how a sentence says so.
struct NumberRange: Sendable {
  /// The least and the greatest.
  var bounds: ClosedRange<Double>
  /// What they are numbers of; `nil` is plain numbers.
  var unit: String?

  private init(_ bounds: ClosedRange<Double>, _ unit: String? = "points") {
    self.bounds = bounds
    self.unit = unit
  }

  /// Sizes of type.
  static let size = NumberRange(0.01...10_000)
  /// Widths of paragraphs.
  static let width = NumberRange(0.01...1_000_000)
  /// The most width of a button.
  static let buttonWidth = NumberRange(1...1_000_000)
  /// Widths of bars.
  static let barWidth = NumberRange(1...100_000)
  /// Distances between things, and around them.
  static let distance = NumberRange(0...10_000)
  /// What is put between letters.
  static let letterSpacing = NumberRange(-1000...1000)
  /// Heights of lines in points.
  static let lineHeight = NumberRange(0.01...10_000)
  /// Heights of lines as multiples.
  static let lineMultiple = NumberRange(0.01...100, nil)
  /// Pixels of a point.
  static let pixelRatio = NumberRange(0.01...100, nil)
  /// Frames of a second.
  static let frameRate = NumberRange(1...240, nil)
  /// Moments of what moves.
  static let time = NumberRange(0...600, "seconds")
  /// Rests between two times.
  static let delay = NumberRange(0...60, "seconds")
  /// How many times as fast something moves.
  static let speed = NumberRange(0.1...10, nil)
  /// Parts of a whole.
  static let part = NumberRange(0...1, nil)
  /// Sides of document icons.
  static let documentIcon = NumberRange(8...2048)

  /// `0.01 to 10,000 points`.
  var text: String {
    let numbers = "\(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound))"
    return unit.map { "\(numbers) \($0)" } ?? numbers
  }

  /// A number with a comma before each three digits.
  private static func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    var digits = Array(String(whole.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (whole < 0 ? "-" : "") + String(digits)
  }
}
