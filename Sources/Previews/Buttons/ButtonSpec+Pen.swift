internal import SymtextGraphics
internal import SymtextDrawing

extension ButtonSpec {
  /// Draws thin lines that are visible on any background, because a halo in the colour of the page surrounds them.
  struct Pen {
    /// The colour of lines and their numbers.
    let ink: Color
    /// The colour of the halo.
    let halo: Color

    /// Returns an axis-aligned line of half a point, on half points, so that it is sharp at two pixels per point.
    func line(_ a: Point, _ b: Point) -> [DisplayItem] {
      [stroke(a, b, halo.multiplyingOpacity(by: 0.75), beyond: 0.5), stroke(a, b, ink, beyond: 0)]
    }

    private func stroke(
      _ a: Point, _ b: Point, _ color: Color, beyond: Double
    ) -> DisplayItem {
      func half(_ value: Double) -> Double { (value * 2 - 0.5).rounded() / 2 }
      let box =
        a.y == b.y
        ? Rect(x: min(a.x, b.x), y: half(a.y), width: abs(b.x - a.x), height: 0.5)
        : Rect(x: half(a.x), y: min(a.y, b.y), width: 0.5, height: abs(b.y - a.y))
      return .fill(
        .roundedRect(box.insetBy(dx: -beyond, dy: -beyond), radiusX: 0, radiusY: 0),
        .color(color))
    }

    /// Returns an axis-aligned line with a stroke across each end.
    func measure(_ a: Point, _ b: Point) -> [DisplayItem] {
      let across = a.y == b.y ? Vector(0, 2.5) : Vector(2.5, 0)
      return line(a, b) + [a, b].flatMap { line($0 - across, $0 + across) }
    }

    /// Returns faint lines from the ends of a measure to the measured points.
    func extensions(from ends: [Point], to places: [Point]) -> [DisplayItem] {
      zip(ends, places).map { stroke($0, $1, ink.multiplyingOpacity(by: 0.3), beyond: 0) }
    }

    /// Returns the edge of a box.
    func frame(_ box: Rect, dashed: Bool = false) -> [DisplayItem] {
      let corners = [
        Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY),
        Point(box.minX, box.maxY),
      ]
      return corners.indices.flatMap { index -> [DisplayItem] in
        let (a, b) = (corners[index], corners[(index + 1) % 4])
        guard dashed else { return line(a, b) }
        let count = max(Int(min((b - a).length / 6, 1000)), 1)
        return (0..<count).map { dash in
          let (start, end) = (Double(dash) / Double(count), (Double(dash) + 0.5) / Double(count))
          return stroke(
            a.interpolated(to: b, start), a.interpolated(to: b, end),
            ink.multiplyingOpacity(by: 0.5), beyond: 0)
        }
      }
    }
  }
}
