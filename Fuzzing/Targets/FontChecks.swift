import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextOpenType
import SymtextFonts
import SymtextTextLayout

/// Invariants of the font of every symbol that was read.
enum FontChecks {
  /// Compiles symbols and reads the font back.
  /// - Throws: ``BrokenPromise``, or the error that prevents a font.
  static func check(
    _ symbols: [Symbol], scales: Set<SymbolScale> = [.medium], overlaps: OverlapRule = .automatic
  ) throws {
    for symbol in symbols { try checkFinite(symbol) }
    let set = try SymbolSet(symbols: symbols)
    var compiler = FontCompiler(familyName: "Fuzzed")
    compiler.threads = 1
    // The letters of names are the same in every font, and compiling them takes four times as long as a symbol.
    compiler.hasNames = false
    compiler.scales = scales
    compiler.overlaps = overlaps
    let (file, report) = try compiler.font(set)
    let bytes = file.encoded()
    let data = FontData(bytes)
    let face: Face
    let font: SymbolFont
    do {
      face = try Face(data: data, name: "fuzzed.ttf")
      font = try SymbolFont(data)
    } catch { throw BrokenPromise(description: "the compiled font cannot be read: \(error)") }
    try promise(face.glyphCount == report.glyphCount, "the font has a different number of glyphs")
    try GlyphTableChecks(FontDirectory(data)).check()
    for symbol in set.symbols {
      guard let entry = font.entry(named: symbol.name) else {
        throw BrokenPromise(description: "\(symbol.name) is not found")
      }
      try promise(
        font.layers(of: entry.index).count == symbol.layers.count, "\(symbol.name) lost a layer")
    }
    try checkOutlines(face)
    try FontSanitizer.checkSample(bytes)
  }

  private static func checkFinite(_ symbol: Symbol) throws {
    for shape in symbol.layers.flatMap(\.shapes) {
      try promise(
        shape.path.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite },
        "a point of the symbol is not finite")
    }
  }

  /// Checks that outlines are in range at all masters and between them.
  private static func checkOutlines(_ face: Face) throws {
    for weight in [100.0, 250, 400, 900] {
      let font = Font(
        face: face, size: Double(face.unitsPerEm), coordinates: DesignCoordinates(weight: weight))
      for number in 0..<UInt32(clamping: min(face.glyphCount, 32)) {
        let glyph = GlyphID(number)
        let points = font.outline(of: glyph).elements.flatMap(\.points)
        try promise(
          points.allSatisfy { abs($0.x) <= 0x10000 && abs($0.y) <= 0x10000 },
          "glyph \(number) is out of range at weight \(weight)")
        let advance = font.advance(of: glyph)
        try promise((0...0xFFFF).contains(advance), "glyph \(number) has the advance \(advance)")
      }
    }
  }
}
