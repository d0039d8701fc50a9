/// How thick the strokes of a symbol are at every weight and scale.
///
/// Measured on Apple's custom-symbol templates: three masters, Ultralight, Regular and Black, and the
/// other weights at fixed parts of the way between them; the small scale carries the horizontal stroke
/// of the text itself.
package enum WeightLaw {
  /// The weights that are drawn; all others lie between them, or go on beyond them.
  package static let masters: [SymbolWeight] = [.ultralight, .regular, .black]

  /// Where the axis ends: at the least and the greatest value that `wght` may have, for texts whose strokes are
  /// thinner than Ultralight or thicker than Black.
  ///
  /// The lines through the masters go on. The lightest stroke is little more than half of Ultralight's, the
  /// heaviest between 21 and 25 % thicker than Black's, by scale.
  /// <https://learn.microsoft.com/typography/opentype/spec/dvaraxistag_wght>
  package static let ends = (
    lightest: (axisValue: 1.0, place: -1.2), heaviest: (axisValue: 1000.0, place: 1.45)
  )

  /// The place of a weight between the masters: −1 Ultralight, 0 Regular, 1 Black.
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

  /// The values of the axis at which it bends, from its lightest to its heaviest end, and their places.
  package static let axis: [(axisValue: Double, place: Double)] =
    [ends.lightest] + SymbolWeight.allCases.map { ($0.axisValue, normalized($0)) }
    + [ends.heaviest]

  /// The place of any value of the axis between the masters or beyond them; beyond its ends the end itself.
  package static func normalized(axisValue: Double) -> Double {
    guard axisValue > ends.lightest.axisValue else { return ends.lightest.place }
    for (below, above) in zip(axis, axis.dropFirst()) where axisValue <= above.axisValue {
      let part = (axisValue - below.axisValue) / (above.axisValue - below.axisValue)
      return below.place + (above.place - below.place) * part
    }
    return ends.heaviest.place
  }

  /// The coordinate of a place in a font, as `avar` gives it: −1 and 1 are the ends of the axis.
  package static func coordinate(_ place: Double) -> Double {
    place < 0 ? -place / ends.lightest.place : place / ends.heaviest.place
  }

  /// The stroke of a master, as a part of the cap height.
  static func masterStrokes(_ scale: SymbolScale) -> (
    ultralight: Double, regular: Double, black: Double
  ) {
    switch scale {
    case .small: (0.0317, 0.1059, 0.2010)
    case .medium: (0.0341, 0.1179, 0.2468)
    // Black follows from Heavy; the sample file's own .2862 has a sign slip.
    case .large: (0.0358, 0.1292, 0.2901)
    }
  }

  /// The stroke at a value of the `wght` axis, as a part of the cap height.
  package static func stroke(axisValue: Double, scale: SymbolScale) -> Double {
    let place = normalized(axisValue: axisValue)
    let masters = masterStrokes(scale)
    return place < 0
      ? masters.regular + (masters.regular - masters.ultralight) * place
      : masters.regular + (masters.black - masters.regular) * place
  }

  /// Half the stroke of a weight at medium scale, in units of the drawing.
  package static func halfStroke(_ weight: SymbolWeight) -> Double {
    stroke(axisValue: weight.axisValue, scale: .medium) / DrawingGrid.unit / 2
  }

  /// Half the strokes of the masters, in units of the drawing: Ultralight, Regular, Black.
  package static func halfWidths(_ scale: SymbolScale) -> [Double] {
    masters.map { weight in
      stroke(axisValue: weight.axisValue, scale: scale) / (DrawingGrid.unit * scale.factor) / 2
    }
  }
}
