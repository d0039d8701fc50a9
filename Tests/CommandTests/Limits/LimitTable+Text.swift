import SymtextGraphics
@testable import SymtextDrawing
import SymtextFonts
import SymtextOpenType
@testable import SymtextSymbolText
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
@testable import SymtextTextLayout
@testable import SymtextVectorFormats

extension LimitTable {
  /// Returns the warning for a glyph with some paints; `nil` if it is drawn.
  private static func said(ofPaints paints: ColorPaintTable?) throws -> String? {
    let font = try TestLibrary.inter(size: 20)
    guard let paints, let root = paints.paint(of: 3) else { return "there is no paint" }
    var painter = GlyphPainter(font: font, paints: paints, palette: [.black], textColor: .black)
    let items = painter.items(of: 3, paint: root)
    guard let limit = painter.exceeded else { return items == nil ? "it is not painted" : nil }
    return UnpaintedGlyph(face: font.face, glyph: 3, limit: limit).description
  }

  /// Returns the error for a dictionary of one pattern and this many bytes.
  private static func dictionary(bytes count: Int) throws -> String? {
    let start = Array("UTF-8\na1b\n%".utf8)
    let directory = try TemporaryDirectory()
    let file = directory.file("hyph_de_DE.dic")
    try PackageFiles.write(
      start + [UInt8](repeating: UInt8(ascii: "%"), count: count - start.count), to: file)
    do {
      _ = try HyphenationDictionary(file: file)
      return nil
    } catch {
      return error.description.replacing(file, with: "hyph_de_DE.dic")
    }
  }

  /// Returns a sentence if a word of this many letters is not hyphenated.
  private static func division(letters count: Int) throws -> String? {
    let directory = try TemporaryDirectory()
    let file = directory.file("hyph_de_DE.dic")
    try PackageFiles.write(Array("UTF-8\na1b\n".utf8), to: file)
    let word = String(repeating: "ab", count: count / 2) + (count % 2 == 1 ? "a" : "")
    let divisions = try HyphenationDictionary(file: file).divisions(of: word)
    return divisions.isEmpty ? "it is not divided" : nil
  }

  /// Returns a sentence if an image of paints, whose longer side has this many pixels at 8 per point, is scaled down.
  private static func sharpness(pixels: Int) throws -> String? {
    // The image has a margin of an eighth of a point.
    let side = Double(pixels) / PaintedImage.pixelRatio - 0.25
    let shape = Path.roundedRect(Rect(x: 0, y: 0, width: side, height: 1), radiusX: 0, radiusY: 0)
    guard let image = PaintedImage.image(of: [.fill(shape, .black)]) else { return "no image" }
    let ratio = Double(image.bitmap.pixmap.width) / image.frame.width
    return ratio >= PaintedImage.pixelRatio - 1e-9
      ? nil : "it has fewer than \(Int(PaintedImage.pixelRatio)) pixels a point"
  }

  /// Returns the error for a text; `nil` if it is short enough.
  private static func said(ofText read: () throws(SymbolError) -> AttributedText) -> String? {
    do throws(SymbolError) {
      try read().checkLength()
      return nil
    } catch {
      return error.description
    }
  }

  static let text: [Limit] = [
    Limit("characters of a text", TextLength.most) { count in
      said { () throws(SymbolError) in AttributedText(String(repeating: "é", count: count)) }
    },
    Limit("characters of a text with its placeholders replaced", TextLength.most) { count in
      let half = String(repeating: "a", count: TextLength.most / 2)
      return said { () throws(SymbolError) in
        try Markup.text(
          "{$a}{$b}{$a}",
          arguments: ["a": half, "b": String(repeating: "b", count: count - TextLength.most)])
      }
    },
    Limit("symbols, images and changes of attributes of a text", TextLength.mostPieces) { count in
      said { () throws(SymbolError) in
        try Markup.text(String(repeating: "{a}", count: count))
      }
    },
    Limit("path segments of the different glyphs of a text", GlyphOutlines.most) { count in
      var outlines = GlyphOutlines()
      outlines.add(elements: count, of: try TestLibrary.inter(size: 20))
      return outlines.isExceeded ? outlines.description : nil
    },
    Limit("nested paints of a glyph (`COLR`)", PaintLimit.depth.most) { count in
      try said(ofPaints: PaintGraph.nested(count))
    },
    Limit("paints of a glyph, including references and layers", PaintLimit.nodes.most) { count in
      // One is the first list; each 255 are in a list of their own.
      let graph = PaintGraph.repeated(
        [PaintGraph.solid], count: (count - 1) - ((count - 1) + 255) / 256, nodes: 1)
      guard graph.nodes == count else { return "there are \(graph.nodes)" }
      return try said(ofPaints: graph.table)
    },
    Limit("path elements that a glyph's paints fill", most: Limit.text(PaintLimit.elements.most)) {
      isBeyond in
      let font = try TestLibrary.inter(size: 20)
      let glyph = (0..<250).map { UInt8($0) }.max { a, b in
        font.outline(of: GlyphID(UInt32(a))).elements.count
          < font.outline(of: GlyphID(UInt32(b))).elements.count
      }
      guard let glyph else { return "there is no glyph" }
      let own = font.outline(of: GlyphID(UInt32(glyph))).elements.count
      let most = PaintLimit.elements.most / own
      return try said(
        ofPaints: PaintGraph.repeated(
          [PaintGraph.outline(of: glyph), PaintGraph.solid], count: isBeyond ? most + 1 : most,
          nodes: 2
        ).table)
    },
    Limit(
      "path elements of the colour glyphs of a text; a layer, and a glyph after the first \(Limit.text(PaintAllowance.mostCopied)), counts as \(PaintAllowance.elementsOfLayer)",
      PaintAllowance.most
    ) { count in
      let layers = count / PaintAllowance.elementsOfLayer + count % PaintAllowance.elementsOfLayer
      guard !PaintAllowance().allows(layers: layers) else { return nil }
      return UnpaintedGlyph(
        face: try TestLibrary.inter(size: 20).face, glyph: 3, limit: .text
      ).description
    },
    Limit("bytes of a dictionary for `--hyphenate`", bytes: HyphenationDictionary.mostBytes) {
      try dictionary(bytes: $0)
    },
    Limit("letters of a hyphenated word", HyphenationDictionary.mostLetters) {
      try division(letters: $0)
    },
    Limit(
      "pixels of the longer side of an image for paints in SVG and PDF, 8 per point",
      Int(PaintedImage.mostSide)
    ) { try sharpness(pixels: $0) },
  ]
}
