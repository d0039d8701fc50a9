extension Path {
  /// The dashes of the contours, each an open contour.
  ///
  /// The pattern begins anew with each contour, as SVG's `stroke-dasharray` does; dashes without length
  /// stay as lines that only caps make visible.
  /// - Parameters:
  ///   - pattern: lengths of dashes and gaps in turn, an even number, in the units of the path.
  ///   - offset: how far into the pattern contours begin.
  ///   - most: how many dashes there may be.
  /// - Returns: `nil` when there would be more, or the pattern has no length.
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
