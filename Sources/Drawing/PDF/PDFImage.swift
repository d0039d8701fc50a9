internal import Colors

/// An image's pixels as PDF has them: colours, and opacities beside them.
///
/// ISO 32000-1, 8.9.5 and 11.6.5.3.
struct PDFImage {
  private let width: Int
  private let height: Int
  /// Three bytes a pixel.
  private var colors: [UInt8]
  /// A byte a pixel.
  private var opacities: [UInt8]

  init(_ pixmap: Pixmap, paint: ImagePaint) {
    width = pixmap.width
    height = pixmap.height
    let count = width * height
    colors = [UInt8](repeating: 0, count: 3 * count)
    opacities = [UInt8](repeating: 0, count: count)
    for pixel in 0..<count { opacities[pixel] = pixmap.pixels[4 * pixel + 3] }
    switch paint {
    case .original: takeColors(pixmap)
    case .template(let color):
      let parts = [color.red, color.green, color.blue].map { UInt8($0 * 255 + 0.5) }
      for place in colors.indices { colors[place] = parts[place % 3] }
    }
  }

  /// Takes the colours of what can be seen, no longer multiplied by their opacity; what cannot takes
  /// those beside it, as readers mix neighbours before they look at their opacity.
  private mutating func takeColors(_ pixmap: Pixmap) {
    var known = opacities.map { $0 > 0 }
    for pixel in opacities.indices where known[pixel] {
      let alpha = Int(opacities[pixel])
      for part in 0..<3 {
        colors[3 * pixel + part] = UInt8(
          min((Int(pixmap.pixels[4 * pixel + part]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    func spread(_ pixel: Int, from other: Int, isWithin: Bool) {
      guard isWithin, !known[pixel], known[other] else { return }
      for part in 0..<3 { colors[3 * pixel + part] = colors[3 * other + part] }
      known[pixel] = true
    }
    for pixel in opacities.indices {
      spread(pixel, from: pixel - 1, isWithin: pixel % width > 0)
      spread(pixel, from: pixel - width, isWithin: pixel >= width)
    }
    for pixel in opacities.indices.reversed() {
      spread(pixel, from: pixel + 1, isWithin: pixel % width < width - 1)
      spread(pixel, from: pixel + width, isWithin: pixel + width < opacities.count)
    }
  }

  /// Writes the image.
  /// - Returns: the number of the object.
  func write(to file: inout PDFFile) -> Int {
    let size = "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8"
    var mask = ""
    if opacities.contains(where: { $0 < 255 }) {
      let number = file.add(
        stream: opacities, entries: "\(size)/Interpolate true/ColorSpace/DeviceGray")
      mask = "/SMask \(number) 0 R"
    }
    return file.add(
      stream: colors, entries: "\(size)/Interpolate true/ColorSpace/DeviceRGB\(mask)")
  }
}
