internal import SymtextSupport
internal import CSymtextWebP

/// Compresses pixels with libwebp, which is loaded on first use.
struct WebPCompressor {
  /// 0, the fastest, to 6.
  let method: Int32
  /// The effort within the method, 0 to 100.
  let effort: Int32
  private var words: [UInt32] = []

  /// The greatest width or height: libwebp's `WEBP_MAX_DIMENSION`.
  static let mostSide = 16_383

  init(method: Int32, effort: Int32) { (self.method, self.effort) = (method, effort) }

  /// Returns the `VP8L` chunk of a picture, including its name.
  ///
  /// <https://developers.google.com/speed/webp/docs/riff_container#simple_file_format_lossless>
  /// - Throws: ``RenderingError`` if libwebp is not installed, the picture is too large, or there is not enough memory.
  mutating func chunk(of picture: Pixmap) throws(RenderingError) -> [UInt8] {
    let count = picture.width * picture.height
    precondition(picture.hasAllPixels)
    words.resize(to: count)
    unsafe picture.pixels.withUnsafeBytes { pixels in
      for place in 0..<count {
        let pixel = unsafe pixels.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
        let color = Pixmap.unpremultiplied(UInt32(littleEndian: pixel))
        // Swap red and blue.
        words[place] = color & 0xFF00_FF00 | (color & 0xFF) << 16 | color >> 16 & 0xFF
      }
    }
    var file: UnsafeMutablePointer<UInt8>?
    var size = 0
    let outcome = unsafe webp_compress(
      &words, Int32(picture.width), Int32(picture.height), method, effort, &file, &size)
    defer { unsafe webp_free(file) }
    switch outcome {
    case webp_done: break
    case webp_missing:
      throw RenderingError(
        kind: .notInstalled,
        "WebP needs libwebp, which is not installed: install the package libwebp7 (Debian) or webp")
    default:
      throw RenderingError(
        "libwebp could not compress \(picture.width) × \(picture.height) pixels: not enough memory"
      )
    }
    let bytes = unsafe Array(UnsafeBufferPointer(start: file, count: size))
    precondition(bytes.count > 12 + 8 && bytes[12...15].elementsEqual("VP8L".utf8))
    return Array(bytes[12...])
  }
}
