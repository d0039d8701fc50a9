internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport

/// A print of a shape's geometry, by which an annotation finds the shape again after a design program has written the
/// icon anew.
///
/// The drawing grid makes it independent of the size of the `viewBox`. It does not change with the precision of numbers,
/// relative or absolute commands, groups, transforms or ids.
struct ShapePrint: Hashable, Sendable {
  /// A hash of paint, box, length and closedness.
  let code: UInt16
  /// The box of the line or area on the drawing grid, y down.
  let box: Rect

  /// The steps of a unit of the grid to which box and length are rounded.
  private static let steps = 4.0
  /// Half the width that a line counts as having when boxes are compared.
  private static let halfLine = 0.5

  /// - Parameter map: from the icon's space to the drawing grid.
  init(_ shape: SVGDrawnShape, map: Affine) {
    let path = shape.path.transformed(by: map)
    let box = path.bounds ?? Rect(.zero)
    let areClosed = path.contours.allSatisfy { contour in
      guard case .move(let start)? = contour.elements.first else { return true }
      return contour.elements.last == .close
        || contour.elements.last?.points.last.map { $0.distance(to: start) < 0.01 } ?? false
    }
    var code: UInt32 = 2_166_136_261
    func add(_ number: Int) {
      for shift in stride(from: 0, to: 32, by: 8) {
        code = (code ^ UInt32(truncatingIfNeeded: number >> shift & 0xFF)) &* 16_777_619
      }
    }
    for value in [box.minX, box.minY, box.maxX, box.maxY, path.length] {
      add(Int((value * Self.steps).rounded().bounded(to: -1e9...1e9, else: 0)))
    }
    add((shape.stroke == nil ? 0 : 1) + (shape.fill == nil ? 0 : 2) + (areClosed ? 4 : 0))
    self.code = UInt16(truncatingIfNeeded: code ^ code >> 16)
    self.box = box
  }

  /// Returns the share of two boxes' union that both cover, where lines count as one unit wide.
  static func overlap(_ one: Rect, _ other: Rect) -> Double {
    let (a, b) = (
      one.insetBy(dx: -halfLine, dy: -halfLine), other.insetBy(dx: -halfLine, dy: -halfLine)
    )
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard width > 0, height > 0 else { return 0 }
    let both = width * height
    return both / (a.width * a.height + b.width * b.height - both)
  }
}
