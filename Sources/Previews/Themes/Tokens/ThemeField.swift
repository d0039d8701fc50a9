/// The place of a token's value in a part of a theme, with the values that it may have.
enum ThemeField<Root>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

  case color(Path<ThemeColor?>)
  /// Points.
  case dimension(Path<Double?>, ClosedRange<Double>)
  case number(Path<Double?>, ClosedRange<Double>)
  case weight(Path<Double?>)
  case radius(Path<ThemeRadius?>)
  case shadows(Path<[ThemeShadow]?>)
  case type(Path<ThemeType?>)
  case stops(Path<[ThemeStop]?>)

  /// The type of Design Tokens.
  var type: String {
    switch self {
    case .color: "color"
    case .dimension, .radius: "dimension"
    case .number: "number"
    case .weight: "fontWeight"
    case .shadows: "shadow"
    case .type: "typography"
    case .stops: "gradient"
    }
  }

  /// The unit and the range, for people.
  var unit: String {
    func bounds(_ range: ClosedRange<Double>) -> String {
      func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
      }
      return "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }
    return switch self {
    case .color: "–"
    case .dimension(_, let range): "points, \(bounds(range))"
    case .number(_, let range): bounds(range)
    case .weight: "1 to 1000"
    case .radius: "points, or a number as a share of the height"
    case .shadows: "points"
    case .type: "points"
    case .stops: "0 to 1"
    }
  }
}
