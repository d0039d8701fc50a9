internal import SymtextImageFormats

extension Pixmap {
  /// Returns the pixels scaled to a box, in the given columns and rows of the picture.
  func resampled(to box: PixelBox, columns: Range<Int>, rows: Range<Int>) -> Pixmap {
    let unit = Double(PixelBox.unit)
    let across = ResamplingAxis(
      count: width, begin: Double(box.left) / unit, end: Double(box.right) / unit, pixels: columns)
    let down = ResamplingAxis(
      count: height, begin: Double(box.top) / unit, end: Double(box.bottom) / unit, pixels: rows)
    return Pixmap(
      width: columns.count, height: rows.count, pixels: resampled(across: across, down: down))
  }

  /// Scales vertically, then horizontally, one row at a time; needs memory for one row only.
  private func resampled(across: ResamplingAxis, down: ResamplingAxis) -> [UInt8] {
    let reach = across.reach
    let bytesPerRow = 4 * across.first.count
    var row = [Float](repeating: 0, count: 4 * reach.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bytesPerRow * down.first.count) {
      target, count in
      count = bytesPerRow * down.first.count
      guard let base = target.baseAddress else { return }
      unsafe row.withUnsafeMutableBufferPointer { row in
        for y in down.first.indices {
          unsafe add(y, of: down, from: reach.lowerBound, to: row)
          unsafe Self.write(row, from: reach.lowerBound, by: across, to: base + y * bytesPerRow)
        }
      }
    }
  }

  /// Adds the source rows of one result row.
  /// - Parameter column: the first needed column.
  private func add(
    _ y: Int, of axis: ResamplingAxis, from column: Int, to row: UnsafeMutableBufferPointer<Float>
  ) {
    unsafe row.update(repeating: 0)
    unsafe pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for place in axis.start[y]..<axis.start[y + 1] {
        let weight = axis.weights[place]
        if weight == 0 { continue }
        let line = unsafe pixels + 4 * ((axis.first[y] + place - axis.start[y]) * width + column)
        for part in 0..<row.count {
          unsafe row[part] += weight * Float(line[part])
        }
      }
    }
  }

  /// Adds the source columns of each pixel of a row; keeps colours within their opacity.
  private static func write(
    _ row: UnsafeMutableBufferPointer<Float>, from column: Int, by axis: ResamplingAxis,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe axis.weights.withUnsafeBufferPointer { weights in
      for x in axis.first.indices {
        var (red, green, blue, alpha) = (Float(0), Float(0), Float(0), Float(0))
        var place = 4 * (axis.first[x] - column)
        for index in axis.start[x]..<axis.start[x + 1] {
          let weight = unsafe weights[index]
          unsafe red += weight * row[place]
          unsafe green += weight * row[place + 1]
          unsafe blue += weight * row[place + 2]
          unsafe alpha += weight * row[place + 3]
          place += 4
        }
        let opacity = min(max(alpha, 0), 255)
        unsafe target[4 * x] = byte(red, most: opacity)
        unsafe target[4 * x + 1] = byte(green, most: opacity)
        unsafe target[4 * x + 2] = byte(blue, most: opacity)
        unsafe target[4 * x + 3] = byte(opacity, most: opacity)
      }
    }
  }

  @inline(__always)
  private static func byte(_ value: Float, most: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int32(min(max(value, 0), most) + 0.5))
  }
}
