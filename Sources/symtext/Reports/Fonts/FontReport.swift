internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextOpenType
internal import SymtextSymbolText
package import SymtextFonts
internal import SymtextTextLayout

/// The contents of a font, for `symtext font inspect`.
package struct FontReport {
  /// A symbol of a font made by `symtext font build`.
  struct Symbol {
    var entry: SymbolFont.Entry
    var metadata: SymbolMetadata
    /// With the code point that each maps from.
    var aliases: [(name: String, codePoint: UInt32)]
    var layers: [SymbolFont.Layer]
    /// The layers' annotations in the original template; empty for other symbols.
    var annotations: [LayerAnnotation]
    /// The defaults for values and effects.
    var defaults: [StyleDeclaration]
    /// Its motion.
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
  /// The reason for missing symbols, without a subject.
  let symbolsMissing: String?
  /// The glyphs with the flag for overlapping contours.
  let overlappingGlyphs: [GlyphID]

  /// - Throws: ``FontError`` if the file has no table directory.
  package init(_ face: Face) throws(FontError) {
    self.face = face
    directory = try FontDirectory(face.data)
    description = FaceDescription(face)
    let font = Font(face: face, size: Double(face.unitsPerEm), opticalSizing: .none)
    self.font = font
    overlappingGlyphs = directory.overlappingGlyphs
    guard directory.hasSymbols else {
      symbols = nil
      symbolsMissing =
        "none: the font was not made by `symtext font build`, or another program dropped its tables SymT and SymD"
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

  /// The kind of the glyphs' outlines.
  var outlines: String {
    let kinds: [(Tag, String)] = [("glyf", "TrueType"), ("CFF ", "CFF"), ("CFF2", "CFF2")]
    return kinds.first { directory.has($0.0) }?.1 ?? "no"
  }

  /// Returns the meaning of an entry of `name`.
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
