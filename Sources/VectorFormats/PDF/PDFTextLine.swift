internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics

/// A line of glyphs of one font, with the pen position of a reader.
struct PDFTextLine {
  private let font: Int
  private let size: Double
  private let isInvisible: Bool
  private var pen: Point?
  /// The operand of `TJ`, from the first glyph on.
  private var glyphs = ""

  /// The minimal shift that is written, in thousandths of the em.
  private static let leastShift = 0.05

  /// - Parameters:
  ///   - font: The number of the font among the resources.
  ///   - size: The size in points per em.
  init(font: Int, size: Double, isInvisible: Bool) {
    self.font = font
    self.size = size
    self.isInvisible = isInvisible
  }

  func begin(in content: inout PDFContent) {
    content.add("BT")
    content.setFont("/F\(font) \(PDFSyntax.number(size)) Tf", isInvisible: isInvisible)
  }

  /// Adds a glyph.
  /// - Parameters:
  ///   - glyph: The glyph; `nil` for one without ink.
  ///   - text: The text of the glyph.
  ///   - origin: The origin on the page, y up.
  mutating func add(
    _ glyph: GlyphID?, text: String, at origin: Point, _ resources: inout PDFResources,
    in content: inout PDFContent
  ) {
    let (number, width) = resources.glyph(glyph, text: text, size: size, font: font)
    var x = pen?.x ?? origin.x
    if pen?.y != origin.y {
      finish(in: &content)
      content.add("1 0 0 1 \(PDFSyntax.numbers([origin.x, origin.y])) Tm")
      x = origin.x
    }
    let shift = (x - origin.x) / size * 1000
    if abs(shift) > Self.leastShift {
      glyphs += glyphs.isEmpty ? "\(PDFSyntax.number(shift))<" : ">\(PDFSyntax.number(shift))<"
      x = origin.x
    } else if glyphs.isEmpty {
      glyphs = "<"
    }
    glyphs += PDFSyntax.hex(UInt16(truncatingIfNeeded: number))
    pen = Point(x + width / 1000 * size, origin.y)
  }

  /// Writes the added glyphs.
  mutating func finish(in content: inout PDFContent) {
    if !glyphs.isEmpty { content.add("[\(glyphs)>]TJ") }
    glyphs = ""
  }

  mutating func end(in content: inout PDFContent) {
    finish(in: &content)
    content.add("ET")
  }
}
