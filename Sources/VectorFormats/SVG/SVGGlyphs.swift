internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The outlines of a picture with much text, each written once.
///
/// Glyphs of a run that touch are one outline, so that no seam shows between them.
///
/// <https://www.w3.org/TR/SVG2/struct.html#UseElement>
struct SVGGlyphs {
  private struct Key: Hashable {
    var font: Int
    var first: GlyphID
    /// The glyphs after the first, with their distance from it, in units.
    var others: [Other] = []

    struct Other: Hashable {
      var glyph: GlyphID
      var x: Int
      var y: Int
    }
  }

  /// The definitions, a line each.
  private(set) var definitions: [UInt8] = []
  private var fonts: [FontKey: Int] = [:]
  /// The number of an outline; `nil` if it has no ink.
  private var numbers: [Key: Int?] = [:]
  private var count = 0
  private let precision: SVGPrecision

  /// The path elements of all definitions.
  private var elementCount = 0

  /// The minimal number of glyphs, and of path elements of their outlines.
  ///
  /// Pictures with fewer have a path for each run, which is easier to edit.
  private static let leastCount = 1_000
  private static let leastElements = 1 << 18
  /// The most path elements of glyphs that touch and are one outline.
  private static let mostTouching = 1 << 16
  /// The path elements of all outlines beyond which glyphs that touch have outlines of their own.
  private static let mostJoined = 1 << 20

  /// - Returns: `nil` for pictures with little text.
  init?(_ items: [OutlinedItem], precision: SVGPrecision) {
    var count = 0
    var elements = 0
    func isMuch() -> Bool { count >= Self.leastCount || elements >= Self.leastElements }
    for item in items where !isMuch() {
      item.forEachLeaf {
        guard case .glyphs(let run, _) = $0, !isMuch() else { return }
        let glyphs = run.glyphs
        count += glyphs.count
        if count < Self.leastCount {
          for glyph in glyphs { elements += run.font.elementCount(of: glyph.id) }
        }
      }
    }
    guard isMuch() else { return nil }
    self.precision = precision
  }

  /// Writes the elements of a run's glyphs, as ``SVGReference``s.
  mutating func write(_ run: GlyphRun, to bytes: inout [UInt8]) {
    let fontKey = FontKey(run.font)
    let font = fonts[fontKey] ?? fonts.count
    fonts[fontKey] = font
    let glyphs = run.glyphs
    var start = 0
    var right = -Double.infinity
    var elements = 0
    for (index, glyph) in glyphs.enumerated() {
      guard let ink = run.font.inkBounds(of: glyph.id) else { continue }
      elements += run.font.elementCount(of: glyph.id)
      let isFull = elements > Self.mostTouching || elementCount > Self.mostJoined
      if ink.minX + glyph.origin.x > right || isFull {
        write(glyphs[start..<index], of: run.font, number: font, to: &bytes)
        start = index
        elements = run.font.elementCount(of: glyph.id)
      }
      right = max(right, ink.maxX + glyph.origin.x)
    }
    write(glyphs[start...], of: run.font, number: font, to: &bytes)
  }

  /// Writes the element of glyphs that touch.
  private mutating func write(
    _ glyphs: ArraySlice<GlyphRun.Glyph>, of font: Font, number: Int, to bytes: inout [UInt8]
  ) {
    let glyphs = glyphs.drop { font.inkBounds(of: $0.id) == nil }
    guard let first = glyphs.first else { return }
    let (x, y) = (precision.units(first.origin.x), precision.units(first.origin.y))
    var key = Key(font: number, first: first.id)
    for glyph in glyphs.dropFirst() where font.inkBounds(of: glyph.id) != nil {
      key.others.append(
        .init(
          glyph: glyph.id, x: precision.units(glyph.origin.x) - x,
          y: precision.units(glyph.origin.y) - y))
    }
    guard let number = numbers[key] ?? define(key, font: font) else { return }
    SVGReference(glyph: number, x: x, y: y).write(to: &bytes)
  }

  private mutating func define(_ key: Key, font: Font) -> Int? {
    var path = font.outline(of: key.first)
    for other in key.others {
      path.append(
        font.outline(of: other.glyph).transformed(
          by: .translation(
            Double(other.x) / precision.unitsPerPoint, Double(other.y) / precision.unitsPerPoint)))
    }
    elementCount += path.elements.count
    let data = CompactPathData(path, precision: precision).bytes
    guard !data.isEmpty else {
      numbers[key] = .some(nil)
      return nil
    }
    let number = count
    count += 1
    numbers[key] = number
    definitions += "<path id=\"\(SVGIdentifier.glyph(number).text)\" d=\"".utf8
    definitions += data
    definitions += "\"/>\n".utf8
    return number
  }
}
