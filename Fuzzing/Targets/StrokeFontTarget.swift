import SymtextFontGlyphs
import SymtextSymbolImport

/// Strokes of every kind, from drawing to font.
///
/// The bytes generate a drawing, so that every input draws, with numbers that are hard cases for geometry.
struct StrokeFontTarget: FuzzTarget {
  let name = "stroke-font"
  let mostBytes = 512

  func run(_ input: [UInt8]) throws {
    var source = ByteSource(input)
    let overlaps = source.pick(OverlapRule.allCases)
    let svg = MadeUpDrawing.svg(&source)
    let imported = try IconImporter(file: "made-up.svg").symbol(
      from: Array(svg.utf8), name: "fuzzed")
    try FontChecks.check([imported.symbol], overlaps: overlaps)
  }
}
