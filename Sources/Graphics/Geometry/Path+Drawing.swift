extension Path {
  /// The total length of all contours, in the units of the path.
  package var length: Double { MeasuredLine.contours(of: self).reduce(0) { $0 + $1.length } }

  /// Returns the part of the contours that a pen has drawn after a distance, one contour after the other.
  ///
  /// Closed contours are drawn clockwise (y down) from their topmost point, open ones from their start. A contour
  /// without length appears as soon as the pen has gone beyond the contours before it.
  /// - Parameters:
  ///   - length: the distance, in the units of the path.
  ///   - bothWays: whether two pens draw each contour, from its middle, or the top of a closed one, both ways.
  package func drawn(length: Double, bothWays: Bool = false) -> Path {
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
      if line.isClosed {
        let start = bothWays ? line.top + line.length - rest / 2 : line.top
        drawn.append(line.arc(from: start, length: rest))
      } else {
        let start = bothWays ? (line.length - rest) / 2 : 0
        drawn.append(line.part(from: start, to: start + rest))
      }
      rest = 0
    }
    return drawn
  }

  /// Whether the last contour is closed.
  private var isClosed: Bool { if case .close? = elements.last { true } else { false } }
}
