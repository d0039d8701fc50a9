internal import SymtextImageFormats
internal import SymtextGraphics

/// Composites colours with pixels.
@safe
struct Compositor {
  private let pixels: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The column of the left edge in the picture.
  let left: Int
  /// The row of the upper edge in the picture.
  let top: Int
  /// The space in which colours are mixed.
  let blending: Blending
  /// Whether dark letters and symbols keep their contrast where light is mixed.
  var keepsContrast = false

  /// - Parameter pixels: 4 · width · height bytes that outlive the compositor.
  init(
    pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, left: Int, top: Int,
    blending: Blending
  ) {
    unsafe self.pixels = pixels
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.blending = blending
  }

  /// Sets all pixels to one colour; `nil` is transparent.
  func clear(to color: Color?) {
    let pixel = color.map { PremultipliedColor($0).pixel } ?? 0
    unsafe Self.fill(pixels, width * height, with: pixel)
  }

  /// Composites a separately drawn layer with the picture.
  /// - Parameter opacity: 0 to 255; multiplies the layer's opacity.
  func layer(_ pixmap: Pixmap, left x: Int, top y: Int, opacity: UInt32 = 255) {
    unsafe forEachPixel(of: pixmap, left: x, top: y) { pixel, target in
      var source = PremultipliedColor.clearing
      unsafe source.red = UInt32(pixel[0])
      unsafe source.green = UInt32(pixel[1])
      unsafe source.blue = UInt32(pixel[2])
      unsafe source.alpha = UInt32(pixel[3])
      source.cover = source.alpha
      if keepsContrast && blending == .linear, source.alpha > 0 {
        unsafe blend(source.opaque(by: opacity), by: source.alpha, onto: target)
      } else if source.alpha > 0 {
        unsafe blend(source, by: opacity, onto: target)
      }
    }
  }

  /// Composites a colour with pixels, by the opacity of a layer.
  func layer(_ pixmap: Pixmap, left x: Int, top y: Int, color: PremultipliedColor) {
    unsafe forEachPixel(of: pixmap, left: x, top: y) { pixel, target in
      let coverage = unsafe UInt32(pixel[3])
      if coverage > 0 { unsafe blend(color, by: coverage, onto: target) }
    }
  }

  /// Visits the part of a layer that lies within the pixels.
  @inline(__always)
  private func forEachPixel(
    of pixmap: Pixmap, left x: Int, top y: Int,
    _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let (x, y) = (x - left, y - top)
    let columns = max(x, 0)..<max(min(x + pixmap.width, width), max(x, 0))
    let rows = max(y, 0)..<max(min(y + pixmap.height, height), max(y, 0))
    unsafe pixmap.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for row in rows {
        let line = unsafe source + 4 * ((row - y) * pixmap.width - x)
        for column in columns {
          unsafe body(line + 4 * column, pixels + 4 * (row * width + column))
        }
      }
    }
  }

  /// Paints part of a row at a uniform coverage, 0 to 255, clipped to the pixels.
  ///
  /// Coordinates count from the upper left corner of the pixels.
  func span(x: Int, y: Int, count: Int, coverage: UInt8, paint: PixelPaint) {
    guard y >= 0, y < height else { return }
    let columns = visible(x, count, of: width)
    guard !columns.isEmpty else { return }
    blend(columns, row: y, coverage: coverage, paint: paint)
  }

  /// Paints pixels through a mask.
  func mask(_ placed: PlacedMask, paint: PixelPaint) {
    let mask = placed.mask
    let (x, y) = (placed.x - left, placed.y - top)
    let columns = visible(x, mask.width, of: width)
    let rows = visible(y, mask.height, of: height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let coverage = buffer.baseAddress else { return }
      let first = (rows.lowerBound - y) * mask.width + columns.lowerBound - x
      unsafe blend(columns, rows, by: coverage + first, stride: mask.width, paint: paint)
    }
  }

  /// Paints pixels through a mask with a repeated column and row.
  /// - Parameter clears: whether to erase the pixels under the mask first.
  func mask(_ placed: StretchedMask, paint: PixelPaint, clears: Bool = false) {
    let mask = placed.mask.mask
    let (x, y) = (placed.x - left, placed.y - top)
    let repeated = placed.columns - 1
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let coverage = buffer.baseAddress else { return }
      for row in visible(y, placed.height, of: height) {
        let source = placed.source(of: row - y)
        let line = unsafe coverage + source * mask.width
        let even = placed.mask.even[source]
        let before = visible(x, even.lowerBound, of: width)
        if !before.isEmpty {
          if clears { clear(before, row: row) }
          unsafe blend(
            before, row..<row + 1, by: line + before.lowerBound - x, stride: 0, paint: paint)
        }
        let between = visible(x + even.lowerBound, even.count + repeated, of: width)
        if !between.isEmpty {
          let coverage = unsafe line[even.lowerBound]
          if clears, coverage < 255 || !paint.isSolid { clear(between, row: row) }
          blend(between, row: row, coverage: coverage, paint: paint)
        }
        let after = visible(
          x + even.upperBound + repeated, mask.width - even.upperBound, of: width)
        if !after.isEmpty {
          if clears { clear(after, row: row) }
          unsafe blend(
            after, row..<row + 1, by: line + after.lowerBound - x - repeated, stride: 0,
            paint: paint)
        }
      }
    }
  }

  /// Whether a mask's box contains all pixels.
  func isWithin(_ placed: StretchedMask) -> Bool {
    placed.x <= left && placed.y <= top && placed.x + placed.width >= left + width
      && placed.y + placed.height >= top + height
  }

  /// Makes pixels of a row transparent.
  private func clear(_ columns: Range<Int>, row: Int) {
    unsafe Self.fill(address(columns.lowerBound, row), columns.count, with: 0)
  }

  /// Returns the part of a range that lies between 0 and a limit.
  @inline(__always)
  private func visible(_ start: Int, _ count: Int, of limit: Int) -> Range<Int> {
    let first = max(start, 0)
    return first..<max(min(start + count, limit), first)
  }

  /// Paints pixels of a row at a uniform coverage.
  /// - Parameter columns: within the row, from the left edge of the pixels.
  @inline(__always)
  private func blend(_ columns: Range<Int>, row: Int, coverage: UInt8, paint: PixelPaint) {
    let target = unsafe address(columns.lowerBound, row)
    if case .color(let color) = paint {
      if coverage == 255, let solid = color.solid {
        unsafe Self.fill(target, columns.count, with: solid)
        return
      }
      if blending == .srgb {
        unsafe Self.blend(color, by: coverage, onto: target, count: columns.count)
        return
      }
    }
    for column in columns {
      unsafe blend(
        paint.color(column: column + left, row: row + top), by: UInt32(coverage),
        onto: address(column, row))
    }
  }

  /// Paints pixels, each by its coverage.
  /// - Parameters:
  ///   - columns: within the rows, from the left edge of the pixels.
  ///   - coverage: the coverage of each column, from the first row.
  ///   - stride: from row to row.
  @inline(__always)
  private func blend(
    _ columns: Range<Int>, _ rows: Range<Int>, by coverage: UnsafePointer<UInt8>, stride: Int,
    paint: PixelPaint
  ) {
    let target = unsafe address(columns.lowerBound, rows.lowerBound)
    if blending == .srgb, case .color(let color) = paint {
      unsafe Self.blend(
        color, by: coverage, stride: stride, onto: target, stride: 4 * width,
        columns: columns.count, rows: rows.count)
      return
    }
    for row in rows {
      let line = unsafe coverage + (row - rows.lowerBound) * stride - columns.lowerBound
      for column in columns where unsafe line[column] > 0 {
        unsafe blend(
          paint.color(column: column + left, row: row + top), by: UInt32(line[column]),
          onto: address(column, row))
      }
    }
  }

  @inline(__always)
  private func address(_ column: Int, _ row: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe pixels + 4 * (row * width + column)
  }

  /// Composites a colour with a pixel.
  /// - Parameter coverage: 0 to 255; multiplies the opacity.
  @inline(__always)
  private func blend(
    _ color: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutablePointer<UInt8>
  ) {
    if blending == .srgb {
      unsafe Self.blend(color, by: coverage, onto: UnsafeMutableRawPointer(target))
    } else if coverage == 255, let solid = color.solid {
      unsafe Self.fill(target, 1, with: solid)
    } else {
      unsafe Self.blendLight(color, by: coverage, onto: target, keepsContrast: keepsContrast)
    }
  }
}
