internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextTextLayout

/// Adds backgrounds, underlines, strikethroughs and links to the display items of lines of text.
///
/// In the order of CSS, <https://www.w3.org/TR/CSS22/zindex.html>, but for all lines at once, so that the background of
/// a line does not cover the line before it.
struct TextDecorator {
  private let lines: [DecoratedLine]
  private let paints: [TextPaint]

  /// - Parameters:
  ///   - origin: the top left of the lines.
  ///   - paints: by the numbers in the attributes of the lines' text.
  init(_ lines: [Line], at origin: Point, paints: [TextPaint]) {
    self.lines = lines.map { DecoratedLine($0, at: origin) }
    self.paints = paints
  }

  /// - Parameters:
  ///   - items: the display items of the lines.
  ///   - ends: the end index of each line's items.
  ///   - text: the text of a piece.
  func decorated(
    _ items: [DisplayItem], ends: [Int], text: (Line.Element) -> String
  ) -> [DisplayItem] {
    let backgrounds = lines.flatMap { $0.backgrounds(paints) }
    var (underlines, over) = ([DisplayItem](), [DisplayItem]())
    var start = 0
    for (line, end) in zip(lines, ends) {
      let groups = line.groups { paints[$0].underline }
      if !groups.isEmpty {
        let ink = LineInk(items[start..<end])
        for group in groups { underlines += group.underlines(around: ink, y: line.baseline) }
      }
      for group in line.groups({ paints[$0].strikethrough }) {
        over += group.strikethroughs(y: line.baseline)
      }
      start = end
    }
    let links = lines.flatMap { $0.links(paints, text: text) }
    return backgrounds + underlines + items + over + links.map { .link($0) }
  }
}
