internal import Pixels
internal import Colors
internal import Drawing

/// Makes PNG files of pictures, one after another, with what was drawn for others like them.
///
/// For one thread at a time.
package final class PictureEncoder {
  private struct Key: Hashable {
    var blending: Blending
    var level: Int
  }

  private var renderers: [Key: PNGRenderer] = [:]

  package init() {}

  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - level: how hard to compress, 1 to 12.
  /// - Throws: ``RenderingError`` when the picture is too large.
  func png(
    _ list: DisplayList, pixelRatio: Double, background: Color?, blending: Blending, level: Int
  ) throws(RenderingError) -> EncodedPicture {
    let key = Key(blending: blending, level: level)
    let renderer = renderers[key] ?? PNGRenderer(blending: blending, level: level)
    renderers[key] = renderer
    let file = try renderer.png(list, pixelRatio: pixelRatio, background: background)
    return EncodedPicture(bytes: file.bytes, pixels: (Double(file.width), Double(file.height)))
  }
}
