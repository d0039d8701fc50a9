internal import CBundledFont
internal import OpenType

/// The bundled symbol font: bytes of the executable, no file is read.
enum BundledFont {
  static let data: FontData = {
    let font = unsafe symtext_bundled_font()
    return unsafe FontData(permanent: UnsafeRawBufferPointer(start: font.start, count: font.count))
  }()
}
