internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

/// The resources of a document's content streams: fonts, graphics states, patterns, images and forms.
///
/// All streams share one dictionary.
struct PDFResources {
  private var fonts: [PDFFont] = []
  private var fontNumbers: [PDFFont.Key: Int] = [:]
  private var unseenFont: Int?
  private var states: [String] = []
  private var stateNumbers: [String: Int] = [:]
  private var patterns: [String] = []
  private var patternNumbers: [String: Int] = [:]
  private var objects: [Int] = []
  private var images: [ImageKey: Int] = [:]
  /// The object number of the dictionary.
  let dictionary: Int

  private struct ImageKey: Hashable {
    var bitmap: Int
    var color: Color?
  }

  init(dictionary: Int) { self.dictionary = dictionary }

  /// Returns the number of a font with room for more glyphs.
  ///
  /// `nil` is the font of invisible text.
  mutating func number(of font: Font?) -> Int {
    guard let font else {
      if let unseenFont, !fonts[unseenFont].isFull { return unseenFont }
      unseenFont = fonts.count
      fonts.append(PDFFont(nil))
      return fonts.count - 1
    }
    var key = PDFFont.Key(font)
    while let known = fontNumbers[key] {
      if !fonts[known].isFull { return known }
      key.part += 1
    }
    fontNumbers[key] = fonts.count
    fonts.append(PDFFont(font))
    return fonts.count - 1
  }

  /// Returns the number of a glyph in a font, and its advance in thousandths of the em.
  mutating func glyph(
    _ glyph: GlyphID?, text: String, size: Double, font: Int
  ) -> (number: Int, width: Double) {
    let number = fonts[font].number(of: glyph, text: text, size: size)
    return (number, fonts[font].width(number: number))
  }

  /// Returns the name of a graphics state.
  mutating func state(_ entries: String) -> String {
    "G\(Self.number(of: entries, in: &states, &stateNumbers))"
  }

  /// Returns the name of the graphics state of an opacity.
  mutating func opacity(_ opacity: Double) -> String {
    state("<</ca \(PDFSyntax.number(opacity))>>")
  }

  /// Returns the name of a shading pattern.
  /// - Parameter matrix: The entry with the transform from the space of the shading to that of the page or form; empty
  ///   if both are the same.
  mutating func pattern(_ shading: String, matrix: String = "") -> String {
    let text = "<</PatternType 2/Shading\(shading)\(matrix)>>"
    return "P\(Self.number(of: text, in: &patterns, &patternNumbers))"
  }

  private static func number(
    of text: String, in list: inout [String], _ numbers: inout [String: Int]
  ) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = list.count
    list.append(text)
    return list.count - 1
  }

  /// Returns the name of an image.
  mutating func image(_ bitmap: Bitmap, paint: ImagePaint, file: inout PDFFile) -> String {
    var key = ImageKey(bitmap: bitmap.id)
    if case .template(let color) = paint { key.color = color.opaque }
    if let known = images[key] { return "X\(known)" }
    let name = self.name(ofObject: PDFImage(bitmap.pixmap, paint: paint).write(to: &file))
    images[key] = objects.count - 1
    return name
  }

  /// Adds a form.
  /// - Parameters:
  ///   - box: The bounds on the page, y up.
  ///   - groupSpace: The colour space of its isolated group; `nil` if it is not a group.
  /// - Returns: The object's number.
  func form(
    _ content: [UInt8], box: Rect, groupSpace: String?, file: inout PDFFile
  ) -> Int {
    let group = groupSpace.map { "/Group<</S/Transparency/I true/CS/\($0)>>" } ?? ""
    return file.add(
      stream: content,
      entries: "/Type/XObject/Subtype/Form/BBox\(PDFSyntax.box(box))"
        + "/Resources \(dictionary) 0 R\(group)")
  }

  /// Returns the name of an image or a form.
  mutating func name(ofObject number: Int) -> String {
    objects.append(number)
    return "X\(objects.count - 1)"
  }

  /// Writes the dictionary and all fonts.
  func write(to file: inout PDFFile) {
    func entries(_ prefix: String, _ values: [String]) -> String {
      values.enumerated().map { "/\(prefix)\($0.offset) \($0.element)" }.joined()
    }
    let fonts = fonts.enumerated().map { "\($0.element.write(to: &file, index: $0.offset)) 0 R" }
    file.set(
      dictionary,
      "<</Font<<\(entries("F", fonts))>>/ExtGState<<\(entries("G", states))>>"
        + "/Pattern<<\(entries("P", patterns))>>"
        + "/XObject<<\(entries("X", objects.map { "\($0) 0 R" }))>>>>")
  }
}
