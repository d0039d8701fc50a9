internal import SymtextFontGlyphs
internal import SymtextSymbols

/// Where things stand on the sheet of a template: 3300 × 2200 units, y down.
///
/// The places are those of the files that SF Symbols writes; readers go by the guides.
enum TemplateGrid {
  static let width = 3300.0
  static let height = 2200.0
  /// From where to where the lines of the sheet run.
  static let left = 263.0
  static let right = 3036.0
  /// Where the letter stands that shows the cap height.
  static let referenceLetter = 339.0
  /// How far margin lines reach above and below the baseline.
  static let marginReach = (above: 95.215, below: 24.121)

  /// The y of a scale's baseline.
  static func baseline(_ scale: SymbolScale) -> Double {
    switch scale {
    case .small: 696
    case .medium: 1126
    case .large: 1556
    }
  }

  /// The y of a scale's cap line.
  static func capline(_ scale: SymbolScale) -> Double {
    baseline(scale) - TemplateSheet.capHeight
  }

  /// The x of the middle of a weight's column.
  static func column(_ weight: SymbolWeight) -> Double {
    559.711 + 296.711 * Double(SymbolWeight.allCases.firstIndex(of: weight) ?? 0)
  }

  /// The x of a variant's left margin: it is centred in its column.
  static func leftMargin(_ variant: TemplateSheet.Variant) -> Double {
    column(variant.weight) - variant.advance / 2
  }
}
