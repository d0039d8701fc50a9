internal import SymtextGraphics
package import SymtextDrawing

/// The measuring guides of lines, symbols and images: hairlines and areas drawn over a picture.
///
/// Points, y down.
package struct MeasureOverlay: Sendable {
  /// A guide.
  struct Mark: Sendable {
    var kind: MeasureKind
    /// The point on the baseline that renderers put on a whole pixel.
    var origin: Point
    /// Relative to the origin.
    var shape: Shape
  }

  /// The shape of a guide.
  enum Shape: Sendable {
    /// A horizontal hairline along an edge.
    case line(y: Double, from: Double, to: Double, MeasureSide)
    /// The four sides of a box.
    case outline(Rect, MeasureSide)
    /// A filled box, translucent.
    case area(Rect)
  }

  /// In drawing order.
  var marks: [Mark] = []

  /// Makes an empty overlay.
  package init() {}

  /// The kinds of guides present, in the order of all kinds.
  package var kinds: [MeasureKind] {
    let found = Set(marks.map(\.kind))
    return MeasureKind.allCases.filter(found.contains)
  }

  /// Returns the guides moved by a vector.
  func offsetBy(_ v: Vector) -> MeasureOverlay {
    var guides = self
    for index in guides.marks.indices {
      guides.marks[index].origin = guides.marks[index].origin + v
    }
    return guides
  }

  /// Returns the display items: rectangles on whole pixels, hairlines one pixel thick.
  /// - Parameters:
  ///   - kinds: the kinds to show.
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
