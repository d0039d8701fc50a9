internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// A line of text for decorations: pieces from left to right, in points of the picture, y down.
struct DecoratedLine {
  /// A run or an attachment of the line; within a stretch it reaches to the next piece.
  struct Piece {
    let element: Line.Element
    let attributes: TextAttributes
    var start: Double
    var end: Double
  }

  private let pieces: [Piece]
  let baseline: Double

  init(_ line: Line, at origin: Point) {
    baseline = origin.y + line.baseline
    let left = origin.x + line.x
    pieces = line.elements.map { x, element in
      Piece(
        element: element, attributes: element.attributes, start: left + x,
        end: left + x + element.advance)
    }
  }

  /// Groups neighbouring pieces with the same value, including the tabs between them.
  /// - Parameter value: of a paint number; `nil` for pieces outside any group.
  private func stretches<Value: Equatable>(
    _ value: (Int) -> Value?
  ) -> [(value: Value, pieces: [Piece])] {
    var stretches: [(value: Value, pieces: [Piece])] = []
    var isOpen = false
    for piece in pieces {
      guard let own = value(piece.attributes.paint) else {
        isOpen = false
        continue
      }
      if isOpen, let last = stretches.last, last.value == own {
        let index = stretches.count - 1
        stretches[index].pieces[last.pieces.count - 1].end = piece.start
        stretches[index].pieces.append(piece)
      } else {
        stretches.append((own, [piece]))
      }
      isOpen = true
    }
    return stretches
  }

  /// Groups underlines or strikethroughs: pieces of one style form one line, even in different colours.
  /// - Parameter line: of a paint number.
  func groups(_ line: (Int) -> TextPaint.Line?) -> [LineGroup] {
    stretches { line($0)?.style }.map { style, pieces in
      LineGroup(
        style: style,
        parts: pieces.map { piece in
          LineGroup.Part(
            range: piece.start...max(piece.end, piece.start),
            color: line(piece.attributes.paint)?.color ?? .black, attributes: piece.attributes)
        })
    }
  }

  /// The boxes behind the text, from the ascent to the descent of its fonts; one item for each colour.
  func backgrounds(_ paints: [TextPaint]) -> [DisplayItem] {
    stretches { paints[$0].background }.map { color, pieces in
      var path = Path()
      for piece in pieces where piece.end > piece.start {
        path.append(.roundedRect(box(of: piece), radiusX: 0, radiusY: 0))
      }
      return .fill(path, .color(color))
    }
  }

  /// The link areas of the line; neighbours with the same address share an area.
  /// - Parameter text: the text of a piece.
  func links(_ paints: [TextPaint], text: (Line.Element) -> String) -> [LinkArea] {
    stretches { paints[$0].link }.map { address, pieces in
      let boxes = pieces.map { box(of: $0) }
      let inOrder = pieces.sorted { $0.element.place < $1.element.place }
      return LinkArea(
        address: address, text: inOrder.map { text($0.element) }.joined(),
        box: boxes.dropFirst().reduce(boxes[0]) { $0.union($1) })
    }
  }

  /// The box of a piece as CSS defines it for inline text: from the ascent to the descent of its font.
  private func box(of piece: Piece) -> Rect {
    let metrics = piece.attributes.font.metrics
    let y = baseline - piece.attributes.baselineOffset
    return Rect(
      minX: piece.start, minY: y - metrics.ascent, maxX: max(piece.end, piece.start),
      maxY: y + metrics.descent)
  }
}

extension Line.Element {
  /// The position in the text, in UTF-8 bytes.
  fileprivate var place: Int {
    switch self {
    case .text(let run): run.range.lowerBound
    case .attachment(let attachment, _): attachment.offset
    }
  }
}
