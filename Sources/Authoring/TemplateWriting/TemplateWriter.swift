internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Writes a template as an SVG file for SF Symbols and Xcode.
struct TemplateWriter {
  let sheet: TemplateSheet
  private let annotation: TemplateClasses
  private let parts: [TemplatePart]
  var xml = XMLWriter()

  init(_ sheet: TemplateSheet) {
    self.sheet = sheet
    annotation = TemplateClasses(sheet)
    parts = sheet.parts
  }

  /// Writes the file.
  /// - Parameter generator: the name of the program.
  mutating func write(generator: String) {
    let width = SVGNumber.text(TemplateGrid.width)
    let height = SVGNumber.text(TemplateGrid.height)
    let hasViewBox = sheet.version.number >= 6
    xml.line("<!--Generator: \(generator)-->")
    xml.begin(
      "svg",
      [
        "version": "1.1", "xmlns": "http://www.w3.org/2000/svg",
        "width": hasViewBox ? nil : width, "height": hasViewBox ? nil : height,
        "viewBox": hasViewBox ? "0 0 \(width) \(height)" : nil,
      ])
    let styleSheet = annotation.styleSheet
    if !styleSheet.isEmpty { xml.element("style", text: styleSheet) }
    writeNotes()
    writeGuides()
    writeSymbols()
    xml.end()
  }

  private mutating func writeSymbols() {
    xml.begin("g", ["id": "Symbols"])
    let keyframes = parts.map { sheet.keyframes(of: $0) }
    let words = parts.map { sheet.guideWords(of: $0) }
    for (number, variant) in sheet.variants.enumerated() {
      let place = Self.translation(
        TemplateGrid.leftMargin(variant), TemplateGrid.baseline(variant.scale))
      xml.begin("g", ["id": variant.id, "transform": place])
      if sheet.layers.isEmpty {
        for path in variant.paths { xml.empty("path", ["d": SVGNumber.text(path)]) }
      }
      for (index, part) in parts.enumerated() {
        write(part, of: variant, keyframes: keyframes[index][number], words[index])
      }
      xml.end()
    }
    xml.end()
  }

  private mutating func write(
    _ part: TemplatePart, of variant: TemplateSheet.Variant, keyframes: String?,
    _ words: GuideWords
  ) {
    xml.empty(
      "path",
      [
        "class": annotation.classes(of: part.layer),
        "data-clipstroke-keyframes": keyframes,
        GuideWords.capsAttribute: keyframes == nil ? nil : words.capsText,
        GuideWords.attachAttribute: keyframes == nil ? nil : words.attachText,
        "d": SVGNumber.text(part.path(of: variant.paths[part.layer])),
      ])
  }

  /// Writes a line that is not part of the symbol.
  mutating func writeLine(id: String? = nil, _ color: String, from start: Point, to end: Point) {
    xml.empty(
      "line",
      [
        "id": id, "style": "fill:none;stroke:\(color);opacity:1;stroke-width:0.5;",
        "x1": SVGNumber.text(start.x), "x2": SVGNumber.text(end.x),
        "y1": SVGNumber.text(start.y), "y2": SVGNumber.text(end.y),
      ])
  }

  /// Returns a `transform` attribute for a translation.
  static func translation(_ x: Double, _ y: Double) -> String {
    "matrix(1 0 0 1 \(SVGNumber.text(x)) \(SVGNumber.text(y)))"
  }
}

extension TemplateSheet.Variant {
  /// The variant's id in templates, such as `Regular-S`.
  var id: String { "\(weight.displayName)-\(scale.templateLetter)" }
}

extension SymbolScale {
  /// The scale's letter in templates: `S`, `M` or `L`.
  var templateLetter: String { String(rawValue.prefix(1).uppercased()) }
}
