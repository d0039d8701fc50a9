internal import SymtextSupport

/// A text laid out in lines, with the positions of its characters for editing and selection.
///
/// In points, y down, from the paragraph's top left. Offsets count UTF-8 bytes of ``StyledText/text``, in which an
/// attachment takes three. Carets are between grapheme clusters only (UAX 29, with rule GB9c of Unicode 15.1, which
/// keeps conjuncts whole, also for Burmese and Khmer). An offset within a cluster is treated as its start, and an
/// offset beyond the text as its end.
///
/// A frame is a value without caches. A query takes time in proportion to the length of its line.
public struct TextFrame: Sendable {
  /// The lines, as from ``Paragraph/lines(width:style:)``.
  public internal(set) var lines: [Line]
  /// The width of the column, in points; `nil` if lines end at mandatory breaks only.
  public let width: Double?
  let text: ShapedText
  /// The line of an empty text, for its caret; `nil` for any other text.
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

  /// The part of the text replaced by an ellipsis; `nil` if there is no ellipsis.
  public var elidedRange: Range<Int>? { lines.last?.elidedRange }

  /// Returns the indices of the lines that show a part of the text; empty for an empty part.
  public func lineIndices(for range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = lines.partitionPoint { $0.range.upperBound <= range.lowerBound }
    let last = lines.partitionPoint { $0.range.lowerBound < range.upperBound }
    return first..<max(last, first)
  }

  /// Returns the index of the line that shows a position; 0 without lines.
  public func lineIndex(for position: TextPosition) -> Int {
    let offset = position.offset
    let index = min(lines.partitionPoint { $0.range.upperBound <= offset }, lines.count - 1)
    guard index > 0 else { return 0 }
    let isUpstream = position.affinity == .upstream && lines[index].range.lowerBound == offset
    return isUpstream && !endsHard(index - 1) ? index - 1 : index
  }

  /// Returns whether a line feed ends a line.
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
  /// Lays out the text in lines and keeps the data for carets, selections and hit testing.
  /// - Parameters:
  ///   - width: as in ``lines(width:style:)``.
  ///   - style: as in ``lines(width:style:)``.
  public func frame(width: Double? = nil, style: ParagraphStyle = ParagraphStyle()) -> TextFrame {
    TextFrame(text, lines: lines(width: width, style: style), width: width, style: style)
  }
}
