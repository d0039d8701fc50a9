internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextTextLayout

/// Makes display items of lines of text.
struct LinePainter {
  /// The text of the lines, with U+FFFC for each symbol and image.
  let text: String
  /// The paints, by the numbers in the attributes of the text.
  let paints: [TextPaint]

  /// Returns the display items of some lines, with their top left at a point.
  /// - Parameter moving: whether all symbols can move, even those without an effect.
  func items(_ lines: [Line], at origin: Point, moving: Bool = false) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var ends: [Int] = []
    let allowance = PaintAllowance()
    for line in lines {
      let y = origin.y + line.baseline
      for (x, element) in line.elements {
        let attributes = element.attributes
        let start = Point(origin.x + line.x + x, y - attributes.baselineOffset)
        let paint = paints[attributes.paint]
        let color = paint.color
        switch element {
        case .text(let run):
          items += GlyphRun(run, of: text, at: start)
            .items(color: color, palette: paint.fontPalette, allowance: allowance)
        case .attachment(let attachment, _):
          items +=
            attachment.labelContent?.items(
              at: start, beside: attributes.font, tint: color, moves: moving) ?? []
        }
      }
      ends.append(items.count)
    }
    guard paints.contains(where: \.isDecorated) else { return items }
    let decorator = TextDecorator(lines, at: origin, paints: paints)
    return decorator.decorated(items, ends: ends) { element in
      switch element {
      case .text(let run): String(decoding: utf8(run.range), as: UTF8.self)
      case .attachment(let attachment, _): attachment.labelContent?.altText ?? ""
      }
    }
  }

  /// Returns a part of the text, in UTF-8 bytes.
  private func utf8(_ range: Range<Int>) -> Substring.UTF8View {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return text.utf8[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}
