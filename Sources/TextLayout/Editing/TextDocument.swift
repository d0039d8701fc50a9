public import SymtextFonts
internal import SymtextSupport

/// An editable text of paragraphs.
///
/// Line feeds separate paragraphs. Each is laid out by itself like a ``Paragraph``, and all lines are stacked. In
/// points, y down, from the document's top left; offsets count UTF-8 bytes of the whole text, in which an attachment
/// takes three. Offsets, ranges and indices beyond the text are clamped to it.
///
///     var document = TextDocument(text, width: 300)
///     document.replace(5..<9, with: StyledText("word", attributes: attributes))
///     let caret = document.caret(at: 9)
///
/// A long document is laid out where it is shown: heights of paragraphs that were not shown yet are estimated, and
/// ``layOut(from:to:)`` replaces them by measured ones. A change takes time in proportion to the length of the changed
/// paragraphs and to the logarithm of their number. Layouts are kept for the paragraphs used last; a query about
/// another paragraph lays it out for its answer only.
public struct TextDocument: Sendable {
  /// The requested direction.
  public let direction: WritingDirection
  /// The width of the column, in points; with `nil` lines end at mandatory breaks only.
  public private(set) var width: Double?
  /// The style of the lines.
  ///
  /// A document shows all of its lines: ``ParagraphStyle/maxLines`` is `nil`.
  public private(set) var style: ParagraphStyle
  let fallback: FontFallback?
  var tree: ParagraphTree
  /// The number of changes and layouts, the time by which unused layouts are known.
  var clock = 0

  /// The cost of the layouts that are kept, in bytes of text; a shorter text is laid out completely from the start.
  static let mostLayoutCost = 1 << 16

  /// Makes a document, and lays out its beginning.
  /// - Parameters:
  ///   - width: the width of the column, in points; with `nil` lines end at mandatory breaks only.
  ///   - style: the style of the lines; its `maxLines` is ignored.
  ///   - direction: the direction of the paragraphs.
  ///   - fallback: the source of fonts for missing characters.
  public init(
    _ text: StyledText, width: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .automatic, fallback: FontFallback? = .system
  ) {
    self.direction = direction
    self.fallback = fallback
    self.width = width
    self.style = style
    self.style.maxLines = nil
    tree = ParagraphTree(text.paragraphs.map { DocumentParagraph($0) })
    layOutAffordable(from: 0, until: tree.count, replacing: nil)
    estimateHeights()
  }

  /// Changes the width or style of the lines; kept layouts are not shaped again.
  public mutating func setLines(width: Double?, style: ParagraphStyle) {
    var style = style
    style.maxLines = nil
    guard width != self.width || style != self.style else { return }
    self.width = width
    self.style = style
    clock += 1
    var paragraphs: [DocumentParagraph] = []
    paragraphs.reserveCapacity(tree.count)
    tree.forEach(in: 0..<tree.count) { paragraph in
      var paragraph = paragraph
      paragraph.extent = ParagraphExtent()
      paragraph.layout?.setLines(width: width, style: style)
      paragraphs.append(paragraph)
    }
    tree = ParagraphTree(paragraphs)
    for index in paragraphs.indices where paragraphs[index].layout != nil {
      layOut(index, replacing: nil)
    }
    layOutAffordable(from: 0, until: tree.count, replacing: nil)
    estimateHeights()
  }

  /// Replaces a part of the text, and lays out the affected paragraphs.
  /// - Parameters:
  ///   - range: UTF-8 bytes; extended to whole characters and clamped to the text.
  ///   - replacement: may contain line feeds, which separate paragraphs.
  /// - Returns: the indices of the paragraphs that changed, in the new text.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with replacement: StyledText) -> Range<Int> {
    clock += 1
    let range = wholeCharacters(range.clamped(to: 0..<utf8Count))
    let (first, last) = (paragraphIndex(at: range.lowerBound), paragraphIndex(at: range.upperBound))
    let ending = tree[last]
    var text = tree[first].text.part(0..<range.lowerBound - start(ofParagraph: first))
    text.append(replacement)
    text.append(
      ending.text.part(range.upperBound - start(ofParagraph: last)..<ending.text.utf8.count))
    // If the last paragraph ends with a line feed, the next one follows unchanged; drop the empty paragraph at the end.
    let texts = text.paragraphs
    let new = ending.isClosed ? texts.dropLast() : texts[...]
    tree.replaceSubrange(first..<last + 1, with: new.map { DocumentParagraph($0) })
    let changed = first..<first + new.count
    layOutAffordable(from: first, until: changed.upperBound, replacing: ending.extent.tail)
    estimateHeights(in: changed)
    dropUnusedLayouts()
    return changed
  }

  /// The length of the text, in UTF-8 bytes.
  public var utf8Count: Int { tree.summary.utf8Count }

  /// The text, with U+FFFC for every attachment.
  public var text: String {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(utf8Count)
    tree.forEach(in: 0..<tree.count) { utf8 += $0.text.utf8 }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Returns a part of the text with its attributes and attachments, for copying.
  /// - Parameter range: UTF-8 bytes; extended to whole characters and clamped to the text.
  public func styledText(in range: Range<Int>) -> StyledText {
    let range = wholeCharacters(range.clamped(to: 0..<utf8Count))
    var text = StyledText()
    let first = paragraphIndex(at: range.lowerBound)
    var start = self.start(ofParagraph: first)
    tree.forEach(in: first..<paragraphIndex(at: range.upperBound) + 1) { paragraph in
      let own = range.clamped(to: start..<start + paragraph.text.utf8.count)
      text.append(paragraph.text.part(own.lowerBound - start..<own.upperBound - start))
      start += paragraph.text.utf8.count
    }
    return text
  }

  /// The number of paragraphs; at least one.
  public var paragraphCount: Int { tree.count }

  /// Returns the index of the paragraph that contains an offset; after a line feed, of the next one.
  public func paragraphIndex(at offset: Int) -> Int { tree.firstIndex { $0.utf8Count > offset } }

  /// Returns the part of the text that a paragraph covers, including its line feed.
  public func range(ofParagraph index: Int) -> Range<Int> {
    let index = valid(index)
    let start = start(ofParagraph: index)
    return start..<start + tree[index].text.utf8.count
  }

  func start(ofParagraph index: Int) -> Int { tree.sum(before: index).utf8Count }

  /// Returns an index clamped to the paragraphs.
  func valid(_ index: Int) -> Int { min(max(index, 0), tree.count - 1) }

  /// Returns the start of the character at an offset, clamped to the text.
  package func startOfCharacter(at offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8Count)
    return wholeCharacters(offset..<offset).lowerBound
  }

  /// Extends a range to whole characters.
  private func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    func isInside(_ offset: Int) -> Bool {
      guard offset < utf8Count else { return false }
      let index = paragraphIndex(at: offset)
      return tree[index].text.utf8[offset - self.start(ofParagraph: index)] & 0xC0 == 0x80
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, isInside(start) { start -= 1 }
    while isInside(end) { end += 1 }
    return start..<end
  }
}
