/// Finds the weight at which a symbol's strokes are as thick as the text's.
public struct WeightMatching: Hashable, Sendable {
  /// What the weight was found from.
  public enum Rule: String, Sendable {
    /// The bar and the stem of the text font's `H`.
    case measured
    /// The text font has no `H`, or the symbols' strokes are not known: the text's weight value.
    case weightClass
  }

  /// The value of `wght` for the symbol.
  public var axisValue: Double
  /// What it was found from.
  public var rule: Rule
  /// Whether the symbol font is heavy or light enough; otherwise `axisValue` is the end of its axis.
  public var isOnAxis: Bool
  /// The stroke that the small scale should have, in points.
  public var target: Double?

  /// Matches a symbol font to a text font.
  ///
  /// The small scale carries the text's own horizontal stroke. In fonts of much contrast, where the bar
  /// is a hairline, it moves towards the geometric mean of bar and stem: max(bar, √(¾ · bar · stem)).
  /// - Parameters:
  ///   - font: the text font at its size.
  ///   - curve: the strokes of the symbol font at small scale.
  public init(text font: Font, curve: StrokeCurve) {
    guard let stems = font.stems else {
      self = WeightMatching(
        weight: font.weight, from: curve.points[0].axisValue,
        to: curve.points[curve.points.count - 1].axisValue)
      return
    }
    let target = max(stems.bar, (0.75 * stems.bar * stems.stem).squareRoot())
    (axisValue, isOnAxis) = curve.axisValue(stroke: target / font.metrics.capHeight)
    rule = .measured
    self.target = target
  }

  /// Matches a font whose strokes are not known to a text font, by the text's weight value alone.
  /// - Parameters:
  ///   - font: the text font.
  ///   - axis: the weight axis of the other.
  public init(text font: Font, axis: VariationAxis) {
    self.init(weight: font.weight, from: axis.minimum, to: axis.maximum)
  }

  private init(weight: Double, from least: Double, to greatest: Double) {
    axisValue = min(max(weight, least), greatest)
    rule = .weightClass
    isOnAxis = axisValue == weight
    target = nil
  }
}
