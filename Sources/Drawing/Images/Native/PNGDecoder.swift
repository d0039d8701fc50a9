internal import SymtextImageFormats
internal import CSymtextPNG

/// Decodes PNG images with libpng.
///
/// <https://www.w3.org/TR/png-3/>
enum PNGDecoder {
  /// The most pixels of an image.
  static let mostPixels = 64 << 20

  /// Returns the pixels of an image in any PNG format: palette, grey, 16 bits, interlaced.
  /// - Parameters:
  ///   - file: the file's bytes.
  ///   - name: the name of the image in errors.
  /// - Throws: ``ImageError``.
  static func pixmap(
    _ file: [UInt8], name: String, mostPixels: Int = mostPixels
  ) throws(ImageError) -> Pixmap {
    try pixmap(file, properties(file, name: name), name: name, mostPixels: mostPixels)
  }

  /// Returns the file's metadata.
  /// - Throws: ``ImageError`` when the file is not a PNG image.
  static func properties(_ file: [UInt8], name: String) throws(ImageError) -> PNGProperties {
    guard !file.isEmpty else {
      throw ImageError(kind: .notAnImage, "\(name) is empty; a PNG image is needed")
    }
    if let properties = PNGProperties(file) { return properties }
    guard file.starts(with: PNGProperties.signature) else {
      throw ImageError(
        kind: .notAnImage, "\(name) is not a PNG image; convert it to PNG")
    }
    throw damaged(name, "its size cannot be read")
  }

  /// Returns the pixels of a file with known metadata.
  /// - Throws: ``ImageError``.
  static func pixmap(
    _ file: [UInt8], _ properties: PNGProperties, name: String, mostPixels: Int = mostPixels
  ) throws(ImageError) -> Pixmap {
    let (width, height) = (properties.width, properties.height)
    try check(properties, name: name, mostPixels: mostPixels)
    var message = [CChar](repeating: 0, count: Int(PNG_MESSAGE_SIZE))
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
      guard let target = target.baseAddress else { return }
      let isRead = unsafe file.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return false }
        return unsafe png_decode(
          base, bytes.count, target, UInt32(width), UInt32(height), &message)
      }
      count = isRead ? 4 * width * height : 0
    }
    guard !pixels.isEmpty else { throw damaged(name, reason(message)) }
    return Pixmap(width: width, height: height, unpremultiplied: pixels)
  }

  /// Returns the pixels of a file with known metadata; a large image is scaled down while its rows are read.
  /// - Returns: as many pixels as ``PixelImage/reduction(width:height:)`` leaves.
  /// - Throws: ``ImageError``.
  static func reducedPixmap(
    _ file: [UInt8], _ properties: PNGProperties, name: String
  ) throws(ImageError) -> Pixmap {
    let (width, height) = (properties.width, properties.height)
    try check(properties, name: name, mostPixels: mostPixels)
    let factor = PixelImage.reduction(width: width, height: height)
    guard factor > 1 else {
      return try pixmap(file, properties, name: name)
    }
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var message = [CChar](repeating: 0, count: Int(PNG_MESSAGE_SIZE))
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: 4 * columns * rows) { target, count in
      guard let target = target.baseAddress else { return }
      let isRead = unsafe file.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return false }
        return unsafe png_decode_blocks(
          base, bytes.count, target, UInt32(width), UInt32(height), UInt32(factor), &message)
      }
      count = isRead ? 4 * columns * rows : 0
    }
    guard !pixels.isEmpty else { throw damaged(name, reason(message)) }
    return Pixmap(width: columns, height: rows, pixels: pixels)
  }

  private static func check(
    _ properties: PNGProperties, name: String, mostPixels: Int
  ) throws(ImageError) {
    let (width, height) = (properties.width, properties.height)
    // Each is less than 2³².
    guard width <= mostPixels / height else {
      throw ImageError(
        kind: .tooLarge,
        "\(name) has \(width) × \(height) pixels; at most \(mostPixels) are read, so scale it down")
    }
  }

  private static func damaged(_ name: String, _ reason: String) -> ImageError {
    ImageError(
      kind: .damaged, "\(name) is a damaged PNG image: \(reason); copy it again or export it anew")
  }

  /// Translates libpng's message.
  private static func reason(_ message: [CChar]) -> String {
    let text = String(
      decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text == "Not enough image data" ? "it ends too early" : text
  }
}
