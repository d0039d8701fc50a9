extension Path {
  /// Cuts the contours into dashes, each an open contour.
  ///
  /// The pattern restarts with each contour, like SVG's `stroke-dasharray`. Zero-length dashes become lines so short
  /// that only caps make them visible.
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps in turn, an even number, in the units of the path.
  ///   - offset: the position in the pattern at which contours begin.
  ///   - most: the greatest number of dashes.
  /// - Returns: `nil` if there would be more dashes or the pattern has no length.
  package func dashed(_ pattern: [Double], offset: Double, most: Int) -> Path? {
    let period = pattern.reduce(0, +)
    guard pattern.count % 2 == 0, period > 0, period.isFinite, offset.isFinite else { return nil }
    var begin = offset.truncatingRemainder(dividingBy: period)
    if begin < 0 { begin += period }
    var dashes = Path()
    var count = 0
    for contour in MeasuredLine.contours(of: self) {
      var place = -begin
      var index = 0
      while place < contour.length {
        let end = place + pattern[index]
        if index % 2 == 0, end >= 0 {
          count += 1
          guard count <= most else { return nil }
          dashes.append(contour.part(from: max(place, 0), to: min(end, contour.length)))
        }
        place = end
        index = (index + 1) % pattern.count
      }
    }
    return dashes
  }
}
