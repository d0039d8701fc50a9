package import SymtextFonts
package import SymtextOpenType
internal import SymtextTextLayout

/// A glyph that is drawn without its paints (`COLR` version 1), as they would be too much work.
package struct UnpaintedGlyph: Sendable {
  package let face: Face
  package let glyph: GlyphID
  /// What its paints have too much of.
  package let limit: PaintLimit

  /// One sentence.
  package var description: String {
    let name = face.name(of: glyph).map { "`\($0)`" } ?? "\(glyph.rawValue)"
    return
      "the glyph \(name) of \(face.family) is drawn without its paints (COLR): \(limit.description)"
  }
}

extension DisplayList {
  /// The glyphs of the picture that are drawn without their paints, each once.
  package var unpaintedGlyphs: [UnpaintedGlyph] {
    let limits = PaintedGlyphs.limits
    // Of nearly all pictures nothing has to be looked at.
    guard !limits.isEmpty else { return [] }
    var found: [UnpaintedGlyph] = []
    items.forEachLeaf { item in
      guard case .glyphs(let run, _) = item else { return }
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
