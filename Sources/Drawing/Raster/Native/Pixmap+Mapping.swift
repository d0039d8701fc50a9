internal import SymtextImageFormats
internal import SymtextGraphics

extension Pixmap {
  /// Returns the pixels under any transform in a part of the picture, with bilinear interpolation.
  ///
  /// Edges are antialiased: a pixel partly covered by the image gets that opacity. The image should have about as many
  /// pixels as it covers in the picture.
  /// - Parameters:
  ///   - place: from pixels of the image to pixels of the picture.
  ///   - back: the inverse.
  func mapped(by place: Affine, back: Affine, columns: Range<Int>, rows: Range<Int>) -> Pixmap {
    // The distance in the image between neighbouring pixels of the picture.
    let across = Vector(back.a, back.c).length
    let down = Vector(back.b, back.d).length
    let bytes = 4 * columns.count * rows.count
    let result = unsafe [UInt8](unsafeUninitializedCapacity: bytes) { target, count in
      count = bytes
      guard var next = target.baseAddress else { return }
      unsafe pixels.withUnsafeBufferPointer { source in
        for row in rows {
          for column in columns {
            let point = back * Point(Double(column) + 0.5, Double(row) + 0.5)
            let coverage =
              Self.coverage(point.x, Double(width), across)
              * Self.coverage(point.y, Double(height), down)
            unsafe write(point, coverage: Float(coverage), from: source, to: next)
            unsafe next += 4
          }
        }
      }
    }
    return Pixmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// Returns the part of a pixel inside the image along one of its sides, 0 to 1.
  /// - Parameter step: the length of the pixel, in pixels of the image.
  private static func coverage(_ place: Double, _ side: Double, _ step: Double) -> Double {
    let reach = min(side / step, 1)
    return min(max(min(place, side - place) / step + 0.5, 0), reach)
  }

  private func write(
    _ point: Point, coverage: Float, from source: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    guard coverage > 0 else {
      unsafe target.update(repeating: 0, count: 4)
      return
    }
    let (x, y) = (
      min(max(point.x - 0.5, 0), Double(width - 1)), min(max(point.y - 0.5, 0), Double(height - 1))
    )
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (partX, partY) = (Float(x - Double(left)), Float(y - Double(top)))
    for part in 0..<4 {
      func value(_ column: Int, _ row: Int) -> Float {
        unsafe Float(source[4 * (row * width + column) + part])
      }
      let upper = value(left, top) + (value(right, top) - value(left, top)) * partX
      let lower = value(left, bottom) + (value(right, bottom) - value(left, bottom)) * partX
      let mixed = upper + (lower - upper) * partY
      unsafe target[part] = UInt8(truncatingIfNeeded: Int32(mixed * coverage + 0.5))
    }
  }
}
