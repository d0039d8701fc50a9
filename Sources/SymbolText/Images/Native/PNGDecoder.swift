internal import CPNG

/// Reads PNG images, by libpng.
///
/// <https://www.w3.org/TR/png-3/>
enum PNGDecoder {
  /// The most pixels an image may have.
  static let mostPixels = 64 << 20

  /// The pixels of an image of any kind: palettes, greys, 16 bits, interlaced.
  /// - Parameters:
  ///   - file: the file's bytes.
  ///   - name: what errors call it.
  /// - Throws: ``ImageError``.
  static func pixmap(
    _ file: [UInt8], name: String, mostPixels: Int = mostPixels
  ) throws(ImageError) -> Pixmap {
    try pixmap(file, properties(file, name: name), name: name, mostPixels: mostPixels)
  }

  /// What the file says about its picture.
  /// - Throws: ``ImageError`` when it is no PNG image.
  static func properties(_ file: [UInt8], name: String) throws(ImageError) -> PNGProperties {
    guard !file.isEmpty else {
      throw ImageError(kind: .notAnImage, "\(name) is empty; a PNG image is needed")
    }
    if let properties = PNGProperties(file) { return properties }
    guard file.starts(with: PNGProperties.signature) else {
      throw ImageError(
        kind: .notAnImage, "\(name) is no PNG image, whatever its name says; convert it to PNG")
    }
    throw damaged(name, "its size cannot be read")
  }

  /// The pixels, once it is known what the file says about them.
  /// - Throws: ``ImageError``.
  static func pixmap(
    _ file: [UInt8], _ properties: PNGProperties, name: String, mostPixels: Int = mostPixels
  ) throws(ImageError) -> Pixmap {
    let (width, height) = (properties.width, properties.height)
    // Each is less than 2³².
    guard width <= mostPixels / height else {
      throw ImageError(
        kind: .tooLarge,
        "\(name) has \(width) × \(height) pixels; at most \(mostPixels) are read, so scale it down")
    }
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    var pixels: [UInt8] = []
    let isRead = unsafe file.withUnsafeBytes { bytes in
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
        unsafe (Int(image.width), Int(image.height)) == (width, height)
      else { return false }
      unsafe image.format = st_PNG_FORMAT_RGBA
      // 16 bits without gamma are sRGB, as 8 bits are.
      unsafe image.flags |= st_PNG_IMAGE_FLAG_16BIT_sRGB
      unsafe pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
        // Rows without a gap. libpng writes all of them or fails.
        let status = unsafe png_image_finish_read(&image, nil, target.baseAddress, 0, nil)
        count = status == 0 ? 0 : 4 * width * height
      }
      return !pixels.isEmpty
    }
    guard isRead else { throw damaged(name, unsafe reason(image)) }
    premultiply(&pixels)
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func damaged(_ name: String, _ reason: String) -> ImageError {
    ImageError(
      kind: .damaged, "\(name) is a damaged PNG image: \(reason); copy it again or export it anew")
  }

  /// What libpng says went wrong.
  private static func reason(_ image: png_image) -> String {
    let message = unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch message {
    case "": return "its size is not clear"
    case "read beyond end of data", "Not enough image data": return "it ends too early"
    default: return message
    }
  }

  private static func premultiply(_ pixels: inout [UInt8]) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = unsafe UInt32(pixels[start + 3])
        if alpha == 255 { continue }
        for part in start..<start + 3 {
          unsafe pixels[part] = UInt8(
            truncatingIfNeeded: (UInt32(pixels[part]) &* alpha &+ 127) / 255)
        }
      }
    }
  }
}
