internal import SymtextSupport

/// A text with its attributes and attachments: one paragraph or several, parted by line feeds.
public struct StyledText: Sendable {
  /// A stretch of the same attributes.
  struct Span: Sendable {
    var range: Range<Int>
    /// The attributes, with their own font.
    let setting: RunSetting

    var attributes: TextAttributes { setting.attributes }
  }

  /// A stretch of text that is set alike, though it may be painted in several ways.
  struct Stretch: Sendable {
    var range: Range<Int>
    /// The number of its first span.
    let firstSpan: Int
  }

  /// An attachment in the text.
  package struct Placement: Sendable {
    package var attachment: Attachment
    /// What stands in its place where the text runs from right to left.
    var rightToLeft: Attachment?

    /// In bytes from the start of the text.
    var offset: Int { attachment.offset }
  }

  /// The text; every attachment stands in it as U+FFFC.
  var utf8: [UInt8] = []
  private(set) var spans: [Span] = []
  /// The spans, those together that follow one another and are set alike.
  private(set) var stretches: [Stretch] = []
  /// Whether a stretch is painted in several ways.
  private(set) var paintDiffersWithinStretches = false
  package internal(set) var attachments: [Placement] = []
  /// Those that letters of an empty text would have; `nil` where nobody said, and of a text that is not empty.
  var emptyAttributes: TextAttributes?

  /// An empty text.
  public init() {}

  /// A text of the same attributes; an empty one has them, too, for its caret.
  public init(_ text: String, attributes: TextAttributes) { append(text, attributes: attributes) }

  /// The text, every attachment as U+FFFC.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Adds text.
  ///
  /// All of Unicode's line ends are set as a line feed; U+FFFC, which stands for attachments, as
  /// U+FFFD.
  public mutating func append(_ text: String, attributes: TextAttributes) {
    let bytes = Array(text.utf8)
    append(bytes.contains(where: Self.mayBeSpecial) ? Self.clean(bytes) : bytes, attributes)
  }

  /// Whether a byte may begin a line end that is no line feed, or U+FFFC.
  private static func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0B, 0x0C, 0x0D, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// A text with a line feed for each line end and U+FFFD for each U+FFFC.
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

  /// Adds an attachment, with the attributes of the text around it.
  ///
  /// What of its extents is no finite number is 0; others are brought to ±1,000,000.
  /// - Parameter rightToLeft: what stands in its place where the text runs from right to left, such
  ///   as an arrow that points the other way; `nil` for the same.
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

  /// Adds a span behind all others, whose part of the text is there.
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

  /// The span of a byte; the last one at the end.
  func spanIndex(at offset: Int) -> Int {
    min(spans.partitionPoint { $0.range.upperBound <= offset }, spans.count - 1)
  }

  /// The attributes of a byte; those of the last one at the end.
  func attributes(at offset: Int) -> TextAttributes {
    spans[spanIndex(at: offset)].attributes
  }
}
