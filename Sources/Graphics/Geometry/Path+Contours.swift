extension Path {
  /// The contours, each as a path.
  package var contours: [Path] {
    var contours: [Path] = []
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        contours.append(Path([element]))
      case .close:
        if !contours.isEmpty { contours[contours.count - 1].close() }
      default:
        if contours.last?.elements.last == .close { contours.append(Path([.move(start)])) }
        if !contours.isEmpty { contours[contours.count - 1].append(Path([element])) }
      }
    }
    return contours
  }
}
