import SymtextDrawing
import SymtextGraphics
import SymtextOpenType
import SymtextSymbolText
@testable import SymtextFonts
@testable import SymtextTextLayout

/// A font file as the font of text: its numbers are finite, text in it is set and drawn, and its embedded subset can be
/// read.
struct TextFontTarget: FuzzTarget {
  let name = "text-font"
  let dictionary: String? = "otf"
  let mostBytes = 8192

  func run(_ input: [UInt8]) throws {
    let face = try Face(data: FontData(input), name: "fuzzed.ttf")
    try promise(face.unitsPerEm > 0, "\(face.unitsPerEm) units to the em")
    _ = FaceDescription(face)
    for weight in [400.0, 650] {
      let font = Font(face: face, size: 20, coordinates: DesignCoordinates(weight: weight))
      try check(font)
      let label = try Label(
        Markup.text("Ab fi {heart}\tg\u{301}"), font: font, library: try FuzzFonts.library,
        fallback: nil)
      let lines = label.lines(width: 60)
      try LineChecks(label.text).check(lines, mostLines: nil)
      let list = label.displayList(width: 60)
      // Drawing takes longer than all other work.
      guard weight == 400, list.width <= 1000, list.height <= 1000 else { continue }
      try PictureChecks.check(list)
    }
  }

  private func check(_ font: Font) throws {
    let metrics = font.metrics
    var numbers = [metrics.ascent, metrics.descent, metrics.capHeight, metrics.xHeight]
    if let stems = font.stems { numbers += [stems.bar, stems.stem] }
    for number in 0..<UInt32(clamping: min(font.face.glyphCount, 16)) {
      let glyph = GlyphID(number)
      numbers.append(font.advance(of: glyph))
      numbers += font.outline(of: glyph).elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
      if let box = font.inkBounds(of: glyph) {
        numbers += [box.minX, box.minY, box.maxX, box.maxY]
      }
    }
    try promise(numbers.allSatisfy(\.isFinite), "a number of the font is not finite")
  }
}
