internal import SymtextGraphics

/// What a guide shows.
package enum MeasureKind: String, CaseIterable, Sendable {
  /// The box of each line: from its start to its end, as high as it takes room.
  case box
  /// How far the text's font reaches up and down: its ascent and its descent.
  case extents
  /// The top of flat capitals.
  case cap
  /// The top of flat small letters.
  case xHeight = "x-height"
  /// What letters and symbols stand on.
  case baseline
  /// The alignment rectangle of symbols and images: from margin to margin.
  case rect
  /// The margins of symbols: from the alignment rectangle to the ink.
  case bearings
  /// The box around the ink of symbols and images.
  case ink

  /// What a legend calls it.
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

  /// Each as far from white as from black, so that it shows on both.
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
