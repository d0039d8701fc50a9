internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextTextLayout

/// A line of text as its decorations see it: pieces from left to right, in points of the picture, y down.
struct DecoratedLine {
  /// Something in the line, up to what follows it.
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

  /// Neighbours that have something in common, which goes on over tabs between them.
  /// - Parameter value: what each has, by the number of its paint; `nil` for nothing.
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

  /// Lines under or through text: those of one style go on as one, whatever their colours.
  /// - Parameter line: of a paint.
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

  /// What is behind the text: boxes from the ascent to the descent of its fonts, a step a colour.
  func backgrounds(_ paints: [TextPaint]) -> [DisplayItem] {
    stretches { paints[$0].background }.map { color, pieces in
      var path = Path()
      for piece in pieces where piece.end > piece.start {
        path.append(.roundedRect(box(of: piece), radiusX: 0, radiusY: 0))
      }
      return .fill(path, .color(color))
    }
  }

  /// Where the line leads, an area for neighbours that lead to one place.
  /// - Parameter text: what a piece says.
  func links(_ paints: [TextPaint], text: (Line.Element) -> String) -> [LinkArea] {
    stretches { paints[$0].link }.map { address, pieces in
      let boxes = pieces.map { box(of: $0) }
      let inOrder = pieces.sorted { $0.element.place < $1.element.place }
      return LinkArea(
        address: address, text: inOrder.map { text($0.element) }.joined(),
        box: boxes.dropFirst().reduce(boxes[0]) { $0.union($1) })
    }
  }

  /// The box of a piece as CSS has that of inline text: from the ascent to the descent of its font.
  private func box(of piece: Piece) -> Rect {
    let metrics = piece.attributes.font.metrics
    let y = baseline - piece.attributes.baselineOffset
    return Rect(
      minX: piece.start, minY: y - metrics.ascent, maxX: max(piece.end, piece.start),
      maxY: y + metrics.descent)
  }
}

extension Line.Element {
  /// Where it stands in the text, in UTF-8 bytes.
  fileprivate var place: Int {
    switch self {
    case .text(let run): run.range.lowerBound
    case .attachment(let attachment, _): attachment.offset
    }
  }
}
