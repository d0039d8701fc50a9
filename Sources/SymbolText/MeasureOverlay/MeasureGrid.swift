internal import SymtextGraphics

/// The pixel grid around a point on a baseline.
struct MeasureGrid {
  private let ratio: Double
  /// In pixels; y is whole, because renderers put baselines on whole pixels.
  private let origin: Point

  init(origin: Point, pixelRatio: Double) {
    ratio = pixelRatio
    self.origin = Point(origin.x * pixelRatio, (origin.y * pixelRatio).rounded())
  }

  /// Returns the rectangles, in points, that draw a shape; their edges lie between pixels.
  func boxes(_ shape: MeasureOverlay.Shape) -> [Rect] {
    switch shape {
    case .line(let y, let start, let end, let side):
      let row = side == .outside ? row(y) : row(y) - 1
      return boxes([Rect(minX: column(start), minY: row, maxX: column(end), maxY: row + 1)])
    case .area(let rect): return boxes([pixels(rect)])
    case .outline(let rect, let side):
      let inner = side == .outside ? pixels(rect) : pixels(rect).insetBy(dx: 1, dy: 1)
      let outer = inner.insetBy(dx: -1, dy: -1)
      return boxes([
        Rect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY),
        Rect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY),
        Rect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
        Rect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY),
      ])
    }
  }

  private func column(_ x: Double) -> Double { (origin.x + x * ratio).rounded() }
  private func row(_ y: Double) -> Double { (origin.y + y * ratio).rounded() }

  private func pixels(_ rect: Rect) -> Rect {
    Rect(
      minX: column(rect.minX), minY: row(rect.minY), maxX: column(rect.maxX), maxY: row(rect.maxY))
  }

  /// Returns the boxes that are not empty, in points.
  private func boxes(_ pixels: [Rect]) -> [Rect] {
    pixels.filter { !$0.isEmpty }.map { box in
      Rect(
        minX: box.minX / ratio, minY: box.minY / ratio, maxX: box.maxX / ratio,
        maxY: box.maxY / ratio)
    }
  }
}
