internal import SymtextSupport
internal import SymtextDrawing

/// What a drawing says to those who cannot see it.
///
/// <https://www.w3.org/TR/svg-aam-1.0/>
struct SVGTitle {
  private let title: String
  private let description: String
  private let isText: Bool
  private let hasLinks: Bool

  /// - Parameters:
  ///   - text: a line a paragraph: the first one that says something is the title, what follows the
  ///     description.
  ///   - isText: whether the drawing holds text, which says all but what it is called.
  ///   - hasLinks: whether it leads anywhere.
  init(_ text: String, isText: Bool, hasLinks: Bool) {
    self.isText = isText
    self.hasLinks = hasLinks
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }
    title = lines.first.map(String.init) ?? ""
    description = isText ? "" : lines.dropFirst().joined(separator: "\n")
  }

  /// The attributes of the whole drawing.
  var attributes: String {
    if title.isEmpty { return " aria-hidden=\"true\"" }
    // In an image nothing is read but its title, and nothing leads anywhere.
    return
      " role=\"\(isText || hasLinks ? "graphics-document document" : "img")\" aria-labelledby=\"\(SVGIdentifier.title.text)\""
      + (description.isEmpty ? "" : " aria-describedby=\"\(SVGIdentifier.description.text)\"")
  }

  /// The elements that come first in it.
  var elements: String {
    [("title", SVGIdentifier.title, title), ("desc", SVGIdentifier.description, description)]
      .filter { !$0.2.isEmpty }
      .map { "<\($0) id=\"\($1.text)\">\(XMLText.content($2))</\($0)>\n" }.joined()
  }
}
