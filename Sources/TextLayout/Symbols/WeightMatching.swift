package import SymtextFonts

/// Finds the weight at which a symbol's strokes are as thick as the text's.
package struct WeightMatching: Hashable, Sendable {
  /// What the weight was found from.
  package enum Rule: Hashable, Sendable, CustomStringConvertible {
    /// The strokes of letters of the text font: `H` where it is of straight strokes.
    case measured(on: String)
    /// The text font has no letters, or the symbols' strokes are not known: the text's weight value.
    case weightClass

    /// Such as “measured on H” or “weight class”.
    package var description: String {
      switch self {
      case .measured(let letters): "measured on \(letters)"
      case .weightClass: "weight class"
      }
    }
  }

  /// The value of `wght` for the symbol.
  package var axisValue: Double
  /// What it was found from.
  package var rule: Rule
  /// Whether the symbol font is heavy or light enough; otherwise `axisValue` is the end of its axis.
  package var isOnAxis: Bool
  /// The stroke that the small scale should have, in points.
  package var target: Double?

  /// Matches a symbol font to a text font.
  ///
  /// The small scale carries the text's own stroke, by ``stroke(of:)``.
  /// - Parameters:
  ///   - font: the text font at its size.
  ///   - curve: the strokes of the symbol font at small scale.
  package init(text font: Font, curve: StrokeCurve) {
    guard let stems = font.stems else {
      self = WeightMatching(
        weight: font.weight, from: curve.points[0].axisValue,
        to: curve.points[curve.points.count - 1].axisValue)
      return
    }
    let target = Self.stroke(of: stems)
    (axisValue, isOnAxis) = curve.axisValue(stroke: target / font.metrics.capHeight)
    rule = .measured(on: stems.letters)
    self.target = target
  }

  /// How thick a stroke without contrast must be to look as heavy as letters.
  ///
  /// It is the text's own thin stroke, the bar of `H`. In fonts of much contrast, where that is a
  /// hairline, it moves towards the geometric mean of thin and thick: max(thin, √(¾ · thin · thick)).
  /// Where the thin stroke is next to nothing, as in display sizes of Didones, ⅖ of the thick one remain.
  package static func stroke(of stems: StemMeasurement) -> Double {
    // In some scripts, such as Hebrew, the horizontal strokes are the thick ones.
    let thin = min(stems.bar, stems.stem)
    let thick = max(stems.bar, stems.stem)
    return max(thin, (0.75 * thin * thick).squareRoot(), 0.4 * thick)
  }

  /// Matches a font whose strokes are not known to a text font, by the text's weight value alone.
  /// - Parameters:
  ///   - font: the text font.
  ///   - axis: the weight axis of the other.
  package init(text font: Font, axis: VariationAxis) {
    self.init(weight: font.weight, from: axis.minimum, to: axis.maximum)
  }

  private init(weight: Double, from least: Double, to greatest: Double) {
    axisValue = min(max(weight, least), greatest)
    rule = .weightClass
    isOnAxis = axisValue == weight
    target = nil
  }
}
