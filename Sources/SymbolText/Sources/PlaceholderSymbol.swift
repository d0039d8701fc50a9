internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextTextLayout

/// The placeholder of a missing symbol: a dashed box in every weight and scale.
enum PlaceholderSymbol {
  /// The library of the box, made on first use.
  private static let library = Result { () throws(SymbolError) in try made() }

  /// Returns the box for a missing symbol.
  /// - Parameter name: the unknown name.
  /// - Throws: ``SymbolError`` if the box cannot be made.
  static func box(
    named name: String, beside text: Font, configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol {
    let library = try library.get()
    guard let entry = library.font.entries.first else {
      throw SymbolError("the placeholder for `\(name)` cannot be made")
    }
    var own = configuration
    own.effect = nil
    var box = try ResolvedSymbol(entry, of: library, beside: text, configuration: own)
    box.missingName = name
    box.altText = name
    return box
  }

  private static func made() throws(SymbolError) -> SymbolLibrary {
    let outline = Path.roundedRect(
      Rect(x: 3.5, y: 3.5, width: 17, height: 17), radiusX: 3, radiusY: 3)
    // Ten dashes, with gaps that stay open in Black.
    let around = 4 * 11 + 6 * Double.pi
    let dashes = outline.dashed(
      [around / 16 * 0.55, around / 16 * 0.45], offset: around / 16 * 0.275, most: 64)
    let shape = SymbolLayer.Shape(
      path: dashes ?? outline, isSolid: false, style: StrokeStyle(cap: .butt, join: .round))
    let symbol = Symbol(
      name: "missing", layers: [SymbolLayer(shapes: [shape], level: .primary)],
      metadata: SymbolMetadata(altText: "", category: ""))
    var compiler = FontCompiler(familyName: "Missing")
    compiler.hasNames = false
    compiler.threads = 1
    do {
      let file = try compiler.font(SymbolSet(symbols: [symbol])).file
      return try SymbolLibrary(
        face: Face(data: FontData(file.encoded()), name: "(missing)"), isMade: true)
    } catch {
      throw SymbolError("the placeholder for missing symbols cannot be made: \(error)")
    }
  }
}
