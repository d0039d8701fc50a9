package import SymtextGraphics

/// The shapes of an SVG file from back to front, with every transform applied.
///
/// Source space: the units of the root's `viewBox`, y down.
package struct SVGDrawing: Sendable {
  /// The visible part of the plane.
  package var viewBox: Rect
  /// In drawing order, including invisible shapes.
  package var shapes: [SVGDrawnShape]
  /// The root element.
  package var root: XMLElement
  /// The errors that a lenient reader passed over.
  package var warnings: [ImportError]
}
