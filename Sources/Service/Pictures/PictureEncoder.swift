package import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextGraphics
package import SymtextDrawing

/// Encodes pictures as PNG files one after another and reuses the drawings of earlier ones.
///
/// For one thread at a time.
package final class PictureEncoder {
  private struct Key: Hashable {
    var blending: Blending
    var level: Int
    var snapping: Snapping
  }

  private var renderers: [Key: PNGRenderer] = [:]

  /// The maximum pixels of a picture.
  private let mostPixels: Int

  /// - Parameter mostPixels: the maximum pixels of a picture; larger ones are refused before drawing.
  package init(mostPixels: Int? = nil) { self.mostPixels = mostPixels ?? Pixmap.mostPixels }

  /// - Throws: ``CommandError`` (bad data) if a picture is larger than allowed.
  package func check(_ list: DisplayList, pixelRatio: Double) throws(CommandError) {
    let pixels = (list.width * pixelRatio).rounded(.up) * (list.height * pixelRatio).rounded(.up)
    guard mostPixels < Pixmap.mostPixels, pixels > Double(mostPixels) else { return }
    throw .badData(
      .tooLarge,
      "the picture has more than the allowed \(mostPixels) pixels; draw it smaller")
  }

  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - png: the options for blending, compression and alignment with pixels.
  /// - Throws: ``RenderingError`` if the picture is too large.
  func png(
    _ list: DisplayList, pixelRatio: Double, background: Color?, _ png: PNGOptions
  ) throws(RenderingError) -> EncodedPicture {
    let key = Key(blending: png.blending, level: png.level, snapping: png.snapping)
    let renderer =
      renderers[key]
      ?? PNGRenderer(blending: png.blending, level: png.level, snapping: png.snapping)
    renderers[key] = renderer
    let file = try renderer.longPNG(list, pixelRatio: pixelRatio, background: background)
    return EncodedPicture(file.bytes, pixels: (Double(file.width), Double(file.height)))
  }
}
