/// The weights with which pixels of a row or column are resampled from a longer or shorter one.
///
/// The filter is the Catmull–Rom spline, widened where the image is reduced; where pixels coincide, it copies. At the
/// image's ends the weights are normalized to the existing pixels; partly covered pixels get a proportional opacity.
///
/// Mitchell & Netravali, Reconstruction Filters in Computer Graphics, 1988 (B = 0, C = ½).
struct ResamplingAxis {
  /// The first source pixel of each pixel.
  private(set) var first: [Int] = []
  /// The index of each pixel's first weight; then the number of all weights.
  private(set) var start: [Int] = [0]
  private(set) var weights: [Float] = []

  /// - Parameters:
  ///   - count: the number of source pixels; at least one.
  ///   - begin: the start of the source, in pixels of the result.
  ///   - end: its end; greater.
  ///   - pixels: the result's pixels, all of them touched by the source.
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

  /// The range of needed source pixels.
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
