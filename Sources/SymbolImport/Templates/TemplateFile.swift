internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// What a template for custom symbols holds, versions 1 to 7: guides, variants and their annotation.
///
/// Template units are the units of the file: in those that Apple's application writes the cap height is
/// 70.459 of them (``TemplateMetricsLines/usualCapHeight``), a hundredth of the em each; other files have other
/// guides. Everything counts from a variant's own baseline and left margin, so that where it stands on the
/// canvas does not matter.
package struct TemplateFile: Sendable {
  /// The path that errors name.
  package var file: String
  /// `nil` when the file does not say.
  package var version: TemplateVersion?
  /// By scale, those with a baseline; a cap line that is missing is put as high as in other scales.
  package var guides: [SymbolScale: TemplateMetricsLines] = [:]
  /// The variants in the file.
  package var variants: [DrawnVariant: TemplateDrawing] = [:]
  /// How the symbol is divided into layers.
  package var annotation = TemplateAnnotation()

  /// What only checking asks for.
  package var structure = TemplateStructure()

  /// Whether the masters agree point for point, so that all variants follow from them.
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

  /// A variant that follows from the three masters.
  /// - Returns: its paths and advance width in template units; `nil` when the masters are not all there or
  ///   do not agree.
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
