internal import SymtextGraphics

/// Maps heights of a glyph so that its edges lie on rows of pixels.
///
/// Coordinates are pixels, y up from the baseline. The map is linear between two knots; beyond them, it shifts by the
/// outermost knot.
struct RowMap {
  /// A height and its new value.
  struct Knot: Equatable {
    var from: Double
    var to: Double
  }

  /// Ascending in both heights.
  private let knots: [Knot]

  /// - Parameter knots: ascending.
  init(_ knots: [Knot]) { self.knots = knots }

  /// Returns the new height.
  func height(_ y: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return y }
    if y <= first.from { return y + first.to - first.from }
    if y >= last.from { return y + last.to - last.from }
    // There are few knots: find the first one above.
    let upper = knots.firstIndex { $0.from > y } ?? knots.count - 1
    let (a, b) = (knots[upper - 1], knots[upper])
    return a.to + (y - a.from) * (b.to - a.to) / (b.from - a.from)
  }
}

extension Path {
  /// Returns the path, in pixels, y down from the baseline, with its heights mapped.
  func fitted(to rows: RowMap) -> Path {
    mapped { Point($0.x, -rows.height(-$0.y)) }
  }

  /// Returns the path, in points, y down from its own baseline, with its heights mapped by rows of pixels, y down from
  /// the text's baseline.
  /// - Parameters:
  ///   - shift: the distance of its own baseline above the text's, in points.
  ///   - scale: pixels per point.
  ///   - share: how much of the map applies, 0 to 1.
  func fitted(to rows: RowMap, shift: Double, scale: Double, share: Double) -> Path {
    mapped { point in
      let rest = point.y - shift
      let fitted = -rows.height(-point.y * scale) / scale
      return Point(point.x, rest + (fitted - rest) * share)
    }
  }

  private func mapped(_ fit: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(fit(p))
        case .line(let p): .line(fit(p))
        case .quad(let c, let p): .quad(fit(c), fit(p))
        case .cubic(let c1, let c2, let p): .cubic(fit(c1), fit(c2), fit(p))
        case .close: .close
        }
      })
  }
}
