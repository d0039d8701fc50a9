internal import Geometry
internal import OpenType

extension OverlapDetection {
  /// Whether the contours of a glyph cross each other or themselves.
  static func overlaps(_ outline: Outline) -> Bool {
    overlaps(
      outline.contours.map { Path(outline: $0).flattened(tolerance: 1).first?.points ?? [] })
  }
}
