internal import SymtextGraphics

extension Path {
  /// Whether a closed contour is nearly a circle.
  var isRound: Bool {
    guard let box = bounds, box.width > 0, box.height > 0,
      abs(box.width - box.height) <= 0.08 * max(box.width, box.height)
    else { return false }
    return abs(abs(area) / (box.width * box.height) - .pi / 4) < 0.02
  }
}
