extension Path {
  /// How long all contours are together, in the units of the path.
  package var length: Double { MeasuredLine.contours(of: self).reduce(0) { $0 + $1.length } }

  /// What a pen has drawn of the contours when it has gone so far, one contour after the other.
  ///
  /// Closed contours are drawn clockwise (y down) from their topmost place, open ones from their start.
  /// A contour without length is there when the pen has moved at all after the contours before it.
  /// - Parameter length: in the units of the path.
  package func drawn(length: Double) -> Path {
    var drawn = Path()
    var rest = length
    for contour in contours {
      guard rest > 0 else { break }
      let oriented = contour.isClosed && contour.area < 0 ? contour.reversed : contour
      guard let line = MeasuredLine.contours(of: oriented).first, rest < line.length else {
        drawn.append(contour)
        rest -= MeasuredLine.contours(of: oriented).first?.length ?? 0
        continue
      }
      drawn.append(
        line.isClosed ? line.part(of: rest, from: line.top) : line.part(from: 0, to: rest))
      rest = 0
    }
    return drawn
  }

  /// The part of every contour between two shares of its length, 0 to 1: all pens begin and end together.
  ///
  /// Closed contours are drawn clockwise (y down) from their topmost place, open ones from their start. A
  /// contour without length is there while the part is not empty.
  package func drawn(part: ClosedRange<Double>) -> Path {
    let (from, to) = (max(part.lowerBound, 0), min(part.upperBound, 1))
    guard to > from else { return Path() }
    guard from > 0 || to < 1 else { return self }
    var drawn = Path()
    for contour in contours {
      let oriented = contour.isClosed && contour.area < 0 ? contour.reversed : contour
      guard let line = MeasuredLine.contours(of: oriented).first else {
        drawn.append(contour)
        continue
      }
      let (start, length) = (from * line.length, (to - from) * line.length)
      drawn.append(
        line.isClosed
          ? line.part(
            of: length, from: (line.top + start).truncatingRemainder(dividingBy: line.length))
          : line.part(from: start, to: start + length))
    }
    return drawn
  }

  /// Whether its last contour is closed.
  private var isClosed: Bool { if case .close? = elements.last { true } else { false } }
}
