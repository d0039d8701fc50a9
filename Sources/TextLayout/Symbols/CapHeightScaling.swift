package import SymtextFonts

/// The size at which a symbol font's cap height equals the text's.
package enum CapHeightScaling {
  /// Symbols are drawn to the cap height in the symbol font's tables, so this value counts even if its letters differ.
  /// - Parameters:
  ///   - face: the symbol font.
  ///   - textCapHeight: the text font's cap height, in points.
  /// - Returns: points per em for the symbol font.
  package static func pointSize(of face: Face, textCapHeight: Double) -> Double {
    let font = Font(face: face, size: 1, opticalSizing: .none)
    let said = (font.instance.native.capHeight ?? 0) * font.scale
    return textCapHeight / (said > 0 ? said : font.metrics.capHeight)
  }
}
