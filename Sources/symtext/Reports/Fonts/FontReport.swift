internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextOpenType
internal import SymtextSymbolText
package import SymtextFonts
internal import SymtextTextLayout

/// What `symtext font inspect` knows of a font.
package struct FontReport {
  /// A symbol of a font made by `symtext font build`.
  struct Symbol {
    var entry: SymbolFont.Entry
    var metadata: SymbolMetadata
    /// By the code point that they map from.
    var aliases: [(name: String, codePoint: UInt32)]
    var layers: [SymbolFont.Layer]
    /// What the template that it was read from says of the layers; none for other symbols.
    var annotations: [LayerAnnotation]
    /// How values are shown and effects move.
    var defaults: [StyleDeclaration]
    /// How it moves.
    var motion: SymbolMotion
    /// The glyph of the whole symbol at each scale.
    var glyphs: [(scale: SymbolScale, glyph: GlyphID)]
    /// Whether it was drawn as outlines instead of strokes.
    var hasOutlines: Bool
    /// Whether the outlines were drawn at Regular only.
    var hasSynthesisedWeights: Bool
  }

  let face: Face
  let directory: FontDirectory
  let description: FaceDescription
  let font: Font
  /// `nil` for a font that has no table of symbols, or a damaged one.
  let symbols: [Symbol]?
  /// Why there are no symbols, as a sentence's end.
  let symbolsMissing: String?
  /// The glyphs with the flag for overlapping contours.
  let overlappingGlyphs: [GlyphID]

  /// - Throws: ``FontError`` when the file has no table directory.
  package init(_ face: Face) throws(FontError) {
    self.face = face
    directory = try FontDirectory(face.data)
    description = FaceDescription(face)
    let font = Font(face: face, size: Double(face.unitsPerEm), opticalSizing: .none)
    self.font = font
    overlappingGlyphs = directory.overlappingGlyphs
    guard directory.hasSymbols else {
      symbols = nil
      symbolsMissing = "none: the font was not made by `symtext font build`"
      return
    }
    do {
      let table = try SymbolFont(face.data)
      symbols = table.entries.map { Self.symbol($0, in: table) }
      symbolsMissing = nil
    } catch {
      symbols = nil
      symbolsMissing = error.description
    }
  }

  private static func symbol(_ entry: SymbolFont.Entry, in table: SymbolFont) -> Symbol {
    let metadata = table.metadata(of: entry.index)
    return Symbol(
      entry: entry, metadata: metadata,
      aliases: metadata.aliases.compactMap { alias in
        table.entry(named: alias).map { (alias, $0.codePoint) }
      },
      layers: table.layers(of: entry.index), annotations: table.annotations(of: entry.index),
      defaults: table.defaults(of: entry.index), motion: table.motion(of: entry.index),
      glyphs: SymbolScale.allCases.compactMap { scale in
        table.glyph(of: entry.index, scale: scale).map { (scale, $0) }
      }, hasOutlines: table.hasOutlines(entry.index),
      hasSynthesisedWeights: table.hasSynthesisedWeights(entry.index))
  }

  /// What kind of outlines the glyphs have.
  var outlines: String {
    let kinds: [(Tag, String)] = [("glyf", "TrueType"), ("CFF ", "CFF"), ("CFF2", "CFF2")]
    return kinds.first { directory.has($0.0) }?.1 ?? "no"
  }

  /// What an entry of `name` is, by its identifier.
  static func meaning(ofName id: Int) -> String? {
    let meanings = [
      0: "copyright", 1: "family", 2: "subfamily", 3: "identifier", 4: "full name", 5: "version",
      6: "PostScript name", 7: "trademark", 8: "manufacturer", 9: "designer", 10: "description",
      11: "vendor URL", 12: "designer URL", 13: "licence", 14: "licence URL",
      16: "typographic family", 17: "typographic subfamily", 19: "sample text",
      25: "PostScript prefix",
    ]
    return meanings[id]
  }

  static func text(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
