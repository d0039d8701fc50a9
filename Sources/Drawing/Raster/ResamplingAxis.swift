/// How much every pixel of a row or column takes from those of another that is longer or shorter.
///
/// The weights are those of the Catmull–Rom spline, widened where the image is reduced; they copy where
/// the pixels coincide. At the image's ends they are spread over what is there; pixels that are covered in
/// part take their part.
///
/// Mitchell & Netravali, Reconstruction Filters in Computer Graphics, 1988 (B = 0, C = ½).
struct ResamplingAxis {
  /// For every pixel the first of the other row that it takes from.
  private(set) var first: [Int] = []
  /// For every pixel the place of its first weight; then the number of all weights.
  private(set) var start: [Int] = [0]
  private(set) var weights: [Float] = []

  /// - Parameters:
  ///   - count: the pixels of the other row; at least one.
  ///   - begin: where that row begins, in pixels of this one.
  ///   - end: where it ends; greater.
  ///   - pixels: the pixels of this row, all of them touched by the other.
  init(count: Int, begin: Double, end: Double, pixels: Range<Int>) {
    let step = Double(count) / (end - begin)
    let stretch = max(step, 1)
    for pixel in pixels {
      let left = max(Double(pixel), begin)
      let right = min(Double(pixel + 1), end)
      let centre = ((left + right) / 2 - begin) * step
      let low = min(max(Int((centre - 2 * stretch).rounded(.down)), 0), count - 1)
      let high = max(min(Int((centre + 2 * stretch).rounded(.up)), count), low + 1)
      let raw = (low..<high).map { Self.spline((Double($0) + 0.5 - centre) / stretch) }
      let sum = raw.reduce(0, +)
      first.append(low)
      weights += raw.map { Float($0 / sum * max(right - left, 0)) }
      start.append(weights.count)
    }
  }

  /// The pixels of the other row that any of this one takes from.
  var reach: Range<Int> {
    guard let low = first.first, let last = first.last else { return 0..<0 }
    return low..<last + (start[first.count] - start[first.count - 1])
  }

  private static func spline(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }
}
