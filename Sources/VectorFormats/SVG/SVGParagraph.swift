internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

/// Writes a paragraph as one text element, in reading order.
///
/// Every character has a position, and all run from left to right, so that viewers do not lay out the text again.
struct SVGParagraph {
  /// Attributes that characters share.
  private struct Style: Equatable {
    /// The font as an escaped CSS value.
    var font: String
    /// The attributes of the fill.
    var fill: String
    /// The language as a BCP 47 tag; `nil` if unknown.
    var language: String?
  }

  private var style: Style?
  private var spans: [(style: Style, attributes: String, text: String)] = []
  /// The x positions of the current span.
  private var places: [String] = []
  private var y = 0
  private var text = ""
  private let precision: SVGPrecision

  static let unseen = " fill-opacity=\"0\""

  init(precision: SVGPrecision) { self.precision = precision }

  /// Adds a cluster.
  /// - Parameters:
  ///   - number: The number of its font.
  ///   - characters: The text of the cluster. Characters after the first are included only for copying.
  ///   - fill: The attributes of its fill.
  ///   - language: The language as a BCP 47 tag; `nil` if unknown.
  mutating func add(
    _ characters: String, font: Font, number: Int, fill: String, language: String?,
    at origin: Point
  ) {
    guard let first = characters.unicodeScalars.first else { return }
    let style = Style(
      font: Self.font(font, number: number, precision), fill: fill, language: language)
    let rest = String(characters.unicodeScalars.dropFirst())
    // Programs disagree on the number of positions for a character beyond 16 bits.
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

  /// Adds invisible text with the width of the shapes that show it.
  mutating func add(unseen text: String, box: Rect, baseline: Double, size: Double) {
    end()
    guard !text.isEmpty, box.width > 0 else { return }
    let attributes =
      " x=\"\(precision.text(box.minX))\" y=\"\(precision.text(baseline))\""
      + " textLength=\"\(precision.text(box.width))\" lengthAdjust=\"spacingAndGlyphs\""
    spans.append(
      (Style(font: "\(precision.text(size))px sans-serif", fill: Self.unseen), attributes, text))
  }

  /// Adds text between words that has no glyph.
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

  /// Returns weight, size and family.
  ///
  /// The original family follows the embedded font as a fallback.
  private static func font(_ font: Font, number: Int, _ precision: SVGPrecision) -> String {
    let weight = Int(min(max(font.weight.rounded(), 1), 1000))
    let family = XMLText.attribute(font.face.family.filter { $0 != "'" && $0 != "\\" })
    return (font.isItalic || font.synthesis.oblique != 0 ? "italic " : "")
      + (weight == 400 ? "" : "\(weight) ")
      + "\(precision.text(font.size))px \(SVGIdentifier.font(number).text),'\(family)',sans-serif"
  }

  /// The element; empty if there is no text.
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
