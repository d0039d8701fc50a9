extension Path {
  /// The contour, closed by a straight line if it is open.
  package var closed: Path {
    guard elements.last != .close else { return self }
    var path = self
    path.close()
    return path
  }
}
