/// A text that was read from markup, with the places of its symbols and images in the markup.
package struct PlacedMarkup: Sendable {
  /// The text; placeholders are empty.
  package let text: AttributedText
  /// The offsets of the opening braces of symbols and images in the markup, in UTF-8 bytes, in the order of the text.
  package let places: [Int]

  /// Reads a text with markup.
  /// - Throws: ``SymbolError`` with the position of the wrong character, from 1.
  package init(_ source: String) throws(SymbolError) {
    var scanner = MarkupScanner(source, arguments: nil)
    try scanner.scan()
    text = try MarkupSpans(scanner.tokens).text()
    places = scanner.places
  }
}
