package import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

extension GlyphRun {
  /// Whether programs without support for embedded fonts, such as librsvg and resvg, draw the text correctly if its
  /// font is installed.
  ///
  /// It must be upright on one line, with the default glyph for each character. These programs set each character
  /// separately, so that letters are not joined, glyphs of font features are missing, and marks are misplaced. They
  /// support variable fonts only partly.
  var isPlain: Bool {
    guard font.synthesis == .none, font.coordinates == DesignCoordinates() else { return false }
    let all = glyphs
    guard let line = all.first?.origin.y, all.allSatisfy({ $0.origin.y == line }) else {
      return false
    }
    var known: [Unicode.Scalar: GlyphID] = [:]
    return clusters(of: all).allSatisfy { cluster in
      guard cluster.glyphs.count == 1, let scalar = cluster.text.unicodeScalars.first,
        cluster.text.unicodeScalars.dropFirst().isEmpty
      else { return false }
      // librsvg shifts right-to-left text by its width.
      let script = TextScript(scalar)
      guard !script.isJoined, !script.isRightToLeft else { return false }
      if scalar.properties.isWhitespace { return true }
      let usual = known[scalar] ?? font.glyph(for: scalar.value)
      known[scalar] = usual
      return usual == all[cluster.glyphs.lowerBound].id
    }
  }
}

extension DisplayList {
  /// A part of the text that ``SVGText/text`` draws as shapes, because programs other than browsers would set it
  /// differently; `nil` if there is none.
  package var textDrawnAsShapes: String? {
    func found(_ items: [DisplayItem]) -> String? {
      for item in items {
        switch item {
        case .glyphs(let run, _):
          if !run.range.isEmpty, run.font.size > 0, !run.isPlain {
            return run.clusters(of: run.glyphs).map { ($0.glyphs.lowerBound, $0.text) }
              .sorted { run.glyphs[$0.0].cluster < run.glyphs[$1.0].cluster }.map(\.1).joined()
          }
        case .group(let items, _), .transformed(let items, _), .moving(_, _, let items):
          if let text = found(items) { return text }
        // Descriptions are never set as text.
        case .described, .composite, .fill, .image, .vectors, .clear, .cut, .link: break
        }
      }
      return nil
    }
    return found(items)
  }
}
