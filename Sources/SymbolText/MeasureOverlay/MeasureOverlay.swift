internal import SymtextGraphics
package import SymtextDrawing

/// How lines, symbols and images stand: hairlines and areas to draw over a picture.
///
/// Points, y down.
package struct MeasureOverlay: Sendable {
  /// A guide.
  struct Mark: Sendable {
    var kind: MeasureKind
    /// The place on the baseline that renderers put on a whole pixel.
    var origin: Point
    /// From the origin.
    var shape: Shape
  }

  /// How a guide is drawn.
  enum Shape: Sendable {
    /// A level hairline that lies against an edge.
    case line(y: Double, from: Double, to: Double, MeasureSide)
    /// The four sides of a box.
    case outline(Rect, MeasureSide)
    /// The whole of a box, so that what lies under it still shows.
    case area(Rect)
  }

  /// In the order of drawing.
  var marks: [Mark] = []

  /// No guides.
  package init() {}

  /// The kinds that there are, in the order of all kinds.
  package var kinds: [MeasureKind] {
    let found = Set(marks.map(\.kind))
    return MeasureKind.allCases.filter(found.contains)
  }

  /// The same guides elsewhere.
  func offsetBy(_ v: Vector) -> MeasureOverlay {
    var guides = self
    for index in guides.marks.indices {
      guides.marks[index].origin = guides.marks[index].origin + v
    }
    return guides
  }

  /// What draws them: rectangles on whole pixels, hairlines one pixel thick.
  /// - Parameters:
  ///   - kinds: what is shown.
  ///   - pixelRatio: pixels per point of the picture; positive.
  package func items(_ kinds: Set<MeasureKind> = Set(MeasureKind.allCases), pixelRatio: Double)
    -> [DisplayItem]
  {
    MeasureKind.allCases.filter(kinds.contains).flatMap { kind in
      marks.lazy.filter { $0.kind == kind }.flatMap { mark in
        let grid = MeasureGrid(origin: mark.origin, pixelRatio: pixelRatio)
        return grid.boxes(mark.shape).map { box in
          DisplayItem.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(mark.color))
        }
      }
    }
  }
}

extension MeasureOverlay.Mark {
  fileprivate var color: Color {
    if case .area = shape {
      kind.color.multiplyingOpacity(by: 0.4)
    } else {
      kind.color.multiplyingOpacity(by: 0.9)
    }
  }
}
