package import SymtextFonts
package import SymtextOpenType
internal import SymtextTextLayout

/// A glyph drawn without its paints (`COLR` version 1) because they exceed a limit.
package struct UnpaintedGlyph: Sendable {
  package let face: Face
  package let glyph: GlyphID
  /// The limit that its paints exceed.
  package let limit: PaintLimit

  /// A warning in one sentence.
  package var description: String {
    let name = face.name(of: glyph).map { "`\($0)`" } ?? "\(glyph.rawValue)"
    return
      "the glyph \(name) of \(face.family) is drawn without its paints (COLR): \(limit.description)"
  }
}

extension DisplayList {
  /// The glyphs of the picture that are drawn without their paints, without duplicates.
  package var unpaintedGlyphs: [UnpaintedGlyph] {
    let limits = PaintedGlyphs.limits
    // Most pictures need no search.
    guard !limits.isEmpty else { return [] }
    var found: [UnpaintedGlyph] = []
    items.forEachLeaf { item in
      // Glyphs with paints have an invisible one, for the baseline and for reading.
      guard case .glyphs(let run, let paint) = item, !paint.isClear else { return }
      for glyph in run.glyphs {
        let key = PaintedGlyphs.GlyphKey(face: run.font.face.id, glyph: glyph.id)
        guard let limit = limits[key],
          !found.contains(where: { $0.face.id == key.face && $0.glyph == key.glyph })
        else { continue }
        found.append(UnpaintedGlyph(face: run.font.face, glyph: glyph.id, limit: limit))
      }
    }
    return found
  }
}
