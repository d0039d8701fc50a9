package import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextGraphics
package import SymtextDrawing

/// Makes PNG files of pictures, one after another, with what was drawn for others like them.
///
/// For one thread at a time.
package final class PictureEncoder {
  private struct Key: Hashable {
    var blending: Blending
    var level: Int
    var snapping: Snapping
  }

  private var renderers: [Key: PNGRenderer] = [:]

  /// The most pixels of a picture.
  private let mostPixels: Int

  /// - Parameter mostPixels: larger pictures are refused before they are drawn.
  package init(mostPixels: Int? = nil) { self.mostPixels = mostPixels ?? Pixmap.mostPixels }

  /// - Throws: ``CommandError`` (bad data) when a picture is larger than is allowed.
  package func check(_ list: DisplayList, pixelRatio: Double) throws(CommandError) {
    let pixels = (list.width * pixelRatio).rounded(.up) * (list.height * pixelRatio).rounded(.up)
    guard mostPixels < Pixmap.mostPixels, pixels > Double(mostPixels) else { return }
    throw .badData(
      .tooLarge,
      "the picture has more than the \(mostPixels) pixels that are allowed; draw it smaller")
  }

  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - png: how pixels are blended, compressed and brought onto rows.
  /// - Throws: ``RenderingError`` when the picture is too large.
  func png(
    _ list: DisplayList, pixelRatio: Double, background: Color?, _ png: PNGOptions
  ) throws(RenderingError) -> EncodedPicture {
    let key = Key(blending: png.blending, level: png.level, snapping: png.snapping)
    let renderer =
      renderers[key]
      ?? PNGRenderer(blending: png.blending, level: png.level, snapping: png.snapping)
    renderers[key] = renderer
    let file = try renderer.png(list, pixelRatio: pixelRatio, background: background)
    return EncodedPicture(bytes: file.bytes, pixels: (Double(file.width), Double(file.height)))
  }
}
