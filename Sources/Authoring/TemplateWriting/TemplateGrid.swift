internal import SymtextFontGlyphs
internal import SymtextSymbols

/// The layout of a template's sheet: 3300 × 2200 units, y down.
///
/// The positions are those of files written by SF Symbols; readers use the guides.
enum TemplateGrid {
  static let width = 3300.0
  static let height = 2200.0
  /// The horizontal extent of the sheet's lines.
  static let left = 263.0
  static let right = 3036.0
  /// The x of the letter that shows the cap height.
  static let referenceLetter = 339.0
  /// The extent of margin lines above and below the baseline.
  static let marginReach = (above: 95.215, below: 24.121)

  /// Returns the y of a scale's baseline.
  static func baseline(_ scale: SymbolScale) -> Double {
    switch scale {
    case .small: 696
    case .medium: 1126
    case .large: 1556
    }
  }

  /// Returns the y of a scale's cap line.
  static func capline(_ scale: SymbolScale) -> Double {
    baseline(scale) - TemplateSheet.capHeight
  }

  /// Returns the x of the middle of a weight's column.
  static func column(_ weight: SymbolWeight) -> Double {
    559.711 + 296.711 * Double(SymbolWeight.allCases.firstIndex(of: weight) ?? 0)
  }

  /// Returns the x of a variant's left margin, which centres the variant in its column.
  static func leftMargin(_ variant: TemplateSheet.Variant) -> Double {
    column(variant.weight) - variant.advance / 2
  }
}
