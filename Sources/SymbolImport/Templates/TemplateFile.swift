internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// A template for custom symbols, versions 1 to 7: guides, variants and their annotation.
///
/// Template units are the units of the file. In files of Apple's application the cap height is 70.459 units
/// (``TemplateMetricsLines/usualCapHeight``), a unit being a hundredth of the em. Other files have other guides.
/// Coordinates are relative to a variant's own baseline and left margin, so that its position on the canvas does not
/// matter.
package struct TemplateFile: Sendable {
  /// The path for error messages.
  package var file: String
  /// The version; `nil` if the file has none.
  package var version: TemplateVersion?
  /// The guides by scale, for scales with a baseline.
  ///
  /// A missing cap line is as high as in other scales.
  package var guides: [SymbolScale: TemplateMetricsLines] = [:]
  /// The variants in the file.
  package var variants: [DrawnVariant: TemplateDrawing] = [:]
  /// How the symbol is divided into layers.
  package var annotation = TemplateAnnotation()

  /// Structure that only the template check uses.
  package var structure = TemplateStructure()

  /// Whether the masters agree point for point, so that all variants can be derived from them.
  package var isVariable: Bool {
    let masters = DrawnVariant.masters.compactMap { variants[$0]?.paths.map(\.path) }
    guard masters.count == 3, masters.allSatisfy({ $0.count == masters[0].count }) else {
      return false
    }
    return masters[0].indices.allSatisfy { index in
      masters.allSatisfy {
        $0[index].elements.map(\.kind) == masters[0][index].elements.map(\.kind)
      }
    }
  }

  /// Derives a variant from the three masters.
  /// - Returns: Its paths and advance width in template units; `nil` if a master is missing or they do not agree.
  package func derived(_ variant: DrawnVariant) -> (paths: [Path], advance: Double)? {
    let masters = DrawnVariant.masters.map { variants[$0] }
    let counts = Set(masters.compactMap { $0?.paths.count })
    guard counts.count == 1, let count = counts.first,
      let advance = TemplateLaw.advance(
        variant, ultralight: masters[0]?.advance, regular: masters[1]?.advance,
        black: masters[2]?.advance)
    else { return nil }
    let capHeight = guides[.small]?.capHeight ?? TemplateMetricsLines.usualCapHeight
    let paths = (0..<count).compactMap { index in
      TemplateLaw.path(
        variant, ultralight: masters[0]?.paths[index].path, regular: masters[1]?.paths[index].path,
        black: masters[2]?.paths[index].path, capHeight: capHeight)
    }
    return paths.count == count ? (paths, advance) : nil
  }
}
