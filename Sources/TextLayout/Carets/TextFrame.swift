internal import SymtextSupport

/// A text that is set in lines, which knows where its characters stand: what editing and selecting need.
///
/// Points, y down, from the paragraph's top left. Offsets count UTF-8 bytes of ``StyledText/text``, in which an
/// attachment is three; carets stand between grapheme clusters only (UAX 29, with rule GB9c of Unicode 15.1, which
/// keeps conjuncts whole, for Burmese and Khmer, too). Offsets within a cluster are those of its start, and those
/// beyond the text are brought to its end.
///
/// A frame is a value: nothing is kept from one question to the next, and a question takes time in proportion to
/// the line that it is about.
public struct TextFrame: Sendable {
  /// The lines, as ``Paragraph/lines(width:style:)`` gives them.
  public internal(set) var lines: [Line]
  /// That of the column, in points; `nil` where lines break only where they must.
  public let width: Double?
  let text: ShapedText
  /// What an empty text's line would be, where its caret stands; `nil` of all others.
  let emptyLine: Line?
  private let tabs: TabLayout

  init(_ text: ShapedText, lines: [Line], width: Double?, style: ParagraphStyle) {
    self.text = text
    self.lines = lines
    self.width = width
    let tabs = TabLayout(text, style: style)
    self.tabs = tabs
    guard text.utf8.isEmpty else {
      emptyLine = nil
      return
    }
    let setter = LineSetter(text, tabs: tabs, style: style)
    var line = [setter.line(.init(range: 0..<0, inkedEnd: 0, isMandatory: true), filling: nil)]
    LineStack(style).place(&line, width: width.map { $0 > 0 ? $0 : 0 })
    emptyLine = line.first
  }

  /// The length of the text, in UTF-8 bytes.
  public var utf8Count: Int { text.utf8.count }

  /// The part of the text that an ellipsis stands for; `nil` when nothing was cut.
  public var elidedRange: Range<Int>? { lines.last?.elidedRange }

  /// The lines that show a part of the text, by their numbers; of an empty part none.
  public func lineIndices(for range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = lines.partitionPoint { $0.range.upperBound <= range.lowerBound }
    let last = lines.partitionPoint { $0.range.lowerBound < range.upperBound }
    return first..<max(last, first)
  }

  /// The number of the line that shows a place; 0 where there is none.
  public func lineIndex(for position: TextPosition) -> Int {
    let offset = position.offset
    let index = min(lines.partitionPoint { $0.range.upperBound <= offset }, lines.count - 1)
    guard index > 0 else { return 0 }
    let isUpstream = position.affinity == .upstream && lines[index].range.lowerBound == offset
    return isUpstream && !endsHard(index - 1) ? index - 1 : index
  }

  /// Whether a line feed closes a line.
  func endsHard(_ line: Int) -> Bool {
    let range = lines[line].range
    guard lines[line].elidedRange == nil else { return false }
    return !range.isEmpty && text.utf8[range.upperBound - 1] == UInt8(ascii: "\n")
  }

  func cells(ofLine index: Int) -> LineCells {
    LineCells(lines[index], of: text, tabs: tabs, width: width)
  }
}

extension Paragraph {
  /// Sets the text in lines and keeps what carets, selections and hits are found with.
  /// - Parameters:
  ///   - width: as of ``lines(width:style:)``.
  ///   - style: as of ``lines(width:style:)``.
  public func frame(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> TextFrame {
    TextFrame(text, lines: lines(width: width, style: style), width: width, style: style)
  }
}
