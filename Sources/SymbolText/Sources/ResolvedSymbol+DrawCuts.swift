internal import SymtextFonts
internal import SymtextFontGlyphs
package import SymtextGraphics
internal import SymtextTextLayout

extension ResolvedSymbol {
  /// Returns the outline of a layer with the cuts from its template's guide points, by which a pen draws it.
  ///
  /// Points, y down, from the symbol's origin.
  /// - Parameter part: a layer, or some contours of one.
  /// - Returns: `nil` without guide points, or if no cut lies on the outline.
  package func cutOutline(of part: SymbolPart) -> CutOutline? {
    guard let record else { return nil }
    let cuts = record.font.cuts(
      of: record.index, layer: part.layer, scale: scale,
      weight: font.normalizedCoordinates.first ?? 0)
    guard !cuts.isEmpty else { return nil }
    let unit = font.size / Double(font.face.unitsPerEm)
    return CutOutline(
      outline(of: part), strokes: cuts.map { $0.map { $0.transformed(by: .scale(unit, -unit)) } },
      guides: record.font.strokeGuides(of: record.index, layer: part.layer),
      tolerance: Self.cutTolerance * unit)
  }

  /// The largest distance of a cut's end from the outline, in font units: between masters, places move along curves.
  private static let cutTolerance = 12.0
}
