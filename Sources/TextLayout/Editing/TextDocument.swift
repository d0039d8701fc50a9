public import SymtextFonts
internal import SymtextSupport

/// An editable text of paragraphs.
///
/// A change lays out only the paragraphs it affects.
///
/// Line feeds separate paragraphs. Each is laid out by itself like a ``Paragraph``, and all lines are stacked. In
/// points, y down, from the document's top left; offsets count UTF-8 bytes of the whole text, in which an attachment
/// takes three.
///
///     var document = try TextDocument(text, width: 300)
///     try document.replace(5..<9, with: StyledText("word", attributes: attributes))
///     let caret = document.caret(at: 9)
public struct TextDocument: Sendable {
  /// The requested direction.
  public let direction: WritingDirection
  /// The width of the column, in points; with `nil` lines end at mandatory breaks only.
  public private(set) var width: Double?
  /// The style of the lines.
  ///
  /// A document shows all of its lines: ``ParagraphStyle/maxLines`` is `nil`.
  public private(set) var style: ParagraphStyle
  private let fallback: FontFallback?
  private(set) var paragraphs: [DocumentParagraph] = []
  /// The start of each paragraph, and the end of the text.
  private var starts: [Int] = []

  /// Lays out a text.
  /// - Parameters:
  ///   - width: the width of the column, in points; with `nil` lines end at mandatory breaks only.
  ///   - style: the style of the lines; its `maxLines` is ignored.
  ///   - direction: the direction of the paragraphs.
  ///   - fallback: the source of fonts for missing characters.
  /// - Throws: ``LayoutError`` if ICU is not installed.
  public init(
    _ text: StyledText, width: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .automatic, fallback: FontFallback? = .system
  ) throws(LayoutError) {
    self.direction = direction
    self.fallback = fallback
    self.width = width
    self.style = style
    self.style.maxLines = nil
    paragraphs = try laidOut(text.paragraphs[...])
    place()
  }

  private func laidOut(_ texts: ArraySlice<StyledText>) throws(LayoutError) -> [DocumentParagraph] {
    var paragraphs: [DocumentParagraph] = []
    for text in texts {
      paragraphs.append(
        try DocumentParagraph(
          text, direction: direction, fallback: fallback, width: width, style: style))
    }
    return paragraphs
  }

  /// Lays out all lines again with another width or style; shaping is not repeated.
  public mutating func setLines(width: Double?, style: ParagraphStyle) {
    self.width = width
    self.style = style
    self.style.maxLines = nil
    for index in paragraphs.indices {
      paragraphs[index].setLines(width: width, style: self.style)
    }
    place()
  }

  /// Replaces a part of the text, and lays out the affected paragraphs.
  /// - Parameters:
  ///   - range: UTF-8 bytes; extended to whole characters and clamped to the text.
  ///   - replacement: may contain line feeds, which separate paragraphs.
  /// - Returns: the indices of the paragraphs that were laid out, in the new text.
  /// - Throws: ``LayoutError`` if ICU is not installed; the document is then unchanged.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, with replacement: StyledText
  ) throws(LayoutError) -> Range<Int> {
    let range = wholeCharacters(range.clamped(to: 0..<utf8Count))
    let (first, last) = (paragraphIndex(at: range.lowerBound), paragraphIndex(at: range.upperBound))
    let (before, behind) = (paragraphs[first].text, paragraphs[last].text)
    var text = before.part(0..<range.lowerBound - starts[first])
    text.append(replacement)
    text.append(behind.part(range.upperBound - starts[last]..<behind.utf8.count))
    // If the last paragraph ends with a line feed, the next one follows unchanged; drop the empty paragraph at the end.
    let texts = text.paragraphs
    let isClosed = paragraphs[last].isClosed
    let new = try laidOut(isClosed ? texts.dropLast() : texts[...])
    paragraphs.replaceSubrange(first...last, with: new)
    place()
    return first..<first + new.count
  }

  /// Stacks the lines of all paragraphs.
  private mutating func place() {
    var lines: [Line] = []
    var counts: [Int] = []
    starts = [0]
    for (index, paragraph) in paragraphs.enumerated() {
      let count = lines.count
      lines += paragraph.ownLines
      if paragraph.text.utf8.isEmpty, index > 0, let end = paragraphs[index - 1].emptyEnd {
        lines.append(end)
      }
      counts.append(lines.count - count)
      starts.append(starts[index] + paragraph.text.utf8.count)
    }
    LineStack(style).place(&lines, width: width.map { $0 > 0 ? $0 : 0 })
    var rest = lines[...]
    for (index, count) in counts.enumerated() {
      paragraphs[index].frame.lines = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }

  /// The length of the text, in UTF-8 bytes.
  public var utf8Count: Int { starts[starts.count - 1] }

  /// The text, with U+FFFC for every attachment.
  public var text: String {
    String(decoding: paragraphs.flatMap(\.text.utf8), as: UTF8.self)
  }

  /// Returns a part of the text with its attributes and attachments, for copying.
  /// - Parameter range: UTF-8 bytes; extended to whole characters and clamped to the text.
  public func styledText(in range: Range<Int>) -> StyledText {
    let range = wholeCharacters(range.clamped(to: 0..<utf8Count))
    var text = StyledText()
    for index in paragraphIndex(at: range.lowerBound)...paragraphIndex(at: range.upperBound) {
      let own = range.clamped(to: self.range(ofParagraph: index))
      text.append(
        paragraphs[index].text.part(own.lowerBound - starts[index]..<own.upperBound - starts[index])
      )
    }
    return text
  }

  /// The number of paragraphs; at least one.
  public var paragraphCount: Int { paragraphs.count }

  /// Returns the index of the paragraph that contains an offset; after a line feed, of the next one.
  public func paragraphIndex(at offset: Int) -> Int {
    min(max(starts.partitionPoint { $0 <= offset } - 1, 0), paragraphs.count - 1)
  }

  /// Returns the part of the text that a paragraph covers, including its line feed.
  public func range(ofParagraph index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Returns a paragraph's lines at their positions in the document; offsets count from the paragraph's start.
  public func frame(ofParagraph index: Int) -> TextFrame { paragraphs[index].frame }

  /// The height of all lines, in points.
  public var height: Double {
    paragraphs.last { !$0.frame.lines.isEmpty }?.frame.lines.last.map { $0.baseline + $0.descent }
      ?? 0
  }

  /// Extends a range to whole characters.
  private func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    func isInside(_ offset: Int) -> Bool {
      guard offset < utf8Count else { return false }
      let index = paragraphIndex(at: offset)
      return paragraphs[index].text.utf8[offset - starts[index]] & 0xC0 == 0x80
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, isInside(start) { start -= 1 }
    while isInside(end) { end += 1 }
    return start..<end
  }
}
