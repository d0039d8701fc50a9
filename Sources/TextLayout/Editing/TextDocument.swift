public import SymtextFonts
internal import SymtextSupport

/// A text of paragraphs that can be edited: a change lays out the paragraphs that it touches, and no others.
///
/// Paragraphs are parted by line feeds. Each is laid out by itself, as ``Paragraph`` does, and all their lines are
/// stacked as one. Points, y down, from the document's top left; offsets count UTF-8 bytes of the whole text, in
/// which an attachment is three.
///
///     var document = try TextDocument(text, width: 300)
///     try document.replace(5..<9, with: StyledText("word", attributes: attributes))
///     let caret = document.caret(at: 9)
public struct TextDocument: Sendable {
  /// The direction that was asked for.
  public let direction: WritingDirection
  /// That of the column, in points; `nil` breaks lines only where they must.
  public private(set) var width: Double?
  /// How lines are set.
  ///
  /// A document shows all of its lines: ``ParagraphStyle/maxLines`` is `nil`.
  public private(set) var style: ParagraphStyle
  private let fallback: FontFallback?
  private(set) var paragraphs: [DocumentParagraph] = []
  /// Where each paragraph begins, and the end of the text.
  private var starts: [Int] = []

  /// Lays out a text.
  /// - Parameters:
  ///   - width: of the column, in points; `nil` breaks lines only where they must.
  ///   - style: how lines are set; all of them are, whatever its `maxLines`.
  ///   - direction: that of its paragraphs.
  ///   - fallback: where fonts come from for characters that the text's own lack.
  /// - Throws: ``LayoutError`` when ICU is not installed.
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

  /// Sets all lines anew, at another width or in another style; nothing is shaped.
  public mutating func setLines(width: Double?, style: ParagraphStyle) {
    self.width = width
    self.style = style
    self.style.maxLines = nil
    for index in paragraphs.indices {
      paragraphs[index].setLines(width: width, style: self.style)
    }
    place()
  }

  /// Puts a text in the place of a part, and lays out the paragraphs that this changes.
  /// - Parameters:
  ///   - range: UTF-8 bytes; widened to whole characters, and brought into the text.
  ///   - replacement: may have line feeds, which part paragraphs.
  /// - Returns: the paragraphs that were laid out, by their numbers in the new text.
  /// - Throws: ``LayoutError`` when ICU is not installed; then nothing changes.
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
    // What a line feed closes is followed by a paragraph that stays, unless it is the last.
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

  /// The text, every attachment as U+FFFC.
  public var text: String {
    String(decoding: paragraphs.flatMap(\.text.utf8), as: UTF8.self)
  }

  /// A part of the text with its attributes and attachments: what is copied.
  /// - Parameter range: UTF-8 bytes; widened to whole characters, and brought into the text.
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

  /// How many paragraphs there are: one at least.
  public var paragraphCount: Int { paragraphs.count }

  /// The number of the paragraph that holds a place; behind a line feed, the next one.
  public func paragraphIndex(at offset: Int) -> Int {
    min(max(starts.partitionPoint { $0 <= offset } - 1, 0), paragraphs.count - 1)
  }

  /// The part of the text that a paragraph is, with the line feed that closes it.
  public func range(ofParagraph index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// A paragraph's lines, at their places in the document; offsets count from the paragraph's start.
  public func frame(ofParagraph index: Int) -> TextFrame { paragraphs[index].frame }

  /// How high all lines are, in points.
  public var height: Double {
    paragraphs.last { !$0.frame.lines.isEmpty }?.frame.lines.last.map { $0.baseline + $0.descent }
      ?? 0
  }

  /// A part that begins and ends between characters.
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
