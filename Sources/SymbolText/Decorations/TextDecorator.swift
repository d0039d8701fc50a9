internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextTextLayout

/// Adds to the steps that draw lines of text what stands behind, under and over it.
///
/// In the order of CSS, <https://www.w3.org/TR/CSS22/zindex.html>, but for all lines at once, so that no line is
/// covered by what is behind the next one.
struct TextDecorator {
  private let lines: [DecoratedLine]
  private let paints: [TextPaint]

  /// - Parameters:
  ///   - origin: of the lines' top left.
  ///   - paints: by the numbers in the attributes of the lines' text.
  init(_ lines: [Line], at origin: Point, paints: [TextPaint]) {
    self.lines = lines.map { DecoratedLine($0, at: origin) }
    self.paints = paints
  }

  /// - Parameters:
  ///   - items: what draws the lines.
  ///   - ends: behind which of the items each line ends.
  ///   - text: what each line's pieces say.
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
