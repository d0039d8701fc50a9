internal import SymtextSupport

/// A text with attributes and attachments: one or more paragraphs separated by line feeds.
public struct StyledText: Sendable {
  /// A stretch with the same attributes.
  struct Span: Sendable {
    var range: Range<Int>
    /// The attributes with their own font.
    let setting: RunSetting

    var attributes: TextAttributes { setting.attributes }
  }

  /// A stretch of text whose attributes differ at most in paint.
  struct Stretch: Sendable {
    var range: Range<Int>
    /// The index of its first span.
    let firstSpan: Int
  }

  /// An attachment in the text.
  package struct Placement: Sendable {
    package var attachment: Attachment
    /// The replacement in right-to-left text.
    var rightToLeft: Attachment?

    /// In bytes from the start of the text.
    var offset: Int { attachment.offset }
  }

  /// The text, with U+FFFC for every attachment.
  var utf8: [UInt8] = []
  private(set) var spans: [Span] = []
  /// The spans, merged if adjacent ones differ only in paint.
  private(set) var stretches: [Stretch] = []
  /// Whether the paint differs within a stretch.
  private(set) var paintDiffersWithinStretches = false
  package internal(set) var attachments: [Placement] = []
  /// The attributes for letters of an empty text; `nil` if none were given, or the text is not empty.
  var emptyAttributes: TextAttributes?

  /// Creates an empty text.
  public init() {}

  /// Creates a text with the same attributes throughout; an empty text uses them for its caret.
  public init(_ text: String, attributes: TextAttributes) { append(text, attributes: attributes) }

  /// The text, with U+FFFC for every attachment.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Appends text.
  ///
  /// Every Unicode line end becomes a line feed; U+FFFC, which represents attachments, becomes U+FFFD.
  public mutating func append(_ text: String, attributes: TextAttributes) {
    let bytes = Array(text.utf8)
    append(bytes.contains(where: Self.mayBeSpecial) ? Self.clean(bytes) : bytes, attributes)
  }

  /// Returns whether a byte may begin a line end other than a line feed, or U+FFFC.
  private static func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0B, 0x0C, 0x0D, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Returns a text with a line feed for each line end and U+FFFD for each U+FFFC.
  private static func clean(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    var isAfterReturn = false
    for (scalar, range) in UTF8Scalars(bytes, in: bytes.indices) {
      var replacement: String?
      switch scalar {
      case "\n" where isAfterReturn: replacement = ""
      case "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": replacement = "\n"
      case "\u{FFFC}": replacement = "\u{FFFD}"
      default: break
      }
      isAfterReturn = scalar == "\r"
      guard let replacement else { continue }
      result += bytes[copied..<range.lowerBound]
      result += replacement.utf8
      copied = range.upperBound
    }
    return result + bytes[copied...]
  }

  /// Appends an attachment with the attributes of the text around it.
  ///
  /// Extents are clamped to ±1,000,000; values that are not finite become 0.
  /// - Parameter rightToLeft: the replacement in right-to-left text, such as an arrow in the opposite direction; `nil`
  ///   for the same.
  public mutating func append(
    _ attachment: Attachment, rightToLeft: Attachment? = nil, attributes: TextAttributes
  ) {
    attachments.append(
      Placement(
        attachment: attachment.placed(at: utf8.count),
        rightToLeft: rightToLeft?.placed(at: utf8.count)))
    append("\u{FFFC}".utf8, attributes)
  }

  private mutating func append(_ bytes: some Collection<UInt8>, _ attributes: TextAttributes) {
    guard !bytes.isEmpty else {
      if utf8.isEmpty { emptyAttributes = attributes }
      return
    }
    emptyAttributes = nil
    let start = utf8.count
    utf8 += bytes
    let setting = RunSetting(attributes, font: attributes.font)
    append(Span(range: start..<utf8.count, setting: setting))
  }

  /// Appends a span; its part of the text must already be there.
  mutating func append(_ span: Span) {
    spans.append(span)
    guard let last = stretches.last,
      spans[last.firstSpan].attributes.areSetLike(span.attributes)
    else {
      stretches.append(Stretch(range: span.range, firstSpan: spans.count - 1))
      return
    }
    stretches[stretches.count - 1].range = last.range.lowerBound..<span.range.upperBound
    if spans[spans.count - 2].attributes.paint != span.attributes.paint {
      paintDiffersWithinStretches = true
    }
  }

  /// Extends the last span by a following one if both have the same attributes.
  /// - Returns: whether they have.
  mutating func extendLastSpan(by span: Span) -> Bool {
    guard let last = spans.indices.last, spans[last].range.upperBound == span.range.lowerBound,
      spans[last].setting === span.setting
        || (spans[last].attributes.paint == span.attributes.paint
          && spans[last].attributes.areSetLike(span.attributes))
    else { return false }
    spans[last].range = spans[last].range.lowerBound..<span.range.upperBound
    stretches[stretches.count - 1].range =
      stretches[stretches.count - 1].range.lowerBound..<span.range.upperBound
    return true
  }

  /// Returns the index of the span at a byte; at the end, of the last one.
  func spanIndex(at offset: Int) -> Int {
    min(spans.partitionPoint { $0.range.upperBound <= offset }, spans.count - 1)
  }

  /// Returns the attributes at a byte; at the end, those of the last one.
  func attributes(at offset: Int) -> TextAttributes {
    spans[spanIndex(at: offset)].attributes
  }
}
