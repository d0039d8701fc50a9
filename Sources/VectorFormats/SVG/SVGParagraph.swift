internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

/// Writes a paragraph as one element of text, in the order in which it is read.
///
/// Every character has its place, and all are taken as running from left to right, so that nothing is set
/// anew by whoever shows it.
struct SVGParagraph {
  /// What text has in common.
  private struct Style: Equatable {
    /// Escaped.
    var font: String
    /// The attributes of the fill.
    var fill: String
    /// BCP 47; `nil` when nothing is said of it.
    var language: String?
  }

  private var style: Style?
  private var spans: [(style: Style, attributes: String, text: String)] = []
  /// Of the span that is being written.
  private var places: [String] = []
  private var y = 0
  private var text = ""
  private let precision: SVGPrecision

  static let unseen = " fill-opacity=\"0\""

  init(precision: SVGPrecision) { self.precision = precision }

  /// Adds a cluster.
  /// - Parameters:
  ///   - number: of its font.
  ///   - characters: what it stands for; all behind the first one are there to be copied only.
  ///   - fill: the attributes of its fill.
  ///   - language: BCP 47; `nil` when nothing is said of it.
  mutating func add(
    _ characters: String, font: Font, number: Int, fill: String, language: String?,
    at origin: Point
  ) {
    guard let first = characters.unicodeScalars.first else { return }
    let style = Style(
      font: Self.font(font, number: number, precision), fill: fill, language: language)
    let rest = String(characters.unicodeScalars.dropFirst())
    // Programs do not agree on how many places a character beyond 16 bits takes.
    let isAlone = first.value > 0xFFFF || !rest.isEmpty
    if isAlone || style != self.style || precision.units(origin.y) != y { end() }
    self.style = style
    y = precision.units(origin.y)
    places.append(precision.text(origin.x))
    text.unicodeScalars.append(first)
    guard isAlone else { return }
    end()
    guard !rest.isEmpty else { return }
    spans.append((Style(font: style.font, fill: Self.unseen, language: language), "", rest))
  }

  /// Adds what is seen elsewhere, as wide as that.
  mutating func add(unseen text: String, box: Rect, baseline: Double, size: Double) {
    end()
    guard !text.isEmpty, box.width > 0 else { return }
    let attributes =
      " x=\"\(precision.text(box.minX))\" y=\"\(precision.text(baseline))\""
      + " textLength=\"\(precision.text(box.width))\" lengthAdjust=\"spacingAndGlyphs\""
    spans.append(
      (Style(font: "\(precision.text(size))px sans-serif", fill: Self.unseen), attributes, text))
  }

  /// Adds what stands between words and has no glyph.
  mutating func add(space: String) {
    end()
    guard !space.isEmpty, let last = spans.last?.style else { return }
    spans.append((last, "", space))
  }

  private mutating func end() {
    if let style, !text.isEmpty {
      let attributes = " x=\"\(places.joined(separator: " "))\" y=\"\(yText)\""
      spans.append((style, attributes, text))
    }
    style = nil
    places = []
    text = ""
  }

  private var yText: String {
    var bytes: [UInt8] = []
    precision.append(y, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Weight, size and family; behind the file's own font the one that was meant.
  private static func font(_ font: Font, number: Int, _ precision: SVGPrecision) -> String {
    let weight = Int(min(max(font.weight.rounded(), 1), 1000))
    let family = XMLText.attribute(font.face.family.filter { $0 != "'" && $0 != "\\" })
    return (font.isItalic || font.synthesis.oblique != 0 ? "italic " : "")
      + (weight == 400 ? "" : "\(weight) ")
      + "\(precision.text(font.size))px \(SVGIdentifier.font(number).text),'\(family)',sans-serif"
  }

  /// The element; empty without text.
  var element: String {
    var all = self
    all.end()
    guard let common = all.spans.first?.style else { return "" }
    let hasOneLanguage = all.spans.allSatisfy { $0.style.language == common.language }
    let hasOneFill = all.spans.allSatisfy { $0.style.fill == common.fill }
    var element =
      "<text xml:space=\"preserve\" direction=\"ltr\" unicode-bidi=\"bidi-override\" "
      + "style=\"font-synthesis:none;font:\(common.font)\""
      + (hasOneFill ? common.fill : "")
      + (hasOneLanguage ? Self.language(common.language) : "") + ">"
    for (style, attributes, text) in all.spans {
      let own =
        attributes + (style.font == common.font ? "" : Self.style(style.font))
        + (hasOneFill ? "" : style.fill)
        + (hasOneLanguage ? "" : Self.language(style.language))
      let content = XMLText.content(text)
      element += own.isEmpty ? content : "<tspan\(own)>\(content)</tspan>"
    }
    return element + "</text>\n"
  }

  private static func language(_ language: String?) -> String {
    language.map { " xml:lang=\"\(XMLText.attribute($0))\"" } ?? ""
  }

  private static func style(_ font: String) -> String {
    " style=\"font:\(font)\""
  }
}
