internal import SymtextImageFormats

/// The colours of an opaque picture for blurring, as numbers from 0 to 255.
struct BlurredPicture {
  private let width: Int
  private let height: Int
  private var values: [SIMD4<Float>]

  init(_ pixmap: Pixmap) {
    (width, height) = (pixmap.width, pixmap.height)
    values = stride(from: 0, to: pixmap.pixels.count, by: 4).map { start in
      SIMD4(
        Float(pixmap.pixels[start]), Float(pixmap.pixels[start + 1]),
        Float(pixmap.pixels[start + 2]), 255)
    }
  }

  /// Applies an approximate Gaussian blur: three box blurs.
  ///
  /// W3C, Filter Effects, feGaussianBlur, <https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement>
  /// - Parameter deviation: The standard deviation, in pixels.
  mutating func blur(by deviation: Double) {
    // The box size d = 3 √(2π) / 4 times the deviation.
    let length = Int((deviation * 1.879_971).rounded())
    let reach = max(length / 2, 1)
    for _ in 0..<3 {
      for y in 0..<height { average(from: y * width, step: 1, count: width, reach) }
      for x in 0..<width { average(from: x, step: width, count: height, reach) }
    }
  }

  /// Replaces each value of a row or a column by the mean of its neighbours.
  ///
  /// The end values continue outside.
  private mutating func average(from start: Int, step: Int, count: Int, _ reach: Int) {
    let row = (0..<count).map { values[start + $0 * step] }
    func value(_ index: Int) -> SIMD4<Float> { row[min(max(index, 0), count - 1)] }
    var sum = SIMD4<Float>.zero
    for index in -reach...reach { sum += value(index) }
    let share = 1 / Float(2 * reach + 1)
    for index in 0..<count {
      values[start + index * step] = sum * share
      sum += value(index + reach + 1) - value(index - reach)
    }
  }

  /// Increases the saturation: the distance of colours from the grey of the same luma.
  mutating func saturate(by factor: Double) {
    let factor = Float(factor)
    for index in values.indices {
      let color = values[index]
      let grey = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
      let base = SIMD4<Float>(repeating: grey)
      values[index] = base + (color - base) * factor
    }
  }

  /// Returns the interpolated colour at a position, in pixels from the middle of the first one.
  func value(x: Double, y: Double) -> SIMD4<Float> {
    let left = min(max(x, 0), Double(width - 1))
    let top = min(max(y, 0), Double(height - 1))
    let (column, row) = (Int(left), Int(top))
    let (partX, partY) = (Float(left - Double(column)), Float(top - Double(row)))
    let (next, below) = (min(column + 1, width - 1), min(row + 1, height - 1))
    func mixed(_ row: Int) -> SIMD4<Float> {
      let (a, b) = (values[row * width + column], values[row * width + next])
      return a + (b - a) * partX
    }
    let (upper, lower) = (mixed(row), mixed(below))
    return upper + (lower - upper) * partY
  }
}
