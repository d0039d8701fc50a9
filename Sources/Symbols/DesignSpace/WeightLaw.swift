package import SymtextGraphics

/// The stroke thickness of a symbol at every weight and scale.
///
/// Measured on Apple's custom-symbol templates: there are three masters, Ultralight, Regular and Black. The other
/// weights lie at fixed fractions between them. The small scale has the horizontal stroke of the text itself.
package enum WeightLaw {
  /// The masters; other weights are interpolated between them or extrapolated beyond them.
  package static let masters: [SymbolWeight] = [.ultralight, .regular, .black]

  /// The ends of the axis: the least and the greatest valid value of `wght`, for text with strokes thinner than
  /// Ultralight or thicker than Black.
  ///
  /// Strokes continue the lines through the masters. At small scale the lightest is .0094 of the cap height, a third of
  /// Ultralight's, and the heaviest .2675, a third more than Black's. Of 1,278 faces in Debian's packages, five are
  /// heavier or lighter if those of display faces that are drawn on a grid of pixels do not count: Bebas Neue Thin has .0143,
  /// League Spartan Black .2538.
  /// <https://learn.microsoft.com/typography/opentype/spec/dvaraxistag_wght>
  package static let ends = (
    lightest: (axisValue: 1.0, place: -1.3), heaviest: (axisValue: 1000.0, place: 1.7)
  )

  /// The place of a named weight: −1 Ultralight, 0 Regular, 1 Black.
  package static func normalized(_ weight: SymbolWeight) -> Double {
    switch weight {
    case .ultralight: -1
    case .thin: -1 + 7.0 / 31
    case .light: -1.0 / 3
    case .regular: 0
    case .medium: 0.18
    case .semibold: 0.318
    case .bold: 0.5
    case .heavy: 0.764
    case .black: 1
    }
  }

  /// The axis values at which the mapping bends, from the lightest to the heaviest end, and their places.
  package static let axis: [(axisValue: Double, place: Double)] =
    [ends.lightest] + SymbolWeight.allCases.map { ($0.axisValue, normalized($0)) }
    + [ends.heaviest]

  /// The place of an axis value, clamped to the ends of the axis.
  package static func normalized(axisValue: Double) -> Double {
    guard axisValue > ends.lightest.axisValue else { return ends.lightest.place }
    for (below, above) in zip(axis, axis.dropFirst()) where axisValue <= above.axisValue {
      let part = (axisValue - below.axisValue) / (above.axisValue - below.axisValue)
      return below.place + (above.place - below.place) * part
    }
    return ends.heaviest.place
  }

  /// The normalized coordinate of a place, as mapped by `avar`: −1 and 1 are the ends of the axis.
  package static func coordinate(_ place: Double) -> Double {
    place < 0 ? -place / ends.lightest.place : place / ends.heaviest.place
  }

  /// The stroke of each master, as a fraction of the cap height.
  static func masterStrokes(_ scale: SymbolScale) -> (
    ultralight: Double, regular: Double, black: Double
  ) {
    switch scale {
    case .small: (0.0317, 0.1059, 0.2010)
    case .medium: (0.0341, 0.1179, 0.2468)
    // Derived from Heavy; the sample file's own value for Black, .2862, has a sign error.
    case .large: (0.0358, 0.1292, 0.2901)
    }
  }

  /// The stroke at a `wght` value, as a fraction of the cap height.
  package static func stroke(axisValue: Double, scale: SymbolScale) -> Double {
    let place = normalized(axisValue: axisValue)
    let masters = masterStrokes(scale)
    return place < 0
      ? masters.regular + (masters.regular - masters.ultralight) * place
      : masters.regular + (masters.black - masters.regular) * place
  }

  /// Half the stroke of a weight at medium scale, in drawing units.
  package static func halfStroke(_ weight: SymbolWeight) -> Double {
    stroke(axisValue: weight.axisValue, scale: .medium) / DrawingGrid.unit / 2
  }

  /// The taper of pens that are as wide as the weight's at Ultralight, and have their own width from Regular on.
  ///
  /// It starts at the thinnest stroke of any scale, so that no such pen is wider than the weight's.
  package static let taper = Pen.Taper(
    start: SymbolScale.allCases.map { halfWidths($0)[0] }.min() ?? 0, end: halfStroke(.regular))

  /// Half the strokes of the masters Ultralight, Regular and Black, in drawing units.
  package static func halfWidths(_ scale: SymbolScale) -> [Double] {
    masters.map { weight in
      stroke(axisValue: weight.axisValue, scale: scale) / (DrawingGrid.unit * scale.factor) / 2
    }
  }
}
