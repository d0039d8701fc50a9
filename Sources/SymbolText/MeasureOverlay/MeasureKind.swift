internal import SymtextGraphics

/// The kind of a guide.
package enum MeasureKind: String, CaseIterable, Sendable {
  /// The box of each line: from its start to its end, as high as the line.
  case box
  /// The ascent and the descent of the text's font.
  case extents
  /// The cap height.
  case cap
  /// The x-height.
  case xHeight = "x-height"
  /// The baseline.
  case baseline
  /// The alignment rectangle of symbols and images: from margin to margin.
  case rect
  /// The side bearings of symbols: from the alignment rectangle to the ink.
  case bearings
  /// The box around the ink of symbols and images.
  case ink

  /// The name in the legend.
  var title: String {
    switch self {
    case .box: "line box"
    case .extents: "ascent, descent"
    case .cap: "cap height"
    case .xHeight: "x-height"
    case .baseline: "baseline"
    case .rect: "alignment rectangle"
    case .bearings: "bearings"
    case .ink: "ink"
    }
  }

  /// Colours of medium lightness, visible on white and on black.
  var color: Color {
    switch self {
    case .box: Color(rgb: 0x80_80_80)
    case .extents: Color(rgb: 0x00_8A_8A)
    case .cap: Color(rgb: 0x2F_7A_F0)
    case .xHeight: Color(rgb: 0x9A_55_F0)
    case .baseline: Color(rgb: 0xE0_30_30)
    case .rect: Color(rgb: 0x0C_90_30)
    case .bearings: Color(rgb: 0xD8_3A_B0)
    case .ink: Color(rgb: 0xC8_68_00)
    }
  }
}
