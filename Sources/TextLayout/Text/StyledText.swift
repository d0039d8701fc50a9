/// A paragraph's text with its styles and attachments.
public struct StyledText: Sendable {
  /// A stretch of one style.
  struct Span: Sendable {
    var range: Range<Int>
    var style: TextAttributes
  }

  /// The text; every attachment stands in it as U+FFFC.
  private(set) var utf8: [UInt8] = []
  private(set) var spans: [Span] = []
  private(set) var attachments: [(offset: Int, attachment: Attachment)] = []

  /// An empty text.
  public init() {}

  /// A text of one style.
  public init(_ text: String, style: TextAttributes) { append(text, style: style) }

  /// The text, every attachment as U+FFFC.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Adds text.
  ///
  /// All of Unicode's line ends are set as a line feed; a tab is set as a space.
  public mutating func append(_ text: String, style: TextAttributes) {
    guard !text.isEmpty else { return }
    let start = utf8.count
    // Of all line ends but the line feed, and the tab, these are the first bytes.
    let special: Set<UInt8> = [0x09, 0x0B, 0x0C, 0x0D, 0xC2, 0xE2]
    if text.utf8.contains(where: special.contains) {
      for character in text {
        let set: Character = character.isNewline ? "\n" : character == "\t" ? " " : character
        utf8 += set.utf8
      }
    } else {
      utf8 += text.utf8
    }
    spans.append(Span(range: start..<utf8.count, style: style))
  }

  /// Adds an attachment, in the style of the text around it.
  public mutating func append(_ attachment: Attachment, style: TextAttributes) {
    attachments.append((utf8.count, attachment))
    append("\u{FFFC}", style: style)
  }

  /// The bytes of U+FFFC.
  static let attachmentLength = 3
}
