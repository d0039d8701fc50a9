internal import Geometry

/// What an SVG file draws: shapes from back to front, every transform applied.
///
/// Source space: the units of the root's `viewBox`, y down.
struct SVGDrawing: Sendable {
  /// The part of the plane that the file shows.
  var viewBox: Rect
  /// In drawing order, those that nobody sees among them.
  var shapes: [SVGDrawnShape]
  /// The element of the root.
  var root: XMLElement
  /// What could not be read, when that was let pass.
  var warnings: [ImportError]
}
