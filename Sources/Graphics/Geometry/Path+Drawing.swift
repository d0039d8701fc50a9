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

  /// Whether its last contour is closed.
  private var isClosed: Bool { if case .close? = elements.last { true } else { false } }
}
