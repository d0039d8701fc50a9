public import SymtextImageFormats
package import SymtextSupport
public import SymtextGraphics

/// A finished picture: its size and its items, back to front.
///
/// Coordinates are points, y down, from the top left.
public struct DisplayList: Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// The items, back to front.
  public var items: [DisplayItem]
  /// The text alternative for screen readers; empty for a decoration.
  ///
  /// One line per paragraph. For a picture of a text: the text, with the names of its symbols.
  public var altText: String
  /// The BCP 47 language of ``altText`` if it differs from that of the picture's text; `nil` otherwise.
  public var altTextLanguage: String?
  /// The BCP 47 languages of the descriptions of its items that differ from that of its text, by the description.
  package var descriptionLanguages: ExactDictionary<String> = [:]
  /// The distance from the top to the first baseline; `nil` without a baseline.
  public var firstBaseline: Double?
  /// The distance from the top to the last baseline; `nil` without a baseline.
  public var lastBaseline: Double?
  /// The size of its text, in points; `nil` when the text has no single size.
  public var fontSize: Double?
  /// The room for motion around the layout, which is part of the size.
  public var margins = CanvasMargins.none

  /// Creates a picture.
  /// - Parameter lastBaseline: defaults to the first one.
  public init(
    width: Double, height: Double, items: [DisplayItem], altText: String = "",
    firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.items = items
    self.altText = altText
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline ?? firstBaseline
  }

  /// Returns the picture as a PNG file with its ``altText``.
  ///
  /// The process keeps the drawn glyphs, and their fonts, for its next pictures.
  /// - Parameters:
  ///   - pixelRatio: pixels per point, which the file stores as its density.
  ///   - background: painted first; `nil` leaves the background transparent.
  ///   - blending: the space in which colours are mixed.
  ///   - level: the compression level, 1 to 12.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    pixelRatio: Double = 1, background: Color? = nil, blending: Blending = .srgb, level: Int = 1,
    snapping: Snapping = .automatic
  ) throws(RenderingError) -> [UInt8] {
    try IdleRenderers.use(blending: blending, level: level, snapping: snapping) {
      (renderer) throws(RenderingError) in
      try renderer.png(self, pixelRatio: pixelRatio, background: background).bytes
    }
  }
}
