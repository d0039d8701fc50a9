/// A paragraph of a document, with its line feed.
struct DocumentParagraph: Sendable {
  let text: StyledText
  var extent = ParagraphExtent()
  /// The layout; `nil` if the paragraph has not been shown, or not for long.
  var layout: ParagraphLayout?

  init(_ text: StyledText) { self.text = text }

  /// Whether the paragraph ends with a line feed; only the last one does not.
  var isClosed: Bool { text.utf8.last == UInt8(ascii: "\n") }

  /// The cost of keeping its layout, in bytes of text.
  var layoutCost: Int { text.utf8.count + Self.overhead }

  /// The text that takes as much memory as the layout of an empty paragraph, in bytes.
  private static let overhead = 32
}
