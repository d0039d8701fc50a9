public import Pixels
public import Colors
internal import Geometry

extension DisplayList {
  /// The picture as SVG; `background` is painted first, nothing is when it is `nil`.
  ///
  /// Its coordinates are points, y down. What is said in its place (``altText``) is its title, and from the
  /// second paragraph on its description; without any it is hidden from those who cannot see it. Equal
  /// pictures give equal bytes; the `id`s of different ones differ, so that many can stand in one HTML
  /// page.
  ///
  /// <https://www.w3.org/TR/SVG2/>
  /// - Parameters:
  ///   - pixelRatio: how many CSS pixels a point is wide and high where nothing else gives the picture a
  ///     size; nothing else depends on it.
  ///   - text: what text becomes; symbols are always paths.
  /// - Throws: ``RenderingError`` when the picture has no size that can be written.
  public func svg(
    pixelRatio: Double = 1, background: Color? = nil, text: SVGText = .paths
  ) throws(RenderingError) -> [UInt8] {
    guard
      [width, height, width * pixelRatio, height * pixelRatio].allSatisfy({ $0 >= 0 && $0 < 1e9 })
    else { throw RenderingError("a picture of \(width) × \(height) points cannot be made") }
    let precision = SVGPrecision(size: max(width, height))
    var items = self.items
    if let background {
      let box = Rect(x: 0, y: 0, width: width, height: height)
      items.insert(
        .fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(background)), at: 0)
    }
    let outliner = DisplayItemOutliner(
      tolerance: 1 / precision.unitsPerPoint, keepsText: text == .text)
    var writer = try SVGWriter(outliner.items(items), precision: precision)
    let (width, height) = (precision.text(width), precision.text(height))
    let title = SVGTitle(altText, isText: text == .text)
    var bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(precision.text(self.width * pixelRatio))" \
      height="\(precision.text(self.height * pixelRatio))" viewBox="0 0 \(width) \(height)"\
      \(title.attributes)>

      """.utf8)
    bytes += title.elements.utf8
    bytes += try writer.fonts.styleSheet().utf8
    bytes += writer.definitions
    writer.finish(behind: bytes)
    SVGIdentifier.name(&writer.bytes)
    return writer.bytes
  }
}
