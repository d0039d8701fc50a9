package import SymtextFonts

/// Finds the weight at which a symbol's strokes are as thick as the text's.
package struct WeightMatching: Hashable, Sendable {
  /// The basis of the match.
  package enum Rule: Hashable, Sendable, CustomStringConvertible {
    /// The strokes of letters of the text font: `H` in scripts with straight strokes.
    case measured(on: String)
    /// The text's weight value, because the text font has no letters or the symbols' strokes are unknown.
    case weightClass

    /// A text such as “measured on H” or “weight class”.
    package var description: String {
      switch self {
      case .measured(let letters): "measured on \(letters)"
      case .weightClass: "weight class"
      }
    }
  }

  /// The value of `wght` for the symbol.
  package var axisValue: Double
  /// The basis of the match.
  package var rule: Rule
  /// Whether the value lies on the symbol font's axis; otherwise `axisValue` is the end of the axis.
  package var isOnAxis: Bool
  /// The intended stroke at the small scale, in points.
  package var target: Double?

  /// Matches a symbol font to a text font.
  ///
  /// The small scale has the text's own stroke, by ``stroke(of:)``.
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

  /// Returns the thickness of a stroke without contrast that looks as heavy as letters.
  ///
  /// It is the text's own thin stroke, the bar of `H`. In fonts of high contrast, where this is a hairline, it moves
  /// towards the geometric mean of thin and thick: max(thin, √(¾ · thin · thick)). If the thin stroke almost vanishes,
  /// as in display sizes of Didones, it is ⅖ of the thick one.
  package static func stroke(of stems: StemMeasurement) -> Double {
    // In some scripts, such as Hebrew, the horizontal strokes are the thick ones.
    let thin = min(stems.bar, stems.stem)
    let thick = max(stems.bar, stems.stem)
    return max(thin, (0.75 * thin * thick).squareRoot(), 0.4 * thick)
  }

  /// Matches a font with unknown strokes to a text font, by the text's weight value alone.
  /// - Parameters:
  ///   - font: the text font.
  ///   - axis: the weight axis of the other font.
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
