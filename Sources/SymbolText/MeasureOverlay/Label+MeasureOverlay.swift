internal import SymtextDrawing
package import SymtextGraphics
internal import SymtextFonts
package import SymtextTextLayout

extension Label {
  /// Returns the guides of some lines, with their top left at a point.
  package func guides(_ lines: [Line], at origin: Point = .zero) -> MeasureOverlay {
    var guides = MeasureOverlay()
    for line in lines {
      let start = Point(origin.x + line.x, origin.y + line.baseline)
      guides.add(.box, at: start, .outline(line.box, .inside))
      for stretch in line.stretches { guides.add(stretch, at: start) }
      guides.add(.baseline, at: start, .line(y: 0, from: 0, to: line.width, .outside))
      for (x, element) in line.elements {
        guard case .attachment(let attachment, let attributes) = element,
          let content = attachment.labelContent
        else { continue }
        guides.add(
          content, at: start + Vector(x, -attributes.baselineOffset), beside: attributes.font)
      }
    }
    return guides
  }
}

extension MeasureOverlay {
  fileprivate mutating func add(_ kind: MeasureKind, at origin: Point, _ shape: Shape) {
    marks.append(Mark(kind: kind, origin: origin, shape: shape))
  }

  /// Adds the guides of a font's heights.
  fileprivate mutating func add(_ stretch: Line.Stretch, at origin: Point) {
    func line(_ kind: MeasureKind, _ y: Double, _ side: MeasureSide) {
      add(kind, at: origin, .line(y: y, from: stretch.start, to: stretch.end, side))
    }
    line(.extents, -stretch.metrics.ascent, .outside)
    line(.extents, stretch.metrics.descent, .inside)
    line(.cap, -stretch.metrics.capHeight, .inside)
    line(.xHeight, -stretch.metrics.xHeight, .inside)
  }

  /// Adds the boxes of a symbol or an image.
  /// - Parameter origin: its left margin on the baseline.
  fileprivate mutating func add(
    _ attachment: LabelAttachment, at origin: Point, beside font: Font
  ) {
    switch attachment {
    case .symbol(let symbol, _):
      // A symbol's glyph has its own baseline on a whole pixel.
      let shift = Vector(0, symbol.baselineShift)
      let origin = origin - shift
      let rect = symbol.alignmentRect.offsetBy(shift)
      let ink = symbol.bounds.offsetBy(shift)
      add(.rect, at: origin, .outline(rect, .outside))
      for bearing in Self.bearings(rect, ink) { add(.bearings, at: origin, .area(bearing)) }
      add(.ink, at: origin, .outline(ink, .outside))
    case .image(let image):
      let box = image.box(beside: font)
      add(.rect, at: origin, .outline(box, .outside))
      add(.ink, at: origin, .outline(box, .outside))
    }
  }

  /// The areas between the margins and the ink on both sides, even if the ink reaches beyond the margins.
  private static func bearings(_ rect: Rect, _ ink: Rect) -> [Rect] {
    [(rect.minX, ink.minX), (ink.maxX, rect.maxX)].map { a, b in
      Rect(minX: min(a, b), minY: rect.minY, maxX: max(a, b), maxY: rect.maxY)
    }
  }
}

extension Line {
  /// A part of a line, from left to right, whose text has the heights of one font.
  fileprivate struct Stretch {
    var metrics: FontMetrics
    /// From the start of the line, in points.
    var start: Double
    var end: Double
  }

  /// The line box, relative to its start on the baseline.
  fileprivate var box: Rect { Rect(minX: 0, minY: -ascent, maxX: width, maxY: descent) }

  /// Parts of one font; fallback fonts do not count.
  fileprivate var stretches: [Stretch] {
    var stretches: [Stretch] = []
    for (x, element) in elements {
      let (font, advance) =
        switch element {
        case .text(let run): (run.attributes.font, run.advance)
        case .attachment(let attachment, let attributes): (attributes.font, attachment.advance)
        }
      let metrics = font.metrics
      if let last = stretches.last, last.metrics == metrics {
        stretches[stretches.count - 1].end = x + advance
      } else {
        stretches.append(Stretch(metrics: metrics, start: x, end: x + advance))
      }
    }
    return stretches
  }
}
