package import SymtextGraphics

/// A linear or radial gradient that fills or strokes a shape.
///
/// <https://www.w3.org/TR/SVG2/pservers.html#Gradients>
package struct SVGGradient: Hashable, Sendable {
  /// The geometry of the gradient, in its own space.
  package enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// From the focal circle to the outer circle.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
  }

  /// The continuation before the first stop and after the last one.
  package enum Spread: String, Sendable { case pad, reflect, `repeat` }

  /// A colour at an offset of 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: SVGColor
    package var opacity: Double
  }

  package var shape: Shape
  /// At least two stops; their offsets never decrease.
  package var stops: [Stop]
  package var spread: Spread
  /// Maps the gradient's own space to the drawing's.
  package var map: Affine
}
