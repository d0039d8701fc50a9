public import SymtextDrawing
public import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension TextEditor {
  /// Lays out the visible part and returns its picture: the selection, the text with its symbols, a line under marked
  /// text, and the caret.
  ///
  /// The size of the picture is that of the rectangle; ink of letters at its edges may reach beyond it, which formats
  /// cut off. Text below the part may move, as measured heights replace estimated ones; text above it stays.
  /// - Parameter rect: the visible part, in points, y down, from the top left of the document.
  public mutating func displayList(
    in rect: Rect, look: EditorLook = EditorLook()
  ) -> DisplayList {
    let isFinite = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
    let rect = isFinite ? rect : Rect(.zero)
    // Ink of the lines above and below may reach into the part.
    let reach = document.lineHeight
    let paragraphs = document.layOut(from: rect.minY - reach, to: rect.maxY + reach)
    let origin = Point(-rect.minX, -rect.minY)
    let shown =
      document.range(
        ofParagraph: paragraphs.lowerBound
      ).lowerBound..<document.range(ofParagraph: paragraphs.upperBound - 1).upperBound
    var items = backgrounds(of: selected.range.clamped(to: shown), look, at: origin)
    var visible: [Line] = []
    var spoken: [String] = []
    for index in paragraphs {
      let text = document.text(ofParagraph: index)
      let lines = document.frame(ofParagraph: index).lines.filter { line in
        let height = max(line.ascent + line.descent, reach)
        return line.baseline - line.ascent - height < rect.maxY
          && line.baseline + line.descent + height > rect.minY
      }
      items += LinePainter(text: text, paints: composer.paints).items(lines, at: origin)
      visible += lines.filter { $0.baseline > rect.minY && $0.baseline <= rect.maxY }
      spoken.append(spokenText(of: lines, in: text))
    }
    items += markedLines(in: shown, at: origin)
    if look.showsCaret, selected.isEmpty {
      let caret = document.caret(at: selected.head)
      if caret.bottom >= rect.minY, caret.top <= rect.maxY {
        items.append(item(for: caret, look, at: origin))
      }
    }
    return DisplayList(
      width: rect.width, height: rect.height, items: items,
      altText: spoken.filter { !$0.isEmpty }.joined(separator: "\n"),
      firstBaseline: visible.first.map { $0.baseline + origin.y },
      lastBaseline: visible.last.map { $0.baseline + origin.y })
  }

  private func backgrounds(
    of range: Range<Int>, _ look: EditorLook, at origin: Point
  ) -> [DisplayItem] {
    var path = Path()
    for selection in document.selectionRects(for: range) {
      var rect = selection.rect
      // A selected line feed of an empty line is seen.
      if rect.width <= 0 { rect.maxX = rect.minX + Self.emptyWidth * rect.height }
      path.append(.box(rect.offsetBy(origin - .zero)))
    }
    guard path.bounds != nil else { return [] }
    let opacity = look.selectionOpacity.isFinite ? min(max(look.selectionOpacity, 0), 1) : 1
    return [.fill(path, .color(resolved(look.selectionColor).multiplyingOpacity(by: opacity)))]
  }

  /// The width of the selection of an empty line, in heights of the line.
  private static let emptyWidth = 0.25

  /// Returns lines under marked text, a thicker one under the part that the input method converts.
  private func markedLines(in shown: Range<Int>, at origin: Point) -> [DisplayItem] {
    guard let composition else { return [] }
    let converted = composition.selected
    let parts: [(range: Range<Int>, scale: Double)] = [
      (composition.range.lowerBound..<converted.lowerBound, 1), (converted, 2),
      (converted.upperBound..<composition.range.upperBound, 1),
    ]
    return parts.flatMap { part -> [DisplayItem] in
      let range = part.range.clamped(to: shown)
      return document.selectionRects(for: range).compactMap { selection in
        guard selection.rect.width > 0 else { return nil }
        let index = document.paragraphIndex(atY: selection.rect.midY)
        let frame = document.frame(ofParagraph: index)
        guard let attributes = document.attributes(at: part.range.lowerBound),
          frame.lines.indices.contains(selection.line)
        else { return nil }
        let metrics = attributes.font.decorationMetrics
        let top = frame.lines[selection.line].baseline + metrics.underlineOffset + origin.y
        // Lines beside each other stay apart.
        let inset = min(metrics.underlineThickness / 2, selection.rect.width / 4)
        let line = Rect(
          minX: selection.rect.minX + origin.x + inset, minY: top,
          maxX: selection.rect.maxX + origin.x - inset,
          maxY: top + metrics.underlineThickness * part.scale)
        return .fill(.box(line), .color(composer.paints[attributes.paint].color))
      }
    }
  }

  private func item(for caret: Caret, _ look: EditorLook, at origin: Point) -> DisplayItem {
    let width = min(max(look.caretWidth.isFinite ? look.caretWidth : 0, 0), 1000)
    let x = caret.x + origin.x - width / 2
    return .fill(
      .box(
        Rect(minX: x, minY: caret.top + origin.y, maxX: x + width, maxY: caret.bottom + origin.y)),
      .color(resolved(look.caretColor)))
  }

  private func resolved(_ color: AdaptiveColor) -> Color {
    painting.resolved(color, tint: composer.paints[0].color)
  }

  /// Returns the words of lines of a paragraph, with those of its symbols.
  private func spokenText(of lines: [Line], in text: String) -> String {
    guard let first = lines.first, let last = lines.last else { return "" }
    let utf8 = Array(text.utf8)
    let range = (first.range.lowerBound..<last.range.upperBound).clamped(to: 0..<utf8.count)
    let names = lines.flatMap { line in
      line.elements.compactMap { _, element -> (offset: Int, name: String)? in
        guard case .attachment(let attachment, _) = element else { return nil }
        return (attachment.offset, attachment.labelContent?.altText ?? "")
      }.sorted { $0.offset < $1.offset }
    }
    return SpokenText(
      String(decoding: utf8[range], as: UTF8.self), names: names.map(\.name)
    ).text
  }
}

extension Path {
  /// Returns a rectangle.
  fileprivate static func box(_ rect: Rect) -> Path { .roundedRect(rect, radiusX: 0, radiusY: 0) }
}
