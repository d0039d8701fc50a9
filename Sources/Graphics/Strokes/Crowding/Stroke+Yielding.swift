extension Stroker.Stroke {
  /// Returns the stroke with its lines moved and their ends drawn back.
  ///
  /// The growth of the sides is ignored.
  /// - Parameter part: the part of the changes at the widest pen, 0 to 1.
  package func yielded(_ part: Double) -> Stroker.Stroke {
    guard let yielding else { return self }
    var stroke = self
    stroke.yielding = nil
    guard part > 0 else { return stroke }
    stroke.path = Path()
    for (contour, line) in zip(path.contours, yielding.lines) {
      let moved = contour.transformed(
        by: .translation(line.shift.x * part, line.shift.y * part))
      stroke.path.append(moved.drawnBack(start: line.startBack * part, end: line.endBack * part))
    }
    return stroke
  }
}

extension Path {
  /// Returns an open contour with its ends moved along it.
  fileprivate func drawnBack(start: Double, end: Double) -> Path {
    guard start > 0 || end > 0, let way = PenLine(self), !way.isClosed else { return self }
    var elements = elements
    let (first, last) = (way.place(at: 0), way.place(at: 1))
    if case .move(let point)? = elements.first {
      elements[0] = .move(point + first.direction * start)
    }
    let tip = last.point - last.direction * end
    switch elements[elements.count - 1] {
    case .line: elements[elements.count - 1] = .line(tip)
    case .quad(let control, _): elements[elements.count - 1] = .quad(control, tip)
    case .cubic(let a, let b, _): elements[elements.count - 1] = .cubic(a, b, tip)
    case .move, .close: break
    }
    return Path(elements)
  }
}
