package import SymtextGraphics

/// What an SVG file draws: shapes from back to front, every transform applied.
///
/// Source space: the units of the root's `viewBox`, y down.
package struct SVGDrawing: Sendable {
  /// The part of the plane that the file shows.
  package var viewBox: Rect
  /// In drawing order, those that nobody sees among them.
  package var shapes: [SVGDrawnShape]
  /// The element of the root.
  package var root: XMLElement
  /// What could not be read, when that was let pass.
  package var warnings: [ImportError]
}
