/// A contour as a pen follows it: places on it are told as shares of its length.
///
/// A closed one begins at its topmost place, y down, and goes clockwise; an open one begins at its start.
package struct PenLine: Sendable {
  private let line: MeasuredLine
  /// Where the pen begins, from the contour's own start.
  private let start: Double

  /// Measures a contour.
  /// - Returns: `nil` for one without length.
  package init?(_ contour: Path) {
    let isClosed = contour.elements.last == .close
    let oriented = isClosed && contour.area < 0 ? contour.reversed : contour
    guard let line = MeasuredLine.contours(of: oriented).first else { return nil }
    self.line = line
    start = line.isClosed ? line.top : 0
  }

  /// How long it is, in the units of the path.
  package var length: Double { line.length }
  /// Whether it ends where it begins.
  package var isClosed: Bool { line.isClosed }

  /// The part between two shares of its length, 0 to 1, as an open contour; empty where the part is.
  package func part(_ shares: ClosedRange<Double>) -> Path {
    let (from, to) = (max(shares.lowerBound, 0), min(shares.upperBound, 1))
    guard to > from else { return Path() }
    let (first, length) = (from * line.length, (to - from) * line.length)
    return line.isClosed
      ? line.part(of: length, from: (start + first).truncatingRemainder(dividingBy: line.length))
      : line.part(from: first, to: first + length)
  }

  /// A place and the direction in which the pen goes there.
  package func place(at share: Double) -> (point: Point, direction: Vector) {
    let distance = min(max(share, 0), 1) * line.length
    return line.place(
      at: line.isClosed
        ? (start + distance).truncatingRemainder(dividingBy: line.length) : distance)
  }

  /// Where its pieces meet, between its ends, as shares of its length.
  package var joints: [Double] {
    line.joints.map { joint in
      let distance = joint - start
      return (distance < 0 ? distance + line.length : distance) / line.length
    }
  }
}
