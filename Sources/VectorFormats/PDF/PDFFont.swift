internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The used glyphs of a font, each with its text.
///
/// A glyph that stands for several texts is included once for each, so that copying gives the right text.
struct PDFFont {
  /// A font without its size.
  struct Key: Hashable {
    var face: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
    /// The index of the PDF font.
    ///
    /// After 56,000 glyphs another font continues.
    var part = 0

    init(_ font: Font) {
      face = font.face.id
      coordinates = font.coordinates
      synthesis = font.synthesis
    }
  }

  private struct Glyph: Hashable {
    /// The glyph; `nil` for one without ink.
    var id: GlyphID?
    var text: ExactText
  }

  /// The font at 1,000 points.
  ///
  /// It is `nil` for the font of invisible text, whose glyphs are empty squares.
  private let design: Font?
  private var numbers: [Glyph: Int] = [:]
  private var glyphs: [Glyph] = [Glyph(id: 0, text: "")]
  private var widths: [Double] = []
  private var largestSize = 0.0

  /// The maximal number of glyphs.
  ///
  /// Glyph numbers have two bytes, and a run of at most 8,192 glyphs is not divided.
  private static let mostGlyphs = 56_000
  /// The maximal deviation from the font's outlines, in points.
  private static let tolerance = 0.005

  init(_ font: Font?) {
    design = font?.scaled(to: 1000)
    widths = [width(of: 0)]
  }

  var isFull: Bool { glyphs.count >= Self.mostGlyphs }

  /// Returns the number of a glyph in the document's font.
  /// - Parameter size: The size of the glyph in points.
  mutating func number(of glyph: GlyphID?, text: String, size: Double) -> Int {
    largestSize = max(largestSize, size)
    let key = Glyph(id: glyph, text: ExactText(text))
    if let known = numbers[key] { return known }
    let number = glyphs.count
    glyphs.append(key)
    widths.append(width(of: glyph))
    numbers[key] = number
    return number
  }

  /// Returns the advance of a glyph, in thousandths of the em.
  func width(number: Int) -> Double { widths[number] }

  /// Returns the advance rounded to a hundredth, as it is written.
  private func width(of glyph: GlyphID?) -> Double {
    guard let design else { return 1000 }
    let width = glyph.map { design.advance(of: $0) } ?? 0
    return min(max(width.rounded(decimals: 2), 0), 16_000)
  }

  /// Writes the font.
  /// - Parameter index: The index among the fonts of the document.
  /// - Returns: The object's number.
  func write(to file: inout PDFFile, index: Int) -> Int {
    let name = Self.tag(index) + "+" + familyName
    let program = self.program(name: name)
    let metrics = design?.metrics
    // Flag 4: glyphs outside the standard Latin set; flag 64: italic.
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
      stream: PDFUnicodeMap(texts: glyphs.map(\.text.string)).bytes)
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

  /// Returns the six letters that mark a font as a subset.
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

  /// The bounds of the ink of all glyphs.
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

  /// The grid of outline coordinates: a whole unit, or a fraction that is invisible at the largest size.
  private var coordinateStep: Double {
    var step = 1.0
    while step * largestSize / 2000 > Self.tolerance && step > 1.0 / 64 { step /= 2 }
    return step
  }

  /// A subset of the font's own outlines at its design coordinates, made by HarfBuzz.
  ///
  /// It is `nil` if these outlines differ from the drawn ones: synthetic bold or oblique, or an instance whose rounding
  /// to whole units would show at the largest size. It is also `nil` if the outlines are not TrueType, because
  /// symtext's are smaller; if the font lacks an empty glyph of width zero, for glyphs without ink; and without
  /// HarfBuzz's subset library.
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

  /// The bounds of the ink of all glyphs, in font units.
  private var bounds: GlyphBounds {
    let box = self.box
    return GlyphBounds(
      minX: units(box.minX, .down), minY: units(box.minY, .down), maxX: units(box.maxX, .up),
      maxY: units(box.maxY, .up))
  }

  /// Converts thousandths of the em to whole font units.
  private func units(_ thousandths: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let units = thousandths * Double(design?.face.unitsPerEm ?? 1000) / 1000
    return Int(min(max(units.rounded(rule), -32_768), 32_767))
  }

  /// A glyph without ink and advance.
  private var emptyGlyph: GlyphID? {
    guard let design else { return nil }
    // Joiners, directional marks and zero-width spaces.
    return [0x200D, 0x200C, 0x200F, 0x200E, 0x200B, 0x2060, 0xFEFF, 0x034F].lazy.compactMap {
      design.face.glyph(for: $0)
    }
    .first { design.advance(of: $0) == 0 && design.inkBounds(of: $0) == nil }
  }

  /// The maximal deviation in points of an instance's outlines, whose points HarfBuzz rounds to whole units.
  private static let instanceTolerance = 0.01

  /// Tables that PDF readers do not use.
  private static let tablesLeftOut: [Tag] = [
    "BASE", "CBDT", "CBLC", "COLR", "CPAL", "GDEF", "GPOS", "GSUB", "HVAR", "MATH", "MVAR", "OS/2",
    "STAT", "VORG", "VVAR", "avar", "cmap", "gasp", "kern", "meta", "name", "post", "sbix", "trak",
    "vhea", "vmtx",
  ]
}
