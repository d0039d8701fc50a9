internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextGraphics

/// The pixels of a PDF image: colours, and separate opacities.
///
/// Rows are made one after the other during compression.
///
/// ISO 32000-1, 8.9.5 and 11.6.5.3.
struct PDFImage {
  private let pixmap: Pixmap
  private let paint: ImagePaint

  init(_ pixmap: Pixmap, paint: ImagePaint) {
    self.pixmap = pixmap
    self.paint = paint
  }

  /// Writes the image.
  /// - Returns: The object's number.
  func write(to file: inout PDFFile) -> Int {
    let (width, height) = (pixmap.width, pixmap.height)
    let entries =
      "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8"
      + "/Interpolate true"
    var mask = ""
    if !pixmap.isOpaque {
      let number = file.add(
        rows: height, of: width, pixelBytes: 1, entries: "\(entries)/ColorSpace/DeviceGray"
      ) { row, bytes in
        for place in stride(from: 4 * row * width + 3, to: 4 * (row + 1) * width, by: 4) {
          bytes.append(pixmap.pixels[place])
        }
      }
      mask = "/SMask \(number) 0 R"
    }
    var colors = colorsAboveAll
    return file.add(
      rows: height, of: 3 * width, pixelBytes: 3,
      entries: "\(entries)/ColorSpace/DeviceRGB\(mask)"
    ) { row, bytes in
      takeColors(of: row, to: &colors)
      bytes += colors
    }
  }

  /// The colours for transparent rows at the top: those of the first row with visible pixels.
  private var colorsAboveAll: [UInt8] {
    var colors = [UInt8](repeating: 0, count: 3 * pixmap.width)
    switch paint {
    case .original:
      let first = stride(from: 3, to: pixmap.pixels.count, by: 4).first { pixmap.pixels[$0] > 0 }
      if let first { takeColors(of: first / 4 / pixmap.width, to: &colors) }
    case .template(let color):
      let parts = [color.red, color.green, color.blue].map { UInt8($0 * 255 + 0.5) }
      for place in colors.indices { colors[place] = parts[place % 3] }
    }
    return colors
  }

  /// Reads the colours of a row's visible pixels, without premultiplied alpha.
  ///
  /// Transparent pixels get the colours of their neighbours, else those of the row above, because readers interpolate
  /// colours before they apply opacity.
  /// - Parameter colors: The colours of the row above on entry, and of this row on return.
  private func takeColors(of row: Int, to colors: inout [UInt8]) {
    guard case .original = paint else { return }
    let start = row * pixmap.width
    var last: Int?
    for column in 0..<pixmap.width {
      let pixel = 4 * (start + column)
      let alpha = Int(pixmap.pixels[pixel + 3])
      if alpha > 0 {
        for part in 0..<3 {
          colors[3 * column + part] = UInt8(
            min((Int(pixmap.pixels[pixel + part]) * 255 + alpha / 2) / alpha, 255))
        }
        // Pixels before the first visible one.
        if last == nil { for other in 0..<column { copy(column, to: other, in: &colors) } }
        last = column
      } else if let last {
        copy(last, to: column, in: &colors)
      }
    }
  }

  private func copy(_ column: Int, to other: Int, in colors: inout [UInt8]) {
    for part in 0..<3 { colors[3 * other + part] = colors[3 * column + part] }
  }
}
