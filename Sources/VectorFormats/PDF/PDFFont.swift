internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The glyphs of one font that a document shows, each with the text that it stands for.
///
/// A glyph that stands for several texts is there several times, so that every one is copied right.
struct PDFFont {
  /// A font without its size.
  struct Key: Hashable {
    var face: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
    /// A font's glyphs beyond the first 56,000 are another font.
    var part = 0

    init(_ font: Font) {
      face = font.face.id
      coordinates = font.coordinates
      synthesis = font.synthesis
    }
  }

  private struct Glyph: Hashable {
    /// `nil` for one without ink.
    var id: GlyphID?
    var text: String
  }

  /// At 1,000 points; `nil` for the font of what is seen elsewhere, whose glyphs are squares without ink.
  private let design: Font?
  private var numbers: [Glyph: Int] = [:]
  private var glyphs: [Glyph] = [Glyph(id: 0, text: "")]
  private var widths: [Double] = []
  private var largestSize = 0.0

  /// Numbers have two bytes; a run, of at most 8,192 glyphs, is not parted.
  private static let mostGlyphs = 56_000
  /// How far outlines may stray from the font's, in points.
  private static let tolerance = 0.005

  init(_ font: Font?) {
    design = font?.scaled(to: 1000)
    widths = [width(of: 0)]
  }

  var isFull: Bool { glyphs.count >= Self.mostGlyphs }

  /// The number of a glyph in the document's font.
  /// - Parameter size: at which it is shown, in points.
  mutating func number(of glyph: GlyphID?, text: String, size: Double) -> Int {
    largestSize = max(largestSize, size)
    let key = Glyph(id: glyph, text: text)
    if let known = numbers[key] { return known }
    let number = glyphs.count
    glyphs.append(key)
    widths.append(width(of: glyph))
    numbers[key] = number
    return number
  }

  /// How far a glyph moves the pen, in thousandths of the em.
  func width(number: Int) -> Double { widths[number] }

  /// To a hundredth, as it is written.
  private func width(of glyph: GlyphID?) -> Double {
    guard let design else { return 1000 }
    let width = glyph.map { design.advance(of: $0) } ?? 0
    return min(max(width.rounded(decimals: 2), 0), 16_000)
  }

  /// Writes the font.
  /// - Parameter index: its place among the document's.
  /// - Returns: the number of the object.
  func write(to file: inout PDFFile, index: Int) -> Int {
    let name = Self.tag(index) + "+" + familyName
    let program = self.program(name: name)
    let metrics = design?.metrics
    // 4: glyphs are not only those of the standard Latin set; 64: italic.
    let isItalic = design?.isItalic ?? false
    let descriptor = file.add(
      "<</Type/FontDescriptor/FontName/\(name)/Flags \(isItalic ? 68 : 4)/FontBBox\(PDFSyntax.box(box))"
        + "/ItalicAngle \(isItalic ? -12 : 0)/Ascent \(PDFSyntax.number(metrics?.ascent ?? 1000))"
        + "/Descent \(PDFSyntax.number(-(metrics?.descent ?? 0)))"
        + "/CapHeight \(PDFSyntax.number(metrics?.capHeight ?? 1000))/StemV \(stem)"
        + "\(program.write(to: &file))>>")
    let descendant = file.add(
      "<</Type/Font\(program.kind(in: &file))/BaseFont/\(name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        + "/FontDescriptor \(descriptor) 0 R/DW 0/W[1[\(PDFSyntax.numbers(Array(widths.dropFirst())))]]>>"
    )
    let unicode = file.add(
      stream: PDFUnicodeMap(texts: glyphs.map(\.text)).bytes)
    return file.add(
      "<</Type/Font/Subtype/Type0/BaseFont/\(name)-Identity-H/Encoding/Identity-H"
        + "/DescendantFonts[\(descendant) 0 R]/ToUnicode \(unicode) 0 R>>")
  }

  private var stem: Int { Int(min(max(design?.stems?.stem ?? 80, 0), 1000)) }

  private var familyName: String {
    guard let design else { return "Unseen" }
    let family = PDFSyntax.nameLetters(design.face.family)
    return "\(family.isEmpty ? "Font" : family)-\(Int(design.weight))"
  }

  /// The six letters that say that a font is a subset.
  private static func tag(_ index: Int) -> String {
    var tag = ""
    var rest = index
    for _ in 0..<6 {
      tag = String(UnicodeScalar(UInt8(65 + rest % 26))) + tag
      rest /= 26
    }
    return tag
  }

  // MARK: Outlines

  /// Around the ink of all glyphs.
  private var box: Rect {
    let boxes = glyphs.compactMap { glyph in glyph.id.flatMap { design?.inkBounds(of: $0) } }
    guard let first = boxes.first else { return Rect(minX: 0, minY: 0, maxX: 1000, maxY: 1000) }
    let all = boxes.reduce(first) { $0.union($1) }
    return Rect(minX: all.minX, minY: -all.maxY, maxX: all.maxX, maxY: -all.minY)
  }

  private func program(name: String) -> PDFFontProgram {
    subset ?? .compact(CompactFont(name: name, charstrings: charstrings).bytes)
  }

  private var charstrings: [[UInt8]] {
    let step = coordinateStep
    return glyphs.indices.map { index in
      var outline = Path()
      if let design, let glyph = glyphs[index].id {
        outline = design.outline(of: glyph).transformed(by: .scale(1, -1))
      }
      return CharstringWriter(outline, width: widths[index], step: step).bytes
    }
  }

  /// What outlines are rounded to: a whole unit, or so small a part of one that it does not show at the
  /// largest size.
  private var coordinateStep: Double {
    var step = 1.0
    while step * largestSize / 2000 > Self.tolerance && step > 1.0 / 64 { step /= 2 }
    return step
  }

  /// The font's own outlines, of these glyphs and at this place in its design space, as HarfBuzz cuts them out.
  ///
  /// `nil` where they are not what is shown: outlines that are made bolder or slanted, an instance in whose whole units
  /// the largest size would show steps; where the font's outlines are not TrueType's, which are smaller as ours; where
  /// it has no glyph of no width for what is without ink; and without HarfBuzz's library for subsets.
  private var subset: PDFFontProgram? {
    guard let design, design.synthesis == .none, design.face.hasTable("glyf"),
      design.coordinates.values.isEmpty
        || largestSize / Double(2 * design.face.unitsPerEm) <= Self.instanceTolerance
    else { return nil }
    let face = design.face
    var all: [GlyphID] = []
    for glyph in glyphs {
      guard let id = glyph.id ?? emptyGlyph else { return nil }
      all.append(id)
    }
    let places = face.axes.map {
      (axis: $0.tag, value: design.coordinates[$0.tag] ?? $0.defaultValue)
    }
    guard
      var subset = FontSubset(
        of: all, in: face.data, index: face.index, at: places, leavingOut: Self.tablesLeftOut)
    else { return nil }
    do {
      try subset.setMetrics(bounds: bounds, advances: widths.map { units($0, .toNearestOrEven) })
    } catch {
      return nil
    }
    return .trueType(subset)
  }

  /// Around the ink of all glyphs, in font units.
  private var bounds: GlyphBounds {
    let box = self.box
    return GlyphBounds(
      minX: units(box.minX, .down), minY: units(box.minY, .down), maxX: units(box.maxX, .up),
      maxY: units(box.maxY, .up))
  }

  /// Thousandths of the em as whole units of the font.
  private func units(_ thousandths: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let units = thousandths * Double(design?.face.unitsPerEm ?? 1000) / 1000
    return Int(min(max(units.rounded(rule), -32_768), 32_767))
  }

  /// A glyph that has no ink and moves no pen.
  private var emptyGlyph: GlyphID? {
    guard let design else { return nil }
    // Joiners, marks of direction and spaces without width.
    return [0x200D, 0x200C, 0x200F, 0x200E, 0x200B, 0x2060, 0xFEFF, 0x034F].lazy.compactMap {
      design.face.glyph(for: $0)
    }
    .first { design.advance(of: $0) == 0 && design.inkBounds(of: $0) == nil }
  }

  /// How far the outlines of an instance may stray, whose points HarfBuzz rounds to whole units, in points.
  private static let instanceTolerance = 0.01

  /// What readers of a document have from the document itself, or not at all.
  private static let tablesLeftOut: [Tag] = [
    "BASE", "CBDT", "CBLC", "COLR", "CPAL", "GDEF", "GPOS", "GSUB", "HVAR", "MATH", "MVAR", "OS/2",
    "STAT", "VORG", "VVAR", "avar", "cmap", "gasp", "kern", "meta", "name", "post", "sbix", "trak",
    "vhea", "vmtx",
  ]
}
