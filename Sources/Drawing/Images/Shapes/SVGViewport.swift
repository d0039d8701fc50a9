internal import SymtextSupport
internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextSVGReading

/// The size of an SVG and the visible part of its user space.
///
/// <https://www.w3.org/TR/SVG2/coords.html#PreserveAspectRatioAttribute>
struct SVGViewport {
  private let viewBox: Rect
  private let attributes: ExactDictionary<String>
  private let name: String

  init(_ drawing: SVGDrawing, name: String) {
    viewBox = drawing.viewBox
    attributes = drawing.root.attributes
    self.name = name
  }

  /// - Returns: the visible part of the drawing, in its units, and the size, in CSS pixels.
  /// - Throws: ``ImageError``.
  func placed() throws(ImageError) -> (frame: Rect, size: Vector) {
    let (width, height) = (length("width"), length("height"))
    let ratio = viewBox.height / viewBox.width
    let size =
      switch (width, height) {
      case (let width?, let height?): Vector(width, height)
      case (let width?, nil): Vector(width, width * ratio)
      case (nil, let height?): Vector(height / ratio, height)
      case (nil, nil): Vector(viewBox.width, viewBox.height)
      }
    guard size.x.isFinite, size.y.isFinite, size.x > 0, size.y > 0 else {
      throw ImageError(
        kind: .noSize, "\(name) is \(size.x) × \(size.y); both sides must be positive")
    }
    return (frame(size), size)
  }

  /// Returns a length; `nil` without one, and for percentages, which depend on a page.
  private func length(_ key: String) -> Double? {
    guard let text = attributes[key], !text.contains("%") else { return nil }
    return SVGLength.parse(text, whole: 0).flatMap { $0 > 0 ? $0 : nil }
  }

  private func frame(_ size: Vector) -> Rect {
    let words = (attributes["preserveAspectRatio"] ?? "xMidYMid")
      .split(whereSeparator: \.isWhitespace)
    let align = words.first.map(String.init) ?? "xMidYMid"
    guard align != "none" else { return viewBox }
    let scales = (size.x / viewBox.width, size.y / viewBox.height)
    let scale = words.contains("slice") ? max(scales.0, scales.1) : min(scales.0, scales.1)
    let (width, height) = (size.x / scale, size.y / scale)
    func part(_ least: String, _ most: String) -> Double {
      align.contains(least) ? 0 : align.contains(most) ? 1 : 0.5
    }
    return Rect(
      x: viewBox.minX - (width - viewBox.width) * part("xMin", "xMax"),
      y: viewBox.minY - (height - viewBox.height) * part("YMin", "YMax"), width: width,
      height: height)
  }
}
