internal import SymtextSupport
internal import SymtextDrawing

/// The title and description of a drawing for screen readers.
///
/// <https://www.w3.org/TR/svg-aam-1.0/>
struct SVGTitle {
  private let title: String
  private let description: String
  private let language: String?
  private let isText: Bool
  private let hasLinks: Bool

  /// - Parameters:
  ///   - text: One paragraph per line. The first line that is not blank is the title; the others are the description.
  ///   - language: The language of the text if it differs from the drawing's.
  ///   - isText: Whether the drawing contains text. If so, it needs no description.
  ///   - hasLinks: Whether it has links.
  init(_ text: String, language: String?, isText: Bool, hasLinks: Bool) {
    self.language = language
    self.isText = isText
    self.hasLinks = hasLinks
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }
    title = lines.first.map(String.init) ?? ""
    description = isText ? "" : lines.dropFirst().joined(separator: "\n")
  }

  /// The attributes of the root element.
  var attributes: String {
    if title.isEmpty { return " aria-hidden=\"true\"" }
    // In the role `img` only the title is read, and links do not work.
    return
      " role=\"\(isText || hasLinks ? "graphics-document document" : "img")\" aria-labelledby=\"\(SVGIdentifier.title.text)\""
      + (description.isEmpty ? "" : " aria-describedby=\"\(SVGIdentifier.description.text)\"")
  }

  private var lang: String {
    language.map { " lang=\"\(XMLText.attribute($0))\"" } ?? ""
  }

  /// The elements at the start of the drawing.
  var elements: String {
    [("title", SVGIdentifier.title, title), ("desc", SVGIdentifier.description, description)]
      .filter { !$0.2.isEmpty }
      .map { "<\($0)\(lang) id=\"\($1.text)\">\(XMLText.content($2))</\($0)>\n" }.joined()
  }
}
