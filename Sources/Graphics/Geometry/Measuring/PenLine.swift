/// A contour as a pen draws it.
///
/// Places on it are fractions of its length.
///
/// A closed contour begins at its topmost point, y down, and runs clockwise; an open one begins at its start.
package struct PenLine: Sendable {
  private let line: MeasuredLine
  /// The distance from the contour's own start to the start of the pen.
  private let start: Double

  /// Measures a contour.
  /// - Returns: `nil` for a contour without length.
  package init?(_ contour: Path) {
    let isClosed = contour.elements.last == .close
    let oriented = isClosed && contour.area < 0 ? contour.reversed : contour
    guard let line = MeasuredLine.contours(of: oriented).first else { return nil }
    self.line = line
    start = line.isClosed ? line.top : 0
  }

  package var length: Double { line.length }
  package var isClosed: Bool { line.isClosed }

  /// Returns the part between two fractions of the length, 0 to 1, as an open contour; empty for an empty part.
  package func part(_ shares: ClosedRange<Double>) -> Path {
    let (from, to) = (max(shares.lowerBound, 0), min(shares.upperBound, 1))
    guard to > from else { return Path() }
    let (first, length) = (from * line.length, (to - from) * line.length)
    return line.isClosed
      ? line.part(of: length, from: (start + first).truncatingRemainder(dividingBy: line.length))
      : line.part(from: first, to: first + length)
  }

  /// Returns a point and the direction of the pen there.
  package func place(at share: Double) -> (point: Point, direction: Vector) {
    let distance = min(max(share, 0), 1) * line.length
    return line.place(
      at: line.isClosed
        ? (start + distance).truncatingRemainder(dividingBy: line.length) : distance)
  }

  /// The places between the ends where pieces meet, as fractions of the length.
  package var joints: [Double] {
    line.joints.map { joint in
      let distance = joint - start
      return (distance < 0 ? distance + line.length : distance) / line.length
    }
  }
}
